"""Around the game: sitting down, the host, coming and going, consent, the end, chat."""

from __future__ import annotations

import pytest
from msgspec import structs

from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import AnyEntry, BotSeated, Opened, Seated, forget
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.table import Table
from tests.table.support import PEOPLE, SEED, Sitting, replayed, seated

# Before the start


def test_a_table_is_opened_and_seats_fill() -> None:
    sitting = Sitting()
    info = sitting.info()
    assert (info.status, info.host, [seat.kind for seat in info.seats]) == ("open", True, ["open"] * 3)
    assert not sitting.info("bert").host and info.options == {"hide_won_fame": "off"}
    sitting.do("bert", wire.Sit(name="  Bert \n II "))
    sitting.do("clara", wire.Sit(seat=2, colour="e"), name="Clara")
    sitting.do("anna", wire.SeatBot(seat=1, bot="greedy"))
    seats = sitting.info("clara").seats
    assert [(seat.kind, seat.name, seat.bot, seat.colour, seat.yours) for seat in seats] == [
        ("person", "Bert II", "", "a", False),
        ("bot", "", "greedy", "b", False),
        ("person", "Clara", "", "e", True),
    ]
    assert sitting.table.people() == {"anna", "bert", "clara"}
    sitting.refused("dan", wire.Sit(), "table-full")


@pytest.mark.parametrize(
    ("wishes", "id"),
    [
        ({"game": "chess"}, "setup-unknown-game"),
        ({"players": 9}, "setup-players"),
        ({"options": {"speed": "1"}}, "setup-unknown-option"),
        ({"options": {"hide_won_fame": "maybe"}}, "setup-bad-value"),
    ],
)
def test_a_table_that_cannot_be(wishes: dict[str, object], id: str) -> None:
    opened = Opened(at=0.0, id="t", code="C", name="", game="chinesische-mauer", players=3, host="anna")
    with pytest.raises(NotAllowed) as caught:
        Table.open(structs.replace(opened, **wishes))
    assert caught.value.refusal.message.id == id


def test_one_seat_each_unless_one_device_goes_round() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit())
    sitting.refused("anna", wire.Sit(seat=1), "table-already-seated")
    sitting.refused("bert", wire.Sit(seat=0), "table-seat-taken")
    sitting.refused("bert", wire.Sit(seat=3), "table-no-such-seat")
    sitting.refused("", wire.Sit(), "table-not-your-seat")
    around = Sitting(way="one-device")
    for name in ("Anna", "Bert", "Clara"):
        around.do("anna", wire.Sit(name=name))
    assert around.table.seats_of("anna") == [0, 1, 2]
    around.do("anna", wire.Start())
    assert around.table.seat_for("anna", None) == around.asked[0]


def test_names_and_colours() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit(name="Anna"))
    sitting.do("anna", wire.Sit(name="Änne", colour="c"))  # changed
    assert [(seat.name, seat.colour) for seat in sitting.info().seats] == [("Änne", "c"), ("", "b"), ("", "a")]
    sitting.refused("bert", wire.Sit(colour="c"), "table-colour-taken")
    sitting.refused("bert", wire.Sit(name="\u202e\u0007 "), "table-name-empty")
    sitting.do("bert", wire.Sit(name="\u202egrub\tz"))
    assert sitting.info().seats[1].name == "grub z"
    sitting.do("clara", wire.Sit(), name="\n")
    assert sitting.info().seats[2].name == ""


def test_an_outside_bot_sits_by_its_token() -> None:
    sitting = Sitting("die-mauer")
    sitting.do("bot:7", wire.Sit(seat=1), name="Deep Thought")
    assert sitting.info().seats[1].kind == "outside-bot"
    for seat, person in ((0, "anna"), (2, "clara")):
        sitting.do(person, wire.Sit(seat=seat))
    sitting.do("anna", wire.Start())
    sitting.do("bot:7", sitting.command(sitting.picks("fist")))
    assert sitting.asked == [0, 2] and sitting.table.bots_to_act() == []


