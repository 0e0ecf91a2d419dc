pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Cards of the practice side by side. Only those in sight exist.
GridView {
    id: root

    // The rows of a `PracticeList`, and the least width of a card.
    required property var rows
    required property real leastWidth

    // The number of cards whose pictures are painted.
    required property int painted

    readonly property real gap: Theme.pixels(12)
    readonly property int columns: Math.max(1, Math.floor((width - gap) / (leastWidth + gap)))
    property int current: 0

    signal heeded(string about)
    signal picked(string name)

    function firstToDo(): int {
        return Math.max(0, rows.findIndex(each => !each.done));
    }

    function begin(): void {
        current = firstToDo();
        forceLayout();
        positionViewAtIndex(current, GridView.Contain);
    }

    function go(to: int): void {
        current = to;
        positionViewAtIndex(to, GridView.Contain);
        itemAtIndex(to)?.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.List
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0
    cellHeight: Math.round((cellWidth - gap) * 0.52 + (rows[0]?.detail ? 2 : 1) * line.height) + Theme.pixels(12) + gap
    cellWidth: Math.floor((width - gap) / columns)
    clip: true
    currentIndex: -1
    keyNavigationEnabled: false
    model: rows.length

    ScrollBar.vertical: ScrollBar {
        Accessible.ignored: !enabled
        implicitWidth: Theme.pixels(10)
        policy: root.contentHeight > root.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }
    delegate: PracticeCard {
        required property int index

        current: index === root.current
        height: root.cellHeight - root.gap
        listed: root.rows[index]
        painted: index < root.painted
        width: root.cellWidth - root.gap

        onClicked: root.picked(row.name)
        onHeededChanged: if (heeded)
            root.heeded(row.about)
    }

    FontMetrics {
        id: line

        font.pixelSize: Theme.small
    }
}
