"""Doors for researchers: the games as environments of other libraries. Each is an extra and imports its library only when used."""
