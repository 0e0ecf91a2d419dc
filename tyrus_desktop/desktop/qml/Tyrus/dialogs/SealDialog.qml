import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The seal of the deal, to be noted down; after the game also the salt, and a check of a noted
// seal.
BaseDialog {
    id: root

    required property SealedDeal deal

    readonly property bool checkable: deal.salt !== ""

    title: qsTr("The sealed deal")
    preferredWidth: 620

    onOpened: {
        entry.text = deal.seal;
        entry.cursorPosition = 0;
        deal.forget();
        (checkable ? check : copy.visible ? copy : close).forceActiveFocus();
    }

    ColumnLayout {
        spacing: 12
        width: parent.width

        Caption {
            Layout.fillWidth: true
            lineHeight: 1.15
            text: root.deal.seal === "" ? qsTr("This game has no seal.") : qsTr("Before the first tile, all was drawn by lot: who begins, the nine elections, the order of both reserves. This seal was made of that and of a secret salt; any other deal would have another.")
            wrapMode: Text.WordWrap
        }

        RowLayout {
            spacing: 10
            visible: root.deal.seal !== ""

            SealDigits {
                id: sealBox

                Layout.fillWidth: true
                digits: root.deal.seal
                label: qsTr("Seal")
            }

            PushButton {
                id: copy

                objectName: "copySeal"
                text: qsTr("Copy")

                onClicked: root.deal.copy()
            }
        }

        Caption {
            Layout.fillWidth: true
            lineHeight: 1.15
            text: root.checkable ? qsTr("The game is over, and this is its salt:") : root.deal.over ? qsTr("Its salt is not known here, so that the seal can’t be checked.") : qsTr("Note it down, or copy it to where this program can’t change it. When the game is over you will be shown the salt, and can check whether your seal still fits.")
            visible: root.deal.seal !== ""
            wrapMode: Text.WordWrap
        }

        SealDigits {
            Layout.preferredWidth: sealBox.width
            digits: root.deal.salt
            label: qsTr("Salt")
            visible: root.checkable
        }

        Caption {
            Layout.fillWidth: true
            text: qsTr("Check the seal that you noted against this deal and this salt:")
            visible: root.checkable
            wrapMode: Text.WordWrap
        }

        RowLayout {
            spacing: 10
            visible: root.checkable

            TextEntry {
                id: entry

                Accessible.name: qsTr("The seal that you noted")
                Layout.fillWidth: true
                maximumLength: 200
                objectName: "notedSeal"
                placeholderText: qsTr("The seal that you noted")

                onAccepted: root.deal.check(text)
                onTextEdited: root.deal.forget()
            }

            PushButton {
                id: check

                objectName: "checkSeal"
                primary: true
                text: qsTr("Check")

                onClicked: root.deal.check(entry.text)
            }
        }

        Caption {
            Accessible.name: text
            Accessible.role: Accessible.AlertMessage
            Layout.fillWidth: true
            color: root.deal.verdict === SealedDeal.Fits ? Theme.sea : Theme.roleInk[Role.Block]
            font.bold: true
            objectName: "verdict"
            text: root.deal.verdictText
            visible: text !== ""
            wrapMode: Text.WordWrap
        }

        Caption {
            Layout.fillWidth: true
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            lineHeight: 1.15
            text: qsTr("A seal that fits proves that the deal was not changed after you saw it. It can’t prove that the deal was fair: a program could have drawn again and again before sealing what it liked.")
            visible: root.deal.seal !== ""
            wrapMode: Text.WordWrap
        }

        PushButton {
            id: close

            Layout.alignment: Qt.AlignRight
            text: qsTr("Close")

            onClicked: root.close()
        }
    }
}
