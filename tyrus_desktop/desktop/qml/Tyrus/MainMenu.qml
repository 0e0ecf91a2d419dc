pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The menu bar. An entry opens a dialog or changes a setting.
MenuBar {
    id: root

    property bool fullScreen: false

    // The step of the rules about what is pointed at.
    property int topic: Board.Place

    // Whether a file dialog is open, which needs the keys of most shortcuts itself.
    property bool choosingFile: false

    // Whether somebody uses it: a menu is open, or it has the focus.
    readonly property bool inSight: activeFocus || menus.some(each => each.visible)

    readonly property var shortcuts: {
        const all = App.controller.keys.shortcuts;
        return choosingFile ? ({
                "quit": all.quit
            }) : all;
    }

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
            readonly property list<string> alias: App.controller.keys.alias

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
        groups: [1, 5, 10, 12]
        title: qsTr("&Game")

        Action {
            shortcut: root.shortcuts.newGame
            text: qsTr("&New game…")

            onTriggered: App.open(Sheet.NewGame)
        }

        Action {
            enabled: App.state.canGiveUp
            text: qsTr("&Resign…")

            onTriggered: App.open(Sheet.GiveUp)
        }

        Action {
            enabled: App.study.canPlayOn
            text: qsTr("&Play on from here…")

            onTriggered: App.open(Sheet.PlayOn)
        }

        Action {
            enabled: App.state.gameOn
            text: qsTr("&Check the deal…")

            onTriggered: App.open(Sheet.Seal)
        }

        Action {
            enabled: App.replay.available
            shortcut: root.shortcuts.replay
            text: qsTr("Look &back")

            onTriggered: {
                App.close();
                App.replay.open();
            }
        }

        Action {
            shortcut: root.shortcuts.library
            text: qsTr("&Your games…")

            onTriggered: App.open(Sheet.Library)
        }

        Action {
            shortcut: root.shortcuts.open
            text: qsTr("&Open…")

            onTriggered: App.open(Sheet.Open)
        }

        Action {
            // Disabled while a dialog is open, because it may show other games.
            enabled: root.enabled && App.savedGames.inLibrary.addable
            shortcut: root.shortcuts.addToLibrary
            text: qsTr("&Add to library")

            onTriggered: App.savedGames.inLibrary.add()
        }

        Action {
            // Behind a curtain nobody is seated who may save a file with both hands.
            enabled: App.state.gameOn && !App.state.curtained
            shortcut: root.shortcuts.save
            text: qsTr("&Save as…")

            onTriggered: App.open(Sheet.Save)
        }

        Action {
            enabled: App.state.gameOn && !App.state.unfinished
            text: qsTr("S&hare…")

            onTriggered: App.open(Sheet.Share)
        }

        Action {
            text: qsTr("Back &up everything…")

            onTriggered: App.open(Sheet.BackUp)
        }

        Action {
            text: qsTr("Res&tore…")

            onTriggered: App.open(Sheet.Restore)
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
            checked: App.settings.remarks === "on"
            text: qsTr("&Opponents’ remarks")

            onTriggered: App.settings.remarks = checked ? "on" : "off"
        }

        Action {
            shortcut: root.shortcuts.settings
            text: qsTr("&Settings…")

            onTriggered: App.open(Sheet.Settings)
        }
    }

    // The first picture needs none of them.
    ProfileMenu {
        ready: Theme.settled || visible
        title: qsTr("&Profiles")
    }

    LazyMenu {
        id: languageMenu

        //: Shown in both languages, so that people who read only one of them find it.
        title: qsTr("&Language")
    }

    Instantiator {
        model: App.settings.languages

        CheckableAction {
            required property var modelData

            ActionGroup.group: languages
            checked: App.state.language === modelData.code
            text: modelData.name

            onTriggered: App.controller.setLanguage(modelData.code)
        }

        onObjectAdded: (_, action) => languageMenu.entries.push(action as Action)
    }

    LazyMenu {
        groups: [4, 6]
        title: qsTr("&Help")

        Action {
            shortcut: root.shortcuts.rules
            text: qsTr("Quick &rules")

            onTriggered: App.openRules(root.topic)
        }

        Action {
            text: qsTr("&Handbook")

            onTriggered: App.open(Sheet.Handbook)
        }

        Action {
            text: qsTr("&Practice")

            onTriggered: App.open(Sheet.Practice)
        }

        Action {
            text: qsTr("&Guess the tiles")

            onTriggered: App.open(Sheet.Read)
        }

        Action {
            text: qsTr("Opponents’ &strength")

            onTriggered: App.open(Sheet.Strength)
        }

        Action {
            text: qsTr("&Keyboard shortcuts (?)")

            onTriggered: App.open(Sheet.Shortcuts)
        }

        Action {
            text: qsTr("&About Tyrus")

            onTriggered: App.open(Sheet.About)
        }
    }
}
