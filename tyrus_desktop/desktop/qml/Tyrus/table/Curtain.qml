pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Hides the table between two turns at one screen, until the next player is ready. The purple cloth
// comes down when the item is created.
Item {
    id: root

    required property GameController controller

    readonly property int folds: 11

    clip: true

    Item {
        height: parent.height
        width: parent.width

        NumberAnimation on y {
            duration: Theme.glide
            easing.type: Easing.OutCubic
            from: -root.height
            to: 0
        }

        Repeater {
            model: root.folds

            Rectangle {
                id: fold

                required property int index

                height: root.height - 4 * Theme.unit
                width: root.width / root.folds + 1
                x: index * root.width / root.folds

                gradient: Gradient {
                    orientation: Gradient.Horizontal

                    GradientStop {
                        color: Qt.darker(Theme.curtain, 1.5)
                        position: 0
                    }

                    GradientStop {
                        color: Qt.lighter(Theme.curtain, fold.index % 2 === 0 ? 1.22 : 1.12)
                        position: fold.index % 2 === 0 ? 0.42 : 0.6
                    }

                    GradientStop {
                        color: Qt.darker(Theme.curtain, 1.5)
                        position: 1
                    }
                }
            }
        }

        // The curtain rail and the hem.
        Rectangle {
            color: Theme.goldGlow
            height: 7 * Theme.unit
            radius: height / 2
            width: parent.width
        }

        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.goldGlow
            height: 9 * Theme.unit
            opacity: 0.9
            width: parent.width
        }

        Rectangle {
            anchors.centerIn: parent
            border.color: Theme.goldGlow
            border.width: 2
            color: Theme.panel
            height: words.height + 56 * Theme.unit
            radius: 14
            width: Math.min(500 * Theme.chrome, parent.width - 40)

            Column {
                id: words

                anchors.centerIn: parent
                spacing: 18 * Theme.unit
                width: parent.width - 56 * Theme.unit

                Picture {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: 112 * Theme.unit
                    name: "tiles/" + Drawings.side(root.controller.state.nextSide) + "-back"
                    width: height / 1.4
                }

                SpokenText {
                    color: Theme.purple
                    font.family: Theme.titleFont
                    font.pixelSize: Theme.huge
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("%1, take your seat").arg(root.controller.state.nextPlayer)
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("The other player looks away. Your tiles are shown when you are ready.")
                    width: parent.width
                    wrapMode: Text.WordWrap
                }

                PushButton {
                    anchors.horizontalCenter: parent.horizontalCenter
                    focus: true
                    objectName: "takeSeat"
                    primary: true
                    text: qsTr("I am ready")

                    onClicked: root.controller.takeSeat()
                }
            }
        }
    }
}
