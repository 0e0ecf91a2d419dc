pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A figure for the rules: how a side's total is computed, with the rulebook's example.
Row {
    id: root

    readonly property list<string> numbers: ["12", "− 8", "+ 6", "= 10"]
    readonly property list<string> names: [qsTr("votes"), qsTr("blocked"), qsTr("countered"), qsTr("total")]

    Accessible.name: qsTr("For example 12 votes, less 8 blocked, plus 6 countered, make 10.")
    Accessible.role: Accessible.StaticText
    spacing: 1.6 * Theme.text
    topPadding: 2

    Caption {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.inkSoft
        text: qsTr("For example:")
    }

    Repeater {
        model: root.numbers

        Column {
            id: part

            required property int index
            required property string modelData

            readonly property color textColor: index < Role.Bluff ? Theme.roleInk[index] : Theme.ink

            Caption {
                anchors.horizontalCenter: parent.horizontalCenter
                color: part.textColor
                font.bold: true
                font.pixelSize: Theme.large
                text: part.modelData
            }

            Caption {
                anchors.horizontalCenter: parent.horizontalCenter
                color: part.textColor
                font.pixelSize: Theme.small
                text: root.names[part.index]
            }
        }
    }
}