def test_starting_needs_the_host_everybody_and_readiness() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit())
    sitting.do("bert", wire.Sit())
    sitting.refused("anna", wire.Start(), "table-seats-open")
    sitting.do("anna", wire.SeatBot(seat=2, bot="random"))
    sitting.refused("bert", wire.Start(), "table-not-host")
    sitting.do("bert", wire.Ready(ready=False))
    assert sitting.do("bert", wire.Ready(ready=False)) == []
    assert sitting.refused("anna", wire.Start(), "table-not-ready").refusal.message.args == {"seat": 1}
    sitting.do("bert", wire.Ready(ready=True))
    sitting.do("anna", wire.Start())
    assert sitting.status == "running" and sitting.table.facts.seed == SEED
    sitting.refused("anna", wire.Start(), "table-started")
    sitting.refused("anna", wire.SeatBot(seat=2, bot="random"), "table-started")
    sitting.refused("bert", wire.Ready(ready=False), "table-started")


def test_the_host_changes_options_and_everybody_else_says_again_that_they_are_ready() -> None:
    sitting = Sitting("die-mauer", 3)
    for person in ("anna", "bert"):
        sitting.do(person, wire.Sit())
    sitting.do("anna", wire.SeatBot(seat=2, bot="random"))
    sitting.refused("bert", wire.Change(options={"rounds": "2"}), "table-not-host")
    sitting.refused("anna", wire.Change(options={"rounds": "99"}), "setup-bad-value")
    sitting.refused("anna", wire.Change(options={"weather": "rain"}), "setup-unknown-option")
    assert sitting.do("anna", wire.Change(options={"rounds": "4"}, casual=True)) == [], "nothing is different"

    clock = wire.Clock("move", 45)
    sitting.do("anna", wire.Change(options={"rounds": "2"}))
    sitting.do("anna", wire.Change(clock=clock, public=True))
    info = replayed(sitting).table_view("bert")
    assert info.options["rounds"] == "2" and info.clock == clock and info.public
    assert info.changed == ("rounds", "clock", "public"), "all that bert has not agreed to yet"
    assert [seat.ready for seat in info.seats] == [True, False, True]
    sitting.refused("anna", wire.Start(), "table-not-ready")

    sitting.do("bert", wire.Ready(ready=True))
    sitting.do("anna", wire.Change(casual=False))
    assert sitting.table.table_view("bert").changed == ("casual",), "what he has agreed to is old news"
    sitting.do("bert", wire.Ready(ready=True))
    sitting.do("anna", wire.Start())
    assert sitting.table.table_view("bert").changed == ()
    assert sitting.table.facts.clocks.rule == clock
    sitting.refused("anna", wire.Change(options={"rounds": "1"}), "table-started")


def test_who_invites_is_told_even_without_a_seat() -> None:
    sitting = Sitting(host_name="Anna")
    assert sitting.table.table_view("bert").host_name == "Anna"
    sitting.do("anna", wire.Sit(name="Annika"))
    assert sitting.table.table_view("bert").host_name == "Annika"
    opened = forget(sitting.entries[0], "anna")
    assert isinstance(opened, Opened) and opened.host_name == ""


def test_the_host_puts_bots_and_takes_people_off_before_the_start() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit())
    sitting.do("bert", wire.Sit())
    sitting.refused("bert", wire.SeatBot(seat=2, bot="random"), "table-not-host")
    refusal = sitting.refused("anna", wire.SeatBot(seat=2, bot="deep thought"), "setup-unknown-bot")
    assert refusal.refusal.message.args["word"] == "deep thought"
    sitting.refused("anna", wire.SeatBot(seat=1, bot="random"), "table-seat-taken")
    sitting.do("anna", wire.SeatBot(seat=2, bot="random"))
    sitting.do("anna", wire.SeatBot(seat=2, bot="greedy"))
    sitting.refused("bert", wire.Kick(seat=2), "table-not-host")
    sitting.do("anna", wire.Kick(seat=2))
    sitting.refused("anna", wire.Kick(seat=2), "table-nobody-to-replace")
    sitting.refused("anna", wire.Kick(seat=0), "table-nobody-to-replace")
    sitting.refused("anna", wire.Kick(seat=5), "table-no-such-seat")
    sitting.do("anna", wire.Kick(seat=1))
    assert [seat.kind for seat in sitting.info().seats] == ["person", "open", "open"]
    sitting.refused("bert", wire.Sit(), "table-kicked")
    sitting.refused("bert", wire.Write(text="why?"), "table-kicked")


