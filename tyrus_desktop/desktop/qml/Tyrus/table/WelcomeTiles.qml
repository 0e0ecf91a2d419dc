pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Three tiles to try out: one that is pointed at, or asked for by its digit, says in each building
// what it would do there. To a newcomer they are shown once, one after the other, in less than five
// seconds (WCAG 2.2.2); then everything rests.
Item {
    id: root

    required property GameController controller
    required property TableLayout places

    // Whether they are to be shown; not at once, as motion begins after the first frame.
    required property bool shown

    property int current: -1

    readonly property list<string> names: [qsTr("10\u00a0soldiers"), qsTr("10\u00a0merchants"), qsTr("10\u00a0priests")]
    readonly property list<string> roles: [qsTr("Soldiers vote in your citadel, counter in your market and block in the enemy temple. Elsewhere they bluff."), qsTr("Merchants vote in your market, counter in your temple and block in the enemy citadel. Elsewhere they bluff."), qsTr("Priests vote in your temple, counter in your citadel and block in the enemy market. Elsewhere they bluff.")]

    function show(profession: int): void {
        current = profession;
        controller.showRoles(profession);
    }

    // The person has begun to try them out.
    function choose(profession: int): void {
        tour.stop();
        show(profession);
        controller.announced(roles[profession]);
    }

    objectName: "welcomeTiles"

    Component.onCompleted: {
        if (shown && Theme.motion > 0) {
            tour.triggered();
            tour.start();
        } else {
            show(0);
        }
    }

    // A timer and no animation: the table may go in the middle of it, and an animation's script would
    // be run once more without its context.
    Timer {
        id: tour

        // How many acts were played: the even ones show the next tile, the odd ones turn it.
        property int acts: 0

        interval: acts % 2 ? 500 : 1000
        repeat: true

        onTriggered: {
            if (acts === 2 * tiles.count) {
                stop();
                root.show(0);
                return;
            }
            if (acts % 2)
                (tiles.itemAt(root.current) as WelcomeTile)?.turn();
            else
                root.show((root.current + 1) % tiles.count);
            acts++;
        }
    }

    Connections {
        function onTilePicked(slot: int): void {
            if (slot < 3)
                root.choose(slot);
        }

        enabled: root.visible
        target: root.controller.keys
    }

    Repeater {
        id: tiles

        model: 3

        WelcomeTile {
            required property int index

            home: root.places.tileHome(root.controller.state.nearSide, TileModel.Hand, -1, index, 3)
            lifted: root.current === index
            name: root.names[index]
            profession: index
            roles: root.roles[index]
            width: root.places.tileWidth

            onChosen: root.choose(index)
            onPointed: {
                tour.stop();
                root.show(index);
            }
        }
    }
}
