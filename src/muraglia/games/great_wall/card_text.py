"""What a card does, in words made from its effects: a card's text cannot say anything else than the card does."""

from __future__ import annotations

from ...kernel.message import Message
from .cardset import FIRST_ADVISOR, FIRST_EVENT, OWNER_BOX, CardSet
from .effect_compiler import TRACK_COUNT
from .pieces import SOLDIER_WORDS
from .sources import CARD_KINDS
from .vocabulary import (
    A_CLERK,
    ALL,
    ALL_HAVE,
    AN_ADVISOR,
    ARG,
    ARRIVES,
    AT_ALWAYS,
    AT_COVERED,
    AT_RECRUITED,
    ATTACK,
    BARRICADES,
    BREACHES,
    BUILD,
    COPY,
    COUNTS,
    DEADLIER,
    EACH,
    EACH_GIVES_CLERKS,
    EACH_HAS,
    EACH_PAYS,
    FALLS,
    FRONT,
    GAIN,
    HERE,
    HIRE,
    HURT,
    IF_COUNT,
    IF_NUMBER,
    MORE,
    MOVE,
    NUMBER,
    PAY,
    PER,
    RECRUIT,
    SAVE,
    SHIELDED,
    STOP,
    STRONGER,
    TEA,
    UPGRADE,
    VERBS,
    WALLS,
    WIDTH,
)

SUPPORT = COUNTS.index("support")
# Counted, but not a player's own
NOBODYS = [COUNTS.index(word) for word in ("walls", "barricades", "foes", "below", "above", "strangers", "high-walls", "years", "invaders")]
PRICED = (BUILD, HIRE, RECRUIT, UPGRADE)  # verbs of what is paid for, with a discount


def effect_text(cards: CardSet, pc: int) -> list[Message]:
    found: list[Message] = []
    while cards.ops[pc] != STOP:
        found += operation_text(cards.ops[pc : pc + WIDTH])
        pc += WIDTH
    return found


def operation_text(op: list[int]) -> list[Message]:
    """An operation as a sentence, with words for icons (GW-ICON-02, GW-ICON-04).

    The condition, what is done, to what and where, at what price, and what it is multiplied by.
    """
    found: list[Message] = []
    if op[IF_COUNT] >= TRACK_COUNT:
        found.append(Message("says-if-track", {"command": op[IF_COUNT] - TRACK_COUNT}))
    elif op[IF_COUNT]:
        condition = "says-if" if op[IF_COUNT] in NOBODYS else "says-if-own"
        found.append(Message(condition, {"counted": op[IF_COUNT], "count": op[IF_NUMBER]}))
    verb, number = op[0], op[NUMBER]
    if verb in (GAIN, PAY):
        found.append(Message(f"effect-{VERBS[verb]}", {"count": number, "gained": op[ARG]}))
    else:
        found.append(Message(f"effect-{verb_word(op)}", {"number": number}))
    found += details(op)
    if op[PER]:
        found.append(Message("says-per", {"counted": op[PER]}))
    return found


def verb_word(op: list[int]) -> str:
    """The verb, with the one thing it is about if that has a sentence of its own."""
    verb, what = op[0], op[ARG]
    if verb in (MOVE, UPGRADE) and what:
        return f"{VERBS[verb]}-different"
    if verb == ATTACK and op[MORE] == EACH:
        return "attack-each"
    if verb in (ATTACK, SAVE) and op[NUMBER] == ALL:
        return f"{VERBS[verb]}-all"
    if verb == TEA and op[NUMBER] == ALL:
        return "tea-top"
    if verb == BUILD and what in (BARRICADES, WALLS):
        return "build-wall" if what == WALLS else "build-barricade"
    if verb == HIRE and what in (A_CLERK, AN_ADVISOR):
        return "hire-clerk" if what == A_CLERK else "hire-advisor"
    if verb == RECRUIT and len(soldiers(what)) == 1:
        return f"recruit-{soldiers(what)[0]}"
    return VERBS[verb]


def soldiers(types: int) -> list[str]:
    return [word for bit, word in enumerate(SOLDIER_WORDS) if types >> bit & 1]


def details(op: list[int]) -> list[Message]:
    """With which Soldiers, where, at what price, and what may be done instead."""
    verb, what, more = op[0], op[ARG], op[MORE]
    words: list[str] = []
    if (verb == ATTACK and len(soldiers(what)) < 3) or (verb == RECRUIT and len(soldiers(what)) == 2):
        words += soldiers(what)
    if verb in (ATTACK, HURT) and more in (HERE, FRONT):
        words.append("here" if more == HERE else "front")
    if verb in PRICED and more == ALL:
        words.append("free")
    found = [Message(f"effect-{word}") for word in words]
    if verb == COPY and more > 0:
        found.append(Message("effect-or-move", {"number": more}))
    if verb in PRICED and 0 < more < ALL:
        found.append(Message("effect-less", {"number": more, "count": op[NUMBER]}))
    return found


def ability_text(cards: CardSet, index: int) -> list[Message]:
    """One ability: its moment, then its effects; or its standing change."""
    when, only = cards.ability_when[index], cards.ability_filter[index] - 1
    if when == AT_ALWAYS:
        changed = Message("says-change", {"change": cards.ability_change[index], "amount": signed(cards.ability_number[index])})
        return [changed, Message("says-per", {"counted": SUPPORT})] if cards.ability_per_support[index] else [changed]
    if only < 0:
        moment = Message("says-when", {"moment": when})
    elif when in (AT_RECRUITED, AT_COVERED):
        moment = Message("says-when-soldier", {"moment": when, "soldier": only})
    else:
        moment = Message("says-when-at", {"moment": when, "location": only})
    return [moment, *effect_text(cards, cards.ability_pc[index])]


