"""Webhooks: off unless allowed, never to a private address, no redirect, nothing of the game in them."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from muraglia.server import webhooks
from muraglia.server.problems import NotServed
from muraglia.server.webhooks import call, check_url, is_public

from .conftest import StartServer
from .support import Guest


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255",
        "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_private_addresses_are_known_in_every_spelling(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_public_addresses(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://user@example.org/", "https://example.org:8443/",
        "https://exa mple.org/", "https://example.org/\r\nX: y", "https://[::1/", "javascript:alert(1)", "", "https://ex\u00e4mple.org/",
        "https://example.org:99999/",
    ],
)  # fmt: skip
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(NotServed, match="server-webhook-url"):
        check_url(url)


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://[::1]/hook", "https://192.168.0.1/"])
def test_addresses_of_our_own_network(url: str) -> None:
    with pytest.raises(NotServed, match="server-webhook-private"):
        check_url(url)


Resolves = Callable[..., None]


@pytest.fixture
def resolves(monkeypatch: pytest.MonkeyPatch) -> Resolves:
    """Names lead where the test says."""

    def to(*addresses: str) -> None:
        async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)

    return to


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("93.184.215.14", "10.0.0.1"), ()])
def test_a_name_that_leads_home_is_not_called(resolves: Resolves, addresses: tuple[str, ...]) -> None:
    resolves(*addresses)
    with pytest.raises(PermissionError):
        asyncio.run(call("https://innocent.example/hook", b"{}"))


def test_what_is_sent_and_that_redirects_are_not_followed(resolves: Resolves, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A real TLS server with its own certificate, at the address the name was checked for."""
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=hook.example", "-addext"]
    subprocess.run([*make, "subjectAltName=DNS:hook.example", "-keyout", key, "-out", certificate], check=True, capture_output=True)
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head + await reader.readexactly(2))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: https://hook.example/elsewhere\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def run() -> int:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        connect = asyncio.open_connection
        trusting = ssl.create_default_context(cafile=str(certificate))
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
        monkeypatch.setattr(asyncio, "open_connection", lambda host, _, **more: connect("127.0.0.1", port, **more))
        resolves("93.184.215.14")
        async with server:
            return await call("https://hook.example/turn?who=me", b"{}")

    assert asyncio.run(run()) == 302
    assert len(heard) == 1, "the redirect was not followed"
    assert heard[0].startswith(b"POST /turn?who=me HTTP/1.1\r\nHost: hook.example\r\n")
    assert heard[0].endswith(b"\r\n\r\n{}")


def test_they_are_off_unless_the_host_allows_them(start_server: StartServer) -> None:
    server = start_server()
    person = Guest(server, "Anna")
    table = person.open("die-mauer", 3)
    assert not person.ok("GET", f"/api/tables/{table}")["webhooks"]
    assert person.refused("PUT", f"/api/tables/{table}/webhook", {"url": "https://example.org/"}, 403) == "server-no-webhooks"


def test_they_are_for_those_who_sit(start_server: StartServer) -> None:
    server = start_server("--webhooks")
    person = Guest(server, "Anna")
    table = person.open("die-mauer", 3)
    assert person.ok("GET", f"/api/tables/{table}")["webhooks"] is True
    person.ok("PUT", f"/api/tables/{table}/webhook", {"url": "https://example.org/hook"})
    person.ok("PUT", f"/api/tables/{table}/webhook", {"url": ""})
    assert person.refused("PUT", f"/api/tables/{table}/webhook", {"url": "https://10.1.2.3/"}, 422) == "server-webhook-private"
    assert Guest(server, "Eve").refused("PUT", f"/api/tables/{table}/webhook", {"url": "https://example.org/"}) == "table-not-seated"


def test_somebody_who_is_away_is_called_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In this process, so that the call itself can be watched."""
    from muraglia.server import records
    from muraglia.server.bodies import NewSeat, NewTable
    from muraglia.server.connection import Viewer
    from muraglia.server.hall import Hall
    from muraglia.server.records import Person
    from muraglia.server.settings import Settings
    from muraglia.server.sqlite import SqliteStore
    from muraglia.table.wire import Start

    calls: list[tuple[str, bytes]] = []

    async def remember(url: str, body: bytes) -> int:
        calls.append((url, body))
        return 200

    monkeypatch.setattr(webhooks, "call", remember)
    monkeypatch.setattr(webhooks, "AWAY", 0.05)

    async def run(present: bool) -> None:
        from muraglia.server.commands import carry_out

        hall = Hall(Settings(webhooks=True, bot_workers=1))
        await hall.begin(SqliteStore(tmp_path / str(present)))
        anna = Person("p-anna", "Anna", "a")
        seats = (NewSeat("me", name="Anna"), NewSeat("me", name="Also Anna"))
        room = await hall.open(anna, NewTable("chinesische-mauer", 2, way="one-device", seats=seats))
        await hall.store.write(lambda connection: records.put_webhook(connection, room.id, anna.id, "https://hook.example/"))
        if present:
            await room.enter(Viewer(anna.id, None))
        await carry_out(room, anna, Start(), None)
        async with room.held() as table:
            room.driver.attend(table)  # looked at again: not called again
        await asyncio.sleep(0.3)
        await hall.close()

    asyncio.run(run(present=True))
    assert calls == []
    asyncio.run(run(present=False))
    assert [url for url, _ in calls] == ["https://hook.example/"]
    assert b"your-turn" in calls[0][1]
    assert b"hand" not in calls[0][1]
