"""A program killed at any moment loses no placement and no undo that was shown."""

import os
import random
import signal
import subprocess
import time
from dataclasses import dataclass
from itertools import cycle, islice, product
from pathlib import Path

import pytest

from tests.command import ROOT
from tests.desktop.support.child import Options
from tests.desktop.support.kills import all_faults
from tyrus_desktop.engine.record import UNDOS, Record, deal_texts
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import Journal, newest_first
from tyrus_desktop.library.sweep import sweep

SEATINGS = ("computer", "curtains", "slots")
SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
DISKS = {"fast": 0.0, "slow": 0.5}
KILLS = 1008

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are POSIX'")


@dataclass(frozen=True, slots=True)
class Kill:
    """A program, and the signal sent at most `longest_s` after its first hand."""

    seating: str
    signal: signal.Signals
    disk: str
    seed: int
    window: bool = True

    @property
    def longest_s(self) -> float:
        return 5 * DISKS[self.disk] + 1


def play_and_kill(kill: Kill, folder: Path) -> list[str]:
    """Let a program play in a folder, and kill it; return all faults in words."""
    rng = random.Random(kill.seed)
    disk = DISKS[kill.disk]
    options = Options(str(folder), kill.seating, kill.seed, disk, kill.window, undoes=0.3)
    with subprocess.Popen(
        options.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        told = [child.stdout.readline()]
        time.sleep(rng.uniform(0, kill.longest_s))
        child.send_signal(kill.signal)
        told += child.stdout.readlines()
        errors = child.stderr.read()
        status = child.wait()
    caught = kill.signal is not signal.SIGKILL
    faults = [f"status {status}"] * (status != (128 + kill.signal if caught else -kill.signal))
    faults += [f"printed {errors}"] if errors else []
    return faults + faults_of_games([line.split() for line in told], folder / "games", caught)


def faults_of_games(told: list[list[str]], folder: Path, caught: bool) -> list[str]:
    """Compare the placements shown with those on the disk.

    The disk may have one more, saved but not shown yet. If the signal was `caught`, it must have a
    tile that could still be taken back.
    """
    games = map(record_files.read, folder.glob("[!.]*.tyrus"))
    kept = {" ".join(deal_texts(each.deal).values()): each for each in games}
    shown: list[str] = []
    undone = 0
    faults: list[str] = []
    record: Record | None = None
    for kind, *words in told:
        if kind == "deal":
            before, record = record, kept.get(" ".join(words))
            if before is not record:  # The first two hands are reported separately.
                faults += faults_of_game(before, shown, undone)
            shown, undone = [], 0
            faults += ["a deal that was shown is lost"] if record is None else []
        elif kind == "shown":
            shown += words
        elif kind == "undone":
            undone, shown = int(words[0]), shown[: int(words[1])]
    more = told[-1][1:] if told[-1][0] == "placed" and caught else []
    return faults + faults_of_game(record, shown + more, undone) + faults_of_folder(folder, record)


def faults_of_game(record: Record | None, shown: list[str], undone: int) -> list[str]:
    """Compare a game on the disk with what was shown: one placement or undo may be more there."""
    if record is None:
        return []
    placed, undos = [str(each) for each in record.placements], record.number(UNDOS)
    if undos == undone:
        return [] if shown == placed[: len(shown)] and len(placed) <= len(shown) + 1 else ["lost"]
    further = undos == undone + 1 and placed == shown[: len(placed)]
    return [] if further and len(placed) >= len(shown) - 2 else ["an undo is lost"]


def faults_of_folder(folder: Path, last: Record | None) -> list[str]:
    """Check that the last game can be resumed, and that no temporary file is left."""
    its = Journal(folder)
    sweep(folder)
    faults = [f"{path.name} is left" for path in folder.iterdir() if path.suffix != ".tyrus"]
    found = its.unfinished(list(newest_first(folder)))
    if last is not None and not last.over and (found is None or found[1] != last):
        faults.append("the game is not offered")
    return faults + [f"{path.name} is left" for path in folder.glob(".*")]


def test_killing_the_program_loses_no_shown_placement() -> None:
    every = zip(range(4), cycle(SEATINGS), SIGNALS, cycle(("slow", "fast")), strict=False)
    kills = [Kill(seating, each, disk, n) for n, seating, each, disk in every]
    assert not all_faults(kills, play_and_kill)


@pytest.mark.long
def test_killing_the_program_a_thousand_times_loses_no_placement() -> None:
    seed = random.SystemRandom().getrandbits(32)
    every = enumerate(islice(cycle(product(SEATINGS, SIGNALS, DISKS)), KILLS))
    kills = [Kill(*each, seed + n, window=n % 4 == 0) for n, each in every]
    faults = all_faults(kills, play_and_kill)
    assert not faults, "\n".join([f"seed {seed}", *faults])
