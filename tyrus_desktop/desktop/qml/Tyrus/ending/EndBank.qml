pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A side's bank at the end, with its city, its light or night, and the representatives that it has won.
Item {
    id: root

    required property int side
    required property bool near

    // How far the light has come, or the night, from 0 to 1.
    required property real light

    // How far those who carry the representatives have come.
    required property real marched

    // How far above it the sky begins.
    required property real drop

    readonly property TableState table: App.state

    // Of two persons neither is in the dark; a study leaves the evening as it was.
    readonly property bool lit: !App.study.on && (table.summary.shared || table.winner === Side.Neither || table.winner === side)
    readonly property bool dark: !App.study.on && !lit
    readonly property real ground: (near ? 0.875 : 0.45) * height
    readonly property real foot: (near ? 0.99 : 0.48) * height
    readonly property int tokenSize: Math.round((near ? 0.115 : 0.095) * height)

    // The middles of the three buildings.
    readonly property list<real> plots: [0.165, 0.5, 0.835]

    objectName: "bank"

    Picture {
        height: Math.round(0.22 * root.height)
        name: root.lit ? "end/light" : ""
        opacity: root.light
        width: parent.width
        y: (root.near ? 1 : 0.5) * root.height - height
    }

    Repeater {
        model: 3

        House {
            required property int index

            kind: index
            lit: root.lit && root.light > (2 + index) / 5
            side: root.side
            width: Math.round((root.near ? (index === 1 ? 0.59 : 0.62) : 0.45) * root.height)
            x: root.plots[index] * root.width - width / 2
            y: root.ground - height
        }
    }

    Picture {
        height: Math.round(0.6 * root.height)
        name: root.dark ? "end/night-" + (root.near ? "near" : "far") : ""
        opacity: root.light
        width: parent.width
        y: root.near ? root.height - height : 0

        // Its upper edge goes on to where the sky begins.
        Rectangle {
            color: Theme.nightTop
            height: root.drop
            visible: root.dark && !root.near
            width: parent.width
            y: -height
        }
    }

    Repeater {
        model: root.table.models.representatives

        // Comes out of the building of its election, and goes to the gaps between the buildings, the
        // fifth before the middle one.
        Item {
            id: bearer

            required property int chartColumn
            required property int elects
            required property int berth

            readonly property bool leftward: berth % 2 === 0
            readonly property real end: [0.335, 0.665, 0.335, 0.665, 0.5][berth % 5] * root.width + [0.6, -0.6, -0.6, 0.6, 0][berth % 5] * root.tokenSize
            readonly property real begun: Math.max(0, Math.min(1, (root.marched - 0.13 * (berth % 5)) / 0.48))
            readonly property real gone: Theme.motion > 0 ? begun : 1
            readonly property bool walking: gone < 1

            height: 1.82 * root.tokenSize
            objectName: "wonBy"
            opacity: Math.min(1, 4 * begun)
            visible: chartColumn === root.side && !root.dark && begun > 0
            width: Math.round(0.83 * root.tokenSize)
            x: root.plots[elects] * root.width * (1 - gone) + end * gone - width / 2
            y: root.ground * (1 - gone) + root.foot * gone - height - (walking ? 0.02 * height * Math.abs(Math.sin(gone * 30)) : 0)

            Picture {
                height: Math.round(1.2 * root.tokenSize)
                mirror: !bearer.leftward
                name: bearer.visible ? "end/" + Drawings.side(root.side) + "-bearer-" + (bearer.walking ? Math.floor(bearer.gone * 16) % 2 : 0) : ""
                width: Math.round(0.6 * root.tokenSize)
                x: (parent.width - width) / 2
                y: parent.height - height
            }

            Picture {
                height: Drawings.representativeHeight(width)
                name: bearer.visible ? "representatives/" + Drawings.representatives[bearer.elects] : ""
                width: root.tokenSize
                x: (parent.width - width) / 2 + (bearer.leftward ? 0.12 : -0.12) * width
            }
        }
    }
}
