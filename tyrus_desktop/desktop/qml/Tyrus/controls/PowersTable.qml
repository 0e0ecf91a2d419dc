pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The role of each profession in each building.
Column {
    id: root

    // A sentence for each kind of building.
    required property list<string> powers

    // The kind of the election in force, if any.
    property int kind: -1

    // Whether pictures have their names beside them.
    property bool named: true
    property real rowHeight: Math.round(2.1 * Theme.text)
    property int letters: Theme.small

    readonly property alias headHeight: heads.height
    readonly property list<string> buildings: [qsTr("citadels"), qsTr("markets"), qsTr("temples")]
    readonly property list<string> professions: [qsTr("soldiers"), qsTr("merchants"), qsTr("priests")]
    readonly property list<string> roles: [qsTr("votes\nin your own"), qsTr("blocks\nin the opponent’s"), qsTr("counters\nin your own")]
    readonly property real labelWidth: (named ? 0.24 : 0.13) * width
    readonly property real columnWidth: (width - labelWidth) / 3
    readonly property real pictureSize: Math.round(Math.min(1.6 * Theme.text, rowHeight - 4, 0.85 * labelWidth))

    component Name: Caption {
        anchors.verticalCenter: parent?.verticalCenter
        visible: root.named
        x: root.pictureSize + 0.6 * Theme.text
    }

    component Sign: Picture {
        anchors.verticalCenter: parent?.verticalCenter
        height: width
        width: root.pictureSize
    }

    Row {
        id: heads

        leftPadding: root.labelWidth

        Repeater {
            model: root.roles

            Caption {
                required property int index
                required property string modelData

                bottomPadding: 0.2 * root.letters
                color: Theme.roleInk[index]
                font.bold: true
                font.pixelSize: Math.min(root.letters, root.named ? root.columnWidth / 6.8 : Math.max(11, root.columnWidth / 5.4))
                lineHeight: 0.9
                text: modelData
                width: root.columnWidth
                wrapMode: Text.WordWrap
            }
        }
    }

    Repeater {
        model: root.buildings

        Rectangle {
            id: line

            required property int index
            required property string modelData

            Accessible.ignored: !enabled
            Accessible.name: root.powers[index]
            Accessible.role: Accessible.Paragraph
            color: index === root.kind ? Theme.highlight : root.named && index !== 1 ? Theme.building : "transparent"
            height: root.rowHeight
            radius: Theme.pixels(6)
            width: root.width

            Sign {
                name: "buildings/" + Drawings.buildings[line.index] + "-icon"
                x: 0.3 * Theme.text
            }

            Name {
                text: line.modelData
                width: root.labelWidth - x
            }

            Repeater {
                model: [Role.Vote, Role.Block, Role.Counter]

                Item {
                    id: power

                    required property int index
                    required property int modelData

                    readonly property int profession: Board.profession(line.index, modelData)

                    height: line.height
                    width: root.columnWidth
                    x: root.labelWidth + index * width

                    Sign {
                        name: "emblems/" + Drawings.professions[power.profession] + (Theme.dark ? "-light" : "-dark")
                    }

                    Name {
                        text: root.professions[power.profession]
                        width: parent.width - x
                    }
                }
            }
        }
    }
}
