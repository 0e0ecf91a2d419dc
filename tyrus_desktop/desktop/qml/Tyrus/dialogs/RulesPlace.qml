pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A picture for the rules: the card of an election, and the six buildings with hidden tiles.
Row {
    id: root

    readonly property real houseWidth: Math.min(9 * Theme.text, (width - card.width - spacing) / 3 - Theme.pixels(8))

    Accessible.ignored: !enabled
    Accessible.name: qsTr("The card of a General, and the six buildings, each side’s in a row. Hidden tiles stand in both citadels and in a temple.")
    Accessible.role: Accessible.Graphic
    spacing: Theme.pixels(16)

    Picture {
        id: card

        anchors.verticalCenter: parent.verticalCenter
        height: width
        name: "cards/" + Drawings.buildings[Profession.Soldier]
        width: Math.round(6 * Theme.text)
    }

    Grid {
        columnSpacing: Theme.pixels(8)
        columns: Board.kinds
        rowSpacing: Theme.pixels(4)

        Repeater {
            model: 2 * Board.kinds

            Item {
                id: place

                required property int index

                readonly property int kind: index % Board.kinds
                readonly property int side: index < Board.kinds ? Side.Brown : Side.Ivory

                height: house.height + 0.5 * Theme.text
                width: root.houseWidth

                House {
                    id: house

                    kind: place.kind
                    lit: place.kind === Profession.Soldier
                    side: place.side
                    width: parent.width
                }

                Row {
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 1

                    // Whose tiles stand there.
                    Repeater {
                        model: [[Side.Brown, Side.Ivory], [], [Side.Ivory], [Side.Ivory, Side.Brown], [], []][place.index]

                        TilePicture {
                            required property int modelData

                            height: Math.round(1.4 * width)
                            side: modelData
                            width: Math.round(1.5 * Theme.text)
                        }
                    }
                }
            }
        }
    }
}
