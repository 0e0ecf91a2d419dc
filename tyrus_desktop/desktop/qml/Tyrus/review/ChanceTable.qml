pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The chances of winning as a table, a moment a row.
BaseDialog {
    id: root

    // A `ChanceCurves`, whose type is not known before the first end.
    readonly property var chances: App.review.chances

    readonly property real columnWidth: Math.min(0.17 * width, 8 * Theme.text)

    hasCloseButton: true
    preferredWidth: 640
    title: qsTr("Chances of winning")

    component Line: Row {
        id: line

        required property string where
        required property list<string> cells

        // The change, if it is one of the largest.
        property string changed: ""
        property color color: Theme.ink
        property bool bold: false

        width: parent.width

        Caption {
            color: line.color
            font.bold: line.bold
            text: line.where
            width: line.width - (root.chances.shown.length + 0.7) * root.columnWidth
        }

        Repeater {
            model: root.chances.shown

            Caption {
                required property int modelData

                color: line.color
                font.bold: line.bold
                horizontalAlignment: Text.AlignRight
                text: line.cells[modelData] ?? ""
                width: root.columnWidth
                wrapMode: Text.Wrap
            }
        }

        Caption {
            color: line.color
            font.bold: true
            horizontalAlignment: Text.AlignRight
            text: line.changed
            width: 0.7 * root.columnWidth
        }
    }

    Line {
        cells: root.chances.views
        color: Theme.inkSoft
        where: ""
    }

    Repeater {
        model: root.chances.rows

        Line {
            required property string said
            required property list<string> percents
            required changed

            Accessible.name: qsTr("%1. %2").arg(where).arg(said)
            Accessible.role: Accessible.Paragraph
            cells: percents
        }
    }
}
