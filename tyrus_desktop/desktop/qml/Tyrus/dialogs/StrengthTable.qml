pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus

// A page of the strength card's details: a heading, a table, and the method.
Column {
    id: root

    required property string intro
    required property list<string> headings
    required property list<string> cells
    required property string measured

    // How much of each cell is filled.
    property list<real> shares

    // The column that fills the remaining width; if negative, all columns share it.
    property int stretched: -1

    function takesRoom(column: int): bool {
        return root.stretched < 0 || column === root.stretched;
    }

    spacing: Theme.pixels(10)

    SpokenText {
        lineHeight: 1.2
        text: root.intro
        width: root.width
        wrapMode: Text.WordWrap
    }

    GridLayout {
        columnSpacing: Theme.pixels(16)
        columns: root.headings.length
        rowSpacing: Theme.pixels(4)
        uniformCellWidths: root.shares.length > 0
        width: root.width

        Repeater {
            model: root.headings.length

            SpokenText {
                required property int index

                Layout.alignment: Qt.AlignBottom
                Layout.fillWidth: root.takesRoom(index)
                Layout.maximumWidth: root.takesRoom(index) ? -1 : 0.17 * root.width
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                horizontalAlignment: root.shares.length > 0 ? Text.AlignHCenter : Text.AlignLeft
                text: root.headings[index]
                wrapMode: Text.WordWrap
            }
        }

        Repeater {
            model: root.cells.length

            SpokenText {
                required property int index

                Layout.fillWidth: root.takesRoom(index % root.headings.length)
                horizontalAlignment: root.shares.length > 0 && index % root.headings.length > 0 ? Text.AlignHCenter : Text.AlignLeft
                text: root.cells[index]
                wrapMode: Text.WordWrap

                Rectangle {
                    color: Theme.purple
                    height: parent.height
                    opacity: 0.45
                    visible: width > 0
                    width: parent.width * Math.max(0, root.shares[parent.index] ?? 0)
                    z: -1
                }
            }
        }
    }

    SpokenText {
        color: Theme.inkSoft
        lineHeight: 1.2
        text: root.measured
        width: root.width
        wrapMode: Text.WordWrap
    }
}
