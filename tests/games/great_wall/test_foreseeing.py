"""What is foreseen of a choice is what then happens, and it never goes past what the seat cannot know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate
from muraglia.games.great_wall.autumn import ChooseCommand
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.foreseeing import foresee, foresee_difference
from muraglia.games.great_wall.rules import CARDS
from muraglia.kernel.changes import SAME, difference
from muraglia.kernel.difference import Difference
from muraglia.kernel.events import Sink
from muraglia.kernel.rng import rng_from_seed
from muraglia.language import LANGUAGES, Language
from tests.games.about import other_worlds
from tests.games.great_wall.support import Scene
from tests.support import games_to_play

SPEC = SPECS["great-wall"]
MODES = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "cooperative"}), (3, {"mode": "cooperative"})]


def foreseen(game: Any, seat: int, picks: tuple[int, ...]) -> Difference | None:
    return foresee_difference(CARDS, SPEC.view(game.position, seat), picks)


def happens(game: Any, seat: int, picks: tuple[int, ...]) -> tuple[Any, list[tuple[str, dict[str, int]]]]:
    """The position after the choice, and its events as a difference tells them."""
    position = game.position.clone()
    position.sink = sink = Sink()
    for pick in picks:
        position.take(seat, pick)
    position.sink = None
    return position, [(event.kind.name, dict(zip(event.kind.args, event.args))) for event in sink.events]


def check(game: Any, seat: int, picks: tuple[int, ...], found: Difference) -> None:
    after, events = happens(game, seat, picks)
    told = [(event.kind, event.args) for event in found.events]
    if found.stops == "draw":
        assert told == events[: len(told)]
        return
    assert told == events
    before, now = SPEC.view_for_people(game.position, seat), SPEC.view_for_people(after, seat)
    for name in now.public.__struct_fields__:
        if name not in (SPEC.untold or ()) or name == "forecast":
            changed = difference(getattr(before.public, name), getattr(now.public, name))
            assert found.public.get(name, SAME) == changed, (name, picks)
    for resource, word in enumerate(("wood", "stone", "gold", "qi")):
        assert found.resources.get(word, 0) == now.own.resources[resource] - before.own.resources[resource]
    gains = sum(each.count for each in found.gains if each.faction == seat)
    assert gains == after.honour[seat] - game.position.honour[seat] or after.is_over()
    asked = after.to_act()
    assert {"form": after.is_form_open(), "question": seat in asked, "seat": asked != [seat], "end": after.is_over()}[found.stops]


@pytest.mark.parametrize(("players", "options"), MODES)
def test_what_is_foreseen_happens(players: int, options: dict[str, str]) -> None:
    stops: dict[str, int] = {}
    for number in range(max(1, games_to_play(12) // 4)):
        game = begin("great-wall", players, f"foresee {number}", options)
        rng = rng_from_seed(f"foresee {players} {number}")
        while not game.is_over:
            seat = game.to_act[rng.below(len(game.to_act))]
            choices = game.choices(seat)
            picks = choices[rng.below(len(choices))]
            found = foreseen(game, seat, picks)
            if found is not None and not game.history.waiting:
                check(game, seat, picks, found)
                stops[found.stops] = stops.get(found.stops, 0) + 1
                for number_of_picks in range(1, len(picks)):  # a form that is half filled in is drawn as it would be
                    begun = foreseen(game, seat, picks[:number_of_picks])
                    assert begun is not None and begun.stops == "form"
                    check(game, seat, picks[:number_of_picks], begun)
            game.play(picks, seat)
    assert stops.get("question", 0) + stops.get("seat", 0) > 40 and stops.get("draw", 0) > 0, stops


def test_it_is_the_same_in_every_world_the_seat_may_be_in() -> None:
    game = begin("great-wall", 3, "worlds of foresight")
    rng = rng_from_seed("worlds of foresight")
    compared = step = 0
    while not game.is_over:
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        picks = choices[rng.below(len(choices))]
        if step % 15 == 0:
            truth = msgspec.json.encode([foreseen(game, seat, picks), foresee(CARDS, SPEC.view(game.position, seat), picks)])
            for world, knowing in other_worlds(game, rng):
                if seat not in knowing:
                    again = [foreseen(world, seat, picks), foresee(CARDS, SPEC.view(world.position, seat), picks)]
                    assert msgspec.json.encode(again) == truth, (step, seat)
                    compared += 1
        game.play(picks, seat)
        step += 1
    assert compared > 20


def test_it_says_in_words_what_a_wall_changes() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.clerks("builders", "a")
    scene.give(0, wood=9, stone=9)
    scene.run(Activate(5))
    seat, view = 0, SPEC.view(scene.board, 0)
    said: set[str] = set()
    for picks in scene.game.choices(seat):
        for code in LANGUAGES:
            for message in foresee(CARDS, view, picks):
                assert Language(code, "great-wall").say(message)
                said.add(message.id)
    assert "foresee-holds" in said or "foresee-breaks" not in said


def said(scene: Scene, *picks: str) -> list[str]:
    """What a's choice would lead to, in English."""
    view, language = SPEC.view(scene.board, 0), Language("en", "great-wall", ["Anna", "Bert", "Clara"], reader=0)
    choice = tuple(SPEC.notation.index(pick) for pick in picks)
    return [language.say(message) for message in foresee(CARDS, view, choice)]


def test_it_says_in_words_who_decides_next() -> None:
    scene = Scene()
    scene.tactic(1, "sortie")
    scene.clerks("logistics", "ab")
    for seat in (0, 1):
        scene.rest("left", seat, "spearman")
    scene.run(Activate(6))
    while scene.asked != 0:
        scene.play("pass")
    assert said(scene, "pass") == ["then Bert decides"]


def test_it_says_in_words_what_stands_against_what() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.clerks("builders", "a")
    scene.give(0, wood=9)
    scene.run(Activate(5))
    assert any(line.startswith("left: defence") and "against" in line for line in said(scene, "barricade-left", "wood-2"))


def test_it_says_in_words_who_would_take_a_horde() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.give(0, wood=9, stone=9, gold=9)
    scene.run(Recruiting(0, 1))
    assert "you would take the Horde, left, row 1" in said(scene, "spearman", "left1.a3")


def test_it_says_that_the_others_choose_at_the_same_time() -> None:
    scene = Scene()
    scene.run(ChooseCommand())
    assert said(scene, scene.options()[0]) == ["what comes of it depends on what the others choose now"]
