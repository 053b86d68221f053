"""How long a searching bot may think, and how it answers."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.judge import Judge


@dataclass(frozen=True)
class Budget:
    """How long to think: until the time or the simulations run out, whichever comes first. 0 means no limit of that kind."""

    seconds: float = 0.0
    simulations: int = 0
    cores: int = 1

    def __post_init__(self) -> None:
        assert self.seconds > 0 or self.simulations > 0, "a search needs an end"


@dataclass(frozen=True)
class SearchSettings:
    budget: Budget
    judge: Judge | None = None  # None: the judge that ships with the game
    temperature: float = 0.0  # SearchBot: of the softmax over win probabilities it draws from; 0 always takes the best
    epsilon: float = 0.0  # RegretMatchingBot: how often it answers at random instead of by its strategy (epsilon-greedy)
    with_scores: bool = False  # estimate final scores too, for explanations
