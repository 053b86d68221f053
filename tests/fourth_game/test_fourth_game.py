"""A game of another package is played everywhere, without a change outside of that package but its entry point."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from muraglia.games import SPECS
from muraglia.language import LANGUAGES
from tests.server.support import Guest, Server, Socket, play_to_the_end

from .support import NAME, TITLE, FourthGame, python

pytestmark = pytest.mark.usefixtures("fourth_game")

# Tests of every game, which find the fourth one by themselves when it is installed.
OF_EVERY_GAME = (
    "tests/games/test_secrecy.py",
    "tests/games/test_asking.py",
    "tests/games/test_texts.py",
    "tests/games/test_options_and_reasons.py",
    "tests/games/test_random_games.py",
    "tests/games/test_telling.py",
    "tests/games/test_judges.py",
    "tests/games/test_every_rule_is_tested.py",
    "tests/test_language.py",
    "tests/kernel/test_kernel.py",
    "tests/bots/test_bots.py",
    "tests/bots/test_search.py",
    "tests/advice/test_advice.py",
    "tests/adapters/test_doors.py",
    "tests/cli/test_engine.py",
    "tests/test_pictures.py",
)


def test_muraglia_itself_does_not_know_it() -> None:
    assert NAME not in SPECS
    root = Path(__file__).parents[2]
    known = [path for folder in ("src", "web/src", "web/locale") for path in (root / folder).rglob("*") if path.is_file()]
    assert not [path for path in known if re.search(rb"dry.stone", path.read_bytes(), re.IGNORECASE)]


def test_its_rules_are_proven() -> None:
    run = python(["-m", "pytest", "-q", "-p", "no:cacheprovider", Path(__file__).parent / "dry_stone_tests"])
    assert run.returncode == 0 and re.search(r"\d\d passed", run.stdout) and "skipped" not in run.stdout, run.stdout


@pytest.mark.parametrize("path", OF_EVERY_GAME)
def test_the_tests_of_every_game_hold_for_it(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MURAGLIA_GAMES", "8")
    run = python(["-m", "pytest", "-q", "-p", "no:cacheprovider", Path(__file__).parents[2] / path, "-k", NAME], seconds=580)
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout and " skipped" not in run.stdout


# In the terminal


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path


def muraglia(arguments: str, typed: str = "") -> str:
    run = python(["-m", "muraglia", *arguments.split()], typed)
    assert run.returncode == 0 and "left out" not in run.stderr, run.stderr
    return run.stdout


@pytest.mark.parametrize(("code", "over"), [("en", "The game is over"), ("de", "Das Spiel ist zu Ende"), ("fr", "finie"), ("it", "finita")])
def test_a_person_plays_it_in_the_terminal(home: Path, code: str, over: str) -> None:
    said = muraglia(f"play {NAME} --seed 4 --name Anna --bot greedy --lang {code}", "1\n" * 80)
    assert over in said and not re.search(r"\b(?:ask|choose|event|tell|why|cli)-[a-z]+", said)
    assert list(home.rglob("*.json")) == []


def test_the_terminal_explains_it(home: Path) -> None:
    said = muraglia(f"play {NAME} --seed 4 --name Anna --players 2", "help\n?\nwhy stone-6 left\nhint\n1\n1\nundo\nlog\nquit\n")
    for words in ("The piles, from the ground up", "DS-TURN-1", "Which stone do you lay?", "Your last choice has been taken back"):
        assert words in said, said
    assert TITLE in muraglia("play --name Anna", "4\nquit\n"), "it is the fourth of the list"
    assert "No stone" in muraglia(f"rules {NAME} DS-PILE-1").replace("no stone", "No stone")
    assert "Kein Stein" in muraglia(f"rules {NAME} DS-PILE-1 --lang de")


def test_programs_play_it_by_the_engine_protocol() -> None:
    lines = [{"do": "games"}, {"do": "new", "game": NAME, "players": 2, "seed": 1, "options": {"height": 3}}, {"do": "options"}]
    answers = [json.loads(line) for line in muraglia("engine", "\n".join(map(json.dumps, lines)) + "\n").splitlines()]
    assert NAME in json.dumps(answers[0]) and "stone-" in json.dumps(answers[2])


# Bots, in this process and in others


def test_bots_of_every_strength_finish_games() -> None:
    code = f"""
