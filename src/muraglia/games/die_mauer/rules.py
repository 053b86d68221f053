"""The sequence of play of Die Mauer: planning, building, the empty fist, end of the round."""

from typing import Any

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.bags import bag_of, count_of
from ...kernel.events import Sink
from ...kernel.message import Refusal
from ...kernel.position_text import read_setup
from ...kernel.rng import Rng, rng_from_seed
from . import meta
from .blocks import KINDS
from .knowledge import BUILT, GIVEN, SHOWN, clue, clues_seen_by, hidden_gifts, possible_hands, remember_hands
from .picks import BUILD, BUILD_NONE, EMPTY_FIST, GIVE, LEFT, RIGHT, SHOW
from .refusals import why_not
from .site import BLOCK_BYTE, LEFT_END, RIGHT_END, Site
from .steps import BUILDING, END_OF_TURN, GIVING, LONE_FIST, LONE_FIST_END, PLANNING
from .text import position_text, read_site


class DieMauer(Site):
    """A game of Die Mauer at one moment."""

    def clone(self) -> "DieMauer":
        twin = DieMauer()
        twin.players = self.players
        twin.version = self.version
        twin.sink = None
        twin.wall_values = self.wall_values
        twin.rounds = self.rounds
        twin.memory_aid = self.memory_aid
        twin.round = self.round
        twin.master = self.master
        twin.wall = self.wall
        twin.hands = self.hands[:]
        twin.fists = self.fists[:]
        twin.points = self.points[:]
        twin.idle = self.idle
        twin.agenda = self.agenda
        twin.known_hands = self.known_hands
        twin.clues = self.clues
        return twin

    def set_up(self, rng: Rng, sink: Sink | None) -> None:
        self.sink = sink
        self.master = rng.below(self.players)  # DM-ROUND-4
        self.begin_round()

    # The sequence of play

    def begin_round(self) -> None:
        self.empty_table()
        if self.sink is not None:
            self.sink.tell(meta.ROUND_BEGINS, (self.round, self.master))
        self.begin_turn()

    def begin_turn(self) -> None:
        """Begins a turn: first planning, then building (DM-ROUND-2)."""
        self.agenda = Frame(PLANNING, self.master)
        if self.sink is not None:
            self.sink.tell(meta.TURN_BEGINS, (self.master,))

    def open_fists(self) -> None:
        """Opens all fists at once. What they show decides who builds (DM-OPEN, DM-FIST)."""
        self.tell_fists()
        master = self.master
        self.agenda = Frame(END_OF_TURN, master)
        shown: i64 = self.fists[master]
        alike = [seat for seat in self.clockwise_from_master() if self.fists[seat] == shown]
        if shown == EMPTY_FIST:
            self.empty_fists(alike)
            return
        kind = shown - SHOW
        builders: list[int] = []
        if not self.fits_somewhere(kind):  # DM-OPEN-4
            if self.sink is not None:
                self.sink.tell(meta.NO_POSITION, (kind,))
        elif not alike:  # DM-OPEN-1
            builders.append(master)
            if self.sink is not None:
                self.sink.tell(meta.MASTER_UNMATCHED, (master, kind))
        elif self.enough_positions(kind, len(alike)):  # DM-OPEN-2
            builders = alike
            if self.sink is not None:
                self.sink.tell(meta.RIVALS_MATCHED, (kind, len(alike)))
        else:  # DM-OPEN-3
            builders.append(master)
            if self.sink is not None:
                self.sink.tell(meta.TOO_MANY_RIVALS, (master, kind, len(alike)))
        for builder in reversed(builders):
            self.agenda = Frame(BUILDING, builder, kind, below=self.agenda)

    def empty_fists(self, rivals: list[int]) -> None:
        if not rivals:  # DM-FIST-1
            self.agenda = Frame(LONE_FIST, self.master, below=self.agenda)
            if self.sink is not None:
                self.sink.tell(meta.LONE_EMPTY_FIST, (self.master,))
        elif len(rivals) == 1:  # DM-FIST-2
            self.agenda = Frame(GIVING, rivals[0], below=self.agenda)
        elif self.sink is not None:  # DM-FIST-3
            self.sink.tell(meta.MANY_EMPTY_FISTS, (len(rivals) + 1,))

    def tell_fists(self) -> None:
        if self.known_hands:
            for seat in range(self.players):
                if self.fists[seat] != EMPTY_FIST:
                    self.clues += clue(SHOWN, seat, 0, self.fists[seat] - SHOW)
        if self.sink is not None:
            for seat in range(self.players):
                if self.fists[seat] == EMPTY_FIST:
                    self.sink.tell(meta.SHOWED_NOTHING, (seat,))
                else:
                    self.sink.tell(meta.SHOWED, (seat, self.fists[seat] - SHOW))

    def clockwise_from_master(self) -> list[int]:
        """Returns the rivals in the order in which they build."""
        players = self.players
        return [(self.master + step) % players for step in range(1, players)]

    def go_on(self) -> i64:
        """Ends the turn if nothing else is left to do. Returns the seat that has to answer, or -1 when the game is over."""
        frame = self.agenda
        if frame is not None and frame.step == END_OF_TURN:
            self.end_turn()
        return self.next_to_act()

    def end_turn(self) -> None:
        self.idle += 1  # building sets it to -1
        for seat in range(self.players):
            self.fists[seat] = -1
        ending = meta.ROUND_ENDS_DONE
        if 0 in self.hands:  # DM-END-1
            pass
        elif self.nothing_can_ever_be_built():  # DM-END-2
            ending = meta.ROUND_ENDS_CLOSED
        elif self.idle >= 3 * self.players:  # DM-END-5
            ending = meta.ROUND_ENDS_IDLE
        else:
            self.master = (self.master + 1) % self.players  # DM-ROUND-3
            self.begin_turn()
            return
        if self.sink is not None:
            self.sink.tell(ending, (self.round,))
        self.end_round()

    def end_round(self) -> None:
        for seat in range(self.players):  # DM-END-3
            cost = self.held_cost(seat)
            self.points[seat] += cost
            if self.sink is not None:
                for kind in range(KINDS):
                    if count_of(self.hands[seat], kind) > 0:
                        self.sink.tell(meta.LEFT_WITH, (seat, kind, count_of(self.hands[seat], kind)))
                self.sink.tell(meta.PAID, (seat, cost, self.points[seat]))
        self.master = (self.master + 1) % self.players  # DM-ROUND-4
        if self.round == self.rounds:  # DM-END-4
            self.agenda = None
            if self.sink is not None:
                self.sink.tell(meta.GAME_ENDS)
        else:
            self.round += 1
            self.begin_round()

    # Questions

    def next_to_act(self) -> i64:
        frame = self.agenda
        if frame is None:
            return -1
        if frame.step != PLANNING:
            return frame.seat
        seat: i64 = 0
        while self.fists[seat] >= 0:
            seat += 1
        return seat

    def to_act(self) -> list[int]:
        frame = self.agenda
        if frame is None:
            return []
        if frame.step != PLANNING:
            return [frame.seat]
        return [seat for seat in range(self.players) if self.fists[seat] < 0]

    def is_asked(self, seat: i64) -> bool:
        frame = self.agenda
        return frame is not None and (frame.step == PLANNING or frame.seat == seat)

    def is_form_open(self) -> bool:
        frame = self.agenda
        return frame is not None and frame.step == LONE_FIST_END

    def options(self, seat: i64) -> list[int]:
        frame = self.agenda
        if frame is None:
            return []
        hand: i64 = self.hands[seat]
        options: list[int] = []
        if frame.step == PLANNING:  # DM-PLAN-1, DM-PLAN-2
            options.append(EMPTY_FIST)
            for kind in range(KINDS):
                if count_of(hand, kind) > 0:
                    options.append(SHOW + kind)
        elif frame.seat != seat:
            return options
        elif frame.step == LONE_FIST:  # DM-FIST-1
            options.append(BUILD_NONE)
            for kind in range(KINDS):
                if count_of(hand, kind) > 0 and self.fits_somewhere(kind):
                    options.append(BUILD + kind)
        elif frame.step == GIVING:  # DM-FIST-2
            for kind in range(KINDS):
                if count_of(hand, kind) > 0:
                    options.append(GIVE + kind)
        else:
            if self.fits(frame.x, LEFT_END):
                options.append(LEFT)
            if self.fits(frame.x, RIGHT_END):
                options.append(RIGHT)
        return options

    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        return why_not(self, seat, pick)

    # Answers

    def take(self, seat: i64, pick: i64) -> i64:
        frame = self.agenda
        assert frame is not None
        if frame.step == PLANNING:
            self.fists[seat] = pick
            for fist in self.fists:
                if fist < 0:
                    return self.next_to_act()
            self.open_fists()
        elif frame.step == LONE_FIST and pick != BUILD_NONE:
            self.agenda = Frame(LONE_FIST_END, seat, pick - BUILD, below=frame.below)
            return seat
        else:
            self.agenda = frame.below
            if pick == LEFT or pick == RIGHT:
                self.build(seat, frame.x, LEFT_END if pick == LEFT else RIGHT_END)
            elif pick >= GIVE:
                self.give(seat, pick - GIVE)
            elif self.sink is not None:
                self.sink.tell(meta.DECLINED, (seat,))
        self.version += 1
        return self.go_on()

    def build(self, seat: i64, kind: i64, end: i64) -> None:
        """Builds a block (DM-BUILD-1)."""
        block = BLOCK_BYTE[kind]
        self.wall = block + self.wall if end == LEFT_END else self.wall + block
        self.hands[seat] = self.hands[seat] - bag_of(kind)
        self.idle = -1
        if self.known_hands:
            self.clues += clue(BUILT, seat, 0, kind)
        if self.sink is not None:
            self.sink.tell(meta.BUILT, (seat, kind, end))

    def give(self, seat: i64, kind: i64) -> None:
        """Gives a block to the master; only the two of them see it (DM-FIST-2)."""
        master = self.master
        if not self.known_hands:
            self.known_hands = remember_hands(self.hands)
        self.clues += clue(GIVEN, seat, master, kind)
        self.hands[seat] -= bag_of(kind)
        self.hands[master] += bag_of(kind)
        if self.sink is not None:
            self.sink.tell_secret(meta.GAVE, (seat, master), (kind,), (1 << seat) | (1 << master))

    # What a seat does not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Redraws the gifts the seat did not see and what others hold in their closed fists."""
        frame = self.agenda
        if frame is not None and frame.step == PLANNING:
            for other in range(self.players):
                if other != seat:
                    self.fists[other] = -1
        if self.known_hands and hidden_gifts(self, seat):
            worlds = possible_hands(self, seat)
            self.hands = worlds[rng.below(len(worlds))][:]
            self.clues = clues_seen_by(self, seat)

    def text(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.text(),)


def start(players: i64, options: dict[str, str], seed: str, sink: Sink | None) -> DieMauer:
    game = DieMauer()
    game.clear(players, options["wall_values"], int(options["rounds"]), options["memory_aid"] == "on")
    game.set_up(rng_from_seed(seed), sink)
    return game


def read_position(text: str) -> DieMauer:
    players, options = read_setup(text, meta.INFO)
    game = DieMauer()
    game.clear(players, options["wall_values"], int(options["rounds"]), options["memory_aid"] == "on")
    read_site(game, text)
    return game
