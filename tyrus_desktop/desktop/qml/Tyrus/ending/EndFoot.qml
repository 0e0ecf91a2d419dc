pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The foot of the panel at the end: what the game was worth, and what can be done next.
Column {
    id: root

    // Whether all motion has ended, and whether the question about the Stranger hides all of it.
    required property bool stands
    required property bool asks

    // How wide the line and the buttons may be.
    required property real lineWidth
    required property real room

    readonly property GameOverSummary summary: App.state.summary

    signal tableRequested

    // Enter presses the primary button, wherever the focus is, unless that uses Enter.
    function enter(event: KeyEvent): void {
        event.accepted = !asks;
        if (!asks)
            [nextLevel, rematch, lookBack].find(button => button.primary).enter(event);
    }

    // The focus goes on to what can be played next.
    function take(): void {
        rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    // What the game was worth, in numbers.
    Loader {
        active: App.review !== null
        anchors.horizontalCenter: parent.horizontalCenter
        height: Math.round(1.6 * Theme.text)
        objectName: "review"
        visible: !root.asks
        width: root.lineWidth

        Component.onCompleted: setSource("../review/CausesLine.qml", {
            "begins": Qt.binding(() => root.stands && !root.asks)
        })
        onItemChanged: (item as PushButton)?.clicked.connect(() => App.open(Sheet.Review))
    }

    Flow {
        id: buttons

        // The small ones are of one width, that of the longest usual word.
        readonly property real least: Math.max(...[rematch, table, share, newGame].map(each => each.large ? 0 : each.implicitWidth))

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Math.round(10 * Theme.unit)
        visible: !root.asks
        width: Math.min(root.room, visibleChildren.reduce((sum, each) => sum + each.width + spacing, 0))

        OtherLevel {
            id: nextLevel

            large: true
            primary: visible
            text: qsTr("Next level: %1").arg(root.summary.otherLevel)
            visible: root.summary.otherLevel !== "" && !root.summary.lost
        }

        StudyButtons {
            height: lookBack.height
            visible: App.study.on
        }

        EndButton {
            id: lookBack

            large: true
            objectName: "startReplay"
            primary: App.study.on
            text: qsTr("Look back")

            onClicked: App.replay.open()
        }

        EndButton {
            id: rematch

            large: primary
            objectName: "rematch"
            primary: !nextLevel.primary && !App.study.on
            text: qsTr("Rematch")
            visible: !App.study.on

            onClicked: App.controller.newGames.rematch()
        }

        OtherLevel {
            text: qsTr("Easier level: %1").arg(root.summary.otherLevel)
            visible: root.summary.otherLevel !== "" && root.summary.lost
        }

        EndButton {
            objectName: "addToLibrary"
            text: qsTr("Add to library")
            visible: App.savedGames.inLibrary.addable

            onClicked: {
                if (visualFocus)
                    lookBack.forceActiveFocus(Qt.TabFocusReason);
                App.savedGames.inLibrary.add();
            }
        }

        EndButton {
            id: table

            objectName: "showTable"
            text: qsTr("Show the table")

            onClicked: root.tableRequested()
        }

        EndButton {
            id: share

            objectName: "shareAtEnd"
            text: qsTr("Share…")

            onClicked: App.open(Sheet.Share)
        }

        EndButton {
            id: newGame

            objectName: "newGameAtEnd"
            text: qsTr("New game…")

            onClicked: App.open(Sheet.NewGame)
        }
    }

    // Two are large: the primary one, and the one that looks back.
    component EndButton: PushButton {
        property bool large: false

        font.pixelSize: large ? Theme.large : Theme.small
        height: Math.round(Math.max(44 * Theme.unit, 1.6 * Theme.large))
        leftPadding: Theme.pixels(large ? 24 : 10)
        onWood: true
        padding: 0
        rightPadding: leftPadding
        width: Math.max(implicitWidth, large ? 0 : buttons.least)
    }

    component OtherLevel: EndButton {
        objectName: "otherLevel"

        onClicked: App.controller.newGames.playOtherLevel()
    }
}
