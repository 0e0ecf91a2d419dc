import QtQuick

// A quiet surface on the table, with an optional title; children fill the rest.
Rectangle {
    id: root

    property string title: ""
    default property alias content: body.data

    border.color: Theme.panelEdge
    border.width: 1
    color: Theme.panel
    radius: 8 * Theme.unit

    Caption {
        id: heading

        color: Theme.inkSoft
        font.family: Theme.titleFont
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        height: visible ? implicitHeight + 8 * Theme.unit : 4 * Theme.unit
        text: root.title
        verticalAlignment: Text.AlignVCenter
        visible: root.title !== ""
        width: parent.width - 20 * Theme.unit
        x: 10 * Theme.unit
    }

    Item {
        id: body

        anchors {
            bottomMargin: 6 * Theme.unit
            fill: parent
            leftMargin: 10 * Theme.unit
            rightMargin: 10 * Theme.unit
            topMargin: heading.visible ? heading.height : 6 * Theme.unit
        }
    }
}
