pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// An outline of the wood in high contrast, where brown wood hardly stands out from its background.
Loader {
    id: root

    required property int side

    // The scale at which the tile is drawn. The line has the same width at any scale.
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
