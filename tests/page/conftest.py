"""A real server, and people with real browsers. Each has a context of their own and comes from nothing: no cookie, no name."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, sync_playwright

# Debian has Chromium twice: whole, and without windows for the likes of us, which draws the same pages in two thirds of the time
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1440, 900), (390, 844)
HOME = "127.0.0.2"  # every browser of a test is a device in the network, not the machine itself


class Server:
    """`muraglia serve` as a process, reached as a device in the network would reach it, with bots that answer fast."""

    def __init__(self, data: Path, host: str = "0.0.0.0", name: str = HOME, program: tuple[str, ...] = ("-m", "muraglia")) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.data = data
        self.host = host
        self.program = program
        self.address = f"http://{name}:{self.port}"
        self.start()

    def start(self) -> None:
        options = {"--host": self.host, "--port": self.port, "--data": self.data, "--beat": 0.02, "--rate": 0}
        command = [sys.executable, *self.program, "serve", *(str(word) for option in options.items() for word in option)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.data / "server.log").read_text()
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def browser() -> Iterator[Browser]:
    """One for every test: it starts in a moment, and one that does not answer any more takes no other test with it."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Complaints(list[str]):
    """Every uncaught error, error on the console, failed request and refused request of any page."""

    def listen(self, context: BrowserContext) -> BrowserContext:
        context.on("page", self._opened)
        return context

    def _opened(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.append(f"uncaught: {error}"))
        page.on("console", lambda line: self.append(f"console: {line.text}") if line.type == "error" else None)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _failed(self, request: Request) -> None:
        # a page that is left drops what it was still loading: that is no fault
        if request.failure != "net::ERR_ABORTED":
            self.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.append(f"refused: {response.url} {response.status}")


@pytest.fixture
def complaints(request: pytest.FixtureRequest) -> Iterator[Complaints]:
    """Whatever a page complains about fails its test.

    Where a test breaks the network on purpose (`@pytest.mark.breaks_the_network`), what the browser says about that is left out.
    """
    found = Complaints()
    yield found
    broken = request.node.get_closest_marker("breaks_the_network") is not None
    left = [line for line in found if not (broken and ("WebSocket connection to" in line or "net::ERR_" in line))]
    assert not left, left


Person = Callable[..., Page]


@pytest.fixture
def person(server: Server, browser: Browser, complaints: Complaints) -> Person:
    """Somebody at a device of their own that has never been here."""

    def arrives(
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        theme: str = "light",
        motion: bool = False,
        scale: float = 1,
        worker: bool = True,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            device_scale_factor=scale,
            has_touch=size[0] <= PHONE[0],
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
        )
        return complaints.listen(context).new_page()

    return arrives
