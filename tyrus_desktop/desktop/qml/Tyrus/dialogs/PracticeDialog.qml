pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// *Practice*: lessons, puzzles by their ideas and the user's own moments, each played on the table. The
// frame keeps its size. Without moments they have no tab.
BaseDialog {
    id: root

    // The index of the page.
    property int tab: 0
    readonly property var list: [App.practice.lessons, App.practice.puzzles, App.practice.moments][tab]
    readonly property var shelves: tab === 1 ? App.practice.puzzles.shelves : []

    // The idea whose puzzles are all shown.
    property string idea: ""
    readonly property var shelf: shelves.find(each => each.idea === idea) ?? null
    readonly property bool byIdea: tab === 1 && shelf === null
    readonly property var rows: byIdea ? [] : shelf?.rows ?? list.rows

    // The number of cards whose pictures are painted: a few more with each frame.
    property int painted: 0

    // More about the card that was last pointed at or focused.
    property string about: ""

    readonly property real room: maxHeight - Theme.noticeRoom - topPadding - bottomPadding - ringRoom - header.implicitHeight - footer.implicitHeight

    // The least width of a card, which holds the longest title of a puzzle and its stars.
    readonly property real leastWidth: Math.max(Theme.pixels(184), 13.2 * Theme.text)
    readonly property real gap: Theme.pixels(12)
    readonly property var page: pages.item

    // Give the focus to a card of the page.
    function goTo(cell: int): void {
        page.go(Math.max(0, Math.min(page.count - 1, cell)));
    }

    function firstToDo(): int {
        return page.firstToDo();
    }

    function show(index: int, ofIdea: string): void {
        painted = 0;
        about = "";
        idea = ofIdea;
        tab = index;
        page.begin();
        (contentItem as ScrollArea).contentY = 0;
    }

    function press(event: KeyEvent): void {
        const columns = page.columns;
        const step = {
            [Qt.Key_Left]: -1,
            [Qt.Key_Right]: 1,
            [Qt.Key_Up]: page.current < columns ? 0 : -columns,
            [Qt.Key_Down]: columns,
            [Qt.Key_PageUp]: -2 * columns,
            [Qt.Key_PageDown]: 2 * columns,
            [Qt.Key_Home]: -page.count,
            [Qt.Key_End]: page.count
        }[event.key];
        if (step === undefined)
            return;
        goTo(page.current + step);
        event.accepted = true;
    }

    title: qsTr("Practice")
    hasCloseButton: true
    height: maxHeight - Theme.noticeRoom
    preferredWidth: 1180
    titleRoom: tabs.titleRoom

    onOpened: goTo(firstToDo())

    FrameAnimation {
        running: root.opened && root.painted < root.page.count

        onTriggered: root.painted += 3
    }

    HeaderTabs {
        id: tabs

        choices: [qsTr("Lessons"), qsTr("Puzzles"), ...App.practice.moments.rows.length > 0 ? [qsTr("Your slips and guesses")] : []]
        dialog: root
        objectName: "practicePages"

        onChoicesChanged: if (current >= choices.length)
            choose(0)
        onChosen: index => root.show(index, "")
    }

    // The idea that is shown alone, and the way back.
    Row {
        id: heading

        bottomPadding: Theme.pixels(10)
        spacing: Theme.pixels(14)
        visible: root.shelf !== null

        PushButton {
            id: back

            objectName: "allIdeas"
            text: qsTr("All ideas")

            onClicked: {
                const at = root.shelves.findIndex(each => each.idea === root.idea);
                root.show(1, "");
                root.goTo(at * root.page.columns);
            }
        }

        Caption {
            color: Theme.purple
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            height: back.height
            text: root.shelf?.title ?? ""
            verticalAlignment: Text.AlignVCenter
        }
    }

    Loader {
        id: pages

        height: root.byIdea ? root.page?.implicitHeight ?? 0 : root.room - (heading.visible ? heading.height : 0)
        sourceComponent: root.byIdea ? shelvesPage : cardsPage
        width: parent.width + (root.byIdea ? 0 : root.gap)

        Keys.onPressed: event => root.press(event)
    }

    Component {
        id: shelvesPage

        PracticeShelves {
            gap: root.gap
            leastWidth: root.leastWidth
            painted: root.painted
            room: root.room
            shelves: root.shelves

            onHeeded: about => root.about = about
            onOpened: idea => {
                root.show(1, idea);
                root.goTo(root.firstToDo());
            }
        }
    }

    Component {
        id: cardsPage

        PracticeGrid {
            Accessible.name: root.shelf?.title ?? tabs.choices[root.tab]
            gap: root.gap
            leastWidth: Math.min((root.tab === 1 ? 1 : 1.3) * root.leastWidth, 0.46 * root.availableWidth)
            painted: root.painted
            rows: root.rows

            onHeeded: about => root.about = about
        }
    }

    buttons: [
        Caption {
            readonly property real room: root.footRoom - guess.width - Theme.pixels(24)

            color: Theme.inkSoft
            font.pixelSize: Theme.small
            height: Math.max(guess.height, Math.ceil(2.75 * Theme.small))  // In two lines if need be.
            opacity: implicitWidth < 1.85 * room ? 1 : 0
            text: root.about
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth + 1, room)
            wrapMode: Text.WordWrap
        },
        PushButton {
            id: guess

            objectName: "guessTiles"
            text: qsTr("Guess the tiles")

            onClicked: App.open(Sheet.Read)
            onHoveredChanged: if (hovered)
                root.about = qsTr("Before each tally, guess the hidden tiles of a game that the computer plays against itself.")
        }
    ]
}
