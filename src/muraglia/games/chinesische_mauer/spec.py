"""The game as the rest of the project sees it."""

from ...kernel.spec import Level, Spec
from .ask import ask, label, read_pick, seen_notation
from .chance import CardsAndTiles
from .judge import JUDGE
from .meta import EVENTS, INFO, VOCABULARY
from .picks import NOTATION
from .rules import read_position, start
from .seeing import imagine, own, public
from .telling import describe, foresee
from .tensor import tensor, tensor_size
from .value import value
from .view import View

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
    minutes=30,
    weight="medium",
    longest=2_000,
    levels={"novice": Level(40, 0.5, temperature=0.09), "club": Level(300, 1.0, temperature=0.03), "master": Level(6000, 3.0)},
    chance=CardsAndTiles,
    seat_args=("seat", "owner"),
    counted_from_one=("section",),
    tensor=tensor,
    tensor_size=tensor_size,
)
