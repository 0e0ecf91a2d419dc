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


def settings_of(path: Path, **lines: str) -> Settings:
    text = "[General]\n" + "".join(f"{name}={value}\n" for name, value in lines.items())
    path.write_text(text, "utf-8")
    return Settings(QSettings(str(path), INI))


GOOD = {"language": "fr", "theme": "dark", "speed": "fast"}
DEFAULTS = {"language": "", "theme": "system", "speed": "normal"}
BAD = ["warp", "", "12", "@Invalid()", "a, b, c", "@ByteArray(x)", "\\x0", "FR"]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("name", GOOD)
def test_only_the_damaged_value_falls_back_to_its_default(
    tmp_path: Path, name: str, bad: str
) -> None:
    settings = settings_of(tmp_path / "tyrus.ini", **GOOD | {name: bad})
    read = {each: getattr(settings, each) for each in GOOD}
    assert read == GOOD | {name: DEFAULTS[name]}


def test_a_settings_file_of_random_bytes_is_ignored(start: Starter, tmp_path: Path) -> None:
    path = tmp_path / "noise.ini"
    path.write_bytes(bytes(range(256)) * 20)
    screen = start(QSettings(str(path), INI))
    assert screen.shows("newGame")


def test_settings_are_restored_at_the_next_start(start: Starter, store: QSettings) -> None:
    screen = start()
    screen.application.settings.theme = "dark"
    screen.controller.setLanguage("fr")
    close(screen)
    again = Settings(QSettings(store.fileName(), INI))
    assert (again.language, again.theme, again.speed) == ("fr", "dark", "none")


def test_settings_that_cant_be_written_are_reported(start: Starter, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file")
    store = QSettings(str(tmp_path / "in the way" / "tyrus.ini"), INI)
    screen = start(store)
    assert screen.texts().count(LOST) == 1
    screen.controller.setLanguage("fr")
    assert screen.application.settings.language == "fr"
    screen.table.start({Side.IVORY: Seat("x"), Side.BROWN: Seat("y", "greedy")}, Side.IVORY)
    screen.application.settings.put("speed", "none")
    screen.wait_for(Phase.SHOWING, Phase.PERSON)


def test_writable_settings_give_no_warning(screen: Screen) -> None:
    assert LOST not in screen.texts()


def test_a_damaged_settings_file_is_reported_once_and_repaired(
    start: Starter, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.ini"
    path.write_text("[General]\nlanguage=en\nspeed=none\ntheme=dark\nno value\n")
    told = "The settings file was damaged. Please check your settings."
    screen = start(QSettings(str(path), QSettings.Format.IniFormat))
    assert told in screen.texts()
    assert screen.state.settings.theme == "dark"
    screen.state.settings.theme = "light"
    close(screen)
    again = start(QSettings(str(path), QSettings.Format.IniFormat))
    assert told not in again.texts()
    assert again.controller.state.settings.theme == "light"


WHOLE = {
    **GOOD,
    "memory": "always",
    "grace": "confirm",
    "level": "greedy",
    "name": "Ada",
    "scale": 130,
    "volume": 35,
    "muted": True,
}
BESIDE = {"memory": "computer", "grace": "short", "scale": 100, "volume": 70, "muted": False}
PROPERTIES = {"grace": "undo"}
"""The property of a key, where their names differ."""

DAMAGED = {
    "memory": ("sometimes", "1", "@Invalid()", "computer, always"),
    "grace": ("long", "0", "@Variant(x)", "off, off"),
    "scale": ("79", "251", "-100", "1e2", "large", "", "100, 200", "99999999999999999999"),
    "volume": ("-1", "101", "loud", "7.5", "@Invalid()", "35, 35"),
    "muted": ("2", "-1", "perhaps", "", "0, 1"),
}


@pytest.mark.parametrize(("name", "bad"), [(n, bad) for n, all_ in DAMAGED.items() for bad in all_])
def test_a_damaged_value_of_any_kind_falls_back_and_no_other_does(
    tmp_path: Path, name: str, bad: str
) -> None:
    lines = {each: str(int(value) if value is True else value) for each, value in WHOLE.items()}
    settings = settings_of(tmp_path / "tyrus.ini", **lines | {name: bad})
    read = {each: getattr(settings, PROPERTIES.get(each, each)) for each in WHOLE}
    assert read == WHOLE | {name: BESIDE[name]}


def test_settings_of_a_later_version_are_preserved(tmp_path: Path) -> None:
    path = tmp_path / "tyrus.ini"
    settings = settings_of(path, telepathy="on", theme="dark")
    settings.theme = "light"
    assert settings.save()
    assert "telepathy=on" in path.read_text("utf-8")


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1280, 800)]))
def test_the_text_size_is_limited_by_the_window_and_says_so(
    screen: Screen, size: tuple[int, int]
) -> None:
    """And it says the same before, and after it is chosen."""
    press(screen, Qt.Key.Key_Escape)
    screen.resize(*size)
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


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1272, 752), (1920, 1200), (3840, 2160)]))
@pytest.mark.parametrize("scale", [80, 250])
def test_a_text_size_that_the_window_has_no_room_for_is_shown_as_it_is(
    start: Starter, store: QSettings, scale: int, size: tuple[int, int]
) -> None:
    """Beside the slider and below it stands the same number, and it is the size of the texts."""
    store.setValue("scale", scale)
    screen = start(store)
    screen.resize(*size)
    dialog(screen, *DIALOGS["settings"])
    told = sizes_told(screen)[scale == 250]
    assert f"{told}%" in screen.texts()
    assert text_size(screen).property("value") == told
    assert screen.application.settings.scale == scale