def test_leaving_before_the_start_frees_the_seat() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit())
    sitting.do("bert", wire.Sit())
    sitting.do("bert", wire.Leave())
    assert [seat.kind for seat in sitting.info().seats] == ["person", "open", "open"]
    sitting.refused("bert", wire.Leave(), "table-not-seated")
    sitting.do("bert", wire.Sit(seat=2))


def test_closing() -> None:
    sitting = Sitting()
    sitting.refused("bert", wire.Close(), "table-not-host")
    sitting.do("anna", wire.Close())
    assert sitting.status == "closed"
    for command in (wire.Sit(), wire.Start(), wire.Close(), wire.Leave(), wire.Write(text="hello?")):
        sitting.refused("anna", command, "table-closed")
    running = seated()
    running.refused("anna", wire.Close(), "table-others-play")
    running.do("bert", wire.Leave())
    running.do("clara", wire.Resign())
    running.do("anna", wire.Close())
    assert running.status == "closed" and running.table.due() is None and running.table.bots_to_act() == []


# Leaving, coming back, resigning


def test_a_bot_plays_on_for_who_leaves_until_they_are_back() -> None:
    sitting = seated("die-mauer")
    sitting.do("bert", wire.Leave())
    seat = sitting.info().seats[1]
    assert (seat.left, seat.bot, seat.kind) == (True, "greedy", "person") and sitting.table.bots_to_act() == [1]
    assert sitting.do("bert", wire.Leave()) == []
    sitting.refused("bert", sitting.command(sitting.picks("fist")), "table-bot-plays")
    assert sitting.table.game_view(1).question is None
    sitting.choose(1, "fist")
    sitting.do("bert", wire.Sit())
    assert not sitting.info().seats[1].left
    sitting.choose(1, "T")  # the bot's answer is still closed: the person may change it
    assert sitting.told()[-2:] == ["table-left", "table-returned"]


def test_nobody_gets_the_hand_of_who_has_left_without_the_tables_consent() -> None:
    sitting = seated("die-mauer", 3)
    sitting.refused("anna", wire.Propose(kind="offer", seat=1), "table-nobody-left")
    sitting.refused("anna", wire.Propose(kind="offer"), "table-nobody-left")
    sitting.do("bert", wire.Leave())
    sitting.refused("dan", wire.Sit(), "table-full")
    sitting.refused("dan", wire.Sit(seat=1), "table-seat-taken")
    sitting.refused("dan", wire.Propose(kind="offer", seat=1), "table-not-seated")
    sitting.do("anna", wire.Propose(kind="offer", seat=1))
    assert sitting.info().proposals[0].waits_for == (2,) and sitting.info().proposals[0].seat == 1
    sitting.refused("dan", wire.Sit(seat=1), "table-seat-taken")
    sitting.do("bert", wire.Sit())
    assert sitting.info().proposals == (), "who is back needs no successor"
    sitting.do("bert", wire.Leave())
    sitting.do("anna", wire.Propose(kind="offer", seat=1))
    sitting.do("clara", wire.Consent(proposal=2, agree=True))
    assert sitting.info().seats[1].offered
    sitting.refused("anna", wire.Propose(kind="offer", seat=1), "table-nobody-left")
    sitting.do("bert", wire.Sit())
    sitting.do("bert", wire.Leave())
    assert not sitting.info().seats[1].offered, "who has come back and leaves again is asked about again"


