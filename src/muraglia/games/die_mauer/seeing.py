"""What a seat knows of a game of Die Mauer, built from a whitelist, and a position imagined from that alone."""

from __future__ import annotations

from ...kernel.agenda import agenda_from_text, agenda_text
from ...kernel.bags import bag_of, bag_size, count_of, kinds_in
from ...kernel.lines import Line
from .blocks import BLOCK_NAMES, KINDS, TOWER
from .knowledge import MOST_WORLDS, clues_seen_by, possible_hands, reckon
from .picks import NOTATION
from .rules import DieMauer
from .site import LEFT_END, RIGHT_END, Site
from .steps import PLANNING, STEP_NAMES
from .text import clues_text, known_text, read_clues, read_known
from .view import HeldView, View


def view(site: Site, seat: int) -> View:
    assert not site.is_form_open(), "a half-filled form is nobody's business"
    planning = site.agenda is not None and site.agenda.step == PLANNING
    over = site.is_over()
    return View(
        seat=seat,
        players=site.players,
        version=site.version,
        options={
            "wall_values": site.wall_values,
            "rounds": str(site.rounds),
            "memory_aid": "on" if site.memory_aid else "off",
        },
        to_act=tuple(site.to_act()),
        agenda=agenda_text(site.agenda, STEP_NAMES),
        round=site.round,
        master=site.master,
        wall=tuple(BLOCK_NAMES[kind] for kind in site.wall),
        open_ends=(len(site.wall) == 0 or site.fits(TOWER, LEFT_END), site.fits(TOWER, RIGHT_END)),
        hand=tuple(BLOCK_NAMES[kind] for kind in kinds_in(site.hands[seat])) if seat >= 0 else (),
        chosen=tuple(fist >= 0 for fist in site.fists),
        fists=tuple(NOTATION[fist] if fist >= 0 and (not planning or player == seat) else None for player, fist in enumerate(site.fists)),
        held=held_views(site, seat, MOST_WORLDS),
        scores=tuple(site.scores()),
        idle=site.idle,
        known=known_text(site),
        clues=clues_text(clues_seen_by(site, seat)),
        winners=tuple(site.winners()) if over else (),
        is_over=over,
    )


def held_views(site: Site, seat: int, most_worlds: int) -> tuple[HeldView, ...]:
    """What is certain of everybody's blocks for the seat; of too many worlds nothing is certain but the own hand."""
    worlds, all_of_them = reckon(site, seat, most_worlds)
    if all_of_them:
        return tuple(held_view([world[player] for world in worlds]) for player in range(site.players))
    in_all_hands = by_name(sum(site.hands))  # public: gifts only move blocks
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
    """A position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    site = DieMauer()
    site.clear(view.players, view.options["wall_values"], int(view.options["rounds"]), view.options["memory_aid"] == "on")
    site.version = view.version
    site.agenda = agenda_from_text(1, view.agenda, STEP_NAMES, view.players)
    site.round = view.round
    site.master = view.master
    site.wall = bytes(BLOCK_NAMES.index(block) for block in view.wall)
    site.fists = [NOTATION.index(fist) if fist is not None else -1 for fist in view.fists]
    site.points = list(view.scores)
    site.idle = view.idle
    site.known_hands = read_known(site, Line(1, "known", view.known))
    site.clues = read_clues(site, Line(1, "clues", view.clues))
    if site.known_hands:
        site.hands = possible_hands(site, view.seat)[0]
    else:
        site.hands = [sum(bag_of(BLOCK_NAMES.index(name)) * n for name, n in held.certain.items()) for held in view.held]
    return site
