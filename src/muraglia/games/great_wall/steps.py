"""The steps of a Year, in the order of the rulebook; what the numbers of a frame mean stands beside each.

The seat of a frame is a faction: a player, Qin Jiushao or the Rush Clan.
"""

from typing import Final

from mypy_extensions import i64

# Set-up and seasons
CHOOSE_GENERAL: Final[i64] = 0  # everybody at once; acted: who has chosen
CHOOSE_ADVISOR: Final[i64] = 1
SEASON: Final[i64] = 2  # x: the season that begins
INCOME: Final[i64] = 3  # GW-SUMMER-01
CLEAR_TRACK: Final[i64] = 4  # GW-SUMMER-04
RECOVERY: Final[i64] = 5  # GW-SUMMER-05
CHOOSE_COMMAND: Final[i64] = 6  # everybody at once; asked: who has cards, acted: who has chosen
PLACE_COMMANDS: Final[i64] = 7  # asked: who is still to place
TURNS: Final[i64] = 8  # x: the next space of the Command track
BOXES: Final[i64] = 9  # x: the next box, y: the one after the last
OTHERS: Final[i64] = 10  # x: pc of the box, asked: who is still to come
ACTIVATIONS: Final[i64] = 11  # x: the Locations still on the list, as bits
ACTIVATE: Final[i64] = 12  # x: Location, y: 1 for an Advanced Activation
ACTIVATED: Final[i64] = 13  # the same, after its effects
END_OF_TURN: Final[i64] = 14
WINTER_ARROWS: Final[i64] = 15  # x: Section
ASSAULT: Final[i64] = 16  # x: Section
COMPARE: Final[i64] = 17  # x: Section
END_OF_ASSAULT: Final[i64] = 18
FULFILMENT: Final[i64] = 19  # x: requests refused this Winter, as bits
END_CHECK: Final[i64] = 20
REQUESTS_STEP: Final[i64] = 21
EVENT_STEP: Final[i64] = 22
# Effects
EFFECT: Final[i64] = 23  # x: pc, y: the Section or Location it is about
PAY_FOR: Final[i64] = 24  # x: pc of the payment, y as above
GAIN_ONE: Final[i64] = 25  # x: how many, y: which resources, as bits
MOVE_CLERKS: Final[i64] = 26  # x: how many, y: destinations used, bit 10: they must differ
ADVANCED: Final[i64] = 27
COPYING: Final[i64] = 28
RECOVER_ONE: Final[i64] = 29  # x: how many
WINDOW: Final[i64] = 30  # x: moment + 32 * who may play, y: Section or Location, asked, acted: who has played
DISCARDING: Final[i64] = 31
# Locations
GATHER: Final[i64] = 32  # x: Location, asked: who has Clerks there
UPGRADING: Final[i64] = 33  # x: Location, y: discount
UPGRADE_ANY: Final[i64] = 34  # x: how many, y: Locations used, bit 4: they must differ, from bit 5: discount
DONATING: Final[i64] = 35  # x: Location
RECRUITING: Final[i64] = 36  # x: how many, y: types, from bit 3: lowest type now, from bit 5: discount
DEPLOYING: Final[i64] = 37
ATTACKING: Final[i64] = 38  # x: how many, y: types, place, Section, Sections used, shots (see combat)
WOUNDING: Final[i64] = 39  # x: how many, y: Sections, bit 3: front only, bit 4: by archers, bit 5: optional
BUILDING: Final[i64] = 40  # x: how many, y: what, from bit 2: discount
TAKING_STORE: Final[i64] = 41  # x: how much from the Warehouse, y: next resource
PAYING: Final[i64] = 42  # x: how much, y: next resource, from bit 2: which, as bits
SHIFTING: Final[i64] = 43  # x: how many moves
SENDING: Final[i64] = 44  # x: from * 3 + to, y: next class of soldiers
TEA_HOUSE: Final[i64] = 45  # x: steps, y: 1 if he may go to the top
HIRING: Final[i64] = 46  # x: how many, y: what, from bit 2: discount
PLACE_ADVISOR: Final[i64] = 47  # x: advisor
# Shame and combat
UNSHAMING: Final[i64] = 48  # x: how many, y: 0 for nothing, 1 for the price of Summer, 2: must
SHAME_DUE: Final[i64] = 49  # x: how many
SHAME_PLACE: Final[i64] = 50
DEFEATS: Final[i64] = 51  # the check
DEFEAT: Final[i64] = 52  # x: slot
KILLING: Final[i64] = 53  # x: slot
DEATHS: Final[i64] = 54  # x: Section, asked: whose soldiers die
SAVING: Final[i64] = 55  # x: Section, y: how many for nothing
FALLEN: Final[i64] = 56  # x: slot, y: taker + 1
BREACH: Final[i64] = 57  # x: Section
BREACHED: Final[i64] = 58  # x: Section
# The cooperative game
GIVING: Final[i64] = 59  # x: request, asked: who has to answer, acted: who has; all at once
SACRIFICING: Final[i64] = 60  # x: how many, y: types
# The Rush Clan
RUSH_ADVISOR: Final[i64] = 61
RUSH_BARRICADE: Final[i64] = 62
RUSH_SPEAR: Final[i64] = 63
RUSH_TEA: Final[i64] = 64
QIN_STORE: Final[i64] = 65  # x: how much of the Warehouse, y: next resource: the player chooses for him
QIN_RECRUITS: Final[i64] = 66  # x: how many

STEP_NAMES: Final = (
    "choose-general", "choose-advisor", "season", "income", "clear-track", "recovery", "choose-command", "place-commands",
    "turns", "boxes", "others", "activations", "activate", "activated", "end-of-turn", "winter-arrows", "assault", "compare",
    "end-of-assault", "fulfilment", "end-check", "requests-step", "event-step", "effect", "pay-for", "gain-one", "move-clerks",
    "advanced", "copying", "recover-one", "window", "discarding", "gather", "upgrading", "upgrade-any", "donating",
    "recruiting", "deploying", "attacking", "wounding", "building", "taking-store", "paying", "shifting", "sending",
    "tea-house", "hiring", "place-advisor", "unshaming", "shame-due", "shame-place", "defeats", "defeat", "killing", "deaths",
    "saving", "fallen", "breach", "breached", "giving", "sacrificing", "rush-advisor", "rush-barricade", "rush-spear",
    "rush-tea", "qin-store", "qin-recruits",
)  # fmt: skip
