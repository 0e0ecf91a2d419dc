import QtQuick
import Tyrus
import Tyrus.Core

// What a held tile would do in a building, and when: side by side, or in two lines. All hints on the
// table have the form and the size that the longest one needs.
Rectangle {
    id: root

    required property int role
    required property string name
    required property string when

    // Whether it is about the election in force.
    required property bool now

    // The width of this hint and of the longest, side by side and at full size.
    readonly property real lineWidth: nameMetrics.advanceWidth + space + whenMetrics.advanceWidth
    required property real longest

    readonly property real space: 6 * Theme.unit
    readonly property real room: width - 12 * Theme.unit
    readonly property bool fits: longest <= room

    // A pixel less in the letters' size is hardly seen, and may be enough.
    readonly property bool inTwo: longest * (1 - 1 / nameMetrics.font.pixelSize) > room
    readonly property int shrunk: fits || inTwo ? 0 : 1

    border.color: Theme.fillInk
    border.width: now && role !== Role.Bluff ? 1 : 0
    color: Theme.roleFill[Math.max(0, role)]
    height: (inTwo ? 38 : 26) * Theme.unit
    objectName: "hint"
    radius: 7 * Theme.unit

    TextMetrics {
        id: nameMetrics

        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Math.min(Theme.text, Math.round(16 * Theme.unit))
        text: root.name
    }

    TextMetrics {
        id: whenMetrics

        font.pixelSize: Math.min(Theme.small, Math.round(14 * Theme.unit))
        text: root.when
    }

    Caption {
        id: nameText

        color: Theme.stampInk[Math.max(0, root.role)]
        elide: Text.ElideNone
        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: nameMetrics.font.pixelSize - root.shrunk
        text: root.name
        x: (root.width - (root.inTwo ? width : width + root.space + whenText.width)) / 2
        y: root.inTwo && root.when !== "" ? 23 * Theme.unit - height : (root.height - height) / 2
    }

    Caption {
        id: whenText

        color: nameText.color
        elide: Text.ElideNone
        font.pixelSize: whenMetrics.font.pixelSize - root.shrunk
        text: root.when
        x: root.inTwo ? (root.width - width) / 2 : nameText.x + nameText.width + root.space
        y: root.inTwo ? 20 * Theme.unit : nameText.y + nameText.baselineOffset - baselineOffset
    }
}
