pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The election in force: its card, its number and who is at stake, and the nine elections as pips.
Item {
    id: root

    // Whether a drawer or the rail tells of the elections: then it is a picture only.
    required property bool told

    // Larger texts need the room of the card.
    required property bool large

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
        name: !visible ? "" : root.kind >= 0 ? "cards/" + Drawings.buildings[root.kind] : "cards/back"
        visible: root.told || !root.large
        x: root.told ? (parent.width - width) / 2 : 0
        width: Math.round(Math.min(96 * Theme.unit, parent.height - 20 * Theme.unit, 0.45 * parent.width))

        Answer {
            meaning: App.state.pileMeaning
            step: Board.Place
            title: title.text
        }
    }

    Column {
        anchors.left: root.large ? parent.left : card.right
        anchors.leftMargin: root.large ? 0 : Math.round(10 * Theme.unit)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        enabled: visible
        spacing: Math.round(4 * Theme.chrome)
        visible: !root.told

        Caption {
            id: title

            color: Theme.rackGold
            font.bold: true
            font.family: Theme.titleFont
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: App.state.election > 0 ? qsTr("Election\u00a0%1 of\u00a09").arg(App.state.election) : qsTr("Elections")
            width: parent.width
        }

        Caption {
            id: office

            color: Theme.rackInk
            font.bold: true
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            text: root.kind >= 0 ? [qsTr("General"), qsTr("Guildmaster"), qsTr("High Priest")][root.kind] : ""
            width: parent.width
        }

        Pips {
            chart: App.state.models.chart
            clickable: root.clickable
            election: App.state.election
            maxWidth: parent.width

            onElectionChosen: number => root.electionChosen(number)
        }
    }
}
