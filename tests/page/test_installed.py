"""The page on a device: put on the home screen, without a connection, older than its server, and with notices in the background."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from muraglia.server.site import STATIC

from .arriving import asked, begin
from .conftest import Complaints, Server
from .test_staying import draw, draw_and_see, hand, lost, own_choices

OLD = "0ldBui1d"  # in the place of the hash that names a file of the page


def older_build(folder: Path) -> tuple[str, ...]:
    """Returns how to start a server with an older page: the same one, but every file has another name, as in any other build."""
    kept = [path for path in STATIC.rglob("*") if path.is_file()]
    names = {path.name for path in kept if path.parent.name == "assets" and re.search(r"-[\w-]{8}\.(js|css)$", path.name)}
    renamed = {name: f"{name[: name.rindex('.') - 8]}{OLD[:5]}{number:03}{Path(name).suffix}" for number, name in enumerate(sorted(names))}
    for path in kept:
        content = path.read_bytes()
        if path.suffix in (".js", ".css", ".html"):
            text = re.sub(r"[\w.-]+-[\w-]{8}\.(?:js|css)", lambda found: renamed.get(found[0], found[0]), content.decode())
            content = text.encode()
        target = folder / path.relative_to(STATIC).with_name(renamed.get(path.name, path.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    code = f"from pathlib import Path; from muraglia.server import site; site.STATIC = Path({str(folder)!r})"
    return ("-c", f"{code}; from muraglia.cli import main; main()")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop it."""
    running = Server(tmp_path)
    yield running
    running.stop()


def arrives(browser: Browser, complaints: Complaints, server: Server, locale: str = "en-GB") -> Page:
    context = browser.new_context(base_url=server.address, locale=locale, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    return complaints.listen(context).new_page()


def installed(page: Page) -> None:
    """Waits until the service worker has kept the page and is in charge of it."""
    page.wait_for_function("() => navigator.serviceWorker?.controller?.state === 'activated'")
    page.wait_for_function(
        """async () => {
          const kept = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length));
          return kept.some((count) => count > 8);
        }"""
    )


@pytest.mark.parametrize("code", ["en", "de", "fr", "it"])
def test_the_page_can_be_installed_in_every_language(server: Server, code: str) -> None:
    answer = httpx.get(f"{server.address}/manifest.webmanifest", headers={"accept-language": f"sv, {code}-CH;q=0.8, nl;q=0.7"})
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert manifest["lang"] == code
    said = [manifest["description"], *(shortcut["name"] for shortcut in manifest["shortcuts"])]
    english = httpx.get(f"{server.address}/manifest.webmanifest").json()
    assert (manifest == english) == (code == "en")
    assert all(said) and len(set(said)) == len(said)
    for icon in manifest["icons"]:
        file = httpx.get(f"{server.address}/{icon['src']}")
        assert file.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = Image.open(io.BytesIO(file.content)).size
            assert icon["sizes"] == f"{width}x{height}"


def test_the_browser_finds_nothing_that_keeps_it_from_installing(server: Server, browser: Browser, complaints: Complaints) -> None:
    page = arrives(browser, complaints, server)
    page.goto("/")
    installed(page)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.address}/manifest.webmanifest"


@pytest.mark.breaks_the_network
@pytest.mark.parametrize(
    ("locale", "heading"),
    [("en-GB", "No connection"), ("de-DE", "Keine Verbindung"), ("fr-FR", "Pas de connexion"), ("it-IT", "Nessuna connessione")],
)
def test_without_a_connection_the_page_says_so_and_goes_on_by_itself(
    own_server: Server, browser: Browser, complaints: Complaints, locale: str, heading: str
) -> None:
    page = arrives(browser, complaints, own_server, locale)
    page.goto("/")
    installed(page)
    own_server.process.kill()
    own_server.process.wait()
    page.goto("/tables")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    own_server.start()
    expect(page.get_by_role("heading", name=heading)).to_be_hidden(timeout=30_000)
    expect(page.locator("h1")).to_be_visible()
    assert page.url == f"{own_server.address}/tables"


