import QtQuick
import Tyrus

// A building's drawing: its side's walls and roofs, and over them lit windows or boards.
Item {
    id: root

    required property int kind
    required property int side
    property bool lit: false
    property bool shut: false

    // Whether another building is bright, and this one a quarter darker.
    property bool resting: false

    // The height at which it is drawn, where that is another one.
    property real rasterHeight: height
    readonly property size rasterSize: Qt.size(Math.ceil(rasterHeight * 300 / 160 * Theme.pixelRatio), Math.ceil(rasterHeight * Theme.pixelRatio))

    height: width * 160 / 300

    Picture {
        anchors.fill: parent
        name: "houses/" + Drawings.side(root.side) + "-" + Drawings.buildings[root.kind] + (root.resting ? "-rest" : "")
        objectName: "facade"
        rasterSize: root.rasterSize
    }

    Picture {
        anchors.fill: parent
        name: root.lit || root.shut ? "houses/" + Drawings.buildings[root.kind] + (root.lit ? "-lit" : "-shut") : ""
        rasterSize: root.rasterSize
    }
}
