"""The rules of Dry Stone, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import muraglia
from muraglia.game import begin
from tests.support import line_of, rule

pytest.importorskip("dry_stone", reason="it is installed by tests/fourth_game/test_fourth_game.py")

STONES = [weight for weight in range(1, 7) for _ in range(6)]


def dry_stone(turn: str = "a", held: str = "-", bag: str | None = None, height: int = 4, **lines: str) -> muraglia.Game:
    """A game for two set up in the middle: piles and hands by name, such as left="6 5", a="1 2 3". What is not named is gone, or in the
    bag, if that is None."""
    named = {"left": "-", "middle": "-", "right": "-", "a": "-", "b": "-", **lines}
    unseen = list(STONES)
    for stone in " ".join([*named.values(), held, bag or ""]).replace("-", "").split():
        unseen.remove(int(stone))
    rest = " ".join(map(str, unseen)) or "-"
    rows = [
        "muraglia position",
        "game: dry-stone",
        "players: 2",
        f"options: height={height}",
        "version: 0",
        f"turn: {turn}",
        f"held: {held}",
    ]
    rows += [f"{pile}: {named[pile]}" for pile in ("left", "middle", "right")]
    rows += [f"gone: {'-' if bag is None else rest}", f"hand a: {named['a']}", f"hand b: {named['b']}", "points: 0 0"]
    return muraglia.set_up("\n".join([*rows, f"bag: {rest if bag is None else bag}", ""]))


@rule("DS-SETUP-1", "DS-SETUP-2", "DS-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_three_of_36_stones(players: int) -> None:
    beginners = set()
    for seed in range(20):
        position: Any = begin("dry-stone", players, seed).position
        assert [len(hand) for hand in position.hands] == [3] * players
        assert sorted(b"".join(position.hands) + position.bag) == STONES
        assert position.piles == [b"", b"", b""]
        beginners.add(position.turn)
    assert beginners == set(range(players))


@rule("DS-TURN-1")
def test_a_choice_is_a_stone_and_a_place() -> None:
    game = dry_stone(a="2 2 5", b="1 1 1")
    assert [option.notation for option in game.question().options] == ["stone-2", "stone-5"]
    assert [option.notation for option in game.question(so_far="stone-2").options] == ["left", "middle", "right", "field"]
    for choice, why in (
        ("left", "First choose a stone"),
        ("stone-3", "You have no stone of weight 3"),
        ("stone-2 stone-2", "You hold the stone"),
    ):
        with pytest.raises(muraglia.IllegalChoice, match=f"DS-TURN-1: {why}"):
            game.play(choice)
    with pytest.raises(muraglia.UnfinishedChoice):
        game.play("stone-2")
    with pytest.raises(muraglia.IllegalChoice, match="It is a’s turn"):
        game.play("stone-1 left", 1)


@rule("DS-TURN-2")
def test_the_field_takes_every_stone_for_nothing() -> None:
    game = dry_stone(left="1", middle="1", right="1", a="6 6 6", b="1 1 1", bag="2")
    assert game.options() == ["stone-6 field"]
    game.play("stone-6 field")
    assert game.scores == [0, 0] and line_of(game, "gone").endswith("6 6 6 6")


@rule("DS-TURN-3")
def test_the_drawn_stone_is_seen_by_its_player_alone() -> None:
    game = dry_stone(a="1 2 3", b="1 1 1", bag="4 6")
    game.play("stone-1 left")
    assert line_of(game, "hand a") == "2 3 6" and line_of(game, "bag") == "4"
    told = [[event.secret for event in game.events(seat) if event.kind.name == "drew"] for seat in (0, 1, -1)]
    assert told == [[(6,)], [()], [()]]
    game = dry_stone(a="1 2 3", b="1 1 1", bag="-")
    game.play("stone-1 left")
    assert line_of(game, "hand a") == "2 3"


@rule("DS-TURN-4")
def test_the_next_who_has_stones_is_on_turn() -> None:
    game = dry_stone(a="1 2", b="3", bag="-")
    game.play("stone-1 left")
    assert game.to_act == [1]
    game.play("stone-3 middle")
    assert game.to_act == [0]


@rule("DS-PILE-1")
def test_no_stone_lies_on_a_lighter_one() -> None:
    game = dry_stone(left="5 4", middle="3", a="4 4 4", b="1 1 1", bag="2")
    assert game.options() == ["stone-4 left", "stone-4 right", "stone-4 field"]
    with pytest.raises(muraglia.IllegalChoice, match=r"DS-PILE-1: A 4 is too heavy for the top stone there \(middle pile\)\."):
        game.play("stone-4 middle")


@rule("DS-PILE-2")
@pytest.mark.parametrize("height", [3, 4, 5])
def test_a_finished_pile_is_carried_away(height: int) -> None:
    pile = " ".join("6" * (height - 1))
    game = dry_stone(right=pile, a="1 2 3", b="1 1 1", bag="2", height=height)
    events = game.play("stone-1 right")
    assert [event.kind.name for event in events] == ["laid", "finished", "drew", "turn-begins"]
    assert line_of(game, "right") == "-" and game.scores == [height, 0]


@rule("DS-PILE-3")
def test_a_stone_scores_the_height_of_its_pile() -> None:
    game = dry_stone(left="6 5", a="1 2 3", b="1 1 1", bag="2 4")
    game.play("stone-3 left")
    game.play("stone-1 middle")
    assert game.scores == [3, 1]


@rule("DS-END-1", "DS-END-2")
def test_the_game_ends_with_the_last_stone_and_the_most_points_win() -> None:
    game = dry_stone(left="6 5", a="1", b="1", bag="-")
    game.play("stone-1 left")
    assert not game.is_over
    game.play("stone-1 middle")
    assert game.is_over and game.winners == [0] and game.scores == [3, 1]
    with pytest.raises(muraglia.IllegalChoice, match="DS-END-1: The game is over"):
        game.play("stone-1 left", 0)
    tie = dry_stone(a="1", b="1", bag="-")
    tie.play("stone-1 left")
    tie.play("stone-1 right")
    assert tie.winners == [0, 1]


@rule("DS-PILE-1", "DS-SETUP-1")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("left: 6 5", "left: 5 6"), "5 6 cannot be a pile"),
        (("turn: a", "turn: -"), "do not fit the rest"),
        (("bag: 4", "bag: 5"), "Stones of weight 4: 5 in all; there are 6"),
        (("points: 0 0", "points: 0"), "There must be 2 of them"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: tuple[str, str], why: str) -> None:
    text = dry_stone(left="6 5", a="1 2 3", b="1 1 1", bag="4").position_text()
    assert change[0] in text
    with pytest.raises(muraglia.TextError, match=why):
        muraglia.set_up(text.replace(*change))
