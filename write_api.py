"""Writes docs/api.md: what a Python user holds, from the signatures and docstrings of the source.

`make types` renews it; with --check it only says whether that is needed. The source is read and not imported: compiled modules have
no signatures.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from pathlib import Path

ROOT = Path(__file__).parent
PATH = ROOT / "docs" / "api.md"

HEAD = """# From Python

What a program holds, by the place it is imported from. Written from the source by write_api.py: `make types` renews it.
[README](../README.md) has a first game, [write-a-bot.md](write-a-bot.md) a first bot, [architecture.md](architecture.md) the picture.
"""

# A name with () after it is shown with its constructor; one that ends with a dot is a module, of which only the docstring is shown.
SECTIONS = {
    "Games": (
        "muraglia.new",
        "muraglia.load",
        "muraglia.set_up",
        "muraglia.add_set",
        "muraglia.game.begin",
        "muraglia.Game",
        "muraglia.game.Chosen",
    ),
    "Choices": (
        "muraglia.kernel.question.Choice",
        "muraglia.game.Word",
        "muraglia.game.Anything",
        "muraglia.kernel.question.Question",
        "muraglia.kernel.question.Ask",
        "muraglia.kernel.question.Kind",
        "muraglia.kernel.question.Option",
    ),
    "Events and words": (
        "muraglia.kernel.events.Event",
        "muraglia.kernel.events.EventKind",
        "muraglia.kernel.message.Message()",
        "muraglia.kernel.message.Refusal",
        "muraglia.Language()",
    ),
    "Errors": (
        "muraglia.MuragliaError",
        "muraglia.IllegalChoice",
        "muraglia.UnfinishedChoice",
        "muraglia.UnknownNotation",
        "muraglia.BadSetup",
        "muraglia.TextError",
    ),
    "Views of Die Mauer": ("muraglia.games.die_mauer.view.View", "muraglia.games.die_mauer.view.HeldView"),
    "Views of Chinesische Mauer": (
        "muraglia.games.chinesische_mauer.view.View",
        "muraglia.games.chinesische_mauer.view.SectionView",
        "muraglia.games.chinesische_mauer.view.CardView",
    ),
    "Views of The Great Wall": (
        "muraglia.games.great_wall.view.View",
        "muraglia.games.great_wall.view.FactionView",
        "muraglia.games.great_wall.view.WallView",
        "muraglia.games.great_wall.view.HordeView",
        "muraglia.games.great_wall.view.TakenView",
    ),
    "Positions": (
        "muraglia.games.spec_of",
        "muraglia.kernel.spec.Spec",
        "muraglia.kernel.position.Position",
        "muraglia.kernel.position.whole_answers",
        "muraglia.kernel.position.playout",
        "muraglia.kernel.rng.rng_from_seed",
    ),
    "Bots": ("muraglia.bots.Bot", "muraglia.bots.make_bot", "muraglia.bots.house_bot", "muraglia.bots.by_strength", "muraglia.bots.Budget"),
    "Arena": (
        "muraglia.arena.Tournament",
        "muraglia.arena.tournament.run",
        "muraglia.arena.play_one",
        "muraglia.arena.Match",
        "muraglia.arena.Played",
        "muraglia.arena.standings",
        "muraglia.arena.Standing",
        "muraglia.arena.ratings.Interval",
        "muraglia.arena.ratings.share_of",
    ),
    "Gymnasium": ("muraglia.adapters.gymnasium.", "muraglia.adapters.gymnasium.SeatEnv()"),
    "PettingZoo": (
        "muraglia.adapters.pettingzoo.",
        "muraglia.adapters.pettingzoo.env",
        "muraglia.adapters.pettingzoo.raw_env()",
        "muraglia.adapters.pettingzoo.parallel_env()",
    ),
    "OpenSpiel": ("muraglia.adapters.openspiel.",),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module:
    """The source of a module: its tree, and the comments by line."""

    def __init__(self, name: str) -> None:
        path = (ROOT / "src").joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        self.package = name if path.is_dir() else name.rpartition(".")[0]
        self.source = file.read_text("utf-8")
        self.tree = ast.parse(self.source)
        self.lines = self.source.split("\n")
        words = tokenize.generate_tokens(io.StringIO(self.source).readline)
        self.comments = {token.start[0]: token.string for token in words if token.type == tokenize.COMMENT}

    def line(self, node: ast.stmt) -> str:
        """Returns a short statement as it stands in the source, with the comment behind it."""
        return self.lines[node.lineno - 1].strip()

    def comment_on(self, node: ast.stmt) -> str:
        """Returns what is said behind a line to readers, and not to tools."""
        comment = self.comments.get(node.end_lineno or node.lineno, "")
        return "" if comment.startswith(("# noqa", "# type:")) else comment

    def comment_above(self, node: ast.stmt) -> str:
        above: list[str] = []
        line = node.lineno - 1
        while line in self.comments and self.lines[line - 1].startswith("#"):
            above.insert(0, self.comments[line].removeprefix("# "))
            line -= 1
        return "\n".join(above)

    def all_of(self, name: str) -> list[ast.stmt]:
        """Returns what a module defines under a name: several functions where there are overloads."""
        return [node for node in self.tree.body if name in names_of(node)]

    def home_of(self, name: str) -> str | None:
        """Returns the module from which a name is imported."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.level and any(alias.name == name for alias in node.names):
                above = self.package.split(".")[: len(self.package.split(".")) - node.level + 1]
                return ".".join([*above, *([node.module] if node.module else [])])
        return None


