"""Settings are restored at the next start, also those of version 0.1.0; damaged ones are not."""

import os
import shutil
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.desktop.conftest import Starter, close
from tests.desktop.gallery.dialogs import DIALOGS, dialog
from tests.desktop.support.items import everything, seen
from tests.desktop.support.program import Program
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.settings import SPEEDS, UNDO_MS, Settings, stored_settings
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock, record_files

LOST = (
    "Settings can’t be saved and will be lost when you quit. Free some space, or check the"
    " permissions of the settings folder."
)
INI = QSettings.Format.IniFormat


def settings_of(path: Path, **lines: str) -> Settings:
    text = "[General]\n" + "".join(f"{name}={value}\n" for name, value in lines.items())
    path.write_text(text, "utf-8")
    return Settings(QSettings(str(path), INI))


def test_settings_and_window_position_are_restored_at_start(
    start: Starter, store: QSettings
) -> None:
    screen = start()
    settings = screen.application.settings
    settings.theme, settings.volume, settings.muted = "dark", 35, True
    screen.controller.setLanguage("fr")
    place = QRect(37, 51, 1100, 700)
    screen.window.setGeometry(place)
    screen.qtbot.waitUntil(lambda: screen.window.geometry() == place)
    close(screen)
    again = Settings(QSettings(store.fileName(), INI))
    assert (again.language, again.theme, again.speed) == ("fr", "dark", "none")
    assert (again.volume, again.muted) == (35, True)
    assert start().window.geometry() == place


