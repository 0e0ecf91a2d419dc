pragma Singleton

import QtQuick
import Tyrus.Core

// What every file may use: the program's objects, which it sets before it loads the window, and the
// one way to open a dialog.
QtObject {
    property GameController controller: null
    property ProfileList profiles: null
    property Replay replay: null
    property SavedGames savedGames: null
    property Library library: null
    property SealedDeal sealedDeal: null
    property UnexpectedErrors unexpected: null
    property url art

    // The review of finished games, a `GameReview`; null until an end has been shown.
    property var review: null

    // The practice page, a `Practice` whose lists are `PracticeList`s; null until it is first needed.
    property var practice: null

    // The parts of the controller that are read most.
    readonly property TableState state: controller?.state ?? null
    readonly property Settings settings: state?.settings ?? null
    readonly property LessonState lesson: controller?.lesson ?? null
    readonly property Study study: controller?.study ?? null

    // An `Advice`, once there is a game.
    readonly property var advice: controller?.advice ?? null

    // Whether a game could not be saved, or games are still being imported or exported.
    readonly property bool quittingLoses: !(savedGames?.allSaved ?? true) || (library?.transferring ?? false)

    // The window opens a `Sheet`: in place of the open one, or over it, to which it then returns.
    signal open(sheet: int)
    signal openOver(sheet: int)
    signal close

    // Opens the quick rules at one of `Board.Rules`; closing them returns to what was open.
    signal openRules(step: int)

    // The window asks whether the game may be left, and starts what has this name in a `list`: the lessons, or another list of the practice page.
    signal start(name: string, list: var)

    // Play on from the moment of the look back; a study goes back to it.
    function playOn(): void {
        study.on ? study.goBackTo(study.moment) : open(Sheet.PlayOn);
    }
}
