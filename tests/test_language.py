"""Four languages, complete: no message is missing, unused or filled in differently."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import muraglia
from muraglia.games import SPECS
from muraglia.games.chinesische_mauer import steps as chinesische_mauer
from muraglia.games.die_mauer import steps as die_mauer
from muraglia.games.great_wall import steps as great_wall
from muraglia.kernel.errors import TextError, UnknownNotation
from muraglia.kernel.message import Message
from muraglia.kernel.spec import Spec
from muraglia.language import LANGUAGES, Language, language_of_this_machine
from muraglia.table.journal import TABLE_EVENTS

SOURCE = Path(__file__).parent.parent / "src" / "muraglia"
CATALOGUES = {
    "": SOURCE / "locale",
    "table": SOURCE / "table" / "locale",
    "server": SOURCE / "server" / "locale",
    **{name: SOURCE / "games" / name.replace("-", "_") / "locale" for name in SPECS.ours},
    **{name: Path(str(files(spec.package))) / "locale" for name, spec in SPECS.items() if name not in SPECS.ours},
}
SOURCES = [SOURCE, *[folder.parent for name, folder in CATALOGUES.items() if name in SPECS and name not in SPECS.ours]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each message and attribute with the variables it uses; $the_card, $cards and $card are forms of one."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *[(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]]
            for name, pattern in parts:
                variables = Variables()
                variables.visit(pattern)
                found[entry.id.name + name] = {re.sub(r"^the_|s$", "", variable) for variable in variables.found}
    return found


@pytest.mark.parametrize("game", CATALOGUES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(game: str, code: str) -> None:
    english = messages(CATALOGUES[game] / "en.ftl")
    other = messages(CATALOGUES[game] / f"{code}.ftl")
    assert list(other) == list(english)
    for id, variables in english.items():
        # a noun that is the same for one and for many has no need of the number
        assert other[id] - {"count"} == variables - {"count"}, f"{id} in {code}"


def used_ids() -> set[str]:
    """Message ids in the source, and those made from a game's events and vocabulary."""
    used: set[str] = set()
    for path in (path for source in SOURCES for path in source.rglob("*.py")):
        used |= set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)+)[\"']", path.read_text("utf-8")))
    for spec in SPECS.values():
        for kind in spec.events:
            used.add(f"event-{kind.name}")
            if kind.secret:
                used.add(f"event-{kind.name}-known")
        used |= {f"{name}-{word}" for name, words in spec.vocabulary.items() for word in words}
        used |= {f"option-{option.name.replace('_', '-')}" for option in spec.info.options}
        used |= {f"standing-{standing.name}" for standing in spec.standing}
        used |= words_of_the_council(spec)
    used |= {f"event-{kind.name}" for kind in TABLE_EVENTS}
    used |= {f"page-{what}-{name}" for what in ("pitch", "ahead") for name in SPECS if name not in SPECS.ours}
    return used


def words_of_the_council(spec: Spec) -> set[str]:
    """What players may tell each other and point at."""
    if spec.council is None:
        return set()
    kinds = {saying.kind.name for saying in spec.council.sayings}
    return {*spec.council.places, *kinds, *(f"event-{kind}" for kind in kinds)}


def values_in_words(game: str) -> set[str]:
    """Values of options that are neither numbers nor a switch, as messages that the page shows."""
    plain = {"on", "off", "true", "false"}
    return {
        f"option-{option.name.replace('_', '-')}-{value}"
        for option in SPECS[game].info.options
        for value in option.values
        if value not in plain and not value.isdigit()
    }


def test_no_message_is_unused() -> None:
    ids = {id for folder in CATALOGUES.values() for id in messages(folder / "en.ftl") if "." not in id}
    assert ids - used_ids() - {id for game in SPECS for id in values_in_words(game)} == set()


@pytest.mark.parametrize("game", SPECS)
def test_values_of_options_have_words(game: str) -> None:
    assert values_in_words(game) <= set(messages(CATALOGUES[game] / "en.ftl"))


def test_no_message_is_missing() -> None:
    rules = ("why-", "ask-", "choose-", "event-", "text-", "setup-", "notation-", "choice-", "record-", "option-")
    prefixes = (*rules, "cli-", "board-", "engine-", "table-", "server-", "host-", "arena-", "train-", "advice-", "analysis-")
    for game in SPECS:
        ids = {id for folder in ("", game) for id in messages(CATALOGUES[folder] / "en.ftl")}
        kinds = {f"event-{kind.name}" for kind in SPECS[game].events}
        assert kinds | words_of_the_council(SPECS[game]) <= ids
    known = {id for folder in CATALOGUES.values() for id in messages(folder / "en.ftl")}
    kinds = {kind.name for kind in TABLE_EVENTS}  # said as event-...
    steps = {*chinesische_mauer.STEP_NAMES, *die_mauer.STEP_NAMES, *great_wall.STEP_NAMES}  # words of position texts, not messages
    assert {id for id in used_ids() if id.startswith(prefixes)} - known - steps - kinds == set()


def test_a_message_of_two_games_means_the_same_in_errors() -> None:
    """An error is said without knowing its game, so its id belongs to one catalogue only."""
    errors = [
        {id for id in messages(folder / "en.ftl") if id.startswith(("why-", "text-", "setup-", "notation-"))}
        for folder in CATALOGUES.values()
    ]
    assert sum(len(ids) for ids in errors) == len(set().union(*errors))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SPECS)
