"""What the README shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_python_run_as_shown() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_documents_it_links_to_are_there() -> None:
    text = README.read_text("utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    assert links
    for link in links:
        assert (README.parent / link).exists(), link
