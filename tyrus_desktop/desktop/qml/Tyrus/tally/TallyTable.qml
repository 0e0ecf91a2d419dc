pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// A tally as a table: a line for each side, a column for each part.
ColumnLayout {
    id: root

    required property TallyModel tally

    readonly property list<int> weights: [20, 22, 27, 17]
    readonly property list<string> parts: [qsTr("votes"), qsTr("blocks"), qsTr("counters"), qsTr("total")]

    spacing: 2 * Theme.panelUnit

    RowLayout {
        spacing: 0

        Item {
            Layout.preferredWidth: 52 * Theme.panelUnit
        }

        Repeater {
            model: root.parts.length

            Caption {
                required property int index

                Layout.fillWidth: true
                Layout.preferredWidth: root.weights[index]
                color: Theme.inkSoft
                font.pixelSize: Math.max(9, 11 * Theme.panelUnit)
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 8
                text: root.parts[index]
            }
        }
    }

    Repeater {
        model: root.tally

        TallyLine {
            Layout.fillHeight: true
            Layout.fillWidth: true
            weights: root.weights
            won: root.tally.winner === tallySide
        }
    }
}
