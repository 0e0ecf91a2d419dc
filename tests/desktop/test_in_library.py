"""Games opened from outside are treated like imported ones, and can be added to the library."""

import errno
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.desktop.support.channels import log_sentences
from tests.desktop.support.library_window import keep
from tests.desktop.support.other_programs import told
from tests.desktop.support.positions import AGAINST_COMPUTER, whole_game
from tests.desktop.support.program import NOT_YET, Program, open_file, open_game, url
from tests.desktop.support.replaying import ALL, reopen_replay, replay
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.readers import other_world
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.seal import new_salt, seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

NOT_THERE = "This game is not in your library: “Add to library” puts it there."
RANDOM = {**AGAINST_COMPUTER, "BrownPlayer": "computer random"}
RUNNING = {**RANDOM, "Started": "2026-03-21T20:00:00Z"}


def kept(program: Program) -> list[Path]:
    return list(program.games_folder.glob("[!.]*.tyrus"))


def open_again(program: Program, path: Path) -> None:
    """Open the game that is at the table."""
    open_file(program, path)
    program.application.store.wait()
    QCoreApplication.processEvents()


def import_file(program: Program, path: Path) -> None:
    program.application.library.importFiles([url(path)])


def end_told(screen: Screen) -> tuple[list[str], int]:
    """Return the texts of the end and of a look back with all tiles, and the number of marks."""
    summary = screen.state.summary
    story = [*summary.story.sentences, summary.parting, *log_sentences(screen)]
    reopen_replay(screen)
    replay(screen).setLens(ALL)
    marks = replay(screen).markCount
    replay(screen).close()
    return story, marks


def test_imported_and_opened_games_show_the_same_end(screen: Screen, tmp_path: Path) -> None:
    path = keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER)
    open_game(screen, path)
    assert screen.game.voices.you is None
    opened = end_told(screen)
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    import_file(screen, path)
    screen.qtbot.waitUntil(lambda: len(kept(screen)) == 1)
    (imported,) = kept(screen)
    screen.qtbot.waitUntil(lambda: screen.game.file.path == imported)
    assert not screen.shows("addToLibrary")
    open_again(screen, imported)
    assert end_told(screen) == opened


