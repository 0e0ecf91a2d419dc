pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The memory aid: the thirty tiles of each side, a row for each profession. Discarded ones are struck out,
// those of a reserve outlined, all others filled: the player's own in hand or placed, the enemy's not
// seen yet.
Item {
    id: root

    required property MemoryModel memory
    required property int letters

    // A click on a tile that was discarded goes to its placement.
    required property bool clickable

    readonly property real band: Math.round(1.25 * letters)
    readonly property real gap: Math.round(0.25 * letters)
    readonly property int cellHeight: Math.floor((height - gap) / (2 * Board.kinds))
    readonly property real signWidth: Math.min(1.2 * letters, cellHeight - 1)
    readonly property real begin: band + signWidth + 3 * gap
    readonly property real cellWidth: Math.floor((width - begin) / 10)

    signal tileChosen(int side, int profession, int value)

    function rowY(side: int, profession: int): real {
        return (Board.kinds * side + profession) * cellHeight + side * gap;
    }

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Tiles seen")
    Accessible.role: Accessible.Grouping

    Answer {
        clickTaken: root.clickable
        meaning: root.memory.knownSide < 0 ? qsTr("Struck out: discarded. Filled: not seen yet.") : qsTr("Struck out: discarded. Outlined: in reserve. Filled: in hand or placed or, of the other side, not seen yet.")
        objectName: "legend"
        title: qsTr("Tiles seen")
    }

    // The name of each side, along its three rows.
    Repeater {
        model: [qsTr("Ivory"), qsTr("Brown")]

        Rectangle {
            required property int index
            required property string modelData

            border.color: Theme.woodEdge[index]
            border.width: 1
            color: Theme.wood[index]
            height: Board.kinds * root.cellHeight - 1
            radius: 0.2 * root.letters
            width: root.band
            y: root.rowY(index, 0)

            Caption {
                anchors.centerIn: parent
                color: Theme.woodInk[parent.index]
                font.pixelSize: root.letters
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: Theme.least
                renderType: Text.QtRendering
                rotation: -90
                text: parent.modelData
                width: parent.height
            }
        }
    }

    Repeater {
        model: 2 * Board.kinds

        Picture {
            required property int index

            height: width
            name: "emblems/" + Drawings.professions[Board.kindOf(index)] + (Theme.dark ? "-light" : "-dark")
            width: Math.round(root.signWidth)
            x: root.band + root.gap
            y: root.rowY(Board.sideOf(index), Board.kindOf(index)) + Math.round((root.cellHeight - height) / 2)
        }
    }

    Repeater {
        model: root.memory

        Rectangle {
            id: tile

            required property int memorySide
            required property int profession
            required property int value
            required property int fate
            required property string label

            readonly property bool seen: fate === MemoryModel.Shown
            readonly property bool outlined: fate === MemoryModel.ToDraw

            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.role: Accessible.Paragraph
            border.color: seen ? "transparent" : outlined ? Theme.inkSoft : Theme.woodEdge[memorySide]
            border.width: 1
            color: seen || outlined ? "transparent" : Theme.wood[memorySide]
            height: root.cellHeight - 1
            radius: 0.2 * root.letters
            width: root.cellWidth - Math.max(1, Math.round(0.12 * root.letters))
            x: root.begin + (value - 1) * root.cellWidth
            y: root.rowY(memorySide, profession)

            Caption {
                anchors.centerIn: parent
                color: tile.seen ? Theme.inkSoft : tile.outlined ? Theme.ink : Theme.tileInk[tile.memorySide]
                font.bold: !tile.seen
                font.pixelSize: Math.min(root.letters, 0.8 * tile.width)
                font.strikeout: tile.seen
                text: tile.value
            }

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && tile.seen

                onTapped: root.tileChosen(tile.memorySide, tile.profession, tile.value)
            }
        }
    }
}
