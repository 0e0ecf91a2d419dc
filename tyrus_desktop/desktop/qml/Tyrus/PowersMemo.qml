pragma ComponentBehavior: Bound

import QtQuick

// The reminder of powers: in each kind of building, who votes, who blocks, who counters.
Panel {
    id: root

    property int kind: -1

    readonly property real column: (width - 46 * Theme.chrome) / 3
    readonly property real rowHeight: (height - 76 * Theme.chrome) / 3

    title: qsTr("Reminder of powers")

    Repeater {
        model: [qsTr("votes"), qsTr("blocks"), qsTr("counters")]

        Caption {
            required property int index
            required property string modelData

            color: Theme.roleInk[index]
            font.bold: true
            font.pixelSize: Math.max(9, 11 * Theme.chrome)
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 8
            text: modelData
            width: root.column - 2
            x: 30 * Theme.chrome + index * root.column
        }
    }

    Repeater {
        model: ["citadel", "market", "temple"]

        Rectangle {
            id: line

            required property int index
            required property string modelData

            readonly property list<int> powers: [index, (index + 1) % 3, (index + 2) % 3]

            Accessible.name: [qsTr("In a citadel soldiers vote, enemy merchants block, own priests counter."), qsTr("In a market merchants vote, enemy priests block, own soldiers counter."), qsTr("In a temple priests vote, enemy soldiers block, own merchants counter.")][index]
            Accessible.role: Accessible.StaticText
            color: index === root.kind ? Theme.plotForce : "transparent"
            height: root.rowHeight
            radius: 6 * Theme.chrome
            width: parent.width
            y: 20 * Theme.chrome + index * root.rowHeight

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: width
                name: "buildings/" + line.modelData + "-icon"
                width: Math.round(Math.min(26 * Theme.chrome, line.height - 4))
                x: 2 * Theme.chrome
            }

            Repeater {
                model: line.powers

                Picture {
                    required property int index
                    required property int modelData

                    anchors.verticalCenter: parent.verticalCenter
                    height: width
                    name: "emblems/" + ["soldier", "merchant", "priest"][modelData] + (Theme.dark ? "-light" : "-dark")
                    width: Math.round(Math.min(30 * Theme.chrome, line.height - 4))
                    x: 30 * Theme.chrome + (index + 0.5) * root.column - width / 2
                }
            }
        }
    }

    Caption {
        anchors.bottom: parent.bottom
        color: Theme.inkSoft
        font.pixelSize: Math.max(10, 11 * Theme.chrome)
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("votes and counters at home,\nblocks at the enemy’s")
        width: parent.width
    }
}
