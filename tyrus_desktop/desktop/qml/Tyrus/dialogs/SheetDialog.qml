import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// The program's dialogs: a sheet in the middle of the window, never wider or higher than it; what
// does not fit scrolls, by keys too, and to whatever Tab comes to. Its content is laid out in a
// column as wide as the sheet. A sheet `toRead` is closed by a button at its foot, that stays there.
Dialog {
    id: root

    default property alias sheet: column.data
    property real sheetWidth: 600
    property bool toRead: false

    readonly property real room: Overlay.overlay ? Overlay.overlay.width - 40 : sheetWidth

    anchors.centerIn: Overlay.overlay
    bottomPadding: toRead ? 12 : 22
    closePolicy: Popup.CloseOnEscape
    height: Math.min(implicitHeight, (Overlay.overlay ? Overlay.overlay.height : 800) - 32)
    modal: true
    padding: 22
    parent: Overlay.overlay
    topPadding: 10
    width: Math.min(room, sheetWidth * Math.max(1, Theme.text / 14))

    Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        border.color: Theme.panelEdge
        border.width: 1
        color: Theme.panel
        radius: 12
    }
    contentItem: Flickable {
        id: flick

        readonly property bool scrolls: contentHeight > height + 1
        readonly property Item focused: root.visible ? Window.activeFocusItem : null

        function scroll(by: real): void {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
        }

        function reveal(item: Item): void {
            const top = item.mapToItem(contentItem, 0, 0).y - 8;
            if (contentItem.contains(contentItem.mapFromItem(item, 0, 0)))
                scroll(Math.min(0, top - contentY) + Math.max(0, top + item.height + 16 - contentY - height));
        }

        boundsBehavior: Flickable.StopAtBounds
        clip: scrolls
        contentHeight: column.implicitHeight
        contentWidth: width
        implicitHeight: column.implicitHeight

        Keys.onDownPressed: scroll(40)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
                scroll((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * height);
        }
        Keys.onUpPressed: scroll(-40)
        onFocusedChanged: {
            if (root.opened && scrolls && focused !== null)
                reveal(focused);
        }

        ScrollBar.vertical: ScrollBar {
            policy: flick.scrolls ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: column

            width: flick.width - (flick.scrolls ? 16 : 0)
        }
    }
    footer: Item {
        implicitHeight: close.implicitHeight + 20
        visible: root.toRead

        // The keys that scroll, while the button has the focus.
        Keys.forwardTo: [flick]

        PushButton {
            id: close

            anchors.right: parent.right
            anchors.rightMargin: 22
            focus: root.toRead
            primary: true
            text: qsTr("Close")

            onClicked: root.close()
        }
    }
    header: Caption {
        bottomPadding: 4
        color: Theme.purple
        font.family: Theme.titleFont
        font.pixelSize: Theme.huge
        leftPadding: 22
        text: root.title
        topPadding: 18
    }
}
