"""The Rush Clan at the Locations, decided by the Supreme Commander (GW-REED-29 to GW-REED-35).

What it does at a Location is a step beside that Location's other steps: RushSpear, RushBarricade, RushAdvisor, RushTea.
"""

from mypy_extensions import i64, mypyc_attr

from .board import Board
from .step import FactionStep


@mypyc_attr(acyclic=True)
class RushStep(FactionStep):
    """GW-REED-32: where nothing can be done, nothing happens; GW-SOLO-45c: Qin Jiushao decides by fixed rules."""

    def asks(self, board: Board) -> i64:
        commander = board.commander()
        return commander if commander != board.qin and len(self.options(board, commander)) > 0 else -1

    def run(self, board: Board) -> None:
        if board.commander() == board.qin and len(self.options(board, board.qin)) > 0:
            self.qin_commands(board)

    def qin_commands(self, board: Board) -> None:
        """What Qin Jiushao decides."""