def names_of(node: ast.stmt) -> list[str]:
    if isinstance(node, Function | ast.ClassDef):
        return [node.name]
    return [target.id for target in node.targets if isinstance(target, ast.Name)] if isinstance(node, ast.Assign) else []


module = cache(Module)


def find(path: str) -> tuple[Module, list[ast.stmt]]:
    """Returns where a name is defined, and what it is: imports are followed."""
    home, _, name = path.rpartition(".")
    found = module(home)
    while not found.all_of(name):
        elsewhere = found.home_of(name)
        if elsewhere is None:
            raise KeyError(path)
        found = module(elsewhere)
    return found, found.all_of(name)


def entry(path: str) -> str:
    """Returns what there is to say about a name."""
    if path.endswith("."):
        return doc(module(path.removesuffix(".")).tree)
    name = path.removesuffix("()")
    home, nodes = find(name)
    node = nodes[-1]
    if isinstance(node, ast.ClassDef):
        parts = [*([construction(home, node)] if name != path else []), doc(node), *members(home, node, with_attributes=name == path)]
    elif isinstance(node, Function):
        parts = [f"`{signature(node)}`", doc(node), *overloads(nodes[:-1])]
    else:
        parts = [f"`{home.line(node)}`", home.comment_above(node)]
    return "\n\n".join([f"### {name}", *filter(None, parts)])


def doc(node: ast.Module | ast.ClassDef | Function) -> str:
    return cleandoc(ast.get_docstring(node, clean=False) or "")


def signature(node: Function) -> str:
    """Returns how a function is called, in one line."""
    return f"{node.name}({arguments(node.args)})" + (f" -> {written(node.returns)}" if node.returns is not None else "")


def arguments(given: ast.arguments) -> str:
    """Returns what a function takes; a method without its `self`."""
    parts = []
    first_default = len(given.args) - len(given.defaults)
    for index, arg in enumerate(given.args):
        if arg.arg != "self":
            parts.append(argument(arg, given.defaults[index - first_default] if index >= first_default else None))
    if given.kwonlyargs:
        parts.append("*")
        parts += [argument(arg, default) for arg, default in zip(given.kwonlyargs, given.kw_defaults)]
    if given.kwarg is not None:
        parts.append(f"**{argument(given.kwarg, None)}")
    return ", ".join(parts)


def argument(arg: ast.arg, default: ast.expr | None) -> str:
    shown = f"{arg.arg}: {written(arg.annotation)}" if arg.annotation is not None else arg.arg
    return f"{shown} = {written(default)}" if default is not None else shown


