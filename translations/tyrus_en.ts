<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1 draws %n tile(s).</source>
        <translation>
            <numerusform>%1 draws %n tile.</numerusform>
            <numerusform>%1 draws %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>later: %n election(s) to come</source>
        <translation>
            <numerusform>later: %n election to come</numerusform>
            <numerusform>later: %n elections to come</numerusform>
        </translation>
    </message>
</context>
</TS>
