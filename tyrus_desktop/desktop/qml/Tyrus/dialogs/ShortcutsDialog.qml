pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The list of keyboard shortcuts.
BaseDialog {
    id: root

    // What is printed on the keys, by what they are for.
    required property var labels

    readonly property list<var> lines: [[root.labels.tiles, qsTr("pick up a tile of your hand")], ["←  →", qsTr("pick up the next tile, or point at the next building")], ["↑  ↓", qsTr("point at the far or the near buildings")], [root.labels.far, qsTr("place it in a far building: citadel, market, temple; without a tile: what lies there")], [root.labels.near, qsTr("place it in a near building: citadel, market, temple; without a tile: what lies there")], [root.labels.contents, qsTr("what lies here: in the building pointed at, or in your hand")], [root.labels.status, qsTr("where you are in the game")], ["⏎", qsTr("place it in the building pointed at, or press a button")], [qsTr("Esc"), qsTr("put the tile down, or take it back")], [qsTr("Space"), qsTr("speed on what is being shown")], [root.labels.rules, qsTr("the rules in short")], [root.labels.menus, qsTr("the menus")], [root.labels.fullScreen, qsTr("full screen")]]

    title: qsTr("Keys")
    preferredWidth: 560
    hasCloseButton: true

    Column {
        spacing: 9
        width: parent.width

        Repeater {
            model: root.lines.length

            Row {
                id: line

                required property int index

                readonly property string key: root.lines[index][0]
                readonly property string meaning: root.lines[index][1]

                Accessible.name: qsTr("%1: %2").arg(key).arg(meaning)
                Accessible.role: Accessible.StaticText
                spacing: 16

                Caption {
                    color: Theme.purple
                    font.bold: true
                    horizontalAlignment: Text.AlignRight
                    text: line.key
                    width: 96
                }

                Caption {
                    text: line.meaning
                    width: parent.parent.width - 112
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
