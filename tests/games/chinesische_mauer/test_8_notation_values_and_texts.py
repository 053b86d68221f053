"""Chinesische Mauer: how choices are written, how good a position looks, and the position text."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.kernel.message import Message
from muraglia.kernel.position import Position
from tests.games.chinesische_mauer.support import LETTERS, NAME, POSITIONS, points
from tests.support import chinesische_mauer, line_of, rule, scoring, second_action, third_action

# What can be chosen, and how it is written


def expected_picks() -> list[tuple[str, Message]]:
    found = [("draw", Message("choose-draw")), ("pass", Message("choose-pass"))]
    found += [(f"score-{section + 1}", Message("choose-score", {"section": section})) for section in range(4)]
    found += [(f"tile-{tile}", Message("choose-tile", {"tile": tile})) for tile in range(1, 9)]
    found += [(f"on-{letter}", Message("choose-on-card", {"card": kind})) for kind, letter in enumerate(LETTERS)]
    for kind, (letter, most) in enumerate(zip(LETTERS, [7, 3, 1, 1, 5, 1, 1])):
        for count in range(1, most + 1):
            for section in range(4):
                cards = letter if count == 1 else f"{letter}{count}"
                found.append((f"{cards}>{section + 1}", Message("choose-place", {"card": kind, "count": count, "section": section})))
    for section in range(4):
        for owner in range(5):
            for kind, letter in enumerate(LETTERS):
                label = Message("choose-cover", {"section": section, "owner": owner, "card": kind})
                found.append((f"D>{section + 1}.{'abcde'[owner]}{letter}", label))
    return found


def test_every_pick_has_its_notation_and_its_label() -> None:
    spec = muraglia.new(NAME, seed=1).spec
    assert list(spec.notation) == [notation for notation, _ in expected_picks()]
    assert len(spec.notation) == len(set(spec.notation)) == 237
    assert [spec.label(pick) for pick in range(237)] == [label for _, label in expected_picks()]


def test_a_notation_is_read_in_either_case_and_back() -> None:
    game = muraglia.new(NAME, seed=1)
    for pick, notation in enumerate(game.spec.notation):
        assert game.read(notation) == game.read(notation.lower()) == game.read(notation.upper()) == (pick,)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("D>2.1", "D>2.aW"), ("D>2.2", "D>2.bG"), ("d>2.3", "D>2.aD"), ("D>2.4", "D>2.bT"), ("D>1.1", "D>1.bS"), ("D>2.03", "D>2.aD")],
)
def test_a_place_may_be_named_by_its_number_from_the_left(written: str, meant: str) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW bG bW/aD bT"], second_action("b"), hands={"b": "D"})
    assert game.write(game.read(written)) == meant
    game.play(written)
    assert line_of(game, "hand b") == "-"
    assert line_of(game, f"section {written[2]}").count("bD") == 1


@pytest.mark.parametrize(("word", "count"), [("D>2.0", 4), ("D>2.5", 4), ("D>1.2", 1), ("d>1.99", 1)])
def test_a_place_that_is_not_there(word: str, count: int) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW bG bW/aD bT"], second_action("b"), hands={"b": "D"})
    with pytest.raises(muraglia.UnknownNotation) as error:
        game.play(word)
    assert error.value.message == Message("notation-no-place", {"word": word, "count": count})


@pytest.mark.parametrize("word", ["D>3.1", "D>0.1", "W>1.1", "D>1.", "D>x.1", "D>1.x", "D>.1", "D2.1", "W8>1", "R2>1", "D2>1", "W>5", "x"])
def test_what_is_not_a_choice_is_not_understood(word: str) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW"], second_action("b"), hands={"b": "W"})
    with pytest.raises(muraglia.UnknownNotation) as error:
        game.play(word)
    assert error.value.message == Message("notation-unknown", {"word": word})


@pytest.mark.parametrize(("agenda", "prompt"), [(second_action("a"), "ask-second-action"), (third_action("a"), "ask-third-action")])
def test_the_questions_of_the_actions(agenda: str, prompt: str) -> None:
    question = chinesische_mauer(["7 3 | bS", "5 4 |"], agenda, hands={"a": "WD"}).question()
    assert (question.seat, question.version, question.kind, question.secret) == (0, 0, "one", False)
    assert (question.prompt, question.rules) == (Message(prompt), ("CM-ACT-1", "CM-ACT-2", "CM-ACT-4"))
    assert [option.notation for option in question.options] == ["draw", "W>1", "W>2", "D>1", "D>2", "D>1.bS"]
    assert question.options[0].label == Message("choose-draw")
    assert question.options[-1].label == Message("choose-cover", {"section": 0, "owner": 1, "card": 4})


@pytest.mark.parametrize(
    ("agenda", "prompt"), [(second_action("a"), "ask-second-action-no-deck"), (third_action("a"), "ask-third-action-no-deck")]
)
def test_nobody_is_asked_to_draw_from_an_empty_deck(agenda: str, prompt: str) -> None:
    question = chinesische_mauer(["7 3 | bS", "5 4 |"], agenda, hands={"a": "W"}, decks={"a": "-"}).question()
    assert question.prompt == Message(prompt)
    assert [option.notation for option in question.options] == ["W>1", "W>2"]


@pytest.mark.parametrize("game", POSITIONS)
def test_what_is_not_refused_is_exactly_what_is_offered(game: muraglia.Game) -> None:
    def check(position: Position) -> None:
        seat = position.next_to_act()
        options = position.options(seat)
        assert options == sorted(options)
        assert options == [pick for pick in range(237) if position.why_not(seat, pick) is None]
        for pick in options:
            after = position.clone()
            assert after.take(seat, pick) == after.next_to_act()
            if after.is_form_open():
                check(after)

    check(game.position)


# How good a position looks


def worth(game: muraglia.Game, seat: int) -> float:
    return float(game.spec.value(game.position, seat))


@pytest.mark.parametrize(
    ("row", "mine", "theirs"),
    [
        ("", 0.1, 0.1),
        ("aW", 0.93, 0.1),
        ("aW bW", 0.45, 0.45),
        ("aG bW", 0.57, 0.33),
        ("aT bW", 0.69, 0.21),
        ("aT aW bW", 0.81, 0.09),
        ("aT aG bW", 0.93, 0.05),
        ("aT aG aW bW", 0.93, 0.05),
    ],
)
@pytest.mark.parametrize("tiles", ["7 3", "3 7"])
def test_a_lead_is_worth_a_chance_of_the_tiles(row: str, mine: float, theirs: float, tiles: str) -> None:
    game = chinesische_mauer([f"{tiles} | {row}".strip(), "5 4 |"], second_action("a"))
    one = mine * (0.8 * 7 + 0.2 * 3) + 0.1 * (0.8 * 5 + 0.2 * 4) + 0.35
    other = theirs * (0.8 * 7 + 0.2 * 3) + 0.1 * (0.8 * 5 + 0.2 * 4) + 0.35
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)
    assert worth(game, 1) == pytest.approx(other - 0.7 * one)


def test_a_tile_on_a_card_is_fame_in_sight_for_its_owner() -> None:
    sections = ["closed", "7 | bG=3 aW"]
    game = chinesische_mauer(sections, second_action("a"), supply="8 8", decks={"a": "-", "b": "-"}, hands={"a": "S"})
    won_b = game.scores[1]
    one = 0.69 * 7 + 0.35 + 0.15
    other = won_b + 0.21 * 7 + 0.8 * 3
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)
    assert worth(game, 1) == pytest.approx(other - 0.7 * one)


def test_a_second_tile_of_1_counts_too() -> None:
    game = chinesische_mauer(["7 1 | aW", "closed"], second_action("a"), decks={"a": "-", "b": "-"}, hands={"a": "W"})
    one = 0.93 * (0.8 * 7 + 0.2 * 1) + 0.35 + 0.15
    other = 0.1 * (0.8 * 7 + 0.2 * 1)
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)


def test_the_best_rival_counts_and_the_smallest_lead() -> None:
    sections = ["7 3 | aT bW cG", "closed", "closed"]
    hands = {"a": "WGSSR", "c": "W"}
    game = chinesische_mauer(sections, second_action("a"), players=3, hands=hands, decks=dict.fromkeys("abc", "-"))
    a = 0.57 * 6.2 + 5 * 0.35 + 8 * 0.15
    b = 0.21 * 6.2
    c = 0.33 * 6.2 + 0.35 + 0.15
    assert game.scores == [0, 0, 0]
    assert worth(game, 0) == pytest.approx(a - 0.7 * c)
    assert worth(game, 1) == pytest.approx(b - 0.7 * a)
    assert worth(game, 2) == pytest.approx(c - 0.7 * a)


def test_at_the_end_only_won_tiles_count() -> None:
    game = chinesische_mauer(["7 3 | aW", "closed"], "-", won={"a": "8 5", "b": "4 4"}, hands={"a": "WWW"})
    assert worth(game, 0) == pytest.approx(13 - 0.7 * 8)
    assert worth(game, 1) == pytest.approx(8 - 0.7 * 13)


# The position text


TEXT = """muraglia position
game: chinesische-mauer
players: 2
options: hide_won_fame=off
version: 41
agenda: second-action(a,1) third-action(a) end-of-turn(a)
scored: 1
finisher: b
quiet turns: 0
section 1: 7 3 | aW bG/aD aG
section 2: 5 | bG bT=4 aW bW/bD aW
hand a: WGR
deck a: SWT
won a: 8 2
hand b: -
deck b: -
won b: 1
supply: 1 2 2 2 2 2 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 7 7 8
boxed: 3 3 7
"""


def test_a_position_text_is_read_and_written_the_same_way() -> None:
    game = muraglia.set_up(TEXT)
    assert game.position_text() == TEXT
    assert game.position.text() == TEXT
    assert game.version == 41
    assert points(game, 1) == (4, 0)
    assert points(game, 2) == (2, 2)
    assert game.options() == ["draw", "W>1", "W>2", "G>1", "G>2", "R>1", "R>2"]
    game.play("draw")
    assert line_of(game, "hand a") == "WGSR"
    assert line_of(game, "version") == "42"
    for start in POSITIONS:
        assert muraglia.set_up(start.position_text()).position_text() == start.position_text()


@rule("CM-SCORE-2")
@pytest.mark.parametrize("below", ["last-scoring(a)", scoring("a")])
def test_a_half_filled_scoring_can_be_written_down(below: str) -> None:
    text = chinesische_mauer(["5 4 |", "7 3 | aW aG bG"], below).position_text()
    cards = ["on-W", "on-G"]
    for step, options in (("choose-tile(a,1)", ["tile-3", "tile-7"]), ("choose-card(a,1,7)", cards), ("choose-card(a,1,3)", cards)):
        game = muraglia.set_up(text.replace("agenda: ", f"agenda: {step} "))
        assert [game.spec.notation[pick] for pick in game.position.options(0)] == options
        assert game.position.is_form_open()


def damaged(line: int, text: str) -> muraglia.TextError:
    lines = TEXT.split("\n")
    lines[line - 1] = text
    with pytest.raises(muraglia.TextError) as error:
        muraglia.set_up("\n".join(lines))
    return error.value


@pytest.mark.parametrize(
    ("line", "text", "id", "args"),
    [
        (1, "muraglia", "text-bad-title", {"title": "muraglia position"}),
        (3, "players: 6", "setup-players", {"title": "Chinesische Mauer", "low": 2, "high": 5, "word": "6"}),
        (3, "players: 1", "setup-players", {"title": "Chinesische Mauer", "low": 2, "high": 5, "word": "1"}),
        (3, "players: 100", "text-number-range", {"word": "100", "low": 0, "high": 99}),
        (3, "players: -1", "text-number-range", {"word": "-1", "low": 0, "high": 99}),
        (4, "options: hide_won_fame=maybe", "setup-bad-value", {"option": "hide_won_fame", "word": "maybe", "known": "off, on"}),
        (4, "options: hide", "setup-option-form", {"word": "hide"}),
        (5, "version: -1", "text-number-range", {"word": "-1", "low": 0, "high": 100000}),
        (5, "version: 100001", "text-number-range", {"word": "100001", "low": 0, "high": 100000}),
        (7, "scored: 3", "text-number-range", {"word": "3", "low": 1, "high": 2}),
        (7, "scored: 0", "text-number-range", {"word": "0", "low": 1, "high": 2}),
        (7, "scored: 2 1", "text-not-canonical", {"expected": "scored: 1 2"}),
        (8, "finisher: c", "text-bad-seat", {"word": "c", "last": "b"}),
        (9, "quiet turns: 3", "text-number-range", {"word": "3", "low": 0, "high": 2}),
        (9, "quiet turns: -1", "text-number-range", {"word": "-1", "low": 0, "high": 2}),
        (10, "section 1: 7 3", "text-bad-section", {}),
        (10, "section 1: | aW", "text-bad-number", {"word": "|"}),
        (10, "section 1: 7 3 5 | aW", "text-bad-section", {}),
        (10, "section 1: 7 3 |aW", "text-bad-section", {}),
        (10, "section 1: 7 0 | aW", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (10, "section 1: 7 9 | aW", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (10, "section 1: 7 x | aW", "text-bad-number", {"word": "x"}),
        (10, "section 1: 7 3 | aW=3", "text-too-many-tiles", {}),
        (10, "section 1: 7 | aW aG", "text-tile-missing", {}),
        (10, "section 1: 7 | aW=3 aG=5", "text-too-many-tiles", {}),
        (10, "section 1: 7 | aW aW=3", "text-tile-not-leftmost", {}),
        (10, "section 1: 7 | aW=9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (10, "section 1: 7 | aW=0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (10, "section 1: 7 | aW=3/bD", "text-bad-row", {"word": "aW=3/bD"}),
        (10, "section 1: 7 3 | aW/bG", "text-bad-row", {"word": "aW/bG"}),
        (10, "section 1: 7 3 | aX", "text-bad-row", {"word": "aX"}),
        (10, "section 1: 7 3 | aWW", "text-bad-row", {"word": "aWW"}),
        (10, "section 1: 7 3 | a", "text-bad-row", {"word": "a"}),
        (10, "section 1: 7 3 | cW", "text-bad-seat", {"word": "c", "last": "b"}),
        (12, "hand a: WXR", "text-bad-card", {"word": "X", "known": "W G T N S R D"}),
        (12, "hand a: GWR", "text-not-canonical", {"expected": "hand a: WGR"}),
        (13, "deck a: SWw", "text-bad-card", {"word": "w", "known": "W G T N S R D"}),
        (13, "deck a: SWWWWT", "text-too-many-cards", {"word": "W", "count": 8, "most": 7}),
        (13, "deck a: STT", "text-too-many-cards", {"word": "T", "count": 2, "most": 1}),
        (13, "deck a: SDT", "text-too-many-cards", {"word": "D", "count": 2, "most": 1}),
        (16, "deck b: TN", "text-too-many-cards", {"word": "T", "count": 2, "most": 1}),
        (14, "won a: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (14, "won a: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (18, "supply: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (18, "supply: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (19, "boxed: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (19, "boxed: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (19, "boxed: 3 3", "text-tile-count", {"tile": 7, "count": 3, "most": 4}),
        (19, "boxed: 3 3 7 8", "text-tile-count", {"tile": 8, "count": 3, "most": 2}),
        (19, "boxed: 1 3 3 7", "text-tile-count", {"tile": 1, "count": 3, "most": 2}),
        (19, "boxed: 3 3 7\nmore: 1", "text-extra-line", {}),
        (6, "agenda: scoring(a)", "text-bad-agenda", {}),
        (6, "agenda: end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) third-action(b) end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) third-action(a) end-of-turn(b)", "text-bad-agenda", {}),
        (6, f"agenda: {scoring('a')}", "text-bad-agenda", {}),  # nothing to score
        (6, f"agenda: {second_action('b')}", "text-bad-agenda", {}),  # no cards
        (6, "agenda: last-scoring(a)", "text-bad-agenda", {}),
        (6, f"agenda: choose-tile(a) {scoring('a')}", "text-bad-agenda", {}),  # scored already
        (6, f"agenda: {third_action('c')}", "text-bad-seat", {"word": "c", "last": "b"}),
    ],
)
def test_a_damaged_position_text_is_refused_with_its_line(line: int, text: str, id: str, args: dict[str, int | str]) -> None:
    error = damaged(line, text)
    assert error.message == Message(id, args)
    assert error.line == line + text.count("\n")


def test_all_cards_of_a_kind_may_be_somewhere() -> None:
    text = TEXT.replace("deck a: SWT", "deck a: SWWWT")
    assert muraglia.set_up(text).position_text() == text


def test_an_odd_supply_is_refused() -> None:
    text = TEXT.replace(" 7 7 8\nboxed: 3 3 7", " 7 7\nboxed: 3 3 7 8")
    with pytest.raises(muraglia.TextError) as error:
        muraglia.set_up(text)
    assert (error.value.line, error.value.message) == (19, Message("text-odd-supply"))


def test_the_text_of_another_game_is_refused() -> None:
    read = muraglia.set_up(TEXT).spec.read_position
    with pytest.raises(muraglia.TextError) as error:
        read(TEXT.replace("game: chinesische-mauer", "game: die-mauer"))
    assert error.value.line == 2
    assert error.value.message == Message("text-other-game", {"word": "die-mauer", "expected": "chinesische-mauer"})


@pytest.mark.parametrize(
    ("sections", "step", "fits"),
    [
        (["5 4 |", "7 3 | aW"], "choose-tile(a,1)", True),
        (["5 4 |", "7 3 | aW"], "choose-tile(a)", False),
        (["5 4 |", "7 3 | aW"], "choose-tile(a,2)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,7)", True),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,3)", True),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,5)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,2,7)", False),
        (["5 4 |", "7 | aW=1"], "choose-tile(a,1)", False),
        (["5 4 |", "7 | aW=1"], "choose-card(a,1,7)", False),
        (["5 4 |", "7 | aW=1"], "choose-card(a,1)", False),
    ],
)
def test_a_half_filled_scoring_must_be_one_that_could_have_begun(sections: list[str], step: str, fits: bool) -> None:
    text = chinesische_mauer(sections, scoring("a")).position_text().replace("agenda: ", f"agenda: {step} ")
    if fits:
        assert muraglia.set_up(text).position_text() == text
    else:
        with pytest.raises(muraglia.TextError) as error:
            muraglia.set_up(text)
        assert (error.value.line, error.value.message) == (6, Message("text-bad-agenda"))
