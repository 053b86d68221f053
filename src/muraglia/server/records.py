"""All database queries and changes except appending to a log. Each function runs inside a transaction."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, Insert, LargeBinary, Table, delete, func, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..table.wire import Colour
from .limits import MOST_DEVICES
from .schema import (
    devices,
    elsewhere,
    facts,
    log,
    members,
    notes,
    notices,
    people,
    plans,
    reach,
    retries,
    snapshots,
    standing,
    subscriptions,
    tables,
    tokens,
    vacations,
)  # fmt: skip

NO_STEPS = b"[]"  # an empty plan


class Person(Struct, frozen=True):
    id: str
    name: str
    colour: Colour


class DeviceRow(Struct, frozen=True):
    hash: str
    label: str
    created: float
    used: float


class TableRow(Struct, frozen=True):
    id: str
    code: str
    invite_key: str
    game: str
    public: bool
    status: str
    due: float | None


class Row(Struct, frozen=True):
    seq: int
    entries: bytes


class SnapshotRow(Struct, frozen=True):
    seq: int
    data: bytes
    code: str  # fingerprint of the code that made it


class PlanRow(Struct, frozen=True):
    seat: int
    person: str
    events: int
    steps: bytes


class TokenRow(Struct, frozen=True):
    table_id: str
    seat: int
    person: str


def put_row(connection: Connection, table: Table, **values: object) -> None:
    """Inserts a row, or replaces the row with the same key."""
    statement: Insert
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    if connection.dialect.name == "postgresql":
        statement = postgresql.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=rest)
    else:
        statement = sqlite.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=rest)
    connection.execute(statement)


def add_row(connection: Connection, table: Table, **values: object) -> None:
    """Inserts a row, unless there is one with the same key."""
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(table).values(**values).on_conflict_do_nothing())
    else:
        connection.execute(sqlite.insert(table).values(**values).on_conflict_do_nothing())


# People


def add_person(connection: Connection, person: Person, device: str, now: float, label: str = "") -> None:
    connection.execute(insert(people), {"id": person.id, "name": person.name, "colour": person.colour, "created": now})
    add_device(connection, person.id, device, now, label)


def add_device(connection: Connection, person: str, device: str, now: float, label: str) -> None:
    """Adds a device. If a person has too many, those that were not used for the longest time are logged out."""
    connection.execute(insert(devices), {"hash": device, "person": person, "created": now, "label": label, "used": now})
    for old in devices_of(connection, person)[MOST_DEVICES:]:
        remove_device(connection, person, old.hash)


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    """Returns the devices of a person, the last used first."""
    used = func.coalesce(devices.c.used, devices.c.created).label("used")
    columns = (devices.c.hash, devices.c.label, devices.c.created, used)
    return [DeviceRow(*row) for row in connection.execute(select(*columns).where(devices.c.person == person).order_by(used.desc()))]


def use_device(connection: Connection, device: str, now: float, label: str) -> None:
    connection.execute(update(devices).where(devices.c.hash == device).values(used=now, label=label))


def remove_device(connection: Connection, person: str, device: str) -> None:
    connection.execute(delete(devices).where(devices.c.hash == device, devices.c.person == person))
    connection.execute(delete(subscriptions).where(subscriptions.c.device == device, subscriptions.c.person == person))


def person_by_device(connection: Connection, device: str) -> Person | None:
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.colour).join(devices, devices.c.person == people.c.id).where(devices.c.hash == device)
    ).one_or_none()
    return Person(*found) if found else None


def rename(connection: Connection, person: str, name: str, colour: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name, colour=colour))


def remove_person(connection: Connection, person: str) -> None:
    """Deletes a person. Their traces in logs are rewritten table by table; see `tables_of`."""
    for table in (notes, plans, standing, notices, retries, vacations, members, subscriptions, reach):
        connection.execute(delete(table).where(table.c.person == person))
    for table in (devices, elsewhere):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


def add_code(connection: Connection, code: str, person: str, expires: float, now: float) -> None:
    connection.execute(delete(elsewhere).where((elsewhere.c.person == person) | (elsewhere.c.expires < now)))
    connection.execute(insert(elsewhere), {"hash": code, "person": person, "expires": expires})


def claim_code(connection: Connection, code: str, device: str, now: float, label: str) -> Person | None:
    """Adds a device to the person behind a code, and uses up the code. Returns the person, or None for a wrong code."""
    person = connection.execute(
        delete(elsewhere).where(elsewhere.c.hash == code, elsewhere.c.expires >= now).returning(elsewhere.c.person)
    ).scalar_one_or_none()
    if person is None:
        return None
    connection.execute(delete(devices).where(devices.c.hash == device))
    add_device(connection, person, device, now, label)
    return person_by_device(connection, device)


# Tables


_TABLE = (tables.c.id, tables.c.code, tables.c.invite_key, tables.c.game, tables.c.public, tables.c.status, tables.c.due)


def add_table(connection: Connection, row: TableRow, now: float) -> None:
    values = {"id": row.id, "code": row.code, "invite_key": row.invite_key, "game": row.game, "public": row.public}
    connection.execute(insert(tables), {**values, "status": row.status, "created": now, "due": row.due})


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.execute(select(*_TABLE).where(tables.c.id == table_id)).one_or_none()
    return TableRow(*found) if found else None


def table_by_code(connection: Connection, code: str) -> str | None:
    live = tables.c.status.in_(("open", "running", "paused"))
    found: str | None = connection.execute(select(tables.c.id).where(tables.c.code == code, live)).scalar_one_or_none()
    return found


def table_with_code(connection: Connection, code: str) -> str | None:
    """Returns the id of the table with this code, even if its game is over."""
    found: str | None = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar_one_or_none()
    return found


def lobby(connection: Connection, most: int, most_of_one: int) -> list[str]:
    """Returns open public tables, newest first, but only the newest few of the same person.

    The person who opened a table is a member since it was made. A rematch has several such people, and counts for each of them.
    """
    place = func.row_number().over(partition_by=members.c.person, order_by=tables.c.created.desc()).label("place")
    openers = members.join(tables, (tables.c.id == members.c.table_id) & (tables.c.created == members.c.since))
    ranked = select(tables.c.id, tables.c.created, place).select_from(openers).where(tables.c.public, tables.c.status == "open").subquery()
    found = select(ranked.c.id).where(ranked.c.place <= most_of_one).group_by(ranked.c.id, ranked.c.created)
    return list(connection.execute(found.order_by(ranked.c.created.desc()).limit(most)).scalars())


def tables_of(connection: Connection, person: str, most: int | None = None, skip: int = 0, finished: bool | None = None) -> list[str]:
    """Returns a person's tables, those that are not finished first; `finished`: only these, or only the others."""
    is_finished = tables.c.status.in_(("over", "closed"))
    found = select(members.c.table_id).join(tables, tables.c.id == members.c.table_id).where(members.c.person == person)
    if finished is not None:
        found = found.where(is_finished if finished else ~is_finished)
    ordered = found.order_by(is_finished, members.c.since.desc(), members.c.table_id)
    return list(connection.execute(ordered.limit(most).offset(skip)).scalars())


