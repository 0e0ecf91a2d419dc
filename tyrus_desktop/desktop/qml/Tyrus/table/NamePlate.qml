pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is public of a player: name, level, tiles in reserve. The far one's plate hangs in the sky beside
// a portrait; the near one's is on the rack.
Item {
    id: root

    required property int index
    required property int playerSide
    required property string playerName
    required property int reserveSize
    required property int step
    required property bool toPlay
    required property string label
    required property string meaning

    required property Remarks remarks
    required property bool near

    // Whether the table waits for this player.
    required property bool awaited

    // How many levels there are.
    required property int levels

    // The drawing of the portrait.
    required property string face

    // The right ends of the words, and of what an opponent says.
    required property real nameRight
    required property real bubbleRight

    readonly property bool speaks: remarks.side === playerSide && remarks.text !== ""
    readonly property real margin: Math.round(10 * Theme.unit * Math.min(Theme.scale, 1.5))

    // In the sky there is room for one line above the buildings.
    readonly property real letters: Math.min(Theme.text, Math.max(13, (near ? 32 : 25) * Theme.unit))
    readonly property real portraitWidth: near ? 0 : Math.round(60 * Theme.unit)

    Accessible.description: meaning
    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.onPressAction: App.openRules(Board.Win)
    Accessible.role: Accessible.Paragraph
    height: near ? Math.round(1.75 * Theme.text) : Math.round(72 * Theme.unit)
    width: near ? words.width : portraitWidth + (speaks ? 0 : plate.width)

    Answer {
        meaning: root.meaning
        step: Board.Win
        title: root.label
    }

    Rectangle {
        border.color: root.awaited ? Theme.rackGold : Theme.woodEdge[root.playerSide]
        border.width: root.awaited ? 2 : 1
        color: Theme.wood[root.playerSide]
        height: parent.height
        objectName: "portraitFrame"
        radius: 4 * Theme.unit
        visible: !root.near
        width: root.portraitWidth

        Portrait {
            anchors.centerIn: parent
            face: root.face
            objectName: "portrait"
            width: parent.width - Math.round(6 * Theme.unit)
        }
    }

    // Behind the words in the sky.
    Rectangle {
        id: plate

        objectName: "plate"

        bottomRightRadius: topRightRadius
        color: Theme.sign
        height: words.height + root.margin
        topRightRadius: 8 * Theme.unit
        visible: !root.near && !root.speaks
        width: words.width + 2 * root.margin
        x: root.portraitWidth
    }

    Grid {
        id: words

        columnSpacing: root.margin
        columns: root.near || name.implicitWidth + details.width + columnSpacing < name.room ? 2 : 1
        horizontalItemAlignment: Grid.AlignLeft
        verticalItemAlignment: Grid.AlignVCenter
        visible: root.near || !root.speaks
        x: root.near ? 0 : plate.x + root.margin
        y: root.near ? 0 : root.margin / 2

        Caption {
            id: name

            // Names have up to 40 characters.
            readonly property real room: root.near ? root.nameRight - root.x - details.width - root.margin : root.nameRight - root.x - root.portraitWidth - 2 * root.margin

            color: root.awaited ? Theme.rackGold : Theme.rackInk
            font.bold: true
            font.family: Theme.titleFont
            font.pixelSize: root.letters + 2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.least
            objectName: "playerName"
            text: root.playerName
            width: Math.min(implicitWidth, room)
        }

        Row {
            id: details

            spacing: root.margin

            Caption {
                id: reserve

                color: Theme.rackInkSoft
                font.pixelSize: Math.min(Theme.small, root.letters)
                text: qsTr("%1 in reserve").arg(root.reserveSize)
            }

            // A computer player's level, as bars like those of the new game dialog.
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Math.max(1, Math.round(Theme.chrome))
                visible: root.step > 0

                Repeater {
                    model: root.levels

                    Rectangle {
                        required property int index

                        anchors.bottom: parent.bottom
                        color: index < root.step ? Theme.rackGold : Theme.rackInkSoft
                        height: Math.round((4 + 1.5 * index) * Theme.chrome)
                        opacity: index < root.step ? 1 : 0.4
                        width: Math.round(3 * Theme.chrome)
                    }
                }
            }
        }
    }

    // What a computer player says, beside its portrait.
    Loader {
        active: root.speaks
        height: Math.round(Math.max(54 * Theme.unit, 3 * Theme.text))
        width: root.bubbleRight - root.x - x
        x: root.portraitWidth + 10 * Theme.unit
        y: root.near ? -height - 8 * Theme.unit : 0
        z: 1

        sourceComponent: SpeechBubble {
            remarks: root.remarks
        }
    }
}
