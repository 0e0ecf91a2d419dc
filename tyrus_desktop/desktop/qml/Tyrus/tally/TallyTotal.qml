import QtQuick
import Tyrus

// A side's running sum: its votes, less what blocks them, and the total. Nothing else on the stage
// shows a total.
Rectangle {
    id: root

    required property int side
    required property int votes

    // The blocks that were not countered.
    required property int blocked
    required property int total
    required property string label
    required property string player

    // 1 once this side has won the tally, -1 once the other one has.
    required property int mood
    required property color house

    // Height taken by the representative, at the edge that faces the other total.
    required property real reserved
    required property bool near

    readonly property bool won: mood > 0
    readonly property color textColor: won ? Theme.woodInk[side] : Theme.houseInk

    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Paragraph
    border.color: won ? Theme.woodEdge[side] : Theme.houseEdge
    border.width: won ? 2 : 1
    color: won ? Theme.wood[side] : house
    objectName: "stageTotal"
    radius: 8 * Theme.unit

    Caption {
        id: name

        color: root.textColor
        font.family: Theme.titleFont
        font.pixelSize: Math.min(Theme.large, root.height * 0.11)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        text: root.player
        width: parent.width - 8
        x: 4
        y: Math.round(root.near ? root.reserved + root.height * 0.06 : root.height * 0.04)
    }

    Caption {
        id: sum

        color: root.textColor
        font.family: Theme.titleFont
        font.pixelSize: Math.min(Theme.large, root.height * 0.115)
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        objectName: "stageSum"
        opacity: 0.9
        text: root.blocked === 0 ? "" : (root.blocked > root.votes ? qsTr("%1 − %2 → 0", "no sum is below 0") : qsTr("%1 − %2 =")).arg(root.votes).arg(root.blocked)
        width: name.width
        x: 4
        y: Math.round(name.y + name.height * 1.02)
    }

    Caption {
        color: root.textColor
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, Math.min(root.width * 0.7, height * 0.68))
        font.weight: Font.Bold
        height: Math.round(root.near ? root.height * 0.99 : root.height * 0.95 - root.reserved) - y
        horizontalAlignment: Text.AlignHCenter
        objectName: "stagePoints"
        opacity: root.mood < 0 ? 0.6 : 1
        text: root.total
        verticalAlignment: Text.AlignVCenter
        width: parent.width
        y: Math.round(sum.y + root.height * 0.1)
    }
}
