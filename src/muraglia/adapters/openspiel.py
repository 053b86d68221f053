"""The games as OpenSpiel games: `pip install "muraglia[openspiel]"`; importing this module registers them.

    import muraglia.adapters.openspiel
    game = pyspiel.load_game("muraglia_chinesische_mauer(players=3)")

Chance is explicit, as each game says (`Spec.chance`): the first master of Die Mauer, in Chinesische Mauer every card and tile when it is
drawn, in The Great Wall the seed. Seats that choose at the same time act in order of their seats without seeing each other's choice.
Returns are the share of the victory, less the fair share. Answers that leave no choice are given at once. `resample_from_infostate` draws
again what the player does not know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..extras import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from error

from ..games import SPECS, spec_of
from ..kernel.judge import shared_win
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .table import CHANCE_TURN, TERMINAL, Table

assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (CHANCE_TURN, TERMINAL)


def name_of(spec: Spec) -> str:
    return "muraglia_" + spec.info.name.replace("-", "_")


def is_zero_sum(spec: Spec) -> bool:
    """What can be played alone can be lost by everybody."""
    return 1 not in spec.info.players


def as_open_spiel_reads(value: str) -> int | bool | str:
    """What looks like a number or a truth value is read as one."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() else value


def game_type(spec: Spec) -> Any:
    every = spec.info.players + spec.info.variant_players
    options = {option.name: as_open_spiel_reads(option.default) for option in spec.info.options}
    return pyspiel.GameType(
        short_name=name_of(spec),
        long_name=f"{spec.info.title} (Muraglia)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum(spec) else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(every),
        min_num_players=min(every),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": spec.info.players[0], **options},
    )


class MuragliaGame(pyspiel.Game):  # type: ignore[misc]
    spec: Spec

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = int(given.pop("players", self.spec.info.players[0]))
        self.spec.info.check_players(self.players)
        self.table_options = self.spec.info.complete({name: str(value).lower() for name, value in given.items()})
        self.chance = self.spec.chance(self.spec.start, self.players, self.table_options)
        assert self.spec.tensor is not None and self.spec.tensor_size is not None
        self.tensor = self.spec.tensor
        self.tensor_size = int(self.spec.tensor_size(self.players))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spec.notation),
            max_chance_outcomes=self.chance.outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(self.spec) else None,
            max_game_length=self.spec.longest,
        )
        super().__init__(game_type(self.spec), info, params or {})

    def new_initial_state(self) -> MuragliaState:
        return MuragliaState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class MuragliaState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: MuragliaGame) -> None:
        super().__init__(game)
        chance = game.chance.copy()
        self.table = Table(game.spec.info.name, chance.begin(), chance, []).look()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (str(self.get_game()), self.history())

    # What OpenSpiel asks

    def current_player(self) -> int:
        return self.table.turn

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same as OpenSpiel's own, which comes back to Python several times for it and takes most of a game's time."""
        return self.table.options() if player is None else self._legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options() if player == self.table.turn or self.table.turn < 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chance.distribution()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else spec_of(self.table.game).notation[action]

    def is_terminal(self) -> bool:
        return self.table.turn == TERMINAL

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.chance.players
        return [share - 1 / self.table.chance.players for share in shared_win(self.table.position)]

    def __str__(self) -> str:
        return f"{self.table.position.text()}{self.table.chance.text()}"

    def information_state_string(self, player: int | None = None) -> str:
        return knowledge(self, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return knowledge(self, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> MuragliaState:
        """Another state the player cannot tell from this one; fists that are closed already are closed again."""
        twin: MuragliaState = self.clone()
        position = twin.table.position
        asked = position.next_to_act()
        a, b, c = (int(probability_sampler() * 2**32) for _ in range(3))
        rng = Rng(a, b, c, 1)
        position.redeal(player, rng)
        while 0 <= position.next_to_act() < asked:
            seat = position.next_to_act()
            options = position.options(seat)
            position.take(seat, options[rng.below(len(options))])
        twin.table.look()
        return twin


def replay(game: str, history: list[int]) -> Any:
    """A state again from what happened: how states are pickled."""
    state = pyspiel.load_game(game).new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def knowledge(state: MuragliaState, player: int) -> str:
    """All a player knows. While chance is at work, or a form is half filled by somebody else, what he knew before."""
    position, chance = state.table.position, state.table.chance
    if chance.hidden or position.is_form_open():
        return f"{chance.text()} {position.options(player)} {position.version}"
    return f"{msgspec.json.encode(spec_of(state.table.game).view(position, player)).decode()}{chance.text()}"


class Observer:
    """What a player knows as numbers."""

    def __init__(self, game: MuragliaGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.tensor_size, np.float32)
        self.dict = {"knowledge": self.tensor}

    def set_from(self, state: MuragliaState, player: int) -> None:
        if state.table.chance.hidden:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.game.tensor(state.table.position, player), np.float32)

    def string_from(self, state: MuragliaState, player: int) -> str:
        return knowledge(state, player)


def register() -> None:
    for name in SPECS:
        if name_of(spec_of(name)) not in pyspiel.registered_names():
            kind = type(f"Muraglia{name.title().replace('-', '')}", (MuragliaGame,), {"spec": spec_of(name)})
            pyspiel.register_game(game_type(spec_of(name)), kind)


register()
