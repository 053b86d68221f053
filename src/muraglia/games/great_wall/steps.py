"""All kinds of steps, by season and place. Each is a class in the module that is named after its season or place.

The order is that of the numbers which learning programs see: a new step comes last.
"""

import re
from typing import Final

from . import (
    activation,
    attacks,
    autumn,
    barracks,
    breach,
    builders,
    clerks,
    combat,
    commands,
    discarding,
    effects,
    embassy,
    logistics,
    payment,
    production,
    qin,
    requests,
    saving,
    seasons,
    set_up,
    shame,
    tactics,
    visits,
    winter,
)
from .step import Step

STEPS: Final[tuple[type[Step], ...]] = (
    # Set-up and seasons
    set_up.ChooseGeneral, set_up.ChooseAdvisor, seasons.Season, seasons.Income, seasons.ClearTrack, commands.Recovery,
    autumn.ChooseCommand, autumn.PlaceCommands, autumn.Turns, autumn.Boxes, autumn.Others,
    activation.Activations, activation.Activate, activation.Activated, autumn.EndOfTurn,
    breach.WinterArrows, breach.Assault, breach.Compare, winter.EndOfAssault,
    requests.Fulfilment, winter.EndCheck, requests.RequestsStep, winter.EventStep,
    # Effects
    effects.Effect, effects.PayFor, effects.GainOne, clerks.MoveClerks, activation.Advanced, autumn.Copying, commands.RecoverOne,
    tactics.Window, discarding.Discarding,
    # Locations
    production.Gather, production.Upgrading, production.UpgradeAny, production.Donating,
    barracks.Recruiting, barracks.Deploying, attacks.Attacking, attacks.Wounding,
    builders.Building, payment.TakingStore, payment.Paying, logistics.Shifting, logistics.Sending,
    embassy.TeaHouse, embassy.Hiring, embassy.PlaceAdvisor,
    # Shame and combat
    shame.Unshaming, shame.ShameDue, shame.ShamePlace, combat.Defeats, combat.Defeat, combat.Killing, saving.Deaths, saving.Saving,
    combat.Fallen, breach.Breach, breach.Breached,
    # The cooperative game, the Rush Clan, Qin Jiushao
    requests.Giving, requests.Sacrificing,
    embassy.RushAdvisor, builders.RushBarricade, barracks.RushSpear, embassy.RushTea, payment.QinStore, qin.QinRecruits,
    # Later additions
    visits.Visits, saving.Rescuing, requests.NewRequests, tactics.Drawing, effects.GainSeveral, builders.Built,
    breach.ArchersKilled,
)  # fmt: skip


def name_of(kind: type[Step]) -> str:
    """Returns the name of a kind of step in texts and views: MoveClerks is move-clerks."""
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


STEP_NAMES: Final = tuple([name_of(kind) for kind in STEPS])
KIND_OF: Final = dict(zip(STEP_NAMES, STEPS))
NAME_OF: Final = dict(zip(STEPS, STEP_NAMES))