@pytest.mark.parametrize("share", first(2, [0.1, 0.9, 0.5]))
def test_the_text_size_is_the_one_at_which_the_slider_is_let_go(
    screen: Screen, share: float
) -> None:
    """With the texts the slider changes its place and its range."""
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


def test_the_slider_shows_the_text_size_in_every_window(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    slider = text_size(screen)
    screen.application.settings.scale = 145
    for size in ((1920, 1200), (1024, 640), (1272, 752)):
        screen.resize(*size)
        screen.qtbot.wait(20)
        assert f"{round(slider.property('value'))}%" in screen.texts()
    assert slider.property("value") > 100


@pytest.mark.usefixtures("screen_reader")
@pytest.mark.parametrize(("label", "setting"), [("Text size", "scale"), ("Volume", "volume")])
def test_a_screen_reader_can_move_the_sliders(screen: Screen, label: str, setting: str) -> None:
    dialog(screen, *DIALOGS["settings"])
    sliders = screen.components("PercentSlider")
    (slider,) = [each for each in sliders if each.property("label") == label]
    before = getattr(screen.application.settings, setting)
    found = QAccessible.queryAccessibleInterface(slider).actionInterface()
    assert found is not None
    found.doAction("Increase")
    assert getattr(screen.application.settings, setting) == before + 5
    found.doAction("Decrease")
    assert getattr(screen.application.settings, setting) == before


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


def test_each_choice_in_the_settings_is_taken_and_shown_as_chosen(screen: Screen) -> None:
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


def test_a_setting_that_stays_as_it_is_in_the_file_tells_nobody(
    store: QSettings, qtbot: QtBot
) -> None:
    store.setValue("volume", 40)
    store.setValue("level", "herald")
    store.sync()
    settings = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    with qtbot.assertNotEmitted(settings.changed):
        settings.volume = 40
        settings.level = "herald"
    with qtbot.waitSignal(settings.changed):
        settings.volume = 41


@pytest.mark.parametrize("scale", first(2, [80, 250, 100, 145]))
def test_the_sound_stays_in_one_line_when_the_language_changes(
    start: Starter, store: QSettings, scale: int
) -> None:
    store.setValue("scale", scale)
    screen = start(store)
    dialog(screen, *DIALOGS["settings"])
    screen.picture()
    for language in ("fr", "en"):
        screen.controller.setLanguage(language)
        screen.picture()
        row, flat = screen.item("soundSetting"), screen.item("remarksSetting")
        assert row.height() == flat.height()


@pytest.mark.parametrize(("speed", "pace"), SPEEDS.items())
def test_the_time_to_take_a_tile_back_is_scaled_by_the_speed(
    program: Program, monkeypatch: pytest.MonkeyPatch, speed: str, pace: float
) -> None:
    asked: list[float] = []
    monkeypatch.setattr(Table, "place", lambda _table, _placement, undo_ms: asked.append(undo_ms))
    program.play_computer()
    settings = program.application.settings
    settings.speed = speed
    for undo in UNDO_MS:
        settings.undo = undo
        program.controller.place(0, 0)
    assert asked == [0.0, 1800 * (pace or SPEEDS["fast"]), inf]


def test_every_duration_in_the_window_follows_the_speed(screen: Screen) -> None:
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


def test_a_choice_that_is_changed_elsewhere_is_shown_as_it_is(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    screen.press("Français")
    press(screen, Qt.Key.Key_Escape)
    screen.controller.setLanguage("en")
    dialog(screen, *DIALOGS["settings"])
    checked = [str(b.property("text")) for b in everything(row_of_languages(screen))]
    (shown,) = [
        str(each.property("text"))
        for each in everything(row_of_languages(screen))
        if each.property("checked")
    ]
    assert shown == "English", checked


def test_a_choice_that_has_the_focus_may_be_changed_elsewhere(screen: Screen) -> None:
    """Qt warns where an item is no stop of Tab any more while it has the focus."""
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


def row_of_languages(screen: Screen) -> QQuickItem:
    (row,) = [e for e in screen.components("Setting") if e.property("label") == "Language"]
    return row


def test_a_person_may_be_called_none(program: Program) -> None:
    program.application.settings.name = "None"
    assert program.application.settings.name == "None"
