"""An end that is saved but not shown: its file is folded, and a killed program shows it later."""

from pathlib import Path

import pytest

from tests.desktop.support.positions import AT_ONE_SCREEN, game, resume, step_until
from tests.desktop.support.program import NOT_YET, Program, listen, open_file, url
from tests.desktop.support.strangers import secretly
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import CHARACTER, GIVEN_UP_BY, SEAL, Record
from tyrus_desktop.engine.record import SALT as SALT_HEADER
from tyrus_desktop.engine.record.writing import FOLDED_BYTES
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

SALT = "5a" * 32
WHOLE = game("streak")
SEATINGS = {
    "computer": secretly("miser"),
    "curtains": {**AT_ONE_SCREEN, "HotSeat": "curtains"},
    "slots": {**AT_ONE_SCREEN, "HotSeat": "slots"},
}


def read(path: Path) -> Record:
    """Return the record of a file that tells nothing."""
    data = path.read_bytes()
    assert len(data) == FOLDED_BYTES
    assert not any(secret in data for secret in (b"Result", b"Salt", b"Character", b"GivenUp"))
    return record_files.read(path)


@pytest.mark.parametrize("seating", SEATINGS)
def test_killed_program_shows_the_last_tally_again(
    program: Program, silent_player: None, seating: str
) -> None:
    headers = {**SEATINGS[seating], SEAL: seal(WHOLE.deal, SALT), SALT_HEADER: SALT}
    path = program.games_folder / "a.tyrus"
    record_files.write(path, Record(headers, WHOLE.deal, WHOLE.placements, unshown=True))
    program.state.settings.speed = "normal"
    program.application.script.get_pace = lambda: 1000.0
    open_file(program, path)
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    view = program.table.stage.view
    assert view is not None
    assert (len(view.tallies), view.over) == (len(WHOLE.tallies) - 1, False)
    assert (program.table.over, program.state.canGiveUp) == (False, False)
    assert read(path).placements == WHOLE.placements
    program.application.script.get_pace = lambda: 0.0
    program.controller.skip()
    program.wait_for(Phase.OVER)
    program.wait_until_kept()
    over = record_files.read(path)
    assert (over.over, over.placements, over.headers[SALT_HEADER]) == (True, WHOLE.placements, SALT)
    assert b"[Folded" not in path.read_bytes()
    assert over.headers.get(CHARACTER) == headers.get(CHARACTER)
    assert bool(program.state.summary.stranger.suspects) == (CHARACTER in headers)


def test_resignation_that_was_not_shown_is_shown_later(program: Program) -> None:
    headers = {**secretly("miser"), GIVEN_UP_BY: "ivory"}
    path = program.games_folder / "a.tyrus"
    record_files.write(path, Record(headers, WHOLE.deal, WHOLE.placements[:6], unshown=True))
    assert read(path).ended
    open_file(program, path)
    program.wait_for(Phase.OVER)
    program.wait_until_kept()
    assert record_files.read(path).over
    assert program.game.view().given_up_by is Side.IVORY
    assert len(program.game.view().tallies) == 1
    assert program.table.stage.view is not None
    assert program.table.stage.view.final_hands


def test_game_is_folded_until_its_end_is_shown(program: Program, silent_player: None) -> None:
    """A copy, too; and after a kill it is offered as a running game."""
    resume(program, -1, "streak", secretly("miser"), SALT)
    program.state.settings.speed = "normal"
    program.play(WHOLE.placements[-1])
    step_until(program, lambda: program.models.tally.open)
    program.wait_until_kept()
    path, copy = program.game.path, program.games_folder.with_name("copy.tyrus")
    program.application.saved_games.saveCopy(url(copy))
    program.qtbot.waitUntil(copy.exists)
    assert read(path).placements == read(copy).placements == WHOLE.placements
    step_until(program, lambda: program.table.phase is Phase.OVER)
    assert program.kept().over
    program.table.clear()
    program.application.script.get_pace = lambda: 0.0
    path.write_bytes(copy.read_bytes())
    with program.qtbot.waitSignal(program.application.store.unfinished_found):
        program.application.open(None)
    games = program.application.saved_games
    assert games.offer.endswith(f"election\u00a0{len(WHOLE.tallies)}")
    games.resumeOffer()
    program.qtbot.waitUntil(lambda: program.table.game is not None)
    program.wait_for(Phase.OVER)
    assert program.kept().over


def test_game_from_outside_with_unshown_end_counts_as_running(
    program: Program, silent_player: None, tmp_path: Path
) -> None:
    path = tmp_path / "copy.tyrus"
    record_files.write(
        path, Record(SEATINGS["computer"], WHOLE.deal, WHOLE.placements, unshown=True)
    )
    heard = listen(program.application.saved_games.noticed)
    program.state.settings.speed = "normal"
    program.application.script.get_pace = lambda: 1000.0
    open_file(program, path)
    program.qtbot.waitUntil(lambda: program.models.tally.open)
    program.qtbot.wait(50)
    assert heard == [NOT_YET]
    assert not program.application.saved_games.inLibrary.addable
    program.application.script.get_pace = lambda: 0.0
    program.controller.skip()
    program.wait_for(Phase.OVER)
    program.wait_until_kept()
    (kept,) = program.games_folder.glob("*.tyrus")
    assert record_files.read(kept).over
    assert not program.application.saved_games.inLibrary.addable
