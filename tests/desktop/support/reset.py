"""Brings a window back to how it was before a game, for the next test of the same file."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QSettings, Qt
from PySide6.QtTest import QTest

from tests.desktop.support.screen import LEFT, Screen, sheets

SEED = 7
USUAL_SIZE = 1280, 800
SHEETS = 5
"""More dialogs and menus than a test leaves open."""


def reset(screen: Screen, store: QSettings, usual: Mapping[str, object]) -> None:
    """Close dialogs, leave the game, delete its files, and restore the usual settings and size."""
    application = screen.application
    let_go(screen)
    leave_game(screen)
    application.script.get_pace = lambda: float(application.settings.pace)
    application.table.rng.seed(SEED)
    application.table.rng.getrandbits(64)  # The opponent's seed at a start.
    restore_settings(screen, store, usual)
    if (screen.window.width(), screen.window.height()) != USUAL_SIZE:
        screen.window.showNormal()
        screen.resize(*USUAL_SIZE)
    screen.wait_until_kept()
    for path in screen.games_folder.glob("*"):
        path.unlink()
    QCoreApplication.processEvents()


def let_go(screen: Screen) -> None:
    """Release the mouse, point at nothing, and close menus and dialogs."""
    corner = QPoint(0, screen.window.height() - 1)
    QTest.mouseRelease(screen.window, LEFT, Qt.KeyboardModifier.NoModifier, corner)
    QTest.mouseMove(screen.window, corner)
    for _ in range(SHEETS):
        if not screen.controller.suspended and not sheets(screen):
            break
        QTest.keyClick(screen.window, Qt.Key.Key_Escape)
        QCoreApplication.processEvents()


def leave_game(screen: Screen) -> None:
    """Clear the table; other programs could play the game that was there."""
    table = screen.table
    if table.game is not None:
        files = table.game.files
        table.leave_lesson()
        for file in files:
            screen.application.store.release(file)


def restore_settings(screen: Screen, store: QSettings, usual: Mapping[str, object]) -> None:
    settings = screen.application.settings
    changed = [
        key for key in store.allKeys() if as_read(store.value(key)) != as_read(usual.get(key))
    ]
    for key in changed:
        store.setValue(key, usual[key]) if key in usual else store.remove(key)
        settings.take_over(key)
    if changed:
        settings.changed.emit()
        screen.application.languages.switch(settings.language)
    QLocale.setDefault(QLocale(settings.language))


def as_read(value: object) -> object:
    """Return a value as a file has it, which knows texts and lists of texts alone."""
    return list(map(str, value)) if isinstance(value, list) else str(value)
