import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A single-line text field in the theme's look.
TextField {
    id: root

    color: Theme.ink
    font.pixelSize: Theme.text
    maximumLength: 24
    padding: Theme.pixels(8)
    placeholderTextColor: Theme.inkSoft
    selectByMouse: true
    selectedTextColor: Theme.fillInk
    selectionColor: Theme.purpleFill

    background: Rectangle {
        border.color: Theme.panelEdge
        border.width: 1
        color: Theme.field
        radius: Theme.pixels(6)

        FocusRing {
            inset: -2
            radius: Theme.pixels(6)
            shown: root.activeFocus
        }
    }
}
