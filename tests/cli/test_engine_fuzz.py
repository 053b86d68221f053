"""Anything at all on the input of the engine: each line gets one answer, and the exchange goes on.

MURAGLIA_FUZZ_LINES says how many lines are sent, MURAGLIA_FUZZ_SEED repeats a run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import muraglia
from muraglia.cli.engine import COMMANDS, LONGEST_LINE
from muraglia.game import begin
from muraglia.games import SPECS

LINES = int(os.environ.get("MURAGLIA_FUZZ_LINES", "4000"))
SEED = os.environ.get("MURAGLIA_FUZZ_SEED") or str(random.SystemRandom().randrange(10**9))
DEADLINE = 60 + LINES / 50  # seconds: a loaded machine answers some hundred lines a second
NO_ID = "no id"


def games_under_way(rng: random.Random) -> list[muraglia.Game]:
    games = []
    for name in SPECS:
        game = begin(name, seed=rng.randrange(1000))
        for _ in range(12):
            game.play(rng.choice(game.choices()))
        games.append(game)
    return games


class Lines:
    """Lines that a program might send, a broken program, and a cat on the keyboard."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        games = games_under_way(rng)
        self.texts = [text for game in games for text in (game.record(), game.position_text(), game.record(0))]
        self.notations = [*[notation for game in games for notation in game.options()], "draw", "T", "fist", "pass", "W2>1"]

    def __iter__(self) -> Iterator[bytes]:
        makers = [self.request, self.wrong_fields, self.damaged, self.damaged_text, self.noise, self.anything, self.blank]
        while True:
            for _ in range(500):
                yield self.rng.choices(makers, (40, 20, 20, 8, 6, 4, 2))[0]()
            yield self.huge()

    def value(self, depth: int = 0) -> Any:
        kind = self.rng.randrange(13 if depth < 4 else 9)
        if kind == 0:
            return self.rng.choice([0, 1, 2, -1, -7, 99, 2**31, 2**63, -(2**63) - 1, 10**40, 10**300])
        if kind == 1:
            return self.rng.choice([0.5, -1.5, 1e300, 1.0])
        if kind == 2:
            return self.rng.choice([True, False, None])
        if kind < 6:
            return self.rng.choice([*self.notations, *SPECS, "", " ", "a", "\n", "\x00", "\x1b[2J", "🧱", "x" * 5000, "do", "-1", "off"])
        if kind == 6:
            return "".join(chr(self.rng.choice([self.rng.randrange(32, 127), self.rng.randrange(0xD000)])) for _ in range(20))
        if kind < 9:
            return self.rng.randrange(-2, 8)
        if kind < 11:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {str(self.value(9)): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def fields(self) -> dict[str, Any]:
        """A request as it should be, with its choice and seat perhaps not possible now."""
        rng = self.rng
        do = rng.choice([command for command in COMMANDS if command != "quit"])
        fields: dict[str, Any] = {"do": do}
        if do == "new":
            fields |= {"game": rng.choice([*SPECS]), "seed": rng.randrange(50)}
        elif do in ("set_up", "load"):
            fields["position" if do == "set_up" else "record"] = rng.choice(self.texts)
        elif do in ("play", "why_not"):
            fields["choice"] = " ".join(rng.choices(self.notations, k=rng.choice([1, 1, 1, 2, 3])))
        elif do == "view":
            fields["seat"] = rng.randrange(-1, 3)
        elif do == "question" and rng.random() < 0.3:
            fields["so_far"] = rng.choice(self.notations)
        if do in ("question", "options", "play", "why_not", "events", "record") and rng.random() < 0.4:
            fields["seat"] = rng.randrange(-1, 4)
        if rng.random() < 0.7:
            fields["id"] = self.value()
        return fields

    def request(self) -> bytes:
        return json.dumps(self.fields(), ensure_ascii=self.rng.random() < 0.5).encode()

    def wrong_fields(self) -> bytes:
        fields = self.fields()
        for _ in range(self.rng.randrange(1, 3)):
            known = [*fields, "seat", "so_far", "since", "players", "seed", "options", "colour", "do"]
            fields[self.rng.choice(known)] = self.value()
        if fields.get("do") == "new":
            fields.setdefault("options", {self.rng.choice(["rounds", "players", "game", "self"]): self.value(9)})
        return json.dumps(fields).encode()

    def damaged(self) -> bytes:
        line = bytearray(self.request())
        for _ in range(self.rng.randrange(1, 4)):
            place = self.rng.randrange(len(line) + 1)
            what = self.rng.randrange(4)
            if what == 0:
                line[place : place + self.rng.randrange(1, 9)] = b""
            elif what == 1:
                line[place:place] = self.rng.choice([b'"', b"{", b"]", b"\\", b"\x00", b"\xff", b"\xed\xa0\x80", b"9", b",", b"\\ud800"])
            elif what == 2:
                line[place : place + 1] = bytes([self.rng.randrange(256)])
            else:
                line[place:place] = line[: self.rng.randrange(20)]
        return bytes(line).replace(b"\n", b" ")

    def damaged_text(self) -> bytes:
        """A record or position with something changed in it."""
        rows = self.rng.choice(self.texts).split("\n")
        for _ in range(self.rng.randrange(1, 3)):
            row = self.rng.randrange(len(rows))
            words = rows[row].split(" ")
            words[self.rng.randrange(len(words))] = self.rng.choice([*words, "-", "0", "-1", "99", "9" * 30, "a", "h", "z(a)", "", "²"])
            rows[row] = self.rng.choice([" ".join(words), " ".join(words), rows[row][:-1], "", self.rng.choice(rows)])
        do, field = self.rng.choice([("load", "record"), ("set_up", "position")])
        return json.dumps({"do": do, field: "\n".join(rows), "id": self.rng.randrange(1000)}).encode()

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(1, 200)).replace(b"\n", b"\r")

    def anything(self) -> bytes:
        return json.dumps(self.value()).encode()

    def blank(self) -> bytes:
        return self.rng.choice([b"", b" ", b"\r", b"\t \r"])

    def huge(self) -> bytes:
        size = self.rng.choice([LONGEST_LINE - 60, LONGEST_LINE - 1, LONGEST_LINE, 3 * LONGEST_LINE])
        return self.rng.choice(
            [
                b'{"do":"play","id":1,"choice":"' + b"x" * 2_000_000 + b'"}',
                b'{"do":"play","id":2,"choice":"' + b"draw " * (size // 5 - 8) + b'"}',
                b'{"do":"why_not","id":3,"choice":"' + b"x" * (size - 40) + b'"}',
                b'{"do":"games","id":' + b"[" * 300_000 + b"]" * 300_000 + b"}",
                b'{"do":"view","id":4,"seat":' + b"9" * 100_000 + b"}",
                b'{"do":"view","id":4,"' + b"seat" * 100_000 + b'":1}',
                b'{"do":"load","id":5,"record":"' + b"muraglia record\\n" * 50_000 + b'"}',
                b"[" * size,
                b" " * size + b"{}",
                b"\xff" * size,
                b"\x00" * size,
            ]
        )


def id_of(line: bytes) -> Any:
    """What the answer to the line has to carry."""
    if len(line) + 1 > LONGEST_LINE:
        return NO_ID
    try:
        request = json.loads(line.decode(), parse_constant=lambda word: json.loads("no JSON"), parse_int=float)
        json.dumps(request, ensure_ascii=False).encode()  # half a surrogate pair cannot be written
    except (ValueError, RecursionError):
        return NO_ID
    return request.get("id", NO_ID) if isinstance(request, dict) else NO_ID


def test_whatever_comes_in_each_line_gets_one_answer() -> None:
    print(f"MURAGLIA_FUZZ_SEED={SEED}")
    sent = [line for line, _ in zip(Lines(random.Random(SEED)), range(LINES))]
    process = subprocess.Popen(
        [sys.executable, "-m", "muraglia", "engine", "--lang", "en"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    guard = threading.Timer(DEADLINE, process.kill)
    guard.start()

    def send(lines: list[bytes], sink: Any = process.stdin) -> None:
        try:
            for line in lines:
                sink.write(line + b"\n")
            sink.flush()
        except BrokenPipeError:
            pass  # the answer that is missing tells it better

    writer = threading.Thread(target=send, args=(sent,))
    writer.start()
    types: Counter[str] = Counter()
    internal: list[str] = []
    try:
        for number, line in enumerate(sent):
            if not line.strip() and len(line) < LONGEST_LINE:
                continue
            told = f"line {number}: {line[:300]!r}"
            text = process.stdout.readline()
            assert text, f"no answer to {told}"
            answer = json.loads(text.decode(), parse_int=float)
            assert ("ok" in answer) != ("error" in answer), f"{told}: {text[:300]!r}"
            assert answer.get("id", NO_ID) == id_of(line), f"{told}: {text[:300]!r}"
            type = answer["error"]["type"] if "error" in answer else "ok"
            types[type] += 1
            if type == "internal":
                internal.append(f"{told}: {answer['error']['text']}")
            if type != "ok":
                assert 0 < len(answer["error"]["text"]) < 2600 and "\n" not in answer["error"]["text"]
        writer.join()

        def ask(do: str, **fields: Any) -> Any:
            send([json.dumps({"do": do, **fields}).encode()])
            return json.loads(process.stdout.readline())["ok"]  # type: ignore[union-attr]

        state = ask("new", game="die-mauer", players=3, seed=7, options={"rounds": 1})
        while not state["over"]:
            state = ask("play", choice=ask("options")["options"][-1])
        assert muraglia.load(ask("record")["record"]).scores == state["scores"]
        assert ask("quit") == {}
        assert process.wait(20) == 0
        said = process.stderr.read().decode()
    finally:
        guard.cancel()
        process.kill()
        process.communicate()
    print(dict(types))
    assert not internal, "\n".join([*internal[:20], said])
    assert said == ""
    assert {"ok", "bad-request", "bad-setup", "unknown-notation", "illegal-choice", "bad-text"} <= set(types)
