"""Questions of Die Mauer that may be answered for a while: in a slow game a turn need not wait until every rival has looked in."""

from __future__ import annotations

from ...kernel.standing import Standing
from .picks import BUILD_NONE, EMPTY_FIST, GIVE, LEFT, NOTATION
from .site import Site
from .steps import BUILDING, GIVING, LONE_FIST_END, PLANNING

SPANS = {"turn": ("turn-begins",), "round": ("round-begins",)}

FISTS = tuple(NOTATION[EMPTY_FIST:LEFT])
ENDS = tuple(NOTATION[LEFT:BUILD_NONE])
GIFTS = tuple(NOTATION[GIVE:])


def _plans_as_master(site: Site, seat: int) -> bool:
    return _is_at(site, PLANNING) and seat == site.master


def _plans_as_rival(site: Site, seat: int) -> bool:
    return _is_at(site, PLANNING) and seat != site.master


def _builds(site: Site, seat: int) -> bool:
    return _is_at(site, BUILDING) or _is_at(site, LONE_FIST_END)


def _gives(site: Site, seat: int) -> bool:
    return _is_at(site, GIVING)


def _is_at(site: Site, step: int) -> bool:
    return site.agenda is not None and site.agenda.step == step


STANDING = (
    Standing("rival", _plans_as_rival, FISTS, ("built", "gave")),
    Standing("master", _plans_as_master, FISTS, ("built", "gave")),
    Standing("end", _builds, ENDS, ("built",)),
    Standing("gift", _gives, GIFTS, ("gave",)),
)
