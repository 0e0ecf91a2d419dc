pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What everything on the table lies on: the table itself, and the racks of the two hands.
Item {
    id: root

    required property TableLayout places
    required property bool welcoming

    Picture {
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        name: Theme.dark ? "table/dark" : "table/light"
        // Rasterized at the size shown, so that painting need not scale it, up to a size that is
        // fast.
        rasterSize: Qt.size(Math.min(1600, Math.ceil(width * Theme.pixelRatio)), Math.min(1000, Math.ceil(height * Theme.pixelRatio)))
    }

    // The racks of the two hands.
    Repeater {
        model: [Side.Ivory, Side.Brown]

        Picture {
            id: rack

            required property int modelData
            readonly property bool near: root.places.isNear(modelData)

            height: Math.round((near ? 18 : 14) * root.places.u)
            name: "table/" + Drawings.side(modelData) + "-rack"
            objectName: "rack"
            width: Math.round(Math.min(root.places.middleWidth, (near ? 780 : 460) * root.places.u))
            visible: near || !root.welcoming
            x: root.places.middleX + (root.places.middleWidth - width) / 2
            y: near ? root.places.handY + 0.88 * root.places.handHeight : root.places.gap + 0.84 * root.places.farHandHeight

            Rectangle {
                border.color: Theme.woodEdge[rack.modelData]
                border.width: 1
                color: "transparent"
                height: 0.86 * parent.height
                width: parent.width
            }
        }
    }
}
