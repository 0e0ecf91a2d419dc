"""`tyrus --self-check`: checks an installed program, without a display.

It shows the real window offscreen, reads every part of the program, opens every screen, plays a
seeded game to its end against the strongest computer player, and saves and opens it. Every warning
of Qt, QML or Python is a failure. Each check prints a line in English. The user's own settings and
games are not touched.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QCollator,
    QCoreApplication,
    QEvent,
    QLocale,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from tyrus_desktop import __version__, paths
from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.self_check.parts import (
    check_files,
    check_modules,
    check_qml,
    check_resources,
    check_texts,
    check_weights,
)
from tyrus_desktop.desktop.self_check.run import (
    SEED,
    CheckFailed,
    Run,
    capture_problems,
    isolate,
)
from tyrus_desktop.desktop.self_check.screens import (
    check_end_screens,
    check_game_screens,
    check_lessons,
    check_reading,
    check_start_screens,
    check_two,
)
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.startup.start import load_fonts
from tyrus_desktop.players.keys import STRONGEST


def check_window(run: Run) -> str:
    """Show the window, and wait for its first frame."""
    frames: list[bool] = []
    if not run.application.show():
        raise CheckFailed("the window could not be made")
    run.window.frameSwapped.connect(lambda: frames.append(True))
    run.wait(lambda: frames, "the first picture")
    return "the first picture is shown"


def check_sound(_run: Run) -> str:
    """Read every sound, and import the sound library if it is installed."""
    from tyrus_desktop.desktop.sound.speaker import load

    sounds = load(paths.resources() / "sounds")
    if not sounds:
        raise CheckFailed("there are no sounds")
    try:
        import miniaudio
    except ModuleNotFoundError as error:
        if error.name != "miniaudio":  # A part of miniaudio is missing.
            raise
        return f"{len(sounds)} sounds, and nothing to play them"
    return f"{len(sounds)} sounds, miniaudio {miniaudio.__version__}"


def check_translations(run: Run) -> str:
    """Sort texts in every language, and show the screen in it."""
    for language in LANGUAGES:
        # Bundles have the order of these languages only, and without any an accent comes last.
        if QCollator(QLocale(language)).compare("\u00e9clair", "zebra") >= 0:
            raise CheckFailed(f"texts can't be sorted in {language}")
    screens = []
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        screens.append(run.read_screen(language))
    if len({frozenset(texts) for texts in screens}) != len(LANGUAGES):
        raise CheckFailed("the texts do not follow the language")
    return ", ".join(LANGUAGES)


def check_game(run: Run) -> str:
    """Let the greedy player play a whole game against the strongest level."""
    from tyrus_desktop.engine.board import BUILDINGS
    from tyrus_desktop.players import levels

    person, rng = levels.create("greedy"), random.Random(SEED)
    run.controller.newGames.playComputer(STRONGEST, 0, 0)
    while run.wait_for(Phase.PERSON, Phase.OVER) is not Phase.OVER:
        game = run.table.game
        assert game is not None
        view = game.view()
        chosen = person.choose(view, rng, lambda: False)
        if not run.controller.place(view.hand.index(chosen.tile), BUILDINGS.index(chosen.building)):
            raise CheckFailed(f"{chosen} was refused")
    run.read_screen("the end")
    run.controller.setLanguage(LANGUAGES[0])
    assert run.table.game is not None
    tiles = len(run.table.game.record.placements)
    return f"{tiles} tiles against {STRONGEST}: {run.controller.state.result}"


def check_record(run: Run) -> str:
    """Check that the game was saved, and that a copy of it opens as the same game."""
    from tyrus_desktop.library import record_files

    game = run.table.game
    assert game is not None
    run.wait(lambda: game.path.exists() and record_files.read(game.path).outcome, "the saved game")
    copy = run.folder / "copied é.tyrus"
    saved_games = run.application.saved_games
    saved_games.saveCopy(QUrl.fromLocalFile(to_qt(copy)))
    run.wait(copy.exists, "the copy")
    result = run.controller.state.result
    saved_games.open(QUrl.fromLocalFile(to_qt(copy)))

    def found() -> bool:
        """Return whether the table shows the library's game instead of the copy."""
        opened = run.table.game
        return opened is not None and opened is not game and opened.file.path == game.path

    run.wait(found, "the opened game")
    run.wait_for(Phase.OVER)
    assert run.table.game is not None
    if (run.table.game.record.placements, run.controller.state.result) != (
        game.record.placements,
        result,
    ):
        raise CheckFailed("the opened game differs from the one that was written")
    return "saved, copied and opened again"


