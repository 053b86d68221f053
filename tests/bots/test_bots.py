"""The simple bots: strong enough, fair, and the same again with the same seed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import muraglia
from muraglia.bots import BOTS, LEVELS, by_strength, make_bot
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.kernel.rng import rng_from_seed
from tests.games.about import other_worlds
from tests.support import games_to_play

# Every bot there is; the searching ones with few simulations, because what is tested here does not depend on their number.
QUICK = [f"{bot}@12" if bot in LEVELS else bot for bot in BOTS]


def play(name: str, bots: list[str], seed: int) -> muraglia.Game:
    game = begin(name, players=len(bots), seed=seed)
    players = [make_bot(bot, name, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not game.is_over:
        for seat in game.to_act:
            game.play(players[seat].choose(game.view(seat), game.question(seat)), seat)
    return game


def test_greedy_beats_random_at_chinesische_mauer() -> None:
    games = games_to_play(400)
    wins = 0
    for number in range(games):
        greedy = number % 2
        game = play("chinesische-mauer", ["greedy", "random"] if greedy == 0 else ["random", "greedy"], number)
        wins += game.winners == [greedy]
    assert wins >= 0.8 * games


def test_greedy_is_rid_of_its_blocks_at_die_mauer() -> None:
    games = games_to_play(100)
    mine, others = 0, 0
    for number in range(games):
        bots = ["random"] * 4
        bots[number % 4] = "greedy"
        scores = play("die-mauer", bots, number).scores
        mine += scores[number % 4]
        others += sum(scores) - scores[number % 4]
    assert mine <= 0.6 * others / 3


def test_random_among_greedy_loses_the_great_wall() -> None:
    """Not the other way round: where the others do nothing sensible the Wall falls for everybody."""
    games = games_to_play(20)
    wins = mine = others = 0
    for number in range(games):
        seat = number % 3
        game = play("great-wall", ["random" if other == seat else "greedy" for other in range(3)], number)
        wins += seat in game.winners
        mine += game.scores[seat]
        others += sum(game.scores) - game.scores[seat]
    assert wins <= 0.15 * games
    assert mine <= 0.6 * others / 2


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("name", SPECS)
def test_a_bot_answers_every_question_legally_and_the_same_again(name: str, bot: str) -> None:
    players = SPECS[name].info.players[-1]
    first, second = play(name, [bot] * players, 5), play(name, [bot] * players, 5)
    assert first.record() == second.record()


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("name", SPECS)
def test_a_bot_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(name: str, bot: str) -> None:
    game = begin(name, players=3, seed="peeking")
    rng = rng_from_seed("peeking")
    compared = 0
    while not game.is_over:
        for world, knowing in other_worlds(game, rng):
            for seat in set(game.to_act) - knowing:
                question = game.question(seat)
                sent: Any = msgspec.json.decode(msgspec.json.encode(world.view(seat)), type=game.spec.view_type)
                there = make_bot(bot, name, "same").choose(sent, world.question(seat))
                assert there == make_bot(bot, name, "same").choose(game.view(seat), question)
                compared += 1
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    assert compared > 20


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(muraglia.BadSetup, match=r"no bot called deep-blue\. Choose one of: random, greedy, novice, club, master"):
        make_bot("deep-blue", "die-mauer")


@pytest.mark.parametrize("name", SPECS)
def test_the_order_by_strength_has_every_bot(name: str) -> None:
    assert sorted(by_strength(name)) == sorted(BOTS)
    assert [bot for bot in by_strength(name) if bot in LEVELS] == list(LEVELS)
