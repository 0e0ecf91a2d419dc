pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The story of a finished game: up to three sentences, each with the tally that it is about; how
// often the person was fooled, and where; and a way through all tallies.
Panel {
    id: root

    required property GameController controller
    required property Replay replay

    readonly property GameOverSummary summary: controller.state.summary

    // Larger where all of it has room in the smallest window, with the buttons of three elections.
    readonly property real letters: summary.story.sentences.concat(replay.fooled).join("").length < 170 ? Theme.large : Theme.story

    title: qsTr("What happened")

    Flickable {
        id: view

        objectName: "story"

        clip: true
        contentHeight: sentences.height
        height: (fooled.visible ? fooled.y : all.visible ? all.y : parent.height) - 8 * Theme.chrome
        interactive: contentHeight > height
        width: parent.width

        ScrollBar.vertical: ScrollBar {
            anchors.bottom: view.bottom
            anchors.left: view.right  // In the margin of the panel.
            anchors.top: view.top
            parent: view.parent
            policy: view.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: sentences

            spacing: 12 * Theme.chrome
            width: parent.width

            Repeater {
                model: root.summary.story.sentences.length  // Other sentences, in another language, keep the focus.

                Item {
                    id: entry

                    required property int index

                    readonly property int election: root.summary.story.elections[index] ?? 0
                    readonly property int kind: root.summary.story.kinds[index] ?? -1

                    height: see.visible ? see.y + see.height : Math.max(token.height, told.y + told.height)
                    width: sentences.width

                    // The representative that was at stake, as in the chart; the coffer, in which
                    // all tiles end, for the whole game.
                    Picture {
                        id: token

                        height: Math.ceil(entry.kind < 0 ? 0.9 * width : Drawings.representativeHeight(width))
                        name: entry.kind < 0 ? "table/coffer" : "representatives/" + (Drawings.representatives[entry.kind] ?? "null")
                        width: Math.round(30 * Theme.chrome)
                        y: 2 * Theme.chrome
                    }

                    SpokenText {
                        id: told

                        color: Theme.ink
                        font.pixelSize: root.letters
                        objectName: "storySentence"
                        text: root.summary.story.sentences[entry.index] ?? ""
                        width: parent.width - x
                        wrapMode: Text.Wrap
                        x: token.width + 8 * Theme.chrome
                    }

                    PushButton {
                        id: see

                        Accessible.name: qsTr("See the tally of election\u00a0%1").arg(entry.election)
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.pixels(5)
                        font.pixelSize: Theme.small
                        leftPadding: Theme.pixels(10)
                        objectName: "seeTally"
                        padding: Theme.pixels(3)
                        rightPadding: Theme.pixels(10)
                        text: qsTr("See election\u00a0%1").arg(entry.election)
                        visible: entry.election > 0
                        y: told.y + told.height + 4 * Theme.chrome

                        onClicked: root.replay.goToTally(entry.election)
                    }
                }
            }
        }
    }

    // Where there is no room for it, the button says it alone.
    Item {
        id: fooled

        height: Math.max(mask.height, fooledText.height)
        visible: root.replay.fooled !== "" && sentences.height + fooled.height + 16 * Theme.chrome <= all.y
        width: parent.width
        y: all.y - height - 8 * Theme.chrome

        MarkSign {
            id: mask

            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(22 * Theme.chrome)
            x: 4 * Theme.chrome
        }

        SpokenText {
            id: fooledText

            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: root.letters
            objectName: "fooled"
            text: root.replay.fooled
            width: parent.width - x
            wrapMode: Text.Wrap
            x: 38 * Theme.chrome
        }
    }

    PushButton {
        id: seeFooled

        Accessible.name: root.replay.fooled + " " + text
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        font.pixelSize: Theme.small
        height: all.height
        leftPadding: 8 * Theme.chrome
        objectName: "seeFooled"
        padding: Theme.pixels(4)
        rightPadding: 8 * Theme.chrome
        text: qsTr("See")
        visible: root.replay.fooled !== ""

        contentItem: Row {
            spacing: 4 * Theme.chrome

            MarkSign {
                anchors.verticalCenter: parent.verticalCenter
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                font: seeFooled.font
                text: seeFooled.text
            }
        }

        onClicked: root.replay.seeFooling()

        Answer {
            clickTaken: true
            maxWidth: root.width
            meaning: qsTr("The first tile that was not what it seemed, face up, as it was placed.")
            title: root.replay.fooled
        }
    }

    PushButton {
        id: all

        anchors.bottom: parent.bottom
        font.pixelSize: Theme.small
        leftPadding: Theme.pixels(4)
        objectName: "allTallies"
        padding: Theme.pixels(4)
        rightPadding: Theme.pixels(4)
        text: qsTr("All tallies")
        visible: root.summary.tallies > 0
        width: parent.width - (seeFooled.visible ? seeFooled.width + 6 * Theme.chrome : 0)

        onClicked: root.replay.goToTally(1)
    }
}
