"""Die Mauer: what is known to whom (docs/rules/die-mauer.md)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import muraglia
from muraglia.games.die_mauer.knowledge import possible_hands, reckon
from muraglia.games.die_mauer.rules import DieMauer
from muraglia.games.die_mauer.seeing import held_views
from muraglia.games.die_mauer.spec import SPEC
from muraglia.games.die_mauer.view import ClueView, HeldView, StepView
from muraglia.kernel.rng import rng_from_seed
from tests.games.die_mauer.support import FULL, after_gift, position_of
from tests.support import die_mauer, line_of, rule, show

SET = dict.fromkeys(FULL.split(), 1)


@rule("DM-BUILD-2", "DM-BUILD-3")
@pytest.mark.parametrize(
    ("wall", "open_ends"),
    [("", (True, True)), ("T", (False, False)), ("W1", (True, True)), ("G W1 T W2", (False, True)), ("W2 T", (True, False))],
)
def test_a_view_tells_which_ends_take_towers_and_gates(wall: str, open_ends: tuple[bool, bool]) -> None:
    assert die_mauer(wall).view(-1).public.open_ends == open_ends


@rule("DM-ROUND-1")
def test_until_the_first_gift_every_hand_is_known_to_all() -> None:
    game = die_mauer(hands={"a": "T G W6", "b": "W1", "c": "G W2 W2"})
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).own.held == (
            HeldView(3, {"T": 1, "G": 1, "W6": 1}, {"T": 1, "G": 1, "W6": 1}),
            HeldView(1, {"W1": 1}, {"W1": 1}),
            HeldView(3, {"G": 1, "W2": 2}, {"G": 1, "W2": 2}),
        )


@rule("DM-FIST-2", "DM-ROUND-1")
def test_after_a_gift_giver_and_master_know_what_was_given_and_the_others_only_what_is_certain() -> None:
    game = after_gift("W3")
    without = {name: 1 for name in SET if name != "W3"}
    for seat in (0, 1):
        assert game.view(seat).own.held == (
            HeldView(8, {**SET, "W3": 2}, {**SET, "W3": 2}),
            HeldView(6, without, without),
            HeldView(7, SET, SET),
        )
    for seat in (-1, 2):
        assert game.view(seat).own.held == (
            HeldView(8, SET, dict.fromkeys(SET, 2)),
            HeldView(6, {}, SET),
            HeldView(7, SET, SET),
        )


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_block_the_giver_shows_was_not_the_gift() -> None:
    game = after_gift("W3")
    show(game, "W1 T W1")
    assert line_of(game, "clues") == "b>a:W3 a:W1 b:T c:W1"
    held = game.view(2).own.held
    assert held[1] == HeldView(6, {"T": 1}, SET)
    assert held[0] == HeldView(8, SET, {**dict.fromkeys(SET, 2), "T": 1})


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_block_shown_or_built_twice_makes_the_gift_certain() -> None:
    game = after_gift("W3")
    show(game, "W3 G T")
    game.play("right", 1)
    assert game.view(2).own.held[1] == HeldView(5, {}, {name: 1 for name in SET if name != "G"})
    show(game, "W3 W1 W3")
    assert game.to_act == [0]
    game.play("left", 0)
    assert line_of(game, "clues") == "b>a:W3 a:W3 b:G c:T b!G a:W3 b:W1 c:W3 a!W3"
    assert game.view(2).own.held[0] == HeldView(
        7, {name: 1 for name in SET if name != "W3"}, {"T": 2, "G": 1, "W1": 1, "W2": 2, "W3": 1, "W4": 2, "W6": 2}
    )
    show(game, "W3 W1 fist")
    known = game.view(2).own
    assert known.held[0] == HeldView(7, SET, SET)
    assert known.held[1] == HeldView(5, {"T": 1, "W1": 1, "W2": 1, "W4": 1, "W6": 1}, {"T": 1, "W1": 1, "W2": 1, "W4": 1, "W6": 1})
    assert known.clues[:5] == (
        ClueView("given", 1, 0, None),
        ClueView("shown", 0, None, "W3"),
        ClueView("shown", 1, None, "G"),
        ClueView("shown", 2, None, "T"),
        ClueView("built", 1, None, "G"),
    )
    assert [clue.block for clue in known.clues[5:]] == ["W3", "W1", "W3", "W3", "W3", "W1"]


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_gift_may_be_passed_on_and_everybody_knows_his_own_part() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "G W2", "c": "W3 W4"})
    show(game, "fist fist W3")
    game.play("give-G", 1)
    show(game, "fist fist W4")
    assert line_of(game, "clues") == "b>a:G c:W4"
    game.play("give-T", 0)
    assert line_of(game, "known") == "a=T,W1 b=G,W2 c=W3,W4"
    assert line_of(game, "clues") == "b>a:G c:W4 a>b:T"
    for seat in (0, 1):
        assert game.view(seat).own.held[0] == HeldView(2, {"G": 1, "W1": 1}, {"G": 1, "W1": 1})
    assert game.view(2).own.held[0] == HeldView(2, {}, {"T": 1, "G": 1, "W1": 1, "W2": 1})
    assert game.view(2).own.held[1] == HeldView(2, {}, {"T": 1, "G": 1, "W1": 1, "W2": 1})
    assert len(possible_hands(position_of(game), 2)) == 5
    assert possible_hands(position_of(game), 1) == [position_of(game).hands]


def many_gifts(givers: str, more: str = "", moved: str = "W2") -> muraglia.Game:
    """Six players; each of the givers has given a a block."""
    lines = die_mauer(players=6).position_text().split("\n")
    for number, line in enumerate(lines):
        key = line.partition(": ")[0]
        if key == "hand a":
            lines[number] = f"hand a: T G W1 W2 {f'{moved} ' * len(givers)}W3 W4 W6"
        elif key.startswith("hand ") and key[-1] in givers:
            lines[number] = f"{key}: {FULL.replace(f'{moved} ', '')}"
        elif key == "known":
            lines[number] = "known: " + " ".join(f"{letter}={FULL.replace(' ', ',')}" for letter in "abcdef")
        elif key == "clues":
            lines[number] = "clues: " + " ".join([f"{giver}>a:{moved}" for giver in givers] + more.split())
    return muraglia.set_up("\n".join(lines))


@rule("DM-FIST-2")
def test_every_hidden_gift_multiplies_what_may_be_until_there_are_too_many() -> None:
    assert [len(possible_hands(position_of(many_gifts("bcdef"[:count])), -1)) for count in range(1, 5)] == [7, 49, 343, 2401]
    assert len(possible_hands(position_of(many_gifts("bcdef")), -1)) == 3362  # every fifth of 7 ** 5
    assert len(possible_hands(position_of(many_gifts("bcdef")), 3)) == 2401
    assert [held.size for held in many_gifts("bcdef").view(-1).own.held] == [12, 6, 6, 6, 6, 6]


@rule("DM-FIST-2")
def test_what_was_left_aside_comes_back_when_it_turns_out_to_be_true() -> None:
    shown = " ".join(f"{giver}:{block}" for giver in "bcdef" for block in FULL.split() if block != "W2")
    game = many_gifts("bcdef", shown)
    assert possible_hands(position_of(game), -1) == [position_of(game).hands]
    assert game.view(-1).own.held[0].certain == {**SET, "W2": 6}


@rule("DM-ROUND-1")
def test_an_imagined_position_holds_only_what_the_seat_knows() -> None:
    game = after_gift("W3")
    game.play("T", 1)
    game.play("W2", 2)
    worlds = set()
    for seed in range(60):
        position = game.imagine(2, str(seed))
        assert isinstance(position, DieMauer)
        assert position.fists == [-1, -1, 4]
        assert position.hands[2] == position_of(game).hands[2]
        worlds.add(tuple(position.hands))
    assert worlds == {tuple(world) for world in possible_hands(position_of(game), 2)}
    assert len(worlds) == 7
    text = game.imagine(2, "x").text()
    assert "clues: b>a:?\n" in text
    assert muraglia.set_up(text).position.text() == text
    own = game.imagine(1, "x").text()
    assert own == game.position_text().replace("fist c: W2", "fist c: -")
    onlooker = game.imagine(-1, "x")
    assert isinstance(onlooker, DieMauer)
    assert onlooker.fists == [-1, -1, -1]


@rule("DM-ROUND-1")
def test_dealing_anew_changes_only_what_the_seat_does_not_know() -> None:
    game = after_gift("W3")
    show(game, "W3 W1 fist")
    hands = position_of(game).hands
    for seat, clues in ((0, "b>a:W3"), (1, "b>a:W3"), (2, "b>a:?"), (-1, "b>a:?")):
        worlds = set()
        for seed in range(40):
            position = game.position.clone()
            position.redeal(seat, rng_from_seed(str(seed)))
            assert isinstance(position, DieMauer)
            assert f"clues: {clues} a:W3 b:W1\n" in position.text()
            assert position.fists == [5, 3, 0]
            worlds.add(tuple(position.hands))
        assert len(worlds) == (1 if seat in (0, 1) else 6)
        assert tuple(hands) in worlds
    game.play("right", 1)
    game.play("T", 0)
    game.play("fist", 1)
    for seat, fists in ((0, [1, -1, -1]), (1, [-1, 0, -1]), (2, [-1, -1, -1]), (-1, [-1, -1, -1])):
        position = game.position.clone()
        position.redeal(seat, rng_from_seed("x"))
        assert isinstance(position, DieMauer)
        assert position.fists == fists


@rule("DM-ROUND-1")
def test_what_is_imagined_from_a_view_fits_it_even_before_it_is_dealt_anew() -> None:
    game = after_gift("T")
    position = SPEC.imagine(game.view(2))
    assert isinstance(position, DieMauer)
    assert position.hands == possible_hands(position_of(game), 2)[0]
    assert muraglia.set_up(position.text()).view(2) == game.view(2)
    game = die_mauer(hands={"a": "W2 W2 W3", "b": "T T", "c": "W6"}, round=3, points="1 22 333", idle=5)
    assert SPEC.imagine(game.view(2)).text() == game.position_text()


@rule("DM-ROUND-1")
def test_a_view_can_be_sent_and_names_its_game() -> None:
    view = after_gift("T").view(2)
    sent = msgspec.json.encode(view)
    assert sent.startswith(b'{"game":"die-mauer","seat":2,"public":{"players":3,')
    assert msgspec.json.decode(sent, type=SPEC.view_type) == view


@rule("DM-ROUND-1")
def test_before_a_gift_an_imagined_position_is_the_true_one_but_for_closed_fists() -> None:
    game = muraglia.new("die-mauer", players=4, seed=5, wall_values="23456", rounds=2, memory_aid="off")
    show(game, "W2 W2 W3 W3" if game.view(0).public.master == 0 else "fist W3 W3 W3")
    while not line_of(game, "agenda").startswith("planning"):
        game.play(game.options()[0])
    assert game.imagine(3, "x").text() == game.position_text()
    game.play("W5", 3)
    game.play("W5", 0)
    assert game.imagine(3, "x").text() == game.position_text().replace("fist a: W5", "fist a: -")
    assert "memory_aid=off" in game.position_text()


@rule("DM-ROUND-1")
def test_open_fists_stay_open_in_an_imaginedposition_of() -> None:
    game = die_mauer("W1")
    show(game, "W2 W2 W2")
    assert game.imagine(0, "x").text() == game.position_text()
    game.play("left")
    assert game.imagine(0, "x").text() == game.position_text()


@rule("DM-ROUND-1")
def test_a_view_tells_everything_the_seat_knows() -> None:
    game = die_mauer("T W1", master="b", round=2, rounds=5, points="3 20 0", idle=4)
    show(game, "W2 W2 fist")
    view = game.view(0)
    assert (view.seat, view.public.players, view.public.version, view.public.round, view.public.master) == (0, 3, 1, 2, 1)
    assert view.public.options == {"wall_values": "12346", "rounds": "5", "memory_aid": "on"}
    assert (view.public.to_act, view.public.steps) == ((0,), (StepView("building", 0, "W2"), StepView("end-of-turn", 1, None)))
    assert (view.public.wall, view.own.hand) == (("T", "W1"), tuple(FULL.split()))
    assert (view.public.chosen, view.public.fists) == ((True, True, True), ("W2", "W2", "fist"))
    assert (view.public.scores, view.public.idle, view.public.before_gifts, view.own.clues) == ((3, 20, 0), 4, (), ())
    assert (view.public.winners, view.public.is_over) == ((), False)
    assert muraglia.new("die-mauer", seed=1, memory_aid=False).view(0).public.options["memory_aid"] == "off"


@rule("DM-ROUND-1")
def test_with_too_many_worlds_to_follow_only_the_own_hand_is_certain() -> None:
    """The memory aid never calls something certain that is not."""
    game = die_mauer(players=4)
    show(game, "fist fist W1 W1")
    game.play("give-T", 1)
    site: Any = game.position
    exact = held_views(site, 2, 4096)
    assert exact == game.view(2).own.held
    assert reckon(site, 2, 4096)[1] and not reckon(site, 2, 3)[1]
    assert 0 < len(reckon(site, 2, 3)[0]) <= 3
    rough = held_views(site, 2, 3)
    assert rough[2] == exact[2]
    for player in (0, 1, 3):
        assert rough[player].size == exact[player].size
        assert rough[player].certain == {}
        assert all(rough[player].possible[name] >= count for name, count in exact[player].possible.items())
