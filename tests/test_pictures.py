"""Pictures say what a view says, and nothing else."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import muraglia
from muraglia import Game, Language
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.chinesische_mauer.cards import CARD_WORDS
from muraglia.games.chinesische_mauer.view import won_by
from muraglia.games.die_mauer.blocks import BLOCK_NAMES, COST
from muraglia.kernel.errors import BadSetup
from muraglia.kernel.rng import rng_from_seed
from muraglia.language import LANGUAGES
from muraglia.pictures import art
from muraglia.pictures.chinesische_mauer import made_of
from muraglia.pictures.die_mauer import shape_of
from tests.games.about import about, other_worlds
from tests.support import chinesische_mauer, die_mauer, games_to_play, second_action

ROOT = Path(__file__).parent.parent
DRAWN = {"die-mauer": (2, 3, 4, 5, 6), "chinesische-mauer": (2, 3, 4, 5)}
TABLES = [(name, players) for name, numbers in DRAWN.items() for players in numbers]
NAMES = ["Anna", "Bertram", "Clara", "Dan", "Eva", "Finn"]
PRINTED = {"wall": 1, "gate": 2, "tower": 3, "noble": 1, "warrior": 1, "rider": 2, "dragon": 1}
SVG = "{http://www.w3.org/2000/svg}"

Piece = tuple[str, int | None]  # the name of a symbol, and whose it is


@cache
def page_pieces(game: str) -> dict[str, Piece]:
    """The pieces that tests look for, by how they are drawn for a seat; blocks in the wall are nobody's."""
    found: dict[str, Piece] = {}
    for name, symbol in art.symbols(game).items():
        if name.startswith(("wall-", "tower", "gate", "card-back", "fame-", "pic-")):
            owners: list[int | None] = list(range(6))
            for seat in [None, *owners] if "--pc-on" not in symbol.markup else owners:
                own = {"pc": "var(--stone)"} if seat is None else art.seat_tokens(seat)
                found.setdefault(re.sub(r' font-family="[^"]*"', "", art.resolve(symbol.markup, own)), (name, seat))
    return found


class Seen:
    """What is drawn in a picture; its description in words is left out."""

    def __init__(self, picture: str, game: str) -> None:
        root = ElementTree.fromstring(picture)
        self._symbols = dict(re.findall(r'<symbol id="([^"]+)" viewBox="[^"]+">(.*?)</symbol>', picture))
        self._page = page_pieces(game)
        drawn = [part for part in root if part.tag not in (f"{SVG}title", f"{SVG}desc", f"{SVG}defs")]
        everything = [part for top in drawn for part in top.iter()]
        self.pieces = Counter(self._piece(part.attrib["href"][1:]) for part in everything if part.tag == f"{SVG}use")
        self.texts = [part.text or "" for part in everything if part.tag == f"{SVG}text"]
        self.words = " ".join(self.texts)
        self.numbers = Counter(int(text.replace("−", "-")) for text in self.texts if re.fullmatch(r"−?\d+", text))

    def _piece(self, id: str) -> Piece:
        """A symbol of the page, or a card, which is made of a frame with its owner's letter and a pictogram."""
        markup = self._symbols[id]
        inside = re.findall(r'href="#([^"]+)"', markup)
        if not inside:
            return self._page.get(re.sub(r' class="[^"]*"', "", markup), ("", None))
        frame, pictogram = inside[:2]
        letter = re.search(r">([A-F])</text>", self._symbols[frame])
        assert letter
        name = self._page[self._symbols[pictogram]][0].removeprefix("pic-").replace("watchtower", "tower")
        return f"card {name}", "ABCDEF".index(letter[1])

    def of(self, *beginnings: str) -> Counter[Piece]:
        return Counter({piece: count for piece, count in self.pieces.items() if piece[0].startswith(beginnings)})


def moments(name: str, players: int, seed: str, every: int, **options: str) -> list[Game]:
    """A random game at several moments, beginning and end included."""
    game = begin(name, players, seed, options)
    rng = rng_from_seed(f"pictures {seed}")
    found = [game.copy()]
    step = 0
    while not game.is_over:
        seats = game.to_act
        seat = seats[rng.below(len(seats))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
        step += 1
        if step % every == 0 or game.is_over:
            found.append(game.copy())
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_picture_is_whole_by_itself(name: str, players: int) -> None:
    """Well-formed, small, every reference leads to something inside, nothing is left to be filled in."""
    for number, game in enumerate(moments(name, players, f"whole {players}", 13)):
        code = list(LANGUAGES)[number % 4]
        for seat in range(-1, players):
            picture = game.picture(seat, code, NAMES)
            root = ElementTree.fromstring(picture)
            where = f"{name} {players} moment {number} seat {seat}"
            ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
            used = {part.attrib["href"] for part in root.iter() if "href" in part.attrib}
            assert root.tag == f"{SVG}svg" and len(ids) == len(set(ids)), where
            assert used <= {f"#{id}" for id in ids}, where
            assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids), where
            assert "var(" not in picture and "\0" not in picture and picture.count("http") == 1, where
            assert len(picture.encode()) < 62_000, where


