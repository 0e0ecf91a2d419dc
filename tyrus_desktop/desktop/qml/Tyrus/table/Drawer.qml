pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The drawer at the right edge: the counting table of all elections, the last tally, the log or the tiles
// seen, and the reminder of powers.
FocusScope {
    id: root

    // Whether a click on a counted election, or on a line of the log, goes to its moment.
    required property bool clickable

    // Where texts have outgrown its width, all in it is drawn smaller.
    readonly property real shrunk: Math.min(1, width / (17.5 * Theme.small))
    readonly property real margin: Math.round(8 * Theme.panelUnit)

    signal leaveRequested

    focus: true
    objectName: "drawer"

    Keys.onEscapePressed: leaveRequested()

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

    ScrollArea {
        id: flick

        readonly property real inner: width - 2 * root.margin - (scrolls ? Theme.pixels(6) : 0)

        Accessible.ignored: !enabled
        Accessible.name: qsTr("Drawer")
        Accessible.role: Accessible.Pane
        activeFocusOnTab: true
        contentHeight: powers.y + powers.height + root.margin
        focus: true
        height: parent.height / root.shrunk
        scale: root.shrunk
        transformOrigin: Item.TopLeft
        width: parent.width / root.shrunk

        Chart {
            id: chart

            chart: App.state.models.chart
            clickable: root.clickable
            election: App.state.election
            height: 39 * Theme.panelUnit + 9 * Math.round(20 * Theme.panelUnit)
            width: flick.inner
            x: root.margin
            y: root.margin

            onElectionChosen: number => App.replay.goToTally(number)
        }

        TallyPanel {
            id: tallyPanel

            height: Math.round((made ? 122 : 68) * Theme.panelUnit)
            openable: App.replay.on || App.replay.available
            tally: App.state.models.tally
            width: flick.inner
            x: root.margin
            y: chart.y + chart.height + root.margin

            onOpened: App.replay.goToTally(tally.number)
        }

        LogPanel {
            id: logPanel

            clickable: App.replay.on
            height: powers.y - y - root.margin
            log: App.state.models.log
            memory: App.state.models.memory
            remembering: App.state.remembering
            width: flick.inner
            x: root.margin
            y: tallyPanel.y + tallyPanel.height + root.margin

            onLineChosen: row => App.replay.goToLine(row)
            onTileChosen: (side, profession, value) => App.replay.goToTile(side, profession, value)
        }

        // Where the window is low, all scrolls.
        PowersMemo {
            id: powers

            height: Math.round(168 * Theme.panelUnit)
            kind: App.state.kind
            powers: App.state.powers
            width: flick.inner
            x: root.margin
            y: Math.max(flick.height - height - root.margin, logPanel.y + (logPanel.showsMemory ? 272 : 100) * Theme.panelUnit + root.margin)
        }
    }

    FocusRing {
        inset: 2
        shown: flick.activeFocus
    }
}
