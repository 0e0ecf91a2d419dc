pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// A side's line in the tally: its name and its four numbers.
Item {
    id: root

    required property int tallySide
    required property int votes
    required property int blocks
    required property int countered
    required property int surplus
    required property int total
    required property bool closed
    required property string label

    required property list<string> parts
    required property list<int> weights
    property bool counting: false
    property bool won: false
    property int chosenPart: -1

    readonly property string sideName: tallySide === Side.Ivory ? qsTr("Ivory") : qsTr("Brown")
    readonly property list<int> sums: [votes, blocks, countered, total]
    readonly property list<string> tiles: ["", "", "", ""]

    signal picked(int part)

    function numberCenter(part: int, of: Item): point {
        const number = numbers.itemAt(part);
        return number.mapToItem(of, number.width / 2, number.height * 0.35);
    }

    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.StaticText

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -6 * Theme.chrome
        anchors.rightMargin: -6 * Theme.chrome
        color: root.won ? Theme.highlight : "transparent"
        radius: 6 * Theme.chrome
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Caption {
            Layout.preferredWidth: 52 * Theme.chrome
            font.bold: root.won
            font.pixelSize: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: root.sideName
        }

        Repeater {
            id: numbers

            model: root.parts.length

            TallyNumber {
                required property int index

                readonly property bool total: index === TallyPanel.Total

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: root.weights[index]
                showsTiles: !total
                chosen: root.chosenPart === index
                counting: root.counting
                fontFamily: total ? Theme.titleFont : Application.font.family
                // A zero is less prominent.
                textColor: total ? (root.closed ? Theme.ink : Theme.inkSoft) : root.sums[index] > 0 ? Theme.roleInk[index] : Theme.inkSoft
                name: qsTr("%1, %2: %3").arg(root.sideName).arg(root.parts[index]).arg(value)
                sign: ["", "−", "+", ""][index]
                fontSize: total ? Theme.huge : Theme.large
                tiles: root.tiles[index]
                value: root.sums[index]

                onPicked: root.picked(index)
            }
        }
    }
}
