"""Anything may be sent by anybody at any time: the table refuses or carries out, and its log always gives it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import json

from muraglia.kernel.message import Message
from muraglia.language import LANGUAGES, Language
from muraglia.table import wire
from muraglia.table.entries import decode_entries, encode_entries
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.table import Table
from tests.support import games_to_play
from tests.table.support import PEOPLE, SEED, Sitting, replayed, seated

WHO = (*PEOPLE[:4], "stranger", "bot:7", "bot", "")
NAMES = (None, "Zoë", " two  words ", "\u202egnorw", "\u200d", "<b>x</b>")

# How often, and what.
COMMANDS: list[tuple[int, Callable[[Random], Any]]] = [
    (4, lambda r: wire.Choose(id=r.choice("xyz"), version=r.randint(0, 20), picks=some(r, 300, 3), seat=seat(r))),
    (8, lambda r: wire.Withdraw(seat=seat(r))),
    (14, lambda r: wire.Undo(seat=seat(r), id=r.choice((None, "x", "u")))),
    (8, lambda r: wire.ResetTurn(seat=seat(r))),
    (14, lambda r: wire.Redo(seat=seat(r))),
    (3, lambda r: wire.Propose(kind=r.choice(("pause", "pause", "resume", "resume", "resume", "end")))),
    (12, lambda r: wire.Consent(proposal=r.randint(1, 6), agree=r.random() < 0.8)),
    (1, lambda r: wire.Resign(seat=seat(r))),
    (4, lambda r: wire.Leave(seat=seat(r))),
    (16, lambda r: wire.Sit(seat=seat(r), name=r.choice(NAMES), colour=r.choice((None, *"abcdef")))),
    (8, lambda r: wire.SeatBot(seat=r.randrange(8), bot=r.choice(("random", "greedy", "deep thought")))),
    (4, lambda r: wire.Kick(seat=r.randrange(8))),
    (4, lambda r: wire.Ready(ready=r.random() < 0.7)),
    (6, lambda r: wire.Start()),
    (1, lambda r: wire.Close()),
    (2, lambda r: wire.Rematch()),
    (6, lambda r: wire.Write(text=r.choice(("hello", "\n", "<script>", "a\u0000b")))),
]  # fmt: skip

# What changes nothing: a table, who asks, and whatever they ask about.
QUESTIONS: tuple[Callable[[Table, str, Random], Any], ...] = (
    lambda table, person, r: table.ask(table.playing_seat(person, seat(r)), some(r, 300, 2)),
    lambda table, person, r: table.foresee(table.playing_seat(person, seat(r)), some(r, 300, 2)),
    lambda table, person, r: table.why_not(table.playing_seat(person, seat(r)), r.choice(("draw", "W>1", "T", "x"))),
    lambda table, person, r: table.check_sight(person, r.randint(-1, 7)),
    lambda table, person, r: table.check_hints(),
)


def seat(r: Random) -> int | None:
    return r.choice((None, None, None, None, 0, 1, 2, 7))


def some(r: Random, below: int, most: int) -> tuple[int, ...]:
    return tuple(r.randrange(below) for _ in range(r.randint(0, most)))


def act(sitting: Sitting, r: Random, calm: float) -> None:
    """Somebody answers, time passes, or somebody sends anything."""
    table = sitting.table
    chance = r.random()
    if chance < calm and sitting.asked:
        who = r.choice(sitting.asked)
        sitting.do(sitting.person(who), sitting.command(r.choice(sitting.answers(who)), who))
    elif table.facts.proposals and r.random() < 0.5:
        sitting.do(r.choice(PEOPLE[:3]), wire.Consent(proposal=table.facts.proposals[0].id, agree=r.random() < 0.8))
    elif chance < calm + 0.1:
        sitting.do(r.choice(PEOPLE[:3]), r.choice((wire.Undo(), wire.Undo(), wire.Redo(), wire.ResetTurn(), wire.Withdraw())))
    elif chance > 0.97:
        sitting.now += r.choice((1, 10, 45))
        sitting.write(table.time_up(sitting.now))
    elif chance > 0.93:
        r.choice(QUESTIONS)(table, r.choice(WHO), r)
    else:
        command = r.choices([make for _, make in COMMANDS], [weight for weight, _ in COMMANDS])[0](r)
        person = r.choice(PEOPLE[:3]) if r.random() < 0.8 else r.choice(WHO)
        sitting.do(person, command, name=person, present=("anna", "bert"))


def check(sitting: Sitting) -> None:
    table = sitting.table
    snapshot = table.snapshot()
    assert replayed(sitting).snapshot() == snapshot
    again = Table.from_snapshot(snapshot)
    assert again.snapshot() == snapshot
    for person in ("anna", "bert", "stranger"):
        for number in (-1, *table.seats_of(person)):
            seen = sitting.bytes_for(person, number)
            assert table.facts.status == "over" or SEED.encode() not in seen
            json.decode(seen)
            if table.history is not None:
                middle = table.history.length // 2
                assert json.encode(again.moment(number, middle)) == json.encode(table.moment(number, middle))


def weather(sitting: Sitting, r: Random, acts: int, calm: float, seen: Counter[str]) -> None:
    for number in range(acts):
        before = sitting.table.snapshot()
        try:
            act(sitting, r, calm)
        except NotAllowed as refusal:
            assert sitting.table.snapshot() == before, "a refusal changes nothing"
            seen[refusal.refusal.message.id] += 1
            message = Message(refusal.refusal.message.id, refusal.refusal.message.args)
            for code in LANGUAGES:
                said = Language(code, sitting.table.facts.opened.game, PEOPLE).say(message)
                assert said and "{" not in said
        if number < 30 or number % 7 == 0:
            check(sitting)
        if r.random() < 0.05:  # the server may restart at any time
            sitting.table = Table.from_snapshot(sitting.table.snapshot())
    check(sitting)
    log = decode_entries(encode_entries(sitting.entries))
    assert log == sitting.entries and Table.replay(log).snapshot() == sitting.table.snapshot()
    seen.update(type(entry).__name__ for entry in sitting.entries)


MOVE = wire.Clock("move", 30)
BANK = wire.Clock("bank", 60, 3)
TABLES: dict[str, Callable[[int], Sitting]] = {
    "not started": lambda number: Sitting("die-mauer", 3),
    "die-mauer": lambda number: seated("die-mauer", 3, clock=(MOVE, BANK)[number % 2], casual=number % 3 > 0),
    "chinesische-mauer": lambda number: seated("chinesische-mauer", 3, 1 + number % 3, clock=BANK),
    "one device": lambda number: seated("die-mauer", 3, way="one-device"),
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_storm_of_commands(kind: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(max(2, games_to_play(24) // 4)):
        weather(TABLES[kind](number), Random(f"{kind} {number}"), 160, 0.0 if kind == "not started" else 0.5, seen)
    if kind == "die-mauer":  # otherwise it was no storm
        assert seen["Chosen"] > 100
        assert {"Withdrawn", "Undone", "Proposed", "Consented", "Left", "OutOfTime", "Said", "Seated"} <= set(seen)
        assert {"table-stale", "table-not-your-seat", "table-not-host", "table-nothing-to-redo"} <= set(seen)
