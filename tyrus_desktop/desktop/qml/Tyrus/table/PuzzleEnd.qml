import QtQuick
import Tyrus
import Tyrus.Core

// After a puzzle's tally, over the hand: the verdict, and what can follow.
FocusScope {
    id: root

    required property GameController controller
    required property Puzzles puzzles

    Accessible.ignored: true
    objectName: "puzzleEnd"

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
            objectName: "puzzleAgain"
            primary: true
            text: qsTr("Try again")
            visible: !root.puzzles.right

            onClicked: root.puzzles.again()
        }

        PushButton {
            objectName: "puzzleShow"
            text: qsTr("Show me")
            visible: !root.puzzles.right

            onClicked: root.puzzles.showMe()
        }

        PushButton {
            focus: primary
            objectName: "puzzleNext"
            primary: root.puzzles.right
            text: qsTr("Next puzzle")

            onClicked: root.puzzles.next()
        }

        PushButton {
            objectName: "puzzleClose"
            text: qsTr("Close")

            onClicked: root.controller.lesson.leave()
        }
    }
}
