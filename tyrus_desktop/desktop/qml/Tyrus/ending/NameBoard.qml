import QtQuick
import Tyrus

// A ship's name board of any width: a plank between two carved ends. `wood` is "ivory", "brown" or
// "draw", as in the names of the drawings; children are placed on the plank.
Item {
    id: root

    property string wood: "ivory"
    readonly property real endWidth: Math.round(height / 2)
    default property alias content: plank.data

    Picture {
        height: root.height
        name: "end/" + root.wood + "-end"
        width: root.endWidth
    }

    Picture {
        id: plank

        height: root.height
        name: "end/" + root.wood + "-plank"
        width: root.width - 2 * x
        x: root.endWidth
    }

    Picture {
        height: root.height
        mirror: true
        name: "end/" + root.wood + "-end"
        width: root.endWidth
        x: root.width - width
    }
}
