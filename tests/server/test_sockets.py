"""The short way in and out of a socket: it reads and writes what the library itself would."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from muraglia.server.frames import TEXT, is_whole_frame, text_frame, text_in
from muraglia.server.serve import LARGEST_MESSAGE

from .support import Guest


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = ("Mauer — " * (size // 8 + 1)).encode()[:size]
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 65_535])
def test_a_text_is_read_as_it_was_said(size: int) -> None:
    text = ("Mauer — " * (size // 8 + 1)).encode()[:size]
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert is_whole_frame(frame) and frame[0] == TEXT and text_in(frame) == text
    assert not is_whole_frame(frame[:-1]) and not is_whole_frame(frame + b"\x81")
    assert not is_whole_frame(Frame(Opcode.TEXT, text).serialize(mask=False))


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
def test_whatever_is_said_is_heard_however_it_comes(guest: Callable[..., Guest], cut: Callable[[list[bytes]], list[bytes]]) -> None:
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


def test_a_message_that_is_too_large_ends_the_connection(guest: Callable[..., Guest]) -> None:
    anna = guest("Anna")
    socket = anna.socket(anna.open("chinesische-mauer", 3))
    socket.ask("look", seat=-1)
    text = json.dumps({"do": "chat", "text": random.Random(1).randbytes(LARGEST_MESSAGE).hex()})
    socket.connection.socket.sendall(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))
    with pytest.raises(Exception, match="1009"):
        socket.until(lambda line: False)
