"""A loaded card set as `SetData`: what the tables of cardset.py hold, in words."""

from __future__ import annotations

from typing import TypedDict

from ...kernel.languages import LANGUAGES
from ...kernel.message import Message
from .card_text import ability_text, demand_text, horde_text, operation_text, soldiers
from .cardset import (
    FIRST_ADVISOR,
    FIRST_EVENT,
    MOST_YEARS,
    OWNER_BOX,
    QIN_GENERAL,
    RUSH_COMMAND,
    RUSH_GENERAL,
    SIDES,
    SOLO_COMMAND,
    TRACKS,
    CardSet,
)
from .effect_compiler import TRACK_COUNT
from .pieces import (
    BARRICADE_DEFENCE,
    BARRICADE_SPACES,
    COLUMNS,
    HIGHEST_WALL,
    LOCATION_WORDS,
    POINTS,
    PRODUCTION,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SOLDIER_WORDS,
    SOLDIERS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
)
from .set_data import (
    Ability,
    Advisor,
    Artifact,
    Box,
    Command,
    Condition,
    Demand,
    Effect,
    Ends,
    Event,
    General,
    Goods,
    Horde,
    HordeAbility,
    Location,
    Operation,
    Overseer,
    Request,
    Section,
    SetData,
    Soldier,
    Source,
    Tactic,
    Track,
    VitalPoint,
    WallLevel,
    Way,
    Year,
)
from .sources import card_of_source, source_words
from .vocabulary import (
    A_CLERK,
    ALL,
    AN_ADVISOR,
    ARG,
    AT_ALWAYS,
    AT_COVERED,
    AT_RECRUITED,
    ATTACK,
    BARRICADES,
    BUILD,
    CHANGES,
    COPY,
    COUNTS,
    DEMANDS,
    EACH_GIVES_CLERKS,
    EACH_PAYS,
    EACH_SACRIFICES,
    GAIN,
    HIRE,
    HORDE_ABILITIES,
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
    PLACES,
    RECRUIT,
    STOP,
    UPGRADE,
    VERBS,
    WALLS,
    WIDTH,
)

REQUESTS_TO_WIN = {2: 6, 3: 7, 4: 9}  # GW-COOP-01


def export(cards: CardSet) -> SetData:
    return SetData(
        name=cards.title or cards.name,
        author=cards.author,
        digest=cards.digest,
        languages=tuple(LANGUAGES),
        commands=commands(cards),
        generals=generals(cards),
        advisors=tuple([advisor(cards, number) for number in range(len(cards.ids["advisor"]))]),
        tactics=tuple([tactic(cards, number) for number in range(len(cards.ids["tactic"]))]),
        hordes=tuple([horde(cards, kind) for kind in range(len(cards.ids["horde"]))]),
        artifacts=tuple([artifact(cards, number) for number in range(len(cards.ids["artifact"]))]),
        events=tuple([event(cards, number) for number in range(len(cards.ids["event"]))]),
        requests=tuple([request(cards, number) for number in range(len(cards.ids["request"]))]),
        locations=tuple([location(cards, place) for place in range(len(LOCATION_WORDS))]),
        sections=tuple([section(cards, number) for number in range(len(SECTION_WORDS))]),
        soldiers=tuple([soldier(cards, number) for number in range(len(SOLDIER_WORDS))]),
        tracks=tuple([track(cards, side) for side in SIDES]),
        sources=tuple([source(cards, number) for number in range(len(source_words(cards)))]),
        ways=tuple([way(False, players) for players in ((1, 2), (3,), (4,))] + [way(True, (players,)) for players in (2, 3, 4)]),
    )


class Titled(TypedDict):
    """The fields of every card."""

    id: str
    name: dict[str, str]
    source: str


def titled(cards: CardSet, kind: str, number: int) -> Titled:
    id = cards.ids[kind][number]
    return {"id": id, "name": cards.titles[kind][number], "source": cards.sources[f"{kind} {id}"]}


# Effects


def effect(cards: CardSet, pc: int) -> Effect:
    found: list[Operation] = []
    while cards.ops[pc] != STOP:
        found.append(operation(cards, cards.ops[pc : pc + WIDTH]))
        pc += WIDTH
    return tuple(found)


def operation(cards: CardSet, op: list[int]) -> Operation:
    verb, number, more = op[0], op[NUMBER], op[MORE]
    priced = verb in (RECRUIT, BUILD, UPGRADE, HIRE)
    return Operation(
        verb=VERBS[verb],
        amount=None if number == ALL else number,
        what=what_of(verb, op[ARG]),
        where=PLACES[more] if verb in (ATTACK, HURT) and more else None,
        different=verb in (MOVE, UPGRADE) and op[ARG] != 0,
        discount=more if priced and more != ALL else 0,
        free=priced and more == ALL,
        or_moves=more if verb == COPY else 0,
        per=COUNTS[op[PER]] if op[PER] else None,
        condition=condition(cards, op),
        text=tuple(operation_text(op)),
    )


