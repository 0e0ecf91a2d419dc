import QtQuick
import Tyrus
import Tyrus.Core

// What of a counted tile has no effect is struck off; a badge tells what is left of its value.
Item {
    id: root

    required property int tileRole
    required property int value
    required property int effect

    // Where the value stands on the face, as a part of the height, and the badge.
    property real line: 0.63
    property real badgeTop: 0.02
    readonly property bool struck: tileRole >= 0 && tileRole !== Role.Bluff && effect >= 0 && effect < value

    // Votes are struck off by blocks, these by counters; a counter to spare by nothing.
    readonly property color mark: struck ? Theme.roleFill[tileRole + 1] : "transparent"

    visible: struck

    Rectangle {
        border.color: Theme.fillInk
        border.width: Math.max(1, root.height * 0.012)
        color: root.mark
        height: root.height * 0.055
        radius: height / 2
        rotation: -18
        width: root.struck ? root.width * 0.74 : 0
        x: root.width * 0.13
        y: root.height * root.line - height / 2

        Behavior on width {
            NumberAnimation {
                duration: Theme.quick * 2
                easing.type: Easing.OutCubic
            }
        }
    }

    Rectangle {
        border.color: Theme.fillInk
        border.width: Math.max(1, root.height * 0.02)
        color: Theme.roleFill[Math.max(0, root.tileRole)]
        height: root.height * 0.32
        radius: height / 2
        width: height
        x: -root.width * 0.06
        y: root.height * root.badgeTop

        Text {
            anchors.centerIn: parent
            color: Theme.fillInk
            font.bold: true
            font.pixelSize: Math.max(1, root.height * 0.21)
            renderType: Text.NativeRendering
            text: root.effect
        }
    }
}
