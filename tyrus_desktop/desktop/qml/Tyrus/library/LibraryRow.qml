import QtQuick
import Tyrus

// One game of the library's list.
Rectangle {
    id: root

    required property int index
    required property bool over
    required property bool starred
    required property bool running
    required property bool selected
    required property string day
    required property string time
    required property string heading
    required property string details
    required property string level
    required property string result
    required property string how
    required property string length
    required property string label
    required property LibraryHeadings columns
    required property bool focused

    signal pressed(int modifiers)
    signal doubled
    signal resumed
    signal starToggled

    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.name: label
    Accessible.onPressAction: root.pressed(Qt.NoModifier)
    Accessible.role: Accessible.ListItem
    Accessible.selectable: true
    Accessible.selected: selected
    clip: true  // Some strangers' letters are higher than a row.
    color: selected ? Theme.chosen : "transparent"
    objectName: "game"

    Rectangle {
        anchors.bottom: parent.bottom
        color: Theme.panelEdge
        height: 1
        opacity: 0.5
        width: parent.width
    }

    Rectangle {
        color: Theme.purple
        height: parent.height
        visible: root.selected
        width: 4
    }

    MouseArea {
        anchors.fill: parent

        onDoubleClicked: root.doubled()
        onPressed: mouse => root.pressed(mouse.modifiers)
    }

    Row {
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: root.columns.inset

        // One click toggles the star of a finished game.
        Item {
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.text
            width: root.columns.starWidth

            Picture {
                color: Theme.purple
                height: width
                name: root.starred || pointed.hovered ? "signs/star" : ""
                opacity: root.starred ? 1 : 0.4
                width: Theme.text
            }

            MouseArea {
                cursorShape: Qt.PointingHandCursor
                enabled: root.over
                height: root.height
                objectName: "starGame"
                width: parent.width + root.columns.inset
                x: -root.columns.inset
                y: (parent.height - height) / 2

                onClicked: root.starToggled()

                HoverHandler {
                    id: pointed

                    enabled: root.over
                }
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: root.columns.dayWidth

            Caption {
                text: root.day
                width: parent.width
            }

            Caption {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: root.time
                visible: text !== ""
                width: parent.width
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            rightPadding: Theme.pixels(10)
            width: root.columns.playersWidth

            // Long names shrink a little.
            Caption {
                fontSizeMode: Text.Fit
                height: (root.details === "" ? 0.9 : 0.5) * root.height
                minimumPixelSize: Theme.least
                objectName: "heading"
                text: root.heading
                verticalAlignment: Text.AlignVCenter
                width: parent.width - Theme.pixels(10)
                wrapMode: Text.Wrap
            }

            Caption {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                text: root.details
                visible: text !== ""
                width: parent.width - Theme.pixels(10)
            }
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            text: root.level
            width: root.columns.levelWidth
        }

        // One click resumes an unfinished game.
        Caption {
            anchors.verticalCenter: parent.verticalCenter
            color: root.running ? Theme.purple : Theme.ink
            font.bold: root.running
            font.underline: root.running
            fontSizeMode: Text.Fit
            height: 0.9 * root.height
            minimumPixelSize: Theme.least
            objectName: "result"
            rightPadding: Theme.pixels(8)
            text: root.running ? qsTr("Resume") : root.result
            verticalAlignment: Text.AlignVCenter
            width: root.columns.resultWidth
            wrapMode: Text.Wrap

            MouseArea {
                cursorShape: Qt.PointingHandCursor
                enabled: root.running
                height: root.height
                objectName: "resumeGame"
                width: parent.contentWidth + Theme.pixels(8)
                y: (parent.height - height) / 2

                onClicked: root.resumed()
            }
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            text: root.running ? root.result : root.how
            width: root.columns.endingWidth
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            text: root.length
            width: root.columns.lengthWidth
        }
    }

    FocusRing {
        inset: 0
        radius: Theme.pixels(4)
        shown: root.focused
    }
}
