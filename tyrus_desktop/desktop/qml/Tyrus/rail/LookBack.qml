pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// What a look back adds to the table: the rail along the bottom; above it what the review says about
// the moment; and a frame while a placement is tried.
Item {
    id: root

    // Whether a tally is on its stage, and nothing else in sight.
    required property bool tallied

    // Whether the rail's sentence may have two lines.
    required property bool twoLines

    // The height that the table leaves free.
    readonly property real room: Math.round(rail.scale * rail.height) + finding.height

    // The rail has the keys.
    function take(): void {
        rail.take();
    }

    Rail {
        id: rail

        anchors.bottom: parent.bottom
        // In a low window it grows less than the texts elsewhere: the table needs the room.
        scale: Math.min(1, Math.max(1.5, root.height / 480) / Theme.scale)
        transformOrigin: Item.BottomLeft
        twoLines: root.twoLines
        width: parent.width / scale
    }

    // Framed while a placement is tried that nobody made.
    Rectangle {
        anchors.bottomMargin: root.room
        anchors.fill: parent
        border.color: Theme.aim
        border.width: Math.round(5 * Theme.unit)
        color: "transparent"
        objectName: "tryingFrame"
        visible: App.review !== null && (App.review.pins.trying || App.review.pins.tried)
    }

    // Loaded with the review, since its file names a type that is registered with the review.
    Loader {
        id: finding

        active: App.review !== null
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.room - height
        height: visible ? (item as FindingPanel)?.wanted ?? 0 : 0
        visible: !root.tallied
        width: parent.width

        Component.onCompleted: setSource("../review/FindingPanel.qml", {
            // Large texts leave the table half of the window.
            "most": Qt.binding(() => Math.max(60, Math.min(0.3 * root.height, 0.52 * root.height - rail.scale * rail.height)))
        })
        onLoaded: {
            const panel = item as FindingPanel;
            panel.done.connect(root.take);
        }
    }
}
