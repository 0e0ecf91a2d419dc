pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The headings of the list, which sort it, and the widths of its columns.
Row {
    id: root

    required property Library library

    readonly property real inset: Theme.pixels(8)
    readonly property real starWidth: 2.4 * Theme.text
    readonly property real dayWidth: 7.8 * Theme.text
    readonly property real levelWidth: 4.8 * Theme.text
    readonly property real endingWidth: 12 * Theme.text
    readonly property real lengthWidth: 6 * Theme.text

    // Two columns with names share the remaining width.
    readonly property real rest: width - 14 - 2 * inset - starWidth - dayWidth - levelWidth - endingWidth - lengthWidth
    readonly property real resultWidth: Math.max(9 * Theme.text, Math.min(18 * Theme.text, 0.36 * rest))
    readonly property real playersWidth: Math.max(8 * Theme.text, rest - resultWidth)

    leftPadding: inset

    component Heading: AbstractButton {
        id: heading

        required property int order

        readonly property bool sorts: root.library.order === order
        readonly property bool falls: root.library.descending

        Accessible.description: sorts ? (falls ? qsTr("sorted, descending") : qsTr("sorted, ascending")) : ""
        focusPolicy: Qt.TabFocus  // A click leaves focus in the list.
        implicitHeight: 2 * Theme.text

        contentItem: Caption {
            color: heading.sorts || heading.hovered ? Theme.purple : Theme.inkSoft
            font.bold: heading.sorts
            font.pixelSize: Theme.small
            text: heading.sorts ? (heading.falls ? heading.text + " ▾" : heading.text + " ▴") : heading.text
            verticalAlignment: Text.AlignVCenter
        }

        onClicked: root.library.sortBy(order)

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        FocusRing {
            inset: -2
            radius: Theme.pixels(4)
            shown: heading.visualFocus
        }
    }

    Heading {
        Accessible.name: qsTr("Sort by star")
        order: Library.Starred
        text: "★"
        width: root.starWidth
    }

    Heading {
        order: Library.Date
        text: qsTr("Date")
        width: root.dayWidth
    }

    Heading {
        order: Library.Heading
        text: qsTr("Game")
        width: root.playersWidth
    }

    Heading {
        order: Library.Level
        text: qsTr("Level")
        width: root.levelWidth
    }

    Heading {
        order: Library.Result
        text: qsTr("Result")
        width: root.resultWidth
    }

    Heading {
        order: Library.Ending
        text: qsTr("Ending")
        width: root.endingWidth
    }

    Heading {
        order: Library.Elections
        text: qsTr("Elections")
        width: root.lengthWidth
    }
}
