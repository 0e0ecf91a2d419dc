import QtQuick
import Tyrus

// A ribbon that hangs on the edge of a bank: what a held tile would do in the building, and when.
Item {
    id: root

    required property int role
    required property string name
    required property string when
    required property real maxWidth

    // The part of the width between the folded tails.
    readonly property real band: 0.74
    readonly property real space: when === "" ? 0 : 7 * Theme.unit
    readonly property real fullWidth: nameMetrics.advanceWidth + space + whenMetrics.advanceWidth

    // Both texts shrink together to the width of the column, and to a height that covers no digit.
    readonly property real shrunk: Math.min(1, band * maxWidth / Math.max(1, fullWidth), height / (1.8 * Theme.text))

    height: Math.round(Math.max(28 * Theme.unit, Math.min(44 * Theme.unit, 1.8 * Theme.text)))
    objectName: "hint"
    width: Math.round(Math.max(150 * Theme.unit, shrunk * fullWidth / band))

    Picture {
        anchors.fill: parent
        name: root.role < 0 ? "" : "ribbons/" + Drawings.roles[root.role]
        // Drawn once, and stretched for each text.
        rasterSize: Qt.size(Math.ceil(220 * Theme.unit * Theme.pixelRatio), Math.ceil(parent.height * Theme.pixelRatio))
    }

    TextMetrics {
        id: nameMetrics

        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Theme.text
        text: root.name
    }

    TextMetrics {
        id: whenMetrics

        font.pixelSize: Theme.small
        text: root.when
    }

    Caption {
        id: nameText

        color: Theme.stampInk[Math.max(0, root.role)]
        elide: Text.ElideNone
        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Math.max(Theme.least, Math.floor(root.shrunk * Theme.text))
        text: root.name
        x: (root.width - width - root.space - whenText.width) / 2
        y: (root.height - height) / 2
    }

    Caption {
        id: whenText

        color: nameText.color
        elide: Text.ElideNone
        font.pixelSize: Math.max(Theme.least, Math.floor(root.shrunk * Theme.small))
        text: root.when
        x: nameText.x + nameText.width + root.space
        y: nameText.y + nameText.baselineOffset - baselineOffset
    }
}
