"""Creates QML's engine, with its garbage collector and without file variants."""

from __future__ import annotations

from PySide6.QtQml import QQmlApplicationEngine

from tyrus_desktop.desktop import process


def new_engine() -> QQmlApplicationEngine:
    """Return a new engine that collects garbage in one go."""
    process.collect_qml_at_once()
    return QQmlApplicationEngine()


def read_files_as_named(engine: QQmlApplicationEngine) -> None:
    """Stop the search for file variants such as `+linux/Main.qml`, of which there are none.

    Qt's controls enable it: each change of a drawing would look up six names, an eighth of the time
    of a jump in a replay.
    """
    for interceptor in engine.urlInterceptors():
        engine.removeUrlInterceptor(interceptor)
