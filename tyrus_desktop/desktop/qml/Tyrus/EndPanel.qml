import QtQuick
import Tyrus.Core

// Who won and how, in the forum; the board stays in sight, with every tile turned over. What can
// be done now stands at the foot, where the prompt stood.
Item {
    id: root

    required property Front front
    required property real forumHeight

    readonly property bool ivoryWon: front.winner === 0 || front.winner === 2
    readonly property bool brownWon: front.winner === 1 || front.winner === 2

    signal newGameWanted

    visible: front.phase === Front.Over

    Rectangle {
        border.color: Theme.goldGlow
        border.width: 2
        color: Theme.panel
        height: root.forumHeight
        radius: 12
        width: parent.width

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            height: parent.height - 14 * Theme.unit
            name: "tiles/ivory-back"
            visible: root.ivoryWon
            width: height / 1.4
            x: 14 * Theme.unit
        }

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            height: parent.height - 14 * Theme.unit
            name: "tiles/brown-back"
            visible: root.brownWon
            width: height / 1.4
            x: parent.width - width - 14 * Theme.unit
        }

        Column {
            anchors.centerIn: parent
            spacing: 2 * Theme.unit
            width: parent.width - 116 * Theme.unit

            Passage {
                color: Theme.purple
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 12
                text: root.front.result
                width: parent.width
            }

            Passage {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 9
                text: root.front.resultDetail
                width: parent.width
            }
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12 * Theme.unit

        PushButton {
            objectName: "rematch"
            padding: 5
            primary: true
            text: qsTr("Rematch")

            onClicked: root.front.rematch()
        }

        PushButton {
            padding: 5
            text: qsTr("New game…")

            onClicked: root.newGameWanted()
        }
    }
}
