pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The headings of the list, which sort it, and the widths of its columns.
Row {
    id: root

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

    readonly property list<int> orders: [Library.Starred, Library.Date, Library.Heading, Library.Level, Library.Result, Library.Ending, Library.Elections]
    readonly property list<real> widths: [starWidth, dayWidth, playersWidth, levelWidth, resultWidth, endingWidth, lengthWidth]

    leftPadding: inset

    component Sign: Picture {
        anchors.verticalCenter: parent?.verticalCenter
        height: width
        width: Theme.small
    }

    Repeater {
        model: ["", qsTr("Date"), qsTr("Game"), qsTr("Level"), qsTr("Result"), qsTr("Ending"), qsTr("Elections")]

        AbstractButton {
            id: heading

            required property int index
            required property string modelData

            readonly property int order: root.orders[index]
            readonly property color ink: sorts || hovered ? Theme.purple : Theme.inkSoft
            readonly property bool sorts: App.library.order === order
            readonly property bool falls: App.library.descending

            Accessible.description: sorts ? (falls ? qsTr("sorted, descending") : qsTr("sorted, ascending")) : ""
            Accessible.name: text === "" ? qsTr("Sort by star") : text
            focusPolicy: Qt.TabFocus  // A click leaves focus in the list.
            implicitHeight: 2 * Theme.text
            text: modelData
            width: root.widths[index]

            contentItem: Row {
                Sign {
                    color: heading.ink
                    name: "signs/star"
                    visible: heading.text === ""
                }

                Caption {
                    anchors.verticalCenter: parent.verticalCenter
                    color: heading.ink
                    font.bold: heading.sorts
                    font.pixelSize: Theme.small
                    text: heading.text
                    width: Math.min(implicitWidth, heading.width - (heading.sorts ? Theme.small : 0))
                }

                Sign {
                    color: heading.ink
                    name: "signs/next"
                    rotation: heading.falls ? 90 : -90
                    visible: heading.sorts
                }
            }

            onClicked: App.library.sortBy(order)

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            FocusRing {
                inset: -2
                radius: Theme.pixels(4)
                shown: heading.visualFocus
            }
        }
    }
}
