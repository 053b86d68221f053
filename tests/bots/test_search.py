"""The searching bots: strong, reproducible, within their time, and honest in their estimates."""

from __future__ import annotations

import time

import pytest

import muraglia
from muraglia.arena.solver import Solution, exploitability, largest_difference, reduced_game
from muraglia.bots import BOTS, Budget, RegretMatchingBot, SearchSettings, house_bot, make_bot, make_level
from muraglia.bots.estimates import Estimate, drawn, principal_first
from muraglia.bots.regret_matching import POINTS
from muraglia.bots.tree import Tree
from muraglia.game import begin
from muraglia.games import SPECS, spec_of
from muraglia.kernel.position import Position, whole_answers
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import rng_from_seed
from tests.bots.test_bots import play
from tests.support import die_mauer, last_cards


def test_a_search_of_a_moment_beats_greedy_at_chinesische_mauer() -> None:
    wins = 0.0
    for number in range(20):
        seats = ["master@200", "greedy"] if number % 2 == 0 else ["greedy", "master@200"]
        winners = play("chinesische-mauer", seats, number // 2).winners
        wins += (seats.index("master@200") in winners) / len(winners)
    assert wins >= 14


def test_where_win_probabilities_are_close_together_the_search_explores_less() -> None:
    """With a fixed exploration a game that is nearly lost would be searched at random."""
    game = begin("great-wall", players=1, seed=1)
    tree = Tree()
    tree.set_up(game.spec.judge, game.imagine(0), 0, len(game.spec.notation), rng_from_seed("spread"))
    before = tree.outlooks[0].exploration
    tree.search(64, 0.0)
    mean = tree.own_total / 64
    assert tree.outlooks[0].exploration < before
    assert tree.outlooks[0].exploration == pytest.approx((tree.outlooks[0].squares / 64 - mean * mean) ** 0.5, abs=0.001)
    assert tree.outlooks[0].usual == pytest.approx(mean)


def test_a_form_is_preferred_to_a_single_pick_if_its_first_pick_was_visited_more_often() -> None:
    """The visits of a form are spread over its answers, each of which has fewer than a single pick."""
    forms = [Estimate((7, last), 0.2, 0.6, 0.0) for last in (1, 3)] + [Estimate((7, 2), 0.25, 0.7, 0.0)]
    estimates = [Estimate((0,), 0.35, 0.5, 0.0), *forms]
    assert [estimate.choice for estimate in principal_first(estimates)] == [(7, 2), (7, 1), (7, 3), (0,)]


def test_a_lower_level_draws_the_first_pick_of_a_form_by_the_mean_of_its_answers() -> None:
    """One by one, many bad answers of a form would be drawn more often than a single good pick."""
    forms = [Estimate((7, last), 0.01, 0.4, 0.0) for last in range(50)]
    estimates = [Estimate((0,), 0.5, 0.5, 0.0), *forms]
    rng = rng_from_seed("drawn")
    drawn_first = [drawn(estimates, 0.05, rng)[0] for _ in range(200)]
    assert 160 <= drawn_first.count(0) < 200  # exp(2) to 1 is 88 %


def test_the_master_does_not_pass_on_what_it_can_build() -> None:
    """In The Great Wall most answers are forms. A search that compared whole answers passed nearly always."""
    game = begin("great-wall", players=2, seed="forms")
    bots = [make_bot("master@60", "great-wall", 1), make_bot("greedy", "great-wall", 1)]
    while not game.is_over:
        for seat in game.to_act:
            game.play(bots[seat].choose(game.view(seat), game.question(seat)), seat)
    assert game.scores[0] >= 20


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("seconds", [0.02, 0.1])
def test_a_search_keeps_its_time(name: str, seconds: float) -> None:
    game = begin(name, players=3, seed=1)
    seat = game.to_act[0]
    bot = make_level("master", game.spec, rng_from_seed("time"), Budget(seconds=seconds))
    started = time.process_time()
    bot.choose(game.view(seat), game.question(seat))
    assert time.process_time() - started < seconds + 0.25


@pytest.mark.parametrize("name", SPECS)
def test_estimates_are_win_probabilities_of_legal_answers(name: str) -> None:
    game = begin(name, players=3, seed=4)
    seat = game.to_act[0]
    bot = make_level("master", game.spec, rng_from_seed("estimates"), Budget(simulations=200), with_scores=True)
    estimates = bot.evaluate(game.spec.imagine(game.view(seat)), seat)
    assert {estimate.choice for estimate in estimates} <= set(game.choices(seat))
    assert sum(estimate.share for estimate in estimates) == pytest.approx(1)
    assert all(0 <= estimate.chance <= 1 for estimate in estimates)


@pytest.mark.parametrize("bot", ["random", "greedy", "novice@12", "master@12"])
@pytest.mark.parametrize("name", SPECS)
def test_a_bot_answers_the_same_to_a_view_and_to_the_position_imagined_from_it_and_leaves_it_as_it_was(name: str, bot: str) -> None:
    game = begin(name, players=3, seed="imagined")
    rng = rng_from_seed("imagined")
    for number in range(8):
        seat = game.to_act[0]
        imagined = game.spec.imagine(game.view(seat))
        before = imagined.text()
        chosen = house_bot(bot, name, number).choose_at(imagined, seat)
        assert chosen == house_bot(bot, name, number).choose(game.view(seat), game.question(seat))
        assert imagined.text() == before
        for seat in game.to_act:
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)


