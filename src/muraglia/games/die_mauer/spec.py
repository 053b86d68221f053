"""The game as the rest of the project sees it."""

from ...kernel.spec import Spec
from .ask import ask, label, read_pick, seen_notation
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
    tensor=tensor,
    tensor_size=tensor_size,
)
