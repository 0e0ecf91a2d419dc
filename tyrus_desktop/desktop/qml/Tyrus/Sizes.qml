import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Gives the table the size of this item, and panels and texts the chosen size as far as they fit.
// Nothing is animated meanwhile.
Item {
    id: root

    required property Settings settings
    required property Item table
    required property ApplicationWindow window

    // In small windows the letters already have their minimum size, so panels must not shrink further.
    // Rounded to twentieths, the steps of the settings. The unit assumes a menu bar with small texts:
    // with the bar's real height, choosing the smallest size would change the minimum.
    function minScale(): real {
        const unit = Math.min(window.width / 1280, window.height / 796);
        return Math.ceil(20 * Math.max(0.8, Math.min(1, 0.8 / unit))) / 20;
    }

    // The panels, 196 and 268 wide, may take all but the gaps and the width of nine tiles. The unit
    // assumes a menu bar with large texts. Above the rail of a replay, the election must fit between
    // both name plates in every window.
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