def test_somebody_else_takes_over_a_seat_that_is_offered() -> None:
    sitting = seated("die-mauer", 3)
    sitting.refused("dan", wire.Sit(), "table-full")
    sitting.do("bert", wire.Leave())
    sitting.do("anna", wire.Propose(kind="offer", seat=1))
    sitting.do("clara", wire.Propose(kind="offer", seat=1))  # the same is consent
    sitting.refused("clara", wire.Sit(seat=1), "table-already-seated")
    sitting.refused("dan", wire.Sit(seat=0), "table-seat-taken")
    sitting.do("dan", wire.Sit(), name="Dan")
    assert sitting.table.seats_of("dan") == [1] and sitting.table.seats_of("bert") == []
    sitting.refused("bert", wire.Sit(), "table-full")


def test_a_table_sleeps_when_everybody_has_gone() -> None:
    sitting = seated("die-mauer", 3, 1)
    sitting.do("anna", wire.Leave())
    assert sitting.asked == [0, 1, 2] and sitting.table.bots_to_act() == []
    sitting.do("anna", wire.Sit())
    assert sitting.table.bots_to_act() == [1, 2]


def test_bots_alone_play_for_onlookers() -> None:
    sitting = seated("die-mauer", 3, 0)
    assert sitting.table.bots_to_act() == [0, 1, 2]


@pytest.mark.parametrize("clock", [wire.Clock("move", 86400), wire.Clock("bank", 3 * 86400, 3600)])
def test_with_clocks_of_days_absence_means_nothing(clock: wire.Clock) -> None:
    sitting = seated(clock=clock)
    sitting.refused("anna", wire.Kick(seat=1), "table-slow-clock", present=("anna",))
    assert not any(seat.gone for seat in sitting.table.table_view("anna", gone=("bert", "clara")).seats)
    asked = sitting.asked[0]
    sitting.now += clock.seconds
    sitting.write(sitting.table.time_up(sitting.now))
    other = next(person for seat, person in enumerate(("anna", "bert", "clara")) if seat != asked)
    sitting.do(other, wire.Kick(seat=asked), present=("anna", "bert", "clara"))


def test_the_others_replace_who_is_away_but_nobody_who_is_here() -> None:
    sitting = seated()
    assert [seat.gone for seat in sitting.table.table_view("anna", gone=("bert",)).seats] == [False, True, False]
    sitting.refused("anna", wire.Kick(seat=1), "table-not-away", present=("anna", "bert"))
    sitting.refused("clara", wire.Kick(seat=1), "table-not-away", present=("anna", "bert"))
    sitting.refused("dan", wire.Kick(seat=1), "table-not-seated", present=("anna",))
    sitting.refused("dan", wire.Sit(seat=1), "table-seat-taken", present=("anna",))
    sitting.do("anna", wire.Kick(seat=1), present=("anna", "clara"))
    assert sitting.table.bots_to_act() == [seat for seat in sitting.asked if seat == 1] and sitting.told()[-1] == "table-replaced"
    sitting.refused("anna", wire.Kick(seat=1), "table-nobody-to-replace")
    sitting.do("clara", wire.Kick(seat=0), present=("clara",))  # also for the host
    assert sitting.info().seats[0].left
    sitting.do("bert", wire.Sit())
    assert not sitting.info().seats[1].left


def play_to_the_end(sitting: Sitting) -> None:
    rng = rng_from_seed("to the end")
    while sitting.status == "running":
        sitting.random_choice(rng)


def test_who_resigns_cannot_win_and_a_bot_plays_on() -> None:
    for resigned in range(3):
        sitting = seated(players=3)
        sitting.do(PEOPLE[resigned], wire.Resign())
        assert sitting.status == "running" and sitting.info().seats[resigned].resigned
        sitting.refused(PEOPLE[resigned], wire.Resign(), "table-resigned")
        sitting.refused(PEOPLE[resigned], wire.Sit(), "table-resigned")
        sitting.refused(PEOPLE[resigned], wire.Undo(), "table-resigned")
        sitting.refused(PEOPLE[resigned], wire.Propose(kind="end"), "table-resigned")
        sitting.refused("dan", wire.Sit(), "table-full")
        play_to_the_end(sitting)
        info = sitting.info()
        assert info.ended_by == "rules" and info.winners and resigned not in info.winners
        best = max(score for seat, score in enumerate(info.scores) if seat != resigned)
        assert all(info.scores[winner] == best for winner in info.winners)


