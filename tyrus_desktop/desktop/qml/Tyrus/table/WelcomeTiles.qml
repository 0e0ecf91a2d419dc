pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Three tiles to try out. One that is chosen goes from door to door, and each time a ribbon says what it
// would do there. To a newcomer one shows it, in less than five seconds (WCAG 2.2.2); then everything rests.
Item {
    id: root

    required property TableLayout places

    // Whether it is to be shown; not at once, as motion begins after the first frame.
    required property bool shown

    // The tile, and the building before which it stands, or -1 in the hand.
    property int current: 0
    property int at: -1

    // Whether the person has tried a tile.
    property bool tried: false

    // What the tile that is tried out is for.
    readonly property string said: tried ? roles[current] : ""

    readonly property list<string> names: [qsTr("10\u00a0soldiers"), qsTr("10\u00a0merchants"), qsTr("10\u00a0priests")]
    readonly property list<string> roles: [qsTr("Soldiers vote in your citadel, counter in your market and block in the enemy temple. Elsewhere they bluff."), qsTr("Merchants vote in your market, counter in your temple and block in the enemy citadel. Elsewhere they bluff."), qsTr("Priests vote in your temple, counter in your citadel and block in the enemy market. Elsewhere they bluff.")]

    // The buildings in which a tile votes, counters and blocks.
    function doors(profession: int): list<int> {
        const own = App.state.nearSide;
        return [Board.building(own, profession), Board.building(own, Board.kindBeside(profession, 1)), Board.building(Board.other(own), Board.kindBeside(profession, 2))];
    }

    // The ribbon of a tile in the hand shows where it would vote.
    function send(profession: int, building: int): void {
        current = profession;
        at = building;
        App.controller.showRole(profession, building < 0 ? doors(profession)[0] : building);
    }

    function sendOn(profession: int): void {
        const all = doors(profession);
        send(profession, current === profession ? all[(all.indexOf(at) + 1) % all.length] : all[0]);
    }

    // The person has begun to try them out.
    function choose(profession: int): void {
        tour.stop();
        tried = true;
        sendOn(profession);
        App.controller.announced(roles[profession]);
    }

    // A tile in the hand is pointed at.
    function point(profession: int): void {
        tour.stop();
        tried = true;
        if (current !== profession || at < 0)
            send(profession, -1);
    }

    function buildingAt(point: point): int {
        for (let i = 0; i < 2 * Board.kinds; i++) {
            const plot = places.plot(i);
            if (point.x >= plot.left && point.x < plot.right && point.y >= plot.top && point.y < plot.bottom)
                return i;
        }
        return -1;
    }

    objectName: "welcomeTiles"

    Component.onCompleted: {
        if (shown && Theme.motion > 0)
            tour.start();
        else
            sendOn(0);
    }

    // A timer and no animation: the table may go in the middle of it, and an animation's script would
    // be run once more without its context.
    Timer {
        id: tour

        property int steps: 0

        interval: steps === 0 ? 400 : 1100
        repeat: true

        onTriggered: {
            root.sendOn(0);
            steps++;
            if (steps > 3)
                stop();
        }
    }

    Connections {
        function onTilePicked(slot: int): void {
            if (slot < 3)
                root.choose(slot);
        }

        enabled: root.visible
        target: App.controller.keys
    }

    Repeater {
        model: 3

        // Its place in the hand, which can be pointed at also while a tile passes.
        Item {
            id: slot

            required property int index

            readonly property int door: root.current === index ? root.at : -1
            readonly property point inHand: root.places.tileHome(App.state.nearSide, TileModel.Hand, -1, index, 3)
            readonly property point onBoard: root.places.boardHome(App.state.nearSide, Math.max(0, door), 0, 1)

            height: 1.4 * width
            width: root.places.tileWidth
            x: inHand.x - width / 2
            y: inHand.y - height / 2
            z: root.current === index ? 1 : 0

            HoverHandler {
                onHoveredChanged: if (hovered)
                    root.point(slot.index)
            }

            Item {
                id: tile

                // Before a building it stands above the ribbon.
                property point home: drag.active ? drag.centroid.scenePosition : slot.door >= 0 ? Qt.point(slot.onBoard.x, slot.onBoard.y - 0.7 * Theme.text) : Qt.point(slot.inHand.x, slot.inHand.y - (root.current === slot.index ? 0.1 * height : 0))

                Accessible.description: root.roles[slot.index]
                Accessible.ignored: !enabled
                Accessible.name: root.names[slot.index]
                Accessible.role: Accessible.Button
                activeFocusOnTab: true
                height: slot.height
                objectName: "welcomeTile"
                scale: slot.door < 0 || drag.active ? 1 : root.places.boardScale(App.state.nearSide, 1)
                width: slot.width
                x: home.x - slot.x - width / 2
                y: home.y - slot.y - height / 2

                Accessible.onPressAction: root.choose(slot.index)
                Keys.onEnterPressed: root.choose(slot.index)
                Keys.onReturnPressed: root.choose(slot.index)
                Keys.onSpacePressed: root.choose(slot.index)
                onActiveFocusChanged: if (activeFocus)
                    root.choose(slot.index)

                Behavior on home {
                    enabled: !drag.active && !Theme.resizing

                    PropertyAnimation {
                        duration: Theme.glide
                        easing.type: Easing.InOutCubic
                    }
                }

                Behavior on scale {
                    NumberAnimation {
                        duration: Theme.glide
                    }
                }

                FaceUpTile {
                    anchors.fill: parent
                    drawnScale: tile.scale
                    profession: slot.index
                    side: Side.Ivory
                    value: 10
                }

                FocusRing {
                    inset: -3
                    radius: 8
                    shown: tile.activeFocus
                }

                TapHandler {
                    gesturePolicy: TapHandler.DragThreshold

                    onTapped: point => {
                        Presses.note(tile, false, point.scenePosition);
                        root.choose(slot.index);
                    }
                }

                DragHandler {
                    id: drag

                    target: null

                    onActiveChanged: if (!active)
                        root.send(slot.index, root.at)
                    onCentroidChanged: if (active)
                        root.send(slot.index, root.buildingAt(centroid.scenePosition))
                }
            }
        }
    }
}
