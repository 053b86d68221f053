"""The game in a Python user's hands."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import muraglia
from muraglia.game import begin
from muraglia.kernel.question import Option
from muraglia.kernel.rng import rng_from_seed
from tests.support import chinesische_mauer, die_mauer, scoring, second_action, show


def test_new_games_with_and_without_a_seed() -> None:
    assert muraglia.GAMES == ("die-mauer", "chinesische-mauer", "great-wall")
    assert muraglia.new("die-mauer", seed=7).position_text() == muraglia.new("die-mauer", seed="7").position_text()
    assert muraglia.new("die-mauer").players == 3
    assert muraglia.new("die-mauer").seed != muraglia.new("die-mauer").seed
    game = muraglia.new("die-mauer", players=5, rounds=2, memory_aid=False, wall_values=12345)
    assert game.table_options == {"wall_values": "12345", "rounds": "2", "memory_aid": "off"}


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("chess", {}, "There is no game called chess. Choose one of: die-mauer, chinesische-mauer, great-wall."),
        ("die-mauer", {"players": 7}, "Die Mauer is for 2 to 6 players, not 7."),
        ("die-mauer", {"rounds": 11}, "rounds cannot be 11. Choose one of: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10."),
        ("die-mauer", {"speed": 1}, "Die Mauer has no option called speed. Its options: wall_values, rounds, memory_aid."),
        ("die-mauer", {"seed": "two\nlines"}, "A seed is a number or a short text without line breaks or double spaces."),
        ("die-mauer", {"seed": ""}, "A seed is a number or a short text without line breaks or double spaces."),
    ],
)
def test_a_wrong_set_up_gets_one_clear_error(name: str, arguments: dict[str, int | str], words: str) -> None:
    with pytest.raises(muraglia.BadSetup) as caught:
        muraglia.new(name, **arguments)  # type: ignore[call-overload]
    assert str(caught.value) == words


def test_a_choice_can_be_named_in_many_ways() -> None:
    records = set()
    for choice in ("draw", "DRAW", 0, (0,), [0], ["draw"], ("draw",), np.int64(0), [np.uint8(0)], np.array(0)):
        game = muraglia.new("chinesische-mauer", players=2, seed=1)
        game.play(choice)
        records.add(game.record())
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    option = game.question().options[0]
    assert isinstance(option, Option) and option.notation == "draw"
    game.play(option)
    assert records == {game.record()}


def test_a_form_is_filled_in_step_by_step_and_played_as_a_whole() -> None:
    game = chinesische_mauer(["7 3 | aW aG", "5 4 | aT"], scoring("a"), hands={"a": "W"})
    before = game.position_text()
    assert [option.notation for option in game.question(0).options] == ["score-1", "score-2"]
    half = game.question(0, so_far=game.read("score-1"))
    assert [option.notation for option in half.options] == ["tile-3", "tile-7"]
    assert half.prompt.id == "ask-tile" and half.so_far == game.read("score-1")
    assert game.options(0) == ["score-1 tile-3 on-W", "score-1 tile-3 on-G", "score-1 tile-7 on-W", "score-1 tile-7 on-G",
                               "score-2 tile-4 on-T", "score-2 tile-5 on-T"]  # fmt: skip
    with pytest.raises(muraglia.UnfinishedChoice, match=r"score-1 is only the beginning .* tile-3 tile-7") as begun:
        game.play("score-1")
    assert begun.value.question == half
    reason = game.why_not("score-1")
    assert isinstance(reason, muraglia.UnfinishedChoice) and reason.question == half
    with pytest.raises(muraglia.UnknownNotation, match="contains more than one choice"):
        game.play("score-1 tile-3 on-W W>1")
    with pytest.raises(muraglia.IllegalChoice, match="CM-SCORE-2"):
        game.play("score-1 tile-5 on-W")
    assert game.position_text() == before and game.record() == muraglia.set_up(before).record()
    game.play("score-1 tile-3 on-G")
    assert "aG=3" in game.position_text()


def test_the_picks_of_a_form_can_be_words_numbers_and_options_side_by_side() -> None:
    game = chinesische_mauer(["7 3 | aW aG", "5 4 | aT"], scoring("a"), hands={"a": "W"})
    first, second, third = game.read("score-1 tile-3 on-G")
    half = game.question(0, so_far=["score-1"])
    assert half == game.question(0, so_far="score-1") == game.question(np.int64(0), so_far=np.int64(first))
    assert game.question(0) == game.question(0, so_far=[])
    option = next(option for option in half.options if option.pick == second)
    assert game.read(["score-1", option, np.int32(third)]) == game.read(["score-1 tile-3", third]) == (first, second, third)
    assert all(type(pick) is int for pick in game.read([np.int64(first), second]))


@pytest.mark.parametrize("choice", ["jump", "", "W9>1", 9999, -1, np.int64(-1), (), [], ["draw", "jump"]])
def test_what_names_no_choice_is_refused(choice: Any) -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    with pytest.raises(muraglia.UnknownNotation):
        game.play(choice)


@pytest.mark.parametrize("choice", [True, 1.0, b"\x00", None, [None], ["draw", 1.0], np.True_, np.array([0, 1]), {0}])
def test_what_cannot_name_a_choice_is_a_type_error_that_says_what_can(choice: Any) -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    for attempt in (game.play, game.why_not, lambda choice: game.question(so_far=choice)):
        with pytest.raises(TypeError, match="a choice is a notation, an option, the number of a pick, or a list of these, not"):
            attempt(choice)
    assert game == muraglia.new("chinesische-mauer", players=2, seed=1)


@pytest.mark.parametrize("seat", ["a", 1.0, True, b"a", [0]])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    methods: list[Any] = [game.question, game.options, game.choices, game.view, game.events, game.record, game.imagine]
    for method in methods:
        with pytest.raises(TypeError, match="a seat is a whole number, counted from 0, not"):
            method(seat)
    with pytest.raises(TypeError, match="a seat is"):
        game.play("draw", seat)


def test_seats_out_of_range_are_refused_everywhere() -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    methods: list[Any] = [game.question, game.options, game.choices, game.view, game.events, game.record, game.imagine]
    for method in methods:
        for seat in (2, 99, -2, np.int64(99)):
            with pytest.raises(muraglia.BadSetup, match="There is no seat"):
                method(seat)
    for method in methods[:3]:
        with pytest.raises(muraglia.BadSetup, match="There is no seat -1"):
            method(-1)
    assert game.view(np.int64(-1)) == game.view(-1) and game.record(np.int64(1)) == game.record(1)


def test_texts_and_numbers_of_the_wrong_type() -> None:
    anything: Any = muraglia
    with pytest.raises(TypeError, match="since is the number of events that are known already, not str"):
        muraglia.new("die-mauer").events(since="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="players is a whole number, not str"):
        anything.new("die-mauer", players="3")
    with pytest.raises(TypeError, match="load reads the text of a record, not NoneType"):
        anything.load(None)
    with pytest.raises(TypeError, match="set_up reads a position text, not int"):
        anything.set_up(3)
    assert muraglia.new("die-mauer", players=np.int64(4)).players == 4


def test_equal_games_have_the_same_start_and_the_same_past() -> None:
    game = muraglia.new("die-mauer", players=3, seed=4)
    twin = muraglia.new("die-mauer", players=3, seed="4")
    assert game == twin and game != muraglia.new("die-mauer", players=3, seed=5) and game != muraglia.new("die-mauer", players=4, seed=4)
    assert game != muraglia.new("die-mauer", players=3, seed=4, rounds=2) and game != game.position_text()
    game.play("T", 0)
    assert game != twin and game == muraglia.load(game.record())
    twin.play("T", 0)
    assert game == twin and game.position == twin.position
    placed = muraglia.set_up(game.position_text())
    assert placed != game and placed.key() == game.key() and placed == muraglia.set_up(game.key())


@pytest.mark.parametrize("name", muraglia.GAMES)
def test_a_printed_game_shows_what_everybody_may_see(name: str) -> None:
    game = begin(name, seed="print")
    rng = rng_from_seed("print")
    for _ in range(30):
        shown = str(game)
        assert shown == muraglia.Language("en", name).tell(game.view(-1)) and "muraglia position" not in shown
        for seat in range(game.players):  # dealt again, as one who knows nothing may imagine it, it reads the same
            other = game.copy()
            other.history.position.redeal(-1, rng_from_seed(f"other {seat}"))
            assert game.to_act != other.to_act or str(other) == shown
        seat = game.to_act[-1]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert muraglia.__version__ == project["version"]


def test_a_refusal_names_the_rule_and_says_why() -> None:
    game = chinesische_mauer(["7 | aW bG=3", "5 4 |"], second_action("a"), hands={"a": "D"})
    with pytest.raises(muraglia.IllegalChoice) as caught:
        game.play("D>1.bG")
    assert caught.value.rule == "CM-ACT-5"
    assert str(caught.value) == "CM-ACT-5: The dragon may not cover a card that carries a fame tile."
    assert str(game.why_not("D>1.2")) == str(caught.value)
    assert game.why_not("D>1.1") is None
    assert game.events() == []


def test_a_seat_that_does_not_exist_or_is_not_asked() -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    with pytest.raises(muraglia.BadSetup, match="There is no seat 2; seats are counted from 0 to 1"):
        game.play("draw", 2)
    other = 1 - game.to_act[0]
    with pytest.raises(muraglia.IllegalChoice, match="CM-SETUP-5"):
        game.question(other)
    assert game.options(other) == []


def test_undo_goes_back_to_the_beginning_and_the_same_choices_lead_forward_again() -> None:
    game = muraglia.new("die-mauer", players=3, seed=4)
    start, record = game.position_text(), game.record()
    rng = rng_from_seed("undo")
    played: list[tuple[int, tuple[int, ...]]] = []
    for _ in range(60):
        seat = game.to_act[rng.below(len(game.to_act))]
        choice = game.choices(seat)[rng.below(len(game.choices(seat)))]
        played.append((seat, choice))
        game.play(choice, seat)
    end, events = game.position_text(), game.events()
    for seat, _ in reversed(played):
        assert game.undo() == seat
    assert (game.position_text(), game.record()) == (start, record)
    with pytest.raises(muraglia.BadSetup, match="nothing to take back"):
        game.undo()
    for seat, choice in played:
        game.play(choice, seat)
    assert (game.position_text(), game.events()) == (end, events)


def test_a_copy_goes_its_own_way() -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    game.play("draw")
    twin = game.copy()
    twin.play("draw")
    twin.undo()
    twin.undo()
    assert twin.record() != game.record() and len(game.events()) == len(twin.events()) + 1
    game.undo()
    assert twin.position_text() == game.position_text()


def test_copies_that_go_back_do_not_share_closed_fists() -> None:
    game = die_mauer(players=3)
    game.play("T", 0)
    game.play("G", 1)
    twin = game.copy()
    twin.undo()
    twin.play("W1", 1)
    game.undo()
    assert twin.record().endswith("a: T\nb: W1\n") and game.record().endswith("a: T\n")


def test_the_order_of_arrival_changes_nothing_and_an_answer_can_be_changed() -> None:
    games = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = die_mauer(players=3)
        for seat in order:
            version = game.version
            game.play(["T", "W2", "fist"][seat], seat)
            assert (game.version == version) == (seat != order[-1])
        games.append(game)
    changed = die_mauer(players=3)
    changed.play("G", 0)
    events = changed.events()
    assert changed.to_act == [1, 2] and changed.view(1).public.chosen == (True, False, False)
    assert changed.play("T", 0) == [] and changed.events() == events
    assert changed.view(0).own.fist == "T" and changed.view(1).own.fist is None and changed.view(1).public.fists == (None, None, None)
    changed.play("W2", 1)
    changed.play("fist", 2)
    games.append(changed)
    assert len({game.position_text() for game in games}) == 1
    assert len({game.record() for game in games}) == 1
    assert all(game.events() == changed.events() for game in games)


def test_a_running_record_shows_a_seat_only_its_own_closed_fist() -> None:
    game = die_mauer(players=3)
    game.play("T", 0)
    game.play("W6", 2)
    assert "a: T\nc: W6\n" in game.record()
    assert "a: T\n" in game.record(0) and "W6" not in game.record(0).split("seed")[1]
    assert game.record(1).endswith("as seen by b\n")
    assert game.record(-1).endswith("seed: hidden, as seen by everybody\n")
    with pytest.raises(muraglia.TextError, match="hides the secrets"):
        muraglia.load(game.record(-1))


def test_a_gift_is_blotted_out_in_the_records_of_others() -> None:
    game = die_mauer(players=3)
    show(game, "fist fist T")
    game.play("give-W6", 1)
    assert "b: give-W6" in game.record(0) and "b: give-W6" in game.record(1)
    assert "b: give-?" in game.record(2) and "W6" not in game.record(2).split("seed")[1]


def test_imagine_makes_a_whole_game_from_a_view_alone() -> None:
    game = muraglia.new("chinesische-mauer", players=3, seed=9)
    seat = game.to_act[0]
    first, second = game.imagine(seat, "x"), game.imagine(seat, "y")
    assert first.text() != second.text()
    assert first.options(seat) == game.position.options(seat)
    assert game.imagine(seat, "x").text() == first.text()
    assert game.imagine(seat).text() != game.imagine(seat).text()


def test_events_can_be_asked_for_since_a_moment() -> None:
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    seen = len(game.events())
    game.play("draw")
    (event,) = game.events(since=seen)
    assert (event.kind.name, len(event.secret)) == ("drew", 1)
    assert game.events(1 - event.args[0], since=seen)[0].secret == ()
    assert game.scores == [0, 0] and game.winners == []


def test_a_set_up_text_that_is_no_position() -> None:
    for text, line in (("", 1), ("muraglia position\n", 2), ("muraglia position\ngame: go\n", 2), ("hello\ngame: die-mauer\n", 1)):
        with pytest.raises(muraglia.TextError) as caught:
            muraglia.set_up(text)
        assert caught.value.line == line


def test_a_dragon_sent_to_the_place_with_the_tile_is_refused_and_to_an_equal_card_is_not() -> None:
    game = chinesische_mauer(["5 | bW=4 bG bW aW", "7 3 |"], second_action("a"), hands={"a": "D"})
    assert str(game.why_not("D>1.1")) == "CM-ACT-5: The dragon may not cover a card that carries a fame tile."
    with pytest.raises(muraglia.IllegalChoice, match="CM-ACT-5"):
        game.play("D>1.1")
    with pytest.raises(muraglia.UnknownNotation, match="that section has 4 places"):
        game.play("D>1.5")
    game.play("D>1.3")
    assert "section 1: 5 | bW=4 bG bW/aD aW\n" in game.position_text()


def test_in_the_last_scorings_a_refusal_says_that_only_scoring_is_left() -> None:
    game = chinesische_mauer(["7 3 | aG", "5 4 |"], "last-scoring(a)", finisher="a", hands={"b": "W"})
    for choice in ("draw", "W>1", "pass"):
        assert str(game.why_not(choice)) == "CM-END-2: Only scoring is left: nobody may place or draw any more."
