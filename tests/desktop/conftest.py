"""Fixtures that start the program with its own settings and games, without animations.

The window is real, on Qt's offscreen platform. A Qt or QML warning fails the test, while it
runs and while the program is closed.

Prefer one test that plays a whole game and asserts much, then `screen` and `playing`, which reset
the file's one window in 10 and 55 ms of processor time. `fresh` is a new one in 65 ms: use it where
the start itself matters, or where a test leaves behind what `reset` does not restore, such as
patched objects or a closed window. A file's fixture that begins a game once for
many tests, which only read it, is built on `module_screen`. `program` has no window.
"""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from tests.desktop.support import replaying
from tests.desktop.support.fakes import Disk
from tests.desktop.support.items import TYPES, WRAPPERS, keep
from tests.desktop.support.library_window import keep_games, open_reset
from tests.desktop.support.program import WAIT_MS, Program
from tests.desktop.support.reuse import ENGINE, SEED, USUAL_SIZE, reset
from tests.desktop.support.screen import Screen
from tyrus_desktop import paths
from tyrus_desktop.desktop.bridge.replay import playback
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.saving import Saving
from tyrus_desktop.desktop.review.reviewer import Reviewer
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rivals.random_player import RandomPlayer

FOLLOW = Reviewer.follow
Starter = Callable[..., Screen]
Programs = Callable[[], Program]

for wait in (QtBot.waitUntil, QtBot.waitSignal):
    # The default of 5 s is too short for a busy machine.
    wait.__kwdefaults__ = {**(wait.__kwdefaults__ or {}), "timeout": WAIT_MS}


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts()


USUAL_SETTINGS: dict[str, object] = {
    "language": "en",
    "speed": "none",
    "theme": "light",
    "grace": "off",
    "afterTally": "run",
    "lookedBack": 1,
    "window": [2, 2, *USUAL_SIZE],
}
"""Settings of a person who has used the replay before, in English, without motion."""


def usual_settings(folder: Path) -> QSettings:
    settings = QSettings(str(folder / "tyrus.ini"), QSettings.Format.IniFormat)
    for key, value in USUAL_SETTINGS.items():
        settings.setValue(key, value)
    return settings


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    """The default settings, in the test's own file."""
    return usual_settings(tmp_path)


@pytest.fixture
def answer_ms() -> int | None:
    """Return the computer's time limit for an answer: none, as the machine may be busy."""
    return None


@pytest.fixture(scope="session")
def engine(qapp: QGuiApplication) -> Iterator[None]:
    """Delete the tests' shared engine before Qt's application."""
    yield
    ENGINE.delete()


@contextmanager
def starting(
    qtbot: QtBot, settings: QSettings, games: Path, answer_ms: int | None
) -> Iterator[Starter]:
    """Yield a function that starts the program; close all started programs at the end."""
    running: list[Screen] = []
    usual = settings, games

    def starter(settings: QSettings | None = None, games: Path | None = None) -> Screen:
        application = Application(
            settings or usual[0],
            games or usual[1],
            random.Random(SEED),
            engine=ENGINE.take(),
            answer_ms=answer_ms,
        )
        assert application.show()
        window = application.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        screen = Screen(application, qtbot, window)
        running.append(screen)
        notice = window.findChild(QQuickItem, "notice")
        if notice is not None and notice.isVisible():
            keep(notice)
        qtbot.waitUntil(window.isExposed)
        # Otherwise shortcuts would be bound only half a second after the first picture.
        theme = application.engine.singletonInstance("Tyrus", "Theme")
        assert isinstance(theme, QObject)
        theme.setProperty("settled", True)
        presses = application.engine.singletonInstance("Tyrus", "Presses")
        assert isinstance(presses, QObject)
        presses.setProperty("deadTime", 0)  # Tests press faster than a person.
        ENGINE.keep_drawings(window)
        return screen

    yield starter
    for screen in running:
        close(screen)


@pytest.fixture
def start(
    qtbot: QtBot, fonts: None, store: QSettings, tmp_path: Path, answer_ms: int | None, engine: None
) -> Iterator[Starter]:
    """Return a function that starts the program; all started programs are closed at the end."""
    with starting(qtbot, store, tmp_path / "games", answer_ms) as starter:
        yield starter


@pytest.fixture(scope="module")
def module_store(tmp_path_factory: pytest.TempPathFactory) -> QSettings:
    return usual_settings(tmp_path_factory.mktemp("settings"))


