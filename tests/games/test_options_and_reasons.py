"""Over random positions and the whole action space, exactly the picks without a reason are options."""

from __future__ import annotations

import pytest

from muraglia.games import SPECS
from muraglia.kernel.message import Message
from muraglia.language import LANGUAGES, Language
from muraglia.rulebook import rulebook
from tests.games.about import tables
from tests.support import games_to_play, random_positions

MOST_CHECKS = 12_500 * games_to_play(24)  # a game


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_exactly_the_picks_without_a_reason_are_options(name: str, players: int, options: dict[str, str]) -> None:
    spec = SPECS[name]
    reasons: dict[tuple[str, str], Message] = {}
    for number in range(max(1, games_to_play(24) // 8)):
        positions = random_positions(name, players, f"reasons {number}", **options)
        checks = len(positions) * players * len(spec.notation)
        for position in positions[number :: max(1, checks // MOST_CHECKS)]:  # a large action space is looked at here and there
            for seat in range(players):
                allowed: list[int] = []
                for pick in range(len(spec.notation)):
                    reason = position.why_not(seat, pick)
                    if reason is None:
                        allowed.append(pick)
                    else:
                        reasons[reason.rule, reason.message.id] = reason.message
                assert allowed == position.options(seat), f"{name} {players} {options}, game {number}, seat {seat}\n{position.text()}"
    for code in LANGUAGES:
        language = Language(code, name)
        for (rule, _), message in reasons.items():
            assert rule in rulebook(name, code)
            assert language.say(message)


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_only_seats_that_are_asked_have_options(name: str, players: int, options: dict[str, str]) -> None:
    for position in random_positions(name, players, "asked", **options):
        asked = [seat for seat in range(players) if position.options(seat)]
        assert asked == [seat for seat in range(players) if position.is_asked(seat)]
        assert set(position.to_act()) <= set(asked)
        assert position.next_to_act() == (position.to_act() or [-1])[0]


@pytest.mark.parametrize("name", SPECS)
def test_every_pick_has_its_own_notation_and_is_read_back(name: str) -> None:
    spec = SPECS[name]
    position = random_positions(name, spec.info.players[0], "notation")[0]
    assert len(set(spec.notation)) == len(spec.notation)
    for pick, notation in enumerate(spec.notation):
        assert spec.read_pick(position, notation) == pick
        assert spec.read_pick(position, notation.lower()) == pick
