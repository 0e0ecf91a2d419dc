pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The tally while it is counted, and afterwards the last one: votes, minus blocked, plus countered.
// `chosenSide` and `chosenPart` are the number whose tiles are highlighted, or -1.
Panel {
    id: root

    required property TallyModel tally
    required property CountedModel counted

    // The numbers in a line. The first three have the values of the `Role` whose tiles they sum.
    enum Part {
        Votes,
        Blocks,
        Counters,
        Total
    }

    property int chosenSide: -1
    property int chosenPart: -1

    // Tiles still on the table are highlighted there; later a popup shows them.
    readonly property bool showsTiles: chosenSide >= 0 && !tally.open
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    function choose(side: int, part: int): void {
        const again = side === chosenSide && part === chosenPart;
        chosenSide = again ? -1 : side;
        chosenPart = again ? -1 : part;
    }

    function clearChoice(): void {
        chosenSide = -1;
        chosenPart = -1;
    }

    function line(side: int): TallyLine {
        return (table.item as TallyTable).line(side);
    }

    // The total of a side's building of a kind while it is counted, else -1.
    function totalOf(side: int, kind: int): int {
        return tally.open && tally.kind === kind ? (table.item as TallyTable)?.line(side)?.total ?? -1 : -1;
    }

    // The centre of a number, in the coordinates of the panel's parent.
    function numberCenter(side: int, part: int): point {
        return line(side).numberCenter(part, parent);
    }

    title: tally.kind < 0 ? qsTr("Last tally") : titles[tally.kind].arg(tally.number)

    onShowsTilesChanged: {
        tiles.active = tiles.active || showsTiles;
        if (showsTiles)
            (tiles.item as TallyTiles).open();
        else if (tiles.item !== null)
            (tiles.item as TallyTiles).close();
    }

    Caption {
        anchors.centerIn: parent
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("After each election, its tally can be read here. Click a number to see its tiles.")
        visible: root.tally.kind < 0
        width: parent.width
        wrapMode: Text.WordWrap
    }

    // Created after the first frame, which shows no tally yet.
    Loader {
        id: table

        active: Theme.windowShown || visible
        anchors.fill: parent
        visible: root.tally.kind >= 0

        sourceComponent: TallyTable {
            chosenPart: root.chosenPart
            chosenSide: root.chosenSide
            tally: root.tally

            onPicked: (side, part) => root.choose(side, part)
        }
    }

    Loader {
        id: tiles

        active: false

        sourceComponent: TallyTiles {
            counted: root.counted
            parent: root
            part: Math.max(0, root.chosenPart)
            sentence: root.chosenSide < 0 ? "" : root.line(root.chosenSide).label
            side: Math.max(0, root.chosenSide)
            x: -width - 8 * Theme.chrome

            onClosed: Qt.callLater(root.clearChoice)
        }
    }
}
