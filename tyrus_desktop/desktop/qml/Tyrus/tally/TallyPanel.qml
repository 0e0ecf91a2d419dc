pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The last tally in numbers; a click, or Enter, opens its stage again.
Panel {
    id: root

    required property TallyModel tally

    // Whether the table waits for nobody else: only then is the stage open to the person.
    required property bool openable

    readonly property bool made: tally.kind >= 0
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    signal opened

    title: made ? titles[tally.kind].arg(tally.number) : qsTr("Last tally")

    SpokenText {
        anchors.centerIn: parent
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Each tally appears here.\nClick it to see it again.")
        visible: !root.made
        width: parent.width
        wrapMode: Text.Wrap
    }

    component Cell: Caption {
        required property int index

        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignHCenter
        minimumPixelSize: 8
        verticalAlignment: Text.AlignVCenter
        width: (index === 0 ? 0.216 : 0.196) * table.width
    }

    // A line for each side, a column for each part.
    Column {
        id: table

        readonly property list<string> parts: ["", qsTr("votes"), qsTr("blocks"), qsTr("counters"), qsTr("total")]

        anchors.fill: parent
        spacing: 2 * Theme.panelUnit
        visible: root.made

        Row {
            id: heads

            Repeater {
                model: table.parts

                Cell {
                    required property string modelData

                    anchors.verticalCenter: heads.verticalCenter
                    color: Theme.inkSoft
                    font.pixelSize: Math.max(9, 11 * Theme.panelUnit)
                    text: modelData
                }
            }
        }

        Repeater {
            model: root.tally

            Rectangle {
                id: line

                required property int tallySide
                required property int votes
                required property int blocks
                required property int countered
                required property int total
                required property string label
                readonly property bool won: root.tally.winner === tallySide
                readonly property var sums: [tallySide === Side.Ivory ? qsTr("Ivory") : qsTr("Brown"), votes, blocks, countered, total]

                Accessible.ignored: !enabled
                Accessible.name: label
                Accessible.role: Accessible.Paragraph
                color: won ? Theme.building : "transparent"
                height: (table.height - heads.height) / 2 - table.spacing
                objectName: "tallyLine"
                radius: 6 * Theme.panelUnit
                width: table.width

                Repeater {
                    model: line.sums

                    Cell {
                        required property var modelData

                        // A zero is less prominent.
                        color: index % 4 === 0 || modelData > 0 ? Theme.ink : Theme.inkSoft
                        font.bold: index > 0 || line.won
                        font.family: index > 0 ? Theme.titleFont : Application.font.family
                        font.pixelSize: [Theme.small, Theme.large, Theme.large, Theme.large, Theme.huge][index]
                        height: line.height
                        text: (modelData > 0 ? ["", "", "−", "+", ""][index] : "") + modelData
                        x: index === 0 ? 0 : (0.02 + 0.196 * index) * table.width
                    }
                }
            }
        }
    }

    Item {
        id: button

        function open(): void {
            if (enabled && visible && root.openable)
                root.opened();
        }

        Accessible.ignored: !enabled || !root.openable
        Accessible.name: qsTr("Open this tally again")
        Accessible.role: Accessible.Button
        // While focused it stays a tab stop, since Qt does not let it lose that role.
        activeFocusOnTab: root.openable || activeFocus
        anchors.fill: parent
        objectName: "openTally"
        visible: root.made

        Accessible.onPressAction: open()
        Keys.onEnterPressed: open()
        Keys.onReturnPressed: open()
        Keys.onSpacePressed: open()

        Rectangle {
            anchors.fill: parent
            anchors.margins: -3 * Theme.panelUnit
            border.color: Theme.ink
            border.width: button.activeFocus ? 2 * Theme.panelUnit : 1
            color: "transparent"
            radius: 6 * Theme.panelUnit
            visible: button.activeFocus || (hover.hovered && root.openable)
        }

        HoverHandler {
            id: hover

            cursorShape: root.openable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }

        // Takes the click, which would otherwise also skip the animation.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds

            onTapped: button.open()
        }
    }
}
