pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The opponents as one group of radio buttons: a row of levels, the weakest first, and a row of styles
// below. Left and Right move within a row, Up and Down between the rows.
Column {
    id: root

    required property list<var> levels
    required property list<var> styles
    required property string suggested

    // The height left for both rows of portraits.
    required property real room

    property string current: ""

    readonly property real portraitHeight: Math.floor(Math.max(44, Math.min(room / 1.72, 0.98 * width / levels.length)))
    readonly property list<var> opponents: [...levels, ...styles]
    readonly property int index: Math.max(0, opponents.findIndex(each => each.key === current))

    // Emitted by a double click, which also begins the game.
    signal confirmed

    function item(index: int): Item {
        return (index < levels.length ? steps.itemAt(index) : variants.itemAt(index - levels.length)) as OpponentCard;
    }

    function choose(to: int): void {
        // Move focus before `current` changes, since a focused item must stay a tab stop.
        item(to).forceActiveFocus(Qt.TabFocusReason);
        current = opponents[to].key;
    }

    function step(by: int): void {
        const sameRow = (index < levels.length) === (index + by < levels.length);
        if (sameRow && opponents[index + by])
            choose(index + by);
    }

    // Return the nearest card of the other row.
    function cross(down: bool): void {
        if ((index < levels.length) !== down)
            return;
        const x = item(index).x + item(index).parent.x;
        const row = down ? [...styles.keys()].map(i => i + levels.length) : [...levels.keys()];
        const away = i => Math.abs(item(i).x + item(i).parent.x - x);
        choose(row.reduce((best, i) => away(i) < away(best) ? i : best));
    }

    Accessible.name: qsTr("Opponent")
    Accessible.role: Accessible.Grouping
    spacing: 6 * Theme.unit

    Keys.onDownPressed: cross(true)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: cross(false)

    component Card: OpponentCard {
        required property int index

        checked: opponent.key === root.current
        mark: opponent.key === root.suggested ? qsTr("suggested") : ""

        onClicked: root.current = opponent.key
        onDoubleClicked: root.confirmed()
    }

    Row {
        Repeater {
            id: steps

            model: root.levels.length

            Card {
                opponent: root.levels[index]
                portraitHeight: root.portraitHeight
                width: root.width / root.levels.length
            }
        }
    }

    Row {
        SpokenText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignRight
            rightPadding: Theme.pixels(16)
            text: qsTr("Styles of the highest level")
            width: root.width - root.styles.length * root.width / root.levels.length
            wrapMode: Text.WordWrap
        }

        Repeater {
            id: variants

            model: root.styles.length

            Card {
                opponent: root.styles[index]
                portraitHeight: Math.round(0.72 * root.portraitHeight)
                width: root.width / root.levels.length
            }
        }
    }
}
