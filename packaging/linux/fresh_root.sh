#!/bin/sh
# Tests the .deb on a fresh Debian: creates a minimal root with debootstrap, installs the package with
# apt, starts it under Xvfb, opens a game file, takes a screenshot, removes the package, and looks for
# files left behind. The log on the standard output is the evidence.
#
#     packaging/linux/fresh_root.sh PACKAGE.deb [SUITE [FOLDER]]
#
# SUITE is bookworm (Debian 12) or trixie (13). FOLDER receives the root, which is used again if it
# exists, and the screenshot. Needs root, debootstrap, and an apt with a Debian mirror.
set -eu

here=$(cd "$(dirname "$0")/../.." && pwd)
package=$(readlink -f "$1")
suite=${2:-bookworm}
folder=$(readlink -f "${3:-$here/build/fresh-root}")
how= game= display=
base=$folder/$suite.tar
root=$folder/$suite
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' |
    grep '/debian/*$' | head -n 1)

everything() {
    # Without the caches and logs that apt and dpkg write for any package.
    inside find / -xdev \( -path /var/cache -o -path /var/log -o -path /var/lib/apt \
        -o -path '/var/lib/dpkg/*-old' -o -path /dev -o -path /tmp -o -path /home \) -prune -o -print |
        sort
}
mentions() {
    # In caches of the desktop, too, and in what dpkg knows.
    inside grep -rlsE '(/|x-|: )tyrus|tyrus[._]desktop' /etc /usr /var/lib |
        grep -v -e '^/var/lib/apt/' -e '^/var/lib/dpkg/.*-old$' || true
}
say() { printf '\n== %s\n' "$*"; }
inside() {
    # With how=exec a shell in the background becomes the command, and has its number.
    $how env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"
}
as_user() {
    inside setpriv --reuid 1000 --regid 1000 --clear-groups env HOME=/home/claire \
        PATH=/usr/bin:/bin:/usr/games DISPLAY=:77 "$@"
}
stopped() {
    for process in $game $display; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    game= display=
}
ended() {
    stopped
    for mounted in "$root/dev/shm" "$root/proc"; do
        umount "$mounted" 2>/dev/null || true
    done
}
trap ended EXIT

fresh() {
    ended
    rm -rf "$root"
    mkdir -p "$root"
    tar -C "$root" -xf "$base"
    mount -t proc proc "$root/proc"
    mkdir -p "$root/dev/shm"
    mount -t tmpfs tmpfs "$root/dev/shm"
    inside apt-get update -qq
    inside useradd --create-home --uid 1000 claire
}
install_package() {
    everything >"$folder/before"
    inside dpkg-query -W -f '${Package}\n' | sort >"$folder/packages-before"
    cp "$package" "$root/srv/tyrus.deb"
    inside apt-get install -qqy --no-install-recommends /srv/tyrus.deb 2>&1 | tail -n 1
    echo "installed:"
    inside dpkg-query -W -f '${Package}\n' | sort | comm -13 "$folder/packages-before" - | paste -sd' '
    echo "files that mention it: $(mentions | wc -l)"
}
remove_package() {
    inside apt-get purge -qqy tyrus 2>&1 | tail -n 1
    inside apt-get autoremove --purge -qqy >/dev/null 2>&1
    rm "$root/srv/tyrus.deb"
    # Without system caches that the removal of any package leaves.
    everything | comm -13 "$folder/before" - | grep -v '^/etc/ld.so.cache$' >"$folder/left" || true
    mentions >>"$folder/left"
    if [ -s "$folder/left" ]; then
        echo "left behind:"
        cat "$folder/left"
        exit 1
    fi
    echo "no file is left and none mentions it; games and settings remain in the users' homes:"
    find "$root/home/claire" -name '*tyrus*' -prune | sed "s|$root||"
}

mkdir -p "$folder"
if [ ! -e "$base" ]; then
    say "a fresh $suite from $mirror"
    debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$folder/$suite.log"
    tar -C "$root" -cf "$base" .
fi

say "a minimal root: apt installs the package with its dependencies"
fresh
echo "Debian $(inside cat /etc/debian_version), $(inside dpkg-query -W | wc -l) packages"
install_package

say "every library is found in the search order of the program's bootloader"
missing=$(inside sh -c 'find /usr/lib/tyrus -name "*.so*" -type f |
    LD_LIBRARY_PATH=/usr/lib/tyrus/_internal xargs ldd' 2>/dev/null | grep 'not found' | sort -u || true)
[ -z "$missing" ] || { echo "$missing"; exit 1; }
echo yes

say "the self-check, as a user"
as_user tyrus --self-check

say "apt removes it"
remove_package

say "another root, with a display (Xvfb) and tools to look at it"
fresh
inside apt-get install -qqy --no-install-recommends xvfb x11-utils imagemagick \
    shared-mime-info desktop-file-utils xdg-utils >/dev/null 2>&1
install_package

say "opening a game file"
cp "$here/tests/golden/example.tyrus" "$root/home/claire/a game é.tyrus"
inside chown 1000:1000 "/home/claire/a game é.tyrus"
echo "its type: $(inside grep -m1 tyrus /usr/share/mime/globs2)"
echo "opened by: $(as_user xdg-mime query default application/x-tyrus-record)"
how=exec as_user Xvfb :77 -screen 0 1280x800x24 >/dev/null 2>&1 &
display=$!
sleep 3
kill -0 "$display" # It has not failed because the number is in use.
how=exec as_user tyrus "/home/claire/a game é.tyrus" &
game=$!
sleep 10
as_user xwininfo -root -tree | grep -i '"tyrus' | head -n 3
as_user import -window root /home/claire/picture.png
cp "$root/home/claire/picture.png" "$folder/$suite.png"
echo "picture: $(inside identify -format '%wx%h, %k colours' /home/claire/picture.png)"
kill -0 "$game"
echo "the program is still running, as expected"
stopped

say "apt removes it"
remove_package
say "passed on $suite"
