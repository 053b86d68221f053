"""Autumn: Command cards and turns (GW-AUTUMN)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .activation import Activations
from .board import Board
from .card_text import command_text
from .cardset import COMMAND_CARDS, OTHERS_BOX, OWNER_BOX, RUSH_COMMAND, SOLO_COMMAND, CardSet
from .clerks import MoveClerks
from .combat import Defeats
from .effects import MEANING, Effect, Verb, effect_worth, trigger
from .picks import COMMAND, PASS, SEAT, SPACE, YES
from .pieces import COMMANDS
from .plan import Plan
from .qin import qin_moves_clerks
from .step import AtOnce, FactionQuestion, FactionStep, InTurn, Step
from .vocabulary import AT_AUTUMN, AT_OTHERS_TURN, AT_REVEAL, AT_TURN, AT_TURN_END, COPY, MOVE, STOP, WIDTH


def autumn(board: Board) -> None:
    Plan(board).all_triggered(AT_AUTUMN, 0, board.humans()).then(ChooseCommand()).go()


# Command cards


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCommand(AtOnce):
    """GW-AUTUMN-01, GW-COOP-37, GW-AMB-29: everybody who has cards chooses one."""

    FIELDS: ClassVar = ("asked", "acted")
    ASKS: ClassVar = Ask("one", Message("ask-command"), ("GW-AUTUMN-01",), secret=True)

    def __init__(self, asked: i64 = 0, acted: i64 = 0) -> None:
        self.asked = asked  # nobody before it is known who has cards
        self.acted = acted

    def after(self, acted: i64) -> AtOnce:
        return ChooseCommand(self.asked, acted)

    def asks(self, board: Board) -> i64:
        return super().asks(board) if self.asked != 0 else -1

    def run(self, board: Board) -> None:
        able: i64 = 0
        for seat in range(board.players):
            if board.hand[seat] > 0:
                able |= 1 << seat
        if able > 0:
            board.do(ChooseCommand(able))
        else:
            reveal(board)

    def options(self, board: Board, seat: i64) -> list[int]:
        return [COMMAND + card for card in range(COMMANDS) if (board.hand[seat] >> card) & 1]

    def remember(self, board: Board, seat: i64, pick: i64) -> None:
        board.chosen[seat] = pick - COMMAND

    def imagine_answer(self, board: Board, seat: i64) -> None:
        board.chosen[seat] = self.options(board, seat)[0] - COMMAND

    def all_have_answered(self, board: Board) -> None:
        reveal(board)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick < COMMAND or pick >= SEAT:
            return None
        return refuse("GW-AUTUMN-01", "why-command-not-in-hand", {"command": pick - COMMAND})

    def worth(self, board: Board, seat: i64) -> float:
        if (self.acted >> seat) & 1 and board.chosen[seat] >= 0:
            return command_worth(board, seat, board.chosen[seat])
        return 0.0

    def says(self, board: Board, pick: i64) -> list[Message]:
        return command_text(board.cards, pick - COMMAND)


def reveal(board: Board) -> None:
    """All cards are in; GW-SOLO-26, GW-REED-18."""
    placing: i64 = 0
    for seat in range(board.players):
        card: i64 = board.chosen[seat]
        if card >= 0:
            placing |= 1 << seat
            board.hand[seat] = board.hand[seat] & ~(1 << card)
    if board.qin >= 0:
        if not board.qin_deck:
            board.qin_deck = board.shuffled(board.qin_pile)
            board.qin_pile = b""
        last: i64 = len(board.qin_deck) - 1
        board.chosen[board.qin] = board.qin_deck[last]
        board.qin_deck = board.qin_deck[:last]
        placing |= 1 << board.qin
    if board.rush >= 0:
        board.chosen[board.rush] = 0
        placing |= 1 << board.rush
    if board.sink is not None:
        for faction in range(board.factions):
            if board.chosen[faction] >= 0 and faction != board.rush:
                board.tell(meta.CHOSE_COMMAND, (faction, board.chosen[faction]))
    plan = Plan(board).all_triggered(AT_REVEAL, 0, board.humans()).window(AT_REVEAL, 0, board.humans())
    plan.then(PlaceCommands(placing)).then(Turns(0)).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCommands(Step):
    """GW-AUTUMN-02; GW-REED-19, GW-SOLO-27: artificial factions take the first empty space. The last space is nobody's choice."""

    FIELDS: ClassVar = ("waiting",)
    ASKS: ClassVar = Ask("one", Message("ask-space"), ("GW-AUTUMN-02",))
    waiting: i64  # factions that are still to place, as bits

    def __init__(self, waiting: i64) -> None:
        self.waiting = waiting

    def asks(self, board: Board) -> i64:
        faction = board.first_in_tea(self.waiting)
        return faction if faction < board.players and len(self.options(board, faction)) > 1 else -1

    def run(self, board: Board) -> None:
        if self.waiting == 0:
            return
        space: i64 = 0
        while board.spaces[space] >= 0:
            space += 1
        self.place(board, board.first_in_tea(self.waiting), space)

    def options(self, board: Board, seat: i64) -> list[int]:
        return [SPACE + space for space in range(board.factions) if board.spaces[space] < 0]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.place(board, seat, pick - SPACE)

    def place(self, board: Board, faction: i64, space: i64) -> None:
        """GW-AMB-12; GW-AUTUMN-03: there are as many spaces as factions."""
        card: i64 = board.chosen[faction]
        board.spaces[space] = faction * 16 + card
        board.chosen[faction] = -1
        if board.sink is not None:
            board.tell(meta.COMMAND_PLACED, (faction, card if faction != board.rush else COMMANDS, space + 1))
        waiting = self.waiting & ~(1 << faction)
        if waiting != 0:
            board.do(PlaceCommands(waiting))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick < SPACE or pick >= COMMAND:
            return None
        return refuse("GW-AUTUMN-02", "why-space-taken", {"number": pick - SPACE + 1})

    def standing_name(self, board: Board) -> str:
        return "spaces"


