pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The rail of a replay, along the bottom of the table: with whose eyes one looks, what happens at the
// moment, and the line of all moments. It has the keys.
FocusScope {
    id: root

    required property GameController controller
    required property Replay replay

    readonly property real gap: 8 * Theme.unit

    // The person can play on from the moment that is shown, in a study without beginning another.
    readonly property bool canPlayOn: controller.study.on ? controller.study.canGoBack : controller.study.canPlayOn

    signal playOnRequested

    function take(): void {
        track.forceActiveFocus(Qt.TabFocusReason);
    }

    function press(event: KeyEvent): void {
        const far = event.modifiers & (Qt.ControlModifier | Qt.ShiftModifier);
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            far ? replay.stepElection(-1) : replay.step(-1);
            break;
        case Qt.Key_Right:
            far ? replay.stepElection(1) : replay.step(1);
            break;
        case Qt.Key_PageUp:
            replay.stepElection(-1);
            break;
        case Qt.Key_PageDown:
            replay.stepElection(1);
            break;
        case Qt.Key_Home:
            replay.go(0);
            break;
        case Qt.Key_End:
            replay.go(replay.last);
            break;
        case Qt.Key_Escape:
            replay.close();
            break;
        case Qt.Key_Plus:
        case Qt.Key_Equal:
            replay.changeSpeed(1);
            break;
        case Qt.Key_Minus:
            replay.changeSpeed(-1);
            break;
        case Qt.Key_O:
            event.accepted = !(event.modifiers & Qt.ControlModifier);
            if (event.accepted && !event.isAutoRepeat)
                replay.holdOther(true);
            break;
        default:
            event.accepted = false;
        }
    }

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Looking back")
    Accessible.role: Accessible.Grouping

    Keys.onPressed: event => press(event)
    Keys.onReleased: event => {
        if (event.key === Qt.Key_O && !event.isAutoRepeat)
            replay.holdOther(false);
    }

    // A key that is down when the window is left is released elsewhere, unseen.
    Window.onActiveChanged: replay.holdOther(false)

    Connections {
        function onTilePicked(slot: int): void {
            if (slot < root.replay.lenses.length && root.replay.lenses.length > 1)
                root.replay.setLens(slot);
        }

        target: root.controller.keys
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            color: Theme.panelEdge
            height: 1
            width: parent.width
        }
    }

    LensChoice {
        id: lenses

        anchors.verticalCenter: said.verticalCenter
        replay: root.replay
        x: root.gap
    }

    // What happens, in one line, and below it whose eyes see it.
    Column {
        id: said

        readonly property real begin: lenses.visible ? lenses.x + lenses.width + 1.5 * root.gap : root.gap

        spacing: 1
        width: buttons.x - begin - root.gap
        x: begin
        y: 3 * Theme.chrome

        SpokenText {
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            objectName: "momentSentence"
            text: root.replay.sentence
            width: parent.width
        }

        Row {
            spacing: 12 * Theme.chrome
            width: parent.width

            SpokenText {
                id: where

                font.pixelSize: Theme.small
                objectName: "momentWhere"
                text: root.replay.where
            }

            SpokenText {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                objectName: "momentEyes"
                text: root.replay.unmasked || root.replay.hint || root.replay.eyes
                width: parent.width - where.width - parent.spacing
            }
        }
    }

    Row {
        id: buttons

        anchors.verticalCenter: said.verticalCenter
        spacing: 4 * Theme.chrome
        x: root.width - width - root.gap

        component RailButton: PushButton {
            focusPolicy: Qt.TabFocus
            font.pixelSize: Theme.small
            leftPadding: Math.round(6 * Theme.chrome)
            padding: 4 * Theme.chrome
            rightPadding: Math.round(6 * Theme.chrome)
        }

        RailButton {
            id: fooling

            Accessible.name: next.title
            objectName: "seeFooling"
            text: root.replay.markCount + " ▸"
            visible: root.replay.markCount > 0

            contentItem: Row {
                spacing: 4 * Theme.chrome

                MarkSign {
                    anchors.verticalCenter: parent.verticalCenter
                }

                Caption {
                    font: fooling.font
                    text: fooling.text
                }
            }

            onClicked: root.replay.seeFooling()

            Answer {
                id: next

                clickTaken: true
                meaning: qsTr("Each is marked above the line, where it was placed.")
                title: qsTr("The next tile that was not what it seemed")
            }
        }

        RailButton {
            id: play

            Accessible.name: answer.title
            objectName: "play"
            width: 2.6 * Theme.small

            contentItem: PlaySign {
                playing: root.replay.playing
            }

            onClicked: root.replay.togglePlay()

            Answer {
                id: answer

                clickTaken: true
                meaning: qsTr("Shows one moment after the other. Key: Space")
                title: root.replay.playing ? qsTr("Pause") : qsTr("Play")
            }
        }

        RailButton {
            Accessible.name: qsTr("Slower")
            leftPadding: 0
            objectName: "slower"
            rightPadding: 0
            text: "−"
            width: 2.2 * Theme.small

            onClicked: root.replay.changeSpeed(-1)
        }

        SpokenText {
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            objectName: "replaySpeed"
            text: root.replay.speedText
            width: 2.8 * Theme.small
        }

        RailButton {
            Accessible.name: qsTr("Faster")
            leftPadding: 0
            objectName: "faster"
            rightPadding: 0
            text: "+"
            width: 2.2 * Theme.small

            onClicked: root.replay.changeSpeed(1)
        }

        Loader {
            active: root.canPlayOn
            visible: active

            sourceComponent: RailButton {
                objectName: "playOn"
                text: root.controller.study.on ? qsTr("Go back to here") : qsTr("Play on from here…")

                onClicked: root.playOnRequested()
            }
        }

        RailButton {
            objectName: "closeReplay"
            primary: true
            text: qsTr("Close")

            onClicked: root.replay.close()
        }
    }

    RailTrack {
        id: track

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Theme.chrome
        focus: true
        height: 44 * Theme.chrome
        replay: root.replay
        width: root.width - 2 * x
        x: root.gap

        Keys.onPressed: event => root.press(event)
        Keys.onSpacePressed: event => {
            if (!event.isAutoRepeat)
                root.replay.togglePlay();
        }
    }
}
