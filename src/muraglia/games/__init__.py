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
from .registry import digest_of as digest_of

SPECS = Registry(
    DIE_MAUER,
    CHINESISCHE_MAUER,
    GREAT_WALL,
)


def spec_of(name: str) -> Spec:
    """Returns a game by name. Raises BadSetup if there is none."""
    found = SPECS.get(name)
    if found is None and "@" in name:
        raise BadSetup(Message("setup-unknown-set", {"word": name.partition("@")[2]}))
    if found is None:
        raise BadSetup(Message("setup-unknown-game", {"word": name, "known": ", ".join(SPECS)}))
    return found


def spec_with(name: str, cards: str) -> Spec:
    """Returns a game with the card set that a text names, or with its usual one if that set is not known here."""
    spec = spec_of(name)
    return SPECS.get(f"{spec.info.box}@{cards.rpartition(' ')[2]}", spec) if spec.cards and cards else spec


def _by_name(spec: Spec) -> tuple[Callable[[str], Spec], tuple[str]]:
    return spec_of, (spec.info.name,)


copyreg.pickle(Spec, _by_name)  # here, because the kernel, which defines Spec, knows no games
