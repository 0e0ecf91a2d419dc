pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Cards of the practice side by side, each with a gap at its right. Only those in sight exist.
GridView {
    id: root

    // The rows of a `PracticeList`, the least width of a card, and the gap.
    required property var rows
    required property real leastWidth

    // The number of cards whose pictures are painted.
    required property int painted

    required property real gap
    readonly property int columns: Math.max(1, Math.floor(width / (leastWidth + gap)))
    property int current: 0

    // The height of a cell without its picture, and the shape with which all lines fit, if there is one.
    readonly property real lettering: (rows[0]?.detail ? 2 : 1) * line.height + Theme.pixels(12) + gap
    readonly property real shape: Math.max(0.52, Math.min(0.72, (height / Math.ceil(count / columns) - lettering) / (cellWidth - gap)))

    signal heeded(string about)

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
    cellHeight: Math.round((cellWidth - gap) * shape + lettering)
    cellWidth: Math.floor(width / columns)
    clip: true
    currentIndex: -1
    keyNavigationEnabled: false
    model: rows.length

    // In the margin, so that the cards are as wide with it as without.
    ScrollBar.vertical: ScrollBar {
        Accessible.ignored: !enabled
        height: root.height
        implicitWidth: Theme.pixels(10)
        parent: root.parent
        policy: root.contentHeight > root.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        x: root.width - root.gap + Theme.pixels(5)
    }
    delegate: PracticeCard {
        required property int index

        current: index === root.current
        height: root.cellHeight - root.gap
        listed: root.rows[index]
        shape: root.shape
        painted: index < root.painted
        width: root.cellWidth - root.gap

        onHeededChanged: if (heeded)
            root.heeded(row.about)
    }

    FontMetrics {
        id: line

        font.pixelSize: Theme.small
    }
}
