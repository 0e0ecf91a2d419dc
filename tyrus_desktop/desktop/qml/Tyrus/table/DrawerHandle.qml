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
        Column {
            anchors.centerIn: parent
            spacing: Math.round(5 * Theme.unit)
            visible: !root.open

            // Lines of a table.
            Repeater {
                model: [1, 1, 0.6]

                Rectangle {
                    required property real modelData

                    color: Theme.rackInk
                    height: Math.max(2, Math.round(3 * Theme.unit))
                    radius: height / 2
                    width: Math.round(18 * modelData * Theme.unit)
                }
            }
        }

        // A wedge that points to where the drawer goes.
        Repeater {
            model: [45, -45]

            Rectangle {
                required property real modelData

                color: Theme.rackInk
                height: Math.max(2, Math.round(3 * Theme.unit))
                radius: height / 2
                rotation: modelData
                visible: root.open
                width: Math.round(14 * Theme.unit)
                x: (parent.width - width) / 2
                y: (parent.height - height) / 2 - modelData / 45 * 0.34 * (width - height)
            }
        }
    }
}
