"""A connection: the cases of RFC 6455, the pace of those who send, and those who do not read."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from muraglia.server.connection import BAD_INPUT, BURST, SLOW, Pace, Viewer, listen
from muraglia.server.serve import LARGEST_MESSAGE

from .support import Guest, Server, Socket

Arrives = Callable[..., Guest]


# What arrives is heard, however it is cut


def one_by_one(texts: list[bytes]) -> list[bytes]:
    return [Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts]


def in_pieces(texts: list[bytes]) -> list[bytes]:
    """The cut after the head, and one after the length, are the ones a reader could stumble over."""
    return [piece for frame in one_by_one(texts) for piece in (frame[:2], frame[2:5], frame[5:9], frame[9:])]


def all_at_once(texts: list[bytes]) -> list[bytes]:
    return [b"".join(one_by_one(texts))]


def one_and_a_half(texts: list[bytes]) -> list[bytes]:
    together = all_at_once(texts)[0]
    middle = len(together) // 2
    return [together[:middle], together[middle:]]


def as_fragments(texts: list[bytes]) -> list[bytes]:
    frames = []
    for text in texts:
        frames += [Frame(Opcode.TEXT, text[:9], fin=False), Frame(Opcode.PING, b"are you there?"), Frame(Opcode.CONT, text[9:])]
    return [frame.serialize(mask=True) for frame in frames]


def after_a_ping(texts: list[bytes]) -> list[bytes]:
    return [piece for frame in one_by_one(texts) for piece in (Frame(Opcode.PING, b"are you there?").serialize(mask=True), frame)]


@pytest.mark.parametrize("cut", [one_by_one, in_pieces, all_at_once, one_and_a_half, as_fragments, after_a_ping])
def test_whatever_is_said_is_heard_however_it_comes(guest: Arrives, cut: Callable[[list[bytes]], list[bytes]]) -> None:
    anna = guest("Anna")
    socket = anna.socket(anna.open("chinesische-mauer", 3))
    for large in (False, True):  # lengths are written in one byte or in two
        ids = [f"{cut.__name__}-{large}-{number}" for number in range(4)]
        texts = [json.dumps({"do": "look", "seat": -1, "id": id}, indent=60 * large or None).encode() for id in ids]
        assert all((len(text) > 125) == large for text in texts)
        for piece in cut(texts):
            socket.connection.socket.sendall(piece)
            time.sleep(0.01)
        for id in ids:
            socket.until(lambda line, id=id: line["is"] == "done" and line["id"] == id)  # type: ignore[misc]
    assert socket.ask("look", seat=-1)["is"] == "done"


@pytest.mark.parametrize("size", [125, 126, 127, 128, LARGEST_MESSAGE - 1, LARGEST_MESSAGE])
def test_messages_of_every_length_up_to_the_largest(guest: Arrives, size: int) -> None:
    anna = guest("Anna")
    socket = anna.socket(anna.open("chinesische-mauer", 3))
    socket.connection.send('{"do":"look","seat":-1,"id":"x"}'.ljust(size))
    assert socket.until(lambda line: line.get("id") == "x")["is"] == "done"


def test_a_letter_may_be_cut_between_two_fragments(guest: Arrives) -> None:
    anna = guest("Anna")
    table = anna.open("chinesische-mauer", 3)
    socket = anna.socket(table)
    text = json.dumps({"do": "write", "text": "Grüße 長城 🧱", "id": "w"}, ensure_ascii=False).encode()
    frames = [Frame(Opcode.TEXT if not at else Opcode.CONT, text[at : at + 1], fin=at == len(text) - 1) for at in range(len(text))]
    for frame in frames:
        socket.connection.socket.sendall(frame.serialize(mask=True))
    socket.until(lambda line: line.get("id") == "w" and line["is"] == "done")
    assert socket.know("chats")["lines"][-1]["text"] == "Grüße 長城 🧱"


# What the protocol forbids closes the connection, with the code that says why, and no other


def frame(opcode: Opcode, data: bytes, **more: Any) -> bytes:
    return Frame(opcode, data, **more).serialize(mask=True)


FORBIDDEN = {
    "text that is not UTF-8": (1007, frame(Opcode.TEXT, b'{"do":"\xff"}')),
    "an overlong letter": (1007, frame(Opcode.TEXT, b"\xc0\xaf")),
    "half a surrogate pair": (1007, frame(Opcode.TEXT, b"\xed\xa0\x80")),
    "half a letter at the end of the last fragment": (1007, frame(Opcode.TEXT, b"\xe9", fin=False) + frame(Opcode.CONT, b"\x95")),
    "a frame that is not masked": (1002, Frame(Opcode.TEXT, b"{}").serialize(mask=False)),
    "a reserved bit": (1002, b"\xc1\x80\x00\x00\x00\x00"),
    "a reserved opcode": (1002, b"\x83\x80\x00\x00\x00\x00"),
    "a reserved control opcode": (1002, b"\x8b\x80\x00\x00\x00\x00"),
    "a continuation of nothing": (1002, frame(Opcode.CONT, b"{}")),
    "a new text within another": (1002, frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"{}")),
    "a ping that is too long": (1002, b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + bytes(126)),
    "a ping in fragments": (1002, b"\x09\x80\x00\x00\x00\x00"),
    "a close code of one byte": (1002, b"\x88\x81\x00\x00\x00\x00\x03"),
    "a close code that does not exist": (1002, frame(Opcode.CLOSE, (999).to_bytes(2, "big"))),
    "a message that is too large": (1009, frame(Opcode.TEXT, b" " * (LARGEST_MESSAGE + 1))),
    "fragments that are too large together": (1009, frame(Opcode.TEXT, b" " * LARGEST_MESSAGE, fin=False) + frame(Opcode.CONT, b" " * 2)),
    "a length of nine exabytes": (1009, b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00"),
}  # fmt: skip


@pytest.mark.parametrize("what", FORBIDDEN)
def test_what_the_protocol_forbids_closes_the_connection(guest: Arrives, server: Server, what: str) -> None:
    code, data = FORBIDDEN[what]
    anna = guest("Anna")
    table = anna.open("chinesische-mauer", 3)
    socket, other = anna.socket(table), anna.socket(table)
    socket.table()
    socket.connection.socket.sendall(data)
    assert closed_with(socket) == code
    assert other.ask("look", seat=-1)["is"] == "done"
    assert server.mistakes() == []


def closed_with(socket: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda line: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_ping_is_answered_with_its_own_contents_and_a_close_with_its_code(guest: Arrives) -> None:
    anna = guest("Anna")
    socket = anna.socket(anna.open("chinesische-mauer", 3))
    socket.connection.socket.sendall(frame(Opcode.PONG, b"nobody asked"))
    assert socket.connection.ping(b"x" * 125).wait(20), "the client finds the pong by its contents"
    socket.connection.close(4999, "bye")
    assert closed_with(socket) == 4999


# Pace


def test_the_pace_allows_a_burst_and_then_so_much_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    pace = Pace(10)
    assert [pace.spend(1) for _ in range(int(10 * BURST))] == pytest.approx([0] * int(10 * BURST))
    assert pace.spend(1) == pytest.approx(0.1)
    assert pace.spend(BAD_INPUT) == pytest.approx(0.1 + BAD_INPUT / 10)
    now += 60
    assert [pace.spend(1) for _ in range(int(10 * BURST))] == pytest.approx([0] * int(10 * BURST)), "no more than the burst is saved up"
    assert pace.spend(1) > 0
    assert Pace(0).spend(1000) == 0, "without limits"


def test_nothing_is_read_before_the_last_command_is_done_and_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    said = [{"do": "undo", "id": "1"}, {"do": "hint", "id": "2"}, "nonsense", {"do": "undo", "id": "3"}]
    events = [{"type": "websocket.receive", "text": json.dumps(each)} for each in said] + [{"type": "websocket.disconnect"}]

    async def receive() -> Any:
        happened.append("read")
        return events.pop(0)

    async def answer(command: Any) -> None:
        happened.append(command.id)

    async def sleep(seconds: float) -> None:
        happened.append(f"{seconds:.1f}")

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    viewer = Viewer("anna", None)
    asyncio.run(listen(receive, viewer, answer, Pace(1)))
    assert happened == ["read", "1", "read", "2", "9.0", "read", "14.0", "read", "3", "15.0", "read"]
    assert viewer.closed_with


def test_who_floods_waits_and_nobody_else(start_server: Callable[..., Server]) -> None:
    server = start_server("--rate", "20")
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert")
    flooding, playing = (person.socket(person.open("die-mauer", 3)) for person in (anna, bert))
    for socket in (flooding, playing):
        socket.table()
    for number in range(200):
        flooding.connection.send("nonsense" if number % 2 else json.dumps({"do": "ready", "ready": True, "id": str(number)}))
        flooding.connection.socket.sendall(frame(Opcode.PING, b"x") * 20)
    for _ in range(20):
        assert playing.ask("look", seat=-1)["is"] == "done"
    answers: list[Any] = []
    with suppress(TimeoutError):
        while len(answers) < 10:
            answers += [line["id"] for line in flooding.hear() if line["is"] in ("done", "not_done")]
        while True:
            answers += [line["id"] for line in flooding.hear(0) if line["is"] in ("done", "not_done")]
    assert len(answers) < 200, "Bert has had all his answers, and the flood is still being read"
    assert answers == [None if number % 2 else str(number) for number in range(len(answers))], "nothing is thrown away"
    for closing in (flooding, playing, anna, bert):
        closing.close()


# Those who do not read


def test_lines_leave_in_order_and_together() -> None:
    async def talk() -> list[str]:
        viewer, sent = Viewer("anna", None), []

        async def send(event: Any) -> None:
            sent.append(event["text"] if event["type"] == "websocket.send" else f"closed {event['code']}")

        viewer.push([b"one", b"two"])
        sending = asyncio.create_task(viewer.send_all(send))
        await asyncio.sleep(0)
        viewer.push([b"three"])
        await asyncio.sleep(0)
        viewer.push([])
        viewer.push([b"four"])
        viewer.close(4404)
        viewer.push([b"five"])
        await sending
        return sent

    assert asyncio.run(talk()) == ["one\ntwo", "three", "four", "closed 4404"]


def test_who_does_not_read_is_closed_with_a_code_of_its_own() -> None:
    async def talk() -> list[Any]:
        viewer, sent, writable = Viewer("anna", None), [], asyncio.Event()

        async def send(event: Any) -> None:
            await writable.wait()
            sent.append(event.get("code") or len(event["text"]))

        sending = asyncio.create_task(viewer.send_all(send))
        while not viewer.closed_with:
            viewer.push([b"x" * 1000])
            await asyncio.sleep(0)
        writable.set()  # they read again, in time for the farewell
        await sending
        return sent

    assert asyncio.run(talk()) == [1000, SLOW]


def test_a_slow_reader_comes_back_and_has_missed_nothing(guest: Arrives, server: Server) -> None:
    people = [guest("Anna", "a"), guest("Bert", "b")]
    table = people[0].open("chinesische-mauer", 2)
    people[1].ok("POST", f"/api/tables/{table}/join", {})
    people[0].do(table, "start")
    slow = people[1].socket(table)  # the client stops reading when it has a few frames that nobody takes
    asking = threading.Thread(target=keep_asking, args=(slow,))
    asking.start()
    while "muraglia_slow_readers_total 1.0" not in people[0].ok("GET", "/metrics"):
        time.sleep(0.05)
    assert closed_with(slow) == SLOW
    asking.join()
    people[0].do(table, "write", text="still there?")
    again = people[1].socket(table)
    assert again.know("chats")["lines"][-1]["text"] == "still there?"
    assert again.state()["version"] == people[0].socket(table).state()["version"]
    assert server.mistakes() == []


def keep_asking(socket: Socket) -> None:
    with suppress(ConnectionClosed, OSError):
        while True:
            socket.connection.send('{"do":"look","seat":-1,"text":true}')
