pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The list of games. As in any list: arrows and a click choose one, with Shift up to there, with Ctrl
// one more; Enter and a double click open it.
ListView {
    id: root

    required property Library library
    required property LibraryHeadings columns

    signal openRequested
    signal descriptionRequested

    function go(to: int, event: KeyEvent): void {
        const index = Math.max(0, Math.min(count - 1, to));
        currentIndex = index;
        positionViewAtIndex(index, ListView.Contain);
        if (!(event.modifiers & Qt.ControlModifier))
            library.select(index, false, (event.modifiers & Qt.ShiftModifier) !== 0);
        event.accepted = true;
    }

    // A person who comes by the keyboard finds the first game selected.
    function takeFirst(): void {
        if (!activeFocus || currentIndex >= 0 || count === 0)
            return;
        currentIndex = 0;
        if (library.selection.count === 0)
            library.select(0, false, false);
    }

    function press(event: KeyEvent): void {
        const page = Math.max(1, Math.floor(height / (2.9 * Theme.text)) - 1);
        const steps = {
            [Qt.Key_Up]: -1,
            [Qt.Key_Down]: 1,
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page,
            [Qt.Key_Home]: -count,
            [Qt.Key_End]: count
        };
        if (event.key in steps)
            go(currentIndex + steps[event.key], event);
        else if (event.matches(StandardKey.SelectAll))
            library.selectAll();
        else if (event.matches(StandardKey.Delete) || event.key === Qt.Key_Backspace)
            library.delete();
        else if (event.key === Qt.Key_Space)
            library.select(currentIndex, true, false);
        else if (event.key === Qt.Key_F2 && library.selection.over)
            descriptionRequested();
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            openRequested();
        else
            return;
        event.accepted = true;
    }

    Accessible.name: qsTr("Games")
    Accessible.role: Accessible.List
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    currentIndex: -1
    highlightFollowsCurrentItem: false
    model: library.games
    objectName: "games"
    reuseItems: true

    Keys.onPressed: event => press(event)
    onActiveFocusChanged: takeFirst()
    onCountChanged: takeFirst()

    Connections {
        function onRevealed(index: int): void {
            root.currentIndex = index;
            root.positionViewAtIndex(index, ListView.Contain);
        }

        target: root.library
    }

    ScrollBar.vertical: ScrollBar {
        Accessible.ignored: true
        policy: root.contentHeight > root.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }
    delegate: LibraryRow {
        columns: root.columns
        focused: root.activeFocus && ListView.isCurrentItem
        width: root.width - (root.contentHeight > root.height ? 14 : 0)

        onDoubled: root.openRequested()
        onResumed: {
            root.library.select(index, false, false);
            root.openRequested();
        }
        onPressed: modifiers => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.currentIndex = index;
            root.library.select(index, (modifiers & Qt.ControlModifier) !== 0, (modifiers & Qt.ShiftModifier) !== 0);
        }
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.panelEdge
        color: "transparent"
        radius: 4
        z: 2

        FocusRing {
            radius: 4
            shown: root.activeFocus && root.currentIndex < 0
        }
    }

    SpokenText {
        anchors.centerIn: parent
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        text: root.library.total > 0 ? qsTr("No game matches.") : qsTr("No games yet. Every game that you play is saved here.")
        visible: root.count === 0 && root.library.searched
        width: parent.width - 40
        wrapMode: Text.WordWrap
    }
}
