"""Where questions come from, what their options cost and bring, and where Honour and resources come from."""

from __future__ import annotations

import pytest

from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate, Activations
from muraglia.games.great_wall.autumn import Boxes
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.production import Donating
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.sources import RULE_SOURCES, card_of_source, source_words
from muraglia.games.great_wall.tactics import Window
from muraglia.games.great_wall.vocabulary import AT_ASSAULT, WIDTH
from muraglia.kernel.question import CardName, OptionFacts, Place, Question
from muraglia.kernel.rng import rng_from_seed
from muraglia.language import LANGUAGES, Language
from tests.games.great_wall.support import HOUSE, Scene
from tests.support import games_to_play

SPEC = SPECS["great-wall"]
MODES = [(1, {}), (2, {}), (4, {}), (3, {"mode": "cooperative"})]


def question(scene: Scene) -> Question:
    return scene.game.question_for_people(scene.asked)


def place(scene: Scene) -> Place:
    found = question(scene).place
    assert found is not None
    return found


def facts(scene: Scene, notation: str) -> OptionFacts:
    asked = question(scene)
    option = next(option for option in asked.options if option.notation == notation)
    return asked.facts[str(option.pick)]


def box_of(command: str, number: int) -> Boxes:
    first = HOUSE.first_box[HOUSE.ids["command"].index(command)] + number - 1
    return Boxes(0, first, first + 1)


def test_a_question_of_a_location_names_it() -> None:
    scene = Scene()
    scene.clerks("builders", "aa")
    scene.give(0, wood=9)
    scene.run(Activate(5))
    asked = place(scene)
    assert (asked.location, asked.remaining, asked.whose, asked.card) == ("builders", 2, 0, None)
    assert facts(scene, "wall-left").cost == {"material": 5} and facts(scene, "wall-left").brings == {"honour": 5}


def test_a_question_of_a_command_names_the_card_and_the_box() -> None:
    scene = Scene()
    card = HOUSE.ids["command"][0]
    scene.run(box_of(card, 1))
    asked = place(scene)
    assert asked.card == CardName("command", card) and asked.box == 1 and asked.location is None


def test_a_tile_of_a_breach_names_the_section() -> None:
    scene = Scene()
    scene.horde("centre", "scouts")
    scene.run(Breach(1))
    assert scene.step == "shame-place" and place(scene).section == "centre"


def test_the_commander_is_told_for_whom_they_decide() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "tea-house")
    scene.clerks("tea-house", "aa")
    scene.tea("abc")
    scene.run(Activate(7))
    while scene.step != "rush-tea":
        scene.play("pass")
    assert place(scene).whose == 2 and place(scene).location == "tea-house"


def test_a_window_names_what_it_is_about() -> None:
    scene = Scene()
    card = HOUSE.ids["tactic"][next(card for card in range(20) if HOUSE.tactic_when[card] == AT_ASSAULT)]
    scene.tactic(0, card)
    scene.give(0, qi=9)
    scene.run(Window(AT_ASSAULT, 2, 1, 1))
    assert place(scene).section == "right"
    assert facts(scene, f"play-{card}!").cost == {"qi": HOUSE.empowered_cost[HOUSE.ids["tactic"].index(card)]}


def test_prices_and_texts_stand_beside_the_options() -> None:
    scene = Scene()
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.run(Recruiting(0, 1))
    assert facts(scene, "spearman").cost == {"wood": 1, "stone": 2}
    scene.run(Hiring(0, 1))
    assert facts(scene, "hire-clerk").cost == {"gold": 2}
    advisor = next(option for option in question(scene).options if option.notation.startswith("advisor-"))
    assert len(facts(scene, advisor.notation).says) > 1  # the price, and what the Advisor does
    scene.run(Donating(0, 1))
    assert facts(scene, "yes") == OptionFacts({"stone": 1}, {"honour": 2}, facts(scene, "yes").says)


def test_an_activation_says_what_it_brings() -> None:
    scene = Scene()
    scene.clerks("school", "aa")
    scene.clerks("builders", "a")
    scene.overseer(0, "sawmill", 2)
    scene.clerks("sawmill", "aaa")
    scene.run(Activations(0))
    assert facts(scene, "school").brings == {"draw": 2}
    spaces = scene.board.clerk_spaces(0)
    if spaces <= 3:
        assert facts(scene, "sawmill").brings["wood"] == 5


def test_every_operation_leads_back_to_its_card() -> None:
    words = source_words(CARDS)
    assert len(set(words)) == len(words)
    for advisor in range(len(CARDS.ids["advisor"])):
        first = CARDS.first_ability[24 + advisor]
        pc = CARDS.ability_pc[first]
        if pc:
            assert card_of_source(CARDS, CARDS.source_of[pc // WIDTH]) == ("advisor", CARDS.ids["advisor"][advisor])
    assert card_of_source(CARDS, len(RULE_SOURCES) - 1) is None


@pytest.mark.parametrize(("players", "options"), MODES)
def test_honour_and_resources_always_say_where_they_come_from(players: int, options: dict[str, str]) -> None:
    """Also: whatever is said beside a question can be said in every language."""
    words, spoken = SPEC.vocabulary["source"], [Language(code, "great-wall") for code in LANGUAGES]
    told = 0
    for number in range(max(1, games_to_play(12) // 4)):
        game = begin("great-wall", players, f"sources {number}", options)
        rng = rng_from_seed(f"sources {number}")
        while not game.is_over:
            seat = game.to_act[rng.below(len(game.to_act))]
            asked = game.question_for_people(seat)
            if asked.place is not None and rng.below(20) == 0:
                for language in spoken:
                    assert all(language.say(message) for message in asked.place.says)
                    for each in asked.facts.values():
                        assert language.running(each.says) or not each.says
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)
        for event in game.events():
            if event.kind.name in ("gained", "paid", "honour-changed"):
                assert words[event.args[3]] != "rules", (number, event)
                told += 1
    assert told > 20
