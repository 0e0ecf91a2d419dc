import QtQuick
import Tyrus
import Tyrus.Core

// The role of a misleading tile: the sign of its stamp, on a plate of its colour.
Rectangle {
    id: root

    property int markRole: Role.Bluff

    border.color: Theme.panelEdge
    border.width: 1
    color: Theme.roleFill[markRole]
    height: width
    radius: 3 * Theme.panelUnit
    width: Math.round(13 * Theme.panelUnit)

    Picture {
        anchors.centerIn: parent
        height: width
        name: "stamps/" + Drawings.roles[root.markRole] + "-sign"
        width: Math.round(0.8 * root.width)
    }
}
