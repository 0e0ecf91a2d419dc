pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is said about a finished game, on the wood of the rack, and what can be played next.
Rectangle {
    id: root

    // Whether all motion above has ended.
    required property bool stands

    // A `GameVerdict`, or null; its type is registered with the first review.
    readonly property var verdict: App.review?.verdict ?? null

    readonly property GameOverSummary summary: App.state.summary

    // Whether the player is asked who the Stranger was; the story appears after the answer.
    readonly property bool asks: summary.stranger.suspects.length > 0

    // The size of the letters of the story. It follows the text size as long as the city has room.
    readonly property int letters: Math.max(Theme.text, Math.round(Math.min(20 * Theme.chrome, 32 * Theme.unit)))

    // The height of all sentences.
    readonly property real wanted: told.height + foot.height + 4 * margin
    readonly property real margin: Math.round(12 * Theme.unit)

    signal tableRequested

    // Pass on the guess. The question disappears, and focus moves to what can be played next.
    function guess(key: string): void {
        const byKeys = (Window.activeFocusItem as PushButton)?.focusVisible ?? false;
        App.controller.guess(key);
        if (byKeys)
            rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    gradient: Theme.rackWood

    Rectangle {
        color: Theme.rackEdge
        height: Math.max(1, Math.round(3 * Theme.unit))
        width: parent.width
    }

    ScrollArea {
        contentHeight: told.height
        height: foot.y - y - root.margin
        objectName: "story"
        width: told.width + 3 * root.margin
        x: Math.round((root.width - told.width) / 2)
        y: Math.round(Math.max(root.margin, (foot.y - told.height) / 3))

        Column {
            id: told

            spacing: Math.round(6 * Theme.unit)
            width: Math.min(root.width - 6 * root.margin, Math.max(1000 * Theme.unit, 40 * root.letters))

            SpokenText {
                color: Theme.rackInkSoft
                font.italic: true
                font.pixelSize: Math.round(0.85 * root.letters)
                horizontalAlignment: Text.AlignHCenter
                objectName: "parting"
                text: (root.summary.parting + " " + App.state.resultDetail).trim()
                width: parent.width
                wrapMode: Text.Wrap
            }

            Loader {
                active: root.asks
                visible: active
                width: parent.width

                Component.onCompleted: setSource("StrangerQuestion.qml", {
                    "letters": Qt.binding(() => root.letters),
                    "stranger": root.summary.stranger
                })
                onItemChanged: (item as StrangerQuestion)?.guessed.connect(root.guess)
            }

            Repeater {
                // When sentences change, as with the language, the focus stays.
                model: root.asks ? 0 : Math.max(root.verdict ? 1 : 0, root.summary.story.sentences.length)

                StoryTold {
                    required property int index
                    readonly property int election: root.summary.story.elections[index] ?? 0

                    // Whether the verdict replaces the first sentence, whose place has room for it.
                    readonly property bool judged: index === 0 && (root.verdict?.text ?? "") !== ""
                    readonly property int kind: (judged ? root.verdict.kind : root.summary.story.kinds[index]) ?? -1

                    drawing: kind < 0 ? "table/coffer" : "representatives/" + (Drawings.representatives[kind] ?? "null")
                    meaning: {
                        if (judged)
                            return root.verdict.moment < 0 ? "" : qsTr("See the moment that decided the game");
                        return election > 0 ? qsTr("See the tally of election\u00a0%1").arg(election) : "";
                    }
                    // Room for a usual verdict; one on a surprise is longer and may take one more line. A
                    // window lower than 22 lines has no room to spare.
                    reserved: index === 0 && App.review?.trouble === "" && root.height > 22 * root.letters ? 230 : 0
                    sees: "seeTally"
                    says: "storySentence"
                    sentence: (judged ? root.verdict.text : root.summary.story.sentences[index]) ?? ""
                    tiles: (judged ? [] : root.summary.story.tiles[index]) ?? []

                    onSee: judged ? root.verdict.see() : App.replay.goToTally(election)
                }
            }

            StoryTold {
                drawing: "stamps/bluff-sign"
                meaning: sentence
                sees: "seeMisled"
                says: "misled"
                sentence: App.replay.misled
                visible: !root.asks && sentence !== ""

                onSee: App.replay.seeMisleading()
            }
        }
    }

    Column {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.margin / 2

        // What the game was worth, in numbers.
        Loader {
            active: App.review !== null
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.round(1.6 * Theme.text)
            objectName: "review"
            visible: !root.asks
            width: told.width

            Component.onCompleted: setSource("../review/CausesLine.qml", {
                "begins": Qt.binding(() => root.stands && !root.asks)
            })
            onItemChanged: (item as PushButton)?.clicked.connect(() => App.open(Sheet.Review))
        }

        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Math.round(10 * Theme.unit)
            visible: !root.asks
            width: Math.min(root.width - 4 * root.margin, visibleChildren.reduce((sum, each) => sum + each.width + spacing, 0))

            EndButton {
                id: otherLevel

                objectName: "otherLevel"
                primary: visible && !root.summary.lost
                text: (root.summary.lost ? qsTr("Easier level: %1") : qsTr("Next level: %1")).arg(root.summary.otherLevel)
                visible: root.summary.otherLevel !== ""

                onClicked: App.controller.newGames.playOtherLevel()
            }

            EndButton {
                id: rematch

                objectName: "rematch"
                primary: !otherLevel.primary
                text: qsTr("Rematch")
                visible: !App.study.on

                onClicked: App.controller.newGames.rematch()
            }

            StudyButtons {
                height: lookBack.height
                visible: App.study.on
            }

            EndButton {
                objectName: "addToLibrary"
                text: qsTr("Add to library")
                visible: App.savedGames.inLibrary.addable

                onClicked: {
                    if (visualFocus)
                        lookBack.forceActiveFocus(Qt.TabFocusReason);
                    App.savedGames.inLibrary.add();
                }
            }

            EndButton {
                id: lookBack

                objectName: "startReplay"
                text: qsTr("Look back")

                onClicked: App.replay.open()
            }

            EndButton {
                objectName: "showTable"
                text: qsTr("Show the table")

                onClicked: root.tableRequested()
            }

            EndButton {
                objectName: "shareAtEnd"
                text: qsTr("Share…")

                onClicked: App.open(Sheet.Share)
            }

            EndButton {
                objectName: "newGameAtEnd"
                text: qsTr("New game…")

                onClicked: App.open(Sheet.NewGame)
            }
        }
    }

    component EndButton: PushButton {
        leftPadding: Theme.pixels(16)
        onWood: true
        padding: Theme.pixels(6)
        rightPadding: leftPadding
    }

    component StoryTold: StorySentence {
        letters: root.letters
        margin: root.margin
        width: told.width
    }
}
