"""Friends with phones in the same network: a browser on another machine opens what a page served by `make play` hands out."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from .arriving import arrive, copied_link, open_seats, scanned, seat_link, set_up
from .conftest import CHROMIUM, FLAGS, Complaints, Person
from .test_from_nothing import seat_of

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(
    os.getuid() != 0 or shutil.which("ip") is None, reason="a second machine is a network namespace: only root makes one"
)


class Machine:
    """A machine of its own on a network of two, as far as its programs can tell. The tests are the other one."""

    def __init__(self) -> None:
        number = os.getpid() % 250
        self.name = f"muraglia-{os.getpid()}"
        self.address = f"198.18.{number}.2"  # from the range that is set aside for tests
        ours, theirs = f"wall{number}a", f"wall{number}b"
        ip("netns", "add", self.name)
        ip("link", "add", ours, "type", "veth", "peer", "name", theirs, "netns", self.name)
        ip("addr", "add", f"198.18.{number}.1/24", "dev", ours)
        ip("link", "set", ours, "up")
        ip("-n", self.name, "addr", "add", f"{self.address}/24", "dev", theirs)
        for device in ("lo", theirs):
            ip("-n", self.name, "link", "set", device, "up")
        ip("-n", self.name, "route", "add", "default", "via", f"198.18.{number}.1")

    def remove(self) -> None:
        ip("netns", "del", self.name)  # its end of the cable goes with it


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


@pytest.fixture
def machine() -> Iterator[Machine]:
    made = Machine()
    yield made
    made.remove()


@pytest.fixture
def addresses(machine: Machine, tmp_path: Path) -> Iterator[list[str]]:
    """What `make play` on that machine says where it is."""
    said = subprocess.run(["make", "--dry-run", "play"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (recipe,) = [line for line in said.split("\n") if "muraglia serve" in line]  # make says more when another make runs the tests
    command = ["ip", "netns", "exec", machine.name, *shlex.split(recipe), "--port", "8321", "--data", str(tmp_path), "--log", "json"]
    environment = {**os.environ, "BROWSER": "true", "LANG": "C"}
    with (tmp_path / "server.log").open("w") as log:
        serving = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    assert serving.stdout is not None
    found = re.findall(r"http://\S+", serving.stdout.readline() + serving.stdout.readline())
    wait_until_it_answers(f"{found[1]}health")
    yield found
    serving.terminate()
    serving.wait(20)
    serving.stdout.close()


def wait_until_it_answers(address: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(address).is_success:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


@pytest.fixture
def its_browser(machine: Machine, browser: Browser, tmp_path: Path) -> Iterator[Browser]:
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {machine.name} {CHROMIUM} "$@"\n')
    program.chmod(0o755)
    chromium = browser.browser_type.launch(executable_path=program, args=FLAGS)
    yield chromium
    chromium.close()


def test_links_and_codes_work_on_a_phone(
    machine: Machine, addresses: list[str], its_browser: Browser, person: Person, complaints: Complaints
) -> None:
    assert addresses == ["http://localhost:8321/", f"http://{machine.address}:8321/"]
    host = complaints.listen(its_browser.new_context(base_url=addresses[0], locale="en-GB")).new_page()
    set_up(host, "die-mauer", players=4)
    expect(host.get_by_text("Only this computer")).to_have_count(0)
    link, code = copied_link(host), scanned(host.get_by_alt_text("QR code with the link"))
    assert link == code and link.startswith(addresses[1])
    arrive(person(), link, "Otto")
    arrive(person(), code, "Ines")
    last = person()
    (letter,) = open_seats(host)
    arrive(last, seat_link(host, letter), "Lin")
    assert seat_of(last) == letter
    for name in ("Otto", "Ines", "Lin"):
        expect(host.locator("ol li", has=host.get_by_text(name, exact=True))).to_contain_text("ready")
