"""People who are away are told that it is their turn: once, in words, by ways that they have chosen, and nothing hidden.

Time is passed in: nobody waits for half a minute. The push service is ours, and what it is sent is decrypted as a browser does it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Literal
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json, structs

import muraglia
from muraglia.games import SPECS
from muraglia.kernel.languages import LANGUAGES
from muraglia.kernel.message import Message
from muraglia.kernel.rng import rng_from_seed
from muraglia.server import notice_records, notice_words, outside, records, server_time
from muraglia.server.bodies import Chair, NewSeat, NewTable
from muraglia.server.branching import from_text, table_of
from muraglia.server.commands import carry_out
from muraglia.server.connection import Viewer
from muraglia.server.hall import Hall
from muraglia.server.notice_records import ReachRow, SubscriptionRow
from muraglia.server.notice_words import Notice, notice_of, quiet_until, webhook_body, webhook_headers
from muraglia.server.notices import GRACE, LEASE, PAUSES, SWEEP
from muraglia.server.opening import new_opening
from muraglia.server.problems import NotServed
from muraglia.server.records import Person
from muraglia.server.room import Room
from muraglia.server.settings import Settings
from muraglia.server.sqlite import SqliteStore
from muraglia.server.storage import Unavailable
from muraglia.server.waiting import Waiting
from muraglia.server.web_push import Keys, encrypt, to_text
from muraglia.server.web_push import from_text as decoded
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.nudges import AFTER
from muraglia.table.wire import Choose, Clock, Consent, Leave, Nudge, Propose, Sit, Start

from .conftest import StartServer
from .support import Guest

ANNA, BERT = Person("p-anna", "Anna", "a"), Person("p-bert", "Bert", "b")
HOME = "https://play.example.org"


class Browser:
    """The other end of a push service: holds the private key of a subscription, and reads what was sent to it."""

    def __init__(self, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = name.encode().ljust(16, b"-")[:16]
        self.endpoint = f"https://push.example/{name}"

    def row(self) -> SubscriptionRow:
        return SubscriptionRow(self.endpoint, "device", to_text(self._public), to_text(self._auth))

    def read(self, body: bytes) -> Any:
        """Decrypts a message by RFC 8291, written apart from the server's own code."""
        salt, size, sender, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65 and len(body) <= 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derive(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, about).derive(secret)

        secret = derive(shared, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derive(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.endswith(b"\2")
        return json.decode(plain[:-1])


class Service:
    """Everything that is sent outside, and what is answered."""

    def __init__(self, *browsers: Browser) -> None:
        self.browsers = {browser.endpoint: browser for browser in browsers}
        self.sent: list[tuple[str, bytes, dict[str, str]]] = []
        self.status = 201
        self.failing: set[str] = set()

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        self.sent.append((url, body, headers))
        return 500 if url in self.failing else self.status

    def read(self) -> list[Any]:
        return [self.browsers[url].read(body) for url, body, _ in self.sent if url in self.browsers]


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    made = Service(Browser("anna"), Browser("bert"))
    monkeypatch.setattr(outside, "post", made.post)
    return made


async def table_for_two(hall: Hall, name: str = "Sunday", clock: Clock | None = None) -> Room:
    """A game of Chinesische Mauer at which Anna and Bert sit, and both wish to be told."""
    room = await hall.open(
        ANNA, NewTable("chinesische-mauer", 2, name=name, clock=clock or Clock(), seats=(NewSeat("me"), NewSeat("open")))
    )
    await carry_out(room, BERT, Sit(name="Bert"), None)
    for person in (ANNA, BERT):
        await hall.notices.wish(room, person.id, True)
    return room


async def asked(room: Room) -> Person:
    async with room.held() as table:
        (seat,) = table.asked()
        return {ANNA.id: ANNA, BERT.id: BERT}[table.facts.seats[seat].person]


async def answer(room: Room) -> None:
    """Whoever is asked plays until somebody else is asked."""
    person = await asked(room)
    while await asked(room) is person:
        async with room.held() as table:
            (seat,) = table.asked()
            picks, version = table.playing.position.options(seat), table.version
            choice = next(iter(muraglia.set_up(table.playing.position.text()).choices(seat)))
        assert picks
        await carry_out(room, person, Choose(id=f"c{time.monotonic_ns()}", version=version, picks=choice, seat=seat), None)


Work = Callable[[Hall], Awaitable[None]]


def in_hall(folder: Path, work: Work, **settings: Any) -> None:
    async def run() -> None:
        hall = Hall(Settings(bot_workers=1, rate=0, **settings))
        await hall.begin(SqliteStore(folder))
        try:
            for person in (ANNA, BERT):
                if await hall.store.read(lambda connection, person=person: records.person_by_device(connection, person.id)) is None:  # type: ignore[misc]
                    await hall.store.write(lambda connection, person=person: records.add_person(connection, person, person.id, 0.0))  # type: ignore[misc]
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def reachable(hall: Hall, service: Service, **reach: Any) -> None:
    """Anna and Bert each have a browser that takes messages."""
    rows = {"p-anna": service.browsers["https://push.example/anna"].row(), "p-bert": service.browsers["https://push.example/bert"].row()}
    for person, row in rows.items():
        await hall.store.write(lambda connection, p=person, r=row: notice_records.add_subscription(connection, p, r, 0.0))  # type: ignore[misc]
        wish = ReachRow(**{"language": "en", "zone": "Europe/Rome", "home": HOME, **reach})
        await hall.store.write(lambda connection, p=person, w=wish: notice_records.put_reach(connection, p, w))  # type: ignore[misc]


# The message


def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1())
    keys = Keys("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg")
    sealed = encrypt(b"When I grow up, I want to be a watermelon", keys, own, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_server_signs_for_the_push_service(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        assert await hall.notices.test(ANNA.id, Notice("t", "b", "", "k")) == 1
        ((url, _, headers),) = service.sent
        kind, token, key = headers["Authorization"].replace(",", "").split(" ")
        assert kind == "vapid" and key == f"k={hall.notices.signer.public}"
        head, claims, signature = token.removeprefix("t=").split(".")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(hall.notices.signer.public))
        raw = decoded(signature)
        whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said = json.decode(decoded(claims))
        assert said["aud"] == "https://push.example" and said["sub"] == HOME and said["exp"] > time.time()
        assert headers["TTL"].isdigit() and url == "https://push.example/anna"

    in_hall(tmp_path, work)


def test_a_message_to_try_the_ways_takes_the_place_of_no_other_on_its_way(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        person = await asked(room)
        await hall.notices.tell_all(time.time() + GRACE + 1)
        await hall.notices.test(person.id, notice_words.test_notice(ReachRow(), time.time()))
        told, tried = (headers["Topic"] for _, _, headers in service.sent)
        assert told != tried, "by its topic a push service keeps only the latest for a device that is off"

    in_hall(tmp_path, work)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    keys: list[str] = []

    async def work(hall: Hall) -> None:
        keys.append(hall.notices.signer.public)

    in_hall(tmp_path, work)
    in_hall(tmp_path, work)
    assert len(keys) == 2 and len(set(keys)) == 1


# Who is told, and when


def test_somebody_who_is_away_is_told_once_after_half_a_minute(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        now = time.time()
        await hall.notices.tell_all(now + GRACE - 5)
        assert service.sent == [], "they may come back by themselves"
        first = await asked(room)
        await hall.notices.tell_all(now + GRACE + 1)
        await hall.notices.tell_all(now + 10 * GRACE)
        assert [url for url, _, _ in service.sent] == [f"https://push.example/{first.name.lower()}"]
        (notice,) = service.read()
        assert notice["title"] == "Your move at Sunday"
        assert notice["body"].startswith("Chinesische Mauer: ")
        assert notice["path"] == f"t/{room.id}"
        assert notice["tag"] == "turn"
        await answer(room)
        await hall.notices.tell_all(time.time() + GRACE + 1)
        assert len(service.sent) == 2 and service.sent[1][0] != service.sent[0][0], "then it is the other one's turn"

    in_hall(tmp_path, work)


@pytest.mark.parametrize("why", ["watches", "does not wish it", "has answered"])
def test_who_need_not_be_told_is_not_told(tmp_path: Path, service: Service, why: str) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        first = await asked(room)
        viewer = Viewer(first.id, None)
        if why == "watches":
            await room.enter(viewer)
        elif why == "does not wish it":
            await hall.notices.wish(room, first.id, False)
        else:
            await answer(room)
        now = time.time()
        await hall.notices.tell_all(now + GRACE - 1)
        if why == "has answered":
            assert service.sent == []
        else:
            await hall.notices.tell_all(now + GRACE + 1)
            assert service.sent == []
        if why == "watches":
            await room.leave(viewer)
            await hall.notices.tell_all(now + 3 * GRACE)
            assert len(service.sent) == 1, "gone without an answer"

    in_hall(tmp_path, work)


def test_several_tables_are_one_notice_which_replaces_the_one_before(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service, language="de")
        rooms = [await table_for_two(hall, name) for name in ("Eins", "Zwei", "Drei")]
        for room in rooms:
            await carry_out(room, ANNA, Start(), None)
            if await asked(room) is not ANNA:
                await answer(room)
        await hall.notices.tell_all(time.time() + GRACE + 1)
        assert [url for url, _, _ in service.sent] == ["https://push.example/anna"]
        (notice,) = service.read()
        assert notice["title"] == "3 Tische warten auf dich"
        assert notice["path"] == "tables"
        assert {line.split(" (")[0] for line in notice["body"].split("\n")} == {"Eins", "Zwei", "Drei"}
        assert notice["tag"] == "turn"

    in_hall(tmp_path, work)


def test_quiet_hours_put_a_notice_off_until_they_end(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        here = datetime.fromtimestamp(time.time() + GRACE, ZoneInfo("Europe/Rome"))
        minute = here.hour * 60 + here.minute
        await reachable(hall, service, quiet_from=(minute - 60) % 1440, quiet_to=(minute + 60) % 1440)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        now = time.time()
        await hall.notices.tell_all(now + GRACE + 1)
        assert service.sent == []
        await hall.notices.tell_all(now + 30 * 60)
        assert service.sent == []
        await hall.notices.tell_all(now + 62 * 60)
        assert len(service.sent) == 1

    in_hall(tmp_path, work)


@pytest.mark.parametrize(
    ("hours", "at", "until"),
    [((22, 7), "23:30", "07:00"), ((22, 7), "06:59", "07:00"), ((22, 7), "07:00", None), ((22, 7), "21:59", None),
     ((13, 14), "13:30", "14:00"), ((9, 9), "09:00", None)],
)  # fmt: skip
def test_quiet_hours_may_pass_midnight(hours: tuple[int, int], at: str, until: str | None) -> None:
    zone = ZoneInfo("America/New_York")
    now = datetime.fromisoformat(f"2026-11-18T{at}").replace(tzinfo=zone)
    end = quiet_until(ReachRow(zone="America/New_York", quiet_from=hours[0] * 60, quiet_to=hours[1] * 60), now.timestamp())
    assert (None if end is None else f"{datetime.fromtimestamp(end, zone):%H:%M}") == until
    assert end is None or 0 < end - now.timestamp() <= 86400


@pytest.mark.parametrize("to", [90, 150])
@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
def test_quiet_hours_have_one_end_in_the_night_in_which_the_clocks_change(day: str, to: int) -> None:
    reach = ReachRow(zone="Europe/Rome", quiet_from=22 * 60, quiet_to=to)
    evening = datetime.fromisoformat(f"{day}T00:00").replace(tzinfo=ZoneInfo("Europe/Rome")).timestamp() - 3600
    ends = [quiet_until(reach, evening + 60 * minute) for minute in range(6 * 60)]
    assert len(set(ends)) == 2 and ends == sorted(ends, key=lambda end: end is None), "first quiet with one end, then not any more"


# Faults


def test_a_subscription_that_has_ended_is_dropped(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        service.status = 410
        assert await hall.notices.test(ANNA.id, Notice("t", "b", "", "k")) == 0
        assert await hall.store.read(lambda connection: notice_records.subscriptions_of(connection, ANNA.id)) == []
        assert len(await hall.store.read(lambda connection: notice_records.subscriptions_of(connection, BERT.id))) == 1

    in_hall(tmp_path, work)


def test_what_fails_is_tried_again_with_pauses_and_given_up_in_the_end(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        service.status = 500
        now = time.time() + GRACE + 1
        await hall.notices.tell_all(now)
        for tries, pause in enumerate(PAUSES, 1):
            assert len(service.sent) == tries
            await hall.notices.tell_all(now + pause - 1)
            assert len(service.sent) == tries
            now += pause + 1
            await hall.notices.tell_all(now)
        assert len(service.sent) == len(PAUSES) + 1
        await hall.notices.tell_all(now + 100 * PAUSES[-1])
        assert len(service.sent) == len(PAUSES) + 1
        assert len({str(notice) for notice in service.read()}) == 1, "each says the same, with the same tag"

    in_hall(tmp_path, work)


def test_one_fault_on_the_way_and_the_person_is_told_within_ninety_seconds() -> None:
    assert GRACE + SWEEP + outside.PATIENCE + PAUSES[0] + SWEEP + outside.PATIENCE < 90


HOOK = "https://hook.example/"


def test_a_way_that_fails_is_tried_again_although_another_took_the_notice(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service, webhook=HOOK)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        service.failing = {HOOK}
        now = time.time() + GRACE + 1
        await hall.notices.tell_all(now)
        first = f"https://push.example/{(await asked(room)).name.lower()}"
        assert sorted(url for url, _, _ in service.sent) == [HOOK, first]
        service.failing = set()
        await hall.notices.tell_all(now + PAUSES[0] + 1)
        assert [url for url, _, _ in service.sent[2:]] == [HOOK], "only what has failed"
        await hall.notices.tell_all(now + 100 * PAUSES[-1])
        assert len(service.sent) == 3, "it has arrived"

    in_hall(tmp_path, work, webhooks=True)


def test_what_is_tried_again_says_what_waits_by_then(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        service.status = 500
        now = time.time() + GRACE + 1
        await hall.notices.tell_all(now)
        await answer(room)
        await hall.notices.tell_all(now + PAUSES[0] + 1)
        urls = [url for url, _, _ in service.sent]
        assert urls.count(urls[0]) == 1, "they have answered in the meantime"

    in_hall(tmp_path, work)


@pytest.mark.parametrize("dies", ["before it has told", "while it tells"])
def test_a_process_that_dies_leaves_its_notices_to_the_next(tmp_path: Path, service: Service, dies: str) -> None:
    async def first(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        if dies == "while it tells":
            now = time.time() + GRACE + 1
            claimed = await hall.store.write(lambda connection: notice_records.claim_notices(connection, now, LEASE, 50))
            assert claimed

    async def second(hall: Hall) -> None:
        await hall.notices.tell_all(time.time() + GRACE + LEASE + 5)
        assert len(service.sent) == 1

    in_hall(tmp_path, first)
    assert service.sent == []
    in_hall(tmp_path, second)


def test_a_turn_that_came_as_a_process_died_is_told_by_the_next(tmp_path: Path, service: Service) -> None:
    """Whom to tell is written down with the choice, or neither is."""

    async def first(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        hall.later = lambda *_, **__: None  # type: ignore[method-assign]
        await carry_out(room, ANNA, Start(), None)

    async def second(hall: Hall) -> None:
        await hall.notices.tell_all(time.time() + GRACE + 1)
        assert len(service.sent) == 1

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


# Proposals and nudges


async def told_at(hall: Hall, at: float, service: Service) -> list[tuple[str, str, str]]:
    """Returns who is told what at a moment: browser, title and the first line."""
    before = len(service.sent)
    await hall.notices.tell_all(at)
    found = [(url.rsplit("/", 1)[1], service.browsers[url].read(body)) for url, body, _ in service.sent[before:]]
    return [(name, notice["title"], notice["body"].split("\n")[0]) for name, notice in found]


@pytest.mark.parametrize(("kind", "says"), [("pause", "proposes to continue another day"), ("end", "proposes to end the game")])
def test_who_is_asked_for_consent_is_told(tmp_path: Path, service: Service, kind: Literal["pause", "end"], says: str) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        await hall.notices.tell_all(time.time() + GRACE + 1)
        sleeper, other = (ANNA, BERT) if await asked(room) is BERT else (BERT, ANNA)
        await carry_out(room, other, Propose(kind=kind), None)
        said = await told_at(hall, time.time() + GRACE + 1, service)
        what = f"Chinesische Mauer: {other.name} {says}."
        assert said == [(sleeper.name.lower(), "You are asked at Sunday", what)]
        async with room.held() as table:
            (proposal,) = table.facts.proposals
        await carry_out(room, sleeper, Consent(proposal=proposal.id, agree=False), None)
        assert await told_at(hall, time.time() + GRACE + 1, service) == [], "nobody is told of what is settled"

    in_hall(tmp_path, work)


def test_a_nudge_is_one_more_notice_that_names_who_nudged(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        await hall.notices.tell_all(time.time() + GRACE + 1)
        sleeper = await asked(room)
        other = ANNA if sleeper is BERT else BERT
        async with room.held() as table:
            (seat,) = table.seats_of(sleeper.id)
        server_time.agree_on(time.time() + AFTER + 1)
        await carry_out(room, other, Nudge(seat=seat), None)
        now = server_time.server_now() + GRACE + 1
        assert await told_at(hall, now, service) == [(sleeper.name.lower(), "Your move at Sunday", f"{other.name} nudges you.")]
        first, second = service.read()
        assert first["tag"] == second["tag"] and first["key"] != second["key"], "it takes the place of the first, and rings again"
        assert await told_at(hall, now + 100 * GRACE, service) == []

    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # put back after the test
    in_hall(tmp_path, work)


def test_who_switched_notices_off_cannot_be_nudged(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await table_for_two(hall)
        await carry_out(room, ANNA, Start(), None)
        sleeper = await asked(room)
        await hall.notices.wish(room, sleeper.id, False)
        async with room.held() as table:
            (seat,) = table.seats_of(sleeper.id)
        server_time.agree_on(time.time() + AFTER + 1)
        with pytest.raises(NotAllowed) as refused:
            await carry_out(room, ANNA if sleeper is BERT else BERT, Nudge(seat=seat), None)
        assert refused.value.refusal.message.id == "table-nudge-off"

    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # put back after the test
    in_hall(tmp_path, work)


# Vacation


async def slow_table(hall: Hall) -> Room:
    """Anna and Bert have three days for each choice."""
    return await table_for_two(hall, clock=Clock("move", 3 * 86_400))


def test_on_vacation_nobody_is_told_until_it_ends(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        room = await slow_table(hall)
        await carry_out(room, ANNA, Start(), None)
        sleeper = await asked(room)
        until = time.time() + 5 * 86_400
        await hall.vacations.set(sleeper.id, until)
        async with room.held() as table:
            (seat,) = table.seats_of(sleeper.id)
            assert table.facts.seats[seat].away_until == until and table.facts.clocks.ends(seat) is None
        await hall.notices.tell_all(time.time() + GRACE + 1)
        await hall.notices.tell_all(until - 60)
        assert service.sent == []
        await hall.notices.tell_all(until + 60)
        assert len(service.sent) == 1, "the vacation is over, and the table still waits"

    in_hall(tmp_path, work)


def test_a_vacation_ends_everywhere_when_the_person_answers(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        rooms = [await slow_table(hall), await slow_table(hall)]
        for room in rooms:
            await carry_out(room, ANNA, Start(), None)
        person = await asked(rooms[0])
        await hall.vacations.set(person.id, time.time() + 5 * 86_400)
        await answer(rooms[0])
        until = time.monotonic() + 10
        while (await hall.vacations.left(person.id))[0] is not None or await away_at(rooms[1]):
            assert time.monotonic() < until, "the vacation does not end"
            await asyncio.sleep(0.01)
        assert not await away_at(rooms[0])

    in_hall(tmp_path, work)


async def away_at(room: Room) -> list[float]:
    async with room.held() as table:
        return [seat.away_until for seat in table.facts.seats if seat.away_until is not None]


def test_a_game_that_begins_during_a_vacation_knows_of_it(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        until = time.time() + 5 * 86_400
        room = await slow_table(hall)
        await hall.vacations.set(BERT.id, until)
        await carry_out(room, ANNA, Start(), None)
        end = time.monotonic() + 10
        while await away_at(room) != [until]:
            assert time.monotonic() < end, "the table does not know of the vacation"
            await asyncio.sleep(0.01)

    in_hall(tmp_path, work)


def test_who_takes_their_seat_again_during_a_vacation_is_still_away(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        room = await slow_table(hall)
        await carry_out(room, ANNA, Start(), None)
        until = time.time() + 5 * 86_400
        await hall.vacations.set(BERT.id, until)
        await carry_out(room, BERT, Leave(), None)
        await carry_out(room, BERT, Sit(), None)
        end = time.monotonic() + 10
        while await away_at(room) != [until]:
            assert time.monotonic() < end, "the clock runs for somebody who is told nothing"
            await asyncio.sleep(0.01)

    in_hall(tmp_path, work)


def test_a_vacation_that_ends_while_a_table_is_told_of_it_ends_there_too(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        room = await slow_table(hall)
        await carry_out(room, ANNA, Start(), None)
        await asyncio.sleep(0.3)  # the table is told at its start who is on vacation: nobody
        read, slow = hall.store.read, [True]

        async def reads(query: Callable[[Any], Any]) -> Any:
            found = await read(query)
            if isinstance(found, float) and slow and slow.pop():
                await asyncio.sleep(0.5)  # the database had answered, and something else came first
            return found

        monkeypatch.setattr(hall.store, "read", reads)
        goes = asyncio.create_task(hall.vacations.set(BERT.id, time.time() + 5 * 86_400))
        while slow:
            await asyncio.sleep(0.01)
        await hall.vacations.set(BERT.id, None)
        await goes
        assert await away_at(room) == []

    in_hall(tmp_path, work)


def test_a_vacation_that_ended_as_a_process_died_ends_everywhere(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def first(hall: Hall) -> None:
        async def dies(person: str) -> None:
            raise Unavailable("the process died here")

        room = await slow_table(hall)
        tables.append(room.id)
        await carry_out(room, ANNA, Start(), None)
        await hall.vacations.set(BERT.id, time.time() + 5 * 86_400)
        monkeypatch.setattr(hall.vacations, "_tell_tables", dies)
        with pytest.raises(Unavailable):
            await hall.vacations.set(BERT.id, None)

    async def second(hall: Hall) -> None:
        room = await hall.room(tables[0])
        end = time.monotonic() + 5
        while await away_at(room):
            assert time.monotonic() < end, "no clock runs for somebody who is back"
            await asyncio.sleep(0.01)

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


def test_a_vacation_of_more_than_a_year_can_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        now = server_time.server_now()
        await hall.vacations.set(ANNA.id, now + 390 * 86_400)
        server_time.agree_on(now + 380 * 86_400)
        await hall.vacations.set(ANNA.id, None)
        assert (await hall.vacations.left(ANNA.id))[0] is None

    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # put back after the test
    in_hall(tmp_path, work, vacation_days=400)


def test_the_days_of_a_year_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        now = server_time.server_now()
        await hall.vacations.set(ANNA.id, now + 6.5 * 86_400)
        assert await hall.vacations.left(ANNA.id) == (now + 6.5 * 86_400, 3)
        with pytest.raises(NotServed) as refused:
            await hall.vacations.set(ANNA.id, now + 11 * 86_400)
        assert refused.value.message == Message("server-vacation-long", {"days": 10})
        server_time.agree_on(now + 2.5 * 86_400)
        await hall.vacations.set(ANNA.id, None)
        assert await hall.vacations.left(ANNA.id) == (None, 7), "what was not taken is given back"
        with pytest.raises(NotServed):
            await hall.vacations.set(ANNA.id, now)
        server_time.agree_on(now + 400 * 86_400)
        assert await hall.vacations.left(ANNA.id) == (None, 10), "a year later all are there again"

    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # put back after the test
    in_hall(tmp_path, work, vacation_days=10)


# Nothing hidden


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer", "great-wall"])
def test_two_worlds_that_differ_in_hidden_facts_give_the_same_notice(
    game: Literal["die-mauer", "chinesische-mauer", "great-wall"], code: str
) -> None:
    """At every tenth question of a game: the hand of the player who is asked and everybody else's is dealt again."""
    rng = rng_from_seed(f"notices {game}")
    truth = muraglia.new(game, players=SPECS[game].usual_players, seed="one")
    compared = differing = 0
    for step in range(160):
        if truth.is_over:
            break
        seat = truth.to_act[0]
        if step % 10 == 3:
            world = truth.position.clone()
            world.redeal((seat + 1) % truth.players, rng)
            texts = {truth.position_text(), world.text()}
            notices = {said(text, seat, code) for text in texts}
            assert len(notices) == 1, notices
            compared += 1
            differing += len(texts) > 1
        choices = list(truth.choices(seat))
        truth.play(choices[rng.below(len(choices))], seat)
    assert compared >= 3 and differing >= 1


def said(text: str, seat: int, code: str) -> bytes:
    wish = table_of(from_text(text, None), Chair(seat=seat))
    table = new_opening(ANNA, wish, 0.0, from_text(text, None)).table
    found = Waiting.at(table, ANNA.id, code)
    assert found is not None
    waiting = structs.replace(found, table_id="x", name="y")
    return json.encode(notice_of([waiting], ReachRow(language=code)))


# Calls in words


def test_one_body_is_understood_by_all_chat_services() -> None:
    reach = ReachRow(home=HOME)
    notice = notice_of([Waiting("x" * 16, "<!channel> @everyone", "Die Mauer", "q3", "Choose.", None)], reach)
    body = json.decode(webhook_body(notice, reach))
    link = f"{HOME}/t/{'x' * 16}"
    assert body["text"] == body["content"], "Slack and Mattermost; Discord"
    assert body["text"].split("\n") == [body["title"], body["message"], link]
    assert body["link"] == link
    assert "<" not in body["text"] and "@everyone" not in body["text"] and body["allowed_mentions"] == {"parse": []}
    headers = webhook_headers(notice, reach)
    assert all(value.isascii() and "\n" not in value for value in headers.values())
    assert headers["X-Title"] == "{{.title}}" and headers["X-Click"] == link, "ntfy"


def test_an_address_is_called_if_the_host_allows_it(tmp_path: Path, service: Service) -> None:
    for allowed in (False, True):

        async def work(hall: Hall, allowed: bool = allowed) -> None:
            row = ReachRow(home=HOME, webhook="https://hook.example/")
            await hall.store.write(lambda connection: notice_records.put_reach(connection, ANNA.id, row))
            assert await hall.notices.test(ANNA.id, Notice("t", "b", "settings", "k")) == allowed

        in_hall(tmp_path, work, webhooks=allowed)
    assert [url for url, _, _ in service.sent] == ["https://hook.example/"]


# Over the wire


def wish(**more: Any) -> dict[str, Any]:
    return {"language": "it", "zone": "Europe/Rome", **more}


def test_what_a_person_sets_is_kept_and_bad_wishes_are_refused(start_server: StartServer) -> None:
    server = start_server()
    assert Guest(server).refused("GET", "/api/me/reach", None, 401) == "server-unknown-visitor"
    anna = Guest(server, "Anna")
    assert anna.ok("GET", "/api/me/reach")["devices"] == 0
    kept = anna.ok("PUT", "/api/me/reach", wish(quiet_from=22 * 60, quiet_to=7 * 60))
    assert (kept["language"], kept["zone"], kept["quiet_from"], kept["quiet_to"]) == ("it", "Europe/Rome", 1320, 420)
    assert anna.refused("PUT", "/api/me/reach", wish(webhook="https://example.org/"), 403) == "server-no-webhooks"
    assert anna.refused("PUT", "/api/me/reach", {"language": "it", "zone": "Europe/Nowhere"}, 422) == "server-bad-request"
    assert anna.refused("PUT", "/api/me/reach", wish(quiet_from=1440)) == "server-bad-request"
    assert anna.ok("POST", "/api/me/reach/test") == {"taken": 0}


@pytest.mark.parametrize(
    "endpoint", ["https://127.0.0.1/x", "https://[::1]/x", "https://192.168.1.1/", "http://push.example/", "https://push.example:8443/"]
)
def test_push_services_must_be_public(start_server: StartServer, endpoint: str) -> None:
    anna = Guest(start_server(), "Anna")
    row = Browser("anna").row()
    refused = anna.refused("POST", "/api/me/reach/subscription", {"endpoint": endpoint, "p256dh": row.p256dh, "auth": row.auth}, 422)
    assert refused in ("server-webhook-private", "server-webhook-url")


def test_a_browser_subscribes_and_unsubscribes(start_server: StartServer) -> None:
    server = start_server()
    anna = Guest(server, "Anna")
    row = Browser("anna").row()
    good = {"endpoint": row.endpoint, "p256dh": row.p256dh, "auth": row.auth}
    assert anna.refused("POST", "/api/me/reach/subscription", {**good, "auth": "AAAA"}, 422) == "server-bad-request"
    assert anna.refused("POST", "/api/me/reach/subscription", {**good, "p256dh": "AAAA"}, 422) == "server-bad-request"
    anna.ok("POST", "/api/me/reach/subscription", good)
    found = anna.ok("GET", "/api/me/reach")
    assert (found["devices"], found["here"]) == (1, True)
    Guest(server, "Eve").ask("DELETE", "/api/me/reach/subscription", {"endpoint": row.endpoint})
    assert anna.ok("GET", "/api/me/reach")["devices"] == 1, "only one's own"
    anna.ok("DELETE", "/api/me/reach/subscription", {"endpoint": row.endpoint})
    assert anna.ok("GET", "/api/me/reach")["devices"] == 0


def test_wishes_are_for_those_who_sit(start_server: StartServer) -> None:
    server = start_server()
    anna = Guest(server, "Anna")
    table = anna.open("die-mauer", 3)
    anna.ok("PUT", f"/api/tables/{table}/notices", {"on": True})
    assert anna.ok("GET", "/api/me/reach")["tables"] == [table]
    anna.ok("PUT", f"/api/tables/{table}/notices", {"on": False})
    assert anna.ok("GET", "/api/me/reach")["tables"] == []
    assert Guest(server, "Eve").refused("PUT", f"/api/tables/{table}/notices", {"on": True}) == "table-not-seated"


def test_moments_are_said_in_the_language_and_time_zone_of_the_receiver() -> None:
    at = datetime.fromisoformat("2026-11-19T17:30:00+00:00").timestamp()
    until = Waiting("x" * 16, "Sunday", "Die Mauer", "q3", "?", at)
    body = {code: notice_of([until], ReachRow(language=code, zone="Asia/Tokyo")).body.split("\n")[1] for code in LANGUAGES}
    assert all("20" in line and "2:30" in line for line in body.values()), body
    assert len(set(body.values())) == 4
    assert "17:30" in notice_of([until], ReachRow(language="en", zone="UTC")).body


def test_a_device_that_is_logged_out_takes_no_more_messages(tmp_path: Path, service: Service) -> None:
    async def work(hall: Hall) -> None:
        await reachable(hall, service)
        await hall.store.write(lambda connection: records.remove_device(connection, ANNA.id, "device"))
        assert await hall.notices.test(ANNA.id, Notice("t", "b", "", "k")) == 0
        assert await hall.notices.test(BERT.id, Notice("t", "b", "", "k")) == 1

    in_hall(tmp_path, work)
