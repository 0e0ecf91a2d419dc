import QtQuick
import QtQuick.Controls.Basic

// Creates a dialog when it is first opened.
Loader {
    id: root

    // The dialog that opened this one, and to which it returns.
    property LazyDialog from: null

    signal closed

    // `returning`: a dialog opened from this one has closed.
    function open(returning: bool): void {
        active = true;
        const dialog = item as BaseDialog;
        dialog.returning = returning;
        dialog.open();
    }

    function close(): void {
        (item as Dialog)?.close();
    }

    active: false

    Connections {
        function onClosed(): void {
            root.closed();
        }

        target: root.item as Dialog
    }
}
