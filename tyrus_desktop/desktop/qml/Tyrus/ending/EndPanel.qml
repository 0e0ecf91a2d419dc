pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What is said about a finished game, on the wood of the rack, and what can be played next.
Rectangle {
    id: root

    // Whether all motion above has ended.
    required property bool stands

    // How much has come, from 0 to 1: of what is told first, and of all else.
    required property real told
    required property real listed

    // A `GameVerdict`, or null; its type is registered with the first review.
    readonly property var verdict: App.review?.verdict ?? null

    // Whether the verdict stands in the place of the story's first sentence. That one joins the list once
    // nobody looks, so that nothing moves before anybody's eyes.
    readonly property bool judged: (verdict?.text ?? "") !== ""
    property bool joined: false

    readonly property GameOverSummary summary: App.state.summary

    // A tall window has more room below its city than any story needs.
    readonly property bool tall: parent.height > 1.15 * parent.width

    // Whether the player is asked who the Stranger was; the story appears after the answer.
    readonly property bool asks: summary.stranger.suspects.length > 0

    // The size of the letters of the story. It follows the text size as long as the city has room.
    readonly property int letters: Math.max(Theme.text, Math.round((tall ? 1.25 : 1) * Math.min(20 * Theme.chrome, 32 * Theme.unit)))
    readonly property int firstLetters: Math.round(Math.min(1.4 * letters, Math.max(letters, 36 * Theme.unit)))

    readonly property int listLetters: Math.max(Theme.least, Math.round(0.86 * letters))
    readonly property real listWidth: Math.min(sentences.width, 54 * listLetters)

    // The height of all sentences.
    readonly property real wanted: sentences.height + foot.height + 3 * margin
    readonly property real margin: Math.round(12 * Theme.unit)

    signal tableRequested

    function enter(event: KeyEvent): void {
        foot.enter(event);
    }

    function join(): void {
        joined = joined || (judged && !visible);
    }

    // Pass on the guess. The question disappears, and focus moves to what can be played next.
    function guess(key: string): void {
        const byKeys = (Window.activeFocusItem as PushButton)?.focusVisible ?? false;
        App.controller.guess(key);
        if (byKeys)
            foot.take();
    }

    gradient: Theme.rackWood

    Component.onCompleted: joined = judged
    onJudgedChanged: join()
    onVisibleChanged: join()

    Rectangle {
        color: Theme.rackEdge
        height: Math.max(1, Math.round(3 * Theme.unit))
        width: parent.width
    }

    ScrollArea {
        contentHeight: sentences.height
        height: foot.y - y - root.margin
        objectName: "story"
        width: sentences.width + 3 * root.margin
        x: Math.round((root.width - sentences.width) / 2)
        y: Math.round(Math.max(root.margin, (foot.y - sentences.height) / 3))

        Column {
            id: sentences

            spacing: Math.round((root.tall ? 14 : 4) * Theme.unit)
            width: Math.min(root.width - 6 * root.margin, Math.max(1080 * Theme.unit, 44 * root.letters))

            // The verdict, or until it is known the story's first sentence.
            StoryTold {
                number: 0
                first: true
                letters: root.firstLetters
                opacity: root.told
                visible: !root.asks
                width: parent.width
                x: 0
            }

            SpokenText {
                bottomPadding: Math.round(6 * Theme.unit)
                color: Theme.rackInkSoft
                font.italic: true
                font.pixelSize: Math.round(0.85 * root.letters)
                horizontalAlignment: Text.AlignHCenter
                objectName: "parting"
                opacity: root.told
                text: (root.summary.parting + " " + App.state.resultDetail).trim()
                width: parent.width
                wrapMode: Text.Wrap
            }

            Loader {
                active: root.asks
                opacity: root.told
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
                model: root.asks ? 0 : Math.max(0, root.summary.story.sentences.length - (root.joined ? 0 : 1))

                StoryTold {
                    required property int index

                    number: index + (root.joined ? 0 : 1)
                }
            }

            StorySentence {
                drawing: "stamps/bluff-sign"
                letters: root.listLetters
                meaning: sentence
                opacity: root.listed
                sees: "seeMisled"
                says: "misled"
                sentence: App.replay.misled
                visible: !root.asks && sentence !== ""
                width: root.listWidth
                x: Math.round((sentences.width - width) / 2)

                onSee: App.replay.seeMisleading()
            }
        }
    }

    EndFoot {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        anchors.horizontalCenter: parent.horizontalCenter
        asks: root.asks
        lineWidth: sentences.width
        opacity: root.listed
        room: root.width - 4 * root.margin
        spacing: Math.round(14 * Theme.unit)
        stands: root.stands

        onTableRequested: root.tableRequested()
    }

    // A sentence of the story by its number; the verdict stands in the place of the first of all.
    component StoryTold: StorySentence {
        required property int number
        readonly property bool verdict: first && root.judged
        readonly property int election: root.summary.story.elections[number] ?? 0
        readonly property int kind: (verdict ? root.verdict.kind : root.summary.story.kinds[number]) ?? -1

        drawing: kind < 0 ? "table/coffer" : "representatives/" + (Drawings.representatives[kind] ?? "null")
        letters: root.listLetters
        meaning: {
            if (verdict)
                return root.verdict.moment < 0 ? "" : qsTr("See the moment that decided the game");
            return election > 0 ? qsTr("See the tally of election\u00a0%1").arg(election) : "";
        }
        opacity: root.listed
        says: "storySentence"
        sees: "seeTally"
        sentence: (verdict ? root.verdict.text : root.summary.story.sentences[number]) ?? ""
        tiles: (verdict ? [] : root.summary.story.tiles[number]) ?? []
        width: root.listWidth
        x: Math.round((sentences.width - width) / 2)

        onSee: verdict ? root.verdict.see() : App.replay.goToTally(election)
    }
}
