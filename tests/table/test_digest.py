"""What mattered while a player was away: what the game has marked, since they last chose, and nothing that their seat must not know."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec import json

import muraglia
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.chinesische_mauer.meta import COVERED, DREW, PASSED, TILE_WON
from muraglia.kernel.events import Event
from muraglia.kernel.languages import LANGUAGES
from muraglia.kernel.rng import rng_from_seed
from muraglia.server.links import tags_for
from muraglia.table.digest import digest
from muraglia.table.saved import SavedEvent
from muraglia.table.showing import Moment
from muraglia.table.table import Table
from tests.games.about import about, other_worlds

from .support import PEOPLE, SEED, Sitting, seated

MOST = 60


def telling(sitting: Sitting, *events: Event) -> Sitting:
    """The table after these events, for players who were there at the beginning."""
    sitting.table.facts.chose.update(dict.fromkeys(range(len(sitting.table.facts.seats)), 0))
    sitting.table.told.begin(events)
    return sitting


def kinds(sitting: Sitting, seat: int) -> list[str]:
    return [event.kind for event in digest(sitting.table, seat, MOST).events]


def test_only_what_the_game_has_marked_is_told() -> None:
    sitting = seated("chinesische-mauer", 3)
    told = [Event(PASSED, (1,), (), 0), Event(DREW, (1,), (3,), 2), Event(TILE_WON, (2, 0, 5), (), 0)]
    telling(sitting, *told)
    assert kinds(sitting, 0) == ["tile-won"]


def test_a_loss_is_told_to_the_one_who_has_it() -> None:
    sitting = telling(seated("chinesische-mauer", 3), Event(COVERED, (1, 0, 2, 3), (), 0))
    assert [kinds(sitting, seat) for seat in range(3)] == [[], [], ["covered"]]


def test_it_begins_after_the_players_own_last_choice() -> None:
    sitting = seated("chinesische-mauer", 2)
    rng = rng_from_seed("own last choice")
    for _ in range(12):
        before = sitting.table.playing.length
        chooser = sitting.asked[0]
        sitting.random_choice(rng)
        found = digest(sitting.table, chooser, MOST)
        if sitting.table.playing.length > before:
            assert (found.choices, found.moment, found.events) == (0, sitting.table.playing.length, ())
            assert digest(sitting.table, 1 - chooser, MOST).choices >= (1 - chooser in sitting.table.facts.chose)


def test_nothing_is_told_before_the_first_choice() -> None:
    sitting = telling(seated("chinesische-mauer", 2), Event(TILE_WON, (1, 0, 3), (), 0))
    del sitting.table.facts.chose[0]
    assert kinds(sitting, 0) == []


def test_a_snapshot_keeps_where_a_player_was() -> None:
    sitting = seated("chinesische-mauer", 2)
    rng = rng_from_seed("snapshot")
    for _ in range(7):
        sitting.random_choice(rng)
    again = Table.from_snapshot(sitting.table.snapshot())
    assert [digest(again, seat, MOST) for seat in (0, 1)] == [digest(sitting.table, seat, MOST) for seat in (0, 1)]


def test_the_latest_are_told_and_the_others_counted() -> None:
    sitting = telling(seated("chinesische-mauer", 2), *[Event(TILE_WON, (1, 0, tile), (), 0) for tile in (1, 2, 3)])
    found = digest(sitting.table, 0, 1)
    assert ([event.args["tile"] for event in found.events], found.count) == ([3], 3)


@pytest.mark.parametrize("name", list(SPECS.ours))
def test_every_game_says_what_matters(name: str) -> None:
    marked = [kind for kind in SPECS[name].events if kind.matters]
    assert marked
    assert all(kind.matters == "all" or kind.matters in kind.args for kind in marked)
    assert all("count" in kind.args for kind in marked if kind.least)


def in_world(table: Table, world: muraglia.Game) -> Table:
    """The same table with what is hidden in another world: its position, and what was told in secret."""
    other = Table.from_snapshot(table.snapshot())
    other.playing.position = world.position.clone()
    noted = other.told._noted
    old = noted.part(0, len(noted))
    events = world.events()
    assert len(events) == len(old)
    noted.full, noted.tail = [], []
    for event, was in zip(events, old):
        noted.append(SavedEvent(event.kind.name, event.args, was.choice, event.secret, event.knowing))
    return other


def sent(table: Table, seat: int) -> bytes:
    """The digest, and what cards and links are made of: the table without its game, and the tags of a link."""
    around = Moment(table).table_view(PEOPLE[seat], PEOPLE, 0, ())
    links = [tags_for(cast(Any, ()), code, "", table) for code in LANGUAGES]
    return json.encode([digest(table, seat, MOST), around, links])


@pytest.mark.parametrize("name", list(SPECS.ours))
def test_worlds_that_differ_in_what_is_hidden_have_the_same_digest_card_and_link(name: str) -> None:
    """For every seat that must not know the difference, byte for byte."""
    players = 3
    options = {"rounds": "2"} if name == "die-mauer" else {}
    every = min(about(name).every, 20)
    sitting = seated(name, players, options=options)
    game = begin(name, players, SEED, options)
    rng = rng_from_seed(f"digest {name}")
    compared = told = 0
    for turn in range(160):
        if sitting.status != "running":
            break
        if turn % every == every - 1:
            for seat in range(players):  # someone who has been away from the beginning has most to be told
                sitting.table.facts.chose[seat] = 0
            truth = [sent(sitting.table, seat) for seat in range(players)]
            told += sum(digest(sitting.table, seat, MOST).count for seat in range(players))
            for world, knowing in other_worlds(game, rng):
                other = in_world(sitting.table, world)
                for seat in set(range(players)) - knowing:
                    assert sent(other, seat) == truth[seat]
                    compared += 1
        seat = sitting.asked[rng.below(len(sitting.asked))]
        answers = sitting.answers(seat)
        answer = answers[rng.below(len(answers))]
        sitting.do(PEOPLE[seat], sitting.command(answer, seat))
        game.play(answer, seat)
    assert compared > 20
    assert told > 0
