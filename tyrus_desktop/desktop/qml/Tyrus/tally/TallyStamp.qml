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
    readonly property string word: role < 0 ? "" : spare ? qsTr("SPARE", "stamp: a counter with nothing to counter") : [qsTr("VOTE", "stamp"), qsTr("BLOCK", "stamp"), qsTr("COUNTER", "stamp"), qsTr("BLUFF", "stamp")][role]

    height: width * 34 / 120
    objectName: "stamp"
    rotation: role === Role.Bluff ? -6 : 0

    Picture {
        anchors.fill: parent
        name: root.drawing === "" ? "" : "stamps/" + root.drawing
    }

    Picture {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        height: Math.round(root.height * 0.64)
        name: root.drawing === "" ? "" : "stamps/" + root.drawing + "-sign"
        width: height
        x: text.visible ? (root.width - width - text.space - text.width) / 2 : (root.width - width) / 2
    }

    Text {
        id: text

        readonly property real space: root.width * 0.03

        // The largest size at which the word fits.
        readonly property real size: root.height * 0.56 * Math.min(1, (root.width * 0.84 - sign.width - space) / Math.max(1, metrics.advanceWidth))

        anchors.verticalCenter: parent.verticalCenter
        color: root.role < 0 ? "transparent" : root.spare ? Theme.spareInk : Theme.stampInk[root.role]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, size)
        font.weight: Font.Bold
        renderType: Text.NativeRendering
        text: root.word
        visible: size * root.drawnScale >= 10.5
        x: sign.x + sign.width + space
    }

    TextMetrics {
        id: metrics

        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.height * 0.56)
        font.weight: Font.Bold
        text: root.word
    }
}
