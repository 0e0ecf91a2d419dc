pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One of the nine hexagonal representatives: it waits on a barge in the canal before its buildings, and
// sails to the pier of the side that wins it.
Item {
    id: root

    required property int index
    required property int elects
    required property int chartRow
    required property int chartColumn
    required property bool decided
    required property bool atStake
    required property string label
    required property string meaning

    property point home
    property real size: 40

    // Whether it lies at a pier, and no longer on its barge.
    property bool moored: false

    property bool ready: false
    property real raised: 0

    // Whether it takes time to move; an animation of no time would cost some.
    readonly property bool walks: Theme.walk > 0 && !Theme.resizing

    Accessible.description: meaning
    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.onPressAction: App.openRules(Board.Win)
    Accessible.role: Accessible.Paragraph
    height: Drawings.representativeHeight(size)
    width: size
    x: home.x - width / 2
    y: home.y - height / 2
    z: decided ? 2 : chartRow >= 0 ? 1 : 0

    component Walk: NumberAnimation {
        duration: Theme.walk
        easing.type: Easing.InOutCubic
    }

    Behavior on size {
        enabled: root.ready && root.walks

        Walk {}
    }
    Behavior on x {
        enabled: root.ready && root.walks

        Walk {}
    }
    Behavior on y {
        enabled: root.ready && root.walks

        Walk {}
    }

    Component.onCompleted: readyTimer.start()
    onChartRowChanged: if (Theme.reducedMotion && ready)
        fade.restart()
    onDecidedChanged: {
        rise.stop();
        raised = 0;
        if (decided)
            rise.start();
    }

    // With reduced motion, it fades in at its new place.
    NumberAnimation {
        id: fade

        duration: Theme.fade
        from: 0
        property: "opacity"
        target: root
        to: 1
    }

    SequentialAnimation {
        id: rise

        PauseAnimation {
            duration: Theme.quick * Math.max(0, root.chartRow)
        }

        NumberAnimation {
            duration: Theme.glide
            easing.overshoot: 2.5
            easing.type: Easing.OutBack
            property: "raised"
            target: root
            to: 1
        }
    }

    Timer {
        id: readyTimer

        interval: 0

        onTriggered: root.ready = true
    }

    Answer {
        meaning: root.meaning
        step: Board.Win
        title: root.label
    }

    Picture {
        anchors.centerIn: parent
        height: width / 2
        name: root.atStake ? "boats/light" : ""
        width: Math.round(5 * root.size)
        z: -1
    }

    // The halo of a representative that decided the game; they appear one after the other.
    Picture {
        anchors.centerIn: parent
        height: width
        name: root.decided ? "end/halo" : ""
        scale: root.raised
        visible: root.raised > 0
        width: Math.round(1.4 * root.size)
    }

    Picture {
        anchors.fill: parent
        name: "representatives/" + (root.chartColumn === Side.Neither ? "null" : Drawings.representatives[root.elects])
        scale: 1 + 0.14 * root.raised
        rasterSize: Qt.size(Math.ceil(48 * Theme.unit * Theme.pixelRatio), Math.ceil(Drawings.representativeHeight(48 * Theme.unit) * Theme.pixelRatio))
    }

    // The drawing of 160 units belongs to a representative of 88, and its foot to y = 30.
    Picture {
        height: Math.round(width * 60 / 160)
        name: "boats/barge" + (root.atStake ? "-lit" : "")
        opacity: root.moored ? 0 : 1
        width: Math.round(root.size * 160 / 88)
        x: (parent.width - width) / 2
        y: parent.height - height / 2

        Behavior on opacity {
            enabled: root.ready && root.walks

            Walk {
                easing.type: Easing.InExpo
            }
        }
    }
}
