import QtQuick
import Tyrus.Core

// Between two turns at one screen: nobody's tiles are on the table until the next one sits down.
Rectangle {
    id: root

    required property Front front

    Accessible.ignored: !visible
    border.color: Theme.panelEdge
    border.width: 1
    color: Theme.panel
    radius: 14
    visible: front.phase === Front.Curtain

    Column {
        anchors.centerIn: parent
        spacing: 20 * Theme.unit
        width: parent.width - 60

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            height: 84 * Theme.unit
            name: "tiles/" + (root.front.nextSide === 1 ? "brown" : "ivory") + "-back"
            width: height / 1.4
        }

        Caption {
            color: Theme.purple
            font.family: Theme.titleFont
            font.pixelSize: Theme.huge
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1, take your seat").arg(root.front.nextPlayer)
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Caption {
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The other player looks away. Your tiles are shown when you are ready.")
            width: parent.width
            wrapMode: Text.WordWrap
        }

        PushButton {
            id: ready

            anchors.horizontalCenter: parent.horizontalCenter
            focus: root.visible
            objectName: "takeSeat"
            primary: true
            text: qsTr("I am ready")

            onClicked: root.front.takeSeat()
        }
    }
}
