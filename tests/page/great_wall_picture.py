"""What the drawn table of The Great Wall says to those who see it and to those who hear it, and what it must say about a view."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page

from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.set_export import export

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
    overseers: all(document, "[data-overseers]").map((each) => each.dataset.overseers),
    rivals: all(document, ".rival .sr").map((each) => each.textContent.trim()),
    // one's own board, where it is not folded or gives way to a question
    stock: all(document, ".dock section.stock .num").map(says),
    soldiers: all(document, ".dock section.reserve .kind > .num").map(says),
    commands: all(document, ".dock section.commands .face > b").map(says),
    tactics: all(document, ".dock section.tactics .row > *").flatMap((card) => card.querySelector("b")?.textContent ?? []),
    open: all(document, ".worth .line b").map(says), // Artifacts, or Requests and Events, where that tab is open
  };
}"""

SET = json.loads(msgspec.json.encode(export(CARDS)))
HORDES = {card["id"]: card for card in SET["hordes"]}
NAMES = {card["id"]: card["name"]["en"] for kind in ("tactics", "commands", "artifacts", "requests", "events") for card in SET[kind]}
COMMANDS = {(card["clan"], card["id"]): card["name"]["en"] for card in SET["commands"]}


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

    def overseers(self, location: int) -> str:
        """Levels and Soldiers at a production Location, as the element carries them; the others have none."""
        if location >= len(self.public.factions[0].overseers):
            return ""
        placed = [
            (faction, view.overseers[location], view.overseer_soldiers[location]) for faction, view in enumerate(self.public.factions)
        ]
        return " ".join(f"{faction}:{level}:{soldier or ''}" for faction, level, soldier in placed if level)

    def rival(self, faction: int) -> str:
        view = self.public.factions[faction]
        shame = sum(view.shamed) + sum(taken.tiles for taken in view.taken)
        spearmen, archers, horsemen = view.reserve
        tea = self.public.tea.index(faction) + 1 if faction in self.public.tea else 0
        return (
            f"{self.name(faction)}: Honour {view.honour}, Tea order {tea}, Clerks {view.home}, Spearmen {spearmen}, "
            f"Archers {archers}, Horsemen {horsemen}, Shame tiles {shame}, Tactic cards {view.tactics_size}, "
            f"Command cards in hand {view.hand_size}. Open the whole board."
        )


def said(page: Page, view: Any, table: dict[str, Any]) -> dict[str, Any]:
    """What the table says, as far as it says it now: targets say their prices instead, and questions take the place of one's own board."""
    found: dict[str, Any] = page.evaluate(SAID)
    wanted = Expected(view, table)
    for told, number in zip(found["sections"], wanted.used(), strict=True):
        told["plate"] = told["plate"] or wanted.section(number)["plate"]
    for place, told in zip(SET["locations"], found["locations"], strict=True):
        if (clerks := wanted.clerks(place["id"])) in told["says"]:
            told["says"] = clerks
    found["warehouse"] = [int(amount.split()[0]) for amount in found["warehouse"]]
    honour = "{}: {} Honour"
    found["honour"] = [
        faction for faction, each in enumerate(view.public.factions) if honour.format(wanted.name(faction), each.honour) in found["honour"]
    ]
    return found


def expected(view: Any, table: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What the table must say about a view. What it does not show now is taken from what was found."""
    wanted = Expected(view, table)
    public, own = wanted.public, view.own
    mine = public.factions[view.seat]

    def where_shown(part: str, says: Any) -> Any:
        return says if found[part] else found[part]

    commands = [NAMES[card] for card in own.hand]
    pile = [NAMES[card] for card in mine.pile]
    return {
        "sections": [wanted.section(number) for number in wanted.used()],
        "locations": [{"says": wanted.clerks(place["id"]), "clerks": sum(public.clerks[place["id"]])} for place in SET["locations"]],
        "track": wanted.track(),
        "tea": [f"{place + 1}. {wanted.name(faction)}" for place, faction in enumerate(public.tea)],
        "honour": [faction for faction in range(len(public.factions)) if wanted.kin(faction) != "rush"],
        "warehouse": list(public.warehouse),
        "shame": str(public.shame),
        "year": f"Year {public.year} of {public.years}",
        "season": public.season.capitalize() if public.season else None,
        "overseers": [wanted.overseers(number) for number in range(len(SET["locations"]))],
        "rivals": [wanted.rival(faction) for faction in range(len(public.factions)) if faction != view.seat],
        "stock": where_shown("stock", [str(amount) for amount in own.resources]),
        "soldiers": where_shown("soldiers", [str(amount) for amount in mine.reserve]),
        "commands": where_shown("commands", pile if found["commands"] == pile else commands),
        "tactics": where_shown("tactics", [NAMES[card] for card in own.tactics]),
        "open": where_shown(
            "open", [NAMES[card] for card in (public.requests + public.events if wanted.cooperative else public.artifacts)]
        ),
    }
