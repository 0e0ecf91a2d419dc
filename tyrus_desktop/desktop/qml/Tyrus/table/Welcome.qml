pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The opening screen, on the bare table: what one does and what wins, what can be begun, and three
// tiles to try out, where the hand will be.
FocusScope {
    id: root

    required property GameController controller
    required property SavedGames savedGames
    required property TableLayout places

    readonly property string offered: savedGames.offer === "" ? controller.lesson.offered : ""
    readonly property string againLabel: savedGames.offer === "" ? controller.newGames.playAgainLabel : ""

    // The button that Enter presses. An unfinished game is found after the first picture, so another
    // button is offered before it.
    readonly property PushButton main: savedGames.offer !== "" ? resume : offered !== "" ? lesson : againLabel !== "" ? again : newGame
    property PushButton offeredLast: null

    // A button begins a game.
    signal beginning(byPointer: bool)
    signal newGameRequested
    signal rulesRequested

    function focusMain(): void {
        main.focus = true;
        offeredLast = main;
    }

    Component.onCompleted: focusMain()
    // Unless somebody has moved on to another button.
    onMainChanged: if (offeredLast?.focus)
        focusMain()
    onVisibleChanged: if (visible)
        focusMain()

    SpokenText {
        id: sentence

        color: Theme.ink
        font.family: Theme.titleFont
        font.pixelSize: Theme.huge * 0.86
        fontSizeMode: Text.Fit
        height: root.places.farHandHeight
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        objectName: "sentence"
        text: qsTr("Hide tiles in six buildings.\nWin three elections in a row, or the most out of nine.")
        verticalAlignment: Text.AlignVCenter
        width: root.places.farHandWidth
        wrapMode: Text.WordWrap
        x: root.places.farHandX
        y: root.places.gap
    }

    Row {
        id: buttons

        readonly property real lineHeight: Math.round(Math.max(36 * Theme.unit, 2.3 * Theme.text))

        // Reserves the first button's place: nothing moves when a game is found.
        readonly property real firstWidth: root.places.farHandWidth - newGame.width - rules.width - 2 * spacing

        scale: Math.min(1, (root.width - 4 * root.places.gap) / width)  // Nothing stands beside it.
        spacing: 10 * Theme.unit
        x: root.places.farHandX + (root.places.farHandWidth - width) / 2
        y: root.places.canalBottom - height - root.places.gap

        PushButton {
            id: resume

            height: buttons.lineHeight
            objectName: "resumeOffer"
            padding: Theme.pixels(2)
            primary: true
            Accessible.description: root.savedGames.offer
            text: root.savedGames.resumption
            visible: root.savedGames.offer !== ""
            width: Math.max(implicitWidth, buttons.firstWidth)

            onClicked: {
                root.beginning(byPointer);
                root.savedGames.resumeOffer();
            }
        }

        PushButton {
            id: lesson

            height: buttons.lineHeight
            objectName: "lesson"
            padding: Theme.pixels(2)
            primary: true
            text: root.offered === "second-game" ? qsTr("Guided second game · 75\u00a0seconds") : qsTr("Guided first game · 90\u00a0seconds")
            visible: root.offered !== ""
            width: Math.max(implicitWidth, buttons.firstWidth)

            onClicked: {
                root.beginning(byPointer);
                root.controller.lesson.start(root.offered);
            }
        }

        PushButton {
            id: again

            height: buttons.lineHeight
            objectName: "playAgain"
            padding: Theme.pixels(2)
            primary: true
            text: root.againLabel
            visible: root.againLabel !== ""
            width: Math.max(implicitWidth, buttons.firstWidth)

            onClicked: {
                root.beginning(byPointer);
                root.controller.newGames.playAgain();
            }
        }

        Item {
            height: 1
            visible: root.main === newGame
            width: buttons.firstWidth
        }

        PushButton {
            id: newGame

            height: buttons.lineHeight
            objectName: "newGame"
            padding: Theme.pixels(2)
            primary: root.main === newGame
            text: qsTr("New game…")

            onClicked: root.newGameRequested()
        }

        PushButton {
            id: rules

            height: buttons.lineHeight
            padding: Theme.pixels(2)
            text: qsTr("Quick rules")

            onClicked: root.rulesRequested()
        }
    }

    // Created after the first frame, which then need not wait for it.
    Loader {
        active: Theme.windowShown && root.visible
        anchors.fill: parent

        sourceComponent: WelcomeTiles {
            controller: root.controller
            places: root.places
            shown: root.offered === "first-game"

            Component.onCompleted: root.controller.announced(sentence.text)
        }
    }
}
