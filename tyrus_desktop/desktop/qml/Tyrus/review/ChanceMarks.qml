pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// On the ground of `ChancePlot`: the largest falls and rises of the dividing line and, stronger, the moment
// that decided the game. Each is a button that goes there.
Item {
    id: root

    required property ChancePlot plot

    // What the sides' names take of both corners at the left.
    required property size corner

    readonly property int decided: App.review.verdict.position

    // Whether the line falls to the moment that decided: then its top is free.
    readonly property bool fell: (plot.dividing[decided] ?? 0) < (plot.dividing[decided - 1] ?? 0)

    // Go to a moment; the arrows move on from there.
    function go(moment: int): void {
        App.replay.go(moment);
        plot.track.forceActiveFocus(Qt.OtherFocusReason);
    }

    // A small plate on the ground.
    component Plate: RailButton {
        id: plate

        required property color fill
        required property color letter

        bottomPadding: 0
        leftPadding: 5 * Theme.panelUnit
        rightPadding: leftPadding
        topPadding: 0

        background: Rectangle {
            border.color: Theme.contrast ? Theme.fillInk : plate.hovered ? Theme.ink : Theme.curveEdge
            border.width: 1
            color: plate.fill
            radius: height / 2

            FocusRing {
                shown: plate.focusVisible
            }
        }
        contentItem: Caption {
            color: plate.letter
            font.bold: true
            font.pixelSize: plate.font.pixelSize
            text: plate.text
        }
    }

    Repeater {
        model: root.plot.chances.cliffs

        Item {
            id: cliff

            required property var modelData

            readonly property int moment: modelData.position
            readonly property list<real> ends: [root.plot.yOf(root.plot.dividing[moment - 1] ?? 0), root.plot.yOf(root.plot.dividing[moment] ?? 0)]
            readonly property bool falls: modelData.change < 0
            readonly property color fill: falls ? Theme.warning : Theme.rise

            height: root.height

            Rectangle {
                color: cliff.fill
                height: Math.abs(cliff.ends[1] - cliff.ends[0])
                opacity: 0.32
                width: root.plot.xOf(1) - root.plot.xOf(0)
                x: root.plot.xOf(cliff.moment - 1)
                y: Math.min(...cliff.ends)
            }

            Plate {
                id: plate

                readonly property bool atCorner: y < root.corner.height + 4 || y + height > root.height - root.corner.height - 4

                Accessible.name: cliff.modelData.label
                fill: cliff.fill
                letter: Theme.fillInk
                objectName: "cliff"
                text: cliff.modelData.text
                x: Math.round(Math.max(atCorner ? root.corner.width + 8 : 2, Math.min(root.width - width - 2, root.plot.xOf(cliff.moment - 0.5) - width / 2)))
                y: Math.round(Math.max(2, Math.min(root.height - height - 2, cliff.falls ? cliff.ends[1] + 4 * Theme.unit : cliff.ends[1] - height - 4 * Theme.unit)))

                onClicked: root.go(cliff.moment)
            }
        }
    }

    Item {
        height: root.height
        visible: root.decided >= 0
        x: root.plot.xOf(root.decided)

        Rectangle {
            color: Theme.rackFoot
            height: parent.height
            objectName: "decisive"
            width: core.width + 2
            x: -width / 2

            Rectangle {
                id: core

                anchors.centerIn: parent
                color: Theme.goldGlow
                height: parent.height
                width: Math.max(3, Math.round(4 * Theme.unit))
            }
        }

        Plate {
            Accessible.description: App.review.verdict.text
            fill: Theme.goldGlow
            letter: Theme.tileInk[Side.Ivory]
            objectName: "decisivePlate"
            text: qsTr("Decided here")
            x: Math.round(Math.max(2, Math.min(root.width - width - 2, parent.x - width / 2)) - parent.x)
            y: root.fell ? 2 : root.height - height - 2

            onClicked: root.go(root.decided)
        }
    }
}
