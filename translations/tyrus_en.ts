<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>LaneSum</name>
    <message numerus="yes">
        <source>counter, %n unused</source>
        <translation>
            <numerusform>counter, %n&#xa0;unused</numerusform>
            <numerusform>counter, %n&#xa0;unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters, %n unused</source>
        <translation>
            <numerusform>counters, %n&#xa0;unused</numerusform>
            <numerusform>counters, %n&#xa0;unused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>Games shown: %n of %1</source>
        <translation>
            <numerusform>Games shown: %n of %1</numerusform>
            <numerusform>Games shown: %n of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;star</numerusform>
            <numerusform>%n&#xa0;stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>You draw %n tile(s).</source>
        <translation>
            <numerusform>You draw %n&#xa0;tile.</numerusform>
            <numerusform>You draw %n&#xa0;tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s).</source>
        <translation>
            <numerusform>%1 draws %n&#xa0;tile.</numerusform>
            <numerusform>%1 draws %n&#xa0;tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s).</source>
        <translation>
            <numerusform>%n&#xa0;representative.</numerusform>
            <numerusform>%n&#xa0;representatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elections won in a row.</source>
        <translation>
            <numerusform>%n&#xa0;election won in a row.</numerusform>
            <numerusform>%n&#xa0;elections won in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in %1’s hand.</source>
        <translation>
            <numerusform>%n&#xa0;tile in %1’s hand.</numerusform>
            <numerusform>%n&#xa0;tiles in %1’s hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1: %2.</source>
        <translation>
            <numerusform>%n&#xa0;tile of %1: %2.</numerusform>
            <numerusform>%n&#xa0;tiles of %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy tile(s), hidden.</source>
        <translation>
            <numerusform>%n&#xa0;enemy tile, hidden.</numerusform>
            <numerusform>%n&#xa0;enemy tiles, hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1, hidden.</source>
        <translation>
            <numerusform>%n&#xa0;tile of %1, hidden.</numerusform>
            <numerusform>%n&#xa0;tiles of %1, hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election(s) left here.</source>
        <translation>
            <numerusform>%n&#xa0;election left here.</numerusform>
            <numerusform>%n&#xa0;elections left here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n&#xa0;second</numerusform>
            <numerusform>about %n&#xa0;seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n&#xa0;soldier</numerusform>
            <numerusform>%n&#xa0;soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merchant(s)</source>
        <translation>
            <numerusform>%n&#xa0;merchant</numerusform>
            <numerusform>%n&#xa0;merchants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priest(s)</source>
        <translation>
            <numerusform>%n&#xa0;priest</numerusform>
            <numerusform>%n&#xa0;priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1&#xa0;point</numerusform>
            <numerusform>%1&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vote(s)</source>
        <translation>
            <numerusform>%1&#xa0;vote</numerusform>
            <numerusform>%1&#xa0;votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n&#xa0;tile</numerusform>
            <numerusform>%n&#xa0;tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s)</source>
        <translation>
            <numerusform>%n&#xa0;representative</numerusform>
            <numerusform>%n&#xa0;representatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1&#xa0;game</numerusform>
            <numerusform>%1&#xa0;games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3.</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote, enemy blocks&#xa0;%2, counters&#xa0;%3.</numerusform>
            <numerusform>%1: %n&#xa0;votes, enemy blocks&#xa0;%2, counters&#xa0;%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2.</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote, enemy blocks&#xa0;%2.</numerusform>
            <numerusform>%1: %n&#xa0;votes, enemy blocks&#xa0;%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3; bluffs:&#xa0;%4.</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote, enemy blocks&#xa0;%2, counters&#xa0;%3; bluffs:&#xa0;%4.</numerusform>
            <numerusform>%1: %n&#xa0;votes, enemy blocks&#xa0;%2, counters&#xa0;%3; bluffs:&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2; bluffs:&#xa0;%4.</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote, enemy blocks&#xa0;%2; bluffs:&#xa0;%4.</numerusform>
            <numerusform>%1: %n&#xa0;votes, enemy blocks&#xa0;%2; bluffs:&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s).</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote.</numerusform>
            <numerusform>%1: %n&#xa0;votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>Tied; one tile left to turn over.</numerusform>
            <numerusform>Tied; %n&#xa0;tiles left to turn over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead, %1 to %2; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>You lead, %1&#xa0;to&#xa0;%2; one tile left to turn over.</numerusform>
            <numerusform>You lead, %1&#xa0;to&#xa0;%2; %n&#xa0;tiles left to turn over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads, %2 to %3; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>%1 leads, %2&#xa0;to&#xa0;%3; one tile left to turn over.</numerusform>
            <numerusform>%1 leads, %2&#xa0;to&#xa0;%3; %n&#xa0;tiles left to turn over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3, unused&#xa0;%4.</source>
        <translation>
            <numerusform>%1: %n&#xa0;vote, enemy blocks&#xa0;%2, counters&#xa0;%3, unused&#xa0;%4.</numerusform>
            <numerusform>%1: %n&#xa0;votes, enemy blocks&#xa0;%2, counters&#xa0;%3, unused&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bluffed with %n tile(s).</source>
        <translation>
            <numerusform>You bluffed with one tile.</numerusform>
            <numerusform>You bluffed with %n&#xa0;tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bluffed with %n tile(s).</source>
        <translation>
            <numerusform>%1 bluffed with one tile.</numerusform>
            <numerusform>%1 bluffed with %n&#xa0;tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election(s)</source>
        <translation>
            <numerusform>%n&#xa0;election</numerusform>
            <numerusform>%n&#xa0;elections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n&#xa0;game deleted.</numerusform>
            <numerusform>%n&#xa0;games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) given back: others played them.</source>
        <translation>
            <numerusform>%n&#xa0;game given back: others played it.</numerusform>
            <numerusform>%n&#xa0;games given back: others played them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are now yours.</source>
        <translation>
            <numerusform>%n&#xa0;game is now yours.</numerusform>
            <numerusform>%n&#xa0;games are now yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n&#xa0;game restored.</numerusform>
            <numerusform>%n&#xa0;games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n&#xa0;game exported to %1.</numerusform>
            <numerusform>%n&#xa0;games exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s) included, with both hands.</source>
        <translation>
            <numerusform>%n&#xa0;unfinished game included, with both hands.</numerusform>
            <numerusform>%n&#xa0;unfinished games included, with both hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s) left out, as a text would show both hands.</source>
        <translation>
            <numerusform>%n&#xa0;unfinished game left out, as a text would show both hands.</numerusform>
            <numerusform>%n&#xa0;unfinished games left out, as a text would show both hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), your progress and your settings are now in %1.</source>
        <translation>
            <numerusform>%n&#xa0;game, your progress and your settings are now in %1.</numerusform>
            <numerusform>%n&#xa0;games, your progress and your settings are now in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and are not in it.</source>
        <translation>
            <numerusform>%n&#xa0;file could not be read and is not in it.</numerusform>
            <numerusform>%n&#xa0;files could not be read and are not in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n&#xa0;game imported.</numerusform>
            <numerusform>%n&#xa0;games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already in the library.</source>
        <translation>
            <numerusform>%n&#xa0;game was already in the library.</numerusform>
            <numerusform>%n&#xa0;games were already in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n&#xa0;file could not be read.</numerusform>
            <numerusform>%n&#xa0;files could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more representative(s) would win the game.</source>
        <translation>
            <numerusform>%n&#xa0;more representative would win the game.</numerusform>
            <numerusform>%n&#xa0;more representatives would win the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more win(s) in a row would win it too.</source>
        <translation>
            <numerusform>A third win in a row would do so too.</numerusform>
            <numerusform>%n&#xa0;more wins in a row would do so too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election card(s) still face down.</source>
        <translation>
            <numerusform>%n&#xa0;election card is still face down.</numerusform>
            <numerusform>%n&#xa0;election cards are still face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) so far.</source>
        <translation>
            <numerusform>%n&#xa0;tile so far.</numerusform>
            <numerusform>%n&#xa0;tiles so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misled you with %n tile(s).</source>
        <translation>
            <numerusform>%1 misled you with %n&#xa0;tile.</numerusform>
            <numerusform>%1 misled you with %n&#xa0;tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s) right.</source>
        <translation>
            <numerusform>%1 of %n&#xa0;tile right.</numerusform>
            <numerusform>%1 of %n&#xa0;tiles right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this game, %1 of %n tile(s) right; a perfect reader: %2.</source>
        <translation>
            <numerusform>In this game, %1 of %n&#xa0;tile right; a perfect reader: %2.</numerusform>
            <numerusform>In this game, %1 of %n&#xa0;tiles right; a perfect reader: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reading score appears after %n game(s) of guessing. So far: %1.</source>
        <translation>
            <numerusform>Your reading score appears after %n&#xa0;game of guessing. So far: %1.</numerusform>
            <numerusform>Your reading score appears after %n&#xa0;games of guessing. So far: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer.</source>
        <translation>
            <numerusform>You won %1 of&#xa0;%n&#xa0;game against the computer.</numerusform>
            <numerusform>You won %1 of&#xa0;%n&#xa0;games against the computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer, %3 drawn.</source>
        <translation>
            <numerusform>You won %1 of&#xa0;%n&#xa0;game against the computer, %3&#xa0;drawn.</numerusform>
            <numerusform>You won %1 of&#xa0;%n&#xa0;games against the computer, %3&#xa0;drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer: %2.</source>
        <translation>
            <numerusform>You won %1 of&#xa0;%n&#xa0;game against the computer: %2.</numerusform>
            <numerusform>You won %1 of&#xa0;%n&#xa0;games against the computer: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer, %3 drawn: %2.</source>
        <translation>
            <numerusform>You won %1 of&#xa0;%n&#xa0;game against the computer, %3&#xa0;drawn: %2.</numerusform>
            <numerusform>You won %1 of&#xa0;%n&#xa0;games against the computer, %3&#xa0;drawn: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your guesses earn %1% of a perfect reader’s points (%2 to %3; from %n game(s)).</source>
        <translation>
            <numerusform>Your guesses earn %1% of a perfect reader’s points (%2 to %3; from %n&#xa0;game).</numerusform>
            <numerusform>Your guesses earn %1% of a perfect reader’s points (%2 to %3; from %n&#xa0;games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are getting better: %n game(s) ago your rating was %1.</source>
        <translation>
            <numerusform>You are getting better: %n&#xa0;game ago your rating was %1.</numerusform>
            <numerusform>You are getting better: %n&#xa0;games ago your rating was %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating fell: %n game(s) ago it was %1.</source>
        <translation>
            <numerusform>Your rating fell: %n&#xa0;game ago it was %1.</numerusform>
            <numerusform>Your rating fell: %n&#xa0;games ago it was %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No clear change: your rating was %1 before your last %n game(s).</source>
        <translation>
            <numerusform>No clear change: your rating was %1 before your last game.</numerusform>
            <numerusform>No clear change: your rating was %1 before your last %n&#xa0;games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n more game(s) against the computer.</source>
        <translation>
            <numerusform>Your rating appears after %n&#xa0;more game against the computer.</numerusform>
            <numerusform>Your rating appears after %n&#xa0;more games against the computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2: you gain about %n vote(s).</source>
        <translation>
            <numerusform>Place %1 in %2: you gain about %n&#xa0;vote.</numerusform>
            <numerusform>Place %1 in %2: you gain about %n&#xa0;votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2, to block about %n vote(s).</source>
        <translation>
            <numerusform>Place %1 in %2, to block about %n&#xa0;vote.</numerusform>
            <numerusform>Place %1 in %2, to block about %n&#xa0;votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2, to counter about %n block(s).</source>
        <translation>
            <numerusform>Place %1 in %2, to counter about %n&#xa0;block.</numerusform>
            <numerusform>Place %1 in %2, to counter about %n&#xa0;blocks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer proved · found by %1 of the %n level(s)</source>
        <translation>
            <numerusform>Answer proved · found by %1 of the %n&#xa0;level</numerusform>
            <numerusform>Answer proved · found by %1 of the %n&#xa0;levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer judged by the strongest level · found by %1 of the %n level(s)</source>
        <translation>
            <numerusform>Answer judged by the strongest level · found by %1 of the %n&#xa0;level</numerusform>
            <numerusform>Answer judged by the strongest level · found by %1 of the %n&#xa0;levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost %n point(s)</source>
        <translation>
            <numerusform>Cost %n&#xa0;point</numerusform>
            <numerusform>Cost %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %1 can be beaten: the best program built to do so wins %n game(s) out of 100.</source>
        <translation>
            <numerusform>Even %1 can be beaten: the best program built to do so wins %n&#xa0;game out of 100.</numerusform>
            <numerusform>Even %1 can be beaten: the best program built to do so wins %n&#xa0;games out of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If all you know is to vote at home, you win %n game(s) out of 100.</source>
        <translation>
            <numerusform>If all you know is to vote at home, you win %n&#xa0;game out of 100.</numerusform>
            <numerusform>If all you know is to vote at home, you win %n&#xa0;games out of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a program that learned from %n million placements and never thinks ahead</source>
        <translation>
            <numerusform>a program that learned from %n&#xa0;million placements and never thinks ahead</numerusform>
            <numerusform>a program that learned from %n&#xa0;million placements and never thinks ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %n game(s) out of 100 against %1.</source>
        <translation>
            <numerusform>Wins %n&#xa0;game out of 100&#xa0;against %1.</numerusform>
            <numerusform>Wins %n&#xa0;games out of 100&#xa0;against %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
