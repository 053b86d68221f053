"""The guided first game: the same deal for everyone, and bots that always play the same way."""

GUIDED = "a guided first game"  # the seed
