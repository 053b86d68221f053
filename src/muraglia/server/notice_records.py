"""Database queries about how people who are away are told that it is their turn. Each function runs inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from .records import add_row, put_row
from .schema import facts, notices, reach, retries, subscriptions

MOST_SUBSCRIPTIONS = 20  # browsers of one person; the oldest go first


class ReachRow(Struct, frozen=True):
    """How a person wishes to be reached."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    home: str = ""
    webhook: str = ""


class SubscriptionRow(Struct, frozen=True):
    endpoint: str
    device: str
    p256dh: str
    auth: str


class NoticeRow(Struct, frozen=True):
    table_id: str
    about: str
    due: float | None


# How a person is reached


def reach_of(connection: Connection, person: str) -> ReachRow:
    columns = (reach.c.language, reach.c.zone, reach.c.quiet_from, reach.c.quiet_to, reach.c.home, reach.c.webhook)
    found = connection.execute(select(*columns).where(reach.c.person == person)).one_or_none()
    return ReachRow(*found) if found else ReachRow()


def put_reach(connection: Connection, person: str, row: ReachRow) -> None:
    rest = {"quiet_from": row.quiet_from, "quiet_to": row.quiet_to, "home": row.home, "webhook": row.webhook}
    put_row(connection, reach, person=person, language=row.language, zone=row.zone, **rest)


def add_subscription(connection: Connection, person: str, row: SubscriptionRow, now: float) -> None:
    put_row(
        connection, subscriptions, endpoint=row.endpoint, person=person, device=row.device, p256dh=row.p256dh, auth=row.auth, created=now
    )
    mine = select(subscriptions.c.endpoint).where(subscriptions.c.person == person).order_by(subscriptions.c.created.desc())
    too_many = list(connection.execute(mine.offset(MOST_SUBSCRIPTIONS)).scalars())
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint.in_(too_many)))


def subscriptions_of(connection: Connection, person: str) -> list[SubscriptionRow]:
    columns = (subscriptions.c.endpoint, subscriptions.c.device, subscriptions.c.p256dh, subscriptions.c.auth)
    found = connection.execute(select(*columns).where(subscriptions.c.person == person).order_by(subscriptions.c.created))
    return [SubscriptionRow(*row) for row in found]


def drop_subscription(connection: Connection, endpoint: str, person: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint, subscriptions.c.person == person))


# What they are to be told


def set_wish(connection: Connection, table_id: str, person: str, wish: bool) -> None:
    """Writes down whether a person wishes to be told at a table."""
    if wish:
        add_row(connection, notices, table_id=table_id, person=person, about="")
    else:
        connection.execute(delete(notices).where(notices.c.table_id == table_id, notices.c.person == person))


def wishing_at(connection: Connection, table_id: str) -> frozenset[str]:
    """Returns the people who wish to be told at a table."""
    return frozenset(connection.execute(select(notices.c.person).where(notices.c.table_id == table_id)).scalars())


def reachable_at(connection: Connection, table_id: str, webhooks: bool) -> frozenset[str]:
    """Returns the people who wish to be told at a table and have a browser for it, or an address if those are called."""
    wishing = wishing_at(connection, table_id)
    browsers = connection.execute(select(subscriptions.c.person).where(subscriptions.c.person.in_(wishing))).scalars()
    called = select(reach.c.person).where(reach.c.person.in_(wishing), reach.c.webhook != "")
    return frozenset(browsers) | frozenset(connection.execute(called).scalars() if webhooks else ())


def tables_wished(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(notices.c.table_id).where(notices.c.person == person)).scalars())


def schedule(connection: Connection, table_id: str, abouts: Mapping[str, str], due: float) -> None:
    """Writes down what people are to be told at a table, by person, as far as it is new."""
    here = (notices.c.table_id == table_id) & notices.c.person.in_(list(abouts))
    for person, before in connection.execute(select(notices.c.person, notices.c.about).where(here)).all():
        about = abouts[person]
        if not set(about.split()) <= set(before.split()):
            connection.execute(update(notices).where(here, notices.c.person == person).values(about=about, due=due))


def claim_notices(connection: Connection, now: float, lease: float, most: int) -> dict[str, set[str]]:
    """Returns people who are to be told something now, and at which tables. For a while no other process takes them as well."""
    late = select(notices.c.person).where(notices.c.due <= now).order_by(notices.c.due).limit(most)
    people = list(dict.fromkeys(connection.execute(late).scalars()))
    mine = update(notices).where(notices.c.person.in_(people), notices.c.due <= now).values(due=now + lease)
    claimed: dict[str, set[str]] = {}
    for row in connection.execute(mine.returning(notices.c.person, notices.c.table_id)):
        claimed.setdefault(row.person, set()).add(row.table_id)
    return claimed


def notices_of(connection: Connection, person: str) -> list[NoticeRow]:
    """Returns what a person was last waited for, at the tables where they wish to be told."""
    columns = (notices.c.table_id, notices.c.about, notices.c.due)
    found = connection.execute(select(*columns).where(notices.c.person == person, notices.c.about != "").order_by(notices.c.table_id))
    return [NoticeRow(*row) for row in found]


def settle(connection: Connection, person: str, rows: Iterable[NoticeRow], due: float | None = None) -> None:
    """Ends what was to be told, or puts it off until `due`. What is newer stays as it is."""
    for row in rows:
        here = (notices.c.table_id == row.table_id) & (notices.c.person == person) & (notices.c.about == row.about)
        connection.execute(update(notices).where(here).values(due=due))


def bring_forward(connection: Connection, person: str, due: float) -> None:
    """What was put off for a person is due now."""
    connection.execute(update(notices).where(notices.c.person == person, notices.c.due > due).values(due=due))


# Ways that have failed


def claim_retries(connection: Connection, now: float, lease: float, most: int) -> dict[str, dict[str, int]]:
    """Returns ways to be tried again now: by person, how often each was tried. For a while no other process takes them as well."""
    late = select(retries.c.person).where(retries.c.due <= now).order_by(retries.c.due).limit(most)
    people = list(dict.fromkeys(connection.execute(late).scalars()))
    mine = update(retries).where(retries.c.person.in_(people), retries.c.due <= now).values(due=now + lease)
    claimed: dict[str, dict[str, int]] = {}
    for row in connection.execute(mine.returning(retries.c.person, retries.c.address, retries.c.tries)):
        claimed.setdefault(row.person, {})[row.address] = row.tries
    return claimed


def put_retry(connection: Connection, person: str, address: str, due: float, tries: int) -> None:
    put_row(connection, retries, person=person, address=address, due=due, tries=tries)


def drop_retries(connection: Connection, person: str, addresses: Iterable[str]) -> None:
    connection.execute(delete(retries).where(retries.c.person == person, retries.c.address.in_(list(addresses))))


# The server's own key


def ensure_fact(connection: Connection, name: str, value: str) -> str:
    """Returns a fact about the server, which is written down the first time it is asked for. Several processes may ask at once."""
    add_row(connection, facts, name=name, value=value)
    return str(connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one())
