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

    // On each pier a flag with how many its side has won, and for a row a pennant for each election of it
    // and one, dashed, for the election that would end the game.
    Repeater {
        model: App.state.models.players

        Picture {
            id: flag

            required property int playerSide
            required property int representatives
            required property int streakLength

            // The row that hangs here. Once the stage of the tally that broke it has left the flags in sight,
            // its pennants fall, 0..1.
            property int row: 0
            property real fallen: 0
            readonly property bool tallied: App.state.models.tally.open
            readonly property point at: root.places.pier(playerSide)
            readonly property real unit: root.places.pierUnit

            function follow(): void {
                if (tallied || falling.running)
                    return;
                if (row > 1 && streakLength < 2 && Theme.glide > 0)
                    falling.start();
                else
                    row = streakLength;
            }

            Component.onCompleted: row = streakLength
            onStreakLengthChanged: follow()
            onTalliedChanged: follow()

            NumberAnimation {
                id: falling

                duration: 2 * Theme.glide
                easing.type: Easing.InQuad
                from: 0
                property: "fallen"
                target: flag
                to: 1

                onFinished: {
                    flag.row = flag.streakLength;
                    flag.fallen = 0;
                }
            }

            height: Math.round(84 * unit)
            name: "table/" + Drawings.side(playerSide) + "-flag"
            width: Math.round(62 * unit)
            x: Math.round(at.x + 166 * unit)
            y: Math.round(at.y)

            Caption {
                color: Theme.woodInk[parent.playerSide]
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: Math.round(42 * parent.unit)
                horizontalAlignment: Text.AlignHCenter
                objectName: "wonCount"
                text: parent.representatives
                width: 52 * parent.unit
                x: 7 * parent.unit
                y: 29.5 * parent.unit - height / 2
            }

            Repeater {
                model: flag.row > 1 ? 3 : 0

                Picture {
                    required property int index

                    readonly property bool won: index < flag.row

                    height: Math.round(48 * flag.unit)
                    name: "table/pennant-" + (won ? "won" : "next")
                    objectName: "pennant"
                    opacity: 1 - flag.fallen * flag.fallen
                    rotation: won ? (30 + 25 * index) * flag.fallen : 0
                    width: Math.round(44 * flag.unit)
                    x: Math.round((47 * index - 144) * flag.unit)
                    y: Math.round((won ? 110 * flag.fallen : 0) * flag.unit - 12 * flag.unit)
                }
            }
        }
    }

    Repeater {
        model: App.state.models.players

        NamePlate {
            awaited: root.looks ? App.state.nextSide === playerSide : toPlay
            bubbleRight: near ? root.places.gap + root.places.sideWidth : root.places.farHandStart
            face: App.state.faces[playerSide] || Drawings.side(playerSide)
            levels: App.state.levels
            nameRight: near && !root.places.stacked && y + 1.5 * Theme.text <= root.places.handY ? root.places.handX + root.places.handWidth : bubbleRight
            near: root.places.isNear(playerSide)
            remarks: App.controller.remarks
            x: root.places.gap
            y: near ? root.places.plateY : root.places.gap
        }
    }

    ElectionCard {
        clickable: root.clickable
        corner: root.places.ledgerTab + root.places.gap
        height: root.places.plateHeight
        large: root.places.large || root.places.stacked
        told: App.replay.on
        visible: !root.ledgerOpen
        width: root.places.cardWidth
        x: root.places.width - width - root.places.gap
        y: root.places.plateY

        onElectionChosen: number => root.electionChosen(number)
    }

    StreakSign {
        maxWidth: rightEdge - (root.places.width - root.places.farHandStart)
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
