import QtQuick
import Tyrus

// The wood of a tile, back or front, with its outline in high contrast. Empty for a side below 0.
Picture {
    id: root

    required property int side
    property bool front: false

    // Which of the four boards it is cut from. It may depend only on what is shown.
    property int board: 1

    // See TileEdge.
    property alias tileScale: edge.tileScale

    name: side < 0 ? "" : "tiles/" + Drawings.side(side) + (front ? "-front-" : "-back-") + board

    TileEdge {
        id: edge

        anchors.fill: parent
        side: root.side
        tileScale: 1
    }
}
