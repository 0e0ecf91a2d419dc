"""The trainer's command line: `python -m tyrus_desktop.training selfplay`, `exploit`, ….

All commands but `match` and `calibrate` are carried out in `jobs`, which needs torch.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tyrus_desktop.players.batch.critic import CRITIC, Critic, LevelCritic
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.keys import LADDER, STRONGEST
from tyrus_desktop.players.levels import PLAYERS
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.tournament.number_types import count, games
from tyrus_desktop.training.arguments import millions, positive, run, seed, share
from tyrus_desktop.training.calibration import measured
from tyrus_desktop.training.contest import NAMES, Contestant, match

PLAYER = f"{', '.join(NAMES)}, or a file of weights"
OPPONENT = "a player that does not search, as for match"


def main() -> None:
    """Run the command that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training")
    commands = parser.add_subparsers(required=True, dest="command")
    _add_selfplay(commands.add_parser("selfplay", help="learn by playing against itself"))
    _add_exploit(commands.add_parser("exploit", help="learn to beat one player"))
    _add_imitate(commands.add_parser("imitate", help="learn to place like a slow player"))
    _add_average(commands.add_parser("average", help="learn the average of several networks"))
    _add_critic(commands.add_parser("critic", help="train the critic of the reviews"))
    _add_calibrate(commands.add_parser("calibrate", help="measure critics on fresh games"))
    _add_match(commands.add_parser("match", help="let two players play mirrored deals"))
    command = commands.add_parser(
        "reference", help="write the logits that torch computes for a network"
    )
    command.add_argument("weights", type=Path)
    command.add_argument("file", type=Path)
    run(parser, _work)


def _work(arguments: argparse.Namespace) -> None:
    if arguments.command in _WITHOUT_TORCH:
        _WITHOUT_TORCH[arguments.command](arguments)
    else:
        from tyrus_desktop.training import jobs

        jobs.do(arguments)


def _add_selfplay(command: argparse.ArgumentParser) -> None:
    """Add the options; their defaults are in `selfplay.Plan`."""
    _add_common(command, "hours")
    add = command.add_argument
    add("--processes", type=count, default=1, help="one per core")
    add("--width", type=count, help="units in each layer of the policy")
    add("--every", type=millions, metavar="MILLIONS", help="decisions between two checkpoints")
    add("--games", type=count, help="games in a round")
    add("--sparring", type=share, help="share of the games against the rivals")
    add("--rival", action="append", help=f"{OPPONENT}; may be repeated")
    add(
        "--exploiter",
        action="append",
        help="a file of weights from which an exploiter keeps learning; may be repeated",
    )
    add("--learning", type=positive, nargs=2, help="first and last learning rate")
    add("--entropy", type=positive, nargs=2, help="first and last weight of the entropy")
    add(
        "--opening",
        type=positive,
        help="weight of the entropy at an election's first placement, relative to its last",
    )
    add("--minibatch", type=count, help="samples in a step")
    add("--exploited", type=share, help="games of the exploiters, as a share of a round")
    add(
        "--start",
        nargs=2,
        metavar=("POLICY", "CRITIC"),
        help="files of weights to start from (default: from scratch)",
    )
    command.set_defaults(refuse=command.error)


def _add_exploit(command: argparse.ArgumentParser) -> None:
    command.add_argument("player", help=OPPONENT)
    command.add_argument(
        "--start", type=Path, help="weights to start from (default: the player's own)"
    )
    command.add_argument(
        "--judge-seed",
        type=seed,
        help="seed of the final score: not the one by which exploiters are chosen",
    )
    _add_common(command, "minutes")


def _add_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("players", nargs=2, metavar="player", help=PLAYER)
    command.add_argument("--games", type=games, default=10_000)
    command.add_argument("--seed", type=seed, default=1)


def _add_imitate(command: argparse.ArgumentParser) -> None:
    command.add_argument("player", choices=PLAYERS, metavar="player", help=", ".join(PLAYERS))
    command.add_argument(
        "--against",
        action="append",
        required=True,
        metavar="RIVAL[:GAMES]",
        help="a player or a file of weights, in mirrored pairs; may be repeated; if it is the "
        "imitated player, both sides are recorded",
    )
    command.add_argument(
        "--games", type=games, default=1000, help="games against each rival without a number"
    )
    command.add_argument(
        "--earlier",
        action="append",
        type=Path,
        default=[],
        metavar="CHOICES",
        help="a file of recorded choices to learn from as well; may be repeated",
    )
    command.add_argument(
        "--start", type=Path, help="weights to start from (default: the player's own)"
    )
    command.add_argument("--epochs", type=count, default=6)
    command.add_argument("--processes", type=count, default=1, help="processes that play")
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")


def _add_average(command: argparse.ArgumentParser) -> None:
    command.add_argument("parts", nargs="+", help="files of weights")
    command.add_argument("--start", help="weights to start from (default: the last part)")
    command.add_argument("--rival", action="append", default=[], help="as for selfplay")
    command.add_argument(
        "--decisions", type=millions, default="10", help="decisions of the parts, in millions"
    )
    command.add_argument("--processes", type=count, default=1, help="one per core")
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")


def _add_critic(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--start", type=Path, nargs="+", default=[CRITIC], help="the average of these critics"
    )
    command.add_argument("--widths", type=count, nargs=2, help="units of both layers, if wider")
    command.add_argument("--rounds", type=int, required=True, help="of 4096 games; may be 0")
    command.add_argument("--learning", type=positive, nargs=2, default=(1e-3, 1e-5))
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("file", type=Path, help="the critic, kept every ten rounds")


def _add_calibrate(command: argparse.ArgumentParser) -> None:
    command.add_argument("critics", type=Path, nargs="+", metavar="critic", help="a file")
    command.add_argument("--games", type=count, default=200_000, help="rounded up to 4096")
    command.add_argument(
        "--share", type=count, default=1000, help="one game in this many is played out"
    )
    command.add_argument("--seed", type=seed, default=1)


def _add_common(command: argparse.ArgumentParser, unit: str) -> None:
    length = command.add_mutually_exclusive_group(required=True)
    length.add_argument(f"--{unit}", type=positive, help="approximate")
    length.add_argument("--decisions", type=millions, metavar="MILLIONS", help="exact")
    command.add_argument("--seed", type=seed, default=1)
    command.add_argument("--folder", type=Path, required=True, help="for all results")


def _match(arguments: argparse.Namespace) -> None:
    one, other = map(Contestant.named, arguments.players)
    sys.stdout.write(json.dumps(match(one, other, arguments.games // 2, arguments.seed)) + "\n")


def _calibrate(arguments: argparse.Namespace) -> None:
    critics = {str(file): _critic_of(file) for file in arguments.critics}
    player = network(EXPERT).choose
    for line in measured(critics, player, arguments.games, arguments.share, arguments.seed):
        sys.stdout.write(f"{line}\n")


def _critic_of(file: Path) -> Critic:
    """Return the critic in a file; one that knows the levels is told that the strongest play."""
    strongest = LADDER.index(STRONGEST)
    try:
        return LevelCritic((strongest, strongest), file)
    except WrongWeights:
        return Critic(file)


_WITHOUT_TORCH = {"match": _match, "calibrate": _calibrate}

if __name__ == "__main__":
    main()
