import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Gives the table the size of this item, and texts the chosen size. Nothing is animated meanwhile.
Item {
    id: root

    required property Settings settings
    required property Item table
    required property ApplicationWindow window

    // The width that a drawer takes beside the scene.
    required property real taken

    // In small windows the letters already have their minimum size, so panels must not shrink further.
    // Rounded to twentieths, the steps of the settings.
    function minScale(): real {
        const unit = Math.min(window.width / 1280, window.height / 800);
        return Math.ceil(20 * Math.max(0.8, Math.min(1, 0.8 / unit))) / 20;
    }

    function fit(): void {
        Theme.resizing = true;
        Theme.minScale = minScale();
        table.width = width;
        table.height = height;
        Theme.resizing = false;
    }

    onHeightChanged: fit()
    onWidthChanged: fit()

    Binding {
        property: "unit"
        target: Theme
        value: root.table.width > 0 ? Math.min((root.table.width - root.taken) / 1280, root.table.height / 800) : 1
    }

    Binding {
        property: "pixelRatio"
        target: Theme
        value: root.window.Screen.devicePixelRatio
    }

    Connections {
        function onChanged(): void {
            const scale = root.settings.scale / 100;
            if (scale === Theme.chosenScale)
                return;
            Theme.resizing = true;
            Theme.chosenScale = scale;
            Theme.resizing = false;
        }

        target: root.settings
    }
}
