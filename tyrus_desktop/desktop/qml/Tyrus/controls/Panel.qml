import QtQuick
import Tyrus

// A panel with an optional title; its children fill the rest.
Rectangle {
    id: root

    property string title: ""
    default property alias content: body.data

    Accessible.ignored: !enabled
    Accessible.name: title
    Accessible.role: Accessible.Grouping
    border.color: Theme.panelEdge
    border.width: 1
    color: Theme.panel
    radius: 8 * Theme.chrome

    Caption {
        id: heading

        color: Theme.inkSoft
        font.family: Theme.titleFont
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        height: visible ? Math.ceil(1.3 * Theme.small) + Math.round(8 * Theme.chrome) : 4 * Theme.chrome
        text: root.title
        verticalAlignment: Text.AlignVCenter
        visible: root.title !== ""
        width: parent.width - 20 * Theme.chrome
        x: 10 * Theme.chrome
    }

    Item {
        id: body

        anchors {
            bottomMargin: Math.round(6 * Theme.chrome)
            fill: parent
            leftMargin: Math.round(10 * Theme.chrome)
            rightMargin: Math.round(10 * Theme.chrome)
            topMargin: heading.visible ? heading.height : Math.round(6 * Theme.chrome)
        }
    }
}
