pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The ledger at the right of the rack: a page with the tiles seen, the elections, the log or the powers.
// Its head names the election in force, and its tabs stand at the right edge, below the button that closes
// it.
FocusScope {
    id: root

    // Whether a click on a counted election, on a line of the log or on a tile goes to its moment.
    required property bool clickable

    // The size of all letters, from which all sizes follow.
    required property int letters
    required property real tabWidth

    // The leaf that is asked for; without the memory aid there is none of tiles.
    required property string chosen
    readonly property list<string> leaves: App.state.remembering ? ["tiles", "chart", "log", "powers"] : ["chart", "log", "powers"]
    readonly property string leaf: leaves.includes(chosen) ? chosen : "chart"

    readonly property real margin: Math.round(0.45 * letters)
    readonly property real least: Math.ceil(6.2 * letters)

    signal leaveRequested
    signal turned(string leaf)

    function turn(by: int): void {
        turned(leaves[(leaves.indexOf(leaf) + by + leaves.length) % leaves.length]);
    }

    focus: true
    objectName: "ledger"

    Keys.onEscapePressed: leaveRequested()
    Keys.onLeftPressed: turn(-1)
    Keys.onRightPressed: turn(1)

    // The page, with a gilt edge.
    Rectangle {
        id: paper

        border.color: Theme.rackGold
        border.width: Math.max(1, Math.round(0.13 * root.letters))
        color: Theme.panel
        height: parent.height
        objectName: "page"
        radius: 0.3 * root.letters
        width: parent.width - root.tabWidth

        // The rack behind it gets no click.
        MouseArea {
            acceptedButtons: Qt.AllButtons
            anchors.fill: parent
            hoverEnabled: true
        }

        ElectionCard {
            id: head

            clickable: root.clickable
            height: Math.round(1.5 * root.letters)
            letters: root.letters
            width: parent.width - 2 * x
            x: root.margin
            y: paper.border.width + 1

            onElectionChosen: number => App.replay.goToTally(number)
        }

        Rectangle {
            color: Theme.panelEdge
            height: 1
            width: parent.width - 2 * root.margin
            x: root.margin
            y: page.y - 1
        }

        ScrollArea {
            id: page

            // The log shows its end.
            function showEnd(): void {
                contentY = root.leaf === "log" ? Math.max(0, contentHeight - height) : 0;
            }

            Accessible.ignored: !enabled
            Accessible.name: qsTr("Ledger")
            Accessible.role: Accessible.Pane
            activeFocusOnTab: true
            contentHeight: content.height
            focus: true
            height: paper.height - y - (foot.shown ? foot.height : 0) - paper.border.width - 1
            width: parent.width - 2 * x
            x: root.margin
            y: head.y + head.height

            onContentHeightChanged: showEnd()
            onHeightChanged: showEnd()

            // Only the leaf in sight exists: a screen reader could find what is merely invisible.
            Loader {
                id: content

                height: root.leaf === "log" ? implicitHeight : Math.max(page.height, root.least)
                sourceComponent: [tiles, chart, log, powers][["tiles", "chart", "log", "powers"].indexOf(root.leaf)]
                width: page.width - (page.scrolls ? Theme.pixels(11) : 0)
            }
        }

        FocusRing {
            anchors.fill: page
            inset: -2
            parent: paper
            shown: page.activeFocus
        }

        TallyPanel {
            id: foot

            readonly property bool shown: (root.leaf === "tiles" || root.leaf === "chart") && paper.height - page.y - height - paper.border.width > 6.7 * root.letters

            anchors.bottom: parent.bottom
            anchors.bottomMargin: paper.border.width + 1
            height: Math.round(2.4 * root.letters)
            letters: root.letters
            openable: App.replay.on || App.replay.available
            tally: App.state.models.tally
            visible: shown
            width: page.width
            x: root.margin

            onOpened: App.replay.goToTally(tally.number)
        }
    }

    Column {
        spacing: 1
        width: root.tabWidth
        x: paper.width
        y: Math.round(root.height / 5)

        Repeater {
            model: root.leaves

            LedgerTab {
                required property string modelData

                Accessible.name: ({
                        "tiles": qsTr("Tiles seen"),
                        "chart": qsTr("Election chart"),
                        "log": qsTr("Log"),
                        "powers": qsTr("Reminder of powers")
                    })[modelData]
                Accessible.role: Accessible.PageTab
                Accessible.selectable: true
                Accessible.selected: checked
                checked: root.leaf === modelData
                focusPolicy: Qt.NoFocus
                height: Math.round(root.height / 5) - 1
                meaning: qsTr("A page of the ledger. Keys: T, then the arrows")
                objectName: modelData + "Tab"
                picture: "signs/" + modelData
                width: root.tabWidth

                onClicked: root.turned(modelData)
            }
        }
    }

    Component {
        id: tiles

        MemoryPanel {
            clickable: root.clickable
            letters: root.letters
            memory: App.state.models.memory

            onTileChosen: (side, profession, value) => App.replay.goToTile(side, profession, value)
        }
    }

    Component {
        id: chart

        Chart {
            chart: App.state.models.chart
            clickable: root.clickable
            election: App.state.election
            letters: root.letters

            onElectionChosen: number => App.replay.goToTally(number)
        }
    }

    Component {
        id: log

        LogPanel {
            clickable: App.replay.on
            letters: root.letters
            log: App.state.models.log

            onLineChosen: row => App.replay.goToLine(row)
        }
    }

    Component {
        id: powers

        PowersTable {
            Accessible.ignored: !enabled
            Accessible.name: qsTr("Reminder of powers")
            Accessible.role: Accessible.Grouping
            kind: App.state.kind
            letters: root.letters
            named: false
            powers: App.state.powers
            rowHeight: (parent.height - headHeight) / 3
        }
    }
}
