"""The game as the rest of the project sees it."""

from ...kernel.spec import Level, Spec
from .ask import ask, label, read_pick, seen_notation
from .chance import FirstMaster
from .judge import JUDGE
from .meta import EVENTS, INFO, VOCABULARY
from .picks import NOTATION
from .rules import read_position, start
from .seeing import imagine, own, public
from .standing import SPANS, STANDING
from .telling import describe, foresee, when
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
    usual_players=4,
    minutes=20,
    weight="light",
    longest=12_000,
    # Seats choose simultaneously, so few simulations already reveal a lot.
    levels={"novice": Level(10, 0.5, epsilon=0.65), "club": Level(50, 1.0, epsilon=0.25), "master": Level(1000, 3.0)},
    chance=FirstMaster,
    seat_args=("seat", "master"),
    spans=SPANS,
    standing=STANDING,
    when=when,
    weighing=2500,  # fewer often claimed costs that a longer search did not confirm
    tensor=tensor,
    tensor_size=tensor_size,
)
