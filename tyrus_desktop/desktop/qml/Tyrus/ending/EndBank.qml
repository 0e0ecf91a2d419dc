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

    // How far those who carry the representatives have come; uncrowned, they are there at once.
    required property real marched
    required property bool crowned

    readonly property TableState table: App.state

    // Of two persons neither is in the dark; a study leaves the evening as it was.
    readonly property bool lit: !App.study.on && (table.summary.shared || table.winner === Side.Neither || table.winner === side)
    readonly property bool dark: !App.study.on && !lit
    readonly property real ground: (near ? 0.86 : 0.45) * height
    readonly property real foot: (near ? 0.975 : 0.475) * height
    readonly property int tokenSize: Math.round((near ? 0.16 : 0.115) * height)

    objectName: "bank"

    Picture {
        height: Math.round(0.22 * root.height)
        name: root.lit ? "end/light" : ""
        opacity: root.light
        width: parent.width
        y: root.foot + 0.025 * root.height - height
    }

    Repeater {
        model: 3

        House {
            required property int index

            kind: index
            lit: root.lit && root.light > (2 + index) / 5
            side: root.side
            visible: !root.near || index !== 1
            width: Math.round((root.near ? 0.67 : 0.45) * root.height)
            x: [0.14, 0.31, 0.86][index] * root.width - width / 2
            y: root.ground - height
        }
    }

    Picture {
        height: Math.round(0.6 * root.height)
        name: root.dark ? "end/night-" + (root.near ? "near" : "far") : ""
        opacity: root.light
        width: parent.width
        y: root.near ? root.height - height : 0
    }

    Repeater {
        model: root.table.models.representatives

        Item {
            id: bearer

            required property int chartColumn
            required property int elects
            required property int berth

            readonly property bool leftward: berth % 2 === 0
            readonly property real start: leftward ? -2 * width : root.width + width
            readonly property real end: root.width / 2 + (leftward ? -1 : 1) * ((root.table.winner === Side.Neither ? 0.54 : 0.36) * root.height + (Math.floor(berth / 2) + 0.5) * 1.2 * root.tokenSize) - width / 2
            readonly property real begun: Math.max(0, Math.min(1, 1.6 * root.marched - 0.12 * berth))
            readonly property bool walking: begun > 0 && begun < 1

            height: 1.82 * root.tokenSize
            objectName: "wonBy"
            visible: chartColumn === root.side && !root.dark && (begun > 0 || !root.crowned)
            width: Math.round(0.83 * root.tokenSize)
            x: start + begun * (end - start)
            y: root.foot - height - (walking ? 0.02 * height * Math.abs(Math.sin(begun * 30)) : 0)

            Picture {
                height: Math.round(1.2 * root.tokenSize)
                mirror: !bearer.leftward
                name: bearer.visible ? "end/" + Drawings.side(root.side) + "-bearer-" + (bearer.walking ? Math.floor(bearer.begun * 16) % 2 : 0) : ""
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
