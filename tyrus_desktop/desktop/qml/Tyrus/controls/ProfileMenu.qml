pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// A menu of the profiles: it chooses who plays from now on.
LazyMenu {
    id: root

    // Whether the profiles may be asked for.
    property bool ready: true

    // An action each, which follows the name; a name does not change their number.
    readonly property Instantiator people: Instantiator {
        model: root.ready ? App.profiles.rows.length : 0

        Action {
            required property int index

            readonly property var row: App.profiles.rows[index]

            checkable: true
            checked: row?.current ?? false
            text: (row?.name ?? "").replace("&", "&&")

            // A click on the current one would uncheck it.
            onTriggered: {
                App.profiles.choose(row.profile);
                checked = Qt.binding(() => row?.current ?? false);
            }
        }

        onObjectAdded: root.list()
        onObjectRemoved: root.list()
    }

    readonly property Action manage: Action {
        text: qsTr("Add or &rename…")

        onTriggered: App.openOver(Sheet.Profiles)
    }

    function list(): void {
        const found = [];
        for (let i = 0; i < people.count; i++)
            found.push(people.objectAt(i));
        groups = [found.length];
        entries = [...found, manage];
    }

    Component.onCompleted: list()
}
