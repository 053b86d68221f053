"""Where a package of an extra is missing, one sentence says what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from muraglia.cli import serve

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# What a program does, the package it lacks, the extra that has it.
PROGRAMS = [
    ("import muraglia.adapters.gymnasium", "gymnasium", "gymnasium"),
    ("import muraglia.adapters.gymnasium", "numpy", "gymnasium"),
    ("import muraglia.adapters.pettingzoo", "pettingzoo", "pettingzoo"),
    ("import muraglia.adapters.pettingzoo", "numpy", "pettingzoo"),
    ("import muraglia.adapters.openspiel", "pyspiel", "openspiel"),
    ("import muraglia.arena.solver", "scipy", "arena"),
    ("import muraglia.training", "numpy", "arena"),
    ("from muraglia.arena.ratings import standings; standings([])", "numpy", "arena"),
    ("from muraglia.arena.ratings import rate; rate([])", "choix", "arena"),
    ("from muraglia.arena.report import draw; draw(None, None, [], None)", "matplotlib", "arena"),
]
COMMANDS = [
    (["arena", "die-mauer", "--bots", "random,random,random"], "choix", "arena"),
    (["arena", "die-mauer", "--bots", "random,random,random"], "scipy", "arena"),
    (["arena", "die-mauer", "--bots", "random,random,random", "--games", "1", "--ray"], "ray", "ray"),
    (["train", "die-mauer"], "numpy", "arena"),
    (["train", "die-mauer"], "matplotlib", "arena"),
    (["train", "die-mauer", "--ray"], "ray", "ray"),
    *[(["serve"], package, "serve") for package in serve.PACKAGES],
]


def run_without(package: str, code: str) -> subprocess.CompletedProcess[str]:
    program = f"import sys; sys.modules['{package}'] = None\n{code}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(("code", "package", "extra"), PROGRAMS)
def test_a_program_is_told_what_to_install(code: str, package: str, extra: str) -> None:
    run = run_without(package, code)
    last = run.stderr.rstrip().split("\n")[-1]
    assert run.returncode == 1
    assert last == f'ImportError: The package {package} is missing. Install it with: pip install "muraglia[{extra}]"'


@pytest.mark.parametrize(("arguments", "package", "extra"), COMMANDS)
def test_a_command_says_what_to_install(arguments: list[str], package: str, extra: str, tmp_path: Path) -> None:
    where = ["--data" if arguments[0] == "serve" else "--out", str(tmp_path / "here"), "--lang", "en"]
    run = run_without(package, f"from muraglia.cli import main; sys.exit(main({arguments + where!r}))")
    assert run.returncode == 2 and run.stdout.strip() == "" and run.stderr.count("\n") == 1
    assert run.stderr.endswith(f'pip install "muraglia[{extra}]"\n') and "missing" in run.stderr


def test_the_server_looks_for_every_package_of_its_extra() -> None:
    assert tuple(Requirement(line).name.replace("-", "_") for line in PROJECT["optional-dependencies"]["serve"]) == serve.PACKAGES


def test_every_pinned_version_is_one_that_is_asked_for() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").split("\n")
    pins = {canonicalize_name(name): version for name, equals, version in [line.partition("==") for line in lines] if equals}
    wanted = [*PROJECT["dependencies"], *[line for extra in PROJECT["optional-dependencies"].values() for line in extra]]
    for requirement in map(Requirement, wanted):
        if requirement.name != PROJECT["name"]:
            assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)]), requirement
