import QtQuick
import Tyrus
import Tyrus.Core

// One election on the rail.
Rectangle {
    id: root

    required property int number
    required property int start
    required property int length
    required property int electionKind
    required property int railWinner
    required property string label

    // Whether the game reached this election, as far as is known.
    required property bool played

    // Whether the current moment is in this election or after it.
    required property bool reached

    readonly property bool won: railWinner === Side.Ivory || railWinner === Side.Brown
    readonly property color ink: won ? Theme.woodInk[railWinner] : played ? Theme.ink : Theme.inkSoft

    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Paragraph
    border.color: won ? Theme.woodEdge[railWinner] : Theme.panelEdge
    border.width: 1
    // Elections after the current moment are paler.
    color: Qt.tint(Theme.panel, Qt.alpha(won ? Theme.wood[railWinner] : railWinner === Side.Neither ? Theme.chosen : Theme.field, !played ? 0 : reached ? 1 : 0.85))
    objectName: "railSegment"
    radius: 4 * Theme.panelUnit

    Row {
        anchors.centerIn: parent
        spacing: 4 * Theme.panelUnit

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            font.bold: root.reached
            font.pixelSize: Theme.small
            text: root.number
        }

        // The representative that was won, or the sign of a null election.
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.ceil(Drawings.representativeHeight(width))
            name: root.railWinner < 0 ? "" : "representatives/" + ((root.won ? Drawings.representatives[root.electionKind] : undefined) ?? "null")
            visible: root.railWinner >= 0
            width: Math.round(16 * Theme.panelUnit)
        }
    }
}
