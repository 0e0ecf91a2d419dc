import QtQuick

// Which dialog of the window is open, if any.
//
// One is open at a time. Another that is requested by a menu or a key replaces it, and the first is
// closed as by Escape. A dialog that was opened from within another one returns to it, and so do the
// rules, which may be wanted at any time.
QtObject {
    id: root

    property LazyDialog dialog: null

    readonly property Connections connections: Connections {
        function onClosed(): void {
            // This may be heard when none is open any more.
            const back = root.dialog?.from ?? null;
            root.show(back, back?.from ?? null, true);
        }

        target: root.dialog
    }

    // A dialog has been asked for, or none: whatever else is open is to go.
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

    // Close a `LazyDialog`, also where another one lies over it and would return.
    function forget(past: var): void {
        for (let each = dialog; each; each = each.from) {
            if (each.from === past)
                each.from = past.from;
        }
        past.close();
    }
}
