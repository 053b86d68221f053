"""The sequence of play of Dry Stone. A stone is its weight, 1 to 6; hands, piles and the bag are bytes of stones."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from muraglia.kernel.events import Sink
from muraglia.kernel.message import Refusal, refuse
from muraglia.kernel.position import Position
from muraglia.kernel.rng import Rng, rng_from_seed

from . import meta
from .meta import COPIES, FIELD, HAND, PILES, PLACE, WEIGHTS
from .text import position_text, read_lines

ALL_STONES = bytes(weight for weight in range(1, WEIGHTS + 1) for _ in range(COPIES))


@mypyc_attr(native_class=False)  # so that mypyc can compile it apart from Muraglia; interpreted it means nothing
class DryStone(Position):
    """A game of Dry Stone at one moment."""

    height: int  # a pile of so many stones is finished
    turn: int  # whose turn it is; -1: the game is over
    held: int  # the stone of a form that is half filled; 0: none
    piles: list[bytes]  # from the ground up
    hands: list[bytes]  # in order of weight
    points: list[int]
    bag: bytes  # the last one is drawn next
    gone: bytes  # on the field, or in finished piles; in order of weight

    def clear(self, players: int, height: int) -> None:
        self.players = players
        self.version = 0
        self.sink = None
        self.height = height
        self.turn = -1
        self.held = 0
        self.piles = [b""] * PILES
        self.hands = [b""] * players
        self.points = [0] * players
        self.bag = b""
        self.gone = b""

    def clone(self) -> "DryStone":
        twin = DryStone()
        twin.players = self.players
        twin.version = self.version
        twin.sink = None
        twin.height = self.height
        twin.turn = self.turn
        twin.held = self.held
        twin.piles = self.piles[:]
        twin.hands = self.hands[:]
        twin.points = self.points[:]
        twin.bag = self.bag
        twin.gone = self.gone
        return twin

    # Questions

    def next_to_act(self) -> i64:
        return self.turn

    def to_act(self) -> list[int]:
        return [self.turn] if self.turn >= 0 else []

    def is_asked(self, seat: i64) -> bool:
        return self.turn == seat

    def is_form_open(self) -> bool:
        return self.held > 0

    def options(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.held == 0:
            return [stone - 1 for stone in sorted(set(self.hands[seat]))]
        return [PLACE + pile for pile in range(PILES) if self.takes(pile, self.held)] + [PLACE + FIELD]

    def takes(self, pile: int, stone: int) -> bool:
        """DS-PILE-1: never on a lighter stone."""
        stones = self.piles[pile]
        return not stones or stones[-1] >= stone

    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        if self.turn < 0:
            return refuse("DS-END-1", "why-over")
        if seat != self.turn:
            return refuse("DS-TURN-1", "why-not-your-turn", {"seat": self.turn})
        if self.held == 0:
            if pick >= PLACE:
                return refuse("DS-TURN-1", "why-stone-first")
            return None if pick + 1 in self.hands[seat] else refuse("DS-TURN-1", "why-no-such-stone", {"stone": pick + 1})
        if pick < PLACE:
            return refuse("DS-TURN-1", "why-place-now", {"stone": self.held})
        if pick == PLACE + FIELD or self.takes(pick - PLACE, self.held):
            return None
        return refuse("DS-PILE-1", "why-too-heavy", {"stone": self.held, "place": pick - PLACE})

    # Answers

    def take(self, seat: i64, pick: i64) -> i64:
        if pick < PLACE:
            self.held = pick + 1
            self.hands[seat] = self.hands[seat].replace(bytes([self.held]), b"", 1)
            return seat
        self.lay(seat, self.held, pick - PLACE)
        self.held = 0
        self.draw(seat)
        self.version += 1
        self.pass_on()
        return self.turn

    def lay(self, seat: int, stone: int, place: int) -> None:
        if place == FIELD:  # DS-TURN-2
            self.gone = bytes(sorted(self.gone + bytes([stone])))
            if self.sink is not None:
                self.sink.tell(meta.THROWN, (seat, stone))
            return
        pile = self.piles[place] + bytes([stone])
        self.points[seat] += len(pile)  # DS-PILE-3
        if self.sink is not None:
            self.sink.tell(meta.LAID, (seat, stone, place, len(pile)))
        if len(pile) == self.height:  # DS-PILE-2
            self.gone = bytes(sorted(self.gone + pile))
            pile = b""
            if self.sink is not None:
                self.sink.tell(meta.FINISHED, (place,))
        self.piles[place] = pile

    def draw(self, seat: int) -> None:
        """DS-TURN-3."""
        if not self.bag:
            return
        stone = self.bag[-1]
        self.bag = self.bag[:-1]
        self.hands[seat] = bytes(sorted(self.hands[seat] + bytes([stone])))
        if self.sink is not None:
            self.sink.tell_secret(meta.DREW, (seat,), (stone,), 1 << seat)

    def pass_on(self) -> None:
        """DS-TURN-4, DS-END-1."""
        after = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
        self.begin_turn(next((seat for seat in after if self.hands[seat]), -1))

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        if self.sink is not None:
            self.sink.tell(meta.TURN_BEGINS, (seat,)) if seat >= 0 else self.sink.tell(meta.GAME_ENDS)

    # The result

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        """DS-END-2."""
        best = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best]

    # What a seat does not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The stones in other hands and in the bag."""
        others = [other for other in range(self.players) if other != seat]
        unseen = list(b"".join(self.hands[other] for other in others) + self.bag)
        rng.shuffle(unseen)
        for other in others:
            size = len(self.hands[other])
            self.hands[other] = bytes(sorted(unseen[:size]))
            unseen = unseen[size:]
        self.bag = bytes(unseen)

    def text(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.text(),)


def start(players: i64, options: dict[str, str], seed: str, sink: Sink | None) -> DryStone:
    game = DryStone()
    game.clear(players, int(options["height"]))
    game.sink = sink
    rng = rng_from_seed(seed)
    stones = list(ALL_STONES)
    rng.shuffle(stones)
    for seat in range(players):  # DS-SETUP-2
        game.hands[seat] = bytes(sorted(stones[HAND * seat : HAND * seat + HAND]))
    game.bag = bytes(stones[HAND * players :])
    game.begin_turn(rng.below(players))  # DS-SETUP-3
    return game


def read_position(text: str) -> DryStone:
    game = DryStone()
    read_lines(game, text)
    return game
