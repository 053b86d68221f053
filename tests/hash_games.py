"""Plays seeded games and prints one hash for each: run compiled and interpreted, the output must be the same."""

from __future__ import annotations

import json
import marshal
import sys
from hashlib import blake2b
from types import GetSetDescriptorType
from typing import Any, ClassVar, get_origin

from muraglia.game import begin
from muraglia.kernel import rng as compiled_or_not
from muraglia.kernel.position import Position
from muraglia.kernel.rng import rng_from_seed

PLAIN = frozenset((int, bool, str, bytes, list, tuple, type(None)))
SHARED = ("cards", "sink")  # the set's tables, and who listens: not part of the position
field_names: dict[type, list[str]] = {}


def fields_of(thing: object) -> list[str]:
    """What the class declares: compiled fields are descriptors, interpreted ones annotations."""
    kind = type(thing)
    if kind not in field_names:
        declared = {name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, GetSetDescriptorType)}
        noted = {
            name
            for base in kind.__mro__
            for name, annotation in vars(base).get("__annotations__", {}).items()
            if annotation is not ClassVar and get_origin(annotation) is not ClassVar
        }
        found = (declared | noted | set(getattr(thing, "__dict__", {}))) - {"__class__", "__dict__", "__weakref__", *SHARED}
        field_names[kind] = sorted(found)
    return field_names[kind]


def everything_in(thing: object) -> list[Any]:
    """All fields of a position, and of what it is made of, with their classes; the text says the same, but takes long to write."""
    values = [getattr(thing, name, None) for name in fields_of(thing)]
    return [type(thing).__name__, *[value if type(value) in PLAIN else everything_in(value) for value in values]]


def hash_of_game(name: str, players: int, number: int, options: dict[str, str]) -> str:
    """Every position of the game goes into the hash, and the text of the last."""
    position: Position = begin(name, players, f"hash {number}", options).position
    rng = rng_from_seed(f"choices {number}")
    digest = blake2b(position.text().encode(), digest_size=8)
    seat = position.next_to_act()
    while seat >= 0:
        picks = position.options(seat)
        seat = position.take(seat, picks[rng.below(len(picks))])
        digest.update(marshal.dumps(everything_in(position), 2))  # version 2: the same bytes for the same values
    digest.update(position.text().encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled_or_not.__file__.endswith(".so") else "interpreted")
    name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for number in range(games):
        print(hash_of_game(name, players, number, json.loads(sys.argv[4])))
