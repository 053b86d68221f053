"""The Great Wall on its drawn board: what the picture says is what the view says, nothing is cut, and a year can be played on it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import muraglia
from muraglia.game import Game
from muraglia.games.great_wall.spec import set_data
from muraglia.kernel.question import Question

from .arriving import asked, set_up, start_button
from .conftest import Person
from .great_wall_moments import goes_on, moment
from .playing import Player
from .test_access import findings as serious
from .test_sizes import findings

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "solo": (1, {}),
    "two with the Rush Clan": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "cooperative": (3, {"mode": "cooperative"}),
}
# Questions that are answered on the table: one's own board stays folded.
ON_THE_TABLE = frozenset({"ask-clerk", "ask-space", "ask-activation", "ask-attack", "ask-deploy", "ask-build", "ask-wound"})
SIDES = ("left", "centre", "right")
SOLDIERS = {"spearman": ("Spearman", "Spearmen"), "archer": ("Archer", "Archers"), "horseman": ("Horseman", "Horsemen")}
STONES = ("Kiesel", "Granit", "Marmo", "Ardoise")

# What the elements of the table say, to those who see them and to those who hear them.
SAID = """() => {
  const all = (inside, selector) => [...inside.querySelectorAll(selector)];
  const says = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
  const heard = (element) => element.querySelector(".sr")?.textContent.trim() ?? says(element);
  const sections = all(document, "[data-section]").filter((section) => section.querySelector("[data-gauge]")).map((section) => ({
    side: section.dataset.section,
    gauge: says(section.querySelector("[data-gauge]")).split(". ")[0],
    shown: section.querySelector(".verdict").innerText.replace(/\\s+/g, " ").trim(),
    hordes: all(section, "[data-horde]").map(says),
    cover: all(section, "[data-cover]").map(heard).sort(),
    open: all(section, "[data-point], .hit.cell").length,
    wall: says(section.querySelector("[data-wall]")),
    plate: section.querySelector("span.plate")?.innerText.replace(/\\s+/g, "") ?? null, // a level that can be built says its price instead
    rest: all(section, "[data-rest] .group").map(heard).sort(),
  }));
  const place = (article) => ({ says: says(article), clerks: all(article, ".space .figure, .oval .figure").length });
  return {
    sections,
    locations: all(document, "[data-location]").map(place),
    track: all(document, "[data-space]").map((space) => all(space, ".badge, .title").map(says).join(": ")),
    tea: all(document, "[data-tea] .badge").map(says),
    honour: says(document.querySelector("[data-honour]")),
    warehouse: all(document, "[data-warehouse] .goods > span").map((good) => good.innerText.trim()),
    shame: document.querySelector("[data-shame] .num").innerText.trim(),
    year: document.querySelector(".head .year").innerText,
    season: document.querySelector(".seasons [aria-current]")?.innerText.trim() ?? null,
  };
}"""

SET = json.loads(msgspec.json.encode(set_data()))
HORDES = {card["id"]: card for card in SET["hordes"]}
COMMANDS = {(card["clan"], card["id"]): card["name"]["en"] for card in SET["commands"]}


def moments(mode: str, count: int, seed: int, asks: frozenset[str] | None = None) -> Iterator[str]:
    """Position texts of a game of this mode in which the first seat has to choose, from set-up to the last Years."""
    players, options = MODES[mode]
    game = muraglia.new("great-wall", players, seed=f"{mode} {seed}", **options)
    chance = random.Random(seed)
    texts: list[str] = []
    while not game.is_over and len(texts) < 400:
        seat = game.to_act[0]
        if (
            game.to_act == [0]
            and game.view(0).public.season
            and stays(question := game.question(0))
            and (not asks or question.prompt.id in asks)
        ):
            texts.append(game.position_text())
        game.play(chance.choice(game.choices(seat)), seat)
    step = max(1, len(texts) // count)
    yield from texts[step // 2 :: step][:count]


def stays(question: Question) -> bool:
    """Whether the table waits for the answer: it passes empty windows by itself, and gives answers that are the only one."""
    return len(question.options) > 1 and not question.window


def open_at(page: Page, text: str) -> dict[str, Any]:
    """The table that starts from a position, with bots at the other seats. Returns what the server says about it."""
    page.goto("/")
    answer = page.request.post(
        "/api/tables/from-text",
        data={"text": text, "chair": {"seat": 0, "bot": "random"}},
        headers={"origin": "/".join(page.url.split("/")[:3])},
    )
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"/t/{table['id']}")
    expect(page.locator("[data-area]").first).to_be_visible()
    return table


class Expected:
    """What the board must say about a view, in English."""

    def __init__(self, view: Any, table: dict[str, Any]) -> None:
        self.public = view.public
        self.players: int = self.public.players
        self.names = [seat["name"] or STONES[seat["seat"]] for seat in table["seats"]]
        side = next(way["side"] for way in SET["ways"] if self.players in way["players"] and way["cooperative"] == self.cooperative)
        self.side: str = side

    @property
    def cooperative(self) -> bool:
        return bool(self.public.options["mode"] == "cooperative")

    def kin(self, faction: int) -> str:
        return "player" if faction < self.players else "qin" if self.players == 1 and faction == 1 else "rush"

    def name(self, faction: int) -> str:
        if faction < self.players:
            return str(self.names[faction])
        return "Qin Jiushao" if self.kin(faction) == "qin" else "The Rush Clan"

    def section(self, number: int) -> dict[str, Any]:
        section = self.public.sections[number]
        level = SET["sections"][number]["levels"][section.wall]
        verdict = "quiet" if not section.hordes else "breaks" if section.offence > section.defence else "holds"
        sign = "<" if section.defence < section.offence else "=" if section.defence == section.offence else ">"
        taken = sum(section.posts)
        return {
            "side": SIDES[number],
            "gauge": f"Defence {section.defence} against offence {section.offence}: {verdict}",
            "shown": verdict.upper() if verdict == "quiet" else f"{verdict.upper()} {section.defence} {sign} {section.offence}",
            "hordes": [self.horde(horde) for horde in reversed(section.hordes)],
            "cover": sorted(self.piece(piece) for horde in section.hordes for piece in horde.cover),
            "open": sum(len(horde.vacant) for horde in section.hordes),
            "wall": f"Wall level {section.wall}, base {level['defence'][self.side]}, Barricades {section.barricades} of 3, "
            f"Shooting Posts taken {taken} of {taken + section.free_posts}",
            "plate": f"{['0', 'I', 'II', 'III'][section.wall]}·{level['defence'][self.side]}",
            "rest": sorted(
                f"{count} × {SOLDIERS[soldier][count > 1]}, {self.name(faction)}"
                for faction, kinds in enumerate(section.rest)
                for soldier, count in zip(SOLDIERS, kinds, strict=True)
                if count
            ),
        }

    def horde(self, horde: Any) -> str:
        card = HORDES[horde.card.horde]
        return (
            f"{card['name']['en']}: offence {horde.offence}, {card['honour']} Honour, "
            f"{len(horde.vacant)} of {len(card['points'])} Vital Points open"
        )

    def piece(self, piece: Any) -> str:
        who = "Wound" if piece.faction is None else f"{SOLDIERS[piece.piece][0]}, {self.name(piece.faction)}"
        return f"{' '.join(piece.points)}: {who}"

    def used(self) -> list[int]:
        way = next(way for way in SET["ways"] if self.players in way["players"] and way["cooperative"] == self.cooperative)
        return [number for number, side in enumerate(SIDES) if side in way["sections"]]

    def clerks(self, location: str) -> str:
        told = [
            f"{count} {'Clerk' if count == 1 else 'Clerks'} of {self.name(faction)}"
            for faction, count in enumerate(self.public.clerks[location])
            if count
        ]
        return ", ".join(told) or "no Clerks"

    def track(self) -> list[str]:
        return [
            f"{self.name(placed.faction)}: {COMMANDS[self.kin(placed.faction), placed.command]}" if placed else ""
            for placed in self.public.command_track
        ]


def compare(page: Page, text: str, table: dict[str, Any]) -> None:
    wanted = Expected(muraglia.set_up(text).view(0), table)
    public = wanted.public
    said = page.evaluate(SAID)
    expected = [wanted.section(number) for number in wanted.used()]
    for told, section in zip(said["sections"], expected, strict=True):
        told["plate"] = told["plate"] or section["plate"]
    assert said["sections"] == expected
    for place, told in zip(SET["locations"], said["locations"], strict=True):
        assert wanted.clerks(place["id"]) in told["says"], (place["id"], told)
        assert told["clerks"] == sum(public.clerks[place["id"]]), place["id"]
    assert said["track"] == wanted.track()
    assert said["tea"] == [f"{place + 1}. {wanted.name(faction)}" for place, faction in enumerate(public.tea)]
    for faction, view in enumerate(public.factions):
        if wanted.kin(faction) != "rush":
            assert f"{wanted.name(faction)}: {view.honour} Honour" in said["honour"]
    assert [int(amount.split()[0]) for amount in said["warehouse"]] == list(public.warehouse)
    assert int(said["shame"]) == public.shame
    assert said["year"] == f"Year {public.year} of {public.years}"
    assert said["season"] == public.season.capitalize()


@pytest.mark.parametrize("mode", MODES)
def test_the_picture_says_what_the_view_says(person: Person, mode: str) -> None:
    page = person(size=(1440, 900))
    for text in moments(mode, 5, seed=11):
        compare(page, text, open_at(page, text))


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "it-IT", "en-GB"])
@pytest.mark.parametrize("mode", ["solo", "four"])
@pytest.mark.parametrize("size", [(1280, 680), (360, 740)], ids=["low window", "small phone"])
def test_nothing_on_the_table_is_cut(person: Person, mode: str, locale: str, size: tuple[int, int]) -> None:
    page = person(size=size, locale=locale)
    for text in moments(mode, 2, seed=5, asks=ON_THE_TABLE):
        open_at(page, text)
        assert findings(page) == []
        assert page.evaluate("[...document.querySelectorAll('.stage .left')].every((rail) => rail.scrollHeight <= rail.clientHeight)")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_axe_finds_nothing_serious_on_the_table(person: Person, mode: str, theme: str) -> None:
    page = person(theme=theme)
    for text in moments(mode, 4, seed=7):
        open_at(page, text)
        asked(page)
        assert serious(page) == [], muraglia.set_up(text).question(0).prompt.id


def asked_once(mode: str, seeds: range) -> dict[str, str]:
    """A position for each question that the first seat was asked in games of this mode, by the id of its prompt."""
    found: dict[str, str] = {}
    players, options = MODES[mode]
    for seed in seeds:
        game = muraglia.new("great-wall", players, seed=f"{mode} {seed}", **options)
        chance = random.Random(seed)
        while not game.is_over:
            seat = game.to_act[0]
            question = game.question(seat)
            if game.to_act == [0] and stays(question):
                found.setdefault(question.prompt.id, game.position_text())
            game.play(chance.choice(game.choices(seat)), seat)
    return found


# Every pick that can be reached: targets, cards, buttons, plain options; Clerks also from where they can be lifted.
OFFERED = """() => ({
  picks: [...document.querySelectorAll("[data-pick]")].filter((each) => each.checkVisibility()).map((each) => Number(each.dataset.pick)),
  plain: [...document.querySelectorAll(".option[data-notation]")].map((each) => each.dataset.notation),
  liftable: document.querySelectorAll(".clerk.lit").length,
  mixer: document.querySelectorAll(".paper input, .paper [role=spinbutton], .mixer").length,
})"""


@pytest.mark.parametrize("mode", MODES)
def test_every_question_is_answered_where_it_happens(person: Person, mode: str) -> None:
    page = person(size=(1440, 900))
    for ask, text in sorted(asked_once(mode, range(3)).items()):
        question = muraglia.set_up(text).question(0)
        if question.split:
            continue  # a payment is one form with amounts, not one option after the other
        open_at(page, text)
        asked(page)
        offered = page.evaluate(OFFERED)
        wanted = {option.pick: option.notation for option in question.options}
        missing = {notation for pick, notation in wanted.items() if pick not in offered["picks"] and notation not in offered["plain"]}
        moves = {notation for notation in missing if ">" in notation and notation.split(">")[0] not in SIDES}
        assert missing == moves, (ask, missing - moves)
        assert not moves or offered["liftable"] >= len({notation.split(">")[0] for notation in moves}), (ask, moves)


def test_a_solo_year_is_played_on_the_board(person: Person) -> None:
    """From an empty browser to the second Year, by clicking what is lit; every question of the year has a target of its own."""
    page = person()
    set_up(page, "great-wall", players=1)
    start_button(page).click()
    player = Player(page, seed=3)
    while "Year 1" in page.locator(".head .year").inner_text():
        if player.act():
            assert player.clicks < 120
        else:
            page.wait_for_timeout(40)
    expect(page.locator(".head .year")).to_contain_text("Year 2")
    expect(page.locator(".track [data-space]")).to_have_count(3)


def a_second_clerk_follows(game: Game) -> bool:
    return all(goes_on(game, option.pick) for option in game.question(0).options if option.notation.startswith("home>"))


def test_the_keyboard_walks_the_table(person: Person) -> None:
    page = person()
    open_at(page, moment("ask-clerk", fits=a_second_clerk_follows))
    asked(page)
    page.keyboard.press("ArrowRight")  # the first key goes to the first lit target
    places = page.locator("[data-area=locations] .hit")
    expect(places.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(places.nth(1)).to_be_focused()
    assert places.evaluate_all("all => all.filter((each) => each.tabIndex === 0).length") == 1
    page.keyboard.press("Enter")  # it is filled in, and the next Clerk of the same answer follows
    expect(page.locator("[data-filled]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-filled]")).to_have_count(0)
