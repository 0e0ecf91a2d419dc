pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is public of a player: name, side, representatives, streak, tiles in reserve.
Rectangle {
    id: root

    required property int index
    required property int playerSide
    required property string playerName
    required property int reserveSize
    required property list<int> elected
    required property int streakLength
    required property bool toPlay
    required property bool over
    required property int step
    required property string label
    required property string meaning

    required property Remarks remarks

    // Whether the table waits for this player.
    required property bool awaited

    // How many levels there are.
    required property int levels

    // The drawing of a computer player's portrait; empty for a person.
    required property string face

    readonly property bool speaks: remarks.side === playerSide && remarks.text !== ""

    // Two in a row are a threat, which the end of the game removes; three have won it.
    readonly property bool saysStreak: streakLength >= (over ? 3 : 2)

    readonly property string sideName: playerSide === Side.Ivory ? qsTr("Ivory") : qsTr("Brown")

    Accessible.description: meaning
    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Paragraph
    border.color: awaited ? Theme.ink : Theme.panelEdge
    border.width: awaited ? 2 : 1
    color: Theme.panel
    radius: 8 * Theme.chrome

    Answer {
        maxWidth: root.width
        meaning: root.meaning
        title: root.label
    }

    // Whose turn it is: a thick edge towards the table.
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.margins: root.radius
        anchors.right: parent.right
        anchors.rightMargin: 0
        anchors.top: parent.top
        color: Theme.ink
        objectName: "toPlay"
        radius: width / 2
        visible: root.awaited
        width: Math.round(6 * Theme.chrome)
    }

    TilePicture {
        id: badge

        anchors.verticalCenter: parent.verticalCenter
        height: parent.height - 12 * Theme.chrome
        side: root.playerSide
        visible: root.face === ""
        width: height / 1.4
        x: 8 * Theme.chrome
    }

    // A computer player's portrait, in a frame of its side's wood.
    Rectangle {
        anchors.centerIn: badge
        border.color: Theme.woodEdge[root.playerSide]
        border.width: 1
        color: Theme.wood[root.playerSide]
        height: portrait.height + 8 * Theme.chrome
        radius: 4 * Theme.chrome
        visible: root.face !== ""
        width: portrait.width + 8 * Theme.chrome

        Portrait {
            id: portrait

            anchors.centerIn: parent
            face: root.face
            objectName: "portrait"
            width: Math.round(Math.min(badge.width, badge.height * 6 / 7) - 6 * Theme.chrome)
        }
    }

    // A computer player's level, as bars like those of the new game dialog.
    Row {
        anchors.bottom: parent.bottom
        anchors.margins: 9 * Theme.chrome
        anchors.right: parent.right
        spacing: Math.max(1, Math.round(Theme.chrome))
        visible: root.step > 0 && !root.speaks

        Repeater {
            model: root.levels

            Rectangle {
                required property int index

                anchors.bottom: parent.bottom
                color: index < root.step ? Theme.purple : Theme.panelEdge
                height: Math.round((4 + 1.5 * index) * Theme.chrome)
                opacity: index < root.step ? 1 : 0.6
                width: Math.round(3 * Theme.chrome)
            }
        }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 6 * Theme.chrome
        visible: !root.speaks
        x: badge.x + badge.width + 8 * Theme.chrome

        TextMetrics {
            id: nameMetrics

            font.bold: true
            font.pixelSize: Theme.text
            text: root.playerName
        }

        Caption {
            font.bold: true
            font.pixelSize: nameMetrics.advanceWidth <= width ? Theme.text : Math.max(9, Theme.small - (nameMetrics.advanceWidth > 1.8 * width ? 2 : 0))
            lineHeight: 0.9
            maximumLineCount: 3
            text: root.playerName
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
        }

        Caption {
            color: root.saysStreak ? Theme.ink : Theme.inkSoft
            font.bold: root.saysStreak
            font.pixelSize: Theme.small
            text: root.saysStreak ? qsTr("%1 in a row!").arg(root.streakLength) : root.sideName
            visible: root.saysStreak || root.playerName !== root.sideName
            width: parent.width
        }

        Caption {
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: qsTr("in reserve: %1").arg(root.reserveSize)
            width: parent.width
        }

        // The representatives won, as in the chart. There are never more than nine, so none is
        // created again when their number changes.
        Row {
            spacing: Math.round(Theme.chrome)

            Repeater {
                model: 9

                Picture {
                    required property int index

                    height: Math.ceil(Drawings.representativeHeight(width))
                    name: index < root.elected.length ? "representatives/" + Drawings.representatives[root.elected[index]] : ""
                    objectName: "representativeHeld"
                    visible: name !== ""
                    width: Math.round(16 * Theme.chrome)
                }
            }
        }
    }

    // What a computer player says, in place of all else but its portrait.
    SpeechBubble {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 5 * Theme.chrome
        anchors.left: badge.right
        anchors.leftMargin: 10 * Theme.chrome
        anchors.right: parent.right
        anchors.rightMargin: 5 * Theme.chrome
        anchors.top: parent.top
        anchors.topMargin: 5 * Theme.chrome
        remarks: root.remarks
        visible: root.speaks
    }
}
