pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The rules in four steps, each with its picture. All are as tall as the tallest.
BaseDialog {
    id: root

    // The step that it opens at.
    required property int first

    readonly property alias step: steps.current

    title: qsTr("Quick rules")
    preferredWidth: 700
    hasCloseButton: true
    titleRoom: steps.height + Theme.pixels(6)

    // A step begins at its top; the last one has no button to go on with, but *Close*.
    function goTo(number: int): void {
        if (number === steps.choices.length - 1 && next.activeFocus)
            next.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason);
        steps.choose(number);
    }

    onAboutToShow: if (!returning)
        steps.choose(first)
    onOpened: (next.visible ? next : next.nextItemInFocusChain()).forceActiveFocus(Qt.TabFocusReason)

    ChoiceRow {
        id: steps

        areTabs: true
        choices: [qsTr("1. Place"), qsTr("2. Tiles"), qsTr("3. Count"), qsTr("4. Win")]
        label: qsTr("Steps")
        objectName: "rulesSteps"
        onWood: true
        parent: root.header
        width: root.width - 2 * x
        x: Theme.pixels(22)
        y: root.header.height - height - Theme.pixels(4)

        onChosen: root.contentItem.contentY = 0
    }

    // At the left, where it does not move at the last step.
    PushButton {
        objectName: "handbook"
        parent: root.footer
        text: qsTr("Handbook")
        x: Theme.pixels(22)

        onClicked: App.openOver(Sheet.Handbook)
    }

    component Step: Column {
        id: page

        required property int number
        required property list<string> sentences

        property Component picture

        spacing: Theme.pixels(8)
        visible: steps.current === number
        width: parent.width

        Loader {
            sourceComponent: page.picture
            width: parent.width
        }

        Repeater {
            model: page.sentences

            SpokenText {
                required property string modelData

                lineHeight: 1.1
                text: modelData
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }
    }

    Item {
        height: Math.max(...children.map(each => each.implicitHeight))
        width: parent.width

        Step {
            number: Board.Place
            sentences: [qsTr("A card is turned up: a General is elected in the citadels, a Merchant Guildmaster in the markets or a High Priest in the temples. There are three of each."), qsTr("The sides take turns to place three tiles each, face hidden, in any of the six buildings, their own or the opponent’s. A placed tile never moves. In a building that is not voting now, it waits, hidden, for a later election."), qsTr("A toss decides which side goes first in odd-numbered elections.")]

            picture: RulesPlace {
            }
        }

        Step {
            number: Board.Tiles
            sentences: [qsTr("Each side has thirty tiles, 1\u00a0to\u00a010 of each kind, and nine in hand. The number is how many soldiers, merchants or priests the tile stands for."), qsTr("What they do depends on the building, as the table shows. Anywhere else a tile is a bluff: it does not count, but your opponent can’t tell.")]

            picture: Column {
                spacing: Theme.pixels(8)

                RulesTiles {
                }

                PowersTable {
                    powers: App.state.powers
                    width: parent.width
                }
            }
        }

        Step {
            number: Board.Count
            sentences: [qsTr("Only the tiles in the election’s two buildings are turned over. In its own building, each side counts its votes, minus the enemy blocks it did not counter; never less than zero."), qsTr("The higher total wins the representative. A tie, even 0\u00a0to\u00a00, is a null election: nobody wins it."), qsTr("The tiles shown are discarded, and each side draws three; the last draw follows the seventh election.")]

            picture: RulesTally {
            }
        }

        Step {
            number: Board.Win
            sentences: [qsTr("Three elections won in a row win the game at once, even with fewer representatives. So do five representatives. A null election breaks a run."), qsTr("Otherwise the side with more representatives after nine elections wins."), qsTr("If both have the same number, the higher total on the last three tiles wins. If that is equal too, the game is drawn.")]

            picture: RulesWin {
            }
        }
    }

    buttons: [
        PushButton {
            id: next

            primary: true
            text: qsTr("Next")
            visible: steps.current < steps.choices.length - 1

            onClicked: root.goTo(steps.current + 1)
        }
    ]
}
