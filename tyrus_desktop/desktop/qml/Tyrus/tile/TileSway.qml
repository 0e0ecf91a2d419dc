import QtQuick
import Tyrus

// How a standing tile leans, in degrees: its head stays behind while it is carried, and it
// wobbles a little where it is put down.
Item {
    id: root

    required property bool carried

    // Where the tile is, in pixels.
    required property real across
    property real angle: 0
    property real before: 0
    property real turning: 0

    function settle(): void {
        wobble.restart();
    }

    onCarriedChanged: {
        wobble.stop();
        before = across;
        turning = 0;
        if (!carried)
            settle();
    }

    // A spring that is pulled by the speed; it swings out when the hand stops.
    FrameAnimation {
        running: root.carried && Theme.glide > 0

        onTriggered: {
            const time = Math.min(0.033, Math.max(0.001, frameTime));
            const speed = (root.across - root.before) / (time * Theme.unit);
            const pull = Math.max(-16, Math.min(16, -speed / 70));
            root.turning += ((pull - root.angle) * 160 - root.turning * 13) * time;
            root.angle += root.turning * time;
            root.before = root.across;
        }
    }

    SequentialAnimation {
        id: wobble

        PauseAnimation {
            duration: Theme.glide * 0.8
        }

        NumberAnimation {
            duration: Theme.wobble * 0.24
            easing.type: Easing.OutQuad
            property: "angle"
            target: root
            to: Theme.wobble > 0 ? 4.5 : 0
        }

        NumberAnimation {
            duration: Theme.wobble * 0.3
            easing.type: Easing.InOutQuad
            property: "angle"
            target: root
            to: Theme.wobble > 0 ? -2.8 : 0
        }

        NumberAnimation {
            duration: Theme.wobble * 0.26
            easing.type: Easing.InOutQuad
            property: "angle"
            target: root
            to: Theme.wobble > 0 ? 1.2 : 0
        }

        NumberAnimation {
            duration: Theme.wobble * 0.2
            easing.type: Easing.InOutQuad
            property: "angle"
            target: root
            to: 0
        }
    }
}