def test_unwritable_settings_file_is_reported(start: Starter, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file")
    screen = start(QSettings(str(tmp_path / "in the way" / "tyrus.ini"), INI))
    assert screen.texts().count(LOST) == 1
    settings, noticed = screen.application.settings, list[str]()
    screen.controller.noticed.connect(noticed.append)
    for theme in ("dark", "light"):
        settings.theme = theme
        settings.check()
    assert (noticed, settings.theme) == ([], "light")
    (tmp_path / "in the way").unlink()
    settings.muted = True
    screen.qtbot.waitUntil(lambda: LOST not in screen.texts())
    assert "theme=light" in (tmp_path / "in the way" / "tyrus.ini").read_text()
    shutil.rmtree(tmp_path / "in the way")
    (tmp_path / "in the way").write_text("a file")
    screen.controller.setLanguage("en")
    screen.qtbot.waitUntil(lambda: LOST in screen.texts())
    assert noticed == [LOST]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_settings_file_that_is_a_pipe_is_reported(start: Starter, tmp_path: Path) -> None:
    """So is a pipe in place of the lock that Qt makes beside the file, or of its folder."""
    (tmp_path / "folder").mkdir()
    for name, pipe in (
        ("own.ini", "own.ini"),
        ("own.ini", "own.ini.lock"),
        ("folder/pipe/own.ini", "folder/pipe"),
    ):
        os.mkfifo(tmp_path / pipe)
        screen = start(stored_settings(tmp_path / name))
        assert LOST in screen.texts()
        screen.state.settings.theme = "dark"
        close(screen)
        assert (tmp_path / pipe).is_fifo()
        (tmp_path / pipe).unlink()


def test_damaged_settings_file_is_reported_once_and_repaired(
    start: Starter, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.ini"
    path.write_bytes(b"[General]\nlanguage=en\nspeed=none\ntheme=dark\nno value\n\x00\xff\n")
    notice = "The settings file was damaged. Please check your settings."
    screen = start(QSettings(str(path), INI))
    assert notice in screen.texts()
    assert screen.state.settings.theme == "dark"
    screen.state.settings.theme = "light"
    close(screen)
    again = start(QSettings(str(path), INI))
    assert not {notice, LOST} & set(again.texts())
    assert again.controller.state.settings.theme == "light"


WHOLE = {
    "language": "fr",
    "theme": "dark",
    "speed": "fast",
    "memory": "always",
    "grace": "confirm",
    "level": "greedy",
    "name": "Ada",
    "scale": 130,
    "volume": 35,
    "muted": True,
}
PROPERTIES = {"grace": "undo"}
"""The property of a key, where their names differ."""

DAMAGED = {
    "language": ("", ("warp", "", "@Invalid()", "FR")),
    "theme": ("system", ("12", "a, b, c", "@ByteArray(x)")),
    "speed": ("normal", ("warp", "\\x0")),
    "memory": ("computer", ("sometimes", "1", "@Invalid()", "computer, always")),
    "grace": ("short", ("long", "0", "@Variant(x)", "off, off")),
    "scale": (100, ("79", "251", "-100", "1e2", "large", "", "100, 200", "99999999999999999999")),
    "volume": (70, ("-1", "101", "loud", "7.5", "35, 35")),
    "muted": (False, ("2", "-1", "perhaps", "", "0, 1")),
}
"""The default and the damaged values of each key."""


def test_only_damaged_settings_fall_back_to_their_defaults(tmp_path: Path) -> None:
    lines = {each: str(int(value) if value is True else value) for each, value in WHOLE.items()}
    number = 0
    for name, (default, values) in DAMAGED.items():
        for bad in values:
            number += 1
            settings = settings_of(tmp_path / f"{number}.ini", **lines | {name: bad})
            read = {each: getattr(settings, PROPERTIES.get(each, each)) for each in WHOLE}
            assert read == WHOLE | {name: default}, (name, bad)


def test_values_that_qt_cannot_read_are_passed_over_in_silence(tmp_path: Path) -> None:
    path, odd = tmp_path / "tyrus.ini", r"@Variant(\x7f\x7f\x7f\x7f\x7f\x7f)"
    lines = "".join(f"{key}={odd}\n" for key in (*WHOLE, "window", "folder", "telepathy"))
    path.write_text(f"[General]\n{lines}", "utf-8")
    settings = Settings(stored_settings(path))
    assert (settings.theme, settings.scale, settings.muted) == ("system", 100, False)
    settings.scale = 130
    assert settings.save()
    assert Settings(stored_settings(path)).scale == 130


def test_settings_keep_unknown_keys_and_signal_only_changes(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "tyrus.ini"
    settings = settings_of(path, telepathy="on", volume="40", level="herald")
    with qtbot.assertNotEmitted(settings.changed):
        settings.volume = 40
        settings.level = "herald"
    with qtbot.waitSignal(settings.changed):
        settings.name = "None"
    assert settings.name == "None"
    assert settings.save()
    assert "telepathy=on" in path.read_text("utf-8")


def test_text_size_slider_responds_to_keys_and_mouse(screen: Screen) -> None:
    settings = screen.application.settings
    dialog(screen, *DIALOGS["settings"])
    sliders = screen.components("PercentSlider")
    (slider,) = [each for each in sliders if each.property("label") == "Text size"]
    slider.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    for key, expected in ((Key.Key_Left, 80), (Key.Key_Right, 250)):
        press(screen, *[key] * (35))
        assert settings.scale == slider.property("value") == expected
        assert f"{expected}%" in screen.texts()
    settings.scale = 150
    start = screen.middle(slider)
    end = QPoint(round(slider.mapToScene(QPointF(0.1 * slider.width(), 0)).x()), start.y())
    screen.take(slider)
    screen.move(start, end)
    screen.qtbot.wait(50)
    assert settings.scale == 150, "applied on release, since the slider moves with the texts"
    screen.release(end)
    screen.qtbot.waitUntil(lambda: slider.property("value") == settings.scale < 140)
    assert f"{settings.scale}%" in screen.texts()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 100), ((880, 440), 100), ((1024, 640), 150)]
)
def test_settings_dialog_fits_and_scrolls_only_in_small_windows(
    screen: Screen, size: tuple[int, int], scale: int
) -> None:
    screen.controller.setLanguage("fr")
    screen.state.settings.scale = scale
    screen.resize(*size)
    dialog(screen, *DIALOGS["settings"])
    (shown,) = [each for each in screen.window.findChildren(QObject) if each.property("opened")]
    for page in ("Affichage et son", "Partie", "Aide"):
        screen.press(page)
        assert shown.property("contentItem").property("scrolls") is (size == (880, 440))
        frame = [shown.property(each) for each in ("x", "y", "width", "height")]
        assert QRectF(0, 0, *size).contains(QRectF(*frame))


