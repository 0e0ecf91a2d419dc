pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The wood of a tile, back or front, with its outline in high contrast. Empty for a side below 0.
Picture {
    id: root

    required property int side
    property bool front: false

    // Which of the four boards it is cut from. It may depend only on what is shown.
    property int board: 1

    // The scale at which it is drawn.
    property real tileScale: 1

    name: side < 0 ? "" : "tiles/" + Drawings.side(side) + (front ? "-front-" : "-back-") + board

    // In high contrast brown wood hardly stands out from its background.
    Loader {
        active: Theme.contrast && root.side >= 0
        anchors.fill: parent

        sourceComponent: Item {
            TileOutline {
                border.color: Theme.woodEdge[Math.max(0, root.side)]
                border.width: 2 * Theme.unit / root.tileScale
                objectName: "tileEdge"
            }
        }
    }
}
