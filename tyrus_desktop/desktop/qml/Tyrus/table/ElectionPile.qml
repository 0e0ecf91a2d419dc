pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The election cards: the pile, the card in force, and how many of each kind are still to come.
Panel {
    id: root

    required property GameController controller

    // Read once, as each reading is a call that may have to wait for the interpreter lock.
    readonly property int kind: controller.state.kind
    readonly property list<int> cardsLeft: controller.state.cardsLeft

    Accessible.description: controller.state.pileMeaning
    title: controller.state.election > 0 ? qsTr("Election\u00a0%1 of\u00a09").arg(controller.state.election) : qsTr("Elections")

    Item {
        id: cards

        // The card and what is seen of the pile behind it stand in the middle.
        readonly property real margin: Math.max(0, (width - 1.3 * height) / 2)

        height: Math.min(parent.height - counts.height - 52 * Theme.chrome, parent.width * 0.82)
        width: parent.width

        Answer {
            maxWidth: root.width
            meaning: root.controller.state.pileMeaning
            title: root.title
        }

        Repeater {
            model: Math.min(3, root.cardsLeft[0] + root.cardsLeft[1] + root.cardsLeft[2])

            Picture {
                required property int index

                height: cards.height * 0.8
                name: "cards/back"
                width: height
                // Centred before the first card is turned up, then behind that card.
                x: index * 3 * Theme.chrome + (root.kind < 0 ? (cards.width - width) / 2 : cards.margin)
                y: cards.height * 0.14 - index * 3 * Theme.chrome
            }
        }

        Picture {
            Accessible.ignored: !enabled
            Accessible.name: root.kind >= 0 ? [qsTr("Election in progress: General, in the citadels"), qsTr("Election in progress: Merchant Guildmaster, in the markets"), qsTr("Election in progress: High Priest, in the temples")][root.kind] : ""
            Accessible.role: Accessible.Graphic
            height: cards.height
            name: root.kind >= 0 ? "cards/" + Drawings.buildings[root.kind] : ""
            visible: root.kind >= 0
            width: height
            x: cards.width - width - cards.margin
        }
    }

    Caption {
        anchors.top: cards.bottom
        anchors.topMargin: 6 * Theme.chrome
        color: Theme.gold
        font.bold: true
        font.family: Theme.titleFont
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 9
        text: root.kind >= 0 ? [qsTr("General"), qsTr("Merchant Guildmaster"), qsTr("High Priest")][root.kind] : ""
        width: parent.width
    }

    Caption {
        anchors.bottom: counts.top
        anchors.bottomMargin: 4 * Theme.chrome
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("elections left")
        width: parent.width
    }

    Row {
        id: counts

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 10 * Theme.chrome

        Repeater {
            model: Drawings.buildings

            Row {
                id: count

                required property int index
                required property string modelData

                spacing: 4 * Theme.chrome

                Picture {
                    height: width
                    name: "buildings/" + count.modelData + "-icon"
                    opacity: root.cardsLeft[count.index] > 0 ? 1 : 0.4
                    width: Math.round(24 * Theme.chrome)
                }

                Caption {
                    Accessible.ignored: !enabled
                    Accessible.name: [qsTr("Citadel elections left: %1"), qsTr("Market elections left: %1"), qsTr("Temple elections left: %1")][count.index].arg(root.cardsLeft[count.index])
                    Accessible.role: Accessible.Paragraph
                    anchors.verticalCenter: parent.verticalCenter
                    color: root.cardsLeft[count.index] > 0 ? Theme.ink : Theme.inkSoft
                    font.bold: true
                    text: "×" + root.cardsLeft[count.index]
                }
            }
        }
    }
}
