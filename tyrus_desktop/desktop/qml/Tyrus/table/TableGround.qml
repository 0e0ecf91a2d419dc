pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What everything on the table stands on: the city, the board of the far hand, the piers, and the rack.
Item {
    id: root

    required property TableLayout places
    required property bool welcoming

    Scenery {
        canalBottom: root.places.canalBottom
        farBottom: root.places.farBottom
        farTop: root.places.farTop
        foot: root.places.rackY
        height: root.places.rackY
        hour: root.welcoming && !Theme.contrast ? "dark" : Theme.scene
        nearGround: root.places.nearGround
        skyTop: root.places.sky
        unit: root.places.cityUnit
        width: root.places.width
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

    Loader {
        active: root.welcoming && Theme.windowShown && !Theme.contrast && Theme.motion > 0

        sourceComponent: Beacon {
            unit: root.places.cityUnit
            x: 2 * root.places.width / 3 + 32.7 * unit
            y: root.places.farTop - 86 * unit
        }
    }

    // The board of the far hand.
    Picture {
        height: Math.round(68 * root.places.u)
        name: root.welcoming ? "" : "table/" + Drawings.side(Board.other(root.places.nearSide)) + "-lintel-" + Theme.scene
        objectName: "rack"
        width: Math.round(root.places.farHandWidth)
        x: Math.round(root.places.farHandX)
    }

    Repeater {
        model: root.welcoming ? null : App.state.models.players

        Picture {
            required property int playerSide
            readonly property point at: root.places.pier(playerSide)

            height: Math.round(100 * root.places.pierUnit)
            name: "table/" + Drawings.side(playerSide) + "-pier"
            objectName: "pier"
            width: Math.round(192 * root.places.pierUnit)
            x: Math.round(at.x)
            y: Math.round(at.y)
        }
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

        // Light behind brown tiles, which are as dark as the wood.
        Picture {
            height: Math.round(1.5 * root.places.handHeight)
            name: root.welcoming || Theme.contrast || root.places.nearSide !== Side.Brown ? "" : "table/backlight"
            width: Math.round(root.places.handWidth)
            x: Math.round(root.places.handX)
            y: parent.height - height + 0.2 * root.places.handHeight
        }

        Repeater {
            model: root.places.handRows

            Picture {
                required property int index

                height: Math.round(16 * root.places.u)
                name: "table/ivory-rack"
                objectName: "rack"
                width: Math.round(root.places.handWidth)
                x: Math.round(root.places.handX)
                y: Math.round(root.places.height - height - parent.y - (root.places.handRows - 1 - index) * root.places.rowHeight)
            }
        }
    }
}
