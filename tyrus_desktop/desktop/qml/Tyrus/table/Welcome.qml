import QtQuick
import Tyrus
import Tyrus.Core

// Shown in place of the hand before the first game: continue an unfinished game or start a new one.
// The first frame shows this, which is faster than opening the new game dialog.
FocusScope {
    id: root

    required property SavedGames savedGames

    signal newGameRequested
    signal rulesRequested

    Column {
        anchors.centerIn: parent
        spacing: 10 * Theme.unit
        width: parent.width

        SpokenText {
            color: Theme.purple
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 11
            text: root.savedGames.offer === "" ? qsTr("Nine elections. Six buildings. Hidden tiles.") : qsTr("You have a game in progress")
            width: parent.width
        }

        SpokenText {
            color: Theme.inkSoft
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 11
            text: root.savedGames.offer
            visible: text !== ""
            width: parent.width
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 10 * Theme.unit

            PushButton {
                objectName: "resumeOffer"
                primary: true
                text: qsTr("Resume")
                visible: root.savedGames.offer !== ""

                onClicked: root.savedGames.resumeOffer()
                // The offer appears later; Enter should then accept it.
                onVisibleChanged: if (visible && newGameButton.activeFocus)
                    forceActiveFocus(newGameButton.focusReason)
            }

            PushButton {
                id: newGameButton

                focus: true
                objectName: "newGame"
                primary: root.savedGames.offer === ""
                text: qsTr("New game…")

                onClicked: root.newGameRequested()
            }

            PushButton {
                text: qsTr("Quick rules")

                onClicked: root.rulesRequested()
            }
        }
    }
}
