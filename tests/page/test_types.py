"""The page's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_wire_are_fresh() -> None:
    """`make types` renews them."""
    done = subprocess.run([sys.executable, "web/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
