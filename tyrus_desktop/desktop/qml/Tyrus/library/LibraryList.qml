pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The list of games. Arrows and clicks select a game, with Shift a range, with Ctrl one more; Enter and
// double clicks open it. A click on the first column, or the key *, toggles the star.
ListView {
    id: root

    required property LibraryHeadings columns

    // An integer, because ListView assumes an integer height for rows out of view.
    readonly property int rowHeight: Math.round(3.2 * Theme.text)

    // Whether there is no game at all, but there could be.
    readonly property bool blank: App.library.searched && App.library.total === 0 && !App.library.unlisted

    // Whether the current game was selected by default.
    property bool takenUnasked: false

    signal openRequested
    signal allRequested

    function go(to: int, event: KeyEvent): void {
        const index = Math.max(0, Math.min(count - 1, to));
        takenUnasked = false;
        currentIndex = index;
        positionViewAtIndex(index, ListView.Contain);
        if (!(event.modifiers & Qt.ControlModifier))
            App.library.selection.select(index, false, (event.modifiers & Qt.ShiftModifier) !== 0);
        event.accepted = true;
    }

    // When focus comes by the keyboard, select the first game unless one was selected before.
    function enter(): void {
        if (!activeFocus || currentIndex >= 0 || count === 0)
            return;
        const first = App.library.selection.count === 0 || takenUnasked;
        currentIndex = first ? 0 : App.library.games.firstSelected();
        positionViewAtIndex(currentIndex, ListView.Contain);
        if (!first)
            return;
        App.library.selection.select(0);
        takenUnasked = true;
    }

    // Keep the scroll position after a change of rows.
    function settle(asked: bool): void {
        const place = App.library.games.settle(contentY, height, rowHeight, currentIndex, takenUnasked, asked);
        currentIndex = place.current;
        forceLayout();
        if (place.top !== undefined)
            contentY = place.top;
        enter();
    }

    // Ignore auto-repeat.
    function once(event: KeyEvent, action: var): void {
        if (!event.isAutoRepeat)
            action();
    }

    function press(event: KeyEvent): void {
        const page = Math.max(1, Math.floor(height / rowHeight) - 1);
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
            App.library.selection.selectAll();
        else if (event.matches(StandardKey.Delete) || event.key === Qt.Key_Backspace)
            once(event, App.library.delete);
        else if (event.key === Qt.Key_Space)
            App.library.selection.select(currentIndex, true);
        else if (event.key === Qt.Key_Asterisk && App.library.selection.allOver)
            once(event, App.library.star);
        else if (event.key === Qt.Key_F2 && App.library.selection.over)
            App.openOver(Sheet.Describe);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            once(event, blank ? invited.button.click : openRequested);
        else
            return;
        event.accepted = true;
    }

    Accessible.name: qsTr("Games")
    Accessible.role: Accessible.List
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0  // Hidden items would have to follow all changes of rows.
    clip: true
    currentIndex: -1
    highlightFollowsCurrentItem: false
    objectName: "games"
    reuseItems: true

    Keys.onPressed: event => press(event)
    onActiveFocusChanged: enter()
    onHeightChanged: positionViewAtIndex(currentIndex, ListView.Contain)

    Connections {
        function onRevealed(index: int): void {
            root.currentIndex = index;
            root.positionViewAtIndex(index, ListView.Contain);
        }

        target: App.library
    }

    Connections {
        function onReplaced(asked: bool): void {
            root.settle(asked);
        }

        target: App.library.games
    }

    Connections {
        function onChanged(): void {
            root.takenUnasked = false;
        }

        target: App.library.selection
    }

    // Created after the dialog, so that the window is not blocked until both exist.
    Timer {
        interval: 1
        running: true

        onTriggered: {
            root.model = App.library.games;
            root.currentIndex = -1;  // Setting a model selects the first row.
            root.enter();
        }
    }

    ScrollBar.vertical: ScrollBar {
        Accessible.ignored: true
        policy: root.contentHeight > root.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }
    delegate: LibraryRow {
        height: root.rowHeight
        columns: root.columns
        focused: root.activeFocus && ListView.isCurrentItem
        width: root.width - (root.contentHeight > root.height ? 14 : 0)

        onDoubled: root.openRequested()
        onResumed: {
            root.currentIndex = index;
            App.library.selection.select(index);
            root.openRequested();
        }
        onStarToggled: App.library.starAlone(index)
        onPressed: modifiers => {
            root.takenUnasked = false;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.currentIndex = index;
            App.library.selection.select(index, (modifiers & Qt.ControlModifier) !== 0, (modifiers & Qt.ShiftModifier) !== 0);
        }
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.panelEdge
        color: "transparent"
        radius: Theme.pixels(4)
        z: 2

        FocusRing {
            inset: 0  // The list clips its contents.
            radius: Theme.pixels(4)
            shown: root.activeFocus && root.currentIndex < 0 && !showAll.activeFocus
        }
    }

    // An empty list shows a pale example, as far as there is room above the invitation.
    Repeater {
        model: root.blank ? App.library.example : null

        LibraryRow {
            Accessible.ignored: true
            columns: root.columns
            enabled: false
            focused: false
            height: root.rowHeight
            objectName: ""
            parent: root
            visible: y + height <= invited.y
            width: root.width
            y: index * height
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        color: Theme.panel
        opacity: 0.68
        parent: root
        visible: root.blank
    }

    Invitation {
        id: invited

        anchors.horizontalCenter: parent.horizontalCenter
        height: implicitHeight
        parent: root
        sentences: [App.library.canUndo ? qsTr("No games left.") : qsTr("No games yet. Every game that you play is saved here.")]
        visible: root.blank
        width: Math.max(0.42 * root.width, Math.min(root.width, 24 * Theme.text))
        y: Math.max(0, Math.min(App.library.example.rowCount() * root.rowHeight + Theme.pixels(14), root.height - height - Theme.pixels(6)))
        z: 3
    }

    Column {
        anchors.centerIn: parent
        spacing: Theme.pixels(12)
        visible: root.count === 0 && App.library.searched && !root.blank
        width: parent.width - Theme.pixels(40)

        SpokenText {
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            text: App.library.total > 0 ? qsTr("No game matches.") : qsTr("Your games folder can’t be read.")
            width: parent.width
            wrapMode: Text.WordWrap
        }

        PushButton {
            id: showAll

            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "showAll"
            text: qsTr("Show all games")
            visible: App.library.total > 0

            onClicked: root.allRequested()
        }
    }
}
