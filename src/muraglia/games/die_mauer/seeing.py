"""What a seat knows in a game of Die Mauer, built from a whitelist, and a position imagined from that alone."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Frame, agenda_of, frames
from ...kernel.bags import bag_of, bag_size, count_of, kinds_in
from .blocks import BLOCK_NAMES, KINDS, TOWER
from .knowledge import GIVEN, MOST_WORLDS, UNKNOWN, clue, clues_seen_by, possible_hands, recalled_hands, reckon, remember_hands
from .picks import NOTATION
from .rules import DieMauer
from .site import LEFT_END, RIGHT_END, Site
from .steps import BUILDING, LONE_FIST_END, PLANNING, STEP_NAMES
from .view import ClueView, HeldView, OwnView, PublicView, StepView, View

CLUES: Final = ("shown", "built", "given")  # as knowledge.py numbers them, from 1


def public(site: Site) -> PublicView:
    """Returns what everybody sees."""
    assert not site.is_form_open(), "a half-filled form is nobody's business"
    over = site.is_over()
    planning = is_planning(site)
    return PublicView(
        players=site.players,
        version=site.version,
        options={
            "wall_values": site.wall_values,
            "rounds": str(site.rounds),
            "memory_aid": "on" if site.memory_aid else "off",
        },
        to_act=tuple(site.to_act()),
        steps=tuple([step_view(frame) for frame in frames(site.agenda)]),
        round=site.round,
        master=site.master,
        wall=tuple(BLOCK_NAMES[kind] for kind in site.wall),
        open_ends=(len(site.wall) == 0 or site.fits(TOWER, LEFT_END), site.fits(TOWER, RIGHT_END)),
        chosen=tuple(fist >= 0 for fist in site.fists),
        fists=tuple(NOTATION[fist] if fist >= 0 and not planning else None for fist in site.fists),
        scores=tuple(site.scores()),
        idle=site.idle,
        before_gifts=tuple(by_name(hand) for hand in recalled_hands(site.known_hands)),
        winners=tuple(site.winners()) if over else (),
        is_over=over,
    )


def own(site: Site, seat: int) -> OwnView:
    """Returns what depends on who is looking."""
    fist = site.fists[seat] if seat >= 0 and is_planning(site) else -1
    return OwnView(
        hand=tuple(BLOCK_NAMES[kind] for kind in kinds_in(site.hands[seat])) if seat >= 0 else (),
        fist=NOTATION[fist] if fist >= 0 else None,
        held=held_views(site, seat, MOST_WORLDS),
        clues=clue_views(clues_seen_by(site, seat)),
    )


def is_planning(site: Site) -> bool:
    return site.agenda is not None and site.agenda.step == PLANNING


def step_view(frame: Frame) -> StepView:
    return StepView(STEP_NAMES[frame.step], frame.seat, BLOCK_NAMES[frame.x] if frame.step in (BUILDING, LONE_FIST_END) else None)


def clue_views(clues: bytes) -> tuple[ClueView, ...]:
    found: list[ClueView] = []
    for at in range(0, len(clues), 4):
        what, seat, to, kind = clues[at : at + 4]
        found.append(ClueView(CLUES[what - 1], seat, to if what == GIVEN else None, BLOCK_NAMES[kind] if kind != UNKNOWN else None))
    return tuple(found)


def held_views(site: Site, seat: int, most_worlds: int) -> tuple[HeldView, ...]:
    """Returns what the seat knows for certain about everybody's blocks. With too many worlds, only its own hand is certain."""
    worlds, all_of_them = reckon(site, seat, most_worlds)
    if all_of_them:
        return tuple(held_view([world[player] for world in worlds]) for player in range(site.players))
    in_all_hands = by_name(sum(site.hands))  # public: gifts only move blocks between hands
    return tuple(
        held_view([hand]) if player == seat else HeldView(bag_size(hand), {}, in_all_hands) for player, hand in enumerate(site.hands)
    )


def held_view(bags: list[int]) -> HeldView:
    first = by_name(bags[0])
    if len(bags) == 1:
        return HeldView(bag_size(bags[0]), first, first)
    counts = {BLOCK_NAMES[kind]: [count_of(bag, kind) for bag in bags] for kind in range(KINDS)}
    return HeldView(
        size=bag_size(bags[0]),
        certain={name: min(found) for name, found in counts.items() if min(found)},
        possible={name: max(found) for name, found in counts.items() if max(found)},
    )


def by_name(bag: int) -> dict[str, int]:
    return {BLOCK_NAMES[kind]: count_of(bag, kind) for kind in range(KINDS) if count_of(bag, kind)}


def imagine(view: View) -> DieMauer:
    """Returns a position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    site, public, own = DieMauer(), view.public, view.own
    site.clear(public.players, public.options["wall_values"], int(public.options["rounds"]), public.options["memory_aid"] == "on")
    site.version = public.version
    site.agenda = agenda_of(
        [Frame(STEP_NAMES.index(step.step), step.seat, x=BLOCK_NAMES.index(step.block) if step.block else 0) for step in public.steps]
    )
    site.round = public.round
    site.master = public.master
    site.wall = bytes(BLOCK_NAMES.index(block) for block in public.wall)
    site.fists = [NOTATION.index(fist) if fist is not None else -1 for fist in public.fists]
    if own.fist is not None:
        site.fists[view.seat] = NOTATION.index(own.fist)
    site.points = list(public.scores)
    site.idle = public.idle
    site.known_hands = remember_hands([by_kind(hand) for hand in public.before_gifts])
    site.clues = b"".join([imagined_clue(seen) for seen in own.clues])
    if site.known_hands:
        site.hands = possible_hands(site, view.seat)[0]
    else:
        site.hands = [by_kind(held.certain) for held in own.held]
    return site


def imagined_clue(seen: ClueView) -> bytes:
    return clue(CLUES.index(seen.what) + 1, seen.seat, seen.to or 0, UNKNOWN if seen.block is None else BLOCK_NAMES.index(seen.block))


def by_kind(names: dict[str, int]) -> int:
    return sum(bag_of(BLOCK_NAMES.index(name)) * count for name, count in names.items())
