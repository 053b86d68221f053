"""Die Mauer: how choices are written, how good a position looks, and the position text."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.die_mauer.spec import SPEC
from muraglia.kernel.message import Message
from tests.games.die_mauer.support import FULL, after_gift, idle_turn
from tests.support import die_mauer, line_of, random_positions, rule, show

# Notation and values


@rule("DM-PLAN-1")
def test_the_notation_and_labels_of_all_picks() -> None:
    blocks = ["T", "G", "W1", "W2", "W3", "W4", "W5", "W6"]
    assert list(SPEC.notation) == [
        "fist", *blocks, "left", "right", "build-none", *[f"build-{block}" for block in blocks], *[f"give-{block}" for block in blocks],
    ]  # fmt: skip
    assert [SPEC.label(pick) for pick in range(28)] == [
        Message("choose-empty-fist"),
        *[Message("choose-show", {"block": kind}) for kind in range(8)],
        Message("choose-end", {"end": 0}),
        Message("choose-end", {"end": 1}),
        Message("choose-build-none"),
        *[Message("choose-build", {"block": kind}) for kind in range(8)],
        *[Message("choose-give", {"block": kind}) for kind in range(8)],
    ]
    assert SPEC.vocabulary == {
        "block": ("tower", "gate", "wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6"),
        "end": ("left", "right"),
    }
    game = die_mauer()
    assert [game.read(word) for word in ("FIST", "w6", "Build-w1 Left", "GIVE-t")] == [(0,), (8,), (14, 9), (20,)]
    with pytest.raises(muraglia.UnknownNotation) as refused:
        game.play("W7", 0)
    assert refused.value.message == Message("notation-unknown", {"word": "W7"})


@rule("DM-END-3")
def test_the_value_of_a_position_is_what_others_have_to_pay_against_what_i_have_to() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "G W2", "c": "W3 W4"}, points="1 20 300")

    def values() -> list[float]:
        return [SPEC.value(game.position, seat) for seat in range(3)]

    # 17, 32 and 307 are paid or held
    assert values() == pytest.approx([0.15 * 339 - 17, 0.15 * 324 - 32, 0.15 * 49 - 307])
    game.play("fist", 0)
    assert values()[0] == pytest.approx(0.15 * 339 - 17)
    game.play("fist", 1)
    game.play("W3", 2)  # b is about to give the gate
    assert values() == pytest.approx([0.15 * 329 - 27, 0.15 * 334 - 22, 0.15 * 49 - 307])
    game.undo()
    game.undo()
    game.play("G", 1)
    game.play("W3", 2)  # a is about to build the tower
    assert values() == pytest.approx([0.15 * 339 - 2, 0.15 * 309 - 32, 0.15 * 34 - 307])


@rule("DM-END-3")
def test_the_value_of_a_position_counts_on_entitled_builders_and_on_what_fits() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T W1", "c": "W3 W1", "d": "T W1"}, ends=("W2", "W2"), players=4)
    show(game, "T T W3 T")
    assert [SPEC.value(game.position, seat) for seat in range(4)] == pytest.approx([0.6 - 16, 2.1 - 1, 1.8 - 4, 2.1 - 1])
    game = die_mauer(hands={"a": "T W1 W2", "b": "T", "c": "W3"}, ends=("T", "G"))
    show(game, "fist T W3")
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 18 - 16, 0.15 * 19 - 15, 0.15 * 31 - 3])
    game = die_mauer(hands={"a": "T G", "b": "T", "c": "W3"}, ends=("T", "G"))
    show(game, "fist T W3")  # a cannot build
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 18 - 25, 0.15 * 28 - 15, 0.15 * 40 - 3])
    game = die_mauer(hands={"a": "T W1", "b": "T W2", "c": "W3"}, ends=("T", "G"))
    show(game, "fist fist W3")  # a gift need not fit
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 5 - 31, 0.15 * 34 - 2, 0.15 * 33 - 3])
    game = die_mauer(rounds=1, idle=8, points="0 10 30")
    idle_turn(game)
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 122 - 41, 0.15 * 112 - 51, 0.15 * 92 - 71])


# The position text


@rule("DM-ROUND-2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_of_a_game_is_written_read_and_cloned_without_loss(players: int) -> None:
    for position in random_positions("die-mauer", players, "texts", rounds="2", wall_values="12456", memory_aid="off"):
        text = position.text()
        assert muraglia.set_up(text).position.text() == text
        assert position.clone().text() == text
        for seat in range(players):
            options = position.options(seat)
            assert [pick for pick in range(28) if position.why_not(seat, pick) is None] == options
            assert position.is_asked(seat) == bool(options)


TEXT = after_gift("W3").position_text()


def damaged(key: str, value: str) -> muraglia.TextError:
    rows = [f"{key}: {value}" if row.startswith(f"{key}: ") else row for row in TEXT.split("\n")]
    assert rows != TEXT.split("\n")
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up("\n".join(rows))
    return refused.value


@rule("DM-COMP-1")
@pytest.mark.parametrize(
    ("key", "value", "line", "message"),
    [
        ("game", "die-mauern", 2, "setup-unknown-game"),
        ("players", "1", 3, "setup-players"),
        ("players", "7", 3, "setup-players"),
        ("players", "x", 3, "text-bad-number"),
        ("players", "0", 3, "setup-players"),
        ("players", "99", 3, "setup-players"),
        ("players", "-1", 3, "text-number-range"),
        ("players", "100", 3, "text-number-range"),
        ("players", "2", 14, "text-wrong-key"),
        ("options", "wall_values=12347 rounds=4 memory_aid=on", 4, "setup-bad-value"),
        ("options", "rounds", 4, "setup-option-form"),
        ("options", "wall_values=12345 rounds=4 memory_aid=on", 14, "text-block-count"),
        ("options", "rounds=4 wall_values=12346 memory_aid=on", 4, "text-not-canonical"),
        ("version", "-1", 5, "text-number-range"),
        ("version", "1000001", 5, "text-number-range"),
        ("round", "0", 6, "text-number-range"),
        ("round", "5", 6, "text-number-range"),
        ("master", "d", 7, "text-bad-seat"),
        ("master", "a", 8, "text-bad-agenda"),
        ("agenda", "planning(a)", 8, "text-bad-agenda"),
        ("agenda", "planning(b) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "building(b,2) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "lone-fist(b) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "giving(c) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "scoring(b)", 8, "text-bad-step"),
        ("wall", "W7", 9, "text-bad-block"),
        ("wall", "W1", 14, "text-block-count"),
        ("wall", "T G", 9, "text-wall-breaks-rule"),
        ("hand a", "T G W1 W2 W3 W3 W4 X", 10, "text-bad-block"),
        ("hand a", "T G W1 W2 W3 W3 W6 W4", 10, "text-not-canonical"),
        ("hand b", "T G W1 W2 W4", 14, "text-block-count"),
        ("fist a", "left", 11, "text-bad-fist"),
        ("fist a", "W7", 11, "text-bad-fist"),
        ("fist b", "W3", 8, "text-bad-agenda"),
        ("points", "0 0", 16, "text-how-many"),
        ("points", "0 0 0 0", 16, "text-how-many"),
        ("points", "0 -1 0", 16, "text-number-range"),
        ("points", "0 0 100001", 16, "text-number-range"),
        ("idle turns", "-2", 17, "text-number-range"),
        ("idle turns", "9", 17, "text-number-range"),
        ("known", "a=T b=T", 18, "text-how-many"),
        ("known", "b=T a=T c=T", 18, "text-bad-word"),
        ("known", "a b c", 18, "text-bad-word"),
        ("known", "a=T b=X c=T", 18, "text-bad-block"),
        ("clues", "-", 18, "text-clues-disagree"),
        ("clues", "b>a:W4", 18, "text-clues-disagree"),
        ("clues", "b>c:W3", 18, "text-clues-disagree"),
        ("clues", "b>a:W3 b:W3", 18, "text-clues-disagree"),
        ("clues", "b>a:W3 b!W1", 18, "text-clues-disagree"),
        ("clues", "b>d:W3", 19, "text-bad-seat"),
        ("clues", "d>a:W3", 19, "text-bad-seat"),
        ("clues", "b>aW3", 19, "text-bad-word"),
        ("clues", "b>W3", 19, "text-bad-word"),
        ("clues", "b?a:W3", 19, "text-bad-word"),
        ("clues", "b>a:W9", 19, "text-bad-word"),
        ("clues", "b:?", 19, "text-bad-word"),
        ("clues", "b!?", 19, "text-bad-word"),
        ("clues", "b", 19, "text-bad-word"),
    ],
)
def test_a_damaged_position_text_is_refused_with_its_line(key: str, value: str, line: int, message: str) -> None:
    error = damaged(key, value)
    assert (error.line, error.message.id) == (line, message)


@rule("DM-COMP-1")
@pytest.mark.parametrize(
    ("key", "value"),
    [("version", "1000000"), ("round", "4"), ("points", "0 100000 7"), ("idle turns", "8"), ("fist b", "fist"), ("fist b", "W6")],
)
def test_a_position_text_may_be_changed_within_the_rules(key: str, value: str) -> None:
    rows = [f"{key}: {value}" if row.startswith(f"{key}: ") else row for row in TEXT.split("\n")]
    assert line_of(muraglia.set_up("\n".join(rows)), key) == value


@rule("DM-COMP-1")
def test_a_position_text_of_another_game_is_refused() -> None:
    with pytest.raises(muraglia.TextError) as refused:
        SPEC.read_position(TEXT.replace("game: die-mauer", "game: chinesische-mauer"))
    assert refused.value.line == 2
    assert refused.value.message == Message("text-other-game", {"word": "chinesische-mauer", "expected": "die-mauer"})


@rule("DM-COMP-1", "DM-BUILD-2")
def test_a_refused_position_text_says_what_is_wrong() -> None:
    assert damaged("hand b", "T G W1 W2 W4").message.args == {"word": "W6", "count": 2, "expected": 3}
    assert damaged("hand b", "T G W1 W2 W4 W5 W6").message.args == {"word": "W5", "count": 1, "expected": 0}
    assert damaged("wall", "T").message.args == {"word": "T", "count": 4, "expected": 3}
    assert damaged("wall", "W1 G T W2").message.args == {"word": "G T"}
    assert damaged("wall", "W1 Q").message.args == {"word": "Q", "known": "T G W1 W2 W3 W4 W5 W6"}
    assert damaged("fist c", "left").message.args == {"word": "left"}
    assert damaged("points", "1").message.args == {"count": 3}
    assert damaged("known", "a=T").message.args == {"count": 3}
    assert damaged("known", "b=T").message.args == {"word": "b=T"}
    assert damaged("clues", "b>a:W3 b/T").message.args == {"word": "b/T"}


@rule("DM-ROUND-2")
@pytest.mark.parametrize(
    "agenda",
    [
        "building(a,8) end-of-turn(a)",
        "building(a,3)",
        "building(a,0) end-of-turn(a)",
        "building(a,3) building(b,0) end-of-turn(a)",
        "building(a,3) end-of-turn(a) end-of-turn(a)",
        "building(a,3) giving(a)",
        "lone-fist(a)",
        "lone-fist(a) building(a,3)",
        "lone-fist(a) end-of-turn(a) end-of-turn(a)",
        "lone-fist-end(a,8) end-of-turn(a)",
        "lone-fist-end(a,0) end-of-turn(a)",
        "giving(a) giving(a)",
        "planning(a)",
    ],
)
def test_a_position_text_with_open_fists_needs_an_agenda_that_can_be_carried_out(agenda: str) -> None:
    game = die_mauer(hands={"a": "W2 W3", "b": "W2 W1", "c": "G W1"})
    show(game, "W2 W1 G")
    text = game.position_text()
    assert muraglia.set_up(text).position_text() == text
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("agenda: building(a,3) end-of-turn(a)", f"agenda: {agenda}"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")


@rule("DM-PLAN-1")
@pytest.mark.parametrize("block", FULL.split())
def test_a_closed_fist_of_a_position_text_holds_a_block_its_owner_has(block: str) -> None:
    text = after_gift(block).position_text()
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("fist b: -", f"fist b: {block}"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")
    game = muraglia.set_up(text.replace("fist a: -", f"fist a: {block}"))
    assert game.to_act == [1, 2]


@rule("DM-BUILD-2")
def test_a_position_text_asks_nothing_that_has_no_answer() -> None:
    game = die_mauer(hands={"a": "T W3", "b": "W2 W1", "c": "G W1"}, ends=("T", "G"))
    text = game.position_text().replace("fist a: -", "fist a: T").replace("fist b: -", "fist b: W1").replace("fist c: -", "fist c: G")
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("planning(a)", "building(a) end-of-turn(a)"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")


@rule("DM-COMP-1")
def test_a_text_cut_off_or_too_long_is_refused() -> None:
    rows = TEXT.split("\n")
    for text, line, message in (
        ("\n".join(rows[:-2]) + "\n", 19, "text-missing-line"),
        (TEXT + "more: 1\n", 20, "text-extra-line"),
        (TEXT[:-1], 19, "text-cut-off"),
        (TEXT.replace("muraglia position", "position"), 1, "text-bad-title"),
        (TEXT.replace("hand b", "hand d"), 12, "text-wrong-key"),
    ):
        with pytest.raises(muraglia.TextError) as refused:
            muraglia.set_up(text)
        assert (refused.value.line, refused.value.message.id) == (line, message)
