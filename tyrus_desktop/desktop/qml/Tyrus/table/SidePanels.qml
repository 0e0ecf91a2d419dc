pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What stands beside the board: on the left both name plates, the election in force and the
// reminder of powers; on the right the chart, the last tally and the log.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property TableLayout places

    // Whether a click on a counted election, or on a line of the log, goes to its moment.
    required property bool clickable

    // At the end, the story stands in the place of the last tally and of the log.
    required property bool over

    // While it is asked who the Stranger was, the question stands in the place of the election and of
    // the reminder of powers.
    required property bool asks

    // In a game by slots both look at their hands before anybody plays.
    readonly property bool looks: controller.state.bySlots && (phase === GameController.Curtain || phase === GameController.Seated || phase === GameController.Looking)
    readonly property int phase: controller.state.phase

    // The y of what stands below the chart.
    readonly property real belowChart: chart.y + chart.height + places.gap

    // Where the panels on the right end.
    readonly property real rightEnd: places.height - places.gap

    // The height of a chart's row, and where the center of a cell is.
    readonly property real rowHeight: chart.rowHeight

    function cellCenter(row: int, column: int): point {
        const cell = chart.cellCenter(row, column);
        return Qt.point(chart.x + cell.x, chart.y + cell.y);
    }

    Repeater {
        model: root.controller.state.models.players

        NamePlate {
            awaited: root.looks ? root.controller.state.nextSide === playerSide : toPlay
            face: root.controller.state.faces[playerSide]
            levels: root.controller.state.levels
            remarks: root.controller.remarks
            height: root.places.plateHeight
            width: root.places.leftWidth
            x: root.places.gap
            y: root.places.isNear(playerSide) ? root.places.height - height - root.places.gap : root.places.gap
        }
    }

    ElectionPile {
        id: pile

        // Gets lower to leave room for the reminder of powers, and takes the whole column where that
        // is not enough. A button then changes between both.
        readonly property real room: root.places.leftHeight - root.places.gap - memo.minHeight
        readonly property bool besideMemo: room >= minHeight

        // A card that is still told at a glance, between the title and what is left of each kind.
        readonly property real minHeight: 158 * Theme.chrome

        controller: root.controller
        height: besideMemo ? Math.min(root.places.height * 0.36, 252 * Theme.chrome, room) : root.places.leftHeight
        visible: !root.asks && !memo.instead
        width: root.places.leftWidth
        x: root.places.gap
        y: root.places.leftY
    }

    PowersMemo {
        id: memo

        // Two lines of heads and three rows of emblems.
        readonly property real minHeight: 140 * Theme.chrome
        readonly property bool instead: !pile.besideMemo && memoButton.checked

        height: root.places.leftY + root.places.leftHeight - y
        kind: root.controller.state.kind
        powers: root.controller.state.powers
        visible: (pile.besideMemo || instead) && !root.asks
        width: root.places.leftWidth
        x: root.places.gap
        y: pile.besideMemo ? pile.y + pile.height + root.places.gap : root.places.leftY
    }

    PanelSwitch {
        id: memoButton

        Accessible.ignored: !enabled
        Accessible.name: memo.title
        text: checked ? qsTr("Election") : qsTr("Powers")
        visible: !pile.besideMemo && !root.asks
        x: pile.x + pile.width - width - Theme.pixels(4)
        y: pile.y + Theme.pixels(4)
    }

    Chart {
        id: chart

        chart: root.controller.state.models.chart
        clickable: root.clickable
        election: root.controller.state.election
        height: Math.min(318 * Theme.chrome, root.places.height * 0.44)
        visible: root.places.rightShown
        width: root.places.rightWidth
        // In whole pixels, as all in it is.
        x: Math.round(root.places.rightX)
        y: Math.round(root.places.gap)

        onElectionChosen: number => root.replay.goToTally(number)
    }

    TallyPanel {
        id: tallyPanel

        // With larger texts it leaves the log some lines, and all its room as long as there is no tally,
        // or where the log, which tells the tally too, would have none beside it.
        readonly property bool needed: (made || !root.places.large) && root.rightEnd - y >= height + root.places.gap + log.minHeight

        height: Math.max(136 * Theme.chrome, Math.min(164 * Theme.chrome, 0.31 * root.places.height))
        openable: root.replay.on || root.replay.available
        tally: root.controller.state.models.tally
        visible: needed && !root.over && root.places.rightShown && !log.widened
        width: root.places.rightWidth
        x: root.places.rightX
        y: root.belowChart

        onOpened: root.replay.goToTally(tally.number)
    }

    LogPanel {
        id: log

        readonly property real usualY: tallyPanel.needed ? tallyPanel.y + tallyPanel.height + root.places.gap : root.belowChart
        readonly property real usualHeight: root.rightEnd - usualY
        readonly property real minHeight: 70 * Theme.chrome

        // The tiles seen, with their legend.
        readonly property real memoryHeight: 240 * Theme.chrome

        // Where larger texts leave the tiles seen less, they cover the last tally, which comes back with
        // the log.
        readonly property bool widened: showsMemory && visible && usualHeight < memoryHeight

        clickable: root.replay.on
        height: root.rightEnd - y
        log: root.controller.state.models.log
        memory: root.controller.state.models.memory
        remembering: root.controller.state.remembering
        visible: !root.over && root.places.rightShown
        width: root.places.rightWidth
        x: root.places.rightX
        y: widened ? root.belowChart : usualY

        onLineChosen: row => root.replay.goToLine(row)
        onTileChosen: (side, profession, value) => root.replay.goToTile(side, profession, value)
    }
}
