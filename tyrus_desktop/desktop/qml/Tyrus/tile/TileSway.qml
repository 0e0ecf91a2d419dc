pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The angle of a tile in degrees: it leans back while dragged and wobbles when put down.
Item {
    id: root

    required property bool carried

    // The tile's x coordinate, in pixels.
    required property real position
    property real angle: 0
    property real lastPosition: 0
    property real velocity: 0

    function wobble(): void {
        wobbleAnimation.stop();
        if (Theme.wobble > 0)
            wobbleAnimation.start();
        else
            angle = 0;
    }

    onCarriedChanged: {
        wobbleAnimation.stop();
        lastPosition = position;
        velocity = 0;
        if (!carried)
            wobble();
    }

    // A damped spring, deflected by the speed of the drag.
    FrameAnimation {
        running: root.carried && Theme.glide > 0

        onTriggered: {
            const time = Math.min(0.033, Math.max(0.001, frameTime));
            const speed = (root.position - root.lastPosition) / (time * Theme.unit);
            const pull = Math.max(-16, Math.min(16, -speed / 70));
            root.velocity += ((pull - root.angle) * 160 - root.velocity * 13) * time;
            root.angle += root.velocity * time;
            root.lastPosition = root.position;
        }
    }

    component Swing: NumberAnimation {
        easing.type: Easing.InOutQuad
        property: "angle"
        target: root
    }

    SequentialAnimation {
        id: wobbleAnimation

        PauseAnimation {
            duration: Theme.glide * 0.8
        }

        Swing {
            duration: 0.24 * Theme.wobble
            to: 4.5
        }

        Swing {
            duration: 0.3 * Theme.wobble
            to: -2.8
        }

        Swing {
            duration: 0.26 * Theme.wobble
            to: 1.2
        }

        Swing {
            duration: 0.2 * Theme.wobble
            to: 0
        }
    }
}
