import QtQuick
import Tyrus
import Tyrus.Core

// The end of a lesson or puzzle, in place of the prompt and over the hand: what it was, and buttons.
FocusScope {
    id: root

    required property GameController controller

    // What can follow; *Close* stands last.
    default property alias buttons: offered.data

    Accessible.ignored: true

    Keys.onEscapePressed: root.controller.lesson.leave()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Math.round(2 * Theme.unit)  // The edge of the rack.
        color: Theme.rack
    }

    LessonLine {
        color: Theme.rackInk
        controller: root.controller
        height: row.y - y - 6 * Theme.unit
        width: parent.width - 2 * x
        x: 16 * Theme.unit
        y: 8 * Theme.unit
    }

    Row {
        id: row

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14 * Theme.unit
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, (root.width - 24 * Theme.unit) / width)
        spacing: 12 * Theme.unit

        Row {
            id: offered

            spacing: parent.spacing
        }

        PushButton {
            objectName: "closeLesson"
            onWood: true
            text: qsTr("Close")

            onClicked: root.controller.lesson.leave()
        }
    }
}
