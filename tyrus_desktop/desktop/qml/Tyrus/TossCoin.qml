import QtQuick

// The toss of the first player's marker: it turns in the air and lies on the first one's side.
Item {
    id: root

    property bool tossing: false
    property int side: 0
    property real turns: 0

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
        anchors.fill: parent
        name: "marker/" + ((Math.round(root.turns) + root.side) % 2 === 0 ? "ivory" : "brown")

        transform: Scale {
            origin.y: root.height / 2
            yScale: Math.max(0.05, Math.abs(Math.cos(root.turns * Math.PI)))
        }
    }

    NumberAnimation on turns {
        duration: Theme.toss
        easing.type: Easing.OutCubic
        from: 0
        running: root.tossing
        to: 8
    }
}
