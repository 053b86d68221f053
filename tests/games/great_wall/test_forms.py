"""Whatever a person decides at once is one answer: a chain of picks that changes nothing for anybody before the last of them."""

from __future__ import annotations

from itertools import product

import pytest

import muraglia
from muraglia.bots.greedy import GreedyBot
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.effects import GainSeveral
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.logistics import Shifting
from muraglia.games.great_wall.payment import MATERIALS
from muraglia.games.great_wall.pieces import SAWMILL
from muraglia.kernel.errors import UnfinishedChoice
from muraglia.kernel.history import GoOn
from muraglia.kernel.position import MOST_ANSWERS, forced_answer, forced_beginning
from muraglia.kernel.question import Question
from muraglia.kernel.rng import Rng, rng_from_seed
from tests.games.great_wall.questions import BEFORE, count
from tests.games.great_wall.support import Scene
from tests.support import games_to_play

MODES = [(1, "standard"), (2, "standard"), (3, "standard"), (4, "standard"), (3, "cooperative")]


def random_form(game: muraglia.Game, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Returns the beginnings of a random answer, the whole answer last."""
    trial = game.position.clone()
    beginnings: list[tuple[int, ...]] = []
    while not beginnings or trial.is_form_open():
        options = trial.options(seat)
        pick = options[rng.below(len(options))]
        trial.take(seat, pick)
        beginnings.append((*(beginnings[-1] if beginnings else ()), pick))
    return beginnings


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_nothing_changes_before_the_last_pick(players: int, mode: str) -> None:
    """Neither the position nor the version, no event is told, and nobody else is asked within a form."""
    forms = 0
    for number in range(games_to_play(8)):
        game = begin("great-wall", players, f"forms {number}", {"mode": mode})
        rng = rng_from_seed(f"forms {players} {mode} {number}")
        while not game.is_over:
            seat = game.to_act[0]
            *begun, whole = random_form(game, seat, rng)
            before, told = game.position_text(), len(game.events())
            for picks in begun:
                after = game.history.after(seat, picks)
                assert isinstance(after, GoOn)
                assert after.position.version == game.version and after.position.to_act() == [seat]
                with pytest.raises(UnfinishedChoice):
                    game.play(picks, seat)
            assert game.position_text() == before and len(game.events()) == told
            game.play(whole, seat)
            forms += len(begun) > 0
    assert forms > 20


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_a_split_can_be_filled_in_as_it_says(players: int, mode: str) -> None:
    """All amounts between the least and the total are allowed, and the suggestion is one of them."""
    seen = 0
    for number in range(games_to_play(6)):
        game = begin("great-wall", players, f"splits {number}", {"mode": mode})
        rng = rng_from_seed(f"splits {players} {mode} {number}")
        while not game.is_over:
            seat = game.to_act[0]
            for so_far in [(), *random_form(game, seat, rng)[:-1]]:
                question = game.history.question(seat, so_far)
                if question.split is not None:
                    assert question.kind == "split"
                    check_split(game, seat, question, rng)
                    seen += 1
            game.play(random_form(game, seat, rng)[-1], seat)
    assert seen > 5


def check_split(game: muraglia.Game, seat: int, question: Question, rng: Rng) -> None:
    split = question.split
    assert split is not None
    wholes = {question.so_far + split.default}
    ways = [amounts for amounts in product(*[range(len(part.picks)) for part in split.parts]) if split.least <= sum(amounts) <= split.total]
    for _ in range(8):
        amounts, picks = ways[rng.below(len(ways))], question.so_far
        for number, (part, amount) in enumerate(zip(split.parts, amounts)):
            if number and sum(amounts[:number]) == split.total:
                break
            picks += (part.picks[amount],)
        wholes.add(picks)
    for whole in wholes:
        reason = game.why_not(whole, seat)
        assert reason is None or isinstance(reason, UnfinishedChoice), game.write(whole)  # another part of the form may follow


# One answer for each decision


def test_what_is_built_and_how_it_is_paid() -> None:
    scene = Scene()
    scene.give(0, wood=3, stone=4)
    scene.board.warehouse = [1, 1, 0]
    scene.run(Building(0, 1, walls=False))
    scene.game.play("barricade-left", 0)
    assert list(scene.board.warehouse) == [0, 0, 0], "all of the Warehouse leaves no choice"
    scene.board.warehouse = [1, 0, 1]
    scene.run(Building(0, 1, barricades=False))
    scene.game.play("wall-left wood-1 stone-2", 0)
    assert scene.board.wall[0] == 1 and scene.stock(0) == [2, 2, 0, 0] and scene.is_done
    scene.board.warehouse = [2, 2, 0]
    scene.run(Building(0, 1, walls=False))
    scene.game.play("barricade-left store-wood-1 store-stone-1", 0)
    assert list(scene.board.warehouse) == [1, 1, 0]


def test_recruits_and_where_they_go() -> None:
    scene = Scene()
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.run(Recruiting(0, 2))
    scene.game.play("spearman archer rest-spearman-left rest-archer-right", 0)
    assert scene.resting("left", 0) == [1, 0, 0] and scene.resting("right", 0) == [0, 1, 0] and scene.is_done


def test_a_reward_ends_the_form() -> None:
    """What a Vital Point brings is known before the next recruit is placed."""
    scene = Scene()
    scene.horde("right", "raiders")
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.run(Recruiting(0, 2))
    scene.game.play("spearman spearman right1.a3", 0)
    assert scene.step == "deploying"


def test_all_clerks_of_a_move() -> None:
    scene = Scene()
    scene.run(MoveClerks(0, 3))
    scene.game.play("home>temple home>quarry pass", 0)
    assert (scene.clerks_at("temple"), scene.clerks_at("quarry")) == ("a", "a") and scene.is_done


def test_a_gain_of_several_resources() -> None:
    scene = Scene()
    scene.give(0, wood=5, stone=1)
    scene.run(GainSeveral(0, 3, MATERIALS))
    split = scene.question.split
    assert split is not None and (split.least, split.total) == (0, 3)
    assert scene.game.write(split.default) == "wood-0 stone-1 gold-2", "the smallest stocks are filled up"
    scene.game.play("wood-1 stone-0 gold-2", 0)
    assert scene.stock(0) == [6, 1, 2, 0]


def test_who_is_sent_where() -> None:
    scene = Scene()
    scene.rest("left", 0, "spearman")
    scene.rest("left", 0, "archer")
    scene.run(Shifting(0, 1))
    scene.game.play("left>right spearmen-1 archers-0", 0)
    assert scene.resting("left", 0) == [0, 1, 0] and scene.resting("right", 0) == [1, 0, 0]


def test_an_advisor_and_their_place_before_the_next_one_is_drawn() -> None:
    scene = Scene()
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1, clerks=False))
    hired = scene.options()[1]
    before = bytes(scene.board.advisor_track)
    begun = scene.game.history.after(0, scene.game.read(hired))
    assert isinstance(begun, GoOn) and bytes(begun.position.advisor_track) == before  # type: ignore[attr-defined]
    scene.game.play(f"{hired} support", 0)
    assert len(scene.board.support[0]) == 1 and bytes(scene.board.advisor_track) != before


@pytest.mark.parametrize(("clerks", "whole"), [("aa", "spearman yes"), ("ab", "spearman")])
def test_upgrade_and_donation_are_one_answer_only_for_who_is_alone(clerks: str, whole: str) -> None:
    """GW-PROD-02: everybody finishes a step of production before the next begins."""
    scene = Scene(3, shame_icon_timing="after")
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.clerks("sawmill", clerks)
    scene.run(Activate(SAWMILL, advanced=True))
    scene.game.play(whole, 0)
    assert scene.board.overseers[SAWMILL] == 1
    assert scene.board.warehouse[0] == (1 if clerks == "aa" else 0)


# Many answers


def test_a_form_with_thousands_of_answers_is_written_out_in_part() -> None:
    """Some 500 of them, the same share for each first pick; the greedy bot fills it in pick by pick."""
    scene = Scene()
    scene.run(MoveClerks(0, 3))
    choices = scene.game.choices(0)
    assert MOST_ANSWERS // 2 < len(choices) <= MOST_ANSWERS and len(set(choices)) == len(choices)
    assert {choice[0] for choice in choices} == set(scene.board.options(0))
    assert all(scene.game.why_not(choice, 0) is None for choice in choices[::25])
    bot = GreedyBot(SPECS["great-wall"], rng_from_seed("many"))
    assert scene.game.why_not(bot.choose_at(scene.board, 0), 0) is None


def test_picks_that_leave_no_choice_at_the_beginning_of_a_form() -> None:
    scene = Scene(3, shame_icon_timing="after")
    scene.clerks("sawmill", "a")
    scene.run(Activate(SAWMILL, advanced=True))
    assert scene.options() == ["pass"], "nothing to pay for an Overseer with, but the wood that was gathered can be given"
    assert scene.game.write(forced_beginning(scene.board, 0)) == "pass" and forced_answer(scene.board, 0) is None


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_a_third_fewer_answers_a_year_and_hardly_any_with_one_option(players: int, mode: str) -> None:
    """Games of greedy bots, beside the same seeds when every pick was an answer."""
    found = count(players, mode, games_to_play(6))
    assert found.answers_a_year < BEFORE[players, mode][0] * 2 / 3
    assert found.with_one_option < 0.02
