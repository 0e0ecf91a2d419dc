pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// The election chart: nine rows, and a column for Ivory, for null and for Brown. The
// representatives that stand in it are the scene's; `cell` says where.
Panel {
    id: root

    required property ChartModel chart
    required property int election

    readonly property real head: 26 * Theme.chrome
    readonly property real rowHeight: (height - head - 8 * Theme.chrome) / 9
    readonly property real numberWidth: 44 * Theme.chrome
    readonly property real columnWidth: (width - numberWidth - 20 * Theme.chrome) / 3

    function cell(row: int, column: int): point {
        const place = [0.64, 2.36, 1.5][column];
        return Qt.point(x + 10 * Theme.chrome + numberWidth + place * columnWidth, y + head + (row + 0.5) * rowHeight);
    }

    Accessible.name: qsTr("Election chart")

    Row {
        x: root.numberWidth
        y: -2 * Theme.chrome

        Repeater {
            model: [qsTr("Ivory"), qsTr("Null"), qsTr("Brown")]

            Caption {
                required property string modelData

                color: Theme.inkSoft
                font.family: Theme.titleFont
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                width: root.columnWidth
            }
        }
    }

    Repeater {
        model: root.chart

        Item {
            id: line

            required property int number
            required property int electionKind
            required property int ivoryVotes
            required property int brownVotes
            required property int chartWinner
            required property string label

            readonly property bool current: number === root.election && chartWinner < 0

            Accessible.name: label
            Accessible.role: Accessible.StaticText
            height: root.rowHeight
            width: root.width - 20 * Theme.chrome
            y: root.head - 6 * Theme.chrome + (number - 1) * root.rowHeight

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -6 * Theme.chrome
                anchors.rightMargin: -6 * Theme.chrome
                color: line.current ? Theme.plotForce : "transparent"
                radius: 5 * Theme.chrome
            }

            Rectangle {
                color: Theme.panelEdge
                height: 1
                opacity: 0.6
                visible: line.number > 1
                width: parent.width
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: line.current ? Theme.gold : Theme.inkSoft
                font.bold: line.current
                font.pixelSize: Theme.small
                text: line.number
                width: 16 * Theme.chrome
            }

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: width
                name: line.electionKind >= 0 ? "buildings/" + ["citadel", "market", "temple"][line.electionKind] + "-icon" : ""
                visible: line.electionKind >= 0
                width: Math.round(20 * Theme.chrome)
                x: 17 * Theme.chrome
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: line.chartWinner === 0 ? Theme.ink : Theme.inkSoft
                font.bold: line.chartWinner === 0
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignRight
                text: line.ivoryVotes
                visible: line.chartWinner >= 0
                width: 0.4 * root.columnWidth
                x: root.numberWidth
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: line.chartWinner === 1 ? Theme.ink : Theme.inkSoft
                font.bold: line.chartWinner === 1
                font.pixelSize: Theme.small
                text: line.brownVotes
                visible: line.chartWinner >= 0
                width: 0.4 * root.columnWidth
                x: root.numberWidth + 2.6 * root.columnWidth
            }
        }
    }
}
