pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A figure: its name, a bar with its interval and its yardstick, and the sentence that says it. With a
// negative value it has no bar. See `bridge.library.figures` for the keys of `figure`.
Item {
    id: root

    required property var figure

    readonly property bool barred: figure.value >= 0
    readonly property real gap: Theme.pixels(14)

    Accessible.name: qsTr("%1. %2").arg(figure.name).arg(figure.sentence)
    Accessible.role: Accessible.ListItem
    implicitHeight: Math.max(name.implicitHeight, sentence.implicitHeight, lesson.visible ? lesson.height : 0)
    objectName: "figure"

    Caption {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideNone
        font.bold: true
        text: root.figure.name
        width: 0.2 * root.width - root.gap
        wrapMode: Text.WordWrap
    }

    Item {
        id: bar

        // Where a share of the bar ends.
        function at(share: real): real {
            return Math.round(Math.max(0, Math.min(1, share)) * width);
        }

        anchors.verticalCenter: parent.verticalCenter
        height: Math.ceil(1.35 * Theme.text)
        visible: root.barred
        width: 0.28 * root.width
        x: 0.2 * root.width

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.panelEdge
            border.width: 1
            color: Theme.field
            height: Math.round(0.7 * parent.height)
            radius: Theme.pixels(3)
            width: parent.width

            Rectangle {
                color: Theme.purpleFill
                height: parent.height
                radius: parent.radius
                width: bar.at(root.figure.value)
            }
        }

        Rectangle {
            color: Theme.inkSoft
            height: parent.height
            visible: root.figure.even
            width: 1
            x: bar.at(0.5)
        }

        // The interval: a line between two ends, dark with a light edge, to stand out on the bar.
        Repeater {
            model: root.figure.low >= 0 && root.figure.high > root.figure.low ? [[0, 0.12], [1, 0.55], [2, 0.55]] : []

            Rectangle {
                required property var modelData

                readonly property real start: bar.at(root.figure.low)
                readonly property real end: bar.at(root.figure.high)

                border.color: Theme.panel
                border.width: 1
                color: Theme.ink
                height: Math.max(4, Math.round(modelData[1] * bar.height))
                width: modelData[0] === 0 ? Math.max(1, end - start) : 4
                y: (bar.height - height) / 2
                x: modelData[0] === 2 ? end - 2 : modelData[0] === 1 ? start - 2 : start
            }
        }

        // The yardstick, a diamond.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.panel
            border.width: 1
            color: Theme.sea
            height: width
            rotation: 45
            visible: root.figure.mark >= 0
            width: Math.round(0.55 * bar.height)
            x: bar.at(root.figure.mark) - width / 2
        }
    }

    Caption {
        id: sentence

        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideNone
        text: root.figure.sentence
        width: root.width - x - (lesson.visible ? lesson.width + root.gap : 0)
        wrapMode: Text.WordWrap
        x: root.barred ? bar.x + bar.width + root.gap : bar.x
    }

    PushButton {
        id: lesson

        Accessible.description: root.figure.name
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Theme.pixels(12)
        objectName: "figureLesson"
        padding: Theme.pixels(5)
        rightPadding: Theme.pixels(12)
        text: qsTr("Lesson")
        visible: root.figure.lesson !== ""

        onClicked: App.start(root.figure.lesson, App.lesson)
    }
}