def what_of(verb: int, what: int) -> tuple[str, ...]:
    if verb in (GAIN, LOSE, PAY):
        return (KINDS[what],)
    if verb in (RECRUIT, ATTACK):
        return tuple(soldiers(what))
    if verb == BUILD:
        return tuple([word for bit, word in ((WALLS, "wall"), (BARRICADES, "barricade")) if what & bit])
    if verb == HIRE:
        return tuple([word for bit, word in ((A_CLERK, "clerk"), (AN_ADVISOR, "advisor")) if what & bit])
    return ()


def condition(cards: CardSet, op: list[int]) -> Condition | None:
    if op[IF_COUNT] >= TRACK_COUNT:
        return Condition("track", op[IF_NUMBER], cards.ids["command"][op[IF_COUNT] - TRACK_COUNT])
    return Condition(COUNTS[op[IF_COUNT]], op[IF_NUMBER], None) if op[IF_COUNT] else None


def abilities(cards: CardSet, holder: int) -> tuple[Ability, ...]:
    return tuple([ability(cards, index) for index in range(cards.first_ability[holder], cards.first_ability[holder + 1])])


def ability(cards: CardSet, index: int) -> Ability:
    when, only = cards.ability_when[index], cards.ability_filter[index] - 1
    of_soldiers = when in (AT_RECRUITED, AT_COVERED)
    standing = when == AT_ALWAYS
    text = ability_text(cards, index)
    return Ability(
        when=MOMENTS[when],
        location=LOCATION_WORDS[only] if only >= 0 and not of_soldiers else None,
        soldier=SOLDIER_WORDS[only] if only >= 0 and of_soldiers else None,
        effect=effect(cards, cards.ability_pc[index]),
        change=CHANGES[cards.ability_change[index]] if standing else None,
        number=cards.ability_number[index],
        per_support=standing and cards.ability_per_support[index] == 1,
        text=tuple(text if standing else text[:1]),
    )


# Cards


def commands(cards: CardSet) -> tuple[Command, ...]:
    found = [Command(**titled(cards, "command", number), clan="player", boxes=boxes(cards, number)) for number in range(int(SOLO_COMMAND))]
    count = int(RUSH_COMMAND - SOLO_COMMAND)
    found += [Command(**titled(cards, "solo-command", n), clan="qin", boxes=boxes(cards, int(SOLO_COMMAND) + n)) for n in range(count)]
    found.append(Command(**titled(cards, "rush-command", 0), clan="rush", boxes=boxes(cards, int(RUSH_COMMAND))))
    return tuple(found)


def boxes(cards: CardSet, command: int) -> tuple[Box, ...]:
    found: list[Box] = []
    for box in range(cards.first_box[command], cards.first_box[command + 1]):
        who = "owner" if cards.box_who[box] == OWNER_BOX else "others"
        found.append(Box(who, effect(cards, cards.box_pc[box]), (Message(f"says-{who}"),)))
    return tuple(found)


def generals(cards: CardSet) -> tuple[General, ...]:
    found = [
        General(
            **titled(cards, "general", number),
            clan="player",
            cooperative=number >= STANDARD_GENERALS,
            start=goods(cards.start_resources, number),
            tactics=cards.start_tactics[number],
            tea=cards.tea_value[number],
            abilities=abilities(cards, number),
        )
        for number in range(len(cards.ids["general"]))
    ]
    for kind, clan, holder in (("rush-general", "rush", int(RUSH_GENERAL)), ("qin-general", "qin", int(QIN_GENERAL))):
        for number in range(len(cards.ids[kind])):
            does = abilities(cards, holder + number)
            card = titled(cards, kind, number)
            # GW-AMB-16: the second General of the Rush Clan is the one of the cooperative game
            cooperative = clan == "rush" and number == 1
            found.append(General(**card, clan=clan, cooperative=cooperative, start=None, tactics=0, tea=0, abilities=does))
    return tuple(found)


def goods(amounts: list[int], row: int) -> Goods:
    """A row of a table with a column for each resource."""
    wood, stone, gold, qi = amounts[row * 4 : row * 4 + 4]
    return Goods(wood, stone, gold, qi)


def advisor(cards: CardSet, number: int) -> Advisor:
    return Advisor(**titled(cards, "advisor", number), abilities=abilities(cards, int(FIRST_ADVISOR) + number))


def tactic(cards: CardSet, number: int) -> Tactic:
    return Tactic(
        **titled(cards, "tactic", number),
        cooperative=number >= STANDARD_TACTICS,
        when=MOMENTS[cards.tactic_when[number]],
        effect=effect(cards, cards.tactic_pc[number]),
        empowered=effect(cards, cards.empowered_pc[number]),
        cost=cards.empowered_cost[number],
        moment=(Message("says-when", {"moment": cards.tactic_when[number]}),),
        price=(Message("says-empowered", {"number": cards.empowered_cost[number]}),),
    )