def tables_naming(connection: Connection, person: str, after: str, most: int) -> tuple[list[str], str | None]:
    """Returns which of the next tables after an id have the person in their log, and the id to go on after, None at the end."""
    ids = list(connection.execute(select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(most)).scalars())
    if not ids:
        return [], None
    name = literal(f'"{person}"'.encode(), LargeBinary)
    place = func.instr(log.c.entries, name) if connection.dialect.name == "sqlite" else func.position(name.op("IN")(log.c.entries))
    found = select(log.c.table_id).distinct().where(log.c.table_id.in_(ids), place > 0)
    return list(connection.execute(found).scalars()), ids[-1]


def count_unfinished(connection: Connection, person: str) -> int:
    """Returns at how many tables that are not over a person sits or is the host."""
    live = members.join(tables, tables.c.id == members.c.table_id)
    found = select(func.count()).select_from(live).where(members.c.person == person, tables.c.status.in_(("open", "running", "paused")))
    return connection.execute(found).scalar_one()


def set_due(connection: Connection, table_id: str, due: float | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))


def set_status(connection: Connection, table_id: str, status: str, public: bool) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(status=status, public=public))


def set_members(connection: Connection, table_id: str, gone: Iterable[str], come: Iterable[str], now: float) -> None:
    for private in (members, tokens):  # a program that was removed from the table has no token any more
        connection.execute(delete(private).where(private.c.table_id == table_id, private.c.person.in_(list(gone))))
    for person in come:
        put_row(connection, members, person=person, table_id=table_id, since=now)


def members_of(connection: Connection, table_id: str) -> list[str]:
    return list(connection.execute(select(members.c.person).where(members.c.table_id == table_id)).scalars())


