pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// All tiles, above everything else on the table. Handles their clicks and drops.
Item {
    id: root

    required property TableLayout places
    required property Repeater buildings
    required property bool clickable

    // The row of the tile that a reader is asked about, or that a card is about; else -1.
    required property int asked

    // Whether the player uses the keyboard.
    required property bool keysShown

    // Read once for all tiles, as each read may have to wait for the interpreter lock.
    readonly property int handSide: App.state.handSide
    readonly property int phase: App.state.phase

    // Whether a person looks at their slots, and may put the tiles in another order.
    readonly property bool looking: phase === GameController.Looking
    readonly property bool movable: phase === GameController.Person || phase === GameController.Trying || looking
    readonly property bool early: App.state.carriesEarly
    readonly property int heldSlot: App.controller.heldSlot

    // The tile in a hand that a lesson or advice points at.
    required property int markedSide
    required property int markedSlot

    // The building that a dragged or held tile points at, or -1.
    property int aim: -1
    property TileItem dragged: null

    // The building that the dragged tile is above.
    readonly property BuildingItem under: dragged !== null && aim >= 0 ? buildings.itemAt(aim) as BuildingItem : null

    // The tile under the pointer. When the pointer crosses to another, either may report first.
    property TileItem pointed: null

    // Where the last tile was released by the pointer; x is -1 if it was placed otherwise.
    property point releasedAt: Qt.point(-1, -1)

    objectName: "tileLayer"

    // A tile placed by keys or clicks comes from the middle of the hand.
    function released(ofSide: int): point {
        return releasedAt.x < 0 ? places.tileHome(ofSide, TileModel.Hand, -1, 0, 1) : releasedAt;
    }

    // Any interruption between a drag and its release sends the tile home.
    function endDrag(): void {
        dragged?.endDrag(false);
    }

    // Put the tile in hand into another slot, and let go of it.
    function moveTo(slot: int): void {
        App.controller.moveTo(slot);
        App.controller.hold(-1);
    }

    function pointAt(building: int, inside: bool): void {
        if (dragged === null)
            aim = inside && App.controller.heldSlot >= 0 ? building : (aim === building ? -1 : aim);
    }

    function buildingAt(x: real, y: real): int {
        for (let i = 0; i < buildings.count; i++) {
            const item = buildings.itemAt(i);
            if (item.contains(item.mapFromItem(root, x, y)))
                return i;
        }
        return -1;
    }

    // Return the tile on the board at a point of this layer.
    function tileAt(at: point): TileItem {
        let found = null;
        for (let i = 0; i < tiles.count; i++) {
            const tile = tiles.itemAt(i) as TileItem;
            if (tile?.place === TileModel.Board && tile.contains(tile.mapFromItem(root, at)) && (found === null || tile.z > found.z))
                found = tile;
        }
        return found;
    }

    Connections {
        function onHeldChanged(): void {
            if (root.dragged !== null)
                return;
            if (App.controller.heldSlot >= 0)
                root.releasedAt = Qt.point(-1, -1);
            else
                root.aim = -1;
        }

        target: App.controller
    }

    Window.onActiveChanged: endDrag()
    Window.onActiveFocusItemChanged: endDrag()
    Window.onVisibilityChanged: endDrag()
    onHeightChanged: endDrag()
    // A tile that was dragged before its turn waits at the pointer.
    onMovableChanged: if (movable && dragged !== null)
        App.controller.hold(dragged.slot)
    onPointedChanged: App.controller.hover(pointed?.slot ?? -1)
    onWidthChanged: endDrag()

    Loader {
        active: Theme.settled

        sourceComponent: TileDrawings {
            width: root.places.tileWidth
        }
    }

    Repeater {
        id: tiles

        model: App.state.models.tiles

        TileItem {
            id: tile

            function aimAtBuilding(): void {
                if (dragging)
                    root.aim = root.buildingAt(x + width / 2, y + height / 2);
            }

            asked: index === root.asked
            early: root.early && place === TileModel.Hand && tileSide === root.handSide && faceUp
            held: movable && slot === root.heldSlot
            digitShown: root.keysShown && movable
            home: place === TileModel.Released ? root.released(tileSide) : root.places.tileHome(tileSide, place, building, slot, slots)
            marked: place === TileModel.Hand && slot === root.markedSlot && tileSide === root.markedSide
            homeScale: root.places.tileScale(tileSide, place, slots)
            movable: place === TileModel.Hand && tileSide === root.handSide && (faceUp || numbered) && root.movable
            opacity: place === TileModel.Discard ? 0 : 1
            reach: place === TileModel.Hand ? 5 * root.places.u : 0
            width: root.places.tileWidth

            // A discarded tile stays visible until it reaches the coffer.
            Behavior on opacity {
                NumberAnimation {
                    duration: Theme.reducedMotion ? Theme.fade : Theme.glide
                    easing.type: Easing.InQuint
                }
            }

            onDraggingChanged: {
                root.dragged = dragging ? tile : null;
                if (!dragging)
                    root.aim = -1;
                if (early)
                    App.controller.carry(dragging ? slot : -1);
                else if (dragging)
                    App.controller.hold(slot);
            }
            onDropped: (centerX, centerY) => {
                if (root.looking)
                    return root.moveTo(root.places.slotAt(centerX, centerY, slot, slots));
                const building = root.buildingAt(centerX, centerY);
                if (early && building >= 0)
                    return App.controller.refuseEarly();
                root.releasedAt = Qt.point(centerX, centerY);
                if (building < 0 || !App.controller.place(slot, building))
                    App.controller.hold(-1);
            }
            onPicked: {
                const held = App.controller.heldSlot;
                if (root.looking && held >= 0 && held !== slot)
                    root.moveTo(slot);
                else
                    App.controller.hold(held === slot ? -1 : slot);
            }
            onPointed: inside => {
                if (inside)
                    root.pointed = tile;
                else if (root.pointed === tile)
                    root.pointed = null;
            }
            onPutBack: {
                if (App.controller.heldSlot === slot)
                    App.controller.hold(-1);
            }
            onXChanged: aimAtBuilding()
            onYChanged: aimAtBuilding()
        }
    }

    Loader {
        active: App.advice !== null
        anchors.fill: parent
        z: 1500

        Component.onCompleted: setSource("../table/Gauge.qml", {
            "advice": Qt.binding(() => App.advice),
            "places": root.places
        })
    }

    // What the dragged tile would do in the building below it.
    Loader {
        active: root.under !== null || item !== null
        visible: root.under !== null
        x: Math.max(0, Math.min(root.width - width, root.dragged === null ? 0 : root.dragged.x + (root.dragged.width - width) / 2))
        y: Math.max(0.2 * height, root.dragged === null ? 0 : root.dragged.y - 0.06 * root.dragged.height - 1.15 * height)
        z: 1100

        sourceComponent: Ribbon {
            maxWidth: root.width / 3
            name: root.under?.hintName ?? ""
            objectName: "carriedHint"
            role: root.under?.hintRole ?? -1
            scale: 1.3
            when: root.under?.hintWhen ?? ""
        }
    }

    // In a replay a tile shows when it was placed, and a click goes there.
    Loader {
        active: root.clickable
        anchors.fill: parent
        z: 2000

        sourceComponent: PlacedTiles {
            tiles: root
        }
    }
}
