pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The first page of the strength card's details: the results between all levels.
Column {
    id: root

    required property Strength strength

    readonly property int count: strength.levels.length
    readonly property real nameWidth: 0.2 * width
    readonly property real cellWidth: (width - nameWidth) / (count + 2)
    readonly property real cellFontSize: Math.min(Theme.text, cellWidth / 3.1)

    spacing: Theme.pixels(10)

    component Cell: SpokenText {
        font.pixelSize: root.cellFontSize
        height: 1.65 * root.cellFontSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        width: root.cellWidth
    }

    component Paragraph: SpokenText {
        lineHeight: 1.2
        width: root.width
        wrapMode: Text.WordWrap
    }

    Paragraph {
        text: qsTr("A row says how many games out of 100\u00a0a level wins against each of the others, which are numbered at the top. Elo sums this up in one number: the first level is set at 1000, and a player 80\u00a0points higher wins about 61\u00a0games out of 100.")
    }

    Column {
        Row {
            Cell {
                text: ""
                width: root.nameWidth
            }

            Cell {
                color: Theme.inkSoft
                text: qsTr("Elo")
                width: 2 * root.cellWidth
            }

            Repeater {
                model: root.count

                Cell {
                    required property int index

                    color: Theme.inkSoft
                    text: index + 1
                }
            }
        }

        Repeater {
            model: root.count

            Row {
                id: line

                required property int index

                readonly property int levelIndex: root.count - 1 - index
                readonly property var level: root.strength.levels[levelIndex]

                Cell {
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignLeft
                    text: qsTr("%1 · %2").arg(line.levelIndex + 1).arg(line.level.name)
                    width: root.nameWidth
                }

                Cell {
                    font.bold: true
                    text: line.level.half > 0 ? qsTr("%1 ± %2").arg(line.level.elo).arg(line.level.half) : line.level.elo
                    width: 2 * root.cellWidth
                }

                Repeater {
                    model: line.level.shares

                    Rectangle {
                        id: share

                        required property real modelData

                        border.color: Theme.panel
                        border.width: 1
                        color: modelData < 0 ? "transparent" : Theme.building
                        height: 1.65 * root.cellFontSize
                        width: root.cellWidth

                        Rectangle {
                            anchors.bottom: parent.bottom
                            anchors.left: parent.left
                            anchors.margins: 1
                            anchors.top: parent.top
                            color: Theme.purple
                            opacity: 0.45
                            visible: share.modelData > 0
                            width: (parent.width - 2) * Math.max(0, share.modelData)
                        }

                        Cell {
                            text: share.modelData < 0 ? "–" : Math.round(100 * share.modelData)
                        }
                    }
                }
            }
        }
    }

    Paragraph {
        color: Theme.inkSoft
        text: qsTr("Each pair of levels played at least %1\u00a0games; %3 and %4 only %2 against levels more than one step away. Each deal was played twice, with sides exchanged. Measured on %5. ± is the 95% confidence interval: the true figure very probably lies within it.").arg(root.strength.games).arg(root.strength.distantGames).arg(root.strength.searchingLevels[0]).arg(root.strength.searchingLevels[1]).arg(root.strength.date)
    }
}
