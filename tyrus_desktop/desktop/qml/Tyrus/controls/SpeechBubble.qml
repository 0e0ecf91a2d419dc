pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// An opponent's remark, with a tail towards the portrait at its left. A click or a long press opens a
// menu that silences the opponents. A screen reader reads the log instead.
Rectangle {
    id: root

    required property Remarks remarks

    border.color: Theme.inkSoft
    border.width: 1
    color: Theme.field
    objectName: "bubble"
    radius: 7 * Theme.chrome

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.inkSoft
        border.width: 1
        color: Theme.field
        height: width
        rotation: 45
        width: 9 * Theme.chrome
        x: -width / 2
        z: -1
    }

    // Covers the inner half of the tail's outline.
    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        color: Theme.field
        radius: parent.radius
    }

    Caption {
        anchors.fill: parent
        anchors.margins: 5 * Theme.chrome
        elide: Text.ElideNone
        font.family: Theme.storyFont
        font.pixelSize: Math.round(1.15 * Theme.text)
        fontSizeMode: Text.Fit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: Theme.least
        text: root.remarks.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }

    MouseArea {
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor

        onClicked: {
            root.remarks.stay();
            menu.active = true;
            (menu.item as Menu).open();
        }
    }

    Loader {
        id: menu

        active: false

        sourceComponent: LazyMenu {
            title: qsTr("No more remarks")
            width: 14 * Theme.text
            y: root.height + Theme.pixels(4)

            onClosed: root.remarks.hide()

            Action {
                text: qsTr("No more remarks")

                onTriggered: root.remarks.turnOff()
            }
        }
    }
}
