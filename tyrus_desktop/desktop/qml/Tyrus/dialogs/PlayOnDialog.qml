pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Begins a study: its moment, the person's side, the opponent, and the hidden tiles.
BaseDialog {
    id: root

    // The number of tiles placed before the study.
    required property int moment

    readonly property Opponents opponents: App.controller.opponents
    readonly property real gap: Math.round(12 * Theme.unit)

    // The height left for the portraits.
    readonly property real roomForPortraits: maxHeight - header.height - footer.height - topPadding - bottomPadding - texts.height - choices.height - 3 * gap - 6 * Theme.unit - 2 * Math.ceil(1.7 * Theme.text)

    function begin(): void {
        close();
        App.study.playOn(moment, App.study.mustRedeal ? App.study.side : side.current, people.current, App.study.mustRedeal || hidden.current === 1);
    }

    defaultButton: begin
    title: qsTr("Play on from here")
    preferredWidth: 820

    onAboutToShow: {
        if (returning)
            return;
        people.current = App.study.level;
        side.current = App.study.side;
        people.item(people.index).forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        spacing: root.gap
        width: parent.width

        Column {
            id: texts

            spacing: 0.5 * root.gap
            width: parent.width

            SpokenText {
                color: Theme.purple
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                objectName: "playOnMoment"
                text: App.study.describe(root.moment)
                width: parent.width
            }

            SpokenText {
                color: Theme.inkSoft
                text: qsTr("A study changes neither your results nor the suggested level. The game stays as it is, and you can go back to it.")
                width: parent.width
                wrapMode: Text.Wrap
            }
        }

        OpponentChoice {
            id: people

            levels: root.opponents.levels
            room: root.roomForPortraits
            // A study has no secret opponent.
            styles: root.opponents.styles.filter(each => each.key !== "stranger")
            suggested: ""
            width: parent.width

            onConfirmed: root.begin()
        }

        Column {
            id: choices

            spacing: root.gap
            width: parent.width

            Row {
                spacing: 2 * root.gap
                visible: !App.study.mustRedeal

                Field {
                    label: qsTr("Your side")

                    ChoiceRow {
                        id: side

                        choices: [qsTr("Ivory"), qsTr("Brown")]
                        label: qsTr("Your side")
                        objectName: "playOnSide"
                    }
                }

                Field {
                    label: qsTr("Hidden tiles")

                    ChoiceRow {
                        id: hidden

                        choices: [qsTr("as in the game"), qsTr("new, at random")]
                        label: qsTr("Hidden tiles")
                        objectName: "playOnHidden"
                    }
                }
            }

            // As high as the longest text, so that the dialog keeps its size.
            Item {
                id: meaning

                readonly property int shown: App.study.mustRedeal ? 0 : 2 - hidden.current

                height: children.reduce((most, each) => Math.max(most, each.implicitHeight), 0)
                width: parent.width

                Repeater {
                    model: [qsTr("This game is not over, so whatever you can’t see is redrawn at random: your opponent’s hidden tiles and hand, both reserves, the election cards left. It still fits everything you have seen."), qsTr("Whatever your side could not see then is redrawn at random: the opponent’s hidden tiles and hand, both reserves, the election cards left. It still fits everything your side had seen."), qsTr("Your opponent’s hidden tiles and hand, both reserves and the election cards left are those of the game. You may know some of them by now.")]

                    SpokenText {
                        required property int index
                        required property string modelData

                        text: modelData
                        visible: index === meaning.shown
                        width: meaning.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }

    buttons: [
        PushButton {
            text: qsTr("Cancel")

            onClicked: root.close()
        },
        PushButton {
            id: begin

            objectName: "beginStudy"
            primary: true
            text: qsTr("Start the study")

            onClicked: root.begin()
        }
    ]
}
