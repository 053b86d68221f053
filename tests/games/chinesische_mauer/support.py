"""What the tests of Chinesische Mauer share: points, a refusal, the beginning of a turn."""

from __future__ import annotations

from typing import Final

import pytest

import muraglia
from muraglia.kernel.events import Event
from tests.support import chinesische_mauer, scoring, second_action, third_action

NAME: Final = "chinesische-mauer"
TILES = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
LETTERS = "WGTNSRD"


def points(game: muraglia.Game, section: int = 1) -> tuple[int | None, ...]:
    found: tuple[int | None, ...] = game.view(0).public.sections[section - 1].points
    return found


def told(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.kind.name, event.args) for event in events]


def refusal(game: muraglia.Game, choice: str, seat: int | None = None) -> str:
    """The rule and the message of a refusal, in one line; playing it must be refused for the same reason."""
    reason = game.why_not(choice, seat)
    before = game.position_text()
    with pytest.raises(muraglia.IllegalChoice) as error:
        game.play(choice, seat)
    assert reason is not None
    assert error.value.rule == reason.rule
    assert error.value.message == reason.message
    assert game.position_text() == before
    return f"{reason.rule}: {reason.message!r}"


def a_begins(sections: list[str], players: int = 2, deck: str = "W") -> muraglia.Game:
    """The last player has just drawn, and it is a's turn: at his scoring if he can score."""
    last = "abcde"[players - 1]
    game = chinesische_mauer(sections, third_action(last), players, decks={"a": deck, last: "WW"})
    game.play("draw")
    return game


POSITIONS = [
    chinesische_mauer(["7 3 | aW bG/aD bS", "5 | bT=4 aW aG"], scoring("a"), hands={"a": "WWGSR", "b": "D"}),
    chinesische_mauer(["7 3 | aW bG/bD aD bS", "closed", "5 | bT=4 aW bW"], second_action("b"), players=3, hands={"b": "WWGSSRR"}),
    chinesische_mauer(["7 3 | aW bG aW bS", "5 | bW=4 aW bW", "8 2 | cN", "5 5 |"], third_action("d"), players=4, hands={"d": "WTD"}),
    chinesische_mauer(["7 3 |", "5 | bW=4 aW", "8 2 | eN", "5 5 |"], second_action("e"), players=5, hands={"e": "R"}, decks={"e": "-"}),
    chinesische_mauer(["7 3 |", "5 | bW=4 aW", "8 2 | eN", "5 5 |"], third_action("e"), players=5, hands={"e": "RD"}, decks={"e": "-"}),
    chinesische_mauer(["7 3 | aG", "5 | bW=4 aW"], "last-scoring(a)", finisher="a"),
    chinesische_mauer(["closed", "5 | bW=4 aW"], scoring("a"), supply="-"),
    chinesische_mauer(["7 3 | aW bG cS cS", "5 | cG=4 cG cR/bD", "8 2 | aN bT"], third_action("c"), players=3, hands={"c": "GD"}),
]
