pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Keeps the drawings of all tiles in memory at one size: to render them when a face is first shown
// would take longer than a frame.
Item {
    height: 1.4 * width
    visible: false

    Repeater {
        model: ["ivory-front", "ivory-back", "brown-front", "brown-back"]

        Picture {
            required property string modelData

            anchors.fill: parent
            name: "tiles/" + modelData
        }
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
}
