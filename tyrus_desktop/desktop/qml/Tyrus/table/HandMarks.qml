import QtQuick
import Tyrus
import Tyrus.Core

// The frames around a hand: the focus, and in open play by slots the row of whose turn it is.
Item {
    id: root

    required property GameController controller
    required property TableLayout places

    // Whether the hand has the focus by the keyboard.
    required property bool focusShown

    // Not while a tile is held, nor for players who use the mouse.
    Item {
        height: root.places.handHeight
        objectName: "tableRing"
        visible: root.focusShown && root.controller.heldSlot < 0
        width: root.places.middleWidth
        x: root.places.middleX
        y: root.places.handY

        FocusRing {
            inset: 0
            radius: 10
            shown: parent.visible
        }
    }

    // Around the name as well.
    Rectangle {
        readonly property bool near: root.places.isNear(root.controller.state.handSide)

        border.color: Theme.ink
        border.width: 2
        color: "transparent"
        height: near ? root.places.handHeight : root.places.farHandHeight + 0.75 * root.places.gap
        objectName: "rowToPlay"
        radius: 8
        visible: root.controller.state.bySlots && root.controller.state.phase === GameController.Person
        width: near ? root.places.middleWidth : Math.min(root.places.middleWidth, 480 * root.places.u)
        x: root.places.middleX + (root.places.middleWidth - width) / 2
        y: near ? root.places.handY : 0.5 * root.places.gap
    }
}
