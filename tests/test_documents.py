"""Code in the documents runs."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

import muraglia
import write_api

DOCS = Path(__file__).parent.parent / "docs"


def test_the_first_bot_plays_a_game_and_the_doors_open(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "write-a-bot.md").read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    assert len(blocks) == 3 and names["game"].is_over
    assert names["all_seats"].unwrapped.players == names["one_seat"].unwrapped.players == names["states"].num_players() == 3
    assert names["at_once"].players == 4
    assert capsys.readouterr().out.strip() == str(names["game"].scores)


def test_the_api_reference_is_fresh() -> None:
    """`make types` renews it."""
    assert (DOCS / "api.md").read_text("utf-8") == write_api.text(), "docs/api.md is not fresh: make types"


def test_everything_muraglia_offers_is_in_the_api_reference() -> None:
    told = (DOCS / "api.md").read_text("utf-8")
    for name in set(muraglia.__all__) - {"GAMES", "GameName", "__version__"}:
        assert f"### muraglia.{name}\n" in told, name


def test_the_example_of_a_game_is_quoted_word_for_word() -> None:
    example = DOCS.parent / "tests" / "fourth_game"
    files = [path.read_text("utf-8") for path in [example / "pyproject.toml", *(example / "src").rglob("*.py")]]
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", (DOCS / "write-a-game.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        assert any(block in file for file in files), block


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_what_the_glossary_names_is_in_the_code() -> None:
    """Files where it says they are, and names that are used there."""
    root = DOCS.parent
    sources = [*(root / "src/muraglia").rglob("*.py"), *(root / "web/src").rglob("*.ts"), *(root / "web/src").rglob("*.svelte")]
    words = {word for source in sources for word in re.findall(r"\w+", source.read_text("utf-8"))}
    terms = (DOCS / "glossary.md").read_text("utf-8").split("## Words not to use")[0]
    for name in re.findall(r"`([^`]+)`", terms):
        if "/" in name:
            path = name.rstrip("/").replace("<game>", "*")
            assert any(root.glob(path)) or any((root / "src/muraglia").glob(path)), name
        elif re.fullmatch(r"\w+(\.\w+)*", name):
            assert set(name.split(".")) <= words, name


def test_the_way_of_a_choice_names_functions_that_exist() -> None:
    hops = re.findall(r"^\| \d+ \| (.+?) \| .+ \|$", (DOCS / "architecture.md").read_text("utf-8"), re.MULTILINE)
    assert len(hops) > 8
    named = [
        (path, name)
        for hop in hops
        for path, names in re.findall(r"`((?:server|table|kernel)/\w+\.py)`((?:,? `[A-Z_a-z.]+`)*)", hop)
        for name in re.findall(r"`([\w.]+)`", names)
    ]
    assert len(named) > 10
    for path, name in named:
        found: Any = importlib.import_module("muraglia." + path.removesuffix(".py").replace("/", "."))
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found), f"{path} {name}"
