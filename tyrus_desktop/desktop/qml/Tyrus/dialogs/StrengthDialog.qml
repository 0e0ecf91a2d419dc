pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The measured strength in words; *Details* has four pages: the levels' results, the information in
// their tiles, the characters' habits, and the attacks.
BaseDialog {
    id: root

    readonly property Strength strength: App.controller.strength
    property bool detailed: false

    readonly property string strongest: root.strength.searchingLevels[1]
    readonly property string interval: qsTr("± and ranges are 95% confidence intervals: the true figure very probably lies within them.")

    onAboutToShow: detailed = false

    title: qsTr("Opponents’ strength")
    preferredWidth: 980
    hasCloseButton: true

    component Heading: SpokenText {
        color: Theme.purple
        font.bold: true
    }

    component Paragraph: SpokenText {
        lineHeight: 1.2
        wrapMode: Text.WordWrap
    }

    // A list of names, each with a sentence about it.
    component Sentences: Column {
        id: sentences

        required property var model

        spacing: Theme.pixels(2)
        width: parent.width

        Repeater {
            model: sentences.model.length

            Row {
                id: sentence

                required property int index

                SpokenText {
                    text: sentences.model[sentence.index][0]
                    width: 0.17 * sentences.width
                }

                SpokenText {
                    elide: Text.ElideNone
                    objectName: "inWords"
                    text: sentences.model[sentence.index][1]
                    width: 0.83 * sentences.width
                    wrapMode: Text.WordWrap
                }
            }
        }
    }

    // Words and figures share one place, which is as high as the taller of the two.
    Item {
        height: Math.max(details.height, inWords.height)
        width: parent.width

        Column {
            id: inWords

            spacing: Theme.pixels(7)
            visible: !root.detailed
            width: parent.width

            Paragraph {
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                objectName: "bestAttack"
                text: root.strength.bestAttack
                width: parent.width - toggle.width - Theme.pixels(10)
            }

            Paragraph {
                text: root.strength.bestAttacker
                visible: text !== ""
                width: parent.width
            }

            Heading {
                text: qsTr("The levels")
            }

            Sentences {
                model: root.strength.levelsInWords.map((sentence, index) => [qsTr("%1 · %2").arg(index + 1).arg(root.strength.levels[index].name), sentence])
            }

            Heading {
                text: qsTr("Playing styles")
            }

            Sentences {
                model: root.strength.stylesInWords.map((sentence, index) => [root.strength.characters[index].name, sentence])
            }
        }

        Column {
            id: details

            spacing: Theme.pixels(10)
            visible: root.detailed
            width: parent.width

            ChoiceRow {
                id: page

                choices: [qsTr("Results"), qsTr("Their tiles"), qsTr("Playing styles"), qsTr("Attacks")]
                label: qsTr("Details")
                objectName: "page"
                width: parent.width - toggle.width - Theme.pixels(10)
            }

            // As high as the tallest page, so that the dialog keeps its size.
            Item {
                height: Math.max(...children.map(each => each.height))
                width: parent.width

                StrengthTable {
                    cells: [].concat(...root.strength.levels.map((each, index) => [qsTr("%1 · %2").arg(index + 1).arg(each.name), each.half > 0 ? qsTr("%1 ± %2").arg(each.elo).arg(each.half) : each.elo, ...each.shares.map(share => share < 0 ? "–" : Math.round(100 * share))]).reverse())
                    headings: ["", qsTr("Elo"), ...root.strength.levels.map((_, index) => index + 1)]
                    intro: qsTr("Each line says how many games a level wins, out of\u00a0100, against each of the others, which are numbered at the top. Elo sums this up in one number: the first level is set at\u00a01000, and a player 80\u00a0points higher wins about 61\u00a0games out of\u00a0100.")
                    measured: qsTr("Each pair of levels played at least %1; %3 and %4 only %2 against levels more than one step away. Each deal was played twice, with sides exchanged. Measured on %5. ± is the 95% confidence interval: the true figure very probably lies within it.").arg(root.strength.games).arg(root.strength.distantGames).arg(root.strength.searchingLevels[0]).arg(root.strength.searchingLevels[1]).arg(root.strength.date)
                    shares: [].concat(...root.strength.levels.map(each => [0, 0, ...each.shares]).reverse())
                    visible: page.current === 0
                    width: parent.width
                }

                StrengthTable {
                    cells: [].concat(...root.strength.levels.map((each, index) => [qsTr("%1 · %2").arg(index + 1).arg(each.name), ...each.habits]).reverse())
                    headings: ["", qsTr("guessed right"), qsTr("first tile at home: a vote"), qsTr("tile in your building: a block"), qsTr("bluffs")]
                    intro: root.strength.reading
                    measured: qsTr("Each level played at least %1 against itself. A bluff here is a tile that can never count where it is placed.").arg(root.strength.rateGames) + " " + root.interval
                    visible: page.current === 1
                    width: parent.width
                }

                StrengthTable {
                    cells: [].concat(...root.strength.characters.map(each => [each.name, each.elo, each.habit, each.rate, each.plainRate]))
                    headings: ["", qsTr("Elo relative to %1").arg(root.strongest), qsTr("habit"), qsTr("this style"), root.strongest]
                    intro: qsTr("Each style played %1 against %2, who favours none. Each habit was measured for both players.").arg(root.strength.characterGames).arg(root.strongest)
                    measured: root.interval
                    visible: page.current === 2
                    stretched: 2
                    width: parent.width
                }

                StrengthTable {
                    cells: [].concat(...root.strength.attacks.map(each => [each.name, each.against, each.share, each.games]))
                    headings: [qsTr("attacker"), qsTr("against"), qsTr("wins"), qsTr("games played")]
                    intro: qsTr("How many games out of 100\u00a0each attacker wins against one level.")
                    measured: root.interval
                    visible: page.current === 3
                    stretched: 0
                    width: parent.width
                }
            }
        }

        PushButton {
            id: toggle

            anchors.right: parent.right
            checkable: true
            checked: root.detailed
            objectName: "cardDetails"
            text: qsTr("Details")

            onToggled: root.detailed = checked
        }
    }
}
