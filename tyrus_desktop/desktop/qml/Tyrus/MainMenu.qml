pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The menus; every entry says what it wants by a signal or sets a setting.
MenuBar {
    id: root

    required property GameController controller
    property bool fullScreen: false

    signal newGameWanted
    signal openWanted
    signal saveWanted
    signal giveUpWanted
    signal sealWanted
    signal rulesWanted
    signal settingsWanted
    signal strengthWanted
    signal keysWanted
    signal aboutWanted
    signal fullScreenWanted
    signal quitWanted

    background: Rectangle {
        color: Theme.panel
    }

    Shortcut {
        sequence: "F10"

        onActivated: (root.itemAt(0) as MenuBarItem).triggered()
    }
    delegate: MenuBarItem {
        id: head

        Accessible.onPressAction: head.menu.open()
        font.pixelSize: Theme.text
        leftPadding: 12
        padding: 6
        rightPadding: 12

        background: Rectangle {
            border.color: Theme.goldGlow
            border.width: head.highlighted ? 2 : 0
            color: head.highlighted ? Theme.highlight : "transparent"
            radius: 4
        }
        contentItem: Caption {
            text: head.text.replace("&", "")
            verticalAlignment: Text.AlignVCenter
        }
    }

    component Entry: MenuItem {
        id: entry

        font.pixelSize: Theme.text
        implicitHeight: 2.3 * Theme.text

        arrow: null
        background: Rectangle {
            border.color: Theme.goldGlow
            border.width: entry.highlighted ? 2 : 0
            color: entry.highlighted ? Theme.highlight : "transparent"
            radius: 4
        }
        contentItem: Row {
            leftPadding: 24
            opacity: entry.enabled ? 1 : 0.45

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: entry.text.replace("&", "")
                width: 16 * Theme.text
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.inkSoft
                text: entry.action && entry.action.shortcut ? entry.action.shortcut : ""
            }
        }
        indicator: Caption {
            font.bold: true
            text: "✓"
            verticalAlignment: Text.AlignVCenter
            visible: entry.checkable && entry.checked
            x: 8
            y: (entry.height - height) / 2
        }
    }

    // Its entries are made after the window's first picture, which need not wait for them.
    component Sheet: Menu {
        id: sheet

        default property list<Action> entries

        padding: 4
        width: 27 * Theme.text

        background: Rectangle {
            border.color: Theme.panelEdge
            color: Theme.panel
            radius: 6
        }
        delegate: Entry {
        }

        Connections {
            function onSettledChanged(): void {
                for (const entry of sheet.entries)
                    sheet.addAction(entry);
            }

            target: Theme
        }
    }

    component Choice: Action {
        checkable: true
    }

    Sheet {
        title: qsTr("&Game")

        Action {
            shortcut: "Ctrl+N"
            text: qsTr("&New game…")

            onTriggered: root.newGameWanted()
        }

        Action {
            enabled: root.controller.state.unfinished
            text: qsTr("&Give up…")

            onTriggered: root.giveUpWanted()
        }

        Action {
            enabled: root.controller.state.gameOn
            text: qsTr("The sealed &deal…")

            onTriggered: root.sealWanted()
        }

        Action {
            shortcut: "Ctrl+O"
            text: qsTr("&Open…")

            onTriggered: root.openWanted()
        }

        Action {
            enabled: root.controller.state.gameOn
            shortcut: "Ctrl+Shift+S"
            text: qsTr("&Save as…")

            onTriggered: root.saveWanted()
        }

        Action {
            shortcut: "Ctrl+Q"
            text: qsTr("&Quit")

            onTriggered: root.quitWanted()
        }
    }

    Sheet {
        title: qsTr("&View")

        Choice {
            checked: root.fullScreen
            shortcut: "F11"
            text: qsTr("&Full screen")

            onTriggered: root.fullScreenWanted()
        }

        Action {
            shortcut: "Ctrl+,"
            text: qsTr("&Settings…")

            onTriggered: root.settingsWanted()
        }
    }

    Sheet {
        //: Shown in both languages, so that whoever reads only one of them finds it.
        title: qsTr("&Language")

        Choice {
            checked: root.controller.state.language === "en"
            text: "English"

            onTriggered: root.controller.setLanguage("en")
        }

        Choice {
            checked: root.controller.state.language === "fr"
            text: "Français"

            onTriggered: root.controller.setLanguage("fr")
        }
    }

    Sheet {
        title: qsTr("&Help")

        Action {
            shortcut: "F1"
            text: qsTr("&Rules in short")

            onTriggered: root.rulesWanted()
        }

        Action {
            text: qsTr("&Strength of the levels")

            onTriggered: root.strengthWanted()
        }

        Action {
            text: qsTr("&Keys (?)")

            onTriggered: root.keysWanted()
        }

        Action {
            text: qsTr("&About Tyrus")

            onTriggered: root.aboutWanted()
        }
    }
}
