pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The program, the authors of the game, and the licences of the libraries.
BaseDialog {
    id: root

    readonly property list<string> paragraphs: [qsTr("Tyrus %1, a bluffing game for two. It never connects to any network.").arg(App.state.version), qsTr("Tyrus is a game by Laurent Escoffier and David Franck, illustrated by Jérôme Caproni and published by Descartes in 2004. This program is the unaffiliated work of admirers, with drawings of its own."), qsTr("This program is free software under the GNU General Public License, version\u00a03 or later."), qsTr("It uses Qt and PySide6 under the GNU Lesser General Public License, version\u00a03; Python under the PSF licence; numpy under the BSD licence; tqdm under the MPL\u00a02.0 and MIT licences; miniaudio under the MIT licence; cffi under the MIT-0 licence; and the fonts that come with it under the SIL Open Font License.")]

    title: qsTr("About Tyrus")
    preferredWidth: 640
    hasCloseButton: true

    Column {
        id: column

        spacing: Theme.pixels(12)
        width: parent.width

        Repeater {
            model: root.paragraphs.length

            SpokenText {
                required property int index

                lineHeight: 1.2
                text: root.paragraphs[index]
                width: column.width
                wrapMode: Text.WordWrap
            }
        }
    }
}
