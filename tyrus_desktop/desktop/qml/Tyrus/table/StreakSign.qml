pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The warning that the next election may end the game, at the top right.
Repeater {
    id: root

    required property real rightEdge
    required property real maxWidth

    Rectangle {
        required property string warning
        required property int streakSide

        // Good news for the near side, and a warning of the far one.
        readonly property bool own: streakSide === App.state.nearSide

        border.color: own ? Theme.rackGold : Theme.fillInk
        border.width: own ? 2 : 1
        color: own ? Theme.rackFoot : Theme.warning
        height: Math.round(words.contentHeight + 12 * Theme.unit)
        objectName: "streakSign"
        radius: height / 2
        visible: warning !== ""
        width: Math.round(Math.min(root.maxWidth, words.implicitWidth + 28 * Theme.unit))
        x: root.rightEdge - width
        y: Math.round(8 * Theme.unit)

        Caption {
            id: words

            anchors.fill: parent
            anchors.leftMargin: 14 * Theme.unit
            anchors.rightMargin: 14 * Theme.unit
            color: parent.own ? Theme.rackGold : Theme.fillInk
            font.bold: true
            font.family: Theme.titleFont
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.least
            text: qsTr("Two in a row: %1").arg(parent.warning)
            verticalAlignment: Text.AlignVCenter
        }
    }
}
