pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The marks on a tile: its slot, a rim while held, and a pin above the tile placed last.
Item {
    id: root

    required property TileItem tile

    // How far the tile's body is lifted, in pixels.
    required property real lift
    property real angle: 0

    // Set only for the tile with the pin, as it is computed in each frame of a flight.
    readonly property bool arrived: !tile.lastPlaced || Math.abs(tile.x + width / 2 - tile.home.x) + Math.abs(tile.y + height / 2 - tile.home.y) < 0.3 * width

    // Numbers by which players know their tiles in open play, and the keys of a hand.
    Text {
        readonly property bool small: root.tile.faceUp

        color: small ? Theme.rackInk : Theme.tileInk[root.tile.tileSide]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(Theme.least / root.tile.homeScale, root.height * (small ? 0.14 : 0.26))
        horizontalAlignment: Text.AlignHCenter
        objectName: "slotNumber"
        renderType: Text.NativeRendering
        text: root.tile.slot + 1
        visible: root.tile.numbered || root.tile.digitShown
        width: root.width
        y: (small ? -0.62 * height : 0.62 * (root.height - height)) - root.lift
    }

    // The number of backs in a long row.
    Rectangle {
        color: Theme.rackFoot
        height: Math.round(Math.max(0.42 * root.width, 17 / root.tile.homeScale))
        objectName: "rowCount"
        radius: height / 2
        visible: root.tile.countsRow
        width: Math.max(height, 1.3 * height)
        x: -0.2 * width
        y: -0.3 * height

        Text {
            anchors.centerIn: parent
            color: Theme.rackInk
            font.bold: true
            font.pixelSize: Math.max(1, 0.7 * parent.height)
            text: root.tile.slots
        }
    }

    // While it is held or asked about: a white rim inside a dark one, visible on wood and on lit walls.
    Item {
        height: root.height
        objectName: "tileRim"
        visible: (root.tile.held && !root.tile.dragging) || root.tile.asked
        width: root.width
        y: -root.lift

        transform: Rotation {
            angle: root.angle
            origin.x: root.width / 2
            origin.y: root.height * 0.96
        }

        Repeater {
            model: Theme.rim

            TileOutline {
                required property int index
                required property color modelData

                border.color: modelData
                border.width: (index === 0 ? 6 : 3) * Theme.unit
                margin: (4 - 1.5 * index) * Theme.unit
            }
        }
    }

    // The pin appears when the tile has reached its building.
    Repeater {
        model: Theme.rim

        Rectangle {
            required property int index
            required property color modelData

            antialiasing: true
            color: modelData
            height: width
            objectName: "lastPlacedPin"
            radius: 0.12 * width
            rotation: 45
            visible: root.tile.lastPlaced && root.arrived
            width: root.width * (index === 0 ? 0.24 : 0.15)
            x: (root.width - width) / 2
            y: root.height * 0.01 - height / 2 - root.lift
        }
    }
}
