"""A running game with people and bots around it. There is no input or output here: time and chance are passed in."""
