import QtQuick
import Tyrus
import Tyrus.Core

// The end of a lesson or puzzle, in place of the prompt and over the hand: what it was, and what can follow.
FocusScope {
    id: root

    required property GameController controller

    // The `Puzzles`, if a puzzle is at the table; else null.
    property var puzzles: null

    readonly property string next: controller.state.settings.nextLesson

    signal newGameRequested

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

        PushButton {
            focus: visible
            objectName: "puzzleAgain"
            onWood: true
            primary: true
            text: qsTr("Try again")
            visible: root.puzzles?.right === false

            onClicked: root.puzzles.again()
        }

        PushButton {
            objectName: "puzzleShow"
            onWood: true
            text: qsTr("Show me")
            visible: root.puzzles?.right === false

            onClicked: root.puzzles.showMe()
        }

        PushButton {
            focus: primary
            objectName: "puzzleNext"
            onWood: true
            primary: root.puzzles?.right === true
            text: qsTr("Next puzzle")
            visible: root.puzzles !== null

            onClicked: root.puzzles.next()
        }

        PushButton {
            focus: visible
            objectName: "nextLesson"
            onWood: true
            primary: true
            text: qsTr("Next lesson")
            visible: root.puzzles === null && root.next !== ""

            onClicked: root.controller.lesson.start(root.next)
        }

        PushButton {
            focus: primary
            objectName: "newGameAfterLesson"
            onWood: true
            primary: root.puzzles === null && root.next === ""
            text: qsTr("New game…")
            visible: root.puzzles === null

            onClicked: root.newGameRequested()
        }

        PushButton {
            objectName: "lessonAgain"
            onWood: true
            text: qsTr("Repeat the lesson")
            visible: root.puzzles === null

            onClicked: root.controller.lesson.again()
        }

        PushButton {
            objectName: "closeLesson"
            onWood: true
            text: qsTr("Close")

            onClicked: root.controller.lesson.leave()
        }
    }
}
