"""Calls to addresses that visitors have given: push services and webhooks. They must be public, and nothing of the answer is kept.

A name is resolved once, every result is checked, and the connection goes to a checked address. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

from .problems import NotServed

PATIENCE = 10.0  # seconds for a whole call
# Not for the public, although Python calls some of them global: relays, translators, and ranges that were given up.
_RESERVED = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "::/96", "fec0::/10", "2001:10::/28", "5f00::/16", "3fff::/20")
)
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address is in its last four bytes
FAILURES = (OSError, TimeoutError, ValueError, IndexError, ssl.SSLError, asyncio.IncompleteReadError, NotServed)


def check_url(url: str) -> SplitResult:
    """Returns the parts of an address that may be called. Raises an error for any other address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotServed(422, "server-webhook-url") from None
    plain = parts.scheme == "https" and parts.hostname and port in (None, 443) and not parts.username and not parts.password
    if not plain or not parts.hostname or not url.isascii() or not url.isprintable() or " " in url:
        raise NotServed(422, "server-webhook-url")
    try:
        address = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not is_public(address):
        raise NotServed(422, "server-webhook-private")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Returns whether an address is public, in whatever form it is written. Addresses in our own network are not."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    reserved = address.is_multicast or address.is_reserved or any(address in network for network in _RESERVED)
    return address.is_global and not reserved


async def public_addresses(host: str) -> list[str]:
    """Returns all addresses of a host name if every one of them is public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(item[4][0]) for item in found))
    if not addresses or not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise PermissionError("the name leads to a private address")
    return addresses


async def connect(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Opens a TLS connection to one of the public addresses of a host."""
    address = (await public_addresses(host))[0]
    return await asyncio.open_connection(address, 443, ssl=ssl.create_default_context(), server_hostname=host)


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Sends the body with POST. Returns the status of the response. Raises one of FAILURES if there is none in time."""
    parts = check_url(url)
    assert parts.hostname is not None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    lines = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
    async with asyncio.timeout(PATIENCE):
        reader, writer = await connect(parts.hostname)
        try:
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            return int((await reader.readline())[:64].split(b" ")[1])
        finally:
            writer.close()
