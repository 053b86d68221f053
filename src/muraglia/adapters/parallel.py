"""All seats of a game in every step: PettingZoo's ParallelEnv, for games in which seats choose at the same time."""

from __future__ import annotations

from typing import Any

from ..extras import missing

try:
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from error

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from .seats import Observation, Seats

ByAgent = dict[str, Any]


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's naming)
    """All seats of a game at once; only for games in which seats choose at the same time.

    There is one action more than the game has picks: the last, `pass_action`, is the only one open to a seat that is not asked, and is
    not open to one that is. So every agent acts in every step, and no mask is ever empty. Where a single seat has a question, such as
    the end of the wall at which it builds, all others pass. A form takes one step a pick, and others see it when it is filled in.
    A forbidden action ends the game: reward -1 and the reason in `info["refused"]` for those who tried it, 0 for all others.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012 (PettingZoo's way)
    extra_actions = 1

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__(game, players, render_mode, **options)
        if not self.spec.judge.simultaneous:
            raise BadSetup(Message("setup-not-at-once", {"title": self.spec.info.title}))
        self.pass_action = self._actions - 1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, ByAgent]]:
        """Begins another game; with a seed the same games come again, one after the other."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], ByAgent, ByAgent, ByAgent, ByAgent]:
        """Takes one action for every agent in `agents`. Returns observations, rewards, terminations, truncations and infos, by agent."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        infos: ByAgent = {agent: {} for agent in agents}
        chosen = {seat: int(actions[agent]) for seat, agent in enumerate(agents)}
        refused = {agent: self._why_not(seat, chosen[seat]) for seat, agent in enumerate(agents) if chosen[seat] not in self._allowed(seat)}
        if refused:
            rewards = {agent: -1.0 if agent in refused else 0.0 for agent in agents}
            for agent, why in refused.items():
                infos[agent]["refused"] = why
        else:
            for seat in self.position.to_act():
                self._take(seat, chosen[seat])
            rewards = self._results() if self.position.is_over() else dict.fromkeys(agents, 0.0)
        over = bool(refused) or self.position.is_over()
        seen = self._observations()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._see(seat, self._allowed(seat)) for seat, agent in enumerate(self.agents)}

    def _allowed(self, seat: int) -> list[int]:
        return self.position.options(seat) if seat in self.position.to_act() else [self.pass_action]

    def _why_not(self, seat: int, action: int) -> str:
        if action == self.pass_action:
            return "This seat is asked and cannot pass."
        return str(self.position.why_not(seat, action))
