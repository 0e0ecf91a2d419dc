pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The menu bar. An entry emits a signal or changes a setting. The self-check opens the screen of each
// signal.
MenuBar {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    property bool fullScreen: false

    // Whether a file dialog is open, which needs the keys of most shortcuts itself.
    property bool choosingFile: false

    // Whether somebody uses it: a menu is open, or it has the focus.
    readonly property bool inSight: activeFocus || menus.some(each => each.visible)

    readonly property var shortcuts: {
        const all = controller.keys.shortcuts;
        return choosingFile ? ({
                "quit": all.quit
            }) : all;
    }

    signal newGameRequested
    signal libraryRequested
    signal readRequested
    signal replayRequested
    signal shareRequested
    signal openRequested
    signal saveRequested
    signal giveUpRequested
    signal playOnRequested
    signal sealRequested
    signal practiceRequested
    signal rulesRequested
    signal settingsRequested
    signal strengthRequested
    signal shortcutsRequested
    signal aboutRequested
    signal fullScreenRequested
    signal quitRequested

    // Whether the pointer has moved since the bar came into sight. A title that only came to be under
    // it does not open.
    property bool moved: false

    function open(): void {
        (itemAt(0) as MenuBarItem).triggered();
    }

    Accessible.ignored: !enabled
    objectName: "menus"

    background: Rectangle {
        color: Theme.panel
    }

    // Qt's own Escape needs a chosen title, and a click that closes its menu leaves none chosen.
    Keys.priority: Keys.AfterItem
    Keys.onEscapePressed: focus = false

    onInSightChanged: {
        moved = false;
        pointer.rest = null;
    }
    onEnabledChanged: {
        for (let i = 0; i < count; i++)
            menuAt(i).dismiss();
    }

    HoverHandler {
        id: pointer

        property var rest: null

        onPointChanged: {
            if (!hovered || !root.inSight)
                return;
            const at = point.scenePosition;
            rest = rest ?? Qt.point(at.x, at.y);
            root.moved = root.moved || Math.abs(at.x - rest.x) + Math.abs(at.y - rest.y) > 4;
        }
    }

    // A click on a title that the pointer has just opened was meant to open it.
    Timer {
        id: justOpened

        interval: 400
    }

    Shortcut {
        enabled: root.enabled
        sequence: root.shortcuts.menus

        onActivated: root.open()
    }
    delegate: MenuBarItem {
        id: menuItem

        // Qt leaves an item highlighted after focus has moved away.
        readonly property bool current: highlighted && (menu?.visible || root.activeFocus)

        Accessible.ignored: !enabled
        Accessible.onPressAction: if (enabled)
            menuItem.menu.open()
        font.pixelSize: Theme.text
        hoverEnabled: root.moved
        leftPadding: Theme.pixels(12)
        padding: Math.round(0.45 * Theme.text)
        rightPadding: Theme.pixels(12)

        background: Rectangle {
            color: menuItem.current || menuItem.hovered ? Theme.chosen : "transparent"
            radius: Theme.pixels(4)

            FocusRing {
                inset: 0
                radius: Theme.pixels(4)
                shown: menuItem.current
            }
        }
        contentItem: Caption {
            text: menuItem.text.replace("&", "")
            verticalAlignment: Text.AlignVCenter
        }

        onHoveredChanged: if (hovered && root.menus.some(each => each.visible))
            justOpened.restart()

        MouseArea {
            anchors.fill: parent
            enabled: justOpened.running && (menuItem.menu?.visible ?? false)

            onClicked: justOpened.stop()
        }

        // The mnemonic on a keyboard that types no Latin letters.
        Shortcut {
            readonly property list<string> alias: root.controller.keys.alias

            enabled: root.enabled && alias[0] !== "" && menuItem.text.includes(`&${alias[0]}`)
            sequence: `Alt+${alias[1]}`

            onActivated: menuItem.triggered()
        }
    }

    component CheckableAction: Action {
        checkable: true
    }

    ActionGroup {
        id: languages
    }

    LazyMenu {
        groups: [2, 6, 10]
        title: qsTr("&Game")

        Action {
            shortcut: root.shortcuts.newGame
            text: qsTr("&New game…")

            onTriggered: root.newGameRequested()
        }

        Action {
            text: qsTr("Read a &game")

            onTriggered: root.readRequested()
        }

        Action {
            enabled: root.controller.state.canGiveUp
            text: qsTr("&Resign…")

            onTriggered: root.giveUpRequested()
        }

        Action {
            enabled: root.controller.study.canPlayOn
            text: qsTr("&Play on from here…")

            onTriggered: root.playOnRequested()
        }

        Action {
            enabled: root.controller.state.gameOn
            text: qsTr("&Check the deal…")

            onTriggered: root.sealRequested()
        }

        Action {
            enabled: root.replay.available
            shortcut: root.shortcuts.replay
            text: qsTr("Look &back")

            onTriggered: root.replayRequested()
        }

        Action {
            shortcut: root.shortcuts.library
            text: qsTr("&Your games…")

            onTriggered: root.libraryRequested()
        }

        Action {
            shortcut: root.shortcuts.open
            text: qsTr("&Open…")

            onTriggered: root.openRequested()
        }

        Action {
            // Disabled while a dialog is open, because it may show other games.
            enabled: root.enabled && root.savedGames.inLibrary.addable
            shortcut: root.shortcuts.addToLibrary
            text: qsTr("&Add to library")

            onTriggered: root.savedGames.inLibrary.add()
        }

        Action {
            // Behind a curtain nobody is seated who may save a file with both hands.
            enabled: root.controller.state.gameOn && !root.controller.state.curtained
            shortcut: root.shortcuts.save
            text: qsTr("&Save as…")

            onTriggered: root.saveRequested()
        }

        Action {
            enabled: root.controller.state.gameOn && !root.controller.state.unfinished
            text: qsTr("S&hare…")

            onTriggered: root.shareRequested()
        }

        Action {
            shortcut: root.shortcuts.quit
            text: qsTr("&Quit")

            onTriggered: root.quitRequested()
        }
    }

    LazyMenu {
        groups: [1]
        title: qsTr("&View")

        CheckableAction {
            checked: root.fullScreen
            shortcut: root.shortcuts.fullScreen
            text: qsTr("&Full screen")

            onTriggered: root.fullScreenRequested()
        }

        CheckableAction {
            checked: root.controller.state.settings.remarks === "on"
            text: qsTr("&Opponents speak")

            onTriggered: root.controller.state.settings.remarks = checked ? "on" : "off"
        }

        Action {
            shortcut: root.shortcuts.settings
            text: qsTr("&Settings…")

            onTriggered: root.settingsRequested()
        }
    }

    LazyMenu {
        id: languageMenu

        //: Shown in both languages, so that whoever reads only one of them finds it.
        title: qsTr("&Language")
    }

    Instantiator {
        model: root.controller.state.settings.languages

        CheckableAction {
            required property var modelData

            ActionGroup.group: languages
            checked: root.controller.state.language === modelData.code
            text: modelData.name

            onTriggered: root.controller.setLanguage(modelData.code)
        }

        onObjectAdded: (_, action) => languageMenu.entries.push(action as Action)
    }

    LazyMenu {
        groups: [2, 4]
        title: qsTr("&Help")

        Action {
            shortcut: root.shortcuts.rules
            text: qsTr("Quick &rules")

            onTriggered: root.rulesRequested()
        }

        Action {
            text: qsTr("&Practice")

            onTriggered: root.practiceRequested()
        }

        Action {
            text: qsTr("Opponents’ &strength")

            onTriggered: root.strengthRequested()
        }

        Action {
            text: qsTr("&Keyboard shortcuts (?)")

            onTriggered: root.shortcutsRequested()
        }

        Action {
            text: qsTr("&About Tyrus")

            onTriggered: root.aboutRequested()
        }
    }
}