def signed(number: int) -> str:
    """Returns a number with its sign, so that nobody takes a change for a total."""
    return f"−{-number}" if number < 0 else f"+{number}"


def holder_text(cards: CardSet, holder: int) -> list[Message]:
    """The abilities of a general, an advisor or an event."""
    found: list[Message] = []
    for index in range(cards.first_ability[holder], cards.first_ability[holder + 1]):
        found += ability_text(cards, index)
    return found


def advisor_text(cards: CardSet, advisor: int) -> list[Message]:
    return holder_text(cards, int(FIRST_ADVISOR + advisor))


def event_text(cards: CardSet, event: int) -> list[Message]:
    both = effect_text(cards, cards.event_pc[event]) + effect_text(cards, cards.event_once_pc[event])
    return both + holder_text(cards, int(FIRST_EVENT + event))


def tactic_text(cards: CardSet, tactic: int) -> list[Message]:
    found = [Message("says-when", {"moment": cards.tactic_when[tactic]}), *effect_text(cards, cards.tactic_pc[tactic])]
    found.append(Message("says-empowered", {"number": cards.empowered_cost[tactic]}))
    return found + effect_text(cards, cards.empowered_pc[tactic])


def command_text(cards: CardSet, command: int) -> list[Message]:
    found: list[Message] = []
    for box in range(cards.first_box[command], cards.first_box[command + 1]):
        found.append(Message("says-owner" if cards.box_who[box] == OWNER_BOX else "says-others"))
        found += effect_text(cards, cards.box_pc[box])
    return found


def horde_text(cards: CardSet, kind: int) -> list[Message]:
    ability, number = cards.horde_ability[kind], cards.horde_number[kind]
    if ability == STRONGER:
        found = [Message("ability-stronger", {"number": number})]
        return found + ([Message("says-per", {"counted": cards.horde_per[kind]})] if cards.horde_per[kind] else [])
    if ability == DEADLIER:
        return [Message("ability-deadlier", {"number": number})]
    if ability == SHIELDED:
        return [Message("ability-shielded")]
    if ability in (ARRIVES, BREACHES, FALLS):
        word = {int(ARRIVES): "arrives", int(BREACHES): "breaches", int(FALLS): "falls"}[ability]
        return [Message(f"ability-{word}"), *effect_text(cards, cards.horde_pc[kind])]
    return []


def request_text(cards: CardSet, request: int) -> list[Message]:
    found: list[Message] = []
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        found += demand_text(cards, index)
    return found


def demand_text(cards: CardSet, index: int) -> list[Message]:
    kind, number, what = cards.demand_kind[index], cards.demand_number[index], cards.demand_what[index]
    if kind == EACH_PAYS:
        return [Message("demand-each-pays", {"count": number, "gained": what})]
    if kind == EACH_GIVES_CLERKS:
        return [Message("demand-each-clerks", {"number": number})]
    if kind in (EACH_HAS, ALL_HAVE):
        return [Message("demand-each-has" if kind == EACH_HAS else "demand-all-have", {"count": number, "counted": what})]
    sacrificed = Message("demand-each-sacrifices", {"number": number})
    return [sacrificed, Message("says-only-soldier", {"soldier": what})] if what < len(SOLDIER_WORDS) else [sacrificed]


# Every word that an effect's message id can end with
EFFECT_WORDS = (
    *VERBS[1:], "move-different", "attack-each", "attack-all", "save-all", "tea-top", "spearman",
    "archer", "horseman", "here", "front", "free", "less", "upgrade-different", "build-wall", "build-barricade", "hire-clerk",
    "hire-advisor", "recruit-spearman", "recruit-archer", "recruit-horseman", "or-move",
)  # fmt: skip

# Names of cards as a Fluent catalogue: message id -> kind of card in the set
NAMED = {
    "general": "general",
    "advisor": "advisor",
    "tactic": "tactic",
    "horde": "horde",
    "artifact": "artifact",
    "request": "request",
    "omen": "event",
    "command": "command",
}


def vocabulary_of(cards: CardSet) -> dict[str, tuple[str, ...]]:
    found = {word: cards.ids[kind] for word, kind in NAMED.items()}
    found["command"] = (*cards.ids["command"], *cards.ids["rush-command"])
    found["horde"] = (*cards.ids["horde"], *["unknown"] * (48 - len(cards.ids["horde"])))
    return found


def catalogue(cards: CardSet, code: str) -> str:
    """The names of the set's cards in a language."""
    lines = ["horde-unknown = ?"]
    for word, kind in NAMED.items():
        lines += [f"{word}-{id} = {title[code]}" for id, title in zip(cards.ids[kind], cards.titles[kind])]
    lines += [f"command-{id} = {title[code]}" for id, title in zip(cards.ids["rush-command"], cards.titles["rush-command"])]
    for kind in CARD_KINDS:
        lines += [f"source-{kind}-{id} = {title[code]}" for id, title in zip(cards.ids[kind], cards.titles[kind])]
    return "\n".join(lines) + "\n"
