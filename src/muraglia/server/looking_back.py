"""Looking back at finished games: a seat's winning chance over the game, and the decisions that cost it most.

The decisions are weighed one by one in the processes of the bots, so that a long game does not keep other tables waiting. Nothing is
stored: after a restart it is worked out again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import json

from ..advice import Decision, costliest, decisions_of
from ..game import load
from ..kernel.question import Choice
from ..kernel.spec import Spec
from ..table.refusal import say
from ..table.wire import Say
from .bodies import Considered, LookBack
from .bot_pool import BotPool
from .bot_process import WeighTask

MOST_KEPT = 200  # games looked back at that stay in memory


class Look:
    """One seat of one game; grows while it is worked on."""

    def __init__(self, spec: Spec, seat: int) -> None:
        self.spec = spec
        self.seat = seat
        self.total = 0
        self.weighed: list[Decision] = []
        self.result: float | None = None
        self.failed = False

    @property
    def done(self) -> bool:
        return self.result is not None

    def told(self) -> LookBack:
        curve = [round(100 * decision.better_chance) for decision in self.weighed]
        return LookBack(
            seat=self.seat,
            done=len(self.weighed),
            total=self.total,
            finished=self.done,
            failed=self.failed,
            numbers=tuple(decision.number for decision in self.weighed),
            curve=(*curve, round(100 * self.result)) if self.result is not None else tuple(curve),
            costliest=tuple(self._considered(decision) for decision in costliest(self.weighed)) if self.done else (),
        )

    def _considered(self, decision: Decision) -> Considered:
        return Considered(
            number=decision.number,
            choice=self._labels(decision.choice),
            chance=round(100 * decision.chance),
            score=round(decision.score),
            better=self._labels(decision.better),
            better_chance=round(100 * decision.better_chance),
            better_score=round(decision.better_score),
        )

    def _labels(self, choice: Choice) -> tuple[Say, ...]:
        return tuple(say(self.spec.label(pick)) for pick in choice)


class LookingBack:
    """All that this process is looking back at, one game at a time."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._looks: OrderedDict[tuple[str, int], Look] = OrderedDict()
        self._turn = asyncio.Lock()

    def known(self, table_id: str, seat: int) -> Look | None:
        look = self._looks.get((table_id, seat))
        return None if look is None or look.failed else look

    def begin(self, table_id: str, look: Look) -> None:
        """Known at once, so that whoever asks before the work has begun does not begin it a second time."""
        self._looks[table_id, look.seat] = look
        while len(self._looks) > MOST_KEPT:
            self._looks.popitem(last=False)

    async def work(self, look: Look, record: str) -> None:
        """Whoever asks meanwhile is told how far it is."""
        try:
            async with self._turn:
                tasks, result = await asyncio.to_thread(_prepared, record, look.seat)
                look.total = len(tasks)
                for task in tasks:
                    look.weighed.append(await self._bots.ask(task))
                look.result = result
        except Exception:
            look.failed = True
            raise


def _prepared(record: str, seat: int) -> tuple[list[WeighTask], float]:
    """Every decision of the seat with what it knew then, and its part of the victory."""
    game = load(record)
    tasks = [
        WeighTask(game=game.name, seat=seat, view=json.encode(moment.game.view(seat)), choice=moment.choice, number=moment.number)
        for moment in decisions_of(game, seat)
    ]
    return tasks, 1 / len(game.winners) if seat in game.winners else 0.0
