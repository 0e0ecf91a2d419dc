pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The legend of `ChancePlot`, the chances at the moment in a sentence, and a button for the table.
Item {
    id: root

    readonly property ChanceCurves chances: App.review.chances

    implicitHeight: Math.round(Math.max(1.5 * Theme.small, table.height))

    Row {
        id: head

        height: root.height
        spacing: 10 * Theme.panelUnit
        width: parent.width

        Repeater {
            model: root.chances.shown

            Row {
                id: key

                required property int modelData

                anchors.verticalCenter: parent.verticalCenter
                spacing: 4 * Theme.panelUnit

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    border.color: Theme.curveEdge[key.modelData]
                    border.width: 1
                    color: Theme.curve[key.modelData]
                    height: Math.round(Theme.curveWidth[key.modelData]) + 2
                    width: 1.6 * Theme.small
                }

                Caption {
                    font.pixelSize: Theme.small
                    text: root.chances.names[key.modelData] ?? ""
                }
            }
        }

        SpokenText {
            id: sentence

            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideNone
            font.pixelSize: Theme.small
            fontSizeMode: Text.Fit
            height: root.height
            minimumPixelSize: Theme.least
            objectName: "chanceSentence"
            text: root.chances.sentence
            verticalAlignment: Text.AlignVCenter
            width: table.x - x - head.spacing
            wrapMode: Text.Wrap
        }
    }

    RailButton {
        id: table

        objectName: "chanceTable"
        text: qsTr("As a table…")
        x: parent.width - width

        onClicked: App.open(Sheet.Chances)
    }
}
