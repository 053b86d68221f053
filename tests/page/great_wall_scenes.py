"""Twelve scenes of The Great Wall in four looks: what is photographed for the eye is measured by machine too."""

from __future__ import annotations

from .conftest import PHONE
from .great_wall_questions import answers, played

# size, theme, language
Look = tuple[tuple[int, int], str, str]
LOOKS: list[Look] = [((1280, 800), "light", "de"), ((1440, 900), "dark", "en"), ((360, 740), "light", "fr"), (PHONE, "dark", "de")]

# Scenes with the question that the first seat is asked.
ASKED = {
    "set-up": "ask-general",
    "advisor": "ask-first-advisor",
    "clerks": "ask-clerk",
    "building": "ask-build",
    "hire": "ask-hire",
    "window": "ask-window",
    "wound": "ask-wound",
    "recovery": "ask-recovery",
    "requests": "ask-fulfil",
}
# Scenes of a late Year in a mode, the fullest boards there are.
LATE = {"four-late": "four", "solo-late": "solo", "council-late": "cooperative, four"}
SCENES = [*ASKED, *LATE]


def scene(name: str) -> str:
    """Returns the position text of a scene."""
    return late(LATE[name]) if name in LATE else answers()[ASKED[name]].text


def late(mode: str) -> str:
    """The moment of the first seat with the most pieces on the Wall and at the Locations."""
    best = (-1, "")
    for game, seat, _ in played(mode, 1):
        public = game.view(-1).public
        if seat == 0 and public.season and not (question := game.question(0)).window and len(question.options) > 1:
            hordes = [horde for section in public.sections for horde in section.hordes]
            pieces = 10 * len(hordes) + sum(len(horde.cover) for horde in hordes) + sum(sum(clerks) for clerks in public.clerks.values())
            best = max(best, (pieces, game.position_text()))
    return best[1]
