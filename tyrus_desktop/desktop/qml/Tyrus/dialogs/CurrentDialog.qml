import QtQuick

// The open dialog of the window, if any.
//
// One dialog is open at a time. One requested by a menu or a key replaces it, as if Escape closed it. A
// dialog opened from another one returns to it, and so do the rules, which may be opened at any time.
QtObject {
    id: root

    property LazyDialog dialog: null

    readonly property Connections connections: Connections {
        function onClosed(): void {
            // The signal may arrive after the last dialog has closed.
            const back = root.dialog?.from ?? null;
            root.show(back, back?.from ?? null, true);
        }

        target: root.dialog
    }

    // Emitted when the open dialog is about to change, so that the file dialogs can close.
    signal changing

    // `dialog` and `from` are `LazyDialog`s, or null.
    function show(dialog: var, from: var, returning = false): void {
        const before = root.dialog;
        root.dialog = dialog;
        if (dialog)
            dialog.from = from;
        changing();
        if (before !== dialog)
            before?.close();
        dialog?.open(returning);
    }

    function close(): void {
        show(null, null);
    }

    // Close a `LazyDialog`, even if a dialog opened from it is in front of it.
    function forget(past: var): void {
        for (let each = dialog; each; each = each.from) {
            if (each.from === past)
                each.from = past.from;
        }
        past.close();
    }
}
