pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Keeps the drawings of the stage's tiles in memory at the size in which they are shown, as drawing
// them while a tile turns would take longer than a frame.
Item {
    id: root

    readonly property list<string> tiles: ["ivory-front", "ivory-back", "brown-front", "brown-back", "shadow"]
    readonly property list<int> roles: [Role.Vote, Role.Block, Role.Counter, Role.Counter, Role.Bluff]

    height: 1.4 * width
    visible: false

    Repeater {
        model: root.tiles

        Picture {
            required property string modelData

            readonly property bool shadow: modelData === "shadow"

            height: shadow ? width / 3 : root.height
            name: "tiles/" + modelData
            width: (shadow ? 1.2 : 1) * root.width
        }
    }

    Picture {
        height: 1.5 * root.height
        name: "tiles/glow"
        width: 1.5 * root.width
    }

    Repeater {
        model: 2 * Drawings.professions.length

        TileFace {
            required property int index

            anchors.fill: parent
            profession: index % Drawings.professions.length
            tileSide: index < Drawings.professions.length ? Side.Ivory : Side.Brown
            value: 1
        }
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
