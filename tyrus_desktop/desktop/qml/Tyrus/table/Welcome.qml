import QtQuick
import Tyrus
import Tyrus.Core

// Before a game, in the place of the hand: a new one, or the one left unfinished. The first picture
// is the table with this; the dialog of a new game is made when it is asked for.
FocusScope {
    id: root

    required property SavedGames savedGames

    signal newGameWanted
    signal rulesWanted

    Column {
        anchors.centerIn: parent
        spacing: 10 * Theme.unit
        width: parent.width

        SpokenText {
            color: Theme.gold
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 11
            text: root.savedGames.offer === "" ? qsTr("Nine elections, six buildings, and nobody shows a tile.") : qsTr("A game is not finished")
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
                text: qsTr("Continue it")
                visible: root.savedGames.offer !== ""

                onClicked: root.savedGames.resumeOffer()
                // The offer is found late; Enter is then meant for it.
                onVisibleChanged: if (visible && fresh.activeFocus)
                    forceActiveFocus(fresh.focusReason)
            }

            PushButton {
                id: fresh

                focus: true
                objectName: "newGame"
                primary: root.savedGames.offer === ""
                text: qsTr("New game…")

                onClicked: root.newGameWanted()
            }

            PushButton {
                text: qsTr("Rules in short")

                onClicked: root.rulesWanted()
            }
        }
    }
}