def test_a_search_of_one_simulation_answers() -> None:
    """Also where a form takes several picks, of which one simulation has seen only the first."""
    for seed in range(3):
        assert play("chinesische-mauer", ["club@1", "random"], seed).winners


def test_full_playouts_and_the_leaf_judge_both_find_the_winning_card() -> None:
    """Only the tower wins the first section, and with it the game."""
    game = last_cards("8 | aW=1 bG", "WT")
    for full in (True, False):
        tree = Tree()
        tree.set_up(game.spec.judge, game.imagine(0, "x"), 0, len(game.spec.notation), rng_from_seed("x"))
        tree.full_playouts = full
        tree.search(400, 0.0)
        best = max(tree.answers(), key=lambda answer: answer.visits)
        assert game.write(best.choice) == "T>1"


def test_regret_matching_finds_a_mixed_strategy_where_there_must_be_one() -> None:
    game = die_mauer(players=2, hands={"a": "W1", "b": "W1"}, rounds=1, ends=("W2", "W3"))
    bot = make_level("master", game.spec, rng_from_seed("mix"), Budget(simulations=400))
    assert len([estimate for estimate in bot.evaluate(game.spec.imagine(game.view(0)), 0) if estimate.share > 0.1]) == 2


def test_a_budget_is_read_from_the_name() -> None:
    assert BOTS
    for wrong in ("master@", "master@x", "master@0", "master@-1s"):
        if wrong != "master@":
            with pytest.raises(muraglia.BadSetup, match="not a thinking time"):
                make_bot(wrong, "die-mauer")
    assert make_bot("master@20ms", "die-mauer", 1)


@pytest.mark.parametrize(("players", "mode"), [(1, "standard"), (2, "standard"), (4, "standard"), (2, "cooperative"), (3, "cooperative")])
def test_a_search_plays_the_great_wall_in_every_mode(players: int, mode: str) -> None:
    game = begin("great-wall", players, 3, {"mode": mode})
    bots = [make_bot("master@20", "great-wall", seat) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(game.view(seat), game.question(seat)), seat)
    assert game.scores


def test_backward_induction_finds_the_exact_solution() -> None:
    """With two blocks each, a best response to the bot's strategy wins almost nothing."""
    position = reduced_game("T W1")
    spec = spec_of("die-mauer")
    bot = RegretMatchingBot(spec, rng_from_seed("backward"), SearchSettings(Budget(simulations=1)), POINTS)

    def policy(position: Position, seat: int) -> dict[Choice, float]:
        return {estimate.choice: estimate.share for estimate in bot.evaluate(spec.imagine(spec.view(position, seat)), seat)}

    truth, lost = exploitability(position, policy)
    assert truth == pytest.approx(Solution().value(position))
    assert 0 <= lost < 0.01 * largest_difference(position)


def test_without_time_to_solve_it_the_bot_still_answers() -> None:
    position = reduced_game("T W1 W2")
    spec = spec_of("die-mauer")
    bot = RegretMatchingBot(spec, rng_from_seed("hurry"), SearchSettings(Budget(seconds=0.004)), POINTS)
    assert bot.choose_at(spec.imagine(spec.view(position, 0)), 0) in whole_answers(position, 0)


@pytest.mark.parametrize(("name", "players"), [("chinesische-mauer", 2), ("die-mauer", 3)])
def test_two_cores_think_together_and_the_same_again(name: str, players: int) -> None:
    game = begin(name, players=players, seed="cores")
    seat = game.to_act[0]
    found = []
    for _ in range(2):
        bot = make_level("master", game.spec, rng_from_seed("cores"), Budget(simulations=200, cores=2))
        found.append(bot.evaluate(game.spec.imagine(game.view(seat)), seat))
    assert found[0] == found[1]
    assert sum(estimate.share for estimate in found[0]) == pytest.approx(1)
    assert {estimate.choice for estimate in found[0]} <= set(game.choices(seat))
    assert make_bot("master@20*2", name, "cores").choose(game.view(seat), game.question(seat)) in game.choices(seat)


@pytest.mark.parametrize("budget", ["0", "x", "100ms*0", "1s*", "*2", "5*x"])
def test_a_budget_that_is_none_is_told(budget: str) -> None:
    with pytest.raises(muraglia.BadSetup, match="thinking time"):
        make_bot(f"master@{budget}", "die-mauer")
