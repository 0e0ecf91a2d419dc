"""Settings are restored at the next start; a damaged one falls back to its default."""

from __future__ import annotations

import re
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.gallery.dialogs import DIALOGS, dialog
from tests.desktop.support.items import everything, seen
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.settings import SPEEDS, UNDO_MS, Settings
from tyrus_desktop.engine.tiles import Side

LOST = "Settings can’t be saved and will be lost when you quit."
INI = QSettings.Format.IniFormat


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def settings_of(path: Path, **lines: str) -> Settings:
    text = "[General]\n" + "".join(f"{name}={value}\n" for name, value in lines.items())
    path.write_text(text, "utf-8")
    return Settings(QSettings(str(path), INI))


def test_random_bytes_are_ignored(start: Starter, tmp_path: Path) -> None:
    path = tmp_path / "noise.ini"
    path.write_bytes(bytes(range(256)) * 20)
    screen = start(QSettings(str(path), INI))
    assert screen.shows("newGame")


def test_next_start_restores_the_settings(start: Starter, store: QSettings) -> None:
    screen = start()
    settings = screen.application.settings
    settings.theme, settings.volume, settings.muted = "dark", 35, True
    screen.controller.setLanguage("fr")
    close(screen)
    again = Settings(QSettings(store.fileName(), INI))
    assert (again.language, again.theme, again.speed) == ("fr", "dark", "none")
    assert (again.volume, again.muted) == (35, True)


def test_unwritable_settings_are_reported(start: Starter, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file")
    store = QSettings(str(tmp_path / "in the way" / "tyrus.ini"), INI)
    screen = start(store)
    assert screen.texts().count(LOST) == 1
    screen.controller.setLanguage("fr")
    assert screen.application.settings.language == "fr"
    screen.table.start({Side.IVORY: Seat("x"), Side.BROWN: Seat("y", "greedy")}, Side.IVORY)
    screen.application.settings.put("speed", "none")
    screen.wait_for(Phase.SHOWING, Phase.PERSON)


def test_damaged_file_is_reported_once_and_repaired(start: Starter, tmp_path: Path) -> None:
    path = tmp_path / "damaged.ini"
    path.write_text("[General]\nlanguage=en\nspeed=none\ntheme=dark\nno value\n")
    notice = "The settings file was damaged. Please check your settings."
    screen = start(QSettings(str(path), QSettings.Format.IniFormat))
    assert notice in screen.texts()
    assert screen.state.settings.theme == "dark"
    screen.state.settings.theme = "light"
    close(screen)
    again = start(QSettings(str(path), QSettings.Format.IniFormat))
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
    "volume": (70, ("-1", "101", "loud", "7.5", "@Invalid()", "35, 35")),
    "muted": (False, ("2", "-1", "perhaps", "", "0, 1")),
}
"""The default and the damaged values of each key."""


def test_damaged_value_alone_falls_back_to_its_default(tmp_path: Path) -> None:
    lines = {each: str(int(value) if value is True else value) for each, value in WHOLE.items()}
    number = 0
    for name, (default, values) in DAMAGED.items():
        for bad in values:
            number += 1
            settings = settings_of(tmp_path / f"{number}.ini", **lines | {name: bad})
            read = {each: getattr(settings, PROPERTIES.get(each, each)) for each in WHOLE}
            assert read == WHOLE | {name: default}, (name, bad)


def test_unknown_settings_are_preserved(tmp_path: Path) -> None:
    path = tmp_path / "tyrus.ini"
    settings = settings_of(path, telepathy="on", theme="dark")
    settings.theme = "light"
    assert settings.save()
    assert "telepathy=on" in path.read_text("utf-8")


