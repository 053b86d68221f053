"""Describes Die Mauer in words: the table, and what a choice would lead to. Based on a view, so it reveals nothing else."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import Choice, Line, Passage, short_lines
from .blocks import BLOCK_NAMES, COST
from .picks import EMPTY_FIST, LEFT, NOTATION, SHOW
from .seeing import imagine
from .view import View, fist_of


def describe(view: View) -> tuple[Passage, ...]:
    passages = [
        Passage(Message("tell-round", {"round": view.public.round, "rounds": view.public.options["rounds"], "master": view.public.master})),
        Passage(Message("tell-wall"), short_lines(*wall_lines(view))),
        Passage(Message("tell-players"), tuple(player_line(view, seat) for seat in range(view.public.players))),
    ]
    if view.seat >= 0:
        mine = [Message("tell-hold", {"block": _kind(name), "points": COST[_kind(name)]}) for name in view.own.hand]
        passages.append(Passage(Message("tell-my-blocks"), short_lines(*mine or [Message("tell-nothing-left")])))
    return tuple(passages)


def when(view: View) -> Message:
    return Message("tell-when", {"round": view.public.round, "rounds": view.public.options["rounds"]})


def wall_lines(view: View) -> list[Message]:
    if not view.public.wall:
        return [Message("tell-wall-empty")]
    blocks = [Message("tell-place", {"number": number, "block": _kind(name)}) for number, name in enumerate(view.public.wall, 1)]
    ends = [
        Message("tell-end-takes-all" if takes_all else "tell-end-takes-walls", {"end": end})
        for end, takes_all in enumerate(view.public.open_ends)
    ]
    return ends + blocks


def player_line(view: View, seat: int) -> Line:
    lines = [Message("tell-player", {"seat": seat, "points": view.public.scores[seat], "count": view.own.held[seat].size})]
    fist = fist_of(view, seat)
    if fist == NOTATION[EMPTY_FIST]:
        lines.append(Message("tell-fist-empty", {"seat": seat}))
    elif fist is not None:
        lines.append(Message("tell-fist", {"seat": seat, "block": _kind(fist)}))
    elif view.public.chosen[seat]:
        lines.append(Message("tell-fist-closed", {"seat": seat}))
    if seat != view.seat and view.public.options["memory_aid"] == "on":
        held = view.own.held[seat]
        for name in held.possible:
            lines.append(Message("tell-holds" if name in held.certain else "tell-may-hold", {"seat": seat, "block": _kind(name)}))
    return tuple(lines)


def foresee(view: View, picks: Choice) -> tuple[Message, ...]:
    """Returns who would build if the fists opened, by the number of rivals that show the same block (DM-OPEN, DM-FIST)."""
    pick = picks[-1]
    if pick >= LEFT or view.public.steps[0].step != "planning":
        return ()
    is_master = view.seat == view.public.master
    if pick == EMPTY_FIST:
        if is_master:
            return Message("foresee-fist-alone"), Message("foresee-fist-one"), Message("foresee-fist-more")
        return Message("foresee-fist-give", {"master": view.public.master}), Message("foresee-fist-nothing")
    kind = pick - SHOW
    site = imagine(view)
    if not site.fits_somewhere(kind):
        return (Message("foresee-no-place", {"block": kind}),)
    may_match = sum(
        1
        for seat in range(view.public.players)
        if seat not in (view.seat, view.public.master) and BLOCK_NAMES[kind] in view.own.held[seat].possible
    )
    if is_master:
        outcomes = [Message("foresee-unmatched")]
        for rivals in range(1, may_match + 1):
            builds = "foresee-rivals-build" if site.enough_positions(kind, rivals) else "foresee-too-many"
            outcomes.append(Message(builds, {"count": rivals}))
        return tuple(together(outcomes))
    if BLOCK_NAMES[kind] not in view.own.held[view.public.master].possible:
        return (Message("foresee-master-lacks", {"master": view.public.master, "block": kind}),)
    outcomes = []
    for others in range(may_match + 1):
        builds = "foresee-i-build" if site.enough_positions(kind, others + 1) else "foresee-master-builds"
        outcomes.append(Message(builds, {"master": view.public.master, "count": others}))
    return (*together(outcomes), Message("foresee-keep"))


SEVERAL = {
    "foresee-rivals-build": "foresee-rivals-build-range",
    "foresee-too-many": "foresee-too-many-range",
    "foresee-i-build": "foresee-i-build-range",
    "foresee-master-builds": "foresee-master-builds-range",
}


def together(outcomes: list[Message]) -> list[Message]:
    """Returns the outcomes, with equal ones for two or more rivals merged into one, as in "2–4 rivals"."""
    said: list[Message] = []
    for outcome in outcomes:
        before = said[-1] if said else None
        if before is not None and before.id in (outcome.id, SEVERAL.get(outcome.id)) and int(before.args["count"]) >= 2:
            said[-1] = Message(SEVERAL[outcome.id], before.args | {"last": outcome.args["count"]})
        else:
            said.append(outcome)
    return said


def _kind(name: str) -> int:
    return BLOCK_NAMES.index(name)
