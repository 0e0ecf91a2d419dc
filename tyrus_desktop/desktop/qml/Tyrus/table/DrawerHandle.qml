pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// Opens and closes the drawer; it stands at the right end of the canal.
PushButton {
    id: root

    required property bool open

    Accessible.name: open ? qsTr("Close the drawer") : qsTr("Open the drawer: elections, last tally, log, powers")
    leftPadding: 0
    objectName: "drawerHandle"
    rightPadding: 0

    background: Rectangle {
        bottomLeftRadius: topLeftRadius
        color: root.hovered ? Qt.lighter(Theme.rack, 1.25) : Theme.sign
        topLeftRadius: 10 * Theme.unit

        FocusRing {
            inset: 1
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Picture {
            anchors.centerIn: parent
            color: Theme.rackInk
            height: width
            name: root.open ? "signs/wedge" : "signs/list"
            width: Math.round(26 * Theme.unit)
        }
    }
}
