"""All fists open: hands and the reason are seen together long enough, and nobody has to wait for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .arriving import arrive, asked, begin, copied_link, scanned, set_up, start_button
from .conftest import DESKTOP, PHONE, Person
from .playing import AT_THE_BEGINNING, Player, play_to_the_end
from .test_die_mauer import close_fist, is_master, lifted, piece, wall

# Adds up, picture by picture, for how long all hands are open and the reason can be read.
WATCH = """() => {
  const isSeen = (element) => {
    const box = element?.getBoundingClientRect();
    const inside = box && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return inside && element.checkVisibility() && Number(getComputedStyle(element).opacity) > 0.5;
  };
  window.reveal = { together: 0, isOpen: false };
  let last = performance.now();
  const look = (now) => {
    const hands = [...document.querySelectorAll("[data-dm-hand]")];
    const isOpen = hands.length === 2 && hands.every((hand) => hand.matches(".open") && isSeen(hand));
    const blocks = document.querySelectorAll("[data-dm-hand] [data-dm-shown]").length;
    if (isOpen && blocks > 0 && isSeen(document.querySelector("[data-dm-why]"))) window.reveal.together += now - last;
    window.reveal.isOpen = isOpen;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# Looks at every picture in the page itself: a question from outside would come too late.
UNTIL = """(isOpen) => new Promise((done, fail) => {
  const look = () => (window.reveal.isOpen === isOpen && window.reveal.together > 0 ? done() : requestAnimationFrame(look));
  setTimeout(() => fail(new Error(`hands never seen ${isOpen ? "open" : "drawn back"}`)), 20000);
  look();
})"""


def with_motion(page: Page) -> Page:
    page.emulate_media(reduced_motion="no-preference")
    return page


def together(page: Page) -> float:
    """For how many milliseconds hands and reason have been seen together."""
    return float(page.evaluate("window.reveal.together"))


def two_people(person: Person, size: tuple[int, int]) -> tuple[Page, Page]:
    """The master builder and the rival, on devices of this size."""
    one, other = person(size=size), person(size=size)
    set_up(one, "die-mauer", players=2, rounds=1)
    arrive(other, copied_link(one), "Otto")
    return begun(one, one, other)


def begun(host: Page, one: Page, other: Page) -> tuple[Page, Page]:
    start_button(host).click()
    asked(one)
    asked(other)
    return (one, other) if is_master(one) else (other, one)


def a_turn(master: Page, rival: Page) -> None:
    """The master shows the tower and builds it at once, long before the others have looked at it."""
    close_fist(rival, "W1")
    close_fist(master, "T")
    master.locator("button.slot.lit, .ends button.lit").first.click()
    asked(rival)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_hands_and_reason_are_seen_together_for_two_seconds(person: Person, size: tuple[int, int]) -> None:
    master, rival = two_people(person, size)
    with_motion(rival).evaluate(WATCH)
    a_turn(master, rival)  # the next turn has begun, and the rival may answer: the scene goes on
    rival.evaluate(UNTIL, True)
    reason = rival.locator("[data-dm-why]")
    expect(reason).to_contain_text("0 rivals match")
    expect(reason).to_contain_text("The master builds.")
    rival.evaluate(UNTIL, False)
    assert together(rival) >= 2000
    expect(reason).to_be_visible()  # until the next fist is closed

    before = together(rival)
    rival.get_by_role("button", name="Again, slowly").click()
    rival.evaluate(UNTIL, True)
    rival.evaluate(UNTIL, False)
    assert together(rival) - before >= 2000


def test_the_shared_screen_shows_it_too(person: Person) -> None:
    screen, *phones = person(motion=True), person(size=PHONE), person(size=PHONE)
    set_up(screen, "die-mauer", players=2, rounds=1, way="shared-screen")
    for phone, name in zip(phones, ("Mara", "Otto")):
        arrive(phone, scanned(screen.locator("ol.codes img").first), name)
    master, rival = begun(screen, *phones)
    expect(screen.get_by_text("Close your fists!")).to_be_visible()
    screen.evaluate(WATCH)
    a_turn(master, rival)
    screen.evaluate(UNTIL, True)
    expect(screen.locator("[data-dm-why]")).to_contain_text("The master builds.")
    screen.evaluate(UNTIL, False)
    assert together(screen) >= 2000


# When a block is in the wall that is shown, and when wood is heard: its is the only tone of that shape.
LISTEN = """() => {
  window.heard = { wood: 0, seen: 0 };
  const started = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    if (this.type === "triangle") window.heard.wood ||= performance.now();
    return started.apply(this, when);
  };
  const look = () => {
    if (document.querySelector("[data-dm-place]")) window.heard.seen = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_wood_is_heard_when_the_block_lands(person: Person, motion: bool) -> None:
    master, rival = two_people(person, DESKTOP)
    if motion:
        with_motion(rival)
    rival.evaluate(LISTEN)
    a_turn(master, rival)
    rival.wait_for_function("() => window.heard.wood && window.heard.seen")
    heard = rival.evaluate("window.heard")
    if motion:
        assert heard["wood"] - heard["seen"] > 300, "it flies before it lands"
    else:
        assert abs(heard["wood"] - heard["seen"]) < 300


# While a turn is played out: hands that are said to build, and the sentence that says who does. Pictures where they differ are kept.
BUILDERS = """() => {
  window.builders = { seen: 0, wrong: [] };
  const look = () => {
    const why = document.querySelector(".say span")?.textContent ?? "";
    const hands = [...document.querySelectorAll(".edge > li")];
    const building = hands.filter((hand) => hand.querySelector(".doing").textContent.startsWith("builds"));
    for (const hand of why.startsWith("Why") ? building : []) {
      window.builders.seen++;
      const name = hand.querySelector(".who b").textContent;
      if (!why.includes(name)) window.builders.wrong.push(`${name} builds: ${why}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_while_bots_play_on_the_shared_screen_says_builds_only_of_those_who_do(person: Person) -> None:
    """Bots are many turns ahead of the turn that is shown, and then the same master may have come around again."""
    screen = person(motion=True)
    set_up(screen, "die-mauer", players=4, bots=4, rounds=10, way="shared-screen")
    start_button(screen).click()
    screen.locator(".edge > li").first.wait_for()
    screen.evaluate(BUILDERS)
    screen.wait_for_function("() => window.builders.seen > 60")  # pictures, of more than one turn
    assert screen.evaluate("window.builders.wrong") == []


# From the news that the game is over to the score on the screen, in milliseconds.
LAST_SCENE = """() => {
  window.last = { news: 0, score: 0 };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => { if (data.includes("game-ends")) window.last.news ||= performance.now(); });
    }
  };
  const look = () => (document.querySelector("main.over") ? (window.last.score = performance.now()) : requestAnimationFrame(look));
  look();
}"""


def test_the_shared_screen_shows_the_last_turn_before_the_score(person: Person) -> None:
    screen = person(motion=True)
    screen.add_init_script(f"({LAST_SCENE})()")
    set_up(screen, "die-mauer", players=3, bots=3, rounds=1, way="shared-screen")
    screen.reload()
    start_button(screen).click()
    screen.wait_for_function("() => window.last.score > 0", timeout=60_000)
    news, score = screen.evaluate("[window.last.news, window.last.score]")
    assert 0 < news < score - 2000


def test_a_click_ends_it_and_does_what_it_does_besides(person: Person) -> None:
    master, rival = two_people(person, DESKTOP)
    with_motion(rival).evaluate(WATCH)
    a_turn(master, rival)
    rival.evaluate(UNTIL, True)
    piece(rival, "W2").click()
    assert together(rival) < 2000
    expect(lifted(rival)).to_have_attribute("data-dm-piece", "W2")
    assert rival.evaluate("document.querySelectorAll('.rival .arm.open').length") == 0


def test_without_motion_the_reason_stays_until_the_next_fist_is_closed(person: Person) -> None:
    master, rival = two_people(person, PHONE)
    a_turn(master, rival)
    reason = rival.locator("[data-dm-why]")
    expect(reason).to_contain_text("The master builds.")
    close_fist(rival, "W2")
    expect(rival.get_by_role("button", name="Think again")).to_be_visible()
    expect(reason).to_have_count(0)


def test_on_a_phone_nothing_moves_from_its_place_from_turn_to_turn(person: Person) -> None:
    master, rival = two_people(person, PHONE)
    places = [place(rival), place(master)]
    close_fist(rival, "W1")
    places.append(place(rival))
    close_fist(master, "T")
    expect(master.locator("button.slot.lit").first).to_be_visible()
    places += [place(rival), place(master)]
    master.locator("button.slot.lit").first.click()
    asked(rival)
    places.append(place(rival))
    assert len(set(places)) == 1, places


PLACES = """() => ["section.stage", ".pieces"].map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [box.top, box.height].map(Math.round).join("+");
}).join()"""


def place(page: Page) -> str:
    """Where the stage and the shelf of pieces are."""
    return str(page.evaluate(PLACES))


def test_looking_back_after_a_game_that_was_played_here(person: Person) -> None:
    page = person(motion=True)
    begin(page, "die-mauer", rounds=1)
    play_to_the_end([Player(page, "look back")])
    page.get_by_role("link", name="Look back").first.click()
    for _ in range(2):
        expect(page.locator(".status .say")).to_have_text(AT_THE_BEGINNING)
        page.get_by_role("button", name="To now").click()
        expect(wall(page).first).to_be_visible()
        page.get_by_role("button", name="To the beginning").click()
        expect(wall(page)).to_have_count(0)
        page.reload()
    expect(page.locator(".status .say")).to_have_text(AT_THE_BEGINNING)
    page.keyboard.press("Escape")
    expect(page.locator("main.end")).to_be_visible()
