"""Somebody who has closed the page is told of their turn: from the server, through a push service of ours, to the real service worker.

Chromium without windows has neither a push service nor a place for notices. So the test is the push service: it gives out the subscription,
takes the server's encrypted message, decrypts it, and hands it to the browser, whose worker shows it in a list of ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Browser, Page, expect

from tests.server.push_service import PushService
from tests.server.test_notices import Browser as Receiver

from .arriving import arrive, asked, copied_link, set_up, start_button, table_of
from .conftest import Complaints, Server
from .test_installed import CENTRE, arrives, installed
from .test_staying import draw_and_see


@pytest.fixture
def push_service(tmp_path: Path) -> Iterator[PushService]:
    made = PushService(tmp_path, grace=0.5)
    yield made
    made.close()


@pytest.fixture
def pushing(push_service: PushService, tmp_path: Path) -> Iterator[Server]:
    """A server that reaches the push service."""
    running = Server(tmp_path, program=push_service.program)
    yield running
    running.stop()


def subscribing(receiver: Receiver) -> str:
    """What the browser's own push service would do, as a script."""
    return (
        f"const made = {{ endpoint: '{receiver.endpoint}', toJSON: () => ({json.encode(made_by(receiver)).decode()}), "
        "unsubscribe: async () => true };"
        "PushManager.prototype.subscribe = async ({ applicationServerKey }) => (sessionStorage.key = applicationServerKey, made);"
        "PushManager.prototype.getSubscription = async () => sessionStorage.key ? made : null;"
        "sessionStorage.will = 'granted';"
    )


def made_by(receiver: Receiver) -> dict[str, Any]:
    """A subscription as JSON."""
    row = receiver.row()
    return {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}


