"""Writes src/lib/wire.ts, the TypeScript types of everything on the wire: `npm run types`. With --check it only says if it is up to date.

What the page sends keeps its defaults optional. In what it receives every field is required: the server leaves nothing out.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from muraglia.games import SPECS
from muraglia.table import wire

HERE = Path(__file__).parent
TARGET = HERE / "src" / "lib" / "wire.ts"
HEAD = "// Made by wire_types.py from the server's types: do not edit, run `npm run types`.\n"
VIEWS = {name: spec.view_type for name, spec in SPECS.ours.items()}
SETS = {name: type(spec.set_data()) for name, spec in SPECS.ours.items() if spec.set_data is not None}
RECEIVED = (*get_args(wire.AnyNews), wire.TableEntry)
SENT = wire.AnyCommand
SAME_NAMES = ("View", "PublicView", "OwnView", "StepView")


def prefix_of(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("-"))


def without_bounds(schema: Any) -> Any:
    """Lengths and ranges are the server's to check; in TypeScript they would become unions of tuples."""
    if isinstance(schema, dict):
        bounds = {"minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "title"}
        return {key: without_bounds(value) for key, value in schema.items() if key not in bounds or isinstance(value, dict)}
    if isinstance(schema, list):
        return [without_bounds(item) for item in schema]
    return schema


def definitions() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for received, types in ((True, RECEIVED), (False, (SENT,))):
        _, components = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
        for name, schema in components.items():
            if received:
                schema["required"] = list(schema.get("properties", {}))
            found.setdefault(name, schema)
    for game, view in VIEWS.items():
        prefix = prefix_of(game)
        _, components = msgspec.json.schema_components([view], ref_template="#/definitions/{name}")
        text = json.dumps(components)
        own = [name for name in components if name in SAME_NAMES]  # each game has its own
        for name in own:
            text = text.replace(f'"#/definitions/{name}"', f'"#/definitions/{prefix}{name}"')
        for name, schema in json.loads(text).items():
            schema["required"] = list(schema.get("properties", {}))
            found[f"{prefix}{name}" if name in own else name] = schema
    for game, cards in SETS.items():
        add_set(found, game, cards)
    return found


def add_set(found: dict[str, Any], game: str, cards: type[Any]) -> None:
    """Adds the types of a game's card set, all with the game's name in front; a Message is the same for everybody."""
    _, components = msgspec.json.schema_components([cards], ref_template="#/definitions/{name}")
    own = [name for name in components if name != "Message"]
    text = json.dumps(components)
    for name in own:
        text = text.replace(f'"#/definitions/{name}"', f'"#/definitions/{prefix_of(game)}{name}"')
    for name, schema in json.loads(text).items():
        if name in own:
            schema["required"] = list(schema.get("properties", {}))
            found[f"{prefix_of(game)}{name}"] = schema


def schema() -> dict[str, Any]:
    types = definitions()
    commands = [name for name, found in types.items() if "do" in found.get("properties", {})]
    news = [name for name, found in types.items() if "is" in found.get("properties", {})]
    types["AnyCommand"] = {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in commands]}
    types["AnyNews"] = {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in news]}
    return {"title": "Wire", "type": "object", "additionalProperties": False, "definitions": without_bounds(types)}


def typescript() -> str:
    made = subprocess.run(
        [HERE / "node_modules" / ".bin" / "json2ts", "--additionalProperties=false", "--unreachableDefinitions", "--no-bannerComment"],
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    made = re.sub(r"(?: \*\n)? \* This interface was referenced by .*\n \* via .*\n", "", made)
    made = re.sub(r"/\*\*\n \*/\n|export interface Wire \{\}\n", "", made)
    return f"{HEAD}{made}"


def main() -> None:
    made = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(made, "utf-8")
    elif TARGET.read_text("utf-8") != made:
        sys.exit("web/src/lib/wire.ts is older than the server's types: run `npm run types` in web/.")


if __name__ == "__main__":
    main()
