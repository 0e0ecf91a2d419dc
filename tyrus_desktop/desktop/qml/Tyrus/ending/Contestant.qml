import QtQuick
import Tyrus

// One side at the end of a game: its tile, with a wreath if it won, and its `score` unless
// negative.
Item {
    id: root

    required property int side
    property bool crowned: false
    property bool mirrored: false
    property color textColor: Theme.ink
    property int score: -1

    // The drawing of a computer player's portrait; empty for a person, whose tile is shown.
    property string face: ""

    width: height * (score < 0 ? 0.92 : 1.3)

    Item {
        id: figure

        height: parent.height
        width: 0.86 * height
        x: root.mirrored ? root.width - width : 0

        TilePicture {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -0.03 * root.height
            height: width * 1.4
            side: root.face === "" ? root.side : -1
            width: Math.round(root.height * (root.crowned ? 0.36 : 0.4))
        }

        Portrait {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -0.03 * root.height
            face: root.face
            width: Math.round(root.height * (root.crowned ? 0.4 : 0.46))
        }

        Picture {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -0.03 * root.height
            height: width
            name: root.crowned ? "end/wreath" : ""
            width: Math.round(0.84 * root.height)
        }
    }

    Caption {
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -0.03 * root.height
        color: root.textColor
        font.family: Theme.titleFont
        font.pixelSize: Math.max(14, Math.round(0.32 * root.height))
        horizontalAlignment: Text.AlignHCenter
        text: root.score
        visible: root.score >= 0
        width: root.width - figure.width
        x: root.mirrored ? 0 : figure.width
    }
}
