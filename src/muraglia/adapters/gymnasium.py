"""One seat of a game as a Gymnasium environment, with bots in the others: `pip install "muraglia[gymnasium]"`.

    import gymnasium
    import muraglia.adapters.gymnasium

    env = gymnasium.make("Muraglia/ChinesischeMauer-v0", rivals=["greedy"])

Importing this module registers an id for every game. Gymnasium looks for no plugins, but it imports a module that is named before the
id: `gymnasium.make("muraglia.adapters.gymnasium:Muraglia/DieMauer-v0")` needs no other import.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("gymnasium", error) from error

from ..bots import Bot, make_bot
from ..games import SPECS, spec_of
from ..kernel.game_info import option_words
from ..kernel.judge import shared_win
from ..kernel.position import Position
from ..language import Language
from . import id_of


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; `rivals` are the bots in the others. The learner's seat is drawn for each game.

    The learner answers pick by pick. `info["action_mask"]` and `action_masks()` say which picks are allowed; one that is not ends the
    game as lost. The reward comes at the end: the share of the victory, less the fair share.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's way)

    def __init__(self, game: str, rivals: Sequence[str] = ("greedy",), render_mode: str | None = None, **options: Any) -> None:
        self.rules = spec_of(game)
        self.players = len(rivals) + 1
        self.rules.info.check_players(self.players)
        self.table_options = self.rules.info.complete(option_words(options))
        self.rival_names = list(rivals)
        self.render_mode = render_mode
        assert self.rules.tensor is not None and self.rules.tensor_size is not None, "this game has no observation for learning"
        self._tensor = self.rules.tensor
        self.observation_space = spaces.Box(-10.0, 10.0, (int(self.rules.tensor_size(self.players)),), np.float32)
        self.action_space = spaces.Discrete(len(self.rules.notation))
        self.position: Position
        self._public: Position  # before the form that is being filled in, which is nobody else's business
        self.seat = 0
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins another game; with a seed the same games come again, one after the other."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**62))
        self.seat = int(self.np_random.integers(self.players))
        self.position = self._public = self.rules.start(self.players, self.table_options, deal, None)
        names = [*self.rival_names[: self.seat], "random", *self.rival_names[self.seat :]]  # the learner's own place is not asked
        self._bots = [make_bot(name, self.rules.info.name, f"{deal}/{number}") for number, name in enumerate(names)]
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Makes a pick and lets the bots answer until the learner is asked again."""
        if int(action) not in self.position.options(self.seat):
            return self._observation(), -1.0, True, False, {**self._info(), "refused": str(self.position.why_not(self.seat, int(action)))}
        if not self.position.is_form_open():
            self._public = self.position.clone()
        self.position.take(self.seat, int(action))
        self._let_others_play()
        over = self.position.is_over()
        reward = shared_win(self.position)[self.seat] - 1 / self.players if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        """Until the learner is asked; those who choose at the same time do so first, unseen."""
        while others := [seat for seat in self.position.to_act() if seat != self.seat]:
            mine_too = self.seat in self.position.to_act()
            for seat in others:
                self._answer(seat)
            if mine_too:
                return

    def _answer(self, seat: int) -> None:
        position, spec = self.position, self.rules
        for pick in self._bots[seat].choose(spec.view(position, seat), spec.question(position, seat)):
            position.take(seat, pick)

    def _observation(self) -> Any:
        return np.frombuffer(self._tensor(self.position, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def action_masks(self) -> Any:
        """Returns which picks are allowed now, as an array of bool: what MaskablePPO of sb3-contrib asks for."""
        mask = np.zeros(len(self.rules.notation), np.bool_)
        if not self.position.is_over():
            mask[self.position.options(self.seat)] = True
        return mask

    def render(self) -> Any:
        """Returns what everybody may see, in words; while a form is being filled in, what stood before it."""
        return Language("en", self.rules.info.name).tell(
            self.rules.view(self._public if self.position.is_form_open() else self.position, -1)
        )


for _name in SPECS:
    gymnasium.register(id_of(_name), f"{__name__}:SeatEnv", kwargs={"game": _name})
