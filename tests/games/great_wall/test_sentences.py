"""Sentences of cards, one by one: what is paid, gained, counted and asked, exactly at the number and beside it (docs/card-sets.md)."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.cardset import CardSet
from muraglia.games.great_wall.effect_compiler import Effects
from muraglia.games.great_wall.loader import load_set, read_folder
from muraglia.games.great_wall.requests import Fulfilment
from muraglia.games.great_wall.sources import mark_sources
from muraglia.games.great_wall.vocabulary import AT_TAKEN, EACH_HAS
from tests.games.great_wall.support import HOUSE, Scene, coop
from tests.games.great_wall.test_sets import FOLDER

CARDS: CardSet = load_set(read_folder(FOLDER))
EFFECTS = Effects(CARDS.ops)


def carry_out(scene: Scene, *sentences: str, about: int = 0) -> Scene:
    scene.board.cards = CARDS
    effect = EFFECTS.compile(list(sentences), list(CARDS.ids["command"]))
    mark_sources(CARDS)
    scene.effect(0, effect, about)
    return scene


@pytest.mark.parametrize(
    ("price", "enough", "short"),
    [
        ("2 wood", {"wood": 2}, {"wood": 1, "stone": 9, "gold": 9, "qi": 9}),
        ("2 stone", {"stone": 2}, {"wood": 9, "stone": 1, "gold": 9, "qi": 9}),
        ("2 gold", {"gold": 2}, {"wood": 9, "stone": 9, "gold": 1, "qi": 9}),
        ("2 qi", {"qi": 2}, {"wood": 9, "stone": 9, "gold": 9, "qi": 1}),
        ("3 material", {"wood": 1, "stone": 1, "gold": 1}, {"wood": 1, "gold": 1, "qi": 9}),
        ("3 any", {"wood": 1, "gold": 1, "qi": 1}, {"stone": 1, "qi": 1}),
    ],
)
def test_what_may_be_paid_for_is_offered_to_those_who_can_pay(price: str, enough: dict[str, int], short: dict[str, int]) -> None:
    poor = Scene()
    poor.give(0, **short)
    carry_out(poor, f"pay {price}", "gain 5 honour")
    poor.pass_all()
    assert poor.board.honour[0] == 0 and sum(poor.stock(0)) == sum(short.values())
    rich = Scene()
    rich.give(0, **enough)
    carry_out(rich, f"pay {price}", "gain 5 honour")
    assert rich.options() == ["pass", "yes"] or rich.options() == ["yes", "pass"]
    rich.play("yes")
    while not rich.is_done:
        rich.play(rich.options()[-1])
    assert rich.board.honour[0] == 5 and sum(rich.stock(0)) == 0


def test_honour_and_tactic_cards_are_paid_too() -> None:
    scene = Scene()
    scene.board.honour[0] = 3
    carry_out(scene, "pay 3 honour", "gain 1 qi")
    scene.play("yes")
    assert (scene.board.honour[0], scene.stock(0)) == (0, [0, 0, 0, 1])
    carry_out(scene, "pay 3 honour", "gain 1 qi")
    scene.pass_all()
    assert (scene.board.honour[0], scene.stock(0)) == (0, [0, 0, 0, 1])
    scene.tactic(0, "boiling-oil", "retreat")
    carry_out(scene, "pay 2 tactic", "gain 1 qi")
    scene.play("yes")
    while not scene.is_done:
        scene.play(scene.options()[0])
    assert scene.board.tactics[0] == b"" and scene.stock(0) == [0, 0, 0, 2]


def test_a_condition_needs_the_number_and_a_count_multiplies() -> None:
    for walls, honour in ((2, 0), (3, 4), (4, 4)):
        scene = Scene()
        scene.board.wall[:] = [walls // 2, walls - walls // 2, 0]
        carry_out(scene, "gain 4 honour if walls 3")
        assert scene.board.honour[0] == honour
    scene = Scene()
    for section in ("left", "right"):
        scene.rest(section, 0, "spearman", 2)
    scene.rest("centre", 1, "spearman", 3)
    scene.post("left", 0)
    carry_out(scene, "gain 2 honour per resting", "gain 1 honour per posted", "lose 1 honour")
    assert scene.board.honour[0] == 8 + 1 - 1


@pytest.mark.parametrize(("word", "place"), [("wood", 0), ("stone", 1), ("gold", 2), ("qi", 3)])
def test_local_is_what_the_location_produces(word: str, place: int) -> None:
    scene = carry_out(Scene(), "gain 2 local", about=place)
    assert scene.stock(0)[place] == 2 and sum(scene.stock(0)) == 2
    assert sum(carry_out(Scene(), "gain 2 local", about=7).stock(0)) == 0
    assert carry_out(Scene(), f"gain 3 {word}").stock(0)[place] == 3


def test_what_is_free_to_choose_is_asked_one_by_one() -> None:
    scene = carry_out(Scene(), "gain 2 material")
    assert scene.options() == ["wood-0", "wood-1", "wood-2"] and scene.question.split is not None
    scene.play("wood-1", "stone-0", "gold-1")
    assert scene.is_done and scene.stock(0) == [1, 0, 1, 0]
    scene = carry_out(Scene(), "gain 1 any")
    assert scene.options() == ["pass", "wood", "stone", "gold", "qi"]


def test_the_first_general_of_a_set_counts_as_much_as_any_other() -> None:
    """Yue Fei gains Honour when he takes a Horde."""
    scene = Scene()
    scene.general(0, HOUSE.ids["general"][0])
    assert len(scene.board.abilities_of(0, AT_TAKEN, 0)) == 1


DEMANDS = [
    # request, Hordes everybody has taken, whether it can be named
    ("glory", (1, 1, 1), True),
    ("glory", (2, 1, 3), True),
    ("glory", (1, 0, 2), False),
    ("provoke", (1, 1, 1), True),
    ("provoke", (3, 0, 0), True),
    ("provoke", (1, 1, 0), False),
]


@pytest.mark.parametrize(("request_id", "having", "can"), DEMANDS)
def test_a_request_looks_at_what_each_or_all_have(request_id: str, having: tuple[int, ...], can: bool) -> None:
    scene = coop()
    scene.only_request(request_id)
    for seat, count in enumerate(having):
        for _ in range(count):
            scene.take_horde(seat, HOUSE.ids["horde"][scene.board.horde_deck[0] // 3])
    scene.run(Fulfilment())
    assert (f"request-{request_id}" in scene.options()) == can


@pytest.mark.parametrize(("count", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_request_for_overseers_needs_them_of_each(count: int, can: bool) -> None:
    id = next(id for card, id in enumerate(HOUSE.ids["request"]) if _demands(card) == [(EACH_HAS, 2)])
    scene = coop()
    scene.only_request(id)
    for seat in range(3):
        for place in ("sawmill", "quarry", "gold-mine")[: count if seat == 1 else 3]:
            scene.overseer(seat, place, 1)
    scene.run(Fulfilment())
    assert (f"request-{id}" in scene.options()) == can


def _demands(card: int) -> list[tuple[int, int]]:
    """Kinds and numbers of what a Request demands."""
    span = range(HOUSE.first_demand[card], HOUSE.first_demand[card + 1])
    return [(HOUSE.demand_kind[index], HOUSE.demand_number[index]) for index in span]


@pytest.mark.parametrize(("walls", "can"), [((1, 1, 0), False), ((1, 1, 1), True), ((2, 2, 0), True)])
def test_a_request_for_walls_counts_the_levels_of_the_board_once(walls: tuple[int, int, int], can: bool) -> None:
    scene = coop()
    scene.only_request("first-stones")
    scene.board.wall[:] = walls
    scene.run(Fulfilment())
    assert ("request-first-stones" in scene.options()) == can
