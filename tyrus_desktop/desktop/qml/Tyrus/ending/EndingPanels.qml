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
        height: 300 * Theme.chrome
        width: 210 * Theme.chrome
        x: root.places.gap
        y: 100 * Theme.chrome

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
        width: 290 * Theme.chrome
        x: root.places.width - width - root.places.gap
        y: 56 * Theme.chrome

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
        height: root.places.height - y
        width: root.places.width
        y: root.places.rackY

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
        height: root.places.rackY + root.places.rackHeight / 2 - y
        width: root.places.width - 2 * x
        x: 320 * Theme.chrome
        y: root.places.farBottom

        // The board covers the forum and the frames above it, and leaves every roof visible.
        Component.onCompleted: setSource("EndPanel.qml", {
            "asks": Qt.binding(() => root.asks),
            "boardHeight": Qt.binding(() => root.places.canalBottom - root.places.farBottom),
            "controller": root.controller,
            "large": Qt.binding(() => root.places.large),
            "promptHeight": Qt.binding(() => 40 * Theme.chrome),
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
