"""Finds games from other packages. A broken one is skipped with a line in the log; the others can be played."""

from __future__ import annotations

import logging
import multiprocessing
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from ..kernel.card_files import CardFiles
from ..kernel.errors import MuragliaError
from ..kernel.spec import LEVELS, Spec
from . import shelf

GROUP = "muraglia.games"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # used in paths, addresses and file names
_SAID = ("cli-goal", "cli-legend", "advice-score")  # the terminal and the advisor say these for every game
_log = logging.getLogger("muraglia.games")


def digest_of(spec: Spec) -> str:
    """Returns the digest of the cards in use, as it is written in texts after the set's name."""
    return spec.cards.rpartition(" ")[2]


class NoGame(Exception):
    """The entry point does not lead to a playable game."""


class Registry(Mapping[str, Spec]):
    """Games by name: first those of this project, then those from other packages, sorted by name.

    Other packages are loaded only when a game outside this project is needed. They import the kernel, which imports this module;
    loading them earlier could catch such a package in the middle of its own import.
    """

    def __init__(self, *ours: Spec) -> None:
        self.ours: Mapping[str, Spec] = {spec.info.name: spec for spec in ours}
        self._known = dict(self.ours)
        self._sets: dict[str, Spec] = {}  # games with sets from the shelf
        self._whole = False

    def __getitem__(self, name: str) -> Spec:
        found = self._known.get(name)
        if found is not None:
            return found
        return self._with_set(name) if "@" in name else self._all()[name]

    def _with_set(self, name: str) -> Spec:
        """Returns a game with a set from the shelf. Raises KeyError if there is none."""
        found = self._sets.get(name)
        if found is None:
            game, _, digest = name.partition("@")
            if digest_of(self[game]) == digest:
                return self[game]
            kept = shelf.find(digest)
            if kept is None or kept.game != game:
                raise KeyError(name)
            found = self._sets[name] = self.add_set(kept)
        return found

    def own_sets(self) -> list[Spec]:
        """Returns all games with sets from the shelf that can be read."""
        found: list[Spec] = []
        for digest, kept in shelf.all_of_them():
            try:
                found.append(self[f"{kept.game}@{digest}"])
            except (KeyError, MuragliaError) as error:  # made for other rules: what is played with it cannot be opened
                _tell(f"The card set {kept.name} ({digest}) of {kept.game} is left out: {error}")
        return found

    def add_set(self, found: CardFiles) -> Spec:
        """Puts a set on the shelf and returns the game with it. Raises BadSetup for a set that is not whole."""
        own = self[found.game]
        assert own.with_set is not None
        spec = own.with_set(found)
        if spec.cards == own.cards:
            return own
        if spec.info.name not in self._sets:
            self._sets[spec.info.name] = spec
            shelf.put(digest_of(spec), found)
        return self._sets[spec.info.name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, Spec]:
        if not self._whole:
            self._whole = True  # set first, because a package may access the games while it is being imported
            self._known = with_others(self._known, entry_points(group=GROUP))
        return self._known


def with_others(ours: Mapping[str, Spec], found: Iterable[EntryPoint]) -> dict[str, Spec]:
    """Returns our games plus those of the entry points. Games that cannot be played are skipped and reported."""
    games = dict(ours)
    homes = dict.fromkeys(games, "muraglia")
    for point in sorted(found, key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist is not None else point.value
        try:
            spec = _load(point)
            if spec.info.name in games:
                raise NoGame(f"the package {homes[spec.info.name]} has a game of this name already")
        except Exception as error:  # whatever is wrong with a package, the other games can be played
            _tell(f"The game {point.name} of the package {package} is left out: {_why(error)}")
            continue
        games[spec.info.name] = spec
        homes[spec.info.name] = package
    return games


def _load(point: EntryPoint) -> Spec:
    spec = point.load()
    if not isinstance(spec, Spec):
        raise NoGame(f"{point.value} is not a Spec")
    info = spec.info
    if info.name != point.name:
        raise NoGame(f"its entry point is called {point.name} and its Spec {info.name}")
    if not _NAME.fullmatch(info.name):
        raise NoGame("a name has small letters, digits and single hyphens")
    if spec.usual_players not in info.players:
        raise NoGame(f"it is usually played by {spec.usual_players}, but not for that many players")
    if missing := [level for level in LEVELS if level not in spec.levels]:
        raise NoGame(f"it has no level {', '.join(missing)}")
    if missing := _unsaid(spec):
        raise NoGame(f"its locale/en.ftl has no message {', '.join(missing)}")
    return spec


def _unsaid(spec: Spec) -> list[str]:
    """Messages that every game is asked for, and that this one has no English words for."""
    catalogue = files(spec.package) / "locale" / "en.ftl"
    if not catalogue.is_file():
        raise NoGame(f"the package {spec.package} has no locale/en.ftl")
    source = catalogue.read_text("utf-8")
    wanted = [*_SAID, *[f"event-{kind.name}" for kind in spec.events]]
    return [id for id in wanted if not re.search(rf"^{re.escape(id)} *=", source, re.MULTILINE)]


def _why(error: Exception) -> str:
    said = " ".join(str(error).split())
    return said if isinstance(error, NoGame) else f"{type(error).__name__}: {said}"


def _tell(line: str) -> None:
    """Logs a line in the main process only: child processes find the same packages."""
    if multiprocessing.parent_process() is None:
        _log.error(line)
