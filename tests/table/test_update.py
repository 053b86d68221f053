"""After an update of the rules: a running table is replayed, goes on, or goes on from its snapshot and tells its players."""

from __future__ import annotations

import pytest

from muraglia.games import SPECS
from muraglia.games.great_wall.loader import HOUSE_FILES
from muraglia.kernel.message import Message
from muraglia.kernel.position import Position
from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import AnyEntry, CarriedOver, Chosen, Closed, decode_entries, encode_entries
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.table import Table
from muraglia.table.update import carried_over
from tests.table.support import Sitting, seated


def played(choices: int = 30, game: str = "die-mauer") -> Sitting:
    sitting = seated(game, 3)
    rng = rng_from_seed("update")
    for _ in range(choices):
        sitting.random_choice(rng)
    return sitting


@pytest.fixture
def another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """New rules that deal differently: the same seed no longer gives the same game."""
    spec = SPECS["die-mauer"]
    start = spec.start

    def start_anew(players: int, options: dict[str, str], seed: str, sink: object) -> Position:
        return start(players, options, f"{seed} and a master drawn otherwise 2", sink)  # type: ignore[arg-type]

    monkeypatch.setitem(spec.__dict__, "start", start_anew)
    monkeypatch.setattr(spec.info, "rules_version", 2)


def test_the_same_rules_change_nothing() -> None:
    sitting = played()
    snapshot = sitting.table.snapshot()
    folded = len(sitting.entries)
    sitting.random_choice(rng_from_seed("tail"))
    assert carried_over(sitting.entries, snapshot, folded, 9.0) == []
    assert carried_over(sitting.entries, None, 0, 9.0) == []
    assert carried_over(Sitting().entries, None, 0, 9.0) == []


def test_a_log_that_gives_another_game_goes_on_from_the_snapshot(request: pytest.FixtureRequest) -> None:
    sitting = played()
    before = sitting.table.playing.position.text()
    told = sitting.told()
    snapshot, folded = sitting.table.snapshot(), len(sitting.entries)
    request.getfixturevalue("another_game")
    added = carried_over(sitting.entries, snapshot, folded, 9.0)
    assert [type(entry) for entry in added] == [CarriedOver]
    log: list[AnyEntry] = decode_entries(encode_entries([*sitting.entries, *added]))
    assert carried_over(log, None, 0, 10.0) == [], "once is enough"
    table = Table.from_snapshot(snapshot)
    table.apply(log[-1])
    assert table.playing.position.text() == before
    info = table.table_view("anna")
    assert info.marked == Message("table-rules-changed", {"version": 2}) and info.rules_version == 2
    assert [event.kind for event in table.log(-1, 0, 999)] == [*told, "table-carried-over"]
    again = carried_over(log, table.snapshot(), len(log), 11.0)
    assert again == []
    sitting.table, sitting.entries = table, log
    length = table.playing.length
    for moment in (0, length - 1):
        with pytest.raises(NotAllowed, match="are numbered from"):
            table.moment(0, moment)
    assert sitting.game().undo == "no"
    rng = rng_from_seed("further")
    for _ in range(12):
        sitting.random_choice(rng)
    table.moment(0, length + 1)
    assert "start: position" not in table.record(0) and "hidden" in table.record(0)
    sitting.do("anna", wire.Undo())
    assert table.playing.length >= length
    assert carried_over(sitting.entries, sitting.table.snapshot(), len(sitting.entries), 12.0) == []


def test_what_came_after_the_snapshot_is_kept_as_far_as_the_rules_allow(request: pytest.FixtureRequest) -> None:
    sitting = played()
    snapshot, folded = sitting.table.snapshot(), len(sitting.entries)
    rng = rng_from_seed("tail")
    for _ in range(6):
        sitting.random_choice(rng)
    expected = sitting.table.playing.position.text()
    request.getfixturevalue("another_game")
    (entry,) = carried_over(sitting.entries, snapshot, folded, 9.0)
    assert isinstance(entry, CarriedOver)
    assert Table.from_snapshot(entry.snapshot).playing.position.text() == expected
    illegal = Chosen(at=8.0, seat=0, picks=(9999,))
    (entry,) = carried_over([*sitting.entries, illegal, *sitting.entries[-1:]], snapshot, folded, 9.0)
    assert isinstance(entry, CarriedOver)
    assert Table.from_snapshot(entry.snapshot).playing.position.text() == expected


def test_without_a_snapshot_a_playable_log_goes_on_and_is_marked(request: pytest.FixtureRequest) -> None:
    sitting = seated("die-mauer", 3)
    request.getfixturevalue("another_game")
    (entry,) = carried_over(sitting.entries, None, 0, 9.0)
    assert isinstance(entry, CarriedOver) and entry.rules_version == 2
    assert carried_over([*sitting.entries, entry], None, 0, 9.0) == []


def test_a_table_with_an_option_that_is_gone_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = played()
    snapshot, folded = sitting.table.snapshot(), len(sitting.entries)
    monkeypatch.setattr(SPECS["die-mauer"].info.options[1], "values", ("1", "2"))  # rounds, and this game has four
    with pytest.raises(NotAllowed):
        Table.replay(sitting.entries)
    for kept in (None, snapshot):  # its position cannot be read either
        assert carried_over(sitting.entries, kept, folded, 9.0) == [Closed(at=9.0, why="table-rules-ended")]


def test_a_table_that_cannot_go_on_is_closed() -> None:
    sitting = played()
    broken = [*sitting.entries, Chosen(at=8.0, seat=0, picks=(9999,))]
    for snapshot in (None, b"damaged"):
        (entry,) = carried_over(broken, snapshot, 10, 9.0)
        assert entry == Closed(at=9.0, why="table-rules-ended")


def test_a_table_with_other_cards_is_closed_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log might be played with them too, but it would be another game."""
    sitting = played(game="great-wall")
    log = decode_entries(encode_entries(sitting.entries))
    assert carried_over(log, None, 0, 9.0) == []
    monkeypatch.setitem(SPECS["great-wall"].__dict__, "cards", "an owner's cards")
    (entry,) = carried_over(log, b"with the house set", len(log), 9.0)
    assert entry == Closed(at=9.0, why="table-cards-changed")
    table = Table(sitting.table.facts)
    table.apply(entry)
    info = table.table_view("anna")
    assert info.status == "closed" and info.marked == Message("table-cards-changed")
    assert carried_over(Sitting("great-wall").entries, None, 0, 9.0) == [], "a table that waits for players begins with the new ones"


def test_finished_tables_are_left_alone(request: pytest.FixtureRequest) -> None:
    sitting = played()
    for person in ("anna", "bert", "clara"):
        sitting.do(person, wire.Propose(kind="end"))
    assert carried_over(sitting.entries, sitting.table.snapshot(), len(sitting.entries), 9.0) == []


def test_a_table_goes_on_with_the_cards_it_began_with_if_they_were_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """An update has changed the cards that the game brings."""
    sitting = played(game="great-wall")
    began_with = SPECS["great-wall"].cards
    monkeypatch.setitem(SPECS["great-wall"].__dict__, "cards", "house of-today")
    kept = SPECS.add_set(HOUSE_FILES)
    assert carried_over(sitting.entries, None, 0, 9.0) == []
    again = Table.replay(sitting.entries)
    assert kept.cards == began_with and again.facts.opened.game == kept.info.name
    assert again.table_view("anna").game == "great-wall"
