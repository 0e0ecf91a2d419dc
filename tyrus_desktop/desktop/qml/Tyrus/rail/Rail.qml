pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The rail of a replay, along the bottom of the table: the lens, what happens at the moment, and the
// line of all moments. It has the focus.
FocusScope {
    id: root

    // Whether the sentence wraps to a second line instead of shrinking.
    required property bool twoLines

    readonly property real gap: 8 * Theme.unit
    readonly property real choicesWidth: (lenses.visible ? lenses.width : 0) + (chances.visible ? chances.width + gap : 0)
    readonly property real begin: lenses.visible ? choicesWidth + 2.5 * gap : gap

    // Whether the sentence has the line above the buttons for itself.
    readonly property bool tight: buttons.x - begin < 18 * Theme.text
    readonly property bool wraps: twoLines && !tight

    // Whether the choices stand beside the sentence, since they do not fit beside the buttons; then the
    // curves take the room of its note.
    readonly property bool apart: tight && begin > buttons.x
    readonly property bool brief: apart && head.visible

    // The height that the curves add, known before they are shown: the table redraws its art at each
    // change of height, so it should change once.
    readonly property real curvesHeight: track.curvesHeight + head.height

    // In a reading, questions and answers take the place of the sentence and the buttons.
    readonly property bool reads: App.replay.reads && reading.item !== null

    function take(): void {
        track.forceActiveFocus(Qt.TabFocusReason);
    }

    function press(event: KeyEvent): void {
        if (reads && (reading.item as ReadingPane).press(event))
            return;
        const far = event.modifiers & (Qt.ControlModifier | Qt.ShiftModifier);
        const step = far ? App.replay.stepElection : App.replay.step;
        const actions = {
            [Qt.Key_Left]: () => step(-1),
            [Qt.Key_Right]: () => step(1),
            [Qt.Key_PageUp]: () => App.replay.stepElection(-1),
            [Qt.Key_PageDown]: () => App.replay.stepElection(1),
            [Qt.Key_Home]: () => App.replay.go(0),
            [Qt.Key_End]: () => App.replay.go(App.replay.last),
            [Qt.Key_Escape]: App.replay.escape,
            [Qt.Key_Plus]: () => App.replay.changeSpeed(1),
            [Qt.Key_Equal]: () => App.replay.changeSpeed(1),
            [Qt.Key_Minus]: () => App.replay.changeSpeed(-1),
            [Qt.Key_B]: () => App.review?.bluffs.next(),
            [Qt.Key_C]: () => App.review?.chances.toggle(),
            [Qt.Key_M]: App.replay.seeMisleading,
            [Qt.Key_O]: () => {
                released.stop();
                if (!event.isAutoRepeat)
                    App.replay.holdOther(true);
            },
            [Qt.Key_P]: () => App.review?.pins.next()
        };
        // With Control they belong to the menus, and in a reading nothing may tell of later moments.
        const others = (reads || event.modifiers & Qt.ControlModifier) && [Qt.Key_B, Qt.Key_C, Qt.Key_M, Qt.Key_O, Qt.Key_P].includes(event.key);
        event.accepted = event.key in actions && !others;
        if (event.accepted)
            actions[event.key]();
    }

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Looking back")
    Accessible.role: Accessible.Grouping
    implicitHeight: Math.round(said.y + (reads ? reading.height + gap / 2 : said.height + (tight ? buttons.height + gap : 0) + (head.visible ? curvesHeight : 0)) + track.lineHeight + track.anchors.bottomMargin)

    Keys.onPressed: event => press(event)
    Keys.onReleased: event => {
        if (event.key === Qt.Key_O && !event.isAutoRepeat)
            released.start();
    }

    // Under X11 a held key is released each time that it repeats.
    Timer {
        id: released

        interval: 100

        onTriggered: App.replay.holdOther(false)
    }

    // The release of a held key is not delivered here once the window or the rail has lost focus.
    Window.onActiveChanged: App.replay.holdOther(false)
    onActiveFocusChanged: App.replay.holdOther(false)

    Connections {
        // While a tile can be tried, the digits pick up tiles, as in the game.
        function onTilePicked(slot: int): void {
            const trying = App.state.phase === GameController.Trying;
            if (!trying && slot < App.replay.lenses.length && App.replay.lenses.length > 1)
                App.replay.setLens(slot);
        }

        target: App.controller.keys
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            color: Theme.panelEdge
            height: 1
            width: parent.width
        }
    }

    LensChoice {
        id: lenses

        x: root.apart ? root.width - root.choicesWidth - root.gap : root.gap
        y: root.apart ? said.y + (said.height - height) / 2 : buttons.y + (buttons.height - height) / 2
    }

    RailButton {
        id: chances

        checkable: true
        checked: App.review?.chances.on ?? false
        objectName: "chances"
        text: qsTr("Chances")
        visible: App.review?.chances.available ?? false
        x: lenses.x + lenses.width + root.gap
        y: lenses.y

        onClicked: App.review.chances.toggle()

        Answer {
            clickTaken: true
            meaning: qsTr("The chance of winning at each moment: as far as each side could know, and with all tiles known, but not the future. Key: C")
            title: chances.text
        }
    }

    // The event's sentence; below it the moment's number and a note, such as whose view it is.
    Column {
        id: said

        height: root.brief ? chances.height : sentence.height + 1 + Math.round(1.4 * Theme.small)
        spacing: 1
        visible: !root.reads
        width: (!root.tight ? buttons.x : root.apart ? lenses.x : root.width) - x - root.gap
        x: root.tight ? root.gap : root.begin
        y: 3 * Theme.panelUnit

        SpokenText {
            id: sentence

            font.bold: true
            fontSizeMode: root.wraps ? Text.Fit : Text.HorizontalFit
            height: Math.round((root.wraps ? 2.1 : 1.3) * Theme.text)
            minimumPixelSize: Theme.least
            objectName: "momentSentence"
            text: App.replay.sentence
            verticalAlignment: Text.AlignVCenter
            width: parent.width
            wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
        }

        Row {
            id: details

            visible: !root.brief

            // Whether the moment's number fits beside a long note; else only the handle shows it.
            readonly property bool fitsBoth: width >= 40 * Theme.small

            // Never larger than the sentence, which shrinks if it is long.
            readonly property int pixelSize: Math.min(Theme.small, sentence.fontInfo.pixelSize)

            spacing: 12 * Theme.panelUnit
            width: parent.width

            SpokenText {
                id: where

                font.pixelSize: details.pixelSize
                text: App.replay.where
                visible: details.fitsBoth
            }

            // The role of a misleading tile, as on the line of all moments.
            Row {
                spacing: 5 * Theme.panelUnit

                MarkSign {
                    id: sign

                    anchors.verticalCenter: note.verticalCenter
                    markRole: Math.max(0, App.replay.misledAs)
                    objectName: "noteSign"
                    visible: App.replay.misledAs >= 0
                }

                SpokenText {
                    id: note

                    readonly property real room: details.fitsBoth ? details.width - where.width - details.spacing : details.width

                    color: sign.visible ? Theme.ink : Theme.inkSoft
                    font.bold: sign.visible
                    font.pixelSize: details.pixelSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.least
                    objectName: "momentNote"
                    text: App.replay.note
                    width: room - (sign.visible ? sign.width + parent.spacing : 0)
                }
            }
        }
    }

    RailButtons {
        id: buttons

        scale: Math.min(1, (root.width - 2 * root.gap) / width)
        transformOrigin: Item.Right
        visible: !root.reads
        room: root.width - 2 * root.gap
        x: root.width - width - root.gap
        y: said.y + (root.tight ? said.height + root.gap / 2 : (said.height - height) / 2)
    }

    // Loaded with the review, since its file names a type that is registered with the review.
    Loader {
        id: reading

        active: App.review !== null
        visible: root.reads
        width: root.width - 2 * x
        x: root.gap
        y: said.y

        Component.onCompleted: setSource("../review/ReadingPane.qml")
    }

    // What the curves say of the moment; created when they are first shown.
    Loader {
        id: head

        active: visible || item !== null
        height: (item as Item)?.implicitHeight ?? 0
        visible: App.review?.chances.on ?? false
        width: root.width - 2 * x
        x: root.gap
        y: track.y - height

        Component.onCompleted: setSource("../review/ChanceHead.qml")
    }

    RailTrack {
        id: track

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.max(4, 4 * Theme.panelUnit)  // Room for the handle's focus ring.
        focus: true
        drawnScale: root.scale
        width: root.width - 2 * x
        x: root.gap

        Keys.onPressed: event => root.press(event)
        Keys.onSpacePressed: event => {
            if (!event.isAutoRepeat)
                App.replay.togglePlay();
        }
    }
}
