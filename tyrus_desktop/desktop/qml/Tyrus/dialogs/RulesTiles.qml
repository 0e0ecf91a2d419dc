pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A figure for the rules: a tile of each profession, with its number explained.
Row {
    id: root

    readonly property list<int> values: [8, 3, 10]
    readonly property list<string> names: [qsTr("8\u00a0soldiers"), qsTr("3\u00a0merchants"), qsTr("10\u00a0priests")]

    spacing: 1.6 * Theme.text
    topPadding: Theme.pixels(4)

    Repeater {
        model: Board.kinds

        Row {
            id: part

            required property int index

            spacing: 0.5 * Theme.text

            FaceUpTile {
                profession: part.index
                side: Side.Ivory
                value: root.values[part.index]
                width: Math.round(2.3 * Theme.text)
            }

            SpokenText {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: root.names[part.index]
            }
        }
    }
}