def test_the_last_one_who_has_not_resigned_wins() -> None:
    sitting = seated(players=2)
    sitting.do("anna", wire.Resign())
    info = sitting.info()
    assert (info.status, info.ended_by, info.winners) == ("over", "resignation", (1,))
    against_bots = seated(players=3, people=1)
    against_bots.do("anna", wire.Resign())
    info = against_bots.info()
    assert (info.status, info.ended_by, info.winners) == ("over", "resignation", (1, 2))
    sitting.refused("bert", wire.Resign(), "table-over")


def test_the_rules_end_the_game() -> None:
    sitting = seated("die-mauer", options={"rounds": "1"})
    play_to_the_end(sitting)
    info = sitting.info()
    assert (info.status, info.ended_by) == ("over", "rules")
    assert info.scores == tuple(sitting.table.playing.position.scores())
    assert info.winners == tuple(sitting.table.playing.position.winners())
    assert sitting.game().undo == "no" and sitting.table.bots_to_act() == [] and sitting.table.game_view(0).question is None
    sitting.refused("anna", wire.Undo(), "table-over")


@pytest.mark.parametrize(("players", "mode"), [(1, "standard"), (2, "cooperative")])
def test_a_game_that_is_lost_alone_or_together_has_no_winner(players: int, mode: str) -> None:
    sitting = seated("great-wall", players=players, people=0, options={"mode": mode})
    play_to_the_end(sitting)
    position = sitting.table.playing.position
    assert position.winners() == [], "another seed is needed: this game was won"
    info = sitting.info()
    assert (info.ended_by, info.winners) == ("rules", ())


# Consent


def test_pause_and_resume_and_end_by_agreement() -> None:
    sitting = seated()
    sitting.refused("anna", wire.Propose(kind="resume"), "table-not-paused")
    sitting.do("anna", wire.Propose(kind="pause"))
    assert sitting.info().proposals == (wire.Proposal(1, "pause", 0, (0,), (1, 2)),)
    sitting.refused("anna", wire.Propose(kind="pause"), "table-already-proposed")
    sitting.do("bert", wire.Propose(kind="pause"))  # wishing the same is consent
    sitting.do("clara", wire.Consent(proposal=1, agree=True))
    assert sitting.status == "paused" and sitting.told()[-1] == "table-paused"
    assert sitting.table.game_view(sitting.table.to_act()[0]).question is None and sitting.asked == []
    sitting.refused("bert", wire.Propose(kind="pause"), "table-is-paused")
    sitting.do("bert", wire.Propose(kind="resume"))
    for person in ("anna", "clara"):
        sitting.do(person, wire.Consent(proposal=2, agree=True))
    assert sitting.status == "running"
    sitting.do("clara", wire.Propose(kind="end"))
    for person in ("anna", "bert"):
        sitting.do(person, wire.Consent(proposal=3, agree=True))
    info = sitting.info()
    assert (info.status, info.ended_by, info.winners, info.proposals) == ("over", "agreement", (), ())
    assert sitting.told()[-1] == "table-ended"
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_proposals_are_for_those_who_play() -> None:
    sitting = Sitting()
    sitting.refused("anna", wire.Propose(kind="pause"), "table-not-started")
    sitting = seated()
    sitting.refused("stranger", wire.Propose(kind="end"), "table-not-seated")
    sitting.refused("anna", wire.Consent(proposal=1, agree=True), "table-no-proposal")
    sitting.do("anna", wire.Propose(kind="end"))
    sitting.refused("stranger", wire.Consent(proposal=1, agree=True), "table-not-seated")
    sitting.do("bert", wire.Consent(proposal=1, agree=False))
    sitting.refused("anna", wire.Propose(kind="end"), "table-declined")


