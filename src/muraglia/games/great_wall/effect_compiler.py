"""Effects: sentences of a card set, compiled to operations; and the check that no ability can set itself off again."""

from typing import Final

from .cardset import CardSet
from .pieces import SOLDIER_WORDS
from .vocabulary import (
    A_CLERK,
    ACTIVATE,
    ALL,
    AN_ADVISOR,
    ARG,
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
    COPY,
    COUNTS,
    EACH,
    FRONT,
    GAIN,
    HERE,
    HIRE,
    HONOUR,
    HURT,
    IF_COUNT,
    IF_NUMBER,
    KINDS,
    LOSE,
    MOMENTS,
    MORE,
    MOVE,
    NUMBER,
    PAY,
    PER,
    RECRUIT,
    SAVE,
    SHAME,
    STOP,
    TEA,
    UPGRADE,
    VERB,
    VERBS,
    WALLS,
    WIDTH,
)

TRACK_COUNT: Final = 100  # a count of this and more: others' command cards of that title on the track


class Grammar:
    """What may stand after the number of a verb: a word, and what it sets, as a place of the operation and a value.

    If `every` is given, words add up, and none of them means all. With `must_say` one of the words is needed. `causes`: the moments
    that an operation can lead to, at which abilities act.
    """

    def __init__(self, details: dict[str, tuple[int, int]], every: int = 0, must_say: bool = False, causes: tuple[int, ...] = ()) -> None:
        self.details = details
        self.every = every
        self.must_say = must_say
        self.causes = causes


THE_NEXT: Final = -1  # the value is the number that follows the word

_KIND: Final = {word: (int(ARG), index) for index, word in enumerate(KINDS)}
_SOLDIER: Final = {word: (int(ARG), 1 << index) for index, word in enumerate(SOLDIER_WORDS)}
_PRICE: Final = {"free": (int(MORE), int(ALL)), "less": (int(MORE), THE_NEXT)}
_DIFFERENT: Final = {"different": (int(ARG), 1)}
_HERE: Final = {"here": (int(MORE), int(HERE))}

# A verb that is not listed takes no words and leads to no moment.
GRAMMAR: Final[dict[int, Grammar]] = {
    int(GAIN): Grammar(_KIND, must_say=True),
    int(PAY): Grammar(_KIND, must_say=True),
    int(LOSE): Grammar({"honour": (int(ARG), int(HONOUR))}),
    int(MOVE): Grammar(_DIFFERENT),
    int(RECRUIT): Grammar({**_SOLDIER, **_PRICE}, every=7, causes=(AT_RECRUITED, AT_COVERED, AT_SHOT)),
    int(ATTACK): Grammar(
        {**_SOLDIER, **_HERE, "all": (int(NUMBER), int(ALL)), "each": (int(MORE), int(EACH))}, every=7, causes=(AT_COVERED, AT_SHOT)
    ),
    int(HURT): Grammar({**_HERE, "front": (int(MORE), int(FRONT))}),
    int(BUILD): Grammar(
        {"wall": (int(ARG), int(WALLS)), "barricade": (int(ARG), int(BARRICADES)), **_PRICE},
        every=int(WALLS | BARRICADES),
        causes=(AT_BUILT_WALL, AT_BUILT_BARRICADE),
    ),
    int(UPGRADE): Grammar({**_DIFFERENT, **_PRICE}, causes=(AT_UPGRADED,)),
    int(TEA): Grammar({"top": (int(NUMBER), int(ALL))}, causes=(AT_TEA,)),
    int(HIRE): Grammar(
        {"clerk": (int(ARG), int(A_CLERK)), "advisor": (int(ARG), int(AN_ADVISOR)), **_PRICE},
        every=int(A_CLERK | AN_ADVISOR),
        causes=(AT_HIRED,),
    ),
    int(COPY): Grammar({"or-move": (int(MORE), THE_NEXT)}),
    int(SAVE): Grammar({"all": (int(NUMBER), int(ALL))}),
    int(SHAME): Grammar({}, causes=(AT_SHAMED,)),
    int(ACTIVATE): Grammar({}, causes=(
        AT_ACTIVATION, AT_GATHERED, AT_RECRUITED, AT_COVERED, AT_SHOT, AT_BUILT_WALL, AT_BUILT_BARRICADE, AT_HIRED, AT_DONATED, AT_UPGRADED,
        AT_TEA,
    )),
}  # fmt: skip
NO_WORDS: Final = Grammar({})


class EffectError(Exception):
    """A sentence that cannot be understood; `expected` says what could."""

    def __init__(self, expected: str) -> None:
        super().__init__(expected)
        self.expected = expected


class Effects:
    """Compiles lists of sentences into one table of operations. Equal lists of a card share their place, those of two cards do not."""

    def __init__(self, ops: list[int]) -> None:
        self.ops = ops
        self.known: dict[str, int] = {}
        self.compile([], [])  # pc 0: nothing happens

    def compile(self, sentences: list[str], commands: list[str], owner: str = "") -> int:
        """Returns the place of an effect. `owner`: the card, so that its operations lead back to it."""
        key = "\n".join([owner, *sentences]) if sentences else ""
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
    made = [0] * WIDTH
    made[VERB], made[NUMBER] = VERBS.index(words[0]), 1
    at = 1
    if at < len(words) and words[at].isdecimal() and len(words[at]) < 3:
        made[NUMBER] = int(words[at])
        at += 1
    while at < len(words):
        at = count_clause(sentence, words, at, made, commands) if words[at] in ("per", "if") else detail(sentence, words, at, made)
    grammar = GRAMMAR.get(made[VERB], NO_WORDS)
    if grammar.must_say and not any(word in grammar.details for word in words):
        raise EffectError(f"what is gained or paid ({', '.join(KINDS)}) in {sentence!r}")
    if made[ARG] == 0:
        made[ARG] = grammar.every
    return made


def count_clause(sentence: str, words: list[str], at: int, made: list[int], commands: list[str]) -> int:
    """`per count`, `if count`, `if count number`. Returns where the next word begins."""
    if at + 1 >= len(words):
        raise EffectError(f"a count after {words[at]!r} in {sentence!r}")
    count = count_of(sentence, words[at + 1], commands)
    if words[at] == "per":
        made[PER] = count
        return at + 2
    made[IF_COUNT], made[IF_NUMBER] = count, 1
    if at + 2 < len(words) and words[at + 2].isdecimal():
        made[IF_NUMBER] = int(words[at + 2])
        return at + 3
    return at + 2


def detail(sentence: str, words: list[str], at: int, made: list[int]) -> int:
    """One of the words that the verb takes. Returns where the next word begins."""
    word = words[at]
    grammar = GRAMMAR.get(made[VERB], NO_WORDS)
    place, value = grammar.details.get(word, (0, 0))
    is_number_next = at + 1 < len(words) and words[at + 1].isdecimal()
    if word not in grammar.details or (value == THE_NEXT and not is_number_next):
        raise EffectError(f"{words[0]} without {word!r} in {sentence!r}")
    if value == THE_NEXT:
        made[place] = int(words[at + 1])
        return at + 2
    made[place] = made[place] | value if grammar.every and place == ARG else value
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
            follows[when].update(GRAMMAR.get(cards.ops[pc], NO_WORDS).causes)
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
