"""What is reckoned for people: it is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest

from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.breach import Breach, Compare
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.combat import Defeat
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.forecast import forecast
from muraglia.games.great_wall.forecast_view import PriceForecast
from muraglia.games.great_wall.pieces import LOCATION_WORDS, RESOURCE_WORDS, SECTION_WORDS
from muraglia.games.great_wall.prices import own_forecast
from muraglia.games.great_wall.production import Donating, Upgrading
from muraglia.games.great_wall.seasons import SPRING, Season
from muraglia.games.great_wall.step import Step
from muraglia.games.great_wall.winter import EndCheck, final_scoring
from muraglia.kernel.events import Event, Sink
from tests.games.great_wall.support import Scene
from tests.support import games_to_play, random_positions

MODES = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "cooperative"}), (4, {"mode": "cooperative"})]


def positions(players: int, options: dict[str, str], every: int, games: int = 3) -> list[Any]:
    found: list[Any] = []
    for number in range(max(games, games_to_play(24) // 4)):
        found += random_positions("great-wall", players, f"forecast {number}", **options)[10::every]
    return found


def after(position: Any, step: Step) -> tuple[Any, list[Event]]:
    """A clone in which the step is carried out and every question is answered with its first option, and what happened."""
    board = position.clone()
    board.agenda = None
    board.do_in_order([step, Season(SPRING)])
    board.sink = sink = Sink()
    while board.agenda is not None and not isinstance(board.agenda, Season):
        top = board.agenda
        seat = top.asks(board)
        board.agenda = top.below
        if seat < 0:
            top.run(board)
        else:
            board.asking = seat
            top.take(board, seat, top.options(board, seat)[0])
    return board, sink.drain()


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_section_holds_or_breaks_as_foretold(players: int, options: dict[str, str]) -> None:
    broken = held = 0
    for position in positions(players, options, 40):
        for number, section in enumerate(forecast(position).sections):
            assert sum(part.amount for part in section.defence) == position.defence(number)
            assert sum(part.amount for part in section.offence) == position.offence(number)
            if section.verdict == "quiet":
                assert position.depth[number] == 0
                continue
            plain = position.clone()
            plain.tactics = [b""] * position.players  # nobody plays a card
            told = {event.kind.name for event in after(plain, Compare(number))[1]}
            assert ("wall-breached" in told) == (section.verdict == "breaks")
            broken, held = broken + (section.verdict == "breaks"), held + (section.verdict == "holds")
    assert broken and held


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_breach_costs_what_is_foretold(players: int, options: dict[str, str]) -> None:
    compared = 0
    for position in positions(players, options, 60):
        for number, section in enumerate(forecast(position).sections):
            if section.verdict == "quiet":
                continue
            plain = position.clone()
            plain.tactics = [b""] * position.players
            plain.dead = [0] * len(plain.dead)
            plain.shame = max(plain.shame, 20)  # a game that is lost for want of tiles goes no further
            told = [event for event in after(plain, Breach(number))[1] if event.kind.name == "soldiers-killed"]
            for faction in range(position.factions):
                name = faction if faction < position.players else 8 + (0 if faction == position.qin else 1)
                foretold = sum(
                    dead.spearmen + dead.archers + dead.horsemen + dead.chosen for dead in section.dead if dead.faction == faction
                )
                assert foretold == sum(event.args[1] for event in told if event.args[0] == name)
                compared += foretold
    assert compared


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_horde_goes_to_the_foretold_taker(players: int, options: dict[str, str]) -> None:
    taken = gone = 0
    for position in positions(players, options, 12, games=9):
        for horde in forecast(position).hordes:
            slot = SECTION_WORDS.index(horde.section) * 3 + horde.row - 1
            plain = position.clone()
            plain.tactics, plain.dead = [b""] * position.players, [0] * len(position.dead)
            plain.watch = [0] * position.factions  # no cards at work
            before = [len(cards) for cards in plain.taken]
            board, told = after(plain, Defeat(slot, announced=True))
            takers = [faction for faction in range(position.factions) if len(board.taken[faction]) > before[faction]]
            assert takers == ([] if horde.taker is None else [horde.taker])
            assert ("horde-gone" in {event.kind.name for event in told}) == (horde.taker is None)
            taken, gone = taken + len(takers), gone + (horde.taker is None)
            for dead in horde.dead:
                if dead.faction < position.players:
                    killed = [event.args[1] for event in told if event.kind.name == "soldiers-killed" and event.args[0] == dead.faction]
                    assert sum(killed) == dead.spearmen + dead.horsemen + dead.chosen
    assert taken and gone


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_location_brings_what_is_foretold(players: int, options: dict[str, str]) -> None:
    compared = 0
    for position in positions(players, options, 40):
        plain = position.clone()
        plain.tactics, plain.watch = [b""] * position.players, [0] * position.factions
        for full in range(5):  # fill what is not full yet
            plain.clerks[full * plain.factions] += max(plain.clerk_spaces(full) - plain.clerks_in(full), 0)
        plain.shame = max(plain.shame, 10)
        for number, place in enumerate(forecast(plain).locations):
            assert place.location == LOCATION_WORDS[number] and place.taken == plain.clerks_in(number)
            if not place.activates:
                continue
            _, told = after(plain, Activate(number))
            assert any(event.kind.name == "activated" for event in told)
            for visit in place.visits:
                if visit.brings in RESOURCE_WORDS and visit.faction < position.players:
                    gained = [event.args for event in told if event.kind.name == "gained"]
                    assert (visit.faction, visit.amount, RESOURCE_WORDS.index(visit.brings)) in [args[:3] for args in gained]
                    compared += 1
            shamed = {event.args[0] for event in told if event.kind.name in ("shamed", "shame-lost", "shame-spared")}
            assert shamed >= set(place.shame)
    assert compared


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_final_score_is_the_foretold_one(players: int) -> None:
    for position in positions(players, {}, 50):
        foretold = {each.faction: each.total for each in forecast(position).final}
        board = position.clone()
        final_scoring(board)
        assert foretold == {faction: board.honour[faction] for faction in range(board.factions) if faction != board.rush}


@pytest.mark.parametrize(("players", "options"), MODES)
def test_an_end_that_is_met_ends_the_game_at_the_check(players: int, options: dict[str, str]) -> None:
    seen = set()
    for number in range(max(2, games_to_play(24) // 8)):
        for position in random_positions("great-wall", players, f"ends {number}", **options)[::5]:
            if position.is_over():
                assert forecast(position).ends == ()  # type: ignore[arg-type]
                continue
            board: Any = position.clone()
            if board.version % 3 == 0:
                board.year = board.cards.years[board.track]
            elif board.version % 3 == 1:
                board.wall = [3, 3, 3]
            met = [end for end in forecast(board).ends if end.threat == "met"]
            board.agenda = None
            board.do_in_order([EndCheck(), Season(SPRING)])
            top = board.agenda
            board.agenda = top.below
            top.run(board)
            assert (board.agenda is None) == bool(met), (number, met)
            seen |= {end.end for end in met}
    assert seen >= ({"last-year"} if options else {"last-year", "walls"})


def price(prices: tuple[PriceForecast, ...], thing: str, about: str | None = None) -> PriceForecast | None:
    return next((each for each in prices if each.thing == thing and each.about == about), None)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_what_can_be_paid_is_an_option(players: int, options: dict[str, str]) -> None:
    """Each thing is offered by its question exactly if nothing of its price is missing."""
    words = SPECS["great-wall"].notation
    can = cannot = 0
    for position in positions(players, options, 40):
        for discount in (0, 2):
            for step in (Building(0, 1, discount=discount), Recruiting(0, 1, discount=discount), Hiring(0, 1, discount=discount)):
                board = position.clone()
                board.agenda = None
                board.do_in_order([step, Season(SPRING)])
                offered = {words[pick] for pick in step.options(board, 0)} - {"pass"}
                found = own_forecast(board, 0)
                assert found is not None
                kinds = {Building: ("wall", "barricade"), Recruiting: ("spearman", "archer", "horseman"), Hiring: ("clerk", "advisor")}
                for each in found.prices:
                    if each.thing not in kinds[type(step)]:
                        continue
                    word = f"{each.thing}-{each.about}" if each.about else "hire-clerk" if each.thing == "clerk" else each.thing
                    assert (word in offered) == (not each.missing), (word, each)
                    offered.discard(word)
                    can, cannot = can + (not each.missing), cannot + bool(each.missing)
                assert not offered
    assert can and cannot


def test_a_wall_is_paid_from_the_warehouse_first() -> None:
    scene = Scene()
    scene.board.warehouse = [1, 2, 0]
    scene.give(0, wood=2)
    found = own_forecast(scene.board, 0)
    assert found is not None
    wall = price(found.prices, "wall", "left")
    assert wall is not None
    assert wall.cost == {"material": 5} and wall.warehouse == 3 and wall.missing == {} and wall.honour == 5
    scene.board.wall[0] = 1
    dearer = own_forecast(scene.board, 0)
    assert dearer is not None and price(dearer.prices, "wall", "left") == PriceForecast(
        "wall", "left", {"material": 10}, 3, {"material": 5}, 10
    )
    assert own_forecast(scene.board, -1) is None


def test_overseers_and_donations_have_their_prices() -> None:
    scene = Scene()
    scene.give(0, wood=1)
    for step, thing in ((Upgrading(0, 0), "overseer"), (Donating(0, 0), "donation")):
        scene.run(step)
        found = own_forecast(scene.board, 0)
        each = price(found.prices, thing, "sawmill") if found is not None else None
        assert each is not None
        assert (len(scene.options()) > 1) == (not each.missing)


def test_walls_that_are_nearly_high_threaten_to_end_the_game() -> None:
    scene = Scene()
    scene.board.wall = [3, 1, 0]
    threats = {end.end: end.threat for end in forecast(scene.board).ends}
    assert threats["walls"] == "far" and threats["last-year"] == "far" and threats["shame"] == "far"
    scene.board.wall = [3, 2, 0]
    assert {end.end: end.threat for end in forecast(scene.board).ends}["walls"] == "near"
    scene.board.wall = [3, 3, 0]
    assert {end.end: (end.now, end.needed, end.threat) for end in forecast(scene.board).ends}["walls"] == (2, 2, "met")


def test_the_parts_of_a_defence_name_their_cards() -> None:
    scene = Scene()
    scene.board.wall, scene.board.barricades = [2, 0, 0], [1, 0, 0]
    scene.horde("left", "scouts")
    left = forecast(scene.board).sections[0]
    assert [part.part for part in left.defence] == ["wall", "barricades"]
    assert [(part.part, part.row, part.card.id if part.card else None) for part in left.offence] == [("horde", 1, "scouts")]
