import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A card to choose an opponent: portrait and name, with `mark` at the portrait's foot.
AbstractButton {
    id: root

    required property var opponent
    property string mark: ""
    property real portraitHeight: 98

    readonly property bool focusVisible: activeFocus && focusReason !== Qt.MouseFocusReason

    Accessible.description: mark === "" ? opponent.spoken : qsTr("%1. %2").arg(mark).arg(opponent.spoken)
    Accessible.name: opponent.title
    Accessible.role: Accessible.RadioButton
    autoExclusive: true
    checkable: true
    // A focused card stays a tab stop, since Qt does not let it lose that role.
    focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    height: portraitHeight + Math.ceil(1.7 * Theme.text)
    objectName: "opponentCard"

    background: Item {
        Rectangle {
            anchors.fill: parent
            color: root.checked ? Theme.chosen : "transparent"
            radius: Theme.pixels(6)
        }

        Rectangle {
            anchors.fill: parent
            color: Theme.ink
            opacity: 0.07
            radius: Theme.pixels(6)
            visible: root.hovered
        }

        FocusRing {
            radius: Theme.pixels(6)
            shown: root.focusVisible
        }
    }
    contentItem: Item {
        Portrait {
            id: portrait

            anchors.horizontalCenter: parent.horizontalCenter
            chosen: root.checked
            face: root.opponent.key
            width: Math.round(root.portraitHeight * 6 / 7)

            // Below the face: the text shrinks with the portrait, and the mark hangs over the portrait's
            // foot. It may be wider than the portrait.
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Math.max(-0.5 * Theme.text, Math.min(0, 0.18 * portrait.height - height))
                anchors.horizontalCenter: parent.horizontalCenter
                border.color: Theme.inkSoft
                border.width: 1
                color: Theme.panel
                height: Math.ceil(1.4 * markText.font.pixelSize)
                visible: root.mark !== ""
                width: Math.max(parent.width, Math.min(root.width - Theme.pixels(6), markText.implicitWidth + Theme.pixels(8)))

                Caption {
                    id: markText

                    anchors.fill: parent
                    font.bold: true
                    font.pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.13 * portrait.height))
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "mark"
                    text: root.mark
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }

        Caption {
            anchors.top: portrait.bottom
            color: root.checked ? Theme.purple : Theme.ink
            font.bold: root.checked
            fontSizeMode: Text.HorizontalFit
            height: root.height - portrait.height
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.least
            text: root.opponent.name
            verticalAlignment: Text.AlignBottom
            width: parent.width
        }
    }
}
