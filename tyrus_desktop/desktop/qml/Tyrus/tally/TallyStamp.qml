import QtQuick
import Tyrus
import Tyrus.Core

// What a counted tile was worth, stamped at its foot: a plate and a sign of its own for each role,
// and the word where there is room for it.
Item {
    id: root

    required property int role

    // A counter that had nothing to counter.
    required property bool spare

    // The scale at which the stamp is drawn.
    property real drawnScale: 1

    readonly property string drawing: role < 0 ? "" : spare ? "spare" : Drawings.roles[role]
    readonly property string word: role < 0 ? "" : spare ? qsTr("UNUSED", "stamp: a counter with nothing to counter") : [qsTr("VOTE", "stamp"), qsTr("BLOCK", "stamp"), qsTr("COUNTER", "stamp"), qsTr("BLUFF", "stamp")][role]

    // A translation may break its word. It then has a higher plate, and takes the place of the sign: the
    // plate's shape and colour are the role's own, too.
    readonly property bool twoLines: word.includes("\n")

    height: width * (twoLines ? 42 : 34) / 120
    objectName: "stamp"
    rotation: role === Role.Bluff ? -6 : 0

    Picture {
        anchors.fill: parent
        name: root.drawing === "" ? "" : "stamps/" + root.drawing
    }

    Picture {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        height: Math.round(root.width * 0.18)
        name: root.drawing === "" ? "" : "stamps/" + root.drawing + "-sign"
        visible: !(text.visible && text.alone)
        width: height
        x: text.visible ? (root.width - width - text.space - text.width) / 2 : (root.width - width) / 2
    }

    Text {
        id: text

        readonly property real space: root.width * 0.03

        // Where a word is long, or the stamp small, the word stands without the sign.
        readonly property real beside: root.width * 0.84 - sign.width - space
        readonly property bool alone: root.twoLines || root.drawnScale * metrics.font.pixelSize * beside < Theme.least * metrics.advanceWidth
        readonly property real room: root.twoLines ? root.width * 0.76 : alone ? root.width * 0.88 : beside

        // The largest size at which the word fits.
        readonly property real size: metrics.font.pixelSize * Math.min(1, room / Math.max(1, metrics.advanceWidth))

        anchors.verticalCenter: parent.verticalCenter
        color: root.role < 0 ? "transparent" : root.spare ? Theme.spareInk : Theme.stampInk[root.role]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, size)
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.75
        renderType: Text.NativeRendering
        text: root.word
        visible: size * root.drawnScale >= Theme.least
        x: alone ? (root.width - width) / 2 : sign.x + sign.width + space
    }

    TextMetrics {
        id: metrics

        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.width * (root.twoLines ? 0.14 : 0.16))
        font.weight: Font.Bold
        text: root.word.split("\n").reduce((longest, line) => line.length > longest.length ? line : longest)
    }
}
