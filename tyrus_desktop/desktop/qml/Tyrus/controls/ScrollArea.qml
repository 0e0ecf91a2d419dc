import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Content that scrolls if it does not fit, also with the keyboard, and follows the focus.
Flickable {
    id: root

    // Whether it scrolls to what gets the focus.
    property bool follows: true

    readonly property bool scrolls: contentHeight > height + 1
    readonly property Item focused: visible ? Window.activeFocusItem : null

    function scroll(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
    }

    function holds(item: Item): bool {
        return item !== null && (item === contentItem || holds(item.parent));
    }

    function reveal(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y - 8;
        scroll(Math.min(0, top - contentY) + Math.max(0, top + item.height + 16 - contentY - height));
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: scrolls
    contentWidth: width

    Keys.onDownPressed: scroll(40)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
            scroll((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * height);
    }
    Keys.onUpPressed: scroll(-40)
    onFocusedChanged: {
        if (follows && scrolls && holds(focused))
            reveal(focused);
    }

    ScrollBar.vertical: ScrollBar {
        Accessible.ignored: !enabled
        implicitWidth: Theme.pixels(10)
        policy: root.scrolls ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }
}
