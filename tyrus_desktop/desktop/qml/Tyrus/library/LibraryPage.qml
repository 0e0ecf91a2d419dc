pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The library: lists, searches and sorts all saved games, and acts on the selected ones.
Item {
    id: root

    required property LazyFileDialogs files

    // Whether the dialog, or one opened from it, is open.
    required property bool inUse

    readonly property bool choosingFile: files.choosing

    // The last message shown.
    property string message: ""

    readonly property string counted: App.library.total > 0 ? qsTr("Games shown: %n of %1", "", list.count).arg(App.library.total) : ""

    function takeFocus(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    function beginSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();  // Typing replaces the last search.
    }

    function ask(): void {
        message = "";
        App.library.ask(search.text, filters.current);
    }

    function showAll(): void {
        search.clear();
        filters.choose(0);
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    // Open the only game found, or move focus to the list of several.
    function takeFound(): void {
        if (App.library.selectOnlyOne())
            openSelected();
        else
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    function openSelected(): void {
        if (App.library.selection.canOpen)
            App.close();
        App.library.openSelected();
    }

    implicitHeight: layout.implicitHeight

    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo))
            App.library.undo();
        else if (event.matches(StandardKey.Find))
            beginSearch();
        else if (event.matches(StandardKey.Paste))
            App.library.paste();
        else
            return;
        event.accepted = true;
    }
    // Take focus back from the button that opened the file dialog.
    onChoosingFileChanged: if (!choosingFile && inUse && visible)
        takeFocus()
    onInUseChanged: {
        if (inUse)
            return;
        message = "";
        // Most buttons need a single selected game.
        App.library.selection.select(App.library.games.firstSelected());
    }

    Connections {
        function onReported(sentence: string): void {
            root.message = sentence;
            list.Accessible.announce(sentence);
        }

        function onImported(sentence: string): void {
            onReported(sentence);
        }

        enabled: root.inUse
        target: App.library
    }

    ColumnLayout {
        id: layout

        anchors.fill: parent
        spacing: Theme.pixels(8)

        RowLayout {
            spacing: Theme.pixels(8)

            TextEntry {
                id: search

                Accessible.name: qsTr("Search")
                Layout.fillWidth: true
                maximumLength: 80
                objectName: "search"
                placeholderText: qsTr("Search names, titles, notes, dates, results")

                Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
                Keys.onEscapePressed: event => {
                    event.accepted = text !== "";
                    clear();
                }
                onAccepted: root.takeFound()
                onTextChanged: root.ask()
            }

            // Here no other button moves when it comes.
            PushButton {
                objectName: "undo"
                text: qsTr("Undo delete")
                visible: App.library.canUndo

                onClicked: {
                    root.takeFocus();
                    App.library.undo();
                }
            }

            PushButton {
                text: qsTr("Import…")

                onClicked: root.files.load().importGames()
            }

            PushButton {
                text: qsTr("Paste")

                onClicked: App.library.paste()
            }

            PushButton {
                objectName: "keys"
                text: qsTr("Keys (?)")

                onClicked: App.openOver(Sheet.Shortcuts)
            }
        }

        ChoiceRow {
            id: filters

            Layout.fillWidth: true
            // The texts are in the order of `Filter`.
            choices: [qsTr("All"), qsTr("In progress"), qsTr("Won"), qsTr("Lost"), qsTr("Two players"), qsTr("Studies"), qsTr("Starred"), qsTr("Imported"), qsTr("Unreadable")]
            label: qsTr("Show")
            visible: !list.blank

            onChosen: root.ask()
        }

        // An import or export that takes a while.
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.pixels(12)
            visible: App.library.transferring && !shortly.running

            Timer {
                id: shortly

                readonly property bool due: App.library.transferring

                interval: 400

                onDueChanged: if (due)
                    restart()
            }

            Bar {
                Accessible.name: qsTr("Importing or exporting")
                Layout.fillWidth: true
                objectName: "transfer"
                value: App.library.transferred
            }

            PushButton {
                objectName: "cancel"
                text: qsTr("Cancel")

                onClicked: App.library.cancel()
                onVisibleChanged: if (!visible && activeFocus)
                    root.takeFocus()
            }
        }

        LibraryHeadings {
            id: headings

            Layout.fillWidth: true
            visible: !list.blank
        }

        LibraryList {
            id: list

            Layout.fillHeight: true
            Layout.fillWidth: true
            columns: headings
            implicitHeight: 2.4 * rowHeight

            onAllRequested: root.showAll()
            onOpenRequested: root.openSelected()
        }
    }

    component Bar: ProgressBar {
        id: bar

        background: Rectangle {
            border.color: Theme.panelEdge
            color: Theme.field
            implicitHeight: layout.spacing
            radius: Theme.pixels(4)
        }
        contentItem: Item {
            Rectangle {
                color: Theme.purpleFill
                height: parent.height
                radius: Theme.pixels(4)
                width: bar.visualPosition * parent.width
            }
        }
    }

    // Above the list, in the gap, so that the rows stay where they are.
    Bar {
        Accessible.name: qsTr("Loading games")
        value: App.library.progress
        visible: App.library.progress < 1
        width: parent.width
        y: list.y - height
    }
}
