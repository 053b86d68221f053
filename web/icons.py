"""Draws the icons that phones need as PNG from `public/icon.svg`: `PYTHONPATH=src:. python web/icons.py`."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parent / "public"
SEAL, PAPER = "#b5301c", "#fff7ec"


def drawings() -> dict[str, tuple[int, str]]:
    """Returns size and SVG of every icon by file name."""
    seal, *wall = re.findall(r"<path[^>]*/>", (PUBLIC / "icon.svg").read_text("utf-8"))
    full = f'<rect width="64" height="64" fill="{SEAL}"/>'
    # systems cut icons to a shape of their own: what matters stays within the circle of four fifths
    inside = f'<g transform="translate(3.2 3.2) scale(.9)">{"".join(wall)}</g>'
    # a badge is a stencil: only what is opaque counts
    badge = "".join(wall).replace(PAPER, "#fff")
    gate = re.search(rf'<path d="([^"]*)" fill="{SEAL}"/>', "".join(wall))
    assert gate
    stencil = f'<mask id="m"><rect width="64" height="64" fill="#fff"/><path d="{gate[1]}" fill="#000"/></mask>'
    cut = f'<g transform="translate(-8 -8) scale(1.25)">{stencil}<g mask="url(#m)">{badge.replace(gate[0], "")}</g></g>'
    return {
        "icon-192.png": (192, seal + "".join(wall)),
        "icon-512.png": (512, seal + "".join(wall)),
        "icon-180.png": (180, full + inside),
        "icon-mask-512.png": (512, full + inside),
        "badge-96.png": (96, cut),
    }


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (size, inner) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" style="display:block">{inner}</svg>'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
