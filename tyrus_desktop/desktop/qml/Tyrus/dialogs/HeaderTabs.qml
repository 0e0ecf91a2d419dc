import QtQuick
import Tyrus

// The tabs of a dialog's pages in its header, beside the title, or below it if there is no room.
ChoiceRow {
    required property BaseDialog dialog

    // What stands between the title and the tabs.
    property PushButton between: null

    readonly property real room: dialog.width - Theme.pixels(44)
    readonly property bool below: dialog.header.implicitWidth + (between?.visible ? between.width : 0) + lineWidth > room

    // The height that they take below the title.
    readonly property real titleRoom: below ? height + Theme.pixels(6) : 0

    areTabs: true
    label: qsTr("Pages")
    onWood: true
    parent: dialog.header
    width: Math.min(room, lineWidth + 1)
    x: below ? Theme.pixels(22) : dialog.width - Theme.pixels(22) - width
    y: below ? dialog.header.height - height - Theme.pixels(4) : Math.round((dialog.header.height - height) / 2) + 1
}
