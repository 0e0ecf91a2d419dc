import QtQuick
import Tyrus

// An outline around the drawing of a tile, at the distance `margin`.
Rectangle {
    property real margin: 0

    readonly property real archTop: parent.height * 0.04

    bottomLeftRadius: 6 * Theme.unit
    bottomRightRadius: bottomLeftRadius
    color: "transparent"
    height: parent.height * 0.98 - archTop + 2 * margin
    topLeftRadius: width / 2
    topRightRadius: topLeftRadius
    width: parent.width * 0.91 + 2 * margin
    x: parent.width * 0.075 - margin
    y: archTop - margin
}