def horde(cards: CardSet, kind: int) -> Horde:
    points = [
        VitalPoint(point // COLUMNS, point % COLUMNS, effect(cards, cards.reward_pc[kind * POINTS + point]))
        for point in range(int(POINTS))
        if cards.vital[kind] >> point & 1
    ]
    in_coop = [card % 3 for card in cards.coop_deck if card // 3 == kind]
    backs = in_coop + [card % 3 for card in cards.horde_deck if card // 3 == kind]
    does = effect(cards, cards.horde_pc[kind])
    words = horde_text(cards, kind)
    return Horde(
        **titled(cards, "horde", kind),
        cooperative=bool(in_coop),
        power=cards.power[kind],
        honour=cards.honour[kind],
        points=tuple(points),
        ability=HordeAbility(
            kind=HORDE_ABILITIES[cards.horde_ability[kind]],
            number=cards.horde_number[kind],
            per=COUNTS[cards.horde_per[kind]] if cards.horde_per[kind] else None,
            effect=does,
            text=tuple(words[:1] if does else words),
        ),
        copies={word: backs.count(section) for section, word in enumerate(SECTION_WORDS)},
    )


def artifact(cards: CardSet, number: int) -> Artifact:
    return Artifact(**titled(cards, "artifact", number), score=effect(cards, cards.artifact_pc[number]))


def event(cards: CardSet, number: int) -> Event:
    return Event(
        **titled(cards, "event", number),
        each=effect(cards, cards.event_pc[number]),
        once=effect(cards, cards.event_once_pc[number]),
        abilities=abilities(cards, int(FIRST_EVENT) + number),
    )


def request(cards: CardSet, number: int) -> Request:
    asked = range(cards.first_demand[number], cards.first_demand[number + 1])
    two_players = not cards.not_for_two >> number & 1
    return Request(**titled(cards, "request", number), two_players=two_players, demands=tuple([demand(cards, index) for index in asked]))


def demand(cards: CardSet, index: int) -> Demand:
    kind, number = cards.demand_kind[index], cards.demand_what[index]
    known: tuple[str | None, ...] = COUNTS
    if kind == EACH_PAYS:
        known = KINDS
    elif kind == EACH_SACRIFICES:
        known = (*SOLDIER_WORDS, None)
    elif kind == EACH_GIVES_CLERKS:
        known = (None,)
    return Demand(DEMANDS[kind], cards.demand_number[index], known[number], tuple(demand_text(cards, index)))


def source(cards: CardSet, number: int) -> Source:
    card = card_of_source(cards, number)
    if card is not None:
        return Source(*card)
    word = source_words(cards)[number]
    return Source("location" if word in LOCATION_WORDS else "rule", word)


# The board


def location(cards: CardSet, place: int) -> Location:
    produced = RESOURCE_WORDS[place] if place < PRODUCTION else None
    overseer = None
    if produced:
        costs = tuple([cost for cost in cards.overseer_cost[place * 4 : place * 4 + 4] if cost])
        overseer = Overseer(RESOURCE_WORDS[cards.overseer_kind[place]], costs)
    spaces = {word: cards.spaces[side * len(LOCATION_WORDS) + place] for side, word in enumerate(SIDES)}
    return Location(LOCATION_WORDS[place], spaces, bool(cards.shame_icons >> place & 1), produced, overseer)


def section(cards: CardSet, number: int) -> Section:
    levels: list[WallLevel] = []
    for level in range(int(HIGHEST_WALL) + 1):
        places = {word: (side * 3 + number) * 4 + level for side, word in enumerate(SIDES)}
        levels.append(
            WallLevel(
                level=level,
                cost=cards.wall_cost[number * 3 + level - 1] if level else 0,
                defence={word: cards.defence[place] for word, place in places.items()},
                posts={word: cards.posts[place] for word, place in places.items()},
            )
        )
    return Section(SECTION_WORDS[number], int(BARRICADE_SPACES), int(BARRICADE_DEFENCE), tuple(levels))


def soldier(cards: CardSet, number: int) -> Soldier:
    return Soldier(SOLDIER_WORDS[number], goods(cards.recruit_cost, number), SOLDIERS[number])


def track(cards: CardSet, side: str) -> Track:
    row = TRACKS.index(side)
    first = row * int(MOST_YEARS)
    return Track(side, tuple([Year(cards.hordes_due[space], cards.lethality[space]) for space in range(first, first + cards.years[row])]))


def way(cooperative: bool, players: tuple[int, ...]) -> Way:
    most = max(players)
    high = 3 if most == 4 else 2
    return Way(
        cooperative=cooperative,
        players=players,
        side="four" if most == 4 else "three",
        sections=SECTION_WORDS[1:] if most <= 2 else SECTION_WORDS,
        first_hordes=most + int(cooperative),  # GW-SETUP-05, GW-SETUP-05a, GW-COOP-06, GW-AMB-17
        more_hordes=int(cooperative),  # GW-COOP-34
        ends=Ends(None, False, REQUESTS_TO_WIN[most]) if cooperative else Ends(high, True, None),  # GW-END-02, GW-COOP-53
    )