@pytest.mark.breaks_the_network
def test_an_older_page_meets_the_new_server_and_updates_itself_without_a_lost_answer(
    own_server: Server, browser: Browser, complaints: Complaints, tmp_path: Path
) -> None:
    own_server.stop()
    own_server.program = older_build(tmp_path / "older")
    own_server.start()
    page = arrives(browser, complaints, own_server)
    table = begin(page)
    installed(page)
    build = "document.querySelector('meta[name=muraglia-page]').content"
    older = page.evaluate(build)
    assert page.evaluate("document.querySelector('script').src").endswith(".js") and OLD[:5] in page.evaluate(
        "document.querySelector('script').src"
    )
    page.evaluate("window.is_the_old_page = true")
    held = hand(page).count()
    own_server.process.kill()
    own_server.process.wait()
    expect(lost(page)).to_be_visible(timeout=30_000)
    draw(page)  # an answer in flight
    own_server.program = ("-m", "muraglia")
    own_server.start()
    page.wait_for_function("() => !window.is_the_old_page", timeout=60_000)
    expect(page.get_by_text("Muraglia has been updated")).to_be_visible()
    assert page.evaluate(build) != older
    asked(page)
    expect(hand(page)).to_have_count(held + 1)
    assert own_choices(page, table) == 1
    newer = f"shell-{page.evaluate(build)}"
    page.wait_for_function("async (newer) => String(await caches.keys()) === newer", arg=newer)  # nothing of the old build is kept


def test_an_update_waits_for_an_answer_that_has_been_begun(own_server: Server, browser: Browser, complaints: Complaints) -> None:
    page = arrives(browser, complaints, own_server)
    page.route("**/api/about", lambda route: route.fulfill(json={**route.fetch().json(), "page": "another"}))
    page.goto("/new")
    installed(page)
    page.evaluate("window.is_the_old_page = true")
    field = page.get_by_label("Your name")
    field.fill("Anna")
    field.focus()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("There is a new version of Muraglia")).to_be_visible()
    assert page.evaluate("window.is_the_old_page")
    page.get_by_role("button", name="Reload now").click()
    page.wait_for_function("() => !window.is_the_old_page")


# Notices of a page in the background

# Chromium without windows has no place for notices and denies every page: what it would show is kept here instead.
CENTRE = """
window.is_in_front = true;
Object.defineProperty(Document.prototype, "visibilityState", { get: () => window.is_in_front ? "visible" : "hidden" });
const permission = () => sessionStorage.permission ?? "default";
Object.defineProperty(Notification, "permission", { get: permission });
Notification.requestPermission = async () => sessionStorage.permission = sessionStorage.will;
const shown = window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  if (permission() !== "granted") throw new TypeError("No notification permission has been granted for this origin.");
  const notice = { title, ...options, close: () => shown.splice(shown.indexOf(notice), 1) };
  shown.push(notice);
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => shown.filter((notice) => notice.tag === tag);
"""


def test_no_page_makes_a_notice_by_itself() -> None:
    """Phones allow it only to the service worker."""
    web = Path(__file__).parent.parent.parent / "web"
    for path in [*web.glob("src/**/*.ts"), *web.glob("src/**/*.svelte"), *web.glob("worker/*.ts")]:
        assert "new Notification" not in path.read_text("utf-8"), path


@pytest.mark.parametrize("permission", ["granted", "denied", "revoked"])
def test_a_notice_comes_with_permission_and_nothing_breaks_without(
    server: Server, browser: Browser, complaints: Complaints, permission: str
) -> None:
    page = arrives(browser, complaints, server)
    page.add_init_script(CENTRE)
    page.goto("/settings")
    installed(page)
    switch = page.get_by_role("switch", name="Notifications")
    page.evaluate("(will) => sessionStorage.will = will", "denied" if permission == "denied" else "granted")
    switch.click()
    if permission == "denied":
        expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
        expect(page.locator("label", has=switch)).to_contain_text("The browser does not allow notifications")
    else:
        expect(switch).to_be_checked()
    begin(page)
    if permission == "revoked":
        page.evaluate("sessionStorage.permission = 'denied'")
    page.evaluate("window.is_in_front = false")
    for _ in range(4):  # a turn has several actions: at the end of one of them the others come
        draw_and_see(page)
    if permission == "granted":
        page.wait_for_function("() => window.shown.length === 1")
        assert page.evaluate("window.shown[0].title") == "Your turn"
    else:
        assert page.evaluate("window.shown") == []
