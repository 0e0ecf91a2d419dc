pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A summary of the rules; two sections have a figure.
BaseDialog {
    id: root

    readonly property list<string> titles: [qsTr("The aim"), qsTr("An election"), qsTr("What a tile does"), qsTr("The tally"), qsTr("The end")]
    readonly property list<string> paragraphs: [
        qsTr("Two sides want to rule the city. Win three elections in a row, or hold more representatives than the other side after nine elections. A fifth representative ends the game as well."),
        qsTr("An election card names what is elected: a General in the citadels, a Merchant Guildmaster in the markets, a High Priest in the temples. In turn each side places three tiles, one at a time, in any of the six buildings, its own or the enemy’s. Their faces stay hidden. Tiles outside the two buildings of the election stay for a later one."),
        qsTr("It depends on the building. At home a tile votes, or counters whoever blocks there; in the enemy’s building it may block. Any other tile is a bluff: it counts for nothing, but the enemy doesn’t know."),
        qsTr("Only the tiles in the two buildings of the election are shown. From each side’s votes comes off what the enemy blocks there, except what was countered. No total falls below zero, and spare counters add nothing. The higher total wins the representative; equal totals make the election null. What was shown is discarded, and each side draws three tiles."),
        qsTr("After the seventh election nothing is left to draw, so everybody ends with three tiles. If both sides hold as many representatives, the higher total on the last three tiles wins; if those are equal too, the game is drawn. The first player opens the odd elections, the other one the even ones.")
    ]

    title: qsTr("Rules in short")
    preferredWidth: 760
    hasCloseButton: true

    Column {
        id: column

        spacing: 6
        width: parent.width

        Repeater {
            model: root.titles.length

            Column {
                id: section

                required property int index

                spacing: 3
                width: column.width

                SpokenText {
                    color: Theme.purple
                    font.bold: true
                    text: root.titles[section.index]
                }

                SpokenText {
                    lineHeight: 1.14
                    text: root.paragraphs[section.index]
                    width: parent.width
                    wrapMode: Text.WordWrap
                }

                Loader {
                    sourceComponent: [null, null, powers, tally, null][section.index]
                    visible: item !== null
                    width: parent.width
                }
            }
        }

        Component {
            id: powers

            RulesPowers {
            }
        }

        Component {
            id: tally

            RulesTally {
            }
        }
    }
}
