pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The end of a game, over the whole window. Above, the two banks: the winner's lights up, and its
// representatives come out of its buildings; night falls on the loser's. Below, what is told.
Item {
    id: root

    readonly property TableState table: App.state
    readonly property GameOverSummary summary: table.summary

    // A resigned game has no laurels; a study has neither laurels nor a light.
    readonly property bool crowned: !App.study.on && summary.ending !== Ending.GivenUp && table.winner !== Side.Neither

    // Whether the winner's city is the far one; the winner is then shown over the near one.
    readonly property bool farWon: table.winner === Board.other(table.nearSide)

    readonly property real cityHeight: height - panel.height

    // Larger texts have a larger headline, too.
    readonly property real headHeight: (Theme.scale > 1.15 ? 0.19 : 0.15) * cityHeight

    // All of it comes in turn on one clock, in seconds.
    readonly property real span: 1.9
    property real clock: 0

    // How far the city begins below its place, and with it what is told.
    readonly property real drop: Math.round(0.45 * panel.height)

    // Whether the layout is made, for which everything is drawn once, and the picture of the city is
    // there: then the scene is seen.
    property bool laidOut: false
    property bool shown: false

    // Whether something is still to come; a click anywhere, or a key, then ends that, and nothing else.
    readonly property bool celebrating: clock < span

    // Whether nothing of what was there before is in sight any more, and whether all has come.
    readonly property bool covers: opacity === 1
    readonly property bool stands: shown && !celebrating

    signal tableRequested

    // How much of a time is over, from 0 to 1.
    function share(from: real, to: real): real {
        return Math.max(0, Math.min(1, (clock - from) / (to - from)));
    }

    // How much of a part has come that takes this time: fast at first.
    function part(from: real, to: real): real {
        return 1 - Math.pow(1 - share(from, to), 3);
    }

    // How far something is from its place; with reduced motion all is at its place at once.
    function off(from: real, to: real): real {
        return Theme.motion > 0 ? 1 - part(from, to) : 0;
    }

    function finish(): void {
        run.stop();
        clock = span;
        Presses.noteAppearance();
    }

    function enter(event: KeyEvent): void {
        panel.enter(event);
    }

    // Without motion, or if it was seen before, it appears in its final state.
    Component.onCompleted: if (Theme.pace === 0) {
        laidOut = true;
        finish();
    } else {
        layout.start();
    }

    opacity: shown ? share(0, 0.35) : 0

    // Tab also goes on to the first button, and Alt to the menus.
    Keys.onPressed: event => {
        event.accepted = ![Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Alt].includes(event.key);
        finish();
    }
    onShownChanged: if (celebrating)
        run.start()

    // Two frames, in which texts and rows get their sizes.
    Timer {
        id: layout

        interval: 34

        onTriggered: root.laidOut = true
    }

    NumberAnimation {
        id: run

        duration: Theme.celebration
        property: "clock"
        target: root
        to: root.span
    }

    // In a window that nobody sees nothing may be drawn or animated.
    Timer {
        interval: 3000
        running: !root.stands

        onTriggered: {
            root.laidOut = root.shown = true;
            root.finish();
        }
    }

    Item {
        height: parent.height
        width: parent.width
        y: Math.round(root.off(0.8, 1.3) * root.drop)

        // The two banks, from the picture of the table; the cities with the temples at the right.
        Item {
            height: root.cityHeight
            width: parent.width

            // The sky begins above the window, for when all is lower.
            Scenery {
                asynchronous: Theme.pace > 0
                height: root.cityHeight
                hour: root.laidOut ? (Theme.contrast ? "contrast" : "dark") : ""
                skyTop: -root.drop
                width: parent.width

                onReadyChanged: if (ready)
                    root.shown = true
            }

            Repeater {
                model: root.laidOut ? [Board.other(root.table.nearSide), root.table.nearSide] : []

                EndBank {
                    required property int modelData
                    required property int index

                    drop: root.drop
                    height: root.cityHeight
                    light: root.part(0.1, 0.7)
                    marched: root.share(0.8, 1.7)
                    near: index === 1
                    side: modelData
                    width: root.width
                }
            }

            // The winners in the middle: in the night over the far city, or over the near one.
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                opacity: root.part(0.5, 0.8)
                y: Math.round((root.farWon ? 0.45 * root.cityHeight : 0.95 * root.headHeight) + root.off(0.5, 0.8) * 24 * Theme.unit)

                Repeater {
                    model: root.laidOut ? root.table.models.players : null

                    EndHero {
                        cityHeight: root.cityHeight
                        cityWidth: root.width
                        crowned: root.crowned
                        headHeight: root.headHeight
                        table: root.table
                        visible: root.table.winner === Side.Neither || root.table.winner === playerSide
                    }
                }
            }

            // Night above the sky, so that the headline stands out from an evening, too.
            Rectangle {
                height: 1.25 * root.headHeight + root.drop
                opacity: root.part(0.15, 0.45)
                width: parent.width
                y: -root.drop

                gradient: Gradient {
                    GradientStop {
                        color: Qt.alpha(Theme.night, 0.8)
                        position: 0.75
                    }

                    GradientStop {
                        color: Qt.alpha(Theme.night, 0)
                        position: 1
                    }
                }
            }

            SpokenText {
                Accessible.role: Accessible.Heading
                color: Theme.rackGold
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: Math.max(22, Math.round(56 * Theme.unit))
                fontSizeMode: Text.Fit
                height: root.headHeight
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 14
                objectName: "headline"
                opacity: root.part(0.15, 0.45)
                style: Text.Outline
                styleColor: Theme.rackFoot
                text: root.summary.headline
                verticalAlignment: Text.AlignVCenter
                width: parent.width - 2 * x
                x: Math.round(56 * Theme.unit)
                y: Math.round(root.off(0.15, 0.45) * 16 * Theme.unit)
            }

            TapHandler {
                onTapped: root.tableRequested()
            }
        }

        EndPanel {
            id: panel

            anchors.bottom: parent.bottom
            // Never so high that it hides the city, which is as high as a width of three buildings allows.
            height: Math.round(Math.max(0.4 * parent.height, parent.height - 0.46 * parent.width, Math.min((Theme.scale > 1.15 ? 0.66 : 0.62) * parent.height, wanted)))
            listed: root.part(1.5, 1.9)
            stands: root.stands
            told: root.part(0.9, 1.3)
            width: parent.width

            onTableRequested: root.tableRequested()
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: root.celebrating

        onClicked: mouse => {
            Presses.note(this, false, mapToItem(null, mouse.x, mouse.y));
            root.finish();
        }
    }
}
