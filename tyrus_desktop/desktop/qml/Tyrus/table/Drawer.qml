pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The drawer at the right edge: the counting table of all elections, the last tally, the log or the tiles
// seen, and the reminder of powers.
FocusScope {
    id: root

    required property GameController controller
    required property Replay replay

    // Whether a click on a counted election, or on a line of the log, goes to its moment.
    required property bool clickable

    readonly property real margin: Math.round(8 * Theme.chrome)
    readonly property real inner: width - 2 * margin - (flick.scrolls ? bar.width : 0)

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Drawer")
    Accessible.role: Accessible.Pane
    activeFocusOnTab: true
    objectName: "drawer"

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            color: Theme.panelEdge
            height: parent.height
            width: 1
        }
    }

    // The table behind it gets no click.
    MouseArea {
        acceptedButtons: Qt.AllButtons
        anchors.fill: parent
        hoverEnabled: true
    }

    FocusRing {
        inset: 2
        shown: root.activeFocus && !flick.activeFocus && root.children.length > 0 && !powers.activeFocus
    }

    Flickable {
        id: flick

        readonly property bool scrolls: contentHeight > height + 1

        anchors.fill: parent
        anchors.leftMargin: root.margin
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: powers.y + powers.height + root.margin
        interactive: scrolls

        ScrollBar.vertical: ScrollBar {
            id: bar

            Accessible.ignored: !enabled
            policy: flick.scrolls ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Chart {
            id: chart

            chart: root.controller.state.models.chart
            clickable: root.clickable
            election: root.controller.state.election
            height: 31 * Theme.chrome + 9 * Math.round(Math.max(21 * Theme.chrome, 1.5 * Theme.small)) + 8 * Theme.chrome
            width: root.inner
            y: root.margin

            onElectionChosen: number => root.replay.goToTally(number)
        }

        TallyPanel {
            id: tallyPanel

            height: Math.round(Math.max(136 * Theme.chrome, 9.5 * Theme.small))
            openable: root.replay.on || root.replay.available
            tally: root.controller.state.models.tally
            width: root.inner
            y: chart.y + chart.height + root.margin

            onOpened: root.replay.goToTally(tally.number)
        }

        LogPanel {
            clickable: root.replay.on
            height: powers.y - y - root.margin
            log: root.controller.state.models.log
            memory: root.controller.state.models.memory
            remembering: root.controller.state.remembering
            width: root.inner
            y: tallyPanel.y + tallyPanel.height + root.margin

            onLineChosen: row => root.replay.goToLine(row)
            onTileChosen: (side, profession, value) => root.replay.goToTile(side, profession, value)
        }

        // Where the window is low, all scrolls.
        PowersMemo {
            id: powers

            height: Math.round(Math.max(168 * Theme.chrome, 12 * Theme.small))
            kind: root.controller.state.kind
            powers: root.controller.state.powers
            width: root.inner
            y: Math.max(flick.height - height - root.margin, tallyPanel.y + tallyPanel.height + 250 * Theme.chrome)
        }
    }
}
