pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The election chart: nine rows, with columns for Ivory, null and Brown, and in each row the
// representative beside its winner. Its cells are whole pixels: where a part of a round frame that is
// not is painted again, a gap stays in it.
Panel {
    id: root

    required property ChartModel chart
    required property int election

    // A click on a counted election goes to its tally.
    property bool clickable: false

    readonly property int margin: Math.round(10 * Theme.panelUnit)
    readonly property int headerHeight: Math.round(31 * Theme.panelUnit)
    readonly property int rowHeight: Math.floor((height - headerHeight - 8 * Theme.panelUnit) / 9)
    readonly property int numberWidth: Math.round(44 * Theme.panelUnit)
    readonly property int columnWidth: Math.floor((width - numberWidth - 2 * margin) / 3)

    signal electionChosen(int number)

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Election chart")

    Repeater {
        model: [Side.Ivory, Side.Neither, Side.Brown]

        Rectangle {
            required property int index
            required property int modelData

            border.color: Theme.woodEdge[modelData] ?? "transparent"
            border.width: 1
            color: Theme.wood[modelData] ?? "transparent"
            height: root.headerHeight - root.margin
            radius: 4 * Theme.panelUnit
            width: root.columnWidth - 2 * Math.round(2 * Theme.panelUnit)
            x: root.numberWidth + index * root.columnWidth + Math.round(2 * Theme.panelUnit)
            y: -Math.round(Theme.panelUnit)

            Caption {
                anchors.fill: parent
                anchors.leftMargin: 4
                anchors.rightMargin: 4
                color: Theme.woodInk[parent.modelData] ?? Theme.inkSoft
                font.family: Theme.titleFont
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 9
                text: [qsTr("Ivory"), qsTr("Brown"), qsTr("Null")][parent.modelData]
                verticalAlignment: Text.AlignVCenter
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
            required property int streakSide
            required property string warning
            required property bool decided
            required property string label
            required property string meaning

            readonly property bool current: number === root.election && chartWinner < 0
            readonly property bool wouldBeThird: streakSide >= 0 && chartWinner < 0
            readonly property int wonSide: decided ? chartWinner : -1

            Accessible.description: meaning
            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.onPressAction: App.openRules(Board.Win)
            Accessible.role: Accessible.Paragraph
            height: root.rowHeight
            width: 3 * root.columnWidth + root.numberWidth
            y: root.headerHeight - Math.round(6 * Theme.panelUnit) + (number - 1) * root.rowHeight

            Answer {
                clickTaken: jump.enabled
                maxWidth: line.width
                meaning: line.meaning
                step: Board.Win
                title: line.label
            }

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && line.chartWinner >= 0

                onTapped: root.electionChosen(line.number)
            }

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -Math.round(6 * Theme.panelUnit)
                anchors.rightMargin: -Math.round(6 * Theme.panelUnit)
                border.color: Theme.inkSoft
                border.width: hover.hovered ? 1 : 0
                color: line.current ? Theme.highlight : "transparent"
                radius: 5 * Theme.panelUnit
            }

            Rectangle {
                color: Theme.panelEdge
                height: 1
                opacity: 0.6
                visible: line.number > 1
                width: parent.width
            }

            // The streak warning: a bar beside two elections in a row and the third that would end
            // the game.
            Rectangle {
                border.color: Theme.ink
                border.width: line.wouldBeThird ? 2 : 1
                color: line.wouldBeThird ? "transparent" : Theme.wood[Math.max(0, line.streakSide)]
                height: parent.height + (line.wouldBeThird ? 0 : 1)
                objectName: "streakWarning"
                radius: line.wouldBeThird ? width / 2 : 0
                visible: line.streakSide >= 0
                width: Math.round(6 * Theme.panelUnit)
                x: line.streakSide === Side.Ivory ? root.numberWidth - Math.round(5 * Theme.panelUnit) : line.width - width + Math.round(5 * Theme.panelUnit)
            }

            // Elections that decided the game, in the winner's wood.
            Rectangle {
                border.color: Theme.laurel
                border.width: 2
                color: Theme.wood[line.wonSide === Side.Brown ? Side.Brown : Side.Ivory]
                height: parent.height - 1
                radius: 6 * Theme.panelUnit
                visible: line.wonSide >= 0
                width: root.columnWidth
                x: root.numberWidth + (line.wonSide === Side.Brown ? 2 : 0) * root.columnWidth
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink
                font.bold: true
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: line.streakSide === Side.Ivory ? Text.AlignLeft : Text.AlignRight
                minimumPixelSize: 9
                text: line.warning
                visible: line.wouldBeThird
                width: 2.9 * root.columnWidth
                x: root.numberWidth + (line.streakSide === Side.Ivory ? 0.1 : 0) * root.columnWidth
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: line.current ? Theme.gold : Theme.inkSoft
                font.bold: line.current
                font.pixelSize: Theme.small
                text: line.number
                width: 16 * Theme.panelUnit
            }

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: width
                name: line.electionKind >= 0 ? "buildings/" + Drawings.buildings[line.electionKind] + "-icon" : ""
                visible: line.electionKind >= 0
                width: Math.round(Math.min(20 * Theme.panelUnit, 0.8 * line.height))
                x: 17 * Theme.panelUnit
            }

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: Math.ceil(Drawings.representativeHeight(width))
                name: line.chartWinner < 0 || line.electionKind < 0 ? "" : "representatives/" + (line.chartWinner === Side.Neither ? "null" : Drawings.representatives[line.electionKind])
                visible: line.chartWinner >= 0
                width: Math.round(Math.min(24 * Theme.panelUnit, 1.05 * line.height))
                x: root.numberWidth + [0.64, 2.36, 1.5][Math.max(0, line.chartWinner)] * root.columnWidth - width / 2
            }

            Repeater {
                model: [line.ivoryVotes, line.brownVotes]

                Caption {
                    required property int index
                    required property int modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    color: line.wonSide === index ? Theme.woodInk[index] : line.chartWinner === index ? Theme.ink : Theme.inkSoft
                    font.bold: line.chartWinner === index
                    font.pixelSize: Theme.small
                    horizontalAlignment: index === Side.Ivory ? Text.AlignRight : Text.AlignLeft
                    text: modelData
                    visible: line.chartWinner >= 0
                    width: 0.36 * root.columnWidth
                    x: root.numberWidth + 2.64 * index * root.columnWidth
                }
            }
        }
    }
}
