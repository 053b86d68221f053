"""Kills the server under load, again and again: `make chaos`. Every acknowledged choice is there afterwards, once; all tables play on.

People at many tables choose as fast as they can; the server gets kill -9 at a random moment, starts again, and its log is compared
with what people were told. A choice without an answer is sent again with its id, as the page does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.load import acknowledged, check_nothing_lost, open_places, play, so_many
from tests.server.support import Postgres, Server, postgres_programs


def kill_again_and_again(name: str, database_url: str, times: int, tables: int) -> int:
    """Tells how many choices were acknowledged in all."""
    folder = Path(tempfile.mkdtemp(prefix="muraglia-chaos-"))
    server = Server(folder, database_url=database_url)
    rng = random.Random(name)
    total = 0
    try:
        places = asyncio.run(open_places(server.address, tables))
        for number in range(1, times + 1):
            asyncio.run(play(server.address, places, so_many(places, rng.randrange(20, 300)), number, then=server.kill))
            count = check_nothing_lost(places, folder, database_url)
            server.start()
            print(f"{name}: killed {number} times, {total + count} choices acknowledged, none lost, none twice", flush=True)
            if number % 5 == 0:  # games end; new ones are opened
                total += count
                places = asyncio.run(open_places(server.address, tables))
        before = acknowledged(places)
        asyncio.run(play(server.address, places, so_many(places, 200), times + 1))
        count = check_nothing_lost(places, folder, database_url)
        assert count >= before + 200, "the tables do not play on"
        assert server.mistakes() == [], server.log()[-5000:]
        return total + count
    finally:
        server.stop()
        shutil.rmtree(folder)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--times", type=int, default=50)
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--store", choices=("sqlite", "postgresql", "both"), default="both")
    wish = arguments.parse_args()
    began = time.monotonic()
    if wish.store != "postgresql":
        kill_again_and_again("SQLite", "", wish.times, wish.tables)
    if wish.store != "sqlite":
        programs = postgres_programs()
        if programs is None:
            sys.exit("PostgreSQL is not installed. On Debian: apt install postgresql")
        cluster = Postgres(programs)
        try:
            kill_again_and_again("PostgreSQL", cluster.new_database(), wish.times, wish.tables)
        finally:
            cluster.remove()
    print(f"Nothing was lost in {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
