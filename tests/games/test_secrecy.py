"""Nobody learns what is hidden. Every game has other worlds beside its tests, made by changing hidden facts directly."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

import muraglia
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.kernel.bags import count_of, kinds_in
from muraglia.kernel.errors import MuragliaError
from muraglia.kernel.rng import rng_from_seed
from tests.games.about import about, other_worlds, tables
from tests.support import chinesische_mauer, die_mauer, games_to_play, second_action, show

SEED = "the greatest secret of all"


def everything_a_seat_gets(game: muraglia.Game, seat: int) -> bytes:
    """All that could reach a seat (-1: an onlooker), as bytes; their number is part of the comparison."""
    parts: list[Any] = [
        game.spec.view_for_people(game.position, seat),
        game.to_act,
        game.version,
        game.scores,
        [(event.kind.name, event.args, event.secret) for event in game.events(seat)],
    ]
    if seat >= 0:
        if game.position.is_asked(seat):
            question = game.question_for_people(seat)
            parts.append([question, game.options(seat)])
        parts.append([repr(game.position.why_not(seat, pick)) for pick in range(len(game.spec.notation))])
    return msgspec.json.encode(parts)


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_hidden_fact_changes_nothing_for_those_who_do_not_know_it(name: str, players: int, options: dict[str, str]) -> None:
    compared = 0
    for number in range(max(1, games_to_play(24) // 8)):
        game = begin(name, players, f"{SEED} {number}", {**about(name).short, **options})
        rng = rng_from_seed(f"worlds {name} {players} {number}")
        step = 0
        while not game.is_over:
            if step % about(name).every == 0:
                truth = {seat: everything_a_seat_gets(game, seat) for seat in range(-1, players)}
                for world, knowing in other_worlds(game, rng):
                    for seat in set(range(-1, players)) - knowing:
                        assert everything_a_seat_gets(world, seat) == truth[seat], f"{name} seed {number} step {step} seat {seat}"
                        compared += 1
            seats = game.to_act
            seat = seats[rng.below(len(seats))]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)
            step += 1
    assert compared > about(name).least


def test_later_moves_keep_a_gift_hidden() -> None:
    """The same public choices after two different gifts look the same to the third player."""
    worlds = []
    for gift in ("give-T", "give-W3"):
        game = die_mauer(players=3)
        show(game, "fist fist W1")
        game.play(gift, 1)
        show(game, "W2 W2 W2")
        while game.to_act != [0, 1, 2]:
            game.play("right")
        show(game, "G G W4")
        worlds.append(game)
    assert worlds[0].view(2) == worlds[1].view(2)
    assert worlds[0].view(-1) == worlds[1].view(-1)
    assert worlds[0].record(2) == worlds[1].record(2)
    assert worlds[0].view(0) != worlds[1].view(0)


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_neither_seed_nor_generator_reaches_a_seat(name: str, players: int, options: dict[str, str]) -> None:
    game = begin(name, players, SEED, options)
    rng = rng_from_seed("a game")
    seen: list[str] = []
    for _ in range(max(10, games_to_play(40))):
        for seat in range(players):
            seen += [everything_a_seat_gets(game, seat).decode(), game.record(seat), repr(game.view(seat))]
            try:
                game.play("nonsense", seat)
            except MuragliaError as error:
                seen.append(str(error))
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    assert SEED in game.record()
    digits = [str(word) for word in (rng_from_seed(SEED).a, rng_from_seed(SEED).b, rng_from_seed(SEED).c)]
    assert not any(secret in text for text in seen for secret in (SEED, *digits))


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_an_imagined_position_shows_the_same_view(name: str, players: int, options: dict[str, str]) -> None:
    """Views survive the wire, and a position made from one shows it again, redealt or not."""
    spec = SPECS[name]
    for number in range(max(1, games_to_play(24) // 12)):
        game = begin(name, players, number, {**about(name).short, **options})
        rng = rng_from_seed(f"imagine {number}")
        while not game.is_over:
            for seat in range(-1, players):
                view = game.view(seat)
                sent = msgspec.json.decode(msgspec.json.encode(view), type=spec.view_type)
                assert sent == view
                position = spec.imagine(sent)
                if not game.history.waiting:  # the answers of others are not in the view
                    assert spec.view(position, seat) == view
                position.redeal(seat, rng)
                again = spec.view(position, seat)
                if game.history.waiting:
                    withdrawn = {field: getattr(view.public, field) for field in about(name).withdrawn}
                    again = msgspec.structs.replace(again, public=msgspec.structs.replace(again.public, **withdrawn))
                assert again == view
                if seat >= 0:
                    assert position.options(seat) == game.position.options(seat)
            seats = game.to_act
            seat = seats[rng.below(len(seats))]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_redeal_changes_nothing_for_the_seat_it_is_made_for(name: str, players: int, options: dict[str, str]) -> None:
    game = begin(name, players, SEED, {**about(name).short, **options})
    rng = rng_from_seed(f"redeal {name} {players}")
    step = 0
    while not game.is_over:
        if step % about(name).every == 0 and not game.history.waiting:
            for seat in range(-1, players):
                world = game.copy()
                world.position.redeal(seat, rng)
                assert everything_a_seat_gets(world, seat) == everything_a_seat_gets(game, seat), f"step {step} seat {seat}"
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
        step += 1


def test_redeal_reaches_every_world_of_a_small_chinesische_mauer() -> None:
    game = chinesische_mauer(
        ["7 3 | aW", "5 4 | bW"], second_action("a"), hands={"a": "WG", "b": "WS"}, decks={"a": "TN", "b": "GS"}, supply="8 2"
    )
    expected = set()
    for mine in set(permutations("TN")):
        for theirs in set(permutations("WSGS")):
            for tiles in permutations((8, 2)):
                expected.add((mine, tuple(sorted(theirs[:2])), theirs[2:], tiles))
    rng = rng_from_seed("worlds")
    reached = set()
    for _ in range(4000):
        position: Any = game.position.clone()
        position.redeal(0, rng)
        assert position.hands[0] == game.position.hands[0]  # type: ignore[attr-defined]
        letters = "WGTNSRD"
        deck = [tuple(letters[kind] for kind in reversed(cards)) for cards in position.decks]
        hand = tuple(sorted(letters[kind] for kind in kinds_in(position.hands[1])))
        reached.add((deck[0], hand, deck[1], tuple(position.supply)))
    assert reached == expected


def test_redeal_reaches_every_world_of_a_small_die_mauer() -> None:
    game = die_mauer(players=4)
    show(game, "fist fist W1 W1")
    game.play("give-W3", 1)
    rng = rng_from_seed("worlds")

    def worlds(observer: int) -> set[tuple[int, ...]]:
        reached = set()
        for _ in range(600):
            position: Any = game.position.clone()
            position.redeal(observer, rng)
            reached.add(tuple(position.hands))
        return reached

    truth = tuple(game.position.hands)  # type: ignore[attr-defined]
    assert worlds(0) == worlds(1) == {truth}
    assert len(worlds(2)) == 7  # any of the seven blocks of b
    assert truth in worlds(2) and worlds(2) == worlds(3) == worlds(-1)
    assert game.view(2).public.master == 1
    show(game, "W2 W2 T T")  # b shows a W2, so it was not the gift
    assert len(worlds(2)) == 6
    assert all(count_of(world[1], 3) for world in worlds(2))
