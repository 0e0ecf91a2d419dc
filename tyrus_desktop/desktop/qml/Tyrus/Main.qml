pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The window: menus, the table, and the notices and dialogs over it.
ApplicationWindow {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    required property Library library
    required property SealedDeal sealedDeal
    required property UnexpectedErrors unexpected
    required property url art

    readonly property TableScene scene: table.item as TableScene

    // Whether a game could not be saved, or games are still being imported or exported.
    readonly property bool quittingLoses: !savedGames.allSaved || library.transferring

    // The user has agreed to lose a game that could not be saved, or what is not imported or exported.
    property bool quitConfirmed: false

    // How the window was before it filled the screen.
    property int visibilityBefore: Window.Windowed

    // What has the focus of the open dialog or menu, or had it in the last one.
    property Item popupFocus: null

    // The files that the first picture does not need. Qt drops compiled files that nobody holds.
    property list<Component> compiled

    // The first frame is on the screen.
    signal painted

    // Whether an item is part of an open dialog or menu.
    function inPopup(item: Item): bool {
        return item !== null && item !== notice && (item.parent === Overlay.overlay || inPopup(item.parent));
    }

    function keepFocus(): void {
        if (activeFocusItem === null || inPopup(activeFocusItem))
            return;
        if (inPopup(popupFocus))
            popupFocus.forceActiveFocus((popupFocus as Control)?.focusReason ?? Qt.PopupFocusReason);
        else if (activeFocusItem.parent === null && !dialogs.open)
            table.forceActiveFocus(Qt.OtherFocusReason);
    }

    function focusTable(): void {
        if (!table.activeFocus && !inPopup(activeFocusItem))
            table.forceActiveFocus(Qt.MouseFocusReason);
    }

    color: Theme.window
    height: 800
    minimumHeight: 640
    minimumWidth: 1024
    title: {
        const state = controller.state;
        if (state.title !== "")
            return qsTr("Tyrus: %1").arg(state.title);
        if (state.election === 0)
            return "Tyrus";
        if (state.result !== "")
            return qsTr("Tyrus: game over");
        return (controller.study.on ? qsTr("Tyrus: study, election\u00a0%1") : qsTr("Tyrus: election\u00a0%1")).arg(state.election);
    }
    visible: false
    width: 1280

    menuBar: MainMenu {
        controller: root.controller
        choosingFile: dialogs.choosingFile
        enabled: !dialogs.open
        replay: root.replay
        savedGames: root.savedGames
        fullScreen: root.visibility === Window.FullScreen

        onAboutRequested: dialogs.load().showAbout()
        onFullScreenRequested: {
            if (root.visibility === Window.FullScreen) {
                root.visibility = root.visibilityBefore;
            } else {
                root.visibilityBefore = root.visibility;
                root.visibility = Window.FullScreen;
            }
        }
        onGiveUpRequested: dialogs.load().giveUp()
        onShareRequested: dialogs.load().shareTable()
        onShortcutsRequested: dialogs.load().showShortcuts()
        onLessonRequested: name => dialogs.load().startLesson(name)
        onLibraryRequested: dialogs.load().showLibrary()
        onReplayRequested: {
            dialogs.close();
            root.replay.open();
        }
        onNewGameRequested: dialogs.load().startGame()
        onOpenRequested: dialogs.load().openGame()
        onPlayOnRequested: dialogs.load().playOn()
        onQuitRequested: root.close()
        onRulesRequested: dialogs.load().showRules()
        onSaveRequested: dialogs.load().saveGame()
        onSealRequested: dialogs.load().showSeal()
        onSettingsRequested: dialogs.load().showSettings()
        onStrengthRequested: dialogs.load().showStrength()
    }

    // Stays for as long as a game is not saved; a notice has said why.
    PushButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.pixels(6)
        anchors.verticalCenter: parent.verticalCenter
        enabled: !dialogs.open && root.controller.state.gameOn
        objectName: "notSaved"
        padding: Theme.pixels(2)
        parent: root.menuBar
        text: qsTr("Not saved · Save as…")
        visible: !root.savedGames.allSaved

        onClicked: dialogs.load().saveGame()
    }

    // The one rule for the focus under a dialog or a menu: whatever asks for it there, as the table does
    // when a game arrives, has it once that is closed. Until then it keeps the keys. Where nothing is
    // open and nobody has them, as after Escape in the menu bar, the table does. Moved a little later:
    // an item from which the focus is moved while Qt tells of it would keep its ring.
    onActiveFocusItemChanged: {
        if (inPopup(activeFocusItem))
            popupFocus = activeFocusItem;
        else
            Qt.callLater(keepFocus);
    }
    onClosing: close => {
        close.accepted = !quittingLoses || quitConfirmed;
        if (!close.accepted)
            dialogs.load().confirmQuit();
    }

    Component.onCompleted: {
        Theme.art = root.art;
        Theme.settings = root.controller.state.settings;
        Theme.chosenScale = Theme.settings.scale / 100;
        table.active = true;
        scene.forceActiveFocus();
    }

    // Shown once every drawing is loaded, and from then on.
    Binding {
        property: "visible"
        restoreMode: Binding.RestoreNone
        target: root
        value: true
        when: root.scene !== null && Theme.pendingPictures === 0
    }

    // Gives the table the room below the menu bar.
    Sizes {
        anchors.fill: parent
        settings: root.controller.state.settings
        table: table
        window: root
    }

    // Created once the window has its size, so that nothing is laid out or rasterized twice.
    Loader {
        id: table

        active: false
        enabled: !dialogs.open
        focus: true

        // What is disabled loses the focus for good.
        onEnabledChanged: if (enabled)
            forceActiveFocus(Qt.PopupFocusReason)

        sourceComponent: TableScene {
            focus: true
            controller: root.controller
            replay: root.replay
            savedGames: root.savedGames

            onPlayOnRequested: {
                const study = root.controller.study;
                study.on ? study.goBackTo(study.moment) : dialogs.load().playOn();
            }
            // Later: what the same press gives the focus to keeps it.
            onPressed: Qt.callLater(root.focusTable)
            onShortcutsRequested: dialogs.load().showShortcuts()
            onNewGameRequested: dialogs.load().startGame()
            onRulesRequested: dialogs.load().showRules()
        }
    }

    Notices {
        id: notice

        controller: root.controller
        library: root.library
        libraryOpen: dialogs.showsLibrary
        replay: root.replay
        savedGames: root.savedGames
        scene: root.scene
        unexpected: root.unexpected
        parent: Overlay.overlay
        maxWidth: root.scene?.middleWidth ?? 0
        // Below a dialog, which makes room for it.
        x: dialogs.open ? (parent.width - width) / 2 : (root.scene?.middleX ?? 0) + (maxWidth - width) / 2
        y: dialogs.open ? parent.height - height - 8 : root.menuBar.height + (root.scene?.noticeY(height) ?? 0)
        z: 100
    }

    Binding {
        property: "noticeRoom"
        target: Theme
        value: dialogs.open && notice.visible ? notice.height + 8 : 0
    }

    // Animations begin after the first frame.
    Connections {
        function onFrameSwapped(): void {
            Theme.windowShown = true;
            root.painted();
        }

        enabled: !Theme.windowShown
        target: root
    }

    Timer {
        interval: 500
        running: Theme.windowShown

        onTriggered: Theme.settled = true
    }

    // Compile the other files in the background, before they are needed.
    Connections {
        function onSettledChanged(): void {
            for (const file of ["dialogs/Dialogs", "ending/EndPanel", "ending/StoryPanel", "ending/StrangerQuestion", "rail/Rail", "table/Curtain", "table/LessonEnd", "table/LessonPrompt", "table/PromptLine", "table/SidePanels", "tally/TallyStage"])
                root.compiled.push(Qt.createComponent(`${file}.qml`, Component.Asynchronous, root));
        }

        target: Theme
    }

    // Games that are dropped anywhere onto the window are imported.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        parent: Overlay.overlay

        // The files stay where they are: a source may remove what it believes to have been moved.
        onDropped: drop => {
            drop.accept(Qt.CopyAction);
            root.library.importFiles(drop.urls);
        }
        onEntered: drag => drag.accept(Qt.CopyAction)
        onPositionChanged: drag => drag.accept(Qt.CopyAction)
    }

    // Created for the first dialog, by its file's name: Qt would load all dialogs before the first picture.
    Loader {
        id: dialogs

        readonly property bool choosingFile: (item as Dialogs)?.choosingFile ?? false
        readonly property bool open: (item as Dialogs)?.open ?? false
        readonly property bool showsLibrary: (item as Dialogs)?.showsLibrary ?? false

        function load(): var {
            if (item === null)
                setSource("dialogs/Dialogs.qml", {
                    "controller": root.controller,
                    "library": root.library,
                    "quittingLoses": Qt.binding(() => root.quittingLoses),
                    "savedGames": root.savedGames,
                    "sealedDeal": root.sealedDeal
                });
            return item as Dialogs;
        }

        function close(): void {
            (item as Dialogs)?.close();
        }

        onOpenChanged: {
            root.controller.suspend(open);
            if (open) {
                notice.dismissAnswer();
                root.replay.pause();
            }
        }
    }

    Connections {
        function onQuitConfirmed(): void {
            root.quitConfirmed = true;
            root.close();
        }

        target: dialogs.item as Dialogs
    }

    Connections {
        function onLeaveAsked(): void {
            dialogs.load().leaveLesson();
        }

        target: root.controller.lesson
    }

    Connections {
        function onLeaveAsked(): void {
            dialogs.load().openAsked();
        }

        target: root.savedGames
    }
}
