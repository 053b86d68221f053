"""The guided first game: the same deal for everybody, and bots that play the same every time."""

GUIDED = "a guided first game"  # the seed
