pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Keeps the drawings of the stage's tiles in memory at the size in which they are shown, as drawing
// them while a tile turns would take longer than a frame.
TileDrawings {
    id: root

    readonly property list<int> roles: [Role.Vote, Role.Block, Role.Counter, Role.Counter, Role.Bluff]

    Picture {
        height: width / 3
        name: "tiles/shadow"
        width: 1.2 * root.width
    }

    Picture {
        height: width
        name: "stamps/burst"
        width: Math.round(1.75 * root.height)
    }

    Picture {
        height: 1.5 * root.height
        name: "tiles/glow"
        width: 1.5 * root.width
    }

    Repeater {
        model: root.roles

        TallyStamp {
            required property int index
            required property int modelData

            role: modelData
            spare: index > 0 && root.roles[index - 1] === modelData
            width: 1.05 * root.width
        }
    }
}
