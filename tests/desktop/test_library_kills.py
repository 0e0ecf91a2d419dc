"""A program killed while it changes, imports or exports games damages none of them."""

import random
import signal
import subprocess
import sys
import time
import zipfile
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from tests.command import ROOT
from tests.desktop.support.kills import all_faults
from tests.library.programs import keep, posix
from tests.readers import play_game
from tyrus_desktop.engine.record import NOTE, TITLE, Record, RecordError, write
from tyrus_desktop.library import exchange, record_files
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.importing import Importer
from tyrus_desktop.library.journal import BIN
from tyrus_desktop.library.record_files import is_game_name
from tyrus_desktop.library.sweep import sweep

pytestmark = posix

KILLS, SAMPLE = 300, 8
LONGEST_S, LINES = 0.5, 1500
"""A program is killed at most this long after it has listed the games, or after these lines."""

GAMES = {f"{n}.tyrus": play_game(n) for n in range(1, 7)} | {"run.tyrus": play_game(7).cut(9)}
MORE = {f"{n}.tyrus": play_game(n) for n in range(11, 17)} | {"on.tyrus": play_game(17).cut(9)}


def make(folder: Path) -> None:
    """Write games and, for the import, an archive and two files."""
    (folder / "out").mkdir()
    (folder / "more").mkdir()
    for name, game in GAMES.items():
        keep(folder / "games", name, game)
    with zipfile.ZipFile(folder / "more" / "more.zip", "w") as archive:
        for name, game in MORE.items():
            archive.writestr(name, write(Record({}, game.deal, game.placements)))
    for name in ("11.tyrus", "on.tyrus"):
        keep(folder / "more", name, MORE[name])


def kill(folder: Path, seed: int) -> None:
    """Let a program change the games, and kill it: by a signal, or at a line that writes games."""
    rng = random.Random(seed)
    lines = rng.randint(1, LINES) if seed % 4 else 0
    words = (sys.executable, "-m", "tests.desktop.support.library_child", folder, seed, lines)
    with subprocess.Popen(
        list(map(str, words)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        if not lines:
            time.sleep(rng.uniform(0, LONGEST_S))
            child.kill()
        errors = child.stderr.read()
        assert child.wait() == -signal.SIGKILL, errors
    assert not errors


def scanned(games: Path, index: Path | None) -> Catalogue:
    """Return the library after a scan, as the next start of the program makes it."""
    catalogue = Catalogue(games, lambda _: pytest.fail("a label was made"))
    catalogue.open(index)
    catalogue.load()
    changes = catalogue.changes()
    catalogue.drop(changes.gone)
    catalogue.read_again(name for name, _ in changes.due)
    return catalogue


def read(path: Path) -> Record:
    """Read a whole record, whose title and note were changed together."""
    game = record_files.read(path)
    assert game.headers.get(TITLE) == game.headers.get(NOTE)
    return game


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def check(folder: Path) -> None:
    """Check the games, the index, and what was exported; then import and export again."""
    games, out = folder / "games", folder / "out"
    sweep(games)
    assert all(name == BIN or is_game_name(name) for name in names(games))
    library = scanned(games, folder / "library.sqlite")
    assert library.all == scanned(games, None).all
    found = exchange.found_in_all((folder / "more").iterdir())
    list(Importer(games, library.known()).steps(found))
    library.close()
    kept = [read(path) for path in (*games.glob("*.tyrus"), *(games / BIN).glob("*"))]
    every = list(chain(GAMES.values(), MORE.values()))
    wanted = Counter((game.deal, game.placements) for game in every)
    assert Counter((game.deal, game.placements) for game in kept) == wanted

    exported = [read(path) for path in out.glob("*.tyrus")]
    if (out / "all.zip").exists():
        exported += [game for _, game in exchange.found_in(out / "all.zip")]  # type: ignore[misc]
    assert all((game.deal, game.placements) in wanted for game in exported)
    others = [name for name in names(out) if not is_game_name(name) and name != "all.zip"]
    assert all(name.startswith("Tyrus unfinished ") for name in others)
    list(exchange.export_files(games, names(games)[-1:], out, record_files.read))
    assert not set(others) & set(names(out))


def kill_and_check(seed: int, folder: Path) -> list[str]:
    make(folder)
    kill(folder, seed)
    try:
        check(folder)
    except (AssertionError, OSError, RecordError) as error:
        return [str(error)]
    return []


def test_killed_program_damages_no_game_of_the_library() -> None:
    assert not all_faults(range(SAMPLE), kill_and_check)


@pytest.mark.long
def test_program_killed_three_hundred_times_damages_no_game() -> None:
    seed = random.SystemRandom().getrandbits(32)
    faults = all_faults(range(seed, seed + KILLS), kill_and_check)
    assert not faults, "\n".join(faults)
