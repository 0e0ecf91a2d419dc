pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The focus ring around its parent: a dark line around a light one, so that one of them stands out on
// any background (WCAG 2.2, technique C40).
Loader {
    id: root

    property bool shown: false
    property real radius: Theme.pixels(7)

    // The distance from the parent's edge inwards; negative for a ring outside it.
    property real inset: -4

    active: shown
    anchors.fill: parent
    anchors.margins: inset
    visible: shown

    sourceComponent: Item {
        Repeater {
            model: Theme.focus

            Rectangle {
                required property int index
                required property color modelData

                anchors.fill: parent
                anchors.margins: 2 * index
                border.color: modelData
                border.width: 2
                color: "transparent"
                radius: Math.max(0, root.radius - root.inset - 2 * index)
            }
        }
    }
}
