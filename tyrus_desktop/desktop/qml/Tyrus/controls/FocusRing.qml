pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The keyboard's focus: a dark line around a light one, so that one of them stands out from
// whatever lies below (WCAG 2.2, technique C40). It lies around its parent.
Loader {
    id: root

    property bool shown: false
    property real radius: Theme.pixels(7)

    // How far inside of the parent's edge it lies; negative to lie outside.
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
