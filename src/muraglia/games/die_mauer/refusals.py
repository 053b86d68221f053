"""Why a pick is not possible: the rule and the message."""

from ...kernel.bags import count_of
from ...kernel.message import Refusal, refuse
from .picks import BUILD, BUILD_NONE, EMPTY_FIST, GIVE, LEFT, RIGHT, SHOW
from .site import LEFT_END, RIGHT_END, Site
from .steps import GIVING, LONE_FIST, PLANNING


def why_not(site: Site, seat: int, pick: int) -> Refusal | None:
    frame = site.agenda
    if frame is None:
        return refuse("DM-END-4", "why-over")
    if frame.step == PLANNING:
        if pick >= LEFT:
            return refuse("DM-PLAN-1", "why-planning")
        if pick == EMPTY_FIST:
            return None
        return why_not_held(site, seat, pick - SHOW, "DM-PLAN-1")
    if frame.seat != seat:
        return refuse("DM-OPEN-2", "why-not-your-turn", {"seat": frame.seat})
    if frame.step == LONE_FIST:
        if pick == BUILD_NONE:
            return None
        if pick < BUILD or pick >= GIVE:
            return refuse("DM-FIST-1", "why-lone-fist")
        not_held = why_not_held(site, seat, pick - BUILD, "DM-FIST-1")
        if not_held is not None:
            return not_held
        return None if site.fits_somewhere(pick - BUILD) else refuse("DM-BUILD-2", "why-fits-nowhere", {"block": pick - BUILD})
    if frame.step == GIVING:
        if pick < GIVE:
            return refuse("DM-FIST-2", "why-must-give")
        return why_not_held(site, seat, pick - GIVE, "DM-FIST-2")
    if pick != LEFT and pick != RIGHT:
        return refuse("DM-OPEN-6", "why-must-build", {"block": frame.x})
    if not site.wall and pick == LEFT:
        return refuse("DM-BUILD-1", "why-one-position")
    if not site.fits(frame.x, LEFT_END if pick == LEFT else RIGHT_END):
        return refuse("DM-BUILD-2", "why-not-beside", {"block": frame.x, "end": pick - LEFT})
    return None


def why_not_held(site: Site, seat: int, kind: int, rule: str) -> Refusal | None:
    if count_of(site.hands[seat], kind) > 0:
        return None
    return refuse(rule, "why-not-held", {"block": kind})
