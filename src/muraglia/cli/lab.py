"""The lab: equal bots play The Great Wall, and the balance of the card set is printed. docs/card-sets.md describes the targets.

One bot plays every seat, each from what its seat knows: the greedy one, or with --bot any other. Every game has its own seed, and the
counts are kept as JSON, so a row can be continued later.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..bots import house_bot
from ..games import spec_of
from ..games.great_wall.rules import CARDS
from ..games.great_wall.set_up import is_setting_up
from ..kernel.events import Sink
from ..language import Language
from ..pool import run_all
from .files import earlier_results, writing

# Number of players and mode of each row.
ROWS = [(3, "standard"), (4, "standard"), (2, "standard"), (1, "standard"), (2, "cooperative"), (3, "cooperative"), (4, "cooperative")]

BATCH = 20  # games between two writes of the results


class Tally:
    """The counts from the games of a row."""

    def __init__(self, counts: dict[str, dict[str, int]] | None = None) -> None:
        self.counts: dict[str, Counter[str]] = {name: Counter(found) for name, found in (counts or {}).items()}

    def add(self, name: str, what: str = "", number: int = 1) -> None:
        self.counts.setdefault(name, Counter())[what] += number

    def add_all(self, other: Tally) -> None:
        for name, found in other.counts.items():
            self.counts.setdefault(name, Counter()).update(found)

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


class Job(NamedTuple):
    """One game."""

    players: int
    mode: str
    number: int
    bot: str


def play_one(job: Job) -> Tally:
    """Plays one game. Returns what the table needs of it."""
    tally = Tally()
    play(job.players, job.mode, job.number, tally, job.bot)
    return tally


def play(players: int, mode: str, number: int, tally: Tally, bot_name: str = "greedy") -> None:
    """Plays one game and adds what the table needs to the tally."""
    spec = spec_of("great-wall")
    sink = Sink()
    seed = f"lab {players} {mode} {number}"
    board: Any = spec.start(players, spec.info.complete({"mode": mode}), seed, sink)
    bot = house_bot(bot_name, "great-wall", f"bots {seed}")
    looks_by_itself = bot_name == "greedy"  # it uses nothing that its seat does not know, and is quicker without an imagined position
    first_tea: list[int] = []
    advisors: set[int] = set()
    seat = board.next_to_act()
    while seat >= 0:
        if not first_tea and not is_setting_up(board):
            first_tea = [faction for faction in board.tea if faction < players]
        advisors.update(board.advisor_track)
        board.sink = sink
        for pick in bot.choose_at(board if looks_by_itself else spec.imagine(spec.view(board, seat)), seat):
            board.take(seat, pick)
        seat = board.next_to_act()
    count_game(board, players, mode, sink, first_tea, tally)
    for advisor in advisors:
        tally.add("advisor comes up", CARDS.ids["advisor"][advisor])


def count_game(board: Any, players: int, mode: str, sink: Sink, first_tea: list[int], tally: Tally) -> None:
    ids = CARDS.ids
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
        tally.add("end", "time", int(board.year == CARDS.years[board.track]))
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


def interval(part: int, whole: int) -> str:
    """Returns the 95 % interval of a share (Wilson)."""
    if whole == 0:
        return "0 – 100 %"
    z = 1.96
    middle = (part + z * z / 2) / (whole + z * z)
    half = z * math.sqrt(part * (whole - part) / whole + z * z / 4) / (whole + z * z)
    return f"{max(0.0, middle - half):.0%} – {min(1.0, middle + half):.0%}"


def balance(tallies: dict[str, Tally]) -> list[tuple[str, str, str, bool]]:
    """Returns rows of measure, target, result, and whether the target is met."""
    three, four = tallies.get("3 standard", Tally()), tallies.get("4 standard", Tally())
    if not three.games + four.games:
        return []
    rows: list[tuple[str, str, str, bool]] = []
    ratios = {}
    for id in CARDS.ids["general"][:13]:
        plays = three.of("general plays")[id] + four.of("general plays")[id]
        wins = three.of("general wins")[id] + four.of("general wins")[id]
        fair = three.of("general plays")[id] / 3 + four.of("general plays")[id] / 4
        if plays:
            ratios[id] = wins / fair
    low, high = min(ratios, key=lambda id: ratios[id]), max(ratios, key=lambda id: ratios[id])
    found = f"{ratios[low]:.2f} ({low}) … {ratios[high]:.2f} ({high})"
    rows.append(("cli-lab-generals", "0.65 … 1.35", found, 0.65 <= ratios[low] and ratios[high] <= 1.35))
    commands = three.of("command") + four.of("command")
    shares = {id: share(commands[id], commands.total()) for id in CARDS.ids["command"]}
    low, high = min(shares, key=lambda id: shares[id]), max(shares, key=lambda id: shares[id])
    found = f"{shares[low]:.0%} ({low}) … {shares[high]:.0%} ({high})"
    rows.append(("cli-lab-commands", "8 % … 30 %", found, 0.08 <= shares[low] and shares[high] <= 0.30))
    rows.append(cards_row(three, four))
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


def cards_row(three: Tally, four: Tally) -> tuple[str, str, str, bool]:
    """Returns the row that checks whether every advisor, tactic, horde and artifact is used in at least 1% of games."""
    games = three.games + four.games
    rare: list[str] = []
    for kind, ids in (("advisor", CARDS.ids["advisor"]), ("horde", CARDS.ids["horde"][:8]), ("artifact", CARDS.ids["artifact"])):
        used = three.of(kind) + four.of(kind)
        rare += [id for id in ids if share(used[id], games) < 0.01]
    played = three.of("tactic") + four.of("tactic")
    rare += [id for id in CARDS.ids["tactic"][:20] if share(played[id] + played[id + "!"], games) < 0.01]
    return "cli-lab-cards", "≥ 1 %", ", ".join(rare) or "✓", not rare


def show(console: Console, language: Language, tallies: dict[str, Tally], bot: str) -> None:
    table = Table(title=language.say("cli-lab-title", bot=bot), title_justify="left")
    for heading in ("cli-lab-measure", "cli-lab-target", "cli-lab-found", "cli-lab-holds"):
        table.add_column(language.say(heading))
    for measure, target, found, holds in balance(tallies):
        table.add_row(language.say(measure), target, found, "✓" if holds else "✗", style="" if holds else "bold red")
    console.print(table)
    for name, tally in tallies.items():
        won = tally.of("won")["yes"]
        told = f"{share(won, tally.games):.0%} [{interval(won, tally.games)}]"
        years = ", ".join(f"{year}: {count}" for year, count in sorted(tally.of("years").items()))
        console.print(language.say("cli-lab-row", row=name, games=tally.games, won=told, years=years), highlight=False, markup=False)


def run(console: Console, language: Language, arguments: argparse.Namespace) -> int:
    bot, jobs = arguments.bot, arguments.jobs
    house_bot(bot, "great-wall")  # an unknown name is refused before anything is written
    rows = [row for row in ROWS if arguments.players in (None, row[0])]
    path = Path(arguments.out)
    with writing(path), earlier_results(path):
        kept = msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept(CARDS.digest, bot=bot)
        if (kept.set, kept.bot) != (CARDS.digest, bot):
            kept = Kept(CARDS.digest, bot=bot)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept.write(path)
    tallies = {f"{players} {mode}": Tally(kept.rows.get(f"{players} {mode}")) for players, mode in ROWS}
    with Progress(console=console, transient=True) as progress:
        for players, mode in rows:
            tally = tallies[f"{players} {mode}"]
            task = progress.add_task(f"{players} {mode}", total=arguments.games, completed=tally.games)
            while tally.games < arguments.games:
                first = tally.games
                batch = [Job(players, mode, number, bot) for number in range(first, min(arguments.games, first + BATCH))]
                found = Tally()
                for played in run_all(play_one, batch, jobs):
                    found.add_all(played)
                    progress.advance(task)
                tally.add_all(found)  # a whole batch at once: the next run goes on with the number after it
                kept.rows = {name: dict(each.counts) for name, each in tallies.items()}
                kept.write(path)
    show(console, language, {name: tally for name, tally in tallies.items() if tally.games or arguments.players is None}, bot)
    return 0
