"""The command `muraglia`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from rich.console import Console

from ..bots import BOTS
from ..bots.serving import load_bot, serve_bot
from ..games import SPECS
from ..kernel.errors import MuragliaError
from ..language import LANGUAGES, Language, language_of_this_machine
from . import lab, serve
from .analyse import look_back_at
from .arena import hold
from .engine import serve_lines
from .play import Terminal
from .rules import show_rules
from .train import train


def main(argv: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else list(argv)
    language = Language(_language_of(arguments))
    options = _parser(language).parse_args(arguments)
    console = Console(highlight=False)
    try:
        if options.command == "engine":
            serve_lines(sys.stdin.buffer, sys.stdout.buffer, language.code)
        elif options.command in serve.COMMANDS:
            return serve.run(console, language, options)
        elif options.command == "lab":
            return lab.run(console, language, options)
        elif options.command == "rules":
            return show_rules(console, language, options.game, " ".join(options.words))
        elif options.command == "arena":
            hold(console, language, options)
        elif options.command == "analyse":
            look_back_at(console, language, options.record, options.seat)
        elif options.command == "bot":
            serve_bot(load_bot(options.bot), sys.stdin, sys.stdout)
        elif options.command == "train":
            train(console, language, options)
        else:
            Terminal(console, language.code, options).run()
    except MuragliaError as error:
        Console(stderr=True, highlight=False).print(language.error(error), style="bold red", markup=False)
        return 2
    return 0


def _language_of(arguments: list[str]) -> str:
    """--lang is looked for first, so that even --help speaks the language."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", choices=list(LANGUAGES))
    try:
        found = early.parse_known_args([word for word in arguments if word not in ("-h", "--help")])[0].lang
    except SystemExit:
        return language_of_this_machine()
    return found or language_of_this_machine()


def _parser(language: Language) -> argparse.ArgumentParser:
    say = language.say
    parser = argparse.ArgumentParser(prog="muraglia", description=say("cli-about"))
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=list(LANGUAGES), help=say("cli-arg-lang", known=", ".join(LANGUAGES)))
    commands = parser.add_subparsers(dest="command", required=True)
    games = ", ".join(SPECS)

    play = commands.add_parser("play", parents=[common], help=say("cli-about-play"), description=say("cli-about-play"))
    play.add_argument("game", nargs="?", metavar="game", help=say("cli-arg-game", known=games))
    play.add_argument("--players", type=int, metavar="N", help=say("cli-arg-players"))
    play.add_argument("--seed", help=say("cli-arg-seed"))
    play.add_argument("--bot", default="greedy", help=say("cli-arg-bot", known=", ".join(BOTS)))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    play.add_argument("--new", action="store_true", help=say("cli-arg-new"))
    play.add_argument("--name", help=say("cli-arg-name"))

    commands.add_parser("engine", parents=[common], help=say("cli-about-engine"), description=say("cli-about-engine"))

    rules = commands.add_parser("rules", parents=[common], help=say("cli-about-rules"), description=say("cli-about-rules"))
    rules.add_argument("game", help=say("cli-arg-game", known=games))
    rules.add_argument("words", nargs="*", help=say("cli-arg-words", example="CM-ACT-5"))

    look_back = commands.add_parser("analyse", parents=[common], help=say("cli-about-analyse"), description=say("cli-about-analyse"))
    look_back.add_argument("record", help=say("cli-arg-record"))
    look_back.add_argument("--seat", default="a", help=say("cli-arg-seat"))

    outside = commands.add_parser("bot", parents=[common], help=say("cli-about-bot"), description=say("cli-about-bot"))
    outside.add_argument("bot", metavar="file.py:Class", help=say("cli-arg-own-bot"))

    arena = commands.add_parser("arena", parents=[common], help=say("cli-about-arena"), description=say("cli-about-arena"))
    arena.add_argument("game", help=say("cli-arg-game", known=games))
    arena.add_argument("--bots", required=True, metavar="A,B,C", help=say("cli-arg-bots", known=", ".join(BOTS)))
    arena.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-arg-games"))
    arena.add_argument("--players", type=int, metavar="N", help=say("cli-arg-players"))
    arena.add_argument("--seed", default="arena", help=say("cli-arg-arena-seed"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))
    arena.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-arg-workers"))
    arena.add_argument("--ray", action="store_true", help=say("cli-arg-ray"))
    arena.add_argument("--out", default="arena", metavar="PATH", help=say("cli-arg-out"))

    training = commands.add_parser("train", parents=[common], help=say("cli-about-train"), description=say("cli-about-train"))
    training.add_argument("game", help=say("cli-arg-game", known=games))
    training.add_argument("--players", metavar="2,3", help=say("cli-arg-train-players"))
    training.add_argument("--generations", type=int, default=3, metavar="N", help=say("cli-arg-generations"))
    training.add_argument("--games", type=int, default=400, metavar="N", help=say("cli-arg-train-games"))
    training.add_argument("--simulations", type=int, default=150, metavar="N", help=say("cli-arg-simulations"))
    training.add_argument("--seed", default="training", help=say("cli-arg-arena-seed"))
    training.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help=say("cli-arg-workers"))
    training.add_argument("--ray", action="store_true", help=say("cli-arg-ray"))
    training.add_argument("--out", metavar="PATH", help=say("cli-arg-train-out"))

    balance = commands.add_parser("lab", parents=[common], help=say("cli-about-lab"), description=say("cli-about-lab"))
    balance.add_argument("game", choices=["great-wall"], help=say("cli-arg-game", known="great-wall"))
    balance.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-arg-lab-games"))
    balance.add_argument("--out", default="lab.json", metavar="FILE", help=say("cli-arg-lab-out"))

    serve.add_commands(commands, common, language)
    return parser
