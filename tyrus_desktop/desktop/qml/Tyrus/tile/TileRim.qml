pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A highlight around a tile: a white rim in a dark one, visible on wood and on lit walls alike.
Item {
    id: root

    property bool shown: false

    Repeater {
        model: root.shown ? Theme.rim : []

        Rectangle {
            required property int index
            required property color modelData

            readonly property real archTop: root.height * 0.04
            readonly property real margin: (4 - 1.5 * index) * Theme.unit

            border.color: modelData
            border.width: (index === 0 ? 6 : 3) * Theme.unit
            bottomLeftRadius: 6 * Theme.unit
            bottomRightRadius: bottomLeftRadius
            color: "transparent"
            height: root.height * 0.98 - archTop + 2 * margin
            topLeftRadius: width / 2
            topRightRadius: topLeftRadius
            width: root.width * 0.91 + 2 * margin
            x: root.width * 0.075 - margin
            y: archTop - margin
        }
    }
}
