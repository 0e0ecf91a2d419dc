pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The end of a game: a name board in the winner's wood says who won and how, flanked by what
// decided it. Buttons replace the prompt below. The buildings stay visible. A victory unfurls with
// confetti and a wreath that swells; after a defeat the board is let down slowly.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property real boardHeight

    // The height above the panel through which the confetti falls.
    required property real roomAbove

    readonly property GameOverSummary summary: controller.state.summary
    readonly property bool showsScore: summary.ending !== Ending.Streak && summary.ending !== Ending.Five
    readonly property color textColor: Theme.woodInk[controller.state.winner === Side.Ivory ? Side.Ivory : Side.Brown]

    // The width of what flanks the text; a narrow board leaves the text more room.
    readonly property real flankWidth: Math.min(boardHeight, 0.15 * board.width)

    // After a look back the end is shown as it was left, without celebrating again.
    property bool seenBefore: false

    // A click anywhere then ends that, and nothing else.
    readonly property bool celebrating: confetti.visible || entrance.running || lowering.running || swelling.running

    signal newGameRequested

    // The Stranger takes off the hood once it is said who it was.
    function faceOf(side: int): string {
        const face = root.controller.remarks.faces[side];
        return face === "" ? "" : root.summary.unmaskedFace || face;
    }

    // The buttons of the question go; the focus goes on to those of the next game.
    function guess(key: string): void {
        const focused = rematch.Window.activeFocusItem as PushButton;
        root.controller.guess(key);
        if (focused !== null)
            rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    // End the celebration.
    function finish(): void {
        entrance.complete();
        lowering.complete();
        swelling.complete();
        confetti.finish();
    }

    Component.onCompleted: seenBefore = replay.still

    Confetti {
        id: confetti

        readonly property bool wanted: !root.seenBefore && !root.summary.lost && root.summary.ending !== Ending.GivenUp && root.controller.state.winner !== Side.Neither

        objectName: "confetti"
        height: root.height + root.roomAbove
        visible: wanted && fallen < 1
        width: root.width
        y: -root.roomAbove
    }

    NameBoard {
        id: board

        property real unfurled: 1
        property real lowered: 1
        property real swell: 1

        anchors.horizontalCenter: parent.horizontalCenter
        height: root.boardHeight
        objectName: "endBoard"
        width: Math.min(root.width, 800 * Theme.unit)
        wood: root.controller.state.winner === Side.Neither ? "draw" : Drawings.side(root.controller.state.winner)

        transform: Scale {
            origin.x: board.width / 2
            xScale: board.unfurled
            yScale: board.lowered
        }

        NumberAnimation {
            id: entrance

            duration: 1.5 * Theme.glide
            easing.overshoot: 0.8
            easing.type: Easing.OutBack
            from: 0.12
            property: "unfurled"
            running: Theme.glide > 0 && !root.seenBefore && !root.summary.lost
            target: board
            to: 1
        }

        NumberAnimation {
            id: lowering

            duration: Theme.lament
            easing.type: Easing.OutSine
            from: 0.04
            property: "lowered"
            running: Theme.lament > 0 && !root.seenBefore && root.summary.lost
            target: board
            to: 1
        }

        // The winner's wreath swells twice; not for the computer's victory.
        SequentialAnimation {
            id: swelling

            loops: 2
            running: Theme.celebration > 0 && confetti.wanted

            NumberAnimation {
                duration: 0.2 * Theme.celebration
                easing.type: Easing.OutQuad
                property: "swell"
                target: board
                to: 1.1
            }

            NumberAnimation {
                duration: 0.3 * Theme.celebration
                easing.type: Easing.InOutQuad
                property: "swell"
                target: board
                to: 1
            }
        }

        Contestant {
            id: left

            anchors.verticalCenter: parent.verticalCenter
            x: -0.08 * height
            textColor: root.textColor
            crowned: root.controller.state.winner !== Side.Brown
            face: root.faceOf(side)
            height: root.flankWidth
            scale: crowned ? board.swell : 1
            score: root.showsScore ? root.summary.score[side] : -1
            side: Side.Ivory
            visible: root.showsScore || root.controller.state.winner === side
        }

        Contestant {
            anchors.verticalCenter: parent.verticalCenter
            textColor: root.textColor
            crowned: root.controller.state.winner !== Side.Ivory
            face: root.faceOf(side)
            height: root.flankWidth
            scale: crowned ? board.swell : 1
            mirrored: true
            score: root.showsScore ? root.summary.score[side] : -1
            side: Side.Brown
            visible: root.showsScore || root.controller.state.winner === side
            x: parent.width - width + 0.08 * height
        }

        // The representatives that decided the game, on the side opposite the winner.
        Grid {
            id: decidingRepresentatives

            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: -0.03 * board.height
            columns: 3
            spacing: 2 * Theme.unit
            visible: !root.showsScore
            x: root.controller.state.winner === Side.Ivory ? parent.width - width : 0

            Repeater {
                model: root.showsScore ? null : root.controller.state.models.representatives

                Picture {
                    required property int elects
                    required property bool decided

                    height: width * 104 / 120
                    objectName: "wonBy"
                    name: decided ? "representatives/" + Drawings.representatives[elects] : ""
                    visible: decided
                    width: Math.round(0.33 * root.flankWidth)
                }
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: -0.033 * board.height
            spacing: 2 * Theme.unit
            width: parent.width - 2 * x
            x: Math.max(left.x + left.width, decidingRepresentatives.visible ? decidingRepresentatives.width : 0) + 6 * Theme.unit

            SpokenText {
                color: root.textColor
                font.italic: true
                font.pixelSize: Math.min(Theme.text, 0.14 * board.height)
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 9
                text: root.summary.parting
                width: parent.width
            }

            TextMetrics {
                id: resultMetrics

                font.family: Theme.titleFont
                font.pixelSize: verdict.largest
                text: root.controller.state.result
            }

            SpokenText {
                id: verdict

                readonly property int largest: Math.round(Math.min(1.15 * Theme.large, 0.19 * board.height))
                readonly property bool wraps: resultMetrics.advanceWidth > 1.12 * width

                color: root.textColor
                font.family: Theme.titleFont
                font.pixelSize: largest
                fontSizeMode: wraps ? Text.Fit : Text.HorizontalFit
                elide: Text.ElideNone
                height: (wraps ? 2.1 : 1.3) * largest
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.9
                maximumLineCount: 3
                minimumPixelSize: 9
                text: root.controller.state.result
                verticalAlignment: Text.AlignVCenter
                width: parent.width
                wrapMode: wraps ? Text.WordWrap : Text.NoWrap
            }

            SpokenText {
                color: root.textColor
                font.pixelSize: Math.min(Theme.small, 0.13 * board.height)
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 8
                text: root.controller.state.resultDetail
                width: parent.width
            }
        }
    }

    // Who was under the hood? What can be played next comes after the answer.
    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, root.width / width)
        spacing: 8 * Theme.unit
        visible: root.summary.suspects.length > 0

        SpokenText {
            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            text: qsTr("Who was it?")
        }

        Repeater {
            model: root.summary.suspects

            PushButton {
                required property var modelData

                objectName: "suspect"
                padding: 5
                text: modelData.name

                onClicked: root.guess(modelData.key)
            }
        }

        PushButton {
            objectName: "noGuess"
            padding: 5
            text: qsTr("Tell me")

            onClicked: root.guess("")
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        scale: Math.min(1, root.width / width)
        spacing: 12 * Theme.unit
        visible: root.summary.suspects.length === 0

        PushButton {
            objectName: "nextLevel"
            padding: 5
            primary: true
            text: qsTr("Next level: %1").arg(root.summary.nextLevel)
            visible: root.summary.nextLevel !== ""

            onClicked: root.controller.newGames.playNextLevel()
        }

        PushButton {
            id: rematch

            objectName: "rematch"
            padding: 5
            primary: root.summary.nextLevel === ""
            text: qsTr("Rematch")
            visible: !root.controller.study.on

            onClicked: root.controller.newGames.rematch()
        }

        StudyButtons {
            study: root.controller.study
            visible: root.controller.study.on
        }

        PushButton {
            objectName: "lookBack"
            padding: 5
            text: qsTr("Look back")

            onClicked: root.replay.open()
        }

        PushButton {
            objectName: "newGameAtEnd"
            padding: 5
            text: qsTr("New game…")

            onClicked: root.newGameRequested()
        }
    }
}
