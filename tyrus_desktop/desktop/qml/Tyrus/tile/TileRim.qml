pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A gold rim in a dark one round a tile, to be seen on wood and lit walls alike.
Item {
    id: root

    property bool shown: false

    // Round the lying tile's controller, as it is drawn.
    property bool lying: false

    Repeater {
        model: root.shown ? Theme.rim : []

        Rectangle {
            required property int index
            required property color modelData

            readonly property real head: root.height * (root.lying ? 0.28 : 0.04)
            readonly property real out: (4 - 1.5 * index) * Theme.unit

            border.color: modelData
            border.width: (index === 0 ? 6 : 3) * Theme.unit
            bottomLeftRadius: 6 * Theme.unit
            bottomRightRadius: bottomLeftRadius
            color: "transparent"
            height: root.height * 0.98 - head + 2 * out
            topLeftRadius: width / 2
            topRightRadius: topLeftRadius
            width: root.width * 0.91 + 2 * out
            x: root.width * 0.075 - out
            y: head - out
        }
    }
}
