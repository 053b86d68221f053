"""Reads a card set: a folder of TOML files, checked at once, compiled to tables.

Whatever is wrong gets one error that names the file, the card, the field and what was expected; nothing starts with half a set.
"""

import os
import tomllib
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from ...kernel.errors import BadSetup
from ...kernel.languages import LANGUAGES
from ...kernel.message import Message
from .cardset import COMMAND_CARDS, MOST_YEARS, OTHERS_BOX, OWNER_BOX, SIDES, TRACKS, CardSet
from .effect_compiler import EffectError, Effects, check_cycles
from .pieces import (
    ADVISORS,
    ARTIFACTS,
    CLERKS,
    COLUMNS,
    COMMANDS,
    DEAREST,
    EVENT_CARDS,
    GENERALS,
    HORDE_CARDS,
    LOCATION_WORDS,
    PRODUCTION,
    REQUESTS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SOLDIER_WORDS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    TACTICS,
)
from .vocabulary import (
    ALL_HAVE,
    ARRIVES,
    AT_ALWAYS,
    BREACHES,
    CHANGES,
    COUNTS,
    DEMANDS,
    EACH_GIVES_CLERKS,
    EACH_HAS,
    EACH_PAYS,
    EACH_SACRIFICES,
    FALLS,
    HORDE_ABILITIES,
    KINDS,
    MOMENTS,
    NO_ABILITY,
    SHIELDED,
    STRONGER,
    WINDOWS,
)

SOURCES: Final = ("book", "published", "ours")
FILES: Final = ("board", "commands", "generals", "advisors", "tactics", "hordes", "artifacts", "events", "requests", "solo")


