"""Endpoints for the web page itself, QR codes, health and metrics."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import json

from ...games import SPECS
from .. import metrics, records
from ..bodies import About, Health
from ..folding import Unreadable
from ..hall import Hall
from ..links import tags_for
from ..manifest import language_asked_for, manifest_in
from ..problems import PROBLEMS, NotServed
from ..site import Site, own_address
from ..storage import Unavailable

Ask = Request[Any, Any, Any]
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


@get("/health", include_in_schema=False)
async def health(hall: Hall) -> Health:
    """Returns whether the server can do its work: whether a write to the database has just succeeded."""
    if not await hall.can_write():
        raise Unavailable("health")
    return Health(True, await hall.store.read(records.count_by_status), version("muraglia"))


@get("/health/alive", include_in_schema=False)
async def alive() -> Health:
    """Returns that this process answers, whatever the state of its database."""
    return Health(True, {}, version("muraglia"))


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def figures() -> bytes:
    return metrics.page()


@get("/api/about", tags=["me"], responses=PROBLEMS)
async def about(request: Ask, hall: Hall, site: Site) -> About:
    """Returns the version of this server and of its page, and the address where others can reach it, if they can."""
    address = outside_address(request, hall)
    return About(version("muraglia"), address, urlsplit(address).hostname in _LOOPBACK, hall.settings.webhooks, site.digest)


@get("/manifest.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def manifest(request: Ask) -> Response[bytes]:
    """Returns what a phone needs to put the page on its home screen, in the language it asks for."""
    body = json.encode(manifest_in(language_asked_for(request.headers.get("accept-language", ""))))
    return Response(body, media_type="application/manifest+json", headers={"cache-control": "no-cache", "vary": "accept-language"})


@get("/qr.svg", media_type="image/svg+xml", tags=["me"], responses=PROBLEMS)
async def code_to_scan(
    request: Ask, hall: Hall, path: Annotated[str, Parameter(min_length=1, max_length=300, pattern=r"^/[!-~]*$")]
) -> Response[bytes]:
    """Returns a QR code for a path of the page, such as an invite."""
    if path.startswith("//"):
        raise NotServed(400, "server-bad-request", why="path: only paths of this page")
    code = segno.make(outside_address(request, hall) + path, error="m", micro=False)
    body = code.svg_inline(border=2, omitsize=True, svgclass=None, lineclass=None).encode()
    body = body.replace(b"<svg ", b'<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(body, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def outside_address(request: Ask, hall: Hall) -> str:
    """Returns the address that phones can reach. A page opened at "localhost" needs this machine's network address for links and codes."""
    page = urlsplit(f"{request.scope['scheme']}://{request.headers.get('host', '')}")
    if page.hostname in _LOOPBACK and hall.settings.is_everywhere and (found := own_address()):
        page = page._replace(netloc=f"{found}:{page.port}" if page.port else found)
    return page.geturl() + hall.settings.base_path


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Ask, hall: Hall, site: Site, path: str = "/") -> Response[bytes]:
    """Returns a file of the page. Any other path is a location within the page."""
    if path == "/api" or path.startswith("/api/"):
        raise NotServed(404, "server-not-found")
    encodings, known = request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    if path != "/" and site.is_file(path):
        return site.answer(path, encodings, known)
    code = language_asked_for(request.headers.get("accept-language", ""))
    where, _, rest = path.strip("/").partition("/")
    name = rest.partition("/")[0]
    home = outside_address(request, hall)
    if where == "t":
        try:
            async with (await hall.room(name)).held() as table:
                return site.page(tags_for(site, code, home, table), encodings, known)
        except (NotServed, Unreadable, Unavailable):  # the page itself says what is wrong
            return site.page(tags_for(site, code, home, None), encodings, known)
    return site.page(tags_for(site, code, home, None, name if where == "rules" and name in SPECS else ""), encodings, known)
