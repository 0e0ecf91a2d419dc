pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus

// A page of *Your games*: figures in sections, on scales with sentences or as a table. Without games it
// shows a pale example.
Column {
    id: root

    // See `bridge.library.your_figures`; null while another page is shown.
    required property var page

    readonly property var sections: page?.sections ?? []
    readonly property var headings: page?.headings ?? []

    // Whether the figures are a table instead of scales.
    required property bool asTable

    readonly property bool isExample: (page?.invitation ?? "") !== ""

    // Where the scales lie.
    readonly property real scaleX: Math.round(0.2 * width)
    readonly property real scaleWidth: Math.round(0.3 * width)

    spacing: Theme.pixels(12)

    SpokenText {
        elide: Text.ElideNone
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        objectName: "intro"
        text: root.page?.intro ?? ""
        visible: text !== ""
        width: root.width
        wrapMode: Text.WordWrap
    }

    SpokenText {
        color: Theme.inkSoft
        elide: Text.ElideNone
        font.pixelSize: Theme.small
        text: root.page?.note ?? ""
        visible: text !== "" && !root.asTable
        width: root.width
        wrapMode: Text.WordWrap
    }

    Repeater {
        model: root.sections.length

        Column {
            id: section

            required property int index

            // Undefined while a shorter list replaces this one.
            readonly property var content: root.sections[index] ?? {
                "heading": "",
                "rows": []
            }

            // The lines of the table, the first with the headings.
            readonly property list<var> lines: [...(index === 0 ? [root.headings] : []), ...content.rows.map(each => each.cells)]

            spacing: Theme.pixels(6)
            width: root.width

            Item {
                height: heading.height
                width: parent.width

                SpokenText {
                    id: heading

                    color: Theme.purple
                    elide: Text.ElideNone
                    font.bold: true
                    text: section.content.heading
                    width: root.asTable ? parent.width : root.scaleX - Theme.pixels(14)
                    wrapMode: Text.WordWrap
                }

                // The ends and the middle of the scales.
                Repeater {
                    model: !root.asTable && section.content.rows.some(each => each.percent) ? ["0", "50", qsTr("100%")] : []

                    Caption {
                        required property int index
                        required property string modelData

                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        text: modelData
                        x: Math.round(root.scaleX + 0.5 * index * root.scaleWidth - implicitWidth / 2)
                        y: heading.height - height
                    }
                }
            }

            Column {
                Accessible.ignored: root.isExample
                Accessible.name: section.content.heading
                Accessible.role: Accessible.List
                spacing: Theme.pixels(6)
                visible: !root.asTable
                width: parent.width

                Repeater {
                    model: root.asTable ? 0 : section.content.rows.length

                    FigureRow {
                        required property int index

                        Accessible.ignored: root.isExample
                        figure: section.content.rows[index] ?? section.content.rows[0]
                        objectName: root.isExample ? "" : "figure"
                        reach: Theme.pixels(3)
                        scaleWidth: root.scaleWidth
                        scaleX: root.scaleX
                        width: section.width
                    }
                }
            }

            GridLayout {
                columnSpacing: Theme.pixels(16)
                columns: root.headings.length
                rowSpacing: Theme.pixels(4)
                visible: root.asTable
                width: parent.width

                Repeater {
                    model: root.asTable ? section.lines.length * root.headings.length : 0

                    SpokenText {
                        required property int index

                        readonly property int cell: index % root.headings.length
                        readonly property int line: Math.floor(index / root.headings.length)
                        readonly property bool heads: section.index === 0 && line === 0

                        Layout.fillWidth: true
                        Layout.preferredWidth: cell > 0 ? 1 : 2
                        color: heads ? Theme.inkSoft : Theme.ink
                        elide: Text.ElideNone
                        font.pixelSize: heads ? Theme.small : Theme.text
                        objectName: "cell"
                        text: section.lines[line]?.[cell] ?? ""
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
