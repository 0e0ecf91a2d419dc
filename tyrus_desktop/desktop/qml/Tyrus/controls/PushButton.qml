import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A button; `primary` marks the default one of a dialog. On the wood of the rack it is of wood, and
// filled while checked.
Button {
    id: root

    property bool primary: false
    property bool onWood: false

    readonly property bool filled: primary || (onWood && checked)
    readonly property color letters: filled ? Theme.fillInk : onWood ? Theme.rackInk : Theme.ink

    // The sign after the words, from resources/signs/.
    property string sign: ""

    // Like `visualFocus`, but also true if code sets the focus: only a mouse click shows no ring.
    readonly property bool focusVisible: activeFocus && focusReason !== Qt.MouseFocusReason

    // Whether it was last pressed with the pointer rather than a key.
    property bool byPointer: false

    function enter(event: KeyEvent): void {
        byPointer = false;
        if (!event.isAutoRepeat && !deadToKeys())
            click();
    }

    // Whether a key pressed twice means another button, which had the focus before.
    function deadToKeys(): bool {
        return Presses.byKey && Presses.tooEarly() && !(Presses.button === root && Presses.remains());
    }

    // A focused radio button is already chosen, so leave Enter to the dialog.
    function enterHere(event: KeyEvent): void {
        event.accepted = !autoExclusive;
        if (!autoExclusive)
            enter(event);
    }

    Accessible.ignored: !enabled
    Accessible.name: text
    font.pixelSize: Theme.text
    leftPadding: Theme.pixels(18)
    padding: Theme.pixels(9)
    rightPadding: Theme.pixels(18)

    // Qt's buttons do not handle Enter. A held key presses only once.
    Keys.onEnterPressed: event => enterHere(event)
    Keys.onReturnPressed: event => enterHere(event)
    Keys.onSpacePressed: event => {
        byPointer = false;
        event.accepted = event.isAutoRepeat || deadToKeys();
    }

    onClicked: Presses.note(root, !byPointer, mapToItem(null, pressX, pressY))
    onVisibleChanged: if (visible)
        Presses.noteAppearance()

    Component.onCompleted: Presses.noteAppearance()

    PointHandler {
        onActiveChanged: if (active)
            root.byPointer = true
    }

    background: Rectangle {
        border.color: root.filled && !root.checked ? "transparent" : root.checked ? Theme.purple : root.onWood ? Theme.rackEdge : Theme.panelEdge
        border.width: root.checked ? 2 : 1
        color: root.filled ? (root.down ? Qt.darker(Theme.purpleFill, 1.2) : Theme.purpleFill) : root.onWood ? (root.down ? Theme.rackFoot : Theme.rackButton) : (root.down || root.checked ? Theme.chosen : Theme.panel)
        radius: Theme.pixels(7)

        FocusRing {
            shown: root.focusVisible
        }

        Rectangle {
            anchors.fill: parent
            color: root.letters
            opacity: 0.07
            radius: Theme.pixels(7)
            visible: root.hovered && root.enabled
        }
    }
    contentItem: Caption {
        color: root.letters
        font: root.font
        horizontalAlignment: Text.AlignHCenter
        rightPadding: root.sign === "" ? 0 : sign.width
        text: root.text
        verticalAlignment: Text.AlignVCenter

        Picture {
            id: sign

            color: parent.color
            height: width
            name: root.sign === "" ? "" : "signs/" + root.sign
            width: root.font.pixelSize
            x: (parent.width - width + parent.contentWidth) / 2
            y: (parent.height - height) / 2
        }
    }
}
