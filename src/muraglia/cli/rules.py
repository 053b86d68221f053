"""Shows rules in the terminal, found by id or by words."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..games import spec_of
from ..language import Language
from ..rulebook import Rule, find_rules, rulebook


def show_rules(console: Console, language: Language, game: str, words: str) -> int:
    spec_of(game)
    found = find_rules(game, language.code, words) if words else list(rulebook(game, language.code).values())
    if not found:
        console.print(language.say("cli-rule-unknown", word=words), style="red", markup=False)
        return 1
    console.print(rules_table(found))
    return 0


def rules_table(rules: list[Rule]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0), pad_edge=False)
    table.add_column(no_wrap=True, style="bold red3")
    table.add_column()
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            table.add_row("", Text(heading, style="bold underline"))
        table.add_row(rule.id, Text(rule.text.replace("`", "")))
    return table
