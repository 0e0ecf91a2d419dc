import QtQuick

// One building: its front, its ground, and what a held tile would do here.
Item {
    id: root

    required property int index
    required property int buildingSide
    required property int buildingKind
    required property bool inForce
    required property int electionsLeft
    required property bool closed
    required property int hintRole
    required property string label
    required property string contents
    required property string hintName
    required property string hintWhen

    property bool near: false
    property bool aimed: false
    readonly property string kindName: ["citadel", "market", "temple"][buildingKind]

    signal chosen
    signal pointed(bool inside)

    Accessible.description: contents
    Accessible.name: label
    Accessible.role: Accessible.Button
    objectName: "plot"

    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        border.color: root.aimed ? Theme.goldGlow : (root.inForce ? Theme.goldGlow : Theme.panelEdge)
        border.width: root.aimed ? 4 * Theme.unit : (root.inForce ? 2 * Theme.unit : 1)
        color: root.inForce ? Theme.plotForce : Theme.plot
        opacity: root.closed ? 0.55 : 1
        radius: 10 * Theme.unit
    }

    Picture {
        id: front

        readonly property int step: Math.max(40, Math.round(Math.min(root.width * 0.9, root.height * 0.62 * 300 / 160) / 8) * 8)

        anchors.horizontalCenter: parent.horizontalCenter
        height: step * 160 / 300
        opacity: root.closed ? 0.4 : (root.inForce ? 1 : 0.88)
        name: "buildings/" + root.kindName + (root.inForce ? "-lit" : "")
        width: step
        y: root.height * 0.66 - height
    }

    // The plinth on which the tiles stand, in its owner's wood.
    Rectangle {
        color: root.buildingSide === 0 ? Theme.ivory : Theme.brown
        height: 20 * Theme.unit
        radius: 5 * Theme.unit
        width: parent.width - 12 * Theme.unit
        x: 6 * Theme.unit
        y: root.height - height - 4 * Theme.unit

        Caption {
            anchors.fill: parent
            color: root.buildingSide === 0 ? "#3a2a17" : "#f8ead0"
            font.family: Theme.titleFont
            font.pixelSize: Theme.small
            fontSizeMode: Text.Fit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 9
            text: root.label
            verticalAlignment: Text.AlignVCenter
        }
    }

    Rectangle {
        color: Theme.roleFill[Math.max(0, root.hintRole)]
        height: hintColumn.height + 8 * Theme.unit
        objectName: "hint"
        radius: 7 * Theme.unit
        visible: root.hintRole >= 0
        width: parent.width - 12 * Theme.unit
        x: 6 * Theme.unit
        y: 5 * Theme.unit

        Column {
            id: hintColumn

            anchors.centerIn: parent
            width: parent.width - 12 * Theme.unit

            Caption {
                color: Theme.onFill
                font.bold: true
                font.capitalization: Font.AllUppercase
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                horizontalAlignment: Text.AlignHCenter
                text: root.hintName
                width: parent.width
            }

            Caption {
                color: Theme.onFill
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 9
                text: root.hintWhen
                width: parent.width
            }
        }
    }

    HoverHandler {
        id: hover

        onHoveredChanged: root.pointed(hovered)
    }

    TapHandler {
        onTapped: root.chosen()
    }
}
