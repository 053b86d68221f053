"""The board: what lies where, and what it is worth (CM-VALUE, CM-SCORE-1). Nothing here changes the course of the game."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.bags import bag_of, bag_size, count_of
from ...kernel.position import Position
from .cards import MOST_PLAYERS, MOST_SECTIONS, NOBLE, bag_value, sections_for

# Four numbers for the tiles of a section.
BESIDE: Final[i64] = 0  # a tile beside the section; 0: the section is closed
BESIDE_TOO: Final[i64] = 1  # the second tile; 0: it lies on a card
ON_VALUE: Final[i64] = 2  # the tile on a card; 0: none
ON_CARD: Final[i64] = 3  # ... and whose card of which kind, written as in a row
TILE_CELLS: Final[i64] = 4

# A card in a row is one byte: owner * 16 + kind, and LIES_ON for a dragon on the card before it.
LIES_ON: Final[i64] = 8
ONE_BYTE: Final = [bytes([card]) for card in range(128)]
EQUAL_CARDS: Final = [bytes([card]) * count for card in range(16 * MOST_PLAYERS) for count in range(8)]  # card * 8 + how many

HOW_MANY: Final = bytes([bin(bits).count("1") for bits in range(1 << MOST_SECTIONS)])  # sections in a set of them


class Board(Position):
    """Hands, decks, sections and tiles. Counts by kind decide; `rows` keep the order in which the cards lie, for the eye."""

    hide_won_fame: bool
    sections: i64
    open: i64  # sections that still have tiles, as bits
    scored: i64  # sections scored in this turn, as bits
    nobles: i64  # sections with an uncovered noble, as bits; always what count_points would say
    leaders: i64  # who leads each section, as a seat + 1 in four bits, 0 for nobody; always what count_points would say
    agenda: Frame | None
    hands: list[int]  # a bag for each seat
    decks: tuple[bytes, ...]  # never changed, only read from the end: shared by clones
    deck_left: list[int]
    uncovered: list[int]  # a bag for each section * players + seat: the cards that count
    points: list[int]  # section * players + seat: what they are worth, always what count_points would say
    present: list[int]  # for each section the seats, as bits, that have a card there, covered or not
    tiles: list[int]  # section * TILE_CELLS + cell
    rows: list[bytes]
    supply: bytes
    supply_at: i64
    boxed: bytes
    won: list[bytes]
    finisher: i64  # who first played all his cards (CM-END-2); -1: nobody yet
    quiet: i64  # turns without a scoring in the last phase

    def clear(self, players: i64, hide_won_fame: bool) -> None:
        """An empty table."""
        self.players = players
        self.version = 0
        self.sink = None
        self.hide_won_fame = hide_won_fame
        self.sections = sections_for(players)
        self.open = 0
        self.scored = 0
        self.nobles = 0
        self.leaders = 0
        self.agenda = None
        self.hands = [0] * players
        self.decks = ()
        self.deck_left = [0] * players
        self.uncovered = [0] * (self.sections * players)
        self.points = [0] * (self.sections * players)
        self.present = [0] * self.sections
        self.tiles = [0] * (self.sections * TILE_CELLS)
        self.rows = [b""] * self.sections
        self.supply = b""
        self.supply_at = 0
        self.boxed = b""
        self.won = [b""] * players
        self.finisher = -1
        self.quiet = 0

    # Sections

    def is_open(self, section: i64) -> bool:
        return (self.open >> section) & 1 == 1

    def has_noble(self, section: i64) -> bool:
        first = section * self.players
        for place in range(first, first + self.players):
            if count_of(self.uncovered[place], NOBLE) > 0:
                return True
        return False

    def count_points(self, section: i64) -> None:
        """CM-VALUE: what every player's cards in the section are worth now, and who leads."""
        self.nobles = self.nobles | (1 << section) if self.has_noble(section) else self.nobles & ~(1 << section)
        for seat in range(self.players):
            self.points[section * self.players + seat] = self.points_of(section, seat)
        self.find_leader(section)

    def count_points_of(self, section: i64, seat: i64) -> None:
        """The same where only one player's cards have changed, and no noble came or went."""
        self.points[section * self.players + seat] = self.points_of(section, seat)
        self.find_leader(section)

    def points_of(self, section: i64, seat: i64) -> i64:
        bag: i64 = self.uncovered[section * self.players + seat]
        points = bag_size(bag) if (self.nobles >> section) & 1 else bag_value(bag)  # CM-VALUE-3
        at = section * TILE_CELLS
        if self.tiles[at + ON_VALUE] > 0 and self.tiles[at + ON_CARD] >> 4 == seat:  # CM-VALUE-5
            points -= self.tiles[at + ON_VALUE]
        return points

    def find_leader(self, section: i64) -> None:
        """CM-SCORE-1: strictly more than everybody else who has a card there."""
        present: i64 = self.present[section]
        points = self.points
        place = section * self.players
        best: i64 = -100
        leader: i64 = 0
        seat: i64 = 0
        while present > 0:
            if present & 1:
                mine: i64 = points[place + seat]
                if mine > best:
                    best = mine
                    leader = seat + 1
                elif mine == best:
                    leader = 0
            present >>= 1
            seat += 1
        self.leaders = (self.leaders & ~(0xF << (4 * section))) | (leader << (4 * section))

    def leads(self, section: i64, seat: i64) -> bool:
        return (self.leaders >> (4 * section)) & 0xF == seat + 1

    def can_score(self, section: i64, seat: i64) -> bool:
        """CM-SCORE-6: each section once a turn."""
        return ((self.open & ~self.scored) >> section) & 1 == 1 and self.leads(section, seat)

    def can_score_any(self, seat: i64) -> bool:
        for section in range(self.sections):
            if self.can_score(section, seat):
                return True
        return False

    def has_tile(self, section: i64, owner: i64, kind: i64) -> bool:
        """Does the fame tile of the section lie on such a card?"""
        at = section * TILE_CELLS
        return self.tiles[at + ON_VALUE] > 0 and self.tiles[at + ON_CARD] == owner * 16 + kind

    def coverable(self, section: i64, owner: i64) -> i64:
        """The bag of an owner's top cards that a dragon may cover: all but the one with a fame tile (CM-ACT-5)."""
        bag: i64 = self.uncovered[section * self.players + owner]
        at = section * TILE_CELLS
        carrier: i64 = self.tiles[at + ON_CARD]
        return bag - bag_of(carrier & 7, 1) if self.tiles[at + ON_VALUE] > 0 and carrier >> 4 == owner else bag

    def place_in_row(self, section: i64, owner: i64, kind: i64, spare_tile: bool) -> i64:
        """Where the leftmost such top card lies (CM-VALUE-6), passing over the one with the fame tile if it is to be spared."""
        row = self.rows[section]
        size: i64 = len(row)
        card = owner * 16 + kind
        to_pass = 1 if spare_tile and self.has_tile(section, owner, kind) else 0
        index: i64 = 0
        while index < size:
            if row[index] & ~LIES_ON == card and (index + 1 == size or not row[index + 1] & LIES_ON):
                if to_pass == 0:
                    return index
                to_pass -= 1
            index += 1
        return -1

    def scores(self) -> list[int]:
        return [sum(tiles) for tiles in self.won]

    def hides_won(self, player: i64, seat: i64) -> bool:
        """CM-SCORE-3, with the option: does what the player has won lie face down for the seat (-1: an onlooker)?"""
        return self.hide_won_fame and player != seat and not self.is_over()

    def winners(self) -> list[int]:
        """CM-END-3: the most fame; a tie is shared."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]
