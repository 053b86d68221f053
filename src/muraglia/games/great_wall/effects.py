"""Cards in action: operations one by one, payments for them, choices inside them, abilities at their moments."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .card_text import effect_text
from .cardset import CardSet
from .discarding import Discarding
from .payment import EVERYTHING, MATERIALS, RESOURCE_WORTH, Paying
from .picks import AMOUNT, AMOUNTS, PASS, RESOURCE, YES
from .pieces import PRODUCTION, QI, RESOURCE_WORDS
from .sources import LOOK_BELOW
from .splitting import ask_gain
from .step import FactionQuestion, FactionStep
from .vocabulary import (
    ANY,
    ARG,
    DEFENCE,
    GAIN,
    HONOUR,
    HORDE,
    IF_COUNT,
    IF_NUMBER,
    KINDS,
    LOCAL,
    LOSE,
    MATERIAL,
    MORE,
    NUMBER,
    OFFENCE,
    PAY,
    PER,
    RAID,
    RAZE,
    SPARE,
    STOP,
    TACTIC,
    VERBS,
    WIDTH,
)


class Verb:
    """The verb of an effect sentence: what an operation with it does. `what` and `more` are its arguments (effect_compiler.py)."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        """A player's effect; `about` is the Section or Location it is about."""

    def for_rush(self, board: Board, number: i64, what: i64) -> None:
        """The Rush Clan's effect: nothing, as a rule (GW-REED-23)."""

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        """Qin Jiushao's effect on his own turn."""

    def for_qin_on_others_turn(self, board: Board, number: i64, what: i64) -> None:
        """Qin Jiushao's effect on the turn of somebody else: nothing, as a rule (GW-AMB-61)."""

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        """Returns what the operation promises a seat, for bots that look only one step ahead."""
        return 0.5


# Verbs that may lead to questions: their effect stays on the agenda below those, even if nothing of it is left, so that it is known where
# they come from. The others are carried out at once.
LEADS_ON: Final = [verb not in (STOP, LOSE, DEFENCE, OFFENCE, SPARE, HORDE, RAZE, RAID) for verb in range(len(VERBS))]

# What each verb does. The module of a Location or season fills in the verbs that belong there.
MEANING: Final[list[Verb]] = [Verb() for _ in VERBS]


