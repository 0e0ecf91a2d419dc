pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The memory aid: the thirty tiles of each side. Shown ones are struck out; the player's own are
// marked by where they are.
Item {
    id: root

    required property MemoryModel memory

    // A click on a tile that was discarded goes to its placement.
    property bool clickable: false

    readonly property real cellSize: Math.min((width - 22 * Theme.chrome) / 10, (height - 26 * Theme.chrome) / 6.2)

    signal tileChosen(int side, int profession, int value)

    Repeater {
        model: 2

        Caption {
            required property int index

            color: Theme.inkSoft
            font.pixelSize: Math.max(9, 11 * Theme.chrome)
            text: [qsTr("Ivory"), qsTr("Brown")][index]
            y: index * (3 * root.cellSize + 14 * Theme.chrome)
        }
    }

    Repeater {
        model: 2 * Board.kinds

        Picture {
            required property int index

            height: width
            name: "emblems/" + Drawings.professions[Board.kindOf(index)] + (Theme.dark ? "-light" : "-dark")
            width: Math.round(Math.min(16 * Theme.chrome, root.cellSize))
            y: Board.sideOf(index) * (3 * root.cellSize + 14 * Theme.chrome) + 13 * Theme.chrome + Board.kindOf(index) * root.cellSize + (root.cellSize - height) / 2
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

            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.role: Accessible.Paragraph
            color: fate === MemoryModel.Shown ? "transparent" : Theme.wood[memorySide]
            height: root.cellSize - 2
            opacity: fate !== MemoryModel.ToDraw ? 1 : Theme.dark ? 0.8 : 0.65
            radius: 3 * Theme.chrome
            width: root.cellSize - 2
            x: 20 * Theme.chrome + (value - 1) * root.cellSize
            y: memorySide * (3 * root.cellSize + 14 * Theme.chrome) + 13 * Theme.chrome + profession * root.cellSize

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && tile.fate === MemoryModel.Shown

                onTapped: root.tileChosen(tile.memorySide, tile.profession, tile.value)
            }

            Caption {
                anchors.centerIn: parent
                color: tile.fate === MemoryModel.Shown ? Theme.inkSoft : Theme.tileInk[tile.memorySide]
                font.bold: tile.fate !== MemoryModel.Shown
                font.pixelSize: Math.max(8, tile.height * 0.62)
                font.strikeout: tile.fate === MemoryModel.Shown
                text: tile.value
            }
        }
    }

    // The legend, where there is room for it.
    SpokenText {
        anchors.bottom: parent.bottom
        color: Theme.inkSoft
        font.pixelSize: Math.max(9, 11 * Theme.chrome)
        lineHeight: 0.95
        objectName: "legend"
        text: root.memory.private ? qsTr("Struck out: discarded. Yours: solid in hand or placed, faded in reserve. Your opponent’s: solid until shown.") : qsTr("Struck out: discarded. Solid: not shown yet.")
        visible: height <= root.height - 6 * root.cellSize - 30 * Theme.chrome
        width: parent.width
        wrapMode: Text.WordWrap
    }
}
