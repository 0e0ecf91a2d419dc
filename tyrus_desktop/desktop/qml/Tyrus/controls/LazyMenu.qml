pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A menu of the menu bar that adds its entries after the first picture, or when it is opened.
Menu {
    id: root

    default property list<Action> entries

    // The indices of the entries below a separator.
    property list<int> groups

    // The height of all entries. Qt's own implicit height depends on those in sight, and so on the height.
    readonly property real entryHeight: 2.3 * Theme.text
    readonly property int lineHeight: 2 * Theme.pixels(9) + 1
    readonly property real wanted: entries.length * entryHeight + groups.length * lineHeight + topPadding + bottomPadding

    // With Qt's own keys, Up on the first entry would close the menu.
    readonly property list<Shortcut> arrows: [
        Shortcut {
            enabled: root.opened
            sequence: "Up"

            onActivated: root.step(-1)
        },
        Shortcut {
            enabled: root.opened
            sequence: "Down"

            onActivated: root.step(1)
        }
    ]

    // Highlight the previous (-1) or the next (1) enabled entry, wrapping around.
    function step(by: int): void {
        const start = currentIndex < 0 && by < 0 ? 0 : currentIndex;
        for (let i = 1; i <= count; i++) {
            const index = (start + i * by + i * count) % count;
            if ((itemAt(index) as MenuItem)?.enabled) {
                currentIndex = index;
                return;
            }
        }
    }

    function fill(): void {
        if (count > 0)
            return;
        entries.forEach((entry, index) => {
            if (groups.includes(index))
                addItem(line.createObject(contentItem) as MenuSeparator);
            addAction(entry);
        });
    }

    component Entry: MenuItem {
        id: entry

        onTriggered: Presses.note(entry, false, mapToItem(null, pressX, pressY))

        font.pixelSize: Theme.text
        implicitHeight: root.entryHeight

        arrow: null
        background: Rectangle {
            color: entry.highlighted ? Theme.chosen : "transparent"
            radius: Theme.pixels(4)

            FocusRing {
                inset: 0
                radius: Theme.pixels(4)
                shown: entry.highlighted
            }
        }
        contentItem: Row {
            leftPadding: Theme.pixels(24)
            opacity: entry.enabled ? 1 : 0.55  // At least 3 : 1.

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: entry.text.replace("&", "")
                width: 16 * Theme.text
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                color: entry.enabled ? Theme.inkSoft : Theme.ink
                text: entry.action && entry.action.shortcut ? entry.action.shortcut : ""
            }
        }
        indicator: Picture {
            color: Theme.ink
            height: width
            name: "signs/tick"
            visible: entry.checkable && entry.checked
            width: Theme.text
            x: Theme.pixels(6)
            y: (entry.height - height) / 2
        }
    }

    // Larger texts scroll below the bar.
    height: Math.min(wanted, (Overlay.overlay?.height ?? wanted) - 2.5 * Theme.text)
    padding: Theme.pixels(4)
    width: 27 * Theme.text

    background: Rectangle {
        border.color: Theme.panelEdge
        color: Theme.panel
        radius: Theme.pixels(6)
    }
    delegate: Entry {
    }

    // They change only where profiles are added or deleted.
    onEntriesChanged: {
        if (count === 0)
            return;
        while (count > 0)
            removeItem(itemAt(0));
        fill();
    }
    onAboutToShow: {
        fill();
        contentItem.parent.Accessible.name = title.replace("&", "");
    }

    Connections {
        function onSettledChanged(): void {
            root.fill();
        }

        target: Theme
    }

    Component {
        id: line

        MenuSeparator {
            Accessible.ignored: true
            padding: Theme.pixels(5)
            verticalPadding: Theme.pixels(9)

            contentItem: Rectangle {
                color: Theme.panelEdge
                implicitHeight: 1
            }
        }
    }
}
