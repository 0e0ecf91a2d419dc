import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Something to practise: whether it is done, its title, and a detail.
AbstractButton {
    id: root

    required property string title
    required property string detail
    required property bool done

    Accessible.name: [title, detail, done ? qsTr("done") : ""].filter(each => each !== "").join(", ")
    Accessible.role: Accessible.Button
    implicitHeight: contentItem.implicitHeight + Theme.pixels(14)
    objectName: "practiceRow"

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Rectangle {
        color: root.down || root.hovered ? Theme.chosen : "transparent"
        radius: Theme.pixels(7)

        FocusRing {
            inset: 0
            shown: root.activeFocus && root.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: Row {
        leftPadding: Theme.pixels(8)
        spacing: Theme.pixels(10)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.panelEdge
            border.width: root.done ? 0 : 1
            color: root.done ? Theme.purpleFill : "transparent"
            height: width
            radius: width / 2
            width: Math.round(1.2 * Theme.text)

            Picture {
                anchors.centerIn: parent
                color: Theme.fillInk
                height: width
                name: root.done ? "signs/tick" : ""
                width: Math.round(0.7 * parent.width)
            }
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideNone
            font.bold: true
            text: root.title
            width: 0.55 * root.width
            wrapMode: Text.WordWrap
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.inkSoft
            elide: Text.ElideNone
            font.pixelSize: Theme.small
            text: root.detail
            width: root.width - x - Theme.pixels(8)
            wrapMode: Text.WordWrap
        }
    }
}
