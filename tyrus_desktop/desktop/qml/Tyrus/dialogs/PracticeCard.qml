import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// A card of the practice: a picture of its position, its title, and how hard or how long it is.
AbstractButton {
    id: root

    // A row of a `PracticeList`; undefined for the moment in which there are fewer of them.
    required property var listed
    readonly property var row: listed ?? App.practice.lessons.rows[0]

    // Whether its picture is painted by now.
    required property bool painted

    // The height of its picture by its width, at least as much as by default.
    property real shape: 0.52

    // Whether Tab reaches it.
    required property bool current

    readonly property real inset: Theme.pixels(3)
    readonly property bool done: row.done
    readonly property string title: row.title
    readonly property real pictureHeight: Math.round((width - 2 * inset) * shape)
    readonly property string stars: row.stars > 0 ? qsTr("%n star(s)", "", row.stars) : ""

    // Whether it has the focus, or is pointed at.
    readonly property bool heeded: activeFocus || hovered

    Accessible.description: row.about
    Accessible.name: [row.badge, title, stars, row.detail, !done ? "" : row.section === "puzzles" ? qsTr("solved") : qsTr("done")].filter(each => each !== "").join(", ")
    Accessible.role: Accessible.Button
    // A focused card stays a tab stop, since Qt does not let it lose that role.
    focusPolicy: current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    implicitHeight: pictureHeight + 2 * inset + words.height + (row.detail === "" ? 0 : detail.height) + Theme.pixels(8)
    objectName: "practiceCard"

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()
    onClicked: App.start(row.name, App.practice[row.section])

    background: Rectangle {
        border.color: root.hovered ? Theme.purple : Theme.panelEdge
        border.width: 1
        color: root.down ? Theme.chosen : Theme.field
        radius: Theme.pixels(6)
    }
    contentItem: Item {
        Rectangle {
            color: Theme.building
            height: root.pictureHeight
            width: root.width - 2 * root.inset
            x: root.inset
            y: root.inset

            Image {
                anchors.fill: parent
                asynchronous: false  // See `pictures.py`.
                objectName: "cardPicture"
                opacity: root.done ? 0.45 : 1
                source: root.painted && root.listed ? ["image://practice", root.row.section, Theme.scene, ...[width, height].map(each => Math.round(each * Theme.pixelRatio)), encodeURIComponent(root.row.name)].join("/") : ""
            }

            Caption {
                color: Theme.tileInk[Side.Ivory]
                font.bold: true
                font.pixelSize: Theme.small
                leftPadding: Theme.pixels(6)
                rightPadding: leftPadding
                text: root.row.badge
                visible: text !== ""
                width: Math.min(implicitWidth, root.width - Theme.pixels(44))
                x: Theme.pixels(4)
                y: x

                Rectangle {
                    anchors.fill: parent
                    color: Theme.goldGlow
                    radius: Theme.pixels(4)
                    z: -1
                }
            }

            // What it is about, as a sign on a plate.
            Rectangle {
                border.color: Theme.rackGold
                border.width: 1
                color: Theme.rackFoot
                height: width
                radius: width / 2
                visible: root.row.sign !== ""
                width: Theme.pixels(36)
                x: Theme.pixels(5)
                y: x

                Picture {
                    anchors.centerIn: parent
                    color: name.startsWith("signs/") ? Theme.rackGold : "transparent"
                    fillMode: Image.PreserveAspectFit
                    height: width
                    name: root.row.sign
                    objectName: "cardSign"
                    width: Math.round(0.74 * parent.width)
                }
            }

            Picture {
                anchors.margins: Theme.pixels(4)
                anchors.right: parent.right
                anchors.top: parent.top
                color: Theme.laurel
                height: width
                name: root.done ? "signs/done" : ""
                width: Theme.pixels(22)
            }
        }

        Caption {
            id: words

            font.bold: true
            font.pixelSize: Theme.small
            text: root.title
            width: difficulty.x - x - Theme.pixels(4)
            x: Theme.pixels(8)
            y: root.inset + root.pictureHeight + Theme.pixels(4)
        }

        Picture {
            id: difficulty

            anchors.verticalCenter: words.verticalCenter
            color: Theme.inkSoft
            height: Math.round(0.9 * Theme.small)
            name: root.row.stars > 0 ? "signs/stars-" + root.row.stars : ""
            width: name === "" ? 0 : 5 * height
            x: root.width - width - Theme.pixels(6)
        }

        Caption {
            id: detail

            anchors.top: words.bottom
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: root.row.detail
            width: root.width - 2 * x
            x: words.x
        }

        FocusRing {
            inset: 0
            shown: root.activeFocus && root.focusReason !== Qt.MouseFocusReason
        }
    }
}
