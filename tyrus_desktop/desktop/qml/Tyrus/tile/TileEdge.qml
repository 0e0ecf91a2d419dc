pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// An outline of the wood's edge in high contrast, where brown wood can hardly be told from what is
// behind it.
Loader {
    id: root

    required property int side

    // The scale at which the tile is drawn; the line has the same width at each.
    required property real tileScale

    active: Theme.contrast && side >= 0

    sourceComponent: Item {
        TileOutline {
            border.color: Theme.woodEdge[Math.max(0, root.side)]
            border.width: 2 * Theme.unit / root.tileScale
            objectName: "tileEdge"
        }
    }
}
