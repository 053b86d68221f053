"""The box: facts, table options, events and vocabulary of The Great Wall."""

from typing import Final

from mypy_extensions import i64

from ...kernel.events import ALL, EventKind
from ...kernel.game_info import GameInfo, TableOption

# The switches of the rulings (docs/rules/great-wall.md): the first value is the ruling, the others are other readings.
SWITCHES: Final = (
    ("mode", ("standard", "cooperative"), "GW-MODE-01"),
    ("difficulty", ("normal", "hard", "hardest"), "GW-SOLO-50"),
    ("wall_end_sections_3p", ("2", "3"), "GW-AMB-01"),
    ("qin_activation_order", ("high_to_low", "low_to_high"), "GW-AMB-02"),
    ("qin_vital_order", ("columns_first", "rows_first"), "GW-AMB-45"),
    ("start_clerks", ("5", "3"), "GW-AMB-34"),
    ("supreme_commander", ("highest_tea", "active_player"), "GW-AMB-13"),
    ("breach_kill_scope", ("per_horde", "per_section", "all"), "GW-AMB-04"),
    ("breach_shame_scope", ("horde_card", "section"), "GW-AMB-05"),
    ("rest_zone_counts_as_present", ("false", "true"), "GW-AMB-05"),
    ("defeat_order", ("snapshot", "rescan_after_each"), "GW-AMB-10"),
    ("defeat_windows", ("2", "1"), "GW-AMB-11"),
    ("rush_majority", ("card_discarded", "ignored"), "GW-AMB-14"),
    ("rush_tea_house", ("normal", "none"), "GW-AMB-15"),
    ("player_count_basis", ("humans", "factions"), "GW-AMB-17"),
    ("artificial_clerks_break_sole", ("true", "false"), "GW-AMB-18"),
    ("shame_icon_timing", ("before", "after"), "GW-AMB-19"),
    ("max_active_advisors", ("none", "1"), "GW-AMB-21"),
    ("tea_steps", ("per_player", "per_clerk"), "GW-AMB-22"),
    ("wall_honour", ("paid", "full_cost", "own_resources_only"), "GW-AMB-75"),
    ("qin_shortfall", ("waived", "cannot_build"), "GW-AMB-23"),
    ("honour_floor", ("0", "none"), "GW-AMB-27"),
    ("treason_counts_for_honour", ("true", "false"), "GW-AMB-28"),
    ("coop_empty_supply_ends", ("false", "true"), "GW-AMB-38"),
    ("qin_summer_honour", ("none", "two_per_card_until_deck_empty"), "GW-AMB-43"),
)
# Where an option matters: with how many players, and in which mode; the others matter always.
_SOLO: Final = ((1,), "")
_RUSH: Final = ((1, 2), "")
MATTERS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "mode": ((2, 3, 4), ""),
    "difficulty": _SOLO,
    "wall_end_sections_3p": ((3,), "standard"),
    "qin_activation_order": _SOLO,
    "qin_vital_order": _SOLO,
    "supreme_commander": _RUSH,
    "rush_majority": _RUSH,
    "rush_tea_house": _RUSH,
    "player_count_basis": _RUSH,
    "artificial_clerks_break_sole": _RUSH,
    "qin_shortfall": _SOLO,
    "coop_empty_supply_ends": ((2, 3, 4), "cooperative"),
    "qin_summer_honour": _SOLO,
}
COOPERATIVE: Final[i64] = 0
DIFFICULTY: Final[i64] = 1
WALL_END: Final[i64] = 2
QIN_LOW_FIRST: Final[i64] = 3
QIN_ROWS_FIRST: Final[i64] = 4
FEW_CLERKS: Final[i64] = 5
ACTIVE_COMMANDS: Final[i64] = 6
KILL_SCOPE: Final[i64] = 7
SHAME_BY_SECTION: Final[i64] = 8
REST_COUNTS: Final[i64] = 9
RESCAN: Final[i64] = 10
ONE_WINDOW: Final[i64] = 11
RUSH_IGNORED: Final[i64] = 12
NO_RUSH_TEA: Final[i64] = 13
COUNT_FACTIONS: Final[i64] = 14
ALONE_AMONG_HUMANS: Final[i64] = 15
SHAME_AFTER: Final[i64] = 16
ONE_ACTIVE: Final[i64] = 17
TEA_PER_CLERK: Final[i64] = 18
WALL_HONOUR: Final[i64] = 19
QIN_MUST_PAY: Final[i64] = 20
NO_FLOOR: Final[i64] = 21
TREASON_WORTHLESS: Final[i64] = 22
EMPTY_SUPPLY_ENDS: Final[i64] = 23
QIN_SUMMER: Final[i64] = 24


def option(name: str, values: tuple[str, ...], rule: str) -> TableOption:
    players, mode = MATTERS.get(name, ((), ""))
    return TableOption(name, values, values[0], rule, players, "mode" if mode else "", mode)


