import QtQuick
import Tyrus
import Tyrus.Core

// A tile's face: emblem, value and the initial of its profession.
Item {
    id: root

    required property int tileSide
    required property int profession
    required property int value

    // The scale at which the tile is drawn. The initial is left out where it would be too small.
    property real drawnScale: 1

    Picture {
        height: width
        name: root.profession >= 0 ? "emblems/" + Drawings.professions[root.profession] + (root.tileSide === Side.Ivory ? "-dark" : "-light") : ""
        width: parent.width * 0.46
        x: parent.width * 0.27
        y: parent.height * 0.13
    }

    // Larger where the initial is left out.
    Text {
        color: Theme.tileInk[root.tileSide]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, parent.height * (initial.visible ? 0.36 : 0.42))
        font.weight: Font.DemiBold
        height: parent.height * 0.4
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.value
        verticalAlignment: Text.AlignVCenter
        width: parent.width
        y: parent.height * (initial.visible ? 0.43 : 0.415)
    }

    // The profession's initial, the same in both languages.
    Text {
        id: initial

        color: Theme.tileInkSoft[root.tileSide]
        font.bold: true
        font.pixelSize: Math.max(1, parent.height * 0.15)
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.profession >= 0 ? "SMP".charAt(root.profession) : ""
        visible: font.pixelSize * root.drawnScale >= Theme.least
        width: parent.width
        y: parent.height * 0.775
    }
}