@mypyc_attr(acyclic=True, free_list_len=1)
class Effect(FactionStep):
    """The operations of an effect from one of them on. The rest of the effect waits below what an operation puts on the agenda."""

    FIELDS: ClassVar = ("faction", "operation", "about")
    operation: i64  # its place in the operations of the set
    about: i64  # the Section or Location the effect is about

    def __init__(self, faction: i64, operation: i64, about: i64 = 0) -> None:
        self.faction = faction
        self.operation = operation
        self.about = about

    def run(self, board: Board) -> None:
        ops = board.cards.ops
        at = self.operation
        faction = self.faction
        about = self.about
        verb: i64 = ops[at]
        if verb == STOP:
            return
        met = ops[at + IF_COUNT] == 0 or board.count(faction, ops[at + IF_COUNT], about) >= ops[at + IF_NUMBER]
        number: i64 = ops[at + NUMBER]
        if met and ops[at + PER] > 0:
            number *= board.count(faction, ops[at + PER], about)
        if verb == PAY:
            if not met or faction >= board.players:  # what was to be paid for cannot be had; artificial factions own nothing to pay with
                return
            if number > 0:
                board.do(PayFor(faction, at, about, number))
                return
        if ops[at + WIDTH] != STOP or LEADS_ON[verb]:
            board.do(Effect(faction, at + WIDTH, about))
        if not met or number <= 0:
            return
        meaning = MEANING[verb]
        if faction < board.players:
            meaning.operate(board, faction, number, ops[at + ARG], ops[at + MORE], about)
        elif faction == board.rush:
            meaning.for_rush(board, number, ops[at + ARG])
        elif board.active == board.qin:
            meaning.for_qin(board, number, ops[at + ARG])
        else:
            meaning.for_qin_on_others_turn(board, number, ops[at + ARG])

    def source(self, cards: CardSet) -> i64:
        return cards.source_of[self.operation // WIDTH]

    def source_of_above(self, cards: CardSet) -> i64:
        """An effect that waits has begun, unless this is its first operation."""
        begun = self.operation > 0 and cards.ops[self.operation - WIDTH] != STOP
        return cards.source_of[self.operation // WIDTH] if begun else LOOK_BELOW

    def operation_of_above(self, cards: CardSet) -> i64:
        return self.operation if self.source_of_above(cards) != LOOK_BELOW else -1

    def worth(self, board: Board, seat: i64) -> float:
        return effect_worth(board, seat, self.operation, self.about) if self.faction == seat else 0.0

    def is_possible(self, board: Board) -> bool:
        return self.operation % WIDTH == 0 and self.operation < len(board.cards.ops)


def effect_worth(board: Board, seat: i64, operation: i64, about: i64) -> float:
    """Returns what the operations of an effect promise the seat now."""
    ops = board.cards.ops
    at = operation
    total = 0.0
    while ops[at] != STOP:
        met = ops[at + IF_COUNT] == 0 or board.count(seat, ops[at + IF_COUNT], about) >= ops[at + IF_NUMBER]
        number: i64 = ops[at + NUMBER]
        if ops[at + PER] > 0:
            number *= board.count(seat, ops[at + PER], about)
        if met and number > 0:
            total += MEANING[ops[at]].worth(board, seat, number, ops[at + ARG], ops[at + MORE])
        at += WIDTH
    return total


def effect_brings(board: Board, faction: i64, operation: i64, about: i64) -> dict[str, int]:
    """Returns what the operations of an effect bring now: resources by their words, actions by their verbs."""
    ops = board.cards.ops
    found: dict[str, int] = {}
    at = operation
    while ops[at] != STOP:
        met = ops[at + IF_COUNT] == 0 or board.count(faction, ops[at + IF_COUNT], about) >= ops[at + IF_NUMBER]
        number: i64 = ops[at + NUMBER]
        if ops[at + PER] > 0:
            number *= board.count(faction, ops[at + PER], about)
        if met and number != 0 and ops[at] != PAY:
            word = KINDS[ops[at + ARG]] if ops[at] == GAIN else "honour" if ops[at] == LOSE else VERBS[ops[at]]
            found[word] = found.get(word, 0) + (-number if ops[at] == LOSE else number)
        at += WIDTH
    return found


# Abilities


def trigger(board: Board, moment: i64, faction: i64, about: i64, what: i64 = -1) -> None:
    """Lets a faction's cards act at a moment, before all else; `what` is compared with an ability's filter."""
    if (board.watch[faction] >> moment) & 1:
        for ability in reversed(board.abilities_of(faction, moment, what)):
            board.do(Effect(faction, board.cards.ability_pc[ability], about))


# Paying for an effect


@mypyc_attr(acyclic=True, free_list_len=1)
class PayFor(FactionQuestion):
    """GW-GEN-06: pay, and the rest of the effect follows; or do without it."""

    FIELDS: ClassVar = ("faction", "operation", "about", "number")
    ASKS: ClassVar = Ask("yes_no", Message("ask-pay-for"), ("GW-GEN-06",))
    operation: i64  # the payment
    about: i64
    number: i64  # to be paid

    def __init__(self, faction: i64, operation: i64, about: i64, number: i64) -> None:
        self.faction = faction
        self.operation = operation
        self.about = about
        self.number = number

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), int(YES)] if self.can_pay(board) else [int(PASS)]

    def can_pay(self, board: Board) -> bool:
        kind: i64 = board.cards.ops[self.operation + ARG]
        number = self.number
        faction = self.faction
        if kind < MATERIAL:
            return board.resources[faction * 4 + kind] >= number
        if kind == MATERIAL:
            return board.material(faction) >= number
        if kind == ANY:
            return board.material(faction) + board.resources[faction * 4 + QI] >= number
        if kind == HONOUR:
            return board.honour[faction] >= number
        return len(board.tactics[faction]) >= number

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        kind: i64 = board.cards.ops[self.operation + ARG]
        number = self.number
        board.do(Effect(faction, self.operation + WIDTH, self.about))
        if kind < MATERIAL:
            board.pay(faction, kind, number)
        elif kind == HONOUR:
            board.add_honour(faction, -number)
        elif kind == TACTIC:
            board.go_on_with(Discarding(faction, len(board.tactics[faction]) - number))
        else:
            board.go_on_with(Paying(faction, number, MATERIALS if kind == MATERIAL else EVERYTHING))

    def source(self, cards: CardSet) -> i64:
        return cards.source_of[self.operation // WIDTH]

    def worth(self, board: Board, seat: i64) -> float:
        return 0.8 * effect_worth(board, seat, self.operation + WIDTH, self.about) if self.faction == seat else 0.0

    def operation_asked(self) -> i64:
        return self.operation

    def costs(self, board: Board, pick: i64) -> dict[str, int]:
        return {KINDS[board.cards.ops[self.operation + ARG]]: self.number} if pick == YES else {}

    def says(self, board: Board, pick: i64) -> list[Message]:
        return effect_text(board.cards, self.operation + WIDTH) if pick == YES else []

    def is_possible(self, board: Board) -> bool:
        return self.operation % WIDTH == 0 and self.operation < len(board.cards.ops)


class PayVerb(Verb):
    """`pay`: carried out by Effect itself, because all that follows depends on it."""

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return -RESOURCE_WORTH * float(number)


MEANING[PAY] = PayVerb()

# Gaining and losing


class GainVerb(Verb):
    """`gain`: resources, or Honour."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        if what < MATERIAL:
            board.gain(faction, what, number)
        elif what == HONOUR:
            board.add_honour(faction, number)
        elif what == LOCAL:
            if about < PRODUCTION:
                board.gain(faction, about, number)
        else:
            resources = MATERIALS if what == MATERIAL else EVERYTHING
            board.do(GainOne(faction, resources) if number == 1 else GainSeveral(faction, number, resources))

    def for_rush(self, board: Board, number: i64, what: i64) -> None:
        if what < HONOUR:  # GW-REED-24
            board.gain(board.rush, what, number)

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        if what == HONOUR:
            board.add_honour(board.qin, number)

    def for_qin_on_others_turn(self, board: Board, number: i64, what: i64) -> None:
        self.for_qin(board, number, what)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return float(number) * (1.0 if what == HONOUR else RESOURCE_WORTH)


MEANING[GAIN] = GainVerb()


@mypyc_attr(acyclic=True, free_list_len=1)
class GainOne(FactionQuestion):
    """GW-ICON-01: a resource of one's choice."""

    FIELDS: ClassVar = ("faction", "resources")
    ASKS: ClassVar = Ask("one", Message("ask-gain"), ("GW-ICON-01",))
    SOURCE: ClassVar = LOOK_BELOW
    resources: i64  # to choose from, as bits

    def __init__(self, faction: i64, resources: i64) -> None:
        self.faction = faction
        self.resources = resources

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS)] + [RESOURCE + resource for resource in range(4) if (self.resources >> resource) & 1]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:  # GW-AUTUMN-09
            return
        board.gain(self.faction, pick - RESOURCE, 1)

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        return {RESOURCE_WORDS[pick - RESOURCE]: 1} if pick != PASS else {}

    def worth(self, board: Board, seat: i64) -> float:
        return RESOURCE_WORTH if self.faction == seat else 0.0


