pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Starts a game against the computer or between two persons at one screen. Its size and layout stay
// the same for every choice: controls that do not apply are replaced in place.
BaseDialog {
    id: root

    // Whether it opens with a game of two players.
    required property bool two

    readonly property Opponents opponents: App.controller.opponents
    readonly property bool againstComputer: opponentKind.current === 0
    readonly property var opponent: people.opponents[people.index]
    readonly property real gap: Math.round(10 * Theme.unit)

    readonly property string player: App.profiles.current

    // The first name of two persons that no profile has.
    readonly property string guest: {
        App.profiles.rows;  // They may change.
        return [ivoryName.text.trim(), brownName.text.trim()].find(each => each !== "" && !App.profiles.has(each)) ?? "";
    }

    // The height left for the portraits. If they did not fit, the bar that scrolls would narrow them until
    // they fit without it, and so on without end.
    readonly property real roomForPortraits: maxHeight - Theme.noticeRoom - ringRoom - header.height - footer.height - topPadding - bottomPadding - pane.height - fields.height - 2 * gap - 6 * Theme.unit - 2 * Math.ceil(1.7 * Theme.text)

    function begin(): void {
        close();
        if (againstComputer) {
            App.settings.level = opponent.key;
            App.controller.newGames.playComputer(opponent.key, side.current, [-1, side.current, Board.other(side.current)][first.current]);
        } else {
            App.settings.secondName = brownName.text;
            App.controller.newGames.playTwo(ivoryName.text, brownName.text, [-1, Side.Ivory, Side.Brown][first.current], hiding.current === 1);
        }
    }

    onPlayerChanged: ivoryName.text = App.profiles.written
    onAboutToShow: {
        // Cover the hands, since both persons see this dialog.
        App.controller.handOver.cover();
        opponents.ask();
        if (returning)
            return;
        ivoryName.text = App.profiles.written;
        brownName.text = App.settings.secondName;
        opponentKind.current = two ? 1 : 0;
        // Choose the last opponent, or the suggested one.
        people.current = people.opponents.some(each => each.key === App.settings.level) ? App.settings.level : opponents.suggested || opponents.levels[0].key;
        if (againstComputer)
            people.item(people.index).forceActiveFocus(Qt.TabFocusReason);
    }

    defaultButton: begin
    title: qsTr("New game")
    preferredWidth: 940
    titleRoom: opponentKind.titleRoom

    component NameField: Field {
        id: field

        property alias placeholder: entry.placeholderText
        property alias text: entry.text

        width: 0.24 * (parent?.width ?? 0)

        TextEntry {
            id: entry

            Accessible.name: field.label
            height: side.height
            width: parent.width
        }
    }

    HeaderTabs {
        id: opponentKind

        choices: [qsTr("Against the computer"), qsTr("Two players, one screen")]
        dialog: root
        label: qsTr("Play")
        objectName: "opponentKind"

        Keys.forwardTo: [fitted, root.contentItem]
    }

    Column {
        id: fitted

        spacing: root.gap
        width: parent.width

        // The first Escape hides the figures, the next one closes the dialog.
        Keys.onEscapePressed: event => {
            event.accepted = pane.turned;
            pane.turned = false;
        }

        Item {
            height: root.gap + Math.max(people.height + pane.height, hiding.needed + headphones.height)
            width: parent.width

            OpponentChoice {
                id: people

                levels: root.opponents.levels
                room: root.roomForPortraits
                styles: root.opponents.styles
                suggested: root.opponents.suggested
                visible: root.againstComputer
                width: parent.width

                onConfirmed: root.begin()
            }

            OpponentPane {
                id: pane

                anchors.bottom: parent.bottom
                levels: root.opponents.levels.length
                opponent: root.opponent
                visible: root.againstComputer
                width: parent.width
            }

            SharingChoice {
                id: hiding

                advice: headphones.text
                height: parent.height - headphones.height - root.gap
                visible: !root.againstComputer
                width: parent.width
            }

            SpokenText {
                id: headphones

                anchors.bottom: parent.bottom
                color: Theme.inkSoft
                text: qsTr("With a screen reader: use headphones, one player at a time. Otherwise your opponent hears your hand.")
                visible: !root.againstComputer
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }

        Row {
            id: fields

            height: Math.ceil(1.35 * Theme.small + Theme.pixels(3) + side.height)
            spacing: 2 * root.gap
            width: parent.width

            Field {
                label: qsTr("Your side")
                visible: root.againstComputer
                width: 0.24 * parent.width

                ChoiceRow {
                    id: side

                    choices: [qsTr("Ivory"), qsTr("Brown")]
                    label: qsTr("Your side")
                    objectName: "side"
                    width: parent.width
                }
            }

            Field {
                label: qsTr("Profile")
                visible: root.againstComputer
                width: 0.24 * parent.width

                ProfileButton {
                    height: side.height
                    width: parent.width
                }
            }

            NameField {
                id: ivoryName

                label: qsTr("Ivory’s name")
                objectName: "ivoryName"
                placeholder: qsTr("Ivory")
                visible: !root.againstComputer
            }

            NameField {
                id: brownName

                label: qsTr("Brown’s name")
                objectName: "brownName"
                placeholder: qsTr("Brown")
                visible: !root.againstComputer
            }

            Field {
                label: qsTr("Who goes first")
                width: parent.width - x

                ChoiceRow {
                    id: first

                    choices: root.againstComputer ? [qsTr("at random"), qsTr("you"), qsTr("the opponent")] : [qsTr("at random"), qsTr("Ivory"), qsTr("Brown")]
                    label: qsTr("Who goes first")
                    objectName: "first"
                    width: parent.width
                }
            }
        }
    }

    footer: Item {
        implicitHeight: begin.implicitHeight + Theme.pixels(20)

        // The menus and the settings have it, too, where there is no room for it.
        CheckOption {
            height: begin.height
            checked: App.settings.remarks === "on"
            objectName: "remarks"
            text: qsTr("Opponents’ remarks")
            visible: root.againstComputer && x + implicitWidth < row.x
            x: Theme.pixels(18)

            onToggled: App.settings.remarks = checked ? "on" : "off"
        }

        // A guest gets a profile.
        PushButton {
            objectName: "keepGuest"
            text: qsTr("Keep “%1” as a profile").arg(root.guest)
            visible: !root.againstComputer && root.guest !== "" && x + implicitWidth < row.x
            x: Theme.pixels(22)

            onClicked: App.profiles.add(root.guest)
        }

        Row {
            id: row

            anchors.right: parent.right
            anchors.rightMargin: Theme.pixels(22)
            spacing: Theme.pixels(10)

            PushButton {
                text: qsTr("Quick rules")

                onClicked: App.openRules(Board.Place)
            }

            PushButton {
                text: qsTr("Cancel")

                onClicked: root.close()
            }

            // The same width for every name.
            PushButton {
                id: begin

                objectName: "begin"
                primary: true
                text: root.againstComputer ? root.opponent.challenge : qsTr("Start game")
                width: Math.max(implicitWidth, 16.5 * Theme.text)

                onClicked: root.begin()
            }
        }
    }
}
