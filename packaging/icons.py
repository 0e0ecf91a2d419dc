"""Renders the icons of the program and of its files, from resources/icon/*.svg to build/icons/.

PNGs in all sizes that Linux desktops use, an .ico for Windows and an .icns for macOS; both contain
PNGs after a directory. Needs PySide6; shows no window.
"""

from __future__ import annotations

import os
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "icons"
NAMES = ("tyrus", "tyrus-record")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(name: str, size: int) -> bytes:
    """Return an icon as a PNG, `size` pixels square, from a drawing of its own if there is one."""
    drawings = ROOT / "resources" / "icon"
    own = drawings / f"{name}-{size}.svg"
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(own if own.exists() else drawings / f"{name}.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # The stubs require bytes.
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file: a directory of 16 bytes per picture, then the PNGs."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        shown = size % 256  # A size of 0 means 256.
        head += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon file: each PNG after its type and its length, including these 8 bytes."""
    body = b"".join(kind + struct.pack(">I", len(p) + 8) + p for kind, p in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Write all icons."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    for name in NAMES:
        for size in SIZES:
            target = TARGET / f"{size}x{size}" / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(png(name, size))
        (TARGET / f"{name}.ico").write_bytes(ico({size: png(name, size) for size in ICO_SIZES}))
        kinds = {kind: png(name, size) for kind, size in ICNS_KINDS.items()}
        (TARGET / f"{name}.icns").write_bytes(icns(kinds))
    del app


if __name__ == "__main__":
    main()
