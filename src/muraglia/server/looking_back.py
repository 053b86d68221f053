"""Reviews finished games: every seat's chance of winning over the game, and the decisions that cost it the most.

Everybody at a table shares one review, and the reviews that one person starts are made one after the other. First, every decision gets a
quick estimate, in the order of the game, so that the curves of all seats grow together; then those that seem to have cost the most are
evaluated carefully. Each evaluation is a short task for the bot processes, done only when no running game is waiting for them. Nothing is
stored: after a restart the review is computed again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from msgspec import json, structs

from ..advice import Decision, costliest, decisions_of
from ..game import load
from ..kernel.message import Message
from ..kernel.question import Choice
from ..table.table import Table
from .bodies import Considered, LookBack, SeatLookBack
from .bot_pool import BotPool, Stopping
from .bot_process import WeighTask

MOST_KEPT = 200  # reviews kept in memory
PATIENCE = 10.0  # seconds between the start of a failed review and the next attempt
SUSPECTS = 6  # decisions per seat that are evaluated carefully


class Look:
    """The review of one game. It grows while the server is working on it."""

    def __init__(self, table: Table, person: str) -> None:
        self.person = person  # who started it
        self.table = table.facts.opened.id
        self.after: asyncio.Event | None = None  # when the review that the same person started before is finished
        self.ended = asyncio.Event()
        history = table.playing
        self.spec = history.spec
        self.first = history.first_moment  # later than 0 if the game was carried over from older rules
        self.last = history.length
        self.winners = table.facts.winners
        self.weighed: list[dict[int, Decision]] = [{} for _ in table.facts.seats]  # for each seat, by moment
        self.suspected: list[list[Decision]] = [[] for _ in table.facts.seats]  # those evaluated carefully
        self.done = 0
        self.total = 0
        self.glanced = False
        self.finished = False
        self.failed = False
        self.began = time.monotonic()

    def told(self) -> LookBack:
        return LookBack(
            done=self.done,
            total=self.total,
            finished=self.finished,
            failed=self.failed,
            seats=tuple(self._seat(seat) for seat in range(len(self.weighed))),
        )

    def _seat(self, seat: int) -> SeatLookBack:
        weighed = self.weighed[seat]
        moments, chances = list(weighed), [round(100 * decision.better_chance) for decision in weighed.values()]
        if self.glanced and self.winners:
            moments.append(self.last)
            chances.append(round(100 / len(self.winners)) if seat in self.winners else 0)
        return SeatLookBack(
            seat=seat,
            moments=tuple(moments),
            chances=tuple(chances),
            decisions=len(weighed),
            costliest=tuple(self._considered(decision) for decision in costliest(self.suspected[seat])) if self.finished else (),
        )

    def _considered(self, decision: Decision) -> Considered:
        chance, cost = round(100 * decision.chance), round(100 * decision.cost)
        return Considered(
            moment=decision.number,
            choice=self._labels(decision.choice),
            leads=decision.leads,
            cost=cost,
            chance=chance,
            score=round(decision.score),
            better=self._labels(decision.better),
            better_leads=decision.better_leads,
            better_chance=chance + cost,  # figures shown side by side must add up
            better_score=round(decision.better_score),
        )

    def _labels(self, choice: Choice) -> tuple[Message, ...]:
        return tuple([self.spec.label(pick) for pick in choice])


class LookingBack:
    """All reviews of this process."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._looks: OrderedDict[str, Look] = OrderedDict()
        self._latest: dict[str, Look] = {}  # person -> the last review they started, while it is not finished

    def known(self, table_id: str) -> Look | None:
        """Returns the review of a table, or None if it should be started: there is none yet, or it failed some time ago."""
        look = self._looks.get(table_id)
        return None if look is None or (look.failed and time.monotonic() > look.began + PATIENCE) else look

    def begin(self, look: Look) -> None:
        """Registers a review immediately, so that a second request does not start it again before the work has begun."""
        before = self._latest.get(look.person)
        look.after = before.ended if before is not None else None
        self._latest[look.person] = self._looks[look.table] = look
        while len(self._looks) > MOST_KEPT:
            self._looks.popitem(last=False)

    async def work(self, look: Look, record: str) -> None:
        """Computes the review. Requests in the meantime see how far it is."""
        try:
            if look.after is not None:
                await look.after.wait()
            tasks = await asyncio.to_thread(_tasks, record, look.first)
            look.total = len(tasks) + SUSPECTS * len(look.weighed)
            for task in tasks:
                await self._weigh(look, task)
            look.glanced = True
            suspects = _suspects(look, tasks)
            look.total = len(tasks) + len(suspects)
            for task in suspects:
                look.suspected[task.seat].append(await self._weigh(look, structs.replace(task, careful=True)))
            look.finished = True
        except Stopping:
            look.failed = True
        except Exception:
            look.failed = True
            raise
        finally:
            look.ended.set()
            if self._latest.get(look.person) is look:
                del self._latest[look.person]

    async def _weigh(self, look: Look, task: WeighTask) -> Decision:
        decision: Decision = await self._bots.ask_patiently(task, look.person, look.table)
        look.weighed[task.seat][task.number] = decision
        look.done += 1
        return decision


def _tasks(record: str, first: int) -> list[WeighTask]:
    """Returns every decision of the game with what its seat knew at the time; `number` is the moment."""
    game = load(record)
    return [
        WeighTask(
            game=game.name,
            seat=chosen.seat,
            view=json.encode(chosen.game.view(chosen.seat)),
            choice=chosen.choice,
            number=first + steps,
        )
        for steps, chosen in decisions_of(game)
    ]


def _suspects(look: Look, tasks: list[WeighTask]) -> list[WeighTask]:
    """Returns the decisions of each seat that seem to have cost the most, leaving out those that cost nothing."""
    found = {(seat, bad.number) for seat, weighed in enumerate(look.weighed) for bad in costliest(weighed.values(), SUSPECTS)}
    return [task for task in tasks if (task.seat, task.number) in found]
