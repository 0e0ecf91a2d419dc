import QtQuick
import Tyrus

// The sign of the button that plays or pauses a replay.
Item {
    id: root

    required property bool playing

    implicitHeight: Theme.small
    implicitWidth: Theme.small

    Caption {
        anchors.centerIn: parent
        font.pixelSize: Theme.large
        text: "▸"
        visible: !root.playing
    }

    Row {
        anchors.centerIn: parent
        spacing: 0.25 * Theme.small
        visible: root.playing

        Repeater {
            model: 2

            Rectangle {
                color: Theme.ink
                height: 0.8 * Theme.small
                width: 0.25 * Theme.small
            }
        }
    }
}
