<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>You draw %n tile(s).</source>
        <translation>
            <numerusform>You draw %n tile.</numerusform>
            <numerusform>You draw %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s).</source>
        <translation>
            <numerusform>%1 draws %n tile.</numerusform>
            <numerusform>%1 draws %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s).</source>
        <translation>
            <numerusform>%n representative.</numerusform>
            <numerusform>%n representatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elections won in a row.</source>
        <translation>
            <numerusform>%n election won in a row.</numerusform>
            <numerusform>%n elections won in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the hand of %1.</source>
        <translation>
            <numerusform>%n tile in the hand of %1.</numerusform>
            <numerusform>%n tiles in the hand of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles: %1.</source>
        <translation>
            <numerusform>%n of your tiles: %1.</numerusform>
            <numerusform>%n of your tiles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1: %2.</source>
        <translation>
            <numerusform>%n tile of %1: %2.</numerusform>
            <numerusform>%n tiles of %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy tile(s), hidden.</source>
        <translation>
            <numerusform>%n enemy tile, hidden.</numerusform>
            <numerusform>%n enemy tiles, hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1, hidden.</source>
        <translation>
            <numerusform>%n tile of %1, hidden.</numerusform>
            <numerusform>%n tiles of %1, hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election(s) to come here.</source>
        <translation>
            <numerusform>%n election to come here.</numerusform>
            <numerusform>%n elections to come here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All square, %n tile(s) to turn</source>
        <translation>
            <numerusform>All square, one tile to turn</numerusform>
            <numerusform>All square, %n tiles to turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead, %1 to %2; %n tile(s) to turn</source>
        <translation>
            <numerusform>You lead, %1 to %2; one tile to turn</numerusform>
            <numerusform>You lead, %1 to %2; %n tiles to turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads, %2 to %3; %n tile(s) to turn</source>
        <translation>
            <numerusform>%1 leads, %2 to %3; one tile to turn</numerusform>
            <numerusform>%1 leads, %2 to %3; %n tiles to turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), %2 blocked, %3 countered; bluffs: %4.</source>
        <translation>
            <numerusform>%1: %n vote, %2 blocked, %3 countered; bluffs: %4.</numerusform>
            <numerusform>%1: %n votes, %2 blocked, %3 countered; bluffs: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), %2 blocked; bluffs: %4.</source>
        <translation>
            <numerusform>%1: %n vote, %2 blocked; bluffs: %4.</numerusform>
            <numerusform>%1: %n votes, %2 blocked; bluffs: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bluffed with %n tile(s).</source>
        <translation>
            <numerusform>%1 bluffed with one tile.</numerusform>
            <numerusform>%1 bluffed with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), %2 blocked, %3 countered.</source>
        <translation>
            <numerusform>%1: %n vote, %2 blocked, %3 countered.</numerusform>
            <numerusform>%1: %n votes, %2 blocked, %3 countered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), %2 blocked.</source>
        <translation>
            <numerusform>%1: %n vote, %2 blocked.</numerusform>
            <numerusform>%1: %n votes, %2 blocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s).</source>
        <translation>
            <numerusform>%1: %n vote.</numerusform>
            <numerusform>%1: %n votes.</numerusform>
        </translation>
    </message>
</context>
</TS>
