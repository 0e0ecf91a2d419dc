pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The marks on a tile: its slot, a highlight if it was placed last or is held, and what it did in
// the tally.
Item {
    id: root

    required property TileItem tile

    // How far the tile's body is lifted, in pixels.
    required property real lift
    property real angle: 0

    // In open play, players know their tiles by these numbers.
    Text {
        readonly property bool small: root.tile.faceUp

        color: small ? Theme.ink : Theme.tileInk[root.tile.tileSide]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.height * (small ? 0.14 : 0.26))
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.tile.slot + 1
        visible: root.tile.numbered
        width: root.width
        y: small ? -0.62 * height : (root.height - height) / 2 - root.lift
    }

    TileRim {
        height: root.height
        shown: (root.tile.lastPlaced && !root.tile.fallen) || (root.tile.held && !root.tile.dragging) || root.tile.lit
        flat: root.tile.flat
        width: root.width
        y: -root.lift

        transform: Rotation {
            angle: root.angle
            origin.x: root.width / 2
            origin.y: root.height * 0.96
        }
    }

    // The colour of the tile's role on its edge, once it has toppled; a bluff has no role.
    Rectangle {
        color: Theme.roleInk[Math.max(0, root.tile.tileRole)]
        height: root.height * 0.08
        radius: 2
        visible: root.tile.flat && root.tile.tileRole >= 0 && root.tile.tileRole !== Role.Bluff
        width: root.width * 0.85
        x: root.width * 0.09
        y: root.height * 0.893
    }

    TileEffect {
        anchors.fill: parent
        badgeY: 0.2
        effect: root.tile.effect
        strikeY: 0.668
        tileRole: root.tile.flat ? root.tile.tileRole : -1
        value: root.tile.value
    }
}
