"""The sealed deal: shown at the start, saved with the game, checked at its end.

Before the end the salt is in no channel and in no record that the program writes.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.desktop.support.channels import snapshot
from tests.desktop.support.legibility import faults
from tests.desktop.support.program import Program, open_file
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.desktop.support.studying import play_on
from tests.readers import EXAMPLE
from tyrus_desktop.desktop.bridge.table.sealed_deal import SealedDeal
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.events import GameStarted
from tyrus_desktop.engine.record import Record, deal_texts, parse, write, write_plain
from tyrus_desktop.engine.seal import seal

FITS = "Match: this is the deal that was sealed at the start."
DOES_NOT_FIT = "No match: this is not the deal that was sealed."


def open_dialog(screen: Screen, button: str) -> None:
    if not screen.shows(button):
        screen.choose_entry("&Game", "&Check the deal…")
        screen.qtbot.waitUntil(lambda: screen.shows(button))


def close_dialog(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("copySeal"))


def digits_shown(screen: Screen) -> list[str]:
    """Return the seal and the salt as shown in the dialog."""
    boxes = [i for i in screen.texts() if len(i) == 4 and set(i) <= set("0123456789abcdef")]
    return ["".join(boxes[start : start + 16]) for start in range(0, len(boxes), 16)]


def check(screen: Screen, noted: str) -> str:
    """Type a noted seal into the dialog at the end, and return the verdict."""
    open_dialog(screen, "checkSeal")
    screen.click(screen.item("notedSeal"))
    QTest.keyClick(screen.window, Key.Key_A, CONTROL)
    for char in noted:
        QTest.keyClick(screen.window, ord(char.upper()))
    assert not screen.shows("verdict")
    screen.click(screen.item("checkSeal"))
    screen.qtbot.waitUntil(lambda: screen.shows("verdict"))
    return str(screen.item("verdict").property("text"))


def check_again(program: Program, noted: str) -> str:
    program.application.sealed_deal.check(noted)
    return program.application.sealed_deal.verdictText


def test_seal_noted_by_the_player_is_checked_at_the_end(playing: Screen) -> None:
    assert isinstance(playing.models.log.rows[0].event, GameStarted), "not the seal"
    open_dialog(playing, "copySeal")
    assert not list(faults(playing))
    playing.click(playing.item("copySeal"))
    noted = QGuiApplication.clipboard().text()
    salt = playing.game.salt or ""
    sealed = "\n".join([salt, *deal_texts(playing.game.referee.deal).values(), ""])
    assert digits_shown(playing) == [noted] == [hashlib.sha256(sealed.encode()).hexdigest()]
    close_dialog(playing)
    playing.play_some(1)
    playing.give_up()
    assert check(playing, noted[:30].upper() + " " + noted[30:]) == FITS
    assert digits_shown(playing) == [noted, salt]
    assert check(playing, noted[:-1] + ("0" if noted[-1] != "0" else "1")) == DOES_NOT_FIT
    assert "64\u00a0digits" in check(playing, noted[:-1])


def test_seal_dialog_never_shows_another_games_verdict_or_salt(playing: Screen) -> None:
    """The dialog stays open while another game is opened."""
    deal = playing.application.sealed_deal
    noted = deal.seal
    playing.give_up()
    finished = playing.kept()
    assert check(playing, noted.replace(" ", "")) == FITS
    told: list[tuple[str, str]] = []
    deal.changed.connect(lambda: told.append((deal.salt, deal.verdictText)))
    headers = {key: value for key, value in finished.headers.items() if key != "GivenUpBy"}
    playing.table.resume(Record(headers, finished.deal, ()), salt="ab" * 32)
    playing.wait_for(Phase.PERSON)
    assert set(told) == {("", "")}
    assert not playing.shows("verdict")
    assert not playing.shows("notedSeal")


def test_every_game_has_a_seal_of_its_own(program: Program) -> None:
    """Salts do not come from the seeded generator."""
    deal = program.application.sealed_deal
    program.play_computer()
    seals = {deal.seal}
    program.give_up()
    program.controller.newGames.rematch()
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    seals.add(deal.seal)
    program.play_two()
    seals.add(deal.seal)
    program.sit_down()
    assert len(seals | {deal.seal}) == 3
    program.play_computer()
    play_on(program, redeal=True)
    program.controller.study.backToGame()
    program.wait_for(Phase.PERSON)
    assert len(seals | {deal.seal}) == 4


def test_resumed_game_keeps_its_salt_and_detects_a_changed_deal(program: Program) -> None:
    program.play_computer()
    noted = program.application.sealed_deal.seal
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    record, path = program.kept(), program.game.path
    program.play_two()
    open_file(program, path)
    program.wait_for(Phase.PERSON)
    assert program.application.sealed_deal.seal == noted
    program.give_up()
    assert check_again(program, noted) == FITS

    tiles = deal_texts(record.deal)["BrownTiles"]
    changed = " ".join([*tiles.split()[:28], *tiles.split()[:27:-1]])
    written = write_plain(record).decode().replace(tiles, changed)
    program.table.resume(parse(written.encode(), "changed.tyrus"))
    program.wait_for(Phase.PERSON)
    assert program.game.referee.deal != record.deal
    program.give_up()
    assert check_again(program, noted) == DOES_NOT_FIT


def test_salt_in_the_file_of_a_running_game_stays_hidden(program: Program, tmp_path: Path) -> None:
    """Another program may have written the salt into the file."""
    salt = "ab" * 32
    game = parse(EXAMPLE.encode(), "example.tyrus")
    headers = {**game.headers, "Seal": seal(game.deal, salt), "Salt": salt}
    path = tmp_path / "told.tyrus"
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    open_file(program, path)
    program.wait_for(Phase.PERSON)
    program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    program.wait_until_kept()
    assert salt.encode() not in program.game.path.read_bytes()
    program.give_up()
    assert program.kept().headers["Salt"] == salt
    assert check_again(program, headers["Seal"]) == FITS


# Secret until the end


def where_the_salt_is(screen: Screen, turns: int = 3) -> set[str]:
    """Play some turns; return the channels and records in which the salt was found."""
    announcements = screen.listen()
    screen.play_computer()
    copy = screen.games_folder.parent / "copy.tyrus"
    found: set[str] = set()
    for turn in range(turns):
        open_dialog(screen, "copySeal")
        screen.application.sealed_deal.check(screen.application.sealed_deal.seal)
        shown = snapshot(screen, announcements)
        close_dialog(screen)
        screen.place(screen.choose(13 * turn))
        screen.wait_for(Phase.PERSON)
        screen.application.store.save_copy(copy, screen.game.record)
        screen.wait_until_kept()
        shown |= {"record": screen.game.path.read_bytes(), "copy": copy.read_bytes()}
        salt = screen.game.salt
        assert salt is not None
        groups = " ".join(salt[start : start + 4] for start in range(0, 64, 4))
        found |= {
            name for name, each in shown.items() if salt in repr(each) or groups in repr(each)
        }
    return found


def test_salt_is_revealed_nowhere_before_the_end(screen: Screen) -> None:
    assert not where_the_salt_is(screen)


def keep_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tyrus_desktop.engine.record.write", write_plain)


def show_it(patch: pytest.MonkeyPatch) -> None:
    def salt(deal: SealedDeal) -> str:
        game = vars(deal)["_table"].game
        return game.salt or "" if game else ""

    patch.setattr(SealedDeal, "_salt", property(salt))


@pytest.mark.long
@pytest.mark.parametrize(
    ("plant", "channels"),
    [(keep_it, {"record", "copy"}), (show_it, {"sealed deal", "accessible"})],
)
def test_planted_leak_of_the_salt_is_detected(
    fresh: Screen,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    channels: set[str],
) -> None:
    plant(monkeypatch)
    assert where_the_salt_is(fresh, turns=1) >= channels
