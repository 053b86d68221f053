"""The sequence of play of Chinesische Mauer: setup, scoring, two actions, end."""

from typing import Any

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.bags import bag_of, bag_size, count_of, kinds_in
from ...kernel.events import Sink
from ...kernel.message import Refusal
from ...kernel.position_text import read_setup
from ...kernel.rng import Rng, rng_from_seed
from . import meta
from .board import BESIDE, BESIDE_TOO, EQUAL_CARDS, HOW_MANY, LIES_ON, ON_CARD, ON_VALUE, ONE_BYTE, TILE_CELLS, Board
from .cards import ALL_CARDS, ALL_TILES, DECK_SIZE, DRAGON, HAND_SIZE, KINDS, NOBLE, ONLY_RIDERS, RIDER
from .picks import (
    COVER,
    DRAW,
    ON_KIND,
    PASS,
    PLACE,
    PLACES,
    SCORE,
    TILE,
    cover,
    cover_kind,
    cover_owner,
    cover_section,
    place_count,
    place_kind,
    place_section,
)
from .refusals import why_not
from .steps import CHOOSE_CARD, CHOOSE_TILE, END_OF_TURN, LAST_SCORING, SCORING, SECOND_ACTION, THIRD_ACTION, TURN
from .text import position_text, read_board


