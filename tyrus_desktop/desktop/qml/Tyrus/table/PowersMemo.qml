pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The reminder of powers: which profession votes, blocks and counters in each kind of building.
Panel {
    id: root

    // A sentence for each kind of building.
    required property list<string> powers

    property int kind: -1

    readonly property list<real> columnEdges: [0, 0.27, 0.59, 1]
    readonly property real tableWidth: width - 46 * Theme.panelUnit
    readonly property list<string> heads: [qsTr("votes"), qsTr("blocks"), qsTr("counters")]

    // A head of two lines must not reach up to the title.
    readonly property real rowsTop: (heads.some(each => each.includes("\n")) ? 36 : 28) * Theme.panelUnit
    readonly property real rowHeight: Math.min(90 * Theme.panelUnit, (height - rowsTop - (note.visible ? 64 : 30) * Theme.panelUnit) / 3)

    title: qsTr("Reminder of powers")

    Repeater {
        model: 3

        Caption {
            required property int index

            color: Theme.roleInk[index]
            elide: Text.ElideNone
            font.family: Theme.titleFont
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.8
            text: root.heads[index]
            width: (root.columnEdges[index + 1] - root.columnEdges[index]) * root.tableWidth
            x: 30 * Theme.panelUnit + root.columnEdges[index] * root.tableWidth
            y: root.rowsTop - 2 * Theme.panelUnit - height
        }
    }

    Repeater {
        model: Drawings.buildings

        Rectangle {
            id: line

            required property int index
            required property string modelData

            Accessible.ignored: !enabled
            Accessible.name: root.powers[index]
            Accessible.role: Accessible.Paragraph
            color: index === root.kind ? Theme.highlight : "transparent"
            height: root.rowHeight
            radius: 6 * Theme.panelUnit
            width: parent.width
            y: root.rowsTop + index * root.rowHeight

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: width
                name: "buildings/" + line.modelData + "-icon"
                width: Math.round(Math.min(26 * Theme.panelUnit, line.height - 4))
                x: 2 * Theme.panelUnit
            }

            Repeater {
                model: [Role.Vote, Role.Block, Role.Counter]

                Picture {
                    required property int index
                    required property int modelData

                    anchors.verticalCenter: parent.verticalCenter
                    height: width
                    name: "emblems/" + Drawings.professions[Board.profession(line.index, modelData)] + (Theme.dark ? "-light" : "-dark")
                    width: Math.round(Math.min(30 * Theme.panelUnit, line.height - 4))
                    x: 30 * Theme.panelUnit + (root.columnEdges[index] + root.columnEdges[index + 1]) / 2 * root.tableWidth - width / 2
                }
            }
        }
    }

    // Left out where the emblems need the room.
    SpokenText {
        id: note

        color: Theme.inkSoft
        font.pixelSize: Math.max(10, 11 * Theme.panelUnit)
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("vote and counter at home,\nblock in enemy buildings")
        visible: root.height >= 160 * Theme.panelUnit
        width: parent.width
        y: Math.min(parent.height - height, root.rowsTop + 3 * root.rowHeight + 20 * Theme.panelUnit)
    }
}
