import QtQuick
import Tyrus

// A game, or several, as a disc: the more of it was won, the fuller. An empty one was lost.
Rectangle {
    id: root

    // From 0, lost, to 1, won.
    required property real score

    border.color: score === 1 ? Theme.laurel : Theme.inkSoft
    border.width: Math.max(1.5, width / 7)
    color: Theme.field
    height: width
    radius: width / 2
    width: Theme.pixels(12)

    Rectangle {
        anchors.centerIn: parent
        color: Theme.laurel
        height: width
        radius: width / 2
        width: root.score * root.width
    }
}
