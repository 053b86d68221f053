"""What can be chosen: every pick is a number with a meaning and a short notation.

pass, yes, top, pay-honour            no, nothing, done; yes; straight to the top; ten Honour instead of the tile
economy  space-2  home>sawmill        a command, a space of the track, a Clerk from the Reserve to the Sawmill
left1.b3  left1.b34  left1.abc2       Vital Points: Section, row, then a or b for the line and the column; a pair; (a and b) of column 2
spearman, rest-archer-left            a kind of soldier; ... to a Rest Zone
wall-left, barricade-left, post-left, shoot-left, left>right
wood-3, store-wood-2                  three wood of one's own, two of the Warehouse's
shame-box, draw-2                     the tile leaves the game; two Tactic cards
"""

from typing import Final

from mypy_extensions import i64

from .cardset import CardSet
from .pieces import (
    ADVISORS,
    COMMANDS,
    DEAREST,
    GENERALS,
    HORDE_KINDS,
    LOCATION_WORDS,
    LOCATIONS,
    MOST_FACTIONS,
    MOST_SPACES,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    POINTS,
    REQUESTS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SLOTS,
    SOLDIER_WORDS,
    TACTICS,
)

AMOUNTS: Final[i64] = DEAREST + 1
SEND_CLASSES: Final[i64] = 5  # spearmen, archers, horsemen of the Rest Zone; archers from post to post; from post to Rest Zone
MOST_SENT: Final[i64] = 11
MOST_DRAWN: Final[i64] = 12  # more are drawn without a question

PASS: Final[i64] = 0
YES: Final[i64] = 1
TOP: Final[i64] = 2
PAY_HONOUR: Final[i64] = 3
RECOVER: Final[i64] = 4
SCORE_PILE: Final[i64] = 5
HIRE_CLERK: Final[i64] = 6
TO_ACTIVE: Final[i64] = 7
TO_SUPPORT: Final[i64] = 8
SPACE: Final[i64] = 9  # + space
COMMAND: Final[i64] = SPACE + MOST_SPACES
SEAT: Final[i64] = COMMAND + COMMANDS  # + faction
LOCATION: Final[i64] = SEAT + MOST_FACTIONS
RESOURCE: Final[i64] = LOCATION + LOCATIONS
SOLDIER: Final[i64] = RESOURCE + 4
REST: Final[i64] = SOLDIER + 3  # + soldier * 3 + section
POST: Final[i64] = REST + 9
SHOOT: Final[i64] = POST + 3
WALL: Final[i64] = SHOOT + 3
BARRICADE: Final[i64] = WALL + 3
ROUTE: Final[i64] = BARRICADE + 3  # + from * 3 + to
KILL: Final[i64] = ROUTE + 9  # + horsemen among the dead
SAVE: Final[i64] = KILL + 3  # + soldier
SHAME_ON: Final[i64] = SAVE + 3  # + soldier of the Reserve
SHAME_HORDE: Final[i64] = SHAME_ON + 3  # + (horde * 2 + tiles on it)
SHAME_OFF: Final[i64] = SHAME_HORDE + HORDE_KINDS * 2  # + soldier
SHAME_OFF_HORDE: Final[i64] = SHAME_OFF + 3  # + (horde * 2 + tiles on it - 1)
REQUEST: Final[i64] = SHAME_OFF_HORDE + HORDE_KINDS * 2
DISCARD: Final[i64] = REQUEST + REQUESTS  # + tactic
PLAY: Final[i64] = DISCARD + TACTICS  # + tactic * 2 + empowered
GENERAL: Final[i64] = PLAY + TACTICS * 2
ADVISOR: Final[i64] = GENERAL + GENERALS
CLERK: Final[i64] = ADVISOR + ADVISORS  # + from * LOCATIONS + to; from HOME: the Reserve
SEND: Final[i64] = CLERK + (LOCATIONS + 1) * LOCATIONS  # + class * 11 + how many
POINT: Final[i64] = SEND + SEND_CLASSES * MOST_SENT  # + slot * 12 + point
PAIR: Final[i64] = POINT + SLOTS * POINTS  # + slot * 16 + pair
AMOUNT: Final[i64] = PAIR + SLOTS * PAIRS  # + resource * 41 + how many
STORE: Final[i64] = AMOUNT + 4 * AMOUNTS  # + resource * 41 + how many
SHAME_BOX: Final[i64] = STORE + 3 * AMOUNTS
DRAWN: Final[i64] = SHAME_BOX + 1  # + how many Tactic cards
RUSH_CLAN: Final[i64] = DRAWN + MOST_DRAWN + 1  # is next
PICKS: Final[i64] = RUSH_CLAN + 1

