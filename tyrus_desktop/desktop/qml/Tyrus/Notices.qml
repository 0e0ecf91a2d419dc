import QtQuick
import Tyrus

// Shows notices in a bar and announces them to screen readers; later events dismiss them.
NoticeBar {
    id: root

    required property TableScene scene

    // Whether the library is open, which then shows its own messages.
    required property bool libraryOpen

    function tell(sentence: string, answer: bool): void {
        show(sentence, answer);
        scene.Accessible.announce(sentence, Accessible.Assertive);
    }

    onCopyRequested: {
        App.unexpected.copyDetails();
        tell(qsTr("Details copied: versions, time and place of the error, nothing from your game."), false);
    }

    Connections {
        function onNoticed(sentence: string): void {
            root.tell(sentence, false);
        }

        function onWithdrawn(sentence: string): void {
            root.withdraw(sentence);
        }

        function onAnswered(sentence: string): void {
            root.tell(sentence, true);
        }

        function onAnnounced(sentence: string): void {
            root.scene.Accessible.announce(sentence);
            root.dismissAnswer();
        }

        function onHeldChanged(): void {
            root.dismissAnswer();
        }

        function onSeated(): void {
            root.dismissAnswer();
        }

        target: App.controller
    }

    Connections {
        function onTalliedChanged(): void {
            root.dismissAnswer();
        }

        target: root.scene
    }

    Connections {
        function onFailed(sentence: string): void {
            root.showError(sentence);
            root.scene.Accessible.announce(sentence, Accessible.Assertive);
        }

        target: App.unexpected
    }

    Connections {
        function onAnnounced(sentence: string): void {
            root.scene.Accessible.announce(sentence);
            root.dismissAnswer();
        }

        target: App.replay
    }

    Connections {
        function onNoticed(sentence: string): void {
            root.tell(sentence, false);
        }

        function onWithdrawn(sentence: string): void {
            root.withdraw(sentence);
        }

        target: App.savedGames
    }

    Connections {
        function onReported(sentence: string): void {
            if (!root.libraryOpen)
                root.tell(sentence, false);
        }

        function onImported(sentence: string): void {
            if (root.libraryOpen)
                return;
            root.showGames(sentence);
            root.scene.Accessible.announce(sentence, Accessible.Assertive);
        }

        target: App.library
    }
}
