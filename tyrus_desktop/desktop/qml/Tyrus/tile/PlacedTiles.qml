import QtQuick
import Tyrus
import Tyrus.Core

// Covers all tiles in a replay: a tile on the board shows when it was placed, and a click on it goes
// to that moment.
Item {
    id: root

    required property TileLayer tiles

    property TileItem pointed: null

    onPointedChanged: answer.dismissed = false

    // Let clicks beside the tiles through to the items below.
    containmentMask: QtObject {
        function contains(at: point): bool {
            return root.tiles.tileAt(at) !== null;
        }
    }

    HoverHandler {
        id: hover

        cursorShape: root.pointed ? Qt.PointingHandCursor : Qt.ArrowCursor

        onHoveredChanged: if (!hovered && !answer.shown)
            root.pointed = null
        onPointChanged: root.pointed = root.tiles.tileAt(point.position)
    }

    // Grab exclusively, or the building below gets the click, too.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: point => {
            const tile = root.tiles.tileAt(point.position);
            if (tile)
                App.replay.goToStanding(tile.index);
        }
    }

    Item {
        height: root.pointed ? root.pointed.height * root.pointed.scale : 0
        visible: root.pointed?.place === TileModel.Board
        width: root.pointed ? root.pointed.width * root.pointed.scale : 0
        x: root.pointed ? root.pointed.x + (root.pointed.width - width) / 2 : 0
        y: root.pointed ? root.pointed.y + (root.pointed.height - height) / 2 : 0

        Rectangle {
            anchors.fill: parent
            anchors.margins: -3 * Theme.chrome
            border.color: Theme.purple
            border.width: 2
            color: "transparent"
            objectName: "pointedTile"
            radius: 8 * Theme.chrome
        }

        Answer {
            id: answer

            clickTaken: true
            meaning: root.pointed?.description ?? ""
            step: Board.Tiles
            title: root.pointed?.label ?? ""

            onShownChanged: if (!shown && !hover.hovered)
                root.pointed = null
        }
    }
}
