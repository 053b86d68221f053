"""What a player is warned of: only what the rules take away for good, and only on the option that does it."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.step import Step
from muraglia.language import LANGUAGES, Language
from tests.games.great_wall.support import Scene


def warnings(scene: Scene, notation: str) -> list[str]:
    asked = scene.game.question_for_people(scene.asked)
    option = next(option for option in asked.options if option.notation == notation)
    facts = asked.facts.get(str(option.pick))
    return [] if facts is None else [message.id for message in facts.warns]


def asked(step: Step, **clerks: str) -> Scene:
    """A scene in which a is asked, with Clerks in Locations."""
    scene = Scene()
    scene.board.home = [2] * len(scene.board.home)
    for location, letters in clerks.items():
        scene.clerks(location, letters)
    scene.run(step)
    return scene


def test_passing_with_clerks_in_reserve_loses_moves() -> None:
    scene = asked(MoveClerks(0, 2))
    assert warnings(scene, "pass") == ["warn-moves-lost"]
    scene = asked(MoveClerks(0, 2), sawmill="a")
    scene.board.home[0] = 0
    assert warnings(scene, "pass") == []


def test_passing_loses_an_action_only_if_something_could_be_paid() -> None:
    scene = asked(Recruiting(0, 1))
    assert warnings(scene, "pass") == []
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    assert warnings(scene, "pass") == ["warn-action-lost"]


@pytest.mark.parametrize(("others", "expected"), [("", ["warn-alone"]), ("b", [])])
def test_a_clerk_alone_under_a_shame_icon_is_warned(others: str, expected: list[str]) -> None:
    scene = asked(MoveClerks(0, 1), **({"sawmill": others} if others else {}))
    assert scene.board.cards.shame_icons & 1, "the Sawmill has the icon in this set"
    assert warnings(scene, "home>sawmill") == expected


def test_a_clerk_to_barracks_without_soldiers_to_recruit_is_warned() -> None:
    scene = asked(MoveClerks(0, 1), barracks="b")
    before = warnings(scene, "home>barracks")
    for soldier in range(3):
        scene.board.reserve[soldier] = 0
    assert before == [] and warnings(scene, "home>barracks") == ["warn-no-soldiers"]


def test_a_full_hand_at_the_martial_school_is_warned() -> None:
    scene = asked(MoveClerks(0, 1), school="b")
    assert warnings(scene, "home>school") == []
    scene.board.tactics[0] = bytes([0, 1, 2, 3, 4])
    assert warnings(scene, "home>school") == ["warn-hand-full"]


def test_others_moves_bring_no_warning() -> None:
    """The Supreme Commander moves the Clerks of the Rush Clan: nothing of that is wasted."""
    scene = Scene(2)
    scene.run(MoveClerks(scene.board.rush, 1))
    assert warnings(scene, "pass") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_warnings_are_whole_sentences_in_every_language(code: str) -> None:
    scene = asked(MoveClerks(0, 2))
    question = scene.game.question_for_people(scene.asked)
    said = {Language(code, "great-wall").say(message) for facts in question.facts.values() for message in facts.warns}
    assert said and all("{" not in line and "warn-" not in line for line in said)
