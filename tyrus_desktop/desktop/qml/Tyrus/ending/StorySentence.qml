pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A sentence of the story, with its tiles or a drawing before it, and the way to what it is about.
Item {
    id: root

    required property int letters

    property string drawing: ""
    property string sentence: ""
    property var tiles: []

    // Whether it is the first of all, in the middle, with room of its own: there another sentence moves
    // nothing, and a long one is written smaller.
    property bool first: false

    // What its link does, for screen readers; empty for none.
    property string meaning: ""

    // The names of its parts.
    property string says: ""
    property string sees: ""
    readonly property int tileWidth: Math.round(Math.max(19, (first ? 1.3 : 1.5) * letters))
    readonly property real gap: Math.round(0.7 * letters)

    // How much narrower its lines are than their room.
    readonly property real spare: words.width - words.contentWidth

    // What is on the wood: another sentence is faded in, with its pictures.
    property string shownSentence: ""
    property string shownDrawing: ""
    property var shownTiles: []

    signal see

    function show(): void {
        shownSentence = sentence;
        shownDrawing = sentence === "" ? "" : drawing;
        shownTiles = tiles;
    }

    Component.onCompleted: show()
    onSentenceChanged: changed.start()

    // By then its pictures have changed as well.
    Timer {
        id: changed

        interval: 0

        onTriggered: {
            if (root.shownSentence === "") {
                root.show();
                return;
            }
            back.stop();
            away.restart();
        }
    }

    component Fade: NumberAnimation {
        duration: Theme.fade
        property: "opacity"
        target: line
    }

    // Two fades, not one animation with a script, which Qt may run after the sentence has gone.
    Fade {
        id: away

        to: 0

        onFinished: {
            root.show();
            back.start();
        }
    }

    Fade {
        id: back

        to: 1
    }

    height: first ? Math.ceil(2.2 * metrics.lineSpacing) : Math.max(pictures.height, words.height, link.height)

    Row {
        id: line

        anchors.verticalCenter: parent.verticalCenter
        spacing: root.gap
        x: root.first ? Math.round((parent.width - width + root.spare) / 2) : 0

        // In the list all sentences begin below each other.
        Row {
            id: pictures

            anchors.verticalCenter: parent.verticalCenter
            layoutDirection: Qt.RightToLeft
            spacing: Math.round(0.15 * root.tileWidth)
            width: root.first ? implicitWidth : 3 * root.tileWidth + 2 * spacing

            Repeater {
                model: root.shownTiles.slice().reverse()

                FaceUpTile {
                    required property var modelData

                    drawnScale: 0
                    profession: modelData.kind
                    side: modelData.side
                    value: modelData.value
                    width: root.tileWidth
                }
            }

            Picture {
                fillMode: Image.PreserveAspectFit
                height: Math.round(1.2 * width)
                name: root.shownDrawing
                visible: root.shownTiles.length === 0
                width: root.tileWidth
            }
        }

        SpokenText {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: root.first ? Theme.rackInk : Theme.rackInkSoft
            font.family: root.first ? Theme.titleFont : Theme.storyFont
            font.pixelSize: root.letters
            font.weight: root.first ? Font.DemiBold : Font.Normal
            fontSizeMode: root.first ? Text.Fit : Text.FixedSize
            height: root.first ? root.height : implicitHeight
            lineHeight: root.first ? 0.85 : 1
            minimumPixelSize: Theme.least
            objectName: root.says
            text: root.shownSentence
            verticalAlignment: Text.AlignVCenter
            width: Math.min(Math.ceil(metrics.advanceWidth(text)) + 2, root.width - pictures.width - (link.visible ? link.width + root.gap : 0) - root.gap)
            wrapMode: Text.Wrap
        }

        PushButton {
            id: link

            Accessible.name: root.meaning
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Math.max(Theme.small, Math.round(0.8 * Math.min(root.letters, Theme.large)))
            height: Math.max(24, implicitHeight)
            objectName: root.sees
            padding: 0
            leftPadding: 4
            rightPadding: 4
            text: qsTr("See it")
            visible: root.meaning !== ""

            // Right after the longest line.
            transform: Translate {
                x: -root.spare
            }

            background: Item {
                FocusRing {
                    shown: link.focusVisible
                }
            }
            contentItem: Caption {
                color: link.hovered ? Theme.rackInk : Theme.rackGold
                font.pixelSize: link.font.pixelSize
                font.underline: true
                text: link.text
                verticalAlignment: Text.AlignVCenter
            }

            onClicked: root.see()
        }
    }

    FontMetrics {
        id: metrics

        font.family: words.font.family
        font.pixelSize: root.letters
        font.weight: words.font.weight
    }
}
