pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The end of a game, over the whole window. Above, the two banks: the winner's lights up, and its
// representatives are carried in; night falls on the loser's. Below, what is told.
Item {
    id: root

    readonly property TableState table: App.state
    readonly property GameOverSummary summary: table.summary

    // A resigned game has no laurels; a study has neither laurels nor a light.
    readonly property bool crowned: !App.study.on && summary.ending !== Ending.GivenUp && table.winner !== Side.Neither

    readonly property real cityHeight: height - panel.height

    // The steps in which light and night come; the march of those who carry the representatives.
    readonly property int lastStep: 5
    property int step: 0
    readonly property real light: step / lastStep
    property real marched: 0

    // Whether the layout is made, for which everything is drawn once, and the picture of the city is
    // there: then the scene is seen.
    property bool laidOut: false
    property bool shown: false

    // Whether something moves; a click anywhere then ends that, and nothing else.
    readonly property bool celebrating: marched < 1

    // Whether all motion has ended.
    readonly property bool stands: shown && step === lastStep && !celebrating

    signal tableRequested

    function finish(): void {
        march.stop();
        step = lastStep;
        marched = 1;
    }

    // Without motion, or if it was seen before, it appears in its final state.
    Component.onCompleted: if (Theme.pace === 0) {
        laidOut = true;
        finish();
    } else {
        layout.start();
    }

    opacity: shown ? 1 : 0

    // Two frames, in which texts and rows get their sizes.
    Timer {
        id: layout

        interval: 34

        onTriggered: root.laidOut = true
    }

    Timer {
        interval: Math.max(1, 2 * Theme.fade / root.lastStep)
        repeat: true
        running: root.visible && root.shown && root.step < root.lastStep

        onTriggered: {
            root.step += 1;
            if (root.step === root.lastStep && Theme.celebration > 0 && root.crowned)
                march.start();
            else if (root.step === root.lastStep)
                root.marched = 1;
        }
    }

    NumberAnimation {
        id: march

        duration: Theme.celebration
        from: 0
        property: "marched"
        target: root
        to: 1
    }

    // The two banks, from the picture of the table; the cities with the temples at the right.
    Item {
        clip: true
        height: root.cityHeight
        width: parent.width

        Scenery {
            asynchronous: Theme.pace > 0
            height: root.cityHeight
            hour: root.laidOut ? (Theme.contrast ? "contrast" : "dark") : ""
            width: parent.width

            onReadyChanged: if (ready)
                root.shown = true
        }

        Repeater {
            model: root.laidOut ? [Board.other(root.table.nearSide), root.table.nearSide] : []

            EndBank {
                required property int modelData
                required property int index

                crowned: root.crowned
                height: root.cityHeight
                light: root.light
                marched: root.marched
                near: index === 1
                side: modelData
                width: root.width
            }
        }

        // The winners in the middle, under the headline.
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 0.1 * root.cityHeight
            y: 0.19 * root.cityHeight

            Repeater {
                model: root.laidOut ? root.table.models.players : null

                EndHero {
                    cityHeight: root.cityHeight
                    cityWidth: root.width
                    crowned: root.crowned
                    light: root.light
                    table: root.table
                    visible: root.table.winner === Side.Neither || root.table.winner === playerSide
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
            height: 0.19 * root.cityHeight
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 14
            objectName: "headline"
            style: Text.Outline
            styleColor: Theme.rackFoot
            text: root.summary.headline
            verticalAlignment: Text.AlignVCenter
            width: parent.width - 2 * x
            x: Math.round(56 * Theme.unit)
        }

        TapHandler {
            onTapped: root.celebrating ? root.finish() : root.tableRequested()
        }
    }

    EndPanel {
        id: panel

        anchors.bottom: parent.bottom
        // Never so high that it hides the city, whose height allows for five bearers on each side.
        height: Math.round(Math.max(0.4 * parent.height, parent.height - 0.46 * parent.width, Math.min((Theme.scale > 1.15 ? 0.66 : 0.62) * parent.height, wanted)))
        stands: root.stands
        width: parent.width

        onTableRequested: root.tableRequested()
    }
}
