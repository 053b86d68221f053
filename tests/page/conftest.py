"""A real server, and people with real browsers: each person has a context of their own."""

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
from playwright.sync_api import Browser, Page, sync_playwright

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


class Server:
    """`muraglia serve` as a process, with bots that answer fast."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.data = data
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "muraglia",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--beat",
            "0.02",
            "--rate",
            "0",
        ]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=open(self.data / "server.log", "ab"),
        )
        for _ in range(400):
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


def of_the_network(complaint: str) -> bool:
    """What the browser itself says of a connection that a test has broken."""
    return "WebSocket connection to" in complaint or "net::ERR_" in complaint


Person = Callable[..., Page]


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[Person]:
    """A new person at a device of their own. What the page complains about on the console fails the test."""
    complaints: list[str] = []

    def arrives(
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        theme: str = "light",
        name: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == PHONE,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: complaints.append(line.text) if line.type == "error" and not of_the_network(line.text) else None,
        )
        if name:
            answer = context.request.put(
                "/api/me",
                data={"name": name, "colour": "abcdef"[len(browser.contexts) - 1]},
                headers={"origin": server.address},
            )
            assert answer.ok, answer.text()
        return page

    yield arrives
    assert not complaints, complaints


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A test that was begun anew because its browser did not answer is not passed over in silence: here it waited."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"begun anew: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
