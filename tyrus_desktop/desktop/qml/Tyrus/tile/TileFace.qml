import QtQuick
import Tyrus
import Tyrus.Core

// A tile's face: emblem, value, and the profession's initial; foreshortened where the tile lies.
Item {
    id: root

    required property int tileSide
    required property int profession
    required property int value
    required property bool lying

    // How much smaller than its own size the tile is drawn: small letters are left out.
    property real lettered: 1

    readonly property real flat: lying ? 0.66 : 1

    // As the lying tile's front is drawn.
    transform: [
        Scale {
            yScale: root.flat
        },
        Translate {
            y: root.lying ? root.height * 0.252 : 0
        }
    ]

    Picture {
        height: width
        name: root.profession >= 0 ? "emblems/" + Drawings.professions[root.profession] + (root.tileSide === Side.Ivory ? "-dark" : "-light") : ""
        width: parent.width * 0.46
        x: parent.width * 0.27
        y: parent.height * 0.13
    }

    Text {
        color: Theme.tileInk[root.tileSide]
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, parent.height * 0.36)
        font.weight: Font.DemiBold
        height: parent.height * 0.4
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.value
        verticalAlignment: Text.AlignVCenter
        width: parent.width
        y: parent.height * 0.43
    }

    // The profession's initial, the same in both languages.
    Text {
        color: Theme.tileInkSoft[root.tileSide]
        font.bold: true
        font.pixelSize: Math.max(1, parent.height * 0.125)
        horizontalAlignment: Text.AlignHCenter
        renderType: Text.NativeRendering
        text: root.profession >= 0 ? "SMP".charAt(root.profession) : ""
        visible: font.pixelSize * root.lettered * root.flat >= 8
        width: parent.width
        y: parent.height * 0.79
    }
}
