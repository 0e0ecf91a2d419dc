pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// On each back of the enemy's tiles, or on a crowd of them: a bar for what it may be worth, from
// nothing to the most. The filled part is the likely range; a hollow end says that it may be nothing.
Item {
    id: root

    required property Advice advice
    required property TableLayout places

    Repeater {
        model: root.advice.backs

        Item {
            id: bar

            required property var modelData

            readonly property real size: root.places.tileWidth * root.places.boardScale(modelData.side, modelData.slots)
            readonly property point home: root.places.boardHome(modelData.side, modelData.building, modelData.slot, modelData.slots)

            Accessible.description: modelData.tile
            Accessible.ignored: !enabled
            Accessible.name: modelData.label
            Accessible.role: Accessible.Graphic
            height: Math.round(Math.max(7, 0.16 * size))
            objectName: "gauge"
            width: Math.round(0.86 * size)
            x: Math.round(home.x - width / 2)
            y: Math.round(home.y + 0.13 * size)

            Rectangle {
                anchors.fill: parent
                border.color: Theme.rackInk
                border.width: 1
                color: Theme.rackFoot
                radius: height / 2
            }

            Rectangle {
                readonly property real low: Math.max(0, bar.modelData.mean - bar.modelData.spread)
                readonly property real high: Math.min(1, bar.modelData.mean + bar.modelData.spread)

                color: Theme.rackGold
                height: bar.height - 4
                radius: height / 2
                width: Math.max(height, (high - low) * (bar.width - 4))
                x: 2 + low * (bar.width - 4)
                y: 2
            }

            Rectangle {
                color: Theme.rackFoot
                height: bar.height - 4
                width: 2
                x: 1 + bar.modelData.mean * (bar.width - 4)
                y: 2
            }

            Rectangle {
                border.color: Theme.rackInk
                border.width: Math.max(1, Math.round(0.16 * height))
                color: Theme.rackFoot
                height: 1.3 * bar.height
                objectName: "gaugeNothing"
                radius: height / 2
                visible: bar.modelData.nothing > 0
                width: height
                x: -0.35 * width
                y: (bar.height - height) / 2
            }

            Answer {
                clickTaken: true
                meaning: bar.modelData.label
                title: qsTr("Gauge")
            }
        }
    }
}
