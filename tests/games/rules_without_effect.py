"""Rules that have no effect in software, each with its reason. Every other rule of docs/rules is carried by a test."""

WITHOUT_EFFECT: dict[str, str] = {}
