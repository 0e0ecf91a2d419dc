import QtQuick
import Tyrus

// A ship's name board, as wide as it is asked to be: a plank between two carved ends. `wood` is
// "ivory", "brown" or "draw", which is painted; children lie on the plank.
Item {
    id: root

    property string wood: "ivory"
    readonly property real end: Math.round(height / 2)
    default property alias content: plank.data

    Picture {
        height: root.height
        name: "end/" + root.wood + "-end"
        width: root.end
    }

    Picture {
        id: plank

        height: root.height
        name: "end/" + root.wood + "-plank"
        width: root.width - 2 * x
        x: root.end
    }

    Picture {
        height: root.height
        mirror: true
        name: "end/" + root.wood + "-end"
        width: root.end
        x: root.width - width
    }
}
