; Windows' installer: per user, without administrator rights; in English and French.
;
;     python packaging/windows_installer.py
;
; Installs the frozen program into the user's own programs folder, with a shortcut in the Start menu,
; and registers it for .tyrus files. Uninstalling leaves the user's games and settings in place.

Unicode true
!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

Name "Tyrus"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Tyrus"
InstallDirRegKey HKCU "Software\Tyrus" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tyrus"
!define CLASSES "Software\Classes"
!define RECORD "Tyrus.Record.1"

!define MUI_ICON "${ICONS}\tyrus.ico"
!define MUI_UNICON "${ICONS}\tyrus.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tyrus.exe"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString KIND ${LANG_ENGLISH} "Tyrus game"
LangString KIND ${LANG_FRENCH} "Partie de Tyrus"
LangString RUNNING ${LANG_ENGLISH} "Tyrus is running. Quit it, then try again."
LangString RUNNING ${LANG_FRENCH} "Tyrus est en cours d’exécution. Quittez-le, puis réessayez."

LangString TOO_OLD ${LANG_ENGLISH} "Tyrus needs a 64-bit Windows 10 or later."
LangString TOO_OLD ${LANG_FRENCH} "Tyrus nécessite Windows 10 en 64 bits, ou une version plus récente."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Tyrus"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Tyrus, a bluffing game for two"
VIAddVersionKey /LANG=0 "LegalCopyright" "GNU General Public License, version 3 or later"

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

!macro TellShell
  ; SHCNE_ASSOCCHANGED: the shell reloads file types and icons.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro CloseIt
  ; Windows does not open the file of a running program for writing.
  ${DoWhile} ${FileExists} "$INSTDIR\tyrus.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\tyrus.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend

Section "Tyrus" PROGRAM
  !insertmacro CloseIt
  ; Libraries of an earlier version must not remain.
  ${If} ${FileExists} "$INSTDIR\tyrus.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  File "${ICONS}\tyrus-record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tyrus.lnk" "$INSTDIR\tyrus.exe"

  WriteRegStr HKCU "Software\Tyrus" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.tyrus" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\.tyrus" "Content Type" "application/x-tyrus-record"
  WriteRegStr HKCU "${CLASSES}\.tyrus\OpenWithProgids" "${RECORD}" ""
  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(KIND)"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\tyrus-record.ico"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\tyrus.exe" "%1"'
  !insertmacro TellShell

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tyrus"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tyrus.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tyrus desktop maintainers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  SectionGetSize ${PROGRAM} $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro CloseIt
  Delete "$SMPROGRAMS\Tyrus.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\tyrus.exe"
  Delete "$INSTDIR\tyrus-console.exe"
  Delete "$INSTDIR\tyrus-record.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegValue HKCU "${CLASSES}\.tyrus\OpenWithProgids" "${RECORD}"
  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
  ReadRegStr $0 HKCU "${CLASSES}\.tyrus" ""
  StrCmp $0 "${RECORD}" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.tyrus"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Tyrus"
  !insertmacro TellShell
SectionEnd
