import QtQuick
import Tyrus

// A bar at the foot of a button that shrinks with the time left to press it; hidden without motion.
Rectangle {
    id: root

    // The time limit; 0 means no limit.
    required property int milliseconds
    required property bool suspended

    // Set this here, since a binding would be evaluated after the animation starts.
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