def written(node: ast.expr) -> str:
    """Returns an expression as the project writes it. Outside compiled code i64 is an int."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier() and node.value[0].isupper():
        return node.value  # a type that is named before it exists
    return re.sub(r"\bi64\b", "int", ast.unparse(node)).replace("'", '"')


def overloads(nodes: list[ast.stmt]) -> Iterator[str]:
    """Yields the options of each game that `muraglia.new` has an overload for."""
    rows = []
    for node in nodes:
        if isinstance(node, Function) and node.args.kwonlyargs:
            options = [f"{arg.arg}={written(default)}" for arg, default in zip(node.args.kwonlyargs, node.args.kw_defaults) if default]
            game = node.args.args[0].annotation
            assert isinstance(game, ast.Subscript)
            rows.append(f"- `{written(game.slice)}`: `{', '.join(options)}`")
    if rows:
        yield "\n".join(["Options and their defaults:", "", *rows])


def construction(home: Module, node: ast.ClassDef) -> str:
    made = constructor(home, node)
    return f"`{node.name}({arguments(made.args) if made is not None else ''})`"


def members(home: Module, node: ast.ClassDef, with_attributes: bool) -> Iterator[str]:
    fields = list(fields_of(home, node))
    made = constructor(home, node)
    if with_attributes and made is not None and made in node.body:
        fields += attributes(home, made)
    if fields:
        yield "\n".join(["```python", *fields, "```"])
    methods = [told(item) for item in node.body if isinstance(item, Function) and not item.name.startswith("_")]
    if methods:
        yield "\n".join(methods)


def constructor(home: Module, node: ast.ClassDef) -> Function | None:
    """Returns the constructor of a class, or that of the first base in the project that has one."""
    for item in node.body:
        if isinstance(item, Function) and item.name == "__init__":
            return item
    for base in node.bases:
        elsewhere = home.home_of(base.id) if isinstance(base, ast.Name) else None
        if isinstance(base, ast.Name) and elsewhere is not None:
            where, nodes = find(f"{elsewhere}.{base.id}")
            if isinstance(nodes[-1], ast.ClassDef):
                return constructor(where, nodes[-1])
    return None


def fields_of(home: Module, node: ast.ClassDef) -> Iterator[str]:
    """Yields the fields as the source declares them, with what is said behind them."""
    for item in node.body:
        declared = isinstance(item, ast.AnnAssign) and not ast.unparse(item.target).startswith("_")
        if declared or (isinstance(item, ast.Assign) and home.comment_on(item)):
            yield re.sub(r"\bi64\b", "int", home.line(item))


def attributes(home: Module, made: Function) -> Iterator[str]:
    """Yields the attributes that hold what the constructor was given."""
    given = {arg.arg: arg.annotation for arg in made.args.args}
    for item in made.body:
        target = item.targets[0] if isinstance(item, ast.Assign) else item.target if isinstance(item, ast.AnnAssign) else None
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
            annotation = item.annotation if isinstance(item, ast.AnnAssign) else given.get(target.attr)
            if annotation is not None:
                yield "  ".join(filter(None, [f"{target.attr}: {written(annotation)}", home.comment_on(item)]))


def told(node: Function) -> str:
    """Returns a method or a property as an item of a list."""
    if any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list):
        how = f"{node.name}: {written(node.returns)}" if node.returns is not None else node.name
    else:
        how = signature(node)
    rows = [f"- `{how}`", *doc(node).split("\n")] if doc(node) else [f"- `{how}`"]
    rows = [rows[0] + "\\" if len(rows) > 1 else rows[0], *[f"  {row}" if row else "" for row in rows[1:]]]
    return "\n".join(rows)


def text() -> str:
    parts = [HEAD.rstrip("\n")]
    for title, paths in SECTIONS.items():
        parts += [f"## {title}", *map(entry, paths)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PATH.exists() and PATH.read_text("utf-8") == text() else "docs/api.md is not fresh: make types")
    PATH.write_text(text(), "utf-8")
