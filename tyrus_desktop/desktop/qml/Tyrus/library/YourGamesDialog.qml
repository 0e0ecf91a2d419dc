pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// *Your games*: the library, and pages on what its finished games say about the user.
BaseDialog {
    id: root

    readonly property YourFigures figures: App.library.figures
    required property LazyFileDialogs files

    // Whether this dialog, or one opened from it, is open.
    required property bool inUse

    readonly property alias page: tabs.current
    readonly property real room: contentRoom - Theme.noticeRoom

    // What the page needs before it has anything to show; empty once it has.
    readonly property list<string> invitation: [[], [figures.results.invitation], [figures.habits.invitation], figures.rating.invitation][page].filter(each => each !== "")

    readonly property ScrollArea scrolled: contentItem as ScrollArea

    function showAll(): void {
        tabs.choose(0);
        games.showAll();
    }

    defaultButton: invitation.length > 0 ? invited.button : null
    title: qsTr("Your games")
    preferredWidth: 1800
    hasCloseButton: true
    titleRoom: tabs.titleRoom

    onInUseChanged: if (!inUse)
        tabs.choose(0)
    onOpened: games.takeFocus()
    onPageChanged: {
        // A page begins at its top, and its rows move in sight.
        games.message = "";
        scrolled.contentY = 0;
    }

    // Whose games they are, beside the title.
    ProfileButton {
        id: whose

        onWood: true
        parent: root.header
        visible: App.profiles.rows.length > 1
        x: root.header.implicitWidth + Theme.pixels(10)
        y: Math.round((root.header.height - root.titleRoom - height) / 2)
    }

    HeaderTabs {
        id: tabs

        between: whose

        choices: [qsTr("Library"), qsTr("Results"), qsTr("Habits"), qsTr("Rating")]
        dialog: root
        objectName: "pages"

        // Up and Down scroll the page.
        Keys.forwardTo: [root.contentItem]

        Shortcut {
            sequence: "Ctrl+Tab"

            onActivated: tabs.step(1)
        }

        Shortcut {
            sequence: "Ctrl+Shift+Tab"

            onActivated: tabs.step(-1)
        }

        Instantiator {
            model: tabs.choices.length

            Shortcut {
                required property int index

                sequence: `Ctrl+${index + 1}`

                onActivated: tabs.step(index - tabs.current)
            }
        }
    }

    Item {
        id: pages

        height: Math.max(root.room, [games, bars, bars, rating][root.page].implicitHeight, invited.visible ? invited.y + invited.height : 0)
        width: parent.width

        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Question)
                return;
            App.openOver(Sheet.Shortcuts);
            event.accepted = true;
        }

        LibraryPage {
            id: games

            anchors.fill: parent
            files: root.files
            inUse: root.inUse
            visible: root.page === 0
        }

        FiguresPage {
            id: bars

            asTable: asTable.checked
            page: root.page === 1 ? root.figures.results : root.page === 2 ? root.figures.habits : null
            visible: page !== null
            width: parent.width
        }

        // Named by file, so that Qt loads its shapes only when they are drawn.
        Loader {
            id: rating

            readonly property bool shown: root.page === 3

            active: shown
            width: parent.width

            onShownChanged: if (shown)
                setSource("RatingPage.qml", {
                    "inSight": Qt.binding(() => root.scrolled.contentY + root.scrolled.height),
                    "figures": root.figures,
                    "room": Qt.binding(() => root.room)
                })
        }

        // What pales an example. Opacity would let each of its parts show what is below it.
        Rectangle {
            anchors.fill: parent
            color: Theme.panel
            opacity: 0.68
            visible: invited.visible
        }

        // Beside the scales of the example, or on its chart.
        Invitation {
            id: invited

            height: implicitHeight
            sentences: root.invitation
            visible: sentences.length > 0
            width: Math.round(0.42 * parent.width)
            x: Math.round((root.page === 3 ? 0.26 : 0.54) * parent.width)
            y: Math.round(Math.max(0, Math.min(0.22 * root.room, root.room - height)))
        }
    }

    buttons: [
        SpokenText {
            color: games.message === "" ? Theme.inkSoft : Theme.ink
            elide: Text.ElideNone
            font.bold: games.message !== ""  // A message must be noticed.
            height: Math.max(asTable.height, contentHeight)
            objectName: "message"
            text: games.message !== "" ? games.message : root.page > 0 ? root.figures.since : games.counted
            verticalAlignment: Text.AlignVCenter
            // The number of games only where the buttons leave it room.
            visible: text !== "" && (root.page > 0 || games.message !== "" || implicitWidth + actions.lineWidth < 0.97 * root.footRoom)
            width: Math.min(implicitWidth, root.footRoom)  // A long one has its own lines.
            wrapMode: Text.WordWrap
        },
        LibraryActions {
            id: actions

            files: root.files
            visible: root.page === 0 && App.library.total > 0
            width: Math.max(0, Math.min(lineWidth, root.footRoom))

            Keys.forwardTo: [games, pages]
            onGone: games.takeFocus()
            onOpenRequested: games.openSelected()
        },
        PushButton {
            id: asTable

            checkable: true
            objectName: "asTable"
            text: qsTr("As a table")
            visible: bars.visible && root.invitation.length === 0
        },
        PushButton {
            text: qsTr("Save as CSV…")
            visible: root.page > 0 && root.invitation.length === 0

            onClicked: root.files.load().saveFigures(file => root.figures.save(file))
        },
        // The last, so that it stays where it is when the others go.
        PushButton {
            id: countFrom

            objectName: "countFrom"
            text: root.figures.since === "" ? fromToday.text : ofAll.text
            // As wide as the wider of its two texts.
            width: Math.ceil(Math.max(fromToday.advanceWidth, ofAll.advanceWidth)) + leftPadding + rightPadding
            visible: root.page > 0 && (root.figures.since !== "" || root.invitation.length === 0)

            onClicked: {
                games.message = "";
                root.figures.countFromToday(root.figures.since === "");
            }

            TextMetrics {
                id: fromToday

                font: countFrom.font
                text: qsTr("Count from today")
            }

            TextMetrics {
                id: ofAll

                font: countFrom.font
                text: qsTr("Count all games")
            }
        }
    ]
}
