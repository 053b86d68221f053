"""Draws the pictures that chat services show beside a link, one a game and language.

With the page built: `PYTHONPATH=src:. python web/previews.py`.

They are drawn by the page itself: its art, its words and its letters. The files are in `public/preview/` and belong to the build.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from muraglia.kernel.languages import LANGUAGES
from tests.page.conftest import CHROMIUM, FLAGS, Server

OUT = Path(__file__).parent / "public" / "preview"
SIZE = (1200, 630)

COMPOSE = """(name) => {
  const card = [...document.querySelectorAll(".game")].find((each) => each.querySelector("input").value === name);
  document.querySelector(".preview")?.remove();
  const picture = document.createElement("div");
  picture.className = "preview";
  picture.style = "position:fixed;inset:0;z-index:999;background:var(--paper);display:grid;grid-template-rows:1fr auto";
  const art = (card ?? document.querySelector(".hero")).cloneNode(true);
  const stage = document.createElement("div");
  stage.style = "position:relative;overflow:hidden;background:linear-gradient(var(--sky), var(--paper-sunk))";
  const inner = card ? art.querySelector(".art") : art;
  inner.style = card
    ? "position:absolute;left:50%;top:50%;width:300px;height:128px;border:0;" +
      "transform:translate(-50%,-50%) scale(2.6);background:none;overflow:visible"
    : "position:absolute;inset:0;height:auto";
  if (!card) inner.querySelector(".head").remove();
  stage.append(inner);
  const words = document.createElement("div");
  words.style = "padding:26px 56px 34px;border-top:10px solid var(--stone);" +
    "display:grid;gap:6px;grid-template-columns:1fr auto;align-items:end";
  const title = card ? card.querySelector(".title b").textContent : "Muraglia";
  const pitch = card ? card.querySelector(".pitch").textContent : document.querySelector(".head p").textContent;
  words.innerHTML = `<div><div class="disp" style="font-size:64px;line-height:1.1"></div>
    <p style="font-size:30px;line-height:1.3;color:var(--ink-2);max-width:30em"></p></div>
    <img src="icon.svg" width="96" height="96" alt="">`;
  words.querySelector(".disp").textContent = title;
  words.querySelector("p").textContent = pitch;
  picture.append(stage, words);
  document.body.append(picture);
}"""


def draw(page: Page, name: str, code: str) -> None:
    page.evaluate(COMPOSE, name)
    page.wait_for_timeout(200)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(128, dither=Image.Dither.NONE).save(OUT / f"{name}-{code}.png", optimize=True)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for code in LANGUAGES:
            page = browser.new_page(
                base_url=server.address, locale=code, viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce"
            )
            page.goto("/")
            expect(page.locator(".game").nth(2)).to_be_visible()
            for name in ("muraglia", "die-mauer", "chinesische-mauer", "great-wall"):
                draw(page, name, code)
            page.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
