"""Chance in Chinesische Mauer: each card and tile is drawn when it is first seen."""

from ...kernel.bags import bag_of
from ...kernel.chance import Chance, Start
from ...kernel.position import Position
from .board import BESIDE_TOO, TILE_CELLS
from .cards import ALL_CARDS, ALL_TILES, HAND_SIZE
from .picks import DRAW, SCORE, TILE
from .rules import ChinesischeMauer
from .steps import LAST_SCORING


class CardsAndTiles(Chance):
    """Draws the starting player, the tiles of every section, the cards of every hand, and each later card and tile."""

    outcomes = 9

    def __init__(self, start: Start, players: int, options: dict[str, str]) -> None:
        super().__init__(start, players, options)
        self.waiting: tuple[int, int] | None = None  # seat and pick interrupted by chance
        self.cards_wanted = 0
        self.tiles_wanted = 0
        self.seat = 0  # the seat whose cards are drawn
        self.tiles: tuple[int, ...] = ()  # laid out since the last pick
        self.beginner = -1

    def copy(self) -> "CardsAndTiles":
        twin: CardsAndTiles = super().copy()
        twin.waiting, twin.cards_wanted, twin.tiles_wanted = self.waiting, self.cards_wanted, self.tiles_wanted
        twin.seat, twin.tiles, twin.beginner = self.seat, self.tiles, self.beginner
        twin._left = self._left
        return twin

    _left = b""  # what can still be drawn, for the distribution

    def begin(self) -> Position:
        board = ChinesischeMauer()
        board.clear(self.players, self.options["hide_won_fame"] == "on")
        board.supply = bytes(ALL_TILES)
        board.decks = tuple(bytes(ALL_CARDS) for _ in range(self.players))
        board.deck_left = [len(ALL_CARDS)] * self.players
        self.tiles_wanted = 2 * int(board.sections)
        self.cards_wanted = HAND_SIZE * self.players
        return board

    def distribution(self) -> list[tuple[int, float]]:
        if self.beginner < 0:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        left = self._left
        size = len(left)
        return [(kind, count / size) for kind in range(self.outcomes) if (count := left.count(kind))]

    def outcomes_now(self) -> list[int]:
        return sorted(set(self._left)) if self.beginner >= 0 else list(range(self.players))

    def answer(self, position: Position, outcome: int) -> Position:
        assert isinstance(position, ChinesischeMauer)
        if self.beginner < 0:
            self.beginner = outcome
        elif self.tiles_wanted:
            self._tile(position, outcome)
        else:
            self._card(position, outcome)
        self._go_on(position)
        return position

    def _tile(self, board: ChinesischeMauer, value: int) -> None:
        at = int(board.supply_at) + len(self.tiles)
        supply = bytearray(board.supply)
        other = supply.index(value, at)
        supply[at], supply[other] = supply[other], supply[at]
        board.supply = bytes(supply)
        self.tiles += (value,)
        self.tiles_wanted -= 1
        boxed = self.players == 2 and len(self.tiles) % 2 == 0 and self.tiles[-1] == self.tiles[-2]
        if boxed and at + 1 < len(supply):  # CM-SETUP-3: an equal pair goes back to the box and is replaced
            self.tiles_wanted += 2 if at + 2 < len(supply) else 0

    def _card(self, board: ChinesischeMauer, kind: int) -> None:
        seat = self.seat
        top = int(board.deck_left[seat]) - 1
        if board.decks[seat][top] != kind:
            deck = bytearray(board.decks[seat])
            other = deck.index(kind, 0, top + 1)
            deck[top], deck[other] = deck[other], deck[top]
            board.decks = (*board.decks[:seat], bytes(deck), *board.decks[seat + 1 :])
        self.cards_wanted -= 1
        if self.hidden:  # the first hands; later, the waiting pick draws the card
            board.hands[seat] += bag_of(kind, 1)
            board.deck_left[seat] -= 1
            self.seat = (HAND_SIZE * self.players - self.cards_wanted) // HAND_SIZE

    def _go_on(self, board: ChinesischeMauer) -> int:
        if self.tiles_wanted:
            self._left = board.supply[int(board.supply_at) + len(self.tiles) :]
            return -1
        if self.cards_wanted:
            self._left = board.decks[self.seat][: board.deck_left[self.seat]]
            return -1
        self.asked, self.tiles = False, ()
        if not self.hidden:
            assert self.waiting is not None
            seat, pick = self.waiting
            self.waiting = None
            return board.take(seat, pick)
        self.hidden = False
        for section in range(board.sections):
            board.lay_out_tiles(section)
        board.begin_turn(self.beginner)
        return board.go_on()

    def play(self, position: Position, seat: int, pick: int) -> int:
        assert isinstance(position, ChinesischeMauer)
        if pick == DRAW:
            self.cards_wanted, self.seat = 1, seat
        elif SCORE <= pick < TILE and self._refills(position, pick - SCORE):
            self.tiles_wanted = 2
        else:
            return position.take(seat, pick)
        self.waiting, self.asked = (seat, pick), True
        return self._go_on(position)

    def _refills(self, board: ChinesischeMauer, section: int) -> bool:
        """Returns whether this scoring wins the section and lays out new tiles (CM-SCORE-3)."""
        frame = board.agenda
        second = board.tiles[section * TILE_CELLS + BESIDE_TOO] == 0
        return second and frame is not None and frame.step != LAST_SCORING and board.supply_at < len(board.supply)

    def text(self) -> str:
        return f"chance: {self.tiles} {self.waiting}\n" if self.asked else ""
