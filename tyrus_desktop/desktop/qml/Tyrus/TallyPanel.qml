pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus.Core

// The tally as it is counted, and the last one afterwards: votes, less blocked, plus countered.
Panel {
    id: root

    required property TallyModel tally

    readonly property list<int> weights: [20, 22, 27, 17]
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    title: tally.kind < 0 ? qsTr("Last tally") : titles[tally.kind].arg(tally.number)

    Caption {
        anchors.centerIn: parent
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("After each election, its tally can be read here.")
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
                model: [qsTr("votes"), qsTr("blocked"), qsTr("countered"), qsTr("total")]

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
            model: root.tally

            Item {
                id: line

                required property int tallySide
                required property int votes
                required property string votesTiles
                required property int blocks
                required property string blocksTiles
                required property int countered
                required property int surplus
                required property string countersTiles
                required property int total
                required property string label

                Accessible.name: label
                Accessible.role: Accessible.StaticText
                Layout.fillHeight: true
                Layout.fillWidth: true

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: -6 * Theme.chrome
                    anchors.rightMargin: -6 * Theme.chrome
                    color: root.tally.winner === line.tallySide ? Theme.plotForce : "transparent"
                    radius: 6 * Theme.chrome
                }

                RowLayout {
                    anchors.fill: parent
                    spacing: 0

                    Caption {
                        Layout.preferredWidth: 52 * Theme.chrome
                        font.bold: root.tally.winner === line.tallySide
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        text: line.tallySide === 0 ? qsTr("Ivory") : qsTr("Brown")
                    }

                    Repeater {
                        model: [
                            {
                                "sum": line.votes,
                                "tiles": line.votesTiles,
                                "role": 0
                            },
                            {
                                "sum": -line.blocks,
                                "tiles": line.blocksTiles,
                                "role": 1
                            },
                            {
                                "sum": line.countered,
                                "tiles": line.surplus > 0 ? qsTr("%1 (%2 spare)").arg(line.countersTiles).arg(line.surplus) : line.countersTiles,
                                "role": 2
                            }
                        ]

                        Column {
                            id: part

                            required property var modelData

                            Layout.fillWidth: true
                            Layout.preferredWidth: root.weights[modelData.role]

                            Caption {
                                color: Theme.roleInk[part.modelData.role]
                                font.bold: true
                                font.pixelSize: Theme.large
                                horizontalAlignment: Text.AlignHCenter
                                text: part.modelData.role === 0 ? part.modelData.sum : (part.modelData.role === 1 ? "−" : "+") + Math.abs(part.modelData.sum)
                                width: parent.width
                            }

                            // As high when it is empty, so that the sums stand in one line.
                            Caption {
                                readonly property bool many: text.length > 14

                                color: Theme.inkSoft
                                font.pixelSize: Theme.small - 1
                                font.wordSpacing: -2
                                fontSizeMode: Text.Fit
                                height: Math.ceil((many ? 2.4 : 1.3) * Theme.small)
                                horizontalAlignment: Text.AlignHCenter
                                lineHeight: 0.9
                                minimumPixelSize: 8
                                text: part.modelData.tiles
                                width: parent.width
                                wrapMode: many ? Text.WordWrap : Text.NoWrap
                            }
                        }
                    }

                    Caption {
                        Layout.fillWidth: true
                        Layout.preferredWidth: root.weights[3]
                        font.bold: true
                        font.family: Theme.titleFont
                        font.pixelSize: Theme.huge
                        fontSizeMode: Text.Fit
                        horizontalAlignment: Text.AlignHCenter
                        minimumPixelSize: 12
                        text: line.total >= 0 ? line.total : "…"
                    }
                }
            }
        }
    }
}
