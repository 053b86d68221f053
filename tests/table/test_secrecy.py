"""Nobody learns at a table what is hidden: not by content, sizes, versions or order of what is sent."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.game import begin
from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.saved import SavedEvent
from muraglia.table.table import Table
from tests.games.about import about, other_worlds
from tests.support import games_to_play
from tests.table.support import PEOPLE, SEED, Sitting, seated

TABLES = [("die-mauer", 3), ("die-mauer", 5), ("chinesische-mauer", 2), ("chinesische-mauer", 4), ("great-wall", 2), ("great-wall", 3)]


def everything(sitting: Sitting, seat: int) -> bytes:
    """All that can reach who looks as a seat: the table, the game, the log, moments, questions, refusals."""
    table = sitting.table
    person = PEOPLE[seat] if seat >= 0 else "onlooker"
    parts = [sitting.bytes_for(person, seat, len(table.told)), sitting.bytes_for(person, seat)]
    if seat >= 0:
        notation = table.playing.spec.notation
        parts.append(repr([table.why_not(seat, notation[pick]) for pick in range(0, len(notation), 7)]).encode())
        if seat in sitting.asked:
            parts.append(repr(table.foresee(seat)).encode())
    return b"\n".join(parts)


def in_world(sitting: Sitting, world: muraglia.Game) -> Sitting:
    """The same table, but with the hidden facts of another world."""
    other = Sitting.__new__(Sitting)
    other.__dict__.update(sitting.__dict__)
    other.table = Table.from_snapshot(sitting.table.snapshot())
    course, journal = other.table.playing, other.table.told
    course.position = world.position.clone()
    course._before = [world.position.clone()]
    course.waiting.update(world.history.waiting)  # secret answers
    noted = [
        SavedEvent(event.kind.name, event.args, old.choice, event.secret, event.knowing)
        for event, old in zip(world.events(), journal._noted.part(0, len(journal)))
    ]
    assert len(noted) == len(journal)
    journal._noted.full, journal._noted.tail = [], []
    for note in noted:
        journal._noted.append(note)
    return other


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_hidden_fact_changes_no_byte_for_those_who_do_not_know_it(name: str, players: int) -> None:
    compared = 0
    for number in range(max(1, games_to_play(24) // 8) if players < 4 else 1):
        options = {"rounds": "1"} if name == "die-mauer" else {}
        sitting = seated(name, players, options=options, clock=wire.Clock("bank", 900, 5))
        game = begin(name, players, SEED, options)
        rng = rng_from_seed(f"table {name} {players} {number}")
        while sitting.status == "running" and len(game.events()) < 400:
            if rng.below(max(3, about(name).every // 4)) == 0:
                truth = {seat: everything(sitting, seat) for seat in range(-1, players)}
                for world, knowing in other_worlds(game, rng):
                    other = in_world(sitting, world)
                    for seat in set(range(-1, players)) - knowing:
                        assert everything(other, seat) == truth[seat], f"seat {seat} after {len(sitting.entries)} entries"
                        compared += 1
            seat = sitting.asked[rng.below(len(sitting.asked))]
            answers = sitting.answers(seat)
            answer = answers[rng.below(len(answers))]
            sitting.do(PEOPLE[seat], sitting.command(answer, seat))
            game.play(answer, seat)
    assert compared > 30


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_reaches_nobody_before_the_end(name: str, players: int) -> None:
    sitting = seated(name, players, options={"rounds": "1"} if name == "die-mauer" else {})
    rng = rng_from_seed("seed")
    words = [str(word) for word in (rng_from_seed(SEED).a, rng_from_seed(SEED).b, rng_from_seed(SEED).c)]
    while sitting.status == "running":
        moment = rng.below(sitting.game().choices + 1)
        for seat in range(-1, players) if rng.below(3) == 0 else ():
            seen = everything(sitting, seat) + repr(sitting.table.moment(seat, moment, text=True)).encode()
            if moment % 8 == 0:
                seen += sitting.table.record(seat).encode()
            assert not any(secret.encode() in seen for secret in (SEED, *words))
        sitting.random_choice(rng)
    sitting.table.check_sight("anna", 1)
    assert f"seed: {SEED}" in sitting.table.record(None)


def test_answers_taken_back_and_changed_leave_no_trace_in_what_others_get_later() -> None:
    """Two ways to the same closed fists, one with second thoughts: from then on nobody sees a difference."""
    straight, wavering = seated("die-mauer"), seated("die-mauer")
    for sitting in (straight, wavering):
        if sitting is wavering:
            sitting.choose(0, "T", after=0.0)
            sitting.do("anna", wire.Withdraw(), after=0.0)
            sitting.choose(0, "W1", after=0.0)
            sitting.choose(0, "G", after=0.0)
        for seat, notation in enumerate(("fist", "T", "W2")):
            sitting.choose(seat, notation, after=0.0)
    for seat in range(-1, 3):
        assert everything(straight, seat) == everything(wavering, seat)
