pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// *Practice*: lessons, puzzles and the user's own moments, each played on the table. An empty list has
// no tab.
BaseDialog {
    id: root

    readonly property var all: [[qsTr("Lessons"), App.practice.lessons], [qsTr("Puzzles"), App.practice.puzzles], [qsTr("Your moments"), App.practice.moments]]
    readonly property var pages: all.filter(([, list]) => list.rows.length > 0)
    readonly property var page: pages[Math.min(tabs.current, pages.length - 1)]
    readonly property var rows: page[1].rows

    // The row that Tab reaches: at first the first that is not done.
    property int current: 0

    function goTo(row: int): void {
        current = Math.max(0, Math.min(rows.length - 1, row));
        (lines.itemAt(current) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    function firstToDo(): int {
        return Math.max(0, rows.findIndex(each => !each.done));
    }

    title: qsTr("Practice")
    preferredWidth: 640
    hasCloseButton: true
    closeIsPrimary: false
    titleRoom: tabs.visible ? tabs.height + Theme.pixels(6) : 0

    onOpened: goTo(firstToDo())

    ChoiceRow {
        id: tabs

        areTabs: true
        choices: root.pages.map(([name]) => name)
        label: qsTr("Pages")
        onWood: true
        parent: root.header
        visible: choices.length > 1
        width: root.width - 2 * x
        x: Theme.pixels(22)
        y: root.header.height - height - Theme.pixels(4)

        onChosen: {
            root.current = root.firstToDo();
            root.contentItem.contentY = 0;
        }
    }

    Column {
        Accessible.name: root.page[0]
        Accessible.role: Accessible.List
        width: parent.width

        Keys.onDownPressed: root.goTo(root.current + 1)
        Keys.onUpPressed: root.goTo(root.current - 1)
        Keys.onPressed: event => {
            const end = {
                [Qt.Key_Home]: 0,
                [Qt.Key_End]: root.rows.length - 1
            }[event.key];
            if (end === undefined)
                return;
            root.goTo(end);
            event.accepted = true;
        }

        Repeater {
            id: lines

            model: root.rows.length

            PracticeRow {
                required property int index

                readonly property var row: root.rows[index]

                detail: row?.detail ?? ""
                done: row?.done ?? false
                focusPolicy: index === root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                title: row?.title ?? ""
                width: parent.width

                onClicked: App.start(row.name, root.page[1])
            }
        }
    }
}
