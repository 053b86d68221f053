"""The games as PettingZoo AEC environments: `pip install "muraglia[pettingzoo]"`.

    env = muraglia.adapters.pettingzoo.env("chinesische-mauer", players=3)

Observations are what the seat knows as numbers (`observation`) and the choices open to it (`action_mask`). An action is a pick; forms
are answered pick by pick. Seats that choose at the same time act one after the other without seeing each other's choice.
Rewards come at the end: the share of the victory, less the fair share, so that they add up to nothing.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from . import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from error

from ..games import spec_of
from ..kernel.judge import shared_win
from ..kernel.position import Position
from ..language import Language

Observation = dict[str, Any]


def env(game: str, players: int | None = None, **options: str) -> Any:
    """The environment with PettingZoo's usual wrappers: illegal moves and wrong order are told."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(game, players, **options), illegal_reward=-1.0))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's naming)
    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (PettingZoo's way)

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        self.spec = spec_of(game)
        self.metadata = {**raw_env.metadata, "name": f"muraglia_{game}"}
        self.players = self.spec.info.players[0] if players is None else players
        self.spec.info.check_players(self.players)
        self.table_options = self.spec.info.complete(options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents = self.possible_agents[:]
        assert self.spec.tensor is not None and self.spec.tensor_size is not None, "this game has no observation for learning"
        self._tensor = self.spec.tensor
        size = int(self.spec.tensor_size(self.players))
        self._actions = len(self.spec.notation)
        self._spaces = spaces.Dict(
            {
                "observation": spaces.Box(-10.0, 10.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._spaces)
        self._action_space = spaces.Discrete(self._actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action_space)
        self._seeds = np.random.default_rng()
        self.position: Position
        self._public: Position  # before the form that is being filled in, which is nobody else's business

    def observation_space(self, agent: str) -> Any:
        return self._spaces

    def action_space(self, agent: str) -> Any:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed the same games come again, one after the other."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = str(self._seeds.integers(2**62))
        self.position = self._public = self.spec.start(self.players, self.table_options, deal, None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.next_to_act()]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._actions, np.int8)
        if self.agent_selection == agent and not self.terminations[agent]:
            mask[self.position.options(seat)] = 1
        return {"observation": np.frombuffer(self._tensor(self.position, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        if action not in self.position.options(seat):
            raise ValueError(str(self.position.why_not(seat, int(action))))
        self._cumulative_rewards[agent] = 0.0
        if not self.position.is_form_open():
            self._public = self.position.clone()
        following = self.position.take(seat, int(action))
        if following < 0:
            for other, share in enumerate(shared_win(self.position)):
                name = self.possible_agents[other]
                self.rewards[name] = share - 1 / self.players
                self.terminations[name] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[following]

    def render(self) -> str:
        """What everybody may see, in words; while a form is being filled in, what stood before it."""
        return Language("en", self.spec.info.name).tell(self.spec.view(self._public if self.position.is_form_open() else self.position, -1))

    def close(self) -> None:
        pass

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """An independent environment at the same moment: cheap, for search."""
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
