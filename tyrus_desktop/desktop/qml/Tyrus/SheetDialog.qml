import QtQuick
import QtQuick.Controls.Basic

// The program's dialogs: a sheet in the middle of the window, never wider or higher than it.
Dialog {
    id: root

    anchors.centerIn: Overlay.overlay
    closePolicy: Popup.CloseOnEscape
    height: Math.min(implicitHeight, (Overlay.overlay ? Overlay.overlay.height : 800) - 32)
    modal: true
    padding: 22
    parent: Overlay.overlay
    topPadding: 10

    Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        border.color: Theme.panelEdge
        border.width: 1
        color: Theme.panel
        radius: 12
    }
    header: Caption {
        bottomPadding: 4
        color: Theme.purple
        font.family: Theme.titleFont
        font.pixelSize: Theme.huge
        leftPadding: 22
        text: root.title
        topPadding: 18
    }
}
