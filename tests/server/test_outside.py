"""Calls to addresses that visitors give: never to a private one, in whatever form it is written, and no redirect."""

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

from muraglia.server.outside import check_url, is_public, post
from muraglia.server.problems import NotServed


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255",
        "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
        "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "192.0.0.8", "192.88.99.1", "240.0.0.1", "100.127.255.255", "0.1.2.3",
        "64:ff9b:1::1", "100::1", "2001:db8::1", "2001:10::1", "3fff::1", "5f00::1", "fec0::1", "::7f00:1", "2001:0:7f00:1::80ff:fffe",
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
        asyncio.run(post("https://innocent.example/hook", b"{}", {}))


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
            return await post("https://hook.example/turn?who=me", b"{}", {"TTL": "60"})

    assert asyncio.run(run()) == 302
    assert len(heard) == 1, "the redirect was not followed"
    assert heard[0].startswith(b"POST /turn?who=me HTTP/1.1\r\nHost: hook.example\r\nTTL: 60\r\n")
    assert heard[0].endswith(b"\r\n\r\n{}")
