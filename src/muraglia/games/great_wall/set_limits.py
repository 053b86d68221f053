"""The most that the page's drawing of the board and of a card holds. A set with more is refused, with the limit named."""

from typing import Final

SPACES: Final = 8  # of a Location: its chain is one line, on a phone too
POSTS: Final = 6  # of a Wall level
DEFENCE: Final = 40
YEARS: Final = 12  # spaces of the Time track
BOXES: Final = 4  # of a Command card
ABILITIES: Final = 3  # of a General, an Advisor or an Event
SENTENCES: Final = 4  # of one effect
DEMANDS: Final = 3  # of a Request
NAME: Final = 60  # letters
