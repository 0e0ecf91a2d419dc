pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A highlight around a tile: a white rim inside a dark one, visible on wood and on lit walls.
Item {
    id: root

    property bool shown: false

    Repeater {
        model: root.shown ? Theme.rim : []

        TileOutline {
            required property int index
            required property color modelData

            border.color: modelData
            border.width: (index === 0 ? 6 : 3) * Theme.unit
            margin: (4 - 1.5 * index) * Theme.unit
        }
    }
}
