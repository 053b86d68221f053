"""Breaks things under load, again and again: `make chaos`. Nothing acknowledged is lost or doubled, and every table plays on.

People at many tables choose all the time, with a bot at each. Faults come in random order: the disk is full, the file is read-only or
locked, PostgreSQL is restarted or loses its connections, the server is frozen, bots' processes are killed, and so is the server
(kill -9). After each of them every table has to play on within 10 seconds, and the log is compared with what people were told. A
choice that the server could not save was refused with a message, and is sent again with its id, as is one without an answer.

Beside that (`--scene push`) people who are away play at two processes that are killed all the time: each turn must be told to its player
by web push within 90 seconds, through a push service of our own.

A tally is kept in a file: a run that was stopped goes on where it was. The seed decides the order; it is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from muraglia.server.notices import GRACE
from tests.server.away import tell_turns
from tests.server.faults import IS_ROOT, disk_full, frozen, kill_bot_workers, locked, read_only, small_disk
from tests.server.load import Place, acknowledged, check_nothing_lost, open_places, play_while
from tests.server.push_service import PushService
from tests.server.support import Postgres, Server, postgres_programs

PAUSE = 0.15  # seconds people think at most, so that games are not over before anything breaks
PLAYS_ON = 10.0  # seconds after a fault
FROZEN = 10.0


class Scene:
    """One or two servers on one database, and everything that can happen to them."""

    def __init__(self, name: str, servers: list[Server], postgres: Postgres | None, database_url: str) -> None:
        self.name = name
        self.servers = servers
        self.postgres = postgres
        self.database_url = database_url

    def faults(self) -> dict[str, Callable[[random.Random], None]]:
        found: dict[str, Callable[[random.Random], None]] = {
            "frozen": lambda rng: self._during(frozen(lambda: [rng.choice(self.servers).process.pid]), FROZEN),
            "bot killed": lambda rng: self._kill_bots(),
        }
        if self.postgres is not None:
            found["database restarted"] = lambda rng: self._restart()
            found["connections dropped"] = lambda rng: self._drop(rng)
            return found
        server = self.servers[0]
        if IS_ROOT:
            found["read-only"] = lambda rng: self._during(read_only(server), rng.uniform(0.5, 4))
        return {
            **found,
            "disk full": lambda rng: self._during(disk_full(server), rng.uniform(0.5, 4)),
            "locked": lambda rng: self._during(locked(server), rng.uniform(0.5, 5)),
        }

    def kill(self, rng: random.Random) -> None:
        server = rng.choice(self.servers)
        server.kill()
        server.start()

    def _during(self, fault: AbstractContextManager[None], seconds: float) -> None:
        with fault:
            time.sleep(seconds)

    def _kill_bots(self) -> None:
        for server in self.servers:
            kill_bot_workers(server)

    def _restart(self) -> None:
        assert self.postgres is not None
        self.postgres.restart()

    def _drop(self, rng: random.Random) -> None:
        assert self.postgres is not None
        for _ in range(rng.randint(1, 5)):
            self.postgres.drop_connections(self.database_url)
            time.sleep(rng.uniform(0, 0.5))


def break_again_and_again(scene: Scene, wish: argparse.Namespace, tally: Tally) -> None:
    faults = {**scene.faults(), "kill -9": scene.kill}
    order = [name for name in faults for _ in range(wish.kills if name == "kill -9" else wish.times)]
    random.Random(f"{wish.seed} {scene.name}").shuffle(order)
    kept = tally.of(scene.name)
    places: list[Place] = []
    for number in range(kept["done"], len(order)):
        name, rng = order[number], random.Random(f"{wish.seed} {scene.name} {number}")
        if sum(not place.over for place in places) < wish.tables:  # half of the games are over
            places = asyncio.run(open_places(scene.servers[0].address, wish.tables, bots=1))
            for place in places:
                place.pause = PAUSE
        before, refused = acknowledged(places), sum(place.not_saved for place in places)

        def breaking(name: str = name, rng: random.Random = rng) -> None:
            time.sleep(rng.uniform(0.2, 1.0))
            faults[name](rng)

        try:
            took = play_while(scene.servers, places, breaking, number, PLAYS_ON)
            check_nothing_lost(places, scene.servers[0].folder, scene.database_url)
        except BaseException:
            logs = "\n".join(server.log()[-3000:] for server in scene.servers)
            ended = [server.process.poll() for server in scene.servers]
            print(f"{logs}\n{scene.name} {number + 1}/{len(order)}: {name}, seed {wish.seed}, exit codes {ended}", flush=True)
            raise
        kept["done"] = number + 1
        kept["choices"] += acknowledged(places) - before
        kept["not saved"] += sum(place.not_saved for place in places) - refused
        kept["slowest"] = max(kept["slowest"], round(took, 2))
        kept["faults"][name] = kept["faults"].get(name, 0) + 1
        tally.write()
        said = f"{kept['choices']} choices acknowledged, {kept['not saved']} refused and sent again"
        print(f"{scene.name} {number + 1}/{len(order)}: {name}, all play on after {took:.2f} s; {said}", flush=True)
    mistakes = [line for server in scene.servers for line in server.log().split("\n") if "Traceback" in line]
    assert mistakes == [], mistakes[:3]


def push_while_killing(wish: argparse.Namespace) -> None:
    """Plays as people do who are away, with the real grace of half a minute."""
    programs = postgres_programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed. On Debian: apt install postgresql")
    with ExitStack() as opened:
        folder = Path(tempfile.mkdtemp(prefix="muraglia-chaos-"))
        opened.callback(shutil.rmtree, folder, ignore_errors=True)
        postgres = Postgres(programs)
        opened.callback(postgres.remove)
        service = PushService(folder, grace=GRACE)
        opened.callback(service.close)
        url, servers = postgres.new_database(), []
        for number in range(2):
            (folder / str(number)).mkdir()
            servers.append(Server(folder / str(number), database_url=url, program=service.program))
            opened.callback(servers[-1].stop)
        took = tell_turns(servers, service, wish.turns, random.Random(f"{wish.seed} push"), pace=10.0)
        print(f"push: {len(took)} turns told, after {min(took):.0f} to {max(took):.0f} s")


class Tally:
    """What has been broken so far, in a file."""

    def __init__(self, path: Path, wish: argparse.Namespace) -> None:
        self._path = path
        self._what = {name: getattr(wish, name) for name in ("seed", "times", "kills", "tables")}
        kept = json.loads(path.read_text()) if path.exists() else {}
        self._kept: dict[str, Any] = kept if kept.get("what") == self._what else {"what": self._what}

    def of(self, scene: str) -> dict[str, Any]:
        kept: dict[str, Any] = self._kept.setdefault(scene, {"done": 0, "choices": 0, "not saved": 0, "slowest": 0.0, "faults": {}})
        return kept

    def write(self) -> None:
        self._path.write_text(json.dumps(self._kept, indent=1))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--times", type=int, default=40, help="of each fault")
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--turns", type=int, default=30, help="to be told by push")
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument(
        "--scene", choices=("sqlite", "postgresql", "two", "push", "all"), default="all", help="two: two servers on one PostgreSQL"
    )
    arguments.add_argument("--tally", type=Path, default=Path(".chaos.json"))
    wish = arguments.parse_args()
    tally = Tally(wish.tally, wish)
    print(f"seed {wish.seed}, tally in {wish.tally}", flush=True)
    began = time.monotonic()
    for name in ("sqlite", "postgresql", "two") if wish.scene == "all" else (wish.scene,) if wish.scene != "push" else ():
        with ExitStack() as opened:
            folder = Path(tempfile.mkdtemp(prefix="muraglia-chaos-"))
            opened.callback(shutil.rmtree, folder, ignore_errors=True)
            postgres, url = None, ""
            if name != "sqlite":
                programs = postgres_programs()
                if programs is None:
                    sys.exit("PostgreSQL is not installed. On Debian: apt install postgresql")
                postgres = Postgres(programs)
                opened.callback(postgres.remove)
                url = postgres.new_database()
            opened.enter_context(small_disk(folder / "data") if name == "sqlite" else nullcontext())
            servers = []
            for number in range(2 if name == "two" else 1):
                place = folder if number == 0 else folder / "second"
                place.mkdir(exist_ok=True)
                servers.append(Server(place, database_url=url))
                opened.callback(servers[-1].stop)
            break_again_and_again(Scene(name, servers, postgres, url), wish, tally)
        kept = tally.of(name)
        print(f"{name}: {dict(Counter(kept['faults']))}, {kept['choices']} choices, slowest return {kept['slowest']} s, nothing lost")
    if wish.scene in ("push", "all"):
        push_while_killing(wish)
    print(f"Nothing was lost in {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
