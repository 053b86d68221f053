"""The server's time goes on evenly, whatever happens to the clock of the machine."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from pathlib import Path

import httpx
import pytest

from muraglia.server import server_time

from .support import Guest, Server, question_of

# The server with a wall clock that a file moves, as an administrator or a bad time server would.
PROGRAM = """
import pathlib, sys, time
real, file = time.time, pathlib.Path(sys.argv.pop(1))
time.time = lambda: real() + float(file.read_text())
from muraglia.cli import main
sys.exit(main())
"""


def test_time_never_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    before = server_time.server_now()
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert 0 <= server_time.server_now() - before < 60
    monkeypatch.setattr(server_time, "_begin", server_time._begin)  # what the test changes is put back
    ahead = server_time.agree_on(before - 100)
    assert 100 <= ahead < 160
    assert 0 <= server_time.server_now() - (before - 100) < 60


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_nobody_loses_time_when_the_clock_is_set(tmp_path: Path, jump: float) -> None:
    moved = tmp_path / "moved"
    moved.write_text("0")
    server = Server(tmp_path, program=("-c", PROGRAM, str(moved)))
    try:
        anna = Guest(server, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = anna.open("chinesische-mauer", 2, seats=seats, start=True, clock={"kind": "bank", "seconds": 600})
        socket = anna.socket(table)
        for _ in range(2):
            question = question_of(socket.know("game", lambda game: question_of(game) is not None))
            draw = next(option for option in question["options"] if option["notation"] in ("draw", "pass"))
            moved.write_text(str(jump))
            assert socket.ask("choose", version=question["version"], picks=[draw["pick"]])["is"] == "done"
        seat = anna.ok("GET", f"/api/tables/{table}")["seats"][0]
        assert not seat["late"] and 300_000 < seat["clock"]["left_ms"] <= 600_000
        date = parsedate_to_datetime(httpx.get(f"{server.address}/api/me").headers["date"]).timestamp()
        assert abs(date - time.time()) < 600, "pages set their clocks by this"
    finally:
        server.stop()
    assert server.mistakes() == []
