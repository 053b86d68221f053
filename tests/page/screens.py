"""Pictures of every screen, to be looked at one by one: `make screens` writes them to .screens/.

Desktop and phone, light and dark, four languages; every screen in each language once, and in English with every device and theme.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, Server
from tests.page.great_wall_scenes import LOOKS as GREAT_WALL_LOOKS
from tests.page.great_wall_scenes import SCENES, scene
from tests.page.playing import Player
from tests.page.test_great_wall_board import open_at

OUT = Path(".screens")
LOOKS = [
    (DESKTOP, "light", "en"), (DESKTOP, "dark", "en"), (PHONE, "light", "en"), (PHONE, "dark", "en"),
    (DESKTOP, "light", "de"), (DESKTOP, "dark", "de"), (PHONE, "light", "de"), (DESKTOP, "light", "fr"), (PHONE, "dark", "fr"),
    (DESKTOP, "light", "it"), (PHONE, "light", "it"),
]  # fmt: skip
FINISHED: dict[str, tuple[list[Any], str]] = {}  # game -> cookies of the player, address of the table


def table(page: Page, **setting: object) -> str:
    page.goto("/")
    answer = page.request.post(
        "/api/tables",
        data=setting,
        headers={"origin": "/".join(page.url.split("/")[:3])},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def bots(count: int) -> list[dict[str, str]]:
    return [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * count


def plain(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)

    return show


def tables(page: Page) -> None:
    """One where I am to act, one that waits for players, and one that is over."""
    first = "chinesische-mauer" not in FINISHED
    end("chinesische-mauer")(page)
    if first:
        table(page, game="chinesische-mauer", players=3, seats=bots(2), start=True)
        table(page, game="die-mauer", players=4, seats=bots(1), public=True)
    page.goto("/tables")


def waiting_room(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"/t/{table(page, game='die-mauer', players=5, seats=seats, public=True)}")


def in_the_middle(game: str, players: int, clicks: int) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/t/{table(page, game=game, players=players, seats=bots(players - 1), start=True)}")
        play(page, clicks)

    return show


def play(page: Page, clicks: int) -> None:
    player = Player(page, "screens")
    for _ in range(60 * clicks):
        if player.clicks >= clicks or player.is_over:
            break
        if not player.act():
            page.wait_for_timeout(60)
    page.wait_for_timeout(900)
    page.mouse.move(2, 2)


def lifted(game: str, players: int, clicks: int, selector: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        in_the_middle(game, players, clicks)(page)
        if page.locator(selector).count():
            page.locator(selector).first.click(force=True)
            page.wait_for_timeout(500)

    return show


def end(game: str, then: Callable[[Page], None] = lambda page: None) -> Callable[[Page], None]:
    """The game is played once; every other look comes as the same player to the same table."""

    def show(page: Page) -> None:
        if game not in FINISHED:
            options = {"rounds": "2"} if game == "die-mauer" else {}
            seats = bots(3)[1:] if game == "great-wall" else bots(2)  # too long to be clicked through
            path = f"/t/{table(page, game=game, players=3, seats=seats, start=True, options=options)}"
            page.goto(path)
            play(page, 2000)
            page.locator("main.end").wait_for(timeout=120_000)
            FINISHED[game] = page.context.cookies(), path
        else:
            cookies, path = FINISHED[game]
            page.context.clear_cookies()
            page.context.add_cookies(cookies)
            page.goto(path)
        then(page)

    return show


def analysis(page: Page) -> None:
    page.locator(".turns li").first.wait_for(timeout=180_000)
    page.locator(".turns").evaluate("(turns) => turns.scrollIntoView()")


def replay(page: Page) -> None:
    page.goto(f"{page.url}?moment=40")


def text_view(page: Page) -> None:
    in_the_middle("chinesische-mauer", 3, 6)(page)
    page.keyboard.press("t")


def shared_screen(game: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}, {"kind": "open"}]
        page.goto(f"/t/{table(page, game=game, players=3, seats=seats, way='shared-screen')}/screen")

    return show


def shared_board(game: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/t/{table(page, game=game, players=3, seats=bots(2), way='shared-screen', start=True)}")
        play(page, 8)
        page.goto(f"{page.url}/screen")

    return show


def hand_on_a_phone(game: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/t/{table(page, game=game, players=3, seats=bots(2), way='shared-screen', start=True)}")

    return show


def curtain(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"/t/{table(page, game='die-mauer', players=3, seats=seats, way='one-device', start=True)}")


def lesson(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("main").get_by_role("button").first.click()


SCREENS: dict[str, Callable[[Page], None]] = {
    "start": plain("/"),
    "tables": tables,
    "new-table": plain("/new"),
    "waiting-room": waiting_room,
    "die-mauer": lifted("die-mauer", 5, 14, "[data-dm-piece]:not(.no)"),
    "chinesische-mauer": lifted("chinesische-mauer", 3, 10, "[data-fan] button"),
    "die-mauer-6": in_the_middle("die-mauer", 6, 24),
    "chinesische-mauer-5": in_the_middle("chinesische-mauer", 5, 14),
    "great-wall": in_the_middle("great-wall", 3, 20),
    "text-view": text_view,
    "shared-die-mauer": shared_screen("die-mauer"),
    "board-die-mauer": shared_board("die-mauer"),
    "board-chinesische-mauer": shared_board("chinesische-mauer"),
    "hand-die-mauer": hand_on_a_phone("die-mauer"),
    "hand-chinesische-mauer": hand_on_a_phone("chinesische-mauer"),
    "curtain": curtain,
    "end-die-mauer": end("die-mauer"),
    "end-chinesische-mauer": end("chinesische-mauer"),
    "end-great-wall": end("great-wall"),
    "analysis": end("chinesische-mauer", analysis),
    "replay": end("chinesische-mauer", replay),
    "rules": plain("/rules/chinesische-mauer"),
    "learn": plain("/learn"),
    "lesson": lesson,
    "settings": plain("/settings"),
}


def great_wall(name: str) -> Callable[[Page], None]:
    """A scene of The Great Wall, in looks of its own."""

    def show(page: Page) -> None:
        open_at(page, scene(name))
        page.locator(".status .stamp").wait_for()

    return show


OF_THE_GREAT_WALL = {f"great-wall-{name}": great_wall(name) for name in SCENES}
ALL = [(name, look) for name in SCREENS for look in LOOKS] + [(name, look) for name in OF_THE_GREAT_WALL for look in GREAT_WALL_LOOKS]
SCREENS.update(OF_THE_GREAT_WALL)


def picture(browser: Browser, address: str, name: str, look: tuple[tuple[int, int], str, str]) -> None:
    (width, height), theme, language = look
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "it": "it-IT"}[language],
        has_touch=width < 720,
        reduced_motion="reduce",
    )
    context.request.put("/api/me", data={"name": "Mara", "colour": "a"}, headers={"origin": address})
    page = context.new_page()
    SCREENS[name](page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1200)
    page.screenshot(path=OUT / f"{name}-{'phone' if width < 720 else 'desktop'}-{theme}-{language}.png")
    context.close()


def main() -> None:
    """Names of screens, languages, devices or themes as arguments: only those."""
    wanted = set(sys.argv[1:])
    OUT.mkdir(exist_ok=True)
    server = Server(Path(tempfile.mkdtemp(prefix="muraglia-screens-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name, look in ALL:
                device = "phone" if look[0][0] < 720 else "desktop"
                if wanted <= {name, look[1], look[2], device}:
                    picture(browser, server.address, name, look)
                    print(name, *look[1:], look[0])
    finally:
        server.stop()


if __name__ == "__main__":
    main()
