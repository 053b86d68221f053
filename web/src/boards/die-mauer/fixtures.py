"""Moments of real games of Die Mauer, for looking at the board without a server. Writes fixtures.json beside this file.

Run from the repository: PYTHONPATH=src .venv/bin/python web/src/boards/die-mauer/fixtures.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import muraglia
from muraglia.games.die_mauer.spec import SPEC
from muraglia.kernel.events import Event
from muraglia.kernel.message import Message
from muraglia.kernel.rng import rng_from_seed

NAMES = ["Mara", "Ottavio", "Kiesel", "Ines", "Lin", "Wilhelmine von Trotha"]


class Player:
    """Plays a game and keeps, for every event, the moment at which it happened."""

    def __init__(self, players: int, seed: str, **options: Any) -> None:
        self.game = muraglia.new("die-mauer", players=players, seed=seed, **options)
        self.rng = rng_from_seed(f"fixtures {seed}")
        self.moments = [0] * len(self.game.events())
        self.choices = 0

    def choose(self, seat: int, choice: Any) -> None:
        self.choices += 1
        self.moments += [self.choices] * len(self.game.play(choice, seat))

    def step(self) -> str:
        """The name of the step that is to be done."""
        agenda: str = self.game.view(-1).public.agenda
        return agenda.split("(")[0]

    def anyhow(self) -> None:
        """One random answer; empty fists are rare, so that walls grow."""
        seat = self.rng.below(len(self.game.to_act))
        seat = self.game.to_act[seat]
        choices = [choice for choice in self.game.choices(seat) if choice != (0,) or self.rng.below(3) == 0] or self.game.choices(seat)
        self.choose(seat, choices[self.rng.below(len(choices))])

    def until(self, reached: Callable[[Player], bool]) -> bool:
        while not reached(self):
            if self.game.is_over:
                return False
            self.anyhow()
        return True


def moment(players: int, seed: str, reached: Callable[[Player], bool], **options: Any) -> Player:
    """A game at the first moment that fits, out of as many games as it takes."""
    number = 0
    while not (player := Player(players, f"{seed} {number}", **options)).until(reached):
        number += 1
    return player


def say(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": message.args} if message.args else {"id": message.id}


def happened(event: Event, choice: int) -> dict[str, Any]:
    message = event.message()
    found: dict[str, Any] = {"kind": event.kind.name, "args": message.args, "choice": choice, "known": bool(event.secret)}
    return found


def fixture(
    name: str, player: Player, seat: int, answered: Any = None, so_far: tuple[int, ...] = (), way: str = "devices", moves: bool = False
) -> dict[str, Any]:
    game = player.game
    events = [happened(event, choice) for event, choice in zip(game.events(seat), player.moments)]
    question = None
    foreseen = None
    if seat >= 0 and not game.is_over and game.position.is_asked(seat):
        asked = game.question(seat, so_far)
        question = {
            "is": "question", "seat": seat, "version": asked.version, "kind": asked.kind, "prompt": say(asked.prompt),
            "rules": asked.rules, "secret": asked.secret, "so_far": so_far,
            "answered": list(game.read(answered)) if answered else None,
            "options": [{"pick": option.pick, "notation": option.notation, "label": say(option.label)} for option in asked.options],
        }  # fmt: skip
        foreseen = {
            str(option.pick): [say(message) for message in SPEC.foresee(game.view(seat), (*so_far, option.pick))]
            for option in asked.options
        }
    colours = "abcdef"
    table = {
        "is": "table", "id": "jade-pass", "code": "JADE-41", "name": "Jade Pass", "game": "die-mauer", "players": game.players,
        "options": game.table_options, "status": "over" if game.is_over else "running", "way": way, "public": False,
        "clock": {"kind": "none", "seconds": 0, "increment": 0}, "rules_version": 1, "created": 0, "host": True, "casual": True,
        "onlookers": 0, "proposals": [], "choices": player.choices, "scores": game.scores, "winners": game.winners,
        "ended_by": "rules" if game.is_over else "", "rematch": "", "undo": "no", "redo": False, "marked": None, "webhooks": False,
        "seats": [
            {
                "seat": other, "kind": "bot" if NAMES[other] == "Kiesel" else "person", "colour": colours[other], "name": NAMES[other],
                "bot": "greedy" if NAMES[other] == "Kiesel" else "", "yours": other == seat, "ready": True, "present": other != 4,
                "resigned": False, "left": False, "thinking": other in game.to_act, "clock": None, "invite": "",
            }
            for other in range(game.players)
        ],
    }  # fmt: skip
    last = [event for event in events if event["choice"] == events[-1]["choice"]]
    return {
        "name": name, "seat": seat, "table": table, "view": msgspec.to_builtins(game.view(seat)), "question": question,
        "foreseen": foreseen, "events": events, "marks": last, "news": last if moves else [],
    }  # fmt: skip


def planning(player: Player, blocks: int = 6) -> bool:
    return (
        player.step() == "planning" and len(player.game.view(-1).public.wall) >= blocks and len(player.game.to_act) == player.game.players
    )


def some_fists_closed(player: Player, but: set[int]) -> Player:
    for seat in list(player.game.to_act):
        if seat not in but:
            choices = player.game.choices(seat)
            player.choose(seat, choices[player.rng.below(len(choices))])
    return player


def all_show(player: Player, notations: dict[int, str]) -> Player:
    """Close all fists: the given ones with the given block, all others with something else."""
    wanted = set(notations.values())
    for seat in list(player.game.to_act):
        others = [choice for choice in player.game.options(seat) if choice not in wanted and choice != "fist"]
        player.choose(seat, notations.get(seat) or others[0])
    return player


def holds(player: Player, seat: int, block: str) -> bool:
    return block in player.game.view(seat).own.hand


def gift(player: Player, giver: int) -> Player:
    """The master and one rival show empty fists; the giver gives his first block."""
    all_show(player, {player.game.view(-1).public.master: "fist", giver: "fist"})
    player.choose(giver, player.game.options(giver)[0])
    return player


def fixtures() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    def add(name: str, player: Player, seat: int, **more: Any) -> None:
        found.append(fixture(name, player, seat, **more))

    empty = Player(4, "empty table")
    add("empty wall, planning as master", empty, empty.game.view(-1).public.master)
    add("empty wall, planning as rival", empty, (empty.game.view(-1).public.master + 1) % 4)

    master = moment(
        5,
        "jade pass",
        rounds=4,
        reached=lambda p: planning(p, 8) and p.game.view(-1).public.master == 0 and p.game.view(-1).public.round == 2 and holds(p, 0, "T"),
    )
    some_fists_closed(master, {0, 2})
    add("planning as master", master, 0)
    add("planning, closed as master", _closed(master, 0, "T"), 0, answered="T")

    rival = moment(3, "three at the table", lambda p: planning(p, 5) and p.game.view(-1).public.master == 1)
    add("planning as rival, 3 players", rival, 0)
    add("planning as rival, closed", _closed(rival, 0, "fist"), 0, answered="fist")

    two = moment(2, "two at the table", lambda p: planning(p, 4))
    add("planning, 2 players", two, 0)

    reveal = moment(
        5,
        "one end left",
        lambda p: (
            planning(p, 7)
            and sum(p.game.view(-1).public.open_ends) == 1
            and p.game.view(-1).public.master == 0
            and all(holds(p, s, "T") for s in (0, 3, 4))
        ),
    )
    all_show(reveal, {0: "T", 3: "T", 4: "T"})
    add("too many matched: the master chooses an end", reveal, 0)
    add("too many matched, seen by a rival", reveal, 3)
    add("too many matched, seen by an onlooker", reveal, -1)

    both = moment(
        4,
        "both ends open",
        lambda p: (
            planning(p, 6)
            and all(p.game.view(-1).public.open_ends)
            and p.game.view(-1).public.master == 1
            and all(holds(p, s, "W3") for s in (0, 1, 2))
        ),
    )
    all_show(both, {0: "W3", 1: "W3", 2: "W3"})
    while 0 not in both.game.to_act:
        both.choose(both.game.to_act[0], "right")
    add("matched: I choose an end", both, 0)

    lone = moment(5, "lone fist", lambda p: planning(p, 6) and p.game.view(-1).public.master == 0 and len(p.game.view(0).own.hand) >= 4)
    all_show(lone, {0: "fist"})
    add("lone fist", lone, 0)
    build = next(option for option in lone.game.question(0).options if option.notation.startswith("build-W"))
    add("lone fist, block chosen", lone, 0, so_far=(build.pick,))
    add("lone fist, seen by a rival", lone, 2)

    giving = moment(4, "a gift", lambda p: planning(p, 5) and p.game.view(-1).public.master == 2 and len(p.game.view(0).own.hand) >= 3)
    all_show(giving, {2: "fist", 0: "fist"})
    add("giving", giving, 0)
    giving.choose(0, giving.game.options(0)[0])
    add("after my gift", giving, 0)
    add("my gift on its way", giving, 0, moves=True)
    add("a gift on its way, seen by its taker", giving, 2, moves=True)
    add("a gift on its way, seen by an onlooker", giving, -1, moves=True)

    unseen = moment(5, "gifts unseen", lambda p: planning(p, 5) and p.game.view(-1).public.master not in (0, 2))
    gift(unseen, 2)
    if unseen.until(lambda p: planning(p, 5) and p.game.view(-1).public.master not in (0, 3) and len(p.game.view(3).own.hand) > 1):
        gift(unseen, 3)
    add("planning, gifts unseen", unseen, 0)

    six = moment(6, "six and a long wall", wall_values="12345", reached=lambda p: planning(p, 30))
    add("long wall, 6 players, values 1 to 5", six, 0)
    add("long wall, onlooker", six, -1)
    most = Player(6, "the longest wall", rounds=1)
    _build_nearly_everything(most)
    add("longest wall", most, 0)

    off = moment(6, "no memory", memory_aid="off", reached=lambda p: planning(p, 9))
    some_fists_closed(off, {0, 1})
    add("no memory aid, 6 players", off, 0)

    second = moment(4, "rounds", lambda p: p.game.view(-1).public.round == 2)
    add("a new round has begun", second, 0)

    idle = moment(5, "nothing built", lambda p: planning(p, 6) and not any(p.game.view(-1).public.open_ends))
    all_show(idle, {})
    add("nothing was built", idle, 0)

    over = moment(5, "the end", rounds=4, reached=lambda p: p.game.is_over)
    add("end of the game", over, 0)
    add("end of the game, onlooker", over, -1)
    short = moment(3, "the short end", rounds=1, reached=lambda p: p.game.is_over)
    add("end of a short game", short, 1)
    long = moment(6, "ten rounds", rounds=10, reached=lambda p: p.game.is_over)
    add("end of a long game", long, 0)

    shared = moment(5, "shared", lambda p: planning(p, 8))
    some_fists_closed(shared, {0, 2})
    add("shared screen, planning", shared, -1, way="shared-screen")
    hand = moment(5, "shared", lambda p: planning(p, 8))
    add("phone as hand", hand, 0, way="shared-screen")
    return found


def _closed(player: Player, seat: int, notation: str) -> Player:
    twin = Player.__new__(Player)
    twin.game = player.game.clone()
    twin.rng, twin.moments, twin.choices = player.rng, player.moments[:], player.choices
    twin.choose(seat, notation)
    return twin


def _build_nearly_everything(player: Player) -> None:
    """Lone empty fists build what fits, the dearest first, until everybody has one block left."""
    while len(player.game.view(-1).public.wall) < 36:
        master = player.game.view(-1).public.master
        all_show(player, {master: "fist"})
        builds = [choice for choice in player.game.options(master) if choice != "build-none"]
        if len(player.game.view(master).own.hand) == 1 or not builds:
            player.choose(master, "build-none")
        else:
            player.choose(master, builds[-1] if player.rng.below(2) else builds[0])


if __name__ == "__main__":
    target = Path(__file__).with_name("fixtures.json")
    target.write_text(json.dumps(fixtures(), separators=(",", ":")) + "\n")
    print(f"{target}: {target.stat().st_size} bytes")
