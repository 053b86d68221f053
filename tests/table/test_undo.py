"""Taking back: free up to the barrier, by consent beyond it, the whole turn, and forward again; also after a restart."""

from __future__ import annotations

import pytest

from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import AnyEntry
from muraglia.table.table import Table
from tests.table.support import PEOPLE, Sitting, replayed, seated


def place(sitting: Sitting) -> int:
    """Whoever is asked places a card, which reveals nothing; tells who."""
    seat = sitting.asked[0]
    answers = [answer for answer in sitting.answers(seat) if ">" in sitting.table.playing.spec.write(answer)]
    sitting.do(PEOPLE[seat], sitting.command(answers[0], seat))
    return seat


def position(sitting: Sitting) -> str:
    return sitting.table.playing.position.text()


@pytest.fixture(params=["in memory", "after a restart"])
def sitting(request: pytest.FixtureRequest) -> Sitting:
    class Restarting(Sitting):
        """A server that is started again before every command."""

        def do(self, *arguments: object, **named: object) -> list[AnyEntry]:
            self.table = Table.from_snapshot(self.table.snapshot())
            return super().do(*arguments, **named)  # type: ignore[arg-type]

    made = seated()
    if request.param == "after a restart":
        made.__class__ = Restarting
    return made


def test_an_own_choice_that_revealed_nothing_is_taken_back_freely(sitting: Sitting) -> None:
    start = position(sitting)
    seat = place(sitting)
    person = PEOPLE[seat]
    assert sitting.game(person).undo == "free"
    assert all(sitting.game(other).undo == "no" for other in PEOPLE[:3] if other != person)
    placed = position(sitting)
    sitting.do(person, wire.Undo())
    assert position(sitting) == start and sitting.game().choices == 0
    assert sitting.game(person).redo and not sitting.game(PEOPLE[(seat + 1) % 3]).redo
    sitting.refused(PEOPLE[(seat + 1) % 3], wire.Redo(), "table-nothing-to-redo")
    sitting.do(person, wire.Redo())
    assert position(sitting) == placed and not sitting.game(person).redo
    sitting.refused(person, wire.Redo(), "table-nothing-to-redo")
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_what_was_taken_back_stays_in_the_log_struck_through(sitting: Sitting) -> None:
    seat = place(sitting)
    first = sitting.told().index("placed")
    sitting.do(PEOPLE[seat], wire.Undo())
    events = sitting.table.log(-1, 0, 1000)
    assert [event.undone for event in events[first:]] == [True] * (len(events) - first - 1) + [False]
    assert not any(event.undone for event in events[:first])
    assert events[-1] == wire.EventView("table-undone", {"seat": seat, "count": 1, "first": first}, choice=0)
    sitting.do(PEOPLE[seat], wire.Redo())
    again = sitting.table.log(-1, 0, 1000)
    assert again[: len(events)] == events and again[-1].kind == "placed" and not again[-1].undone
    assert sitting.table.moment(-1, 1).events[0].kind == "placed"


def test_another_choice_forgets_what_could_be_redone(sitting: Sitting) -> None:
    seat = place(sitting)
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.choose(seat, "draw")
    assert not sitting.game(PEOPLE[seat]).redo
    sitting.refused(PEOPLE[seat], wire.Redo(), "table-nothing-to-redo")


def test_a_drawn_card_is_a_barrier(sitting: Sitting) -> None:
    seat = sitting.asked[0]
    start = position(sitting)
    sitting.choose(seat, "draw")
    assert sitting.game(PEOPLE[seat]).undo == "ask"
    (entry,) = sitting.do(PEOPLE[seat], wire.Undo())
    assert type(entry).__name__ == "Proposed" and position(sitting) != start
    (proposal,) = sitting.info().proposals
    others = tuple(other for other in range(3) if other != seat)
    assert (proposal.kind, proposal.by, proposal.waits_for) == ("undo", seat, others)
    sitting.refused(PEOPLE[seat], wire.Undo(), "table-already-proposed")
    sitting.do(PEOPLE[others[0]], wire.Consent(proposal=proposal.id, agree=True))
    assert position(sitting) != start
    assert sitting.do(PEOPLE[others[0]], wire.Consent(proposal=proposal.id, agree=True)) == []
    sitting.do(PEOPLE[others[1]], wire.Consent(proposal=proposal.id, agree=True))
    assert position(sitting) == start and sitting.info().proposals == ()
    sitting.refused(PEOPLE[others[1]], wire.Consent(proposal=proposal.id, agree=True), "table-no-proposal")
    sitting.do(PEOPLE[seat], wire.Redo())
    assert sitting.told()[-1] == "drew"


def test_undo_can_be_declined_and_asked_again_only_after_a_while(sitting: Sitting) -> None:
    seat = sitting.asked[0]
    sitting.choose(seat, "draw")
    sitting.do(PEOPLE[seat], wire.Undo())
    after = position(sitting)
    sitting.do(PEOPLE[(seat + 1) % 3], wire.Consent(proposal=1, agree=False))
    assert sitting.info().proposals == () and position(sitting) == after
    sitting.refused(PEOPLE[seat], wire.Undo(), "table-declined", after=10.0)
    sitting.do(PEOPLE[seat], wire.Undo(), after=25.0)
    sitting.do(PEOPLE[seat], wire.Consent(proposal=2, agree=False))  # taken back by who asked: no reason to wait
    sitting.do(PEOPLE[seat], wire.Undo())
    assert sitting.info().proposals[0].id == 3


def test_a_proposed_undo_lapses_when_the_game_goes_on(sitting: Sitting) -> None:
    seat = sitting.asked[0]
    sitting.choose(seat, "draw")
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.choose(sitting.asked[0], "draw")
    assert sitting.info().proposals == ()


