"""Worker processes stop promptly and never outlive their parent."""

import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Pipe
from pathlib import Path

import pytest

from tests.command import ROOT
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rivals.random_player import RandomPlayer
from tyrus_desktop.tournament import play_pair, workers
from tyrus_desktop.tournament.workers import Stop, Stopped, WorkerFailed, compute

PROMPT = 60.0
"""The time limit in seconds, for a machine that is very busy."""

with_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


@pytest.fixture(autouse=True)
def default_interrupts() -> Iterator[None]:
    """Let child processes handle Ctrl+C even if this process ignores it, as after `make test &`."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


# Workers can only run functions that a module defines.


def double(number: int, _stop: Stop) -> int:
    return 2 * number


def slow_first(number: int, _stop: Stop) -> int:
    time.sleep(0.1 if number == 0 else 0)
    return number


def fail_at_three(number: int, _stop: Stop) -> int:
    if number == 3:
        raise OSError(28, "planned")
    return number


def die_at_three(number: int, _stop: Stop) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_worker_results_are_in_the_order_of_tasks() -> None:
    assert list(compute(slow_first, range(8), 2)) == list(range(8))
    assert list(compute(slow_first, [], 1)) == []


def test_worker_pool_takes_tasks_only_as_needed() -> None:
    def tasks() -> Iterator[int]:
        yield from range(1, 100_000)
        raise AssertionError("all tasks were taken in advance")

    results = compute(double, tasks(), 2)
    assert [next(results) for _ in range(5)] == [2, 4, 6, 8, 10]
    results.close()


@pytest.mark.parametrize(
    ("work", "error", "message"),
    [(fail_at_three, OSError, "planned"), (die_at_three, WorkerFailed, "ended unexpectedly")],
)
def test_error_or_death_of_a_worker_is_raised(
    work: Callable[[int, Stop], int], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        list(compute(work, range(100), 2))


def test_stopped_pair_ends_after_the_current_choice() -> None:
    heard: list[bool] = []

    class Listening(RandomPlayer):
        def choose(self, view: PlayerView, rng: random.Random, stop: Stop, /) -> Placement:
            heard.append(False)
            heard[-1] = stop()
            return super().choose(view, rng, stop)

    with pytest.raises(Stopped):
        play_pair((Listening(), Listening()), 1, 1, stop=lambda: len(heard) == 20)
    assert heard == [False] * 19 + [True]


def test_interrupt_is_delayed_until_all_workers_have_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the interrupt could leave a worker half started."""
    opened = 0

    def interrupted(*, duplex: bool) -> object:
        nonlocal opened
        opened += 1
        signal.raise_signal(signal.SIGINT)
        return Pipe(duplex)

    monkeypatch.setattr(workers, "Pipe", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(compute(double, range(10), 2))
    assert opened == 4  # Two pipes for each worker.
    assert not multiprocessing.active_children()


# Signals to `tyrus match`


def session_members(session: int) -> list[int]:
    """Return the running processes of a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


@contextmanager
def match(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run an endless match with two workers in a session of its own."""
    command = [sys.executable, "-m", "tyrus_desktop", "match", "archon", "archon", *arguments]
    with subprocess.Popen(
        [*command, "--processes", "2", "--games", "99999999998"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            yield program
        finally:
            for left in session_members(program.pid):
                os.kill(left, signal.SIGKILL)


def wait_for_workers(program: subprocess.Popen[str]) -> None:
    """Wait until both workers are computing."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        busy = [pid for pid in session_members(program.pid) if cpu_seconds(pid) > 0.9]
        if len(set(busy) - {program.pid}) >= min(2, os.cpu_count() or 1):
            return
        time.sleep(0.1)
    raise AssertionError("the workers did not start")


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def everything_ends(program: subprocess.Popen[str]) -> bool:
    deadline = time.monotonic() + PROMPT
    while time.monotonic() < deadline:
        if program.poll() is not None and not session_members(program.pid):
            return True
        time.sleep(0.02)
    return False


@with_proc
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one processor needs no workers")
@pytest.mark.parametrize(
    ("name", "to_all", "status"),
    [("SIGINT", True, 130), ("SIGKILL", False, -9)],
)
def test_signal_ends_a_match_and_its_workers_quietly(name: str, to_all: bool, status: int) -> None:
    """A terminal signals all processes of the match; `kill` signals one."""
    with match() as program:
        wait_for_workers(program)
        sent = signal.Signals[name]
        os.killpg(program.pid, sent) if to_all else program.send_signal(sent)
        assert everything_ends(program)
        assert program.returncode == status
        output, errors = program.communicate()
        assert (output, errors) == ("", "")
