pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// Animates values that fly from the counted tiles to their sums.
Item {
    id: root

    // Whether there is a game; nothing is created before.
    property bool playing: false
    property int next: 0

    // Make `text` fly between two points; several can fly at once.
    function launch(from: point, to: point, text: string, ofRole: int): void {
        (chips.itemAt(next) as Chip).launch(from, to, text, ofRole);
        next = (next + 1) % chips.count;
    }

    component Chip: Rectangle {
        id: chip

        property point from
        property point to
        property real progress: 0

        function launch(start: point, end: point, text: string, ofRole: int): void {
            from = start;
            to = end;
            number.text = text;
            color = Theme.roleFill[ofRole];
            flight.restart();
        }

        border.color: Theme.fillInk
        border.width: 2 * Theme.unit
        height: 34 * Theme.unit
        objectName: "chip"
        radius: height / 2
        visible: flight.running
        width: 46 * Theme.unit
        x: from.x + (to.x - from.x) * progress - width / 2

        // An arc.
        y: from.y + (to.y - from.y) * progress - 70 * Theme.unit * Math.sin(Math.PI * progress) - height / 2

        Text {
            id: number

            anchors.centerIn: parent
            color: Theme.fillInk
            font.bold: true
            font.pixelSize: Math.max(1, 19 * Theme.unit)
            renderType: Text.NativeRendering
        }

        NumberAnimation {
            id: flight

            duration: Theme.flight
            easing.type: Easing.InOutQuad
            from: 0
            property: "progress"
            target: chip
            to: 1
        }
    }

    Repeater {
        id: chips

        model: root.playing ? 3 : 0

        Chip {
        }
    }
}
