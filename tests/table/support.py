"""A table for tests: commands by person, time by hand, and the log beside it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from muraglia.kernel.history import Played
from muraglia.kernel.position import whole_answers
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import Rng
from muraglia.table import wire
from muraglia.table.entries import AnyEntry, Opened
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.showing import Moment
from muraglia.table.table import Table

SEED = "the greatest secret of all"
PEOPLE = ("anna", "bert", "clara", "dan", "eva", "finn")


class Sitting:
    """People at a table; the first is the host."""

    def __init__(self, game: str = "chinesische-mauer", players: int = 3, **wishes: Any) -> None:
        opened = Opened(at=1000.0, id="t1", code="WOLF-27", name="", game=game, players=players, host="anna", **wishes)
        self.table = Table.open(opened)
        self.entries: list[AnyEntry] = [opened]
        self.now = 1000.0
        self.commands = 0

    def do(self, person: str, command: wire.AnyCommand, after: float = 1.0, fresh: str = SEED, **knows: Any) -> list[AnyEntry]:
        self.now += after
        decided = self.table.decide(command, person, self.now, fresh, **knows)
        self.write(decided.entries, decided.played)
        return decided.entries

    def write(self, entries: list[AnyEntry], played: Played | None = None) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.table.apply(entry, played)

    def refused(self, person: str, command: wire.AnyCommand, id: str, after: float = 1.0, **knows: Any) -> NotAllowed:
        """The command is refused with this message, and nothing has changed."""
        before = self.table.snapshot()
        with pytest.raises(NotAllowed) as caught:
            self.do(person, command, after, **knows)
        assert caught.value.refusal.message.id == id, caught.value.refusal
        assert self.table.snapshot() == before
        return caught.value

    # Play

    @property
    def status(self) -> str:
        return self.table.facts.status

    @property
    def asked(self) -> list[int]:
        return self.table.thinking()

    def command(self, picks: Choice, seat: int | None = None, version: int | None = None) -> wire.Choose:
        self.commands += 1
        return wire.Choose(id=f"c{self.commands}", version=self.table.version if version is None else version, picks=picks, seat=seat)

    def picks(self, notation: str) -> Choice:
        history = self.table.playing
        return history.spec.read(history.position, notation)

    def choose(self, seat: int, notation: str, after: float = 1.0) -> list[AnyEntry]:
        return self.do(self.person(seat), self.command(self.picks(notation), seat), after)

    def person(self, seat: int) -> str:
        found = self.table.facts.seats[seat]
        return "bot" if found.by_bot else found.person

    def answers(self, seat: int) -> list[Choice]:
        return whole_answers(self.table.playing.position, seat)

    def random_choice(self, rng: Rng, after: float = 1.0) -> int:
        """Lets a seat that is asked answer anything. Returns the seat."""
        seat = self.asked[rng.below(len(self.asked))]
        answers = self.answers(seat)
        self.do(self.person(seat), self.command(answers[rng.below(len(answers))], seat), after)
        return seat

    # What leaves the table

    def bytes_for(self, person: str, seat: int, since: int = 0) -> bytes:
        """Everything a person who looks as a seat gets."""
        parts: list[Any] = [self.table.table_view(person, PEOPLE, 2)]
        if self.table.history is not None:
            parts += [self.table.game_view(seat, since, text=True), self.table.log(seat, 0, 10_000)]
        return json.encode(parts)

    def info(self, person: str = "anna") -> wire.TableView:
        return self.table.table_view(person)

    def game(self, person: str = "anna") -> wire.GameView:
        """The game as an onlooker sees it, with what the person could undo."""
        return Moment(self.table).game_view(-1, False, False, self.table.seats_of(person))

    def told(self, seat: int = -1) -> list[str]:
        return [event.kind for event in self.table.log(seat, 0, 10_000)]


def seated(game: str = "chinesische-mauer", players: int = 3, people: int | None = None, **wishes: Any) -> Sitting:
    """A running game; seats without people have bots."""
    sitting = Sitting(game, players, **wishes)
    count = players if people is None else people
    for seat in range(count):
        person = "anna" if sitting.table.facts.opened.way == "one-device" else PEOPLE[seat]
        sitting.do(person, wire.Sit(seat=seat, name=PEOPLE[seat].capitalize()))
    for seat in range(count, players):
        sitting.do("anna", wire.SeatBot(seat=seat, bot="random"))
    sitting.do("anna", wire.Start())
    return sitting


def replayed(sitting: Sitting) -> Table:
    return Table.replay(sitting.entries)
