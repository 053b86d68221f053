"""Handles every request before the application does: limits, origin checks, and the headers of every response."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterable
from email.utils import formatdate
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from msgspec import json

from . import metrics
from .door import MOST_BY_NETWORK
from .identity import COOKIE, COOKIE_SECONDS
from .limits import Limits, network
from .problems import NotServed, problem
from .server_time import server_now
from .settings import Settings

# Only our own scripts, styles and connections. Style attributes are allowed because boards use them to place pieces.
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # links to tables are secret
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Browsers reject the second header over plain HTTP, with a warning on the console.
HTTPS_HEADERS = (
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
BODY = 20.0  # seconds for the body of a request
SLOWED = 0.5  # seconds before the answer to somebody who asks too much, so that they cannot ask faster
_SAFE = ("GET", "HEAD", "OPTIONS")
_LONGEST_HOST = 255


def source(scope: Scope) -> str:
    """Returns the network that a request comes from; limits are kept by network."""
    client = scope.get("client")
    return network(client[0]) if client else "?"


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return ""


class Gate:
    def __init__(self, app: ASGIApp, limits: Limits, settings: Settings) -> None:
        self._app = app
        self._limits = limits
        self._sockets: Counter[str] = Counter()  # open WebSockets by network
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        given = {urlsplit(origin if "//" in origin else f"//{origin}").hostname or "" for origin in settings.origins}
        self._names = {"localhost", settings.host.lower()} | own_names() | given - {""}
        self._api = f"{settings.base_path}/api/"
        self._watched = {settings.base_path + path for path in ("/health", "/health/alive", "/metrics")}  # by programs, under any name
        self._cookie = f"Path={settings.base_path or '/'}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        extra = (*HEADERS, *HTTPS_HEADERS) if scope["scheme"] == "https" else HEADERS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if scope["path"].startswith(self._api) and not header(headers, b"cache-control"):
                    headers.append((b"cache-control", b"no-store"))  # nearly all answers are for one person
                headers.append((b"date", formatdate(server_now(), usegmt=True).encode()))  # the page sets its clocks by it
                message["headers"] = [*headers, *extra, *self._cookies(scope)]
            await send(message)

        if not self._limits.allow("request", source(scope)):
            await asyncio.sleep(SLOWED)
            await _answer(with_headers, 429, "server-too-many")
        elif not self._is_served(scope):
            await _answer(with_headers, 421, "server-foreign-host")
        elif scope["method"] not in _SAFE and not self._is_own(scope):
            await _answer(with_headers, 403, "server-foreign-page")
        else:
            if scope["method"] == "HEAD":  # handled as GET; the body is dropped on the way out
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive if scope["method"] in _SAFE else in_time(receive), with_headers)

    def _cookies(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        """Returns the headers that set the cookie of a new person, or remove the cookie if it is empty."""
        secret = scope.get("state", {}).get("cookie")
        if secret is None:
            return []
        cookie = f"{COOKIE}={secret}; {self._cookie}" if secret else f"{COOKIE}=; {self._cookie}".replace(str(COOKIE_SECONDS), "0")
        return [(b"set-cookie", (cookie + ("; Secure" if scope["scheme"] == "https" else "")).encode())]

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        network = source(scope)
        if self._limits.on and (self._sockets[network] >= MOST_BY_NETWORK or not self._limits.allow("socket", network)):
            why = "server-too-many"
        elif not self._is_served(scope):
            why = "server-foreign-host"
        elif not self._is_own(scope):
            why = "server-foreign-page"
        else:
            self._sockets[network] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[network] -= 1
                if not self._sockets[network]:
                    del self._sockets[network]
            return
        metrics.refused.labels(why).inc()
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": why})

    def _is_served(self, scope: Scope) -> bool:
        """Returns whether the request is for an address of this server. Otherwise a page could bring its visitors here under its own name.

        Nobody can give another server's address to a number, so any IP address will do.
        """
        if scope["path"] in self._watched:
            return True
        host = header(scope["headers"], b"host")
        if len(host) > _LONGEST_HOST:
            return False
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or is_number(name)

    def _is_own(self, scope: Scope) -> bool:
        """Returns whether the request came from one of our own pages. Programs send no origin; browsers always do."""
        origin = header(scope["headers"], b"origin")
        if not origin or origin in self._origins:
            return True
        return urlsplit(origin).netloc == header(scope["headers"], b"host") != ""


def own_names() -> set[str]:
    """Returns the names of this machine in its network."""
    name = socket.gethostname().lower()
    return {name, name.partition(".")[0], f"{name.partition('.')[0]}.local"} - {""}


def is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def in_time(receive: Receive) -> Receive:
    """Returns a `receive` that does not wait for ever for the rest of a body."""
    until = asyncio.get_running_loop().time() + BODY
    whole = False

    async def next_part() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            part = await asyncio.wait_for(receive(), until - asyncio.get_running_loop().time())
        except TimeoutError:
            raise NotServed(408, "server-bad-request", why="the body did not come in time") from None
        whole = not part.get("more_body", False)
        return part

    return next_part


async def _answer(send: Send, status: int, why: str) -> None:
    metrics.refused.labels(why).inc()
    body = json.encode(problem(why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
