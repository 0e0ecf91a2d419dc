pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The measured strength: the levels' results against each other, the characters' habits, and how
// they were measured.
BaseDialog {
    id: root

    required property Strength strength

    readonly property list<string> strongest: root.strength.strongest
    readonly property int count: root.strength.levels.length
    readonly property real cellWidth: (column.width - nameWidth) / (count + 2)
    readonly property real nameWidth: column.width * 0.2
    readonly property real cellFontSize: Math.min(Theme.text, cellWidth / 3.1)
    readonly property list<string> columns: ["", qsTr("Elo relative to %1").arg(root.strongest[1]), "", qsTr("this style"), root.strongest[1]]
    readonly property list<string> cells: [].concat(...root.strength.characters.map(each => [each.name, each.elo, each.habit, each.rate, each.plainRate]))

    title: qsTr("Opponents’ strength")
    preferredWidth: 980
    hasCloseButton: true

    component Cell: SpokenText {
        font.pixelSize: root.cellFontSize
        height: 1.65 * root.cellFontSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        width: root.cellWidth
    }

    component Heading: SpokenText {
        color: Theme.purple
        font.bold: true
    }

    component Paragraph: SpokenText {
        lineHeight: 1.2
        wrapMode: Text.WordWrap
    }

    Column {
        id: column

        spacing: 7
        width: parent.width

        Paragraph {
            text: qsTr("Each pair of levels played %1\u00a0games; %3 played %2 against each level but the one just below. Each deal was played twice, with sides exchanged. A row gives the percentage of games won against the level of each column. Elo starts at 1000 for the first level; ± is the 95% confidence interval.").arg(root.strength.games).arg(root.strength.distantGames).arg(root.strongest[1])
            width: column.width
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
                        text: qsTr("%1 ± %2").arg(line.level.elo).arg(line.level.half)
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

        Heading {
            text: qsTr("Playing styles")
        }

        Paragraph {
            text: qsTr("Each style played %1\u00a0games against %2, who has none. Its typical habit is measured in both.").arg(root.strength.characterGames).arg(root.strongest[1])
            width: column.width
        }

        GridLayout {
            columnSpacing: 14
            columns: 5
            rowSpacing: 4
            width: column.width

            Repeater {
                model: root.columns.length

                SpokenText {
                    required property int index

                    Layout.fillWidth: true
                    color: Theme.inkSoft
                    font.pixelSize: Math.min(Theme.small, root.cellFontSize)
                    text: root.columns[index]
                    wrapMode: Text.WordWrap
                }
            }

            Repeater {
                model: root.cells.length

                SpokenText {
                    required property int index

                    Layout.fillWidth: true
                    font.pixelSize: Math.min(Theme.text, root.cellFontSize)
                    text: root.cells[index]
                    wrapMode: Text.WordWrap
                }
            }
        }

        Heading {
            text: qsTr("Can %1 be beaten?").arg(root.strongest[1])
            visible: root.strength.exploiter !== ""
        }

        Paragraph {
            text: root.strength.exploiter
            visible: text !== ""
            width: column.width
        }

        Paragraph {
            color: Theme.inkSoft
            text: qsTr("Measured on %1. No level cheats: none sees your tiles or rigs the draw. The weaker ones trained for less time, overlook some of their tiles and forget yours.").arg(root.strength.date)
            width: column.width
        }
    }
}
