"""Card sets: the house set is whole, and a broken set gets one clear error and starts nothing."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import muraglia
from muraglia.bots import make_bot
from muraglia.game import begin
from muraglia.games.great_wall.card_text import (
    advisor_text,
    command_text,
    effect_text,
    event_text,
    holder_text,
    horde_text,
    request_text,
    tactic_text,
)
from muraglia.games.great_wall.loader import FILES, faults_of, load_set, read_folder
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.set_reader import SOURCES
from muraglia.language import LANGUAGES, Language

HOUSE = Path(muraglia.__file__).parent / "games" / "great_wall" / "sets" / "house"
FOLDER = Path(__file__).parent.parent / "great_wall_set"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "set"))


def broken(folder: Path, file: str, old: str, new: str) -> str:
    """What the loader says when some text of a file is replaced."""
    path = folder / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(muraglia.BadSetup) as caught:
        load_set(read_folder(folder))
    return str(caught.value)


def test_a_copy_of_a_set_is_the_same_set_and_the_tests_have_the_ids_of_the_house(copy: Path) -> None:
    again, first = load_set(read_folder(copy)), load_set(read_folder(FOLDER))
    assert again.digest == first.digest and again.ops == first.ops and again.ids == CARDS.ids


@pytest.mark.parametrize(
    ("file", "old", "new", "parts"),
    [
        ("advisors", 'id = "abbot"\n', "", ("advisors.toml", "-", "id", "missing")),
        ("generals", "tea = 65\n", "", ("generals.toml", "yue-fei", "tea", "missing")),
        ("advisors", "gain 1 wood", "gather 1 wood", ("advisors.toml", "forester", "do", "gather 1 wood")),
        ("advisors", "gain 1 wood", "gain 1 wool", ("advisors.toml", "forester", "do", "wool")),
        ("advisors", "per hands", "per fingers", ("advisors.toml", "steward", "do", "fingers")),
        ("advisors", "[[advisor]]", "[[counsel]]", ("advisors.toml", "advisor", "44 of them, not 43")),
        ("advisors", 'id = "abbot"', 'id = "spy"', ("advisors.toml", "spy", "id", "another card has the same")),
        ("advisors", 'when = "turn-end", do = ["attack 1 each"]', 'when = "covered", do = ["attack 1"]', ("trigger cycle", "covered")),
        (
            "board",
            "three = { hordes = [0, 2, 3, 3, 4, 4]",
            "three = { hordes = [0, 2, 3, 3, 9, 9]",
            ("board.toml", "time.three", "at most 24"),
        ),
        ("board", "defence = [2, 5, 8, 12]", "defence = [2, 5, 4, 12]", ("board.toml", "defence", "do not fall")),
        ("board", "wall_cost = [5, 10, 15]", "wall_cost = [5, 10, 15", ("board.toml", "TOML")),
        ("board", "lethality = [1, 1, 1, 2, 2, 3]", "lethality = [1, 1, 1, 2, 2]", ("board.toml", "lethality", "6 whole numbers")),
        ("hordes", "copies = { left = 1", "copies = { left = 2", ("hordes.toml", "copies", "24 cards in all")),
        ("hordes", '"..hg..", "..q..."', '"..hg..", "..qz.."', ("hordes.toml", "scouts", "z", "missing")),
        ("hordes", '"..hg..", "..q..."', '"..hg..", "..q.."', ("hordes.toml", "scouts", "grid", "two rows of 6")),
        ("tactics", 'when = "killed"', 'when = "gathered"', ("tactics.toml", "retreat", "when", "one of summer")),
        ("tactics", "cost = 2", 'cost = "two"', ("tactics.toml", "retreat", "cost", "whole number")),
        ("commands", 'who = "owner"', 'who = "nobody"', ("commands.toml", "economy", "who", "owner, others")),
        ("commands", 'id = "treason"', 'id = "betrayal"', ("commands.toml", "treason")),
        ("requests", "each pays 3 gold", "each brings 3 gold", ("requests.toml", "tribute-gold", "demands", "each brings 3 gold")),
        ("requests", "two_players = false", "two_players = true", ("requests.toml", "two_players", "three requests")),
        ("events", 'source = "ours"', 'source = "mine"', ("events.toml", "famine", "source", "book, published, ours")),
        ("artifacts", "de = ", "nl = ", ("artifacts.toml", "jade-seal", "de", "missing")),
        ("solo", 'id = "economy"', 'id = "economics"', ("solo.toml", "id", "economy, despotism")),
        ("generals", "wood = 4", "wool = 4", ("generals.toml", "yue-fei", "wool", "no such field")),
    ],
)
def test_a_broken_set_says_file_card_field_and_expectation(copy: Path, file: str, old: str, new: str, parts: tuple[str, ...]) -> None:
    said = broken(copy, file, old, new)
    for part in parts:
        assert part in said, said


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(copy: Path, file: str) -> None:
    (copy / f"{file}.toml").unlink()
    with pytest.raises(muraglia.BadSetup, match=rf"{file}\.toml"):
        load_set(read_folder(copy))


def played_a_little(name: str) -> muraglia.Game:
    game = begin(name, 3, 1)
    bot = make_bot("greedy", name, 1)
    for _ in range(60):
        seat = game.to_act[0]
        game.play(bot.choose(game.view(seat), game.question(seat)), seat)
    return game


def test_another_folder_is_played_beside_the_house_set(copy: Path) -> None:
    """Games with different sets run in one process, and their texts lead back to their sets."""
    name = muraglia.add_set("great-wall", copy)
    assert name == f"great-wall@{load_set(read_folder(copy)).digest}"
    for game in (played_a_little(name), played_a_little("great-wall")):
        assert muraglia.set_up(game.position_text()).name == game.name
        assert muraglia.load(game.record()).position_text() == game.position_text()


def test_the_house_set_in_a_folder_is_the_house_set() -> None:
    assert muraglia.add_set("great-wall", HOUSE) == "great-wall"


def test_all_faults_of_a_set_are_found_at_once_with_their_lines(copy: Path) -> None:
    for file, old, new in (
        ("generals", "tea = 65", "tea = 650"),
        ("advisors", "gain 1 wood", "gather 1 wood"),
        ("advisors", "per hands", "per fingers"),
        ("board", "posts = [1, 2, 3, 3]", "posts = [1, 2, 3, 7]"),
        ("requests", "two_players = false", "two_players = true"),
    ):
        path = copy / f"{file}.toml"
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    found = [str(fault) for fault in faults_of(read_folder(copy))]
    assert [said.split(":")[0] for said in found] == ["board.toml", "generals.toml", "advisors.toml", "advisors.toml", "requests.toml"]
    for said, word in zip(found[:4], ("posts", "650", "gather", "fingers"), strict=True):
        file, line = said.split(",")[0].split(":")
        assert word in (copy / file).read_text("utf-8").split("\n")[int(line) - 1], said


def test_the_name_and_the_author_are_read_from_a_file_that_may_be_missing(copy: Path) -> None:
    assert (load_set(read_folder(copy)).title, load_set(read_folder(copy)).author) == ("set", "")
    (copy / "set.toml").write_text('name = "Printed cards"\nauthor = "Lea"\n')
    made = load_set(read_folder(copy))
    assert (made.name, made.title, made.author) == ("Printed-cards", "Printed cards", "Lea")


def test_a_broken_set_starts_nothing(copy: Path) -> None:
    (copy / "board.toml").unlink()
    with pytest.raises(muraglia.BadSetup, match=r"board\.toml"):
        muraglia.add_set("great-wall", copy)


def test_no_two_cards_do_the_same() -> None:
    for texts in (
        [repr(advisor_text(CARDS, card)) for card in range(44)],
        [repr(holder_text(CARDS, card)) for card in range(21)],
        [repr(tactic_text(CARDS, card)) for card in range(32)],
        [repr(effect_text(CARDS, pc)) for pc in CARDS.artifact_pc],
        [repr(event_text(CARDS, card)) for card in range(12)],
        [repr(request_text(CARDS, card)) for card in range(12)],
    ):
        assert [text for text, count in Counter(texts).items() if count > 1] == []


def test_every_value_says_where_it_is_from() -> None:
    for kind, ids in CARDS.ids.items():
        for id in ids:
            assert CARDS.sources[f"{kind} {id}"] in SOURCES
    for value in ("wall_cost", "defence", "posts", "hordes", "lethality", "recruit-archer", "spaces"):
        assert CARDS.sources[f"board {value}"] in SOURCES


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_name_and_a_text(code: str) -> None:
    language = Language(code, "great-wall")
    texts = [advisor_text(CARDS, card) for card in range(44)] + [tactic_text(CARDS, card) for card in range(32)]
    texts += [holder_text(CARDS, card) for card in range(21)] + [command_text(CARDS, card) for card in range(13)]
    texts += [event_text(CARDS, card) for card in range(12)] + [request_text(CARDS, card) for card in range(12)]
    for text in texts:
        assert text and all(language.say(message) for message in text)
    for kind in range(len(CARDS.ids["horde"])):
        assert all(language.say(message) for message in horde_text(CARDS, kind))
    for word in ("general", "advisor", "tactic", "horde", "artifact", "request", "omen", "command"):
        assert all(language.term(word, number) for number in range(5))


@pytest.mark.parametrize("name", ["Provocateli e poi batteteli!", "Scorta reale ai funzionari dell’Imperatore"])
def test_requests_that_the_book_prints_have_their_names(name: str) -> None:
    assert name in {titles["it"] for titles in CARDS.titles["request"]}
