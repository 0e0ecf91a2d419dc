import QtQuick
import Tyrus

// A tile, drawn small in a figure for the rules.
Picture {
    id: root

    required property int tileSide
    required property int profession
    required property int value

    height: Math.round(1.4 * width)
    name: "tiles/" + Drawings.side(tileSide) + "-front"
    width: Math.round(2.3 * Theme.text)

    TileFace {
        anchors.fill: parent
        profession: root.profession
        tileSide: root.tileSide
        value: root.value
    }
}
