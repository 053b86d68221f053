"""A whole game between three people who never meet: each looks at the telephone twice a day, and comes only if it rang.

Time is passed in. Nobody has a page open: people are told by notices alone, and what is obvious has standing answers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from muraglia.bots.greedy import GreedyBot
from muraglia.games import SPECS
from muraglia.kernel.rng import rng_from_seed
from muraglia.server import notice_records, outside, records, server_time
from muraglia.server.bodies import NewSeat, NewTable
from muraglia.server.commands import carry_out
from muraglia.server.hall import Hall
from muraglia.server.notice_records import ReachRow
from muraglia.server.notices import GRACE, SWEEP
from muraglia.server.records import Person
from muraglia.server.room import Room
from muraglia.server.settings import Settings
from muraglia.server.sqlite import SqliteStore
from muraglia.table.wire import Choose, Clock, Sit, Stand, Start

from .test_notices import Browser, Service

DAY, HOUR = 86_400.0, 3600.0
BEGIN = 1_800_000_000.0 // DAY * DAY
PEOPLE = (Person("p-anna", "Anna", "a"), Person("p-bert", "Bert", "b"), Person("p-clara", "Clara", "c"))
VISITS = {"p-anna": (7.5, 20.0), "p-bert": (12.5, 21.5), "p-clara": (8.0, 18.5)}  # hours of each day
OBVIOUS = {
    "great-wall": {
        "windows": ("pass",),
        "clerks": ("home>barracks", "home>builders", "pass"),
        "upgrades": ("yes", "spearman", "pass"),
        "donations": ("pass",),
        "spaces": ("space-1", "space-2", "space-3", "space-4", "space-5"),
        "recovery": ("recover", "pass"),
        "shame": ("shame-spearman", "shame-archer", "shame-horseman"),
        "shame-in-summer": ("pass",),
    },
    # As a rival they guess what is dearest first, and decide as the master builder.
    "die-mauer": {
        "rival": ("T", "G", "W6", "W5", "W4", "W3", "W2", "W1", "fist"),
        "end": ("left", "right"),
        "gift": ("give-T", "give-G", "give-W6", "give-W5", "give-W4", "give-W3", "give-W2", "give-W1"),
    },
}
# A turn against the order of the visits waits for half a day. In Die Mauer every turn waits for its master builder, in Chinesische Mauer
# each is a decision: neither comes near a tenth of five weeks.
MOST_DAYS = {"great-wall": 35.0, "die-mauer": 25.0, "chinesische-mauer": 20.0}


def visits() -> Iterator[tuple[float, Person]]:
    """Yields who looks at the telephone when, for ever."""
    day = 0
    while True:
        today = [(BEGIN + day * DAY + hour * HOUR, person) for person in PEOPLE for hour in VISITS[person.id]]
        yield from sorted(today, key=lambda visit: visit[0])
        day += 1


class Weeks:
    """One game from its start to its end."""

    def __init__(self, hall: Hall, service: Service, room: Room, game: str) -> None:
        self.hall = hall
        self.service = service
        self.room = room
        self.bot = GreedyBot(SPECS[game], rng_from_seed(game))
        self.answers = self.read = 0
        self.rang: set[str] = set()

    async def at_rest(self) -> None:
        """Everything the server does by itself is done: standing answers and passes."""
        while True:
            async with self.room.held():
                if not self.room.driver.busy:
                    return
            await asyncio.sleep(0.001)

    async def play(self) -> float:
        """Returns how many days it took."""
        server_time.agree_on(BEGIN)
        await carry_out(self.room, PEOPLE[0], Start(), None)
        for question, answers in OBVIOUS.get(self.room_game, {}).items():
            for person in PEOPLE:
                await carry_out(self.room, person, Stand(question=question, answers=answers), None)
        await self.tell(BEGIN)
        for now, person in visits():
            assert now < BEGIN + 70 * DAY, "ten weeks have passed"
            server_time.agree_on(now)
            if person.id in self.rang:
                self.rang.discard(person.id)
                await self.visit(person)
                if await self.tell(now):
                    return (now - BEGIN) / DAY
        raise AssertionError

    @property
    def room_game(self) -> str:
        return self.bot.spec.info.name

    async def visit(self, person: Person) -> None:
        """The person answers whatever is asked, and goes."""
        while True:
            await self.at_rest()
            async with self.room.held() as table:
                seats = [seat for seat in table.asked() if table.facts.seats[seat].person == person.id]
                if not seats:
                    return
                picks, version = self.bot.choose_at(table.playing.position, seats[0]), table.version
            self.answers += 1
            await carry_out(self.room, person, Choose(id=f"c{self.answers}", version=version, picks=picks, seat=seats[0]), None)

    async def tell(self, now: float) -> bool:
        """Tells the people who are waited for. Returns whether the game is over; nobody is waited for without having been told."""
        await self.at_rest()
        await self.hall.notices.tell_all(now + GRACE + SWEEP + 1)
        for url, _, _ in self.service.sent[self.read :]:
            self.rang.add(f"p-{url.rsplit('/', 1)[1]}")
        self.read = len(self.service.sent)
        async with self.room.held() as table:
            waited = {table.facts.seats[seat].person for seat in table.asked()}
            assert waited <= self.rang, "told within the grace and a sweep"
            return table.facts.status == "over"


async def whole_game(folder: Path, service: Service, game: str) -> tuple[float, int]:
    hall = Hall(Settings(bot_workers=1, rate=0, beat=0.0))
    await hall.begin(SqliteStore(folder))
    try:
        for person in PEOPLE:
            row = service.browsers[f"https://push.example/{person.id[2:]}"].row()
            await hall.store.write(lambda connection, person=person: records.add_person(connection, person, person.id, 0.0))  # type: ignore[misc]
            await hall.store.write(lambda connection, p=person.id, r=row: notice_records.add_subscription(connection, p, r, 0.0))  # type: ignore[misc]
            await hall.store.write(lambda connection, p=person.id: notice_records.put_reach(connection, p, ReachRow()))  # type: ignore[misc]
        table = NewTable(game, 3, clock=Clock("move", int(2 * DAY)), seats=(NewSeat("me"), NewSeat("open"), NewSeat("open")))
        room = await hall.open(PEOPLE[0], table)
        for person in PEOPLE[1:]:
            await carry_out(room, person, Sit(name=person.name), None)
        for person in PEOPLE:
            await hall.notices.wish(room, person.id, True)
        weeks = Weeks(hall, service, room, game)
        return await weeks.play(), weeks.answers
    finally:
        await hall.close()


@pytest.mark.parametrize("game", sorted(MOST_DAYS))
def test_three_people_who_come_twice_a_day_finish_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    service = Service(*(Browser(person.id[2:]) for person in PEOPLE))
    monkeypatch.setattr(outside, "post", service.post)
    numbers = count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")  # the same deal every time
    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # put back after the test
    days, answers = asyncio.run(whole_game(tmp_path, service, game))
    print(f"{game}: {days:.1f} days, {answers} answers, {len(service.sent)} notices")
    assert days <= MOST_DAYS[game]
