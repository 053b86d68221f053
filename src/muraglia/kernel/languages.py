"""The languages that everything a person reads is written in: code and own name, English first."""

from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
