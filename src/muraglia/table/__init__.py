"""A running game with people and bots around it. No input or output here: time and chance are passed in."""
