import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Gives the table the size of this item, and panels and texts the size that the user chose, as far as
// there is room for it; nothing moves slowly to where it then is.
Item {
    id: root

    required property Settings settings
    required property Item table
    required property ApplicationWindow window

    // In small windows the letters already have their smallest size, and would meet in smaller
    // panels. In twentieths, the steps of the settings, and in a unit for the window below a menu
    // bar of small texts: with the bar's own height, the smallest size would be another one once
    // it is chosen.
    function minScale(): real {
        const unit = Math.min(window.width / 1280, window.height / 796);
        return Math.ceil(20 * Math.max(0.8, Math.min(1, 0.8 / unit))) / 20;
    }

    // The panels, 196 and 268 wide, may take all but the gaps and the room that nine tiles side by
    // side need. In a unit for the window below a menu bar of large texts, as above. And above the
    // rail of a look back the election must find room between both name plates, in every window.
    function maxScale(): real {
        const unit = Math.min(window.width / 1280, window.height / 808);
        return Math.min(1.8, Math.floor(20 * (window.width - (4 * 8 + 560) * unit) / ((196 + 268) * unit)) / 20);
    }

    function fit(): void {
        Theme.resizing = true;
        Theme.minScale = minScale();
        Theme.maxScale = maxScale();
        table.width = width;
        table.height = height;
        Theme.resizing = false;
    }

    onHeightChanged: fit()
    onWidthChanged: fit()

    Binding {
        property: "unit"
        target: Theme
        value: root.table.width > 0 ? Math.min(root.table.width / 1280, root.table.height / 770) : 1
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
