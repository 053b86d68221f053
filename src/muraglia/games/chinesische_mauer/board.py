"""The board: what is where, and what it is worth (CM-VALUE, CM-SCORE-1). Nothing here controls the course of the game."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.bags import bag_of, bag_size, count_of
from ...kernel.position import Position
from .cards import MOST_PLAYERS, MOST_SECTIONS, NOBLE, bag_value, sections_for

# Four numbers describe the tiles of a section.
BESIDE: Final[i64] = 0  # a tile beside the section; 0: the section is closed
BESIDE_TOO: Final[i64] = 1  # the second tile beside it; 0: it is on a card
ON_VALUE: Final[i64] = 2  # the tile on a card; 0: none
ON_CARD: Final[i64] = 3  # ... and that card's owner and kind, encoded as in a row
TILE_CELLS: Final[i64] = 4

# A card in a row is one byte: owner * 16 + kind, plus LIES_ON for a dragon on the card before it.
LIES_ON: Final[i64] = 8
ONE_BYTE: Final = [bytes([card]) for card in range(128)]
EQUAL_CARDS: Final = [bytes([card]) * count for card in range(16 * MOST_PLAYERS) for count in range(8)]  # card * 8 + how many

HOW_MANY: Final = bytes([bin(bits).count("1") for bits in range(1 << MOST_SECTIONS)])  # the number of sections in a set


class Board(Position):
    """Hands, decks, sections and tiles. The counts by kind matter for the rules; `rows` only keeps the order of the cards for display."""

    hide_won_fame: bool
    sections: i64
    open: i64  # sections that still have tiles, as bits
    scored: i64  # sections scored in this turn, as bits
    nobles: i64  # sections with an uncovered noble, as bits; always matches count_points
    leaders: i64  # the leader of each section, as seat + 1 in four bits, 0 for none; always matches count_points
    agenda: Frame | None
    hands: list[int]  # a bag for each seat
    decks: tuple[bytes, ...]  # never modified, only read from the end, so clones share them
    deck_left: list[int]
    uncovered: list[int]  # a bag for each section * players + seat: the cards that count
    points: list[int]  # section * players + seat: their value; always matches count_points
    present: list[int]  # for each section the seats, as bits, that have a card there, covered or not
    tiles: list[int]  # section * TILE_CELLS + cell
    rows: list[bytes]
    supply: bytes
    supply_at: i64
    boxed: bytes
    won: list[bytes]
    finisher: i64  # the first player to play all their cards (CM-END-2); -1: none yet
    quiet: i64  # turns without a scoring in the last phase

    def clear(self, players: i64, hide_won_fame: bool) -> None:
        """Resets the board to an empty table."""
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
        """Computes the value of every player's cards in the section, and who leads (CM-VALUE)."""
        self.nobles = self.nobles | (1 << section) if self.has_noble(section) else self.nobles & ~(1 << section)
        for seat in range(self.players):
            self.points[section * self.players + seat] = self.points_of(section, seat)
        self.find_leader(section)

    def count_points_of(self, section: i64, seat: i64) -> None:
        """Does the same if only one player's cards have changed and no noble has come or gone."""
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
        """Finds the leader: strictly more points than everybody else who has a card there (CM-SCORE-1)."""
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
        """Returns whether the seat can score the section. Each section can be scored once per turn (CM-SCORE-6)."""
        return ((self.open & ~self.scored) >> section) & 1 == 1 and self.leads(section, seat)

    def can_score_any(self, seat: i64) -> bool:
        for section in range(self.sections):
            if self.can_score(section, seat):
                return True
        return False

    def has_tile(self, section: i64, owner: i64, kind: i64) -> bool:
        """Returns whether the section's fame tile is on such a card."""
        at = section * TILE_CELLS
        return self.tiles[at + ON_VALUE] > 0 and self.tiles[at + ON_CARD] == owner * 16 + kind

    def coverable(self, section: i64, owner: i64) -> i64:
        """Returns the bag of an owner's top cards that a dragon may cover: all except the one with a fame tile (CM-ACT-5)."""
        bag: i64 = self.uncovered[section * self.players + owner]
        at = section * TILE_CELLS
        carrier: i64 = self.tiles[at + ON_CARD]
        return bag - bag_of(carrier & 7, 1) if self.tiles[at + ON_VALUE] > 0 and carrier >> 4 == owner else bag

    def place_in_row(self, section: i64, owner: i64, kind: i64, spare_tile: bool) -> i64:
        """Returns the place of the leftmost such top card (CM-VALUE-6). With `spare_tile`, the card with the fame tile is skipped."""
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
        """Returns whether the player's won tiles are face down for the seat (-1: an onlooker), as the option allows (CM-SCORE-3)."""
        return self.hide_won_fame and player != seat and not self.is_over()

    def winners(self) -> list[int]:
        """Returns the seats with the most fame; a tie is shared (CM-END-3)."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]
