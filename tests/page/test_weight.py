"""What a first visit costs, in compressed bytes over the wire."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .arriving import GAMES, asked
from .conftest import Person

KB = 1000
MOST = {"die-mauer": 121, "chinesische-mauer": 120, "great-wall": 250}  # kB that a game may add to the start page


class Scales:
    """Adds up what the browser receives, bodies and headers, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.files: list[tuple[int, str]] = []
        self._sizes: dict[str, str] = {}
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.on(
            "Network.responseReceived",
            lambda event: self._sizes.update({event["requestId"]: event["response"]["url"]}),
        )
        devtools.on("Network.loadingFinished", self._weigh)

    def _weigh(self, event: dict[str, object]) -> None:
        size = int(str(event["encodedDataLength"]).split(".")[0])
        self.bytes += size
        self.files.append((size, self._sizes.get(str(event["requestId"]), "")))


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", MOST)
def test_the_start_page_and_a_game_are_light(person: Person, game: str, locale: str) -> None:
    page = person(locale=locale, worker=False)  # what passes through a service worker is not counted
    scales = Scales(page)
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    start = scales.bytes
    assert 10 * KB < start <= 150 * KB, sorted(scales.files)[-8:]
    page.get_by_role("radio", name=GAMES[game]).first.check(force=True)
    page.locator("button.huge").click()
    asked(page)
    page.wait_for_load_state("networkidle")
    assert 10 * KB < scales.bytes - start <= MOST[game] * KB, sorted(scales.files)[-8:]
