pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The tally as it is counted, and the last one afterwards: votes, less blocked, plus countered.
// `chosenSide` and `chosenPart` tell the number whose tiles are to be shown, -1 none.
Panel {
    id: root

    required property TallyModel tally
    required property CountedModel counted

    // The numbers of a line; all but the total are those of the `Role` that they add up.
    enum Part {
        Votes,
        Blocks,
        Counters,
        Total
    }

    property int chosenSide: -1
    property int chosenPart: -1

    // The tiles light up on the table while they lie there; later they are shown beside.
    readonly property bool reading: chosenSide >= 0 && !tally.lying
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    function choose(side: int, part: int): void {
        const again = side === chosenSide && part === chosenPart;
        chosenSide = again ? -1 : side;
        chosenPart = again ? -1 : part;
    }

    function forget(): void {
        chosenSide = -1;
        chosenPart = -1;
    }

    function line(side: int): TallyLine {
        return (table.item as TallyTable).line(side);
    }

    // What a side's building of a kind has come to, while it is counted; else -1.
    function totalOf(side: int, kind: int): int {
        return tally.lying && tally.kind === kind ? (table.item as TallyTable)?.line(side)?.total ?? -1 : -1;
    }

    // The middle of a number in the panel's parent, where what flies to it arrives.
    function cell(side: int, part: int): point {
        return line(side).cell(part, parent);
    }

    title: tally.kind < 0 ? qsTr("Last tally") : titles[tally.kind].arg(tally.number)

    onReadingChanged: {
        tiles.active = tiles.active || reading;
        if (reading)
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

    // Made after the window's first picture, in which there is no tally yet.
    Loader {
        id: table

        active: Theme.settled || visible
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

            onClosed: root.forget()
        }
    }
}
