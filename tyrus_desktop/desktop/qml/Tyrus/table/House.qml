import QtQuick
import Tyrus

// A building's drawing: its side's walls and roofs, and over them lit windows or boards.
Item {
    id: root

    required property int kind
    required property int side
    property bool lit: false
    property bool shut: false

    height: width * 160 / 300

    Picture {
        anchors.fill: parent
        name: "houses/" + Drawings.side(root.side) + "-" + Drawings.buildings[root.kind]
        objectName: "facade"
    }

    Picture {
        anchors.fill: parent
        name: root.lit || root.shut ? "houses/" + Drawings.buildings[root.kind] + (root.lit ? "-lit" : "-shut") : ""
    }
}
