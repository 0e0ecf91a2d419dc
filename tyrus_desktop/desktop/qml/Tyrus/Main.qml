pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import Tyrus.Core

// The window: menus, the table, and the dialogs over it.
ApplicationWindow {
    id: root

    required property Front front
    required property url art

    // A game that is on is kept, but nobody leaves one by a slip.
    function leaveFor(next: QuestionDialog, free: var): void {
        if (front.unfinished)
            next.open();
        else
            free();
    }

    color: Theme.window
    height: 800
    minimumHeight: 640
    minimumWidth: 1024
    title: front.election > 0 ? qsTr("Tyrus: election %1").arg(front.election) : "Tyrus"
    visible: true
    width: 1280

    menuBar: MainMenu {
        front: root.front
        fullScreen: root.visibility === Window.FullScreen

        onAboutWanted: about.open()
        onFullScreenWanted: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
        onGiveUpWanted: giveUp.open()
        onKeysWanted: shortcuts.open()
        onNewGameWanted: root.leaveFor(leaveForNew, newGame.open)
        onOpenWanted: root.leaveFor(leaveForOpen, openFile.open)
        onQuitWanted: root.close()
        onRulesWanted: rules.open()
        onSettingsWanted: settings.open()
        onSaveWanted: root.front.unfinished ? saveWarning.open() : saveFile.open()
    }

    Component.onCompleted: {
        Theme.art = root.art;
        Theme.settings = root.front.settings;
        scene.forceActiveFocus();
        if (!root.front.gameOn)
            newGame.open();
    }

    Binding {
        property: "unit"
        target: Theme
        value: Math.min(scene.width / 1280, scene.height / 770)
    }

    TableScene {
        id: scene

        anchors.fill: parent
        focus: true
        front: root.front

        onKeysWanted: shortcuts.open()
        onNewGameWanted: newGame.open()
    }

    NoticeBar {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        parent: Overlay.overlay
        y: 54
        z: 100
    }

    Connections {
        function onNoticed(sentence: string): void {
            notice.show(sentence);
        }

        function onAnnounced(sentence: string): void {
            scene.Accessible.announce(sentence);
        }

        function onSeated(): void {
            newGame.close();
        }

        target: root.front
    }

    NewGameDialog {
        id: newGame

        front: root.front

        onRulesWanted: rules.open()
    }

    SettingsDialog {
        id: settings

        front: root.front
    }

    ShortcutsDialog {
        id: shortcuts

        buildingKeys: scene.buildingKeys
    }

    RulesDialog {
        id: rules
    }

    AboutDialog {
        id: about

        version: root.front.version
    }

    QuestionDialog {
        id: giveUp

        no: qsTr("Play on")
        question: qsTr("Give this game up? The other side wins it.")
        title: qsTr("Give up")
        yes: qsTr("Give up")

        onAccepted: root.front.giveUp()
    }

    QuestionDialog {
        id: leaveForNew

        no: qsTr("Play on")
        question: qsTr("Leave this game for a new one? It is kept, and can be opened again.")
        title: qsTr("New game")
        yes: qsTr("Leave it")

        onAccepted: newGame.open()
    }

    QuestionDialog {
        id: leaveForOpen

        no: qsTr("Play on")
        question: qsTr("Leave this game for another? It is kept, and can be opened again.")
        title: qsTr("Open")
        yes: qsTr("Leave it")

        onAccepted: openFile.open()
    }

    QuestionDialog {
        id: saveWarning

        no: qsTr("Cancel")
        question: qsTr("The file of a game that is not over holds both hands: whoever opens it as text sees everything.")
        title: qsTr("Save as")
        yes: qsTr("Save as…")

        onAccepted: saveFile.open()
    }

    FileDialog {
        id: openFile

        currentFolder: root.front.gamesFolder
        nameFilters: [qsTr("Tyrus games (*.tyrus)"), qsTr("All files (*)")]
        title: qsTr("Open a game")

        onAccepted: root.front.open(selectedFile)
    }

    FileDialog {
        id: saveFile

        currentFolder: root.front.gamesFolder
        defaultSuffix: "tyrus"
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("Tyrus games (*.tyrus)")]
        title: qsTr("Save the game as")

        onAccepted: root.front.saveCopy(selectedFile)
    }
}
