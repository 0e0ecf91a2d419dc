"""An empty Qt Quick Controls window with a menu bar, whose start is compared with Tyrus's."""

import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

WINDOW = b"""
import QtQuick
import QtQuick.Controls.Basic
ApplicationWindow {
    height: 800
    visible: true
    width: 1280
    menuBar: MenuBar {
        Menu { title: "Game"; Action { text: "New" } }
        Menu { title: "Help"; Action { text: "About" } }
    }
}
"""

if __name__ == "__main__":
    app = QGuiApplication(sys.argv)
    engine = QQmlApplicationEngine()
    engine.loadData(WINDOW)
    sys.exit(app.exec())
