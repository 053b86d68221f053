"""How a position of Chinesische Mauer looks to a bot that searches: the fame everybody may expect, and the winning chances.

Expected fame is linear: what is won, what lies on own cards, and for every open section its tiles times a weight for how far the
seat leads or trails there and how many rivals act before it can score. Cards in hand and deck count by kind and by phase.
Winning chances follow from the expected fames, the more sharply the nearer the end is. `muraglia train` fits all of it.
"""

import math
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from ...kernel.bags import count_of
from ...kernel.judge import Features, FittedJudge, Weights, shared_win
from ...kernel.position import Position
from .board import BESIDE, BESIDE_TOO, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import DECK_SIZE, KINDS
from .picks import COVER, cover_owner
from .rules import ChinesischeMauer
from .steps import LAST_SCORING, SCORING, SECOND_ACTION

# Where a seat stands in a section: absent, alone, or its lead from -5 (and worse) to +5 (and better).
STANDINGS: Final[i64] = 13
ABSENT: Final[i64] = 0
ALONE: Final[i64] = 12
WAITS: Final[i64] = 4  # rivals that act before the seat can score: 0, 1, 2, 3 and more
CELLS: Final[i64] = STANDINGS * WAITS
HIGH_TILE: Final[i64] = 0  # the better of two tiles beside a section
LOW_TILE: Final[i64] = HIGH_TILE + CELLS
LAST_TILE: Final[i64] = LOW_TILE + CELLS  # the only tile beside, when the other lies on a card
OWN_TILE: Final[i64] = LAST_TILE + CELLS  # the tile on an own card
HAND: Final[i64] = OWN_TILE + 1  # by kind, and by kind times the part of the game still to come
DECK: Final[i64] = HAND + 2 * KINDS  # cards in the deck, and times the part still to come
ACTIONS: Final[i64] = DECK + 2  # actions left in this turn
ONE: Final[i64] = ACTIONS + 2
FEATURES: Final[i64] = ONE + 2
PHASES: Final[i64] = 8  # steps of the sharpness with which expected fame becomes a chance