def test_every_event_question_and_choice_can_be_said(game: str, code: str) -> None:
    spec = SPECS[game]
    language = Language(code, game, ["Anna", "Bert", "Clara", "Dan", "Eva", "Finn"])
    for pick in range(len(spec.notation)):
        assert language.say(spec.label(pick))
    for kind in spec.events:
        for known in (kind.args, kind.args + kind.secret):
            ending = "-known" if len(known) > len(kind.args) else ""
            said = language.say(Message(f"event-{kind.name}{ending}", dict.fromkeys(known, 1)))
            assert said and "{" not in said and "None" not in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_of_the_table_can_be_said(code: str) -> None:
    language = Language(code, "die-mauer", ["Anna", "Bert", "Clara"])
    for kind in TABLE_EVENTS:
        for count in (1, 3):
            said = language.say(Message(f"event-{kind.name}", {name: count if name == "count" else 1 for name in kind.args}))
            assert "{" not in said and ("seat" not in kind.args or "Bert" in said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_blocks_of_the_same_kind_that_are_left_are_counted(code: str) -> None:
    language = Language(code, "die-mauer", ["Anna"])
    for block in range(8):
        one, two = (language.say(Message("event-left-with", {"seat": 0, "block": block, "count": count})) for count in (1, 2))
        assert two.count("2") == one.count("2") + 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_dragon_over_a_card_of_its_owner_is_said_without_naming_the_owner_twice(code: str) -> None:
    names = ["Anna", "Bert"]
    own, theirs = (Message("event-covered", {"seat": 0, "section": 1, "owner": owner, "card": 2}) for owner in (0, 1))
    assert Language(code, "chinesische-mauer", names, reader=1).say(own).count("Anna") == 1
    assert "Anna" not in Language(code, "chinesische-mauer", names, reader=0).say(own)
    assert "Bert" in Language(code, "chinesische-mauer", names, reader=0).say(theirs)
    assert "Bert" not in Language(code, "chinesische-mauer", names, reader=1).say(theirs)
    if code == "en":
        assert Language(code, "chinesische-mauer", names, reader=0).say(own).startswith("You cover your own watchtower")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", ["tell-card", "tell-card-covered", "tell-card-tile", "why-no-such-top-card"])
def test_a_card_of_the_reader_is_theirs_and_not_that_of_somebody_by_their_name(code: str, id: str) -> None:
    card = Message(id, {"owner": 0, "card": 2, "section": 1, "tile": 3})
    said = [Language(code, "chinesische-mauer", ["Anna", "Bert"], reader=reader).say(card) for reader in (0, 1)]
    assert ["Anna" in each for each in said] == [False, True]


def test_errors_in_german() -> None:
    german = Language("de", "chinesische-mauer", ["Anna", "Bert"])
    game = muraglia.new("chinesische-mauer", players=2, seed=1)
    seat = game.to_act[0]
    with pytest.raises(muraglia.IllegalChoice) as caught:
        game.play("draw", 1 - seat)
    assert german.error(caught.value).startswith("CM-SETUP-5: ")
    assert german.name(seat) in german.error(caught.value)
    with pytest.raises(muraglia.TextError) as broken:
        muraglia.load("muraglia record\n")
    assert german.error(broken.value).startswith("Zeile 2: ")


@pytest.mark.parametrize(("locale", "code"), [("de_CH.UTF-8", "de"), ("fr_FR", "fr"), ("it", "it"), ("C.UTF-8", "en"), ("ja_JP", "en")])
def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch, locale: str, code: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert language_of_this_machine() == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_error_can_be_said_however_much_it_quotes(code: str) -> None:
    game = muraglia.new("die-mauer", seed=1)
    for text in ("x" * 2_501, "x" * 1_000_000, "x " * 5_000, "\ud800", "\x1b[2J", "a\nb"):
        with pytest.raises(UnknownNotation) as caught:
            game.play(text)
        for said in (str(caught.value), Language(code).error(caught.value)):
            assert len(said) < 300 and "\n" not in said and "\x1b" not in said and said.encode()


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_error_of_any_game_can_be_said_by_any_language(code: str) -> None:
    with pytest.raises(TextError) as caught:
        muraglia.set_up(muraglia.new("chinesische-mauer", players=2, seed=7).position_text().replace("hand a: ", "hand a: Q"))
    assert {Language(code, game).error(caught.value) for game in ("", *SPECS)} == {Language(code, "chinesische-mauer").error(caught.value)}


@pytest.mark.parametrize("code", ["xx", "", "EN", "en_GB", None])
def test_a_language_that_is_not_here_is_refused(code: Any) -> None:
    with pytest.raises(muraglia.BadSetup, match="Choose one of: en, de, fr, it"):
        Language(code)


def test_the_page_has_the_same_languages() -> None:
    page = (Path(__file__).parents[1] / "web/src/lib/words.svelte.ts").read_text("utf-8")
    written = re.search(r"LANGUAGES = \{ (.*?) \} as const", page)
    assert written is not None
    assert dict(re.findall(r'(\w+): "([^"]+)"', written[1])) == LANGUAGES
