import QtQuick
import Tyrus

// The top of a tally's stage, which it fills: which election is counted, what is at stake, and the
// elections before. Its sizes are fractions of the stage's.
Item {
    id: root

    required property int kind
    required property int number
    required property string stakes

    // Whether everything but a tile that waits is dimmed.
    required property bool dimmed

    readonly property alias heading: heading.text
    readonly property list<string> titles: [qsTr("Election\u00a0%1 · a General"), qsTr("Election\u00a0%1 · a Merchant Guildmaster"), qsTr("Election\u00a0%1 · a High Priest")]

    Picture {
        id: card

        height: Math.min(0.062 * root.height, 52 * Theme.unit)
        opacity: pips.opacity
        name: root.kind < 0 ? "" : "cards/" + Drawings.buildings[root.kind]
        width: height
        x: 0.016 * root.width
        y: 0.02 * root.height
    }

    SpokenText {
        id: heading

        anchors.verticalCenter: card.verticalCenter
        color: root.dimmed ? Theme.houseInkSoft : Theme.houseInk
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        height: 0.08 * root.height
        minimumPixelSize: 12
        text: root.kind < 0 ? "" : root.titles[root.kind].arg(root.number)
        verticalAlignment: Text.AlignVCenter
        width: Math.min(implicitWidth, 0.36 * root.width)
        x: card.x + card.width + 10 * Theme.unit
    }

    SpokenText {
        anchors.verticalCenter: card.verticalCenter
        color: Theme.rackGold
        font.family: Theme.titleFont
        elide: Text.ElideNone
        font.pixelSize: Theme.stakes
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        height: 0.08 * root.height
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.9
        minimumPixelSize: Theme.least
        objectName: "stakes"
        text: root.stakes
        verticalAlignment: Text.AlignVCenter
        visible: text !== ""
        width: pips.x - x - 16 * Theme.unit
        wrapMode: Text.Wrap
        x: heading.x + heading.width + 16 * Theme.unit
    }

    Pips {
        id: pips

        anchors.verticalCenter: card.verticalCenter
        chart: App.state.models.chart
        clickable: App.replay.on
        election: root.number
        numbered: true
        opacity: root.dimmed ? 0.88 : 1
        pipHeight: Math.max(15, Math.min(0.036 * root.height, 30 * Theme.unit))
        // Beside the sign of the menus.
        x: root.width - Math.max(32 * Theme.unit, 1.9 * Theme.text) - 14 * Theme.unit - width

        onElectionChosen: number => App.replay.goToTally(number)
    }
}
