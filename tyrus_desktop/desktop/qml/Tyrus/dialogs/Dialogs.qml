pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// All dialogs of the window, each created when it is first opened. Actions that would interrupt a
// game ask first.
//
// One is open at a time. Another that is requested by a menu or a key replaces it, and the first is
// closed as by Escape. A dialog that was opened from within another one returns to it, and so do the
// rules, which may be wanted at any time.
Item {
    id: root

    required property GameController controller
    required property SavedGames savedGames
    required property SealedDeal sealedDeal
    required property Library library

    readonly property bool showsLibrary: current === games || current === description || current === sharing

    // Whether a dialog for files is open, over one of these or alone.
    readonly property bool choosingFile: files.choosing || ((games.item as LibraryDialog)?.choosingFile ?? false) || ((sharing.item as ShareDialog)?.choosingFile ?? false)

    // While it is, nothing else of the window can be used.
    readonly property bool open: current !== null || files.choosing
    property LazyDialog current: null

    // Whether somebody sits at the screen who can resign: behind a curtain nobody can.
    readonly property bool canGiveUp: controller.state.canGiveUp

    // Whether a game could not be saved, or games are still being imported or exported.
    readonly property bool quittingLoses: !savedGames.allSaved || library.transferring

    // The user has agreed to quit although that loses something.
    signal quitConfirmed

    function show(dialog: LazyDialog, from: LazyDialog, returning = false): void {
        const before = current;
        current = dialog;
        if (dialog)
            dialog.from = from;
        files.close();
        if (before !== dialog)
            before?.close();
        dialog?.open(returning);
    }

    function close(): void {
        show(null, null);
    }

    function startGame(): void {
        if (controller.state.leavingInterrupts)
            show(leaveForNewGame, null);
        else
            show(newGame, null);
    }

    // `name` is that of the lesson's file.
    function startLesson(name: string): void {
        leaveForLesson.name = name;
        if (controller.state.leavingInterrupts)
            show(leaveForLesson, null);
        else
            controller.lesson.start(name);
    }

    function openGame(): void {
        if (controller.state.leavingInterrupts)
            leaveForSavedGame.ask("");
        else
            files.open();
    }

    function saveGame(): void {
        if (controller.state.unfinished)
            show(saveWarning, null);
        else
            files.save();
    }

    function giveUp(): void {
        show(giveUpQuestion, null);
    }

    function confirmQuit(): void {
        show(quitWarning, null);
    }

    function playOn(): void {
        playOnDialog.moment = controller.study.moment;
        show(playOnDialog, null);
    }

    function showAbout(): void {
        show(about, null);
    }

    function showLibrary(): void {
        library.open();
        show(games, null);
    }

    // Share the game at the table, which is over.
    function shareTable(): void {
        library.sharing.shareTable();
        show(sharing, null);
    }

    function showRules(): void {
        show(rules, current === rules ? rules.from : current);
    }

    function showSeal(): void {
        show(seal, null);
    }

    function showSettings(): void {
        show(settings, null);
    }

    function showShortcuts(): void {
        show(shortcuts, null);
    }

    function showStrength(): void {
        show(strength, null);
    }

    onQuittingLosesChanged: if (!quittingLoses)
        quitWarning.close()

    onCanGiveUpChanged: if (!canGiveUp)
        giveUpQuestion.close()

    Connections {
        function onSeated(): void {
            // Those of the game before, also where another one lies over them and would return.
            const past = [newGame, leaveLesson, playOnDialog, seal];
            for (const each of [rules, strength, shortcuts]) {
                if (past.includes(each.from))
                    each.from = null;
            }
            newGame.close();
            leaveLesson.close();
            playOnDialog.close();
            seal.close();
        }

        target: root.controller
    }

    Connections {
        function onClosed(): void {
            // This may be heard when none is open any more.
            const back = root.current?.from ?? null;
            root.show(back, back?.from ?? null, true);
        }

        target: root.current
    }

    Connections {
        function onLeaveAsked(file: url): void {
            leaveForSavedGame.ask(file);
        }

        target: root.savedGames
    }

    LazyDialog {
        id: newGame

        sourceComponent: NewGameDialog {
            controller: root.controller

            onRulesRequested: root.show(rules, newGame)
            onStrengthRequested: root.show(strength, newGame)
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

        sourceComponent: LibraryDialog {
            inUse: root.showsLibrary
            library: root.library

            onDescriptionRequested: root.show(description, games)
            onKeysRequested: root.show(shortcuts, games)
            onOpenRequested: {
                root.close();
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
            library: root.library
        }
    }

    Connections {
        function onReady(): void {
            if (root.current === games)
                root.show(sharing, games);
        }

        target: root.library.sharing
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
                return root.controller.state.phase === GameController.Replay ? ShortcutsDialog.LookBack : ShortcutsDialog.Table;
            }
        }
    }

    LazyDialog {
        id: rules

        sourceComponent: RulesDialog {
            powers: root.controller.state.powers
        }
    }

    LazyDialog {
        id: about

        sourceComponent: AboutDialog {
            version: root.controller.state.version
        }
    }

    LazyDialog {
        id: seal

        sourceComponent: SealDialog {
            deal: root.sealedDeal
        }
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

    // Asked before a game is left for another one.
    component LeaveQuestion: QuestionDialog {
        destructive: !root.savedGames.allSaved
        no: qsTr("Keep playing")
        question: root.savedGames.allSaved ? qsTr("This game is saved; you can open it again later.") : qsTr("This game could not be saved and may be lost. Save it elsewhere first.")
    }

    LazyDialog {
        id: leaveForNewGame

        sourceComponent: LeaveQuestion {
            title: qsTr("New game?")
            yes: qsTr("New game")

            onAccepted: root.show(newGame, null)
        }
    }

    LazyDialog {
        id: leaveForLesson

        property string name

        sourceComponent: LeaveQuestion {
            title: qsTr("Start the lesson?")
            yes: qsTr("Start the lesson")

            onAccepted: root.controller.lesson.start(leaveForLesson.name)
        }
    }

    Connections {
        function onLeaveAsked(): void {
            root.show(leaveLesson, null);
        }

        target: root.controller.lesson
    }

    LazyDialog {
        id: leaveLesson

        sourceComponent: QuestionDialog {
            no: qsTr("Keep playing")
            question: qsTr("You can begin it again at any time, from the Help menu.")
            title: qsTr("Leave the lesson?")
            yes: qsTr("Leave")

            onAccepted: root.controller.lesson.leave()
        }
    }

    LazyDialog {
        id: leaveForSavedGame

        // The file to open; empty if the user has still to choose one.
        property url file

        function ask(file: url): void {
            leaveForSavedGame.file = file;
            root.show(leaveForSavedGame, null);
        }

        sourceComponent: LeaveQuestion {
            title: qsTr("Open another game?")
            yes: qsTr("Open")

            onAccepted: leaveForSavedGame.file.toString() ? root.savedGames.open(leaveForSavedGame.file) : files.open()
        }
    }

    LazyDialog {
        id: quitWarning

        sourceComponent: QuestionDialog {
            destructive: true
            no: qsTr("Cancel")
            question: {
                const told = [];
                if (!root.savedGames.allSaved)
                    told.push(qsTr("A game could not be saved and will be lost. Save it elsewhere first."));
                if (root.library.transferring)
                    told.push(qsTr("Games are still being imported or exported: what is not finished will be missing."));
                return told.join(" ");
            }
            title: root.savedGames.allSaved ? qsTr("Quit now?") : qsTr("Quit without saving?")
            yes: qsTr("Quit")

            onAccepted: root.quitConfirmed()
        }
    }

    LazyDialog {
        id: saveWarning

        sourceComponent: QuestionDialog {
            no: qsTr("Cancel")
            question: qsTr("This game is not over, so the file holds both hands. A glance at it shows nothing, but it is not encrypted.")
            title: qsTr("Save as")
            yes: qsTr("Save as…")

            onAccepted: files.save()
        }
    }

    LazyGameFileDialogs {
        id: files

        savedGames: root.savedGames

        onAboutToOpen: root.close()
    }
}