@pytest.fixture(scope="module")
def module_start(
    request: pytest.FixtureRequest,
    fonts: None,
    module_store: QSettings,
    engine: None,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Starter]:
    """Like `start`, but the programs are closed after the file's last test."""
    games = tmp_path_factory.mktemp("data") / "games"
    with starting(QtBot(request), module_store, games, None) as starter:
        yield starter


@pytest.fixture(scope="module")
def module_screen(module_start: Starter) -> Screen:
    """One window for all tests of a file, as the previous test left it."""
    return module_start()


@pytest.fixture
def screen(module_screen: Screen, module_store: QSettings) -> Screen:
    """The file's window without a game, dialogs or files, with the usual settings and size."""
    reset(module_screen, module_store, USUAL_SETTINGS)
    return module_screen


@pytest.fixture
def playing(screen: Screen) -> Screen:
    """The file's window with a new game against the computer, at the person's turn."""
    screen.play_computer()
    return screen


@pytest.fixture
def fresh(start: Starter) -> Screen:
    """A new window, which is closed after the test."""
    return start()


@pytest.fixture
def programs(
    qtbot: QtBot, store: QSettings, tmp_path: Path, answer_ms: int | None
) -> Iterator[Programs]:
    """Return a function that starts a program without a window, on one folder of games."""
    started: list[Program] = []

    def starter() -> Program:
        folder, rng = tmp_path / "games", random.Random(SEED)
        program = Program(Application(store, folder, rng, answer_ms=answer_ms), qtbot)
        started.append(program)
        return program

    yield starter
    for each in started:
        end(each)


@pytest.fixture
def program(programs: Programs) -> Program:
    return programs()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """A disk that can be blocked; it is released before programs close."""
    disk = Disk(monkeypatch)
    yield disk
    disk.release()


@pytest.fixture
def kept_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save nothing, and continue at once as if the game had been saved."""
    monkeypatch.setattr(Saving, "save", lambda *arguments: arguments[-1]())


@pytest.fixture
def application(program: Program, kept_at_once: None) -> Application:
    """A program without a window, without saved games and without remarks."""
    program.state.settings.remarks = "off"
    return program.application


@pytest.fixture
def slow_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the random player think until it is stopped."""

    def choose(
        self: RandomPlayer, view: PlayerView, rng: random.Random, stop: Callable[[], bool]
    ) -> Placement:
        while not stop():
            time.sleep(0.001)
        return next(view.legal_placements())

    monkeypatch.setattr(RandomPlayer, "choose", choose)


@pytest.fixture
def silent_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent the computer from playing: the test places its tiles."""
    monkeypatch.setattr(Opponent, "ask", lambda *_: None)


def end(program: Program) -> None:
    """Close a program without a window, unless it is closed already."""
    application = program.application
    if application.objectName() != "closed":
        application.setObjectName("closed")
        application.close()
        application.languages.unload()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def close(screen: Screen, *, engine: bool = False) -> None:
    """Close an open program: with its `engine`, as `main` does, or without."""
    application = screen.application
    if application.objectName() != "closed":
        application.setObjectName("closed")
        WRAPPERS.clear()
        TYPES.clear()
        if engine:
            application.close()
        else:
            ENGINE.close(application)
        application.languages.unload()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="session")
def no_reviews() -> Iterator[None]:
    """Review no game, because that takes seconds; tests may set `application.review.reviewer`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviewer, "follow", lambda *_, **__: None)
        yield


@pytest.fixture
def reviewing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Review finished games, as the program does."""
    monkeypatch.setattr(Reviewer, "follow", FOLLOW)


@pytest.fixture
def screen_reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The games folder of `start`, with four games and a damaged file."""
    keep_games(tmp_path / "games")
    return tmp_path / "games"


@pytest.fixture
def library(screen: Screen) -> Iterator[Screen]:
    """The file's window with its library open on `keep_games`, and a screen reader."""
    QAccessible.setActive(True)
    open_reset(screen)
    yield screen
    QAccessible.setActive(False)


@pytest.fixture
def speak(qapp: QGuiApplication) -> Iterator[Callable[[str], None]]:
    """Return a function that switches the language, without a program."""
    languages = Languages(paths.translations(), qapp)
    yield languages.switch
    languages.unload()


@pytest.fixture(scope="module")
def finished(module_screen: Screen) -> Screen:
    """The file's window with the end of our own game, which tests replay."""
    module_screen.activate()
    replaying.finish(module_screen)
    return module_screen


@pytest.fixture
def ended(finished: Screen, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """The end of our own game, as before its replay; playback pauses only briefly."""
    monkeypatch.setattr(playback, "REST_MS", 40)
    replaying.show_end(finished)
    return finished
