pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// All dialogs of the window, each created when it is first opened. Actions that would interrupt a game
// ask first.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    required property SealedDeal sealedDeal
    required property Library library

    // A `Practice`, or null until it is asked for.
    required property var practice

    // A `GameReview`, or null.
    required property var review

    readonly property bool showsLibrary: [games, description, sharing].includes(currentDialog.dialog)

    // Whether a file dialog is open, alone or over another dialog.
    readonly property alias choosingFile: fileDialogs.choosing

    // Whether a dialog is open, which blocks the rest of the window.
    readonly property bool open: currentDialog.dialog !== null || fileDialogs.choosing

    // Whether a game could not be saved, or games are still being imported or exported.
    required property bool quittingLoses

    // Whether a person at the screen can resign. Behind a curtain nobody can, nor save a file with both
    // hands.
    readonly property bool canGiveUp: controller.state.canGiveUp
    readonly property bool curtained: controller.state.curtained

    // The user has agreed to quit and to lose something.
    signal quitConfirmed

    onCurtainedChanged: if (curtained)
        currentDialog.forget(saveQuestion)
    onCanGiveUpChanged: if (!canGiveUp)
        currentDialog.forget(giveUpQuestion)
    onQuittingLosesChanged: if (!quittingLoses)
        currentDialog.forget(quitQuestion)

    function close(): void {
        currentDialog.close();
    }

    function closeFileDialog(): void {
        fileDialogs.close();
    }

    function chooseCopy(): void {
        currentDialog.close();
        fileDialogs.load().saveGame();
    }

    // Ask the question only if a game would be interrupted.
    function leaveFor(question: Question): void {
        if (controller.state.leavingInterrupts)
            currentDialog.show(question, null);
        else
            question.agreed();
    }

    function startGame(): void {
        leaveFor(newGameQuestion);
    }

    // Read a game of two computer players, whose end is not known.
    function readGame(): void {
        leaveFor(readQuestion);
    }

    function showPractice(): void {
        controller.lesson.practiceAsked();
        currentDialog.show(practicePage, null);
    }

    // Start a lesson, or what else has this name in a `list` of the practice.
    function startLesson(name: string, list: var): void {
        lessonQuestion.name = name;
        lessonQuestion.list = list;
        leaveFor(lessonQuestion);
    }

    function openGame(): void {
        leaveFor(openQuestion);
    }

    // Ask, then open the file that the system has passed.
    function openAsked(): void {
        currentDialog.show(openAskedQuestion, null);
    }

    // Ask, then leave a lesson, a puzzle or a reading by `agreed`.
    function leave(agreed: var): void {
        leaveQuestion.leave = agreed;
        currentDialog.show(leaveQuestion, null);
    }

    function saveGame(): void {
        if (controller.state.unfinished)
            currentDialog.show(saveQuestion, null);
        else
            chooseCopy();
    }

    function giveUp(): void {
        currentDialog.show(giveUpQuestion, null);
    }

    function confirmQuit(): void {
        currentDialog.show(quitQuestion, null);
    }

    function playOn(): void {
        playOnDialog.moment = controller.study.moment;
        currentDialog.show(playOnDialog, null);
    }

    function showChances(): void {
        currentDialog.show(chanceTable, null);
    }

    function showAbout(): void {
        currentDialog.show(about, null);
    }

    function showLibrary(): void {
        library.open();
        currentDialog.show(games, null);
    }

    // Show the games of the last import in the library.
    function showImported(): void {
        showLibrary();
        (games.item as YourGamesDialog).showAll();
        library.revealImported();
    }

    // Share the finished game at the table.
    function shareTable(): void {
        library.sharing.shareTable();
        currentDialog.show(sharing, null);
    }

    // What the `GameReview` says.
    function showReview(shown: QtObject): void {
        review.shown = shown;
        currentDialog.show(review, null);
    }

    function showRules(step: int): void {
        rules.step = step;
        currentDialog.show(rules, currentDialog.dialog === rules ? rules.from : currentDialog.dialog);
    }

    function showSeal(): void {
        currentDialog.show(seal, null);
    }

    function showSettings(): void {
        currentDialog.show(settings, null);
    }

    function showShortcuts(): void {
        currentDialog.show(shortcuts, null);
    }

    function showStrength(): void {
        currentDialog.show(strength, null);
    }

    CurrentDialog {
        id: currentDialog

        onChanging: fileDialogs.close()
    }

    // Close the dialogs about the previous game.
    Connections {
        function onSeated(): void {
            for (const each of [chanceTable, newGame, playOnDialog, review, seal, giveUpQuestion, newGameQuestion, lessonQuestion, readQuestion, leaveQuestion, openQuestion, openAskedQuestion, saveQuestion])
                currentDialog.forget(each);
            fileDialogs.close();
        }

        target: root.controller
    }

    LazyDialog {
        id: newGame

        sourceComponent: NewGameDialog {
            controller: root.controller

            onRulesRequested: root.showRules(Board.Place)
            onStrengthRequested: currentDialog.show(strength, newGame)
        }
    }

    LazyDialog {
        id: playOnDialog

        property int moment

        sourceComponent: PlayOnDialog {
            controller: root.controller
            moment: playOnDialog.moment
        }
    }

    LazyDialog {
        id: games

        sourceComponent: YourGamesDialog {
            figures: root.library.figures
            files: fileDialogs
            inUse: root.showsLibrary
            library: root.library

            onDescriptionRequested: currentDialog.show(description, games)
            onKeysRequested: currentDialog.show(shortcuts, games)
            onLessonRequested: name => {
                currentDialog.close();
                root.startLesson(name, root.controller.lesson);
            }
            onOpenRequested: {
                currentDialog.close();
                root.library.openSelected();
            }
        }
    }

    LazyDialog {
        id: description

        sourceComponent: DescribeDialog {
            library: root.library
        }
    }

    LazyDialog {
        id: sharing

        sourceComponent: ShareDialog {
            files: fileDialogs
            library: root.library
        }
    }

    Connections {
        function onReady(): void {
            if (currentDialog.dialog === games)
                currentDialog.show(sharing, games);
        }

        target: root.library.sharing
    }

    LazyDialog {
        id: chanceTable

        sourceComponent: ChanceTable {
            chances: root.review.chances
        }
    }

    LazyDialog {
        id: strength

        sourceComponent: StrengthDialog {
            strength: root.controller.strength
        }
    }

    LazyDialog {
        id: settings

        sourceComponent: SettingsDialog {
            controller: root.controller
        }
    }

    LazyDialog {
        id: shortcuts

        sourceComponent: ShortcutsDialog {
            labels: root.controller.keys.labels
            place: {
                if (shortcuts.from === games)
                    return ShortcutsDialog.Library;
                return root.controller.state.phase === GameController.Replay ? ShortcutsDialog.Replay : ShortcutsDialog.Table;
            }
        }
    }

    LazyDialog {
        id: rules

        property int step

        sourceComponent: RulesDialog {
            first: rules.step
            powers: root.controller.state.powers
        }
    }

    LazyDialog {
        id: practicePage

        sourceComponent: PracticeDialog {
            practice: root.practice

            onStartRequested: (name, list) => {
                currentDialog.close();
                root.startLesson(name, list);
            }
        }
    }

    LazyDialog {
        id: about

        sourceComponent: AboutDialog {
            version: root.controller.state.version
        }
    }

    LazyDialog {
        id: review

        property QtObject shown: null

        Component.onCompleted: setSource("../review/ReviewDialog.qml", {
            "review": Qt.binding(() => shown)
        })
    }

    LazyDialog {
        id: seal

        sourceComponent: SealDialog {
            deal: root.sealedDeal
        }
    }

    Question {
        id: giveUpQuestion

        destructive: true
        question: qsTr("Your opponent will win this game.")
        title: qsTr("Resign?")
        yes: qsTr("Resign")

        onAgreed: root.controller.giveUp()
    }

    // A question before the game is left for another one.
    component LeaveQuestion: Question {
        destructive: !root.savedGames.allSaved
        question: root.savedGames.allSaved ? qsTr("This game is saved; you can open it again later.") : qsTr("This game could not be saved and may be lost. Save it elsewhere first.")
    }

    LeaveQuestion {
        id: newGameQuestion

        title: qsTr("New game?")
        yes: qsTr("New game")

        onAgreed: currentDialog.show(newGame, null)
    }

    LeaveQuestion {
        id: lessonQuestion

        property string name
        property var list

        title: qsTr("Practise now?")
        yes: qsTr("Practise")

        onAgreed: list.start(name)
    }

    LeaveQuestion {
        id: readQuestion

        title: qsTr("Read another game?")
        yes: qsTr("Read a game")

        onAgreed: root.replay.askToRead()
    }

    Question {
        id: leaveQuestion

        property var leave

        no: qsTr("Cancel")
        question: qsTr("You can come back to it at any time.")
        title: qsTr("Leave now?")
        yes: qsTr("Leave")

        onAgreed: leave()
    }

    component OpenQuestion: LeaveQuestion {
        title: qsTr("Open another game?")
        yes: qsTr("Open")
    }

    OpenQuestion {
        id: openQuestion

        onAgreed: {
            currentDialog.close();
            fileDialogs.load().openGame();
        }
    }

    OpenQuestion {
        id: openAskedQuestion

        onAgreed: root.savedGames.openAsked()
    }

    Question {
        id: quitQuestion

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

        onAgreed: root.quitConfirmed()
    }

    Question {
        id: saveQuestion

        no: qsTr("Cancel")
        question: qsTr("This game is not over, so the file holds both hands. A glance at it shows nothing, but it is not encrypted.")
        title: qsTr("Save as")
        yes: qsTr("Save as…")

        onAgreed: root.chooseCopy()
    }

    LazyFileDialogs {
        id: fileDialogs

        library: root.library
        savedGames: root.savedGames
    }
}