# Turns


@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Step):
    """GW-AUTUMN-04, GW-AUTUMN-05, GW-AUTUMN-21: one turn after the other, in the order of the track. GW-AUTUMN-22: the cards stay."""

    FIELDS: ClassVar = ("space",)
    space: i64  # the next

    def __init__(self, space: i64) -> None:
        self.space = space

    def run(self, board: Board) -> None:
        space = self.space
        if space >= board.factions:
            board.active = -1
            return
        board.do(Turns(space + 1))
        card: i64 = board.spaces[space]
        if card >= 0:
            begin_turn(board, card >> 4, card & 15)

    def worth(self, board: Board, seat: i64) -> float:
        total = 0.0
        for space in range(self.space, len(board.spaces)):
            card: i64 = board.spaces[space]
            if card >= 0 and card >> 4 == seat:
                total += command_worth(board, seat, card & 15) - 0.05 * float(space)
        return total


def begin_turn(board: Board, faction: i64, command: i64) -> None:
    """GW-AUTUMN-06, GW-AUTUMN-12, GW-CARD-04, GW-AUTUMN-20, in this order. GW-AUTUMN-11: nothing is Activated while boxes are resolved.

    GW-AMB-41: in the Rush Clan's turn it is itself active; GW-AMB-72, GW-AMB-73: whose cards act, and who may play.
    """
    board.active = faction
    if board.sink is not None:
        board.tell(meta.TURN_BEGINS, (faction, command if faction != board.rush else COMMANDS))
    plan = Plan(board).all_triggered(AT_OTHERS_TURN, 0, board.humans() & ~(1 << faction))
    if faction < board.players:
        plan.triggered(AT_TURN, faction, 0).window(AT_TURN, 0, 1 << faction)
    plan.then(boxes_of(board, faction, command)).then(Activations(faction)).then(EndOfTurn(faction)).then(Defeats()).go()


def boxes_of(board: Board, faction: i64, command: i64) -> Step:
    """The boxes of a Command card, from top to bottom (GW-AUTUMN-06).

    GW-SOLO-28: Qin Jiushao has cards of his own; GW-SOLO-30: a copy of one is the player's own of that title.
    """
    card = command
    if faction == board.rush:
        card = RUSH_COMMAND
    elif faction == board.qin:
        card = SOLO_COMMAND + command
    assert card < COMMAND_CARDS
    return Boxes(faction, board.cards.first_box[card], board.cards.first_box[card + 1])


@mypyc_attr(acyclic=True, free_list_len=1)
class Boxes(FactionStep):
    """GW-AUTUMN-06: the boxes of a Command card; GW-AUTUMN-07: its owner's; GW-AUTUMN-08: the others'. GW-SOLO-31: Qin Jiushao's own."""

    FIELDS: ClassVar = ("faction", "box", "stop")
    box: i64  # the next
    stop: i64  # the one after the last

    def __init__(self, faction: i64, box: i64, stop: i64) -> None:
        self.faction = faction
        self.box = box
        self.stop = stop

    def run(self, board: Board) -> None:
        faction = self.faction
        box = self.box
        if box >= self.stop:
            return
        if box + 1 < self.stop:
            board.do(Boxes(faction, box + 1, self.stop))
        operation: i64 = board.cards.box_pc[box]
        if board.cards.box_who[box] == OTHERS_BOX:
            board.do(Others(faction, operation, board.all_but(faction)))
        elif faction != board.qin or faction == board.active:
            board.do(Effect(faction, operation))

    def worth(self, board: Board, seat: i64) -> float:
        return boxes_worth(board, seat, self.box, self.stop) if self.faction == seat else 0.0


