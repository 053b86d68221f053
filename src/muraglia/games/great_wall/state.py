"""The state of The Great Wall, declared once: what a position holds, who sees it, and where it stands in the position text.

From these rows come an empty table (`BoardState.clear`), the position text and its reader, views and imagined positions, and `copy_state`,
which `make types` writes. A new field is a row here and its declaration in board_state.py. Rows are in the order of the position text.
"""

from typing import Final

from .card_shapes import Cards, Commands, CommandTrack, Cover, Dealt, General, Hordes, HordeSpaces, Taken
from .pieces import HIGHEST_WALL, SLOTS
from .shapes import (
    FACTION,
    LOCATION,
    SECTION,
    SLOT,
    Agenda,
    Faction,
    Figures,
    Generator,
    Number,
    Numbers,
    Resting,
    Shape,
    Tea,
    Year,
    places,
)
from .vocabulary import CHANGE_COUNT


class Field:
    """One field: the attribute, its shape, and its key in the position text.

    Fields with the same key share a line, a word each. With `one_line` all entries of the field are on one line.
    """

    def __init__(self, name: str, shape: Shape, key: str = "", one_line: bool = False) -> None:
        self.name = name
        self.shape = shape
        self.key = key  # "": not in the text, because it follows from other fields
        self.one_line = one_line


GIVEN: Final = Shape()  # follows from the number of players, the options and the set of cards

STATE: Final = (
    Field("cards", GIVEN),
    Field("switches", GIVEN),
    Field("players", GIVEN),
    Field("factions", GIVEN),
    Field("qin", GIVEN),
    Field("rush", GIVEN),
    Field("first_section", GIVEN),
    Field("side", GIVEN),
    Field("track", GIVEN),
    Field("windows", GIVEN),
    Field("rush_general", Number(-1, 99, -1)),
    Field("asking", Number(-1, 3, -1)),
    Field("version", Number(0, 1_000_000), "version"),
    Field("agenda", Agenda(), "agenda"),
    Field("rng", Generator(), "generator"),
    Field("year", Year(1, 12, 1), "year"),
    Field("active", Faction(), "active"),
    Field("tea", Tea(), "tea"),
    Field("shame", Number(0, 50), "shame"),
    Field("shame_boxed", Number(0, 50), "shame"),
    Field("warehouse", Numbers(3, 999), "warehouse"),
    Field("wall", Number(0, HIGHEST_WALL, each=SECTION), "wall", one_line=True),
    Field("barricades", Number(0, 3, each=SECTION), "barricades", one_line=True),
    Field("result", Number(0, 999), "passing"),
    Field("spared", Number(0, 999), "passing"),
    Field("fulfilled", Number(0, 999), "passing"),
    Field("extra_defence", Number(0, 999), "passing"),
    Field("depth", Number(0, 3, each=SECTION)),
    Field("covered", Number(0, 4095, each=SLOT)),
    Field("slot_card", HordeSpaces(), "horde"),
    Field("cover", Cover(), "horde"),
    Field("due", Number(0, SLOTS, each=SLOT), "due", one_line=True),
    Field("rest", Resting(), "rest"),
    Field("posts", Figures(SECTION), "posts"),
    Field("clerks", Figures(LOCATION), "clerks"),
    Field("spaces", CommandTrack(), "track"),
    # each faction's own, faction by faction
    Field("honour", Number(-999, 9999, each=FACTION), "honour"),
    Field("resources", Numbers(4, 999, FACTION), "resources"),
    Field("reserve", Numbers(3, 10, FACTION), "reserve"),
    Field("shamed", Numbers(3, 10, FACTION), "shamed"),
    Field("overseers", Numbers(4, 3, FACTION), "overseers"),
    Field("overseer_types", Numbers(4, 3, FACTION), "overseer soldiers"),
    Field("home", Number(0, 8, each=FACTION), "clerks"),
    Field("unhired", Number(0, 8, each=FACTION), "clerks"),
    Field("gone", Numbers(4, 10, FACTION), "sacrificed"),
    Field("general", General(), "general"),
    Field("dealt", Dealt(), "dealt"),
    Field("advisors", Cards("advisor", FACTION), "active"),
    Field("support", Cards("advisor", FACTION), "support"),
    Field("hand", Commands(), "hand"),
    Field("pile", Commands(), "pile"),
    Field("chosen", Number(-1, 43, -1, FACTION), "chosen"),
    Field("tactics", Cards("tactic", FACTION), "tactics"),
    Field("taken", Taken(), "taken"),
    Field("changes", Numbers(CHANGE_COUNT, 99, FACTION)),
    Field("watch", Number(0, 1 << 30, each=FACTION)),
    # this event's dead, and what lies beside the board
    Field("dead", Numbers(7, 10, by_faction=True), "dead"),
    Field("saved", Numbers(3, 10, FACTION), "saved", one_line=True),
    Field("recruits", Numbers(3, 10), "recruits"),
    Field("advisor_track", Cards("advisor"), "advisor track"),
    Field("artifacts", Cards("artifact"), "artifacts"),
    Field("requests", Cards("request"), "requests"),
    Field("events", Cards("event"), "events"),
    Field("qin_track", Cards("location"), "location track"),
    Field("horde_deck", Hordes(is_deck=True), "horde deck"),
    Field("horde_discard", Hordes(), "horde discard"),
    Field("tactic_deck", Cards("tactic", is_deck=True), "tactic deck"),
    Field("tactic_discard", Cards("tactic"), "tactic discard"),
    Field("advisor_deck", Cards("advisor", is_deck=True), "advisor deck"),
    Field("advisor_discard", Cards("advisor"), "advisor discard"),
    Field("request_deck", Cards("request", is_deck=True), "request deck"),
    Field("event_deck", Cards("event", is_deck=True), "event deck"),
    Field("qin_deck", Cards("command", is_deck=True), "solo deck"),
    Field("qin_pile", Cards("command"), "solo pile"),
)


def lines(factions: int) -> list[tuple[str, list[Field], int]]:
    """Returns the lines of the position text that come from the table: key, the fields of the line, which entry (-1: all of them)."""
    found: list[tuple[str, list[Field], int]] = []
    rows = [[field for field in STATE if field.key == key and field.shape.each == each] for key, each in keys()]
    block = [fields for fields in rows if is_of_faction(fields[0])]
    for fields in rows:
        first = fields[0]
        if not is_of_faction(first):
            found += entries(fields, factions)
        elif fields is block[0]:
            for faction, letter in enumerate(places(FACTION, factions)):
                found += [(f"{each[0].key} {letter}", each, faction) for each in block]
    return found


def keys() -> list[tuple[str, int]]:
    """Returns the keys of the text in order, each with what it has a line for."""
    return list(dict.fromkeys([(field.key, field.shape.each) for field in STATE if field.key]))


def is_of_faction(field: Field) -> bool:
    return field.shape.each == FACTION and not field.one_line


def entries(fields: list[Field], factions: int) -> list[tuple[str, list[Field], int]]:
    first = fields[0]
    if first.one_line:
        return [(first.key, fields, -1)]
    return [(f"{first.key} {place}".strip(), fields, at) for at, place in enumerate(places(first.shape.each, factions))]


LINES: Final = {factions: lines(factions) for factions in (3, 4)}
