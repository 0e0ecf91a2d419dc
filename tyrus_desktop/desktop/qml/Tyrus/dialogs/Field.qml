import QtQuick
import Tyrus

// A small caption above its control.
Column {
    property alias label: caption.text

    spacing: Theme.pixels(3)

    Caption {
        id: caption

        color: Theme.inkSoft
        font.pixelSize: Theme.small
    }
}
