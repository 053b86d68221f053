"""A person who plays by clicking whatever the page offers, with a seed instead of a plan."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence

from playwright.sync_api import Page

# What can be clicked, best first: targets and buttons that answer, pieces to lift, and whatever else the question offers.
COMMIT = "[data-commit]:not([aria-disabled='true'])"  # what is picked is given before anything else is picked
TARGETS = "[data-pick]:not([aria-disabled='true']):not(.shut)"
BUTTONS = ".acts .btn.seal, .thumb .btn.seal, .ends button.lit"
PIECES = "[data-dm-piece]:not(.no), [data-fan] button"
ANSWERS = ".proposal:has(.btn.seal) .btn"
FORMS = ".options .option:not([aria-disabled='true']), [data-split]:not([aria-disabled='true'])"
OTHERS = f"{FORMS}, [data-my-deck], .acts .btn:not(.icon), .thumb .btn:not(.icon)"
# Something is asked, or the end came between a look and a click, which then led to the replay: there is a way back to the score.
ASKED = ".status .stamp, .asked, .acts a.btn.seal, .thumb a.btn.seal"

# What the status line says at the first moment of a look back: the very first choice may have been a costly one.
AT_THE_BEGINNING = re.compile(r"^(Moment 0 of \d+$|You played:)")

# One look at the page: over, nothing asked, or the middle of something to click. A click hits what lies on top, as a finger would.
LOOK = """([kinds, which, answer, asked]) => {
  if (document.querySelector("main.end")) return "over";
  const proposed = document.querySelector(answer);
  if (proposed) kinds = [answer];
  else if (!document.querySelector(asked)) return null;
  for (const selector of kinds) {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    if (!found.length) continue;
    const element = found[Math.floor(which * found.length)];
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height * 0.6];
  }
  return null;
}"""


class Player:
    def __init__(self, page: Page, seed: object) -> None:
        self.page = page
        self.random = random.Random(f"{seed}")
        self.clicks = 0
        self.is_over = False

    def act(self) -> bool:
        """Click one thing, if anything is asked of this person."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")  # something moved under the pointer, and a rule was opened
            return True
        last = [OTHERS, PIECES] if self.random.random() < 0.12 else [PIECES, OTHERS]
        seen = self.page.evaluate(LOOK, [[COMMIT, TARGETS, BUTTONS, *last], self.random.random(), ANSWERS, ASKED])
        self.is_over = seen == "over"
        if self.is_over or seen is None:
            return False
        self.page.mouse.click(*seen)
        self.clicks += 1
        return True


def play_to_the_end(players: Sequence[Player], seconds: float = 240) -> None:
    """All of them take turns at looking and clicking until everybody sees the end.

    A game that does not end fails here, with what its players saw last.
    """
    limit = time.monotonic() + seconds
    while not all(player.is_over for player in players):
        assert time.monotonic() < limit, [player.page.locator("body").inner_text()[-1200:] for player in players if not player.is_over]
        acted = [player.act() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(30)
