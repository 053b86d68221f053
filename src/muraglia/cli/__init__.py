"""The command `muraglia`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..bots import BOTS
from ..games import SPECS
from ..kernel.errors import BadSetup, MuragliaError
from ..language import LANGUAGES, Language, language_of_this_machine
from . import lab, serve, sets
from .analyse import look_back_at
from .arena import hold
from .arguments import Parser, one_of, whole_number
from .bot import serve_own_bot
from .engine import serve_lines
from .files import of_system
from .play import Terminal
from .rules import show_rules
from .train import train


def main(argv: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else list(argv)
    language = Language(_language_of(arguments))
    try:
        return _run(arguments, language)
    except BrokenPipeError:  # the reader has closed the pipe, as in muraglia rules | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        return _refuse(language, BadSetup(of_system(error)))
    except MuragliaError as error:
        return _refuse(language, error)


def _refuse(language: Language, error: MuragliaError) -> int:
    Console(stderr=True, highlight=False).print(language.error(error), style="bold red", markup=False, soft_wrap=True)
    return 2


def _run(arguments: list[str], language: Language) -> int:
    options = _options(_parser(language), arguments)
    if getattr(options, "set", None):
        sets.play_with(options.set, arguments)
    console = Console(highlight=False)
    if options.command == "engine":
        serve_lines(sys.stdin.buffer, sys.stdout.buffer, language.code)
    elif options.command in serve.COMMANDS:
        return serve.run(console, language, options)
    elif options.command == "set":
        return sets.run(console, language, options)
    elif options.command == "lab":
        return lab.run(console, language, options)
    elif options.command == "rules":
        return show_rules(console, language, options.game, " ".join(options.words))
    elif options.command == "arena":
        hold(console, language, options)
    elif options.command == "analyse":
        look_back_at(console, language, options.record, options.seat)
    elif options.command == "bot":
        serve_own_bot(options.bot)
    elif options.command == "train":
        train(console, language, options)
    else:
        Terminal(console, language.code, options).run()
    return 0


def _options(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """Returns the parsed arguments. argparse gives up on the words of `rules` at the first option, so words after it are added here."""
    options, rest = parser.parse_known_args(arguments)
    if rest and (options.command != "rules" or any(word.startswith("-") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        options.words = [*options.words, *rest]
    return options


def _language_of(arguments: list[str]) -> str:
    """Returns the language. --lang is read first, so that even --help and errors use it."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", nargs="?")
    found = early.parse_known_args([word for word in arguments if word not in ("-h", "--help")])[0].lang
    return found if found in LANGUAGES else language_of_this_machine()


def _parser(language: Language) -> argparse.ArgumentParser:
    say = language.say
    parser = Parser(language, prog="muraglia", description=say("cli-about"))
    common = Parser(language, add_help=False)
    languages = ", ".join(LANGUAGES)
    common.add_argument("--lang", type=one_of("--lang", LANGUAGES), metavar="CODE", help=say("cli-arg-lang", known=languages))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    games = ", ".join(SPECS)
    cores = os.cpu_count() or 1

    def add(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, language=language, parents=[common], help=say(about), description=say(about))

    play = add("play", "cli-about-play")
    play.add_argument("game", nargs="?", metavar="game", help=say("cli-arg-game", known=games))
    play.add_argument("--players", type=whole_number("--players", 1), metavar="N", help=say("cli-arg-players"))
    play.add_argument("--seed", help=say("cli-arg-seed"))
    play.add_argument("--bot", default="greedy", help=say("cli-arg-bot", known=", ".join(BOTS)))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    play.add_argument("--new", action="store_true", help=say("cli-arg-new"))
    play.add_argument("--name", help=say("cli-arg-name"))
    play.add_argument("--set", metavar="FOLDER", help=say("cli-arg-set"))

    add("engine", "cli-about-engine")

    rules = add("rules", "cli-about-rules")
    rules.add_argument("game", help=say("cli-arg-game", known=games))
    rules.add_argument("words", nargs="*", default=[], help=say("cli-arg-words", example="CM-ACT-5"))

    look_back = add("analyse", "cli-about-analyse")
    look_back.add_argument("record", type=Path, help=say("cli-arg-record"))
    look_back.add_argument("--seat", default="a", help=say("cli-arg-seat"))

    outside = add("bot", "cli-about-bot")
    outside.add_argument("bot", metavar="file.py:Class", help=say("cli-arg-own-bot"))

    arena = add("arena", "cli-about-arena")
    arena.add_argument("game", help=say("cli-arg-game", known=games))
    arena.add_argument("--bots", required=True, metavar="A,B,C", help=say("cli-arg-bots", known=", ".join(BOTS)))
    arena.add_argument("--games", type=whole_number("--games", 1), default=100, metavar="N", help=say("cli-arg-games"))
    arena.add_argument("--players", type=whole_number("--players", 1), metavar="N", help=say("cli-arg-players"))
    arena.add_argument("--seed", default="arena", help=say("cli-arg-arena-seed"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    arena.add_argument("--workers", type=whole_number("--workers", 1), default=cores, metavar="N", help=say("cli-arg-workers"))
    arena.add_argument("--ray", action="store_true", help=say("cli-arg-ray"))
    arena.add_argument("--out", default="arena", metavar="PATH", help=say("cli-arg-out"))

    training = add("train", "cli-about-train")
    training.add_argument("game", help=say("cli-arg-game", known=games))
    training.add_argument("--players", metavar="2,3", help=say("cli-arg-train-players"))
    training.add_argument("--generations", type=whole_number("--generations", 1), default=3, metavar="N", help=say("cli-arg-generations"))
    training.add_argument("--games", type=whole_number("--games", 1), default=400, metavar="N", help=say("cli-arg-train-games"))
    training.add_argument("--simulations", type=whole_number("--simulations", 1), default=150, metavar="N", help=say("cli-arg-simulations"))
    training.add_argument("--seed", default="training", help=say("cli-arg-arena-seed"))
    training.add_argument("--workers", type=whole_number("--workers", 1), default=cores, metavar="N", help=say("cli-arg-workers"))
    training.add_argument("--ray", action="store_true", help=say("cli-arg-ray"))
    training.add_argument("--out", metavar="PATH", help=say("cli-arg-train-out"))

    balance = add("lab", "cli-about-lab")
    balance.add_argument("game", type=one_of("game", ["great-wall"]), help=say("cli-arg-game", known="great-wall"))
    balance.add_argument("--games", type=whole_number("--games", 1), default=100, metavar="N", help=say("cli-arg-lab-games"))
    balance.add_argument("--bot", default="greedy", metavar="NAME", help=say("cli-arg-lab-bot"))
    balance.add_argument("--players", type=whole_number("--players", 1, 4), metavar="N", help=say("cli-arg-lab-players"))
    balance.add_argument("--jobs", type=whole_number("--jobs", 1), default=1, metavar="N", help=say("cli-arg-workers"))
    balance.add_argument("--out", default="lab.json", metavar="FILE", help=say("cli-arg-lab-out"))

    sets.add_command(add, language)
    serve.add_commands(add, language)
    parser.commands = tuple(commands.choices)
    return parser