@pytest.mark.parametrize("players", DRAWN["die-mauer"])
def test_die_mauer_shows_every_block_and_number_of_the_view(players: int) -> None:
    for number in range(max(1, games_to_play(8) // 4)):
        for game in moments("die-mauer", players, f"blocks {players} {number}", 17):
            for seat in range(-1, players):
                view = game.view(seat)
                seen = Seen(game.picture(seat), "die-mauer")
                where = f"seed {number} {view}"
                blocks: Counter[Piece] = Counter((shape_of(block).symbol, None) for block in view.public.wall)
                prices = []
                for block in set(view.own.hand):  # those alike stand behind each other
                    blocks[shape_of(block).symbol, seat] += min(view.own.hand.count(block), 2)
                    price = COST[BLOCK_NAMES.index(block)]
                    if view.own.hand.count(block) == 1:
                        prices.append(price)
                    else:
                        assert f"{price} × {view.own.hand.count(block)}" in seen.texts, where
                if view.public.steps and view.public.steps[0].step != "planning":  # open palms
                    blocks.update((shape_of(fist).symbol, who) for who, fist in enumerate(view.public.fists) if fist not in (None, "fist"))
                assert seen.of("wall-", "tower", "gate") == blocks, where
                assert seen.numbers == Counter([*view.public.scores, *[held.size for held in view.own.held], *prices]), where
                assert all(text in seen.words for text in now_said(game, seat)), where


@pytest.mark.parametrize("players", DRAWN["chinesische-mauer"])
@pytest.mark.parametrize("hides", ["off", "on"])
def test_chinesische_mauer_shows_every_card_tile_and_number_of_the_view(players: int, hides: str) -> None:
    for game in moments("chinesische-mauer", players, f"cards {players}", 11, hide_won_fame=hides):
        for seat in range(-1, players):
            view = game.view(seat)
            seen = Seen(game.picture(seat), "chinesische-mauer")
            shelf = seat >= 0 and (bool(view.own.hand) or not view.public.is_over)
            row = [card for section in view.public.sections if section.open for card in section.row]
            cards: Counter[Piece] = Counter((f"card {card.card}", card.owner) for card in row)
            cards.update({(f"card {card}", seat): count for card, count in view.own.hand.items()})
            assert seen.of("card ") == cards, view
            shown = [who for who in range(players) if hides == "off" or view.public.is_over or who == seat]
            tiles = [tile for section in view.public.sections if section.open for tile in section.tiles]
            tiles += [card.tile for card in row if card.tile] + [tile for who in shown for tile in won_by(view, who)]
            assert Counter(name for name, _ in seen.of("fame-").elements()) == Counter(f"fame-{tile}" for tile in tiles), view
            decks = [*view.public.deck_sizes, *([view.public.deck_sizes[seat]] if shelf else [])]
            for who in range(players):
                backs = view.public.hand_sizes[who] + min(view.public.deck_sizes[who], 2) * (1 + (shelf and who == seat))
                assert seen.pieces["card-back", who] == backs, view
            numbers = [
                *decks,
                *view.public.hand_sizes,
                *[sum(won_by(view, who)) for who in shown],
                *range(1, len(view.public.sections) + 1),
            ]
            numbers += [points for section in view.public.sections if section.open for points in section.points if points is not None]
            numbers += [card.worth for card in row] + [card.tile for card in row if card.tile]
            numbers += [PRINTED[card] for card, count in view.own.hand.items() for _ in range(count)]
            assert seen.numbers == Counter(numbers), view
            assert all(f"×{count}" in seen.texts for count in view.own.hand.values() if count > 1), view
            assert all(text in seen.words for text in now_said(game, seat)), view


def now_said(game: Game, seat: int) -> list[str]:
    """What the picture must say is to be done now."""
    letters = list("ABCDEF"[: game.players])
    if game.is_over:
        return [letters[winner] for winner in game.winners]
    if seat in game.to_act:
        return [Language("en", game.name, letters, seat).say(game.question(seat).prompt)]
    return ["Waiting for " + ", ".join(letters[who] for who in game.to_act)]


def test_points_are_written_as_a_sum_where_that_is_short() -> None:
    game = chinesische_mauer(["7 | aW aG=3 bT", "5 4 | aW aW aW aW aW"], second_action("a"))
    first, second = game.view(0).public.sections
    assert made_of(first, 0, 72) == "1+2 −3" and made_of(first, 1, 72) == ""
    assert made_of(first, 0, 30) == "… −3" and made_of(second, 0, 80) == "1+1+1+1+1" and made_of(second, 0, 60) == "…"


def test_a_covered_card_lies_under_its_dragon() -> None:
    game = chinesische_mauer(["7 3 | aW bG/aD", "5 4 | bW"], second_action("a"))
    drawn = Seen(game.picture(), "chinesische-mauer")
    assert drawn.of("card ") == Counter([("card wall", 0), ("card gate", 1), ("card dragon", 0), ("card wall", 1)])
    assert game.picture().index('opacity="0.6"') < game.picture().index("rotate(2.5)")


def test_closed_fists_stay_closed() -> None:
    game = die_mauer(players=3)
    before = game.picture(2)
    game.play("T", 0)
    closed = game.picture(2)
    assert closed != before
    game.undo()
    game.play("W1", 0)
    assert game.picture(2) == closed and game.picture() == game.picture(-1)
    assert game.picture(0) != closed


@pytest.mark.parametrize(("name", "players"), [(name, spec.usual_players) for name, spec in SPECS.items()])
def test_a_hidden_fact_changes_no_byte_of_what_others_see(name: str, players: int) -> None:
    compared = 0
    rng = rng_from_seed(f"hidden {name}")
    short = {key: str(value) for key, value in about(name).short.items()}
    for number, game in enumerate(moments(name, players, "hidden", 2 * about(name).every, **short)):
        if game.is_over:
            continue
        truth = {seat: shown(game, seat) for seat in range(-1, players)}
        for world, knowing in other_worlds(game, rng):
            for seat in set(range(-1, players)) - knowing:
                assert shown(world, seat) == truth[seat], f"{name} moment {number} seat {seat}"
                compared += 1
    assert compared > 10


def shown(game: Game, seat: int) -> list[str | None]:
    view: Any = game.view(seat)
    return [view._repr_svg_(), view._repr_html_(), *([game._repr_svg_(), game._repr_html_()] if seat < 0 else [])]


@pytest.mark.parametrize("name", SPECS)
def test_a_notebook_shows_games_and_views(name: str) -> None:
    """One of the two is None: a drawn game is a picture, another one words."""
    game: Game = begin(name, seed=7)
    for held in (game, game.view(0), game.view(-1)):
        assert (held._repr_svg_() is None) == (held._repr_html_() is not None) == (name not in DRAWN)
    assert game._repr_svg_() == game.view(-1)._repr_svg_()
    assert game._repr_html_() == game.view(-1)._repr_html_()
    if name in DRAWN:
        assert game.picture() == game.picture(-1) == game._repr_svg_() == game.picture()._repr_svg_()
        assert game.picture(0) == game.view(0)._repr_svg_() != game.picture()


def test_a_game_that_is_not_drawn_is_told_in_words() -> None:
    game = muraglia.new("great-wall", players=3, seed=7)
    view = game.view(1)
    told = view._repr_html_() or ""
    ElementTree.fromstring(told)
    language = Language("en", "great-wall", ["A", "B", "C"], 1)
    plain = unescape(re.sub(r"<[^>]+>", "\n", told)).split("\n")
    for passage in SPECS["great-wall"].describe(view):
        assert f"<h4>{escape(language.say(passage.heading))}</h4>" in told
    for line in language.tell(view).split("\n"):
        assert line.strip() in plain
    with pytest.raises(BadSetup, match=r"The Great Wall is not drawn"):
        game.picture()


@pytest.mark.parametrize("name", DRAWN)
def test_names_are_words_and_nothing_else(name: str) -> None:
    game: Game = begin(name, 3, 1)
    names = ['<script>alert("&")</script>', "var(--paper) & co", "\0\x1b\ud800\n" + "W" * 400]
    picture = game.picture(1, names=names)
    root = ElementTree.fromstring(picture)
    assert "<script" not in picture and not list(root.iter(f"{SVG}script"))
    assert "var(--paper) &amp; co" in picture
    assert "W" * 60 not in re.sub(r"<desc>.*?</desc>", "", picture, flags=re.DOTALL)  # as long as there is room
    assert "&lt;script&gt;" in picture


@pytest.mark.parametrize("name", DRAWN)
def test_pictures_on_one_page_do_not_share_ids(name: str) -> None:
    pictures = {game.picture(seat, code) for game in moments(name, 3, "ids", 20) for seat in (-1, 0, 1) for code in LANGUAGES}
    assert len(pictures) > 20
    ids = [id for picture in pictures for id in re.findall(r' (?:id|class)="([^"]+)"', picture)]
    owners = Counter(re.sub(r"-\w+$", "", id) for id in set(ids))
    assert len(owners) == len(pictures)


def test_the_languages_say_the_same_table() -> None:
    game = begin("chinesische-mauer", 3, 7)
    for code in LANGUAGES:
        seen = Seen(game.picture(0, code, NAMES), "chinesische-mauer")
        assert seen.numbers == Seen(game.picture(0), "chinesische-mauer").numbers
        held = [Language(code, game.name).term("card", CARD_WORDS.index(card)) for card in game.view(0).own.hand]
        said = " ".join(re.findall(r">([^<]+)</text>", game.picture(0, code)))
        assert all(name[0].upper() + name[1:] in said for name in held)
        assert Language(code, game.name).say(game.question(0).prompt) in seen.words
    with pytest.raises(BadSetup):
        game.picture(0, "xx")
    with pytest.raises(BadSetup):
        game.picture(3)


def test_a_wheel_carries_what_is_drawn() -> None:
    included = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    boards = {f"web/src/boards/{game}/pieces.svg" for game in DRAWN}
    for path in boards | {"web/src/art/pieces.svg", "web/src/styles/tokens.css"}:
        assert included[path] == path.replace("web/src", "muraglia/pictures/page") and (ROOT / path).is_file()
