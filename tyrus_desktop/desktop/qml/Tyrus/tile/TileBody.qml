import QtQuick
import Tyrus

// A tile's wood, face and shadow: standing, lifted or leaning.
Item {
    id: root

    required property TileItem tile

    // How far the tile leans, in degrees.
    required property real angle

    // How far the tile is lifted, in pixels.
    property real lift: tile.dragging ? 0 : height * (tile.lifted ? 0.1 : tile.marked ? 0.07 : 0)

    Behavior on lift {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    // Beneath the foot and to its right, away from the light.
    Image {
        height: width * 80 / 300
        opacity: 0.8
        smooth: true
        source: Theme.picture("tiles/shadow")
        sourceSize: Qt.size(300, 80)
        width: root.width * 1.5
        x: -root.width * 0.08 + (root.tile.lifted ? root.width * 0.06 : 0)
        y: root.height - height * 0.5 + (root.tile.lifted ? root.height * 0.03 : 0)
    }

    Item {
        height: root.height
        width: root.width
        y: -root.lift

        transform: Rotation {
            angle: root.angle
            origin.x: root.width / 2
            origin.y: root.height * 0.96
        }

        TilePicture {
            anchors.fill: parent
            // Chosen by its face, or by its place in the row.
            board: 1 + (face.visible ? root.tile.profession + root.tile.value : root.tile.slot) % 4
            front: face.visible
            side: root.tile.tileSide
            tileScale: root.tile.homeScale
        }

        // The light moves over a tile that is lifted.
        Image {
            height: root.height
            source: root.lift > 0 ? Theme.picture("tiles/shine") : ""
            sourceSize: Qt.size(Math.ceil(root.width * Theme.pixelRatio), Math.ceil(root.height * Theme.pixelRatio))
            visible: root.lift > 0
            width: root.width
            x: Math.max(-0.2, Math.min(0.2, root.lift / root.height - 0.05 + root.angle / 60)) * root.width
        }

        TileFace {
            id: face

            anchors.fill: parent
            drawnScale: root.tile.homeScale
            profession: root.tile.profession
            tileSide: root.tile.tileSide
            value: root.tile.value
            visible: root.tile.faceUp
        }
    }
}
