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

    readonly property real cellSize: Math.min((width - 22 * Theme.panelUnit) / 10, (height - 26 * Theme.panelUnit) / 6.2)

    signal tileChosen(int side, int profession, int value)

    // A tile as it is drawn in the list and in the legend.
    component Cell: Rectangle {
        id: cell

        required property int side
        required property int fate
        required property string face

        color: fate === MemoryModel.Shown ? "transparent" : Theme.wood[side]
        height: root.cellSize - 2
        opacity: fate !== MemoryModel.ToDraw ? 1 : Theme.dark ? 0.8 : 0.65
        radius: 3 * Theme.panelUnit
        width: root.cellSize - 2

        Caption {
            anchors.centerIn: parent
            color: cell.fate === MemoryModel.Shown ? Theme.inkSoft : Theme.tileInk[cell.side]
            font.bold: cell.fate !== MemoryModel.Shown
            font.pixelSize: Math.max(8, cell.height * 0.62)
            font.strikeout: cell.fate === MemoryModel.Shown
            text: cell.face
        }
    }

    Repeater {
        model: 2

        Caption {
            required property int index

            color: Theme.inkSoft
            font.pixelSize: Math.max(9, 11 * Theme.panelUnit)
            text: [qsTr("Ivory"), qsTr("Brown")][index]
            y: index * (3 * root.cellSize + 14 * Theme.panelUnit)
        }
    }

    Repeater {
        model: 2 * Board.kinds

        Picture {
            required property int index

            height: width
            name: "emblems/" + Drawings.professions[Board.kindOf(index)] + (Theme.dark ? "-light" : "-dark")
            width: Math.round(Math.min(16 * Theme.panelUnit, root.cellSize))
            y: Board.sideOf(index) * (3 * root.cellSize + 14 * Theme.panelUnit) + 13 * Theme.panelUnit + Board.kindOf(index) * root.cellSize + (root.cellSize - height) / 2
        }
    }

    Repeater {
        model: root.memory

        Cell {
            id: tile

            required property int memorySide
            required property int profession
            required property int value
            required property string label

            Accessible.ignored: !enabled
            Accessible.name: label
            Accessible.role: Accessible.Paragraph
            side: memorySide
            face: value
            x: 20 * Theme.panelUnit + (value - 1) * root.cellSize
            y: memorySide * (3 * root.cellSize + 14 * Theme.panelUnit) + 13 * Theme.panelUnit + profession * root.cellSize

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
                enabled: jump.enabled
            }

            TapHandler {
                id: jump

                enabled: root.clickable && tile.fate === MemoryModel.Shown

                onTapped: root.tileChosen(tile.memorySide, tile.profession, tile.value)
            }
        }
    }

    // The legend, where there is room for it. A screen reader is told by each tile's name.
    Flow {
        id: legend

        readonly property int known: root.memory.knownSide
        readonly property var entries: [
            [MemoryModel.Shown, known, qsTr("discarded")],
            ...(known < 0 ? [] : [[MemoryModel.Hand, known, qsTr("in hand or placed")], [MemoryModel.ToDraw, known, qsTr("in reserve")]]),
            [MemoryModel.Unseen, known < 0 ? Side.Brown : 1 - known, qsTr("not seen yet")]
        ]

        anchors.bottom: parent.bottom
        objectName: "legend"
        spacing: 8 * Theme.panelUnit
        visible: height <= root.height - 6 * root.cellSize - 30 * Theme.panelUnit
        width: parent.width

        Repeater {
            model: legend.entries

            Row {
                id: entry

                required property list<var> modelData

                spacing: 5 * Theme.panelUnit

                Cell {
                    fate: entry.modelData[0]
                    side: Math.max(0, entry.modelData[1])
                    face: "7"
                }

                Caption {
                    color: Theme.inkSoft
                    font.pixelSize: Math.max(9, 11 * Theme.panelUnit)
                    height: root.cellSize - 2
                    text: entry.modelData[2]
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }
}
