"""The built web page, kept in memory and compressed once; and the address where it can be reached."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import socket
from pathlib import Path

from litestar import Response
from msgspec import Struct

from .problems import NotServed

STATIC = Path(__file__).parent / "static"
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl")
_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class File(Struct, frozen=True):
    """A file to send, in every available encoding."""

    plain: bytes
    gzipped: bytes | None
    brotli: bytes | None
    type: str
    tag: str
    forever: bool  # its name changes with its content

    def sent(self, encodings: str, known: str) -> Response[bytes]:
        """Returns the response for a browser that accepts these encodings and may already have the version called `known`."""
        headers = {"etag": self.tag, "cache-control": "public, max-age=31536000, immutable" if self.forever else "no-cache"}
        if known == self.tag:
            return Response(b"", status_code=304, headers=headers)
        body = self.plain
        if self.brotli is not None and "br" in encodings:
            body, headers["content-encoding"] = self.brotli, "br"
        elif self.gzipped is not None and "gzip" in encodings:
            body, headers["content-encoding"] = self.gzipped, "gzip"
        if self.gzipped is not None:
            headers["vary"] = "accept-encoding"
        return Response(body, media_type=self.type, headers=headers)


class Site:
    def __init__(self, base_path: str) -> None:
        folder = STATIC
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        paths = {"/" + path.relative_to(folder).as_posix(): path for path in found if path.is_file() and path.suffix not in (".br", ".gz")}
        whole = hashlib.sha256()
        for name, path in paths.items():
            whole.update(name.encode() + hashlib.sha256(path.read_bytes()).digest())
        self.digest = whole.hexdigest()[:16]  # names this build: pages compare it to learn that they are out of date
        self._files = {name: _read(path, name, base_path, self.digest) for name, path in paths.items()}

    def __contains__(self, path: str) -> bool:
        return path in self._files

    def is_file(self, path: str) -> bool:
        """Returns whether a path names a file; any other path is a location within the page."""
        return path in self._files or "." in path.rsplit("/", 1)[-1]

    def answer(self, path: str, encodings: str, known: str) -> Response[bytes]:
        """Returns a file."""
        file = self._files.get(path)
        if file is None:
            raise NotServed(404, "server-not-found")
        return file.sent(encodings, known)

    def page(self, tags: str, encodings: str, known: str) -> Response[bytes]:
        """Returns the page with these tags in its head."""
        file = self._files.get("/index.html")
        if file is None:
            raise NotServed(404, "server-no-page")
        content = file.plain.replace(b"</head>", tags.encode() + b"</head>", 1)
        return File(content, gzip.compress(content, 6, mtime=0), None, file.type, _tag(content), False).sent(encodings, known)


def _read(path: Path, name: str, base_path: str, digest: str) -> File:
    content = path.read_bytes()
    ready = path.with_name(path.name + ".br")
    if name in ("/index.html", "/worker.js"):
        content = _at_home(content.decode(), base_path, digest).encode()
        ready = path.with_name("none")
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    gzipped = gzip.compress(content, 9, mtime=0) if path.suffix in _COMPRESSED else None
    brotli = ready.read_bytes() if ready.is_file() else None
    return File(content, gzipped, brotli, kind, _tag(content), bool(re.search(r"/assets/.+-[A-Za-z0-9_-]{8}\.\w+$", name)))


def text_file(text: str) -> File:
    content = text.encode()
    return File(content, gzip.compress(content, 9, mtime=0), None, "text/plain; charset=utf-8", _tag(content), False)


def json_file(content: bytes, forever: bool = True) -> File:
    """Returns JSON; if its address contains its hash, browsers keep it for good."""
    return File(content, gzip.compress(content, 9, mtime=0), None, "application/json", _tag(content), forever)


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def _at_home(text: str, base_path: str, digest: str) -> str:
    """Returns the page, or its service worker, with its base path and digest filled in; they are built without."""
    text = re.sub(r'(src|href)="\./', rf'\1="{base_path}/', text)
    text = re.sub(r'(<meta name="muraglia-base" content=")[^"]*', rf"\g<1>{base_path}/", text)
    return text.replace("muraglia-page-digest", digest)


def own_address() -> str:
    """Returns this machine's address in its network, or an empty string if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only determines the outgoing address
        except OSError:
            return ""
        return str(probe.getsockname()[0])
