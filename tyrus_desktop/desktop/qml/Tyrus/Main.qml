pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The window: menus, the table, and the dialogs over it.
ApplicationWindow {
    id: root

    required property GameController controller
    required property SavedGames savedGames
    required property SealedDeal sealedDeal
    required property url art

    readonly property TableScene scene: table.item as TableScene

    // Whoever closes the window knows that a game is lost.
    property bool leaving: false

    // The first picture stands.
    signal painted

    function tell(sentence: string, asked: bool): void {
        notice.show(sentence, asked);
        scene.Accessible.announce(sentence, Accessible.Assertive);
    }

    color: Theme.window
    height: 800
    minimumHeight: 640
    minimumWidth: 1024
    title: controller.state.election > 0 ? qsTr("Tyrus: election %1").arg(controller.state.election) : "Tyrus"
    visible: false
    width: 1280

    menuBar: MainMenu {
        controller: root.controller
        fullScreen: root.visibility === Window.FullScreen

        onAboutWanted: about.open()
        onFullScreenWanted: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
        onGiveUpWanted: giveUp.open()
        onKeysWanted: shortcuts.open()
        onNewGameWanted: root.controller.state.unfinished ? leaveForNew.open() : newGame.open()
        onOpenWanted: root.controller.state.unfinished ? leaveForOpen.ask("") : files.open()
        onQuitWanted: root.close()
        onRulesWanted: rules.open()
        onSealWanted: seal.open()
        onSettingsWanted: settings.open()
        onStrengthWanted: strength.open()
        onSaveWanted: root.controller.state.unfinished ? saveWarning.open() : files.save()
    }

    onClosing: close => {
        close.accepted = root.savedGames.allSaved || leaving;
        if (!close.accepted)
            leaveUnkept.open();
    }

    Component.onCompleted: {
        Theme.art = root.art;
        Theme.settings = root.controller.state.settings;
        table.active = true;
        scene.forceActiveFocus();
    }

    // Shown once all is drawn; whatever comes later, it stays.
    Binding {
        property: "visible"
        restoreMode: Binding.RestoreNone
        target: root
        value: true
        when: root.scene !== null && Theme.awaited === 0
    }

    Binding {
        property: "unit"
        target: Theme
        value: table.width > 0 ? Math.min(table.width / 1280, table.height / 770) : 1
    }

    Binding {
        property: "pixelRatio"
        target: Theme
        value: root.Screen.devicePixelRatio
    }

    // Made once the window has its size: nothing in it is laid out or drawn for another.
    Loader {
        id: table

        active: false
        anchors.fill: parent
        focus: true

        sourceComponent: TableScene {
            focus: true
            controller: root.controller
            savedGames: root.savedGames

            onKeysWanted: shortcuts.open()
            onNewGameWanted: newGame.open()
            onRulesWanted: rules.open()
            onSaveWanted: files.save()
            onSealWanted: seal.open()
        }
    }

    NoticeBar {
        id: notice

        parent: Overlay.overlay
        room: root.scene?.middleWidth ?? 0
        x: (root.scene?.middleX ?? 0) + (room - width) / 2
        y: root.menuBar.height + 5
        z: 100
    }

    // Nothing moves to its place before the first picture stands.
    Connections {
        function onFrameSwapped(): void {
            Theme.settled = true;
            root.painted();
        }

        enabled: !Theme.settled
        target: root
    }

    Connections {
        function onNoticed(sentence: string): void {
            root.tell(sentence, false);
        }

        function onAnswered(sentence: string): void {
            root.tell(sentence, true);
        }

        function onAnnounced(sentence: string): void {
            root.scene.Accessible.announce(sentence);
            notice.pass();
        }

        function onHeldChanged(): void {
            notice.pass();
        }

        function onSeated(): void {
            newGame.close();
        }

        target: root.controller
    }

    Connections {
        function onNoticed(sentence: string): void {
            root.tell(sentence, false);
        }

        target: root.savedGames
    }

    LazyDialog {
        id: newGame

        sourceComponent: NewGameDialog {
            controller: root.controller

            onRulesWanted: rules.open()
            onStrengthWanted: strength.open()
        }
    }

    LazyDialog {
        id: strength

        sourceComponent: StrengthDialog {
            language: root.controller.state.language
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
            buildingKeys: root.scene.buildingKeys
        }
    }

    LazyDialog {
        id: rules

        sourceComponent: RulesDialog {
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
        id: giveUp

        sourceComponent: QuestionDialog {
            no: qsTr("Play on")
            question: qsTr("Give this game up? The other side wins it.")
            title: qsTr("Give up")
            yes: qsTr("Give up")

            onAccepted: root.controller.giveUp()
        }
    }

    LazyDialog {
        id: leaveForNew

        sourceComponent: QuestionDialog {
            losing: !root.savedGames.allSaved
            no: qsTr("Play on")
            question: root.savedGames.allSaved ? qsTr("Leave this game for a new one? It is kept, and can be opened again.") : qsTr("Leave this game for a new one? It could not be kept, and may be lost: save it elsewhere first.")
            title: qsTr("New game")
            yes: qsTr("Leave it")

            onAccepted: newGame.open()
        }
    }

    LazyDialog {
        id: leaveUnkept

        sourceComponent: QuestionDialog {
            losing: true
            no: qsTr("Stay")
            question: qsTr("Close the program? A game could not be kept, and is lost unless you save it elsewhere first.")
            title: qsTr("Quit")
            yes: qsTr("Close it")

            onAccepted: {
                root.leaving = true;
                root.close();
            }
        }
    }

    Connections {
        function onLeaveAsked(file: url): void {
            leaveForOpen.ask(file);
        }

        target: root.savedGames
    }

    LazyDialog {
        id: leaveForOpen

        // The game to be opened; none where the user is still to choose one.
        property url file

        function ask(file: url): void {
            leaveForOpen.file = file;
            open();
        }

        sourceComponent: QuestionDialog {
            losing: !root.savedGames.allSaved
            no: qsTr("Play on")
            question: root.savedGames.allSaved ? qsTr("Leave this game for another? It is kept, and can be opened again.") : qsTr("Leave this game for another? It could not be kept, and may be lost: save it elsewhere first.")
            title: qsTr("Open")
            yes: qsTr("Leave it")

            onAccepted: leaveForOpen.file.toString() ? root.savedGames.open(leaveForOpen.file) : files.open()
        }
    }

    LazyDialog {
        id: saveWarning

        sourceComponent: QuestionDialog {
            no: qsTr("Cancel")
            question: qsTr("The file of a game that is not over holds both hands: whoever opens it as text sees everything.")
            title: qsTr("Save as")
            yes: qsTr("Save as…")

            onAccepted: files.save()
        }
    }

    Loader {
        id: files

        function open(): void {
            load();
            (item as GameFileDialogs).open();
        }

        function save(): void {
            load();
            (item as GameFileDialogs).save();
        }

        // By its file, so that Qt's file dialogs are not even looked for before.
        function load(): void {
            if (status !== Loader.Ready)
                setSource("dialogs/GameFileDialogs.qml", {
                    "savedGames": root.savedGames
                });
        }
    }
}
