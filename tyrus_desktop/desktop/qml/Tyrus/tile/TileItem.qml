pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One upright tile: stands, is lifted and dragged, topples. It shows what the model says and
// moves to where the scene wants it; what a drop means is the scene's to ask.
Item {
    id: root

    required property int index
    required property int tileSide
    required property int place
    required property int profession
    required property int value
    required property int building
    required property int effect
    required property int slot
    required property int slots
    required property bool fallen
    required property int tileRole
    required property bool lastPlaced
    required property bool numbered
    required property string label
    required property string account

    property point home
    property real homeScale: 1
    property bool movable: false
    property bool held: false

    // It made the number that was picked in the tally.
    property bool lit: false
    property bool ready: false
    property bool carried: false
    property bool away: false
    property bool stoodOpen: faceUp
    property bool offered: false
    readonly property alias lying: body.lying
    readonly property bool counts: effect >= 0
    readonly property bool dragging: dragger.active
    readonly property alias lean: sway.angle
    readonly property bool faceUp: profession >= 0
    readonly property bool lifted: dragging || held || (movable && hover.hovered)

    signal picked
    signal dropped(real centerX, real centerY)
    signal pointed(bool inside)
    signal counted

    // A tile that can't be picked up offers no action, not even one that does nothing: so not by
    // a handler, that would always be there.
    function offer(): void {
        if (offered === movable)
            return;
        offered = movable;
        if (offered)
            Accessible.pressAction.connect(picked);
        else
            Accessible.pressAction.disconnect(picked);
    }

    // Where motion is reduced, another place or face fades in.
    function appear(): void {
        if (Theme.calm && ready && place !== TileModel.Discard)
            fade.restart();
    }

    Accessible.checkable: movable
    Accessible.checked: held
    Accessible.description: account
    Accessible.focusable: movable
    Accessible.name: label
    Accessible.role: movable ? Accessible.Button : Accessible.StaticText
    height: width * 1.4
    objectName: "tile"
    scale: homeScale * (dragging ? 1.12 : 1)
    z: dragging ? 1000 : (lifted ? 500 : home.y / 10 + slot)

    Behavior on scale {
        enabled: root.ready

        NumberAnimation {
            duration: Theme.glide
            easing.type: Easing.OutCubic
        }
    }
    Behavior on x {
        enabled: root.ready && !root.carried

        NumberAnimation {
            duration: Theme.glide
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: root.ready && !root.carried

        NumberAnimation {
            duration: Theme.glide
            easing.type: Easing.OutCubic
        }
    }

    Component.onCompleted: {
        body.lying = fallen;
        offer();
        if (place === TileModel.Reserve)
            ready = true;
        else
            readyTimer.start();
    }
    onCountsChanged: if (counts)
        root.counted()
    onFaceUpChanged: Qt.callLater(() => {
        if (!root.fallen)
            root.stoodOpen = root.faceUp;
    })
    onFallenChanged: {
        body.lay(fallen);
        appear();
    }
    onMovableChanged: offer()
    onPlaceChanged: {
        if (place === TileModel.Board)
            sway.settle();
        appear();
    }

    // The first place is taken at once, but by a tile that is drawn: only what changes later is
    // a movement.
    Timer {
        id: readyTimer

        interval: 0

        onTriggered: root.ready = true
    }

    TileSway {
        id: sway

        across: root.x
        carried: root.carried
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
        when: !root.away
    }

    Binding on y {
        restoreMode: Binding.RestoreNone
        value: root.home.y - root.height / 2
        when: !root.away
    }

    TileBody {
        id: body

        anchors.fill: parent
        angle: sway.angle
        tile: root
    }

    TileMarks {
        anchors.fill: parent
        angle: sway.angle
        lift: body.lift
        tile: root
    }

    HoverHandler {
        id: hover

        cursorShape: root.movable ? Qt.OpenHandCursor : Qt.ArrowCursor
        enabled: root.movable

        onHoveredChanged: root.pointed(hovered)
    }

    TapHandler {
        enabled: root.movable
        gesturePolicy: TapHandler.DragThreshold

        onTapped: root.picked()
    }

    DragHandler {
        id: dragger

        enabled: root.movable

        // In this order: the movement must be on again before the tile is called home.
        onActiveChanged: {
            root.carried = active;
            if (!active)
                root.dropped(root.x + root.width / 2, root.y + root.height / 2);
            root.away = active;
        }
    }
}
