import QtQuick
import Tyrus

// The wood of a tile, back or front, with its outline in high contrast. Empty for a side below 0.
Picture {
    id: root

    required property int side
    property bool front: false

    // See TileEdge.
    property alias tileScale: edge.tileScale

    name: side < 0 ? "" : "tiles/" + Drawings.side(side) + (front ? "-front" : "-back")

    TileEdge {
        id: edge

        anchors.fill: parent
        side: root.side
        tileScale: 1
    }
}
