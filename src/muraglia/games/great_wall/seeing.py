"""What a seat knows of a game of The Great Wall, built from a whitelist, and a position imagined from that alone.

GW-AMB-32: stocks of Resources, hands of cards and decks are secret, everything else is open. What may still come from a deck is open too:
it is what has not been seen.
"""

from __future__ import annotations

from .agenda import agenda_from_view, agenda_view
from .board import Board
from .cardset import QIN_GENERAL, RUSH_GENERAL
from .meta import options_of, switches_of
from .pieces import GENERALS, LOCATION_WORDS, SECTION_WORDS, SECTIONS
from .rules import CARDS, GreatWall
from .set_up import ChooseAdvisor, is_setting_up
from .step import AtOnce
from .view import FactionView, HordeView, OwnView, PublicView, TakenView, View, WallView


def public(board: GreatWall) -> PublicView:
    """Returns what everybody sees."""
    over = board.is_over()
    hidden_tactics = list(board.tactic_deck)
    hidden_advisors = list(board.advisor_deck)
    for seat in range(board.players):
        hidden_tactics += list(board.tactics[seat])
        hidden_advisors += list(board.dealt[seat][2:])
    ids = board.cards.ids
    return PublicView(
        players=board.players,
        version=board.version,
        options=options_of(board.switches),
        to_act=tuple(board.to_act()),
        steps=agenda_view(board),
        year=board.year,
        years=board.cards.years[board.track],
        season=board.season_of(),
        active=board.active,
        tea=tuple(board.tea),
        shame=board.shame,
        shame_boxed=board.shame_boxed,
        warehouse=tuple(board.warehouse),
        sections=tuple(section_view(board, section) for section in range(SECTIONS)),
        clerks={
            word: tuple(board.clerks[place * board.factions : (place + 1) * board.factions]) for place, word in enumerate(LOCATION_WORDS)
        },
        factions=tuple(faction_view(board, faction) for faction in range(board.factions)),
        command_track=tuple(board.spaces),
        advisor_track=tuple(ids["advisor"][card] for card in board.advisor_track),
        artifacts=tuple(ids["artifact"][card] for card in board.artifacts),
        requests=tuple(ids["request"][card] for card in board.requests),
        events=tuple(ids["event"][card] for card in board.events),
        location_track=tuple(LOCATION_WORDS[place] for place in board.qin_track),
        indicator=board.horde_deck[-1] % 3 if board.horde_deck else -1,
        hordes_left=tuple(sorted(board.horde_deck)),
        tactics_left=tuple(sorted(hidden_tactics)),
        advisors_left=tuple(sorted(hidden_advisors)),
        requests_left=tuple(sorted(board.request_deck)),
        events_left=tuple(sorted(board.event_deck)),
        solo_left=tuple(sorted(board.qin_deck)),
        horde_discard=tuple(board.horde_discard),
        tactic_discard=tuple(board.tactic_discard),
        advisor_discard=tuple(board.advisor_discard),
        solo_pile=tuple(board.qin_pile),
        deck_sizes={"tactic": len(board.tactic_deck), "advisor": len(board.advisor_deck)},
        passing=(board.result, board.spared, board.fulfilled, board.extra_defence),
        due=tuple(board.due),
        dead=tuple(board.dead),
        saved=tuple(board.saved),
        recruits=tuple(board.recruits),
        scores=tuple(board.scores()),
        winners=tuple(board.winners()) if over else (),
        is_over=over,
    )


def own(board: GreatWall, seat: int) -> OwnView:
    """Returns what only the seat knows."""
    if seat < 0:
        return OwnView()
    ids = board.cards.ids
    general = board.general[seat]
    return OwnView(
        resources=tuple(board.resources[seat * 4 : seat * 4 + 4]),
        hand=tuple(word for card, word in enumerate(ids["command"]) if board.hand[seat] >> card & 1),
        tactics=tuple(ids["tactic"][card] for card in board.tactics[seat]),
        dealt=tuple(board.dealt[seat]),
        general=general_word(board, general) if general >= 0 and is_setting_up(board) else None,
        chosen=board.chosen[seat] if board.is_simultaneous() else None,
    )


def section_view(board: GreatWall, section: int) -> WallView:
    factions = board.factions
    return WallView(
        wall=board.wall[section],
        barricades=board.barricades[section],
        defence=board.defence(section),
        offence=board.offence(section),
        free_posts=board.free_posts(section),
        posts=tuple(board.posts[section * factions : (section + 1) * factions]),
        rest=tuple(rest_of(board, section, faction) for faction in range(factions)),
        hordes=tuple(horde_view(board, section * 3 + row) for row in range(board.depth[section])),
    )


