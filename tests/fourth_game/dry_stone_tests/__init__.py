"""The rules of Dry Stone, proven one by one, where the game is installed."""
