pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What decided the game: each row with what it did and a sentence on what that means.
BaseDialog {
    id: root

    required property GameReview review

    readonly property GameCauses causes: review.causes

    title: qsTr("What decided the game")
    preferredWidth: 720
    hasCloseButton: true

    Column {
        spacing: Theme.pixels(10)
        width: parent.width

        SpokenText {
            lineHeight: 1.15
            objectName: "causesSum"
            text: root.causes.sum
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.causes.labels.length

            Row {
                id: cause

                required property int index

                spacing: Theme.pixels(10)
                width: parent.width

                SpokenText {
                    color: Theme.purple
                    font.bold: true
                    elide: Text.ElideNone
                    text: root.causes.labels[cause.index] ?? ""
                    width: 0.2 * cause.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    elide: Text.ElideNone
                    font.bold: true
                    text: root.causes.points[cause.index] ?? ""
                    width: 0.18 * cause.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    lineHeight: 1.15
                    objectName: "causeMeaning"
                    text: root.causes.meanings[cause.index] ?? ""
                    width: cause.width - x
                    wrapMode: Text.WordWrap
                }
            }
        }

        SpokenText {
            color: Theme.inkSoft
            lineHeight: 1.15
            objectName: "errorMeaning"
            text: root.causes.errorMeaning
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Rectangle {
            color: Theme.panelEdge
            height: 2
            opacity: root.review.share < 1 ? 1 : 0
            width: parent.width

            Rectangle {
                color: Theme.goldGlow
                height: parent.height
                width: root.review.share * parent.width
            }
        }
    }

    buttons: PushButton {
        enabled: root.causes.deepens
        objectName: "thorough"
        text: qsTr("Thorough review")

        onClicked: root.causes.deepen()
    }
}
