import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// The base of all dialogs: a sheet of paper on a board of the rack's wood, which bears the title. It is
// modal, centred, and never larger than the window. It makes room below for a notice. Its content is a
// column as wide as the dialog, which scrolls if it does not fit, also with the keyboard, and follows
// focus.
Dialog {
    id: root

    default property alias content: column.data

    // Its buttons below the scrolled content.
    property alias buttons: footRow.data
    readonly property alias footRoom: footRow.room
    property real preferredWidth: 600
    property bool hasCloseButton: false

    // The height of the content if it stays the same whatever the content is; 0 if it follows the content.
    property real keptHeight: 0

    // The height that is left for the content.
    readonly property real contentRoom: maxHeight - header.implicitHeight - footer.implicitHeight - topPadding - bottomPadding - ringRoom

    // The height below the title for other contents of the header.
    property real titleRoom: 0

    // Whether it reopens after a dialog that was opened from it; it then keeps its state.
    property bool returning: false

    // The button that Enter presses unless the focused control uses Enter.
    property PushButton defaultButton: null

    // The width of the wood around the paper.
    readonly property int rim: Theme.pixels(7)

    // A margin at the left and below for focus rings, because scrolled content is clipped.
    readonly property int ringRoom: 6

    // The growth of the outer margins; with large texts the content needs the height.
    readonly property real outerGrowth: Math.max(1, Theme.unit)

    readonly property real top: 8
    readonly property real maxHeight: (Overlay.overlay ? Overlay.overlay.height : 800) - top - 8
    readonly property real maxWidth: Overlay.overlay ? Overlay.overlay.width - 40 : preferredWidth

    bottomPadding: Math.round(12 * outerGrowth) - ringRoom
    closePolicy: Popup.CloseOnEscape
    height: Math.min(implicitHeight, maxHeight - Theme.noticeRoom)
    leftPadding: Theme.pixels(22) - ringRoom
    modal: true
    padding: Theme.pixels(22)
    parent: Overlay.overlay
    topPadding: Theme.pixels(10)
    width: Math.min(maxWidth, preferredWidth * Math.max(1, Theme.text / 15))
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: Math.round(Math.max(top, Math.min(((parent?.height ?? 0) - height) / 2, top + maxHeight - Theme.noticeRoom - height)))

    Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    // In high contrast it is plain.
    background: Rectangle {
        border.color: Theme.contrast ? Theme.panelEdge : Theme.rackFoot
        border.width: 1
        gradient: Theme.rackWood
        radius: Theme.pixels(12)

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            border.color: Theme.rackEdge
            border.width: 1
            color: "transparent"
            radius: parent.radius - 2
            visible: !Theme.contrast
        }

        // The paper.
        Rectangle {
            anchors.bottomMargin: root.rim
            anchors.fill: parent
            anchors.leftMargin: root.rim
            anchors.rightMargin: root.rim
            anchors.topMargin: root.header.height
            border.color: Theme.rackFoot
            border.width: 1
            color: Theme.panel
            radius: Theme.pixels(5)
            visible: !Theme.contrast
        }

        Repeater {
            model: Theme.contrast ? 0 : 4

            Picture {
                required property int index

                height: width
                name: "table/corner"
                rotation: 90 * index
                width: Theme.pixels(30)
                x: index % 3 === 0 ? 0 : parent.width - width
                y: index < 2 ? 0 : parent.height - height
            }
        }
    }
    contentItem: ScrollArea {
        id: flick

        function press(event: KeyEvent): void {
            event.accepted = root.defaultButton !== null;
            root.defaultButton?.enter(event);
        }

        contentHeight: column.implicitHeight
        follows: root.opened
        implicitHeight: root.keptHeight > 0 ? root.keptHeight + root.ringRoom : column.implicitHeight

        Keys.onEnterPressed: event => press(event)
        Keys.onReturnPressed: event => press(event)

        Column {
            id: column

            bottomPadding: root.ringRoom
            width: flick.width - x - (flick.scrolls ? Theme.pixels(16) : 0)
            x: root.ringRoom
        }
    }
    footer: Item {
        implicitHeight: foot.implicitHeight + Theme.pixels(20)
        visible: root.hasCloseButton || footRow.children.length > 0

        // Scroll by keys while a button has focus.
        Keys.forwardTo: [flick]

        Row {
            id: foot

            anchors.right: parent.right
            anchors.rightMargin: Theme.pixels(22)
            spacing: Theme.pixels(10)

            // In several lines if one is too long.
            Flow {
                id: footRow

                readonly property real lineWidth: visibleChildren.reduce((sum, each) => sum + each.width + spacing, -spacing)
                readonly property real room: root.width - Theme.pixels(54) - (close.visible ? close.width : 0)

                spacing: Theme.pixels(10)
                width: Math.max(0, Math.min(lineWidth, room))
            }

            PushButton {
                id: close

                focus: root.hasCloseButton
                text: qsTr("Close")
                visible: root.hasCloseButton

                onClicked: root.close()
            }
        }
    }
    header: Caption {
        bottomPadding: Theme.pixels(8) + root.titleRoom
        color: Theme.contrast ? Theme.purple : Theme.rackGold
        font.family: Theme.titleFont
        font.pixelSize: Theme.huge
        leftPadding: Theme.pixels(22)
        text: root.title
        topPadding: Math.round(14 * root.outerGrowth)
    }
}