class Card:
    """A table of a file, with what an error needs to name it."""

    def __init__(self, file: str, id: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.id = id
        self.fields = fields

    def error(self, field: str, expected: str) -> BadSetup:
        return BadSetup(Message("set-error", {"file": f"{self.file}.toml", "card": self.id, "field": field, "expected": expected}))

    def value(self, field: str) -> Any:
        if field not in self.fields:
            raise self.error(field, "missing")
        return self.fields[field]

    def number(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error(field, f"a whole number from {low} to {high}, not {value!r}")
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        value = self.value(field)
        if not isinstance(value, str) or value not in known:
            raise self.error(field, f"one of {', '.join(known)}, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(field, f"a list of sentences, not {value!r}")
        return list(value)

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.value(field)
        good = isinstance(value, list) and len(value) == count
        if not good or not all(isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value):
            raise self.error(field, f"{count} whole numbers from {low} to {high}, not {value!r}")
        return list(value)

    def part(self, field: str) -> "Card":
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.error(field, f"a table, not {value!r}")
        return Card(self.file, f"{self.id}.{field}", value)

    def only(self, known: tuple[str, ...]) -> None:
        for field in self.fields:
            if field not in known:
                raise self.error(field, f"no such field; there are {', '.join(known)}")


class Loader:
    """One use of the loader: the folder, and the set that is being made."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.folder = folder
        self.set = CardSet()
        self.set.name = name
        self.effects = Effects(self.set.ops)
        self.texts: dict[str, bytes] = {}
        self.titles: dict[str, list[dict[str, str]]] = {}
        self.ids: dict[str, list[str]] = {}

    def load(self) -> CardSet:
        content = {file: self.read(file) for file in FILES}
        self.set.digest = sha256(b"".join([self.texts[file] for file in FILES])).hexdigest()[:16]
        self.read_board(content["board"])
        self.read_commands(content["commands"], content["solo"])
        self.read_holders(content["generals"], content["solo"], content["advisors"], content["events"])
        self.read_tactics(content["tactics"])
        self.read_hordes(content["hordes"])
        self.read_artifacts(content["artifacts"])
        self.read_requests(content["requests"])
        self.set.draw_pc = [self.effects.compile([f"draw {count}"], []) for count in range(CLERKS + 1)]
        self.set.ids = {kind: tuple(ids) for kind, ids in self.ids.items()}
        self.set.titles = {kind: tuple(titles) for kind, titles in self.titles.items()}
        self.check_hordes_suffice()
        cycle = check_cycles(self.set)
        if cycle:
            raise Card("advisors", "-", {}).error("when", f"no trigger cycle, but {cycle}")
        return self.set

    def read(self, file: str) -> dict[str, Any]:
        path = self.folder / f"{file}.toml"
        try:
            raw = path.read_bytes()
            self.texts[file] = raw
            return tomllib.loads(raw.decode())
        except OSError:
            raise Card(file, "-", {}).error("-", "missing file") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Card(file, "-", {}).error("-", f"TOML, but {error}") from None

    # Parts

    def tables(self, content: dict[str, Any], file: str, key: str, kind: str, count: int, extra: tuple[str, ...]) -> list[Card]:
        """The tables of one kind: as many as the box has, each with its own id, names in four languages and source."""
        found = content.get(key, [])
        whole = Card(file, "-", {})
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise whole.error(key, f"tables [[{key}]]")
        if len(found) != count:
            raise whole.error(key, f"{count} of them, not {len(found)}")
        cards: list[Card] = []
        ids = self.ids.setdefault(kind, [])
        titles = self.titles.setdefault(kind, [])
        for table in found:
            card = Card(file, str(table.get("id", "-")), table)
            id = card.value("id")
            if not isinstance(id, str) or not id or not all(letter.isascii() and (letter.isalnum() or letter == "-") for letter in id):
                raise card.error("id", f"letters, digits and hyphens, not {id!r}")
            if id in ids:
                raise card.error("id", "an id of its own; another card has the same")
            ids.append(id)
            name = card.part("name")
            for code in LANGUAGES:
                text = name.value(code)
                if not isinstance(text, str) or not text or len(text) > 60 or any(sign in text for sign in "{}\n"):
                    raise name.error(code, "a name of at most 60 letters")
            titles.append({code: name.fields[code] for code in LANGUAGES})
            self.set.sources[f"{kind} {id}"] = card.word("source", SOURCES)
            card.only(("id", "name", "source", *extra))
            cards.append(card)
        return cards

    def effect(self, card: Card, field: str) -> int:
        try:
            return self.effects.compile(card.texts(field), self.ids.get("command", []))
        except EffectError as error:
            raise card.error(field, error.expected) from None

    def read_board(self, content: dict[str, Any]) -> None:
        made = self.set
        board = Card("board", "board", content)
        board.only(("sides", "shame_icons", "wall_cost", "overseer_cost", "overseer_kind", "recruit", "time", "source"))
        sides = board.part("sides")
        for name in SIDES:
            side = sides.part(name)
            side.only(("spaces", "defence", "posts"))
            spaces = side.part("spaces")
            for word in LOCATION_WORDS:
                made.spaces.append(spaces.number(word, 0, 20))
            spaces.only(LOCATION_WORDS)
            made.defence += self.by_section(side, "defence", 0)
            made.posts += self.by_section(side, "posts", 1)
        icons = board.value("shame_icons")
        for word in icons:
            if word not in LOCATION_WORDS:
                raise board.error("shame_icons", f"Locations, not {word!r}")
            made.shame_icons |= 1 << LOCATION_WORDS.index(word)
        made.wall_cost = board.numbers("wall_cost", 3, 1, DEAREST) * 3
        costs = board.value("overseer_cost")
        if not isinstance(costs, list) or not 1 <= len(costs) <= 3 or costs[0] != 2 or not all(isinstance(cost, int) for cost in costs):
            raise board.error("overseer_cost", "2, then the costs of at most two upgrades")
        kinds = board.part("overseer_kind")
        for place in range(PRODUCTION):
            made.overseer_cost += [*costs, *[0] * (4 - len(costs))]
            made.overseer_kind.append(RESOURCE_WORDS.index(kinds.word(LOCATION_WORDS[place], RESOURCE_WORDS)))
        recruit = board.part("recruit")
        for soldier in SOLDIER_WORDS:
            cost = recruit.part(soldier)
            cost.only(RESOURCE_WORDS)
            made.recruit_cost += [cost.number(word, 0, 9) if word in cost.fields else 0 for word in RESOURCE_WORDS]
        time = board.part("time")
        time.only(SIDES)
        for track in TRACKS:
            years = time.part(track)
            hordes = years.value("hordes")
            if not isinstance(hordes, list) or not 2 <= len(hordes) <= MOST_YEARS:
                raise years.error("hordes", f"from 2 to {MOST_YEARS} numbers, one a Year")
            made.years.append(len(hordes))
            filler = [0] * (MOST_YEARS - len(hordes))
            made.hordes_due += years.numbers("hordes", len(hordes), 0, 9) + filler
            made.lethality += years.numbers("lethality", len(hordes), 0, 9) + filler
        sources = board.part("source")
        for field, source in sources.fields.items():
            if source not in SOURCES:
                raise sources.error(field, f"one of {', '.join(SOURCES)}")
            made.sources[f"board {field}"] = source

    def by_section(self, side: Card, field: str, low: int) -> list[int]:
        """Four numbers for all Sections, or four for each; a higher level never has less (GW-BOARD-07)."""
        value = side.value(field)
        rows = value if isinstance(value, list) and value and isinstance(value[0], list) else [value] * 3
        made: list[int] = []
        for row in rows:
            levels = Card(side.file, side.id, {field: row}).numbers(field, 4, low, 99)
            if sorted(levels) != levels:
                raise side.error(field, "numbers that do not fall with the level")
            made += levels
        if len(made) != 12:
            raise side.error(field, "four numbers, or three lists of four")
        return made

    def read_commands(self, commands: dict[str, Any], solo: dict[str, Any]) -> None:
        made = self.set
        own = self.tables(commands, "commands", "command", "command", COMMANDS, ("boxes",))
        if "treason" not in self.ids["command"]:
            raise Card("commands", "-", {}).error("id", "one card with the id treason (GW-SUMMER-08)")
        qin = self.tables(solo, "solo", "command", "solo-command", COMMANDS, ("boxes",))
        if self.ids["solo-command"] != self.ids["command"]:
            raise Card("solo", "-", {}).error("id", f"the ids of the players' cards in their order: {', '.join(self.ids['command'])}")
        rush = self.tables(solo, "solo", "rush_command", "rush-command", 1, ("boxes",))
        for card in own + qin + rush:
            made.first_box.append(len(made.box_who))
            boxes = card.value("boxes")
            if not isinstance(boxes, list) or not boxes:
                raise card.error("boxes", "at least one box")
            for number, fields in enumerate(boxes, 1):
                box = Card(card.file, f"{card.id}, box {number}", fields)
                box.only(("who", "do"))
                made.box_who.append(OWNER_BOX if box.word("who", ("owner", "others")) == "owner" else OTHERS_BOX)
                made.box_pc.append(self.effect(box, "do"))
        made.first_box.append(len(made.box_who))
        assert len(made.first_box) == COMMAND_CARDS + 1

    def read_holders(self, generals: dict[str, Any], solo: dict[str, Any], advisors: dict[str, Any], events: dict[str, Any]) -> None:
        """Generals, the Rush Clan's two, Qin Jiushao, advisors and events: whoever has abilities."""
        made = self.set
        setup = ("start", "tactics", "tea", "abilities")
        standard = self.tables(generals, "generals", "general", "general", STANDARD_GENERALS, setup)
        standard += self.tables(generals, "generals", "cooperative", "general", GENERALS - STANDARD_GENERALS, setup)
        for card in standard:
            start = card.part("start")
            start.only(RESOURCE_WORDS)
            made.start_resources += [start.number(word, 0, 20) if word in start.fields else 0 for word in RESOURCE_WORDS]
            made.start_tactics.append(card.number("tactics", 0, 5))
            made.tea_value.append(card.number("tea", 0, 99))
        rush = self.tables(solo, "solo", "rush_general", "rush-general", 2, ("abilities",))
        qin = self.tables(solo, "solo", "qin_general", "qin-general", 1, ("abilities",))
        for card in standard + rush + qin:
            self.read_abilities(card, True)
        for card in self.tables(advisors, "advisors", "advisor", "advisor", ADVISORS, ("abilities",)):
            if not card.value("abilities"):
                raise card.error("abilities", "at least one ability")
            self.read_abilities(card, False)
        for card in self.tables(events, "events", "event", "event", EVENT_CARDS, ("each", "once", "abilities")):
            made.event_pc.append(self.effect(card, "each"))
            made.event_once_pc.append(self.effect(card, "once"))
            self.read_abilities(card, False)
        made.first_ability.append(len(made.ability_when))

    def read_abilities(self, card: Card, per_support: bool) -> None:
        made = self.set
        made.first_ability.append(len(made.ability_when))
        watch = 0
        abilities = card.fields.get("abilities", [])
        if not isinstance(abilities, list):
            raise card.error("abilities", "a list of tables")
        for fields in abilities:
            ability = Card(card.file, card.id, fields)
            ability.only(("when", "at", "do", "change", "number"))
            when = MOMENTS.index(ability.word("when", MOMENTS))
            at = fields.get("at", "")
            filters = LOCATION_WORDS + SOLDIER_WORDS
            if at and at not in filters:
                raise ability.error("at", f"one of {', '.join(filters)}, not {at!r}")
            place = 0 if not at else LOCATION_WORDS.index(at) + 1 if at in LOCATION_WORDS else SOLDIER_WORDS.index(at) + 1
            made.ability_when.append(when)
            made.ability_filter.append(place)
            if when == AT_ALWAYS:
                made.ability_change.append(CHANGES.index(ability.word("change", CHANGES)))
                made.ability_number.append(ability.number("number", -9, 9))
                made.ability_pc.append(0)
            else:
                if not ability.texts("do"):
                    raise ability.error("do", "at least one effect")
                made.ability_change.append(0)
                made.ability_number.append(0)
                made.ability_pc.append(self.effect(ability, "do"))
            made.ability_per_support.append(1 if per_support else 0)
            watch |= 1 << when
        made.watch.append(watch)

    def read_tactics(self, content: dict[str, Any]) -> None:
        made = self.set
        fields = ("when", "do", "empowered", "cost")
        cards = self.tables(content, "tactics", "tactic", "tactic", STANDARD_TACTICS, fields)
        cards += self.tables(content, "tactics", "cooperative", "tactic", TACTICS - STANDARD_TACTICS, fields)
        known = tuple([MOMENTS[moment] for moment in WINDOWS])
        for number, card in enumerate(cards):
            when = MOMENTS.index(card.word("when", known))
            made.tactic_when.append(when)
            for field in ("do", "empowered"):
                if not card.texts(field):
                    raise card.error(field, "at least one effect")
            made.tactic_pc.append(self.effect(card, "do"))
            made.empowered_pc.append(self.effect(card, "empowered"))
            made.empowered_cost.append(card.number("cost", 0, 9))
            made.coop_windows |= 1 << when
            if number < STANDARD_TACTICS:
                made.windows |= 1 << when

    def read_hordes(self, content: dict[str, Any]) -> None:
        decks: list[bytes] = []
        for key in ("horde", "cooperative"):
            tables = content.get(key, [])
            count = len(tables) if isinstance(tables, list) else 0
            cards = self.tables(content, "hordes", key, "horde", count, ("grid", "rewards", "power", "honour", "ability", "copies"))
            deck: list[int] = []
            for card in cards:
                kind = len(self.set.vital)
                self.read_horde(card)
                copies = card.part("copies")
                copies.only(SECTION_WORDS)
                for section, word in enumerate(SECTION_WORDS):
                    deck += [kind * 3 + section] * copies.number(word, 0, HORDE_CARDS)
            if len(deck) != HORDE_CARDS:
                raise Card("hordes", "-", {}).error("copies", f"{HORDE_CARDS} cards in all under [[{key}]], not {len(deck)}")
            decks.append(bytes(deck))
        self.set.horde_deck, self.set.coop_deck = decks

    def read_horde(self, card: Card) -> None:
        """The grid is two rows of six letters; a letter stands for a reward, a dot for no Vital Point."""
        made = self.set
        grid = card.value("grid")
        if not isinstance(grid, list) or len(grid) != 2 or not all(isinstance(row, str) and len(row) == COLUMNS for row in grid):
            raise card.error("grid", f"two rows of {COLUMNS} letters or dots, not {grid!r}")
        letters = "".join(grid)
        rewards = card.part("rewards")
        vital = 0
        for point, letter in enumerate(letters):
            pc = 0
            if letter != ".":
                vital |= 1 << point
                pc = self.effect(Card(card.file, card.id, {letter: rewards.value(letter)}), letter)
            made.reward_pc.append(pc)
        for letter in rewards.fields:
            if letter not in letters:
                raise rewards.error(letter, "a letter of the grid")
        if not vital:
            raise card.error("grid", "at least one Vital Point")
        made.vital.append(vital)
        made.power.append(card.number("power", 0, 99))
        made.honour.append(card.number("honour", 0, 99))
        ability = card.part("ability")
        ability.only(("kind", "number", "per", "do"))
        kind = HORDE_ABILITIES.index(ability.word("kind", HORDE_ABILITIES))
        made.horde_ability.append(kind)
        effects = kind in (ARRIVES, BREACHES, FALLS)
        made.horde_pc.append(self.effect(ability, "do") if effects else 0)
        if effects and not ability.texts("do"):
            raise ability.error("do", "at least one effect")
        made.horde_number.append(0 if effects or kind in (SHIELDED, NO_ABILITY) else ability.number("number", -9, 9))
        made.horde_per.append(COUNTS.index(ability.word("per", COUNTS)) if kind == STRONGER and "per" in ability.fields else 0)

    def read_artifacts(self, content: dict[str, Any]) -> None:
        for card in self.tables(content, "artifacts", "artifact", "artifact", ARTIFACTS, ("score",)):
            if not card.texts("score"):
                raise card.error("score", "at least one effect")
            self.set.artifact_pc.append(self.effect(card, "score"))

    def read_requests(self, content: dict[str, Any]) -> None:
        made = self.set
        for number, card in enumerate(self.tables(content, "requests", "request", "request", REQUESTS, ("demands", "two_players"))):
            made.first_demand.append(len(made.demand_kind))
            if not card.texts("demands"):
                raise card.error("demands", "at least one demand")
            for demand in card.texts("demands"):
                self.read_demand(card, demand)
            if card.value("two_players") is False:
                made.not_for_two |= 1 << number
        made.first_demand.append(len(made.demand_kind))
        if bin(made.not_for_two).count("1") != 3:
            raise Card("requests", "-", {}).error("two_players", "false on three requests (GW-COOP-42)")

    def read_demand(self, card: Card, demand: str) -> None:
        """`each pays 2 wood`, `each sacrifices 1 soldier`, `each gives clerks 1`, `each has 2 overseers`, `all have 6 walls`."""
        made = self.set
        for kind, start in enumerate(DEMANDS):
            words = demand.removeprefix(start).split()
            if demand.startswith(start + " ") and words and words[0].isdecimal() and len(words) == (1 if kind == EACH_GIVES_CLERKS else 2):
                what = words[-1]
                known: tuple[str, ...] = ()
                if kind == EACH_PAYS:
                    known = KINDS[:6]
                elif kind == EACH_SACRIFICES:
                    known = (*SOLDIER_WORDS, "soldier")
                elif kind in (EACH_HAS, ALL_HAVE):
                    known = COUNTS
                if not known or what in known:
                    made.demand_kind.append(kind)
                    made.demand_number.append(int(words[0]))
                    made.demand_what.append(known.index(what) if known else 0)
                    return
        raise card.error("demands", f"a demand such as `each pays 2 wood` or `all have 6 walls`, not {demand!r}")

    def check_hordes_suffice(self) -> None:
        """Set-up, all Springs and one card for the indicator fit the deck in the standard games of three and four.

        Other modes have fewer cards or place more; there GW-AMB-30 says what an empty deck does.
        """
        made = self.set
        for word in SIDES:
            first = TRACKS.index(word) * MOST_YEARS
            at_set_up = 4 if word == "four" else 3  # GW-SETUP-05, GW-SETUP-05a
            need = at_set_up + sum(made.hordes_due[first : first + MOST_YEARS]) + 1
            if need > HORDE_CARDS:
                raise Card("board", f"time.{word}", {}).error("hordes", f"at most {HORDE_CARDS} Horde cards in a game, not {need}")


def load_set(folder: Traversable | Path, name: str) -> CardSet:
    return Loader(folder, name).load()


def house_set() -> CardSet:
    """The project's own set; it never claims to be the printed deck."""
    return load_set(files("muraglia") / "games" / "great_wall" / "sets" / "house", "house")


def set_in_use() -> CardSet:
    """The house set, or the folder that MURAGLIA_GREAT_WALL_SET names: an owner's own cards."""
    folder = os.environ.get("MURAGLIA_GREAT_WALL_SET", "")
    return load_set(Path(folder), Path(folder).name) if folder else house_set()
