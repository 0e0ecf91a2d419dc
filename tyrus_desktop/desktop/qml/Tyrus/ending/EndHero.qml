import QtQuick
import Tyrus
import Tyrus.Core

// The winner in laurels, uncovered and glad, with the name over the wreath's foot; one of two who drew.
Item {
    id: root

    required property int playerSide
    required property string playerName
    required property TableState table
    required property bool crowned
    required property real cityHeight
    required property real cityWidth

    // The height of the headline above.
    required property real headHeight

    readonly property bool drawn: table.winner === Side.Neither
    readonly property int size: Math.round(drawn ? 0.32 * cityHeight : 0.57 * cityHeight - headHeight)

    height: size
    width: size

    Picture {
        anchors.centerIn: parent
        height: width
        name: root.crowned ? "end/glow" : ""
        width: Math.round(1.9 * root.size)
    }

    Picture {
        id: frame

        anchors.centerIn: parent
        height: Math.round(width * 7 / 6)
        name: "end/frame"
        width: Math.round((root.crowned ? 0.52 : 0.72) * root.size)
    }

    Portrait {
        anchors.centerIn: parent
        face: root.table.faces[root.playerSide] || Drawings.side(root.playerSide) + (root.drawn ? "" : "-won")
        mood: root.drawn ? 0 : 1
        objectName: "hero"
        width: Math.round(0.9 * frame.width)
    }

    Picture {
        anchors.centerIn: parent
        height: width
        name: root.crowned ? "end/wreath" : ""
        width: root.size
    }

    // Two names, of up to 40 letters, go away from the middle.
    Rectangle {
        readonly property real inner: Math.max(0, (width - root.size) / 2 - 0.02 * root.cityHeight)

        border.color: Theme.rackEdge
        border.width: 1
        color: Theme.sign
        height: name.height + Math.round(6 * Theme.unit)
        radius: 6 * Theme.unit
        width: name.width + Math.round(32 * Theme.unit)
        x: (root.size - width) / 2 + (root.drawn ? (root.playerSide === Side.Ivory ? -inner : inner) : 0)
        y: root.size - Math.round(0.6 * height)

        SpokenText {
            id: name

            anchors.centerIn: parent
            color: Theme.rackInk
            font.bold: true
            font.family: Theme.titleFont
            font.pixelSize: Math.max(12, Math.round(22 * Theme.unit))
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.least
            text: root.playerName
            width: Math.min(implicitWidth, (root.drawn ? 0.4 : 0.5) * root.cityWidth)
        }
    }
}
