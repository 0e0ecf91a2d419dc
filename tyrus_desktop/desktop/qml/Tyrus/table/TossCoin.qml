import QtQuick
import Tyrus

// The toss of the first player's marker: it turns in the air and lies on the first one's side.
Item {
    id: root

    property bool tossing: false
    property int side: 0
    property real turns: 0
    property real rise: 0

    height: 150 * Theme.unit
    visible: tossing
    width: height

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        border.color: Theme.goldGlow
        color: Theme.panel
        height: verdict.height + 16 * Theme.unit
        radius: height / 2
        visible: root.turns > 7.98
        width: verdict.implicitWidth + 44 * Theme.unit
        y: root.height + 10 * Theme.unit

        Caption {
            id: verdict

            anchors.centerIn: parent
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            text: root.side === 0 ? qsTr("Ivory begins") : qsTr("Brown begins")
        }
    }

    Picture {
        height: parent.height
        name: !root.tossing ? "" : "marker/" + ((Math.round(root.turns) + root.side) % 2 === 0 ? "ivory" : "brown")

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