@pytest.mark.usefixtures("screen_reader")
def test_screen_reader_can_move_the_settings_sliders(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    for slider in screen.components("PercentSlider"):
        setting = {"Text size": "scale", "Volume": "volume"}[slider.property("label")]
        before = getattr(screen.application.settings, setting)
        found = QAccessible.queryAccessibleInterface(slider).actionInterface()
        assert found is not None
        for action, value in (("Increase", before + 5), ("Decrease", before)):
            found.doAction(action)
            assert getattr(screen.application.settings, setting) == value


def test_speed_setting_scales_every_duration(screen: Screen) -> None:
    theme = screen.application.engine.singletonInstance("Tyrus", "Theme")
    assert isinstance(theme, QObject)
    names = ("quick", "glide", "wobble", "step", "walk", "toss", "fade")
    screen.state.settings.speed = "normal"
    normal = [float(theme.property(name)) for name in names]
    assert min(normal) > 0
    for speed, pace in SPEEDS.items():
        screen.state.settings.speed = speed
        expected = [duration * pace for duration in normal]
        assert [float(theme.property(name)) for name in names] == pytest.approx(expected, abs=1)


def test_each_setting_is_stored_and_shown_as_chosen(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    QTest.keyClick(screen.window, Key.Key_Comma, CONTROL)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    rows: list[QObject] = []
    for page in ("Look and sound", "Game", "Help"):
        screen.press(page)
        rows += (shown := [row for row in screen.components("Setting") if seen(row)])
        for row in shown:
            values = row.property("values")
            assert row.property("current") == values.index(row.property("value"))
            for index, value in reversed([*enumerate(values)]):
                (button,) = [b for b in everything(row) if b.property("index") == index]
                screen.click(button)
                assert (row.property("value"), row.property("current")) == (value, index)
    assert len(rows) == 12


def test_speed_setting_scales_the_undo_time(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[float] = []
    monkeypatch.setattr(Table, "place", lambda _self, _it, undo_ms, **_: times.append(undo_ms))
    program.play_computer()
    settings = program.application.settings
    for speed, pace in SPEEDS.items():
        times.clear()
        settings.speed = speed
        for undo in UNDO_MS:
            settings.undo = undo
            program.controller.place(0, 0)
        assert times == [0.0, 1800 * (pace or SPEEDS["fast"]), inf]


def test_data_from_version_0_1_is_read_and_continued(start: Starter, tmp_path: Path) -> None:
    """The data are settings, games and the salt of an unfinished game."""

    def resume(screen: Screen) -> None:
        screen.await_offer()
        screen.click(screen.item("resumeOffer"))
        screen.wait_for(Phase.PERSON)

    home = shutil.copytree(Path(__file__).parents[1] / "library" / "home-0.1.0", tmp_path / "home")
    names = sorted(path.name for path in (home / "games").glob("2*"))
    left = home / "games" / names[-1]
    left.touch()
    old = record_files.read(left)
    store = QSettings(str(home / "tyrus.ini"), INI)
    screen = start(store, home / "games")
    settings = screen.application.settings
    assert (settings.theme, settings.volume, settings.scale) == ("dark", 35, 120)
    assert (settings.name, settings.level) == ("Claire", "greedy")
    resume(screen)
    assert (screen.game.path, screen.game.referee.placements) == (left, old.placements)
    screen.play_some(1)
    played, salt = screen.game.referee.placements, screen.game.salt
    assert salt is not None
    assert seal(old.deal, salt) == old.headers["Seal"]
    close(screen)
    assert "[Folded " in left.read_text("utf-8")
    assert sorted(path.name for path in (home / "games").glob("2*")) == names
    assert not (home / "games" / f".{old.headers['Seal']}.salt").exists()
    again = start(store, home / "games")
    resume(again)
    assert again.game.referee.placements == played
    assert (again.game.salt, again.game.seats[Side.IVORY].name) == (salt, "Claire")


def counted(settings: Settings) -> tuple[str, str, tuple[int, ...]]:
    return settings.profile, settings.countedFrom, settings.since


def test_place_from_which_games_count_is_each_profiles(tmp_path: Path) -> None:
    """The day is only shown; earlier versions had no other."""
    settings = settings_of(tmp_path / "tyrus.ini", countedFrom="2026-03-21")
    assert settings.since == (0, clock.seconds("2026-03-21"))
    for place in ((191,), (0, 1_774_090_800)):
        settings.count_from("2026-03-22", place)
        assert settings.save()
        again = Settings(stored_settings(tmp_path / "tyrus.ini"))
        assert (again.since, again.countedFrom) == (place, "2026-03-22")
        settings.bring_back(settings.kept())
        assert settings.since == place
    settings.put("firstCounted", "many")
    assert settings.since == (0, clock.seconds("2026-03-22"))
    settings.count_from("2026-03-22", (191,))
    settings.play_as("a1")  # It was the only one.
    assert counted(settings) == ("a1", "2026-03-22", (191,))
    old = settings.kept()
    settings.play_as("b2")
    assert counted(settings) == ("b2", "", ())
    settings.count_from("2026-03-23", (7,))
    settings.bring_back({**old, "theme": "dark"})
    assert (counted(settings), settings.theme) == (("b2", "2026-03-23", (7,)), "dark")
    new = settings_of(tmp_path / "new.ini")
    new.bring_back(settings.kept())
    assert counted(new) == ("b2", "2026-03-23", (7,))
    new.play_as("a1")
    assert counted(new) == ("a1", "2026-03-22", (191,))
    new.count_from("", ())
    assert counted(new) == ("a1", "", ())
