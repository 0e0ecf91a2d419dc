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
        model: 16

        TilePicture {
            required property int index

            anchors.fill: parent
            board: 1 + index % 4
            front: index < 8
            side: index % 8 < 4 ? Side.Ivory : Side.Brown
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
