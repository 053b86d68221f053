"""Whatever is asked about a choice: nobody learns a secret by asking, and `why_not` says exactly what `play` would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import muraglia
from muraglia.game import begin
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import Rng, rng_from_seed
from tests.games.about import about, other_worlds, tables
from tests.support import games_to_play

LONGER = 10_000  # random texts of three to six picks, in all moments of all games together


def moments(name: str, players: int, options: dict[str, str], number: int, rng: Rng) -> Iterator[muraglia.Game]:
    """A game at some moments on its way, also with answers that wait for others."""
    game = begin(name, players, f"asking {number}", {**about(name).short, **options})
    while True:
        for _ in range(1 + rng.below(about(name).apart)):
            if game.is_over:
                return
            seat = game.to_act[rng.below(len(game.to_act))]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)
        if not game.is_over:
            yield game


def texts(game: muraglia.Game, seat: int, rng: Rng, longer: int) -> list[Choice]:
    """All single picks, all pairs with a legal first, and random longer ones, most of which begin well."""
    picks = range(len(game.spec.notation))
    legal = game.position.options(seat)
    found: list[Choice] = [(pick,) for pick in picks]
    found += [(first, second) for first in legal for second in picks]
    wholes = game.choices(seat)
    for _ in range(longer):
        begin = wholes[rng.below(len(wholes))] if wholes and rng.below(4) else ()
        found.append((*begin[: rng.below(len(begin) + 1)], *(rng.below(len(picks)) for _ in range(3 + rng.below(4)))))
    return found


def answer(game: muraglia.Game, seat: int, picks: Choice) -> Any:
    """All that the seat hears about these picks."""
    reason = game.why_not(picks, seat)
    heard: list[Any] = [type(reason).__name__, repr(reason and reason.message), reason and reason.rule]
    if isinstance(reason, muraglia.UnfinishedChoice):
        heard.append(reason.question)
    try:
        heard.append(game.question(seat, picks))
    except muraglia.MuragliaError as error:
        heard += [type(error).__name__, str(error)]
    return heard


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_nobody_learns_a_secret_by_asking(name: str, players: int, options: dict[str, str]) -> None:
    """Asked in worlds that differ only in what the seat does not know, every answer is the same."""
    rng = rng_from_seed(f"asking {name} {players}")
    longer = -(-LONGER // (len(tables()) * about(name).moments))
    compared = 0
    for game in moments(name, players, options, 1, rng):
        seats = [seat for seat in range(players) if game.position.is_asked(seat)]
        seat = seats[rng.below(len(seats))]
        worlds = [world for world, knowing in other_worlds(game, rng) if seat not in knowing]
        if not worlds:
            continue
        asked = texts(game, seat, rng, longer)
        truth = [answer(game, seat, picks) for picks in asked]
        for world in (worlds[0], worlds[-1]):
            for picks, expected in zip(asked, truth):
                assert answer(world, seat, picks) == expected, f"{name}, seat {seat}: {game.write(picks)}"
            assert world.options(seat) == game.options(seat)
        compared += 1
        if compared == games_to_play(about(name).moments):
            break
    assert compared


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_why_not_says_what_play_would_do(name: str, players: int, options: dict[str, str]) -> None:
    """For whole choices, begun ones, over-long ones and nonsense; a choice that is refused changes nothing."""
    rng = rng_from_seed(f"agree {name} {players}")
    for game, _ in zip(moments(name, players, options, 2, rng), range(games_to_play(about(name).moments))):
        before = game.position_text()
        for seat in range(players):
            wholes = game.choices(seat)
            any_text = [*wholes, *texts(game, seat, rng, 20)]
            begun = [whole[:length] for whole in wholes[:20] for length in range(1, len(whole))]
            for picks in [*(any_text[rng.below(len(any_text))] for _ in range(300)), *begun]:
                reason = game.why_not(picks, seat)
                trial = game.copy()
                try:
                    trial.play(picks, seat)
                except muraglia.MuragliaError as error:
                    assert reason is not None and (type(reason), str(reason)) == (type(error), str(error))
                    assert trial.position_text() == before
                else:
                    assert reason is None, game.write(picks)
        assert game.position_text() == before


def test_the_next_card_of_the_deck_is_not_told_by_asking() -> None:
    """A choice ends with the draw; what is asked beyond it is refused alike whatever was drawn."""
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    told = {str(game.why_not(f"draw {notation}")) for notation in ("W>1", "W2>1", "S>1", "D>1.1", "draw") if _is_known(game, notation)}
    assert told and all("contains more than one choice" in text for text in told)


def _is_known(game: muraglia.Game, notation: str) -> bool:
    try:
        game.read(notation)
    except muraglia.MuragliaError:
        return False
    return True


def test_the_last_to_choose_cannot_ask_what_the_others_hold() -> None:
    for held in ("T", "fist"):
        game = muraglia.new("die-mauer", players=3, seed=1)
        game.play(held, 0)
        game.play("fist", 1)
        assert str(game.why_not("T right", 2)) == "T right contains more than one choice."
        with pytest.raises(muraglia.UnknownNotation, match="more than one choice"):
            game.question(2, game.read("T"))
