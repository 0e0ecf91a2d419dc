import QtQuick
import Tyrus

// A tile that lies face up in a dialog, a story or a picture.
TilePicture {
    id: root

    required property int profession
    required property int value

    // The scale at which its initial is drawn; 0 for none.
    property alias drawnScale: face.drawnScale

    front: true
    height: Math.round(1.4 * width)

    TileFace {
        id: face

        anchors.fill: parent
        profession: root.profession
        tileSide: root.side
        value: root.value
    }
}
