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

    // Another one is about to open, or none.
    signal replaced

    function show(dialog: LazyDialog, from: LazyDialog, returning = false): void {
        const before = root.dialog;
        root.dialog = dialog;
        if (dialog)
            dialog.from = from;
        replaced();
        if (before !== dialog)
            before?.close();
        dialog?.open(returning);
    }

    function close(): void {
        show(null, null);
    }

    // Close these, also where another one lies over them and would return.
    function forget(past: list<LazyDialog>): void {
        for (let each = dialog; each; each = each.from) {
            while (past.includes(each.from))
                each.from = each.from.from;
        }
        for (const each of past)
            each.close();
    }
}
