"""The trainer's command line: `python -m tyrus_desktop.training selfplay`, `exploit`, …."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

try:
    import torch
except ModuleNotFoundError:
    sys.exit("Training needs torch: make test-training makes an environment with it.")

from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.levels import PLAYERS, UnknownLevel
from tyrus_desktop.training import exploit, selfplay
from tyrus_desktop.training.contest import Contestant, match, network_named
from tyrus_desktop.training.log import OtherColumns, append, print_line
from tyrus_desktop.training.networks import POLICY_WIDTH
from tyrus_desktop.training.pool import POOL
from tyrus_desktop.training.ppo import MINIBATCH
from tyrus_desktop.training.reference import write
from tyrus_desktop.training.schedule import MILLION
from tyrus_desktop.training.team import run_together

SELFPLAY_A_SECOND = 25_000
EXPLOIT_A_SECOND = 15_000
"""Decisions per second and core on a busy machine: to convert a time into a count."""
WEIGHTS = "a file of weights, or FILE@TEMPERATURE"


def main() -> None:
    """Read the command line and train."""
    # Two threads wait for each other when the machine is busy; two processes do not.
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training")
    commands = parser.add_subparsers(required=True)
    _add_selfplay(commands.add_parser("selfplay", help="learn by playing against itself"))
    _add_exploit(commands.add_parser("exploit", help="learn to beat one player"))
    _add_imitate(commands.add_parser("imitate", help="learn to place like a slow player"))
    _add_average(commands.add_parser("average", help="learn the average of several networks"))
    _add_match(commands.add_parser("match", help="let two players play mirrored deals"))
    command = commands.add_parser("curve", help="plot the log of a folder")
    command.add_argument("folder", type=Path)
    command.set_defaults(run=_curve)
    command = commands.add_parser(
        "reference", help="write the logits that torch computes for a network"
    )
    command.add_argument("weights", type=Path)
    command.add_argument("file", type=Path)
    command.set_defaults(run=lambda arguments: write(arguments.weights, arguments.file))
    arguments = parser.parse_args()
    try:
        arguments.run(arguments)
    except (OSError, UnknownLevel, WrongWeights, OtherColumns) as error:
        parser.exit(1, f"{parser.prog}: {error}\n")


def _add_selfplay(command: argparse.ArgumentParser) -> None:
    _add_common(command, "hours")
    command.add_argument("--processes", type=int, default=1, help="one per core")
    command.add_argument(
        "--width", type=int, default=POLICY_WIDTH, help="units in each layer of the policy"
    )
    command.add_argument(
        "--every", type=float, default=4, help="millions of decisions per checkpoint"
    )
    command.add_argument("--games", type=int, default=1024, help="per round")
    command.add_argument(
        "--sparring", type=float, default=0.0, help="the share of games against the rivals"
    )
    command.add_argument(
        "--rival",
        action="append",
        help=f"one of {', '.join(POOL)}, or a file of weights; may be repeated",
    )
    command.add_argument(
        "--exploiter",
        action="append",
        help="a file of weights from which an exploiter learns on; may be repeated",
    )
    command.add_argument("--learning", type=float, nargs=2, help="the first and last learning rate")
    command.add_argument("--entropy", type=float, nargs=2, help="its first and last weight")
    command.add_argument(
        "--opening",
        type=float,
        default=1.0,
        help="how many times as much it weighs at an election's first placement as at its last",
    )
    command.add_argument("--minibatch", type=int, default=MINIBATCH, help="samples a step")
    command.add_argument(
        "--exploited",
        type=float,
        default=0.5,
        help="the exploiters' games of a round, as a share of its games",
    )
    command.add_argument(
        "--start",
        nargs=2,
        metavar=("POLICY", "CRITIC"),
        default=(),
        help="files of weights to begin from; else from scratch",
    )
    command.set_defaults(run=_selfplay)


def _add_exploit(command: argparse.ArgumentParser) -> None:
    command.add_argument("player", help=f"{', '.join(POOL)}, a level, or {WEIGHTS}")
    command.add_argument("--start", help=f"{WEIGHTS} to start from; else from nothing")
    _add_common(command, "minutes")
    command.set_defaults(run=_exploit)


def _add_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("players", nargs=2, help="as for exploit")
    command.add_argument("--games", type=int, default=10_000)
    command.add_argument("--seed", type=int, default=1)
    command.set_defaults(run=_match)


def _add_imitate(command: argparse.ArgumentParser) -> None:
    command.add_argument("player", choices=PLAYERS, metavar="player", help=", ".join(PLAYERS))
    command.add_argument(
        "--against",
        action="append",
        required=True,
        metavar="RIVAL[:GAMES]",
        help="may be repeated; in mirrored pairs; if it is the player, both sides are recorded",
    )
    command.add_argument(
        "--games", type=int, default=1000, help="against each rival that is given without a number"
    )
    command.add_argument(
        "--earlier",
        action="append",
        type=Path,
        default=[],
        metavar="CHOICES",
        help="a file of recorded choices to learn from, too; may be repeated",
    )
    command.add_argument("--start", help=f"{WEIGHTS} to start from; else the player's own")
    command.add_argument("--epochs", type=int, default=6)
    command.add_argument("--processes", type=int, default=1, help="to play with")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")
    command.set_defaults(run=_imitate)


def _add_average(command: argparse.ArgumentParser) -> None:
    command.add_argument("parts", nargs="+", help=WEIGHTS)
    command.add_argument("--start", help=f"{WEIGHTS} to start from; else the last part")
    command.add_argument("--rival", action="append", default=[], help="as for selfplay")
    command.add_argument("--decisions", type=float, default=10, help="of the parts, in millions")
    command.add_argument("--processes", type=int, default=1, help="one per core")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")
    command.set_defaults(run=_average)


def _average(arguments: argparse.Namespace) -> None:
    from tyrus_desktop.training.average import Plan, learn

    _refuse_used(arguments.folder)
    parts, decisions = tuple(arguments.parts), int(arguments.decisions * MILLION)
    start = arguments.start or parts[-1]
    plan = Plan(parts, start, tuple(arguments.rival), decisions, arguments.seed)
    run_together(partial(learn, arguments.folder, plan), arguments.processes)


def _imitate(arguments: argparse.Namespace) -> None:
    from tyrus_desktop.training.choices import Choices
    from tyrus_desktop.training.imitate import collect, imitate, rival_and_games

    folder, seed = arguments.folder, arguments.seed
    rivals = [rival_and_games(each, arguments.games) for each in arguments.against]
    if min(count for _, count in rivals) < 2:
        sys.exit("Every rival needs at least two games: they are played in mirrored pairs.")
    earlier = [Choices.load(file) for file in arguments.earlier]
    matches = earlier + collect(arguments.player, rivals, seed, arguments.processes, folder)
    start = network_named(arguments.start) if arguments.start else None
    verdict = imitate(arguments.player, matches, arguments.epochs, seed, folder, start)
    sys.stdout.write(json.dumps(verdict) + "\n")


def _add_common(command: argparse.ArgumentParser, unit: str) -> None:
    length = command.add_mutually_exclusive_group(required=True)
    length.add_argument(f"--{unit}", type=float, help="approximate, on one core")
    length.add_argument("--decisions", type=float, help="exact, in millions")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")


def _selfplay(arguments: argparse.Namespace) -> None:
    if arguments.decisions:
        decisions = int(arguments.decisions * MILLION)
    else:
        decisions = int(arguments.hours * 3600 * SELFPLAY_A_SECOND * arguments.processes)
    schedule = selfplay.SCHEDULE
    if arguments.learning:
        schedule = replace(schedule, learning=tuple(arguments.learning))
    if arguments.entropy:
        schedule = replace(schedule, entropy=tuple(arguments.entropy))
    plan = selfplay.Plan(
        decisions,
        arguments.seed,
        games_a_round=arguments.games,
        sparring=arguments.sparring,
        rivals=tuple(arguments.rival or selfplay.SPARRING),
        exploiters=tuple(arguments.exploiter or ()),
        schedule=schedule,
        evaluate_every=int(arguments.every * MILLION),
        width=arguments.width,
        minibatch=arguments.minibatch,
        opening=arguments.opening,
        exploited=arguments.exploited,
        start=tuple(arguments.start),
    )
    run_together(partial(selfplay.learn, arguments.folder, plan), arguments.processes)
    _curve(arguments)


def _exploit(arguments: argparse.Namespace) -> None:
    if arguments.decisions:
        decisions = int(arguments.decisions * MILLION)
    else:
        decisions = int(arguments.minutes * 60 * EXPLOIT_A_SECOND)
    player = Contestant.named(arguments.player)
    _refuse_used(arguments.folder)
    attack = exploit.Attack(decisions, arguments.seed)
    start = network_named(arguments.start) if arguments.start else None
    exploiter = exploit.Exploiter(player, attack, start)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for line in exploiter.learn():
        append(arguments.folder / "log.csv", line)
        print_line(line)
    verdict = exploit.judge(exploiter.network, player)
    verdict |= {"start": arguments.start}
    exploit.save(arguments.folder, attack, exploiter.network, verdict)
    sys.stdout.write(json.dumps(verdict) + "\n")
    _curve(arguments)


def _refuse_used(folder: Path) -> None:
    """Raise `FileExistsError` if the folder holds a log: these runs cannot be resumed."""
    if (folder / "log.csv").exists():
        raise FileExistsError(f"{folder}: this holds the log of another run; name another folder.")


def _match(arguments: argparse.Namespace) -> None:
    first, second = arguments.players
    one, other = Contestant.named(first), Contestant.named(second)
    sys.stdout.write(json.dumps(match(one, other, arguments.games // 2, arguments.seed)) + "\n")


def _curve(arguments: argparse.Namespace) -> None:
    from tyrus_desktop.training.curve import draw

    sys.stdout.write(f"{draw(arguments.folder)}\n")


if __name__ == "__main__":
    main()
