pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The window: menus, the table, and the notices and dialogs over it.
ApplicationWindow {
    id: root

    readonly property TableScene scene: table.item as TableScene

    // Whether the system shows the menus itself.
    readonly property bool nativeMenus: Qt.platform.os === "osx"

    // Whether the user has agreed to lose unsaved games and unfinished transfers.
    property bool quitConfirmed: false

    // The window's visibility before it filled the screen.
    property int visibilityBefore: Window.Windowed

    // How it is first shown, once its place is known.
    property int visibilityAtStart: Window.Hidden

    // The item that has, or last had, focus in a dialog or a menu.
    property Item popupFocus: null

    // References to files compiled for later; without one, Qt drops the compiled file.
    property list<Component> compiled

    // Emitted when the first frame is on the screen.
    signal painted

    // Whether an item is part of an open dialog or menu.
    function inPopup(item: Item): bool {
        return item !== null && item !== notice && (item.parent === Overlay.overlay || inPopup(item.parent));
    }

    function keepFocus(): void {
        if (activeFocusItem === null || inPopup(activeFocusItem))
            return;
        if (inPopup(popupFocus)) {
            // The next one, if it was hidden, as the line for a path in Qt's file dialog is.
            const item = popupFocus.visible ? popupFocus : popupFocus.nextItemInFocusChain();
            item.forceActiveFocus((item as Control)?.focusReason ?? Qt.PopupFocusReason);
        } else if (activeFocusItem.parent === null && !dialogs.open) {
            table.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    function focusTable(): void {
        if (!table.activeFocus && !inPopup(activeFocusItem))
            table.forceActiveFocus(Qt.MouseFocusReason);
    }

    color: Theme.window
    height: 800
    minimumHeight: 440
    minimumWidth: 880
    title: {
        const state = App.state;
        if (state.title !== "")
            return qsTr("Tyrus: %1").arg(state.title);
        if (state.election === 0)
            return "Tyrus";
        if (state.result !== "")
            return qsTr("Tyrus: game over");
        return (App.study.on ? qsTr("Tyrus: study, election\u00a0%1") : qsTr("Tyrus: election\u00a0%1")).arg(state.election);
    }
    visibility: Window.Hidden
    width: 1280

    // Over the table while a menu is open; else out of sight, where its keys and screen readers find it.
    MainMenu {
        id: menus

        choosingFile: dialogs.choosingFile
        enabled: !dialogs.open
        fullScreen: root.visibility === Window.FullScreen
        topic: root.scene?.topic ?? Board.Place

        onFullScreenRequested: {
            if (root.visibility === Window.FullScreen) {
                root.visibility = root.visibilityBefore;
            } else {
                root.visibilityBefore = root.visibility;
                root.visibility = Window.FullScreen;
            }
        }
        onQuitRequested: root.close()
        x: parent.width - width
        y: inSight ? 0 : -height
        z: 3
    }

    PushButton {
        id: menuButton

        Accessible.name: qsTr("Menus")
        enabled: !dialogs.open
        focusPolicy: Qt.TabFocus
        font.pixelSize: Math.round(0.7 * height)
        height: Math.round(Math.max(32 * Theme.unit, 1.9 * Theme.text))
        objectName: "menuButton"
        leftPadding: 0
        padding: 0
        rightPadding: 0
        sign: "menu"
        visible: !root.nativeMenus
        width: height
        x: parent.width - width - Math.round(8 * Theme.unit)
        y: Math.round(8 * Theme.unit)
        z: 2

        Keys.onEscapePressed: table.forceActiveFocus(Qt.TabFocusReason)

        onClicked: menus.open()
    }

    // Shown while a game is unsaved; a notice has already explained the reason.
    PushButton {
        anchors.right: menuButton.left
        anchors.rightMargin: Theme.pixels(6)
        anchors.verticalCenter: menuButton.verticalCenter
        enabled: !dialogs.open && App.state.gameOn && !App.state.curtained
        objectName: "notSaved"
        padding: Theme.pixels(2)
        text: qsTr("Not saved · Save as…")
        visible: !App.savedGames.allSaved
        z: 2

        onClicked: App.open(Sheet.Save)
    }

    // An open dialog or menu keeps focus. An item behind it that requests focus gets it after closing.
    // Without a dialog, the table gets focus if no item has it, as after Escape in the menu bar. Focus
    // moves later: an item that loses it while Qt reports the change would keep its ring.
    onActiveFocusItemChanged: {
        if (inPopup(activeFocusItem))
            popupFocus = activeFocusItem;
        else
            Qt.callLater(keepFocus);
    }
    onClosing: close => {
        dialogs.closeFileDialog();
        close.accepted = !App.quittingLoses || quitConfirmed;
        if (!close.accepted)
            dialogs.load().confirmQuit();
    }

    Component.onCompleted: {
        Theme.art = App.art;
        Theme.settings = App.settings;
        Theme.scale = Theme.settings.scale / 100;
        table.active = true;
        scene.forceActiveFocus();
    }

    // Show the window once every drawing is loaded, and keep it visible.
    Binding {
        property: "visibility"
        restoreMode: Binding.RestoreNone
        target: root
        value: root.visibilityAtStart
        when: root.scene !== null && (Theme.windowShown || Theme.pendingPictures === 0)
    }

    // Gives the table the whole window, and texts the chosen size. Nothing is animated meanwhile.
    Item {
        function fit(): void {
            Theme.resizing = true;
            table.width = width;
            table.height = height;
            Theme.resizing = false;
        }

        anchors.fill: parent

        onHeightChanged: fit()
        onWidthChanged: fit()
    }

    Binding {
        property: "unit"
        target: Theme
        value: table.width > 0 ? Math.min(table.width / 1280, table.height / 800) : 1
    }

    Binding {
        property: "pixelRatio"
        target: Theme
        value: root.Screen.devicePixelRatio
    }

    Connections {
        function onChanged(): void {
            const scale = Theme.settings.scale / 100;
            if (scale === Theme.scale)
                return;
            Theme.resizing = true;
            Theme.scale = scale;
            Theme.resizing = false;
        }

        target: App.settings
    }

    // Created once the window has its size, so that layouts and drawings are computed once.
    Loader {
        id: table

        // Whether Alt is held, and no other key has been pressed since.
        property bool altAlone: false

        active: false
        enabled: !dialogs.open
        focus: true

        // A disabled item loses focus and does not get it back.
        onEnabledChanged: if (enabled)
            forceActiveFocus(Qt.PopupFocusReason)

        // Alt alone opens the menus once it is released.
        Keys.onPressed: event => {
            altAlone = event.key === Qt.Key_Alt && !(event.modifiers & ~Qt.AltModifier);
            event.accepted = false;
        }
        Keys.onReleased: event => {
            if (altAlone && !root.nativeMenus)
                menus.open();
            altAlone = event.accepted = false;
        }
        onActiveFocusChanged: altAlone = false

        sourceComponent: TableScene {
            focus: true

            // Run this later, so that an item focused by the same press keeps focus.
            onPressed: Qt.callLater(root.focusTable)
        }
    }

    Notices {
        id: notice

        // At the window's bottom below an open dialog, which makes room; else where no phase has a
        // heading or a representative, at the end beside the portrait, and in a look back on the rack.
        readonly property bool beside: (root.scene?.ended ?? false) && !dialogs.open
        readonly property bool onRack: !dialogs.open && (root.scene?.rackHolds(notice) ?? false)

        libraryOpen: dialogs.showsLibrary
        scene: root.scene
        parent: Overlay.overlay
        maxWidth: (beside ? 0.4 : 0.6) * parent.width
        x: onRack ? 8 : beside ? parent.width - width - 8 : (parent.width - width) / 2
        y: dialogs.open ? parent.height - height - 8 : onRack ? root.scene.rackFoot - height : root.scene?.noticeY(height) ?? 8
        z: 100

        onGamesRequested: {
            visible = false;
            dialogs.load().showImported();
        }
    }

    // Takes a press where a pressed button has disappeared; see `Presses`.
    MouseArea {
        height: width
        parent: Overlay.overlay
        width: 24
        x: Presses.position.x - width / 2
        y: Presses.position.y - height / 2
        z: 1000

        onPressed: mouse => {
            const same = Presses.remains() && Presses.button.contains(Presses.button.mapFromItem(this, mouse.x, mouse.y));
            mouse.accepted = !Presses.byKey && !same && Presses.tooEarly();
        }
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
            for (const file of ["dialogs/Dialogs", "ending/EndScene", "ending/StrangerQuestion", "rail/LookBack", "table/Curtain", "table/LessonEnd", "table/LessonPrompt", "table/PromptLine", "table/Ledger", "table/GameSigns", "tally/TallyStage"])
                root.compiled.push(Qt.createComponent(`${file}.qml`, Component.Asynchronous, root));
        }

        target: Theme
    }

    // Files dropped onto the window are imported.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        parent: Overlay.overlay

        // Accept only a copy: after a move, the source of the drag may delete the files.
        onDropped: drop => {
            drop.accept(Qt.CopyAction);
            App.library.importFiles(drop.urls);
        }
        onEntered: drag => drag.accept(Qt.CopyAction)
        onPositionChanged: drag => drag.accept(Qt.CopyAction)
    }

    // Created with the first dialog. The loader names a file, so that Qt loads no dialog earlier.
    Loader {
        id: dialogs

        readonly property bool choosingFile: (item as Dialogs)?.choosingFile ?? false
        readonly property bool open: (item as Dialogs)?.open ?? false
        readonly property bool showsLibrary: (item as Dialogs)?.showsLibrary ?? false

        function load(): var {
            if (item === null)
                setSource("dialogs/Dialogs.qml");
            return item as Dialogs;
        }

        function close(): void {
            (item as Dialogs)?.close();
        }

        function closeFileDialog(): void {
            (item as Dialogs)?.closeFileDialog();
        }

        onLoaded: (item as Dialogs).quitConfirmed.connect(() => {
            root.quitConfirmed = true;
            root.close();
        })
        onOpenChanged: {
            App.controller.suspend(open);
            if (open) {
                notice.dismissAnswer();
                App.replay.pause();
            }
        }
    }

    Connections {
        function onClose(): void {
            dialogs.close();
        }

        function onOpen(sheet: int): void {
            dialogs.load().show(sheet, false);
        }

        function onOpenOver(sheet: int): void {
            dialogs.load().show(sheet, true);
        }

        function onOpenRules(step: int): void {
            dialogs.load().openRules(step);
        }

        function onStart(name: string, list: var): void {
            dialogs.load().start(name, list);
        }

        target: App
    }

    Connections {
        function onLeaveAsked(): void {
            dialogs.load().leave(() => App.lesson.leave());
        }

        target: App.lesson
    }

    Connections {
        function onLeaveAsked(): void {
            dialogs.load().leave(() => App.replay.close());
        }

        target: App.replay
    }

    Connections {
        function onLeaveAsked(): void {
            dialogs.load().openAsked();
        }

        target: App.savedGames
    }
}
