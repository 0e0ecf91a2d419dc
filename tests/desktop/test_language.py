"""The system's language is the first one, and switching changes all texts and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings, QTranslator

from tests.desktop.conftest import Starter, close
from tests.desktop.support import lessons
from tests.desktop.support.channels import accessible
from tests.desktop.support.items import everything, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop import desktop
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import languages, words
from tyrus_desktop.desktop.text.words import LEVELS
from tyrus_desktop.engine.tiles import Side

DESKTOP = Path(desktop.__file__).parent
SAME_IN_BOTH = {"Tyrus", "total", "bluff", "Table", "S", "M", "P", "English", "Français"}
SAME_IN_BOTH |= {"Claire", "Denis", *map(str, LEVELS.values())}
SAME_IN_BOTH |= {"Erma, magistrate", "Kadris, consul"}
"""Words shared by French and English, letters of keys and faces, names, and offices."""

LANGUAGE_MENU = {"en": "Language", "fr": "Langue / Language"}


@pytest.fixture
def screen(reused_screen: Screen) -> Screen:
    """One window for all tests of this file."""
    return reused_screen


def test_first_start_uses_the_systems_language(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.remove("language")
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fr_CA"))
    assert start().controller.state.language == "fr"


def test_system_language_is_matched_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for system, language in (
        (["fr-FR", "fr"], "fr"),
        (["de-DE", "fr_CA"], "fr"),
        (["frr-DE", "frr"], "en"),  # North Frisian
        (["frp-IT"], "en"),  # Arpitan
        (["C"], "en"),
        ([], "en"),
    ):
        locale = Mock(**{"system.return_value.uiLanguages.return_value": system})
        monkeypatch.setattr(languages, "QLocale", locale)
        assert languages.system_language() == language


def with_words(texts: list[str]) -> set[str]:
    """Keep the texts that a language could change."""
    return {text for text in texts if any(map(str.isalpha, text))} - SAME_IN_BOTH


def before_any_game(screen: Screen) -> None:
    """The opening screen, with its three tiles."""
    screen.qtbot.waitUntil(lambda: len(screen.items("welcomeTile")) == 3)


def mid_game(screen: Screen) -> None:
    """Play to the second election."""
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "greedy")}
    screen.table.start(seats, Side.IVORY)
    while screen.wait_for(Phase.PERSON) and len(screen.game.referee.placements) < 8:
        screen.place(screen.choose(5))


def at_the_start(screen: Screen) -> None:
    """The dialog of a new game."""
    screen.click(screen.item("newGame"))
    assert screen.shows("begin")


def at_the_curtain(screen: Screen) -> None:
    """The curtain between two persons."""
    screen.play_two()


def at_the_end(screen: Screen) -> None:
    """A game that is over."""
    mid_game(screen)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


def with_a_tile_held(screen: Screen) -> None:
    """The hints in the buildings."""
    mid_game(screen)
    screen.click(screen.hand_tile(0))
    assert screen.shows("hint")


def in_the_first_game(screen: Screen) -> None:
    """A step of the first game, with what it says."""
    lessons.begin(screen)


def read_aloud(screen: Screen) -> list[str]:
    """Return the accessible texts that are not visible texts as well."""
    return [str(text) for row in accessible(screen) for text in row[4:] if text]


def switch(screen: Screen, language: str) -> None:
    """Switch the language in the menu; by its action where a dialog covers the menu."""
    if screen.shows("begin"):
        screen.controller.setLanguage("fr" if language == "Français" else "en")
        return
    screen.choose_entry(f"&{LANGUAGE_MENU[screen.state.language]}", language)
    screen.qtbot.waitUntil(lambda: not screen.button(language))


@pytest.mark.parametrize(
    "moment",
    [
        before_any_game,
        at_the_start,
        at_the_curtain,
        at_the_end,
        with_a_tile_held,
        in_the_first_game,
    ],
)
def test_switching_the_language_changes_every_text(
    screen: Screen, moment: Callable[[Screen], None]
) -> None:
    moment(screen)
    english, heard = screen.texts(), read_aloud(screen)
    switch(screen, "Français")
    french = screen.texts()
    assert with_words(english) & set(french) == set()
    assert with_words(heard) & set(read_aloud(screen)) == set()
    switch(screen, "English")
    assert with_words(french) & set(screen.texts()) == set()


def test_switching_the_language_keeps_the_game(screen: Screen) -> None:
    mid_game(screen)
    screen.click(screen.hand_tile(2))
    placed, tiles = screen.game.referee.placements, len(screen.tiles())
    for language in ("fr", "en", "fr", "en"):
        screen.controller.setLanguage(language)
        screen.qtbot.wait(20)
        cut = [
            item.property("text")
            for item in everything(screen.window.contentItem())
            if seen(item) and item.property("text") and item.property("truncated")
        ]
        assert cut == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(screen.application.languages.findChildren(QTranslator)) == 3
    assert screen.controller.heldSlot == 2
    assert (len(screen.tiles()), screen.game.referee.placements) == (tiles, placed)
    screen.click(screen.plot(1))
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.referee.placements) == len(placed) + 2


def test_resumed_game_names_sides_in_the_current_language(start: Starter) -> None:
    first = start()
    first.controller.newGames.playTwo("", "Denis", 0, by_slots=False)
    first.wait_for(Phase.CURTAIN)
    assert "Ivory" in first.texts()
    first.controller.setLanguage("fr")
    assert not {"Ivory", "Brown"} & set(first.texts())
    assert {"Beige", "Denis"} <= set(first.texts())
    close(first)
    again = start()
    again.await_offer()
    assert "Beige contre Denis" in again.application.saved_games.offer
    again.click(again.item("resumeOffer"))
    again.wait_for(Phase.CURTAIN)
    assert again.state.nextPlayer == "Beige"


def test_first_of_a_month_is_an_ordinal_in_french(qapp: object) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert words.day("2026-03-01") == "1er\u00a0mars 2026"
        assert words.day("2026-03-11") == "11\u00a0mars 2026"
        assert words.short_day("2026-05-01") == "1er\u00a0mai 2026"
        assert words.day("yesterday") == "yesterday"
        QLocale.setDefault(QLocale("en"))
        assert words.day("2026-03-01") == "1\u00a0March 2026"
    finally:
        QLocale.setDefault(before)


def test_one_module_formats_dates() -> None:
    """A date formatted elsewhere could miss its French ordinal."""
    sources = [path for kind in ("*.py", "*.qml") for path in DESKTOP.rglob(kind)]
    assert len(sources) > 100
    having = {path.name for path in sources if re.search("yyyy|toLocaleDate", path.read_text())}
    assert having == {"words.py"}
