import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A switch with a tick, in the theme's look.
CheckBox {
    id: root

    readonly property bool focusVisible: activeFocus && focusReason !== Qt.MouseFocusReason

    function enter(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            click();
    }

    Accessible.ignored: !enabled
    font.pixelSize: Theme.text
    padding: Theme.pixels(6)
    spacing: Theme.pixels(8)

    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)

    background: FocusRing {
        shown: root.focusVisible
    }
    contentItem: Caption {
        leftPadding: root.indicator.width + root.spacing
        text: root.text
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Rectangle {
        border.color: root.checked ? Theme.purple : Theme.inkSoft
        border.width: root.checked ? 2 : 1
        color: root.checked ? Theme.chosen : Theme.field
        height: width
        radius: Theme.pixels(4)
        width: Math.round(1.3 * Theme.text)
        x: root.leftPadding
        y: (root.height - height) / 2

        Picture {
            anchors.centerIn: parent
            color: Theme.ink
            height: width
            name: "signs/tick"
            visible: root.checked
            width: Theme.text
        }
    }
}
