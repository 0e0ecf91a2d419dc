pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A figure for the rules: a side's total, with the rulebook's example.
Row {
    Accessible.name: qsTr("12\u00a0votes; 8\u00a0blocks, of which 6 are countered, leave\u00a02: 12\u00a0−\u00a02 = 10\u00a0votes.")
    Accessible.role: Accessible.Paragraph
    spacing: 0.3 * Theme.text
    topPadding: Theme.pixels(4)

    component Sign: Caption {
        font.bold: true
        font.pixelSize: Theme.large
        height: votes.tilesHeight
        verticalAlignment: Text.AlignVCenter
    }

    component Part: Column {
        id: part

        required property int role
        required property int tileSide
        required property list<int> values
        required property string words

        readonly property alias tilesHeight: tiles.height

        spacing: 1

        // The same width for all words, so that the signs are evenly spaced.
        width: 5.8 * Theme.small

        Row {
            id: tiles

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.pixels(2)

            Repeater {
                model: part.values

                FaceUpTile {
                    required property int modelData

                    profession: Board.profession(Profession.Soldier, part.role)
                    side: part.tileSide
                    value: modelData
                    width: Math.round(2.3 * Theme.text)
                }
            }
        }

        Caption {
            color: Theme.roleInk[part.role]
            elide: Text.ElideNone
            font.bold: true
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            text: part.words
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }

    Part {
        id: votes

        role: Role.Vote
        tileSide: Side.Ivory
        values: [7, 5]
        words: qsTr("12\u00a0votes")
    }

    Sign {
        text: "− ("
    }

    Part {
        role: Role.Block
        tileSide: Side.Brown
        values: [8]
        words: qsTr("8\u00a0blocks")
    }

    Sign {
        text: "−"
    }

    Part {
        role: Role.Counter
        tileSide: Side.Ivory
        values: [6]
        words: qsTr("6\u00a0counters")
    }

    Sign {
        text: ") = 10"
    }
}
