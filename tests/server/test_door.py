"""Connections that say nothing, say it slowly or do not read: a new visitor gets in, and the people who are there play on."""

from __future__ import annotations

import json
import re
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from muraglia.server.door import IDLE, MOST_BY_NETWORK

from .support import Guest, Server
from .test_faults import metric

FILES = 512  # that the server may open
STUCK = 2.0  # seconds that it waits for someone who does not read
PATIENCE = f"from muraglia.server import door; door.STUCK = {STUCK}"
RUN = "import runpy; runpy.run_module('muraglia', run_name='__main__')"
Connect = Callable[..., socket.socket]


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may open few files and has little patience."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    limits = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
    starts = f"{limits}; {PATIENCE}; {RUN}"
    server = Server(tmp_path, "--rate", "50", program=("-c", starts))
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, before[1]), before[1]))
    yield server
    resource.setrlimit(resource.RLIMIT_NOFILE, before)
    server.stop()


@pytest.fixture
def connect(small_server: Server) -> Iterator[Connect]:
    """Connects from any of the addresses of this machine."""
    port = httpx.URL(small_server.address).port
    assert port is not None
    with ExitStack() as closing:
        yield lambda host="127.0.0.2": closing.enter_context(socket.create_connection(("127.0.0.1", port), 20, source_address=(host, 0)))


def gets_in(server: Server, host: str = "127.0.0.9") -> None:
    with httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=host), timeout=20) as visitor:
        assert visitor.get("/health").status_code == 200
        assert visitor.get("/api/about").status_code == 200


def is_closed(line: socket.socket, seconds: float) -> bool:
    """Whether the server ends it; what it says before that does not matter."""
    line.settimeout(seconds)
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("says", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "])
def test_many_who_say_nothing_or_half_a_request(small_server: Server, connect: Connect, says: bytes) -> None:
    there = Guest(small_server, "Anna")
    playing = there.socket(there.open("die-mauer", 3))
    playing.table()
    for _ in range(2 * FILES):
        connect().sendall(says)
    gets_in(small_server)
    assert playing.ask("look", seat=-1)["is"] == "done"
    for number in range(2 * FILES):  # now from everywhere
        connect(f"127.0.{1 + number % 200}.1").sendall(says)
    gets_in(small_server)
    assert playing.ask("look", seat=-1)["is"] == "done"
    assert small_server.mistakes() == []
    playing.close()
    there.close()


def test_a_network_has_so_many_connections_and_the_longest_idle_makes_room(small_server: Server, connect: Connect) -> None:
    lines = [connect() for _ in range(MOST_BY_NETWORK + 1)]
    assert is_closed(lines[0], 20)
    lines[-1].sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert lines[-1].recv(100).startswith(b"HTTP/1.1 200")


def test_headers_and_bodies_have_to_come_in_time(small_server: Server, connect: Connect) -> None:
    nothing, half, second, body = (connect() for _ in range(4))
    half.sendall(b"GET / HTTP/1.1\r\n")
    second.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea")  # half a second request after a whole first one
    body.sendall(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
    for line in (nothing, half, second):
        assert is_closed(line, 6 * IDLE)
    body.settimeout(60)
    assert body.recv(100).startswith(b"HTTP/1.1 408")
    assert is_closed(body, 6 * IDLE)
    gets_in(small_server)


def test_an_answer_that_is_not_read_does_not_keep_a_connection(small_server: Server, connect: Connect) -> None:
    there = Guest(small_server, "Anna")
    playing = there.socket(there.open("die-mauer", 3))
    lines = [connect(f"127.0.0.{20 + number}") for number in range(5)]
    for line in lines:
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
    gets_in(small_server)
    assert playing.ask("look", seat=-1)["is"] == "done"
    for line in lines:  # what is on its way already arrives, the rest never comes
        assert is_closed(line, 20)
    playing.close()
    there.close()


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, program=("-c", f"{PATIENCE}; {RUN}"))
    yield server
    server.stop()


def test_a_page_that_never_reads_is_gone_after_a_while(impatient_server: Server) -> None:
    anna, eve = Guest(impatient_server, "Anna"), Guest(impatient_server, "Eve")
    table = anna.open("chinesische-mauer", 3)
    playing = anna.socket(table)
    with socket.socket() as silent:  # without a library, which would read ahead
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        silent.settimeout(60)
        silent.connect(("127.0.0.1", httpx.URL(impatient_server.address).port))
        silent.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nCookie: {eve.cookie()}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        playing.know("table", lambda info: info["onlookers"] == 1)
        says = Frame(Opcode.TEXT, json.dumps({"do": "x" * 2000}).encode())  # answered with a refusal that repeats the word
        with suppress(ConnectionError):
            silent.sendall(says.serialize(mask=True) * 5000)
        playing.know("table", lambda info: info["onlookers"] == 0, 60)
        assert metric(impatient_server, 'muraglia_connections{kind="socket"}') == 1
    assert metric(impatient_server, 'muraglia_connections_dropped_total{why="stuck"}') == 1
    assert impatient_server.mistakes() == []
    playing.close()


def test_a_flood_of_pings_or_bad_messages_slows_only_itself(small_server: Server) -> None:
    eve, anna = Guest(small_server, "Eve"), Guest(small_server, "Anna")
    flooding, playing = (guest.socket(guest.open("die-mauer", 3)) for guest in (eve, anna))
    for line in (flooding, playing):
        line.table()
    wire = flooding.connection.socket
    wire.setblocking(False)
    for flood in (Frame(Opcode.PING, b""), Frame(Opcode.TEXT, b"x")):
        with suppress(BlockingIOError):  # the server does not read, and the flood waits at its own end
            wire.send(flood.serialize(mask=True) * 20_000)
        for _ in range(20):
            assert playing.ask("look", seat=-1)["is"] == "done"
    refused = re.search(r'requests_refused_total{why="server-bad-request"} (\d+)', anna.ok("GET", "/metrics"))
    assert refused is None or int(refused[1]) < 1000, "Anna has had all her answers, and the flood is still being read"
    assert small_server.mistakes() == []
    playing.close()
    anna.close()
    eve.close()
