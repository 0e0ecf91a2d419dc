pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus.Core

// The tally as it is counted, and the last one afterwards: votes, less blocked, plus countered.
// `chosenSide` and `chosenPart` tell the number whose tiles are to be shown, -1 none.
Panel {
    id: root

    required property TallyModel tally
    required property CountedModel counted

    // Nothing of the table of numbers is made before.
    property bool playing: false
    property int chosenSide: -1
    property int chosenPart: -1

    // The tiles light up on the table while they lie there; later they are shown beside.
    readonly property bool reading: chosenSide >= 0 && !tally.lying
    readonly property bool counting: tally.winner === -1
    readonly property list<int> weights: [20, 22, 27, 17]
    readonly property list<string> parts: [qsTr("votes"), qsTr("blocked"), qsTr("countered"), qsTr("total")]
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

    // The middle of a number in the panel's parent, where what flies to it arrives.
    function cell(side: int, part: int): point {
        return (lines.itemAt(side) as TallyLine).cell(part, parent);
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

    ColumnLayout {
        anchors.fill: parent
        spacing: 2 * Theme.chrome
        visible: root.tally.kind >= 0

        RowLayout {
            spacing: 0

            Item {
                Layout.preferredWidth: 52 * Theme.chrome
            }

            Repeater {
                model: root.playing ? root.parts : []

                Caption {
                    required property int index
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: root.weights[index]
                    color: Theme.inkSoft
                    font.pixelSize: Math.max(9, 11 * Theme.chrome)
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: 8
                    text: modelData
                }
            }
        }

        Repeater {
            id: lines

            model: root.playing ? root.tally : null

            TallyLine {
                Layout.fillHeight: true
                Layout.fillWidth: true
                chosenPart: root.chosenSide === tallySide ? root.chosenPart : -1
                counting: root.counting
                parts: root.parts
                weights: root.weights
                won: root.tally.winner === tallySide

                onPicked: part => root.choose(tallySide, part)
            }
        }
    }

    Loader {
        id: tiles

        active: false

        sourceComponent: TallyTiles {
            counted: root.counted
            parent: root
            part: Math.max(0, root.chosenPart)
            sentence: root.chosenSide < 0 ? "" : (lines.itemAt(root.chosenSide) as TallyLine).label
            side: Math.max(0, root.chosenSide)
            x: -width - 8 * Theme.chrome

            onClosed: root.forget()
        }
    }
}
