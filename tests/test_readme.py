"""What the README shows is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_python_run_as_shown() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    lines = doctest.DocTestParser().get_doctest(block, {}, "README.md", str(README), 0)
    result = doctest.DocTestRunner().run(lines)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_documents_it_links_to_are_there() -> None:
    text = README.read_text("utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    assert links
    for link in links:
        assert (README.parent / link).exists(), link
