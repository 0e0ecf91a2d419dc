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
    required property bool large

    // The height above the panel through which the confetti falls.
    required property real roomAbove

    required property real promptHeight

    // Whether it is asked who the Stranger was; what can be played next comes after the answer.
    required property bool asks

    readonly property GameOverSummary summary: controller.state.summary

    // After a look back the end is shown as it was left, without celebrating again.
    property bool seenBefore: false

    // A click anywhere then ends that, and nothing else.
    readonly property bool celebrating: confetti.visible || board.moving

    signal newGameRequested

    // Give the focus to what can be played next.
    function focusNext(): void {
        rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    // End the celebration.
    function finish(): void {
        board.finish();
        confetti.finish();
    }

    Component.onCompleted: seenBefore = replay.still || controller.state.arriving

    Confetti {
        id: confetti

        objectName: "confetti"
        height: root.height + root.roomAbove
        wanted: !root.seenBefore && !root.summary.lost && root.summary.ending !== Ending.GivenUp && root.controller.state.winner !== Side.Neither
        width: root.width
        y: -root.roomAbove
    }

    EndBoard {
        id: board

        anchors.horizontalCenter: parent.horizontalCenter
        celebrates: confetti.wanted
        controller: root.controller
        height: root.boardHeight
        large: root.large
        seenBefore: root.seenBefore
        width: Math.min(root.width, 800 * Theme.unit)
    }

    SpokenText {
        Accessible.name: root.summary.stranger.question
        anchors.bottom: parent.bottom
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        fontSizeMode: Text.Fit
        height: root.promptHeight
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: "◂ " + Accessible.name
        verticalAlignment: Text.AlignVCenter
        visible: root.asks
        width: parent.width
    }

    // A row that is too long is scaled down with its texts: larger ones have less room around them instead.
    component EndButton: PushButton {
        leftPadding: Theme.pixels(root.large ? 8 : 18)
        padding: Theme.pixels(5)
        rightPadding: leftPadding
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, root.width / width)
        spacing: (root.large ? 6 : 12) * Theme.unit
        visible: !root.asks

        EndButton {
            id: otherLevel

            objectName: "otherLevel"
            primary: visible && !root.summary.lost
            text: (root.summary.lost ? qsTr("Easier level: %1") : qsTr("Next level: %1")).arg(root.summary.otherLevel)
            visible: root.summary.otherLevel !== ""

            onClicked: root.controller.newGames.playOtherLevel()
        }

        EndButton {
            id: rematch

            objectName: "rematch"
            primary: !otherLevel.primary
            text: qsTr("Rematch")
            visible: !root.controller.study.on

            onClicked: root.controller.newGames.rematch()
        }

        StudyButtons {
            narrow: root.large
            study: root.controller.study
            visible: root.controller.study.on
        }

        EndButton {
            objectName: "addToLibrary"
            text: qsTr("Add to library")
            visible: root.savedGames.inLibrary.addable

            onClicked: {
                if (visualFocus)
                    lookBack.forceActiveFocus(Qt.TabFocusReason);
                root.savedGames.inLibrary.add();
            }
        }

        EndButton {
            id: lookBack

            objectName: "startReplay"
            text: qsTr("Look back")

            onClicked: root.replay.open()
        }

        EndButton {
            objectName: "newGameAtEnd"
            text: qsTr("New game…")

            onClicked: root.newGameRequested()
        }
    }
}
