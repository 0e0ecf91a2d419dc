import QtQuick
import Tyrus
import Tyrus.Core

// The chances at the moment in a sentence, and a button for the table.
Item {
    id: root

    implicitHeight: Math.round(Math.max(1.5 * Theme.small, table.height))

    SpokenText {
        elide: Text.ElideNone
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        height: root.height
        minimumPixelSize: Theme.least
        objectName: "chanceSentence"
        text: App.review.chances.sentence
        verticalAlignment: Text.AlignVCenter
        width: table.x - 10 * Theme.panelUnit
        wrapMode: Text.Wrap
    }

    RailButton {
        id: table

        objectName: "chanceTable"
        text: qsTr("As a table…")
        x: parent.width - width

        onClicked: App.open(Sheet.Chances)
    }
}
