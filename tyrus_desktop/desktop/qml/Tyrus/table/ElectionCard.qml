pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The election in force: its card, its number and who is at stake, and the nine elections as pips. At the
// head of the ledger all are in one line.
Item {
    id: root

    // Whether the rail tells of the elections: then it is a picture only.
    property bool told: false

    // Larger texts need the room of the card.
    property bool large: false

    // The room for a button at the top right.
    property real corner: 0

    // The size of the letters at the head of the ledger; else 0.
    property int letters: 0
    readonly property bool onPaper: letters > 0

    required property bool clickable

    // Read once, as each reading is a call that may have to wait for the interpreter lock.
    readonly property int kind: App.state.kind

    signal electionChosen(int number)

    Accessible.description: App.state.pileMeaning
    Accessible.ignored: !enabled
    Accessible.name: title.text + (office.text === "" ? "" : ": " + office.text)
    Accessible.onPressAction: App.openRules(Board.Place)
    Accessible.role: Accessible.Grouping

    Picture {
        id: card

        Accessible.ignored: !enabled
        Accessible.name: root.kind >= 0 ? [qsTr("Election in progress: General, in the citadels"), qsTr("Election in progress: Merchant Guildmaster, in the markets"), qsTr("Election in progress: High Priest, in the temples")][root.kind] : ""
        Accessible.role: Accessible.Graphic
        anchors.verticalCenter: parent.verticalCenter
        height: width
        name: !visible ? "" : root.onPaper ? "buildings/" + Drawings.buildings[root.kind] + "-icon" : root.kind >= 0 ? "cards/" + Drawings.buildings[root.kind] : "cards/back"
        visible: root.onPaper ? root.kind >= 0 : root.told || !root.large
        x: root.told ? (parent.width - width) / 2 : 0
        width: Math.round(root.onPaper ? 1.25 * root.letters : Math.min(96 * Theme.unit, parent.height - 20 * Theme.unit, 0.33 * parent.width))

        Answer {
            meaning: App.state.pileMeaning
            step: Board.Place
            title: title.text
        }
    }

    Grid {
        readonly property real begin: root.large || !card.visible ? 0 : card.x + card.width + (root.onPaper ? 0.3 * root.letters : Math.round(10 * Theme.unit))

        columns: root.onPaper ? 3 : 1
        columnSpacing: Math.round(0.6 * root.letters)
        enabled: visible
        rowSpacing: Math.round(4 * Theme.chrome)
        verticalItemAlignment: Grid.AlignVCenter
        visible: !root.told
        width: parent.width - x
        x: begin
        // Below the button.
        y: (parent.height - height) / 2 + (root.onPaper ? 0 : 5 * Theme.unit)

        Word {
            id: title

            color: root.onPaper ? Theme.gold : Theme.rackGold
            font.pixelSize: root.letters || Theme.text
            text: App.state.election > 0 ? qsTr("Election\u00a0%1 of\u00a09").arg(App.state.election) : qsTr("Elections")
            width: root.onPaper ? Math.min(implicitWidth, parent.width - pips.width - parent.columnSpacing) : parent.width - (root.large ? root.corner : 0)
        }

        // At the head of the ledger its sign says it where there is no room.
        Word {
            id: office

            color: root.onPaper ? Theme.ink : Theme.rackInk
            font.pixelSize: root.letters || Theme.large
            text: root.kind >= 0 ? [qsTr("General"), qsTr("Guildmaster"), qsTr("High Priest")][root.kind] : ""
            visible: !root.onPaper || (text !== "" && implicitWidth + title.implicitWidth + pips.width + 2 * parent.columnSpacing <= parent.width)
            width: root.onPaper ? implicitWidth : parent.width
        }

        Pips {
            id: pips

            chart: App.state.models.chart
            clickable: root.clickable
            election: App.state.election
            maxWidth: root.onPaper ? Infinity : parent.width
            onPaper: root.onPaper
            pipHeight: Math.round(root.onPaper ? 1.05 * root.letters : 18 * Theme.chrome)

            onElectionChosen: number => root.electionChosen(number)
        }
    }

    component Word: Caption {
        font.bold: true
        font.family: Theme.titleFont
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
    }
}
