"""Playing in the terminal: one person against bots."""

from __future__ import annotations

import argparse
import getpass
import sys

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from .. import game as games
from ..advice import advise, hint_sentences
from ..bots import make_bot
from ..games import SPECS, spec_of
from ..kernel.errors import MuragliaError, UnfinishedChoice
from ..kernel.events import Event
from ..kernel.position import forced_answer
from ..kernel.question import Choice, Question
from ..language import Language
from ..rulebook import find_rules, rulebook
from . import saved
from .analyse import look_back
from .boards import board_of
from .bot import check_bot
from .rules import rules_table

BOT_NAMES = ("Bea", "Carl", "Dora", "Emil", "Fritz", "Gina")


class Leave(Exception):
    """The person leaves; the game is kept."""


class Terminal:
    """A table with one person and bots in the terminal."""

    def __init__(self, console: Console, language: str, arguments: argparse.Namespace) -> None:
        self.console = console
        self.arguments = arguments
        self.language = Language(language)
        self.seat = 0
        self.bot_name: str = arguments.bot
        self.names: list[str] = []
        self.told = 0  # how many events the person has seen
        self.ahead: tuple[str, ...] = ()  # the person passes every window until one of these events
        self.game: games.Game

    def run(self) -> None:
        try:
            self.sit_down(self.arguments.game or self.choose_game())
            self.play_to_the_end()
        except (Leave, KeyboardInterrupt):
            self.leave("cli-kept")
        except EOFError:
            self.leave("cli-needs-terminal")

    def leave(self, message: str) -> None:
        self.console.print()
        if self.names:  # a game had started
            self.note(message)

    def note(self, message: str, style: str = "dim", **args: str | int) -> None:
        self.console.print(Text(self.language.say(message, **args), style=style))

    # Before the game

    def choose_game(self) -> str:
        self.note("cli-choose-game", "bold")
        names = list(SPECS)
        for number, name in enumerate(names, 1):
            info = SPECS[name].info
            line = self.language.say(
                "cli-game-line",
                title=info.title,
                author=info.author,
                year=str(info.year),
                low=info.players[0],
                high=info.players[-1],
            )
            self.console.print(Text.assemble((f"{number:>3}  ", "bold red3"), line))
        while True:
            answer = self.ask()
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            if answer in names:
                return answer
            if answer.lower() in ("quit", "exit"):
                raise Leave
            self.note("cli-choose-number", "red", count=len(names))

    def sit_down(self, name: str) -> None:
        """Continues the unfinished game, or starts a new one."""
        spec = spec_of(name)
        if not self.arguments.new and self.go_on_with(name):
            self.note("cli-resumed", title=spec.info.title)
            if self.arguments.players or self.arguments.seed or self.arguments.option or self.arguments.name:
                self.note("cli-ignored")
            return
        options = spec.info.options_from_text(" ".join(self.arguments.option))
        players = self.arguments.players if self.arguments.players is not None else spec.usual_players
        check_bot(self.bot_name, name)
        self.game = games.begin(name, players, self.arguments.seed, options)
        name_of_person = self.arguments.name or getpass.getuser().capitalize()
        self.names = [name_of_person, *[bot for bot in BOT_NAMES if bot != name_of_person]][:players]
        self.language = Language(self.language.code, name, self.names, self.seat)
        self.note("cli-welcome", "bold", title=spec.info.title, count=players)
        self.note("cli-goal", "italic")
        if players in spec.info.variant_players:
            self.note("cli-variant", title=spec.info.title)

    def go_on_with(self, name: str) -> bool:
        try:
            found = saved.find(name)
            if found is None:
                return False
            self.game = games.load(found.record)
        except (msgspec.DecodeError, MuragliaError) as error:
            why = self.language.error(error) if isinstance(error, MuragliaError) else str(error)
            self.note("cli-save-damaged", "red", why=why, path=str(saved.set_aside(name)))
            return False
        self.seat, self.names, self.bot_name = found.seat, found.names, found.bot
        self.language = Language(self.language.code, name, self.names, self.seat)
        self.told = len(self.game.events())
        return True

    # The game

    def play_to_the_end(self) -> None:
        while not self.game.is_over:
            self.keep()
            if self.seat in self.game.to_act:
                self.answer_as_person()
            else:
                self.answer_as_bot(self.game.to_act[0])
        self.tell_events()
        self.show_board()
        self.tell_result()
        look_back(self.console, self.language, self.game, self.seat)
        self.note("cli-again")
        saved.forget(self.game.name)

    def keep(self) -> None:
        saved.keep(self.game.name, saved.SavedGame(self.game.record(), self.seat, self.names, self.bot_name))

    def answer_as_bot(self, seat: int) -> None:
        game = self.game
        forced = forced_answer(game.position, seat)
        if forced is not None:
            game.play(forced, seat)
            return
        # The seed makes a bot repeat its choice after an interruption or an undo.
        bot = make_bot(self.bot_name, game.name, f"{game.seed}/{seat}/{game.version}")
        game.play(bot.choose(game.view(seat), game.question(seat)), seat)

    def answer_as_person(self) -> None:
        forced = forced_answer(self.game.position, self.seat)
        if forced is not None:  # nothing to choose
            self.game.play(forced, self.seat)
            return
        if self.ahead and self.is_window() and not any(event.kind.name in self.ahead for event in self.game.events(self.seat, self.told)):
            self.game.play("pass", self.seat)
            return
        self.ahead = ()
        self.tell_events()
        self.show_board()
        so_far: Choice = ()
        asked: list[Choice] = []  # the points in the form where the person had a choice
        while True:
            question = self.game.question_for_people(self.seat, so_far)
            if len(question.options) == 1:
                so_far += (question.options[0].pick,)
            else:
                self.show_question(question)
                picked = self.read_answer(question)
                if picked is None and not asked:
                    return
                if picked is None:  # go back one step in the form
                    so_far = asked.pop()
                    continue
                asked.append(so_far)
                so_far = picked
            try:
                self.game.play(so_far, self.seat)
                return
            except UnfinishedChoice:  # the form continues
                continue

    def is_window(self) -> bool:
        """Returns whether the person is only asked whether to interrupt."""
        return self.game.question(self.seat).window

    def read_answer(self, question: Question) -> Choice | None:
        """Returns what the person chose, including the picks so far; None if the game has changed or a step was taken back."""
        while True:
            word = self.ask(self.game.write(question.split.default) if question.split else "")
            command, _, rest = word.partition(" ")
            command = command.lower()
            if word.isdecimal() and 1 <= int(word) <= len(question.options):
                return (*question.so_far, question.options[int(word) - 1].pick)
            if command == "?":
                self.show_rules(question, rest)
            elif command == "help":
                self.show_help(question)
            elif command == "undo":
                if question.so_far:
                    self.note("cli-undone")
                    return None
                if self.undo():
                    return None
            elif command == "ahead" and rest in self.game.spec.spans and self.is_window():
                self.ahead = self.game.spec.spans[rest]
                return self.game.read("pass")
            elif command == "log":
                self.show_log()
            elif command == "board":
                self.show_board()
                self.show_question(question)
            elif command == "hint":
                self.show_hint(question)
            elif command == "why" and rest:
                self.explain(question, rest)
            elif command in ("quit", "exit"):
                raise Leave
            else:
                answer = self.read_notation(question, word)
                if answer is not None:
                    return answer

    def read_notation(self, question: Question, word: str) -> Choice | None:
        """Returns the picks so far plus this word, whether that completes the choice or not; None if it is not possible."""
        refused = self.refused(question, word)
        if refused is None:
            return (*question.so_far, *self.game.read(word))
        if refused.rule:
            self.console.print(Text(self.language.error(refused), style="red"))
        else:
            self.note("cli-not-understood", "red", word=word)
        return None

    def explain(self, question: Question, word: str) -> None:
        refused = self.refused(question, word)
        if refused is None:
            self.note("cli-why-it-is", word=word)
            return
        self.console.print(Text(self.language.error(refused), style="red"))
        if refused.rule:
            self.console.print(rules_table([rulebook(self.game.name, self.language.code)[refused.rule]]))

    def refused(self, question: Question, word: str) -> MuragliaError | None:
        """Returns why the choice cannot continue with this word, or None if it can. An incomplete choice is not an error."""
        try:
            refused = self.game.why_not((*question.so_far, *self.game.read(word)), self.seat)
        except MuragliaError as error:
            return error
        return None if isinstance(refused, UnfinishedChoice) else refused

    def show_hint(self, question: Question) -> None:
        """Shows a hint for the whole form, whatever has already been filled in."""
        view = self.game.view(self.seat)
        advice = advise(self.game.name, view, self.game.question(self.seat), seed=f"{self.game.version}")
        for sentence in hint_sentences(advice, view, self.language):
            self.console.print(Text(f"  {sentence}", style="green"))

    def undo(self) -> bool:
        """Goes back to the person's last real choice, whatever the bots have done since. Returns whether that was possible."""
        trial = self.game.copy()
        try:
            while trial.undo() != self.seat or forced_answer(trial.position, self.seat) is not None:
                pass
        except MuragliaError as error:
            self.console.print(Text(self.language.error(error), style="red"))
            return False
        self.game = trial
        self.told = len(trial.events())
        self.note("cli-undone")
        return True

    # What the person sees

    def ask(self, default: str = "") -> str:
        """Returns what the person types; nothing means the default, if there is one."""
        while True:
            word = " ".join(self.console.input(Text(f"{self.language.say('cli-prompt')} > ", style="bold red3")).split())
            if not sys.stdin.isatty():  # the input is not echoed on the screen
                self.console.print(word)
            if word or default:
                return word or default

    def show_board(self) -> None:
        self.console.print()
        self.console.print(
            board_of(self.game.spec)(self.game.spec.view_for_people(self.game.position, self.seat), self.language, self.console.width)
        )

    def show_question(self, question: Question) -> None:
        self.console.print(Text(self.language.say(question.prompt), style="bold"))
        if question.split:
            self.note("cli-split-default", word=self.game.write(question.split.default))
        if question.place is not None and question.place.says:
            self.console.print(Text("  " + self.language.running(question.place.says), style="dim"))
        width = max(len(option.notation) for option in question.options)
        lines: list[Table] = []
        for number, option in enumerate(question.options, 1):  # a grid, so that long labels wrap with an indent
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_column(width=3, justify="right", style="bold red3")
            line.add_column(width=width, style="cyan")
            line.add_column()
            facts, label = question.facts.get(str(option.pick)), self.language.say(option.label)
            line.add_row(
                str(number),
                option.notation,
                f"{label} – {self.language.running(facts.says)}" if facts is not None and facts.says else label,
            )
            lines.append(line)
        self.console.print(Columns(lines, padding=(0, 2), column_first=True))

    def tell_events(self) -> None:
        """Prints what has happened since the person last looked."""
        for event in self.game.events(self.seat, self.told):
            self.console.print(self.event_line(event))
        self.told = len(self.game.events())

    def event_line(self, event: Event) -> RenderableType:
        words = self.language.say(event.message())
        return Line(Text(words, style="bold"), align="left", style="dim") if event.kind.heading else Text(f"  {words}")

    def show_log(self) -> None:
        self.note("cli-log-title", "bold")
        for event in self.game.events(self.seat):
            self.console.print(self.event_line(event))

    def show_rules(self, question: Question, words: str) -> None:
        code = self.language.code
        book = rulebook(self.game.name, code)
        found = find_rules(self.game.name, code, words) if words else [book[id] for id in question.rules]
        if found:
            self.console.print(rules_table(found))
        else:
            self.note("cli-rule-unknown", "red", word=words)

    def show_help(self, question: Question) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), title=self.language.say("cli-help"), title_justify="left")
        example = question.options[-1].notation
        ahead = ", ".join(f"ahead {stretch}" for stretch in self.game.spec.spans)
        for typed, meaning in (
            (f"1-{len(question.options)}", self.language.say("cli-help-number")),
            (example, self.language.say("cli-help-notation", example=example)),
            ("?", self.language.say("cli-help-rule")),
            (f"why {example}", self.language.say("cli-help-why")),
            ("hint", self.language.say("cli-help-hint")),
            ("undo", self.language.say("cli-help-undo")),
            ("log", self.language.say("cli-help-log")),
            ("board", self.language.say("cli-help-board")),
            *([(ahead, self.language.say("cli-help-ahead"))] if ahead and self.is_window() else []),
            ("quit", self.language.say("cli-help-quit")),
        ):
            table.add_row(Text(typed, style="cyan"), meaning)
        self.console.print(table)
        self.note("cli-legend")

    def tell_result(self) -> None:
        names = [self.names[seat] for seat in self.game.winners]
        if not names:  # a game that everybody can lose
            self.note("cli-nobody-wins", "bold")
        elif len(names) == 1:
            self.note("cli-wins", "bold", name=names[0])
        else:
            self.note("cli-share-win", "bold", names=", ".join(names))
