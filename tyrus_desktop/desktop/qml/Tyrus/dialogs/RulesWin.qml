pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A picture for the rules: Ivory wins by three elections in a row, or by five in all. Each side's
// representatives lie on its wood, as in the election chart.
Row {
    id: root

    // Who is elected in each election, and who wins it.
    readonly property list<var> elected: [[Profession.Merchant, Profession.Soldier, Profession.Priest], [Profession.Soldier, Profession.Merchant, Profession.Priest, Profession.Merchant, Profession.Soldier, Profession.Merchant, Profession.Priest]]
    readonly property list<var> winners: [[Side.Ivory, Side.Ivory, Side.Ivory], [Side.Ivory, Side.Brown, Side.Ivory, Side.Ivory, Side.Brown, Side.Ivory, Side.Ivory]]

    readonly property list<int> sides: [Side.Brown, Side.Ivory]
    readonly property int cell: Math.round(Math.min(2.6 * Theme.text, width / 16))

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Three Ivory representatives in a row, or five with Brown’s between them.")
    Accessible.role: Accessible.Graphic
    padding: Theme.pixels(8)
    spacing: 0.6 * Theme.text

    component Wood: Rectangle {
        required property int side

        border.color: Theme.woodEdge[side]
        border.width: 1
        color: Theme.wood[side]
        height: root.cell + Theme.pixels(4)
        radius: Theme.pixels(5)
    }

    Column {
        spacing: Theme.pixels(4)

        Repeater {
            model: root.sides

            Wood {
                id: plate

                required property int modelData

                side: modelData
                width: 2.4 * root.cell

                Caption {
                    anchors.centerIn: parent
                    color: Theme.woodInk[plate.side]
                    font.family: Theme.titleFont
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: Theme.least
                    text: plate.side === Side.Ivory ? qsTr("Ivory") : qsTr("Brown")
                    width: parent.width - Theme.pixels(8)
                }
            }
        }
    }

    Repeater {
        model: root.winners

        Row {
            id: won

            required property int index
            required property list<int> modelData

            spacing: root.spacing

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("or")
                visible: won.index > 0
            }

            Column {
                spacing: Theme.pixels(4)

                Repeater {
                    model: root.sides

                    Wood {
                        id: strip

                        required property int modelData

                        side: modelData
                        width: won.modelData.length * root.cell + Theme.pixels(4)

                        Repeater {
                            model: won.modelData

                            Picture {
                                required property int index
                                required property int modelData

                                anchors.verticalCenter: parent?.verticalCenter
                                height: Math.round(Drawings.representativeHeight(width))
                                name: "representatives/" + Drawings.representatives[root.elected[won.index][index]]
                                visible: modelData === strip.side
                                width: root.cell - Theme.pixels(4)
                                x: Theme.pixels(4) + index * root.cell
                            }
                        }
                    }
                }
            }
        }
    }
}
