pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Questions before something is lost, interrupted or revealed: a dialog and a signal for each.
Item {
    id: root

    required property GameController controller
    required property CurrentDialog current
    required property SavedGames savedGames
    required property Library library

    // Whether a person at the screen can resign; behind a curtain nobody can.
    readonly property bool canGiveUp: controller.state.canGiveUp

    // Nor can anybody save a file with both hands there.
    readonly property bool curtained: controller.state.curtained

    // Whether a game could not be saved, or games are still being imported or exported.
    required property bool quittingLoses

    signal newGameAgreed
    signal lessonAgreed(name: string)
    signal openingAgreed(chosen: bool)
    signal savingAgreed
    signal quittingAgreed

    function askToGiveUp(): void {
        current.show(giveUpQuestion, null);
    }

    function askBeforeNewGame(): void {
        current.show(newGameQuestion, null);
    }

    function askToLeaveLesson(): void {
        current.show(leaveQuestion, null);
    }

    function askBeforeLesson(name: string): void {
        lessonQuestion.name = name;
        current.show(lessonQuestion, null);
    }

    // `chosen`: `savedGames` holds the file to open; otherwise the user chooses one next.
    function askBeforeOpening(chosen: bool): void {
        openQuestion.chosen = chosen;
        current.show(openQuestion, null);
    }

    function askBeforeSaving(): void {
        current.show(saveQuestion, null);
    }

    function askBeforeQuitting(): void {
        current.show(quitQuestion, null);
    }

    onCurtainedChanged: if (curtained)
        current.forget(saveQuestion)

    onCanGiveUpChanged: if (!canGiveUp)
        current.forget(giveUpQuestion)

    onQuittingLosesChanged: if (!quittingLoses)
        current.forget(quitQuestion)

    // Close the questions about the previous game.
    Connections {
        function onSeated(): void {
            for (const each of [giveUpQuestion, newGameQuestion, lessonQuestion, leaveQuestion, openQuestion, saveQuestion])
                root.current.forget(each);
        }

        target: root.controller
    }

    LazyDialog {
        id: giveUpQuestion

        sourceComponent: QuestionDialog {
            destructive: true
            no: qsTr("Keep playing")
            question: qsTr("Your opponent will win this game.")
            title: qsTr("Resign?")
            yes: qsTr("Resign")

            onAccepted: root.controller.giveUp()
        }
    }

    // A question before the game is left for another one.
    component LeaveQuestion: QuestionDialog {
        destructive: !root.savedGames.allSaved
        no: qsTr("Keep playing")
        question: root.savedGames.allSaved ? qsTr("This game is saved; you can open it again later.") : qsTr("This game could not be saved and may be lost. Save it elsewhere first.")
    }

    LazyDialog {
        id: newGameQuestion

        sourceComponent: LeaveQuestion {
            title: qsTr("New game?")
            yes: qsTr("New game")

            onAccepted: root.newGameAgreed()
        }
    }

    LazyDialog {
        id: lessonQuestion

        property string name

        sourceComponent: LeaveQuestion {
            title: qsTr("Start the lesson?")
            yes: qsTr("Start the lesson")

            onAccepted: root.lessonAgreed(lessonQuestion.name)
        }
    }

    LazyDialog {
        id: leaveQuestion

        sourceComponent: QuestionDialog {
            no: qsTr("Keep playing")
            question: qsTr("You can begin it again at any time, from the Help menu.")
            title: qsTr("Leave the lesson?")
            yes: qsTr("Leave")

            onAccepted: root.controller.lesson.leave()
        }
    }

    LazyDialog {
        id: openQuestion

        property bool chosen: false

        sourceComponent: LeaveQuestion {
            title: qsTr("Open another game?")
            yes: qsTr("Open")

            onAccepted: root.openingAgreed(openQuestion.chosen)
        }
    }

    LazyDialog {
        id: quitQuestion

        sourceComponent: QuestionDialog {
            destructive: true
            no: qsTr("Cancel")
            question: {
                const losses = [];
                if (!root.savedGames.allSaved)
                    losses.push(qsTr("A game could not be saved and will be lost. Save it elsewhere first."));
                if (root.library.transferring)
                    losses.push(qsTr("Games are still being imported or exported: what is not finished will be missing."));
                return losses.join(" ");
            }
            title: root.savedGames.allSaved ? qsTr("Quit now?") : qsTr("Quit without saving?")
            yes: qsTr("Quit")

            onAccepted: root.quittingAgreed()
        }
    }

    LazyDialog {
        id: saveQuestion

        sourceComponent: QuestionDialog {
            no: qsTr("Cancel")
            question: qsTr("This game is not over, so the file holds both hands. A glance at it shows nothing, but it is not encrypted.")
            title: qsTr("Save as")
            yes: qsTr("Save as…")

            onAccepted: root.savingAgreed()
        }
    }
}
