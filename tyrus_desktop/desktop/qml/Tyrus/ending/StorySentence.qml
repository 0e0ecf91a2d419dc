pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A sentence of the story, with its tiles or a drawing before it, and the way to what it is about.
Item {
    id: root

    required property int letters
    required property real margin

    property string drawing: ""
    property string sentence: ""
    property var tiles: []

    // The letters that it has room for, so that a longer sentence moves nothing.
    property int reserved: 0

    // What its button does, for screen readers; empty for none.
    property string meaning: ""

    // The names of its parts.
    property string says: ""
    property string sees: ""
    readonly property int tileWidth: Math.round(34 * Theme.chrome)

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
        properties: "opacity"
        targets: [pictures, words]
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

    height: Math.max(pictures.height, words.height, button.height)

    Row {
        id: pictures

        anchors.verticalCenter: parent.verticalCenter
        layoutDirection: Qt.RightToLeft
        spacing: Math.round(4 * Theme.unit)
        width: 3 * root.tileWidth + 2 * spacing

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
        color: Theme.rackInk
        font.family: Theme.storyFont
        font.pixelSize: root.letters
        height: Math.max(implicitHeight, Math.ceil(root.reserved * metrics.averageCharacterWidth / width) * metrics.lineSpacing)
        objectName: root.says
        text: root.shownSentence
        verticalAlignment: Text.AlignVCenter
        width: button.x - x - root.margin
        wrapMode: Text.Wrap
        x: pictures.width + 1.5 * root.margin
    }

    FontMetrics {
        id: metrics

        font: words.font
    }

    PushButton {
        id: button

        Accessible.name: root.meaning
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Theme.pixels(14)
        objectName: root.sees
        onWood: true
        padding: Theme.pixels(5)
        rightPadding: leftPadding
        text: qsTr("See it")
        visible: root.meaning !== ""
        x: parent.width - width

        onClicked: root.see()
    }
}