INFO: Final = GameInfo(
    name="great-wall",
    title="The Great Wall",
    author="Kamil 'Sanex' Cieśla, Robert Plesowicz",
    publisher="Awaken Realms",
    year=2021,
    players=(1, 2, 3, 4),
    variant_players=(),
    options=tuple([option(name, values, rule) for name, values, rule in SWITCHES]),
    rules_version=2,
    lowest_wins=False,
)


def switches_of(options: dict[str, str]) -> bytes:
    """The options of a table, one number each: which of its values."""
    return bytes([values.index(options[name]) for name, values, _ in SWITCHES])


def options_of(switches: bytes) -> dict[str, str]:
    return {name: values[switches[index]] for index, (name, values, _) in enumerate(SWITCHES)}


# An event is told when what it tells has been done. Points are 0 to 11, -1 for none; rows are counted from the Wall; `on_soldier` and
# `on_horde` are -1 where a tile lies on the other; `new_soldier` is the kind that became the first Overseer, -1 where one rose.
# `source` is the card, the Location or the rule that led to it (sources.py).
YEAR_BEGINS: Final = EventKind("year-begins", ("year",), heading=True, matters=ALL)
SEASON_BEGINS: Final = EventKind("season-begins", ("season",), heading=True)
GENERAL_CHOSEN: Final = EventKind("general-chosen", ("faction", "general"), reveals=True)
ADVISOR_PLACED: Final = EventKind("advisor-placed", ("faction", "advisor", "active"))
HORDE_PLACED: Final = EventKind("horde-placed", ("horde", "side", "row", "source"), reveals=True)
RAIDED: Final = EventKind("raided", ("horde", "side", "count"), reveals=True, matters=ALL)
ADVISORS_CHANGED: Final = EventKind("advisors-changed", (), reveals=True)
ADVISOR_CAME: Final = EventKind("advisor-came", ("advisor",), reveals=True)
ADVISOR_HIRED: Final = EventKind("advisor-hired", ("faction", "advisor"))
ADVISOR_LEFT: Final = EventKind("advisor-left", ("advisor",))
GAINED: Final = EventKind("gained", ("faction", "count", "resource", "source"))
PAID: Final = EventKind("paid", ("faction", "count", "resource", "source"))
HONOUR_CHANGED: Final = EventKind("honour-changed", ("faction", "count", "total", "source"), scores="count", matters=ALL, least=5)
CHOSE_COMMAND: Final = EventKind("command-revealed", ("faction", "command"), reveals=True)
COMMAND_PLACED: Final = EventKind("command-placed", ("faction", "command", "space"))
TURN_BEGINS: Final = EventKind("turn-begins", ("faction", "command"), heading=True)
CLERK_MOVED: Final = EventKind("clerk-moved", ("faction", "location", "source"))
CLERK_CHANGED: Final = EventKind("clerk-changed", ("faction", "location", "from_location", "source"))
CLERKS_HOME: Final = EventKind("clerks-home", ("location",))
CLERKS_SACRIFICED: Final = EventKind("clerks-sacrificed", ("faction", "count"), matters="faction")
ACTIVATED: Final = EventKind("activated", ("location",))
OVERSEER_RAISED: Final = EventKind("overseer-raised", ("faction", "location", "level", "new_soldier", "source"))
STORED: Final = EventKind("stored", ("faction", "count", "resource"))
STORE_USED: Final = EventKind("store-used", ("faction", "count", "resource"))
DONATED: Final = EventKind("donated", ("faction", "resource"))
RECRUITED: Final = EventKind("recruited", ("faction", "soldier"))
RESTED: Final = EventKind("rested", ("faction", "soldier", "side"))
ATTACKED: Final = EventKind("attacked", ("faction", "soldier", "horde", "side", "row", "first_point", "second_point", "source"))
POSTED: Final = EventKind("posted", ("faction", "side"))
WOUNDED: Final = EventKind("wounded", ("faction", "horde", "side", "row", "first_point", "source"))
WALL_BUILT: Final = EventKind("wall-built", ("faction", "side", "level", "source"), matters=ALL)
BARRICADE_BUILT: Final = EventKind("barricade-built", ("faction", "side", "source"))
BARRICADE_FELL: Final = EventKind("barricade-fell", ("side", "source"))
BARRICADES_GONE: Final = EventKind("barricades-gone", (), matters=ALL)
SOLDIERS_MOVED: Final = EventKind("soldiers-moved", ("faction", "side", "to_side", "count", "marchers"))
TEA_ROSE: Final = EventKind("tea-rose", ("faction", "source"))
CLERK_HIRED: Final = EventKind("clerk-hired", ("faction", "source"))
TACTIC_DRAWN: Final = EventKind("tactic-drawn", ("faction", "source"), ("tactic",), reveals=True)
TACTIC_PLAYED: Final = EventKind("tactic-played", ("faction", "tactic", "empowered"), reveals=True)
TACTIC_DISCARDED: Final = EventKind("tactic-discarded", ("faction", "tactic"))
HORDE_DEFEATED: Final = EventKind("horde-defeated", ("horde", "side", "row"), matters=ALL)
HORDE_TAKEN: Final = EventKind("horde-taken", ("faction", "horde", "side", "row"))
HORDE_GONE: Final = EventKind("horde-gone", ("horde", "side", "row"))
SOLDIERS_KILLED: Final = EventKind("soldiers-killed", ("faction", "count", "soldier", "side", "row", "source"), matters="faction")
SOLDIER_SAVED: Final = EventKind("soldier-saved", ("faction", "soldier"))
WALL_HELD: Final = EventKind("wall-held", ("side", "defence", "offence"), matters=ALL)
WALL_BREACHED: Final = EventKind("wall-breached", ("side", "defence", "offence"), matters=ALL)
DEFENCE_CHANGED: Final = EventKind("defence-changed", ("faction", "count", "source"))
BREACH_ENDS: Final = EventKind("breach-ends", ("side",))
SHAME_BOXED: Final = EventKind("shame-boxed", ("count",))
SHAMED: Final = EventKind("shamed", ("faction", "left", "on_soldier", "on_horde", "source"), matters="faction")
SHAME_SPARED: Final = EventKind("shame-spared", ("faction", "source"))
SHAME_LOST: Final = EventKind("shame-lost", ("faction", "left", "source"))
SHAME_REMOVED: Final = EventKind("shame-removed", ("faction", "on_soldier", "on_horde", "source"))
TRACK_CLEARED: Final = EventKind("track-cleared", ())
CARDS_RECOVERED: Final = EventKind("cards-recovered", ("faction", "count", "source"))
CARD_RECOVERED: Final = EventKind("card-recovered", ("faction", "command", "source"))
COPIED: Final = EventKind("copied", ("faction", "command"))
TRACK_SHIFTED: Final = EventKind("track-shifted", ("location",))
EVENT_SHOWN: Final = EventKind("omen-shown", ("omen",), reveals=True)
REQUEST_SHOWN: Final = EventKind("request-shown", ("request",), reveals=True)
REQUEST_NAMED: Final = EventKind("request-named", ("faction", "request"))
REQUEST_FULFILLED: Final = EventKind("request-fulfilled", ("request", "count"), matters=ALL)
REQUEST_REFUSED: Final = EventKind("request-refused", ("request",), matters=ALL)
SACRIFICED: Final = EventKind("sacrificed", ("faction", "soldier"), matters="faction")
SHAME_SCORED: Final = EventKind("shame-scored", ("faction", "count"), scores="count")
HORDE_SCORED: Final = EventKind("horde-scored", ("faction", "horde", "count"), scores="count")
ARTIFACT_SCORED: Final = EventKind("artifact-scored", ("faction", "artifact", "count"), scores="count")
FINAL_SCORE: Final = EventKind("final-score", ("faction", "total"))
GAME_ENDS: Final = EventKind("game-ends", (), heading=True)
COOP_WON: Final = EventKind("coop-won", (), heading=True, matters=ALL)
COOP_LOST: Final = EventKind("coop-lost", (), heading=True, matters=ALL)

