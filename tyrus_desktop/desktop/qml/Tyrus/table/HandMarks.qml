import QtQuick
import Tyrus
import Tyrus.Core

// The frames around a hand: the focus, and in open play by slots the row of whose turn it is.
Item {
    id: root

    required property TableLayout places

    // Whether the hand has the focus by the keyboard.
    required property bool focusShown

    readonly property bool bySlots: App.state.bySlots && App.state.phase === GameController.Person

    // The row that is played from: with slots it may be the far one, which has its name beside it.
    readonly property bool near: !bySlots || places.isNear(App.state.handSide)

    height: near ? places.handHeight : places.farHandHeight + 0.75 * places.gap
    width: near ? places.handWidth : places.farHandWidth
    x: near ? places.handX : places.farHandX
    y: near ? places.handY : 0.5 * places.gap

    // Not while a tile is held, nor for players who use the mouse.
    Item {
        anchors.fill: parent
        // Of the digits above the tiles, which are shown with it.
        anchors.topMargin: root.near ? -Math.round(0.08 * root.height) : 0
        objectName: "tableRing"
        visible: root.focusShown && App.controller.heldSlot < 0

        FocusRing {
            inset: 0
            radius: 10
            shown: parent.visible
        }
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.rackGold
        border.width: 2
        color: "transparent"
        objectName: "rowToPlay"
        radius: 8
        visible: root.bySlots
    }
}
