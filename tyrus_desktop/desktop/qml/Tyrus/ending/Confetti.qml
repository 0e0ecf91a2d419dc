pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// Confetti that falls once over a won game.
Item {
    id: root

    required property bool wanted

    property real fallen: 1

    function finish(): void {
        shower.complete();
    }

    // A number from 0 to 1, always the same for a seed.
    function pseudoRandom(seed: int): real {
        return (seed * 0.618034) % 1;
    }

    clip: true
    visible: wanted && fallen < 1

    // Once: another speed that is chosen later begins nothing again.
    Component.onCompleted: {
        if (wanted && Theme.celebration > 0)
            shower.start();
    }

    NumberAnimation {
        id: shower

        duration: Theme.celebration
        from: 0
        property: "fallen"
        target: root
        to: 1
    }

    Repeater {
        model: root.visible ? 36 : 0

        Rectangle {
            required property int index

            readonly property real delay: 0.4 * root.pseudoRandom(7 * index + 3)
            readonly property real progress: Math.max(0, root.fallen - delay) / (1 - 0.4)

            antialiasing: true
            color: Theme.confetti[index % Theme.confetti.length]
            height: width * 1.5
            opacity: 1 - Math.max(0, progress - 0.75) * 4
            radius: width / 2
            rotation: 360 * (root.pseudoRandom(index) + progress * (index % 2 ? 1 : -1))
            visible: progress > 0 && opacity > 0
            width: (6 + 4 * root.pseudoRandom(11 * index)) * Theme.unit
            x: root.width * root.pseudoRandom(index + 1) + 26 * Theme.unit * Math.sin(7 * progress + index)
            y: progress * root.height - height
        }
    }
}
