"""The sealed deal: shown at the start, saved with the game, checked at its end.

Before the end the salt is in nothing that the program shows and in no record that it writes;
planted leaks prove that the tests would detect it.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.support.channels import Announcements, snapshot
from tests.desktop.support.program import Program, open_file
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import play_on
from tests.readers import EXAMPLE
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.bridge.table.sealed_deal import SealedDeal
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.record import Record, deal_texts, parse, write, write_plain
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files

FITS = "Match: this is the deal that was sealed at the start."
DOES_NOT_FIT = "No match: this is not the deal that was sealed."
UNKNOWN = "The salt is missing, so the seal can’t be checked."


def look_at_the_seal(screen: Screen) -> None:
    screen.choose_entry("&Game", "&Check the deal…")
    screen.qtbot.waitUntil(lambda: "Check the deal" in screen.texts())


def digits_shown(screen: Screen) -> list[str]:
    """Return the seal and the salt as shown in the dialog."""
    boxes = [i for i in screen.texts() if len(i) == 4 and set(i) <= set("0123456789abcdef")]
    return ["".join(boxes[start : start + 16]) for start in range(0, len(boxes), 16)]


def note_the_seal(screen: Screen) -> str:
    """Copy the seal from the dialog, and close it."""
    look_at_the_seal(screen)
    screen.click(screen.item("copySeal"))
    noted = QGuiApplication.clipboard().text()
    assert digits_shown(screen) == [noted]
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("copySeal"))
    return noted


def give_up(program: Program) -> None:
    program.controller.giveUp()
    program.wait_for(Phase.OVER)


def check(screen: Screen, noted: str) -> str:
    """Type a noted seal into the dialog at the end, and return the verdict."""
    if not screen.shows("checkSeal"):
        screen.choose_entry("&Game", "&Check the deal…")
        screen.qtbot.waitUntil(lambda: screen.shows("checkSeal"))
    entry = screen.item("notedSeal")
    screen.click(entry)
    QTest.keyClick(screen.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for char in noted:
        QTest.keyClick(screen.window, ord(char.upper()))
    assert not screen.shows("verdict")
    screen.click(screen.item("checkSeal"))
    screen.qtbot.waitUntil(lambda: screen.shows("verdict"))
    return str(screen.item("verdict").property("text"))


def own_hash(game: Game) -> str:
    assert game.salt is not None
    lines = [game.salt, *deal_texts(game.referee.deal).values(), ""]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


# Noted, and opened


def test_a_new_game_shows_its_seal_in_the_log_and_in_the_dialog(screen: Screen) -> None:
    screen.play_computer()
    noted = note_the_seal(screen)
    first = screen.texts()
    assert "The deal is sealed: see “Check the deal” in the Game menu." in first
    assert noted == own_hash(screen.game)


def test_a_noted_seal_can_be_checked_at_the_end(
    screen: Screen,
) -> None:
    screen.play_computer()
    noted = note_the_seal(screen)
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    give_up(screen)
    assert check(screen, noted[:30].upper() + " " + noted[30:]) == FITS
    assert digits_shown(screen) == [noted, screen.game.salt]
    assert check(screen, noted[:-1] + ("0" if noted[-1] != "0" else "1")) == DOES_NOT_FIT
    assert "64\u00a0digits" in check(screen, noted[:-1])
    assert check(screen, noted) == FITS


@pytest.mark.parametrize("then", ["a new game", "a running game", "a finished game"])
def test_a_verdict_and_a_salt_are_shown_of_no_other_game(screen: Screen, then: str) -> None:
    """Nor of a running game, not even while it comes to the table with the dialog open."""
    screen.play_computer()
    noted = note_the_seal(screen)
    give_up(screen)
    finished = screen.kept()
    assert check(screen, noted) == FITS
    deal = screen.application.sealed_deal
    told: list[tuple[bool, str, str]] = []
    deal.changed.connect(
        lambda: told.append((screen.game.view().over, deal.salt, deal.verdictText))
    )
    if then == "a new game":
        screen.controller.newGames.playComputer("", "greedy", 0, 0)
    else:
        headers = {key: value for key, value in finished.headers.items() if key != "GivenUpBy"}
        running = Record(headers, finished.deal, ())
        record = running if then == "a running game" else finished
        screen.table.resume(record, salt="ab" * 32)
    screen.wait_for(Phase.PERSON, Phase.OVER)
    assert told
    assert {verdict for _, _, verdict in told} == {""}
    assert {salt for over, salt, _ in told if not over} <= {""}
    assert not screen.shows("verdict")
    assert not screen.shows("notedSeal")
    if screen.table.phase is Phase.OVER:
        screen.choose_entry("&Game", "&Check the deal…")
        screen.qtbot.waitUntil(lambda: screen.shows("checkSeal"))
        assert screen.item("notedSeal").property("text") == deal.seal


def test_the_command_line_verifies_the_saved_record(screen: Screen) -> None:
    screen.play_computer()
    noted = note_the_seal(screen)
    turn = 0
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.table.place(screen.choose(turn := turn + 7))
    screen.wait_until_kept()
    command = [sys.executable, "-m", "tyrus_desktop", "verify", str(screen.game.path), noted]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    kept = [path for path in screen.games_folder.iterdir() if path.suffix != ".lock"]
    assert kept == [screen.game.path]


def test_every_game_has_its_own_seal(program: Program) -> None:
    """The salt does not come from the seeded generator, so equal deals have different seals."""
    seals = set()
    for _ in range(3):
        program.play_computer()
        seals.add(program.application.sealed_deal.seal)
    give_up(program)
    rematch(program.table)
    seals.add(program.application.sealed_deal.seal)
    assert len(seals) == 4


# Kept with the game


def test_that_the_deal_is_sealed_is_news_in_a_new_game_alone(start: Starter) -> None:
    """A screen reader hears it once: neither a resumed game nor one gone back to says it again."""
    announced: list[str] = []
    screen = start()
    screen.controller.announced.connect(announced.append)
    screen.play_computer()
    assert sum(text.startswith("The deal is sealed") for text in announced) == 1
    screen.wait_until_kept()
    path = screen.game.path
    close(screen)
    announced.clear()
    later = start()
    later.controller.announced.connect(announced.append)
    open_file(later, path)
    later.wait_for(Phase.PERSON)
    play_on(later, redeal=True)
    later.controller.study.backToGame()
    later.wait_for(Phase.PERSON)
    assert later.state.prompt in announced
    assert not [text for text in announced if text.startswith("The deal is sealed")]


def test_a_resumed_game_keeps_its_salt(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    noted = note_the_seal(screen)
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    close(screen)
    later = start()
    later.await_offer()
    later.click(later.item("resumeOffer"))
    later.wait_for(Phase.PERSON)
    assert later.application.sealed_deal.seal.replace(" ", "") == noted
    give_up(later)
    later.wait_until_kept()
    assert check(later, noted) == FITS
    kept = [path.name for path in later.games_folder.iterdir() if path.suffix != ".lock"]
    assert kept == [later.game.path.name]


def test_a_deal_that_was_changed_in_the_file_is_detected(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    noted = note_the_seal(screen)
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    path = screen.game.path
    close(screen)
    record = record_files.read(path)
    tiles = deal_texts(record.deal)["BrownTiles"]
    changed = " ".join([*tiles.split()[:28], *tiles.split()[:27:-1]])
    path.write_text(write_plain(record).decode().replace(tiles, changed), "utf-8")
    later = start()
    later.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    later.wait_for(Phase.PERSON)
    give_up(later)
    assert check(later, noted) == DOES_NOT_FIT


@pytest.mark.parametrize("header", first(2, ["", "../../settings", "c0ffee", "0" * 64]))
def test_a_seal_without_a_salt_is_reported_as_such(
    screen: Screen, tmp_path: Path, header: str
) -> None:
    path = tmp_path / "example.tyrus"
    path.write_text(EXAMPLE.replace("\n\n1 C", f'\n[Seal "{header}"]\n\n1 C'), "utf-8")
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.wait_for(Phase.PERSON)
    give_up(screen)
    screen.choose_entry("&Game", "&Check the deal…")
    said = UNKNOWN if len(header) == 64 else "This game has no seal."
    screen.qtbot.waitUntil(lambda: said in screen.texts())
    assert not screen.shows("checkSeal")


def test_a_salt_in_the_record_of_an_unfinished_game_is_not_shown(
    screen: Screen, tmp_path: Path
) -> None:
    """Such a record comes from another program; the salt is still hidden until the end."""
    salt = "ab" * 32
    game = parse(EXAMPLE.encode(), "example.tyrus")
    headers = {**game.headers, "Seal": seal(game.deal, salt), "Salt": salt}
    path = tmp_path / "told.tyrus"
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.wait_for(Phase.PERSON)
    screen.place(screen.choose())
    screen.wait_for(Phase.PERSON)
    screen.wait_until_kept()
    assert salt.encode() not in screen.game.path.read_bytes()
    give_up(screen)
    assert screen.kept().headers["Salt"] == salt
    assert check(screen, headers["Seal"]) == FITS


# Seen by nobody before the end


def where_the_salt_is(screen: Screen, turns: int = 4) -> set[str]:
    """Play some turns; return the channels and records in which the salt was found."""
    announcements = Announcements(screen.controller, screen.application.saved_games)
    screen.play_computer()
    copy = screen.games_folder.parent / "copy.tyrus"
    found: set[str] = set()
    for turn in range(turns):
        look_at_the_seal(screen)
        screen.application.sealed_deal.check(screen.application.sealed_deal.seal)
        shown = snapshot(screen, announcements)
        QTest.keyClick(screen.window, Qt.Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: not screen.shows("copySeal"))
        screen.place(screen.choose(13 * turn))
        screen.wait_for(Phase.PERSON)
        screen.application.store.save_copy(copy, screen.game.record)
        screen.wait_until_kept()
        shown |= {"record": screen.game.path.read_bytes(), "copy": copy.read_bytes()}
        salt = screen.game.salt
        assert salt is not None
        groups = " ".join(salt[start : start + 4] for start in range(0, 64, 4))
        found |= {
            name for name, what in shown.items() if salt in repr(what) or groups in repr(what)
        }
    return found


def test_the_salt_is_not_revealed_before_the_end(screen: Screen) -> None:
    assert not where_the_salt_is(screen)


def keep_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tyrus_desktop.engine.record.write", write_plain)


def show_it(patch: pytest.MonkeyPatch) -> None:
    def salt(deal: SealedDeal) -> str:
        application = deal.parent()
        assert isinstance(application, Application)
        game = application.table.game
        return game.salt or "" if game else ""

    patch.setattr(SealedDeal, "_salt", property(salt))


@pytest.mark.parametrize(
    ("plant", "channels"),
    [(keep_it, {"record", "copy"}), (show_it, {"sealed deal", "accessible"})],
)
def test_a_leaked_salt_is_detected(
    screen: Screen,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    channels: set[str],
) -> None:
    plant(monkeypatch)
    assert where_the_salt_is(screen, turns=1) >= channels


def test_the_seal_stays_the_same_between_two_persons(screen: Screen) -> None:
    screen.play_two()
    before = screen.application.sealed_deal.seal
    screen.take_seat()
    screen.wait_for(Phase.PERSON)
    assert screen.game.viewer is Side.IVORY
    assert screen.application.sealed_deal.seal == before
    assert not screen.application.sealed_deal.salt
