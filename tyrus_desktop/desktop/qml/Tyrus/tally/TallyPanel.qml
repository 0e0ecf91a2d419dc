pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The last tally in numbers; a click, or Enter, opens its stage again.
Panel {
    id: root

    required property TallyModel tally

    // Whether the table waits for nobody else: only then is the stage open to the person.
    required property bool openable

    readonly property bool made: tally.kind >= 0
    readonly property list<string> titles: [qsTr("Tally %1: General"), qsTr("Tally %1: Guildmaster"), qsTr("Tally %1: High Priest")]

    signal opened

    title: made ? titles[tally.kind].arg(tally.number) : qsTr("Last tally")

    SpokenText {
        anchors.centerIn: parent
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Each tally appears here.\nClick it to see it again.")
        visible: !root.made
        width: parent.width
        wrapMode: Text.Wrap
    }

    // Created after the first frame, which shows no tally yet.
    Loader {
        active: Theme.windowShown || visible
        anchors.fill: parent
        visible: root.made

        sourceComponent: TallyTable {
            tally: root.tally
        }
    }

    Item {
        id: button

        function open(): void {
            if (enabled && visible && root.openable)
                root.opened();
        }

        Accessible.ignored: !enabled || !root.openable
        Accessible.name: qsTr("Open this tally again")
        Accessible.role: Accessible.Button
        // While it has the focus it stays a stop of Tab: Qt does not let it stop being one then.
        activeFocusOnTab: root.openable || activeFocus
        anchors.fill: parent
        objectName: "openTally"
        visible: root.made

        Accessible.onPressAction: open()
        Keys.onEnterPressed: open()
        Keys.onReturnPressed: open()
        Keys.onSpacePressed: open()

        Rectangle {
            anchors.fill: parent
            anchors.margins: -3 * Theme.panelUnit
            border.color: Theme.ink
            border.width: button.activeFocus ? 2 * Theme.panelUnit : 1
            color: "transparent"
            radius: 6 * Theme.panelUnit
            visible: button.activeFocus || (hover.hovered && root.openable)
        }

        HoverHandler {
            id: hover

            cursorShape: root.openable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }

        // Takes the click, which would otherwise also skip the animation.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds

            onTapped: button.open()
        }
    }
}
