"""How soon the page answers a click, with the server on the same machine: `make bench`. The figures go to bench.json.

From the click to the first change of the page, drawn: a lifted piece, a lit target, the next question. Animations are off, bots answer
at once. A choice goes to the server and comes back before its answer is seen.

And how long the page is busy at a stretch while it shows the busiest Winter of The Great Wall with four players: the longest task, with the
processor as it is and four times slower.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

from muraglia.kernel.question import Choice
from tests.page.arriving import GAMES
from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS, Server
from tests.page.great_wall_questions import played
from tests.page.great_wall_wire import Wire, give
from tests.page.playing import Player
from tests.page.test_great_wall_board import open_at

CLICKS = 150
WATCH = """() => {
  window.answers = [];
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    if (!clicked) return;
    const began = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - began)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def arrive(browser: Browser, server: Server, motion: Literal["reduce", "no-preference"]) -> Page:
    size = {"width": DESKTOP[0], "height": DESKTOP[1]}
    return browser.new_context(base_url=server.address, viewport=size, locale="en-GB", reduced_motion=motion).new_page()  # type: ignore[arg-type]


def answers(page: Page, game: str) -> list[float]:
    """Milliseconds, click by click."""
    found: list[float] = []
    number = 0
    while len(found) < CLICKS:
        number += 1
        page.goto("/")
        page.get_by_role("radio", name=GAMES[game]).first.check(force=True)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        page.locator(".status .say").wait_for()
        page.evaluate(WATCH)
        player = Player(page, f"{game} {number}")
        while not player.is_over and len(found) + player.clicks < CLICKS:
            if not player.act():
                page.wait_for_timeout(20)
            page.wait_for_timeout(60)
        found += page.evaluate("answers")
    return found


# Tasks of 50 ms and more since now; those that are shorter keep nobody waiting.
LONG_TASKS = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
}"""


def busiest_winter() -> tuple[str, Choice]:
    """A moment of four players in Winter and the answer of the first that leads to the most events."""
    best: tuple[int, str, Choice] = (0, "", ())
    for seed in range(10):
        for game, seat, choice in played("four", seed):
            if seat == 0 and game.view(-1).public.season == "winter" and len(game.question(0).options) > 1:
                after = game.copy()
                news = len(after.play(choice, 0))
                if news > best[0]:
                    best = (news, game.position_text(), choice)
    return best[1:]


def longest_task(page: Page, text: str, choice: Choice, slower: int) -> float:
    """Milliseconds, from the answer to the last event that is shown; 0: all tasks were shorter than 50 ms."""
    wire = Wire(page)
    table = open_at(page, text)
    page.locator(".status .stamp").wait_for()
    page.wait_for_timeout(1000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(LONG_TASKS)
    assert wire.state is not None
    give(page, table["id"], wire.state["version"], choice)
    page.wait_for_timeout(4000 * slower)
    return float(max(page.evaluate("tasks"), default=0.0))


def main() -> None:
    figures: dict[str, dict[str, float]] = {}
    server = Server(Path(tempfile.mkdtemp(prefix="muraglia-click-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in ("die-mauer", "chinesische-mauer", "great-wall"):
                page = arrive(browser, server, "reduce")
                times = sorted(answers(page, game))
                at = statistics.quantiles(times, n=100)
                figures[game] = {"clicks": len(times), "median": at[49], "p95": at[94], "longest": times[-1]}
            text, choice = busiest_winter()
            longest = {
                f"{motion}, {slower} x": longest_task(arrive(browser, server, motion), text, choice, slower)
                for motion in ("reduce", "no-preference")
                for slower in (1, 4)
            }
            browser.close()
    finally:
        server.stop()
    table = Table("from a click to its answer", "clicks", "median ms", "p95 ms", "longest ms")
    for game, row in figures.items():
        table.add_row(GAMES[game], *(f"{value:.0f}" for value in row.values()))
    Console().print(table)
    tasks = Table("the busiest Winter: motion, processor", "longest task, ms")
    for name, milliseconds in longest.items():
        tasks.add_row(name, f"{milliseconds:.0f}" if milliseconds else "below 50")
    Console().print(tasks)
    path = Path("bench.json")
    found = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**found, "click": figures, "longest task": longest}, indent=1))


if __name__ == "__main__":
    main()
