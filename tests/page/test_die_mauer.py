"""The board of Die Mauer: fists close and tell nothing, blocks are built by click, by key and by dragging, refusals say why."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .arriving import arrive, asked, begin, copied_link, set_up, start_button
from .conftest import PHONE, Person

# An end where a block may be built now: before the fists open both ends are there, and only say why not.
LIT = re.compile(r"\blit\b")


def piece(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-dm-piece='{name}']")


def lifted(page: Page) -> Locator:
    return page.locator("button.piece.lifted")


def wall(page: Page) -> Locator:
    return page.get_by_role("list", name="The wall, from left to right").get_by_role("listitem")


def end(page: Page, side: str) -> Locator:
    return page.locator(f"button.slot.{side}")


def close_fist(page: Page, name: str) -> None:
    """Lift a piece and close the fist around it, once that is asked: what is lifted belongs to one question."""
    expect(page.locator(".status")).to_contain_text("the master builder")
    piece(page, name).click()
    page.get_by_role("button", name="Close your fist").click()


def two_people(person: Person) -> tuple[Page, Page]:
    """A table for two people without bots; the master builder first."""
    mara, otto = person(), person()
    set_up(mara, "die-mauer", players=2, rounds=1, name="Mara")
    arrive(otto, copied_link(mara), "Otto")
    start_button(mara).click()
    asked(mara)
    asked(otto)
    return (mara, otto) if is_master(mara) else (otto, mara)


def is_master(page: Page) -> bool:
    return page.locator(".status").get_by_text("You are the master builder").count() > 0


def test_a_piece_is_lifted_and_put_down_again(person: Person) -> None:
    page = person()
    begin(page, "die-mauer")
    piece(page, "T").click()
    expect(lifted(page)).to_have_attribute("data-dm-piece", "T")
    expect(page.get_by_role("heading", name="If you show the tower")).to_be_visible()
    page.keyboard.press("Escape")
    expect(lifted(page)).to_have_count(0)
    piece(page, "G").click()
    piece(page, "W3").click()
    expect(lifted(page)).to_have_attribute("data-dm-piece", "W3")
    piece(page, "W3").click()
    expect(lifted(page)).to_have_count(0)


def test_a_closed_fist_can_be_opened_again_and_tells_the_others_nothing(person: Person) -> None:
    mara, otto = two_people(person)
    seen = []
    for name in ("T", "fist"):
        close_fist(mara, name)
        expect(otto.locator(".rival .doing")).to_have_text("fist closed")
        seen.append(otto.locator(".stage").inner_html())
        mara.get_by_role("button", name="Think again").click()
        expect(otto.locator(".rival .doing")).to_have_text("thinking")
    assert seen[0] == seen[1]


def test_blocks_are_built_by_key_by_click_and_by_dragging(person: Person) -> None:
    master, rival = two_people(person)
    for turn, build in enumerate((by_key, by_click, by_dragging)):
        shown = ("T", "W4", "W6")[turn]
        close_fist(master, shown)
        close_fist(rival, ("W1", "W2", "W3")[turn])
        expect(master.locator(".slot.lit").first).to_be_visible()
        build(master)
        for page in (master, rival):
            expect(wall(page)).to_have_count(turn + 1)
        expect(wall(rival).nth(turn)).to_have_text(re.compile(r"(tower|wall piece \d), built by (Mara|Otto)"))
        asked(master)
        master, rival = rival, master  # the marker passes
        asked(master)


def by_key(page: Page) -> None:
    end(page, "right").focus()
    page.keyboard.press("Enter")


def by_click(page: Page) -> None:
    end(page, "right").click()


def by_dragging(page: Page) -> None:
    block, to = page.locator(".my-hand .blk").bounding_box(), end(page, "right").bounding_box()
    assert block and to
    page.mouse.move(block["x"] + block["width"] / 2, block["y"] + block["height"] / 2)
    page.mouse.down()
    page.mouse.move(block["x"] + 60, block["y"] - 40, steps=4)
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    page.mouse.up()


def test_an_end_that_takes_no_gate_says_why_with_its_rule(person: Person) -> None:
    master, rival = two_people(person)
    for built, shown in enumerate(("T", "W1"), start=1):  # the tower first, then a wall piece to its right
        close_fist(master, shown)
        close_fist(rival, "W2")
        expect(end(master, "right")).to_have_class(LIT)
        end(master, "right").click()
        expect(wall(rival)).to_have_count(built)
        master, rival = rival, master
        asked(master)
    close_fist(master, "G")
    close_fist(rival, "W3")
    expect(end(master, "right")).to_have_class(LIT)
    expect(end(master, "left")).not_to_have_class(LIT)
    expect(master.locator(".status")).to_contain_text("Build the gate: only the right end takes it.")
    end(master, "left").click()
    expect(master.get_by_text("Towers and gates never stand side by side")).to_be_visible()
    master.get_by_role("alert").get_by_role("link", name="Rule DM-BUILD-2").click()
    expect(master.get_by_role("dialog").get_by_text("DM-BUILD-2")).to_be_visible()
    master.keyboard.press("Escape")
    expect(wall(master)).to_have_count(2)


def test_a_gift_is_new_on_the_shelf_of_whoever_takes_it(person: Person) -> None:
    master, rival = two_people(person)
    close_fist(master, "fist")
    close_fist(rival, "fist")
    expect(rival.locator(".status")).to_contain_text("which block do you give away?")
    piece(rival, "W6").click()
    rival.get_by_role("button", name="give wall piece 6").click()
    expect(piece(master, "W6")).to_have_attribute("aria-label", "wall piece 6, costs 6 if you keep it, 2 of them, new")
    expect(piece(rival, "W6")).to_have_count(0)


def test_the_arrows_walk_along_the_shelf_and_enter_closes_the_fist(person: Person) -> None:
    page = person()
    begin(page, "die-mauer", name="Mara")
    piece(page, "T").focus()
    page.keyboard.press("ArrowRight")
    expect(piece(page, "G")).to_be_focused()
    page.keyboard.press("End")
    expect(piece(page, "fist")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(piece(page, "T")).to_be_focused()
    page.keyboard.press("Enter")
    expect(lifted(page)).to_have_attribute("data-dm-piece", "T")
    page.keyboard.press("Enter")
    expect(page.locator(".rail").get_by_text("You show the tower.")).to_be_visible()  # the bots' fists are closed by then
    expect(lifted(page)).to_have_count(0)


def test_everything_on_a_phone_can_be_hit_by_a_finger(person: Person) -> None:
    page = person(size=PHONE)
    begin(page, "die-mauer")
    piece(page, "W1").click()
    expect(page.locator(".thumb").get_by_role("button", name="Close your fist")).to_be_in_viewport(ratio=1)
    boxes = [button.bounding_box() for button in page.locator("[data-dm-piece], button.slot").all()]
    assert len(boxes) == 9
    for box in boxes:
        assert box and min(box["width"], box["height"]) >= 43.5 and 0 <= box["x"] and box["x"] + box["width"] <= PHONE[0]
