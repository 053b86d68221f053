"""Random games of The Great Wall in every mode: invariants at every step, and a list of what was reached."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import muraglia
from muraglia.bots.greedy import GreedyBot
from muraglia.cli.lab import Tally
from muraglia.cli.lab import play as play_with_bots
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activated
from muraglia.games.great_wall.agenda import steps_of
from muraglia.games.great_wall.autumn import ChooseCommand
from muraglia.games.great_wall.barracks import Deploying, Recruiting
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.meta import EVENTS, SWITCHES
from muraglia.games.great_wall.payment import Paying
from muraglia.games.great_wall.pieces import SOLDIERS
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.step import Step
from muraglia.games.great_wall.steps import STEP_NAMES, STEPS, name_of
from muraglia.games.great_wall.tactics import Discarding, Window
from muraglia.games.great_wall.text_reader import soldiers_of
from muraglia.games.great_wall.vocabulary import MOMENTS, VERBS, WIDTH, WINDOWS
from muraglia.kernel.events import Sink
from muraglia.kernel.rng import Rng, rng_from_seed
from tests.support import games_to_play, rule

MODES = [(1, "standard"), (2, "standard"), (3, "standard"), (4, "standard"), (2, "cooperative"), (3, "cooperative"), (4, "cooperative")]
GAMES = 300
# What is to be shown needs all the games, and they take minutes where the rules run interpreted.
all_games = pytest.mark.skipif(games_to_play(GAMES) < GAMES, reason="this needs more games than are played interpreted")


def play(players: int, seed: str, check: Any = None, careful: bool = True, **options: Any) -> Any:
    """A game of random choices; `careful` ones avoid Shame a little, so that games last long enough to see everything."""
    board: Any = muraglia.new("great-wall", players=players, seed=seed, **options).position
    rng = rng_from_seed(f"play {seed}")
    seat = board.next_to_act()
    steps = 0
    while seat >= 0:
        if check is not None:
            check(board)
        picks = board.options(seat)
        assert picks, f"dead end, seed {seed}"
        seat = board.take(seat, choose(board, picks, rng, careful))
        steps += 1
        assert steps < 20_000, f"endless, seed {seed}"
    if check is not None:
        check(board)
    return board


def choose(board: Any, picks: list[int], rng: Rng, careful: bool) -> int:
    if careful and len(picks) > 1 and picks[0] == 0 and rng.below(3) > 0:
        picks = picks[1:]  # do something rather than nothing
    return picks[rng.below(len(picks))]


class Invariants:
    """What holds at every step (GW-INV). Some look at the step before."""

    def __init__(self) -> None:
        self.before: Any = None

    def __call__(self, board: Any) -> None:
        self.figures(board)
        self.cards(board)
        self.hordes(board)
        self.factions(board)
        if self.before is not None:
            self.nothing_goes_back(board)
        self.before = board.clone()

    def figures(self, board: Any) -> None:
        moving = board.recruits
        missing = [0, 0, 0]
        for faction in range(board.factions):
            for soldier in range(3):
                whole = SOLDIERS[soldier] if faction != board.rush or soldier == 0 else 0
                missing[soldier] += whole - soldiers_of(board, faction, soldier)
            placed = [board.clerks[place * board.factions + faction] for place in range(10)]
            clerks = board.home[faction] + board.unhired[faction] + board.gone[faction * 4 + 3] + sum(placed)
            assert clerks == (3 if faction == board.rush else 8)
            if faction == board.rush:
                assert sum(placed) == 3 and max(placed) == 1
        assert missing == list(moving)
        for place in range(10):
            assert not board.clerk_spaces(place) or board.clerks_in(place) <= board.clerk_spaces(place)
        for section in range(3):
            assert board.free_posts(section) >= 0

    def cards(self, board: Any) -> None:
        tiles = sum(board.tiles_of(seat) for seat in range(board.factions))
        assert board.shame + board.shame_boxed + tiles == 10 * board.players
        assert sorted(board.tea) == list(range(board.factions))
        discarding = isinstance(board.agenda, Window) or any(isinstance(step, Discarding) for step in steps_of(board))
        for seat in range(board.players):
            if not discarding:
                assert len(board.tactics[seat]) <= board.hand_limit(seat)
            own = [card & 15 for card in board.spaces if card >= 0 and card >> 4 == seat]
            shown = [] if board.agenda is None or board.is_simultaneous() or board.chosen[seat] < 0 else [board.chosen[seat]]
            bits = [card for card in range(6) if (board.hand[seat] | board.pile[seat]) >> card & 1]
            assert sorted(bits + own + shown) == list(range(6)) and board.hand[seat] & board.pile[seat] == 0
        if board.is_cooperative():
            assert len(board.requests) <= (2 if board.players == 2 else 3)
            assert board.fulfilled + len(board.requests) + len(board.request_deck) == (9 if board.players == 2 else 12)

    def hordes(self, board: Any) -> None:
        for section in range(3):
            rows = [board.slot_card[section * 3 + row] >= 0 for row in range(3)]
            assert rows == [row < board.depth[section] for row in range(3)]
        for slot in range(9):
            codes = [board.cover[slot] >> 5 * point & 31 for point in range(12)]
            for point, code in enumerate(codes):
                assert (code > 0) == bool(board.covered[slot] >> point & 1)
                assert code == 0 or board.vital(slot) >> point & 1
                if 6 <= code < 10:
                    assert codes[point + 1] == code + 4
                elif 14 <= code < 18:
                    assert codes[point + 6] == code + 4
            assert sum(6 <= code < 10 for code in codes) == sum(10 <= code < 14 for code in codes)

    def factions(self, board: Any) -> None:
        assert min(board.honour) >= 0 and min(board.resources) >= 0 and min(board.warehouse) >= 0
        for seat in range(board.factions):
            for soldier in range(3):
                assert 0 <= board.shamed[seat * 3 + soldier] <= board.reserve[seat * 3 + soldier]
            assert all(tiles <= (0 if board.is_cooperative() else 2) for tiles in board.taken[seat][1::2])
        for faction in (board.qin, board.rush):
            if faction >= 0:
                rest = sum(board.rest[board.rest_at(section, faction, soldier)] for section in range(3) for soldier in range(3))
                assert rest == 0 and board.tiles_of(faction) == 0 and not any(board.resources[faction * 4 : faction * 4 + 4])
        if board.rush >= 0:
            assert board.honour[board.rush] == 0 and board.taken[board.rush] == b""
        if board.qin >= 0:
            assert sorted(board.qin_track) == [0, 1, 2, 3, 4]

    def nothing_goes_back(self, board: Any) -> None:
        old = self.before
        assert all(new >= was for new, was in zip(board.wall, old.wall))
        assert all(new >= was for new, was in zip(board.overseers, old.overseers))
        assert board.shame_boxed >= old.shame_boxed
        if list(board.slot_card) == list(old.slot_card) and board.year == old.year and list(board.depth) == list(old.depth):
            fallen = any(len(board.taken[seat]) != len(old.taken[seat]) for seat in range(board.factions))
            if not fallen and len(board.horde_discard) == len(old.horde_discard):
                assert all(was & ~new == 0 for new, was in zip(board.covered, old.covered))
        treason = CARDS.ids["command"].index("treason")
        assert all(new >> treason & 1 >= was >> treason & 1 for new, was in zip(board.pile, old.pile))


@rule("GW-INV-01", "GW-INV-02", "GW-INV-03", "GW-INV-04", "GW-INV-05", "GW-INV-06", "GW-INV-07", "GW-INV-09", "GW-INV-11",
      "GW-INV-12", "GW-INV-13",
      "GW-INV-14", "GW-INV-15", "GW-INV-17", "GW-INV-18", "GW-INV-19", "GW-INV-20")  # fmt: skip
@pytest.mark.parametrize(("players", "mode"), MODES)
def test_invariants_at_every_step(players: int, mode: str) -> None:
    for number in range(max(3, games_to_play(60) // 4)):
        play(players, f"invariants {number}", Invariants(), careful=number % 2 == 0, mode=mode)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_random_games_end(players: int, mode: str) -> None:
    for number in range(games_to_play(GAMES)):
        board = play(players, f"{mode} {number}", careful=number % 3 > 0, mode=mode)
        assert board.is_over() and board.year <= 6


@all_games
@pytest.mark.parametrize(("players", "mode"), MODES)
def test_what_a_seat_imagines_can_be_played_to_the_end(players: int, mode: str) -> None:
    """From some questions of some games, as the seat that is asked imagines them."""
    spec = SPECS["great-wall"]
    for number in range(3):
        board: Any = begin("great-wall", players, f"imagined {number}", {"mode": mode}).position
        bot, rng = GreedyBot(spec, rng_from_seed(f"bot {number}")), rng_from_seed(f"imagined {number}")
        steps = 0
        while not board.is_over():
            seat = board.next_to_act()
            if steps % 40 == 0 or isinstance(board.agenda, Paying):
                world: Any = spec.imagine(spec.view(board, seat))
                world.redeal(seat, rng)
                asked = world.next_to_act()
                while asked >= 0:
                    picks = world.options(asked)
                    assert picks, (number, steps, world.text())
                    asked = world.take(asked, picks[rng.below(len(picks))])
            for pick in bot.choose_at(board, seat):
                board.take(seat, pick)
            steps += 1


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_greedy_games_end(players: int, mode: str) -> None:
    all_of_them = games_to_play(100) == 100
    if not all_of_them and players > 2:
        pytest.skip("the bot takes long where the rules run interpreted: there it plays with few players only")
    tally = Tally()
    for number in range(100 if all_of_them else 1):
        play_with_bots(players, mode, number, tally)
    assert tally.games == tally.of("games")[""] > 0


@rule("GW-INV-08", "GW-INV-10")
def test_no_covered_horde_survives_a_check_and_no_clerk_an_activation() -> None:
    checked = Counter[str]()

    def check(board: Any) -> None:
        step = board.agenda
        if step is None:
            return
        if isinstance(step, ChooseCommand):
            checked["autumn"] += 1
            assert all(board.slot_card[slot] < 0 or board.vacant(slot) for slot in range(9))
        below = step.below
        if isinstance(below, Activated) and isinstance(step, (Recruiting, Deploying)):
            checked["activation"] += 1
            assert board.clerks_in(below.location) > 0

    for number in range(20):
        play(3, f"after {number}", check)
    assert min(checked["autumn"], checked["activation"]) > 5


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values, _ in SWITCHES[2:] for value in values[1:]])
def test_every_switch_is_played(name: str, value: str) -> None:
    players, mode = (1, "standard") if "qin" in name else (2, "standard") if "rush" in name or "commander" in name else (3, "standard")
    if name.startswith("coop"):
        mode = "cooperative"
    for number in range(max(2, games_to_play(12) // 4)):
        check = Invariants() if name != "honour_floor" else None
        options: dict[str, Any] = {name: value, "mode": mode}
        play(players, f"switch {number}", check, **options)


class Reached:
    """What came up in games that are carried out step by step, so that steps without a question are seen too."""

    def __init__(self) -> None:
        self.steps = Counter[str]()
        self.moments = Counter[str]()
        self.operations = Counter[int]()  # by their place in the tables of the set
        self.events = Counter[str]()
        self.cards = {kind: set[int]() for kind in ("general", "advisor", "tactic", "horde", "artifact", "request", "event", "command")}

    def play(self, players: int, seed: str, mode: str) -> None:
        board: Any = begin("great-wall", players, seed, {"mode": mode}).position
        board.sink = Sink()
        rng = rng_from_seed(f"play {seed}")
        seat = board.next_to_act()
        self.see(board)
        while seat >= 0:
            pick = choose(board, board.options(seat), rng, True)
            seat = self.take(board, seat, pick)
        for event in board.sink.events:
            self.events[event.kind.name] += 1
            if event.kind.name == "tactic-played":
                self.cards["tactic"].add(event.args[1])

    def take(self, board: Any, seat: int, pick: int) -> int:
        """What `GreatWall.take` does, but every step is seen."""
        step = board.agenda
        board.agenda = step.below
        step.take(board, seat, pick)
        board.asking = -1
        while board.asking < 0 and board.agenda is not None:
            self.see(board)
            step = board.agenda
            board.asking = step.asks(board)
            if board.asking < 0:
                board.agenda = step.below
                step.run(board)
        return int(board.asking)

    def see(self, board: Any) -> None:
        step = board.agenda
        self.steps[name_of(type(step))] += 1
        if isinstance(step, Window):
            self.moments[MOMENTS[step.moment]] += 1
        elif isinstance(step, Effect):
            self.operations[step.operation] += 1
        self.cards["general"].update(general for general in board.general if general >= 0)
        for advisors in board.advisors:
            self.cards["advisor"].update(advisors)
        self.cards["horde"].update(card // 3 for card in board.slot_card if card >= 0)
        self.cards["artifact"].update(board.artifacts)
        self.cards["request"].update(board.requests)
        self.cards["event"].update(board.events)
        self.cards["command"].update(card & 15 for card in board.spaces if card >= 0)


@rule("GW-SCORE-01")
@pytest.mark.parametrize(("players", "mode"), [(players, mode) for players, mode in MODES if mode == "standard"])
def test_the_lines_of_the_score_add_up(players: int, mode: str) -> None:
    """What the page shows at the end: every event that scores, one by one."""
    for number in range(5):
        game = muraglia.new("great-wall", players=players, seed=f"lines {number}")
        rng = rng_from_seed(f"lines {number}")
        while not game.is_over:
            seat = game.to_act[0]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)
        lines = Counter[int]()
        for event in game.events():
            if event.kind.scores:
                lines[event.args[0]] += event.args[event.kind.args.index(event.kind.scores)]
        assert [lines[seat] for seat in range(players)] == game.scores, number


def test_every_kind_of_step_is_listed() -> None:
    """A kind of step that is not in steps.py could not be written down."""

    def kinds(kind: type[Step]) -> set[type[Step]]:
        below = set(kind.__subclasses__())
        return set().union(*(kinds(one) for one in below)) if below else {kind}

    assert kinds(Step) == set(STEPS) and len(set(STEP_NAMES)) == len(STEPS)


@all_games
def test_everything_is_reached() -> None:
    """Every step, window, operation of a card, kind of event and card comes up in random games; the ends below."""
    reached = Reached()
    for players, mode in MODES:
        for number in range(100):
            reached.play(players, f"reach {number}", mode)
    assert set(STEP_NAMES) - set(reached.steps) == set()
    assert {MOMENTS[moment] for moment in WINDOWS} - set(reached.moments) == set()
    # Artifacts are counted at the end and not carried out; what the Martial School draws is not a card
    cards_end = min(CARDS.artifact_pc)
    operations = {pc for pc in range(0, cards_end, WIDTH) if VERBS[CARDS.ops[pc]] != "stop"}
    assert operations - set(reached.operations) == set()
    assert {VERBS[CARDS.ops[pc]] for pc in operations} == set(VERBS) - {"stop"}
    assert {kind.name for kind in EVENTS} - set(reached.events) == {"coop-won"}
    assert {kind: len(found) for kind, found in reached.cards.items()} == {
        "general": 21 + 1, "advisor": 44, "tactic": 32, "horde": 16, "artifact": 5, "request": 12, "event": 12, "command": 6,
    }  # fmt: skip


@all_games
def test_every_end_is_reached() -> None:
    """By the greedy bot: random players build no Wall and fulfil too few Requests."""
    ends = Counter[str]()
    for players, mode in ((3, "standard"), (2, "cooperative")):
        for number in range(100):
            tally = Tally()
            play_with_bots(players, mode, number, tally)
            ends.update(end for end, count in tally.of("end").items() if count)
            if mode == "cooperative":
                ends["won" if tally.of("won")["yes"] else "lost"] += 1
            if len(ends) == (3 if mode == "standard" else 5):
                break
    assert set(ends) == {"wall", "shame", "time", "won", "lost"}


def test_the_same_seed_is_the_same_game() -> None:
    first, second = play(4, "same"), play(4, "same")
    assert first.text() == second.text()
    assert SPECS["great-wall"].read_position(first.text()).text() == first.text()
