"""What chat services show beside a link to the page: a title that says what is there now, and the picture of the game."""

from __future__ import annotations

from html import escape

from ..games import SPECS
from ..language import Language
from ..table.table import Table
from .site import Site

PLAIN = "muraglia"  # the picture of a link that leads to no game


def tags_for(site: Site, code: str, home: str, table: Table | None, game: str = "") -> str:
    """Returns the tags for a link in a language. Anyone with the link to a table may look at it, so its players may be named."""
    say = Language(code).say
    title, about = "Muraglia", say("site-description")
    if table is not None:
        game = table.facts.opened.game
        title, about = _title(table, code), _about(table, code)
    elif game:
        title = f"{SPECS[game].info.title} · Muraglia"
    picture = next((path for name in (game, PLAIN) if (path := f"/preview/{name}-{code}.png") in site), "")
    tags = {"og:site_name": "Muraglia", "og:type": "website", "og:locale": code, "og:title": title, "og:description": about}
    if picture:
        tags |= {"og:image": home + picture, "og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image"}
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())


def _title(table: Table, code: str) -> str:
    opened = table.facts.opened
    title = SPECS[opened.game].info.title
    if table.facts.status == "open":
        return Language(code).say("site-invites", host=opened.host_name or title, game=title)
    names = ", ".join(seat.name for seat in table.facts.seats if seat.name)
    return f"{title}: {names}" if names else title


def _about(table: Table, code: str) -> str:
    say, facts = Language(code).say, table.facts
    if facts.status == "open":
        return say("site-seats", count=sum(seat.is_free for seat in facts.seats))
    if facts.status == "over":
        return say("site-over")
    return say("site-running")
