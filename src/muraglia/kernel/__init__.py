"""The building blocks of every game. This package knows no particular game and imports nothing else from the project."""
