pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The moments of a game as a slider: nine elections side by side, each as wide as its moments, in the
// wood of its winner if known. A click goes to an election's beginning or tally, a drag to any moment.
// Marks stand above the line, and below it only the handle. The curves of the chances of winning may stand
// above the marks; a click on them goes to any moment.
Slider {
    id: root

    // The scale of the rail; the curves do not shrink with it.
    required property real drawnScale

    // The height of the curves.
    readonly property alias curvesHeight: plot.height
    readonly property real plotHeight: plot.visible ? curvesHeight : 0

    // The height of everything below the curves.
    readonly property real lineHeight: 48 * Theme.panelUnit

    // Room above the line for marks, below it for the handle, which must not hide the elections' numbers.
    readonly property real roomAbove: 14 * Theme.panelUnit
    readonly property real roomBelow: 14 * Theme.panelUnit
    readonly property real handleWidth: Math.max(16, Math.round(18 * Theme.panelUnit))

    // Return the x of a moment on the line.
    function at(moment: real): real {
        return leftPadding + handleWidth / 2 + moment / to * (availableWidth - handleWidth);
    }

    function momentAt(x: real): int {
        return Math.round((x - leftPadding - handleWidth / 2) / (availableWidth - handleWidth) * to);
    }

    // Return whether one of these marks stands at a moment; another makes room for it.
    function marked(among: Repeater, moment: int): bool {
        for (let i = 0; i < among.count; i++) {
            const item = among.itemAt(i);
            if (((item as RailMark)?.position ?? (item as RailPin)?.position) === moment)
                return true;
        }
        return false;
    }

    // Read by screen readers when the slider gets the focus. It must not change while it has focus, as
    // the replay announces each moment itself.
    property string described

    Accessible.description: described
    Accessible.ignored: !enabled
    Accessible.name: qsTr("Moments of the game")
    bottomPadding: roomBelow
    from: 0
    leftPadding: 0
    objectName: "railTrack"
    padding: 0
    rightPadding: plot.visible ? Math.round(Math.min(112 * Theme.panelUnit, 0.17 * width)) : 0  // For the lines' names.
    snapMode: Slider.SnapAlways
    stepSize: 1
    to: App.replay.last
    topPadding: plotHeight + roomAbove

    background: Item {
        Repeater {
            model: App.replay.rail

            RailSegment {
                height: root.availableHeight
                played: start <= App.replay.end
                reached: App.replay.position >= start
                width: root.at(start + length - 0.5) - root.at(start - 0.5) - 2
                x: root.at(start - 0.5) + 1
                y: root.topPadding
            }
        }
    }
    height: plotHeight + lineHeight
    handle: Rectangle {
        border.color: Theme.fillInk
        border.width: 1
        color: pointer.pressed ? Qt.darker(Theme.purpleFill, 1.2) : Theme.purpleFill
        height: root.roomBelow - 1
        objectName: "railHandle"
        radius: 4 * Theme.panelUnit
        width: root.handleWidth
        x: root.at(root.value) - width / 2
        y: root.height - height

        FocusRing {
            radius: parent.radius
            shown: root.visualFocus
        }
    }

    Component.onCompleted: {
        value = App.replay.position;
        described = App.replay.sentence;
    }
    onActiveFocusChanged: described = App.replay.sentence
    // The replay may show another moment than the requested one.
    onValueChanged: {
        if (value !== App.replay.position)
            App.replay.go(value);
        value = App.replay.position;
    }

    MouseArea {
        id: pointer

        // The wheel's rotation since the last whole notch; touchpads report it in small steps.
        property real turned: 0
        property real pressedAt: 0
        property bool dragging: false

        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor

        // A click on the handle does nothing.
        onClicked: mouse => {
            if (!dragging && mouse.y < root.plotHeight)
                App.replay.go(root.momentAt(pressedAt));
            else if (!dragging && Math.abs(pressedAt - root.at(root.value)) > root.handleWidth / 2)
                App.replay.goToElection(root.momentAt(pressedAt));
        }
        onPositionChanged: mouse => {
            dragging = dragging || Math.abs(mouse.x - pressedAt) >= Application.styleHints.startDragDistance;
            if (dragging)
                App.replay.go(root.momentAt(mouse.x));
        }
        onPressed: mouse => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            pressedAt = mouse.x;
            dragging = false;
        }
        // Turning the wheel down moves forward, as in the log.
        onWheel: wheel => {
            const by = -(wheel.angleDelta.y || wheel.angleDelta.x);
            turned = turned * by < 0 ? by : turned + by;
            const notches = Math.trunc(turned / 120);
            turned -= 120 * notches;
            if (notches !== 0)
                App.replay.step(notches);
        }
    }

    // Created when it is first shown.
    Loader {
        id: plot

        active: visible || item !== null
        height: (item as Item)?.implicitHeight ?? 0
        visible: App.review?.chances.on ?? false
        width: root.width

        Component.onCompleted: setSource("../review/ChancePlot.qml", {
            "track": root
        })
    }

    Repeater {
        id: marks

        model: App.replay.marks

        RailMark {
            current: position === App.replay.position
            x: root.at(position) - width / 2
            y: root.topPadding - height
            z: current ? 1 : 0

            onChosen: App.replay.showFaceUp(position)
        }
    }

    Repeater {
        id: pins

        model: App.review?.pins.marks ?? 0

        RailPin {
            x: root.at(modelData.position) - width / 2 + (root.marked(marks, modelData.position) ? 0.7 * width : 0)
            y: root.topPadding - height
            z: modelData.position === App.replay.position ? 1 : 0

            onChosen: App.review.pins.go(modelData.position, modelData.side)
        }
    }

    RailPin {
        readonly property var verdict: App.review?.verdict ?? null

        color: Theme.goldGlow
        ink: Theme.tileInk[Side.Ivory]
        meaning: ""
        modelData: ({
                "label": verdict?.text ?? "",
                "position": verdict?.position ?? -1
            })
        objectName: "railVerdict"
        sign: "!"
        visible: position >= 0
        x: root.at(position) - width / 2 - (root.marked(marks, position) || root.marked(pins, position) ? 0.7 * width : 0)
        y: root.topPadding - height
        z: 2

        onChosen: App.replay.go(position)
    }

    Connections {
        function onChanged(): void {
            root.value = App.replay.position;
            if (root.described !== App.replay.sentence)
                root.described = root.activeFocus ? "" : App.replay.sentence;
        }

        target: App.replay
    }
}
