"""The game as Muraglia sees it: what the entry point names."""

from muraglia.kernel.spec import Spec

from .asking import ask, describe, foresee, label, read_pick, seen_notation
from .meta import EVENTS, INFO, NOTATION, VOCABULARY
from .playing import JUDGE, tensor, tensor_size, value
from .rules import read_position, start
from .seeing import View, imagine, own, public

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
    minutes=5,
    weight="light",
    longest=72,  # two picks a stone
    tensor=tensor,
    tensor_size=tensor_size,
)
