pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The list of keyboard shortcuts: of the table, of a look back while there is one, or of *Your games*.
BaseDialog {
    id: root

    enum Place {
        Table,
        Replay,
        Library
    }

    property int place: ShortcutsDialog.Table

    readonly property list<var> lines: App.controller.keys.lists[place]

    // The name of each drawn key, and how far its drawing is turned.
    readonly property var drawnKeys: ({
            "left": [qsTr("Left"), 180],
            "right": [qsTr("Right"), 0],
            "up": [qsTr("Up"), -90],
            "down": [qsTr("Down"), 90],
            "enter": [qsTr("Enter"), 0]
        })

    title: [qsTr("Keyboard shortcuts"), qsTr("Keys for looking back"), qsTr("Keys for your games")][place]
    preferredWidth: 800
    hasCloseButton: true

    component Line: Row {
        id: line

        required property string key
        required property string meaning
        required property list<string> drawn
        required property real keysWidth

        readonly property real keyWidth: keys.implicitWidth

        Accessible.name: qsTr("%1: %2").arg([key, ...drawn.map(each => root.drawnKeys[each][0])].join(" ").trim()).arg(meaning)
        Accessible.role: Accessible.Paragraph
        spacing: Theme.pixels(16)

        Item {
            height: keys.height
            width: line.keysWidth

            Row {
                id: keys

                anchors.right: parent.right
                spacing: Theme.pixels(6)

                Caption {
                    color: Theme.purple
                    font.bold: true
                    objectName: "key"
                    text: line.key
                    visible: text !== ""
                }

                Repeater {
                    model: line.drawn

                    Picture {
                        required property string modelData

                        // The row releases it before it is deleted.
                        anchors.verticalCenter: parent?.verticalCenter
                        color: Theme.purple
                        height: width
                        name: modelData === "enter" ? "signs/enter" : "signs/arrow"
                        rotation: root.drawnKeys[modelData][1]
                        width: Math.round(1.2 * Theme.text)
                    }
                }
            }
        }

        Caption {
            text: line.meaning
            width: line.width - line.keysWidth - line.spacing
            wrapMode: Text.WordWrap
        }
    }

    Column {
        id: column

        // As wide as the longest key; implicit widths do not depend on the layout.
        readonly property real keysWidth: Math.ceil(children.reduce((widest, each) => Math.max(widest, (each as Line)?.keyWidth ?? 0), Theme.pixels(96)))

        spacing: Theme.pixels(9)
        width: parent.width

        Repeater {
            model: root.lines.length

            Line {
                required property int index

                // Undefined while a shorter list replaces this one.
                readonly property var line: root.lines[index]

                drawn: line?.drawn ?? []
                key: line?.keys ?? ""
                keysWidth: column.keysWidth
                meaning: line?.meaning ?? ""
                width: column.width
            }
        }
    }
}
