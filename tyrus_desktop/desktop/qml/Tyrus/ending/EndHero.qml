import QtQuick
import Tyrus
import Tyrus.Core

// The winner in laurels, with the name below; one of two who drew.
Item {
    id: root

    required property int playerSide
    required property string playerName
    required property TableState table
    required property bool crowned

    // How far the light has come, from 0 to 1.
    required property real light
    required property real cityHeight
    required property real cityWidth

    readonly property bool drawn: table.winner === Side.Neither
    readonly property int size: Math.round((drawn ? 0.42 : 0.58) * cityHeight)

    height: size
    width: size

    Picture {
        anchors.centerIn: parent
        height: width
        name: root.crowned ? "end/glow" : ""
        opacity: root.light
        width: Math.round(2 * root.size)
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
        face: root.table.faces[root.playerSide] || Drawings.side(root.playerSide)
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
        readonly property real inner: Math.max(0, (width - root.size) / 2 - 0.04 * root.cityHeight)

        border.color: Theme.rackEdge
        border.width: 1
        color: Theme.sign
        height: name.height + Math.round(10 * Theme.unit)
        radius: 6 * Theme.unit
        width: name.width + Math.round(40 * Theme.unit)
        x: (root.size - width) / 2 + (root.drawn ? (root.playerSide === Side.Ivory ? -inner : inner) : 0)
        y: root.size + 0.01 * root.cityHeight

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
