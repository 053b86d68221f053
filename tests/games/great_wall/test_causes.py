"""Why something moved: events of figures, tiles and Hordes name the card, the Location or the rule that led to it."""

from __future__ import annotations

import pytest

from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.commands import RecoverOne
from muraglia.games.great_wall.requests import RequestsStep
from muraglia.games.great_wall.seasons import SPRING
from muraglia.games.great_wall.step import Step
from muraglia.kernel.events import Sink
from tests.games.great_wall.support import HOUSE, Scene

SOURCES = SPECS["great-wall"].vocabulary["source"]


class Told:
    """A scene whose events are kept, those before the first question too."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.sink = Sink()
        scene.board.sink = self.sink

    def of(self, kind: str) -> dict[str, int]:
        """The numbers of the last event of a kind."""
        events = [*self.sink.events, *self.scene.game.events()]
        event = next(event for event in reversed(events) if event.kind.name == kind)
        return dict(zip(event.kind.args, event.args))

    def cause(self, kind: str) -> str:
        return SOURCES[self.of(kind)["source"]]


def told_by(scene: Scene, step: Step) -> Told:
    """Carries out a step with what it leads to, the first options chosen."""
    told = Told(scene)
    scene.run(step)
    scene.pass_all()
    return told


def test_a_tile_for_being_alone_names_the_location() -> None:
    scene = Scene()
    scene.clerks("temple", "aaa")
    assert told_by(scene, Activate(3)).cause("shamed") == "temple"


def test_a_tile_for_absence_names_the_breach() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    assert told_by(scene, Breach(0)).cause("shamed") == "breach"


def test_a_tile_for_a_request_names_the_requests() -> None:
    scene = Scene(2, mode="cooperative")
    assert told_by(scene, RequestsStep()).cause("shamed") == "request"


def test_a_clerk_in_the_box_for_the_others_names_the_command() -> None:
    scene = Scene()
    command = next(id for id in HOUSE.ids["command"] if moves_clerks_of_others(id))
    scene.others_box(0, command, "bc")
    scene.play("home>temple", "pass")
    assert Told(scene).cause("clerk-moved") == f"command-{command}"


def moves_clerks_of_others(command: str) -> bool:
    scene = Scene()
    scene.others_box(0, command, "bc")
    return not scene.is_done and scene.step == "move-clerks"


def test_a_recruit_that_attacks_names_the_location() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.give(0, wood=1, stone=2)
    scene.clerks("barracks", "a")
    scene.run(Activate(4, advanced=True))
    scene.play("spearman", "left1.b3")
    assert Told(scene).cause("attacked") == "barracks"


def test_the_dead_of_a_defeat_name_it() -> None:
    scene = Scene()
    scene.lethality(1)
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    told = told_by(scene, Defeats())
    assert told.cause("soldiers-killed") == "defeat" and told.of("horde-taken")["row"] == 1


def test_a_horde_of_spring_comes_by_the_rules() -> None:
    scene = Scene()
    told = Told(scene)
    scene.season(SPRING)
    assert told.cause("horde-placed") == "rules"


@pytest.mark.parametrize(("soldier", "number"), [("spearman", 0), ("archer", 1), ("horseman", 2)])
def test_the_first_overseer_says_which_soldier_it_was(soldier: str, number: int) -> None:
    scene = Scene()
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.clerks("quarry", "aab")
    scene.run(Activate(1))
    scene.play(soldier)
    assert Told(scene).of("overseer-raised")["new_soldier"] == number


def test_an_overseer_that_rises_is_no_new_soldier() -> None:
    scene = Scene()
    scene.overseer(0, "quarry", 1)
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.clerks("quarry", "aab")
    scene.run(Activate(1))
    scene.play("yes")
    assert Told(scene).of("overseer-raised")["new_soldier"] == -1


def test_a_card_that_comes_back_is_named() -> None:
    scene = Scene()
    hand, back = HOUSE.ids["command"][:2]
    scene.commands(0, hand, back)
    scene.run(RecoverOne(0, 1))
    scene.play(back)
    assert Told(scene).of("card-recovered")["command"] == 1
