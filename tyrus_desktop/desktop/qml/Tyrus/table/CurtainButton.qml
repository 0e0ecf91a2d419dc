import QtQuick
import Tyrus

// One of the two buttons of a hand-over, with its number, or a tick once it was pressed.
PushButton {
    id: root

    required property int number

    // Whether it is the one to press now.
    required property bool current

    property bool done: false

    leftPadding: Theme.pixels(10)
    opacity: current ? 1 : 0.5
    primary: current
    rightPadding: Theme.pixels(10)

    contentItem: Row {
        spacing: 6 * Theme.chrome

        Rectangle {
            id: badge

            anchors.verticalCenter: parent.verticalCenter
            border.color: words.color
            border.width: 1
            color: "transparent"
            height: width
            radius: width / 2
            width: Math.round(1.7 * Theme.text)

            Caption {
                anchors.centerIn: parent
                color: words.color
                font.bold: true
                font.pixelSize: Theme.small
                text: root.number
                visible: !root.done
            }

            Picture {
                anchors.centerIn: parent
                color: words.color
                height: width
                name: "signs/tick"
                visible: root.done
                width: Theme.small
            }
        }

        Caption {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            color: root.primary ? Theme.fillInk : Theme.ink
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            width: parent.width - badge.width - parent.spacing
            wrapMode: Text.Wrap
        }
    }
}