def test_copy_of_an_own_game_opens_as_own(screen: Screen, tmp_path: Path) -> None:
    own = keep(screen.games_folder, "own.tyrus", whole_game(), **AGAINST_COMPUTER, Title="Mine")
    open_game(screen, keep(tmp_path, "copy.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: screen.game.file.path == own)
    screen.wait_for(Phase.OVER)
    assert screen.game.voices.you is Side.IVORY
    assert screen.state.title == "Mine"
    assert not screen.shows("addToLibrary")
    assert NOT_THERE not in screen.texts()


def test_button_or_key_adds_an_opened_game_to_the_library(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(folder: Path, *_: object) -> tuple[int, OSError]:
        return 0, OSError(errno.ENOSPC, "No space left on device", str(folder))

    open_game(screen, keep(tmp_path, "x.tyrus", whole_game(), **AGAINST_COMPUTER))
    screen.qtbot.waitUntil(lambda: NOT_THERE in screen.texts())
    with monkeypatch.context() as patch:
        patch.setattr(record_files, "add_all", full)
        screen.click(screen.item("addToLibrary"))
        screen.qtbot.waitUntil(lambda: any("disk is full" in text for text in screen.texts()))
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"))
    press(screen, Key.Key_D, held=CONTROL)
    screen.qtbot.waitUntil(lambda: "1\u00a0game imported." in screen.texts())
    assert not screen.shows("addToLibrary")
    (added,) = kept(screen)
    screen.qtbot.waitUntil(lambda: screen.game.file.path == added)
    assert record_files.read(added).headers["Imported"] == "1"


def test_opened_running_game_joins_library_after_the_next_tile(
    program: Program, tmp_path: Path
) -> None:
    said, path = told(program), keep(tmp_path, "x.tyrus", whole_game().cut(7), **RANDOM)
    before = path.read_bytes()
    open_game(program, path)
    program.qtbot.waitUntil(lambda: said == [NOT_YET])
    program.wait_for(Phase.PERSON)
    assert not kept(program)
    program.play_some(1)
    program.wait_until_kept()
    assert len(kept(program)) == 1
    assert program.game.voices.you is Side.IVORY
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("own", "copied", "headers"),
    [
        (7, 7, RUNNING),
        (12, 7, RUNNING),
        (None, 7, RUNNING),
        (12, 6, RANDOM),  # Version 0.1.0 wrote no time.
    ],
)
def test_copy_of_an_own_running_game_opens_that_game(
    program: Program, tmp_path: Path, own: int | None, copied: int, headers: dict[str, str]
) -> None:
    """Otherwise a player could resign a copy, see all tiles, and return to the game."""
    kept_game = whole_game() if own is None else whole_game().cut(own)
    path = keep(program.games_folder, "own.tyrus", kept_game, **headers)
    seated, said = list[Path | None](), told(program)
    program.table.seated.connect(lambda: seated.append(program.game.file.path))
    open_game(program, keep(tmp_path, "copy.tyrus", whole_game().cut(copied), **headers))
    assert seated == [path]
    program.wait_for(Phase.PERSON, Phase.OVER)
    assert len(program.game.referee.placements) >= len(kept_game.placements)
    assert program.game.voices.you is Side.IVORY
    assert said == []
    assert kept(program) == [path]


def test_program_resumes_the_copy_with_the_most_tiles_placed(
    program: Program, tmp_path: Path
) -> None:
    for name, count in (("a", 7), ("b", 19), ("c", 12)):
        path = keep(program.games_folder, f"{name}.tyrus", whole_game().cut(count), **RUNNING)
    open_game(program, keep(tmp_path, "copy.tyrus", whole_game().cut(7), **RUNNING))
    assert program.game.file.path == path.with_name("b.tyrus")
    program.play_computer()
    open_game(program, keep(tmp_path, "further.tyrus", whole_game().cut(31), **RUNNING))
    assert program.game.file.outside
    assert len(program.game.referee.placements) >= 31


@pytest.mark.parametrize("right", [True, False])
def test_opening_a_guessed_record_does_not_confirm_its_hidden_tiles(
    program: Program, tmp_path: Path, right: bool
) -> None:
    """A handmade record opens the same way whether its guesses are right or wrong."""
    game = whole_game().cut(12)
    sealed = {**RUNNING, "Seal": seal(game.deal, new_salt())}
    path = keep(program.games_folder, "own.tyrus", game, **sealed)
    guess = game if right else other_world(game, Side.IVORY, random.Random(2))
    said = told(program)
    for number in range(2):  # The second one is opened over the first.
        open_game(program, keep(tmp_path, f"{number}.tyrus", guess, **RUNNING))
        program.qtbot.waitUntil(lambda: len(said) == number + 1)  # noqa: B023
        assert program.game.file.outside
        assert not program.game.guess
        program.game.guess = "miser"  # The second one is another game, which knows nothing of it.
    assert said == [NOT_YET, NOT_YET]
    open_game(program, keep(tmp_path, "with.tyrus", guess, **sealed))
    assert program.game.file.path == path


def test_study_does_not_count_as_copy_of_its_game(program: Program, tmp_path: Path) -> None:
    headers = {**RUNNING, "Seal": seal(whole_game().deal, new_salt())}
    keep(program.games_folder, "own.tyrus", whole_game().cut(12), **headers)
    said = told(program)
    study = keep(tmp_path, "study.tyrus", whole_game().cut(7), **headers, Study="1")
    open_game(program, study)
    program.qtbot.waitUntil(lambda: said == [NOT_YET])
    assert program.game.study


def test_imported_game_resigned_here_counts_as_own(program: Program, tmp_path: Path) -> None:
    import_file(program, keep(tmp_path, "x.tyrus", whole_game().cut(7), **RANDOM))
    program.qtbot.waitUntil(lambda: len(kept(program)) == 1)
    (imported,) = kept(program)
    open_game(program, imported)
    program.give_up()
    program.application.store.wait()
    open_again(program, imported)
    assert program.game.voices.you is Side.IVORY
    library = program.application.library
    library.open()
    program.qtbot.waitUntil(lambda: [row.winner for row in library.games.rows] == ["brown"])
    assert library.games.rows[0].seat == "ivory"
