pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What decided the game: a line of rows on the wood, and a button that explains them. It keeps its
// place while the points are computed; a hairline below shows the progress.
PushButton {
    id: root

    // Whether the review may begin.
    required property bool begins

    readonly property GameCauses causes: App.review.causes

    function begin(): void {
        if (begins)
            App.review.begin();
    }

    onBeginsChanged: begin()

    Component.onCompleted: begin()

    Accessible.name: causes.line
    enabled: App.review.trouble === ""
    font.pixelSize: Theme.large
    objectName: "causesLine"
    padding: 0

    background: Item {
        Item {
            height: parent.height
            width: line.width * line.scale
            x: (parent.width - width) / 2

            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.pixels(4)
                color: Theme.rackInk
                opacity: 0.1
                radius: Theme.pixels(7)
                visible: root.hovered
            }

            // Underlined like a link.
            Rectangle {
                anchors.bottom: parent.bottom
                color: Theme.rackEdge
                height: 1
                visible: line.visible
                width: parent.width
            }

            Rectangle {
                anchors.bottom: parent.bottom
                color: Theme.rackGold
                height: 2
                objectName: "reviewed"
                visible: line.visible && App.review.share < 1
                width: App.review.share * parent.width
            }

            FocusRing {
                shown: root.focusVisible
            }
        }
    }
    contentItem: Item {
        Caption {
            anchors.centerIn: parent
            color: Theme.rackInk
            font.pixelSize: root.font.pixelSize
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.least
            text: App.review.trouble
            width: parent.width
        }

        Row {
            id: line

            anchors.centerIn: parent
            scale: Math.min(1, parent.width / width)
            spacing: 0.6 * root.font.pixelSize
            visible: App.review.trouble === ""

            Repeater {
                model: root.causes.labels.length

                Row {
                    id: cause

                    required property int index

                    spacing: 0.35 * root.font.pixelSize

                    Caption {
                        color: Theme.rackInkSoft
                        font.pixelSize: root.font.pixelSize
                        rightPadding: cause.spacing
                        text: "·"
                        visible: cause.index > 0
                    }

                    Caption {
                        color: Theme.rackInkSoft
                        font.pixelSize: root.font.pixelSize
                        text: root.causes.labels[cause.index] ?? ""
                    }

                    Caption {
                        color: Theme.rackInk
                        font.bold: true
                        font.pixelSize: root.font.pixelSize
                        text: root.causes.points[cause.index] ?? ""
                        width: Math.max(implicitWidth, digits.width)
                    }
                }
            }

            Caption {
                color: Theme.rackInkSoft
                font.pixelSize: root.font.pixelSize
                text: root.causes.error
                width: Math.max(implicitWidth, digits.width)
            }
        }

        TextMetrics {
            id: digits

            font.bold: true
            font.pixelSize: root.font.pixelSize
            text: "+00"
        }
    }
}