def test_window_limits_the_text_size(screen: Screen) -> None:
    screen.resize(1024, 640)
    QTest.keyClick(screen.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    smallest, largest = sizes_told(screen)
    press(screen, *[Qt.Key.Key_Tab] * 3)
    for _ in range(40):
        press(screen, Qt.Key.Key_Right)
    assert 100 < largest < 250
    assert 80 <= smallest <= 100
    assert screen.application.settings.scale == largest
    assert f"{largest}%" in screen.texts()
    assert sizes_told(screen) == (smallest, largest)
    for _ in range(40):
        press(screen, Qt.Key.Key_Left)
    assert screen.application.settings.scale == smallest
    assert f"{smallest}%" in screen.texts()


@pytest.mark.parametrize("scale", [80, 250])
def test_slider_shows_a_text_size_limited_by_the_window(screen: Screen, scale: int) -> None:
    """Beside and below the slider stands the size in use; the setting stays."""
    screen.state.settings.scale = scale
    screen.resize(1024, 640)
    dialog(screen, *DIALOGS["settings"])
    size = sizes_told(screen)[scale == 250]
    assert f"{size}%" in screen.texts()
    assert text_size(screen).property("value") == size
    assert screen.application.settings.scale == scale


@pytest.mark.parametrize("share", first(1, [0.1, 0.9, 0.5]))
def test_released_slider_sets_the_text_size(screen: Screen, share: float) -> None:
    """The slider's place and range change with the texts."""
    dialog(screen, *DIALOGS["settings"])
    slider = text_size(screen)
    start, smallest, largest = screen.middle(slider), *sizes_told(screen)
    end = QPoint(round(slider.mapToScene(QPointF(share * slider.width(), 0)).x()), start.y())
    screen.take(slider)
    screen.move(start, end)
    screen.qtbot.wait(50)
    assert screen.application.settings.scale == 100
    (shown,) = [int(text[:-1]) for text in screen.texts() if re.fullmatch(r"\d+%", text)]
    assert abs(shown - (smallest + share * (largest - smallest))) <= 5
    screen.release(end)
    screen.qtbot.wait(50)
    assert screen.application.settings.scale == shown
    assert slider.property("value") == shown
    assert f"{shown}%" in screen.texts()


def test_slider_shows_the_text_size_in_every_window(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    slider = text_size(screen)
    screen.application.settings.scale = 145
    for size in ((1920, 1200), (1024, 640), (1272, 752)):
        screen.resize(*size)
        screen.qtbot.wait(20)
        assert f"{round(slider.property('value'))}%" in screen.texts()
    assert slider.property("value") > 100


@pytest.mark.usefixtures("screen_reader")
def test_screen_reader_moves_the_sliders(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    for slider in screen.components("PercentSlider"):
        setting = {"Text size": "scale", "Volume": "volume"}[slider.property("label")]
        before = getattr(screen.application.settings, setting)
        found = QAccessible.queryAccessibleInterface(slider).actionInterface()
        assert found is not None
        for action, value in (("Increase", before + 5), ("Decrease", before)):
            found.doAction(action)
            assert getattr(screen.application.settings, setting) == value


def text_size(screen: Screen) -> QQuickItem:
    """Return the slider for the size of the texts."""
    sliders = screen.components("PercentSlider")
    (slider,) = [each for each in sliders if each.property("label") == "Text size"]
    return slider


def sizes_told(screen: Screen) -> tuple[int, int]:
    """Return the smallest and the largest text size that the settings offer."""
    (told,) = [text for text in screen.texts() if text.startswith("This window has room for")]
    smallest, largest = re.findall(r"\d+", told)
    return int(smallest), int(largest)


def test_each_choice_is_stored_and_shown_as_chosen(screen: Screen) -> None:
    press(screen, Qt.Key.Key_Escape)
    QTest.keyClick(screen.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: "Settings" in screen.texts())
    rows = [row for row in screen.components("Setting") if seen(row)]
    assert len(rows) == 7
    for row in rows:
        values = row.property("values")
        assert row.property("current") == values.index(row.property("value"))
        for index, value in reversed([*enumerate(values)]):
            (button,) = [b for b in everything(row) if b.property("index") == index]
            screen.click(button)
            assert (row.property("value"), row.property("current")) == (value, index)


def test_unchanged_value_emits_no_signal(store: QSettings, qtbot: QtBot) -> None:
    store.setValue("volume", 40)
    store.setValue("level", "herald")
    store.sync()
    settings = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    with qtbot.assertNotEmitted(settings.changed):
        settings.volume = 40
        settings.level = "herald"
    with qtbot.waitSignal(settings.changed):
        settings.volume = 41


def test_sound_stays_in_one_line_in_both_languages(screen: Screen) -> None:
    screen.state.settings.scale = 250
    dialog(screen, *DIALOGS["settings"])
    for language in ("fr", "en"):
        screen.controller.setLanguage(language)
        screen.picture()
        row, flat = screen.item("soundSetting"), screen.item("remarksSetting")
        assert row.height() == flat.height()


def test_languages_are_listed_by_their_own_names(screen: Screen) -> None:
    assert screen.state.settings.languages == [
        {"code": "en", "name": "English"},
        {"code": "fr", "name": "Français"},
    ]


def test_undo_time_is_scaled_by_the_speed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[float] = []
    monkeypatch.setattr(Table, "place", lambda _table, _placement, undo_ms: times.append(undo_ms))
    program.play_computer()
    settings = program.application.settings
    for speed, pace in SPEEDS.items():
        times.clear()
        settings.speed = speed
        for undo in UNDO_MS:
            settings.undo = undo
            program.controller.place(0, 0)
        assert times == [0.0, 1800 * (pace or SPEEDS["fast"]), inf]


def test_every_duration_follows_the_speed(screen: Screen) -> None:
    for speed in SPEEDS:
        theme = screen.application.engine.singletonInstance("Tyrus", "Theme")
        assert isinstance(theme, QObject)
        names = ("quick", "glide", "wobble", "step", "walk", "toss", "fade", "lament")
        screen.state.settings.speed = "normal"
        normal = [float(theme.property(name)) for name in names]
        assert min(normal) > 0
        screen.state.settings.speed = speed
        expected = [duration * SPEEDS[speed] for duration in normal]
        assert [float(theme.property(name)) for name in names] == pytest.approx(expected, abs=1)


def test_focused_choice_may_be_changed_elsewhere(screen: Screen) -> None:
    """Qt warns if an item stops being a tab stop while it has focus."""
    dialog(screen, *DIALOGS["settings"])
    english, french = (
        each
        for each in everything(row_of_languages(screen))
        if each.inherits("QQuickAbstractButton")
    )
    english.forceActiveFocus()
    screen.controller.setLanguage("fr")
    assert (english.hasActiveFocus(), french.property("checked")) == (True, True)
    press(screen, Qt.Key.Key_Backtab, Qt.Key.Key_Tab)
    assert french.hasActiveFocus()
    screen.controller.setLanguage("en")
    assert english.property("checked")


def row_of_languages(screen: Screen) -> QQuickItem:
    (row,) = [e for e in screen.components("Setting") if e.property("label") == "Language"]
    return row


def test_name_may_be_none(program: Program) -> None:
    program.application.settings.name = "None"
    assert program.application.settings.name == "None"
