"""Chinesische Mauer: what is known to whom (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

from collections import Counter

import pytest

import muraglia
from muraglia.games import spec_of
from muraglia.games.chinesische_mauer.rules import ChinesischeMauer
from muraglia.games.chinesische_mauer.tensor import tensor
from muraglia.games.chinesische_mauer.view import CardView, OwnView, PublicView, SectionView, StepView, View, won_by
from muraglia.kernel.rng import rng_from_seed
from tests.games.chinesische_mauer.support import NAME, POSITIONS
from tests.support import chinesische_mauer, line_of, random_positions, rule, scoring, second_action


def test_a_view_holds_all_that_is_public_and_the_own_hand() -> None:
    game = chinesische_mauer(
        ["7 3 | aW bG/aD bG bG", "closed", "5 | bT=4 aW"],
        second_action("a"),
        players=3,
        hands={"a": "WWGSR", "b": "ND", "c": "S"},
        decks={"a": "GS", "b": "-", "c": "WNG"},
        won={"a": "8 2"},
        supply="5 5 3 4",
    )
    rest = tuple(int(tile) for tile in line_of(game, "won c").split())
    public = PublicView(
        players=3,
        version=0,
        options={"hide_won_fame": "off"},
        to_act=(0,),
        steps=(StepView("second-action", 0, False), StepView("third-action", 0, False), StepView("end-of-turn", 0, False)),
        scored=(),
        finisher=-1,
        quiet=0,
        sections=(
            SectionView(
                open=True,
                tiles=(7, 3),
                row=(
                    CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),
                    CardView(owner=1, card="gate", covered=True, lies_on=False, tile=0, worth=0),
                    CardView(owner=0, card="dragon", covered=False, lies_on=True, tile=0, worth=1),
                    CardView(owner=1, card="gate", covered=False, lies_on=False, tile=0, worth=2),
                    CardView(owner=1, card="gate", covered=False, lies_on=False, tile=0, worth=2),
                ),
                points=(2, 4, None),
            ),
            SectionView(open=False, tiles=(), row=(), points=(None, None, None)),
            SectionView(
                open=True,
                tiles=(5,),
                row=(
                    CardView(owner=1, card="tower", covered=False, lies_on=False, tile=4, worth=3),
                    CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),
                ),
                points=(1, -1, None),
            ),
        ),
        hand_sizes=(5, 2, 1),
        deck_sizes=(2, 0, 3),
        left=(
            {"wall": 2, "gate": 2, "warrior": 2, "rider": 1},
            {"noble": 1, "dragon": 1},
            {"wall": 1, "gate": 1, "noble": 1, "warrior": 1},
        ),
        won=((8, 2), (), rest),
        boxed=(),
        tiles_left={3: 1, 4: 1, 5: 2},
        scores=(10, 0, sum(rest)),
        winners=(),
        is_over=False,
    )
    assert game.view(2) == View(seat=2, public=public, own=OwnView(hand={"warrior": 1}, face_down=()))
    assert game.view(-1) == View(seat=-1, public=public, own=OwnView(hand={}, face_down=()))


def test_a_view_shows_what_lies_under_a_dragon_at_the_end_of_a_row() -> None:
    row = chinesische_mauer(["5 | bG=4 bG/bD/aD", "7 3 |"], second_action("a")).view(0).public.sections[0].row
    assert [(card.covered, card.lies_on, card.tile) for card in row] == [
        (False, False, 4),
        (True, False, 0),
        (True, True, 0),
        (False, True, 0),
    ]


def test_a_view_tells_what_each_card_adds_to_its_owners_points() -> None:
    def worths(row: str) -> list[int]:
        game = chinesische_mauer([f"7 | {row}", "5 4 |"], second_action("a"))
        return [card.worth for card in game.view(0).public.sections[0].row]

    assert worths("aW=1 bG aT bR") == [1, 2, 3, 2]
    assert worths("aS=1 aS bS/bD aS bS") == [1, 2, 0, 1, 3, 1]
    assert worths("aT=1 aS aS bN bG") == [1, 1, 1, 1, 1]
    assert worths("aT=1 aS aS bN/bD bG") == [3, 1, 2, 0, 1, 2]


def test_what_the_cards_add_is_what_everybody_has_less_the_tile() -> None:
    for position in random_positions(NAME, 4, "worth"):
        if position.is_form_open():
            continue
        for section in spec_of(NAME).view(position, -1).public.sections:
            sums = [sum(card.worth - card.tile for card in section.row if card.owner == seat) for seat in range(4)]
            assert [points or 0 for points in section.points] == sums


def test_a_view_of_the_end_phase_and_of_a_scoring() -> None:
    text = chinesische_mauer(["7 3 | aG", "5 4 | aW"], "last-scoring(a)", finisher="a", quiet=1, scored="2").position_text()
    game = muraglia.set_up(text.replace("version: 0", "version: 17"))
    view = game.view(1)
    assert (view.public.version, view.public.finisher, view.public.quiet, view.public.scored, view.public.to_act) == (17, 0, 1, (1,), (0,))
    game.play("score-1 tile-7 on-G")
    assert game.version == 18


def imagined() -> muraglia.Game:
    return chinesische_mauer(
        ["7 3 | aW bG/aD bG bG", "closed", "5 | bT=4 aW"],
        second_action("a"),
        players=3,
        hands={"a": "WWGSR", "b": "ND", "c": "S"},
        decks={"a": "SG", "b": "-", "c": "WNG"},
        won={"a": "8 2"},
        supply="5 4 3 5",
        finisher="b",
    )


def test_from_a_view_alone_the_same_position_can_be_imagined_but_for_the_secrets() -> None:
    game = imagined()
    text = game.position_text()
    secrets = ("hand c", "deck", "supply")
    position = game.spec.imagine(game.view(0))
    shown = [line for line in text.split("\n") if not line.startswith(secrets)]
    assert [line for line in position.text().split("\n") if not line.startswith(secrets)] == shown
    mind = muraglia.set_up(position.text())
    assert [line_of(mind, key) for key in ("hand a", "deck a", "hand c", "deck c", "supply")] == ["WWGSR", "SG", "W", "SNG", "3 4 5 5"]
    assert mind.view(0) == game.view(0)
    assert position.options(0) == game.position.options(0)
    onlooker = game.spec.imagine(game.view(-1)).text().split("\n")
    assert "hand a: WWGGS" in onlooker
    assert "deck a: RS" in onlooker


@pytest.mark.parametrize("game", POSITIONS)
def test_an_imagined_position_looks_and_asks_like_the_real_one(game: muraglia.Game) -> None:
    for seat in range(game.players):
        position = game.spec.imagine(game.view(seat))
        assert game.spec.view(position, seat) == game.view(seat)
    mind = game.spec.imagine(game.view(game.to_act[0]))
    assert mind.options(game.to_act[0]) == game.position.options(game.to_act[0])
    assert mind.text() == muraglia.set_up(mind.text()).position.text()


def test_a_redeal_keeps_what_the_seat_knows_and_varies_the_rest() -> None:
    game = imagined()
    view = game.view(0)
    own, others, decks, supplies = set(), set(), set(), set()
    for seed in range(30):
        mind = muraglia.set_up(game.imagine(0, str(seed)).text())
        assert mind.view(0) == view
        assert line_of(mind, "hand b") == "ND"  # his deck is empty: the hand is known
        assert Counter(line_of(mind, "hand c") + line_of(mind, "deck c")) == Counter("SWNG")
        own.add(line_of(mind, "hand a"))
        decks.add(line_of(mind, "deck a"))
        others.add(line_of(mind, "hand c"))
        supplies.add(line_of(mind, "supply"))
    assert own == {"WWGSR"}
    assert decks == {"SG", "GS"}
    assert others == {"S", "W", "N", "G"}
    assert len(supplies) > 6
    assert game.position_text() == imagined().position_text()


def test_a_redeal_during_the_game_uses_only_what_is_still_to_come() -> None:
    game = chinesische_mauer(["7 | aW=1", "5 4 |"], scoring("a"), supply="8 2 3 4", decks={"a": "GT", "b": "SNR"}, hands={"b": "W"})
    game.play("score-1")
    game.play("draw")
    twin = game.position.clone()
    for seed in range(8):
        mind = muraglia.set_up(game.imagine(-1, str(seed)).text())
        assert sorted(line_of(mind, "supply").split()) == ["3", "4"]
        assert Counter(line_of(mind, "hand a") + line_of(mind, "deck a")) == Counter("GT")
        assert Counter(line_of(mind, "hand b") + line_of(mind, "deck b")) == Counter("SNRW")
        assert game.view(-1) == mind.view(-1)
        mind.play("draw")
    twin.redeal(1, rng_from_seed("x"))
    assert "hand b: W" in twin.text().split("\n")
    assert line_of(game, "supply") == "3 4"


def test_a_clone_is_independent_of_its_original() -> None:
    for start in POSITIONS:
        before = start.position_text()
        assert start.copy().position.text() == before
        for choice in start.options():
            twin = start.copy()
            twin.play(choice)
            assert start.position_text() == before
            assert twin.position_text() != before
            twin.undo()
            assert twin.position_text() == before


@rule("CM-SCORE-3")
def test_hidden_won_fame_shows_others_only_how_many_tiles() -> None:
    """By the option: in views, in what is sent, in the numbers for learning; at the end everything is turned up."""
    spec = spec_of(NAME)
    rng = rng_from_seed("hidden fame")
    game = muraglia.new(NAME, players=3, seed="hidden fame", hide_won_fame=True)
    counted = 0
    while not game.is_over:
        truth = game.position
        assert isinstance(truth, ChinesischeMauer)
        for seat in (-1, 0, 1, 2):
            view = game.view(seat)
            for player in range(3):
                tiles = tuple(truth.won[player])
                assert view.public.won[player] == (0,) * len(tiles) and view.public.scores[player] == 0
                assert won_by(view, player) == (tiles if player == seat else (0,) * len(tiles))
            for world in (spec.imagine(view), game.imagine(seat, "x")):
                assert spec.view(world, seat) == view
                assert tensor(world, seat) == tensor(truth, seat)
                assert spec.read_position(world.text()).text() == world.text()
            counted += sum(len(tiles) for tiles in truth.won)
        choices = game.choices()
        game.play(choices[rng.below(len(choices))])
    assert counted > 100
    assert all(game.view(seat).public.scores == tuple(game.scores) for seat in (-1, 0, 1, 2))
    assert 0 not in game.view(-1).public.won[0]


def test_without_the_option_won_fame_is_public() -> None:
    game = chinesische_mauer(["7 | aW bG=3", "5 4 |"], second_action("a"), hands={"a": "D"}, won={"a": "8", "b": "2 2"}, players=2)
    assert game.view(-1).public.scores == tuple(game.scores) and game.imagine(0, "x").scores() == game.scores and game.scores[0] == 8
