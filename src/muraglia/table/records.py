"""Tables as text and from text: the record of a game, a table made from a record, and the table that follows in a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .. import game as games
from ..games import spec_of
from ..kernel.record import read_record, record_of
from .entries import FORGOTTEN, AnyEntry, BotSeated, Chosen, Opened, Seated, Started
from .not_allowed import refuse
from .seats import COLOURS

if TYPE_CHECKING:
    from .table import Table


def record(table: Table, seat: int | None) -> str:
    if seat is None and table.facts.status != "over":
        raise refuse("table-record-hidden")
    facts, history = table.facts, table.playing
    seed = facts.seed if history.first_moment == 0 else ""  # a game carried over from older rules starts at its first moment
    return record_of(history, facts.opened.options, seed, seat).text()


def table_from_record(text: str, id: str, code: str, host: str, at: float) -> list[AnyEntry]:
    """Returns the log of a table where a recorded game was played, with the host at every seat.

    Raises TextError for a damaged record.
    """
    game = games.load(text)
    record = read_record(text)
    log: list[AnyEntry] = [
        Opened(
            at=at, id=id, code=code, name="", game=game.name, players=game.players, host=host, options=game.table_options, way="one-device"
        )
    ]
    log += [Seated(at=at, seat=seat, person=host, name="", colour=COLOURS[seat % len(COLOURS)]) for seat in range(game.players)]
    version, cards = game.spec.info.rules_version, game.spec.cards
    log.append(Started(at=at, rules_version=version, cards=cards, seed="" if record.start else record.seed, position=record.start))
    replayed = games.set_up(record.start) if record.start else games.begin(game.name, game.players, record.seed, game.table_options)
    for seat, notation in record.answers:
        picks = replayed.read(notation)
        replayed.play(picks, seat)
        log.append(Chosen(at=at, seat=seat, picks=picks))
    return log


def following(table: Table, code: str) -> list[AnyEntry]:
    """Returns the first entries of a rematch. People keep their seats.

    The person who asked for the rematch is its host and ready; the others have yet to join.
    """
    facts, at = table.facts, table.facts.rematch_at
    opened = structs.replace(
        facts.opened,
        at=at,
        by=facts.rematch_by,
        id=facts.rematch,
        code=code,
        host=facts.rematch_by,
        host_name="",
        rules_version=spec_of(facts.opened.game).info.rules_version,
    )
    log: list[AnyEntry] = [opened]
    for number, seat in enumerate(facts.seats):
        if seat.kind == "person" and seat.person != FORGOTTEN:
            ready = seat.person == facts.rematch_by
            log.append(Seated(at=at, seat=number, person=seat.person, name=seat.name, colour=seat.colour, ready=ready))
        elif seat.kind == "bot":
            log.append(BotSeated(at=at, seat=number, bot=seat.bot))
    return log
