pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The window: menus, the table, and the notices and dialogs over it.
ApplicationWindow {
    id: root

    required property GameController controller
    required property SavedGames savedGames
    required property SealedDeal sealedDeal
    required property url art

    readonly property TableScene scene: table.item as TableScene

    // The user accepts that a game which could not be saved is lost.
    property bool quitConfirmed: false

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

        onAboutWanted: dialogs.showAbout()
        onFullScreenWanted: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
        onGiveUpWanted: dialogs.giveUp()
        onKeysWanted: dialogs.showShortcuts()
        onNewGameWanted: dialogs.startGame()
        onOpenWanted: dialogs.openGame()
        onQuitWanted: root.close()
        onRulesWanted: dialogs.showRules()
        onSaveWanted: dialogs.saveGame()
        onSealWanted: dialogs.showSeal()
        onSettingsWanted: dialogs.showSettings()
        onStrengthWanted: dialogs.showStrength()
    }

    onClosing: close => {
        close.accepted = savedGames.allSaved || quitConfirmed;
        if (!close.accepted)
            dialogs.confirmQuit();
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

            onKeysWanted: dialogs.showShortcuts()
            onNewGameWanted: dialogs.startGame()
            onRulesWanted: dialogs.showRules()
            onSaveWanted: dialogs.saveGame()
            onSealWanted: dialogs.showSeal()
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

        target: root.controller
    }

    Connections {
        function onNoticed(sentence: string): void {
            root.tell(sentence, false);
        }

        target: root.savedGames
    }

    Dialogs {
        id: dialogs

        buildingKeys: root.scene?.buildingKeys ?? ""
        controller: root.controller
        savedGames: root.savedGames
        sealedDeal: root.sealedDeal

        onQuitConfirmed: {
            root.quitConfirmed = true;
            root.close();
        }
    }
}
