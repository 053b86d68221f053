"""What PettingZoo's two kinds of environment share: the seats of a game as agents, and what each of them sees."""

from __future__ import annotations

from typing import Any

from ..extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from error

from ..games import spec_of
from ..kernel.game_info import option_words
from ..kernel.judge import shared_win
from ..kernel.position import Position
from ..language import Language

Observation = dict[str, Any]


class Seats:
    """The agents are `seat_0`, `seat_1` and so on; `extra_actions` come after the picks of the game."""

    metadata: dict[str, Any]
    extra_actions = 0

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        self.spec = spec_of(game)
        self.players = self.spec.info.players[0] if players is None else players
        self.spec.info.check_players(self.players)
        self.table_options = self.spec.info.complete(option_words(options))
        self.metadata = {**self.metadata, "name": f"muraglia_{game}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents = self.possible_agents[:]
        assert self.spec.tensor is not None and self.spec.tensor_size is not None, "this game has no observation for learning"
        self._tensor = self.spec.tensor
        self._actions = len(self.spec.notation) + self.extra_actions
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-10.0, 10.0, (int(self.spec.tensor_size(self.players)),), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self._action_space = spaces.Discrete(self._actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action_space)
        self._seeds = np.random.default_rng()
        self.position: Position
        self._public: Position  # before the form that is being filled in, which is nobody else's business

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_space

    def render(self) -> str:
        """Returns what everybody may see, in words; while a form is being filled in, what stood before it."""
        return Language("en", self.spec.info.name).tell(self.spec.view(self._seen_by_others(), -1))

    def close(self) -> None:
        pass

    def _deal(self, seed: int | None) -> None:
        """Begins another game; with a seed the same games come again, one after the other."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = str(self._seeds.integers(2**62))
        self.position = self._public = self.spec.start(self.players, self.table_options, deal, None)
        self.agents = self.possible_agents[:]

    def _take(self, seat: int, pick: int) -> int:
        """Carries out a pick that is allowed. Returns who acts next, -1 at the end."""
        if not self.position.is_form_open():
            self._public = self.position.clone()
        return self.position.take(seat, pick)

    def _see(self, seat: int, allowed: list[int]) -> Observation:
        """Returns the observation of a seat to which these actions are open."""
        mask = np.zeros(self._actions, np.int8)
        mask[allowed] = 1
        position = self.position if seat in self.position.to_act() else self._seen_by_others()
        return {"observation": np.frombuffer(self._tensor(position, seat), np.float32), "action_mask": mask}

    def _seen_by_others(self) -> Position:
        return self._public if self.position.is_form_open() else self.position

    def _results(self) -> dict[str, float]:
        """Returns the rewards of a finished game: the share of the victory, less the fair share."""
        return {agent: share - 1 / self.players for agent, share in zip(self.possible_agents, shared_win(self.position))}
