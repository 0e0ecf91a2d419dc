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

    // The star of a bluff, which bursts.
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

    // A movement of the tile that takes a share of its time.
    component Part: NumberAnimation {
        required property real share

        duration: share * root.tile.turnTime
        target: root.tile
    }

    SequentialAnimation {
        id: turning

        Part {
            easing.type: Easing.OutQuad
            property: "lift"
            share: 0.2
            to: 0.1
        }

        Part {
            easing.type: Easing.InSine
            property: "narrow"
            share: 0.18
            to: 0
        }

        PropertyAction {
            property: "faceShown"
            target: root.tile
            value: true
        }

        Part {
            easing.type: Easing.OutSine
            property: "narrow"
            share: 0.18
            to: 1
        }

        Part {
            easing.type: Easing.InQuad
            property: "lift"
            share: 0.15
            to: 0
        }

        PropertyAction {
            property: "stamped"
            target: root.tile
            value: true
        }

        ParallelAnimation {
            SequentialAnimation {
                Part {
                    property: "squash"
                    share: 0.07
                    to: 0.955
                }

                Part {
                    easing.type: Easing.OutQuad
                    property: "squash"
                    share: 0.12
                    to: 1
                }
            }

            Part {
                easing.overshoot: 2.4
                easing.type: Easing.OutBack
                from: root.tile.bluff ? 2.4 : 1.7
                property: "scale"
                share: 0.3
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

                Part {
                    property: "rattle"
                    share: 0.14
                    to: -3.5
                }

                Part {
                    property: "rattle"
                    share: 0.14
                    to: 3.5
                }

                Part {
                    property: "rattle"
                    share: 0.07
                    to: 0
                }
            }
        }
    }
}
