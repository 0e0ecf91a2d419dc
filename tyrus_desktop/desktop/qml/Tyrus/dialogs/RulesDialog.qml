pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A summary of the rules, in two columns if they fit; three sections have a figure.
BaseDialog {
    id: root

    required property list<string> powers

    title: qsTr("Quick rules")
    preferredWidth: 980
    hasCloseButton: true

    component Section: Column {
        id: section

        required property string title
        required property string words

        property Component figure

        spacing: Theme.pixels(2)
        width: parent.width

        SpokenText {
            color: Theme.purple
            font.bold: true
            text: section.title
        }

        SpokenText {
            lineHeight: 1.1
            text: section.words
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Loader {
            sourceComponent: section.figure
            visible: item !== null
            width: parent.width
        }
    }

    Grid {
        id: grid

        // The figures need this width in every language.
        readonly property bool wide: width > 64 * Theme.text

        columnSpacing: Theme.pixels(28)
        columns: wide ? 2 : 1
        rowSpacing: Theme.pixels(8)
        width: parent.width

        Column {
            spacing: Theme.pixels(8)
            width: grid.wide ? 0.43 * (grid.width - grid.columnSpacing) : grid.width

            Section {
                title: qsTr("The aim")
                words: qsTr("Three elections won in a row win the game at once, even with fewer representatives. So do five representatives. Otherwise the side with more of them after nine elections wins.")
            }

            Section {
                title: qsTr("Your tiles")
                words: qsTr("Each side has thirty: soldiers, merchants and priests, numbered 1\u00a0to\u00a010. The number is how many of them the tile stands for. Your hand is nine tiles.")

                figure: RulesTiles {
                }
            }

            Section {
                title: qsTr("An election")
                words: qsTr("A card is turned up: General (citadels), Merchant Guildmaster (markets) or High Priest (temples). There are three of each. The sides take turns to place three tiles each, face hidden, in any of the six buildings, their own or the enemy’s, as many as they like in one. A placed tile never moves. A toss decides which side goes first in odd-numbered elections. Tiles outside the election’s two buildings stay hidden for a later election.")
            }
        }

        Column {
            spacing: Theme.pixels(8)
            width: grid.wide ? 0.57 * (grid.width - grid.columnSpacing) : grid.width

            Section {
                title: qsTr("What a tile does")
                words: qsTr("It depends on the building, as the table shows. Anywhere else it is a bluff: it does not count, but your opponent can’t tell.")

                figure: PowersTable {
                    powers: root.powers
                }
            }

            Section {
                title: qsTr("The tally")
                words: qsTr("Only the tiles in the election’s two buildings are turned over. In its own building, each side counts its votes, minus the enemy blocks it did not counter; never less than zero. The higher total wins the representative. A tie, even 0\u00a0to\u00a00, is a null election: nobody wins it, and it ends a run of wins. The tiles shown are discarded, and each side draws three.")

                figure: RulesTally {
                }
            }

            Section {
                title: qsTr("The end")
                words: qsTr("The last draw follows the seventh election; a full game leaves each side three tiles. If both have the same number of representatives, the higher total on these tiles wins. If that is equal too, the game is drawn.")
            }
        }
    }
}