from muraglia.bots import by_strength, make_bot
from muraglia.game import begin
for names in (["random", "greedy"], ["novice", "club", "random"], ["master@60", "master@60*2"]):
    game = begin("{NAME}", len(names), "bots")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(make_bot(names[seat], "{NAME}", f"{{seat}} {{game.version}}").choose(game.view(seat), game.question(seat)), seat)
    print(sum(game.scores) > 20)
print(*by_strength("{NAME}"))
"""
    run = python(["-c", code])
    assert run.stdout.split("\n")[:4] == ["True", "True", "True", "random greedy novice club master"], run.stderr


@pytest.mark.parametrize("way", ["--workers 2", "--ray"])
def test_the_arena_plays_it_in_many_processes(home: Path, way: str) -> None:
    said = muraglia(f"arena {NAME} --bots random,greedy,novice@20 --games 6 --players 2 --lang en {way} --out {home / 'arena'}")
    assert "greedy" in said
    games = (home / "arena.jsonl").read_text().splitlines()
    assert len(games) >= 6 and all(NAME in game for game in games)


# At a table of a server


@pytest.fixture
def server(fourth_game: FourthGame, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stop()
    assert running.mistakes() == []


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    found = Guest(server, "Anna")
    yield found
    found.close()


AGAINST_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "greedy"}]


def test_the_page_gets_all_it_needs_to_show_it(guest: Guest) -> None:
    found = {game["name"]: game for game in guest.ok("GET", "/api/games")}
    assert list(found) == [*SPECS, NAME]
    game = found[NAME]
    assert (game["title"], game["usual_players"], game["minutes"], game["weight"]) == (TITLE, 3, 5, "light")
    for code in LANGUAGES:
        words = guest.ask("GET", f"/api/words/{NAME}?lang={code}").text
        assert "page-pitch-dry-stone = " in words and "event-laid = " in words
        rules = guest.ok("GET", f"/api/rules/{NAME}?lang={code}")
        assert rules[0]["id"] == "DS-SETUP-1" and len(rules) == 12


def test_a_person_plays_it_against_bots_of_the_server_to_the_end(guest: Guest) -> None:
    table = guest.open(NAME, 3, seats=AGAINST_BOTS, start=True)
    socket = guest.socket(table)
    over = play_to_the_end(socket, random.Random("fourth"))
    assert over["ended_by"] == "rules" and over["winners"] and sum(over["scores"]) > 20
    record = guest.ok("GET", f"/api/tables/{table}/record")
    assert f"game: {NAME}" in record and record.split("seed: ")[1].split("\n")[0] not in "\n".join(socket.frames)
    for frame in socket.frames:
        for line in map(json.loads, frame.split("\n")):
            for event in line.get("events", ()):
                assert event["kind"] != "drew" or event["args"]["seat"] == 0 or "stone" not in event["args"], "the stones of others"


def test_a_form_a_refusal_a_hint_and_the_view_in_words(guest: Guest) -> None:
    table = guest.open(NAME, 2, seats=AGAINST_BOTS[:2], start=True)
    socket = guest.socket(table)
    state = socket.know("game", lambda state: state.get("question"))
    version = state["version"]
    asked = state["question"]
    first = asked["options"][0]["pick"]
    going_on = socket.ask("choose", version=version, picks=[first])
    assert going_on["is"] == "go_on"
    refused = socket.ask("choose", version=version, picks=[first, first])
    assert refused["is"] == "not_done" and refused["refusal"]["rule"] == "DS-TURN-1"
    hinted = socket.ask("hint")
    assert hinted["is"] == "hinted"
    assert socket.ask("look", seat=0, text=True)["is"] == "done"
    told = socket.know("game", lambda state: state.get("text"))
    assert told["text"][0]["heading"]["id"] == "tell-wall"
    assert socket.ask("choose", version=version, picks=[first, 9])["is"] == "done"


def test_a_draw_is_a_barrier_for_undo(server: Server) -> None:
    people = [Guest(server, name, colour) for name, colour in (("Anna", "a"), ("Bert", "b"))]
    table = people[0].open(NAME, 2)
    people[1].ok("POST", f"/api/tables/{table}/join", {})
    sockets = [person.socket(table) for person in people]
    assert sockets[0].ask("start")["is"] == "done"
    mover = next(socket for socket in sockets if is_asked(socket))
    version = mover.state()["version"]
    pick = mover.state()["question"]["options"][0]["pick"]
    assert mover.ask("choose", version=version, picks=[pick, 9])["is"] == "done"
    mover.later(version)
    answer = mover.ask("undo")
    assert answer["is"] == "done"
    assert mover.state()["version"] > version, "the others are asked first: a stone was drawn"
    for person in people:
        person.close()


def is_asked(socket: Socket) -> bool:
    return bool(socket.know("game", lambda state: state["version"] == 0).get("question"))


def test_its_tables_wait_while_it_is_not_installed(fourth_game: FourthGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path)
    anna = Guest(server, "Anna")
    table = anna.open(NAME, 3, seats=AGAINST_BOTS, start=True)
    other = anna.open("die-mauer", 3)
    before = anna.socket(table).know("game", lambda state: state.get("question"))
    restart(server, anna, monkeypatch, fourth_game.without)
    assert anna.ok("GET", f"/api/tables/{other}")["game"] == "die-mauer"
    assert anna.ask("GET", f"/api/tables/{table}").status_code == 503
    assert anna.refused("POST", "/api/tables", {"game": NAME, "players": 3}) == "setup-unknown-game"
    assert [found["table"]["id"] for found in anna.ok("GET", "/api/tables/mine")] == [other]
    restart(server, anna, monkeypatch, fourth_game.path)
    socket = anna.socket(table)
    after = socket.state()
    assert (after["choices"], after["view"]) == (before["choices"], before["view"])
    play_to_the_end(socket, random.Random("back"))
    server.stop()
    anna.close()


def restart(server: Server, guest: Guest, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    server.stop()
    monkeypatch.setenv("PYTHONPATH", path)
    server.start()
    guest.http.base_url = server.address


# Packages that are broken


@pytest.fixture
def broken(tmp_path: Path, fourth_game: FourthGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more packages: one that cannot be imported, and one that calls its game like another."""
    folder = tmp_path / "broken"
    for name, point, code in (
        ("sand-castle", "sand-castle = sand_castle:SPEC", "import no_such_module\n"),
        ("wet-stone", f"{NAME} = wet_stone:SPEC", "from dry_stone.spec import SPEC\n"),
    ):
        info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[muraglia.games]\n{point}\n")
        (folder / f"{name.replace('-', '_')}.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{fourth_game.path}")


@pytest.mark.usefixtures("broken")
def test_a_broken_package_is_told_in_one_line_and_the_others_are_played(home: Path) -> None:
    run = python(["-m", "muraglia", "play", NAME, "--seed", "4", "--name", "Anna"], "1\n" * 80)
    assert "The game is over" in run.stdout
    lines = run.stderr.splitlines()
    assert lines == [
        "The game dry-stone of the package wet-stone is left out: the package dry-stone has a game of this name already",
        "The game sand-castle of the package sand-castle is left out: ModuleNotFoundError: No module named 'no_such_module'",
    ]


@pytest.mark.usefixtures("broken")
def test_a_broken_package_does_not_stop_a_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    guest = Guest(server)
    play_to_the_end(guest.socket(guest.open(NAME, 3, seats=AGAINST_BOTS, start=True)), random.Random("broken"))
    assert server.log().count("sand-castle of the package sand-castle is left out") == 1, "also where bots have processes of their own"
    guest.close()
    server.stop()
