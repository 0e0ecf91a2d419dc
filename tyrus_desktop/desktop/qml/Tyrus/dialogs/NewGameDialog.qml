import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// Starts a game against the computer, or between two players at one screen.
BaseDialog {
    id: root

    required property GameController controller

    readonly property Strength strength: controller.strength
    readonly property bool againstComputer: opponentKind.current === 0
    readonly property bool strongestLevel: ladder.current === root.strength.levels.length - 1
    readonly property var opponent: strongestLevel && character.current > 0 ? root.strength.characters[character.current - 1] : root.strength.levels[ladder.current]

    // The level proposed for a first game.
    readonly property int defaultLevel: 2

    signal rulesRequested
    signal strengthRequested

    function begin(): void {
        close();
        if (againstComputer) {
            controller.state.settings.name = person.text;
            controller.state.settings.level = opponent.key;
            controller.playComputer(person.text, opponent.key, side.current, [-1, side.current, Board.other(side.current)][first.current]);
        } else {
            controller.playTwo(ivoryName.text, brownName.text, [-1, Side.Ivory, Side.Brown][first.current], hiding.current === 1);
        }
    }

    function indexOf(list: list<var>, key: string): int {
        return list.findIndex(each => each.key === key);
    }

    // Show the opponent that was chosen last time.
    function restoreChoice(): void {
        const key = controller.state.settings.level;
        const characterIndex = indexOf(root.strength.characters, key);
        const level = characterIndex >= 0 ? root.strength.levels.length - 1 : indexOf(root.strength.levels, key);
        ladder.current = level >= 0 ? level : defaultLevel;
        character.current = characterIndex + 1;
    }

    Component.onCompleted: restoreChoice()

    title: qsTr("New game")
    preferredWidth: 740

    ColumnLayout {
        spacing: 14
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columnSpacing: 16
            columns: 2
            rowSpacing: 12

            Caption {
                text: qsTr("Play")
            }

            ChoiceRow {
                id: opponentKind

                Layout.fillWidth: true
                choices: [qsTr("against the computer"), qsTr("two players, one screen")]
                label: qsTr("Play")
                objectName: "opponentKind"
            }

            Caption {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 9
                text: qsTr("Opponent")
                visible: root.againstComputer
            }

            ColumnLayout {
                spacing: 6
                visible: root.againstComputer

                LevelLadder {
                    id: ladder

                    Layout.fillWidth: true
                    label: qsTr("Opponent")
                    levels: root.strength.levels
                    objectName: "level"
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: 10

                    SpokenText {
                        color: Theme.purple
                        font.family: Theme.titleFont
                        font.pixelSize: Theme.large
                        objectName: "opponent"
                        text: root.opponent.name
                    }

                    SpokenText {
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        height: Theme.large * 1.3
                        text: qsTr("level\u00a0%1 of\u00a0%2, %3\u00a0Elo").arg(ladder.current + 1).arg(root.strength.levels.length).arg(root.strength.levels[ladder.current].elo)
                        verticalAlignment: Text.AlignBottom
                    }
                }

                SpokenText {
                    Layout.fillWidth: true
                    text: root.opponent.sentence
                    wrapMode: Text.WordWrap
                }
            }

            Caption {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 9
                text: qsTr("Style")
                visible: root.againstComputer && root.strongestLevel
            }

            ChoiceRow {
                id: character

                Layout.fillWidth: true
                choices: [qsTr("balanced"), ...root.strength.characters.map(each => each.name)]
                label: qsTr("Style")
                objectName: "character"
                visible: root.againstComputer && root.strongestLevel
            }

            Caption {
                text: qsTr("Your side")
                visible: root.againstComputer
            }

            ChoiceRow {
                id: side

                Layout.fillWidth: true
                choices: [qsTr("Ivory"), qsTr("Brown")]
                label: qsTr("Your side")
                objectName: "side"
                visible: root.againstComputer
            }

            Caption {
                text: qsTr("Your name")
                visible: root.againstComputer
            }

            TextEntry {
                id: person

                Accessible.name: qsTr("Your name")
                Layout.fillWidth: true
                objectName: "person"
                placeholderText: qsTr("Player")
                text: root.controller.state.settings.name
                visible: root.againstComputer
            }

            Caption {
                text: qsTr("Ivory’s name")
                visible: !root.againstComputer
            }

            TextEntry {
                id: ivoryName

                Accessible.name: qsTr("Ivory’s name")
                Layout.fillWidth: true
                placeholderText: qsTr("Ivory")
                visible: !root.againstComputer
            }

            Caption {
                text: qsTr("Brown’s name")
                visible: !root.againstComputer
            }

            TextEntry {
                id: brownName

                Accessible.name: qsTr("Brown’s name")
                Layout.fillWidth: true
                placeholderText: qsTr("Brown")
                visible: !root.againstComputer
            }

            Caption {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 9
                text: qsTr("Keep hands secret")
                visible: !root.againstComputer
            }

            ColumnLayout {
                spacing: 4
                visible: !root.againstComputer

                ChoiceRow {
                    id: hiding

                    Layout.fillWidth: true
                    choices: [qsTr("pass the screen"), qsTr("play from memory")]
                    label: qsTr("Keep hands secret")
                }

                SpokenText {
                    Layout.fillWidth: true
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    text: hiding.current === 0 ? qsTr("Pass the screen after every tile.") : qsTr("Look at your hand once per election; then play by slot number, tiles face down.")
                    wrapMode: Text.WordWrap
                }
            }

            Caption {
                text: qsTr("Who goes first")
            }

            ChoiceRow {
                id: first

                Layout.fillWidth: true
                choices: root.againstComputer ? [qsTr("at random"), qsTr("me"), qsTr("the computer")] : [qsTr("at random"), qsTr("Ivory"), qsTr("Brown")]
                label: qsTr("Who goes first")
                objectName: "first"
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            Layout.topMargin: 6
            spacing: 10

            PushButton {
                text: qsTr("Quick rules")

                onClicked: root.rulesRequested()
            }

            PushButton {
                objectName: "strength"
                text: qsTr("Opponents’ strength")
                visible: root.againstComputer

                onClicked: root.strengthRequested()
            }

            PushButton {
                focus: true
                objectName: "begin"
                primary: true
                text: qsTr("Start game")

                onClicked: root.begin()
            }
        }
    }
}
