"""Effects: sentences of a card set, compiled to operations; and the check that no ability can set itself off again."""

from typing import Final

from .cardset import CardSet
from .pieces import SOLDIER_WORDS
from .vocabulary import (
    A_CLERK,
    ACTIVATE,
    ALL,
    AN_ADVISOR,
    AT_ACTIVATION,
    AT_ALWAYS,
    AT_BUILT_BARRICADE,
    AT_BUILT_WALL,
    AT_COVERED,
    AT_DONATED,
    AT_GATHERED,
    AT_HIRED,
    AT_RECRUITED,
    AT_SHAMED,
    AT_SHOT,
    AT_TEA,
    AT_UPGRADED,
    ATTACK,
    BARRICADES,
    BUILD,
    COUNTS,
    EACH,
    FRONT,
    GAIN,
    HERE,
    HIRE,
    HONOUR,
    HURT,
    KINDS,
    LOSE,
    MOMENTS,
    MOVE,
    PAY,
    RECRUIT,
    SAVE,
    SHAME,
    STOP,
    TEA,
    UPGRADE,
    VERBS,
    WALLS,
    WIDTH,
)

TRACK_COUNT: Final = 100  # a count of this and more: others' command cards of that title on the track

# Words that a verb understands after its number, and what they set: (argument, value)
_TYPES: Final = {word: 1 << index for index, word in enumerate(SOLDIER_WORDS)}

CAUSES: Final = {
    RECRUIT: (AT_RECRUITED, AT_COVERED, AT_SHOT),
    ATTACK: (AT_COVERED, AT_SHOT),
    BUILD: (AT_BUILT_WALL, AT_BUILT_BARRICADE),
    UPGRADE: (AT_UPGRADED,),
    TEA: (AT_TEA,),
    HIRE: (AT_HIRED,),
    SHAME: (AT_SHAMED,),
    ACTIVATE: (
        AT_ACTIVATION, AT_GATHERED, AT_RECRUITED, AT_COVERED, AT_SHOT, AT_BUILT_WALL, AT_BUILT_BARRICADE, AT_HIRED, AT_DONATED, AT_UPGRADED,
        AT_TEA,
    ),
}  # fmt: skip


class EffectError(Exception):
    """A sentence that cannot be understood; `expected` says what could."""

    def __init__(self, expected: str) -> None:
        super().__init__(expected)
        self.expected = expected


class Effects:
    """Compiles lists of sentences into one table of operations; equal lists share their place."""

    def __init__(self, ops: list[int]) -> None:
        self.ops = ops
        self.known: dict[str, int] = {}
        self.compile([], [])  # pc 0: nothing happens

    def compile(self, sentences: list[str], commands: list[str]) -> int:
        key = "\n".join(sentences)
        if key not in self.known:
            made: list[int] = []
            for sentence in sentences:
                made += operation(sentence, commands)
            self.known[key] = len(self.ops)
            self.ops += [*made, *[0] * WIDTH]
        return self.known[key]


def operation(sentence: str, commands: list[str]) -> list[int]:
    """`verb number what ... per count if count number`."""
    words = sentence.split()
    if not words or words[0] not in VERBS[1:]:
        raise EffectError(f"one of {', '.join(VERBS[1:])} at the beginning, not {sentence!r}")
    verb = VERBS.index(words[0])
    made = [verb, 1, 0, 0, 0, 0, 0, 0]
    at = 1
    if at < len(words) and words[at].isdecimal() and len(words[at]) < 3:
        made[1] = int(words[at])
        at += 1
    while at < len(words):
        at = clause(sentence, words, at, made, commands)
    if verb in (GAIN, PAY) and made[3] == 0 and "wood" not in words:
        raise EffectError(f"what is gained or paid ({', '.join(KINDS)}) in {sentence!r}")
    if verb == RECRUIT and made[3] == 0:
        made[3] = 7
    if verb == ATTACK and made[3] == 0:
        made[3] = 7
    if verb == BUILD and made[3] == 0:
        made[3] = BARRICADES | WALLS
    if verb == HIRE and made[3] == 0:
        made[3] = A_CLERK | AN_ADVISOR
    return made


def clause(sentence: str, words: list[str], at: int, made: list[int], commands: list[str]) -> int:
    """One word or phrase after the number; tells where the next begins."""
    verb, word = made[0], words[at]
    if word in ("per", "if"):
        if at + 1 >= len(words):
            raise EffectError(f"a count after {word!r} in {sentence!r}")
        count = count_of(sentence, words[at + 1], commands)
        if word == "per":
            made[2] = count
            return at + 2
        made[5], made[6] = count, 1
        if at + 2 < len(words) and words[at + 2].isdecimal():
            made[6] = int(words[at + 2])
            return at + 3
        return at + 2
    if verb in (GAIN, PAY) and word in KINDS:
        made[3] = KINDS.index(word)
    elif verb == LOSE and word == "honour":
        made[3] = HONOUR
    elif verb == MOVE and word == "different":
        made[3] = 1
    elif verb in (RECRUIT, ATTACK) and word in _TYPES:
        made[3] |= _TYPES[word]
    elif verb in (RECRUIT, BUILD, UPGRADE, HIRE) and word == "free":
        made[4] = ALL
    elif verb in (RECRUIT, BUILD, UPGRADE, HIRE) and word == "less" and at + 1 < len(words) and words[at + 1].isdecimal():
        made[4] = int(words[at + 1])
        return at + 2
    elif verb in (ATTACK, SAVE) and word == "all":
        made[1] = ALL
    elif verb == ATTACK and word == "each":
        made[4] = EACH
    elif verb in (ATTACK, HURT) and word == "here":
        made[4] = HERE
    elif verb == HURT and word == "front":
        made[4] = FRONT
    elif verb == BUILD and word in ("wall", "barricade"):
        made[3] |= WALLS if word == "wall" else BARRICADES
    elif verb == HIRE and word in ("clerk", "advisor"):
        made[3] |= A_CLERK if word == "clerk" else AN_ADVISOR
    elif verb == UPGRADE and word == "different":
        made[3] = 1
    elif verb == TEA and word == "top":
        made[1] = ALL
    else:
        raise EffectError(f"{VERBS[verb]} without {word!r} in {sentence!r}")
    return at + 1


def count_of(sentence: str, word: str, commands: list[str]) -> int:
    if word.startswith("track-") and word.removeprefix("track-") in commands:
        return TRACK_COUNT + commands.index(word.removeprefix("track-"))
    if word not in COUNTS[1:]:
        raise EffectError(f"a count ({', '.join(COUNTS[1:])}, or track- and a command), not {word!r} in {sentence!r}")
    return COUNTS.index(word)


def check_cycles(cards: CardSet) -> str:
    """A ring of moments that could set each other off for ever, in words; empty if there is none."""
    follows: dict[int, set[int]] = {moment: set() for moment in range(len(MOMENTS))}
    sources = [(when, pc) for when, pc in zip(cards.ability_when, cards.ability_pc) if when != AT_ALWAYS]
    sources += [(AT_COVERED, pc) for pc in cards.reward_pc]
    for when, pc in sources:
        while cards.ops[pc] != STOP:
            follows[when].update(CAUSES.get(cards.ops[pc], ()))
            pc += WIDTH
    for start in follows:
        seen: list[int] = []
        todo = [start]
        while todo:
            for moment in follows[todo.pop()]:
                if moment == start:
                    return f"what happens at {MOMENTS[start]} can lead to {MOMENTS[start]} again"
                if moment not in seen:
                    seen.append(moment)
                    todo.append(moment)
    return ""
