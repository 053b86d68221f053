"""The game as the rest of the project sees it."""

from ...kernel.spec import Level, Spec
from .ask import NOTATION, ask, label, read_pick, seen_notation
from .board import NEUTRAL
from .card_text import EFFECT_WORDS, catalogue, vocabulary_of
from .context import context
from .forecast import forecast
from .foreseeing import foresee, foresee_difference
from .judge import JUDGE
from .meta import EVENTS, INFO
from .picks import SEND_WORDS
from .pieces import LOCATION_WORDS, RESOURCE_WORDS, SEASON_WORDS, SECTION_WORDS, SOLDIER_WORDS
from .prices import own_forecast
from .rules import CARDS, read_position, start
from .seeing import UNTOLD, imagine, own, public
from .set_data import SetData
from .set_export import export
from .sources import source_words
from .standing import SPANS, STANDING
from .telling import describe
from .tensor import tensor, tensor_size
from .value import value
from .view import View
from .vocabulary import CHANGES, COUNTS, HORDE_ABILITIES, KINDS, MOMENTS

VOCABULARY: dict[str, tuple[str, ...]] = {
    **vocabulary_of(CARDS),
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
    "source": source_words(CARDS),
}


def words(code: str) -> str:
    return catalogue(CARDS, code)


def set_data() -> SetData:
    return export(CARDS)


SPEC = Spec(
    package=__package__,
    info=INFO,
    notation=NOTATION,
    events=EVENTS,
    vocabulary=VOCABULARY,
    view_type=View,
    start=start,
    read_position=read_position,
    public=public,
    own=own,
    forecast=forecast,
    own_forecast=own_forecast,
    context=context,
    untold=UNTOLD,
    difference=foresee_difference,
    imagine=imagine,
    ask=ask,
    label=label,
    read_pick=read_pick,
    seen_notation=seen_notation,
    describe=describe,
    foresee=foresee,
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
    standing=STANDING,
    cards=f"{CARDS.name} {CARDS.digest}",
    set_data=set_data,
    words=words,
)
