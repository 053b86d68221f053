"""The cards of a set, from their files."""

from functools import partial
from typing import Any

from . import set_limits
from .cardset import OTHERS_BOX, OWNER_BOX
from .pieces import (
    ADVISORS,
    ARTIFACTS,
    COLUMNS,
    COMMANDS,
    EVENT_CARDS,
    GENERALS,
    HORDE_CARDS,
    LOCATION_WORDS,
    POINTS,
    REQUESTS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SOLDIER_WORDS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    TACTICS,
)
from .set_reader import Card, SetReader
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


def read_commands(reader: SetReader, commands: dict[str, Any], solo: dict[str, Any]) -> None:
    made = reader.set
    own = reader.tables(commands, "commands", "command", "command", COMMANDS, ("boxes",))
    if "treason" not in reader.ids["command"]:
        reader.whole("commands").fault("id", "one card with the id treason (GW-SUMMER-08)")
    qin = reader.tables(solo, "solo", "command", "solo-command", COMMANDS, ("boxes",))
    if reader.ids["solo-command"] != reader.ids["command"]:
        reader.whole("solo").fault("id", f"the ids of the players' cards in their order: {', '.join(reader.ids['command'])}")
    rush = reader.tables(solo, "solo", "rush_command", "rush-command", 1, ("boxes",))
    for card in own + qin + rush:
        made.first_box.append(len(made.box_who))
        boxes = card.parts("boxes", ", box #", "who")
        if not 1 <= len(boxes) <= set_limits.BOXES:
            card.fault("boxes", f"from 1 to {set_limits.BOXES} boxes, which is what a Command card has room for, not {len(boxes)}")
        for box in boxes:
            box.only(("who", "do"))
            made.box_who.append(OWNER_BOX if box.word("who", ("owner", "others")) == "owner" else OTHERS_BOX)
            made.box_pc.append(reader.effect(box, "do"))
    made.first_box.append(len(made.box_who))


def read_holders(reader: SetReader, content: dict[str, dict[str, Any]]) -> None:
    """Generals, the Rush Clan's two, Qin Jiushao, advisors and events: all cards with abilities."""
    made = reader.set
    setup = ("start", "tactics", "tea", "abilities")
    standard = reader.tables(content["generals"], "generals", "general", "general", STANDARD_GENERALS, setup)
    standard += reader.tables(content["generals"], "generals", "cooperative", "general", GENERALS - STANDARD_GENERALS, setup)
    for card in standard:
        start = card.part("start")
        start.only(RESOURCE_WORDS)
        made.start_resources += [start.number(word, 0, 20) if word in start.fields else 0 for word in RESOURCE_WORDS]
        made.start_tactics.append(card.number("tactics", 0, 5))
        made.tea_value.append(card.number("tea", 0, 99))
    rush = reader.tables(content["solo"], "solo", "rush_general", "rush-general", 2, ("abilities",))
    qin = reader.tables(content["solo"], "solo", "qin_general", "qin-general", 1, ("abilities",))
    for card in standard + rush + qin:
        read_abilities(reader, card, True)
    for card in reader.tables(content["advisors"], "advisors", "advisor", "advisor", ADVISORS, ("abilities",)):
        if not card.fields.get("abilities"):
            card.fault("abilities", "at least one ability")
        read_abilities(reader, card, False)
    for card in reader.tables(content["events"], "events", "event", "event", EVENT_CARDS, ("each", "once", "abilities")):
        made.event_pc.append(reader.effect(card, "each"))
        made.event_once_pc.append(reader.effect(card, "once"))
        read_abilities(reader, card, False)
    made.first_ability.append(len(made.ability_when))


def read_abilities(reader: SetReader, card: Card, per_support: bool) -> None:
    made = reader.set
    made.first_ability.append(len(made.ability_when))
    watch = 0
    abilities = card.parts("abilities", "", "when")
    if len(abilities) > set_limits.ABILITIES:
        card.fault("abilities", f"at most {set_limits.ABILITIES} abilities, which is what a card has room for, not {len(abilities)}")
    for ability in abilities:
        ability.only(("when", "at", "do", "change", "number"))
        when = MOMENTS.index(ability.word("when", MOMENTS))
        filters = LOCATION_WORDS + SOLDIER_WORDS
        at = ability.word("at", filters) if "at" in ability.fields else ""
        place = 0 if not at else LOCATION_WORDS.index(at) + 1 if at in LOCATION_WORDS else SOLDIER_WORDS.index(at) + 1
        made.ability_when.append(when)
        made.ability_filter.append(place)
        if when == AT_ALWAYS:
            made.ability_change.append(CHANGES.index(ability.word("change", CHANGES)))
            made.ability_number.append(ability.number("number", -9, 9))
            made.ability_pc.append(0)
        else:
            ability.sentences("do")
            made.ability_change.append(0)
            made.ability_number.append(0)
            made.ability_pc.append(reader.effect(ability, "do"))
        made.ability_per_support.append(1 if per_support else 0)
        watch |= 1 << when
    made.watch.append(watch)


