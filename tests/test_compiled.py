"""Compiled and interpreted rules are the same rules; and the wheel works without a compiler."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.games.about import tables
from tests.hash_games import __file__ as script

ROOT = Path(__file__).parent.parent
GAMES = 500


def hashes(name: str, players: int, options: dict[str, str], python_path: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": python_path}
    command = [sys.executable, str(script), name, str(players), str(GAMES), json.dumps(options)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/").stdout.split()


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_compiled_and_interpreted_play_the_same_games(name: str, players: int, options: dict[str, str]) -> None:
    if shutil.which("cc") is None:
        # without a compiler the wheel is built interpreted, which is supported; with one, a wheel that is not compiled fails below
        pytest.skip("no C compiler on this machine: there is nothing compiled to compare")
    compiled = hashes(name, players, options, "")
    interpreted = hashes(name, players, options, str(ROOT / "src"))
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == GAMES + 1
    assert compiled[1:] == interpreted[1:]


@pytest.fixture(scope="session")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment in which there is nothing yet, not even pip."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder)
    return folder / "bin" / "python"


def install(python: Path, extra: str = "", **environment: str) -> None:
    wheels = list(Path(sys.prefix).glob("wheel/muraglia-*.whl"))
    assert len(wheels) == 1, "make builds the wheel before the tests"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]  # from outside: it needs none of its own
    what = ["install", "-q", "-c", str(ROOT / "constraints.txt"), f"{wheels[0]}{extra}"]
    subprocess.run([*pip, *what], check=True, env={**os.environ, **environment})


@pytest.mark.xdist_group("clean")
def test_the_wheel_installs_and_plays_in_a_clean_environment(clean: Path, tmp_path: Path) -> None:
    """The wheel that make built, in a new environment, with no compiler, no source and nothing else on the path."""
    python = clean
    install(python, CC="/nonexistent")
    shown = subprocess.run(
        [python, "-m", "muraglia", "engine"],
        input='{"do":"new","game":"die-mauer","players":3,"seed":1}\n{"do":"options","seat":0}\n',
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env={"PATH": "/nonexistent"},
    ).stdout
    assert '"to_act":[0,1,2]' in shown and '"fist","T","G"' in shown
    rules = subprocess.run([python, "-m", "muraglia", "rules", "die-mauer", "DM-BUILD-2", "--lang", "de"], capture_output=True, text=True)
    assert rules.returncode == 0 and "DM-BUILD-2" in rules.stdout


@pytest.mark.xdist_group("clean")
def test_the_server_starts_with_nothing_but_what_it_asks_for(clean: Path, tmp_path: Path) -> None:
    """The tests bring libraries of their own: what only they install must not be missing where people play."""
    python = str(clean)
    install(clean, "[serve]")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python, "-m", "muraglia", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=tmp_path, env=environment)
    try:
        for _ in range(300):
            assert server.poll() is None, server.communicate()[0]
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                assert answer.status == 200
                return
            time.sleep(0.1)
        raise AssertionError("the server does not answer")
    finally:
        server.terminate()
        server.wait(20)
