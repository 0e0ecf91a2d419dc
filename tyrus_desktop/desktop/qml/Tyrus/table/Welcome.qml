pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The opening screen, the city at dusk: the name, what one does and what wins, what can be begun, and
// three tiles to try out.
FocusScope {
    id: root

    required property TableLayout places

    readonly property string offered: App.savedGames.offer === "" ? App.lesson.offered : ""
    readonly property string againLabel: App.savedGames.offer === "" ? App.controller.newGames.playAgainLabel : ""

    // A button begins a game.
    signal beginning(byPointer: bool)

    // Enter presses what is offered first.
    function focusMain(): void {
        (begin.visible ? begin : newGame).focus = true;
    }

    Component.onCompleted: focusMain()
    onVisibleChanged: if (visible)
        focusMain()

    Caption {
        color: Theme.rackInk
        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Math.round(root.places.sky)
        fontSizeMode: Text.VerticalFit
        height: root.places.roofs - sentence.height - root.places.gap
        horizontalAlignment: Text.AlignHCenter
        objectName: "name"
        text: "Tyrus"
        verticalAlignment: Text.AlignVCenter
        width: parent.width
    }

    SpokenText {
        id: sentence

        color: Theme.rackInk
        elide: Text.ElideNone
        font.family: Theme.titleFont
        font.pixelSize: Math.round(22 * Theme.chrome)
        fontSizeMode: Text.Fit
        height: (Theme.scale > 1.15 ? 0.45 : 0.25) * root.places.roofs
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        objectName: "sentence"
        text: qsTr("Hide tiles in six buildings. Win three elections in a row, or the most out of nine.")
        verticalAlignment: Text.AlignVCenter
        width: 0.86 * parent.width
        wrapMode: Text.WordWrap
        x: (parent.width - width) / 2
        y: root.places.roofs - height - root.places.gap
    }

    Item {
        id: buttons

        readonly property real gap: 10 * Theme.unit

        // Three buttons are as wide as some 26 letters' heights; larger texts must give way.
        readonly property real lowerText: Math.min(Theme.text, 0.66 * root.width / 26)

        // How much wider than they need are the three buttons below, and each of them.
        readonly property real spare: (width - 2 * gap - lower) / 3
        readonly property real lower: newGame.implicitWidth + practice.implicitWidth + rules.implicitWidth
        readonly property real lineHeight: Math.round(Math.max(42 * Theme.unit, 2.1 * Theme.text))
        readonly property real needed: Math.max(begin.implicitWidth, lower + 2 * gap)

        height: 2 * lineHeight + 10 * Theme.unit
        width: Math.min(0.66 * root.width, Math.max(0.34 * root.width, needed))
        x: Math.max(0.33 * root.width, (root.width - width) / 2)
        y: (root.places.rackY + root.places.height - height) / 2

        component LowerButton: PushButton {
            font.pixelSize: buttons.lowerText
            height: buttons.lineHeight
            leftPadding: Theme.pixels(8)
            onWood: true
            padding: Theme.pixels(2)
            rightPadding: leftPadding
            width: implicitWidth + buttons.spare
            y: buttons.height - height
        }

        // What is offered first. An unfinished game is found after the first picture, so another
        // game is offered before it.
        PushButton {
            id: begin

            Accessible.description: App.savedGames.offer
            height: buttons.lineHeight
            objectName: App.savedGames.offer !== "" ? "resumeOffer" : root.offered !== "" ? "lesson" : "playAgain"
            padding: Theme.pixels(2)
            primary: true
            text: App.savedGames.offer !== "" ? App.savedGames.resumption : root.offered === "first-game" ? qsTr("Guided first game · 90\u00a0seconds") : root.offered !== "" ? qsTr("Next lesson") : root.againLabel
            visible: text !== ""
            width: parent.width

            onClicked: {
                root.beginning(byPointer);
                if (App.savedGames.offer !== "")
                    App.savedGames.resumeOffer();
                else if (root.offered !== "")
                    App.lesson.start(root.offered);
                else
                    App.controller.newGames.playAgain();
            }
            onTextChanged: Presses.noteAppearance()
            onVisibleChanged: if (!rules.focus)
                root.focusMain()
        }

        LowerButton {
            id: newGame

            objectName: "newGame"
            primary: !begin.visible
            text: qsTr("New game…")

            onClicked: App.open(Sheet.NewGame)
        }

        LowerButton {
            id: practice

            objectName: "practice"
            text: qsTr("Practice")
            x: newGame.width + parent.gap

            onClicked: App.open(Sheet.Practice)
        }

        LowerButton {
            id: rules

            objectName: "rules"
            text: qsTr("Quick rules")
            x: parent.width - width

            onClicked: App.openRules(Board.Place)
        }
    }

    // Created after the first frame, which then need not wait for it.
    Loader {
        active: Theme.windowShown && root.visible
        anchors.fill: parent

        sourceComponent: WelcomeTiles {
            places: root.places
            shown: root.offered === "first-game"
            wordsX: buttons.x + buttons.width + 4 * root.places.gap

            Component.onCompleted: App.controller.announced(sentence.text)
        }
    }
}
