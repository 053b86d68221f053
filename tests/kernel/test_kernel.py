"""The kernel's own parts, without a game."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muraglia.games import SPECS
from muraglia.kernel import errors
from muraglia.kernel.agenda import Frame, agenda_from_text, agenda_text, seat_from_letter, seat_letter
from muraglia.kernel.errors import BadSetup, MuragliaError, TextError
from muraglia.kernel.events import Event, EventKind, Sink
from muraglia.kernel.game_info import GameInfo, TableOption
from muraglia.kernel.lines import Reader, spelled
from muraglia.kernel.message import Message, Refusal
from muraglia.kernel.position import playout
from muraglia.kernel.record import Record, read_record
from muraglia.kernel.rng import Rng, rng_from_seed

STEPS = ("walk", "run", "rest")
INFO = GameInfo(
    name="toy", title="Toy", author="A", publisher="P", year=2000, players=(3, 4), variant_players=(2,),
    options=(TableOption("speed", ("slow", "fast"), "slow", "TY-1-1"), TableOption("noise", ("off", "on"), "on", "TY-1-2")),
    rules_version=3, lowest_wins=False,
)  # fmt: skip


# The generator


def test_the_generator_is_the_same_on_every_machine() -> None:
    rng = rng_from_seed("muraglia")
    assert [rng.next32() for _ in range(4)] == [3468332551, 638689175, 1330850962, 1335597312]


def test_a_shuffle_moves_everything_everywhere() -> None:
    rng = rng_from_seed("shuffle")
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        assert sorted(cards) == [0, 1, 2, 3]
        seen.update(enumerate(cards))
    assert all(1300 < count < 1700 for count in seen.values()) and len(seen) == 16


@given(st.text(min_size=1), st.integers(1, 100))
def test_below_stays_below(seed: str, limit: int) -> None:
    rng = rng_from_seed(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_a_fork_is_another_stream() -> None:
    rng = Rng(1, 2, 3, 4)
    other = rng.fork()
    assert [rng.next32() for _ in range(3)] != [other.next32() for _ in range(3)]


# The agenda


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), *[st.integers(0, 99)] * 4), max_size=6))
def test_an_agenda_is_read_back_as_it_was_written(frames: list[tuple[int, ...]]) -> None:
    agenda: Frame | None = None
    for step, seat, x, y, asked, acted in frames:
        agenda = Frame(step, seat, x, y, asked, acted, agenda)
    text = agenda_text(agenda, STEPS)
    assert agenda_text(agenda_from_text(1, text, STEPS, 4), STEPS) == text


def test_an_agenda_reads_like_a_list_of_things_to_do() -> None:
    agenda = Frame(1, 2, 0, 7, below=Frame(2, 0))
    assert agenda_text(agenda, STEPS) == "run(c,0,7) rest(a)"
    assert agenda_text(None, STEPS) == "-"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("jump(a)", "text-bad-step"),
        ("run", "text-bad-step"),
        ("run(a", "text-bad-step"),
        ("run(a,1,2,3,4,5)", "text-bad-step"),
        ("run(z)", "text-bad-seat"),
        ("run(d)", "text-bad-seat"),
        ("run(ab)", "text-bad-seat"),
        ("run(a,x)", "text-bad-number"),
        ("run(a,1234567890)", "text-bad-number"),
    ],
)
def test_a_damaged_agenda_is_refused(text: str, id: str) -> None:
    with pytest.raises(TextError) as caught:
        agenda_from_text(7, text, STEPS, 3)
    assert (caught.value.line, caught.value.message.id) == (7, id)


def test_seats_are_letters() -> None:
    assert [seat_letter(seat) for seat in range(3)] == ["a", "b", "c"]
    assert [seat_from_letter(1, letter, 3) for letter in "abc"] == [0, 1, 2]


# Lines


def test_lines_are_taken_in_order() -> None:
    reader = Reader("title\na: 1\nb: 2 -3\nc: -\n", "title")
    assert reader.next_key() == "a"
    assert reader.take("a").to_int(0, 5) == 1
    assert reader.take("b").ints(-3, 2) == [2, -3]
    assert reader.take("c").ints(0, 9) == []
    assert reader.next_key() == ""
    reader.finish()
    assert spelled([]) == "-" and spelled([2, -3]) == "2 -3"


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ("other\na: 1\n", 1, "text-bad-title"),
        ("title\na: 1", 2, "text-cut-off"),
        ("title\na 1\n", 2, "text-bad-line"),
        ("title\na:1\n", 2, "text-bad-line"),
        ("title\na: 1 \n", 2, "text-bad-line"),
        ("title\na: 1  2\n", 2, "text-bad-line"),
        ("title\n: 1\n", 2, "text-bad-line"),
        ("title\n", 2, "text-missing-line"),
        ("title\nb: 1\n", 2, "text-wrong-key"),
        ("title\na: x\n", 2, "text-bad-number"),
        ("title\na: 1-2\n", 2, "text-bad-number"),
        ("title\na: --2\n", 2, "text-bad-number"),
        ("title\na: 1234567890\n", 2, "text-bad-number"),
        ("title\na: 01\n", 2, "text-number-range"),
        ("title\na: 10\n", 2, "text-number-range"),
        ("title\na: -1\n", 2, "text-number-range"),
        ("title\na: 1\nb: 2\n", 3, "text-extra-line"),
    ],
)
def test_a_damaged_text_says_which_line(text: str, line: int, id: str) -> None:
    with pytest.raises(TextError) as caught:
        read_a_number(text)
    assert (caught.value.line, caught.value.message.id) == (line, id)


def read_a_number(text: str) -> None:
    reader = Reader(text, "title")
    reader.take("a").to_int(0, 9)
    reader.finish()


def test_what_was_read_must_be_what_would_be_written() -> None:
    reader = Reader("title\na: 2\nb: 3\n", "title")
    reader.check_identity("title\na: 2\nb: 3\n")
    with pytest.raises(TextError) as caught:
        reader.check_identity("title\na: 2\nb: 4\n")
    assert (caught.value.line, caught.value.message.args) == (3, {"expected": "b: 4"})


# Table options


def test_options_are_completed_with_defaults_in_their_order() -> None:
    assert INFO.complete({"noise": "off"}) == {"speed": "slow", "noise": "off"}
    assert list(INFO.complete({"noise": "off"})) == ["speed", "noise"]
    assert INFO.options_text({"speed": "fast", "noise": "on"}) == "speed=fast noise=on"
    assert INFO.options_from_text("speed=fast") == {"speed": "fast", "noise": "on"}


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("tempo=fast", "setup-unknown-option"),
        ("speed=mad", "setup-bad-value"),
        ("speed", "setup-option-form"),
        ("speed=slow speed=fast", "setup-option-form"),
    ],
)
def test_wrong_options_are_refused(text: str, id: str) -> None:
    with pytest.raises(BadSetup) as caught:
        INFO.options_from_text(text)
    assert caught.value.message.id == id


@pytest.mark.parametrize("players", [1, 5])
def test_wrong_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        INFO.check_players(players)
    assert caught.value.message.args == {"title": "Toy", "low": 2, "high": 4, "word": str(players)}
    INFO.check_players(2)
    INFO.check_players(4)


# Events


def test_an_event_keeps_its_secret_part_for_those_who_know() -> None:
    kind = EventKind("gave", ("seat", "master"), ("block",), reveals=True)
    sink = Sink()
    sink.tell_secret(kind, (1, 2), (5,), 0b110)
    sink.tell(EventKind("rest"))
    event, rest = sink.drain()
    assert sink.events == []
    assert event.seen_by(1) is event and event.seen_by(2) is event
    for other in (-1, 0, 3):
        assert event.seen_by(other) == Event(kind, (1, 2), (), 0)
        assert event.seen_by(other).message() == Message("event-gave", {"seat": 1, "master": 2})
        assert rest.seen_by(other) is rest
    assert event.message() == Message("event-gave-known", {"seat": 1, "master": 2, "block": 5})
    assert event != event.seen_by(0) and event != "gave" and hash(event) != hash(rest)
    assert repr(event) == "gave(1, 2) secret (5,)" and repr(rest) == "rest()"


# Messages and errors


def test_messages_compare_by_id_and_arguments() -> None:
    assert Message("a", {"x": 1}) == Message("a", {"x": 1}) != Message("a", {"x": 2})
    assert Message("a") != Message("b") and hash(Message("a")) == hash(Message("a", {"x": 1}))
    assert repr(Refusal("TY-1-1", Message("why-toy", {"x": 1}))) == "TY-1-1: why-toy{'x': 1}"


def test_without_a_catalogue_an_error_shows_its_message_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "speak", errors._bare)
    assert str(MuragliaError(Message("toy", {"x": 1}))) == "toy{'x': 1}"


# Records


def test_a_record_reads_like_a_game() -> None:
    record = Record("toy", 3, 2, "speed=fast noise=on")
    record.seed = "seven"
    record.answers = [(0, "go left"), (1, "stay")]
    record.result = [4, -1]
    text = (
        "muraglia record\ngame: toy\nrules: 3\nplayers: 2\noptions: speed=fast noise=on\nseed: seven\na: go left\nb: stay\nresult: 4 -1\n"
    )
    assert record.text() == text
    again = read_record(text)
    assert again.text() == text
    assert (again.answer_lines, again.line_of("options"), again.line_of("result"), again.end) == ([7, 8], 5, 9, 9)


def test_a_record_names_the_cards_where_they_are_data() -> None:
    record = Record("toy", 3, 2, "speed=fast noise=on")
    record.cards = "house 0123"
    record.seed = "seven"
    text = record.text()
    assert "options: speed=fast noise=on\ncards: house 0123\nseed: seven\n" in text
    again = read_record(text)
    assert (again.cards, again.line_of("cards"), again.end, again.text()) == ("house 0123", 6, 8, text)


def test_a_record_can_start_from_a_position() -> None:
    record = Record("toy", 3, 2, "speed=fast noise=on")
    record.start = "muraglia position\ngame: toy\n"
    record.answers = [(1, "stay")]
    text = record.text()
    assert "start: position\n| muraglia position\n| game: toy\nb: stay\n" in text
    again = read_record(text)
    assert (again.start, again.answers, again.start_lines, again.answer_lines) == (record.start, record.answers, [7, 8], [9])
    assert again.text() == text


def test_a_scrubbed_record_hides_its_seed() -> None:
    record = Record("toy", 3, 2, "speed=fast noise=on")
    record.seed = "seven"
    record.scrubbed_for = 1
    assert "seed: hidden, as seen by b\n" in record.text() and "seven" not in record.text()
    assert read_record(record.text()).scrubbed_for == 1


# Playouts


@pytest.mark.parametrize("name", SPECS)
def test_a_playout_ends_the_game_and_counts_real_decisions(name: str) -> None:
    spec = SPECS[name]
    players = spec.info.players[0]
    start = spec.start(players, spec.info.complete({}), "playout", None)
    twin = start.clone()
    decisions = playout(start, rng_from_seed("playout"))
    rng = rng_from_seed("playout")
    counted = 0
    while (seat := twin.next_to_act()) >= 0:
        options = twin.options(seat)
        pick = 0
        if len(options) > 1:
            counted += 1
            pick = rng.below(len(options))
        twin.take(seat, options[pick])
    assert start.is_over() and start.text() == twin.text()
    assert decisions == counted > 20


@pytest.mark.parametrize("name", SPECS)
def test_decide_answers_whatever_leaves_no_choice(name: str) -> None:
    spec = SPECS[name]
    position = spec.start(spec.info.players[0], spec.info.complete({}), "decide", None)
    twin = position.clone()
    rng = rng_from_seed("decide")
    seat = position.next_to_act()
    forced = 0
    while seat >= 0:
        options = position.options(seat)
        assert len(options) > 1
        pick = options[rng.below(len(options))]
        following = twin.take(seat, pick)
        while following >= 0 and len(twin.options(following)) == 1:
            following = twin.take(following, twin.options(following)[0])
            forced += 1
        seat = position.decide(seat, pick)
        assert seat == following
    assert position.text() == twin.text() and forced > 0


@pytest.mark.parametrize("name", SPECS)
def test_a_random_option_is_the_one_that_the_list_of_options_would_give(name: str) -> None:
    spec = SPECS[name]
    for players in spec.info.players + spec.info.variant_players:
        for number in range(8):
            seed = f"{players} {number}"
            position = spec.start(players, spec.info.complete({}), seed, None)
            found, wanted = rng_from_seed(seed), rng_from_seed(seed)
            while (seat := position.next_to_act()) >= 0:
                options = position.options(seat)
                pick = options[wanted.below(len(options)) if len(options) > 1 else 0]
                assert position.random_option(seat, found) == pick, f"seed {seed}: {position.text()}"
                assert found.counter == wanted.counter
                position.take(seat, pick)


def test_shuffling_swaps_from_the_end_with_the_same_numbers_as_below() -> None:
    shuffled, swapped = list(range(40)), list(range(40))
    quick, slow = rng_from_seed("shuffle"), rng_from_seed("shuffle")
    quick.shuffle(shuffled)
    for last in range(39, 0, -1):
        other = slow.below(last + 1)
        swapped[last], swapped[other] = swapped[other], swapped[last]
    assert shuffled == swapped != sorted(shuffled)
    assert quick.next32() == slow.next32()


@pytest.mark.parametrize("name", SPECS)
def test_skipping_gives_only_answers_that_leave_no_choice(name: str) -> None:
    spec = SPECS[name]
    for number in range(6):
        position = spec.start(spec.info.players[-1], spec.info.complete({}), f"skip {number}", None)
        rng = rng_from_seed(f"skip {number}")
        while (seat := position.next_to_act()) >= 0:
            skipping = position.clone()
            following = skipping.skip(seat)
            while position.version < skipping.version:
                asked = position.next_to_act()
                assert len(position.options(asked)) == 1, position.text()
                position.take(asked, position.options(asked)[0])
            assert position.text() == skipping.text() and following == skipping.next_to_act()
            if following >= 0:
                position.take(following, position.random_option(following, rng))


def test_messages_pass_between_processes() -> None:
    message = Message("event-built", {"seat": 1, "word": "x"})
    assert pickle.loads(pickle.dumps(message)) == message
