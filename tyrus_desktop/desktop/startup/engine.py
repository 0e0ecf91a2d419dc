"""QML's engine: how it collects garbage, and that it looks for no variants of files."""

from __future__ import annotations

from PySide6.QtQml import QQmlApplicationEngine

from tyrus_desktop.desktop import process


def new_engine() -> QQmlApplicationEngine:
    """Return a new engine, which looks for garbage in one go."""
    process.collect_qml_at_once()
    return QQmlApplicationEngine()


def read_files_as_named(engine: QQmlApplicationEngine) -> None:
    """Look for no variants of files, such as `+linux/Main.qml`, of which there are none.

    Qt's controls make their engine look for them: at each change of a drawing it would ask the
    file system about six names, which took an eighth of the time that a jump in a replay takes.
    """
    for interceptor in engine.urlInterceptors():
        engine.removeUrlInterceptor(interceptor)
