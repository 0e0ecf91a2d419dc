pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Who was under the hood? The five styles, each with its portrait and its habit.
Column {
    id: root

    required property Stranger stranger
    required property int letters

    // The style that was chosen; empty to be told the answer.
    signal guessed(key: string)

    spacing: Math.round(8 * Theme.unit)

    SpokenText {
        color: Theme.rackInk
        font.family: Theme.storyFont
        font.pixelSize: root.letters
        horizontalAlignment: Text.AlignHCenter
        text: root.stranger.question
        width: parent.width
        wrapMode: Text.Wrap
    }

    Grid {
        id: choices

        anchors.horizontalCenter: parent.horizontalCenter
        columns: Math.max(1, Math.min(5, Math.floor(parent.width / (13 * Theme.text))))
        spacing: root.spacing

        Repeater {
            model: root.stranger.suspects

            PushButton {
                id: suspect

                required property var modelData

                Accessible.name: qsTr("%1: %2").arg(text).arg(modelData.habit)
                height: Math.max(portrait.height, words.height) + 2 * padding
                objectName: "suspect"
                onWood: true
                padding: Theme.pixels(6)
                leftPadding: padding
                rightPadding: padding
                text: modelData.name
                width: Math.floor((root.width - (choices.columns - 1) * choices.spacing) / choices.columns)

                contentItem: Item {
                    Portrait {
                        id: portrait

                        anchors.verticalCenter: parent.verticalCenter
                        face: suspect.modelData.key
                        width: Math.round(Math.min(60 * Theme.chrome, 0.3 * parent.width))
                    }

                    Column {
                        id: words

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x
                        x: portrait.width + 8 * Theme.chrome

                        Caption {
                            color: suspect.letters
                            font.bold: true
                            text: suspect.text
                            width: parent.width
                        }

                        Caption {
                            color: Theme.rackInkSoft
                            elide: Text.ElideNone
                            font.pixelSize: Theme.small
                            text: suspect.modelData.habit
                            width: parent.width
                            wrapMode: Text.Wrap
                        }
                    }
                }

                onClicked: root.guessed(modelData.key)
            }
        }
    }

    PushButton {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "noGuess"
        onWood: true
        padding: Theme.pixels(6)
        text: qsTr("Tell me")

        onClicked: root.guessed("")
    }
}