class FameJudge(FittedJudge):
    def twin(self) -> FittedJudge:
        return FameJudge()

    def unfitted(self) -> Weights:
        """A lead of n is worth a part of the tiles."""
        fame = [0.0] * FEATURES
        for standing in range(STANDINGS):
            chance = 0.1 if standing == ABSENT else 0.8 if standing == ALONE else min(0.95, max(0.05, 0.45 + 0.12 * float(standing - 6)))
            for wait in range(WAITS):
                fame[HIGH_TILE + standing * WAITS + wait] = 0.8 * chance
                fame[LOW_TILE + standing * WAITS + wait] = 0.2 * chance
                fame[LAST_TILE + standing * WAITS + wait] = chance
        fame[OWN_TILE] = 0.8
        for kind in range(KINDS):
            fame[HAND + KINDS + kind] = 0.8
        fame[DECK + 1] = 0.5
        return Weights(fame, [0.1 + 0.05 * float(phase) for phase in range(PHASES)])

    def expected(self, position: Position) -> list[float]:
        assert isinstance(position, ChinesischeMauer)
        scores = position.scores()
        if position.agenda is None:
            return [float(score) for score in scores]
        weights = self.weights[position.players].linear
        return [float(scores[seat]) + fame_to_come(position, seat, weights, None) for seat in range(position.players)]

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, ChinesischeMauer)
        if position.agenda is None:
            return shared_win(position)
        fame = self.expected(position)
        best = max(fame)
        sharpness = self.weights[position.players].sharpness[phase(position)]
        total = 0.0
        for seat in range(position.players):
            chance = math.exp(sharpness * (fame[seat] - best))
            fame[seat] = chance
            total += chance
        for seat in range(position.players):
            fame[seat] = fame[seat] / total
        return fame

    def features(self, position: Position, seat: i64) -> Features:
        assert isinstance(position, ChinesischeMauer)
        found = Features()
        fame_to_come(position, seat, self.weights[position.players].linear, found)
        return found

    def stage(self, position: Position) -> i64:
        assert isinstance(position, ChinesischeMauer)
        return phase(position)

    def worth_trying(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """A dragon on an own card helps nobody."""
        if options[-1] < COVER:
            return options
        return [pick for pick in options if pick < COVER or cover_owner(pick) != seat]

    def outcome(self, position: Position) -> i64:
        return position.version  # seats choose one after the other, so ways are told apart by their picks


def to_come(board: Board) -> float:
    """The part of the game still to come, from 1 to 0: by the tiles of the supply or the cards of whoever has fewest left."""
    tiles = float(len(board.supply) - board.supply_at) / 36.0
    fewest: i64 = DECK_SIZE
    for seat in range(board.players):
        left = cards_left(board, seat)
        if left < fewest:
            fewest = left
    cards = float(fewest) / float(DECK_SIZE)
    return tiles if tiles < cards else cards


def cards_left(board: Board, seat: i64) -> i64:
    hand: i64 = board.hands[seat]
    size: i64 = board.deck_left[seat]
    while hand > 0:
        size += hand & 0xF
        hand >>= 4
    return size


def phase(board: Board) -> i64:
    step = i64((1.0 - to_come(board)) * float(PHASES))
    return step if step < PHASES else PHASES - 1


def waiting(board: Board, seat: i64) -> i64:
    """How many rivals act before the seat can score."""
    frame = board.agenda
    assert frame is not None
    rivals = (seat - frame.seat + board.players) % board.players
    if rivals == 0:
        while frame is not None:
            if frame.step == SCORING or frame.step == LAST_SCORING:
                return 0
            frame = frame.below
        rivals = board.players - 1
    return rivals if rivals < WAITS else WAITS - 1


def standing(board: Board, section: i64, seat: i64) -> i64:
    present: i64 = board.present[section]
    if not (present >> seat) & 1:
        return ABSENT
    if present == 1 << seat:
        return ALONE
    first = section * board.players
    mine: i64 = board.points[first + seat]
    lead: i64 = 5
    for other in range(board.players):
        if other != seat and (present >> other) & 1:
            ahead: i64 = mine - board.points[first + other]
            if ahead < lead:
                lead = ahead
    return 6 + lead if lead > -5 else 1


def fame_to_come(board: Board, seat: i64, weights: list[float], found: Features | None) -> float:
    """What the seat may still win. With `found` the features themselves are noted too, for fitting."""
    total = 0.0
    wait = waiting(board, seat)
    for section in range(board.sections):
        if not (board.open >> section) & 1:
            continue
        cell = standing(board, section, seat) * WAITS + wait
        at = section * TILE_CELLS
        beside: i64 = board.tiles[at + BESIDE]
        beside_too: i64 = board.tiles[at + BESIDE_TOO]
        if beside_too > 0:
            high = beside if beside > beside_too else beside_too
            low = beside + beside_too - high
            total += weights[HIGH_TILE + cell] * float(high) + weights[LOW_TILE + cell] * float(low)
            if found is not None:
                found.note(HIGH_TILE + cell, float(high))
                found.note(LOW_TILE + cell, float(low))
        else:
            total += weights[LAST_TILE + cell] * float(beside)
            if found is not None:
                found.note(LAST_TILE + cell, float(beside))
            if board.tiles[at + ON_CARD] >> 4 == seat:
                total += weights[OWN_TILE] * float(board.tiles[at + ON_VALUE])
                if found is not None:
                    found.note(OWN_TILE, float(board.tiles[at + ON_VALUE]))
    rest = to_come(board)
    hand: i64 = board.hands[seat]
    for kind in range(KINDS):
        count = count_of(hand, kind)
        if count > 0:
            total += float(count) * (weights[HAND + kind] + rest * weights[HAND + KINDS + kind])
            if found is not None:
                found.note(HAND + kind, float(count))
                found.note(HAND + KINDS + kind, rest * float(count))
    deck = float(board.deck_left[seat])
    actions = actions_left(board, seat)
    total += deck * (weights[DECK] + rest * weights[DECK + 1]) + weights[ONE] + rest * weights[ONE + 1]
    total += actions * (weights[ACTIONS] + rest * weights[ACTIONS + 1])
    if found is not None:
        found.note(DECK, deck)
        found.note(DECK + 1, rest * deck)
        found.note(ONE, 1.0)
        found.note(ONE + 1, rest)
        found.note(ACTIONS, actions)
        found.note(ACTIONS + 1, rest * actions)
    return total


def actions_left(board: Board, seat: i64) -> float:
    """Actions the seat still has in this turn: two up to the second one, then one."""
    frame = board.agenda
    if frame is None or frame.seat != seat or frame.step == LAST_SCORING:
        return 0.0
    while frame is not None:
        if frame.step == SECOND_ACTION:
            return 2.0
        frame = frame.below
    return 1.0


def shipped_judge() -> FameJudge:
    judge = FameJudge()
    judge.simultaneous = False
    judge.mixes = False
    judge.read((files("muraglia") / "games" / "chinesische_mauer" / "weights.json").read_text("utf-8"))
    return judge


JUDGE: Final = shipped_judge()
