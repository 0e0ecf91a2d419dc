pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The last tally as two sums, at the foot of the ledger's page; a click, or Enter, opens its stage again.
FocusScope {
    id: root

    required property TallyModel tally
    required property int letters

    // Whether the table waits for nobody else: only then is the stage open to the person.
    required property bool openable

    readonly property bool made: tally.kind >= 0
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    signal opened

    function open(): void {
        if (enabled && visible && openable)
            opened();
    }

    Rectangle {
        color: Theme.panelEdge
        height: 1
        width: parent.width
    }

    SpokenText {
        anchors.fill: parent
        anchors.topMargin: 1
        color: Theme.inkSoft
        font.pixelSize: root.letters
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.least
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Each tally appears here.\nClick it to see it again.")
        verticalAlignment: Text.AlignVCenter
        visible: !root.made
    }

    Picture {
        height: width
        name: root.made ? "buildings/" + Drawings.buildings[root.tally.kind] + "-icon" : ""
        width: Math.round(1.5 * root.letters)
        y: (parent.height - height) / 2
    }

    // Votes, less blocks, and counters give the total.
    Repeater {
        model: root.tally

        Rectangle {
            id: line

            required property int index
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
            color: won ? Theme.highlight : "transparent"
            height: Math.floor((root.height - 2) / 2)
            objectName: "tallyLine"
            radius: 0.3 * root.letters
            visible: root.made
            width: root.width - x
            x: Math.round(1.9 * root.letters)
            y: 2 + index * height

            Repeater {
                model: line.sums

                Caption {
                    required property int index
                    required property var modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    // A zero is less prominent.
                    color: index % 4 === 0 || modelData > 0 ? Theme.ink : Theme.inkSoft
                    font.bold: index === 4 || line.won
                    font.family: index > 0 ? Theme.titleFont : Application.font.family
                    font.pixelSize: root.letters
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    leftPadding: index === 0 ? 0.3 * root.letters : 0
                    minimumPixelSize: Theme.least
                    rightPadding: index === 4 ? 0.3 * root.letters : 0
                    text: ["", "", "−\u2009", "+\u2009", "=\u2009"][index] + modelData
                    width: (index === 0 ? 0.28 : 0.18) * line.width
                    x: index === 0 ? 0 : (0.1 + 0.18 * index) * line.width
                }
            }
        }
    }

    Item {
        id: button

        Accessible.ignored: !enabled || !root.openable
        Accessible.name: qsTr("Open this tally again")
        Accessible.role: Accessible.Button
        // While focused it stays a tab stop, since Qt does not let it lose that role.
        activeFocusOnTab: root.openable || activeFocus
        anchors.fill: parent
        objectName: "openTally"
        visible: root.made

        Accessible.onPressAction: root.open()
        Keys.onEnterPressed: root.open()
        Keys.onReturnPressed: root.open()
        Keys.onSpacePressed: root.open()

        Rectangle {
            anchors.fill: parent
            border.color: Theme.ink
            border.width: button.activeFocus ? 2 : 1
            color: "transparent"
            radius: 0.3 * root.letters
            visible: button.activeFocus || (hover.hovered && root.openable)
        }

        HoverHandler {
            id: hover

            cursorShape: root.openable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }

        // Takes the click, which would otherwise also skip the animation.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds

            onTapped: root.open()
        }

        Answer {
            clickTaken: root.openable
            meaning: qsTr("votes − blocks + counters = total")
            title: root.made ? root.titles[root.tally.kind].arg(root.tally.number) : ""
        }
    }
}
