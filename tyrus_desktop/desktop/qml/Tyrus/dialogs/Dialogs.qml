pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// All dialogs of the window, each created when it is first opened. Actions that would interrupt a game
// ask first.
Item {
    id: root

    required property GameController controller
    required property SavedGames savedGames
    required property SealedDeal sealedDeal
    required property Library library

    readonly property bool showsLibrary: [games, description, sharing].includes(currentDialog.dialog)

    // Whether a file dialog is open, alone or over another dialog.
    readonly property bool choosingFile: files.choosing || ((games.item as LibraryDialog)?.choosingFile ?? false) || ((sharing.item as ShareDialog)?.choosingFile ?? false)

    // Whether a dialog is open, which blocks the rest of the window.
    readonly property bool open: currentDialog.dialog !== null || files.choosing

    required property bool quittingLoses

    // The user has agreed to quit and to lose something.
    signal quitConfirmed

    function close(): void {
        currentDialog.close();
    }

    function startGame(): void {
        if (controller.state.leavingInterrupts)
            questions.askBeforeNewGame();
        else
            currentDialog.show(newGame, null);
    }

    // `name` is the name of the lesson's file.
    function startLesson(name: string): void {
        if (controller.state.leavingInterrupts)
            questions.askBeforeLesson(name);
        else
            controller.lesson.start(name);
    }

    function openGame(): void {
        if (controller.state.leavingInterrupts)
            questions.askBeforeOpening(false);
        else
            files.open();
    }

    // Ask, then open the file that the system has passed.
    function openAsked(): void {
        questions.askBeforeOpening(true);
    }

    function leaveLesson(): void {
        questions.askToLeaveLesson();
    }

    function saveGame(): void {
        if (controller.state.unfinished)
            questions.askBeforeSaving();
        else
            files.save();
    }

    function giveUp(): void {
        questions.askToGiveUp();
    }

    function confirmQuit(): void {
        questions.askBeforeQuitting();
    }

    function playOn(): void {
        playOnDialog.moment = controller.study.moment;
        currentDialog.show(playOnDialog, null);
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
        (games.item as LibraryDialog).showAll();
        library.revealImported();
    }

    // Share the finished game at the table.
    function shareTable(): void {
        library.sharing.shareTable();
        currentDialog.show(sharing, null);
    }

    function showRules(): void {
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

        onChanging: files.close()
    }

    // Close the dialogs about the previous game.
    Connections {
        function onSeated(): void {
            for (const each of [newGame, playOnDialog, seal])
                currentDialog.forget(each);
            files.close();
        }

        target: root.controller
    }

    LazyDialog {
        id: newGame

        sourceComponent: NewGameDialog {
            controller: root.controller

            onRulesRequested: currentDialog.show(rules, newGame)
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

        sourceComponent: LibraryDialog {
            inUse: root.showsLibrary
            library: root.library

            onDescriptionRequested: currentDialog.show(description, games)
            onKeysRequested: currentDialog.show(shortcuts, games)
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

    Questions {
        id: questions

        controller: root.controller
        current: currentDialog
        library: root.library
        quittingLoses: root.quittingLoses
        savedGames: root.savedGames

        onLessonAgreed: name => root.controller.lesson.start(name)
        onNewGameAgreed: currentDialog.show(newGame, null)
        onOpeningAgreed: chosen => chosen ? root.savedGames.openAsked() : files.open()
        onQuittingAgreed: root.quitConfirmed()
        onSavingAgreed: files.save()
    }

    LazyGameFileDialogs {
        id: files

        savedGames: root.savedGames

        onAboutToOpen: currentDialog.close()
    }
}
