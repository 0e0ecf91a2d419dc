pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is said about the game over the city and on the rack: who plays, how many each side has won, the
// election in force, the warning of a third in a row, and the drawer's handle.
Item {
    id: root

    required property TableLayout places

    // Whether a drawer or the rail tells of the elections.
    required property bool told

    // Whether a click on a counted election goes to its tally.
    required property bool clickable
    required property bool drawerOpen

    // The left edge of the drawer.
    required property real drawerX

    readonly property int phase: App.state.phase

    // In a game by slots both look at their hands before anybody plays.
    readonly property bool looks: App.state.bySlots && (phase === GameController.Curtain || phase === GameController.Seated || phase === GameController.Looking)

    signal drawerMoved(bool byKey)
    signal electionChosen(int number)

    Repeater {
        model: App.state.models.players

        // On the stern of the first barge, of the side's wood.
        Rectangle {
            required property int playerSide
            required property int representatives
            readonly property point first: root.places.berth(playerSide, 0)

            border.color: Theme.woodEdge[playerSide]
            border.width: Math.max(1, Math.round(1.5 * root.places.u))
            color: Theme.wood[playerSide]
            height: Math.round(26 * root.places.u)
            radius: 5 * root.places.u
            visible: representatives > 0
            width: Math.round(24 * root.places.u)
            x: Math.round(first.x - 0.88 * root.places.tokenSize - width / 2)
            y: Math.round(first.y + 0.3 * root.places.tokenSize - height / 2)

            Caption {
                anchors.centerIn: parent
                color: Theme.woodInk[parent.playerSide]
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: Math.round(20 * root.places.u)
                objectName: "wonCount"
                text: parent.representatives
            }
        }
    }

    Repeater {
        model: App.state.models.players

        NamePlate {
            awaited: root.looks ? App.state.nextSide === playerSide : toPlay
            bubbleRight: near ? root.places.gap + root.places.sideWidth : root.places.width / 2 - 4.7 * 48 * root.places.u
            face: App.state.faces[playerSide] || Drawings.side(playerSide)
            levels: App.state.levels
            nameRight: near && y + 1.5 * Theme.text <= root.places.handY ? root.places.handX + root.places.handWidth : bubbleRight
            near: root.places.isNear(playerSide)
            remarks: App.controller.remarks
            x: root.places.gap
            y: near ? root.places.plateY : root.places.gap
        }
    }

    ElectionCard {
        clickable: root.clickable
        height: root.places.height - y - root.places.gap
        large: root.places.large
        told: root.told
        width: root.places.cardWidth
        x: root.places.width - width - root.places.gap
        y: root.places.plateY

        onElectionChosen: number => root.electionChosen(number)
    }

    StreakSign {
        maxWidth: rightEdge - root.places.width / 2 - 4.7 * 48 * root.places.u
        model: root.drawerOpen || App.state.curtained ? null : App.state.models.chart
        rightEdge: root.places.width - root.places.menuSize - 2 * root.places.gap
    }

    DrawerHandle {
        enabled: visible
        height: Math.round(0.94 * (root.places.canalBottom - root.places.farBottom))
        open: root.drawerOpen
        visible: !App.state.curtained
        width: Math.round(34 * root.places.u)
        x: root.drawerX - width
        y: (root.places.farBottom + root.places.canalBottom - height) / 2

        onClicked: root.drawerMoved(visualFocus)
    }
}
