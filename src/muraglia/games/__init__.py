"""The games of the project, by name. A new game is a folder beside these and a line here."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..kernel.spec import Spec
from .chinesische_mauer.spec import SPEC as CHINESISCHE_MAUER
from .die_mauer.spec import SPEC as DIE_MAUER
from .great_wall.spec import SPEC as GREAT_WALL

SPECS: dict[str, Spec] = {spec.info.name: spec for spec in (DIE_MAUER, CHINESISCHE_MAUER, GREAT_WALL)}


def spec_of(name: str) -> Spec:
    """Returns a game by its name; raises BadSetup if there is none."""
    if name not in SPECS:
        raise BadSetup(Message("setup-unknown-game", {"word": name, "known": ", ".join(SPECS)}))
    return SPECS[name]


def _by_name(spec: Spec) -> tuple[Callable[[str], Spec], tuple[str]]:
    return spec_of, (spec.info.name,)


copyreg.pickle(Spec, _by_name)  # the kernel, where Spec is at home, knows no game
