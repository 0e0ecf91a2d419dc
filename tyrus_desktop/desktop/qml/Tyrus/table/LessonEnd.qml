import QtQuick
import Tyrus

// The end of a lesson, and what can follow.
TaughtEnd {
    id: root

    readonly property string next: controller.state.settings.nextLesson

    signal newGameRequested

    PushButton {
        focus: visible
        objectName: "nextLesson"
        onWood: true
        primary: true
        text: qsTr("Next lesson")
        visible: root.next !== ""

        onClicked: root.controller.lesson.start(root.next)
    }

    PushButton {
        focus: primary
        objectName: "newGameAfterLesson"
        onWood: true
        primary: root.next === ""
        text: qsTr("New game…")

        onClicked: root.newGameRequested()
    }

    PushButton {
        objectName: "lessonAgain"
        onWood: true
        text: qsTr("Repeat the lesson")

        onClicked: root.controller.lesson.again()
    }
}
