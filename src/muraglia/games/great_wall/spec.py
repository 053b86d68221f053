"""The game as the rest of the project sees it: one Spec for each set of cards. What differs between sets is bound to them here."""

from functools import partial

from ...kernel.card_files import CardFiles
from ...kernel.spec import Level, Spec
from .ask import ask, label, read_pick, seen_notation
from .board import NEUTRAL
from .card_text import EFFECT_WORDS, catalogue, vocabulary_of
from .cardset import CardSet
from .context import context
from .council import council_of
from .forecast import forecast
from .foreseeing import foresee, foresee_difference
from .judge import JUDGE
from .loader import HOUSE_FILES, load_set, read_folder
from .meta import EVENTS, INFO
from .opening import read_position, start
from .picks import SEND_WORDS
from .pieces import LOCATION_WORDS, RESOURCE_WORDS, SEASON_WORDS, SECTION_WORDS, SOLDIER_WORDS
from .prices import own_forecast
from .rules import CARDS
from .seeing import UNTOLD, imagine, own, public
from .set_export import export
from .sources import source_words
from .standing import SPANS, standing_of
from .telling import describe, when
from .tensor import tensor, tensor_size
from .value import value
from .view import View
from .vocabulary import CHANGES, COUNTS, HORDE_ABILITIES, KINDS, MOMENTS

WORDS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCE_WORDS,
    "gained": KINDS,
    "soldier": SOLDIER_WORDS,
    "side": SECTION_WORDS,
    "to_side": SECTION_WORDS,
    "season": SEASON_WORDS,
    "location": LOCATION_WORDS,
    "from_location": LOCATION_WORDS,
    "moment": MOMENTS,
    "counted": ("support", *COUNTS[1:]),
    "change": CHANGES,
    "marchers": SEND_WORDS,
    "neutral": ("qin", "rush"),
    "effect": EFFECT_WORDS,
    "ability": HORDE_ABILITIES[1:],
}


def with_set(files: CardFiles) -> Spec:
    return spec_of_set(load_set(files), files)


def spec_of_set(cards: CardSet, files: CardFiles) -> Spec:
    return Spec(
        package=__package__,
        info=INFO if cards is CARDS else INFO.named(f"{INFO.name}@{cards.digest}"),
        notation=cards.notation,
        events=EVENTS,
        vocabulary={**vocabulary_of(cards), **WORDS, "source": source_words(cards)},
        view_type=View,
        start=partial(start, cards),
        read_position=partial(read_position, cards),
        public=public,
        own=own,
        forecast=forecast,
        own_forecast=own_forecast,
        context=context,
        untold=UNTOLD,
        difference=partial(foresee_difference, cards),
        imagine=partial(imagine, cards),
        ask=ask,
        label=label,
        read_pick=read_pick,
        seen_notation=seen_notation,
        describe=partial(describe, cards),
        foresee=partial(foresee, cards),
        value=value,
        judge=JUDGE,
        usual_players=3,
        minutes=150,
        weight="heavy",
        longest=20_000,
        # hundreds of small decisions: little may be given away in each
        levels={"novice": Level(60, 0.5, temperature=0.01), "club": Level(600, 1.0, temperature=0.002), "master": Level(2400, 3.0)},
        seat_args=("seat", "faction"),
        first_neutral=NEUTRAL,
        tensor=tensor,
        tensor_size=tensor_size,
        gives_forced=True,
        spans=SPANS,
        standing=standing_of(cards),
        council=council_of(cards),
        cards=f"{cards.name} {cards.digest}",
        set_data=partial(export, cards),
        when=when,
        words=partial(catalogue, cards),
        set_name=cards.title,
        set_author=cards.author,
        set_files=files,
        read_set=read_folder,
        with_set=with_set,
    )


SPEC = spec_of_set(CARDS, HOUSE_FILES)
