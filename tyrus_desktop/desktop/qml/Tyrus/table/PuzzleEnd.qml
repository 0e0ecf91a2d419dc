import QtQuick
import Tyrus
import Tyrus.Core

// After a puzzle's tally: the verdict, and what can follow.
TaughtEnd {
    id: root

    required property Puzzles puzzles

    PushButton {
        focus: visible
        objectName: "puzzleAgain"
        onWood: true
        primary: true
        text: qsTr("Try again")
        visible: !root.puzzles.right

        onClicked: root.puzzles.again()
    }

    PushButton {
        objectName: "puzzleShow"
        onWood: true
        text: qsTr("Show me")
        visible: !root.puzzles.right

        onClicked: root.puzzles.showMe()
    }

    PushButton {
        focus: primary
        objectName: "puzzleNext"
        onWood: true
        primary: root.puzzles.right
        text: qsTr("Next puzzle")

        onClicked: root.puzzles.next()
    }
}
