pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A figure: its name, a scale with its value, interval and yardstick, and the sentence that says it.
// Without a value it has no scale, or shows a few games one by one. See `bridge.library.your_figures`
// for the keys of `figure`.
Item {
    id: root

    required property var figure

    // Where the scale lies in the row.
    required property real scaleX
    required property real scaleWidth

    // How far the lines of the scale reach beyond the row, to the next one.
    required property real reach

    readonly property real gap: Theme.pixels(14)

    Accessible.name: qsTr("%1. %2").arg(figure.name).arg(figure.sentence)
    Accessible.role: Accessible.ListItem
    implicitHeight: Math.max(portrait.visible ? portrait.height : 0, name.implicitHeight, sentence.implicitHeight, lesson.visible ? lesson.height : 0)

    // It is glad if you win less than half.
    Portrait {
        id: portrait

        face: root.figure.face
        mood: root.figure.value < 0 ? 0 : root.figure.value < 0.5 ? 1 : -1
        visible: face !== ""
        width: Theme.pixels(29)
    }

    Caption {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideNone
        font.bold: true
        text: root.figure.name
        width: root.scaleX - x - root.gap
        wrapMode: Text.WordWrap
        x: portrait.visible ? portrait.width + Theme.pixels(10) : 0
    }

    Item {
        id: scale

        function at(share: real): real {
            return Math.round(Math.max(0, Math.min(1, share)) * width);
        }

        height: parent.height
        visible: root.figure.value >= 0
        width: root.scaleWidth
        x: root.scaleX

        Repeater {
            model: root.figure.percent ? 5 : 0

            Rectangle {
                required property int index

                readonly property bool middle: root.figure.even && index === 2

                color: middle ? Theme.inkSoft : Theme.panelEdge
                height: scale.height + 2 * root.reach
                opacity: middle ? 1 : 0.55
                width: 1
                x: scale.at(index / 4)
                y: -root.reach
            }
        }

        // What is no share has its own scale.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.panelEdge
            height: 1
            visible: !root.figure.percent
            width: parent.width
        }

        // The interval.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.purple
            border.width: 1
            color: Theme.chosen
            height: Theme.pixels(9)
            radius: height / 2
            visible: root.figure.low >= 0
            width: scale.at(root.figure.high) - x
            x: scale.at(root.figure.low)
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.panel
            border.width: 2
            color: Theme.purple
            height: width
            radius: width / 2
            width: 2 * Math.round(0.5 * Theme.pixels(16))
            x: scale.at(root.figure.value) - width / 2
        }

        // The yardstick, a diamond around the value if they are equal.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.sea
            border.width: 2
            color: "transparent"
            height: width
            rotation: 45
            visible: root.figure.mark >= 0
            width: Theme.pixels(14)
            x: scale.at(root.figure.mark) - width / 2
        }
    }

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.pixels(4)
        x: root.scaleX

        Repeater {
            model: root.figure.discs

            ScoreDisc {
                required property real modelData

                score: modelData
            }
        }
    }

    Caption {
        id: sentence

        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideNone
        text: root.figure.sentence
        width: root.width - x - (lesson.visible ? lesson.width + root.gap : 0)
        wrapMode: Text.WordWrap
        x: root.scaleX + (scale.visible || root.figure.discs.length > 0 ? root.scaleWidth + root.gap : 0)
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
