pragma ComponentBehavior: Bound

import QtQuick

// The rules in short, in our own words; the emblems stand beside what they are.
SheetDialog {
    id: root

    readonly property list<string> heads: [qsTr("The aim"), qsTr("An election"), qsTr("What a tile does"), qsTr("The tally"), qsTr("The end")]
    readonly property list<string> paragraphs: [
        qsTr("Two sides want to rule the city. Win three elections in a row, or hold more representatives than the other side after nine elections. A fifth representative ends the game as well."),
        qsTr("An election card names what is elected: a General in the citadels, a Merchant Guildmaster in the markets, a High Priest in the temples. In turn each side places three tiles, one at a time, in any of the six buildings, its own or the enemy’s. Their faces stay hidden. Tiles outside the two buildings of the election stay for a later one."),
        qsTr("At home, soldiers vote in the citadel, merchants in the market, priests in the temple. In the enemy’s buildings, merchants block soldiers, priests block merchants, soldiers block priests. At home again, the third profession counters: priests counter merchants in your citadel, soldiers counter priests in your market, merchants counter soldiers in your temple. Any other tile is a bluff: it counts for nothing, but the enemy doesn’t know."),
        qsTr("Only the tiles in the two buildings of the election are shown. From each side’s votes comes off what the enemy blocks there, except what was countered. No total falls below zero, and spare counters add nothing. The higher total wins the representative; equal totals make the election null. What was shown is discarded, and each side draws three tiles."),
        qsTr("After the seventh election nothing is left to draw, so everybody ends with three tiles. If both sides hold as many representatives, the higher total on the last three tiles wins; if those are equal too, the game is drawn. The first player opens the odd elections, the other one the even ones.")
    ]

    title: qsTr("Rules in short")
    sheetWidth: 760

    Column {
        id: column

        spacing: 8
        width: parent.width

        Repeater {
            model: root.heads

            Column {
                id: section

                required property int index
                required property string modelData

                spacing: 3
                width: column.width

                Passage {
                    color: Theme.gold
                    font.bold: true
                    text: section.modelData
                }

                Passage {
                    lineHeight: 1.2
                    text: root.paragraphs[section.index]
                    width: parent.width
                    wrapMode: Text.WordWrap
                }
            }
        }

        PushButton {
            anchors.right: parent.right
            focus: true
            primary: true
            text: qsTr("Close")

            onClicked: root.close()
        }
    }
}
