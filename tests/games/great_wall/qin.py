"""Short ways to what Qin Jiushao does: a plays, b is Qin Jiushao, c the Rush Clan."""

from __future__ import annotations

from muraglia.games.great_wall.autumn import Boxes
from muraglia.games.great_wall.cardset import SOLO_COMMAND
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from tests.games.great_wall.support import HOUSE, Scene

A, QIN, RUSH = range(3)


def qins_card(scene: Scene, command: str) -> None:
    """All boxes of one of his Command cards, in his turn."""
    card = SOLO_COMMAND + HOUSE.ids["solo-command"].index(command)
    scene.board.active = QIN
    scene.run(Boxes(QIN, HOUSE.first_box[card], HOUSE.first_box[card + 1]))


def qins_box(scene: Scene, command: str, number: int) -> None:
    card = SOLO_COMMAND + HOUSE.ids["solo-command"].index(command)
    scene.board.active = QIN
    scene.effect(QIN, HOUSE.box_pc[HOUSE.first_box[card] + number])


def track(scene: Scene) -> list[str]:
    return [LOCATION_WORDS[place] for place in scene.board.qin_track]


def overseer(scene: Scene, location: str, level: int) -> None:
    scene.board.overseers[QIN * 4 + LOCATION_WORDS.index(location)] = level
