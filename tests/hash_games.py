"""Plays seeded games and prints one hash for each: run compiled and interpreted, the output must be the same."""

from __future__ import annotations

import sys
from hashlib import blake2b

import muraglia
from muraglia.kernel import rng as compiled_or_not
from muraglia.kernel.rng import rng_from_seed


def hash_of_game(name: str, players: int, number: int) -> str:
    """Every position of the game goes into the hash."""
    position = muraglia.new(name, players=players, seed=f"hash {number}").position
    rng = rng_from_seed(f"choices {number}")
    digest = blake2b(position.text().encode(), digest_size=8)
    seat = position.next_to_act()
    while seat >= 0:
        options = position.options(seat)
        seat = position.take(seat, options[rng.below(len(options))])
        digest.update(position.text().encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled_or_not.__file__.endswith(".so") else "interpreted")
    name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for number in range(games):
        print(hash_of_game(name, players, number))
