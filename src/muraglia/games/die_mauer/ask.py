"""How the questions and choices of Die Mauer are presented to people."""

from __future__ import annotations

from ...kernel.errors import UnknownNotation
from ...kernel.message import Message
from ...kernel.question import Ask
from .picks import BUILD, BUILD_NONE, EMPTY_FIST, GIVE, LEFT, NOTATION, SHOW
from .site import Site
from .steps import GIVING, LONE_FIST, PLANNING

_PICK_OF = {notation.lower(): pick for pick, notation in enumerate(NOTATION)}


def ask(site: Site, seat: int) -> Ask:
    frame = site.agenda
    assert frame is not None
    if frame.step == PLANNING:
        role = "ask-plan-master" if seat == site.master else "ask-plan-rival"
        return Ask("one", Message(role, {"master": site.master}), ("DM-PLAN-1", "DM-OPEN-1", "DM-OPEN-2", "DM-FIST-1"), secret=True)
    if frame.step == LONE_FIST:
        return Ask("one", Message("ask-lone-fist"), ("DM-FIST-1",))
    if frame.step == GIVING:
        return Ask("one", Message("ask-give", {"master": site.master}), ("DM-FIST-2",), secret=True)
    return Ask("one", Message("ask-end", {"block": frame.x}), ("DM-BUILD-1", "DM-BUILD-2"))


def label(pick: int) -> Message:
    if pick == EMPTY_FIST:
        return Message("choose-empty-fist")
    if pick < LEFT:
        return Message("choose-show", {"block": pick - SHOW})
    if pick < BUILD_NONE:
        return Message("choose-end", {"end": pick - LEFT})
    if pick == BUILD_NONE:
        return Message("choose-build-none")
    if pick < GIVE:
        return Message("choose-build", {"block": pick - BUILD})
    return Message("choose-give", {"block": pick - GIVE})


def read_pick(site: Site, token: str) -> int:
    pick = _PICK_OF.get(token.lower())
    if pick is None:
        raise UnknownNotation(Message("notation-unknown", {"word": token}))
    return pick


def seen_notation(site: Site, seat: int, pick: int, observer: int) -> str:
    """Returns the notation as the observer sees it. Only the giver and the master know which block was given."""
    if pick >= GIVE and observer not in (seat, site.master):
        return "give-?"
    return NOTATION[pick]
