pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// How a tile on the stage of a tally comes in, and how it turns over; a bluff bursts.
Item {
    id: root

    required property StageTile tile
    required property Item stamp

    readonly property bool moving: entering.running || turning.running

    function enter(): void {
        entering.start();
    }

    function turn(): void {
        turning.start();
    }

    function stop(): void {
        turning.stop();
    }

    // What somebody believed, and it was nothing.
    Loader {
        active: root.tile.bluff
        anchors.centerIn: parent
        visible: root.tile.burst < 1

        sourceComponent: Picture {
            height: width
            name: "stamps/burst"
            opacity: 1 - Math.pow(root.tile.burst, 4)
            scale: 0.66 + 0.34 * root.tile.burst
            width: Math.round(1.75 * root.tile.height)
        }
    }

    NumberAnimation {
        id: entering

        duration: Theme.step
        easing.type: Easing.OutCubic
        from: 0.08
        property: "entry"
        target: root.tile
        to: 0
    }

    SequentialAnimation {
        id: turning

        NumberAnimation {
            duration: root.tile.turnTime * 0.2
            easing.type: Easing.OutQuad
            property: "lift"
            target: root.tile
            to: 0.1
        }

        NumberAnimation {
            duration: root.tile.turnTime * 0.18
            easing.type: Easing.InSine
            property: "narrow"
            target: root.tile
            to: 0
        }

        PropertyAction {
            property: "faceShown"
            target: root.tile
            value: true
        }

        NumberAnimation {
            duration: root.tile.turnTime * 0.18
            easing.type: Easing.OutSine
            property: "narrow"
            target: root.tile
            to: 1
        }

        NumberAnimation {
            duration: root.tile.turnTime * 0.15
            easing.type: Easing.InQuad
            property: "lift"
            target: root.tile
            to: 0
        }

        PropertyAction {
            property: "stamped"
            target: root.tile
            value: true
        }

        ParallelAnimation {
            SequentialAnimation {
                NumberAnimation {
                    duration: root.tile.turnTime * 0.07
                    property: "squash"
                    target: root.tile
                    to: 0.955
                }

                NumberAnimation {
                    duration: root.tile.turnTime * 0.12
                    easing.type: Easing.OutQuad
                    property: "squash"
                    target: root.tile
                    to: 1
                }
            }

            NumberAnimation {
                duration: root.tile.turnTime * 0.3
                easing.overshoot: 2.4
                easing.type: Easing.OutBack
                from: root.tile.bluff ? 2.4 : 1.7
                property: "scale"
                target: root.stamp
                to: 1
            }

            NumberAnimation {
                duration: root.tile.bluff ? 1.2 * root.tile.turnTime : 0
                easing.type: Easing.OutQuad
                from: root.tile.bluff ? 0 : 1
                property: "burst"
                target: root.tile
                to: 1
            }

            SequentialAnimation {
                loops: root.tile.bluff ? 2 : 0

                NumberAnimation {
                    duration: root.tile.turnTime * 0.14
                    property: "rattle"
                    target: root.tile
                    to: -3.5
                }

                NumberAnimation {
                    duration: root.tile.turnTime * 0.14
                    property: "rattle"
                    target: root.tile
                    to: 3.5
                }

                NumberAnimation {
                    duration: root.tile.turnTime * 0.07
                    property: "rattle"
                    target: root.tile
                    to: 0
                }
            }
        }
    }
}
