pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The strength card: how the levels fared against each other, what shows the characters, and how
// all of it was measured.
SheetDialog {
    id: root

    required property Strength strength
    required property string language

    readonly property int count: root.strength.levels.length
    readonly property real cell: (column.width - names) / (count + 2)
    readonly property real names: column.width * 0.2
    readonly property real cellText: Math.min(Theme.text, cell / 3.1)

    title: qsTr("Strength of the levels")
    sheetWidth: 900
    toRead: true

    component Cell: SpokenText {
        font.pixelSize: root.cellText
        height: 1.65 * root.cellText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        width: root.cell
    }

    component Heading: SpokenText {
        color: Theme.gold
        font.bold: true
    }

    component Explained: SpokenText {
        lineHeight: 1.2
        wrapMode: Text.WordWrap
    }

    Column {
        id: column

        spacing: 10
        width: parent.width

        Explained {
            text: qsTr("Any two levels played %1 games, the Archon and those that are not its neighbours %2, each deal twice with the sides exchanged. A row tells what share of the games, in per cent, its level won against the level of each column; Elo sums it up, from 1000 for the first level; its interval, against the mean of all, holds 95 times in 100.").arg(root.strength.games.toLocaleString(Qt.locale(root.language), "f", 0)).arg(root.strength.distantGames.toLocaleString(Qt.locale(root.language), "f", 0))
            width: column.width
        }

        Column {
            Row {
                Cell {
                    text: ""
                    width: root.names
                }

                Cell {
                    color: Theme.inkSoft
                    text: qsTr("Elo")
                    width: 2 * root.cell
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

                    readonly property int number: root.count - 1 - index
                    readonly property var level: root.strength.levels[number]

                    Cell {
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignLeft
                        text: qsTr("%1 · %2").arg(line.number + 1).arg(line.level.name)
                        width: root.names
                    }

                    Cell {
                        font.bold: true
                        text: qsTr("%1 ± %2").arg(line.level.elo).arg(line.level.half)
                        width: 2 * root.cell
                    }

                    Repeater {
                        model: line.level.shares

                        Rectangle {
                            id: share

                            required property real modelData

                            border.color: Theme.panel
                            border.width: 1
                            color: modelData < 0 ? "transparent" : Theme.highlight
                            height: 1.65 * root.cellText
                            width: root.cell

                            Rectangle {
                                anchors.bottom: parent.bottom
                                anchors.left: parent.left
                                anchors.margins: 1
                                anchors.top: parent.top
                                color: Theme.goldGlow
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
            text: qsTr("The characters")
        }

        Explained {
            text: qsTr("Each played %1 games against the plain Archon. Beside it stands what gives it away, and the same of the plain Archon.").arg(root.strength.characterGames.toLocaleString(Qt.locale(root.language), "f", 0))
            width: column.width
        }

        GridLayout {
            columnSpacing: 14
            columns: 5
            rowSpacing: 4
            width: column.width

            Repeater {
                model: ["", qsTr("Elo beside the Archon"), "", qsTr("its own"), qsTr("the Archon’s")]

                SpokenText {
                    required property string modelData

                    Layout.fillWidth: true
                    color: Theme.inkSoft
                    font.pixelSize: Math.min(Theme.small, root.cellText)
                    text: modelData
                    wrapMode: Text.WordWrap
                }
            }

            Repeater {
                model: [].concat(...root.strength.characters.map(each => [each.name, each.elo, each.habit, each.rate, each.plainRate]))

                SpokenText {
                    required property string modelData

                    Layout.fillWidth: true
                    font.pixelSize: Math.min(Theme.text, root.cellText)
                    text: modelData
                    wrapMode: Text.WordWrap
                }
            }
        }

        Heading {
            text: qsTr("Can it be beaten?")
            visible: root.strength.exploiter !== ""
        }

        Explained {
            text: root.strength.exploiter
            visible: text !== ""
            width: column.width
        }

        Explained {
            color: Theme.inkSoft
            text: qsTr("Measured on %1. No level peeks, stacks a draw, or plays at random: the weaker ones learned for a shorter time, overlook tiles of their hand and forget faces.").arg(Date.fromLocaleDateString(Qt.locale("en"), root.strength.date, "yyyy-MM-dd").toLocaleDateString(Qt.locale(root.language), Locale.LongFormat))
            width: column.width
        }
    }
}
