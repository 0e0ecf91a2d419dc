import QtQuick
import Tyrus
import Tyrus.Core

// What can be done besides playing: leave a study, and undo a turn, also in a game against the
// computer. Not every study can be left: the button that is always there is the last one, and stays.
Row {
    id: root

    required property GameController controller
    readonly property Study study: controller.study

    spacing: 8 * Theme.unit

    PromptButton {
        objectName: "backToGame"
        text: qsTr("Back to the game")
        visible: root.study.canReturn

        onClicked: root.study.backToGame()
    }

    PromptButton {
        enabled: root.study.canTakeBack
        objectName: "undoTurn"
        opacity: enabled ? 1 : 0.45
        text: qsTr("Undo")
        visible: root.study.undoes

        onClicked: root.controller.takeBack()
    }
}
