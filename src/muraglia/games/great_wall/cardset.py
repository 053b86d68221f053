"""A card set as the rules read it: tables of ints, made once by the loader, never changed, shared by all positions and clones."""

from typing import Final

from mypy_extensions import i64

from .pieces import ADVISORS, EVENT_CARDS, GENERALS

# Time tracks (GW-BOARD-08), one for each side of the board; 1 and 2 players use that of three (GW-REED-04, GW-SOLO-03)
SIDES: Final = ("three", "four")
# The rows of `hordes_due`, `lethality` and `years`: with 3, 2 and 4 players, then the same for the cooperative game
TRACKS: Final = ("three", "three", "four", "three", "three", "four")
MOST_YEARS: Final[i64] = 12

# Holders of abilities: generals, the two of the Rush Clan, Qin Jiushao, advisors, events
RUSH_GENERAL: Final[i64] = GENERALS
QIN_GENERAL: Final[i64] = GENERALS + 2
FIRST_ADVISOR: Final[i64] = GENERALS + 3
FIRST_EVENT: Final[i64] = FIRST_ADVISOR + ADVISORS
HOLDERS: Final[i64] = FIRST_EVENT + EVENT_CARDS

# Whose command card: those of the players, the six of Qin Jiushao, the one of the Rush Clan
SOLO_COMMAND: Final[i64] = 6
RUSH_COMMAND: Final[i64] = 12
COMMAND_CARDS: Final[i64] = 13

OWNER_BOX: Final[i64] = 0
OTHERS_BOX: Final[i64] = 1


class BoardTables:
    """The board, side 0 for one to three players, side 1 for four (GW-COMP-23: five do not play)."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # side * LOCATIONS + location; 0: Special
        self.shame_icons: i64 = 0  # Locations, as bits
        self.defence: list[int] = []  # (side * 3 + section) * 4 + level
        self.posts: list[int] = []  # the same
        self.wall_cost: list[int] = []  # section * 3 + level before building
        self.overseer_cost: list[int] = []  # location * 4 + level before the upgrade; 0: none
        self.overseer_kind: list[int] = []  # location -> resource
        self.recruit_cost: list[int] = []  # soldier * 4 + resource
        self.hordes_due: list[int] = []  # track * MOST_YEARS + year
        self.lethality: list[int] = []
        self.years: list[int] = []  # track -> number of spaces
        self.draw_pc: list[int] = []  # "draw" so many Tactic cards, for the Martial School


class AbilityTables(BoardTables):
    """Cards with boxes and abilities: GW-COMP-11, GW-CARD-01, GW-HORDE-CARD-02, GW-HORDE-CARD-03."""

    def __init__(self) -> None:
        super().__init__()
        # commands
        self.first_box: list[int] = []  # command card -> first of its boxes; one more at the end
        self.box_who: list[int] = []
        self.box_pc: list[int] = []
        # abilities of generals, advisors, events
        self.first_ability: list[int] = []  # holder -> first of its abilities; one more at the end
        self.ability_when: list[int] = []
        self.ability_filter: list[int] = []  # Location, soldier ... + 1; 0: any
        self.ability_pc: list[int] = []
        self.ability_change: list[int] = []  # standing changes: which
        self.ability_number: list[int] = []
        self.ability_per_support: list[int] = []
        self.watch: list[int] = []  # holder -> its moments, as bits
        # generals
        self.start_resources: list[int] = []
        self.start_tactics: list[int] = []
        self.tea_value: list[int] = []


class CardSet(AbilityTables):
    """All tables of a set. Offsets into `ops` are called pc; an effect list ends with STOP."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""  # in texts
        self.title = ""  # for people, with its author; empty for the house set
        self.author = ""
        self.digest = ""
        self.notation: tuple[str, ...] = ()  # how each pick is written (picks.py)
        self.pick_of: dict[str, int] = {}  # the other way round, in small letters
        self.ops: list[int] = []
        self.source_of: list[int] = []  # operation -> the card it stands on (sources.py)
        self.first_cause: int = 0  # the first source that is neither a rule nor a card
        self.box_of: list[int] = []  # operation -> the box of a Command card, counted from 1; 0: none
        self.ids: dict[str, tuple[str, ...]] = {}  # kind of card -> the ids, in order
        self.titles: dict[str, tuple[dict[str, str], ...]] = {}  # kind of card -> the names by language
        self.sources: dict[str, str] = {}  # "kind id" -> book, published or ours
        # tactics
        self.tactic_when: list[int] = []
        self.tactic_pc: list[int] = []
        self.empowered_pc: list[int] = []
        self.empowered_cost: list[int] = []
        self.windows: i64 = 0  # moments at which some standard tactic can be played, as bits
        self.coop_windows: i64 = 0
        # hordes: a card is kind * 3 + Section on its back
        self.vital: list[int] = []
        self.power: list[int] = []
        self.honour: list[int] = []
        self.reward_pc: list[int] = []  # kind * 12 + point
        self.horde_ability: list[int] = []
        self.horde_number: list[int] = []
        self.horde_per: list[int] = []
        self.horde_pc: list[int] = []
        self.horde_deck: bytes = b""
        self.coop_deck: bytes = b""
        # the rest
        self.artifact_pc: list[int] = []
        self.event_pc: list[int] = []  # for each player
        self.event_once_pc: list[int] = []  # for the board
        self.first_demand: list[int] = []
        self.demand_kind: list[int] = []
        self.demand_number: list[int] = []
        self.demand_what: list[int] = []
        self.not_for_two: i64 = 0  # requests, as bits