EVENTS: Final = (
    YEAR_BEGINS, SEASON_BEGINS, GENERAL_CHOSEN, ADVISOR_PLACED, HORDE_PLACED, RAIDED, ADVISORS_CHANGED, GAINED, PAID,
    HONOUR_CHANGED, CHOSE_COMMAND, COMMAND_PLACED, TURN_BEGINS, CLERK_MOVED, CLERK_CHANGED, ACTIVATED, OVERSEER_RAISED, DONATED,
    RECRUITED, RESTED, ATTACKED, POSTED, WOUNDED, WALL_BUILT, BARRICADE_BUILT, BARRICADES_GONE, SOLDIERS_MOVED, TEA_ROSE,
    CLERK_HIRED, TACTIC_DRAWN, TACTIC_PLAYED, TACTIC_DISCARDED, HORDE_DEFEATED, HORDE_TAKEN, HORDE_GONE, SOLDIERS_KILLED,
    SOLDIER_SAVED, WALL_HELD, WALL_BREACHED, SHAMED, SHAME_SPARED, SHAME_LOST, SHAME_REMOVED, CARDS_RECOVERED, COPIED,
    TRACK_SHIFTED, EVENT_SHOWN, REQUEST_SHOWN, REQUEST_NAMED, REQUEST_FULFILLED, REQUEST_REFUSED, SACRIFICED, SHAME_SCORED,
    HORDE_SCORED, ARTIFACT_SCORED, FINAL_SCORE, ADVISOR_CAME, ADVISOR_HIRED, ADVISOR_LEFT, CLERKS_HOME, CLERKS_SACRIFICED, STORED,
    STORE_USED, BARRICADE_FELL, DEFENCE_CHANGED, BREACH_ENDS, SHAME_BOXED, TRACK_CLEARED, CARD_RECOVERED,
    GAME_ENDS, COOP_WON, COOP_LOST,
)  # fmt: skip
