pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// All dialogs of the window, each created when it is first opened. Actions that would interrupt a game
// ask first.
Item {
    id: root

    readonly property bool showsLibrary: [games, description, sharing].includes(currentDialog.dialog)

    // Whether a file dialog is open, alone or over another dialog.
    readonly property alias choosingFile: fileDialogs.choosing

    // Whether a dialog is open, which blocks the rest of the window.
    readonly property bool open: currentDialog.dialog !== null || fileDialogs.choosing

    readonly property bool quittingLoses: App.quittingLoses

    // Whether a person at the screen can resign. Behind a curtain nobody can, nor save a file with both
    // hands.
    readonly property bool canGiveUp: App.state.canGiveUp
    readonly property bool curtained: App.state.curtained

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

    // Ask for a file in place of the open dialog.
    function chooseFor(ask: var): void {
        currentDialog.close();
        ask(fileDialogs.load());
    }

    function chooseCopy(): void {
        chooseFor(files => files.saveGame());
    }

    // Ask the question only if a game would be interrupted.
    function leaveFor(question: Question): void {
        if (App.state.leavingInterrupts)
            currentDialog.show(question, null);
        else
            question.agreed();
    }

    // Show a dialog that returns to the open one; if it is itself open or has opened that one, it
    // returns where it did.
    function putOver(dialog: LazyDialog): void {
        const open = currentDialog.dialog;
        currentDialog.show(dialog, [open, open?.from].includes(dialog) ? dialog.from : open);
    }

    // Open a `Sheet`, in place of the open dialog or `over` it; a question comes first where a game
    // would be interrupted.
    function show(sheet: int, over: bool): void {
        const put = dialog => over ? putOver(dialog) : currentDialog.show(dialog, null);
        const openers = {
            [Sheet.About]: () => put(about),
            [Sheet.BackUp]: () => chooseFor(files => files.backUp()),
            [Sheet.Chances]: () => put(chanceTable),
            [Sheet.Describe]: () => put(description),
            [Sheet.GiveUp]: () => put(giveUpQuestion),
            [Sheet.Handbook]: () => put(handbook),
            [Sheet.Library]: () => {
                App.library.open();
                put(games);
            },
            [Sheet.NewGame]: () => {
                newGame.two = false;
                leaveFor(newGameQuestion);
            },
            [Sheet.Open]: () => leaveFor(openQuestion),
            [Sheet.PlayOn]: () => {
                playOnDialog.moment = App.study.moment;
                put(playOnDialog);
            },
            [Sheet.Practice]: () => {
                App.lesson.practiceAsked();
                put(practicePage);
            },
            // A game of two computer players, whose end is not known.
            [Sheet.Profiles]: () => put(profiles),
            [Sheet.Read]: () => leaveFor(readQuestion),
            [Sheet.Restore]: () => chooseFor(files => files.restore()),
            [Sheet.Review]: () => put(review),
            [Sheet.Save]: () => App.state.unfinished ? put(saveQuestion) : chooseCopy(),
            [Sheet.Seal]: () => put(seal),
            [Sheet.Settings]: () => put(settings),
            // The finished game at the table.
            [Sheet.Share]: () => {
                App.library.sharing.shareTable();
                put(sharing);
            },
            [Sheet.Shortcuts]: () => put(shortcuts),
            [Sheet.Strength]: () => put(strength),
            [Sheet.TwoPlayers]: () => {
                newGame.two = true;
                leaveFor(newGameQuestion);
            }
        };
        openers[sheet]();
    }

    // Show a step of the rules; closing them returns to what was open.
    function openRules(step: int): void {
        rules.step = step;
        putOver(rules);
    }

    // Start what has this name in a `list`: the lessons, or another list of the practice page.
    function start(name: string, list: var): void {
        currentDialog.close();
        lessonQuestion.name = name;
        lessonQuestion.list = list;
        leaveFor(lessonQuestion);
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

    function confirmQuit(): void {
        currentDialog.show(quitQuestion, null);
    }

    // Show the games of the last import in the library.
    function showImported(): void {
        show(Sheet.Library, false);
        (games.item as YourGamesDialog).showAll();
        App.library.revealImported();
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

        target: App.controller
    }

    LazyDialog {
        id: newGame

        property bool two: false

        sourceComponent: NewGameDialog {
            two: newGame.two
        }
    }

    LazyDialog {
        id: playOnDialog

        property int moment

        sourceComponent: PlayOnDialog {
            moment: playOnDialog.moment
        }
    }

    LazyDialog {
        id: profiles

        sourceComponent: ProfilesDialog {
            onDeleteRequested: index => {
                deleteProfileQuestion.profile = rows[index];
                currentDialog.show(deleteProfileQuestion, profiles);
            }
            onMergeRequested: index => {
                merging.profile = rows[index];
                currentDialog.show(merging, profiles);
            }
        }
    }

    LazyDialog {
        id: merging

        property var profile: null

        sourceComponent: MergeDialog {
            profile: merging.profile
        }
    }

    Question {
        id: deleteProfileQuestion

        property var profile: null

        destructive: true
        no: qsTr("Cancel")
        question: qsTr("%1’s games stay in the library, but count for nobody; the practice is deleted.").arg(profile?.name ?? "")
        title: qsTr("Delete this profile?")
        yes: qsTr("Delete")

        onAgreed: App.profiles.delete(profile.profile)
    }

    LazyDialog {
        id: games

        sourceComponent: YourGamesDialog {
            files: fileDialogs
            inUse: root.showsLibrary
        }
    }

    LazyDialog {
        id: description

        sourceComponent: DescribeDialog {}
    }

    LazyDialog {
        id: sharing

        sourceComponent: ShareDialog {
            files: fileDialogs
        }
    }

    Connections {
        function onReady(): void {
            if (currentDialog.dialog === games)
                currentDialog.show(sharing, games);
        }

        target: App.library.sharing
    }

    LazyDialog {
        id: chanceTable

        sourceComponent: ChanceTable {}
    }

    LazyDialog {
        id: strength

        sourceComponent: StrengthDialog {}
    }

    LazyDialog {
        id: settings

        sourceComponent: SettingsDialog {}
    }

    LazyDialog {
        id: shortcuts

        sourceComponent: ShortcutsDialog {
            place: {
                if (shortcuts.from === games)
                    return ShortcutsDialog.Library;
                return App.state.phase === GameController.Replay ? ShortcutsDialog.Replay : ShortcutsDialog.Table;
            }
        }
    }

    LazyDialog {
        id: rules

        property int step

        sourceComponent: RulesDialog {
            first: rules.step
        }
    }

    LazyDialog {
        id: handbook

        Component.onCompleted: setSource("HandbookDialog.qml")
    }

    LazyDialog {
        id: practicePage

        sourceComponent: PracticeDialog {}
    }

    LazyDialog {
        id: about

        sourceComponent: AboutDialog {}
    }

    LazyDialog {
        id: review

        Component.onCompleted: setSource("../review/ReviewDialog.qml")
    }

    LazyDialog {
        id: seal

        sourceComponent: SealDialog {}
    }

    Question {
        id: giveUpQuestion

        destructive: true
        question: qsTr("Your opponent will win this game.")
        title: qsTr("Resign?")
        yes: qsTr("Resign")

        onAgreed: App.controller.giveUp()
    }

    // A question before the game is left for another one.
    component LeaveQuestion: Question {
        destructive: !App.savedGames.allSaved
        question: App.savedGames.allSaved ? qsTr("This game is saved; you can open it again later.") : qsTr("This game could not be saved and may be lost. Save it elsewhere first.")
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

        title: qsTr("Guess in another game?")
        yes: qsTr("Guess the tiles")

        onAgreed: App.replay.askToRead()
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
            root.chooseFor(files => files.openGame());
        }
    }

    OpenQuestion {
        id: openAskedQuestion

        onAgreed: App.savedGames.openAsked()
    }

    Question {
        id: quitQuestion

        destructive: true
        no: qsTr("Cancel")
        question: {
            const losses = [];
            if (!App.savedGames.allSaved)
                losses.push(qsTr("A game could not be saved and will be lost. Save it elsewhere first."));
            if (App.library.transferring)
                losses.push(qsTr("Games are still being imported or exported. If you quit now, the rest is left out."));
            return losses.join(" ");
        }
        title: App.savedGames.allSaved ? qsTr("Quit now?") : qsTr("Quit without saving?")
        yes: qsTr("Quit")

        onAgreed: root.quitConfirmed()
    }

    Question {
        id: saveQuestion

        no: qsTr("Cancel")
        question: qsTr("This game is not over, so the file contains both hands. Nobody reads them at a glance, but they are not encrypted.")
        title: qsTr("Save as")
        yes: qsTr("Save as…")

        onAgreed: root.chooseCopy()
    }

    LazyFileDialogs {
        id: fileDialogs
    }
}
