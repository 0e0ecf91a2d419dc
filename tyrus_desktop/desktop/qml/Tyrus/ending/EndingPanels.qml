pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What comes over the table at the end of a game, or of a lesson.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    required property TableLayout places

    // The y of the story, below the chart.
    required property real storyY

    readonly property bool over: controller.state.phase === GameController.Over
    // Whether it is asked who the Stranger was.
    readonly property bool asks: controller.state.summary.stranger.suspects.length > 0

    readonly property bool celebrating: (endPanel.item as EndPanel)?.celebrating ?? true

    signal newGameRequested

    // End the celebration.
    function finish(): void {
        (endPanel.item as EndPanel)?.finish();
    }

    // The question goes; the focus goes on to what can be played next.
    function guess(key: string): void {
        const focused = Window.activeFocusItem as PushButton;
        controller.guess(key);
        if (focused !== null)
            (endPanel.item as EndPanel).focusNext();
    }

    Loader {
        id: question

        active: root.asks
        height: root.places.leftHeight
        width: root.places.leftWidth
        x: root.places.gap
        y: root.places.leftY

        Component.onCompleted: setSource("StrangerQuestion.qml", {
            "stranger": root.controller.state.summary.stranger
        })
    }

    Connections {
        function onGuessed(key: string): void {
            root.guess(key);
        }

        target: question.item as StrangerQuestion
    }

    // In the place of the log and of the last tally.
    Loader {
        active: root.over
        height: root.places.height - y - root.places.gap
        width: root.places.rightWidth
        x: root.places.rightX
        y: root.storyY

        Component.onCompleted: setSource("StoryPanel.qml", {
            "controller": root.controller,
            "replay": root.replay
        })
    }

    Loader {
        id: lessonEnd

        active: root.controller.lesson.ended
        focus: active
        // Covers the rack of the hand.
        height: root.places.height - y - root.places.gap / 2
        width: root.places.middleWidth
        x: root.places.middleX
        y: root.places.promptY

        Component.onCompleted: setSource("../table/LessonEnd.qml", {
            "controller": root.controller,
            "focus": true
        })
    }

    Connections {
        function onNewGameRequested(): void {
            root.newGameRequested();
        }

        target: lessonEnd.item as LessonEnd
    }

    Loader {
        id: endPanel

        active: root.over
        height: root.places.promptY + root.places.promptHeight - y
        width: root.places.middleWidth
        x: root.places.middleX
        y: root.places.forumY - root.places.gap - 1

        // The board covers the forum and the frames above it, and leaves every roof visible.
        Component.onCompleted: setSource("EndPanel.qml", {
            "asks": Qt.binding(() => root.asks),
            "boardHeight": Qt.binding(() => root.places.forumHeight + 4.5 * root.places.gap),
            "controller": root.controller,
            "large": Qt.binding(() => root.places.large),
            "promptHeight": Qt.binding(() => root.places.promptHeight),
            "replay": root.replay,
            "roomAbove": Qt.binding(() => endPanel.y),
            "savedGames": root.savedGames
        })
    }

    Connections {
        function onNewGameRequested(): void {
            root.newGameRequested();
        }

        target: endPanel.item as EndPanel
    }
}
