import QtQuick

// The reminder of powers: who blocks whom, and in whose building. The same for every election.
Panel {
    id: root

    property int kind: -1

    title: qsTr("Reminder of powers")

    Column {
        anchors.fill: parent
        spacing: 3 * Theme.unit

        Repeater {
            model: [[0, 1, 2], [1, 2, 0], [2, 0, 1]]

            Rectangle {
                id: line

                required property int index
                required property var modelData

                readonly property bool current: index === root.kind

                Accessible.name: [qsTr("In a citadel soldiers vote, enemy merchants block, own priests counter."), qsTr("In a market merchants vote, enemy priests block, own soldiers counter."), qsTr("In a temple priests vote, enemy soldiers block, own merchants counter.")][index]
                Accessible.role: Accessible.StaticText
                color: current ? Theme.plotForce : "transparent"
                height: (parent.height - legend.height - 9 * Theme.unit) / 3
                radius: 6 * Theme.unit
                width: parent.width

                Row {
                    anchors.centerIn: parent
                    spacing: 6 * Theme.unit

                    Repeater {
                        model: line.modelData

                        Image {
                            required property int index
                            required property int modelData

                            height: width
                            smooth: true
                            source: Theme.picture("emblems/" + ["soldier", "merchant", "priest"][modelData] + (Theme.dark ? "-light" : "-dark"))
                            sourceSize: Qt.size(Math.ceil(width * Screen.devicePixelRatio), Math.ceil(width * Screen.devicePixelRatio))
                            width: Math.round(Math.min(30 * Theme.unit, line.height - 4))
                            x: index * 58 * Theme.unit
                        }
                    }
                }
            }
        }

        Row {
            id: legend

            width: parent.width

            Repeater {
                model: [qsTr("votes"), qsTr("blocks"), qsTr("counters")]

                Caption {
                    required property int index
                    required property string modelData

                    color: Theme.roleInk[index]
                    font.bold: true
                    font.pixelSize: Theme.small
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: 8
                    text: modelData
                    width: parent.width / 3
                }
            }
        }
    }
}
