"""Backup and restore give the same tables, on either database; a game can be taken out as text and brought in again."""

from __future__ import annotations

import gzip
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .conftest import StartServer
from .support import Guest, Postgres, Server, Socket, play_to_the_end, question_of


def command(*words: str, ok: bool = True) -> str:
    environment = {key: value for key, value in os.environ.items() if key not in ("DATABASE_URL", "MURAGLIA_DATA")}
    done = subprocess.run([sys.executable, "-m", "muraglia", *words], capture_output=True, text=True, env={**environment, "LANG": "C"})
    assert (done.returncode == 0) is ok, done.stdout + done.stderr
    return done.stdout if ok else " ".join(done.stderr.split())


def place(server: Server, database_url: str) -> list[str]:
    return ["--database-url", database_url] if database_url else ["--data", str(server.folder / "data")]


def with_games(server: Server) -> tuple[Guest, list[str]]:
    """A person with a finished game, a running one with a note, and a waiting one."""
    person = Guest(server, "Anna")
    against = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    over = person.open("die-mauer", 2, seats=against, options={"rounds": "1"}, start=True)
    play_to_the_end(person.socket(over), random.Random(4))
    running = person.open("chinesische-mauer", 2, seats=against, start=True)
    socket = person.socket(running)
    for _ in range(5):
        question = question_of(her_turn(socket))
        draw = next(option for option in question["options"] if option["notation"] in ("draw", "pass"))
        assert socket.ask("choose", version=question["version"], picks=[draw["pick"]])["is"] == "done"
        socket.later(question["version"])
    her_turn(socket)  # nothing moves any more
    socket.close()
    person.ok("PUT", f"/api/tables/{running}/note", {"text": "remember this"})
    return person, [over, running, person.open("die-mauer", 3, public=True)]


def her_turn(socket: Socket) -> Any:
    return socket.know("game", lambda state: question_of(state) is not None)


def everything(person: Guest, tables: list[str]) -> list[Any]:
    found: list[Any] = [person.ok("GET", "/api/me"), sorted(entry["table"]["id"] for entry in person.ok("GET", "/api/tables/mine"))]
    for table in tables:
        info = person.ok("GET", f"/api/tables/{table}")
        for seat in info["seats"]:
            seat.pop("present", None)
        found += [info, person.ok("GET", f"/api/tables/{table}/note")]
        if info["status"] != "open":
            found.append(person.ok("GET", f"/api/tables/{table}/log?first=0&last=1000"))
            socket = person.socket(table)
            found.append(person.ok("GET", f"/api/tables/{table}/moments/{socket.state()['choices']}"))
            socket.close()
    return found


def test_backup_and_restore(start_server: StartServer, database_url: str, postgres: Postgres, tmp_path: Path) -> None:
    """Made while the server runs; restored into the other kind of database."""
    server = start_server(database_url=database_url)
    person, tables = with_games(server)
    before = everything(person, tables)
    file = tmp_path / "all.muraglia"
    assert "3" in command("backup", str(file), *place(server, database_url))
    assert "already exists" in command("backup", str(file), *place(server, database_url), ok=False)
    other_url = "" if database_url else postgres.new_database()
    target = ["--database-url", other_url] if other_url else ["--data", str(tmp_path / "server9" / "data")]
    assert "3" in command("restore", str(file), *target)
    assert "already data" in command("restore", str(file), *target, ok=False)
    folder = tmp_path / "server9"
    folder.mkdir(exist_ok=True)
    restored = Server(folder, database_url=other_url)
    try:
        again = Guest(restored)
        again.http.cookies.set("muraglia", person.http.cookies["muraglia"])
        assert everything(again, tables) == before
    finally:
        restored.stop()


