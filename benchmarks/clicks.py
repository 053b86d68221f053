"""How soon the page answers a click, with the server on the same machine: `make bench`. The figures go to bench.json.

From the click to the first change of the page, drawn: a lifted piece, a lit target, the next question. Animations are off, bots answer
at once. A choice goes to the server and comes back before its answer is seen.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.page.arriving import GAMES
from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS, Server
from tests.page.playing import Player

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


def main() -> None:
    figures: dict[str, dict[str, float]] = {}
    server = Server(Path(tempfile.mkdtemp(prefix="muraglia-click-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in ("die-mauer", "chinesische-mauer"):
                page = browser.new_context(
                    base_url=server.address,
                    viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
                    locale="en-GB",
                    reduced_motion="reduce",
                ).new_page()
                times = sorted(answers(page, game))
                at = statistics.quantiles(times, n=100)
                figures[game] = {"clicks": len(times), "median": at[49], "p95": at[94], "longest": times[-1]}
            browser.close()
    finally:
        server.stop()
    table = Table("from a click to its answer", "clicks", "median ms", "p95 ms", "longest ms")
    for game, row in figures.items():
        table.add_row(GAMES[game], *(f"{value:.0f}" for value in row.values()))
    Console().print(table)
    path = Path("bench.json")
    found = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**found, "click": figures}, indent=1))


if __name__ == "__main__":
    main()
