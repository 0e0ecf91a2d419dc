import QtQuick
import Tyrus

// What can be done besides playing: leave a study, and undo a turn, also in a game against the
// computer. Not every study can be left: the button that is always there is the last one, and stays.
Row {
    spacing: 8 * Theme.unit

    PromptButton {
        objectName: "backToGame"
        text: qsTr("Back to the game")
        visible: App.study.canReturn

        onClicked: App.study.backToGame()
    }

    PromptButton {
        enabled: App.study.canTakeBack
        objectName: "undoTurn"
        opacity: enabled ? 1 : 0.45
        text: qsTr("Undo")
        visible: App.study.undoes

        onClicked: App.controller.takeBack()
    }
}
