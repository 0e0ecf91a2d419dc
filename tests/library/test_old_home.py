"""Games and salts of version 0.1.0, in `home-0.1.0`, are read, resumed and folded.

That version wrote the folder: a finished game, a resigned one, one between two persons by slots,
and one against the computer, left after ten tiles.
"""

import os
import shutil
from pathlib import Path

import pytest

from tyrus_desktop.engine.record import FOLDED, SALT, SEAL, Record
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import Journal, newest_first
from tyrus_desktop.library.sweep import sweep
from tyrus_desktop.referee import Referee

OLD = Path(__file__).with_name("home-0.1.0") / "games"
ENDED, GIVEN_UP, BY_SLOTS, LEFT = sorted(OLD.glob("2*.tyrus"))


@pytest.fixture
def games(tmp_path: Path) -> Journal:
    """A copy of the old folder, whose files have increasing modification times."""
    shutil.copytree(OLD, tmp_path / "games")
    for number, path in enumerate((ENDED, GIVEN_UP, BY_SLOTS, LEFT)):
        os.utime(tmp_path / "games" / path.name, (number, number))
    return Journal(tmp_path / "games")


def test_old_games_are_read() -> None:
    for path in (ENDED, GIVEN_UP):
        game: Record = record_files.read(path)
        assert game.over
        assert seal(game.deal, game.headers[SALT]) == game.headers[SEAL]
    assert not record_files.read(LEFT).over
    assert record_files.read(BY_SLOTS).headers["HotSeat"] == "slots"


def test_unfinished_old_games_are_resumed_and_folded(games: Journal) -> None:
    found = games.unfinished(list(newest_first(games.folder)))
    assert found is not None
    path, old = found
    assert (path.name, len(old.placements)) == (LEFT.name, 10)
    salt = games.salt(old)
    assert salt is not None
    assert seal(old.deal, salt) == old.headers[SEAL]
    referee = Referee(old.deal, old.placements)
    side = referee.view(Side.IVORY).to_play
    assert side is not None
    referee.play(side, next(referee.view(side).legal_placements()))
    games.save(path, referee.record({**old.headers, SALT: salt}))
    text = path.read_text("utf-8")
    assert f"[{FOLDED} " in text
    assert ">" not in text
    assert salt not in text
    again = games.unfinished(list(newest_first(games.folder)))
    assert again is not None
    assert again[1].placements == referee.placements
    assert games.salt(again[1]) == salt
    sweep(games.folder)
    left = sorted(each.name for each in games.folder.glob(".*"))
    other = record_files.read(BY_SLOTS)
    assert left == [f".{other.headers[SEAL]}.salt"]
    assert games.salt(other) == (OLD / left[0]).read_text()
