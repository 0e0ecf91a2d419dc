import QtQuick
import QtQuick.Controls.Basic

// Creates a dialog when it is first opened, so that the first frame need not wait for it.
Loader {
    id: root

    // The dialog from within which this one was opened, and to which it returns.
    property LazyDialog from: null

    signal closed

    // `returning`: a dialog that was opened from within this one has been closed.
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
