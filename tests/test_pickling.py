"""Everything a user holds travels to another process and can be copied: what arrives is the same, and goes its own way."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import muraglia
from muraglia.bots import make_bot
from muraglia.game import begin
from muraglia.games import SPECS, shelf
from muraglia.kernel.errors import MuragliaError
from muraglia.kernel.message import Message
from muraglia.kernel.rng import rng_from_seed
from muraglia.table.not_allowed import NotAllowed
from tests.support import chinesische_mauer, die_mauer, random_positions, scoring


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]
TABLES = [(name, players) for name, spec in SPECS.items() for players in sorted(spec.info.players + spec.info.variant_players)]


def begun(name: str, steps: int = 40) -> muraglia.Game:
    game = begin(name, seed="pickles")
    rng = rng_from_seed("pickles")
    for _ in range(steps):
        seat = game.to_act[-1]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    return game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SPECS)
def test_a_game_arrives_whole_and_goes_its_own_way(name: str, way: Callable[[Any], Any]) -> None:
    game = begun(name)
    again = way(game)
    assert again == game and again is not game
    assert (again.record(), again.events(), again.view()) == (game.record(), game.events(), game.view())
    assert again.spec is game.spec
    record, key = game.record(), game.key()
    for _ in range(12):
        assert again.undo() >= 0
    assert again != game and (game.record(), game.key()) == (record, key)
    for chosen in list(game.moments())[-12:]:
        again.play(chosen.choice, chosen.seat)
    assert again == game and again.events() == game.events()


@pytest.mark.parametrize("way", WAYS)
def test_answers_that_wait_for_others_travel_too(way: Callable[[Any], Any]) -> None:
    game = die_mauer(players=3)
    game.play("T", 0)
    game.play("G", 2)
    again = way(game)
    assert again == game and again.to_act == [1] and again.history.waiting == game.history.waiting
    assert again.undo() == 2 and again.to_act == [1, 2]
    again.play("W1", 0)
    again.play("W2", 2)
    assert again != game
    history = way(game.history)
    assert history.position == game.position and history.waiting == game.history.waiting
    history.withdraw(0)
    assert sorted(game.history.waiting) == [0, 2]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_position_of_a_game_arrives_with_half_filled_forms_too(name: str, players: int) -> None:
    positions = random_positions(name, players, "pickled")
    for position in positions[:: max(1, len(positions) // 60)]:
        for way in WAYS:
            again = way(position)
            assert type(again) is type(position) and again == position and again is not position
    assert len({position.key() for position in positions}) > 1
    assert positions[0] != positions[-1] and positions[0] != positions[0].text()


@pytest.mark.parametrize("name", SPECS)
def test_what_a_seat_imagines_can_be_handed_to_a_worker(name: str) -> None:
    game = begun(name)
    for seat in range(game.players):
        imagined = game.imagine(seat, "x")
        assert pickled(imagined) == imagined


@pytest.mark.parametrize("thing", [muraglia.new("die-mauer"), muraglia.new("die-mauer").position])
def test_what_changes_is_no_key(thing: Any) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(thing)
    assert thing.key() == pickled(thing).key()


@pytest.mark.parametrize("way", WAYS)
def test_questions_views_events_and_messages_arrive(way: Callable[[Any], Any]) -> None:
    for name in SPECS:
        game = begun(name)
        question = game.question()
        things: list[Any] = [question, question.options[0], game.view(), game.view(-1), game.events()[-1]]
        things += [game.events()[-1].kind, question.prompt, game.position.why_not(game.to_act[0], len(game.spec.notation) - 1)]
        for thing in things:
            assert way(thing) == thing
        assert way(game.spec) is game.spec
        assert way(game.events()[0].kind) in game.spec.events


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("bot_name", ["random", "greedy", "novice", "club@20", "master@20"])
def test_a_bot_goes_on_as_it_would_have(name: str, bot_name: str) -> None:
    game = begun(name, 10)
    bot: Any = make_bot(bot_name, name, "travels")
    bot.choose(game.view(), game.question())
    for way in (pickled, copy.deepcopy):
        twin, other = way(bot), way(bot)
        assert type(twin) is type(bot) and twin.spec is bot.spec and twin.rng is not bot.rng
        assert twin.rng.next32() == other.rng.next32()
    assert type(copy.copy(bot)) is type(bot)
    if bot_name in ("random", "greedy"):
        assert pickled(bot).choose(game.view(), game.question()) == bot.choose(game.view(), game.question())


def errors() -> list[MuragliaError]:
    game = chinesische_mauer(["7 3 | aW aG", "5 4 | aT"], scoring("a"), hands={"a": "W"})
    found: list[MuragliaError] = [NotAllowed(Message("undo-nothing"), "CM-SCORE-2", stale=True)]
    attempts: list[Callable[[], Any]] = [
        lambda: game.play("jump"),
        lambda: game.play("score-1"),
        lambda: game.play("score-1 tile-5 on-W"),
        lambda: begin("chess"),
        lambda: muraglia.set_up("muraglia position\ngame: go\n"),
    ]
    for attempt in attempts:
        with pytest.raises(MuragliaError) as caught:
            attempt()
        found.append(caught.value)
    return found


ERRORS = errors()


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_arrives_as_it_was_raised(error: MuragliaError) -> None:
    for way in WAYS:
        again = way(error)
        assert type(again) is type(error) and str(again) == str(error) and again.rule == error.rule
        assert again.args[: len(error.args)] == error.args and vars(again).keys() == vars(error).keys()
        assert all(getattr(again, name) == value for name, value in vars(error).items())


def test_all_kinds_of_errors_are_tried() -> None:
    kinds = set(MuragliaError.__subclasses__())
    assert {kind for kind in kinds if kind.__module__ != "muraglia.cli.engine"} == {type(error) for error in ERRORS}


def play_in_a_worker(game: muraglia.Game, choice: str) -> muraglia.Game:
    game.play(choice)
    return game


def test_games_and_errors_come_back_from_another_process() -> None:
    game = chinesische_mauer(["7 3 | aW aG", "5 4 | aT"], scoring("a"), hands={"a": "W"})
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        played = workers.submit(play_in_a_worker, game, "score-1 tile-3 on-G").result()
        with pytest.raises(muraglia.IllegalChoice, match="CM-SCORE-2") as refused:
            workers.submit(play_in_a_worker, game, "score-1 tile-5 on-W").result()
        with pytest.raises(muraglia.UnfinishedChoice) as begun:
            workers.submit(play_in_a_worker, game, "score-1").result()
        with pytest.raises(muraglia.UnknownNotation, match="jump"):
            workers.submit(play_in_a_worker, game, "jump").result()
    assert refused.value.rule == "CM-SCORE-2"
    assert begun.value.question == game.question(0, so_far="score-1")
    game.play("score-1 tile-3 on-G")
    assert played == game


OWN_SET = Path(__file__).parent / "games" / "great_wall_set"


def test_a_game_with_cards_of_ones_own_comes_back_from_another_process() -> None:
    game = begin(muraglia.add_set("great-wall", OWN_SET), 3, 1)
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        assert workers.submit(play_in_a_worker, game, game.question(0).options[0].notation).result().name == game.name


def test_where_a_set_is_not_known_a_position_is_refused_like_a_record() -> None:
    game = begin(muraglia.add_set("great-wall", OWN_SET), 3, 1)
    code = "import pickle, sys\ntry:\n    pickle.load(sys.stdin.buffer)\nexcept Exception as error:\n    print(type(error).__name__, error)"
    elsewhere = {name: value for name, value in os.environ.items() if name != shelf.VARIABLE}
    for thing, says in ((game, "no card set"), (game.position, "different cards"), (game.history, "no card set")):
        run = [sys.executable, "-c", code]
        said = subprocess.run(run, input=pickle.dumps(thing), capture_output=True, env=elsewhere, check=True).stdout.decode()
        assert says in said, said


@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
@pytest.mark.parametrize("name", SPECS)
def test_an_environment_travels_in_the_middle_of_a_game(name: str, way: Callable[[Any], Any]) -> None:
    from muraglia.adapters.gymnasium import SeatEnv
    from muraglia.adapters.pettingzoo import env, raw_env

    assert way(raw_env(name)).players == raw_env(name).players  # before the first game too
    seats = env(name)
    seats.reset(seed=3)
    seat = SeatEnv(name, ["greedy"] * (SPECS[name].info.players[0] - 1 or 1))
    _, info = seat.reset(seed=3)
    for _ in range(4):
        seats.step(int(seats.observe(seats.agent_selection)["action_mask"].argmax()))
        _, _, _, _, info = seat.step(int(info["action_mask"].argmax()))
    other_seats, other_seat = way(seats), way(seat)
    assert other_seats.unwrapped.position == seats.unwrapped.position and other_seat.position == seat.position
    for _ in range(3):
        seats.step(int(seats.observe(seats.agent_selection)["action_mask"].argmax()))
        _, _, _, _, info = seat.step(int(info["action_mask"].argmax()))
        assert other_seats.unwrapped.position != seats.unwrapped.position
        other_seats.step(int(other_seats.observe(other_seats.agent_selection)["action_mask"].argmax()))
        other_seat.step(int(other_seat._info()["action_mask"].argmax()))
        assert other_seats.unwrapped.position == seats.unwrapped.position and other_seat.position == seat.position
    for one in (seats, other_seats, seat, other_seat):
        one.reset()
    assert other_seats.unwrapped.position == seats.unwrapped.position and other_seat.position == seat.position


@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
def test_a_parallel_environment_travels_in_the_middle_of_a_game(way: Callable[[Any], Any]) -> None:
    from muraglia.adapters.pettingzoo import parallel_env

    seats = parallel_env("die-mauer", 4)
    seen, _ = seats.reset(seed=3)
    for _ in range(3):
        seen, _, _, _, _ = seats.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in seats.agents})
    twin = way(seats)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in seats.agents}
    seats.step(actions)
    assert twin.position != seats.position
    twin.step(actions)
    assert twin.position == seats.position
    seats.reset()
    twin.reset()
    assert twin.position == seats.position
