import QtQuick
import Tyrus

// The portrait of an opponent, by the name of its drawing, in a ratio of six to seven.
Picture {
    id: root

    property string face: ""
    property bool chosen: false

    fillMode: Image.PreserveAspectFit
    height: Math.round(width * 7 / 6)
    name: face === "" ? "" : "people/" + face

    Rectangle {
        anchors.fill: parent
        border.color: root.chosen ? Theme.purple : Theme.panelEdge
        border.width: root.chosen ? 3 : 1
        color: "transparent"
        visible: root.face !== ""
    }
}
