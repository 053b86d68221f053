"""What a notice says: which tables wait and what is asked, in the receiver's language and time zone, and nothing that is hidden."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel.dates import format_skeleton
from msgspec import Struct, json

from ..kernel.languages import LANGUAGES
from ..language import Language
from .notice_records import ReachRow
from .waiting import Waiting

TAG = "turn"  # a notice says everything that waits, so a newer one replaces the one before
MOST_NAMED = 4  # tables named in one notice


class Notice(Struct, frozen=True):
    """What is sent. `key` is the same for the same questions, so that a repeated notice does not ring twice."""

    title: str
    body: str
    path: str
    key: str
    tag: str = TAG


def notice_of(waiting: list[Waiting], reach: ReachRow) -> Notice:
    """Returns one notice for all tables that wait."""
    say = Language(reach.language).say
    key = " ".join(f"{each.table_id}:{each.about}" for each in waiting)
    if len(waiting) == 1:
        (one,) = waiting
        lines = [one.nudge] if one.nudge else []
        lines.append(say("notice-one", game=one.game, asks=one.asks))
        if one.until is not None:
            lines.append(say("notice-until", when=when(one.until, reach)))
        title = say("notice-one-title" if one.is_move else "notice-proposal-title", table=one.name)
        return Notice(title, "\n".join(lines), f"t/{one.table_id}", key)
    lines = [say("notice-table", table=each.name, game=each.game) for each in waiting[:MOST_NAMED]]
    if len(waiting) > MOST_NAMED:
        lines.append(say("notice-more", count=len(waiting) - MOST_NAMED))
    return Notice(say("notice-many-title", count=len(waiting)), "\n".join(lines), "tables", key)


def test_notice(reach: ReachRow, now: float) -> Notice:
    say = Language(reach.language).say
    return Notice(say("notice-test-title"), say("notice-test", when=when(now, reach)), "settings", f"test {now}", "test")


# Times


def zone_of(name: str) -> ZoneInfo:
    """Returns a time zone by its name. Raises ValueError if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(name) from error


def when(at: float, reach: ReachRow) -> str:
    """Returns a moment as the receiver says it: Thu 19 Nov, 18:30."""
    locale = "en_GB" if reach.language == "en" else reach.language
    there = datetime.fromtimestamp(at, zone_of(reach.zone))
    return ", ".join(format_skeleton(part, there, locale=locale) for part in ("MMMEd", "Hm"))


def quiet_until(reach: ReachRow, now: float) -> float | None:
    """Returns when the quiet hours end, or None if it is not quiet now. They may pass midnight."""
    if reach.quiet_from is None or reach.quiet_to is None or reach.quiet_from == reach.quiet_to:
        return None
    here = datetime.fromtimestamp(now, zone_of(reach.zone))
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    for days in (-1, 0):
        begins = midnight + timedelta(days=days, minutes=reach.quiet_from)
        ends = midnight + timedelta(days=days + (reach.quiet_to < reach.quiet_from), minutes=reach.quiet_to)
        if begins.timestamp() <= now < ends.timestamp():  # by the wall clock an hour may come twice
            return ends.timestamp()
    return None


def language_or_english(code: str) -> str:
    return code if code in LANGUAGES else "en"


# For chat services


def webhook_body(notice: Notice, reach: ReachRow) -> bytes:
    """Returns one body for all: `text` is for Slack and Mattermost, `content` for Discord, `title`, `message` and `link` for programs."""
    title, message, link = _harmless(notice.title), _harmless(notice.body), link_to(notice, reach)
    text = "\n".join(part for part in (title, message, link) if part)
    body = {"text": text, "content": text, "title": title, "message": message, "link": link}
    return json.encode({**body, "allowed_mentions": {"parse": []}})


def webhook_headers(notice: Notice, reach: ReachRow) -> dict[str, str]:
    """Returns the headers of a call. ntfy takes title and message from the body by these patterns; the others ignore them."""
    click = {"X-Click": link} if (link := link_to(notice, reach)) else {}
    pattern = {"X-Template": "yes", "X-Title": "{{.title}}", "X-Message": "{{.message}}"}
    return {"Content-Type": "application/json; charset=utf-8", **pattern, **click}


def link_to(notice: Notice, reach: ReachRow) -> str:
    return f"{reach.home}/{notice.path}" if reach.home else ""


def _harmless(text: str) -> str:
    """Returns a text in which nobody is called by a name such as @everyone, and no chat service finds its own commands."""
    return text.replace("<", "‹").replace(">", "›").replace("@", "@\u200b")
