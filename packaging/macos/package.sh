#!/bin/sh
# macOS: packs the frozen Tyrus.app (build/bundle) into dist/tyrus-VERSION-macos-MACHINE.dmg. MACHINE
# is that of the build, arm64 or x86_64: numpy has no universal wheels.
#
# Signing and notarising need a Developer ID, given in the environment; without one the program is
# signed ad hoc, and Gatekeeper refuses it on other machines until the user allows it:
#
#     SIGN_AS       "Developer ID Application: NAME (TEAM)", in the keychain
#     NOTARY        a profile stored by `xcrun notarytool store-credentials`
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
    echo "signed ad hoc and not notarised: SIGN_AS and NOTARY are not set"
fi
