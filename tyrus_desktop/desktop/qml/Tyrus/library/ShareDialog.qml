pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// Copies or saves a finished game as text, as a picture of the final table, or as a file to import.
BaseDialog {
    id: root

    required property LazyFileDialogs files

    readonly property SharedGame game: App.library.sharing
    readonly property bool asPicture: kinds.current === 1
    readonly property bool asRecord: kinds.current === 2

    // The last message shown.
    property string message: ""

    function withPicture(use: var): void {
        picture.grabToImage(result => use(result.image));
    }

    keptHeight: kinds.height + content.spacing + content.pictureHeight
    title: qsTr("Share a game")
    preferredWidth: 760
    hasCloseButton: true

    onClosed: message = ""
    onOpened: copy.forceActiveFocus(Qt.TabFocusReason)

    Connections {
        function onReported(sentence: string): void {
            root.message = sentence;
            copy.Accessible.announce(sentence);
        }

        enabled: root.visible
        target: App.library
    }

    ColumnLayout {
        id: content

        // Small windows leave room beside the picture. A text has its height, too; a longer one scrolls.
        readonly property real pictureHeight: Math.min(root.availableWidth * picture.height / picture.width, Math.max(0.5 * root.maxHeight, root.contentRoom - kinds.height - spacing))

        spacing: Theme.pixels(12)
        width: parent.width

        RowLayout {
            spacing: Theme.pixels(24)

            ChoiceRow {
                id: kinds

                Layout.preferredWidth: lineWidth
                choices: [qsTr("Text"), qsTr("Picture"), qsTr("Game file")]
                label: qsTr("Share as")
                objectName: "sharedKind"

                onChosen: root.message = ""
            }

            ChoiceRow {
                Layout.preferredWidth: lineWidth
                choices: [qsTr("With names"), qsTr("Without names")]
                current: root.game.named ? 0 : 1
                label: qsTr("Names")
                objectName: "sharedNames"

                onChosen: index => {
                    root.message = "";
                    root.game.setNamed(index === 0);
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            border.color: Theme.panelEdge
            color: Theme.field
            implicitHeight: Math.max(content.pictureHeight, text.implicitHeight + Theme.pixels(20))
            radius: Theme.pixels(6)
            visible: !root.asPicture

            SpokenText {
                id: text

                anchors.fill: parent
                anchors.margins: Theme.pixels(10)
                objectName: "sharedText"
                text: root.asRecord ? root.game.recordText : root.game.text
                wrapMode: Text.Wrap
            }
        }

        Rectangle {
            Accessible.name: qsTr("Picture of the final table")
            Accessible.role: Accessible.Graphic
            Layout.fillWidth: true
            border.color: Theme.panelEdge
            color: Theme.field
            implicitHeight: frame.height
            visible: root.asPicture

            Item {
                id: frame

                anchors.horizontalCenter: parent.horizontalCenter
                clip: true
                height: content.pictureHeight
                width: height * picture.width / picture.height

                GamePicture {
                    id: picture

                    game: root.game.picture
                    objectName: "sharedPicture"
                    scale: frame.width / width
                    transformOrigin: Item.TopLeft
                    width: 1200 * Math.max(1, Theme.unit)
                }
            }
        }
    }

    buttons: [
        SpokenText {
            color: Theme.inkSoft
            elide: Text.ElideNone
            height: copy.height
            text: root.message
            verticalAlignment: Text.AlignVCenter
            // A flow leaves no gap beside an empty item, so the buttons would move.
            width: Math.min(Math.max(1, implicitWidth), root.footRoom - save.width - copy.width - Theme.pixels(20))
            wrapMode: Text.WordWrap
        },
        PushButton {
            id: save

            text: qsTr("Save as…")

            onClicked: {
                const files = root.files.load();
                const name = root.game.fileName;
                if (root.asPicture)
                    files.savePicture(`${name}.png`, file => root.withPicture(image => root.game.savePicture(image, file)));
                else if (root.asRecord)
                    files.saveRecord(`${name}.tyrus`, file => root.game.saveRecord(file));
                else
                    files.saveText(`${name}.txt`, file => root.game.saveText(file));
            }
        },
        PushButton {
            id: copy

            primary: true
            text: qsTr("Copy")

            onClicked: {
                if (root.asPicture)
                    root.withPicture(image => root.game.copyPicture(image));
                else
                    root.game.copyText(root.asRecord);
            }
        }
    ]
}
