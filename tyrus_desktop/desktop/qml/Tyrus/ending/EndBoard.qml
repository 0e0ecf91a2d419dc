pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The name board at the end of a game, in the winner's wood: who won and how, flanked by what
// decided it. After a victory it unfurls and the wreath swells; after a defeat it is let down slowly.
NameBoard {
    id: root

    required property GameController controller

    // Whether it comes without motion, as it was seen before.
    required property bool seenBefore
    required property bool celebrates

    readonly property GameOverSummary summary: controller.state.summary
    // Whether the person has chosen larger letters.
    required property bool large

    // Larger letters need the width: then what decided stands at one side alone.
    readonly property bool showsScore: summary.ending !== Ending.Streak && summary.ending !== Ending.Five && !(large && summary.ending === Ending.Majority)
    readonly property color textColor: Theme.woodInk[controller.state.winner === Side.Ivory ? Side.Ivory : Side.Brown]

    // The width of what flanks the text; a narrow board leaves the text more room.
    readonly property real flankWidth: Math.min(height, 0.15 * width)
    readonly property bool moving: entrance.running || lowering.running || swelling.running

    property real unfurled: 1
    property real lowered: 1
    property real swell: 1

    // End all motion.
    function finish(): void {
        entrance.complete();
        lowering.complete();
        swelling.complete();
    }

    objectName: "endBoard"
    wood: root.controller.state.winner === Side.Neither ? "draw" : Drawings.side(root.controller.state.winner)

    transform: Scale {
        origin.x: root.width / 2
        xScale: root.unfurled
        yScale: root.lowered
    }

    // Once: another speed that is chosen later begins nothing again.
    Component.onCompleted: {
        if (Theme.glide > 0 && !seenBefore && !summary.lost)
            entrance.start();
        if (Theme.lament > 0 && !seenBefore && summary.lost)
            lowering.start();
        if (Theme.celebration > 0 && celebrates)
            swelling.start();
    }

    NumberAnimation {
        id: entrance

        duration: 1.5 * Theme.glide
        easing.overshoot: 0.8
        easing.type: Easing.OutBack
        from: 0.12
        property: "unfurled"
        target: root
        to: 1
    }

    NumberAnimation {
        id: lowering

        duration: Theme.lament
        easing.type: Easing.OutSine
        from: 0.04
        property: "lowered"
        target: root
        to: 1
    }

    // The winner's wreath swells twice; not for the computer's victory.
    SequentialAnimation {
        id: swelling

        loops: 2

        NumberAnimation {
            duration: 0.2 * Theme.celebration
            easing.type: Easing.OutQuad
            property: "swell"
            target: root
            to: 1.1
        }

        NumberAnimation {
            duration: 0.3 * Theme.celebration
            easing.type: Easing.InOutQuad
            property: "swell"
            target: root
            to: 1
        }
    }

    Contestant {
        id: left

        anchors.verticalCenter: parent.verticalCenter
        x: -0.08 * height
        textColor: root.textColor
        crowned: root.controller.state.winner !== Side.Brown
        face: root.controller.state.faces[side]
        height: root.flankWidth
        scale: crowned ? root.swell : 1
        score: root.showsScore ? root.summary.score[side] : -1
        side: Side.Ivory
        visible: root.showsScore || root.controller.state.winner === side
    }

    Contestant {
        anchors.verticalCenter: parent.verticalCenter
        textColor: root.textColor
        crowned: root.controller.state.winner !== Side.Ivory
        face: root.controller.state.faces[side]
        height: root.flankWidth
        scale: crowned ? root.swell : 1
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
        anchors.verticalCenterOffset: -0.03 * root.height
        columns: 3
        spacing: 2 * Theme.unit
        visible: !root.showsScore
        x: root.controller.state.winner === Side.Ivory ? parent.width - width : 0

        Repeater {
            model: root.showsScore ? null : root.controller.state.models.representatives

            Picture {
                required property int elects
                required property bool decided

                height: Drawings.representativeHeight(width)
                objectName: "wonBy"
                name: decided ? "representatives/" + Drawings.representatives[elects] : ""
                visible: decided
                width: Math.round(0.33 * root.flankWidth)
            }
        }
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -0.033 * root.height
        spacing: 2 * Theme.unit
        width: parent.width - 2 * x
        x: Math.max(left.x + left.width, decidingRepresentatives.visible ? decidingRepresentatives.width : 0) + 6 * Theme.unit

        TextMetrics {
            id: partingMetrics

            font.italic: true
            font.pixelSize: 9
            text: root.summary.parting
        }

        SpokenText {
            id: parting

            readonly property bool wraps: partingMetrics.advanceWidth > 0.97 * width

            color: root.textColor
            font.italic: true
            font.pixelSize: wraps ? Math.max(9, Math.min(Theme.text, 0.12 * root.height)) : Math.min(Theme.text, 0.14 * root.height)
            fontSizeMode: wraps ? Text.FixedSize : Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            maximumLineCount: 2
            minimumPixelSize: 9
            text: root.summary.parting
            width: parent.width
            wrapMode: wraps ? Text.Wrap : Text.NoWrap
        }

        TextMetrics {
            id: resultMetrics

            font.family: Theme.titleFont
            font.pixelSize: verdict.largest
            text: root.controller.state.result
        }

        SpokenText {
            id: verdict

            // Two lines of large letters take the room of the detail, too.
            readonly property real share: parting.wraps ? 0.145 : root.large ? 0.215 : 0.19
            readonly property int largest: Math.round(Math.min(1.15 * Theme.large, share * root.height))
            readonly property bool wraps: resultMetrics.advanceWidth > 1.12 * width

            Accessible.description: detail.visible ? "" : detail.text
            color: root.textColor
            font.family: Theme.titleFont
            font.pixelSize: largest
            fontSizeMode: wraps ? Text.Fit : Text.HorizontalFit
            elide: Text.ElideNone
            height: (wraps ? (root.large && !parting.wraps ? 2.5 : 2.1) : 1.3) * largest
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            maximumLineCount: 3
            minimumPixelSize: 9
            text: root.controller.state.result
            verticalAlignment: Text.AlignVCenter
            width: parent.width
            wrapMode: wraps ? Text.Wrap : Text.NoWrap
        }

        // Large letters leave no room for it below a verdict of two lines. What the verdict rests on is also
        // at its sides and in the chart.
        SpokenText {
            id: detail

            color: root.textColor
            font.pixelSize: Math.min(Theme.small, 0.13 * root.height)
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 8
            text: root.controller.state.resultDetail
            visible: !(verdict.wraps && root.large)
            width: parent.width
        }
    }
}