HOME: Final[i64] = LOCATIONS  # the Clerk Reserve as the place a Clerk comes from
SEND_WORDS: Final = ("spearmen", "archers", "horsemen", "post-to-post", "post-to-rest")


def slot_word(slot: int) -> str:
    return f"{SECTION_WORDS[slot // 3]}{slot % 3 + 1}"


def point_word(point: int) -> str:
    return f"{'ab'[point // 6]}{point % 6 + 1}"


def notation_of(cards: CardSet) -> tuple[str, ...]:
    """How each pick is written; cards by their ids in the set."""
    ids = cards.ids
    hordes = [ids["horde"][kind] if kind < len(ids["horde"]) else f"horde-{kind + 1}" for kind in range(HORDE_KINDS)]
    words = ["pass", "yes", "top", "pay-honour", "recover", "score-pile", "hire-clerk", "active", "support"]
    words += [f"space-{space + 1}" for space in range(MOST_SPACES)]
    words += list(ids["command"])
    words += [f"seat-{letter}" for letter in "abcd"]
    words += list(LOCATION_WORDS)
    words += list(RESOURCE_WORDS)
    words += list(SOLDIER_WORDS)
    words += [f"rest-{soldier}-{section}" for soldier in SOLDIER_WORDS for section in SECTION_WORDS]
    for start in ("post", "shoot", "wall", "barricade"):
        words += [f"{start}-{section}" for section in SECTION_WORDS]
    words += [f"{start}>{end}" for start in SECTION_WORDS for end in SECTION_WORDS]
    words += [f"horsemen-die-{count}" for count in range(3)]
    words += [f"save-{soldier}" for soldier in SOLDIER_WORDS]
    words += [f"shame-{soldier}" for soldier in SOLDIER_WORDS]
    words += [f"shame-{horde}-{tiles}" for horde in hordes for tiles in range(2)]
    words += [f"unshame-{soldier}" for soldier in SOLDIER_WORDS]
    words += [f"unshame-{horde}-{tiles}" for horde in hordes for tiles in range(1, 3)]
    words += [f"request-{id}" for id in ids["request"]]
    words += [f"discard-{id}" for id in ids["tactic"]]
    for id in ids["tactic"]:
        words += [f"play-{id}", f"play-{id}!"]
    words += [f"general-{id}" for id in ids["general"]]
    words += [f"advisor-{id}" for id in ids["advisor"]]
    words += [f"{start}>{end}" for start in (*LOCATION_WORDS, "home") for end in LOCATION_WORDS]
    words += [f"{kind}-{count}" for kind in SEND_WORDS for count in range(MOST_SENT)]
    for slot in range(SLOTS):
        words += [f"{slot_word(slot)}.{point_word(point)}" for point in range(POINTS)]
    for slot in range(SLOTS):
        words += [f"{slot_word(slot)}.{point_word(PAIR_FIRST[pair])}{point_word(PAIR_SECOND[pair])}" for pair in range(PAIRS)]
    words += [f"{resource}-{count}" for resource in RESOURCE_WORDS for count in range(AMOUNTS)]
    words += [f"store-{resource}-{count}" for resource in RESOURCE_WORDS[:3] for count in range(AMOUNTS)]
    words.append("shame-box")
    words += [f"draw-{count}" for count in range(MOST_DRAWN + 1)]
    words.append("rush-clan")
    assert len(words) == PICKS and len(set(words)) == PICKS
    return tuple(words)