def boxes_worth(board: Board, seat: i64, box: i64, stop: i64) -> float:
    total = 0.0
    for index in range(box, stop):
        if board.cards.box_who[index] == OWNER_BOX:
            total += effect_worth(board, seat, board.cards.box_pc[index], 0)
    return total


def command_worth(board: Board, seat: i64, command: i64) -> float:
    return boxes_worth(board, seat, board.cards.first_box[command], board.cards.first_box[command + 1])


@mypyc_attr(acyclic=True, free_list_len=1)
class Others(InTurn):
    """GW-AUTUMN-08: a box for the other players."""

    FIELDS: ClassVar = ("faction", "operation", "waiting")
    ASKS: ClassVar = Ask("one", Message("ask-who-next"), ("GW-COOP-38",))
    faction: i64  # the owner of the card
    operation: i64  # of the box

    def __init__(self, faction: i64, operation: i64, waiting: i64) -> None:
        self.faction = faction
        self.operation = operation
        self.waiting = waiting

    def source(self, cards: CardSet) -> i64:
        return cards.source_of[self.operation // WIDTH]

    def free(self, board: Board) -> i64:
        """The Rush Clan keeps its place in Tea order where the box moves no Clerks."""
        return self.waiting if self.mentions_clerks(board) else self.waiting & board.humans()

    def act(self, board: Board, faction: i64, waiting: i64) -> None:
        if waiting != 0:
            board.do(Others(self.faction, self.operation, waiting))
        if faction != board.qin:  # GW-REED-23: the Rush Clan does what the box says, as far as it can
            board.do(Effect(faction, self.operation))
        elif self.mentions_clerks(board):  # GW-SOLO-32: he always Moves two
            qin_moves_clerks(board, 2, True)

    def mentions_clerks(self, board: Board) -> bool:
        ops = board.cards.ops
        at = self.operation
        while ops[at] != STOP:
            if ops[at] == MOVE:
                return True
            at += WIDTH
        return False


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(FactionStep):
    """What follows the Activation step (GW-CARD-04, GW-AMB-55), before the check for defeated Hordes (GW-AUTUMN-20)."""

    FIELDS: ClassVar = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, board: Board) -> None:
        if self.faction < board.players:
            trigger(board, AT_TURN_END, self.faction, 0)


# Treason


@mypyc_attr(acyclic=True, free_list_len=1)
class Copying(FactionQuestion):
    """GW-CARD-02: the card of another player, or Clerk Moves if the card grants them."""

    FIELDS: ClassVar = ("faction", "moves")
    ASKS: ClassVar = Ask("one", Message("ask-copy"), ("GW-CARD-02",))
    moves: i64  # instead; 0: none

    def __init__(self, faction: i64, moves: i64) -> None:
        self.faction = faction
        self.moves = moves

    def ask(self, board: Board) -> Ask:
        return self.asking({"number": self.moves}, "ask-copy-or-move") if self.moves > 0 else self.ASKS

    def options(self, board: Board, seat: i64) -> list[int]:
        instead = [int(PASS), int(YES)] if self.moves > 0 else [int(PASS)]
        return instead + [SPACE + space for space in range(len(board.spaces)) if self.can_copy(board, space)]

    def can_copy(self, board: Board, space: i64) -> bool:
        """GW-CARD-02, GW-REED-17: another player's card, never the Rush Clan's, never another Treason."""
        card: i64 = board.spaces[space]
        if card < 0 or card >> 4 == self.faction or card >> 4 == board.rush:
            return False
        return board.cards.ids["command"][card & 15] != "treason"

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        faction = self.faction
        if pick == YES:
            board.do(MoveClerks(faction, self.moves))
        elif pick != PASS:
            command = board.spaces[pick - SPACE] & 15
            if board.sink is not None:
                board.tell(meta.COPIED, (faction, command))
            board.do(boxes_of(board, faction, command))

    def worth(self, board: Board, seat: i64) -> float:
        return 2.7 if self.faction == seat else 0.0

    def says(self, board: Board, pick: i64) -> list[Message]:
        return command_text(board.cards, board.spaces[pick - SPACE] & 15) if pick >= SPACE else []


class CopyVerb(Verb):
    """`copy`: another player's card on the track; with `or-move` Clerk Moves may be taken instead."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Copying(faction, more))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 2.7


MEANING[COPY] = CopyVerb()
