"""The engine protocol, as another program would speak it."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import muraglia
from muraglia.cli.engine import COMMANDS, ERROR_TYPES, LONGEST_LINE, Engine, serve_lines
from muraglia.games import SPECS
from muraglia.kernel import errors
from muraglia.kernel.rng import rng_from_seed
from tests.games.about import other_worlds
from tests.games.test_asking import moments, texts
from tests.support import chinesische_mauer, games_to_play, scoring


class Client:
    """Sends requests to an engine in this process and reads its answers."""

    def __init__(self, language: str = "en") -> None:
        self.engine = Engine(language)

    def send(self, line: str) -> dict[str, Any]:
        answer, _ = self.engine.answer(line.encode())
        assert b"\n" not in answer
        decoded: dict[str, Any] = json.loads(answer)
        return decoded

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.send(json.dumps({"do": do, **fields}))
        assert "error" not in answer, answer
        ok: dict[str, Any] = answer["ok"]
        return ok

    def error(self, do: str, **fields: Any) -> dict[str, Any]:
        error: dict[str, Any] = self.send(json.dumps({"do": do, **fields}))["error"]
        return error


def test_a_whole_game_over_the_protocol() -> None:
    client = Client()
    state = client.ask("new", game="die-mauer", players=3, seed=7, options={"rounds": 1})
    while not state["over"]:
        seat = state["to_act"][0]
        choice = client.ask("options", seat=seat)["options"][-1]
        assert client.ask("why_not", choice=choice, seat=seat) == {"allowed": True}
        state = client.ask("play", choice=choice, seat=seat)
    record = client.ask("record")["record"]
    assert muraglia.load(record).scores == state["scores"]
    assert state["winners"]
    del state["events_since"]
    assert client.ask("load", record=record) == state
    assert client.ask("set_up", position=client.ask("position")["position"])["over"]


def test_questions_views_events_and_undo() -> None:
    client = Client("de")
    client.ask("new", game="chinesische-mauer", players=2, seed=1)
    state = client.ask("play", choice="draw")
    seat = state["to_act"][0]
    question = client.ask("question")
    assert (question["seat"], question["kind"], question["rules"][0]) == (seat, "one", "CM-ACT-1")
    assert question["prompt"].startswith("Dritte Aktion")
    assert question["options"][0] == {"pick": 0, "notation": "draw", "label": "eine Karte ziehen"}
    view = client.ask("view", seat=seat)["view"]
    assert (view["game"], view["seat"], sum(view["own"]["hand"].values())) == ("chinesische-mauer", seat, 6)
    events = client.ask("events", seat=1 - seat, since=state["events_since"])["events"]
    assert events == [{"kind": "drew", "seat": seat, "text": f"{'ab'[seat]} zieht eine Karte."}]
    assert "card" in client.ask("events", since=state["events_since"])["events"][0]
    assert client.ask("why_not", choice="pass")["rule"] == "CM-ACT-3"
    assert client.ask("undo")["version"] == 0
    assert "seed: hidden" in client.ask("record", seat=0)["record"]
    assert client.ask("games")["die-mauer"]["options"]["rounds"]["default"] == "4"


def test_a_form_is_asked_step_by_step() -> None:
    client = Client()
    position = chinesische_mauer(["7 3 | aW", "5 4 |"], scoring("a")).position_text()
    client.ask("set_up", position=position)
    question = client.ask("question", so_far="score-1 tile-7")
    assert [option["notation"] for option in question["options"]] == ["on-W"]
    assert client.ask("play", choice="score-1 tile-7") == {"go_on": question}
    assert client.ask("why_not", choice="score-1 tile-7")["go_on"] == question
    assert client.ask("position")["position"] == position
    assert client.ask("play", choice="score-1 tile-7 on-W")["version"] == question["version"] + 1


def test_the_id_of_a_request_comes_back() -> None:
    client = Client()
    for id in (1, "x", None, [1, {"a": 2}]):
        assert client.send(json.dumps({"do": "games", "id": id}))["id"] == id
    assert client.send('{"do":"undo","id":7}')["id"] == 7
    assert "id" not in client.send('{"do":"undo"}')


@pytest.mark.parametrize(
    "line",
    [
        '{"do":"dance","id":7}',
        '{"id":7}',
        '{"do":7,"id":7}',
        '{"do":"new","id":7}',
        '{"id":7,"do":"games","colour":"red"}',
        '{"do":"view","seat":"a","id":7}',
    ],
)
def test_the_id_of_a_bad_request_comes_back_too(line: str) -> None:
    answer = Client().send(line)
    assert answer["id"] == 7 and answer["error"]["type"] == "bad-request"


@pytest.mark.parametrize(
    ("line", "type", "words"),
    [
        ("{", "bad-request", "not JSON"),
        ("[]", "bad-request", "not understood"),
        ('"new"', "bad-request", "not understood"),
        ("{}", "bad-request", "The request needs"),
        ('{"do":"dance"}', "bad-request", "games, new, set_up, load, question"),
        ('{"do":"new"}', "bad-request", "missing required field `game`"),
        ('{"do":"new","game":7}', "bad-request", "Expected `str`, got `int`"),
        ('{"do":"new","game":"go"}', "bad-setup", "There is no game called go"),
        ('{"do":"new","game":"die-mauer","colour":"red"}', "bad-request", "unknown field `colour`"),
        ('{"do":"play","choice":"draw"}', "bad-request", "There is no game yet"),
        ('{"do":"set_up","position":"x"}', "bad-text", "Line 1: "),
        ('{"do":"load","record":"muraglia record\\n"}', "bad-text", "Line 2: The line “game: …” is missing."),
    ],
)
def test_bad_requests_get_one_clear_error_and_the_exchange_goes_on(line: str, type: str, words: str) -> None:
    client = Client()
    error = client.send(line)["error"]
    assert error["type"] == type and words in error["text"]
    assert client.ask("games")


def test_errors_about_choices_leave_the_game_as_it_was() -> None:
    client = Client()
    before = client.ask("new", game="chinesische-mauer", players=2, seed=1)
    seat = before["to_act"][0]
    illegal = client.error("play", choice="pass")
    assert illegal == {"type": "illegal-choice", "rule": "CM-ACT-3", "text": "CM-ACT-3: You can place or draw, so you must."}
    assert client.error("play", choice="draw", seat=1 - seat)["rule"] == "CM-SETUP-5"
    assert client.error("play", choice="fly")["type"] == "unknown-notation"
    for command in ("view", "record", "events", "question", "options"):
        for wrong in (5, 99, -7, 10**30):
            assert client.error(command, seat=wrong)["type"] == "bad-setup"
    assert client.error("new", game="die-mauer", options={"players": 3})["type"] == "bad-setup"
    assert client.error("set_up", position="muraglia position\n")["line"] == 2
    assert client.ask("play", choice="draw", seat=seat)["version"] == before["version"] + 1


def test_a_mistake_of_ours_is_an_error_of_its_own_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client = Client()
    client.ask("new", game="chinesische-mauer", players=2, seed=1)
    before = client.ask("position")
    play = muraglia.Game.play

    def stumble(game: muraglia.Game, *args: Any) -> None:
        play(game, *args)
        raise ZeroDivisionError("so\nbad")

    monkeypatch.setattr(muraglia.Game, "play", stumble)
    error = client.error("play", choice="draw")
    assert error["type"] == "internal" and error["text"].endswith("ZeroDivisionError: so bad")
    said = capsys.readouterr().err
    assert said.startswith("muraglia engine: ZeroDivisionError: so bad (") and said.count("\n") == 1
    monkeypatch.undo()
    assert client.ask("position") == before
    assert client.ask("play", choice="draw")["version"] == 1


def test_every_error_can_be_described() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.MuragliaError)}
    # a choice that is only begun is no error here: it is answered with the question that follows
    assert kinds - {errors.MuragliaError, errors.UnfinishedChoice} <= set(ERROR_TYPES)


def test_texts_of_another_game_are_refused_in_the_language() -> None:
    client = Client("de")
    position = muraglia.new("chinesische-mauer", players=2, seed=7).position_text().replace("hand a: ", "hand a: Q")
    words = "Zeile 12: Q ist keine Karte; Karten sind W G T N S R D."
    assert client.error("set_up", position=position)["text"] == words
    client.ask("new", game="die-mauer")
    assert client.error("set_up", position=position)["text"] == words


def test_texts_may_have_passed_through_an_editor() -> None:
    client = Client()
    state = client.ask("new", game="die-mauer", seed=3)
    for command, field, text in (
        ("load", "record", client.ask("record")["record"]),
        ("set_up", "position", client.ask("position")["position"]),
    ):
        assert client.ask(command, **{field: "\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n"}) == state
        assert client.error(command, **{field: text.replace("die-mauer", "go")})["type"] == "bad-text"


def test_a_line_has_a_limit_and_is_not_kept() -> None:
    class Endless:
        """Three lines, the second of a gigabyte."""

        def __init__(self) -> None:
            self.rest = 1 << 30
            self.lines = [b'{"do":"quit"}\n', b"\n", b'{"do":"games"}\n']
            self.largest = 0

        def readline(self, size: int) -> bytes:
            if len(self.lines) == 2 and self.rest:
                part = min(size, self.rest)
                self.rest -= part
                self.largest = max(self.largest, part)
                return b"x" * part
            return self.lines.pop() if self.lines else b""

    source, sink = Endless(), io.BytesIO()
    serve_lines(source, sink, "en")  # type: ignore[arg-type]
    games, error, quit = (json.loads(line) for line in sink.getvalue().splitlines())
    assert "ok" in games and "ok" in quit
    assert error == {"error": {"type": "bad-request", "text": "This line is too long; the limit is 1,048,576 bytes."}}
    assert source.largest <= LONGEST_LINE + 1
    just = b'{"do":"games","id":"' + b"x" * (LONGEST_LINE - 23) + b'"}\n'
    assert len(just) == LONGEST_LINE
    for line, answered in ((just, "ok"), (b" " + just, "error")):
        sink = io.BytesIO()
        serve_lines(io.BytesIO(line), sink, "en")
        assert answered in json.loads(sink.getvalue())


def test_the_command_speaks_lines_until_quit_or_the_end() -> None:
    lines = '{"do":"new","game":"die-mauer","seed":3}\n\nnonsense\n{"do":"options","seat":1,"id":5}\n{"do":"quit"}\n{"do":"games"}\n'
    run = subprocess.run([sys.executable, "-m", "muraglia", "engine", "--lang", "en"], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.returncode, run.stderr) == (0, "")
    assert [list(answer) for answer in answers] == [["ok"], ["error"], ["id", "ok"], ["ok"]]
    silent = subprocess.run([sys.executable, "-m", "muraglia", "engine"], input="", capture_output=True, text=True)
    assert (silent.returncode, silent.stdout) == (0, "")


PAGE = (Path(__file__).parent.parent.parent / "docs" / "engine-protocol.md").read_text("utf-8")


def test_everything_is_described() -> None:
    assert all(f"`{word}`" in PAGE for word in [*COMMANDS, *ERROR_TYPES.values(), "internal"])
    assert f"{LONGEST_LINE:,} bytes" in PAGE


def test_the_example_of_the_page_is_what_happens() -> None:
    (example,) = re.findall(r"```\n(> .*?)```", PAGE, re.DOTALL)
    lines = example.splitlines()
    sink = io.BytesIO()
    serve_lines(io.BytesIO("\n".join(line[2:] for line in lines if line.startswith("> ")).encode()), sink, "en")
    assert sink.getvalue().decode().splitlines() == [line[2:] for line in lines if line.startswith("< ")]
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)


@pytest.mark.parametrize("name", SPECS)
def test_the_engine_tells_a_seat_no_secret(name: str) -> None:
    """In worlds that differ only in what a seat does not know, it gets the same bytes, whatever it asks."""
    rng = rng_from_seed(f"engine {name}")
    compared = 0
    for game in moments(name, 3, {}, 3, rng):
        seats = [seat for seat in range(3) if game.position.is_asked(seat)]
        seat = seats[rng.below(len(seats))]
        worlds = [world for world, knowing in other_worlds(game, rng) if seat not in knowing]
        if not worlds:
            continue
        asked = texts(game, seat, rng, 20)
        lines = [{"do": do, "seat": seat} for do in ("view", "events", "record", "question", "options")]
        for _ in range(150):
            choice = game.write(asked[rng.below(len(asked))])
            lines += [{"do": "why_not", "seat": seat, "choice": choice}, {"do": "question", "seat": seat, "so_far": choice}]
        answers = []
        for world in (game, worlds[0], worlds[-1]):
            engine = Engine("en")
            engine.game = world
            answers.append([engine.answer(json.dumps(line).encode()) for line in lines])
        assert answers[0] == answers[1] == answers[2]
        compared += 1
        if compared == games_to_play(4):
            break
    assert compared