@pytest.mark.parametrize("damage", ["cut", "text", "missing"])
def test_a_damaged_backup_is_refused_and_nothing_is_touched(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "backup"
    if damage == "cut":
        whole = gzip.compress(b'{"muraglia_backup":1,"made":0}\n' + b'{"table":"people","rows":[]}\n' * 2000)
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "text":
        file.write_text("not a backup")
    said = command("restore", str(file), "--data", str(tmp_path / "data"), ok=False)
    assert str(file) in said
    assert not (tmp_path / "data").exists()


def test_export_and_import(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    person, (over, running, _) = with_games(server)
    code = person.ok("GET", f"/api/tables/{over}")["code"]
    data = place(server, "")
    record = command("export", over, *data)
    assert record == person.ok("GET", f"/api/tables/{over}/record") == command("export", code, *data)
    assert "still running" in command("export", running, *data, ok=False)
    assert "seed: hidden" in command("export", running, "--seat", "0", *data)
    assert "no table" in command("export", "nothing", *data, ok=False)
    file = tmp_path / "game.txt"
    file.write_text(record)
    assert "is using" in command("import", str(file), *data, ok=False), "not while the server runs"
    server.stop()
    said = command("import", str(file), *data)
    table = said.split("/t/")[1].split(" ")[0]
    device = said.split("enter ")[1].split(" ")[0]
    server.start()
    guest = Guest(server)
    assert guest.ok("POST", "/api/me/claim", {"code": device})["known"]
    info = guest.ok("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    assert all(seat["yours"] for seat in info["seats"])
    assert guest.ok("GET", f"/api/tables/{table}/record") == record
    file.write_text(record.replace("result: ", "result: 9"))
    server.stop()
    assert "Line" in command("import", str(file), *data, ok=False)


def test_no_data_is_said(tmp_path: Path) -> None:
    for words in (("backup", str(tmp_path / "b")), ("export", "x")):
        assert "no data" in command(*words, "--data", str(tmp_path / "nothing"), ok=False)
    assert not (tmp_path / "nothing").exists()
    assert not (tmp_path / "b").exists()


def lines_of(path: Path) -> list[bytes]:
    with gzip.open(path, "rb") as file:
        return file.readlines()


def test_a_backup_that_is_not_complete_is_refused(start_server: StartServer, tmp_path: Path) -> None:
    """Compressed again without a line, with a line changed, without its end, with something after it."""
    server = start_server()
    person = Guest(server, "Anna")
    for _ in range(3):
        person.open("die-mauer", 3)
    whole = tmp_path / "whole"
    command("backup", str(whole), *place(server, ""))
    lines = lines_of(whole)
    assert len(lines) > 4
    damaged = {
        "a line missing": [*lines[:2], *lines[3:]],
        "two lines swapped": [lines[0], lines[2], lines[1], *lines[3:]],
        "a name changed": [line.replace(b"Anna", b"Anne") for line in lines],
        "the end missing": lines[:-1],
        "only its head": lines[:1],
        "something after the end": [*lines, lines[1]],
        "the end twice": [*lines, lines[-1]],
    }
    for harm, kept in damaged.items():
        path = tmp_path / "damaged"
        with gzip.open(path, "wb") as file:
            file.writelines(kept)
        said = command("restore", str(path), "--data", str(tmp_path / "new"), ok=False)
        assert "is not a backup of Muraglia, or is damaged" in said, harm
        assert not (tmp_path / "new" / "muraglia.sqlite").exists(), "nothing was begun"
    with gzip.open(tmp_path / "again", "wb", compresslevel=1) as file:
        file.writelines(lines)
    assert "3 tables" in command("restore", str(tmp_path / "again"), "--data", str(tmp_path / "new"))


def test_a_backup_of_an_older_version_has_no_digest_and_is_restored(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    Guest(server, "Anna").open("die-mauer", 3)
    command("backup", str(tmp_path / "new"), *place(server, ""))
    lines = lines_of(tmp_path / "new")
    with gzip.open(tmp_path / "old", "wb") as file:
        file.writelines([lines[0].replace(b'"muraglia_backup":2', b'"muraglia_backup":1'), *lines[1:-1]])
    assert "1 table" in command("restore", str(tmp_path / "old"), "--data", str(tmp_path / "data"))
