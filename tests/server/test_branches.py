"""Try from here: a table that starts in the middle of a finished game, or at a text that somebody pastes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from muraglia.game import begin, load, set_up
from muraglia.games import SPECS
from muraglia.kernel.record import read_record

from .support import Guest, play_to_the_end

Arrives = Callable[..., Guest]
SHORT = {"die-mauer": {"rounds": "1"}}


def against_bots(person: Guest, game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    return person.open(game, 3, seats=seats, options=SHORT.get(game, {}), start=True)


def finished(person: Guest, game: str) -> tuple[str, str]:
    """Returns a table whose game is over, and its record."""
    table = against_bots(person, game)
    play_to_the_end(person.socket(table), random.Random(7))
    return table, person.ok("GET", f"/api/tables/{table}/record")


@pytest.mark.parametrize("game", list(SPECS))
def test_ten_moments_of_a_finished_game_can_be_played_on(guest: Arrives, game: str) -> None:
    person = guest("Ada")
    table, record = finished(person, game)
    history = load(record).history
    chance = random.Random(f"moments of {game}")
    for moment in sorted(chance.sample(range(history.length), 10)):
        chair = {"seat": chance.randrange(3), "bot": "random"}
        branch = person.ok("POST", f"/api/tables/{table}/branch", {"moment": moment, "chair": chair})
        assert branch["branch"] == {"table": table, "moment": moment}
        assert [seat["yours"] for seat in branch["seats"]] == [seat == chair["seat"] for seat in range(3)]
        play_to_the_end(person.socket(branch["id"]), chance)
        played = person.ok("GET", f"/api/tables/{branch['id']}/record")
        assert read_record(played).start == history.moment(moment).text()
        assert load(played).is_over


def test_a_branch_can_branch(guest: Arrives) -> None:
    person = guest("Ada")
    table, _ = finished(person, "chinesische-mauer")
    first = person.ok("POST", f"/api/tables/{table}/branch", {"moment": 5, "chair": {"bot": "random"}})["id"]
    play_to_the_end(person.socket(first), random.Random(8))
    second = person.ok("POST", f"/api/tables/{first}/branch", {"moment": 3, "chair": {"bot": "random"}})
    assert second["branch"] == {"table": first, "moment": 3}
    assert second["status"] == "running"


@pytest.mark.parametrize("game", list(SPECS))
def test_a_running_game_offers_nothing_to_try(guest: Arrives, game: str) -> None:
    person = guest("Ada")
    table = against_bots(person, game)
    assert person.refused("POST", f"/api/tables/{table}/branch", {"moment": 0}, status=409) == "table-not-over"
    person.do(table, "propose", kind="end")
    assert person.ok("GET", f"/api/tables/{table}")["status"] == "over"
    assert person.ok("POST", f"/api/tables/{table}/branch", {"moment": 0})["status"] == "running"


@pytest.mark.parametrize("game", list(SPECS))
def test_the_record_of_a_running_game_reveals_nothing_when_it_is_pasted(guest: Arrives, game: str) -> None:
    """What a seat may copy is refused as it is. With a made-up deal in its place it is another game, whatever the hidden one is."""
    person = guest("Ada")
    table = against_bots(person, game)
    record = person.ok("GET", f"/api/tables/{table}/record?seat=0")
    assert "seed: hidden, as seen by a" in record
    wish = {"text": record, "chair": {"bot": "random"}}
    assert person.refused("POST", "/api/tables/from-text", wish, status=422) == "record-scrubbed"
    moments = [person.ok("GET", f"/api/tables/{table}/moments/0?seat=0")["view"]]
    begun = record.split("as seen by a")[0]
    guessed = [begun.replace("hidden, ", f"guess {number}\n") for number in range(2)]
    found = [person.ask("POST", "/api/tables/from-text", {"text": text, "chair": {"bot": "random"}}) for text in guessed]
    for answer in found:
        assert answer.status_code == 201, answer.text
        moments.append(person.ok("GET", f"/api/tables/{answer.json()['id']}/moments/0?seat=0")["view"])
    if game != "die-mauer":  # there the beginning is the same for everybody
        assert len({str(view["own"]) for view in moments}) == 3


def test_after_the_end_there_is_nothing_to_try(guest: Arrives) -> None:
    person = guest("Ada")
    table, record = finished(person, "die-mauer")
    last = load(record).history.length
    assert person.refused("POST", f"/api/tables/{table}/branch", {"moment": last}, status=409) == "table-branch-over"
    assert person.refused("POST", f"/api/tables/{table}/branch", {"moment": last + 1}, status=409) == "table-no-moment"
    assert person.refused("POST", f"/api/tables/{table}/branch", {"moment": 0, "chair": {"seat": 3}}, status=409) == "table-no-such-seat"


def test_friends_are_invited_to_the_other_seats_and_see_their_own_hand_only(guest: Arrives) -> None:
    person, friend = guest("Ada"), guest("Bo")
    table, _ = finished(person, "chinesische-mauer")
    branch = person.ok("POST", f"/api/tables/{table}/branch", {"moment": 6, "chair": {"seat": 1, "friends": True}})
    assert branch["status"] == "open"
    assert [seat["kind"] for seat in branch["seats"]] == ["open", "person", "open"]
    friend.ok("POST", f"/api/tables/{branch['id']}/join", {"name": "Bo"})
    person.do(branch["id"], "seat_bot", seat=2, bot="random")
    friend.do(branch["id"], "ready", ready=True)
    person.do(branch["id"], "start")
    moment = friend.ok("GET", f"/api/tables/{branch['id']}/moments/0?seat=0")
    assert friend.refused("GET", f"/api/tables/{branch['id']}/moments/0?seat=1", status=409) == "table-not-visible"
    assert moment["view"]["seat"] == 0


def test_the_options_of_a_branch_are_those_of_its_position(guest: Arrives) -> None:
    person = guest("Ada")
    table, _ = finished(person, "die-mauer")
    branch = person.ok("POST", f"/api/tables/{table}/branch", {"moment": 2, "chair": {"friends": True}})
    assert branch["options"]["rounds"] == "1"
    command = {"do": "change", "options": {"rounds": "4"}}
    assert person.refused("POST", f"/api/tables/{branch['id']}/commands", command, status=409) == "table-branch-options"
    assert person.do(branch["id"], "change", public=True)


def test_a_position_text_and_a_record_can_be_pasted(guest: Arrives) -> None:
    person = guest("Ada")
    game = begin("chinesische-mauer", 3, 7)
    for _ in range(4):
        game.play(game.options()[0])
    for text in (game.position.text(), game.record(), "\ufeff" + game.record().replace("\n", "\r\n")):
        table = person.ok("POST", "/api/tables/from-text", {"text": text, "chair": {"bot": "random"}})
        assert table["branch"] == {"table": "", "moment": 0}
        play_to_the_end(person.socket(table["id"]), random.Random(9))
        played = person.ok("GET", f"/api/tables/{table['id']}/record")
        assert read_record(played).start == game.position.text()
    second = person.ok("POST", "/api/tables/from-text", {"text": game.record(), "moment": 2, "chair": {"bot": "random"}})
    play_to_the_end(person.socket(second["id"]), random.Random(9))
    start = read_record(person.ok("GET", f"/api/tables/{second['id']}/record")).start
    assert set_up(start).key() == set_up(game.history.moment(2).text()).key()


@pytest.mark.parametrize("text", ["x", "muraglia record\ngame: chess\n", "muraglia position\ngame: die-mauer\nplayers: 99\n", "\n\n"])
def test_a_damaged_text_is_one_clear_error(guest: Arrives, text: str) -> None:
    assert guest("Ada").refused("POST", "/api/tables/from-text", {"text": text}, status=422)
