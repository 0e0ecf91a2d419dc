pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The handbook: a chapter, beside the list of chapters. In a narrow window the list takes the place of
// the chapter while it is asked for. It opens where it was left.
BaseDialog {
    id: root

    // A `Handbook`, made now.
    readonly property var handbook: App.controller.handbook
    readonly property var chapters: handbook.chapters
    property int current: 0
    readonly property var blocks: chapters[current].blocks

    readonly property bool wide: width > 46 * Theme.text

    // Whether a narrow window shows the list.
    property bool listed: false

    readonly property real gap: Theme.pixels(20)
    readonly property ScrollArea scrolled: contentItem as ScrollArea

    function choose(chapter: int): void {
        current = Math.max(0, Math.min(chapters.length - 1, chapter));
        listed = false;
        scrolled.contentY = 0;
        list.reveal(buttons.itemAt(current) as Item);
    }

    function focusForward(): void {
        (next.visible ? next : next.nextItemInFocusChain()).forceActiveFocus(Qt.TabFocusReason);
    }

    // A link leads to the file of a chapter. What had the focus is gone then.
    function follow(link: string): void {
        choose(chapters.findIndex(each => `${each.name}.md` === link));
        focusForward();
    }

    title: qsTr("Handbook")
    hasCloseButton: true
    keptHeight: contentRoom
    preferredWidth: 900

    onAboutToShow: listed = false
    onOpened: focusForward()

    Shortcut {
        enabled: root.opened
        sequence: "Left"

        onActivated: root.choose(root.current - 1)
    }

    Shortcut {
        enabled: root.opened
        sequence: "Right"

        onActivated: root.choose(root.current + 1)
    }

    Item {
        height: Math.max(chapter.visible ? chapter.height : 0, root.scrolled.height - root.ringRoom)
        width: parent.width

        // It stays in sight while the chapter scrolls.
        ScrollArea {
            id: list

            contentHeight: entries.height
            height: root.scrolled.height - root.ringRoom
            visible: root.wide || root.listed
            width: root.wide ? Math.round(13.5 * Theme.text) : parent.width
            y: root.scrolled.contentY

            Column {
                id: entries

                Accessible.name: root.title
                Accessible.role: Accessible.PageTabList
                width: list.width - (list.scrolls ? Theme.pixels(14) : 0)

                Repeater {
                    id: buttons

                    model: root.chapters.length

                    PushButton {
                        id: entry

                        required property int index

                        function go(to: int): void {
                            root.choose(to);
                            (buttons.itemAt(root.current) as Item).forceActiveFocus(Qt.TabFocusReason);
                        }

                        Accessible.role: Accessible.PageTab
                        autoExclusive: true
                        checkable: true
                        checked: index === root.current
                        focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                        leftPadding: Theme.pixels(10)
                        objectName: "chapter"
                        padding: Math.round(0.3 * Theme.text)
                        rightPadding: Theme.pixels(4)
                        text: root.chapters[index]?.title ?? ""
                        width: entries.width

                        Accessible.onPressAction: click()
                        Keys.onDownPressed: go(index + 1)
                        Keys.onUpPressed: go(index - 1)
                        onClicked: {
                            root.choose(index);
                            // In a narrow window the list is gone.
                            if (!list.visible)
                                root.focusForward();
                        }

                        background: Rectangle {
                            color: entry.checked || entry.hovered ? Theme.chosen : "transparent"
                            radius: Theme.pixels(5)

                            FocusRing {
                                inset: 0
                                radius: Theme.pixels(5)
                                shown: entry.focusVisible
                            }
                        }
                        contentItem: Caption {
                            color: entry.checked ? Theme.purple : Theme.ink
                            font.bold: entry.checked
                            text: entry.text
                            wrapMode: Text.WordWrap
                        }
                    }
                }
            }
        }

        Rectangle {
            color: Theme.panelEdge
            height: list.height
            visible: root.wide
            width: 1
            x: list.width + root.gap / 2
            y: list.y
        }

        Column {
            id: chapter

            bottomPadding: Theme.pixels(16)
            objectName: "chapterText"
            spacing: Math.round(0.65 * Theme.text)
            visible: root.wide || !root.listed
            width: Math.min(parent.width - x, 42 * Theme.text)
            x: root.wide ? list.width + root.gap : 0

            Caption {
                Accessible.ignored: !enabled
                Accessible.name: text
                Accessible.role: Accessible.Heading
                color: Theme.purple
                font.family: Theme.titleFont
                font.pixelSize: Theme.stakes
                text: root.chapters[root.current].title
                width: parent.width
                wrapMode: Text.WordWrap
            }

            Repeater {
                model: root.blocks

                HandbookBlock {
                    folder: root.handbook.folder
                    maxHeight: 0.85 * root.scrolled.height
                    width: chapter.width

                    onFollowed: link => root.follow(link)
                }
            }
        }
    }

    buttons: [
        PushButton {
            checkable: true
            checked: root.listed
            objectName: "chapters"
            text: qsTr("Chapters")
            visible: !root.wide

            onClicked: {
                root.listed = checked;
                root.scrolled.contentY = 0;
            }
        },
        PushButton {
            id: next

            objectName: "nextChapter"
            primary: true
            text: qsTr("Next chapter")
            visible: root.current < root.chapters.length - 1

            onClicked: {
                const last = root.current === root.chapters.length - 2;
                root.choose(root.current + 1);
                if (last)
                    root.focusForward();
            }
        }
    ]
}