def rest_of(board: Board, section: int, faction: int) -> tuple[int, int, int]:
    at = board.rest_at(section, faction, 0)
    return board.rest[at], board.rest[at + 1], board.rest[at + 2]


def horde_view(board: Board, slot: int) -> HordeView:
    card = board.slot_card[slot]
    return HordeView(
        horde=board.cards.ids["horde"][card // 3],
        back=SECTION_WORDS[card % 3],
        cover=board.cover[slot],
        covered=board.covered[slot],
        vacant=board.vacant(slot),
        offence=board.horde_offence(slot),
    )


def faction_view(board: GreatWall, faction: int) -> FactionView:
    ids = board.cards.ids
    general = board.general[faction]
    taken = board.taken[faction]
    places, soldiers = faction * 4, faction * 3
    return FactionView(
        honour=board.honour[faction],
        reserve=tuple(board.reserve[soldiers : soldiers + 3]),
        shamed=tuple(board.shamed[soldiers : soldiers + 3]),
        overseers=tuple(board.overseers[places : places + 4]),
        overseer_soldiers=tuple(board.overseer_types[places : places + 4]),
        home=board.home[faction],
        unhired=board.unhired[faction],
        sacrificed=tuple(board.gone[places : places + 4]),
        general=general_word(board, general) if general >= 0 and (faction == board.qin or not is_setting_up(board)) else None,
        active=tuple(ids["advisor"][card] for card in board.advisors[faction]),
        support=tuple(ids["advisor"][card] for card in board.support[faction]),
        hand_size=board.hand[faction].bit_count(),
        pile=tuple(word for card, word in enumerate(ids["command"]) if board.pile[faction] >> card & 1),
        chosen=None if board.is_simultaneous() else board.chosen[faction],
        tactics_size=len(board.tactics[faction]),
        taken=tuple(
            TakenView(ids["horde"][taken[index] // 3], SECTION_WORDS[taken[index] % 3], taken[index + 1])
            for index in range(0, len(taken), 2)
        ),
    )


def general_word(board: Board, general: int) -> str:
    ids = board.cards.ids
    return ids["general"][general] if general < GENERALS else ids["qin-general"][0]


# A position from a view


def imagine(view: View) -> GreatWall:
    """A position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    seat, own = view.seat, view.own
    board, public = GreatWall(), view.public
    board.clear(CARDS, public.players, switches_of(public.options))
    ids = board.cards.ids
    board.version = public.version
    agenda_from_view(board, public.steps)
    board.year = public.year
    board.active = public.active
    board.tea = bytes(public.tea)
    board.shame, board.shame_boxed = public.shame, public.shame_boxed
    board.warehouse = list(public.warehouse)
    board.result, board.spared, board.fulfilled, board.extra_defence = public.passing
    for section, seen in enumerate(public.sections):
        imagine_section(board, section, seen)
    board.due, board.dead, board.saved, board.recruits = list(public.due), list(public.dead), list(public.saved), list(public.recruits)
    for place, word in enumerate(LOCATION_WORDS):
        board.clerks[place * board.factions : (place + 1) * board.factions] = public.clerks[word]
    board.spaces = list(public.command_track)
    board.advisor_track = numbers(public.advisor_track, ids["advisor"])
    board.artifacts = numbers(public.artifacts, ids["artifact"])
    board.requests = numbers(public.requests, ids["request"])
    board.events = numbers(public.events, ids["event"])
    board.qin_track = numbers(public.location_track, LOCATION_WORDS)
    imagine_decks(board, public)
    advisors, tactics = list(public.advisors_left), list(public.tactics_left)
    for card in own.dealt[2:]:
        advisors.remove(card)
    for word in own.tactics:
        tactics.remove(ids["tactic"].index(word))
    generals = [card for card in range(GENERALS) if card not in own.dealt[:2]]
    for faction, known in enumerate(public.factions):
        imagine_faction(board, faction, known, own if faction == seat else None, generals, advisors, tactics)
    board.advisor_deck, board.tactic_deck = bytes(advisors), bytes(tactics)
    board.rush_general = RUSH_GENERAL + (1 if board.is_cooperative() else 0) if board.rush >= 0 else -1
    for faction in range(board.factions):
        if not board.dealt[faction]:
            board.count_changes(faction)
    board.asking = public.to_act[0] if public.to_act else -1
    imagine_answers(board, seat)
    return board


def imagine_answers(board: GreatWall, seat: int) -> None:
    """Answers that others have given in secret to the question on top: the first they could have given."""
    step = board.agenda
    if isinstance(step, AtOnce):
        for other in range(board.players):
            if other != seat and step.acted >> other & 1:
                step.imagine_answer(board, other)


def numbers(words: tuple[str, ...], ids: tuple[str, ...]) -> bytes:
    return bytes(ids.index(word) for word in words)


def imagine_section(board: GreatWall, section: int, seen: WallView) -> None:
    board.wall[section] = seen.wall
    board.barricades[section] = seen.barricades
    board.posts[section * board.factions : (section + 1) * board.factions] = seen.posts
    for faction, soldiers in enumerate(seen.rest):
        at = board.rest_at(section, faction, 0)
        board.rest[at : at + 3] = soldiers
    board.depth[section] = len(seen.hordes)
    for row, horde in enumerate(seen.hordes):
        slot = section * 3 + row
        board.slot_card[slot] = board.cards.ids["horde"].index(horde.horde) * 3 + SECTION_WORDS.index(horde.back)
        board.cover[slot], board.covered[slot] = horde.cover, horde.covered


def imagine_decks(board: GreatWall, public: PublicView) -> None:
    hordes = list(public.hordes_left)
    if public.indicator >= 0:  # the back of the top card is seen
        top = next(card for card in hordes if card % 3 == public.indicator)
        hordes.remove(top)
        hordes.append(top)
    board.horde_deck = bytes(hordes)
    board.request_deck = bytes(public.requests_left)
    board.event_deck = bytes(public.events_left)
    board.qin_deck, board.qin_pile = bytes(public.solo_left), bytes(public.solo_pile)
    board.horde_discard = bytes(public.horde_discard)
    board.tactic_discard = bytes(public.tactic_discard)
    board.advisor_discard = bytes(public.advisor_discard)


def imagine_faction(
    board: GreatWall,
    faction: int,
    known: FactionView,
    own: OwnView | None,
    generals: list[int],
    advisors: list[int],
    tactics: list[int],
) -> None:
    """Fills in a faction; `own` is what the seat knows of itself. Hidden cards are taken from those left."""
    ids = board.cards.ids
    places, soldiers = faction * 4, faction * 3
    board.honour[faction] = known.honour
    if own is not None:
        board.resources[places : places + 4] = own.resources
    board.reserve[soldiers : soldiers + 3] = known.reserve
    board.shamed[soldiers : soldiers + 3] = known.shamed
    board.overseers[places : places + 4] = known.overseers
    board.overseer_types[places : places + 4] = known.overseer_soldiers
    board.home[faction], board.unhired[faction] = known.home, known.unhired
    board.gone[places : places + 4] = known.sacrificed
    board.advisors[faction] = numbers(known.active, ids["advisor"])
    board.support[faction] = numbers(known.support, ids["advisor"])
    board.pile[faction] = sum(1 << ids["command"].index(word) for word in known.pile)
    chosen = known.chosen if own is None or own.chosen is None else own.chosen
    board.chosen[faction] = chosen if chosen is not None else -1
    if faction < board.players:
        board.hand[faction] = commands_left(board, faction)
    board.taken[faction] = bytes(
        number for taken in known.taken for number in (ids["horde"].index(taken.horde) * 3 + SECTION_WORDS.index(taken.back), taken.tiles)
    )
    setting_up = is_setting_up(board) and faction < board.players
    if setting_up:
        hidden = [generals.pop(0), generals.pop(0), advisors.pop(0), advisors.pop(0)] if own is None else []
        board.dealt[faction] = bytes(hidden if own is None else own.dealt)
    general = known.general if own is None or own.general is None else own.general
    if general is not None:
        board.general[faction] = QIN_GENERAL if faction == board.qin else ids["general"].index(general)
    elif setting_up and isinstance(board.agenda, ChooseAdvisor):
        board.general[faction] = board.dealt[faction][0]
    if own is not None:
        board.tactics[faction] = numbers(own.tactics, ids["tactic"])
    else:
        board.tactics[faction] = bytes(tactics[: known.tactics_size])
        del tactics[: known.tactics_size]


def commands_left(board: GreatWall, faction: int) -> int:
    """GW-INV-13: the six cards less those in the pile, on the track, or shown and not yet placed."""
    left = 63 & ~board.pile[faction]
    for card in board.spaces:
        if card >= 0 and card >> 4 == faction:
            left &= ~(1 << (card & 15))
    if board.chosen[faction] >= 0 and board.agenda is not None and not board.is_simultaneous():
        left &= ~(1 << board.chosen[faction])
    return int(left)