class ChinesischeMauer(Board):
    """A game of Chinesische Mauer at one moment."""

    def clone(self) -> "ChinesischeMauer":
        twin = ChinesischeMauer()
        twin.players = self.players
        twin.version = self.version
        twin.sink = None
        twin.hide_won_fame = self.hide_won_fame
        twin.sections = self.sections
        twin.open = self.open
        twin.scored = self.scored
        twin.nobles = self.nobles
        twin.leaders = self.leaders
        twin.agenda = self.agenda
        twin.hands = self.hands[:]
        twin.decks = self.decks
        twin.deck_left = self.deck_left[:]
        twin.uncovered = self.uncovered[:]
        twin.points = self.points[:]
        twin.present = self.present[:]
        twin.tiles = self.tiles[:]
        twin.rows = self.rows[:]
        twin.supply = self.supply
        twin.supply_at = self.supply_at
        twin.boxed = self.boxed
        twin.won = self.won[:]
        twin.finisher = self.finisher
        twin.quiet = self.quiet
        return twin

    # Setup

    def set_up(self, rng: Rng, sink: Sink | None) -> None:
        tiles = ALL_TILES[:]
        rng.shuffle(tiles)
        self.supply = bytes(tiles)
        for section in range(self.sections):
            self.lay_out_tiles(section)
        decks: list[bytes] = []
        for _ in range(self.players):  # CM-SETUP-4
            cards = ALL_CARDS[:]
            rng.shuffle(cards)
            decks.append(bytes(cards))
        self.decks = tuple(decks)
        for seat in range(self.players):
            hand: i64 = 0
            for card in self.decks[seat][-HAND_SIZE:]:
                hand += bag_of(card, 1)
            self.hands[seat] = hand
            self.deck_left[seat] = DECK_SIZE - HAND_SIZE
        self.sink = sink
        self.begin_turn(rng.below(self.players))  # CM-SETUP-5
        self.go_on()

    def lay_out_tiles(self, section: i64) -> None:
        """Lays out two new tiles (CM-SETUP-2, CM-SCORE-3), never an equal pair with two players (CM-SETUP-3, CM-SCORE-7)."""
        first = 0
        second = 0
        while first == 0 and self.supply_at < len(self.supply):
            first = self.supply[self.supply_at]
            second = self.supply[self.supply_at + 1]
            self.supply_at += 2
            if first == second and self.players == 2:
                self.boxed += bytes([first, second])
                if self.sink is not None:
                    self.sink.tell(meta.PAIR_BOXED, (section, first))
                first = second = 0
        at = section * TILE_CELLS
        self.tiles[at + BESIDE] = first
        self.tiles[at + BESIDE_TOO] = second
        self.tiles[at + ON_VALUE] = 0
        self.tiles[at + ON_CARD] = 0
        self.open = self.open | (1 << section) if first > 0 else self.open & ~(1 << section)
        if self.sink is not None:
            if first > 0:
                self.sink.tell(meta.TILES_LAID, (section, first, second))
            else:
                self.sink.tell(meta.SECTION_CLOSED, (section,))

    # The sequence of play

    def begin_turn(self, seat: i64) -> None:
        self.scored = 0
        if seat == self.finisher:  # CM-END-2
            self.agenda = Frame(LAST_SCORING, seat)
            if self.sink is not None:
                self.sink.tell(meta.LAST_SCORINGS)
        else:
            self.agenda = TURN[seat]
            if self.sink is not None:
                self.sink.tell(meta.TURN_BEGINS, (seat,))

    def go_on(self) -> i64:
        """Carries out steps until one needs an answer. Returns the seat that has to answer, or -1 when the game is over."""
        frame = self.agenda
        while frame is not None:
            seat = frame.seat
            step = frame.step
            if step == SCORING:
                if self.can_score_any(seat):
                    return seat
                self.agenda = frame.below
            elif step == SECOND_ACTION or step == THIRD_ACTION:
                if self.deck_left[seat] > 0 or self.hands[seat] > 0:
                    return seat
                self.agenda = frame.below  # CM-ACT-3, CM-END-2: no cards, no action
            elif step == END_OF_TURN:
                self.begin_turn((seat + 1) % self.players)
            else:  # LAST_SCORING; a form is always completed before the game continues
                if self.can_score_any(seat):
                    return seat
                self.end_last_scoring(seat)
            frame = self.agenda
        return -1

    def end_last_scoring(self, seat: i64) -> None:
        """Ends a turn of the last phase, which continues until a whole round passes without a scoring (CM-END-2)."""
        self.quiet = 0 if self.scored > 0 else self.quiet + 1
        self.scored = 0
        if self.quiet == self.players:
            self.end_game()
        else:
            self.agenda = Frame(LAST_SCORING, (seat + 1) % self.players)

    def end_game(self) -> None:
        self.agenda = None
        if self.sink is not None:
            self.sink.tell(meta.GAME_ENDS)

    # Questions

    def next_to_act(self) -> i64:
        frame = self.agenda
        return -1 if frame is None else frame.seat

    def to_act(self) -> list[int]:
        frame = self.agenda
        return [] if frame is None else [frame.seat]

    def is_asked(self, seat: i64) -> bool:
        frame = self.agenda
        return frame is not None and frame.seat == seat

    def is_form_open(self) -> bool:
        frame = self.agenda
        return frame is not None and (frame.step == CHOOSE_TILE or frame.step == CHOOSE_CARD)

    def options(self, seat: i64) -> list[int]:
        frame = self.agenda
        if frame is None or frame.seat != seat:
            return []
        step = frame.step
        if step == SECOND_ACTION or step == THIRD_ACTION:
            return self.action_options(seat, step == SECOND_ACTION and frame.x == 0)
        if step == CHOOSE_TILE:
            at = frame.x * TILE_CELLS
            first = self.tiles[at + BESIDE]
            second = self.tiles[at + BESIDE_TOO]
            if first == second:
                return [TILE + first - 1]
            return [TILE + first - 1, TILE + second - 1] if first < second else [TILE + second - 1, TILE + first - 1]
        if step == CHOOSE_CARD:
            bag: i64 = self.uncovered[frame.x * self.players + seat]
            return [ON_KIND + kind for kind in range(KINDS) if count_of(bag, kind) > 0]
        return [SCORE + section for section in range(self.sections) if self.can_score(section, seat)]

    def action_options(self, seat: i64, fresh: bool) -> list[int]:
        """Returns the options for an action (CM-ACT). `fresh`: the second action, before any rider."""
        options: list[int] = []
        hand: i64 = self.hands[seat]
        if self.deck_left[seat] > 0:
            options.append(DRAW)
        elif hand > 0 and hand & ~ONLY_RIDERS == 0 and not fresh:  # CM-ACT-7, CM-ACT-6
            options.append(PASS)
        for kind in range(KINDS):
            held = count_of(hand, kind)
            if held > 0:  # CM-ACT-1, CM-ACT-4
                options += PLACES[(kind * 8 + held) * 16 + self.open]
        if count_of(hand, DRAGON) > 0:  # CM-ACT-5
            for section in range(self.sections):
                for owner in range(self.players):
                    bag = self.coverable(section, owner)
                    if bag > 0:
                        for kind in range(KINDS):
                            if count_of(bag, kind) > 0:
                                options.append(cover(section, owner, kind))
        return options

    def random_option(self, seat: i64, rng: Rng) -> i64:
        """Returns a random option. For actions, it avoids building the list, because random playouts are a hot path."""
        frame = self.agenda
        if frame is None or (frame.step != SECOND_ACTION and frame.step != THIRD_ACTION):
            return super().random_option(seat, rng)
        hand: i64 = self.hands[seat]
        with_dragon = count_of(hand, DRAGON) > 0
        drawing: i64 = 1 if self.deck_left[seat] > 0 else 0
        passing: i64 = 1 if drawing == 0 and hand & ~ONLY_RIDERS == 0 and not (frame.step == SECOND_ACTION and frame.x == 0) else 0
        riders = count_of(hand, RIDER)
        placing = (bag_size(hand) - (riders - 1 if riders > 1 else 0)) * HOW_MANY[self.open]
        count = drawing + passing + placing + (self.coverable_kinds() if with_dragon else 0)
        number: i64 = rng.below(count) if count > 1 else 0
        if number < drawing + passing:
            return DRAW if drawing > 0 else PASS
        number -= drawing + passing
        if number < placing:
            return self.place_at(hand, number)
        return self.cover_at(number - placing)

    def place_at(self, hand: i64, number: i64) -> i64:
        """Returns the pick with that number among those that place cards."""
        kind: i64 = 0
        while True:
            ways = PLACES[(kind * 8 + count_of(hand, kind)) * 16 + self.open]
            if number < len(ways):
                return ways[number]
            number -= len(ways)
            kind += 1

    def coverable_kinds(self) -> i64:
        count: i64 = 0
        for section in range(self.sections):
            for owner in range(self.players):
                bag = self.coverable(section, owner)
                while bag > 0:
                    if bag & 0xF:
                        count += 1
                    bag >>= 4
        return count

    def cover_at(self, number: i64) -> i64:
        """Returns the pick with that number among those that cover a card."""
        for section in range(self.sections):
            for owner in range(self.players):
                bag = self.coverable(section, owner)
                for kind in range(KINDS):
                    if count_of(bag, kind) > 0:
                        if number == 0:
                            return cover(section, owner, kind)
                        number -= 1
        raise AssertionError("fewer cards can be covered than were counted")

    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        return why_not(self, seat, pick)

    # Answers

    def take(self, seat: i64, pick: i64) -> i64:
        frame = self.agenda
        assert frame is not None
        if pick >= COVER:
            self.cover_card(seat, cover_section(pick), cover_owner(pick), cover_kind(pick))
            self.agenda = frame.below
        elif pick >= PLACE:
            kind = place_kind(pick)
            self.place_cards(seat, kind, place_count(pick), place_section(pick))
            if kind != RIDER:
                self.agenda = frame.below
            elif frame.step == SECOND_ACTION and frame.x == 0:  # CM-ACT-4: a rider costs no action
                self.agenda = Frame(SECOND_ACTION, seat, 1, below=frame.below)
        elif pick == DRAW:
            self.draw(seat)
            self.agenda = frame.below
        elif pick == PASS:
            if self.sink is not None:
                self.sink.tell(meta.PASSED, (seat,))
            self.agenda = Frame(END_OF_TURN, seat)
        elif pick >= ON_KIND:
            self.agenda = frame.below
            self.put_tile_on_card(seat, frame.x, frame.y, pick - ON_KIND)
        elif pick >= TILE:
            self.agenda = Frame(CHOOSE_CARD, seat, frame.x, pick - TILE + 1, below=frame.below)
            return seat
        elif self.tiles[(pick - SCORE) * TILE_CELLS + BESIDE_TOO] > 0:  # CM-SCORE-2
            self.agenda = Frame(CHOOSE_TILE, seat, pick - SCORE, below=frame)
            return seat
        else:
            self.win_section(seat, pick - SCORE)
        self.version += 1
        return self.go_on()

    # Actions

    def draw(self, seat: i64) -> None:
        """Draws a card (CM-ACT-2)."""
        left: i64 = self.deck_left[seat] - 1
        card = self.decks[seat][left]
        self.deck_left[seat] = left
        self.hands[seat] = self.hands[seat] + bag_of(card, 1)
        if self.sink is not None:
            self.sink.tell_secret(meta.DREW, (seat,), (card,), 1 << seat)

    def place_cards(self, seat: i64, kind: i64, count: i64, section: i64) -> None:
        """Places cards at the right end of a section (CM-ACT-1)."""
        place = section * self.players + seat
        cards = bag_of(kind, count)
        self.hands[seat] = self.hands[seat] - cards
        self.uncovered[place] = self.uncovered[place] + cards
        self.present[section] = self.present[section] | (1 << seat)
        self.rows[section] = self.rows[section] + EQUAL_CARDS[(seat * 16 + kind) * 8 + count]
        if kind == NOBLE:
            self.count_points(section)
        else:
            self.count_points_of(section, seat)
        if self.sink is not None:
            self.sink.tell(meta.PLACED, (seat, count, kind, section))
        self.note_all_played(seat)

    def cover_card(self, seat: i64, section: i64, owner: i64, kind: i64) -> None:
        """Covers a card with the dragon (CM-ACT-5); the card no longer counts (CM-VALUE-4)."""
        index = self.place_in_row(section, owner, kind, True)
        row = self.rows[section]
        self.rows[section] = row[: index + 1] + ONE_BYTE[seat * 16 + LIES_ON + DRAGON] + row[index + 1 :]
        self.hands[seat] -= bag_of(DRAGON, 1)
        self.uncovered[section * self.players + owner] -= bag_of(kind, 1)
        self.uncovered[section * self.players + seat] += bag_of(DRAGON, 1)
        self.present[section] |= 1 << seat
        self.count_points(section)
        if self.sink is not None:
            self.sink.tell(meta.COVERED, (seat, section, owner, kind))
        self.note_all_played(seat)

    def note_all_played(self, seat: i64) -> None:
        """Records the first player who has played all their cards (CM-END-2)."""
        if self.hands[seat] == 0 and self.deck_left[seat] == 0 and self.finisher < 0:
            self.finisher = seat
            if self.sink is not None:
                self.sink.tell(meta.ALL_PLAYED, (seat,))

    # Scoring

    def put_tile_on_card(self, seat: i64, section: i64, tile: i64, kind: i64) -> None:
        """Puts a tile on a card of the seat (CM-SCORE-2)."""
        at = section * TILE_CELLS
        if self.tiles[at + BESIDE] == tile:
            self.tiles[at + BESIDE] = self.tiles[at + BESIDE_TOO]
        self.tiles[at + BESIDE_TOO] = 0
        self.tiles[at + ON_VALUE] = tile
        self.tiles[at + ON_CARD] = seat * 16 + kind
        self.scored |= 1 << section
        self.count_points_of(section, seat)
        if self.sink is not None:
            self.sink.tell(meta.TILE_ON_CARD, (seat, section, tile, kind))

    def win_section(self, seat: i64, section: i64) -> None:
        """Gives the second tile to the seat and the first to the owner of its card; the cards leave the game (CM-SCORE-3)."""
        at = section * TILE_CELLS
        tile = self.tiles[at + BESIDE]
        first_tile = self.tiles[at + ON_VALUE]
        owner = self.tiles[at + ON_CARD] >> 4
        self.won[seat] = self.won[seat] + ONE_BYTE[tile]
        self.won[owner] = self.won[owner] + ONE_BYTE[first_tile]
        if self.sink is not None:
            self.sink.tell(meta.TILE_WON, (seat, section, tile))
            self.sink.tell(meta.TILE_TO_OWNER, (owner, section, first_tile))
        for place in range(section * self.players, (section + 1) * self.players):
            self.uncovered[place] = 0
            self.points[place] = 0
        self.present[section] = 0
        self.nobles &= ~(1 << section)
        self.leaders &= ~(0xF << (4 * section))
        self.rows[section] = b""
        self.scored |= 1 << section
        frame = self.agenda
        if frame is not None and frame.step == LAST_SCORING:
            self.close(section)
        else:
            self.lay_out_tiles(section)
        if self.open == 0:  # CM-END-1
            self.end_game()

    def close(self, section: i64) -> None:
        """Closes a section: in the last phase, sections are not refilled (CM-END-2)."""
        for cell in range(section * TILE_CELLS, (section + 1) * TILE_CELLS):
            self.tiles[cell] = 0
        self.open &= ~(1 << section)
        if self.sink is not None:
            self.sink.tell(meta.SECTION_CLOSED, (section,))

    # What a seat does not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Redraws the hands of others, the order of every deck and of the tiles to come, and what others have won if that is hidden."""
        decks: list[bytes] = []
        for player in range(self.players):
            cards = list(self.decks[player][: self.deck_left[player]])
            if player != seat and cards:  # without a deck the hand is known: the rest of the twenty cards
                size = bag_size(self.hands[player])
                cards += kinds_in(self.hands[player])
                rng.shuffle(cards)
                hand: i64 = 0
                for _ in range(size):
                    hand += bag_of(cards.pop(), 1)
                self.hands[player] = hand
            else:
                rng.shuffle(cards)
            decks.append(bytes(cards))
        self.decks = tuple(decks)
        tiles = list(self.supply[self.supply_at :])
        rng.shuffle(tiles)
        self.supply = bytes(tiles)
        self.supply_at = 0
        if self.hide_won_fame:
            self.redeal_won(seat, rng)

    def redeal_won(self, seat: i64, rng: Rng) -> None:
        """Redraws the hidden won tiles. How many each player has won, and which tiles are hidden in total, is known."""
        hidden: list[int] = []
        for player in range(self.players):
            if self.hides_won(player, seat):
                hidden += list(self.won[player])
        rng.shuffle(hidden)
        at = 0
        for player in range(self.players):
            if self.hides_won(player, seat):
                size = len(self.won[player])
                self.won[player] = bytes(hidden[at : at + size])
                at += size

    def text(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.text(),)


def start(players: i64, options: dict[str, str], seed: str, sink: Sink | None) -> ChinesischeMauer:
    game = ChinesischeMauer()
    game.clear(players, options["hide_won_fame"] == "on")
    game.set_up(rng_from_seed(seed), sink)
    return game


def read_position(text: str) -> ChinesischeMauer:
    players, options = read_setup(text, meta.INFO)
    game = ChinesischeMauer()
    game.clear(players, options["hide_won_fame"] == "on")
    read_board(game, text)
    return game
