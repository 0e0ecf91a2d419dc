pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The nine elections in their order, each in the wood of the side that won it. A click on a counted one
// goes to its tally. One of an election that nobody won is a diamond.
Row {
    id: root

    required property ChartModel chart
    required property int election

    // Whether a click goes to the tally.
    required property bool clickable

    property real maxWidth: Infinity

    // On the stage of a tally they are larger, with their numbers.
    property bool numbered: false
    property real pipHeight: Math.round(18 * Theme.chrome)

    // Whether they are on the page of the ledger instead of wood.
    property bool onPaper: false
    readonly property color gold: onPaper ? Theme.gold : Theme.rackGold

    signal electionChosen(int number)

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Elections so far")
    Accessible.role: Accessible.Grouping
    objectName: "pips"
    spacing: Math.round((numbered ? 0.22 : 0.17) * pipHeight)

    Repeater {
        model: root.chart

        Item {
            id: pip

            required property int number
            required property int chartWinner
            required property int streakSide
            required property bool decided
            required property string label
            required property string meaning

            readonly property bool counted: chartWinner >= 0
            readonly property bool tied: chartWinner === Side.Neither && !root.numbered
            readonly property bool current: number === root.election && (root.numbered || !counted)

            Accessible.description: meaning
            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.onPressAction: App.openRules(Board.Win)
            Accessible.role: Accessible.Paragraph
            height: root.pipHeight
            objectName: root.numbered ? "pip" : "tablePip"
            width: root.numbered ? height : Math.floor(Math.min(0.62 * root.pipHeight, root.maxWidth / 9 - root.spacing))

            Rectangle {
                anchors.centerIn: parent
                border.color: pip.decided || pip.current ? root.gold : root.onPaper ? (hover.hovered ? Theme.ink : Theme.inkSoft) : hover.hovered ? Theme.rackInk : Theme.rackInkSoft
                border.width: pip.decided || pip.current ? 2 : 1
                color: Theme.wood[pip.chartWinner] ?? (pip.counted && root.numbered ? Theme.houseNull : "transparent")
                height: pip.tied ? width : parent.height
                radius: pip.tied ? 0 : 0.2 * height
                rotation: pip.tied ? 45 : 0
                width: pip.tied ? 0.75 * parent.width : parent.width
            }

            // The third in a row that would end the game.
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                color: Theme.wood[Math.max(0, pip.streakSide)]
                height: width
                radius: width / 2
                visible: pip.streakSide >= 0 && !pip.counted && !root.numbered
                width: 0.45 * parent.width
                y: (parent.height - height) / 2
            }

            Caption {
                anchors.centerIn: parent
                color: Theme.woodInk[pip.chartWinner] ?? Theme.houseInk
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: Math.max(Theme.least, 0.56 * pip.height)
                text: pip.number
                visible: root.numbered
            }

            Answer {
                clickTaken: jump.enabled
                meaning: pip.meaning
                step: Board.Win
                title: pip.label
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && pip.counted

                onTapped: root.electionChosen(pip.number)
            }
        }
    }
}
