"""The name and the author of a card set, from set.toml. A set without that file is called like its folder."""

import re

from .set_reader import Card, SetReader

LONGEST = 40  # letters: the line at the table and above the cards


def read_about(reader: SetReader, file: str) -> None:
    made = reader.set
    made.title = made.name if made.name != "house" else ""
    if file in reader.files:
        about = Card(reader.whole(file).source, "-", reader.read(file))
        about.only(("name", "author"))
        made.title, made.author = line(about, "name") or made.title, line(about, "author")
        made.name = made.title
    made.name = re.sub(r"[^A-Za-z0-9]+", "-", made.name).strip("-")[:LONGEST] or "set"


def line(about: Card, field: str) -> str:
    value = about.fields.get(field, "")
    if not isinstance(value, str) or len(value) > LONGEST or value != " ".join(value.split()):
        about.fault(field, f"a text of at most {LONGEST} letters on one line, which is what the table has room for")
        return ""
    return value
