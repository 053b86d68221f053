"""The games as PettingZoo environments: `pip install "muraglia[pettingzoo]"`.

    import pettingzoo
    import muraglia.adapters.pettingzoo

    env = pettingzoo.make("aec", "Muraglia/ChinesischeMauer-v0", players=3)
    env = pettingzoo.make("parallel", "Muraglia/DieMauer-v0", players=4)

Importing this module registers the ids. `env`, `raw_env` and `parallel_env` make the same environments from the name of a game.

Observations are dictionaries: what the seat knows as numbers (`observation`) and which actions are open to it (`action_mask`). An action
is a pick; forms are answered pick by pick. Rewards come at the end: the share of the victory, less the fair share, so that they add up to
zero; only a game that can be lost by everybody, such as The Great Wall for one player, may add up to less.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ..extras import missing

try:
    import pettingzoo
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from error

from ..games import SPECS
from . import id_of
from .parallel import parallel_env
from .seats import Observation, Seats

__all__ = ["env", "parallel_env", "raw_env"]


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """Returns a `raw_env` with PettingZoo's usual wrappers: a forbidden action ends the game as lost, steps out of order raise."""
    seats = raw_env(game, players, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(seats, illegal_reward=-1.0))


class raw_env(Seats, pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's naming)
    """All seats of a game, one after the other. Seats that choose at the same time do not see each other's choice."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's way)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins another game; with a seed the same games come again, one after the other."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.next_to_act()]

    def observe(self, agent: str) -> Observation:
        """Returns what the agent knows, and what it may do: nothing unless it has the turn."""
        seat = self.possible_agents.index(agent)
        its_turn = self.agent_selection == agent and not self.terminations[agent]
        return self._see(seat, self.position.options(seat) if its_turn else [])

    def step(self, action: int | None) -> None:
        """Makes a pick for the agent that has the turn. Raises ValueError with the rule if it is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        if action not in self.position.options(seat):
            raise ValueError(str(self.position.why_not(seat, int(action))))
        self._cumulative_rewards[agent] = 0.0
        following = self._take(seat, int(action))
        if following < 0:
            self.rewards = self._results()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[following]

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """Returns an independent environment at the same moment: cheap, for search."""
        twin = raw_env(self.spec.info.name, self.players, self.render_mode, **self.table_options)
        twin._seeds = deepcopy(self._seeds, memo)
        if not hasattr(self, "position"):  # not begun
            return twin
        twin.position = self.position.clone()
        twin._public = self._public.clone()
        twin.agents = self.agents[:]
        twin.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin


for _name, _spec in SPECS.items():
    pettingzoo.register("aec", id_of(_name), f"{__name__}:env", kwargs={"game": _name})
    if _spec.judge.simultaneous:
        pettingzoo.register("parallel", id_of(_name), f"{__name__}:parallel_env", kwargs={"game": _name})
