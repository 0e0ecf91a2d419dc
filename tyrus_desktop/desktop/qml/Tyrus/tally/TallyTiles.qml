pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// A popup with the tiles of a side's building at the last tally; those behind one number are
// highlighted.
Popup {
    id: root

    required property CountedModel counted
    required property int side
    required property int part
    required property string sentence

    readonly property real tileWidth: 46 * Theme.chrome

    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutsideParent
    focus: true
    margins: 6
    padding: 12 * Theme.chrome

    background: Rectangle {
        border.color: Theme.goldGlow
        border.width: 2 * Theme.chrome
        color: Theme.panel
        radius: 10 * Theme.chrome
    }
    contentItem: Column {
        Accessible.ignored: !enabled
        Accessible.name: root.sentence
        Accessible.role: Accessible.Grouping
        spacing: 8 * Theme.chrome

        Caption {
            font.bold: true
            font.pixelSize: Theme.small
            objectName: "tallySentence"
            text: root.sentence
            width: 5 * root.tileWidth + 4 * flow.spacing
            wrapMode: Text.WordWrap
        }

        Flow {
            id: flow

            spacing: 8 * Theme.chrome
            width: parent.width

            Repeater {
                model: root.counted

                Item {
                    id: tile

                    required property int countedSide
                    required property int countedRole
                    required property int owner
                    required property int profession
                    required property int value
                    required property int effect
                    required property string label

                    readonly property bool lit: root.part === TallyPanel.Total ? countedRole !== Role.Bluff : countedRole === root.part

                    Accessible.ignored: !enabled
                    Accessible.name: label
                    Accessible.role: Accessible.StaticText
                    height: width * 1.4
                    objectName: lit ? "litTile" : "dimTile"
                    opacity: lit ? 1 : 0.35
                    visible: countedSide === root.side
                    width: root.tileWidth

                    TileRim {
                        anchors.fill: parent
                        shown: tile.lit
                    }

                    Picture {
                        anchors.fill: parent
                        name: "tiles/" + Drawings.side(tile.owner) + "-front"
                    }

                    TileFace {
                        anchors.fill: parent
                        flat: false
                        profession: tile.profession
                        tileSide: tile.owner
                        value: tile.value
                    }

                    TileEffect {
                        anchors.fill: parent
                        effect: tile.effect
                        tileRole: tile.countedRole
                        value: tile.value
                    }
                }
            }
        }
    }
}
