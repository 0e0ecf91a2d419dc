import QtQuick
import Tyrus
import Tyrus.Core

// The end of a lesson, in place of the prompt and over the hand: what it was, and what can follow.
FocusScope {
    id: root

    required property GameController controller

    readonly property string next: controller.state.settings.nextLesson

    signal newGameRequested

    Accessible.ignored: true
    objectName: "lessonEnd"

    Keys.onEscapePressed: root.controller.lesson.leave()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Math.round(2 * Theme.unit)  // The edge of the rack.
        color: Theme.rack
    }

    LessonLine {
        color: Theme.rackInk
        controller: root.controller
        height: buttons.y - y - 6 * Theme.unit
        width: parent.width - 2 * x
        x: 16 * Theme.unit
        y: 8 * Theme.unit
    }

    Row {
        id: buttons

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14 * Theme.unit
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, (root.width - 24 * Theme.unit) / width)
        spacing: 12 * Theme.unit

        PushButton {
            focus: visible
            objectName: "nextLesson"
            primary: true
            text: qsTr("Next lesson")
            visible: root.next !== ""

            onClicked: root.controller.lesson.start(root.next)
        }

        PushButton {
            focus: primary
            objectName: "newGameAfterLesson"
            primary: root.next === ""
            text: qsTr("New game…")

            onClicked: root.newGameRequested()
        }

        PushButton {
            objectName: "lessonAgain"
            text: qsTr("Repeat the lesson")

            onClicked: root.controller.lesson.again()
        }

        PushButton {
            objectName: "closeLesson"
            text: qsTr("Close")

            onClicked: root.controller.lesson.leave()
        }
    }
}
