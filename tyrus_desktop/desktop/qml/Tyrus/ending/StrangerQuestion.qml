pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Who was under the hood? The five styles, each with its portrait and its habit. It stands below the
// Stranger's name plate; what can be played next comes after the answer.
Panel {
    id: root

    required property Stranger stranger

    readonly property real gap: Math.min(4 * Theme.chrome, 0.02 * height)
    readonly property int count: stranger.suspects.length
    readonly property real evenHeight: (choices.height + gap) / (count + 1) - gap
    readonly property real rowHeight: Math.floor(Math.min(100 * Theme.unit, (choices.height - noGuess.height) / count - gap))

    // The style that was chosen; empty to be told.
    signal guessed(key: string)

    // Whether a style's name and the two lines of its habit fit below each other. In low windows with very
    // large letters they do not: there the names alone are left.
    readonly property bool habitsFit: rowHeight >= 1.3 * Theme.text + 2.2 * Theme.small

    Accessible.description: stranger.question
    title: qsTr("Who was it?")

    Column {
        id: choices

        anchors.fill: parent
        anchors.topMargin: root.gap
        spacing: root.gap

        Repeater {
            model: root.stranger.suspects

            PushButton {
                id: suspect

                required property var modelData

                Accessible.name: qsTr("%1: %2").arg(text).arg(modelData.habit)
                height: root.rowHeight
                leftPadding: root.gap
                objectName: "suspect"
                padding: root.gap
                rightPadding: root.gap
                text: modelData.name
                width: choices.width

                contentItem: Item {
                    Portrait {
                        id: portrait

                        anchors.verticalCenter: parent.verticalCenter
                        face: suspect.modelData.key
                        visible: root.habitsFit
                        width: Math.floor(Math.min(parent.height * 6 / 7, 0.3 * parent.width))
                    }

                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x
                        x: portrait.visible ? portrait.width + 8 * Theme.chrome : 0

                        Caption {
                            font.bold: true
                            font.pixelSize: Math.min(Theme.text, 0.6 * root.rowHeight)
                            text: suspect.text
                            width: parent.width
                        }

                        Caption {
                            color: Theme.inkSoft
                            elide: Text.ElideNone
                            font.pixelSize: Theme.small
                            lineHeight: 0.9
                            text: suspect.modelData.habit
                            visible: root.habitsFit
                            width: parent.width
                            wrapMode: Text.WordWrap
                        }
                    }
                }

                onClicked: root.guessed(modelData.key)
            }
        }

        PushButton {
            id: noGuess

            font.pixelSize: Math.min(Theme.text, 0.6 * height)
            height: Math.min(1.8 * Theme.text, root.evenHeight)
            objectName: "noGuess"
            padding: 0
            text: qsTr("Tell me")
            width: parent.width

            onClicked: root.guessed("")
        }
    }
}
