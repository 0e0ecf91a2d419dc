import QtQuick
import Tyrus

// A bar at the foot of a button that shrinks with the time that is left to press it. There is none
// where nothing is to move.
Rectangle {
    id: root

    // 0: without a limit.
    required property int milliseconds
    required property bool suspended

    // With the new time: a binding could follow only after the start.
    function begin(): void {
        shrinking.stop();
        if (milliseconds > 0 && Theme.motion > 0) {
            shrinking.from = parent.width - 2 * x;
            shrinking.duration = milliseconds;
            shrinking.start();
        }
    }

    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.pixels(2)
    color: Theme.purple
    height: Theme.pixels(3)
    radius: height / 2
    visible: shrinking.running && Theme.motion > 0
    x: Theme.pixels(7)

    Component.onCompleted: begin()
    onMillisecondsChanged: begin()

    NumberAnimation on width {
        id: shrinking

        paused: running && root.suspended
        running: false
        to: 0
    }
}
