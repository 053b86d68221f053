"""Writes modules from the source: `make types` renews them; with --check it only says whether that is needed.

src/muraglia/game_types.py: what `muraglia.new` takes and returns for each game, for type checkers and editors.
src/muraglia/games/great_wall/copy_state.py: the copying of a position, from the table of its state. It is written out, because it is the
search's most frequent call, and a loop over the table would take many times as long.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from muraglia.games import SPECS
from muraglia.games.great_wall.state import STATE
from muraglia.kernel.game_info import TableOption
from muraglia.kernel.spec import Spec

SOURCE = Path(__file__).parent / "src" / "muraglia"

HEAD = '''"""How a game begins, with the options and the view of each game. Written by write_types.py: `make types` renews it."""

from __future__ import annotations

from typing import Any, Literal, SupportsIndex, overload

from .game import Game, begin
'''

TAIL = '''
@overload
def new(game: GameName, players: SupportsIndex | None = None, seed: int | str | None = None) -> Game: ...


def new(game: Any, players: SupportsIndex | None = None, seed: int | str | None = None, **options: Any) -> Game:
    """Starts a game. Without a seed one is drawn; options are those of the game, such as rounds=5.

    Type checkers check the name and the options. For those that are known only when the program runs, there is `muraglia.game.begin`.
    """
    return begin(game, players, seed, options)
'''

COPY_HEAD = '''"""The copying of a position's state, a line for each row of state.py. Written by write_types.py: `make types` renews it."""

from ...kernel.rng import Rng
from .board import Board


def copy_state(board: Board, twin: Board) -> None:
    """Copies everything but the sink to an empty position. No pick is being carried out, so there is no `part`."""
    twin.sink = None
    twin.part = None
'''


def view_name(spec: Spec) -> str:
    return "".join(word.title() for word in spec.info.name.split("-")) + "View"


def type_of(option: TableOption) -> str:
    values = ", ".join(f'"{value}"' for value in option.values)
    words = f"Literal[{values}]"
    if set(option.values) == {"on", "off"}:
        return f"bool | {words}"
    return f"int | {words}" if all(value.isdecimal() for value in option.values) else words


def overload_of(spec: Spec) -> str:
    rows = [
        "@overload",
        "def new(",
        f'    game: Literal["{spec.info.name}"],',
        "    players: SupportsIndex | None = None,",
        "    seed: int | str | None = None,",
        "    *,",
        *[f'    {option.name}: {type_of(option)} = "{option.default}",' for option in spec.info.options],
        f") -> Game[{view_name(spec)}]: ...",
    ]
    return "\n".join(rows) + "\n"


def game_types() -> str:
    modules = {view_name(spec): spec.view_type.__module__.removeprefix("muraglia") for spec in SPECS.ours.values()}
    imports = "".join(f"from {module} import View as {name}\n" for name, module in sorted(modules.items()))
    names = ", ".join(f'"{name}"' for name in SPECS.ours)
    parts = [f"{HEAD}{imports}\nGameName = Literal[{names}]", *[overload_of(spec) for spec in SPECS.ours.values()], TAIL]
    return "\n\n".join(parts)


def copy_state() -> str:
    return COPY_HEAD + "".join(f"    twin.{field.name} = {field.shape.copy(f'board.{field.name}')}\n" for field in STATE)


WRITTEN = {SOURCE / "game_types.py": game_types, SOURCE / "games" / "great_wall" / "copy_state.py": copy_state}


def formatted(path: Path, text: str) -> str:
    formatter = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(formatter, input=text, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    for path, write in WRITTEN.items():
        text = formatted(path, write())
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, "utf-8")
        elif path.read_text("utf-8") != text:
            sys.exit(f"{path.relative_to(SOURCE.parent.parent)} is not fresh: make types")
