import QtQuick
import Tyrus
import Tyrus.Core

// What the tiles of one lane sum up to, in the plinth below them.
Item {
    id: root

    required property int role
    required property int points

    // Counters beyond the blocks, which add nothing.
    required property int spare
    required property color ink

    readonly property list<string> words: points === 1 ? [qsTr("vote"), qsTr("block"), qsTr("counter"), ""] : [qsTr("votes"), qsTr("blocks"), qsTr("counters"), qsTr("nothing")]
    readonly property string caption: spare === 0 ? words[role] : points === 1 ? qsTr("counter, %n spare", "", spare) : qsTr("counters, %n spare", "", spare)
    readonly property list<string> signs: ["", "− ", "+ ", ""]

    // The word goes below the number where it does not fit beside it.
    readonly property bool stacked: role !== Role.Bluff && digits.advanceWidth + 6 * Theme.unit + metrics.advanceWidth > width

    objectName: "laneSum"

    Rectangle {
        color: root.ink
        height: Math.max(1, 1.5 * Theme.unit)
        opacity: 0.5
        width: parent.width
    }

    Caption {
        id: number

        color: root.ink
        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.height * (root.stacked ? 0.46 : 0.62))
        font.weight: Font.Bold
        height: root.height * (root.stacked ? 0.58 : 1)
        objectName: "lanePoints"
        text: root.signs[root.role] + root.points
        verticalAlignment: Text.AlignVCenter
        visible: root.role !== Role.Bluff
    }

    Caption {
        color: root.ink
        font.family: root.role === Role.Bluff ? Theme.titleFont : Application.font.family
        font.pixelSize: Math.max(1, root.role === Role.Bluff ? root.height * 0.5 : Math.min(Theme.text, root.height * (root.stacked ? 0.34 : 0.42)))
        font.weight: root.role === Role.Bluff ? Font.Bold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        height: root.stacked ? root.height - y : root.height
        minimumPixelSize: 8
        text: root.caption
        verticalAlignment: root.stacked ? Text.AlignTop : Text.AlignVCenter
        width: root.width - x
        x: number.visible && !root.stacked ? number.width + 5 * Theme.unit : 0
        y: root.stacked ? root.height * 0.54 : 0
    }

    TextMetrics {
        id: metrics

        font.family: Application.font.family
        font.pixelSize: Math.max(1, Math.min(Theme.text, root.height * 0.42))
        text: root.caption
    }

    TextMetrics {
        id: digits

        font.family: Theme.titleFont
        font.pixelSize: Math.max(1, root.height * 0.62)
        font.weight: Font.Bold
        text: number.text
    }
}
