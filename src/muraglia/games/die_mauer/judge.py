"""The evaluation function of Die Mauer: the points that every seat can expect to pay, and its win probability.

A seat's expected cost in this round is linear in what it holds: each block's cost times a weight for how long the round may still
last (the fewest blocks any other seat holds), how the seat stands in that race, and how many ends accept towers and gates. Blocks
that are about to be built or given count as gone. Win probabilities are a softmax of the expected totals, sharper towards the end.
`muraglia train` fits all of this.
"""

import math
from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.bags import bag_of, bag_size, count_of
from ...kernel.judge import Features, FittedJudge, Weights, shared_win, shipped_judge
from ...kernel.position import Position
from .blocks import COST, GATE, KINDS, bag_cost, full_set, is_wall
from .rules import DieMauer
from .site import LEFT_END, RIGHT_END, Site
from .steps import BUILDING, GIVING, LONE_FIST, LONE_FIST_END

SIZES: Final[i64] = 8  # the fewest blocks another seat holds, 1 to 7
RACES: Final[i64] = 4  # ahead of all others, level, one behind, further behind
HELD: Final[i64] = 0  # + (kind * SIZES + size) * RACES + race
ENDS: Final[i64] = HELD + KINDS * SIZES * RACES  # + kind * 3 + number of ends that accept the block, for tower and gate
TURN: Final[i64] = ENDS + 6  # + race * 4 + turns until the seat is master
FEATURES: Final[i64] = TURN + 16
STAGES: Final[i64] = 4 * 10  # the rounds after this one, times four parts of this one
FEW: Final[i64] = 6  # blocks in two hands: about ten thousand states
HASH: Final[i64] = 0x3FFFFFFFFFFFFFF


class CostJudge(FittedJudge):
    def without_weights(self) -> FittedJudge:
        return CostJudge()

    def unfitted(self) -> Weights:
        """Returns initial weights: the longer the round lasts, the more blocks a seat gets rid of."""
        cost = [0.0] * FEATURES
        for kind in range(KINDS):
            for size in range(SIZES):
                for race in range(RACES):
                    cost[HELD + (kind * SIZES + size) * RACES + race] = 1.0 - 0.1 * float(size)
        return Weights(cost, [0.12 / (1.0 + float(stage) / 8.0) for stage in range(STAGES)])

    def features(self, position: Position, seat: i64) -> Features:
        assert isinstance(position, DieMauer)
        found = Features()
        hands = hands_to_be(position)
        cost_to_come(position, hands, seat, self.weights[position.players].linear, found)
        return found

    def stage(self, position: Position) -> i64:
        assert isinstance(position, DieMauer)
        return stage(position, hands_to_be(position))

    def expected_scores(self, position: Position) -> list[float]:
        """Returns the points so far, plus the expected cost in this round and the average cost of a full set in every later round."""
        assert isinstance(position, DieMauer)
        points = [float(paid) for paid in position.points]
        if position.agenda is None:
            return points
        hands = hands_to_be(position)
        ends = 0 in hands
        weights = self.weights[position.players].linear
        rounds = float(position.rounds - position.round) * self.usual_cost(position)
        for seat in range(position.players):
            cost = float(bag_cost(hands[seat])) if ends else cost_to_come(position, hands, seat, weights, None)
            points[seat] = points[seat] + cost + rounds
        return points

    def usual_cost(self, site: Site) -> float:
        hands = [int(full_set(site.wall_values))] * site.players
        total = 0.0
        for seat in range(site.players):
            total += cost_to_come(site, hands, seat, self.weights[site.players].linear, None)
        return total / float(site.players)

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, DieMauer)
        if position.agenda is None:
            return shared_win(position)
        hands = hands_to_be(position)
        ends = 0 in hands
        fitted = self.weights[position.players]
        sharpness = fitted.sharpness[stage(position, hands)]
        points: list[float] = []
        for seat in range(position.players):
            cost = float(bag_cost(hands[seat])) if ends else cost_to_come(position, hands, seat, fitted.linear, None)
            points.append(float(position.points[seat]) + cost)
        best = min(points)
        total = 0.0
        for seat in range(position.players):
            chance = math.exp(sharpness * (best - points[seat]))
            points[seat] = chance
            total += chance
        for seat in range(position.players):
            points[seat] = points[seat] / total
        return points

    def transposition_key(self, position: Position) -> i64:
        assert isinstance(position, DieMauer)
        return transposition_key(position)

    def can_be_solved(self, position: Position) -> bool:
        """Returns whether few enough blocks are left. With two players, both see every gift, so nothing stays hidden."""
        assert isinstance(position, DieMauer)
        return position.players == 2 and bag_size(position.hands[0]) + bag_size(position.hands[1]) <= FEW

    def horizon(self, position: Position) -> i64:
        """Returns the round. Every round is a game of its own: the next one starts with full hands."""
        assert isinstance(position, DieMauer)
        return position.round


