pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A figure for the rules: the role of each profession in each building.
Column {
    id: root

    // A sentence for each kind of building.
    required property list<string> powers

    readonly property list<string> buildings: [qsTr("citadels"), qsTr("markets"), qsTr("temples")]
    readonly property list<string> professions: [qsTr("soldiers"), qsTr("merchants"), qsTr("priests")]
    readonly property list<string> roles: [qsTr("votes\nin your own"), qsTr("blocks\nin the enemy’s"), qsTr("counters\nin your own")]
    readonly property real labelWidth: 0.24 * width
    readonly property real columnWidth: (width - labelWidth) / 3

    topPadding: Theme.pixels(4)

    Item {
        height: Math.round(2.6 * Theme.small)
        width: parent.width

        Repeater {
            model: root.roles.length

            Caption {
                required property int index

                color: Theme.roleInk[index]
                font.bold: true
                font.pixelSize: Theme.small
                lineHeight: 0.9
                text: root.roles[index]
                width: root.columnWidth - Theme.pixels(6)
                x: root.labelWidth + index * root.columnWidth
            }
        }
    }

    Repeater {
        model: root.buildings.length

        Rectangle {
            id: line

            required property int index

            Accessible.name: root.powers[index]
            Accessible.role: Accessible.Paragraph
            color: index === 1 ? "transparent" : Theme.building
            height: Math.round(2.1 * Theme.text)
            radius: Theme.pixels(6)
            width: root.width

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                height: width
                name: "buildings/" + Drawings.buildings[line.index] + "-icon"
                width: Math.round(1.6 * Theme.text)
                x: Theme.pixels(6)
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: root.buildings[line.index]
                width: root.labelWidth - x - Theme.pixels(8)
                x: 2.2 * Theme.text + Theme.pixels(6)
            }

            Repeater {
                model: [Role.Vote, Role.Block, Role.Counter]

                Item {
                    id: power

                    required property int index
                    required property int modelData

                    readonly property int profession: Board.profession(line.index, modelData)

                    height: parent.height
                    width: root.columnWidth
                    x: root.labelWidth + index * root.columnWidth

                    Picture {
                        anchors.verticalCenter: parent.verticalCenter
                        height: width
                        name: "emblems/" + Drawings.professions[power.profession] + (Theme.dark ? "-light" : "-dark")
                        width: Math.round(1.6 * Theme.text)
                    }

                    Caption {
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.professions[power.profession]
                        width: parent.width - x - Theme.pixels(4)
                        x: 2.1 * Theme.text
                    }
                }
            }
        }
    }
}
