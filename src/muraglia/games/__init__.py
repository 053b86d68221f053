"""The games by name. A new game in this project is a folder here and a line in this file.

Games from other packages are found through entry points in the group `muraglia.games`, each naming a Spec; see
docs/write-a-game.md.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..kernel.spec import Spec
from .chinesische_mauer.spec import SPEC as CHINESISCHE_MAUER
from .die_mauer.spec import SPEC as DIE_MAUER
from .great_wall.spec import SPEC as GREAT_WALL
from .registry import Registry

SPECS = Registry(
    DIE_MAUER,
    CHINESISCHE_MAUER,
    GREAT_WALL,
)


def spec_of(name: str) -> Spec:
    """Returns a game by name. Raises BadSetup if there is none."""
    found = SPECS.get(name)
    if found is None:
        raise BadSetup(Message("setup-unknown-game", {"word": name, "known": ", ".join(SPECS)}))
    return found


def _by_name(spec: Spec) -> tuple[Callable[[str], Spec], tuple[str]]:
    return spec_of, (spec.info.name,)


copyreg.pickle(Spec, _by_name)  # here, because the kernel, which defines Spec, knows no games