def read_tactics(reader: SetReader, content: dict[str, Any]) -> None:
    made = reader.set
    fields = ("when", "do", "empowered", "cost")
    cards = reader.tables(content, "tactics", "tactic", "tactic", STANDARD_TACTICS, fields)
    cards += reader.tables(content, "tactics", "cooperative", "tactic", TACTICS - STANDARD_TACTICS, fields)
    known = tuple([MOMENTS[moment] for moment in WINDOWS])
    for number, card in enumerate(cards):
        when = MOMENTS.index(card.word("when", known))
        made.tactic_when.append(when)
        card.sentences("do")
        card.sentences("empowered")
        made.tactic_pc.append(reader.effect(card, "do"))
        made.empowered_pc.append(reader.effect(card, "empowered"))
        made.empowered_cost.append(card.number("cost", 0, 9))
        made.coop_windows |= 1 << when
        if number < STANDARD_TACTICS:
            made.windows |= 1 << when


def read_hordes(reader: SetReader, content: dict[str, Any]) -> None:
    decks: list[bytes] = []
    for key in ("horde", "cooperative"):
        tables = content.get(key, [])
        count = len(tables) if isinstance(tables, list) else 0
        cards = reader.tables(content, "hordes", key, "horde", count, ("grid", "rewards", "power", "honour", "ability", "copies"))
        deck: list[int] = []
        for card in cards:
            kind = len(reader.set.vital)
            reader.attempt(partial(read_horde, reader, card))
            copies = card.part("copies")
            copies.only(SECTION_WORDS)
            for section, word in enumerate(SECTION_WORDS):
                deck += [kind * 3 + section] * copies.number(word, 0, HORDE_CARDS)
        if len(deck) != HORDE_CARDS:
            reader.whole("hordes").fault("copies", f"{HORDE_CARDS} cards in all under [[{key}]], not {len(deck)}")
        decks.append(bytes(deck))
    reader.set.horde_deck, reader.set.coop_deck = decks


def read_horde(reader: SetReader, card: Card) -> None:
    """The grid is two rows of six letters; a letter stands for a reward, a dot for no Vital Point."""
    made = reader.set
    grid = card.value("grid")
    if not isinstance(grid, list) or len(grid) != 2 or not all(isinstance(row, str) and len(row) == COLUMNS for row in grid):
        raise card.error("grid", f"two rows of {COLUMNS} letters or dots, not {grid!r}")
    letters = "".join(grid)
    made.vital.append(sum(1 << point for point, letter in enumerate(letters) if letter != "."))
    rewards = card.part("rewards")
    for letter in letters:
        pc = 0
        if letter != ".":
            rewards.has(letter)
            pc = reader.effect(rewards, letter)
        made.reward_pc.append(pc)
    for letter in rewards.fields:
        if letter not in letters:
            rewards.fault(letter, "a letter of the grid")
    if letters == "." * POINTS:
        card.fault("grid", "at least one Vital Point")
    made.power.append(card.number("power", 0, 99))
    made.honour.append(card.number("honour", 0, 99))
    ability = card.part("ability")
    ability.only(("kind", "number", "per", "do"))
    kind = HORDE_ABILITIES.index(ability.word("kind", HORDE_ABILITIES))
    made.horde_ability.append(kind)
    effects = kind in (ARRIVES, BREACHES, FALLS)
    made.horde_pc.append(reader.effect(ability, "do") if effects else 0)
    if effects:
        ability.sentences("do")
    made.horde_number.append(0 if effects or kind in (SHIELDED, NO_ABILITY) else ability.number("number", -9, 9))
    made.horde_per.append(COUNTS.index(ability.word("per", COUNTS)) if kind == STRONGER and "per" in ability.fields else 0)


def read_artifacts(reader: SetReader, content: dict[str, Any]) -> None:
    for card in reader.tables(content, "artifacts", "artifact", "artifact", ARTIFACTS, ("score",)):
        card.sentences("score")
        reader.set.artifact_pc.append(reader.effect(card, "score"))


def read_requests(reader: SetReader, content: dict[str, Any]) -> None:
    made = reader.set
    for number, card in enumerate(reader.tables(content, "requests", "request", "request", REQUESTS, ("demands", "two_players"))):
        made.first_demand.append(len(made.demand_kind))
        demands = card.texts("demands")
        if not 1 <= len(demands) <= set_limits.DEMANDS:
            card.fault("demands", f"from 1 to {set_limits.DEMANDS} demands, which is what a Request has room for, not {len(demands)}")
        for demand in demands:
            read_demand(reader, card, demand)
        if card.has("two_players") and card.fields["two_players"] is False:
            made.not_for_two |= 1 << number
    made.first_demand.append(len(made.demand_kind))
    if bin(made.not_for_two).count("1") != 3:
        reader.whole("requests").fault("two_players", "false on three requests (GW-COOP-42)")


def read_demand(reader: SetReader, card: Card, demand: str) -> None:
    """`each pays 2 wood`, `each sacrifices 1 soldier`, `each gives clerks 1`, `each has 2 overseers`, `all have 6 walls`."""
    made = reader.set
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
    card.fault("demands", f"a demand such as `each pays 2 wood` or `all have 6 walls`, not {demand!r}")
