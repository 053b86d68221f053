"""The evaluation function of Chinesische Mauer: every seat's expected fame and win probability.

Expected fame is linear: what the seat has won, what is on its cards and, for every open section, its tiles times a weight for how
far the seat leads or trails there and how many rivals act before it can score. Cards in hand and in the deck count by kind and
phase. Win probabilities are a softmax of the expected fame, sharper towards the end. `muraglia train` fits all of this.
"""

import math
from typing import Final

from mypy_extensions import i64

from ...kernel.bags import count_of
from ...kernel.judge import Features, FittedJudge, Weights, shared_win, shipped_judge
from ...kernel.position import Position
from .board import BESIDE, BESIDE_TOO, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import DECK_SIZE, KINDS
from .picks import COVER, cover_owner
from .rules import ChinesischeMauer
from .steps import LAST_SCORING, SCORING, SECOND_ACTION

# A seat's standing in a section: absent, alone, or its lead from -5 (or worse) to +5 (or better).
STANDINGS: Final[i64] = 13
ABSENT: Final[i64] = 0
ALONE: Final[i64] = 12
WAITS: Final[i64] = 4  # rivals who act before the seat can score: 0, 1, 2, 3 and more
CELLS: Final[i64] = STANDINGS * WAITS
HIGH_TILE: Final[i64] = 0  # the better of two tiles beside a section
LOW_TILE: Final[i64] = HIGH_TILE + CELLS
LAST_TILE: Final[i64] = LOW_TILE + CELLS  # the only tile beside the section, if the other is on a card
OWN_TILE: Final[i64] = LAST_TILE + CELLS  # the tile on one of the seat's cards
HAND: Final[i64] = OWN_TILE + 1  # by kind, and by kind times the part of the game still to come
DECK: Final[i64] = HAND + 2 * KINDS  # cards in the deck, and the same times the part still to come
ACTIONS: Final[i64] = DECK + 2  # actions left in this turn
ONE: Final[i64] = ACTIONS + 2
FEATURES: Final[i64] = ONE + 2
PHASES: Final[i64] = 8  # parts of the game, each with its own sharpness


class FameJudge(FittedJudge):
    def without_weights(self) -> FittedJudge:
        return FameJudge()

    def unfitted(self) -> Weights:
        """Returns initial weights: the larger its lead, the larger the share of the tiles a seat expects."""
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

    def expected_scores(self, position: Position) -> list[float]:
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
        fame = self.expected_scores(position)
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

    def prune(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """Returns the options without dragons on the seat's own cards."""
        if options[-1] < COVER:
            return options
        return [pick for pick in options if pick < COVER or cover_owner(pick) != seat]

    def transposition_key(self, position: Position) -> i64:
        return position.version  # not used: seats choose one after the other, so the tree distinguishes positions by their picks


def to_come(board: Board) -> float:
    """Returns the part of the game still to come, from 1 to 0: by the tiles left, or by the cards of the seat with the fewest."""
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
    """Returns how many rivals act before the seat can score."""
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
    """Returns the fame that the seat may still win. Adds the features to `found`, if given, for fitting."""
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
                found.add(HIGH_TILE + cell, float(high))
                found.add(LOW_TILE + cell, float(low))
        else:
            total += weights[LAST_TILE + cell] * float(beside)
            if found is not None:
                found.add(LAST_TILE + cell, float(beside))
            if board.tiles[at + ON_CARD] >> 4 == seat:
                total += weights[OWN_TILE] * float(board.tiles[at + ON_VALUE])
                if found is not None:
                    found.add(OWN_TILE, float(board.tiles[at + ON_VALUE]))
    rest = to_come(board)
    hand: i64 = board.hands[seat]
    for kind in range(KINDS):
        count = count_of(hand, kind)
        if count > 0:
            total += float(count) * (weights[HAND + kind] + rest * weights[HAND + KINDS + kind])
            if found is not None:
                found.add(HAND + kind, float(count))
                found.add(HAND + KINDS + kind, rest * float(count))
    deck = float(board.deck_left[seat])
    actions = actions_left(board, seat)
    total += deck * (weights[DECK] + rest * weights[DECK + 1]) + weights[ONE] + rest * weights[ONE + 1]
    total += actions * (weights[ACTIONS] + rest * weights[ACTIONS + 1])
    if found is not None:
        found.add(DECK, deck)
        found.add(DECK + 1, rest * deck)
        found.add(ONE, 1.0)
        found.add(ONE + 1, rest)
        found.add(ACTIONS, actions)
        found.add(ACTIONS + 1, rest * actions)
    return total


def actions_left(board: Board, seat: i64) -> float:
    """Returns how many actions the seat has left in this turn: two until it takes the first, then one."""
    frame = board.agenda
    if frame is None or frame.seat != seat or frame.step == LAST_SCORING:
        return 0.0
    while frame is not None:
        if frame.step == SECOND_ACTION:
            return 2.0
        frame = frame.below
    return 1.0


JUDGE: Final = shipped_judge(FameJudge(), "muraglia.games.chinesische_mauer", simultaneous=False, needs_mixed_strategies=False)
