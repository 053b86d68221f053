"""The lab: equal bots play The Great Wall, and the balance of the card set is printed. docs/card-sets.md describes the targets.

The greedy bot plays every seat, each from what its seat knows. Every game has its own seed, and the counts are kept as JSON, so a
row can be continued later.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..bots.greedy import GreedyBot
from ..games import digest_of, spec_of
from ..games.great_wall.cardset import CardSet
from ..games.great_wall.opening import known_set
from ..games.great_wall.set_up import is_setting_up
from ..kernel.events import Sink
from ..kernel.rng import rng_from_seed
from ..kernel.spec import Spec
from ..language import Language
from .files import earlier_results, writing

# Number of players and mode of each row.
ROWS = [(3, "standard"), (4, "standard"), (2, "standard"), (1, "standard"), (2, "cooperative"), (3, "cooperative"), (4, "cooperative")]


class Tally:
    """The counts from the games of a row."""

    def __init__(self, counts: dict[str, dict[str, int]] | None = None) -> None:
        self.counts: dict[str, Counter[str]] = {name: Counter(found) for name, found in (counts or {}).items()}

    def add(self, name: str, what: str = "", number: int = 1) -> None:
        self.counts.setdefault(name, Counter())[what] += number

    def of(self, name: str) -> Counter[str]:
        return self.counts.get(name, Counter())

    @property
    def games(self) -> int:
        return self.of("games")[""]


class Kept(Struct):
    """The results file: the counts for one set of cards."""

    set: str
    rows: dict[str, dict[str, dict[str, int]]] = {}
    bot: str = "greedy"

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(msgspec.to_builtins(self), indent=1, sort_keys=True) + "\n", "utf-8")


def play(spec: Spec, players: int, mode: str, number: int, tally: Tally) -> None:
    """Plays one game and adds what the table needs to the tally."""
    sink = Sink()
    seed = f"lab {players} {mode} {number}"
    board: Any = spec.start(players, spec.info.complete({"mode": mode}), seed, sink)
    bot = GreedyBot(spec, rng_from_seed(f"bots {seed}"))
    first_tea: list[int] = []
    advisors: set[int] = set()
    hordes_run_out = False
    seat = board.next_to_act()
    while seat >= 0:
        if not first_tea and not is_setting_up(board):
            first_tea = [faction for faction in board.tea if faction < players]
        advisors.update(board.advisor_track)
        board.sink = sink
        for pick in bot.choose_at(board, seat):
            left = len(board.horde_deck)
            board.take(seat, pick)
            hordes_run_out = hordes_run_out or left == 0 or len(board.horde_deck) > left  # it is shuffled again when a card is wanted
        seat = board.next_to_act()
    if hordes_run_out:
        tally.add("horde deck runs out")
    count_game(board, players, mode, sink, first_tea, tally)
    for advisor in advisors:
        tally.add("advisor comes up", board.cards.ids["advisor"][advisor])


def count_game(board: Any, players: int, mode: str, sink: Sink, first_tea: list[int], tally: Tally) -> None:
    ids = board.cards.ids
    winners = board.winners()
    tally.add("games")
    tally.add("won", "yes" if winners else "no")
    tally.add("years", str(board.year))
    for seat in range(players):
        general = ids["general"][board.general[seat]]
        tally.add("general plays", general)
        if seat in winners:
            tally.add("general wins", general)
            tally.add("tea", str(first_tea.index(seat)))
        for advisor in board.advisors[seat]:
            tally.add("advisor", ids["advisor"][advisor])
    for artifact in board.artifacts:
        tally.add("artifact", ids["artifact"][artifact])
    if mode == "standard":
        high = sum(level == 3 for level in board.wall)
        tally.add("end", "wall", int(high >= (3 if players == 4 else 2)))
        tally.add("end", "shame", int(board.shame == 0))
        tally.add("end", "time", int(board.year == board.cards.years[board.track]))
    seen: Counter[tuple[str, str]] = Counter()
    for event in sink.events:
        name, args = event.kind.name, event.args
        if name == "command-revealed" and args[0] < players:
            tally.add("command", ids["command"][args[1]])
        elif name == "tactic-played":
            seen["tactic", ids["tactic"][args[1]] + ("!" if args[2] else "")] += 1
        elif name == "horde-defeated":
            seen["horde", ids["horde"][args[0]]] += 1
        elif name == "raided":
            tally.add("raids")
        elif name in ("wall-held", "wall-breached"):
            tally.add("assaults", "breached" if name == "wall-breached" else "held")
        elif name == "request-fulfilled":
            tally.add("requests", ids["request"][args[0]])
        elif name == "omen-shown":
            tally.add("events", ids["event"][args[0]])
    for kind, card in seen:
        tally.add(kind, card)


# The table


def share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def balance(cards: CardSet, tallies: dict[str, Tally]) -> list[tuple[str, str, str, bool]]:
    """Returns rows of measure, target, result, and whether the target is met."""
    three, four = tallies["3 standard"], tallies["4 standard"]
    rows: list[tuple[str, str, str, bool]] = []
    ratios = {}
    for id in cards.ids["general"][:13]:
        plays = three.of("general plays")[id] + four.of("general plays")[id]
        wins = three.of("general wins")[id] + four.of("general wins")[id]
        fair = three.of("general plays")[id] / 3 + four.of("general plays")[id] / 4
        if plays:
            ratios[id] = wins / fair
    low, high = min(ratios, key=lambda id: ratios[id]), max(ratios, key=lambda id: ratios[id])
    found = f"{ratios[low]:.2f} ({low}) … {ratios[high]:.2f} ({high})"
    rows.append(("cli-lab-generals", "0.65 … 1.35", found, 0.65 <= ratios[low] and ratios[high] <= 1.35))
    commands = three.of("command") + four.of("command")
    shares = {id: share(commands[id], commands.total()) for id in cards.ids["command"]}
    low, high = min(shares, key=lambda id: shares[id]), max(shares, key=lambda id: shares[id])
    found = f"{shares[low]:.0%} ({low}) … {shares[high]:.0%} ({high})"
    rows.append(("cli-lab-commands", "8 % … 30 %", found, 0.08 <= shares[low] and shares[high] <= 0.30))
    rows.append(cards_row(cards, three, four))
    rows.append(all_cards_row(cards, tallies))
    tea = three.of("tea") + Counter({("2" if place == "3" else place): count for place, count in four.of("tea").items() if place in "03"})
    ratio = tea["0"] / max(1, tea["2"])
    rows.append(("cli-lab-tea", "≤ 1.25 : 1", f"{max(ratio, 1 / ratio if ratio else 99):.2f} : 1", 0.8 <= ratio <= 1.25))
    ends = {end: max(share(tally.of("end")[end], tally.games) for tally in tallies.values()) for end in ("wall", "shame", "time")}
    found = ", ".join(f"{end} {part:.0%}" for end, part in ends.items())
    rows.append(("cli-lab-ends", "≥ 10 %", found, min(ends.values()) >= 0.10))
    assaults = three.of("assaults") + four.of("assaults")
    breached = share(assaults["breached"], assaults.total())
    rows.append(("cli-lab-breaches", "20 % … 45 %", f"{breached:.0%}", 0.20 <= breached <= 0.45))
    raids = share(three.of("raids")[""] + four.of("raids")[""], three.games + four.games)
    rows.append(("cli-lab-raids", "0.2 … 2", f"{raids:.2f}", 0.2 <= raids <= 2))
    return rows


def cards_row(cards: CardSet, three: Tally, four: Tally) -> tuple[str, str, str, bool]:
    """Returns the row that checks whether every advisor, tactic, horde and artifact is used in at least 1% of games."""
    games = three.games + four.games
    rare: list[str] = []
    for kind, ids in (("advisor", cards.ids["advisor"]), ("horde", cards.ids["horde"][:8]), ("artifact", cards.ids["artifact"])):
        used = three.of(kind) + four.of(kind)
        rare += [id for id in ids if share(used[id], games) < 0.01]
    played = three.of("tactic") + four.of("tactic")
    rare += [id for id in cards.ids["tactic"][:20] if share(played[id] + played[id + "!"], games) < 0.01]
    return "cli-lab-cards", "≥ 1 %", ", ".join(rare) or "✓", not rare


def all_cards_row(cards: CardSet, tallies: dict[str, Tally]) -> tuple[str, str, str, bool]:
    """Returns the row that checks whether every card is used in some game of some row, those of the cooperative game too."""
    unused: list[str] = []
    for count, kind in (("advisor", "advisor"), ("horde", "horde"), ("artifact", "artifact"), ("requests", "request"), ("events", "event")):
        used = sum((tally.of(count) for tally in tallies.values()), Counter[str]())
        unused += [f"{kind} {id}" for id in cards.ids[kind] if not used[id]]
    played = sum((tally.of("tactic") for tally in tallies.values()), Counter[str]())
    unused += [f"tactic {id}" for id in cards.ids["tactic"] if not played[id] + played[f"{id}!"]]
    return "cli-lab-all-cards", "0", ", ".join(unused) or "0", not unused


def show(console: Console, language: Language, cards: CardSet, tallies: dict[str, Tally]) -> None:
    table = Table(title=language.say("cli-lab-title"), title_justify="left")
    for heading in ("cli-lab-measure", "cli-lab-target", "cli-lab-found", "cli-lab-holds"):
        table.add_column(language.say(heading))
    for measure, target, found, holds in balance(cards, tallies):
        table.add_row(language.say(measure), target, found, "✓" if holds else "✗", style="" if holds else "bold red")
    console.print(table)
    for name, tally in tallies.items():
        won = share(tally.of("won")["yes"], tally.games)
        years = ", ".join(f"{year}: {count}" for year, count in sorted(tally.of("years").items()))
        console.print(language.say("cli-lab-row", row=name, games=tally.games, won=f"{won:.0%}", years=years))
    for name, tally in tallies.items():
        part = share(tally.of("horde deck runs out")[""], tally.games)
        console.print(language.say("cli-lab-hordes", row=name, part=f"{part:.0%}"))


def run(console: Console, language: Language, arguments: argparse.Namespace) -> int:
    path, spec = Path(arguments.out), spec_of(arguments.game)
    cards = known_set(digest_of(spec))
    with writing(path), earlier_results(path):
        kept = msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept(cards.digest)
        if kept.set != cards.digest:
            kept = Kept(cards.digest)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept.write(path)
    tallies = {f"{players} {mode}": Tally(kept.rows.get(f"{players} {mode}")) for players, mode in ROWS}
    with Progress(console=console, transient=True) as progress:
        for players, mode in ROWS:
            tally = tallies[f"{players} {mode}"]
            task = progress.add_task(f"{players} {mode}", total=arguments.games, completed=tally.games)
            while tally.games < arguments.games:
                play(spec, players, mode, tally.games, tally)
                progress.advance(task)
                if tally.games % 20 == 0 or tally.games == arguments.games:
                    kept.rows = {name: dict(found.counts) for name, found in tallies.items()}
                    kept.write(path)
    show(console, language, cards, tallies)
    return 0
