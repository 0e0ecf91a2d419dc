pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The library: lists, searches and sorts all saved games, and acts on the selected ones.
Item {
    id: root

    required property Library library
    required property LazyFileDialogs files

    // Whether the dialog, or one opened from it, is open.
    required property bool inUse

    readonly property bool choosingFile: files.choosing

    // The last message shown.
    property string told: ""

    readonly property string counted: library.total > 0 ? qsTr("Games shown: %n of %1", "", list.count).arg(library.total) : ""

    signal openRequested
    signal descriptionRequested
    signal keysRequested

    function takeFocus(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    function beginSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();  // Typing replaces the last search.
    }

    function ask(): void {
        told = "";
        library.ask(search.text, filters.current);
    }

    function showAll(): void {
        search.clear();
        filters.choose(0);
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    // Open the only game found, or move focus to the list of several.
    function takeFound(): void {
        if (library.selectOnlyOne())
            openSelected();
        else
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    function openSelected(): void {
        if (library.selection.canOpen)
            openRequested();
    }

    implicitHeight: layout.implicitHeight

    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo))
            library.undo();
        else if (event.matches(StandardKey.Find))
            beginSearch();
        else if (event.matches(StandardKey.Paste))
            library.paste();
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
        told = "";
        // Most buttons need a single selected game.
        library.selection.select(library.games.firstSelected());
    }

    Connections {
        function onTold(sentence: string): void {
            root.told = sentence;
            list.Accessible.announce(sentence);
        }

        function onImported(sentence: string): void {
            onTold(sentence);
        }

        enabled: root.inUse
        target: root.library
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

            PushButton {
                text: qsTr("Import…")

                onClicked: root.files.load().importGames()
            }

            PushButton {
                text: qsTr("Paste")

                onClicked: root.library.paste()
            }

            PushButton {
                objectName: "keys"
                text: qsTr("Keys (?)")

                onClicked: root.keysRequested()
            }
        }

        ChoiceRow {
            id: filters

            Layout.fillWidth: true
            // The texts are in the order of `Filter`.
            choices: [qsTr("All"), qsTr("In progress"), qsTr("Won"), qsTr("Lost"), qsTr("Two players"), qsTr("Studies"), qsTr("Starred"), qsTr("Imported"), qsTr("Unreadable")]
            label: qsTr("Show")

            onChosen: root.ask()
        }

        LibraryHeadings {
            id: headings

            Layout.fillWidth: true
            library: root.library
        }

        LibraryList {
            id: list

            Layout.fillHeight: true
            Layout.fillWidth: true
            columns: headings
            library: root.library
            implicitHeight: 2.4 * rowHeight

            onAllRequested: root.showAll()
            onDescriptionRequested: root.descriptionRequested()
            onOpenRequested: root.openSelected()
        }
    }

    // Above the list, in the gap, so that the rows stay where they are.
    ProgressBar {
        id: progress

        Accessible.name: qsTr("Reading games")
        value: root.library.progress
        visible: root.library.progress < 1
        width: parent.width
        y: list.y - height

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
                width: progress.visualPosition * parent.width
            }
        }
    }
}
