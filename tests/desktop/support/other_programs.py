"""Starts other programs that use the same games folder."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.command import ROOT
from tests.desktop.support.child import Options
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.program import Program, listen, open_file
from tests.readers import play_game
from tyrus_desktop.engine.record import SALT, SEAL
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.library import record_files

IN_USE = (
    "This game is already open, here or in another window. Continue there, or leave it there first."
)
STOPPED_AFTER = 4


@contextmanager
def another_program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Yield another program, which has played some placements and waits."""
    options = Options(str(folder), undo_ms=(0,), placements=STOPPED_AFTER)
    with run(options) as child:
        for line in child.stdout or ():
            if line.startswith("shown") and len(kept(folder)) == STOPPED_AFTER:
                break
        yield child


@contextmanager
def run(options: Options) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(options.command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


def left_by_another_program(folder: Path) -> Path:
    """Return the file of an unfinished game that nobody plays now."""
    played, salt = play_game(1).cut(STOPPED_AFTER), "ab" * 16
    its_own = {SEAL: seal(played.deal, salt), SALT: salt}
    return keep(folder / "games", "a.tyrus", played, **SENATOR, **its_own)


def paths(folder: Path) -> list[Path]:
    return list((folder / "games").glob("[!.]*.tyrus"))


def kept(folder: Path) -> list[str]:
    (path,) = paths(folder)
    return [str(placement) for placement in record_files.read(path).placements]


def told(program: Program) -> list[str]:
    """Return a list to which each message about saved games is added from now on."""
    return listen(program.application.saved_games.noticed)


def offers(program: Program) -> bool:
    """Look for an unfinished game, as at a start; return whether a game is offered."""
    with program.qtbot.waitSignal(program.application.store.unfinished_found):
        program.application.open(None)
    return bool(program.application.saved_games.offer)


def check_in_use(program: Program, path: Path) -> None:
    """Check that a program refuses to open a game that is in use."""
    sentences = told(program)
    open_file(program, path)
    program.qtbot.waitUntil(lambda: bool(sentences))
    assert sentences == [IN_USE]
    program.application.saved_games.noticed.disconnect(sentences.append)
