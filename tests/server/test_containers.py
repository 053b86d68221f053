"""The files for containers say what the program understands. Building them needs a registry; their commands are run here without one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import yaml

from .conftest import StartServer
from .support import Guest, Postgres

ROOT = Path(__file__).parent.parent.parent
VALUES = {"POSTGRES_PASSWORD": "secret", "MURAGLIA_ORIGIN": "https://wall.example.org"}


def compose() -> Any:
    """compose.yaml with the variables of its first lines."""
    text = re.sub(r"\$\{(\w+)(:[?-])([^}]*)\}", lambda found: VALUES.get(found[1]) or found[3], (ROOT / "compose.yaml").read_text())
    return yaml.safe_load(text)


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", "", (ROOT / "Containerfile").read_text())
    return [(word, rest) for line in text.split("\n") if line and not line.startswith("#") for word, _, rest in [line.partition(" ")]]


def words(instruction: str) -> list[str]:
    """The last instruction of this kind, which is a list of words."""
    found = [rest for word, rest in instructions() if word == instruction]
    return [str(word) for word in json.loads(found[-1].partition("[")[1] + found[-1].partition("[")[2])]


def test_the_server_runs_with_the_command_of_the_compose_file(start_server: StartServer, postgres: Postgres) -> None:
    program, *options = compose()["services"]["muraglia"]["command"]
    assert program == "serve"
    server = start_server(*options, database_url=postgres.new_database())
    assert Guest(server, "Anna").open("die-mauer", 3)
    named = httpx.get(f"{server.address}/api/about", headers={"host": "wall.example.org", "x-forwarded-proto": "https"})
    assert named.status_code == 200


def test_the_container_is_healthy_when_the_server_can_write(start_server: StartServer) -> None:
    program, *options = words("CMD")
    assert (words("ENTRYPOINT"), program) == (["muraglia"], "serve")
    server = start_server(*options)
    command = [word.replace("http://127.0.0.1:8200", server.address) for word in words("HEALTHCHECK")]
    assert command[0] == "python" and server.address in command[2]
    assert subprocess.run([sys.executable, *command[1:]]).returncode == 0
    server.stop()
    assert subprocess.run([sys.executable, *command[1:]], stderr=subprocess.DEVNULL).returncode != 0


def test_the_files_fit_together() -> None:
    services = compose()["services"]
    assert (ROOT / services["muraglia"]["build"]["dockerfile"]).is_file()
    assert services["muraglia"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    port = next(rest for word, rest in instructions() if word == "EXPOSE")
    assert services["muraglia"]["ports"] == [f"127.0.0.1:{port}:{port}"], "only the proxy on this machine reaches it"
    owner, name = services["database"]["environment"]["POSTGRES_USER"], services["database"]["environment"]["POSTGRES_DB"]
    assert services["muraglia"]["environment"]["DATABASE_URL"] == f"postgresql://{owner}:secret@database/{name}"
    built = [rest for word, rest in instructions() if word == "RUN"]
    assert any("--constraint constraints.txt" in line for line in built) and (ROOT / "constraints.txt").is_file()
    assert [rest for word, rest in instructions() if word == "USER"] == ["muraglia"], "not as root"
