"""Imports go down only: who may know whom."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "muraglia"

# A room, and the rooms of the project it may import besides itself.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "pictures": {"kernel", "games", "language"},
    "game": {"kernel", "games", "language", "pictures"},
    "game_types": {"games", "game"},
    "language": {"kernel", "games"},
    "table": {"kernel", "games", "bots", "game"},
    "rulebook": {"games"},
    "extras": set[str](),
    "pool": {"kernel"},
    "arena": {"extras", "kernel", "games", "bots", "game", "language", "pool"},
    "training": {"extras", "kernel", "games", "bots", "game", "language", "pool"},
    "adapters": {"extras", "kernel", "games", "bots", "language"},
    "advice": {"kernel", "games", "bots", "game", "language"},
    "server": {"kernel", "games", "bots", "game", "language", "rulebook", "table", "advice"},
    "cli": {"extras", "kernel", "games", "bots", "game", "language", "pool", "rulebook", "arena", "training", "advice", "server"},
}


def imports_of(path: Path) -> set[str]:
    """Rooms that a module imports, by the first part of their name inside the package."""
    found: set[str] = set()
    here = ["muraglia", *path.relative_to(PACKAGE).with_suffix("").parts]
    if here[-1] == "__init__":
        here.append("")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            target = here[: -node.level] + (node.module.split(".") if node.module else [])
            names = [alias.name for alias in node.names] if len(target) == 1 else []
            found.update([target[1]] if len(target) > 1 else names)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            assert not (module or "").startswith("muraglia"), f"{path}: inside the package imports are relative"
    return found


def modules_of(room: str) -> list[Path]:
    """How a game is drawn in the terminal stands in the game's folder, but belongs to the terminal: only that imports it."""
    drawing = set(PACKAGE.glob("games/*/terminal.py"))
    if room == "cli":
        return [*(PACKAGE / room).rglob("*.py"), *drawing]
    return sorted(set((PACKAGE / room).rglob("*.py")) - drawing) or [PACKAGE / f"{room}.py"]


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_rooms_below(room: str) -> None:
    for path in modules_of(room):
        assert imports_of(path) - {room} <= MAY_IMPORT[room], path


def test_only_the_terminal_draws_in_the_terminal() -> None:
    for path in PACKAGE.glob("games/*/*.py"):
        assert "from .terminal" not in path.read_text("utf-8"), path


def test_every_room_is_known() -> None:
    rooms = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert rooms - {"__init__", "__main__"} == set(MAY_IMPORT)


def test_a_game_does_not_know_another() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.glob("*.py"):
            others = {other.name for other in (PACKAGE / "games").iterdir() if other.is_dir()} - {folder.name}
            assert not any(other in path.read_text("utf-8") for other in others - {"__pycache__"}), path


def test_types_that_are_read_from_json_are_not_compiled() -> None:
    """mypyc turns `tuple[int, ...]` into `tuple`: msgspec could no longer check what it reads."""
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        source = path.read_text("utf-8")
        if "(Struct" in source and "class " in source:
            assert (importlib.import_module(name).__file__ or "").endswith(".py"), name
