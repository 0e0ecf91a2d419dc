import QtQuick
import Tyrus
import Tyrus.Core

// The end of a lesson or puzzle, in place of the prompt and over the hand: what it was, and what can follow.
FocusScope {
    id: root

    // The `Puzzles`, if a puzzle is at the table; else null.
    property var puzzles: null

    readonly property string next: App.settings.nextLesson

    component Offer: PushButton {
        focus: primary && visible
        onWood: true
    }

    Accessible.ignored: true

    Keys.onEscapePressed: App.lesson.leave()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Math.round(2 * Theme.unit)  // The edge of the rack.
        gradient: Theme.rackWood
    }

    LessonLine {
        color: Theme.rackInk
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

        Offer {
            objectName: "puzzleAgain"
            primary: true
            text: qsTr("Try again")
            visible: root.puzzles?.right === false

            onClicked: root.puzzles.again()
        }

        Offer {
            objectName: "puzzleShow"
            text: qsTr("Show me")
            visible: root.puzzles?.right === false

            onClicked: root.puzzles.showMe()
        }

        Offer {
            objectName: "puzzleNext"
            primary: root.puzzles?.right === true
            text: qsTr("Next puzzle")
            visible: root.puzzles !== null

            onClicked: root.puzzles.next()
        }

        Offer {
            objectName: "nextLesson"
            primary: true
            text: qsTr("Next lesson")
            visible: root.puzzles === null && root.next !== ""

            onClicked: App.lesson.start(root.next)
        }

        Offer {
            objectName: "newGameAfterLesson"
            primary: root.puzzles === null && root.next === ""
            text: qsTr("New game…")
            visible: root.puzzles === null

            onClicked: App.open(Sheet.NewGame)
        }

        Offer {
            objectName: "lessonAgain"
            text: qsTr("Repeat the lesson")
            visible: root.puzzles === null

            onClicked: App.lesson.again()
        }

        Offer {
            objectName: "closeLesson"
            text: qsTr("Leave")

            onClicked: App.lesson.leave()
        }
    }
}
