"""What a table waits for from the people who are to be told: their answer, or their consent to a proposal."""

from __future__ import annotations

from msgspec import Struct

from ..games import SPECS
from ..language import Language
from ..table.council import question_for
from ..table.entries import ProposalKind
from ..table.table import Table

PROPOSES: dict[ProposalKind, str] = {
    "undo": "notice-proposes-undo",
    "pause": "notice-proposes-pause",
    "resume": "notice-proposes-resume",
    "end": "notice-proposes-end",
    "offer": "notice-proposes-offer",
}


class Waiting(Struct, frozen=True):
    """A table that waits for a person. `about` has a word for each thing it waits for, and for each nudge."""

    table_id: str
    name: str
    game: str
    about: str
    asks: str  # in the person's language
    until: float | None  # when the clock runs out
    nudge: str = ""  # who nudged them, in words

    @property
    def is_move(self) -> bool:
        """Whether it waits for an answer in the game."""
        return self.about.startswith("q")

    @staticmethod
    def at(table: Table, person: str, code: str) -> Waiting | None:
        """Returns what a table waits for, or None if it does not wait for this person."""
        opened, about = table.facts.opened, awaited(table).get(person, "")
        if not about:
            return None
        seats = [seat for seat in table.asked() if table.facts.seats[seat].person == person]
        name, game = opened.name or opened.code, SPECS[opened.game].info.title
        if not seats:
            return Waiting(opened.id, name, game, about, _proposes(table, person, code), None)
        return Waiting(
            opened.id, name, game, about, _asks(table, seats[0], code), table.facts.clocks.ends(seats[0]), _nudge(table, seats[0], code)
        )


def awaited(table: Table) -> dict[str, str]:
    """Returns the people a table waits for, and what for: "q12" is the question of version 12, "n12" a nudge, "p3" a proposal."""
    facts = table.facts
    words: dict[str, list[str]] = {}
    for seat in table.asked():
        if facts.seats[seat].kind == "person":
            found = words.setdefault(facts.seats[seat].person, [])
            found.append(f"q{table.version}")
            if facts.nudge_now(seat) is not None:
                found.append(f"n{table.version}")
    for proposal in facts.proposals:
        for seat in proposal.waits_for(facts.seats):
            words.setdefault(facts.seats[seat].person, []).append(f"p{proposal.id}")
    return {person: " ".join(dict.fromkeys(found)) for person, found in words.items()}


def _asks(table: Table, seat: int, code: str) -> str:
    """Returns the question in words. One that speaks of more than players is not quoted: it might name what only this seat knows."""
    prompt = (question_for(table, seat) or table.ask(seat, ())).prompt  # a joint question is put to one seat, and asked of all
    language = _language(table, seat, code)
    if set(prompt.args) <= set(SPECS[table.facts.opened.game].seat_args):
        return language.say(prompt)
    return language.say("notice-your-move")


def _nudge(table: Table, seat: int, code: str) -> str:
    nudge = table.facts.nudge_now(seat)
    return "" if nudge is None else _language(table, seat, code).say("notice-nudge", seat=nudge.by)


def _proposes(table: Table, person: str, code: str) -> str:
    own, seats = table.seats_of(person), table.facts.seats
    proposal = next(each for each in table.facts.proposals if set(own) & set(each.waits_for(seats)))
    return _language(table, own[0], code).say(PROPOSES[proposal.kind], seat=proposal.by)


def _language(table: Table, reader: int, code: str) -> Language:
    return Language(code, table.facts.opened.game, [each.name for each in table.facts.seats], reader)