def test_another_seat_that_acted_is_a_barrier_and_undo_goes_back_to_the_own_choice(sitting: Sitting) -> None:
    while len({seat for step in sitting.table.playing.steps.part(0, 99) for seat, _ in step}) < 2:
        last = place(sitting)
    first = next(seat for step in sitting.table.playing.steps.part(0, 99) for seat, _ in step)
    steps = list(sitting.table.playing.steps.part(0, 99))
    own = max(number for number, step in enumerate(steps) if step[0][0] == first)
    assert sitting.game(PEOPLE[first]).undo == "ask" and sitting.game(PEOPLE[last]).undo == "free"
    sitting.do(PEOPLE[first], wire.Undo())
    for other in range(3):
        if other != first:
            sitting.do(PEOPLE[other], wire.Consent(proposal=1, agree=True))
    assert sitting.game().choices == own and sitting.asked == [first]
    sitting.do(PEOPLE[first], wire.Redo())  # one's own choice, not those of others
    assert sitting.game().choices == own + 1 and not sitting.game(PEOPLE[first]).redo


def test_reset_turn_takes_back_all_that_is_free(sitting: Sitting) -> None:
    start = position(sitting)
    seat = place(sitting)
    while sitting.asked == [seat]:
        place(sitting)
    steps = sitting.game().choices
    assert steps == 2
    sitting.do(PEOPLE[seat], wire.ResetTurn())
    assert position(sitting) == start
    sitting.refused(PEOPLE[seat], wire.ResetTurn(), "table-nothing-to-undo")
    for _ in range(steps):
        sitting.do(PEOPLE[seat], wire.Redo())
    assert sitting.game().choices == steps
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.do(PEOPLE[seat], wire.Redo())
    sitting.do(PEOPLE[seat], wire.Redo())
    assert sitting.game().choices == steps


def test_reset_turn_stops_at_a_barrier(sitting: Sitting) -> None:
    seat = sitting.asked[0]
    sitting.choose(seat, "draw")
    assert sitting.asked == [seat]
    place(sitting)
    sitting.do(PEOPLE[seat], wire.ResetTurn())
    assert sitting.game().choices == 1


def test_nothing_to_take_back(sitting: Sitting) -> None:
    for person in PEOPLE[:3]:
        sitting.refused(person, wire.Undo(), "table-nothing-to-undo")
        sitting.refused(person, wire.ResetTurn(), "table-nothing-to-undo")
    sitting.refused("stranger", wire.Undo(), "table-not-seated")


def test_bots_agree_and_wait_while_people_are_asked() -> None:
    alone = seated("die-mauer", 3, 1)
    start = position(alone)
    alone.choose(0, "fist")
    for seat in (1, 2):
        alone.choose(seat, "T")
    assert alone.game().undo == "free", "nobody has to be asked"
    alone.do("anna", wire.Undo())
    assert position(alone) == start and alone.asked == [0, 1, 2], "what all did at once is put to all again"
    two = seated("die-mauer", 3, 2)
    for seat in (0, 1, 2):
        two.choose(seat, "fist")
    two.do("anna", wire.Undo())
    assert two.table.bots_to_act() == []
    two.do("bert", wire.Consent(proposal=1, agree=True))
    assert two.table.bots_to_act() == [2]


def test_without_consent_at_a_serious_table() -> None:
    sitting = seated(casual=False)
    seat = place(sitting)
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.choose(seat, "draw")
    assert sitting.game(PEOPLE[seat]).undo == "no"
    sitting.refused(PEOPLE[seat], wire.Undo(), "table-undo-barrier")


def test_whoever_leaves_is_not_waited_for_and_takes_the_own_wishes_along() -> None:
    sitting = seated()
    seat = sitting.asked[0]
    start = position(sitting)
    sitting.choose(seat, "draw")
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.do(PEOPLE[(seat + 1) % 3], wire.Leave())
    sitting.do(PEOPLE[(seat + 2) % 3], wire.Consent(proposal=1, agree=True))
    assert position(sitting) == start
    sitting.choose(seat, "draw")
    sitting.do(PEOPLE[seat], wire.Undo())
    sitting.do(PEOPLE[seat], wire.Leave())
    assert sitting.info().proposals == () and position(sitting) != start


def test_undo_on_one_device_asks_nobody() -> None:
    sitting = seated(way="one-device")
    start = position(sitting)
    sitting.do("anna", sitting.command(sitting.picks("draw")))
    assert sitting.game().undo == "free"
    sitting.do("anna", wire.Undo())
    assert position(sitting) == start


def test_far_back_in_a_long_game() -> None:
    """Beyond the moments at hand, beyond a page, and across a restart."""
    sitting = seated("die-mauer", 3, 1, options={"rounds": "10"})
    rng = rng_from_seed("long")
    texts = [position(sitting)]
    while sitting.game().choices < 200:
        choices = sitting.game().choices
        sitting.random_choice(rng)
        if sitting.game().choices > choices:
            texts.append(position(sitting))
    sitting.table = Table.from_snapshot(sitting.table.snapshot())
    for moment in (0, 1, 63, 64, 65, 127, 128, 190, 200):
        assert sitting.table.playing.moment(moment).text() == texts[moment]
    while sitting.game().choices > 50:
        sitting.do("anna", wire.Undo())
        assert position(sitting) == texts[sitting.game().choices]
    assert replayed(sitting).snapshot() == sitting.table.snapshot()
    while sitting.game().choices < 90:
        sitting.random_choice(rng)
    assert replayed(sitting).snapshot() == sitting.table.snapshot()