def deliver(page: Page, server: Server, message: Any) -> list[Any]:
    """Hands a message to the page's service worker as a push service does. Returns what the worker shows then."""
    (worker,) = page.context.service_workers
    worker.evaluate(
        """() => {
          self.shown ??= [];
          self.registration.showNotification = async (title, options) => {
            self.shown = [...self.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }];
          };
          self.registration.getNotifications = async ({ tag }) => self.shown.filter((notice) => notice.tag === tag);
          self.heard = 0;
          self.addEventListener("push", () => self.heard++);
        }"""
    )
    devtools = page.context.new_cdp_session(page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    data = json.encode(message).decode()
    devtools.send(
        "ServiceWorker.deliverPushMessage", {"origin": server.address, "registrationId": found[0]["registrationId"], "data": data}
    )
    for _ in range(200):
        if worker.evaluate("self.heard") and worker.evaluate("self.shown.length"):
            break
        page.wait_for_timeout(20)
    return list(worker.evaluate("self.shown"))


def test_a_turn_reaches_the_worker_of_a_closed_page(
    pushing: Server, push_service: PushService, browser: Browser, complaints: Complaints
) -> None:
    receiver = Receiver("anna")
    anna, bert = arrives(browser, complaints, pushing), arrives(browser, complaints, pushing)
    for script in (CENTRE, subscribing(receiver)):
        anna.add_init_script(script)
    set_up(anna, "chinesische-mauer", players=2, name="Anna")
    arrive(bert, copied_link(anna), "Bert")
    start_button(anna).click()
    table = table_of(anna)
    installed(anna)
    while not anna.locator(".status .stamp").is_visible():
        if bert.locator(".status .stamp").is_visible():
            bert.get_by_role("button", name="Draw a card").first.click()
        anna.wait_for_timeout(50)
    bert.goto("/")  # not there any more: the game is slow
    expect(anna.get_by_text("Shall we tell you when it is your move again?")).to_be_hidden()
    draw_and_see(anna)
    anna.get_by_role("button", name="Tell me").click()
    expect(anna.get_by_text("You will be told when it is your move here.")).to_be_visible()
    assert anna.evaluate("sessionStorage.key") == anna.request.get("/api/me/reach").json()["key"]
    assert push_service.taken.empty(), "nothing is sent to who watches"

    anna.goto("/settings")
    anna.get_by_role("button", name="Test it").click()
    # it is still Anna's turn, and she has left the table: which of the two comes first depends on how fast the page is
    taken = [receiver.read(push_service.taken.get(timeout=60)[1]) for _ in range(2)]
    ((tested,), (notice,)) = ([each for each in taken if each["tag"] == tag] for tag in ("test", "turn"))
    assert tested["title"] == "Muraglia reaches you"
    assert notice["title"].startswith("Your move at ") and notice["path"] == f"t/{table}"
    elsewhere = closed(anna)
    (shown,) = deliver(elsewhere, pushing, notice)
    assert (shown["title"], shown["body"], shown["tag"]) == (notice["title"], notice["body"], "turn")
    (again,) = deliver(elsewhere, pushing, notice)
    assert again["silent"] is True, "a repeated notice replaces the one before and does not ring"

    click(elsewhere)
    (worker,) = elsewhere.context.service_workers
    assert worker.evaluate("self.opened") == [f"{pushing.address}/t/{table}"], "no page is open, so a window is"
    anna = elsewhere.context.new_page()
    anna.goto("/settings")
    click(anna)
    anna.wait_for_url(f"**/t/{table}")
    asked(anna)
    assert worker.evaluate("self.opened.length") == 1, "the page that is open comes to the table"


def closed(page: Page) -> Page:
    """Closes the only page of a person. Returns one that has nothing to do with ours."""
    blank = page.context.new_page()
    page.close()
    return blank


def click(page: Page) -> None:
    """The person clicks what the worker shows. A test is no person, so the browser would open no window for it: it is written down."""
    (worker,) = page.context.service_workers
    worker.evaluate(
        """() => {
          self.opened ??= [];
          Clients.prototype.openWindow = async (address) => void self.opened.push(address);
          return new Promise((done) => {
            const event = new ExtendableEvent("notificationclick");
            const until = event.waitUntil.bind(event);
            event.notification = { ...self.shown[0], close: () => {} };
            event.waitUntil = (work) => (work.finally(done), until(work));
            self.dispatchEvent(event);
          });
        }"""
    )


def test_a_browser_that_gets_a_new_subscription_while_the_page_is_closed_tells_the_server(
    pushing: Server, push_service: PushService, browser: Browser, complaints: Complaints
) -> None:
    old, new = Receiver("anna"), Receiver("anna-again")
    anna = arrives(browser, complaints, pushing)
    for script in (CENTRE, subscribing(old)):
        anna.add_init_script(script)
    anna.goto("/")
    anna.request.put("/api/me", data={"name": "Anna", "colour": "a"})
    anna.goto("/settings")
    installed(anna)
    anna.get_by_role("switch", name="Messages on this device").click()
    expect(anna.get_by_role("button", name="Test it")).to_be_visible()
    elsewhere = closed(anna)
    (worker,) = elsewhere.context.service_workers
    worker.evaluate(
        """([endpoint, made]) => {
          PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
            if (applicationServerKey.length < 80) throw new Error("not the server's key");
            return { toJSON: () => made };
          };
          return new Promise((done) => {
            const event = new ExtendableEvent("pushsubscriptionchange");
            Object.assign(event, { oldSubscription: { endpoint }, newSubscription: null, waitUntil: (work) => work.finally(done) });
            self.dispatchEvent(event);
          });
        }""",
        [old.endpoint, made_by(new)],
    )
    assert elsewhere.context.request.post("/api/me/reach/test").json() == {"taken": 1}
    assert new.read(push_service.taken.get(timeout=60)[1])["tag"] == "test"
    assert elsewhere.context.request.get("/api/me/reach").json()["devices"] == 1, "the old one is gone"


def test_without_https_the_settings_say_why_messages_are_missing(server: Server, browser: Browser, complaints: Complaints) -> None:
    page = arrives(browser, complaints, server)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna", "colour": "a"})
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Messages on this device")
    expect(switch).to_be_disabled()
    expect(page.locator("label", has=switch)).to_contain_text("this server is opened without https://")


def test_quiet_hours_are_kept(server: Server, browser: Browser, complaints: Complaints) -> None:
    page = arrives(browser, complaints, server)
    page.goto("/")
    page.request.put("/api/me", data={"name": "Anna", "colour": "a"})
    page.goto("/settings")
    page.get_by_role("switch", name="Quiet hours").click()
    page.get_by_label("until", exact=True).fill("06:30")
    page.get_by_label("until", exact=True).blur()
    expect(page.get_by_text("Saved").first).to_be_visible()
    page.reload()
    expect(page.get_by_label("From", exact=True)).to_have_value("22:00")
    expect(page.get_by_label("until", exact=True)).to_have_value("06:30")
