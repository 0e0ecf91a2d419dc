pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What can be done in a study besides playing: leave it, and go back in it. Not every study can be
// left: the button that is always there is the last one, and stays where it is.
Grid {
    id: root

    required property Study study

    // The height of the line in which they stand; 0 for their own.
    property real lineHeight: 0

    // One above the other.
    property bool stacked: false

    // Whether they have little beside their words.
    property bool narrow: lineHeight > 0

    columns: stacked || !study.canReturn ? 1 : 2
    spacing: (stacked ? 3 : 8) * Theme.unit

    component StudyButton: PushButton {
        font.pixelSize: root.lineHeight > 0 ? Theme.small : Theme.text
        height: root.lineHeight > 0 ? root.lineHeight : implicitHeight
        leftPadding: Theme.pixels(root.narrow ? 10 : 18)
        padding: root.lineHeight > 0 ? Theme.pixels(2) : Theme.pixels(5)
        rightPadding: leftPadding
        width: root.stacked ? Math.max(back.implicitWidth, undo.implicitWidth) : implicitWidth
    }

    StudyButton {
        id: back

        objectName: "backToGame"
        text: qsTr("Back to the game")
        visible: root.study.canReturn

        onClicked: root.study.backToGame()
    }

    StudyButton {
        id: undo

        enabled: root.study.canTakeBack
        objectName: "studyTakeBack"
        opacity: enabled ? 1 : 0.45
        text: qsTr("Undo turn")

        onClicked: root.study.takeBack()
    }
}
