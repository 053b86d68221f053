"""The state of The Great Wall, declared once: what a position holds, who sees it, and where it stands in the position text.

From these rows come an empty table (`fill_empty`), the position text and its reader, views and imagined positions, and `copy_state`,
which `make types` writes. A new field is a row here and its declaration in board_state.py. Rows are in the order of the position text.
"""

from typing import Final

from .board import Board
from .card_shapes import Cards, Chosen, Commands, CommandTrack, Cover, Dealt, General, Hordes, HordeSpaces, Taken
from .pieces import HIGHEST_WALL, SLOTS
from .secrecy import HIDDEN, OPEN, OWN, UNORDERED, WHEN_ALL_HAVE_CHOSEN, WHEN_ALL_HAVE_GENERALS, Secrecy
from .shapes import (
    FACTION,
    LOCATION,
    SECTION,
    SLOT,
    Agenda,
    Faction,
    Figures,
    Flag,
    Generator,
    Killed,
    Number,
    Numbers,
    OverseerSoldiers,
    Resting,
    Result,
    Shape,
    Tea,
    Year,
    places,
)
from .vocabulary import CHANGE_COUNT


class Field:
    """One field: the attribute, its shape, who sees it, its key in the position text, its name in views.

    Fields with the same key share a line, a word each. With `one_line` all entries of the field are on one line.
    """

    def __init__(
        self,
        name: str,
        shape: Shape,
        secrecy: Secrecy = HIDDEN,
        key: str = "",
        view: str = "",
        one_line: bool = False,
        mixed_with: str = "",
    ) -> None:
        self.name = name
        self.shape = shape
        self.secrecy = secrecy
        self.key = key  # "": not in the text, because it follows from other fields
        self.view = view or name
        self.one_line = one_line
        self.mixed_with = mixed_with  # of a deck: the field with hidden cards that cannot be told from those in the deck


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
    Field("doing", GIVEN),
    Field("rush_general", Number(-1, 99, -1)),
    Field("asking", Number(-1, 3, -1)),
    Field("version", Number(0, 1_000_000), OPEN, "version"),
    Field("agenda", Agenda(), OPEN, "agenda", "steps"),
    Field("rng", Generator(), HIDDEN, "generator"),
    Field("year", Year(1, 12, 1), OPEN, "year"),
    Field("active", Faction(), OPEN, "active"),
    Field("tea", Tea(), OPEN, "tea"),  # GW-BOARD-09, GW-TEA-01
    Field("shame", Number(0, 50), OPEN, "shame"),
    Field("shame_boxed", Number(0, 50), OPEN, "shame"),
    Field("warehouse", Numbers(3, 999), OPEN, "warehouse"),  # GW-BOARD-18
    Field("wall", Number(0, HIGHEST_WALL, each=SECTION), OPEN, "wall", one_line=True),
    Field("barricades", Number(0, 3, each=SECTION), OPEN, "barricades", one_line=True),
    Field("result", Result(), OPEN, "passing"),
    Field("spared", Flag(), OPEN, "passing", "shame_spared"),
    Field("fulfilled", Number(0, 999), OPEN, "passing"),
    Field("extra_defence", Number(0, 999), OPEN, "passing"),
    Field("begun", Flag(), HIDDEN, "passing"),
    Field("depth", Number(0, 3, each=SECTION)),
    Field("covered", Number(0, 4095, each=SLOT)),
    Field("slot_card", HordeSpaces(), OPEN, "horde", "card"),
    Field("cover", Cover(), OPEN, "horde"),
    Field("due", Number(0, SLOTS, each=SLOT), OPEN, "due", "defeat", one_line=True),
    Field("rest", Resting(), OPEN, "rest"),  # GW-BOARD-06, GW-REST-01
    Field("posts", Figures(SECTION), OPEN, "posts"),
    Field("clerks", Figures(LOCATION), OPEN, "clerks"),
    Field("spaces", CommandTrack(), OPEN, "track", "command_track"),  # GW-BOARD-11
    # each faction's own, faction by faction
    Field("honour", Number(-999, 9999, each=FACTION), OPEN, "honour"),
    Field("resources", Numbers(4, 999, FACTION), OWN, "resources"),
    Field("reserve", Numbers(3, 10, FACTION), OPEN, "reserve"),
    Field("shamed", Numbers(3, 10, FACTION), OPEN, "shamed"),
    Field("overseers", Numbers(4, 3, FACTION), OPEN, "overseers"),  # GW-OVERSEER-05, GW-OVERSEER-06, GW-OVERSEER-07
    Field("overseer_types", OverseerSoldiers(), OPEN, "overseer soldiers", "overseer_soldiers"),
    Field("home", Number(0, 8, each=FACTION), OPEN, "clerks"),
    Field("unhired", Number(0, 8, each=FACTION), OPEN, "clerks"),
    Field("gone", Numbers(4, 10, FACTION), OPEN, "sacrificed", "sacrificed"),
    Field("general", General(), WHEN_ALL_HAVE_GENERALS, "general"),
    Field("dealt", Dealt(), OWN, "dealt"),
    Field("advisors", Cards("advisor", FACTION), OPEN, "active", "active"),  # GW-ADVISOR-02, GW-ADVISOR-04, GW-ADVISOR-05
    Field("support", Cards("advisor", FACTION), OPEN, "support"),  # GW-ADVISOR-03; GW-SOLO-18
    Field("hand", Commands(), OWN, "hand"),
    Field("pile", Commands(), OPEN, "pile"),  # GW-BOARD-12
    Field("chosen", Chosen(), WHEN_ALL_HAVE_CHOSEN, "chosen"),
    Field("tactics", Cards("tactic", FACTION), OWN, "tactics"),
    Field("taken", Taken(), OPEN, "taken"),
    Field("changes", Numbers(CHANGE_COUNT, 99, FACTION)),
    Field("watch", Number(0, 1 << 30, each=FACTION)),
    # this event's dead, and what lies beside the board
    Field("dead", Killed(), OPEN, "dead", "killed"),
    Field("saved", Numbers(3, 10, FACTION), OPEN, "saved", one_line=True),
    Field("recruits", Numbers(3, 10), OPEN, "recruits"),
    Field("advisor_track", Cards("advisor"), OPEN, "advisor track"),  # GW-BOARD-13
    Field("artifacts", Cards("artifact"), OPEN, "artifacts"),
    Field("requests", Cards("request"), OPEN, "requests"),
    Field("events", Cards("event"), OPEN, "events"),
    Field("qin_track", Cards("location"), OPEN, "location track", "location_track"),
    Field("horde_deck", Hordes(is_deck=True), UNORDERED, "horde deck", "hordes_left"),
    Field("horde_discard", Hordes(), OPEN, "horde discard"),
    # GW-BOARD-15, GW-COMP-07
    Field("tactic_deck", Cards("tactic", is_deck=True), UNORDERED, "tactic deck", "tactics_left", mixed_with="tactics"),
    Field("tactic_discard", Cards("tactic"), OPEN, "tactic discard"),
    Field("advisor_deck", Cards("advisor", is_deck=True), UNORDERED, "advisor deck", "advisors_left", mixed_with="dealt"),
    Field("advisor_discard", Cards("advisor"), OPEN, "advisor discard"),
    Field("request_deck", Cards("request", is_deck=True), UNORDERED, "request deck", "requests_left"),
    Field("event_deck", Cards("event", is_deck=True), UNORDERED, "event deck", "events_left"),
    Field("qin_deck", Cards("command", is_deck=True), UNORDERED, "solo deck", "solo_left"),
    Field("qin_pile", Cards("command"), OPEN, "solo pile", "solo_pile"),
)


def fill_empty(board: Board) -> None:
    """Gives every field that is not given its value on an empty table."""
    for field in STATE:
        if field.shape is not GIVEN:
            setattr(board, field.name, field.shape.empty(board.factions))


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
