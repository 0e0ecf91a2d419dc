import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// The seal of the deal, to note down; after the game also the salt and a check of a noted seal.
BaseDialog {
    id: root

    readonly property SealedDeal deal: App.sealedDeal

    readonly property bool checkable: deal.salt !== ""

    title: qsTr("Check the deal")
    preferredWidth: 620
    hasCloseButton: true

    onOpened: {
        if (returning)
            return;
        entry.text = deal.seal;
        entry.cursorPosition = 0;
        deal.forget();
        if (deal.seal === "")
            return;
        seals.ensurePolished();  // The dialog scrolls to where the button will be.
        (checkable ? check : copy).forceActiveFocus();
    }

    ColumnLayout {
        id: seals

        spacing: Theme.pixels(12)
        width: parent.width

        SpokenText {
            Layout.fillWidth: true
            lineHeight: 1.15
            text: root.deal.study ? qsTr("This is a study: its deal is that of another game or was drawn to fit that game, so it has no seal.") : root.deal.seal === "" ? qsTr("This game has no seal.") : qsTr("Everything was drawn at random before the first tile: who goes first, the nine elections, the order of both reserves. The seal is a fingerprint (SHA-256) of all that plus a secret salt. Any other deal gives another seal.")
            wrapMode: Text.WordWrap
        }

        RowLayout {
            spacing: Theme.pixels(10)
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

        SpokenText {
            Layout.fillWidth: true
            lineHeight: 1.15
            text: root.checkable ? qsTr("The game is over. This is its salt:") : root.deal.over ? qsTr("The salt is missing, so the seal can’t be checked.") : qsTr("Write the seal down, or copy it somewhere outside this program. After the game you get the salt and can check the seal.")
            visible: root.deal.seal !== ""
            wrapMode: Text.WordWrap
        }

        SealDigits {
            Layout.preferredWidth: sealBox.width
            digits: root.deal.salt
            label: qsTr("Salt")
            visible: root.checkable
        }

        SpokenText {
            Layout.fillWidth: true
            text: qsTr("Check the seal you noted:")
            visible: root.checkable
            wrapMode: Text.WordWrap
        }

        RowLayout {
            spacing: Theme.pixels(10)
            visible: root.checkable

            TextEntry {
                id: entry

                Accessible.name: qsTr("The seal you noted")
                Layout.fillWidth: true
                maximumLength: 200
                objectName: "notedSeal"
                placeholderText: qsTr("The seal you noted")

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

        SpokenText {
            Accessible.role: Accessible.AlertMessage
            Layout.fillWidth: true
            Layout.minimumHeight: Math.ceil(2.7 * Theme.text)  // Of two lines, before a check, too.
            color: root.deal.verdict === SealedDeal.Fits ? Theme.sea : Theme.roleInk[Role.Block]
            font.bold: true
            objectName: "verdict"
            opacity: text === "" ? 0 : 1
            text: root.deal.verdictText
            verticalAlignment: Text.AlignVCenter
            visible: root.checkable
            wrapMode: Text.WordWrap
        }

        SpokenText {
            Layout.fillWidth: true
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            lineHeight: 1.15
            text: qsTr("A match proves that the deal did not change after you saw the seal. It can’t prove that the deal was fair: a program could draw many deals and seal the one it likes.")
            visible: root.deal.seal !== ""
            wrapMode: Text.WordWrap
        }
    }
}
