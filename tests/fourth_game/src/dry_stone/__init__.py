"""Dry Stone: a tiny game about a wall without mortar."""
