import QtQuick
import Tyrus

// The portrait of an opponent, by the name of its drawing, in a ratio of six to seven. Each has one
// more expression: of those in `glad` for an election won, of the others for one lost.
Picture {
    id: root

    property string face: ""
    property bool chosen: false

    // 1 if the opponent has won an election, -1 if it has lost one.
    property int mood: 0
    readonly property list<string> glad: ["citizen", "herald", "scribe", "bluffer", "saboteur", "miser", "sprinter"]
    readonly property bool moved: face !== "stranger" && mood === (glad.includes(face) ? 1 : -1)

    fillMode: Image.PreserveAspectFit
    height: Math.round(width * 7 / 6)
    name: face === "" ? "" : "people/" + face + (moved ? "-moved" : "")

    Rectangle {
        anchors.fill: parent
        border.color: root.chosen ? Theme.purple : Theme.panelEdge
        border.width: root.chosen ? 3 : 1
        color: "transparent"
        visible: root.face !== ""
    }
}
