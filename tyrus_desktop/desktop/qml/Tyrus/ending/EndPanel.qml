pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The end of a game: a name board in the winner's wood says who won and how, flanked by what
// decided it. Buttons replace the prompt below. The buildings stay visible. A victory unfurls with
// confetti and a wreath that swells; after a defeat the board is let down slowly.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    required property real boardHeight

    // The height above the panel through which the confetti falls.
    required property real roomAbove

    readonly property GameOverSummary summary: controller.state.summary

    // After a look back the end is shown as it was left, without celebrating again.
    property bool seenBefore: false

    // A click anywhere then ends that, and nothing else.
    readonly property bool celebrating: confetti.visible || board.moving

    signal newGameRequested

    // The buttons of the question go; the focus goes on to those of the next game.
    function guess(key: string): void {
        const focused = rematch.Window.activeFocusItem as PushButton;
        root.controller.guess(key);
        if (focused !== null)
            rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    // End the celebration.
    function finish(): void {
        board.finish();
        confetti.finish();
    }

    Component.onCompleted: seenBefore = replay.still

    Confetti {
        id: confetti

        readonly property bool wanted: !root.seenBefore && !root.summary.lost && root.summary.ending !== Ending.GivenUp && root.controller.state.winner !== Side.Neither

        objectName: "confetti"
        height: root.height + root.roomAbove
        visible: wanted && fallen < 1
        width: root.width
        y: -root.roomAbove
    }

    EndBoard {
        id: board

        anchors.horizontalCenter: parent.horizontalCenter
        celebrates: confetti.wanted
        controller: root.controller
        height: root.boardHeight
        seenBefore: root.seenBefore
        width: Math.min(root.width, 800 * Theme.unit)
    }

    // Who was under the hood? What can be played next comes after the answer. Large letters take two
    // lines, which have the middle of the one.
    Grid {
        id: question

        readonly property real widthOfOneLine: children.reduce((sum, each) => sum + each.implicitWidth, 6 * columnSpacing)
        readonly property bool twoLines: 0.9 * widthOfOneLine > root.width
        readonly property real buttonPadding: twoLines ? 2 : 5

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.bottom
        anchors.verticalCenterOffset: -0.65 * Theme.text - 5
        columnSpacing: 8 * Theme.unit
        columns: twoLines ? 4 : 7
        rowSpacing: 3
        scale: Math.min(1, root.width / width)
        verticalItemAlignment: Grid.AlignVCenter
        visible: root.summary.suspects.length > 0

        SpokenText {
            Accessible.description: root.summary.parting
            font.bold: true
            text: qsTr("Who was it?")
        }

        Repeater {
            model: root.summary.suspects

            PushButton {
                required property var modelData

                objectName: "suspect"
                padding: 5
                text: modelData.name
                verticalPadding: question.buttonPadding

                onClicked: root.guess(modelData.key)
            }
        }

        PushButton {
            objectName: "noGuess"
            padding: 5
            text: qsTr("Tell me")
            verticalPadding: question.buttonPadding

            onClicked: root.guess("")
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, root.width / width)
        spacing: 12 * Theme.unit
        visible: root.summary.suspects.length === 0

        PushButton {
            objectName: "nextLevel"
            padding: 5
            primary: root.summary.nextSuggested
            text: qsTr("Next level: %1").arg(root.summary.nextLevel)
            visible: root.summary.nextLevel !== ""

            onClicked: root.controller.newGames.playNextLevel()
        }

        PushButton {
            id: rematch

            objectName: "rematch"
            padding: 5
            primary: !root.summary.nextSuggested
            text: qsTr("Rematch")
            visible: !root.controller.study.on

            onClicked: root.controller.newGames.rematch()
        }

        StudyButtons {
            study: root.controller.study
            visible: root.controller.study.on
        }

        PushButton {
            objectName: "addToLibrary"
            padding: 5
            text: qsTr("Add to library")
            visible: root.savedGames.inLibrary.addable

            onClicked: {
                if (visualFocus)
                    lookBack.forceActiveFocus(Qt.TabFocusReason);
                root.savedGames.inLibrary.add();
            }
        }

        PushButton {
            id: lookBack

            objectName: "lookBack"
            padding: 5
            text: qsTr("Look back")

            onClicked: root.replay.open()
        }

        PushButton {
            objectName: "newGameAtEnd"
            padding: 5
            text: qsTr("New game…")

            onClicked: root.newGameRequested()
        }
    }
}
