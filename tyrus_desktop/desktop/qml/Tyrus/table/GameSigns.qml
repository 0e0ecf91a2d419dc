pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is said about the game over the city and on the rack: who plays, how many each side has won, the
// election in force, the warning of a third in a row, and the button of the ledger.
Item {
    id: root

    required property TableLayout places

    // Whether a click on a counted election goes to its tally.
    required property bool clickable
    required property bool ledgerOpen

    readonly property int phase: App.state.phase

    // In a game by slots both look at their hands before anybody plays.
    readonly property bool looks: App.state.bySlots && (phase === GameController.Curtain || phase === GameController.Seated || phase === GameController.Looking)

    signal ledgerMoved(bool byKey)
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
        corner: root.places.ledgerTab + root.places.gap
        height: root.places.height - y - root.places.gap
        large: root.places.large
        told: App.replay.on
        visible: !root.ledgerOpen
        width: root.places.cardWidth
        x: root.places.width - width - root.places.gap
        y: root.places.plateY

        onElectionChosen: number => root.electionChosen(number)
    }

    StreakSign {
        maxWidth: rightEdge - root.places.width / 2 - 4.7 * 48 * root.places.u
        model: App.state.curtained ? null : App.state.models.chart
        rightEdge: root.places.width - root.places.menuSize - 2 * root.places.gap
    }

    // At the top right of the rack; it is the uppermost tab of the open ledger.
    LedgerTab {
        Accessible.name: root.ledgerOpen ? qsTr("Close the ledger") : qsTr("Open the ledger: tiles seen, elections, log, powers")
        enabled: visible
        height: root.ledgerOpen ? Math.round(root.places.ledgerHeight / 5) - 1 : width
        meaning: qsTr("Key: T")
        objectName: "ledgerButton"
        picture: root.ledgerOpen ? "signs/close" : "signs/book"
        visible: !App.state.curtained && !App.lesson.ended
        width: root.places.ledgerTab
        x: root.places.ledgerX + root.places.ledgerWidth - width
        y: root.places.plateY - (root.ledgerOpen ? 0 : 4 * root.places.u)

        onClicked: root.ledgerMoved(visualFocus)
    }
}
