pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// Confetti and gilt paper that fall once over a won game, and are gone.
Item {
    id: root

    property real fallen: 1

    function settle(): void {
        shower.complete();
    }

    // Something between 0 and 1 that looks like chance, always the same for one petal.
    function chance(seed: int): real {
        return (seed * 0.618034) % 1;
    }

    clip: true
    visible: fallen < 1

    NumberAnimation {
        id: shower

        duration: Theme.celebration
        from: 0
        property: "fallen"
        running: Theme.celebration > 0
        target: root
        to: 1
    }

    Repeater {
        model: root.visible ? 36 : 0

        Rectangle {
            required property int index

            readonly property real late: 0.4 * root.chance(7 * index + 3)
            readonly property real way: Math.max(0, root.fallen - late) / (1 - 0.4)

            antialiasing: true
            color: Theme.confetti[index % Theme.confetti.length]
            height: width * 1.5
            opacity: 1 - Math.max(0, way - 0.75) * 4
            radius: width / 2
            rotation: 360 * (root.chance(index) + way * (index % 2 ? 1 : -1))
            visible: way > 0 && opacity > 0
            width: (6 + 4 * root.chance(11 * index)) * Theme.unit
            x: root.width * root.chance(index + 1) + 26 * Theme.unit * Math.sin(7 * way + index)
            y: way * root.height - height
        }
    }
}