# Rematch, chat, forgetting


def test_a_rematch_is_asked_for_once() -> None:
    sitting = seated("die-mauer", 3, 2, clock=wire.Clock("bank", 60, 1), public=True)
    sitting.refused("anna", wire.Rematch(), "table-not-over")
    for person in ("anna", "bert"):
        sitting.do(person, wire.Propose(kind="end"))
    sitting.refused("stranger", wire.Rematch(), "table-not-seated")
    assert len(sitting.do("bert", wire.Rematch(), fresh="t2")) == 1
    assert sitting.do("anna", wire.Rematch(), fresh="t3") == []
    assert sitting.info().rematch == "t2"
    log = sitting.table.following("BEAR-12")
    assert log == sitting.table.following("BEAR-12") == Table.from_snapshot(sitting.table.snapshot()).following("BEAR-12")
    after = Table.replay(log)
    info = after.table_view("bert")
    assert (info.id, info.code, info.host, info.public, info.clock.seconds) == ("t2", "BEAR-12", True, True, 60)
    assert [(seat.kind, seat.name, seat.ready) for seat in info.seats] == [
        ("person", "Anna", False),
        ("person", "Bert", True),
        ("bot", "", True),
    ]
    with pytest.raises(NotAllowed):  # Anna has not come yet
        after.decide(wire.Start(), "bert", 0.0, "seed")


def test_chat() -> None:
    sitting = seated()
    sitting.do("bert", wire.Write(text=" Hello\n<b>you</b>\u0000 "))
    sitting.do("stranger", wire.Write(text="Good luck!"), name="Zoe")
    lines = sitting.table.chats()
    assert [(line.number, line.seat, line.name, line.text) for line in lines] == [
        (0, 1, "Bert", "Hello <b>you</b>"),
        (1, -1, "Zoe", "Good luck!"),
    ]
    assert sitting.table.chats(1) == lines[1:] and sitting.table.chats(2) == ()
    sitting.refused("bert", wire.Write(text="\u202e \n"), "table-chat-empty")
    sitting.refused("", wire.Write(text="hello"), "table-not-seated")


def test_nobody_floods_the_chat() -> None:
    sitting = seated()
    for number in range(5):
        sitting.do("bert", wire.Write(text=f"line {number}"), after=0.1)
    sitting.refused("bert", wire.Write(text="and another"), "table-chat-fast", after=0.1)
    sitting.do("clara", wire.Write(text="hush"), after=0.1)
    sitting.do("bert", wire.Write(text="sorry"), after=10.0)
    for number in range(300):
        sitting.do(f"person {number}", wire.Write(text="hello"))
    assert len(sitting.table.chats()) == 200 and sitting.table.chats()[-1].number == 306
    assert len(sitting.table.snapshot()) < 40_000


def test_a_person_can_be_forgotten_and_the_game_stays() -> None:
    sitting = seated()
    sitting.do("bert", wire.Write(text="my address is ..."))
    sitting.choose(sitting.asked[0], "draw")
    log: list[AnyEntry] = [forget(entry, "bert") for entry in sitting.entries]
    assert not any("bert" in repr(entry).lower() or "address" in repr(entry) for entry in log)
    after = Table.replay(log)
    assert after.playing.position.text() == sitting.table.playing.position.text()
    assert after.table_view("anna").seats[1].name == "" and after.seats_of("bert") == []
    assert [type(entry) for entry in forgetting_host(log)] == [type(entry) for entry in log]


def forgetting_host(log: list[AnyEntry]) -> list[AnyEntry]:
    after = [forget(entry, "anna") for entry in log]
    opened = after[0]
    assert isinstance(opened, Opened) and opened.host == "forgotten"
    assert not any(isinstance(entry, Seated | BotSeated) and "anna" in repr(entry) for entry in after)
    return after