def check_library(run: Run) -> str:
    """List and index the games played so far, and export and import them."""
    from tyrus_desktop.library.index import Index

    library, store = run.application.library, run.application.library_store
    kept = len(list(store.folder.glob("*.tyrus")))
    library.open()
    run.wait(lambda: library.total == kept and library.progress >= 1, "the list of games")
    archive = QUrl.fromLocalFile(to_qt(run.folder / "games.zip"))
    reports: list[str] = []
    for signal in (library.reported, library.imported):
        signal.connect(reports.append)
    library.selection.selectAll()
    library.takeSelection()
    library.export(archive)
    run.wait(lambda: len(reports) == 1, "the archive")
    library.importFiles([archive])
    run.wait(lambda: len(reports) == 2, "the games of the archive")
    indexed = len(Index(store.index_path).newest(kept + 1))
    if not kept or indexed != kept or str(kept) not in reports[1]:
        raise CheckFailed(f"{indexed} of {kept} games are in the index: {' '.join(reports)}")
    return f"{kept} games listed, indexed and exported"


CHECKS: dict[str, Callable[[Run], str]] = {
    "window": check_window,
    "files": check_files,
    "modules": check_modules,
    "qml": check_qml,
    "resources": check_resources,
    "weights": check_weights,
    "texts": check_texts,
    "sound": check_sound,
    "translations": check_translations,
    "screens before a game": check_start_screens,
    "lessons": check_lessons,
    "screens in a game": check_game_screens,
    "two at one screen": check_two,
    "whole game": check_game,
    "screens after a game": check_end_screens,
    "record": check_record,
    "library": check_library,
    "reading": check_reading,
}


def main(tell: Callable[[str], None]) -> int:
    """Run all checks, with a line of ASCII for each; return 0 if they passed, else 1."""
    # Windows can't delete a file that is still open.
    with tempfile.TemporaryDirectory(prefix="tyrus-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        isolate(folder)
        problems: list[str] = []
        capture_problems(problems)
        app = QGuiApplication(["tyrus"])
        load_fonts()
        run = Run(folder, problems)
        failed = [check for check, do in CHECKS.items() if not run_check(check, do, run, tell)]
        if not run_check("end", close, run, tell):
            failed.append("end")
        qInstallMessageHandler(None)
        del run, app
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all checks passed"
    tell(f"Tyrus {__version__}: {verdict}")
    return 1 if failed else 0


def run_check(
    name: str, check: Callable[[Run], str], run: Run, tell: Callable[[str], None]
) -> bool:
    """Run one check, and pass its line and problems to `tell`; return whether there were none."""
    start = time.monotonic()
    try:
        result, passed = check(run), True
    except Exception as error:  # noqa: BLE001 - the other checks go on.
        result, passed = f"{type(error).__name__}: {error}", False
    took = time.monotonic() - start
    passed = passed and not run.problems
    tell(plain(f"{name:<22} {'ok' if passed else 'FAILED':<6} {took:5.2f} s  {result}"))
    for problem in run.problems:
        tell(plain(f"    {problem}"))
    run.problems.clear()
    return passed


def close(run: Run) -> str:
    """Close the program as a user would."""
    run.application.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return "closed"


def plain(line: str) -> str:
    """Return a line in which all characters outside ASCII are escaped."""
    return line.encode("ascii", "backslashreplace").decode()
