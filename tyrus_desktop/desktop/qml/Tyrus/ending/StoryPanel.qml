pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The story of a finished game: up to three sentences, each with the tally that it is about, and
// a way through all tallies.
Panel {
    id: root

    required property GameController controller

    readonly property GameOverSummary summary: controller.state.summary
    readonly property bool reviewing: controller.state.models.tally.reviewing

    // The button that opened a tally; it has the focus again afterwards.
    property Item opener: null

    function see(election: int, button: Item): void {
        opener = button;
        controller.openTally(election);
    }

    title: qsTr("What happened")

    onReviewingChanged: if (!reviewing && opener)
        opener.forceActiveFocus(Qt.OtherFocusReason)

    Flickable {
        id: view

        clip: true
        contentHeight: sentences.height
        height: parent.height - (all.visible ? all.height + 8 * Theme.chrome : 0)
        interactive: contentHeight > height
        width: parent.width

        ScrollBar.vertical: ScrollBar {
            policy: view.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: sentences

            spacing: 7 * Theme.chrome
            width: parent.width

            Repeater {
                model: root.summary.story

                Column {
                    id: entry

                    required property int index
                    required property string modelData

                    readonly property int election: root.summary.storyElections[index] ?? 0

                    spacing: 3 * Theme.chrome
                    width: sentences.width

                    Rectangle {
                        color: Theme.panelEdge
                        height: 1
                        visible: entry.index > 0
                        width: parent.width
                    }

                    SpokenText {
                        color: Theme.ink
                        font.pixelSize: Theme.text
                        objectName: "storySentence"
                        text: entry.modelData
                        width: parent.width
                        wrapMode: Text.Wrap
                    }

                    PushButton {
                        id: see

                        Accessible.name: qsTr("See the tally of election %1").arg(entry.election)
                        anchors.right: parent.right
                        font.pixelSize: Theme.small
                        leftPadding: 10
                        objectName: "seeTally"
                        padding: 2
                        rightPadding: 10
                        text: qsTr("See election %1").arg(entry.election)
                        visible: entry.election > 0

                        onClicked: root.see(entry.election, see)
                    }
                }
            }
        }
    }

    PushButton {
        id: all

        anchors.bottom: parent.bottom
        font.pixelSize: Theme.small
        objectName: "allTallies"
        padding: 4
        text: qsTr("All tallies")
        visible: root.summary.tallies > 0
        width: parent.width

        onClicked: root.see(1, all)
    }
}
