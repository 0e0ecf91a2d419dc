import QtQuick
import Tyrus
import Tyrus.Core

// What can be done in a study besides playing: go back in it, and leave it.
Row {
    id: root

    required property Study study

    // The height of the line in which they stand; 0 for their own.
    property real buttonHeight: 0

    spacing: 8 * Theme.unit

    PushButton {
        enabled: root.study.canTakeBack
        height: root.buttonHeight > 0 ? root.buttonHeight : implicitHeight
        objectName: "studyTakeBack"
        opacity: enabled ? 1 : 0.45
        padding: root.buttonHeight > 0 ? 2 : 5
        text: qsTr("Take back")

        onClicked: root.study.takeBack()
    }

    PushButton {
        height: root.buttonHeight > 0 ? root.buttonHeight : implicitHeight
        objectName: "backToGame"
        padding: root.buttonHeight > 0 ? 2 : 5
        text: qsTr("Back to the game")
        visible: root.study.canReturn

        onClicked: root.study.backToGame()
    }
}
