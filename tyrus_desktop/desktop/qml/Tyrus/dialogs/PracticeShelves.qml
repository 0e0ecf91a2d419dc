pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A shelf for each idea of the puzzles: what is asked, how many are solved, and the next cards. With the
// arrow keys the button for all is the first of its shelf.
Column {
    id: root

    // The `shelves` of `Puzzles`, and the least width of a card.
    required property var shelves
    required property real leastWidth
    required property real gap

    // The height in which all shelves stand if they can.
    required property real room

    // The number of cells whose pictures are painted.
    required property int painted

    readonly property real wordsWidth: Math.max(0.225 * width, 13 * Theme.small)

    // Whether the words are above the cards, for lack of room beside them.
    readonly property bool stacked: width - wordsWidth < 2 * leastWidth + 2 * gap
    readonly property real cardsWidth: stacked ? width : width - wordsWidth - gap

    // Fewer and larger cards where there is room below.
    readonly property real roomForCard: (room + spacing) / shelves.length - spacing - 3 * Theme.small
    readonly property real goodWidth: Math.max(leastWidth, Math.min(1.5 * leastWidth, roomForCard / 0.56))
    readonly property int columns: 1 + Math.max(1, Math.floor((cardsWidth + gap) / (goodWidth + gap)))
    readonly property int count: columns * shelves.length
    property int current: 1

    signal heeded(string about)
    signal opened(string idea)

    // Those that a shelf shows: that of the day, and from the one before the first that is not solved.
    function shown(rows: var): var {
        const today = rows[0].badge === "" ? 0 : 1;
        const room = columns - 1 - today;
        const next = rows.findIndex((each, at) => at >= today && !each.done);
        const from = Math.max(today, Math.min(next - 1, rows.length - room));
        return [...rows.slice(0, today), ...rows.slice(from, from + room)];
    }

    function firstToDo(): int {
        const cells = [];
        for (const each of shelves)
            cells.push(true, ...shown(each.rows).map(row => row.done));
        return Math.max(1, cells.indexOf(false));
    }

    function begin(): void {
        current = firstToDo();
    }

    function go(to: int): void {
        current = to;
        const shelf = repeater.itemAt(Math.floor(to / columns)) as Shelf;
        shelf.cell(to % columns).forceActiveFocus(Qt.TabFocusReason);
    }

    component Shelf: Item {
        id: shelf

        required property int index

        readonly property var about: root.shelves[index]
        readonly property var rows: root.shown(about.rows)
        readonly property int first: index * root.columns

        function cell(at: int): Item {
            return at === 0 ? all : cards.itemAt(at - 1) as Item;
        }

        height: root.stacked ? words.height + root.gap + line.height : Math.max(words.height, line.height)
        width: root.width

        Column {
            id: words

            spacing: Theme.pixels(5)
            width: root.stacked ? root.width : root.wordsWidth

            Caption {
                color: Theme.purple
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                text: shelf.about.title
                width: parent.width
                wrapMode: Text.WordWrap
            }

            SpokenText {
                color: Theme.inkSoft
                elide: Text.ElideNone
                font.pixelSize: Theme.small
                text: shelf.about.question
                width: parent.width
                wrapMode: Text.WordWrap
            }

            Row {
                spacing: Theme.pixels(10)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    border.color: Theme.panelEdge
                    border.width: 1
                    color: Theme.field
                    height: Theme.pixels(9)
                    radius: height / 2
                    width: Theme.pixels(100)

                    Rectangle {
                        color: Theme.laurel
                        height: parent.height
                        radius: height / 2
                        visible: shelf.about.done > 0
                        width: Math.max(height, parent.width * shelf.about.done / shelf.about.rows.length)
                    }
                }

                SpokenText {
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    objectName: "solved"
                    text: qsTr("%1 of %2").arg(shelf.about.done).arg(shelf.about.rows.length)
                }
            }

            PushButton {
                id: all

                Accessible.description: shelf.about.title
                bottomPadding: topPadding
                focusPolicy: root.current === shelf.first || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                font.pixelSize: Theme.small
                leftPadding: Theme.pixels(12)
                objectName: "allOfIdea"
                rightPadding: leftPadding
                text: qsTr("All %1").arg(shelf.about.rows.length)
                topPadding: Theme.pixels(5)

                onClicked: root.opened(shelf.about.idea)
            }
        }

        Row {
            id: line

            anchors.right: parent.right
            spacing: root.gap
            width: root.cardsWidth
            y: root.stacked ? words.height + root.gap : 0

            Repeater {
                id: cards

                model: shelf.rows.length

                PracticeCard {
                    required property int index

                    current: root.current === shelf.first + index + 1
                    listed: shelf.rows[index]
                    painted: shelf.first + index < root.painted
                    width: Math.floor((root.cardsWidth + root.gap) / (root.columns - 1)) - root.gap

                    onHeededChanged: if (heeded)
                        root.heeded(row.about)
                }
            }
        }
    }

    Accessible.role: Accessible.List
    spacing: Theme.pixels(16)

    Repeater {
        id: repeater

        model: root.shelves.length

        Shelf {}
    }
}
