"""What a picture says in words: what is to be done now, and for a game that is not drawn the whole table."""

from __future__ import annotations

from html import escape
from typing import Any

from ..games import SPECS
from ..language import Language


def is_asked(view: Any) -> bool:
    """Returns whether the reader of the view has to answer."""
    return view.seat in view.public.to_act


def now(view: Any, language: Language) -> str:
    """Returns the reader's question, or who is waited for, or who has won."""
    if view.public.is_over:
        return f"{language.say('event-game-ends')}. {_result(view, language)}"
    if is_asked(view):
        spec = SPECS[language.game]
        return language.say(spec.ask(spec.imagine(view), view.seat).prompt)
    return language.say("board-waits-for", names=", ".join(map(language.name, view.public.to_act)))


def _result(view: Any, language: Language) -> str:
    winners = [language.name(seat) for seat in view.public.winners]
    if not winners:
        return language.say("cli-nobody-wins")
    if len(winners) > 1:
        return language.say("cli-share-win", names=", ".join(winners))
    return language.say("cli-wins", name=winners[0])


def html(view: Any, language: Language) -> str:
    """Returns a view as headings and lines. They take the colours of the page they stand on."""
    spec = SPECS[language.game]
    parts = [f"<h3>{escape(spec.info.title)}</h3>", f"<p><strong>{escape(now(view, language))}</strong></p>"]
    for passage in spec.describe(view):
        parts.append(f"<h4>{escape(language.say(passage.heading))}</h4>")
        if passage.lines:
            lines = "".join(f"<li>{escape(language.line(line))}</li>" for line in passage.lines)
            parts.append(f"<ul>{lines}</ul>")
    return f"<div>{''.join(parts)}</div>"
