pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// What everything on the table stands on: the city, the shelf of the far hand, and the rack.
Item {
    id: root

    required property TableLayout places
    required property bool welcoming

    Picture {
        // In the drawing the city takes 656 of 800; the rack covers the rest.
        height: Math.round(root.places.sceneHeight * 800 / 656)
        name: "scene/" + (root.welcoming && !Theme.contrast ? "dark" : Theme.scene)
        // Rasterised at the size shown, so that painting need not scale it, up to a size that is fast.
        rasterSize: Qt.size(Math.min(1920, Math.ceil(width * Theme.pixelRatio)), Math.min(1200, Math.ceil(height * Theme.pixelRatio)))
        width: root.places.width
        y: Math.round(root.places.sky)
    }

    // The night above the drawing's sky.
    Rectangle {
        height: 2 * root.places.sky
        visible: root.welcoming
        width: root.places.width

        gradient: Gradient {
            GradientStop {
                color: Theme.night
                position: 0.5
            }

            GradientStop {
                color: Qt.alpha(Theme.night, 0)
                position: 1
            }
        }
    }

    // The shelf of the far hand.
    Picture {
        height: Math.round(14 * root.places.u)
        name: "table/brown-rack"
        objectName: "rack"
        visible: !root.welcoming
        width: Math.round(root.places.farHandWidth)
        x: Math.round(root.places.farHandX)
        y: Math.round(root.places.farHandY + 0.86 * root.places.farHandHeight)
    }

    Rectangle {
        gradient: Theme.rackWood
        height: root.height - y
        objectName: "rackWood"
        width: root.places.width
        y: Math.round(root.places.rackY)

        Rectangle {
            color: Theme.rackEdge
            height: Math.max(1, Math.round(2 * Theme.unit))
            width: parent.width
        }

        Picture {
            height: Math.round(16 * root.places.u)
            name: "table/ivory-rack"
            objectName: "rack"
            width: Math.round(root.places.handWidth)
            x: Math.round(root.places.handX)
            y: root.places.height - height - parent.y
        }
    }
}
