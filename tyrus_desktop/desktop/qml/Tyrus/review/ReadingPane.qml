pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A reading on the rail: the question about a hidden tile and its answers; after the tally, how the
// guesses fared; and buttons to go on or leave.
Column {
    id: root

    readonly property Reading reading: App.review.reading
    readonly property bool asks: reading.stop === Reading.Guess
    readonly property bool told: reading.stop === Reading.Told
    readonly property bool ended: reading.stop === Reading.End

    // Handle a key; return whether it was handled.
    function press(event: KeyEvent): bool {
        const asked = {
            [Qt.Key_Down]: () => reading.choose(reading.current + 1),
            [Qt.Key_Up]: () => reading.choose(reading.current - 1),
            [Qt.Key_Plus]: () => reading.beSure(reading.certainty + 1),
            [Qt.Key_Equal]: () => reading.beSure(reading.certainty + 1),
            [Qt.Key_Minus]: () => reading.beSure(reading.certainty - 1)
        };
        const always = {
            [Qt.Key_Return]: reading.next,
            [Qt.Key_Enter]: reading.next
        };
        const last = {
            [Qt.Key_Escape]: reading.showRest
        };
        const action = (asks || told ? asked[event.key] : ended ? last[event.key] : undefined) ?? always[event.key];
        event.accepted = action !== undefined && !event.isAutoRepeat;
        if (event.accepted)
            action();
        return event.accepted;
    }

    spacing: Math.round(4 * Theme.panelUnit)

    component Choice: RailButton {
        Accessible.role: Accessible.RadioButton
        autoExclusive: true
        checkable: true
        opacity: enabled ? 1 : 0.5
    }

    component Group: Row {
        Accessible.ignored: !enabled
        Accessible.role: Accessible.Grouping
        spacing: Math.round(3 * Theme.panelUnit)
    }

    Connections {
        function onTilePicked(slot: int): void {
            if (slot < bands.names.length)
                root.reading.guess(slot);
        }

        target: App.replay.reads ? App.controller.keys : null
    }

    SpokenText {
        elide: Text.ElideRight
        font.bold: true
        maximumLineCount: 2
        text: root.reading.sentence
        width: parent.width
        wrapMode: Text.Wrap
    }

    SpokenText {
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        // Never empty, so that the table keeps its size.
        height: Math.max(implicitHeight, Math.ceil(1.4 * Theme.small))
        text: root.reading.detail
        width: parent.width
        wrapMode: Text.Wrap

        Answer {
            meaning: root.reading.meaning
            title: parent.text
        }
    }

    Flow {
        spacing: Math.round(12 * Theme.panelUnit)
        width: parent.width

        Group {
            Accessible.name: qsTr("Tiles")
            visible: root.asks || root.told

            Repeater {
                model: root.reading.backs

                Choice {
                    required property int index

                    readonly property int fared: root.reading.rights[index] ?? -1

                    Accessible.name: root.reading.labels[index] ?? ""
                    checked: root.reading.current === index
                    font.bold: fared === 2
                    objectName: "back" + index
                    sign: fared === 1 ? "tick" : ""
                    text: index + 1

                    onClicked: root.reading.choose(index)
                }
            }
        }

        Group {
            id: bands

            readonly property list<string> names: [qsTr("Bluff"), qsTr("Low\u00a01–3"), qsTr("Medium\u00a04–7"), qsTr("High\u00a08–10")]

            Accessible.name: qsTr("What the tile will be worth")
            visible: root.asks

            Repeater {
                model: bands.names.length

                Choice {
                    id: band

                    required property int index

                    checked: root.reading.band === index
                    objectName: "band" + index
                    text: bands.names[index]

                    onClicked: if (root.reading.band !== index)
                        root.reading.guess(index)

                    Answer {
                        clickTaken: true
                        meaning: band.index === 0 ? qsTr("The tile will not count there. Key: 1") : qsTr("Key: %1. Press it again to be surer.").arg(band.index + 1)
                        title: band.text
                    }
                }
            }
        }

        Group {
            id: certainties

            readonly property list<string> names: [qsTr("Unsure"), qsTr("Likely"), qsTr("Sure")]

            Accessible.name: qsTr("How sure you are")
            visible: root.asks

            Repeater {
                model: certainties.names.length

                Choice {
                    required property int index

                    checked: root.reading.certainty === index
                    enabled: root.reading.band >= 0
                    objectName: "certainty" + index
                    text: certainties.names[index]

                    // This completes a guess, so ask about the next tile.
                    onClicked: {
                        root.reading.beSure(index);
                        if (!root.reading.complete)
                            root.reading.next();
                    }
                }
            }
        }

        RailButton {
            objectName: "turnOver"
            enabled: root.told || root.reading.complete
            opacity: enabled ? 1 : 0.5
            primary: enabled
            text: root.asks ? qsTr("Turn over") : qsTr("Go on")
            visible: root.asks || root.told

            onClicked: root.reading.next()
        }

        RailButton {
            text: App.replay.playing ? qsTr("Pause") : qsTr("Play")
            visible: root.reading.stop === Reading.None

            onClicked: App.replay.togglePlay()
        }

        RailButton {
            objectName: "showRest"
            primary: root.ended
            text: root.ended ? qsTr("See the end") : qsTr("Show the rest")
            visible: root.ended || root.reading.counts

            onClicked: root.reading.showRest()
        }

        RailButton {
            objectName: "readAnother"
            text: qsTr("Another game")
            visible: root.ended

            onClicked: root.reading.readAnother()
        }

        RailButton {
            objectName: "leaveReading"
            text: qsTr("Leave")
            visible: !root.ended

            onClicked: App.replay.close()
        }
    }
}
