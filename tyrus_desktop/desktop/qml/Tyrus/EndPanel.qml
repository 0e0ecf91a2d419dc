import QtQuick
import Tyrus.Core

// Who won and how, over the hand; the board stays in sight, with every tile turned over.
Rectangle {
    id: root

    required property Front front

    signal newGameWanted

    border.color: Theme.goldGlow
    border.width: 2
    color: Theme.panel
    height: content.height + 22 * Theme.unit
    radius: 12
    visible: front.phase === Front.Over

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 16 * Theme.unit

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3 * Theme.unit
            width: root.width - again.width - other.width - 70 * Theme.unit

            Caption {
                color: Theme.purple
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                text: root.front.result
                width: parent.width
                wrapMode: Text.WordWrap
            }

            Caption {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: root.front.resultDetail
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }

        PushButton {
            id: again

            anchors.verticalCenter: parent.verticalCenter
            objectName: "rematch"
            primary: true
            text: qsTr("Rematch")

            onClicked: root.front.rematch()
        }

        PushButton {
            id: other

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("New game…")

            onClicked: root.newGameWanted()
        }
    }
}