def claim_due(connection: Connection, now: float, lease: float, most: int) -> list[str]:
    """Returns overdue tables. Their due time is moved ahead, so that no other process takes them as well."""
    late = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    if connection.dialect.name == "postgresql":
        late = late.with_for_update(skip_locked=True)
    taken = update(tables).where(tables.c.id.in_(late.scalar_subquery())).values(due=now + lease).returning(tables.c.id)
    return list(connection.execute(taken).scalars())


def unfinished(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).where(tables.c.status.in_(("open", "running", "paused")))).scalars())


def count_by_status(connection: Connection) -> dict[str, int]:
    found = connection.execute(select(tables.c.status, func.count().label("tables")).group_by(tables.c.status))
    return {row.status: row.tables for row in found}


# The log and its snapshots


def rows_after(connection: Connection, table_id: str, seq: int) -> list[Row]:
    found = connection.execute(select(log.c.seq, log.c.entries).where(log.c.table_id == table_id, log.c.seq > seq).order_by(log.c.seq))
    return [Row(*row) for row in found]


def rewrite_row(connection: Connection, table_id: str, seq: int, entries: bytes) -> None:
    """Replaces a row of the log. Used only to delete a person."""
    connection.execute(update(log).where(log.c.table_id == table_id, log.c.seq == seq).values(entries=entries))


def latest_snapshot(connection: Connection, table_id: str) -> SnapshotRow | None:
    columns = (snapshots.c.seq, snapshots.c.data, snapshots.c.code)
    found = connection.execute(
        select(*columns).where(snapshots.c.table_id == table_id).order_by(snapshots.c.seq.desc()).limit(1)
    ).one_or_none()
    return SnapshotRow(*found) if found else None


def put_snapshot(connection: Connection, table_id: str, snapshot: SnapshotRow) -> None:
    """Stores a snapshot in place of the previous one: it is only a cache, and contains all that is needed to look back."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.seq < snapshot.seq))
    put_row(connection, snapshots, table_id=table_id, seq=snapshot.seq, data=snapshot.data, code=snapshot.code)


def drop_snapshots(connection: Connection, table_id: str) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))


# Private data that other players must not see


def note_of(connection: Connection, table_id: str, person: str) -> str:
    found = connection.execute(select(notes.c.text).where(notes.c.table_id == table_id, notes.c.person == person)).scalar_one_or_none()
    return found or ""


def put_note(connection: Connection, table_id: str, person: str, text: str) -> None:
    if text:
        put_row(connection, notes, table_id=table_id, person=person, text=text)
    else:
        connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.person == person))


def count_notes(connection: Connection, person: str, besides: str) -> int:
    """Returns at how many tables a person keeps notes, one table left out."""
    found = select(func.count()).select_from(notes).where(notes.c.person == person, notes.c.table_id != besides)
    return connection.execute(found).scalar_one()


def plans_at(connection: Connection, table_id: str) -> list[PlanRow]:
    found = connection.execute(select(plans.c.seat, plans.c.person, plans.c.events, plans.c.steps).where(plans.c.table_id == table_id))
    return [PlanRow(*row) for row in found]


def put_plan(connection: Connection, table_id: str, plan: PlanRow) -> None:
    """Writes down a plan; one without steps is taken away."""
    if plan.steps != NO_STEPS:
        put_row(connection, plans, table_id=table_id, seat=plan.seat, person=plan.person, events=plan.events, steps=plan.steps)
    else:
        connection.execute(delete(plans).where(plans.c.table_id == table_id, plans.c.seat == plan.seat))


def put_token(connection: Connection, token: str, row: TokenRow) -> None:
    """Stores the token of a seat, replacing the previous one."""
    connection.execute(delete(tokens).where(tokens.c.table_id == row.table_id, tokens.c.seat == row.seat))
    connection.execute(insert(tokens), {"hash": token, "table_id": row.table_id, "seat": row.seat, "person": row.person})


def token_row(connection: Connection, token: str) -> TokenRow | None:
    found = connection.execute(select(tokens.c.table_id, tokens.c.seat, tokens.c.person).where(tokens.c.hash == token)).one_or_none()
    return TokenRow(*found) if found else None


# The server itself


def fact(connection: Connection, name: str) -> str:
    found = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one_or_none()
    return found or ""


def put_fact(connection: Connection, name: str, value: str) -> None:
    put_row(connection, facts, name=name, value=value)
