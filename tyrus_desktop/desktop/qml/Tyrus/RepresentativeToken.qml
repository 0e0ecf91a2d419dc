pragma ComponentBehavior: Bound

import QtQuick

// One of the nine hexagonal representatives; walks from the centre into the chart.
Item {
    id: root

    required property int index
    required property int elects
    required property int chartRow
    required property int chartColumn
    required property string label

    property point home
    property real span: 40
    property bool ready: false

    Accessible.name: label
    Accessible.role: Accessible.StaticText
    height: span * 104 / 120
    width: span
    x: home.x - width / 2
    y: home.y - height / 2
    z: chartRow >= 0 ? 1 : 0

    Behavior on span {
        enabled: root.ready

        NumberAnimation {
            duration: Theme.walk
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on x {
        enabled: root.ready

        NumberAnimation {
            duration: Theme.walk
            easing.type: Easing.InOutCubic
        }
    }
    Behavior on y {
        enabled: root.ready

        NumberAnimation {
            duration: Theme.walk
            easing.type: Easing.InOutCubic
        }
    }

    Component.onCompleted: readyTimer.start()

    Timer {
        id: readyTimer

        interval: 0

        onTriggered: root.ready = true
    }

    Image {
        anchors.fill: parent
        smooth: true
        source: Theme.picture("representatives/" + (root.chartColumn === 2 ? "null" : ["general", "guildmaster", "highpriest"][root.elects]))
        sourceSize: Qt.size(Math.ceil(48 * Theme.unit * Screen.devicePixelRatio), Math.ceil(48 * Theme.unit * 104 / 120 * Screen.devicePixelRatio))
    }
}
