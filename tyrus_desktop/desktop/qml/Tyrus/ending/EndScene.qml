pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The end of a game, over the whole window. Above, the two banks: the winner's lights up, and its
// representatives are carried in; night falls on the loser's. Below, on the wood of the rack, what
// happened, and what can be played next.
Item {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    property QtObject review: null

    readonly property TableState table: controller.state
    readonly property GameOverSummary summary: table.summary

    // Whether it is asked who the Stranger was; the story comes after the answer.
    readonly property bool asks: summary.stranger.suspects.length > 0

    // A resigned game has no laurels; a study has neither laurels nor a light.
    readonly property bool crowned: !controller.study.on && summary.ending !== Ending.GivenUp && table.winner !== Side.Neither

    readonly property real cityHeight: height - panel.height
    readonly property int letters: Math.max(13, Math.round(20 * Theme.chrome))

    // The steps in which light and night come; the march of those who carry the representatives.
    readonly property int lastStep: 5
    property int step: 0
    property real marched: 0

    // Whether the layout is made, and the picture of the city drawn for it: then the scene is seen.
    property bool laidOut: false
    property bool shown: false

    // Whether something moves; a click anywhere then ends that, and nothing else.
    readonly property bool celebrating: marched < 1

    // Whether all motion has ended.
    readonly property bool stands: shown && step === lastStep && !celebrating

    readonly property Item focusItem: Window.activeFocusItem

    signal newGameRequested
    signal reviewRequested
    signal shareRequested
    signal tableRequested

    function finish(): void {
        march.stop();
        step = lastStep;
        marched = 1;
    }

    // The question goes; the focus goes on to what can be played next.
    function guess(key: string): void {
        const byKeys = (Window.activeFocusItem as PushButton)?.focusVisible ?? false;
        controller.guess(key);
        if (byKeys)
            rematch.forceActiveFocus(Qt.TabFocusReason);
    }

    // Scroll to the button that has got the focus.
    onFocusItemChanged: {
        let above = focusItem;
        while (above !== null && above !== told)
            above = above.parent;
        if (above === null)
            return;
        const y = focusItem.mapToItem(told, 0, 0).y;
        view.contentY = Math.max(0, Math.min(Math.max(view.contentY, y + focusItem.height - view.height), y));
    }

    // Without motion, or seen before, it is as it will be.
    Component.onCompleted: if (Theme.pace === 0) {
        laidOut = true;
        finish();
    } else {
        layout.start();
    }

    opacity: shown ? 1 : 0

    // Two frames, in which texts and rows get their sizes.
    Timer {
        id: layout

        interval: 34

        onTriggered: root.laidOut = true
    }

    Timer {
        interval: Math.max(1, 2 * Theme.fade / root.lastStep)
        repeat: true
        running: root.visible && root.shown && root.step < root.lastStep

        onTriggered: {
            root.step += 1;
            if (root.step === root.lastStep && Theme.celebration > 0 && root.crowned)
                march.start();
            else if (root.step === root.lastStep)
                root.marched = 1;
        }
    }

    NumberAnimation {
        id: march

        duration: Theme.celebration
        from: 0
        property: "marched"
        target: root
        to: 1
    }

    // The two banks, from the picture of the table; the cities with the temples at the right.
    Item {
        clip: true
        height: root.cityHeight
        width: parent.width

        Picture {
            id: city

            asynchronous: Theme.pace > 0
            retainWhileLoading: true
            height: Math.round(root.cityHeight * 800 / 656)
            name: root.laidOut ? "scene/" + (Theme.contrast ? "contrast" : "dark") : ""
            width: parent.width

            onStatusChanged: if (status === Image.Ready)
                root.shown = true
        }

        Repeater {
            model: [Board.other(root.table.nearSide), root.table.nearSide]

            Bank {
                required property int modelData
                required property int index

                side: modelData
                near: index === 1
            }
        }

        // The winners in the middle, under the headline.
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 0.1 * root.cityHeight
            y: 0.19 * root.cityHeight

            Repeater {
                model: root.table.models.players

                Hero {
                    visible: root.table.winner === Side.Neither || root.table.winner === playerSide
                }
            }
        }

        SpokenText {
            Accessible.role: Accessible.Heading
            color: Theme.rackGold
            font.bold: true
            font.family: Theme.titleFont
            font.pixelSize: Math.max(22, Math.round(56 * Theme.unit))
            fontSizeMode: Text.Fit
            height: 0.19 * root.cityHeight
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 14
            objectName: "headline"
            style: Text.Outline
            styleColor: Theme.rackFoot
            text: root.summary.headline
            verticalAlignment: Text.AlignVCenter
            width: parent.width - 2 * x
            x: Math.round(56 * Theme.unit)
        }

        TapHandler {
            onTapped: root.celebrating ? root.finish() : root.tableRequested()
        }
    }

    Rectangle {
        id: panel

        // As high as what is told, and never so high that it hides the city.
        readonly property real wanted: told.height + foot.height + 4 * margin
        readonly property real margin: Math.round(12 * Theme.unit)

        anchors.bottom: parent.bottom
        height: Math.round(Math.max(0.4 * parent.height, Math.min((Theme.scale > 1.15 ? 0.72 : 0.62) * parent.height, wanted)))
        width: parent.width

        gradient: Gradient {
            GradientStop {
                color: Theme.rack
                position: 0
            }

            GradientStop {
                color: Theme.rackFoot
                position: 1
            }
        }

        Rectangle {
            color: Theme.rackEdge
            height: Math.max(1, Math.round(3 * Theme.unit))
            width: parent.width
        }

        Flickable {
            id: view

            objectName: "story"

            clip: true
            contentHeight: told.height
            height: foot.y - y - panel.margin
            interactive: contentHeight > height
            width: told.width + 3 * panel.margin
            x: Math.round((panel.width - told.width) / 2)
            y: panel.margin

            ScrollBar.vertical: ScrollBar {
                policy: view.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            Column {
                id: told

                parent: view.contentItem
                spacing: Math.round(6 * Theme.unit)
                width: Math.min(panel.width - 6 * panel.margin, Math.max(1000 * Theme.unit, 40 * root.letters))

                SpokenText {
                    color: Theme.rackInkSoft
                    font.italic: true
                    font.pixelSize: Math.round(0.85 * root.letters)
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "parting"
                    text: (root.summary.parting + " " + root.table.resultDetail).trim()
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
                    // Other sentences, in another language, keep the focus.
                    model: root.asks ? 0 : root.summary.story.sentences.length

                    Told {
                        required property int index
                        readonly property int election: root.summary.story.elections[index] ?? 0
                        readonly property int kind: root.summary.story.kinds[index] ?? -1

                        drawing: kind < 0 ? "table/coffer" : "representatives/" + (Drawings.representatives[kind] ?? "null")
                        meaning: election > 0 ? qsTr("See the tally of election\u00a0%1").arg(election) : ""
                        sees: "seeTally"
                        says: "storySentence"
                        sentence: root.summary.story.sentences[index] ?? ""
                        tiles: root.summary.story.tiles[index] ?? []

                        onSee: root.replay.goToTally(election)
                    }
                }

                Told {
                    drawing: "stamps/bluff-sign"
                    meaning: sentence
                    sees: "seeMisled"
                    says: "misled"
                    sentence: root.replay.misled
                    visible: !root.asks && sentence !== ""

                    onSee: root.replay.seeMisleading()
                }
            }
        }

        Column {
            id: foot

            anchors.bottom: parent.bottom
            anchors.bottomMargin: panel.margin
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: panel.margin / 2

            // What the game was worth, in numbers.
            Loader {
                active: root.review !== null
                anchors.horizontalCenter: parent.horizontalCenter
                height: Math.round(1.6 * Theme.text)
                objectName: "review"
                visible: !root.asks
                width: told.width

                Component.onCompleted: setSource("../review/CausesLine.qml", {
                    "begins": Qt.binding(() => root.stands && !root.asks),
                    "review": Qt.binding(() => root.review)
                })
                onItemChanged: (item as PushButton)?.clicked.connect(root.reviewRequested)
            }

            Flow {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Math.round(10 * Theme.unit)
                visible: !root.asks
                width: Math.min(panel.width - 4 * panel.margin, visibleChildren.reduce((sum, each) => sum + each.width + spacing, 0))

                EndButton {
                    id: otherLevel

                    objectName: "otherLevel"
                    primary: visible && !root.summary.lost
                    text: (root.summary.lost ? qsTr("Easier level: %1") : qsTr("Next level: %1")).arg(root.summary.otherLevel)
                    visible: root.summary.otherLevel !== ""

                    onClicked: root.controller.newGames.playOtherLevel()
                }

                EndButton {
                    id: rematch

                    objectName: "rematch"
                    primary: !otherLevel.primary
                    text: qsTr("Rematch")
                    visible: !root.controller.study.on

                    onClicked: root.controller.newGames.rematch()
                }

                StudyButtons {
                    controller: root.controller
                    height: lookBack.height
                    visible: root.controller.study.on
                }

                EndButton {
                    objectName: "addToLibrary"
                    text: qsTr("Add to library")
                    visible: root.savedGames.inLibrary.addable

                    onClicked: {
                        if (visualFocus)
                            lookBack.forceActiveFocus(Qt.TabFocusReason);
                        root.savedGames.inLibrary.add();
                    }
                }

                EndButton {
                    id: lookBack

                    objectName: "startReplay"
                    text: qsTr("Look back")

                    onClicked: root.replay.open()
                }

                EndButton {
                    objectName: "showTable"
                    text: qsTr("Show the table")

                    onClicked: root.tableRequested()
                }

                EndButton {
                    objectName: "shareAtEnd"
                    text: qsTr("Share…")

                    onClicked: root.shareRequested()
                }

                EndButton {
                    objectName: "newGameAtEnd"
                    text: qsTr("New game…")

                    onClicked: root.newGameRequested()
                }
            }
        }
    }

    // A sentence of the story, with its tiles or a drawing before it, and the way to what it is about.
    component Told: Item {
        id: entry

        property string drawing: ""
        property string sentence: ""
        property var tiles: []

        // What its button does, for screen readers; empty for none.
        property string meaning: ""

        // The names of its parts.
        property string says: ""
        property string sees: ""
        readonly property int tileWidth: Math.round(34 * Theme.chrome)

        signal see

        height: Math.max(pictures.height, words.height, button.height)
        width: told.width

        Row {
            id: pictures

            anchors.verticalCenter: parent.verticalCenter
            layoutDirection: Qt.RightToLeft
            spacing: Math.round(4 * Theme.unit)
            width: 3 * entry.tileWidth + 2 * spacing

            Repeater {
                model: entry.tiles.slice().reverse()

                FaceUpTile {
                    required property var modelData

                    drawnScale: 0
                    objectName: "storyTile"
                    profession: modelData.kind
                    side: modelData.side
                    value: modelData.value
                    width: entry.tileWidth
                }
            }

            Picture {
                fillMode: Image.PreserveAspectFit
                height: Math.round(1.2 * width)
                name: entry.drawing
                visible: entry.tiles.length === 0
                width: entry.tileWidth
            }
        }

        SpokenText {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.rackInk
            font.family: Theme.storyFont
            font.pixelSize: root.letters
            objectName: entry.says
            text: entry.sentence
            width: button.x - x - panel.margin
            wrapMode: Text.Wrap
            x: pictures.width + 1.5 * panel.margin
        }

        PushButton {
            id: button

            Accessible.name: entry.meaning
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.pixels(14)
            objectName: entry.sees
            padding: Theme.pixels(5)
            rightPadding: leftPadding
            text: qsTr("See it")
            visible: entry.meaning !== ""
            x: parent.width - width

            onClicked: entry.see()
        }
    }

    component EndButton: PushButton {
        leftPadding: Theme.pixels(16)
        padding: Theme.pixels(6)
        rightPadding: leftPadding
    }

    // A side's bank with its city, its light or night, and the representatives that it has won.
    component Bank: Item {
        id: bank

        required property int side
        required property bool near

        // Of two persons neither is in the dark; a study leaves the evening as it was.
        readonly property bool lit: !root.controller.study.on && (root.summary.shared || root.table.winner === Side.Neither || root.table.winner === side)
        readonly property bool dark: !root.controller.study.on && !lit
        readonly property real ground: (near ? 0.86 : 0.45) * root.cityHeight
        readonly property real foot: (near ? 0.975 : 0.475) * root.cityHeight
        readonly property int tokenSize: Math.round((near ? 0.16 : 0.115) * root.cityHeight)

        height: root.cityHeight
        objectName: "bank"
        width: root.width

        Picture {
            height: Math.round(0.22 * root.cityHeight)
            name: bank.lit ? "end/light" : ""
            opacity: root.step / root.lastStep
            width: parent.width
            y: bank.foot + 0.025 * root.cityHeight - height
        }

        Repeater {
            model: 3

            House {
                required property int index

                kind: index
                lit: bank.lit && root.step > 2 + index
                side: bank.side
                visible: !bank.near || index !== 1
                width: Math.round((bank.near ? 0.67 : 0.45) * root.cityHeight)
                x: [0.14, 0.31, 0.86][index] * root.width - width / 2
                y: bank.ground - height
            }
        }

        Picture {
            height: Math.round(0.6 * root.cityHeight)
            name: bank.dark ? "end/night-" + (bank.near ? "near" : "far") : ""
            opacity: root.step / root.lastStep
            width: parent.width
            y: bank.near ? root.cityHeight - height : 0
        }

        Repeater {
            model: root.table.models.representatives

            Item {
                id: bearer

                required property int chartColumn
                required property int elects
                required property int berth

                readonly property bool leftward: berth % 2 === 0
                readonly property real start: leftward ? -2 * width : root.width + width
                readonly property real end: root.width / 2 + (leftward ? -1 : 1) * ((root.table.winner === Side.Neither ? 0.54 : 0.36) * root.cityHeight + (Math.floor(berth / 2) + 0.5) * 1.2 * bank.tokenSize) - width / 2
                readonly property real begun: Math.max(0, Math.min(1, 1.6 * root.marched - 0.12 * berth))
                readonly property bool walking: begun > 0 && begun < 1

                height: 1.82 * bank.tokenSize
                objectName: "wonBy"
                visible: chartColumn === bank.side && !bank.dark && (begun > 0 || !root.crowned)
                width: Math.round(0.83 * bank.tokenSize)
                x: start + begun * (end - start)
                y: bank.foot - height - (walking ? 0.02 * height * Math.abs(Math.sin(begun * 30)) : 0)

                Picture {
                    height: Math.round(1.2 * bank.tokenSize)
                    mirror: !bearer.leftward
                    name: bearer.visible ? "end/" + Drawings.side(bank.side) + "-bearer-" + (bearer.walking ? Math.floor(bearer.begun * 16) % 2 : 0) : ""
                    width: Math.round(0.6 * bank.tokenSize)
                    x: (parent.width - width) / 2
                    y: parent.height - height
                }

                Picture {
                    height: Drawings.representativeHeight(width)
                    name: bearer.visible ? "representatives/" + Drawings.representatives[bearer.elects] : ""
                    width: bank.tokenSize
                    x: (parent.width - width) / 2 + (bearer.leftward ? 0.12 : -0.12) * width
                }
            }
        }
    }

    // The winner in laurels, with the name below; one of two who drew.
    component Hero: Item {
        id: hero

        required property int playerSide
        required property string playerName
        readonly property bool drawn: root.table.winner === Side.Neither
        readonly property int size: Math.round((drawn ? 0.42 : 0.58) * root.cityHeight)

        height: size
        width: size

        Picture {
            anchors.centerIn: parent
            height: width
            name: root.crowned ? "end/glow" : ""
            opacity: root.step / root.lastStep
            width: Math.round(2 * hero.size)
        }

        Picture {
            id: frame

            anchors.centerIn: parent
            height: Math.round(width * 7 / 6)
            name: "end/frame"
            width: Math.round((root.crowned ? 0.52 : 0.72) * hero.size)
        }

        TilePicture {
            anchors.centerIn: parent
            height: width * 1.4
            side: root.table.faces[hero.playerSide] === "" ? hero.playerSide : -1
            width: Math.round(0.66 * frame.width)
        }

        Portrait {
            anchors.centerIn: parent
            face: root.table.faces[hero.playerSide]
            objectName: "hero"
            width: Math.round(0.9 * frame.width)
        }

        Picture {
            anchors.centerIn: parent
            height: width
            name: root.crowned ? "end/wreath" : ""
            width: hero.size
        }

        // Two names, of up to 40 letters, go away from the middle.
        Rectangle {
            readonly property real inner: Math.max(0, (width - hero.size) / 2 - 0.04 * root.cityHeight)

            border.color: Theme.rackEdge
            border.width: 1
            color: Theme.sign
            height: name.height + Math.round(10 * Theme.unit)
            radius: 6 * Theme.unit
            width: name.width + Math.round(40 * Theme.unit)
            x: (hero.size - width) / 2 + (hero.drawn ? (hero.playerSide === Side.Ivory ? -inner : inner) : 0)
            y: hero.size + 0.01 * root.cityHeight

            SpokenText {
                id: name

                anchors.centerIn: parent
                color: Theme.rackInk
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: Math.max(12, Math.round(22 * Theme.unit))
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 9
                text: hero.playerName
                width: Math.min(implicitWidth, (hero.drawn ? 0.4 : 0.5) * root.width)
            }
        }
    }
}
