import QtQuick
import Tyrus

// A tile, drawn small in a figure for the rules.
TilePicture {
    id: root

    required property int profession
    required property int value

    front: true
    height: Math.round(1.4 * width)
    width: Math.round(2.3 * Theme.text)

    TileFace {
        anchors.fill: parent
        profession: root.profession
        tileSide: root.side
        value: root.value
    }
}
