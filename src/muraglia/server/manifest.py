"""The web app manifest: how the page looks and what it offers on the home screen of a phone."""

from __future__ import annotations

from typing import Any

from ..kernel.languages import LANGUAGES
from ..language import Language

_PAPER = "#f3ead8"


def language_asked_for(header: str) -> str:
    """Returns the first language of an Accept-Language header that the page speaks, otherwise English."""
    wishes: list[tuple[float, str]] = []
    for wish in header.split(","):
        name, _, quality = wish.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((code for _, code in sorted(wishes, key=lambda wish: wish[0]) if code in LANGUAGES), "en")


def manifest_in(code: str) -> dict[str, Any]:
    """Returns the manifest in a language. Its addresses are relative to its own, so they hold under any base path."""
    say = Language(code).say
    return {
        "id": "./",
        "name": "Muraglia",
        "short_name": "Muraglia",
        "description": say("site-description"),
        "lang": code,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "categories": ["games"],
        "icons": [
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "icon-mask-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [
            {"name": say("site-tables"), "url": "./tables"},
            {"name": say("site-new"), "url": "./new"},
        ],
    }
