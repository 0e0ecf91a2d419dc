import QtQuick
import Tyrus
import Tyrus.Core

// A tile's wood, face and shadow: standing, lifted, leaning, or flat on its back.
Item {
    id: root

    required property TileItem tile

    // How far the tile leans, in degrees.
    required property real angle

    property bool flat: false
    property real squash: 1

    // How far the tile is lifted, in pixels.
    property real lift: tile.lifted && !tile.dragging ? height * 0.1 : 0

    // Make the tile fall on its back, or stand up again.
    function topple(down: bool): void {
        if (down)
            toppleAnimation.restart();
        else
            flat = false;
    }

    Behavior on lift {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    Image {
        height: width / 3
        opacity: root.flat ? 0.5 : 0.8
        smooth: true
        source: Theme.picture("tiles/shadow")
        sourceSize: Qt.size(240, 80)
        width: root.width * 1.2
        x: -root.width * 0.1 + (root.tile.lifted ? root.width * 0.06 : 0)
        y: root.height - height * 0.62 + (root.tile.lifted ? root.height * 0.03 : 0)
    }

    Item {
        height: root.height
        width: root.width
        y: -root.lift

        transform: [
            Scale {
                origin.x: root.width / 2
                origin.y: root.height * 0.96
                yScale: root.squash
            },
            Rotation {
                angle: root.angle
                origin.x: root.width / 2
                origin.y: root.height * 0.96
            }
        ]

        Picture {
            anchors.fill: parent
            name: "tiles/" + Drawings.side(root.tile.tileSide) + (root.flat ? "-lying" : face.visible ? "-front" : "-back")
        }

        TileFace {
            id: face

            anchors.fill: parent
            drawnScale: root.tile.homeScale
            flat: root.flat
            opacity: root.flat && root.tile.tileRole === Role.Bluff ? 0.5 : 1
            profession: root.tile.profession
            tileSide: root.tile.tileSide
            value: root.tile.value

            // A face that was hidden must not show before the tile is flat.
            visible: root.tile.faceUp && (root.flat || root.tile.shownStanding || !root.tile.fallen)
        }
    }

    SequentialAnimation {
        id: toppleAnimation

        NumberAnimation {
            duration: Theme.fall / 2
            easing.type: Easing.InQuad
            from: 1
            property: "squash"
            target: root
            to: 0.2
        }

        PropertyAction {
            property: "flat"
            target: root
            value: true
        }

        NumberAnimation {
            duration: Theme.fall / 2
            easing.overshoot: 1.2
            easing.type: Easing.OutBack
            property: "squash"
            target: root
            to: 1
        }
    }
}
