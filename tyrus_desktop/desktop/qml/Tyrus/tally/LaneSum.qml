pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What the tiles of one lane sum up to, in the plinth below them.
Item {
    id: root

    required property int role
    required property int points

    // Counters beyond the blocks, which add nothing.
    required property int spare
    required property color ink

    readonly property list<string> words: points === 1 ? [qsTr("vote"), qsTr("block"), qsTr("counter"), ""] : [qsTr("votes"), qsTr("blocks"), qsTr("counters"), qsTr("nothing")]
    // Whether counters met no block: a sum of 0 is left out.
    readonly property bool idle: points === 0 && spare > 0
    readonly property string caption: idle ? qsTr("%1 unused").arg(spare) : spare === 0 ? words[role] : points === 1 ? qsTr("counter, %n unused", "", spare) : qsTr("counters, %n unused", "", spare)
    readonly property list<string> signs: ["", "− ", "+ ", ""]

    // In a window that is high and narrow the plinth is higher than its letters, which keep to the tiles' size.
    readonly property real lineHeight: Math.min(height, 60 * Theme.unit)

    // What does not fit beside the number goes below it: what is spare, or else the word.
    readonly property bool stacked: role !== Role.Bluff && !idle && digits.advanceWidth + 6 * Theme.unit + metrics.advanceWidth > width
    readonly property bool spareBelow: stacked && spare > 0
    readonly property bool wordBelow: stacked && spare === 0

    objectName: "laneSum"

    Rectangle {
        color: root.ink
        height: Math.max(1, 1.5 * Theme.unit)
        opacity: 0.5
        width: parent.width
    }

    component Words: Caption {
        color: root.ink
        font.family: Application.font.family
        font.pixelSize: Math.max(Theme.least, Math.min(Theme.text, root.lineHeight * (root.stacked ? 0.4 : 0.42)))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        width: root.width - x
    }

    // In the middle of the plinth.
    Item {
        height: root.lineHeight
        width: root.width
        y: (root.height - height) / 2

        Caption {
            id: number

            color: root.ink
            font.family: Theme.titleFont
            font.pixelSize: Math.max(1, parent.height * (root.stacked ? 0.46 : 0.62))
            font.weight: Font.Bold
            height: parent.height * (root.stacked ? 0.58 : 1)
            text: root.idle ? "" : root.signs[root.role] + root.points
            verticalAlignment: Text.AlignVCenter
            visible: root.role !== Role.Bluff && text !== ""
        }

        Words {
            font.family: root.role === Role.Bluff ? Theme.titleFont : Application.font.family
            font.pixelSize: Math.max(1, root.role === Role.Bluff ? parent.height * 0.5 : Math.max(Theme.least, Math.min(Theme.text, parent.height * (root.stacked ? 0.4 : 0.42))))
            font.weight: root.role === Role.Bluff ? Font.Bold : Font.Normal
            height: root.wordBelow ? parent.height - y : number.height
            text: root.spareBelow ? root.words[root.role] : root.caption
            verticalAlignment: root.wordBelow ? Text.AlignTop : Text.AlignVCenter
            x: number.visible && !root.wordBelow ? number.width + 5 * Theme.unit : 0
            y: root.wordBelow ? parent.height * 0.54 : 0
        }

        Words {
            height: parent.height - y
            text: visible ? qsTr("%1 unused").arg(root.spare) : ""
            visible: root.spareBelow
            y: parent.height * 0.54
        }
    }

    TextMetrics {
        id: metrics

        font.family: Application.font.family
        font.pixelSize: Math.max(1, Math.min(Theme.text, root.lineHeight * 0.42))
        text: root.caption
    }

    TextMetrics {
        id: digits

        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.lineHeight * 0.62)
        font.weight: Font.Bold
        text: number.text
    }
}
