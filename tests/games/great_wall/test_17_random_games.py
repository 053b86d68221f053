"""The Great Wall: random games in every mode, invariants at every step, and a list of what was reached."""

from __future__ import annotations

from collections import Counter
from functools import cache
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
from muraglia.games.great_wall.discarding import Discarding
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.meta import EVENTS, SWITCHES
from muraglia.games.great_wall.payment import Paying
from muraglia.games.great_wall.pieces import SOLDIERS
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.step import Step
from muraglia.games.great_wall.steps import STEP_NAMES, STEPS, name_of
from muraglia.games.great_wall.tactics import Window
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


# What holds at every step (GW-INV): a check of the position, and of the position before it


def soldiers(board: Any, old: Any) -> bool:
    missing = [0, 0, 0]
    for faction in range(board.factions):
        for soldier in range(3):
            whole = SOLDIERS[soldier] if faction != board.rush or soldier == 0 else 0
            missing[soldier] += whole - soldiers_of(board, faction, soldier)
    return missing == list(board.recruits)


def clerks(board: Any, old: Any) -> bool:
    for faction in range(board.factions):
        placed = [board.clerks[place * board.factions + faction] for place in range(10)]
        total = board.home[faction] + board.unhired[faction] + board.gone[faction * 4 + 3] + sum(placed)
        if total != (3 if faction == board.rush else 8) or (faction == board.rush and max(placed) > 1):
            return False
    return True


def tiles(board: Any, old: Any) -> bool:
    placed = sum(board.tiles_of(seat) for seat in range(board.factions))
    return bool(board.shame + board.shame_boxed + placed == 10 * board.players and board.shame_boxed >= old.shame_boxed)


def places_of_tiles(board: Any, old: Any) -> bool:
    most = 0 if board.is_cooperative() else 2
    on_hordes = all(count <= most for seat in range(board.factions) for count in board.taken[seat][1::2])
    return on_hordes and all(0 <= shamed <= reserve for shamed, reserve in zip(board.shamed, board.reserve))


def columns(board: Any, old: Any) -> bool:
    return all((board.slot_card[section * 3 + row] >= 0) == (row < board.depth[section]) for section in range(3) for row in range(3))


def covers(board: Any, old: Any) -> bool:
    for slot in range(9):
        codes = [board.cover[slot] >> 5 * point & 31 for point in range(12)]
        for point, code in enumerate(codes):
            if (code > 0) != bool(board.covered[slot] >> point & 1) or (code and not board.vital(slot) >> point & 1):
                return False
            if (6 <= code < 10 and codes[point + 1] != code + 4) or (14 <= code < 18 and codes[point + 6] != code + 4):
                return False
    return True


def covered_points(board: Any, old: Any) -> bool:
    same_hordes = list(board.slot_card) == list(old.slot_card) and board.year == old.year
    fallen = [len(board.taken[seat]) for seat in range(board.factions)] != [len(old.taken[seat]) for seat in range(board.factions)]
    if not same_hordes or fallen or len(board.horde_discard) != len(old.horde_discard):
        return True
    return all(was & ~new == 0 for new, was in zip(board.covered, old.covered))


def spaces(board: Any, old: Any) -> bool:
    return all(not board.clerk_spaces(place) or board.clerks_in(place) <= board.clerk_spaces(place) for place in range(10))


def posts(board: Any, old: Any) -> bool:
    return all(board.free_posts(section) >= 0 for section in range(3))


def hands(board: Any, old: Any) -> bool:
    if isinstance(board.agenda, Window) or any(isinstance(step, Discarding) for step in steps_of(board)):
        return True
    return all(len(board.tactics[seat]) <= board.hand_limit(seat) for seat in range(board.players))


def commands(board: Any, old: Any) -> bool:
    treason = 1 << CARDS.ids["command"].index("treason")
    for seat in range(board.players):
        own = [card & 15 for card in board.spaces if card >= 0 and card >> 4 == seat]
        shown = [] if board.agenda is None or board.is_simultaneous() or board.chosen[seat] < 0 else [board.chosen[seat]]
        bits = [card for card in range(6) if (board.hand[seat] | board.pile[seat]) >> card & 1]
        if sorted(bits + own + shown) != list(range(6)) or board.hand[seat] & board.pile[seat]:
            return False
        if old.pile[seat] & treason and not board.pile[seat] & treason:
            return False
    return True


def tea(board: Any, old: Any) -> bool:
    return sorted(board.tea) == list(range(board.factions))


def levels(board: Any, old: Any) -> bool:
    return all(new >= was for new, was in zip([*board.wall, *board.overseers], [*old.wall, *old.overseers]))


def stocks(board: Any, old: Any) -> bool:
    return min(board.honour) >= 0 and min(board.resources) >= 0 and min(board.warehouse) >= 0 and len(board.warehouse) == 3


