pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The moments of a game as a slider: nine elections side by side, each as wide as its moments, in the
// wood of its winner where that is known.
Slider {
    id: root

    required property Replay replay

    // Room above the line, for a curve or marks.
    readonly property real roomAbove: 10 * Theme.chrome
    readonly property real handleWidth: Math.max(14, Math.round(15 * Theme.chrome))

    // Where a moment lies on the line.
    function at(moment: real): real {
        return leftPadding + handleWidth / 2 + moment / to * (availableWidth - handleWidth);
    }

    // Read when the slider gets the focus. While it has it, the replay announces each moment: a
    // description that changed then would be said as well.
    property string described

    Accessible.description: described
    Accessible.ignored: !enabled
    Accessible.name: qsTr("Moments of the game")
    from: 0
    leftPadding: 0
    objectName: "railTrack"
    padding: 0
    rightPadding: 0
    snapMode: Slider.SnapAlways
    stepSize: 1
    to: replay.last
    topPadding: roomAbove
    wheelEnabled: true

    background: Item {
        Repeater {
            model: root.replay.rail

            RailSegment {
                height: root.availableHeight
                played: start <= root.replay.end
                reached: root.replay.position >= start
                width: root.at(start + length - 0.5) - root.at(start - 0.5) - 2
                x: root.at(start - 0.5) + 1
                y: root.topPadding
            }
        }
    }
    handle: Rectangle {
        border.color: Theme.fillInk
        border.width: 2
        color: root.pressed ? Qt.darker(Theme.purpleFill, 1.2) : Theme.purpleFill
        height: root.availableHeight + 4 * Theme.chrome
        objectName: "railHandle"
        radius: 5 * Theme.chrome
        width: root.handleWidth
        x: root.at(root.value) - width / 2
        y: root.topPadding - 2 * Theme.chrome

        FocusRing {
            radius: parent.radius
            shown: root.visualFocus
        }
    }

    Component.onCompleted: {
        value = replay.position;
        described = replay.sentence;
    }
    onActiveFocusChanged: described = replay.sentence
    // Where there is no such moment, the replay shows another one.
    onValueChanged: {
        if (value !== replay.position)
            replay.go(value);
        value = replay.position;
    }

    Connections {
        function onChanged(): void {
            root.value = root.replay.position;
            if (root.described !== root.replay.sentence)
                root.described = root.activeFocus ? "" : root.replay.sentence;
        }

        target: root.replay
    }
}
