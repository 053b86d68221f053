"""Records and position texts: reading and writing again is the identity; a damaged one says which line and why."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.kernel.rng import Rng, rng_from_seed
from tests.games.about import tables
from tests.support import (
    chinesische_mauer,
    die_mauer,
    games_to_play,
    random_pick,
    random_positions,
    second_action,
    show,
    third_action,
)  # fmt: skip


def random_game(name: str, players: int, seed: str, **options: str) -> muraglia.Game:
    game = begin(name, players, seed, options)
    rng = rng_from_seed(f"play {seed}")
    while not game.is_over:
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    return game


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_position_text_is_the_identity(name: str, players: int, options: dict[str, str]) -> None:
    for number in range(max(1, games_to_play(20) // 5)):
        for position in random_positions(name, players, f"texts {number}", **options):
            text = position.text()
            again = SPECS[name].read_position(text)
            assert again.text() == text
            assert again.to_act() == position.to_act()
            assert [again.options(seat) for seat in range(players)] == [position.options(seat) for seat in range(players)]


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_position_that_was_read_plays_on_like_the_one_that_was_written(name: str, players: int, options: dict[str, str]) -> None:
    positions = random_positions(name, players, "play on", **options)
    middle = positions[len(positions) // 2].clone()
    again = SPECS[name].read_position(middle.text())
    rng = rng_from_seed("play on")
    while (pick := random_pick(middle, rng)) is not None:
        middle.take(*pick)
        again.take(*pick)
        assert again.text() == middle.text()


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_record_is_the_identity(name: str, players: int, options: dict[str, str]) -> None:
    for number in range(max(1, games_to_play(40) // 8)):
        game = random_game(name, players, f"records {number}", **options)
        text = game.record()
        again = muraglia.load(text)
        assert again.record() == text
        assert again.position_text() == game.position_text()
        assert again.events() == game.events()


@pytest.mark.parametrize("name", SPECS)
def test_a_running_game_and_one_from_a_set_up_position_have_records_too(name: str) -> None:
    game = begin(name, seed="running")
    rng = rng_from_seed("running")
    for _ in range(25):
        seat = game.to_act[-1]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
        assert muraglia.load(game.record()).position_text() == game.position_text()
    puzzle = muraglia.set_up(game.position_text())
    assert puzzle.seed is None
    seat = puzzle.to_act[0]
    puzzle.play(puzzle.choices(seat)[0], seat)
    again = muraglia.load(puzzle.record())
    assert again.record() == puzzle.record()
    assert again.position_text() == puzzle.position_text()


def damaged(text: str, rng: Rng) -> str:
    """One line lost, doubled, swapped with the next, cut, or with a character changed, added or taken away."""
    rows = text.split("\n")[:-1]
    at = rng.below(len(rows))
    kind = rng.below(7)
    if kind == 0:
        del rows[at]
    elif kind == 1:
        rows.insert(at, rows[at])
    elif kind == 2 and at + 1 < len(rows):
        rows[at], rows[at + 1] = rows[at + 1], rows[at]
    elif kind == 3:
        return "\n".join(rows[:at]) + "\n" + rows[at][: len(rows[at]) // 2]
    else:
        place = rng.below(len(rows[at]) + 1)
        letter = "abcTGWD0123456789-:|/=>? ,()x"[rng.below(29)]
        rows[at] = rows[at][:place] + ("" if kind == 4 else letter) + rows[at][place + (0 if kind == 5 else 1) :]
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_damaged_position_text_says_which_line(name: str, players: int, options: dict[str, str]) -> None:
    rng = rng_from_seed(f"damage {name} {players}")
    refused = 0
    for position in random_positions(name, players, "damage")[::3]:
        for _ in range(max(3, games_to_play(80) // 8)):
            text = damaged(position.text(), rng)
            try:
                assert muraglia.set_up(text).position_text() == text  # another legal position, written in the usual form
            except muraglia.TextError as error:
                assert 1 <= error.line <= text.count("\n") + 1, text
                assert str(error).startswith(f"Line {error.line}: ")
                refused += 1
    assert refused > 50


@pytest.mark.parametrize("name", SPECS)
def test_a_damaged_record_says_which_line_and_changes_nothing(name: str) -> None:
    game = random_game(name, SPECS[name].info.players[0], "damage")
    text = game.record()
    rng = rng_from_seed(f"damaged records {name}")
    refused = 0
    for _ in range(games_to_play(400)):
        broken = damaged(text, rng)
        try:
            assert (
                muraglia.load(broken).record() == broken.rstrip("\n") + "\n"
            )  # still a whole game: the seed or a choice is another legal one
        except muraglia.TextError as error:
            assert 1 <= error.line <= broken.count("\n") + 1, broken
            refused += 1
    assert refused >= games_to_play(400) // 2
    assert game.record() == text


def test_a_record_says_why_it_is_refused() -> None:
    text = muraglia.new("chinesische-mauer", players=2, seed=1).record()
    with pytest.raises(muraglia.TextError, match="Line 7: The rules forbid this choice: CM-"):
        muraglia.load(text + "a: pass\nb: pass\n")
    with pytest.raises(muraglia.TextError, match=r"Line 7: “jump” is not a choice in this game\."):
        muraglia.load(text + "a: jump\n")
    with pytest.raises(muraglia.TextError, match="Line 2: There is no game called mahjong"):
        muraglia.load(text.replace("game: chinesische-mauer", "game: mahjong"))
    with pytest.raises(muraglia.TextError, match="Line 3: The record was made with version 9 of the rules; this is version 1"):
        muraglia.load(text.replace("rules: 1", "rules: 9"))
    with pytest.raises(muraglia.TextError, match="Line 5: hide_won_fame cannot be maybe"):
        muraglia.load(text.replace("=off", "=maybe"))
    with pytest.raises(muraglia.TextError, match="Line 7: The result does not match"):
        muraglia.load(text + "result: 1 2\n")
    scrubbed = muraglia.load(text).record(seat=1)
    with pytest.raises(muraglia.TextError, match="Line 6: This record hides the secrets"):
        muraglia.load(scrubbed)


@pytest.mark.parametrize("name", SPECS)
def test_a_record_is_read_with_comments_empty_lines_and_any_line_ending(name: str) -> None:
    game = random_game(name, SPECS[name].info.players[0], "game #7")
    puzzle = muraglia.set_up(begin(name, seed=3).position_text())
    for seat in list(puzzle.to_act):
        puzzle.play(puzzle.choices(seat)[0], seat)
    assert muraglia.load("\ufeff" + game.record()) == game
    for text in (game.record(), puzzle.record()):
        rows = text.split("\n")[:-1]
        commented = [f"{row}  # {number} #" for number, row in enumerate(rows)]
        ways = [text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n \n", "\n\n" + text.replace("\n", "\n\n")]
        ways += ["# of mine\n\t#more\n" + text, "\n".join(commented), "\r\n# well\r\n".join(commented) + "\r\n#"]
        for given in ways:
            assert muraglia.load(given).record() == text
    plain = "\n".join(f"{row} # so" if not row.startswith("seed") else row for row in game.record().split("\n"))
    assert muraglia.load(plain) == game


def test_the_lines_of_errors_are_those_of_the_text_as_given() -> None:
    text = "# mine\n\n" + muraglia.new("chinesische-mauer", players=2, seed=1).record().replace("\n", "\n# ha\n")
    assert text.split("\n")[12] == "seed: 1"
    for end, line in (("a: jump", 15), ("\n\na: jump # of course\n", 17), ("result: 1 2", 15), ("a:", 15)):
        with pytest.raises(muraglia.TextError) as caught:
            muraglia.load(text + end)
        assert caught.value.line == line
    for old, new, line in (("rules: 1", "rules: x", 7), ("muraglia record", "record", 3), ("players: 2", "players: 9", 9)):
        with pytest.raises(muraglia.TextError) as caught:
            muraglia.load(text.replace(old, new))
        assert caught.value.line == line
    placed = muraglia.set_up(muraglia.new("die-mauer", seed=3).position_text()).record().replace("| round: 1", "\n# first\n\n| round: 99")
    with pytest.raises(muraglia.TextError) as caught:
        muraglia.load(placed)
    assert placed.split("\n")[caught.value.line - 1] == "| round: 99"


def test_a_record_is_played_with_its_own_cards_only() -> None:
    text = muraglia.new("great-wall", players=3, seed=1).record()
    cards = muraglia.load(text).spec.cards
    assert f"\ncards: {cards}\n" in text
    with pytest.raises(muraglia.TextError, match=r"Line 6: The record was made with different cards \(house 0\)"):
        muraglia.load(text.replace(cards, "house 0"))
    with pytest.raises(muraglia.TextError, match=r"Line 5: The record was made with different cards \(\)"):
        muraglia.load(text.replace(f"cards: {cards}\n", ""))


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("known: a=", "known: -"), "known"),
        (("clues: b>a:W3", "clues: b>c:?"), "known"),
        (("clues: b>a:W3", "clues: -"), "known"),
        (("agenda: planning(b)", "agenda: lone-fist(b) end-of-turn(b)"), "agenda"),
        (("idle turns: 1", "idle turns: -1"), "agenda"),
        (("fist c: -", "fist c: W5"), "agenda"),
    ],
)
def test_a_position_of_die_mauer_that_cannot_be_is_refused(change: tuple[str, str], line: str) -> None:
    game = die_mauer(players=3)
    show(game, "fist fist T")
    game.play("give-W3", 1)
    rows = game.position_text().split("\n")
    index = next(index for index, row in enumerate(rows) if row.startswith(change[0]))
    rows[index] = change[1]
    with pytest.raises(muraglia.TextError) as caught:
        muraglia.set_up("\n".join(rows))
    assert rows[caught.value.line - 1].startswith(line)


@pytest.mark.parametrize(
    "agenda",
    [
        "lone-fist(b) end-of-turn(a)",
        "lone-fist(a) end-of-turn(b)",
        "giving(a) end-of-turn(a)",
        "giving(b) end-of-turn(a)",
        "building(a,0) end-of-turn(a)",
        "building(b,4) end-of-turn(a)",
        "lone-fist-end(a,9) end-of-turn(a)",
        "end-of-turn(a)",
        "lone-fist(a)",
        "planning(a)",
    ],
)
def test_the_agenda_must_follow_from_the_fists(agenda: str) -> None:
    game = die_mauer(players=3)
    show(game, "fist T T")
    text = game.position_text()
    assert "agenda: lone-fist(a) end-of-turn(a)\n" in text
    with pytest.raises(muraglia.TextError) as caught:
        muraglia.set_up(text.replace("lone-fist(a) end-of-turn(a)", agenda))
    assert caught.value.message.id == "text-bad-agenda"


def test_a_position_of_chinesische_mauer_that_cannot_be_is_refused() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"), won={"a": "8 2"})
    text = game.position_text()
    for old, new, id in (
        ("won a: 8 2", "won a: 8 2 6 6", "text-tile-count"),
        ("section 1: 7 3", "section 1: 3 3", "text-equal-pair"),
    ):
        with pytest.raises(muraglia.TextError) as caught:
            muraglia.set_up(text.replace(old, new))
        assert caught.value.message.id == id
    with pytest.raises(muraglia.TextError) as caught:
        chinesische_mauer(["7 3 |", "5 4 |"], third_action("b"), decks={"b": "-"})
    assert caught.value.message.id == "text-bad-agenda"
