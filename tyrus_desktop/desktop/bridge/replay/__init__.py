"""The replay for QML: state, navigation and playback."""
