#!/bin/sh
# macOS: from the frozen Tyrus.app (build/bundle) to dist/tyrus-VERSION-macos-MACHINE.dmg. The
# machine, arm64 or x86_64, is that on which it runs: numpy has no wheels for both at once.
#
# Signing and notarising want a Developer ID, given by the environment; without one the program is
# signed for this machine alone, and other machines' Gatekeeper refuses it at first:
#
#     SIGN_AS       "Developer ID Application: NAME (TEAM)", in the keychain
#     NOTARY        a profile that `xcrun notarytool store-credentials` has kept
set -eu

cd "$(dirname "$0")/../.."
app=build/bundle/Tyrus.app
version=$(python3 packaging/metadata.py --version)
image=dist/tyrus-$version-macos-$(uname -m).dmg

cp build/icons/tyrus-record.icns "$app/Contents/Resources/"
codesign --force --deep --timestamp --options runtime \
    --entitlements packaging/macos/entitlements.plist --sign "${SIGN_AS:--}" "$app"
codesign --verify --deep --strict "$app"

mkdir -p dist build/dmg
rm -rf build/dmg/* "$image"
cp -R "$app" build/dmg/
ln -s /Applications build/dmg/Applications
hdiutil create -volname Tyrus -srcfolder build/dmg -format ULMO -ov "$image"

if [ -n "${SIGN_AS:-}" ] && [ -n "${NOTARY:-}" ]; then
    codesign --sign "$SIGN_AS" --timestamp "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY" --wait
    xcrun stapler staple "$image"
else
    echo "neither signed for others nor notarised: SIGN_AS and NOTARY are not given"
fi
