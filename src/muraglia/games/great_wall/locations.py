"""All Locations, in the order of their numbers (pieces.py)."""

from typing import Final

from .barracks import Barracks
from .builders import Builders
from .embassy import Embassy, TeaHouseLocation
from .location import Location
from .logistics import Logistics
from .pieces import BARRACKS, BUILDERS, EMBASSY, LOCATIONS, LOGISTICS, PRODUCTION, SCHOOL, TEA_HOUSE
from .production import Production
from .school import School

PLACES: Final[dict[int, Location]] = {
    **{place: Production(place) for place in range(PRODUCTION)},
    int(BARRACKS): Barracks(),
    int(BUILDERS): Builders(),
    int(LOGISTICS): Logistics(),
    int(TEA_HOUSE): TeaHouseLocation(),
    int(EMBASSY): Embassy(),
    int(SCHOOL): School(),
}
AT: Final[list[Location]] = [PLACES[place] for place in range(LOCATIONS)]
