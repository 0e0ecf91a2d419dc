import QtQuick
import Tyrus
import Tyrus.Core

// Strikes out the value of a counted tile that has less than its full effect; a badge shows what is
// left of it.
Item {
    id: root

    required property int tileRole
    required property int value
    required property int effect

    // Where the line crosses the value, and the top of the badge, as fractions of the height.
    property real strikeY: 0.63
    property real badgeY: 0.02
    readonly property bool struck: tileRole >= 0 && tileRole !== Role.Bluff && effect >= 0 && effect < value

    // The colour of the next role: votes lose to blocks, and blocks to counters.
    readonly property color strikeColor: struck ? Theme.roleFill[tileRole + 1] : "transparent"

    visible: struck

    Rectangle {
        border.color: Theme.fillInk
        border.width: Math.max(1, root.height * 0.012)
        color: root.strikeColor
        height: root.height * 0.055
        radius: height / 2
        rotation: -18
        width: root.struck ? root.width * 0.74 : 0
        x: root.width * 0.13
        y: root.height * root.strikeY - height / 2

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
        y: root.height * root.badgeY

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
