pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A seal or a salt: its groups of digits in columns, and a single text for screen readers.
Rectangle {
    id: root

    required property string digits
    required property string label

    Accessible.name: qsTr("%1: %2").arg(label).arg(digits)
    Accessible.role: Accessible.Paragraph
    border.color: Theme.panelEdge
    color: Theme.building
    implicitHeight: grid.implicitHeight + Theme.pixels(16)
    radius: Theme.pixels(6)

    Grid {
        id: grid

        anchors.centerIn: parent
        columns: 8
        rowSpacing: Theme.pixels(4)

        Repeater {
            model: root.digits.split(" ")

            Caption {
                required property string modelData

                Accessible.ignored: true
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                width: (root.width - Theme.pixels(20)) / 8
            }
        }
    }
}
