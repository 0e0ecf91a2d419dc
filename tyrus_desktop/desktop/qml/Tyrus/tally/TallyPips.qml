pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The nine elections as a row of pips, in the wood of their winners; the one counted is ringed.
Row {
    id: root

    required property ChartModel chart
    required property int election

    // A click on a counted election goes to its tally.
    property bool clickable: false

    signal electionChosen(int number)

    spacing: 0.22 * height

    Repeater {
        model: root.chart

        Rectangle {
            id: pip

            required property int number
            required property int chartWinner
            required property string label

            readonly property bool won: chartWinner >= 0 && chartWinner < Side.Neither
            readonly property bool current: number === root.election

            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.role: Accessible.Paragraph
            border.color: current ? Theme.goldGlow : won ? Theme.woodEdge[chartWinner] : Theme.houseEdge
            border.width: current ? 3 * Theme.unit : 1
            color: won ? Theme.wood[chartWinner] : chartWinner === Side.Neither ? Theme.houseNull : Theme.house
            height: root.height
            objectName: "pip"
            radius: height * 0.3
            width: height

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && pip.chartWinner >= 0

                onTapped: root.electionChosen(pip.number)
            }

            Caption {
                anchors.centerIn: parent
                color: pip.won ? Theme.woodInk[pip.chartWinner] : Theme.houseInk
                font.family: Theme.titleFont
                font.pixelSize: Math.max(1, pip.height * 0.56)
                font.weight: Font.Bold
                text: pip.number
            }
        }
    }
}
