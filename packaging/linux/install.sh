#!/bin/sh
# Adds Tyrus to the programs of one user, without root, or removes it again:
#
#     ./install.sh --user      copy it to ~/.local/lib/tyrus, with the command tyrus, an entry in
#                              the menu, icons, the type of game files and the manual
#     ./install.sh --remove    remove all that; games and settings stay
#
# The copy contains this script, so the unpacked folder is not needed any longer.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
home=$HOME/.local/lib/tyrus
command=$HOME/.local/bin/tyrus
data=${XDG_DATA_HOME:-$HOME/.local/share}

say() { # English, then French.
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        fr*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}
shared() { (cd "$1/share" && find . -type f); }
tell_desktop() {
    # The last one is for a cache of icons, which otherwise stays in use.
    for tool in update-desktop-database:applications update-mime-database:mime touch:icons/hicolor; do
        if command -v "${tool%%:*}" >/dev/null && [ -d "$data/${tool#*:}" ]; then
            "${tool%%:*}" "$data/${tool#*:}" || true # The desktop notices by itself, only later.
        fi
    done
}
remove() {
    shared "$home" | while read -r name; do
        rm -f "$data/$name"
    done
    rm -f "$command"
    tell_desktop
    shared "$home" | while read -r name; do
        (cd "$data" && rmdir -p "${name%/*}" 2>/dev/null) || true # Only empty folders.
    done
    rm -rf "$home"
}

case ${1:-} in
    --user)
        if [ "$here" = "$home" ]; then
            say "Tyrus is installed already." "Tyrus est déjà installé."
            exit 1
        fi
        if [ -e "$command" ] && [ "$(readlink "$command")" != "$home/tyrus" ]; then
            say "$command belongs to another installation. Remove that first." \
                "$command appartient à une autre installation. Supprimez-la d’abord."
            exit 1
        fi
        rm -rf "$home.new" # Of an installation that was interrupted.
        mkdir -p "$home.new" "${command%/*}" "$data"
        cp -R "$here/." "$home.new"
        [ ! -e "$home" ] || remove
        mv "$home.new" "$home"
        ln -sfn "$home/tyrus" "$command"
        cp -R "$home/share/." "$data"
        entry=applications/io.github.tyrus_desktop.tyrus.desktop
        # By its path: a session that is older than ~/.local/bin does not search there.
        program=$command awk '/^Exec=/ { $0 = "Exec=\"" ENVIRON["program"] "\" %f" } { print }' \
            "$home/share/$entry" >"$data/$entry"
        tell_desktop
        say "Tyrus is installed: look for it in the menu, or enter $command." \
            "Tyrus est installé : cherchez-le dans le menu, ou tapez $command."
        ;;
    --remove)
        if [ ! -e "$home/share" ]; then
            say "Tyrus is not installed in $home." "Tyrus n’est pas installé dans $home."
            exit 1
        fi
        remove
        say "Tyrus is removed. Your games and settings are still there." \
            "Tyrus est désinstallé. Vos parties et vos réglages sont conservés."
        ;;
    *)
        say "Use ./install.sh --user to install Tyrus for yourself, ./install.sh --remove to remove it." \
            "Utilisez ./install.sh --user pour installer Tyrus pour vous, ./install.sh --remove pour le désinstaller."
        exit 2
        ;;
esac