@mypyc_attr(acyclic=True, free_list_len=1)
class GainSeveral(FactionQuestion):
    """GW-ICON-01: several resources of one's choice, how many of each."""

    FIELDS: ClassVar = ("faction", "left", "resources", "resource")
    ASKS: ClassVar = Ask("split", Message("ask-gain-several"), ("GW-ICON-01",))
    SOURCE: ClassVar = LOOK_BELOW
    left: i64
    resources: i64  # to choose from, as bits
    resource: i64  # the next

    def __init__(self, faction: i64, left: i64, resources: i64, resource: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.resources = resources
        self.resource = resource

    def ask(self, board: Board) -> Ask:
        kinds = [resource for resource in range(self.resource, 4) if (self.resources >> resource) & 1]
        poor = [-board.resources[self.faction * 4 + resource] for resource in kinds]
        return ask_gain(self.asking({"count": self.left}), kinds, poor, self.left)

    def options(self, board: Board, seat: i64) -> list[int]:
        return [AMOUNT + self.resource * AMOUNTS + count for count in range(self.left + 1)]  # GW-AUTUMN-09: less will do

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        count = (pick - AMOUNT) % AMOUNTS
        board.gain(self.faction, self.resource, count)
        if count < self.left and self.resources >> (self.resource + 1):
            board.go_on_with(GainSeveral(self.faction, self.left - count, self.resources, self.resource + 1))

    def worth(self, board: Board, seat: i64) -> float:
        return RESOURCE_WORTH * float(self.left) if self.faction == seat else 0.0


class LoseVerb(Verb):
    """`lose`: Honour."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.add_honour(faction, -number)


MEANING[LOSE] = LoseVerb()


class DefenceVerb(Verb):
    """`defence` and `offence`: of the Section that is being assaulted."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.extra_defence += number
        if board.sink is not None:
            board.tell(meta.DEFENCE_CHANGED, (faction, number, board.because()))


MEANING[DEFENCE] = DefenceVerb()
MEANING[OFFENCE] = DefenceVerb()


class SpareVerb(Verb):
    """`spare`: the Shame tile that is due will not be received."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.spared = 1

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 4.5


MEANING[SPARE] = SpareVerb()
