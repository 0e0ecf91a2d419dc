pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The measured strength: in words; and behind *Details* the levels' results against each other, the
// characters' habits, the attacks, and how all was measured.
BaseDialog {
    id: root

    required property Strength strength
    property bool detailed: false

    readonly property list<string> strongest: root.strength.strongest
    readonly property int count: root.strength.levels.length
    readonly property real cellWidth: (column.width - nameWidth) / (count + 3.5)
    readonly property real nameWidth: column.width * 0.2
    readonly property real cellFontSize: Math.min(Theme.text, cellWidth / 3.1)
    readonly property list<string> columns: ["", qsTr("Elo relative to %1").arg(root.strongest[1]), "", qsTr("this style"), root.strongest[1]]
    readonly property list<string> cells: [].concat(...root.strength.characters.map(each => [each.name, each.elo, each.habit, each.rate, each.plainRate]))

    readonly property list<string> attackCells: [qsTr("attack by"), qsTr("against"), qsTr("takes"), qsTr("of games"), ...[].concat(...root.strength.attacks.map(each => [each.name, each.against, each.share, each.games]))]

    onAboutToShow: detailed = false

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

    // Names, and a sentence about each.
    component Sentences: Column {
        id: sentences

        required property var model

        spacing: 2
        width: parent.width

        Repeater {
            model: sentences.model.length

            Row {
                id: sentence

                required property int index

                SpokenText {
                    text: sentences.model[sentence.index][0]
                    width: 0.17 * sentences.width
                }

                SpokenText {
                    elide: Text.ElideNone
                    objectName: "inWords"
                    text: sentences.model[sentence.index][1]
                    width: 0.83 * sentences.width
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    // Both have one place, with the button in their corner.
    Item {
        height: root.detailed ? column.height : inWords.height
        width: parent.width

        Column {
            id: inWords

            spacing: 7
            visible: !root.detailed
            width: parent.width

            Paragraph {
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                objectName: "bestAttack"
                text: root.strength.bestAttack
                width: parent.width - toggle.width - 10
            }

            Paragraph {
                text: qsTr("It is a program that was trained for nothing else. No level cheats: none sees your tiles or rigs the draw.")
                width: parent.width
            }

            Heading {
                text: qsTr("The levels")
            }

            Sentences {
                model: root.strength.levelsInWords.map((sentence, index) => [qsTr("%1 · %2").arg(index + 1).arg(root.strength.levels[index].name), sentence])
            }

            Heading {
                text: qsTr("Playing styles")
            }

            Sentences {
                model: root.strength.stylesInWords.map((sentence, index) => [root.strength.characters[index].name, sentence])
            }
        }

        Column {
            id: column

            spacing: 7
            visible: root.detailed
            width: parent.width

            Paragraph {
                text: qsTr("Each pair of levels played %1\u00a0games; %3 played %2 against each level but the one just below. Each deal was played twice, with sides exchanged. A row gives the percentage of games won against the level of each column. Elo starts at 1000 for the first level; ± is the 95% confidence interval.").arg(root.strength.games).arg(root.strength.distantGames).arg(root.strongest[1])
                width: column.width - toggle.width - 10
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

                    Cell {
                        color: Theme.inkSoft
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 8
                        text: qsTr("wasted")
                        width: 1.5 * root.cellWidth
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

                        Cell {
                            objectName: "useless"
                            text: qsTr("%1%").arg(line.level.useless)
                            width: 1.5 * root.cellWidth
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
                text: qsTr("Attacks")
            }

            GridLayout {
                columnSpacing: 14
                columns: 4
                rowSpacing: 4
                width: column.width

                Repeater {
                    model: root.attackCells.length

                    SpokenText {
                        required property int index

                        Layout.fillWidth: index % 4 === 0
                        color: index < 4 ? Theme.inkSoft : Theme.ink
                        font.pixelSize: index < 4 ? Math.min(Theme.small, root.cellFontSize) : Math.min(Theme.text, root.cellFontSize)
                        objectName: "attack"
                        text: root.attackCells[index]
                        wrapMode: Text.WordWrap
                    }
                }
            }

            Paragraph {
                color: Theme.inkSoft
                text: qsTr("Measured on %1. Wasted tiles can never count where they are placed. In brackets: the 95% confidence interval.").arg(root.strength.date)
                width: column.width
            }
        }

        PushButton {
            id: toggle

            anchors.right: parent.right
            checkable: true
            checked: root.detailed
            font.pixelSize: Theme.small
            objectName: "cardDetails"
            padding: 5
            text: qsTr("Details")

            onToggled: root.detailed = checked
        }
    }
}
