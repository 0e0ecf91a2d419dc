"""Carries out the commands that need torch, with the arguments parsed by `__main__`.

Arguments are checked before anything is played, and in this process, since an error in another
process would not be reported in a sentence.
"""

from __future__ import annotations

import json
import math
import sys
from argparse import Namespace
from dataclasses import replace
from functools import partial
from pathlib import Path

import torch
from tqdm import tqdm

from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.levels import create
from tyrus_desktop.training import average, exploit, review_critic, selfplay
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.contest import opponent_named
from tyrus_desktop.training.imitate import collect, imitate, rival_and_games
from tyrus_desktop.training.log import append, print_line
from tyrus_desktop.training.recorded_choices import Choices
from tyrus_desktop.training.reference import write
from tyrus_desktop.training.team import run_together

SELFPLAY_A_SECOND = 25_000
"""Decisions per second of self-play on a core of a busy machine: converts a time to a count."""
EXPLOIT_A_SECOND = 15_000
"""The same for an exploiter, which learns on one core."""
PLANNED = ("sparring", "width", "minibatch", "opening", "exploited")
"""The options of self-play with the same names in its plan."""


def do(arguments: Namespace) -> None:
    """Carry out the command."""
    # On a busy machine two threads wait for each other; two processes do not.
    torch.set_num_threads(1)
    JOBS[arguments.command](arguments)


def _selfplay(arguments: Namespace) -> None:
    plan, folder = _plan(arguments), arguments.folder
    selfplay.refuse_another(folder, plan)
    selfplay.Run(folder, plan)  # Reads all files, so that errors are reported here.
    run_together(partial(selfplay.learn, folder, plan), arguments.processes)


def _plan(arguments: Namespace) -> selfplay.Plan:
    """Return the plan of self-play; exits if an option would have no effect."""
    decisions = arguments.decisions
    if decisions is None:
        decisions = _decisions(arguments.hours * 3600, SELFPLAY_A_SECOND * arguments.processes)
    given = {name: getattr(arguments, name) for name in PLANNED}
    given |= {
        "games_a_round": arguments.games,
        "evaluate_every": arguments.every,
        "rivals": arguments.rival and tuple(arguments.rival),
        "exploiters": arguments.exploiter and tuple(arguments.exploiter),
        "start": arguments.start and tuple(arguments.start),
    }
    rates = {name: getattr(arguments, name) for name in ("learning", "entropy")}
    rates = {name: tuple(both) for name, both in rates.items() if both is not None}
    schedule = replace(selfplay.SCHEDULE, **rates)
    given = {name: value for name, value in given.items() if value is not None}
    plan = selfplay.Plan(decisions, arguments.seed, schedule=schedule, **given)
    if (arguments.rival or plan.exploiters) and not plan.sparring:
        arguments.refuse("--rival and --exploiter need --sparring, the share of games against them")
    if plan.sparring and not plan.sparring_games:
        arguments.refuse("--sparring is less than a game in each seat of a round")
    if arguments.exploited is not None and not plan.exploiters:
        arguments.refuse("--exploited needs an --exploiter")
    if plan.exploiters and not plan.exploited_games:
        arguments.refuse("--exploited is less than a game in each seat of a round")
    return plan


def _exploit(arguments: Namespace) -> None:
    folder, decisions = arguments.folder, arguments.decisions
    if decisions is None:
        decisions = _decisions(arguments.minutes * 60, EXPLOIT_A_SECOND)
    player = opponent_named(arguments.player)
    _refuse_used(folder)
    attack = exploit.Attack(decisions, arguments.seed)
    start = Network.load(arguments.start) if arguments.start else None
    exploiter = exploit.Exploiter(player, attack, start)
    folder.mkdir(parents=True, exist_ok=True)
    for line in exploiter.learn():
        append(folder / "log.csv", line)
        print_line(line)
    seed = exploit.JUDGE_SEED if arguments.judge_seed is None else arguments.judge_seed
    verdict = exploit.judge(exploiter.network, player, seed)
    verdict |= {"start": arguments.start and str(arguments.start)}
    exploit.save(folder, attack, exploiter.network, verdict)
    sys.stdout.write(f"{json.dumps(verdict)}\n")


def _imitate(arguments: Namespace) -> None:
    folder, seed = arguments.folder, arguments.seed
    rivals = [rival_and_games(each, arguments.games) for each in arguments.against]
    if any(number < 2 or number % 2 for _, number in rivals):
        raise Refused(
            "Every rival needs at least two games, and an even number: each deal is played twice."
        )
    for rival, _ in rivals:
        create(rival)
    start = Network.load(arguments.start) if arguments.start else None
    earlier = [Choices.load(file) for file in arguments.earlier]
    matches = earlier + collect(arguments.player, rivals, seed, arguments.processes, folder)
    verdict = imitate(arguments.player, matches, arguments.epochs, seed, folder, start)
    sys.stdout.write(json.dumps(verdict) + "\n")


def _average(arguments: Namespace) -> None:
    folder, parts = arguments.folder, tuple(arguments.parts)
    _refuse_used(folder)
    start, rivals = arguments.start or parts[-1], tuple(arguments.rival)
    plan = average.Plan(parts, start, rivals, arguments.decisions, arguments.seed)
    average.Averaging(plan)  # Reads all files, so that errors are reported here.
    run_together(partial(average.learn, folder, plan), arguments.processes)


def _critic(arguments: Namespace) -> None:
    torch.manual_seed(arguments.seed)
    start = review_critic.averaged([review_critic.started(file) for file in arguments.start])
    if arguments.widths:
        widths = first, second = tuple(arguments.widths)
        if first < start.widths[0] or second < start.widths[1]:
            raise Refused(f"A critic of {start.widths} units can only be made wider.")
        start = review_critic.widened(start, widths)
    plan = review_critic.Plan(arguments.rounds, arguments.seed, tuple(arguments.learning))
    run = review_critic.Run(start, plan, arguments.file)
    run.learn(review_critic.level_players(), tqdm.write)


def _reference(arguments: Namespace) -> None:
    write(arguments.weights, arguments.file)


JOBS = {
    "selfplay": _selfplay,
    "exploit": _exploit,
    "imitate": _imitate,
    "average": _average,
    "critic": _critic,
    "reference": _reference,
}
"""The function of each command, by the command's name."""


def _decisions(seconds: float, a_second: int) -> int:
    """Return the number of decisions that are made in the given time, at least 1."""
    return max(1, math.floor(seconds * a_second))


def _refuse_used(folder: Path) -> None:
    """Raise `Refused` if the folder holds a log, since these runs cannot be resumed."""
    if (folder / "log.csv").exists():
        raise Refused(f"{folder}: this holds the log of another run; name another folder.")
