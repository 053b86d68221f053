"""The card set as data: whole, in words, and the same for an owner's set."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from muraglia.games.great_wall.loader import load_set, read_folder
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.set_data import Advisor, Event, General, Operation, SetData
from muraglia.games.great_wall.set_export import export
from muraglia.games.great_wall.vocabulary import CHANGES, COUNTS, HORDE_ABILITIES, MOMENTS, VERBS
from muraglia.language import LANGUAGES, Language

HOUSE = Path(__file__).parents[3] / "src" / "muraglia" / "games" / "great_wall" / "sets" / "house"
OWNERS = Path(__file__).parent.parent / "great_wall_set"


def data_of(folder: Path) -> SetData:
    return export(load_set(read_folder(folder)))


def written(folder: Path, file: str, *keys: str) -> list[dict[str, Any]]:
    content = tomllib.loads((folder / f"{file}.toml").read_text("utf-8"))
    return [card for key in keys for card in content.get(key, [])]


def numbers_in(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in numbers_in(part)]
    if isinstance(value, list):
        return [number for part in value for number in numbers_in(part)]
    return [value] if isinstance(value, int) else []


def operations_in(value: Any) -> list[Operation]:
    if isinstance(value, Operation):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [found for field in value.__struct_fields__ for found in operations_in(getattr(value, field))]
    return [found for part in value for found in operations_in(part)] if isinstance(value, tuple) else []


@pytest.mark.parametrize("folder", [HOUSE, OWNERS], ids=["house", "owner's"])
def test_every_card_of_the_files_is_in_it_with_its_names(folder: Path) -> None:
    data = data_of(folder)
    for cards, tables in (
        (data.commands, written(folder, "commands", "command") + written(folder, "solo", "command", "rush_command")),
        (data.generals, written(folder, "generals", "general", "cooperative") + written(folder, "solo", "rush_general", "qin_general")),
        (data.advisors, written(folder, "advisors", "advisor")),
        (data.tactics, written(folder, "tactics", "tactic", "cooperative")),
        (data.hordes, written(folder, "hordes", "horde", "cooperative")),
        (data.artifacts, written(folder, "artifacts", "artifact")),
        (data.events, written(folder, "events", "event")),
        (data.requests, written(folder, "requests", "request")),
    ):
        assert [(card.id, card.name, card.source) for card in cards] == [(table["id"], table["name"], table["source"]) for table in tables]


@pytest.mark.parametrize("folder", [HOUSE, OWNERS], ids=["house", "owner's"])
def test_it_survives_json_and_javascript(folder: Path) -> None:
    data = data_of(folder)
    sent = msgspec.json.encode(data)
    assert msgspec.json.decode(sent, type=SetData, strict=True) == data
    assert max(map(abs, numbers_in(msgspec.json.decode(sent)))) <= 999, "amounts that people read, no packed numbers"


@pytest.mark.parametrize("folder", [HOUSE, OWNERS], ids=["house", "owner's"])
def test_operations_are_the_sentences_of_the_files(folder: Path) -> None:
    """Every operation, written again as a sentence, is the one in the file, but for words that say what is so anyway."""
    data = data_of(folder)
    for tactic, table in zip(data.tactics, written(folder, "tactics", "tactic", "cooperative"), strict=True):
        assert [sentence(found) for found in tactic.effect] == [full(text) for text in table["do"]]
        assert [sentence(found) for found in tactic.empowered] == [full(text) for text in table["empowered"]]
        assert (tactic.when, tactic.cost) == (table["when"], table["cost"])
    for command, table in zip(data.commands, written(folder, "commands", "command"), strict=False):
        assert [(box.who, [sentence(found) for found in box.effect]) for box in command.boxes] == [
            (box["who"], [full(text) for text in box["do"]]) for box in table["boxes"]
        ]
    for horde, table in zip(data.hordes, written(folder, "hordes", "horde", "cooperative"), strict=True):
        grid = "".join(table["grid"])
        assert [point.row * 6 + point.column for point in horde.points] == [place for place, letter in enumerate(grid) if letter != "."]
        for point in horde.points:
            letter = grid[point.row * 6 + point.column]
            assert [sentence(found) for found in point.reward] == [full(text) for text in table["rewards"][letter]]
        assert (horde.power, horde.honour, horde.ability.kind) == (table["power"], table["honour"], table["ability"]["kind"])
        assert horde.copies == table["copies"]


def sentence(operation: Operation) -> str:
    words = [operation.verb, "all" if operation.amount is None else str(operation.amount)]
    words += sorted(operation.what)
    words += [operation.where] if operation.where else []
    words += ["different"] if operation.different else []
    words += ["less", str(operation.discount)] if operation.discount else []
    words += ["free"] if operation.free else []
    words += ["or-move", str(operation.or_moves)] if operation.or_moves else []
    words += ["per", operation.per] if operation.per else []
    if operation.condition is not None:
        counted = f"track-{operation.condition.command}" if operation.condition.command else operation.condition.counted
        words += ["if", counted, str(operation.condition.at_least)]
    return " ".join(words)


SOLDIERS = {"spearman", "archer", "horseman"}
ANYTHING = {"recruit": SOLDIERS, "attack": SOLDIERS, "build": {"wall", "barricade"}, "hire": {"clerk", "advisor"}}


def full(text: str) -> str:
    """A sentence of a file with everything that may be left out, in the order of `sentence`."""
    verb, *words = text.split()
    number = words.pop(0) if words and words[0].isdecimal() else "1"
    if "all" in words or "top" in words:
        number = "all"
    at = words.index("if") if "if" in words else len(words)
    condition = words[at:] + (["1"] if len(words[at:]) == 2 else [])
    words = words[:at]
    per = words[words.index("per") :] if "per" in words else []
    words = words[: len(words) - len(per)]
    price = ["less", words[words.index("less") + 1]] if "less" in words else []
    kinds = ANYTHING.get(verb, set())
    what = sorted({word for word in words if word in kinds} or kinds)
    what += [word for word in words if word not in {*kinds, "all", "top", "free", "less", "different", "each", "here", "front", *price}]
    where = [word for word in words if word in ("each", "here", "front")]
    flags = [word for word in words if word == "different"]
    free = [word for word in words if word == "free"]
    return " ".join([verb, number, *what, *where, *flags, *price, *free, *per, *condition])


def test_what_a_card_does_is_said_in_known_words() -> None:
    data = data_of(HOUSE)
    for found in operations_in(data):
        assert found.verb in VERBS[1:]
        assert found.per is None or found.per in COUNTS[1:]
        assert found.text
    holders: list[General | Advisor | Event] = [*data.generals, *data.advisors, *data.events]
    for ability in [ability for holder in holders for ability in holder.abilities]:
        assert ability.when in MOMENTS
        assert (ability.change in CHANGES and ability.number) if ability.when == "always" else ability.effect
    assert {horde.ability.kind for horde in data.hordes} <= set(HORDE_ABILITIES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_can_be_read_in_every_language(code: str) -> None:
    speaks = Language(code, "great-wall")
    for found in operations_in(data_of(HOUSE)):
        for message in found.text:
            said = speaks.say(message)
            assert said and said != message.id and "{" not in said, message


def test_the_board() -> None:
    """Values of the house set's board.toml, where a client looks for them."""
    data = export(CARDS)
    sawmill, *_, school = data.locations
    assert (sawmill.spaces, sawmill.shame, sawmill.produces) == ({"three": 3, "four": 6}, True, "wood")
    assert sawmill.overseer is not None and (sawmill.overseer.resource, sawmill.overseer.costs) == ("wood", (2, 3, 4))
    assert (school.spaces, school.overseer) == ({"three": 0, "four": 0}, None)
    first = data.sections[0].levels[1]
    assert (first.cost, first.defence, first.posts) == (5, {"three": 4, "four": 3}, {"three": 2, "four": 3})
    assert {soldier.id: soldier.owned for soldier in data.soldiers} == {"spearman": 10, "archer": 4, "horseman": 2}
    assert {track.side: len(track.years) for track in data.tracks} == {"three": 6, "four": 5}
    assert [year.lethality for year in data.tracks[1].years] == [1, 1, 2, 2, 3]


def test_the_ways_to_play() -> None:
    """What the mode and the number of players change."""
    ways = {(way.cooperative, players): way for way in export(CARDS).ways for players in way.players}
    assert len(ways) == 7  # 1 to 4, and together 2 to 4
    two, four = ways[(False, 2)], ways[(False, 4)]
    assert (two.sections, two.side, two.first_hordes, two.more_hordes) == (("centre", "right"), "three", 2, 0)
    assert (four.sections, four.side, four.first_hordes, four.ends.high_sections) == (("left", "centre", "right"), "four", 4, 3)
    together = ways[(True, 4)]
    assert (together.first_hordes, together.more_hordes) == (5, 1)
    assert (together.ends.requests, together.ends.high_sections, together.ends.empty_supply) == (9, None, False)
