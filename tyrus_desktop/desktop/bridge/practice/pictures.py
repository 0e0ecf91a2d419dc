"""The pictures of the practice's cards, for QML: `image://practice/SECTION/THEME/WIDTH/HEIGHT/NAME`.

They are painted when QML loads them, in its own thread. No other thread may ask for them: it would
wait for Python, which would wait for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import unquote

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

from tyrus_desktop.desktop.bridge.practice.painter import paint
from tyrus_desktop.desktop.bridge.practice.practice_list import PracticeList


class Pictures(QQuickImageProvider):
    """Paints what a list has by a name; the list's section and the size are in the address."""

    NAME = "practice"

    def __init__(self, lists: Iterable[PracticeList]) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._lists = {each.section: each for each in lists}

    def requestImage(self, address: str, _size: QSize, _requested: QSize) -> QImage:
        """Return a picture, transparent if there is nothing to show; called by Qt."""
        section, theme, width, height, name = unquote(address).split("/", 4)
        seen = self._lists[section].glance(name)
        if seen is None:
            return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        return paint(seen, theme, QSize(int(width), int(height)))
