pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The opening screen, the city at dusk, whose houses light up one by one: the name, what one does and what
// wins or what a tile is for, what can be begun, and three tiles to try out.
FocusScope {
    id: root

    required property TableLayout places

    readonly property string offered: App.savedGames.offer === "" ? App.lesson.offered : ""
    readonly property string againLabel: App.savedGames.offer === "" ? App.controller.newGames.playAgainLabel : ""

    // How many houses are lit. A newcomer sees them light up, in less than five seconds (WCAG 2.2.2).
    property int lit: 0

    // A button begins a game.
    signal beginning(byPointer: bool)

    // Enter presses what is offered first.
    function focusMain(): void {
        (begin.visible ? begin : newGame).focus = true;
    }

    Component.onCompleted: focusMain()
    onVisibleChanged: if (visible)
        focusMain()

    Timer {
        interval: 700
        repeat: true
        running: root.visible && Theme.windowShown && Theme.motion > 0 && root.lit < 2 * Board.kinds

        onTriggered: root.lit++
    }

    Caption {
        color: Theme.rackInk
        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Math.round(Math.min(root.places.sky, 0.2 * root.width))
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

        readonly property string rule: qsTr("Hide tiles in six buildings. Win three elections in a row, or the most out of nine.")

        color: Theme.rackInk
        elide: Text.ElideNone
        font.family: Theme.titleFont
        font.pixelSize: Math.round((root.height > root.width ? 30 : 22) * Theme.chrome)
        fontSizeMode: Text.Fit
        height: (Theme.scale > 1.15 ? 0.45 : 0.25) * root.places.roofs
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        objectName: "sentence"
        text: (tiles.item as WelcomeTiles)?.said || rule
        verticalAlignment: Text.AlignVCenter
        width: 0.86 * parent.width
        wrapMode: Text.WordWrap
        x: (parent.width - width) / 2
        y: root.places.roofs - height - root.places.gap
    }

    // Someone who cannot read this finds their language here.
    Row {
        spacing: root.places.gap
        x: root.width - width - root.places.menuSize - 2 * root.places.gap
        y: root.places.gap

        Repeater {
            model: App.settings.languages.filter(each => each.code !== App.state.language)

            PushButton {
                required property var modelData

                Accessible.role: Accessible.Button
                font.pixelSize: Math.min(Theme.small, 0.6 * height)
                height: Math.min(root.places.menuSize, 0.5 * root.places.roofs - 2 * root.places.gap)
                leftPadding: Theme.pixels(10)
                objectName: "language"
                onWood: true
                padding: 0
                rightPadding: leftPadding
                text: modelData.name

                onClicked: App.controller.setLanguage(modelData.code)
            }
        }
    }

    Item {
        id: buttons

        // Four buttons are as wide as some 33 letters' heights; larger texts must give way.
        readonly property real letters: Math.min(Theme.text, width / 33)
        readonly property real lineHeight: Math.round(Math.max(46 * Theme.unit, 2.1 * letters))
        readonly property real gap: 10 * Theme.unit

        // How much wider than they need are the buttons below, and each of them.
        readonly property real spare: (width - 3 * gap - lower) / 4
        readonly property real lower: newGame.implicitWidth + practice.implicitWidth + games.implicitWidth + rules.implicitWidth

        height: 2 * lineHeight + gap
        width: 0.6 * root.width
        x: 0.37 * root.width
        y: (root.places.rackY + root.places.height - height) / 2

        component WoodButton: PushButton {
            font.pixelSize: buttons.letters
            height: buttons.lineHeight
            leftPadding: Theme.pixels(8)
            onWood: true
            padding: Theme.pixels(2)
            rightPadding: leftPadding
        }

        component LowerButton: WoodButton {
            width: implicitWidth + buttons.spare
            y: buttons.height - height
        }

        // What is offered first. An unfinished game is found after the first picture, so another
        // game is offered before it.
        WoodButton {
            id: begin

            Accessible.description: App.savedGames.offer
            objectName: App.savedGames.offer !== "" ? "resumeOffer" : root.offered !== "" ? "lesson" : "playAgain"
            primary: true
            text: App.savedGames.offer !== "" ? App.savedGames.resumption : root.offered === "first-game" ? qsTr("Guided first game · 90\u00a0seconds") : root.offered !== "" ? qsTr("Next lesson") : root.againLabel
            visible: text !== ""
            width: Math.max(0.62 * parent.width, Math.min(implicitWidth, parent.width - two.implicitWidth - parent.gap))

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

        WoodButton {
            id: two

            objectName: "twoPlayers"
            text: qsTr("Two players, one screen")
            width: parent.width - x
            x: begin.width + parent.gap

            onClicked: App.open(Sheet.TwoPlayers)
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
            id: games

            objectName: "yourGames"
            text: qsTr("Your games")
            x: practice.x + practice.width + parent.gap

            onClicked: App.open(Sheet.Library)
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
        id: tiles

        active: Theme.windowShown && root.visible
        anchors.fill: parent

        sourceComponent: WelcomeTiles {
            places: root.places
            shown: root.offered === "first-game"

            Component.onCompleted: App.controller.announced(sentence.rule)
        }
    }
}
