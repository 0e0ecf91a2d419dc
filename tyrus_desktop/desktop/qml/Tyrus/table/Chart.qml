pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The election chart: a column for each election, with the votes of Ivory above those of Brown, and between
// them the representative that was elected. The votes of the winner lie on its wood.
Item {
    id: root

    required property ChartModel chart
    required property int election
    required property int letters

    // A click on a counted election goes to its tally.
    required property bool clickable

    // The rows: the number, the building, Ivory's votes, the representative, Brown's votes.
    readonly property list<real> shares: [0.17, 0.19, 0.2, 0.24, 0.2]
    readonly property int columnWidth: Math.floor((width - 3.4 * letters) / 9)
    readonly property int begin: width - 9 * columnWidth
    readonly property int sideRow: 2
    readonly property int wonRow: 3

    signal electionChosen(int number)

    function rowY(row: int): int {
        return Math.round(height * shares.slice(0, row).reduce((sum, each) => sum + each, 0));
    }

    function rowHeight(row: int): int {
        return rowY(row + 1) - rowY(row);
    }

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Election chart")
    Accessible.role: Accessible.Grouping

    component Word: Caption {
        font.pixelSize: root.letters
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        verticalAlignment: Text.AlignVCenter
    }

    Repeater {
        model: [qsTr("Ivory"), qsTr("Brown")]

        Rectangle {
            required property int index
            required property string modelData

            border.color: Theme.woodEdge[index]
            border.width: 1
            color: Theme.wood[index]
            height: root.rowHeight(root.sideRow + 2 * index) - 2
            radius: 0.2 * root.letters
            width: root.begin - Math.round(0.3 * root.letters)
            y: root.rowY(root.sideRow + 2 * index) + 1

            Word {
                anchors.fill: parent
                anchors.margins: 2
                color: Theme.woodInk[parent.index]
                text: parent.modelData
            }
        }
    }

    Repeater {
        model: root.chart

        Item {
            id: column

            required property int number
            required property int electionKind
            required property int ivoryVotes
            required property int brownVotes
            required property int chartWinner
            required property int streakSide
            required property bool decided
            required property string label
            required property string meaning

            readonly property bool counted: chartWinner >= 0
            readonly property bool current: number === root.election && !counted

            Accessible.description: meaning
            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.onPressAction: App.openRules(Board.Win)
            Accessible.role: Accessible.Paragraph
            height: root.height
            width: root.columnWidth
            x: root.begin + (number - 1) * width

            Answer {
                clickTaken: jump.enabled
                meaning: column.meaning
                step: Board.Win
                title: column.label
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && column.counted

                onTapped: root.electionChosen(column.number)
            }

            Rectangle {
                anchors.fill: parent
                border.color: Theme.inkSoft
                border.width: hover.hovered ? 1 : 0
                color: column.current ? Theme.highlight : "transparent"
                radius: 0.25 * root.letters
            }

            Word {
                color: column.current ? Theme.gold : Theme.inkSoft
                font.bold: column.current
                height: root.rowHeight(0)
                text: column.number
                width: parent.width
            }

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                height: width
                name: column.electionKind >= 0 ? "buildings/" + Drawings.buildings[column.electionKind] + "-icon" : ""
                width: Math.min(root.rowHeight(1), parent.width - 2)
                y: root.rowY(1)
            }

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                height: Math.ceil(Drawings.representativeHeight(width))
                name: !column.counted || column.electionKind < 0 ? "" : "representatives/" + (column.chartWinner === Side.Neither ? "null" : Drawings.representatives[column.electionKind])
                width: Math.min(Math.round(1.1 * root.rowHeight(root.wonRow)), parent.width)
                y: root.rowY(root.wonRow) + Math.round((root.rowHeight(root.wonRow) - height) / 2)
            }

            Repeater {
                model: [column.ivoryVotes, column.brownVotes]

                // An election that decided the game has a frame of laurel.
                Rectangle {
                    id: votes

                    required property int index
                    required property int modelData
                    readonly property bool won: column.chartWinner === index

                    border.color: won && column.decided ? Theme.laurel : Theme.woodEdge[index]
                    border.width: !won ? 0 : column.decided ? 2 : 1
                    color: won ? Theme.wood[index] : "transparent"
                    height: root.rowHeight(root.sideRow + 2 * index) - 2
                    radius: 0.25 * root.letters
                    width: parent.width - 2
                    x: 1
                    y: root.rowY(root.sideRow + 2 * index) + 1

                    Word {
                        anchors.fill: parent
                        color: votes.won ? Theme.woodInk[votes.index] : Theme.inkSoft
                        font.bold: votes.won
                        text: votes.modelData
                        visible: column.counted
                    }

                    // The streak warning: two elections in a row, and the third that would end the game.
                    Rectangle {
                        border.color: Theme.ink
                        border.width: column.counted ? 1 : 2
                        color: column.counted ? Theme.wood[votes.index] : "transparent"
                        height: column.counted ? Math.round(0.4 * root.letters) : parent.height
                        objectName: "streakWarning"
                        radius: column.counted ? 0 : 0.25 * root.letters
                        visible: column.streakSide === votes.index
                        width: parent.width + (column.counted ? 2 : 0)
                        x: column.counted ? -1 : 0
                        y: column.counted ? (votes.index === Side.Ivory ? -height / 2 : parent.height - height / 2) : 0
                    }
                }
            }
        }
    }
}
