pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Who was under the hood? The five styles, each with its portrait and its habit. It stands below the
// Stranger's name plate; what can be played next comes after the answer.
Panel {
    id: root

    required property GameOverSummary summary

    readonly property real gap: 4 * Theme.chrome
    readonly property real rowHeight: Math.floor(Math.min(100 * Theme.unit, (choices.height - noGuess.height) / summary.suspects.length - gap))

    // The style that was chosen; empty to be told.
    signal guessed(key: string)

    title: qsTr("Who was it?")

    Column {
        id: choices

        anchors.fill: parent
        anchors.topMargin: root.gap
        spacing: root.gap

        Repeater {
            model: root.summary.suspects

            PushButton {
                id: suspect

                required property var modelData

                Accessible.description: root.summary.question
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
                        width: Math.floor(Math.min(parent.height * 6 / 7, 0.3 * parent.width))
                    }

                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x
                        x: portrait.width + 8 * Theme.chrome

                        Caption {
                            font.bold: true
                            text: suspect.text
                            width: parent.width
                        }

                        Caption {
                            color: Theme.inkSoft
                            elide: Text.ElideNone
                            font.pixelSize: Theme.small
                            lineHeight: 0.9
                            text: suspect.modelData.habit
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

            objectName: "noGuess"
            padding: 5
            text: qsTr("Tell me")
            width: parent.width

            onClicked: root.guessed("")
        }
    }
}
