"""A worker does jobs in order, and nobody hears of a cancelled one."""

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tyrus_desktop.desktop.game.worker import Job, Worker

WAIT_S = 10.0


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    made = Worker("worker", "It failed.")
    yield made
    made.close()


def test_cancelled_job_is_not_heard_even_if_it_has_told(worker: Worker) -> None:
    heard: list[int] = []
    told = Event()

    def work(job: Job) -> None:
        job.tell(heard.append, 1)
        told.set()

    job = worker.ask(work)
    assert told.wait(WAIT_S)
    job.cancel()
    QCoreApplication.processEvents()
    assert not heard


def test_job_cancelled_while_paused_ends(qtbot: QtBot, worker: Worker) -> None:
    begun, paused, stopped, heard = Event(), Event(), list[bool](), list[int]()

    def work(job: Job) -> None:
        begun.set()
        paused.wait(WAIT_S)
        stopped.append(job.stop())

    job = worker.ask(work)
    assert begun.wait(WAIT_S)
    job.pause(paused=True)
    paused.set()
    worker.ask(lambda later: later.tell(heard.append, 2))
    assert not stopped
    job.cancel()
    qtbot.waitUntil(lambda: heard == [2])
    assert stopped == [True]


def test_failed_job_is_told_and_the_next_one_done(
    qtbot: QtBot, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[str] = []

    def work(_: Job) -> None:
        raise ValueError

    worker.ask(work, lambda: heard.append("failed"))
    worker.ask(lambda job: job.tell(heard.append, "done"))
    qtbot.waitUntil(lambda: heard == ["failed", "done"])
    assert "It failed." in caplog.text


def test_left_thread_ends_and_later_jobs_get_a_new_one(qtbot: QtBot, worker: Worker) -> None:
    heard, hold = list[int](), Event()
    first = worker.ask(lambda _: hold.wait(WAIT_S))
    worker.leave()
    worker.ask(lambda job: job.tell(heard.append, 2))
    qtbot.waitUntil(lambda: heard == [2])
    first.cancel()
    hold.set()
