pragma ComponentBehavior: Bound

import QtQuick

// What is marked on a tile: its slot, that it was placed last or is held, and what it did in
// the tally.
Item {
    id: root

    required property TileItem tile

    // How far the tile's body is lifted.
    required property real lift

    // Where two play openly, a hand is known by its slots.
    Text {
        readonly property bool small: root.tile.faceUp

        color: small ? Theme.ink : (root.tile.tileSide === 0 ? "#2c1d10" : "#fbeed2")
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.height * (small ? 0.14 : 0.26))
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.tile.slot + 1
        visible: root.tile.numbered
        width: root.width
        y: small ? -0.62 * height : (root.height - height) / 2 - root.lift
    }

    // Gold in a dark rim, to be seen on wood and lit walls alike.
    Repeater {
        model: (root.tile.lastPlaced && !root.tile.fallen) || (root.tile.held && !root.tile.dragging) ? ["#3a2208", "#ffd25a"] : []

        Rectangle {
            required property int index
            required property color modelData

            readonly property real out: (4 - 1.5 * index) * Theme.unit

            border.color: modelData
            border.width: (index === 0 ? 6 : 3) * Theme.unit
            bottomLeftRadius: 6 * Theme.unit
            bottomRightRadius: bottomLeftRadius
            color: "transparent"
            height: root.height * 0.94 + 2 * out
            topLeftRadius: width / 2
            topRightRadius: topLeftRadius
            width: root.width * 0.91 + 2 * out
            x: root.width * 0.075 - out
            y: root.height * 0.04 - out - root.lift
        }
    }

    // On the lying tile's edge; a bluff did nothing.
    Rectangle {
        color: Theme.roleInk[Math.max(0, root.tile.tileRole)]
        height: root.height * 0.08
        radius: 2
        visible: root.tile.lying && root.tile.tileRole >= 0 && root.tile.tileRole < 3
        width: root.width * 0.85
        x: root.width * 0.09
        y: root.height * 0.893
    }
}
