"""The effect vocabulary: everything a card can say (docs/card-sets.md lists it for people who write sets).

An effect is a short sentence such as `gain 2 honour per support if walls 3`. It is compiled to one operation: a verb, a number,
what the number is multiplied by, two arguments and a condition. Cards hold lists of operations that end with STOP.
"""

from typing import Final

from mypy_extensions import i64

from .counting import COUNTS as COUNTS  # what can be counted: for `per` and for `if` (at least so many)

WIDTH: Final[i64] = 8  # numbers in an operation
VERB: Final[i64] = 0
NUMBER: Final[i64] = 1
PER: Final[i64] = 2
ARG: Final[i64] = 3
MORE: Final[i64] = 4
IF_COUNT: Final[i64] = 5
IF_NUMBER: Final[i64] = 6

ALL: Final[i64] = 99  # "all", "free", "top"

STOP: Final[i64] = 0
GAIN: Final[i64] = 1
LOSE: Final[i64] = 2
DRAW: Final[i64] = 3
MOVE: Final[i64] = 4
RECRUIT: Final[i64] = 5
ATTACK: Final[i64] = 6
HURT: Final[i64] = 7  # "wound"
BUILD: Final[i64] = 8
UPGRADE: Final[i64] = 9
SHIFT: Final[i64] = 10
TEA: Final[i64] = 11
HIRE: Final[i64] = 12
UNSHAME: Final[i64] = 13
SHAME: Final[i64] = 14
ACTIVATE: Final[i64] = 15
COPY: Final[i64] = 16
RECOVER: Final[i64] = 17
SAVE: Final[i64] = 18
DEFENCE: Final[i64] = 19
OFFENCE: Final[i64] = 20
SPARE: Final[i64] = 21
PAY: Final[i64] = 22
HORDE: Final[i64] = 23
RAZE: Final[i64] = 24
RAID: Final[i64] = 25
VERBS: Final = (
    "stop", "gain", "lose", "draw", "move", "recruit", "attack", "wound", "build", "upgrade", "shift", "tea", "hire", "unshame", "shame",
    "activate", "copy", "recover", "save", "defence", "offence", "spare", "pay", "horde", "raze", "raid",
)  # fmt: skip

# What is gained or paid: the four resources, then these.
MATERIAL: Final[i64] = 4  # wood, stone or gold
ANY: Final[i64] = 5
HONOUR: Final[i64] = 6
TACTIC: Final[i64] = 7
LOCAL: Final[i64] = 8  # the resource of the Location that the effect is about
KINDS: Final = ("wood", "stone", "gold", "qi", "material", "any", "honour", "tactic", "local")

# Where an Attack or a wound may go
ANYWHERE: Final[i64] = 0
EACH: Final[i64] = 1  # once in each Section
HERE: Final[i64] = 2  # the Section that the effect is about
FRONT: Final[i64] = 3  # only the Hordes at the Wall
PLACES: Final = ("anywhere", "each", "here", "front")

BARRICADES: Final[i64] = 1
WALLS: Final[i64] = 2
A_CLERK: Final[i64] = 1
AN_ADVISOR: Final[i64] = 2

# Moments: when abilities act and windows for tactics open (GW-TACTIC-02, section 5.1 of the decision points)
AT_SUMMER: Final[i64] = 0
AT_AUTUMN: Final[i64] = 1
AT_REVEAL: Final[i64] = 2
AT_TURN: Final[i64] = 3  # one's own turn begins
AT_OTHERS_TURN: Final[i64] = 4
AT_ACTIVATION: Final[i64] = 5  # own clerks are in a Location that is about to be Activated
AT_GATHERED: Final[i64] = 6
AT_RECRUITED: Final[i64] = 7
AT_COVERED: Final[i64] = 8
AT_BUILT_WALL: Final[i64] = 9
AT_BUILT_BARRICADE: Final[i64] = 10
AT_HIRED: Final[i64] = 11
AT_TURN_END: Final[i64] = 12  # after one's own Activation step (GW-CARD-04)
AT_DEFEATED: Final[i64] = 13
AT_TAKEN: Final[i64] = 14
AT_KILLED: Final[i64] = 15
AT_SHAMED: Final[i64] = 16
AT_WINTER: Final[i64] = 17
AT_SHOT: Final[i64] = 18  # an own archer has wounded a Horde
AT_ASSAULT: Final[i64] = 19
AT_HELD: Final[i64] = 20
AT_BREACHED: Final[i64] = 21
AT_DONATED: Final[i64] = 22
AT_UPGRADED: Final[i64] = 23
AT_TEA: Final[i64] = 24  # one's own Tea marker has risen
AT_ALWAYS: Final[i64] = 25  # no moment: a standing change
MOMENTS: Final = (
    "summer", "autumn", "reveal", "turn", "others-turn", "activation", "gathered", "recruited", "covered", "built-wall", "built-barricade",
    "hired", "turn-end", "defeated", "taken", "killed", "shamed", "winter", "shot", "assault", "held", "breached", "donated", "upgraded",
    "tea", "always",
)  # fmt: skip
# Those at which Tactic cards can be played.
WINDOWS: Final = (AT_SUMMER, AT_REVEAL, AT_TURN, AT_ACTIVATION, AT_DEFEATED, AT_KILLED, AT_SHAMED, AT_ASSAULT)

# Standing changes (moment "always"): a number added to what the rules say
SAVE_COST: Final[i64] = 0
ADVISOR_COST: Final[i64] = 1
CLERK_COST: Final[i64] = 2
RECRUIT_COST: Final[i64] = 3
WALL_COST: Final[i64] = 4
BARRICADE_COST: Final[i64] = 5
UPGRADE_COST: Final[i64] = 6
MORE_CARDS: Final[i64] = 7  # tactic cards in hand
LETHALITY: Final[i64] = 8
SHAME_COST: Final[i64] = 9
DONATION: Final[i64] = 10  # honour for a donation
BASE_DEFENCE: Final[i64] = 11  # of every Section, for everybody
CHANGES: Final = (
    "save-cost", "advisor-cost", "clerk-cost", "recruit-cost", "wall-cost", "barricade-cost", "upgrade-cost", "hand-limit", "lethality",
    "shame-cost", "donation", "base-defence",
)  # fmt: skip
CHANGE_COUNT: Final[i64] = 12

# Abilities of Hordes
NO_ABILITY: Final[i64] = 0
STRONGER: Final[i64] = 1  # offence: n more for each counted thing
DEADLIER: Final[i64] = 2  # n more soldiers of each owner are killed on it
SHIELDED: Final[i64] = 3  # archers' wounds cannot be put on it while it is not at the Wall
ARRIVES: Final[i64] = 4  # effects when it comes
BREACHES: Final[i64] = 5  # effects for each player without a soldier on it
FALLS: Final[i64] = 6  # effects for its taker
HORDE_ABILITIES: Final = ("none", "stronger", "deadlier", "shielded", "arrives", "breaches", "falls")

# Demands of the Emperor's Requests
EACH_PAYS: Final[i64] = 0
EACH_SACRIFICES: Final[i64] = 1  # soldiers
EACH_GIVES_CLERKS: Final[i64] = 2
EACH_HAS: Final[i64] = 3  # a count for every player
ALL_HAVE: Final[i64] = 4  # a count of the board, or of all players together
DEMANDS: Final = ("each pays", "each sacrifices", "each gives clerks", "each has", "all have")
