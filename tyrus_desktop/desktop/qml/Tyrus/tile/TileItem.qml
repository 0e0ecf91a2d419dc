pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One tile, which stands or is lifted or dragged. It shows its row of the model and moves to `home`.
// The scene handles a drop.
Item {
    id: root

    required property int index
    required property int tileSide
    required property int place
    required property int profession
    required property int value
    required property int building
    required property int slot
    required property int slots
    required property bool lastPlaced
    required property bool numbered
    required property string label
    required property string description

    // Whether it is the first of a row with more backs than can be counted by eye.
    readonly property bool countsRow: place === TileModel.Board && slot === 0 && slots > 9 && !faceUp

    property point home
    property real homeScale: 1
    property bool movable: false

    // Whether it can only be dragged, before its turn.
    property bool early: false
    property bool held: false

    // Whether a reader is asked about this tile, or a card is about it.
    property bool asked: false

    // Whether the player uses the keyboard, so that a digit picks up the tile.
    property bool digitShown: false

    // Whether a lesson asks for this tile or points at it.
    property bool marked: false

    // Half of the gap beside the tile, which also reacts to the pointer.
    property real reach: 0
    property bool ready: false

    // Whether the pointer carries the tile; `detached` lasts until its drop is handled.
    property bool dragging: false
    property bool detached: false

    // Whether the button is still down after a cancelled drag, which the tile no longer follows.
    property bool abandoned: false
    readonly property alias lean: sway.angle
    readonly property bool faceUp: profession >= 0

    // Whether moves are animated. Even an animation without duration would cost some time.
    readonly property bool glides: Theme.glide > 0 && !Theme.resizing
    readonly property bool lifted: dragging || held || (movable && hover.hovered)

    signal picked
    signal dropped(real centerX, real centerY)
    signal putBack
    signal pointed(bool inside)

    // Qt calls this function for an item with the role of a button.
    function accessiblePressAction(): void {
        if (movable && enabled)
            picked();
    }

    // Enable the animations before the tile returns home.
    function endDrag(released: bool): void {
        if (!dragging)
            return;
        dragging = false;
        if (released)
            dropped(x + width / 2, y + height / 2);
        else
            putBack();
        abandoned = dragger.active;
        detached = false;
    }

    // With reduced motion, a new place or face fades in.
    function fadeIn(): void {
        if (Theme.reducedMotion && ready && place !== TileModel.Discard)
            fade.restart();
    }

    Accessible.checkable: movable
    Accessible.checked: held
    Accessible.description: description
    Accessible.focusable: movable
    Accessible.ignored: !enabled || label === ""
    Accessible.name: label
    Accessible.role: movable ? Accessible.Button : Accessible.Paragraph
    height: width * 1.4
    objectName: "tile"
    scale: homeScale * (dragging ? 1.12 : 1)
    visible: place !== TileModel.Nowhere
    z: dragging ? 1000 : (lifted || asked ? 500 : home.y / 10 + slot / 100)

    component Glide: NumberAnimation {
        duration: Theme.glide
        easing.type: Easing.OutCubic
    }

    Behavior on scale {
        enabled: root.ready && root.glides

        Glide {}
    }
    Behavior on x {
        enabled: root.ready && root.glides && !root.dragging

        Glide {}
    }
    Behavior on y {
        enabled: root.ready && root.glides && !root.dragging

        Glide {}
    }

    Component.onCompleted: {
        if (place === TileModel.Reserve || place === TileModel.Released)
            ready = true;
        else
            readyTimer.start();
    }
    onHeldChanged: if (!held)
        endDrag(false)
    onPlaceChanged: {
        if (place === TileModel.Board)
            sway.wobble();
        fadeIn();
    }

    // A new tile appears in its place without moving, unless it is drawn from the reserve or was
    // released by a person.
    Timer {
        id: readyTimer

        interval: 0

        onTriggered: root.ready = true
    }

    TileSway {
        id: sway

        position: root.x
        carried: root.dragging
    }

    NumberAnimation {
        id: fade

        duration: Theme.fade
        from: 0
        property: "opacity"
        target: root
        to: 1
    }

    Binding on x {
        restoreMode: Binding.RestoreNone
        value: root.home.x - root.width / 2
        when: !root.detached
    }

    Binding on y {
        restoreMode: Binding.RestoreNone
        value: root.home.y - root.height / 2
        when: !root.detached
    }

    TileBody {
        id: body

        anchors.fill: parent
        angle: sway.angle
        tile: root
    }

    // Created with the first mark, which few tiles ever have.
    Loader {
        active: root.countsRow || root.numbered || root.digitShown || root.held || root.asked || root.lastPlaced || item !== null
        anchors.fill: parent

        sourceComponent: TileMarks {
            angle: sway.angle
            lift: body.lift
            tile: root
        }
    }

    HoverHandler {
        id: hover

        cursorShape: root.movable ? Qt.OpenHandCursor : Qt.ArrowCursor
        enabled: root.movable
        margin: root.reach

        onHoveredChanged: root.pointed(hovered)
    }

    TapHandler {
        enabled: root.movable
        gesturePolicy: TapHandler.DragThreshold
        margin: root.reach

        onTapped: root.picked()
    }

    DragHandler {
        id: dragger

        enabled: root.movable || root.early
        margin: root.reach
        target: root.abandoned ? null : root

        // End a drag, unless another owner of the pointer has ended it.
        onActiveChanged: {
            if (active)
                root.detached = root.dragging = true;
            else
                Qt.callLater(root.endDrag, false);
            root.abandoned = false;
        }
        // Only a release is a drop; a cancelled pointer or a second button is not.
        onGrabChanged: (transition, point) => {
            if (!active)
                root.endDrag(transition === PointerDevice.UngrabExclusive && point.state === EventPoint.Released);
        }
    }
}