def transposition_key(site: Site) -> i64:
    """Returns a hash of what matters for the rest of the round. Of the wall, only which blocks its ends accept matters."""
    code: i64 = site.master + 8 * (site.idle + 1) + 1024 * site.round
    if len(site.wall) > 0:
        code = code * 4 + 1 + (1 if is_wall(site.wall[0]) else 0) + 2 * (1 if is_wall(site.wall[-1]) else 0)
    else:
        code = code * 4
    frame: Frame | None = site.agenda
    while frame is not None:
        code = (code * 1_000_003 + frame.step * 64 + frame.seat * 8 + frame.x) & HASH
        frame = frame.below
    for hand in site.hands:
        bag: i64 = hand
        code = (code * 1_000_003 + bag) & HASH
        code = code ^ (code >> 29)
    return code


def hands_to_be(site: Site) -> list[int]:
    """Returns the hands after everything on the agenda has been built or given."""
    hands = site.hands[:]
    frame = site.agenda
    while frame is not None:
        seat = frame.seat
        if frame.step == BUILDING or frame.step == LONE_FIST_END:
            hands[seat] = hands[seat] - bag_of(frame.x)
        elif frame.step == LONE_FIST:
            kind = dearest(site, hands[seat], True)
            if kind >= 0:
                hands[seat] = hands[seat] - bag_of(kind)
        elif frame.step == GIVING:
            kind = dearest(site, hands[seat], False)
            hands[seat] = hands[seat] - bag_of(kind)
            hands[site.master] = hands[site.master] + bag_of(kind)
        frame = frame.below
    return hands


def dearest(site: Site, hand: i64, must_fit: bool) -> i64:
    """Returns the block that a player would most like to get rid of, or -1 if none fits."""
    best: i64 = -1
    for kind in range(KINDS):
        if count_of(hand, kind) > 0 and (best < 0 or COST[kind] > COST[best]) and (not must_fit or site.fits_somewhere(kind)):
            best = kind
    return best


def fewest_of_others(hands: list[int], seat: i64) -> i64:
    fewest: i64 = SIZES - 1
    for other in range(len(hands)):
        if other != seat:
            size = bag_size(hands[other])
            if size < fewest:
                fewest = size
    return fewest


def cost_to_come(site: Site, hands: list[int], seat: i64, weights: list[float], found: Features | None) -> float:
    """Returns what the seat can expect to pay at the end of this round. Adds the features to `found`, if given, for fitting."""
    hand: i64 = hands[seat]
    others = fewest_of_others(hands, seat)
    behind = bag_size(hand) - others
    race: i64 = 0 if behind < 0 else behind + 1 if behind < 2 else 3
    total = 0.0
    for kind in range(KINDS):
        count = count_of(hand, kind)
        if count > 0:
            amount = float(count * COST[kind])
            index = HELD + (kind * SIZES + others) * RACES + race
            total += weights[index] * amount
            if found is not None:
                found.add(index, amount)
            if kind <= GATE:
                ends: i64 = 0
                if site.fits(kind, LEFT_END):
                    ends += 1
                if site.fits(kind, RIGHT_END):
                    ends += 1
                total += weights[ENDS + kind * 3 + ends] * amount
                if found is not None:
                    found.add(ENDS + kind * 3 + ends, amount)
    turns = (seat - site.master + site.players) % site.players
    index = TURN + race * 4 + (turns if turns < 3 else 3)
    total += weights[index]
    if found is not None:
        found.add(index, 1.0)
    return total


def stage(site: Site, hands: list[int]) -> i64:
    """Returns how much is still to come: the rounds after this one and, in four steps, how long this one may last."""
    fewest: i64 = SIZES - 1
    for hand in hands:
        size = bag_size(hand)
        if size < fewest:
            fewest = size
    return (site.rounds - site.round) * 4 + (0 if fewest == 0 else 1 if fewest <= 2 else 2 if fewest <= 4 else 3)


JUDGE: Final = shipped_judge(CostJudge(), "muraglia.games.die_mauer", simultaneous=True, needs_mixed_strategies=True)
