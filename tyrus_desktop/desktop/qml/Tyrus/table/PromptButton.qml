import QtQuick
import Tyrus

// A button in the line of the prompt, which larger texts make higher than a button need be.
PushButton {
    readonly property real lineHeight: Math.max(32 * Theme.unit, Math.round(2.2 * Theme.text))

    anchors.verticalCenter: parent.verticalCenter
    height: Math.min(parent.height, lineHeight)
    padding: Theme.pixels(2)
}
