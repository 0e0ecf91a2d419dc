import QtQuick
import Tyrus
import Tyrus.Core

// The toss of the first player's marker: it turns in the air and lands on the side that begins.
Item {
    id: root

    property bool tossing: false
    property int side: Side.Ivory

    // Who goes first, in a sentence.
    required property string firstPlayer

    property real turns: 0
    property real rise: 0

    height: 150 * Theme.unit
    visible: tossing
    width: height

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        border.color: Theme.panelEdge
        color: Theme.panel
        height: caption.height + 16 * Theme.unit
        radius: height / 2
        visible: root.turns > 7.98
        width: caption.implicitWidth + 44 * Theme.unit
        y: root.height + 10 * Theme.unit

        Caption {
            id: caption

            anchors.centerIn: parent
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            text: root.firstPlayer
        }
    }

    Picture {
        height: parent.height
        name: !root.tossing ? "" : "marker/" + Drawings.side(Math.round(root.turns) % 2 === 0 ? root.side : Board.other(root.side))
        width: parent.width
        y: -150 * Theme.unit * root.rise

        transform: Scale {
            origin.y: root.height / 2
            yScale: Math.max(0.05, Math.abs(Math.cos(root.turns * Math.PI)))
        }
    }

    ParallelAnimation {
        running: root.tossing

        NumberAnimation {
            duration: Theme.toss
            easing.type: Easing.OutQuad
            from: 0
            property: "turns"
            target: root
            to: 8
        }

        SequentialAnimation {
            NumberAnimation {
                duration: 0.4 * Theme.toss
                easing.type: Easing.OutQuad
                from: 0
                property: "rise"
                target: root
                to: Theme.toss > 0 ? 1 : 0
            }

            NumberAnimation {
                duration: 0.6 * Theme.toss
                easing.type: Easing.OutBounce
                property: "rise"
                target: root
                to: 0
            }
        }
    }
}
