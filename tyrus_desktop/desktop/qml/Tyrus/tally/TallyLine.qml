pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// A side's line in the summary of a tally: its name and its four numbers.
Item {
    id: root

    required property int tallySide
    required property int votes
    required property int blocks
    required property int countered
    required property int total
    required property string label

    required property list<int> weights
    property bool won: false

    readonly property list<int> sums: [votes, blocks, countered, total]

    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Paragraph

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -6 * Theme.panelUnit
        anchors.rightMargin: -6 * Theme.panelUnit
        color: root.won ? Theme.building : "transparent"
        radius: 6 * Theme.panelUnit
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Caption {
            Layout.preferredWidth: 52 * Theme.panelUnit
            font.bold: root.won
            font.pixelSize: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: root.tallySide === Side.Ivory ? qsTr("Ivory") : qsTr("Brown")
        }

        Repeater {
            model: root.sums.length

            Caption {
                required property int index

                readonly property bool total: index === root.sums.length - 1

                Layout.fillWidth: true
                Layout.preferredWidth: root.weights[index]
                // A zero is less prominent.
                color: total || root.sums[index] > 0 ? Theme.ink : Theme.inkSoft
                font.family: Theme.titleFont
                font.pixelSize: total ? Theme.huge : Theme.large
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 11
                text: (root.sums[index] > 0 ? ["", "−", "+", ""][index] : "") + root.sums[index]
            }
        }
    }
}
