"""The system's language is the first one, and switching changes all texts and nothing else."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings, QTranslator

from tests.command import run
from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.support.channels import accessible
from tests.desktop.support.dialogs import open_new_game
from tests.desktop.support.lessons import begin
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import languages, words
from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.engine.tiles import Side

SAME_IN_BOTH = {"Tyrus", "total", "bluff", "Table", "Menus", "S", "M", "P", "English", "Français"}
SAME_IN_BOTH |= {"Claire", "Denis", *(str(each.name) for each in OPPONENTS.values())}
SAME_IN_BOTH |= {"Erma, magistrate", "Kadris, consul"}
"""Words shared by French and English, letters of keys and faces, names, and offices."""


def test_first_start_uses_the_system_language(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.remove("language")
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fr_CA"))
    assert start().controller.state.language == "fr"
    for system, language in (
        (["fr-FR", "fr"], "fr"),
        (["de-DE", "fr_CA"], "fr"),
        (["frr-DE", "frr"], "en"),  # North Frisian
        ([], "en"),
    ):
        locale = Mock(**{"system.return_value.uiLanguages.return_value": system})
        monkeypatch.setattr(languages, "QLocale", locale)
        assert languages.system_language() == language


def before_any_game(screen: Screen) -> None:
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)


def with_a_tile_held(screen: Screen) -> None:
    """Hold a tile in the second election."""
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}
    screen.table.start(seats, Side.IVORY)
    while screen.wait_for(Phase.PERSON) and len(screen.game.referee.placements) < 8:
        screen.place(screen.choose(5))
    screen.click(screen.hand_tile(2))
    assert screen.shows("hint")


def at_the_end(screen: Screen) -> None:
    with_a_tile_held(screen)
    screen.give_up()


MOMENTS = [before_any_game, open_new_game, Screen.play_two, with_a_tile_held, at_the_end, begin]


@pytest.mark.parametrize("moment", first(4, MOMENTS))
def test_switching_the_language_changes_every_text(
    screen: Screen, moment: Callable[[Screen], None]
) -> None:
    def texts() -> set[str]:
        """Return what is shown or read aloud, and differs between the languages."""
        found = {*screen.texts(), *(str(t) for row in accessible(screen) for t in row[4:] if t)}
        return {text for text in found if any(map(str.isalpha, text))} - SAME_IN_BOTH

    def switch(menu: str, language: str, code: str) -> None:
        if screen.shows("begin"):  # The dialog covers the menu.
            screen.controller.setLanguage(code)
        elif screen.shows("language"):  # The opening screen offers the other language.
            screen.click(screen.item("language"))
            screen.qtbot.waitUntil(lambda: not screen.button(language))
        else:
            screen.choose_entry(menu, language)
            screen.qtbot.waitUntil(lambda: not screen.button(language))

    moment(screen)
    english = texts()
    switch("&Language", "Français", "fr")
    french = texts()
    assert english & french == set()
    switch("&Langue / Language", "English", "en")
    assert french & texts() == set()


def test_switching_the_language_keeps_the_current_game(screen: Screen) -> None:
    with_a_tile_held(screen)
    placed, tiles = screen.game.referee.placements, len(screen.tiles())
    for language in ("fr", "en", "fr", "en"):
        screen.controller.setLanguage(language)
        screen.qtbot.wait(20)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(screen.application.languages.findChildren(QTranslator)) == 3
    assert screen.controller.heldSlot == 2
    assert (len(screen.tiles()), screen.game.referee.placements) == (tiles, placed)
    screen.click(screen.plot(1))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) == len(placed) + 2


def test_unnamed_players_are_named_in_the_chosen_language(start: Starter) -> None:
    screen = start()
    screen.controller.newGames.playTwo("", "Denis", 0, by_slots=False)
    screen.wait_for(Phase.CURTAIN)
    assert "Ivory" in screen.texts()
    close(screen)
    screen = start()
    screen.controller.setLanguage("fr")
    screen.await_offer()
    assert "Beige contre Denis" in screen.application.saved_games.offer
    screen.click(screen.item("resumeOffer"))
    screen.wait_for(Phase.CURTAIN)
    assert screen.state.nextPlayer == "Beige"


def test_french_dates_write_the_first_day_as_an_ordinal(qapp: object) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert words.day("2026-03-01") == "1er\u00a0mars 2026"
        assert words.short_day("2026-05-11") == "11\u00a0mai 2026"
        assert words.day("yesterday") == "yesterday"
        QLocale.setDefault(QLocale("en"))
        assert words.day("2026-03-01") == "1\u00a0March 2026"
    finally:
        QLocale.setDefault(before)


# In other locales

CHILD = """
import locale, os, sys, time
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.startup import start
from tyrus_desktop.engine.tiles import Side

def play(app, application, signals):
    (window,) = application.engine.rootObjects()
    table, library, tally = application.table, application.library, application.stage.models.tally
    application.settings.speed = "none"

    def wait(reached):
        end = time.monotonic() + 60
        while not reached():
            assert time.monotonic() < end
            app.processEvents()
            if tally.stop:
                table.skip()

    wait(window.isExposed)
    table.start({Side.IVORY: Seat("İpek Iğdır"), Side.BROWN: Seat("random", "random")}, Side.IVORY)
    for _ in range(6):
        wait(lambda: table.phase is Phase.PERSON)
        table.place(next(iter(table.game.view(Side.IVORY).legal_placements())), 0)
    wait(lambda: table.phase is Phase.PERSON)
    application.flush()
    QTest.keyClick(window, "l", CONTROL)
    shown = []
    wait(lambda: library.total == 1)
    for text in ("ipek", "1", "nobody"):
        library.ask(text, 0)
        end = time.monotonic() + 0.5
        wait(lambda: time.monotonic() > end)
        shown.append(library.games.rowCount())
    print(locale.setlocale(locale.LC_CTYPE), QLocale.system().name(), shown)
    application.close()
    return 0

start.run = play
sys.exit(start.main())
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the locale is no variable")
@pytest.mark.parametrize("name", ["tr_TR", "ar_EG", "fa_IR", "hi_IN", "ja_JP", "de_CH", "C"])
def test_program_starts_plays_and_searches_in_every_locale(tmp_path: Path, name: str) -> None:
    """Python and Qt follow the C library, whose locales are made if `localedef` is here."""
    wanted = name if name == "C" else f"{name}.UTF-8"
    if shutil.which("localedef") and name != "C":
        run("localedef", "-i", name, "-f", "UTF-8", tmp_path / wanted, check=True)
    places = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    usual = {"QT_QPA_PLATFORM": "offscreen", "LOCPATH": str(tmp_path)}
    environ = os.environ | places | usual | {"LANG": wanted, "LC_ALL": wanted}
    child = run(sys.executable, "-c", CHILD, env=environ)
    assert child.returncode == 0, child.stderr
    assert "Traceback" not in child.stderr
    assert f"{name} [1, 1, 0]" in child.stdout
