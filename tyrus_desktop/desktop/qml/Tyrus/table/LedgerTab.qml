pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A tab of the ledger, of its paper while its leaf is in sight; also the button that opens and closes it.
PushButton {
    id: root

    required property string picture

    // What is told of it beside its name.
    required property string meaning

    Accessible.description: meaning
    leftPadding: 0
    padding: 0
    rightPadding: 0

    background: Rectangle {
        border.color: root.checked ? Theme.rackGold : Theme.rackEdge
        border.width: root.checked ? Math.max(1, Math.round(0.07 * root.width)) : 1
        bottomRightRadius: topRightRadius
        color: root.checked ? Theme.panel : root.hovered ? Qt.lighter(Theme.rackButton, 1.25) : Theme.rackButton
        topRightRadius: 0.25 * root.width

        FocusRing {
            inset: 1
            shown: root.focusVisible
        }
    }
    contentItem: Item {
        Picture {
            anchors.centerIn: parent
            color: root.checked ? Theme.ink : Theme.rackInk
            height: width
            name: root.picture
            width: Math.round(Math.min(0.72 * root.width, 0.72 * root.height))
        }
    }

    Answer {
        clickTaken: true
        meaning: root.meaning
        title: root.Accessible.name
    }
}
