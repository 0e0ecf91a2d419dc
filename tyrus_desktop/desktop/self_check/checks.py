"""`tyrus --self-check`: the program looks itself over, without a screen, and says what it found.

It opens the real window offscreen, opens every screen that there is in every language, plays a
seeded game to its end against the strongest computer player, and writes and reads its record.
Whatever Qt, QML or Python complains of counts as a failure. One line for each check goes to the
standard output, in English; the user's own settings and games are neither read nor written.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTranslator, QUrl, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage

from tyrus_desktop import __version__, paths
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.self_check.run import (
    SEED,
    CheckFailed,
    Run,
    lead_away,
    listen,
    strongest,
)
from tyrus_desktop.desktop.self_check.screens import (
    check_end_screens,
    check_game_screens,
    check_start_screens,
    check_two,
)
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.startup.start import load_fonts


def check_window(run: Run) -> str:
    """The first picture, in the same way as the program's start shows it."""
    frames: list[bool] = []
    if not run.application.show():
        raise CheckFailed("the window could not be made")
    run.window.frameSwapped.connect(lambda: frames.append(True))
    run.wait(lambda: frames, "the first picture")
    return "the first picture is shown"


def check_resources(_run: Run) -> str:
    """Every file can be read as what it is."""
    files = sorted(path for path in paths.resources().rglob("*") if path.is_file())
    kinds: dict[str, int] = {}
    for path in files:
        kinds[path.suffix] = kinds.get(path.suffix, 0) + 1
        font = path.suffix in {".ttf", ".otf"}
        unreadable = font and QFontDatabase.addApplicationFont(str(path)) < 0
        if path.suffix in {".svg", ".png"}:
            unreadable = QImage(str(path)).isNull()
        if unreadable or path.stat().st_size == 0:
            raise CheckFailed(f"{path.name} can't be read")
    if not kinds.get(".svg"):
        raise CheckFailed(f"there are no drawings in {paths.resources()}")
    return ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))


def check_sound(_run: Run) -> str:
    """Every sound can be read; and the library that plays them is whole, where there is one."""
    from tyrus_desktop.desktop.sound.speaker import load

    sounds = load(paths.resources() / "sounds")
    if not sounds:
        raise CheckFailed("there are no sounds")
    try:
        import miniaudio
    except ModuleNotFoundError as error:
        if error.name != "miniaudio":  # A part of it was left behind.
            raise
        return f"{len(sounds)} sounds, and nothing to play them"
    return f"{len(sounds)} sounds, miniaudio {miniaudio.__version__}"


def check_translations(run: Run) -> str:
    """Every language has its texts, and the screen changes with it."""
    for language in LANGUAGES:
        translator = QTranslator()
        if not translator.load(f"tyrus_{language}", str(paths.translations())):
            raise CheckFailed(f"tyrus_{language}.qm can't be read")
    spoken = []
    for language in LANGUAGES:
        run.controller.setLanguage(language)
        spoken.append(run.look(language))
    if len({frozenset(texts) for texts in spoken}) != len(LANGUAGES):
        raise CheckFailed("the texts do not follow the language")
    return ", ".join(LANGUAGES)


def check_game(run: Run) -> str:
    """A whole game against the strongest level; the other side is played by a simple one."""
    from tyrus_desktop.engine.board import BUILDINGS
    from tyrus_desktop.players import levels

    person, rng = levels.create("greedy"), random.Random(SEED)
    run.controller.playComputer("", strongest(), 0, 0)
    while run.wait_for(Phase.PERSON, Phase.OVER) is not Phase.OVER:
        game = run.table.game
        assert game is not None
        view = game.view()
        chosen = person.choose(view, rng, lambda: False)
        if not run.controller.place(view.hand.index(chosen.tile), BUILDINGS.index(chosen.building)):
            raise CheckFailed(f"{chosen} was refused")
    run.look("the end")
    run.controller.setLanguage(LANGUAGES[0])
    assert run.table.game is not None
    tiles = len(run.table.game.record.placements)
    return f"{tiles} tiles against {strongest()}: {run.controller.state.result}"


def check_record(run: Run) -> str:
    """The game just played is kept, can be copied, and is the same when it is opened again."""
    from tyrus_desktop.library import journal

    game = run.table.game
    assert game is not None
    run.wait(lambda: game.path.exists() and journal.read(game.path).outcome, "the kept game")
    copy = run.folder / "copied é.tyrus"
    shelf = run.application.saved_games
    shelf.saveCopy(QUrl.fromLocalFile(str(copy)))
    run.wait(copy.exists, "the copy")
    result = run.controller.state.result
    shelf.open(QUrl.fromLocalFile(str(copy)))
    run.wait(lambda: run.table.game is not game, "the opened game")
    run.wait_for(Phase.OVER)
    assert run.table.game is not None
    if (run.table.game.record.placements, run.controller.state.result) != (
        game.record.placements,
        result,
    ):
        raise CheckFailed("the opened game is not the one that was written")
    return "kept, copied and opened again"


CHECKS: dict[str, Callable[[Run], str]] = {
    "window": check_window,
    "resources": check_resources,
    "sound": check_sound,
    "translations": check_translations,
    "screens before a game": check_start_screens,
    "screens in a game": check_game_screens,
    "two at one screen": check_two,
    "whole game": check_game,
    "screens after a game": check_end_screens,
    "record": check_record,
}


def main() -> int:
    """Do all checks; 0 if nothing was wrong, else 1."""
    # Windows deletes no file that is still open somewhere.
    with tempfile.TemporaryDirectory(prefix="tyrus-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        lead_away(folder)
        complaints: list[str] = []
        listen(complaints)
        app = QGuiApplication(["tyrus"])
        load_fonts()
        run = Run(folder, complaints)
        failed = [check for check, do in CHECKS.items() if not passes(check, do, run)]
        if not passes("end", close, run):
            failed.append("end")
        qInstallMessageHandler(None)
        del run, app
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all is well"
    say(f"Tyrus {__version__}: {verdict}")
    return 1 if failed else 0


def passes(name: str, check: Callable[[Run], str], run: Run) -> bool:
    """Do one check and print its line; whatever was complained of during it counts against it."""
    start = time.monotonic()
    try:
        said, well = check(run), True
    except Exception as error:  # noqa: BLE001 - the others are still to be done.
        said, well = f"{type(error).__name__}: {error}", False
    took = time.monotonic() - start
    say(f"{name:<22} {'ok' if well and not run.complaints else 'FAILED':<6} {took:5.2f} s  {said}")
    for complaint in run.complaints:
        say(f"    {complaint}")
    well = well and not run.complaints
    run.complaints.clear()
    return well


def close(run: Run) -> str:
    """End the program as its user would."""
    run.application.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return "closed"


def say(line: str) -> None:
    """Print a line at once; a program without a console has only its exit status to tell."""
    if sys.stdout is not None:
        sys.stdout.write(line.encode("ascii", "backslashreplace").decode() + "\n")
        sys.stdout.flush()
