"""Who sees a field of the state.

GW-GEN-01, GW-AMB-32: stocks of Resources, hands of cards and decks are secret; GW-GEN-02, GW-GEN-03: everything else is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .set_up import shows_generals

if TYPE_CHECKING:
    from .rules import GreatWall


class Secrecy:
    """Whether a field is in the public view, as long as `is_open` does not say otherwise, and in its owner's view while it is not open."""

    def __init__(self, public: bool, own: bool, is_open: Callable[[GreatWall, int], bool] | None = None) -> None:
        self.public = public
        self.own = own
        self.is_open = is_open

    def is_seen_by_all(self, board: GreatWall, faction: int) -> bool:
        return self.public and (self.is_open is None or self.is_open(board, faction))


def shows_its_general(board: GreatWall, faction: int) -> bool:
    """Generals stay hidden until all are chosen. Qin Jiushao's is printed."""
    return faction == board.qin or shows_generals(board)


def all_have_chosen(board: GreatWall, faction: int) -> bool:
    return not board.is_simultaneous()


HIDDEN: Final = Secrecy(False, False)
OWN: Final = Secrecy(False, True)
OPEN: Final = Secrecy(True, False)
UNORDERED: Final = Secrecy(True, False)  # what is left in a deck, or in a deck and in hands, is known: it is what has not been seen
WHEN_ALL_HAVE_GENERALS: Final = Secrecy(True, True, shows_its_general)
WHEN_ALL_HAVE_CHOSEN: Final = Secrecy(True, True, all_have_chosen)
