"""What every game is made of. This room knows no game and imports nothing of the project."""
