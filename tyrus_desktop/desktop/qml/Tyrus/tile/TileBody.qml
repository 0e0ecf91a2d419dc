import QtQuick
import Tyrus
import Tyrus.Core

// A tile's wood, with its face and its shadow: lifted, leaning, or lying on its back.
Item {
    id: root

    required property TileItem tile

    // How the tile leans, in degrees.
    required property real angle

    property bool lying: false
    property real turn: 1

    // In pixels.
    property real lift: tile.lifted && !tile.dragging ? height * 0.1 : 0

    // Let the tile fall on its back, or stand it up.
    function lay(down: bool): void {
        if (down)
            topple.restart();
        else
            lying = false;
    }

    Behavior on lift {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    Image {
        height: width / 3
        opacity: root.lying ? 0.5 : 0.8
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
                yScale: root.turn
            },
            Rotation {
                angle: root.angle
                origin.x: root.width / 2
                origin.y: root.height * 0.96
            }
        ]

        Picture {
            anchors.fill: parent
            name: "tiles/" + Drawings.side(root.tile.tileSide) + (root.lying ? "-lying" : face.visible ? "-front" : "-back")
        }

        TileFace {
            id: face

            anchors.fill: parent
            lettered: root.tile.homeScale
            lying: root.lying
            opacity: root.lying && root.tile.tileRole === Role.Bluff ? 0.5 : 1
            profession: root.tile.profession
            tileSide: root.tile.tileSide
            value: root.tile.value

            // A hidden face is not looked at before the tile lies on its back.
            visible: root.tile.faceUp && (root.lying || root.tile.stoodOpen || !root.tile.fallen)
        }
    }

    SequentialAnimation {
        id: topple

        NumberAnimation {
            duration: Theme.fall / 2
            easing.type: Easing.InQuad
            from: 1
            property: "turn"
            target: root
            to: 0.2
        }

        PropertyAction {
            property: "lying"
            target: root
            value: true
        }

        NumberAnimation {
            duration: Theme.fall / 2
            easing.overshoot: 1.2
            easing.type: Easing.OutBack
            property: "turn"
            target: root
            to: 1
        }
    }
}
