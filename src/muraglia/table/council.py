"""The council: a joint question is asked of all people, and what they agree on is given as the answer of the seat it is put to.

An answer always stands ready. To choose it is to agree; to choose another is to propose that one instead. It is given when all have
agreed, or when nobody has said anything for a while. Of the people, the one whose seat comes first in the game's order is the speaker.
Bots only say what they think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from ..kernel.council import Council
from ..kernel.history import GoOn
from ..kernel.question import Question
from .entries import AnyEntry, Chosen
from .facts import Joint
from .not_allowed import refuse
from .wire import CouncilView, OpinionView

if TYPE_CHECKING:
    from .table import Table

SLOW_SILENCE = 12 * 3600.0  # seconds, at tables where people think for days


def joint_question(table: Table, at: float) -> Joint | None:
    """Returns the state of a council that has just begun, or None if the question is not joint or leaves no choice."""
    history = table.playing
    council, position = history.spec.council, history.position
    if council is None or position.is_over() or not council.asks(position) or len(position.options(position.next_to_act())) < 2:
        return None
    return Joint(picks=(council.proposal(position),), since=at)


def council_of(table: Table) -> Council:
    """Returns what the game says about joint questions. Raises NotAllowed if this table does not play together."""
    council = table.playing.spec.council
    if council is None or table.facts.opened.options.get(council.option[0]) != council.option[1]:
        raise refuse("table-no-council")
    return council


def voters(table: Table) -> list[int]:
    """Returns a seat for each person who is asked the joint question, the speaker first; nobody if it is a question like any other."""
    facts = table.facts
    if facts.joint is None or facts.status != "running":
        return []
    council = table.playing.spec.council
    if council is None:
        return []
    found: list[int] = []
    people: set[str] = set()
    for seat in council.speakers(table.playing.position):
        person = facts.seats[seat].person
        if facts.seats[seat].has_say and person not in people:
            found.append(seat)
            people.add(person)
    return [] if found == table.to_act() else found


def waits_for(asked: Sequence[int], agreed: Sequence[int], following: Sequence[int], held: Sequence[int]) -> list[int]:
    """Returns which of the voters have still to agree. Those who follow the speaker agree as the speaker does."""
    return [seat for seat in asked if seat not in agreed and (seat == asked[0] or seat not in following or seat in held)]


def awaited(table: Table) -> list[int]:
    """Returns the voters the table waits for."""
    joint, asked = table.facts.joint, voters(table)
    return waits_for(asked, joint.agreed, table.facts.following, joint.held) if joint is not None and asked else []


def silence_ends(table: Table) -> float | None:
    """Returns when what stands will be given if nobody says anything; None if that never happens, as where one person decides alone."""
    joint, facts, asked = table.facts.joint, table.facts, voters(table)
    if joint is None or not asked:
        return None
    if not waits_for(asked, joint.agreed, facts.following, joint.held):
        return joint.since  # those who were missing have left
    if len(asked) == 1 or joint.held or not facts.opened.silence:
        return None
    return joint.since + (SLOW_SILENCE if facts.opened.clock.is_slow else facts.opened.silence)


def silent(table: Table, now: float) -> list[AnyEntry]:
    """Returns the answer that stands, if the time for objections is over."""
    end, joint = silence_ends(table), table.facts.joint
    if end is None or end > now or joint is None:
        return []
    return [Chosen(at=now, seat=table.to_act()[0], picks=joint.picks)]


# What is shown


def shown(table: Table) -> CouncilView | None:
    """Returns the council as everybody at the table sees it."""
    joint, asked = table.facts.joint, voters(table)
    if joint is None or not asked:
        return None
    history = table.playing
    return CouncilView(
        speaker=asked[0],
        prompt=history.spec.ask(history.position, table.to_act()[0]).prompt,
        proposal=history.spec.option(joint.picks[0]),
        by=joint.by if joint.by >= 0 else None,
        agreed=tuple(joint.agreed),
        waits_for=tuple(awaited(table)),
        held=tuple(joint.held),
        following=tuple(seat for seat in asked if seat in table.facts.following),
        opinions=opinions(table, joint),
        ends=silence_ends(table),
    )


def opinions(table: Table, joint: Joint) -> tuple[OpinionView, ...]:
    """Returns what the bots at the table say, each from its own view."""
    history, seats = table.playing, table.facts.seats
    council = history.spec.council
    if council is None:
        return ()
    found: list[OpinionView] = []
    for number, seat in enumerate(seats):
        if seat.by_bot:
            opinion = council.opinion(history.spec.view(history.position, number), joint.picks[0])
            found.append(OpinionView(number, opinion.pick == joint.picks[0], history.spec.option(opinion.pick), opinion.because))
    return tuple(found)


def question_for(table: Table, seat: int) -> Question | None:
    """Returns the joint question as a voter reads it. Who has agreed has answered, and may choose again."""
    joint = table.facts.joint
    if joint is None or seat not in voters(table):
        return None
    history = table.playing
    asked = GoOn(history.spec, table.to_act()[0], (), history.position)
    agreed = joint.picks if seat in joint.agreed else None
    found = history.spec.question_for_people(asked.position, asked.seat, (), table.facts.version, agreed)
    return structs.replace(found, seat=seat)