def owns_nothing(board: Any, faction: int) -> bool:
    rest = sum(board.rest[board.rest_at(section, faction, soldier)] for section in range(3) for soldier in range(3))
    return rest == board.tiles_of(faction) == 0 and not any(board.resources[faction * 4 : faction * 4 + 4])


def qin(board: Any, old: Any) -> bool:
    return board.qin < 0 or (owns_nothing(board, board.qin) and sorted(board.qin_track) == [0, 1, 2, 3, 4])


def rush(board: Any, old: Any) -> bool:
    return board.rush < 0 or (owns_nothing(board, board.rush) and board.honour[board.rush] == 0 and board.taken[board.rush] == b"")


def requests(board: Any, old: Any) -> bool:
    if not board.is_cooperative():
        return True
    total = board.fulfilled + len(board.requests) + len(board.request_deck)
    return len(board.requests) <= (2 if board.players == 2 else 3) and total == (9 if board.players == 2 else 12)


INVARIANTS = (
    soldiers, clerks, tiles, places_of_tiles, columns, covers, covered_points, spaces, posts, hands, commands, tea, levels, stocks, qin,
    rush, requests,
)  # fmt: skip


class Invariants:
    """Looks at every position of a game; `broken` has the first positions in which a check failed."""

    def __init__(self) -> None:
        self.before: Any = None
        self.broken: dict[Any, str] = {}

    def __call__(self, board: Any) -> None:
        for check in INVARIANTS:
            if not check(board, self.before or board):
                self.broken.setdefault(check, board.text())
        self.before = board.clone()


@cache
def broken(players: int, mode: str) -> dict[Any, str]:
    found: dict[Any, str] = {}
    for number in range(max(3, games_to_play(60) // 4)):
        check = Invariants()
        play(players, f"invariants {number}", check, careful=number % 2 == 0, mode=mode)
        found.update(check.broken)
    return found


def holds(check: Any) -> bool:
    return all(check not in broken(players, mode) for players, mode in MODES)


@rule("GW-INV-01")
def test_no_soldier_is_lost_or_won() -> None:
    assert holds(soldiers)


@rule("GW-INV-02")
def test_no_clerk_is_lost_or_won() -> None:
    assert holds(clerks)


@rule("GW-INV-03")
def test_shame_tiles_are_constant_and_the_box_never_gives_any_back() -> None:
    assert holds(tiles)


@rule("GW-INV-04")
def test_a_soldier_bears_one_tile_and_a_horde_two() -> None:
    assert holds(places_of_tiles)


@rule("GW-INV-05")
def test_columns_have_no_gap() -> None:
    assert holds(columns)


@rule("GW-INV-06")
def test_a_point_has_one_cover_and_a_horseman_two_adjacent_points() -> None:
    assert holds(covers)


@rule("GW-INV-07")
def test_a_covered_point_stays_covered() -> None:
    assert holds(covered_points)


@rule("GW-INV-09")
def test_no_location_is_overfull() -> None:
    assert holds(spaces)


@rule("GW-INV-11")
def test_no_post_holds_two() -> None:
    assert holds(posts)


@rule("GW-INV-12")
def test_no_hand_of_tactics_is_too_big() -> None:
    assert holds(hands)


@rule("GW-INV-13")
def test_six_commands_each_and_treason_stays_in_the_pile() -> None:
    assert holds(commands)


@rule("GW-INV-14")
def test_everybody_has_one_place_in_tea_order() -> None:
    assert holds(tea)


@rule("GW-INV-15")
def test_walls_and_overseers_never_fall() -> None:
    assert holds(levels)


@rule("GW-INV-17")
def test_nothing_is_negative_and_no_qi_is_in_the_warehouse() -> None:
    assert holds(stocks)


@rule("GW-INV-18")
def test_qin_owns_nothing_and_keeps_his_five_tokens() -> None:
    assert holds(qin)


@rule("GW-INV-19")
def test_the_rush_clan_owns_nothing() -> None:
    assert holds(rush)


@rule("GW-INV-20")
def test_requests_are_constant() -> None:
    assert holds(requests)


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
        check = Invariants()
        options: dict[str, Any] = {name: value, "mode": mode}
        play(players, f"switch {number}", check, **options)
        assert set(check.broken) <= ({stocks} if name == "honour_floor" else set()), number


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
    # No card of the house set razes: Events come after the Winter that took all Barricades away
    assert {VERBS[CARDS.ops[pc]] for pc in operations} == set(VERBS) - {"stop", "raze"}
    # Random players fulfil too few Requests
    assert {kind.name for kind in EVENTS} - set(reached.events) == {"coop-won", "barricade-fell"}
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
