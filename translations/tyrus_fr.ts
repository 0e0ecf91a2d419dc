<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Player</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>The settings file was damaged. Please check your settings.</source>
        <translation>Le fichier des réglages était endommagé. Vérifiez vos réglages.</translation>
    </message>
    <message>
        <source>Import just one of them to see why.</source>
        <translation>Importez-en un seul pour savoir pourquoi.</translation>
    </message>
    <message>
        <source>No games were found there: choose files that end in .tyrus or .zip.</source>
        <translation>Aucune partie n’a été trouvée&#xa0;: choisissez des fichiers en .tyrus ou .zip.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard: copy one as text first.</source>
        <translation>Le presse-papiers ne contient aucune partie&#xa0;: copiez d’abord son texte.</translation>
    </message>
    <message>
        <source>Tyrus backup %1</source>
        <translation>Sauvegarde Tyrus %1</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>L’exportation a été annulée.</translation>
    </message>
    <message>
        <source>%1 can’t hold that many games. Export some, delete those here, and try again.</source>
        <translation>%1 ne peut pas contenir autant de parties. Exportez-en certaines, supprimez-les ici, puis recommencez.</translation>
    </message>
    <message>
        <source>The backup was cancelled.</source>
        <translation>La sauvegarde a été annulée.</translation>
    </message>
    <message>
        <source>The restore was cancelled: do it again for the rest.</source>
        <translation>La restauration a été annulée&#xa0;: recommencez pour avoir le reste.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L’importation a été annulée.</translation>
    </message>
    <message>
        <source>%1 vs. %2, %3: election&#xa0;%4</source>
        <translation>%1 contre %2, %3&#xa0;: élection&#xa0;%4</translation>
    </message>
    <message>
        <source>Resume %1 vs. %2: election&#xa0;%3, %4&#xa0;to&#xa0;%5</source>
        <translation>Reprendre %1 contre %2&#xa0;: élection&#xa0;%3, %4&#xa0;à&#xa0;%5</translation>
    </message>
    <message>
        <source>Resume against %1: election&#xa0;%2, %3&#xa0;all</source>
        <translation>Reprendre contre %1&#xa0;: élection&#xa0;%2, %3&#xa0;partout</translation>
    </message>
    <message>
        <source>Resume against %1: election&#xa0;%2, you lead %3&#xa0;to&#xa0;%4</source>
        <translation>Reprendre contre %1&#xa0;: élection&#xa0;%2, vous menez %3&#xa0;à&#xa0;%4</translation>
    </message>
    <message>
        <source>Resume against %1: election&#xa0;%2, you trail %3&#xa0;to&#xa0;%4</source>
        <translation>Reprendre contre %1&#xa0;: élection&#xa0;%2, %4 à %3 pour l’adversaire</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous le nom %1.</translation>
    </message>
    <message>
        <source>Citadel tally: votes, minus blocks not countered</source>
        <translation>Dépouillement des citadelles&#xa0;: voix − contres non annulés</translation>
    </message>
    <message>
        <source>Market tally: votes, minus blocks not countered</source>
        <translation>Dépouillement des marchés&#xa0;: voix − contres non annulés</translation>
    </message>
    <message>
        <source>Temple tally: votes, minus blocks not countered</source>
        <translation>Dépouillement des temples&#xa0;: voix − contres non annulés</translation>
    </message>
    <message>
        <source>Place a tile in any building: %1 of %2 in this election.</source>
        <translation>Posez une tuile où vous voulez&#xa0;: %1 sur %2 pour cette élection.</translation>
    </message>
    <message>
        <source>%1, place a tile in any building: %2 of %3 in this election.</source>
        <translation>%1, posez une tuile où vous voulez&#xa0;: %2 sur %3 pour cette élection.</translation>
    </message>
    <message>
        <source>Placed. Confirm, or undo.</source>
        <translation>Tuile posée. Confirmez, ou annulez.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>%1, place a tile from the near row: %2 of %3.</source>
        <translation>%1, posez une tuile de la rangée de devant&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>%1, place a tile from the far row: %2 of %3.</source>
        <translation>%1, posez une tuile de la rangée du fond&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>The election is null: %1&#xa0;to&#xa0;%2.</source>
        <translation>L’élection est nulle&#xa0;: %1&#xa0;à&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 resigned: %2 wins.</source>
        <translation>%1 abandonne&#xa0;: %2 gagne la partie.</translation>
    </message>
    <message>
        <source>Representatives: %1&#xa0;each. Last three tiles: %2&#xa0;to&#xa0;%3.</source>
        <translation>Représentants&#xa0;: %1&#xa0;chacun. Trois dernières tuiles&#xa0;: %2&#xa0;à&#xa0;%3.</translation>
    </message>
    <message>
        <source>Elections&#xa0;%1, %2 and %3. Representatives: %4&#xa0;to&#xa0;%5.</source>
        <translation>Élections&#xa0;%1, %2 et %3. Représentants&#xa0;: %4&#xa0;à&#xa0;%5.</translation>
    </message>
    <message>
        <source>Elections&#xa0;%1, %2 and %3. Representatives: Ivory %4, Brown %5.</source>
        <translation>Élections&#xa0;%1, %2 et %3. Représentants&#xa0;: Beige %4, Marron %5.</translation>
    </message>
    <message>
        <source>You place %1 in your citadel.</source>
        <translation>Vous posez %1 dans votre citadelle.</translation>
    </message>
    <message>
        <source>You place %1 in your market.</source>
        <translation>Vous posez %1 dans votre marché.</translation>
    </message>
    <message>
        <source>You place %1 in your temple.</source>
        <translation>Vous posez %1 dans votre temple.</translation>
    </message>
    <message>
        <source>You place %1 in the enemy citadel.</source>
        <translation>Vous posez %1 dans la citadelle adverse.</translation>
    </message>
    <message>
        <source>You place %1 in the enemy market.</source>
        <translation>Vous posez %1 dans le marché adverse.</translation>
    </message>
    <message>
        <source>You place %1 in the enemy temple.</source>
        <translation>Vous posez %1 dans le temple adverse.</translation>
    </message>
    <message>
        <source>%1 places %2 in your citadel.</source>
        <translation>%1 pose %2 dans votre citadelle.</translation>
    </message>
    <message>
        <source>%1 places %2 in your market.</source>
        <translation>%1 pose %2 dans votre marché.</translation>
    </message>
    <message>
        <source>%1 places %2 in your temple.</source>
        <translation>%1 pose %2 dans votre temple.</translation>
    </message>
    <message>
        <source>%1 places %2 at home, in the citadel.</source>
        <translation>%1 pose %2 dans sa propre citadelle.</translation>
    </message>
    <message>
        <source>%1 places %2 at home, in the market.</source>
        <translation>%1 pose %2 dans son propre marché.</translation>
    </message>
    <message>
        <source>%1 places %2 at home, in the temple.</source>
        <translation>%1 pose %2 dans son propre temple.</translation>
    </message>
    <message>
        <source>You win the game: three elections in a row.</source>
        <translation>Vous gagnez la partie&#xa0;: trois élections d’affilée.</translation>
    </message>
    <message>
        <source>You win the game: five representatives.</source>
        <translation>Vous gagnez la partie&#xa0;: cinq représentants.</translation>
    </message>
    <message>
        <source>You win the game with the most representatives.</source>
        <translation>Vous gagnez la partie avec le plus de représentants.</translation>
    </message>
    <message>
        <source>You win the game on the last three tiles.</source>
        <translation>Vous gagnez la partie grâce à vos trois dernières tuiles.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Vous abandonnez la partie.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne la partie.</translation>
    </message>
    <message>
        <source>You resigned: %1 wins.</source>
        <translation>Vous avez abandonné&#xa0;: %1 gagne.</translation>
    </message>
    <message>
        <source>%1 resigned: you win.</source>
        <translation>%1 a abandonné&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>You have won two in a row: a third would end the game.</source>
        <translation>Vous avez gagné deux élections d’affilée&#xa0;: une troisième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>%1 has won two in a row: a third would end the game.</source>
        <translation>%1 a gagné deux élections d’affilée&#xa0;: une troisième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>All hidden tiles are turned over.</source>
        <translation>Toutes les tuiles cachées sont retournées.</translation>
    </message>
    <message>
        <source>%1’s hidden tile, in %2</source>
        <translation>%2&#xa0;: tuile cachée de %1</translation>
    </message>
    <message>
        <source>%1’s %3, in %2</source>
        <translation>%2&#xa0;: %3 de %1</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>tuile cachée</translation>
    </message>
    <message>
        <source>Slot&#xa0;%1 of %2: %3</source>
        <translation>Place&#xa0;%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Hidden tile in %1’s hand</source>
        <translation>Tuile cachée dans la main de %1</translation>
    </message>
    <message>
        <source>%2, in %1’s hand</source>
        <translation>%2, dans la main de %1</translation>
    </message>
    <message>
        <source>in this election</source>
        <translation>à cette élection</translation>
    </message>
    <message>
        <source>later (%1&#xa0;left)</source>
        <translation>plus tard (%1&#xa0;à&#xa0;venir)</translation>
    </message>
    <message>
        <source>one more wins the game</source>
        <translation>encore une, et c’est gagné</translation>
    </message>
    <message>
        <source>one more and you win</source>
        <translation>encore une, et vous gagnez</translation>
    </message>
    <message>
        <source>one more and you lose</source>
        <translation>encore une, et vous perdez</translation>
    </message>
    <message>
        <source>You: %1 in hand, %2 in reserve.</source>
        <translation>Vous&#xa0;: %1 en main, %2 dans la pioche.</translation>
    </message>
    <message>
        <source>%1: %2 in hand, %3 in reserve.</source>
        <translation>%1&#xa0;: %2 en main, %3 dans la pioche.</translation>
    </message>
    <message>
        <source>%1, %2: %3 in hand, %4 in reserve.</source>
        <translation>%1, %2&#xa0;: %3 en main, %4 dans la pioche.</translation>
    </message>
    <message>
        <source>no election left</source>
        <translation>aucune élection à venir</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: not yet known</source>
        <translation>Élection&#xa0;%1&#xa0;: encore inconnue</translation>
    </message>
    <message>
        <source>%1. Two in a row for %2: a third would end the game.</source>
        <translation>%1. Deux d’affilée pour %2&#xa0;: une troisième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>%1. Ivory %2, Brown %3: null</source>
        <translation>%1. Beige %2, Marron %3&#xa0;: nulle</translation>
    </message>
    <message>
        <source>%1. Ivory %2, Brown %3: won by %4</source>
        <translation>%1. Beige %2, Marron %3&#xa0;: gagnée par %4</translation>
    </message>
    <message>
        <source>Two in a row for %1: a third would end the game.</source>
        <translation>Deux élections d’affilée pour %1&#xa0;: une troisième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>%1, not elected yet</source>
        <translation>%1, à élire</translation>
    </message>
    <message>
        <source>%1, not won: election&#xa0;%2 was null</source>
        <translation>%1, non attribué&#xa0;: l’élection&#xa0;%2 a été nulle</translation>
    </message>
    <message>
        <source>%1, won by %2 in election&#xa0;%3</source>
        <translation>%1, gagné par %2 à l’élection&#xa0;%3</translation>
    </message>
    <message>
        <source>Elo relative to %1: %2 to&#xa0;%3, by style.</source>
        <translation>Elo par rapport à %1&#xa0;: de %2 à&#xa0;%3 selon le style.</translation>
    </message>
    <message>
        <source>Level&#xa0;%1 of&#xa0;%2.</source>
        <translation>Niveau&#xa0;%1 sur&#xa0;%2.</translation>
    </message>
    <message>
        <source>Elo %1 by definition; the other levels are measured against this one.</source>
        <translation>Elo %1 par définition&#xa0;: les autres niveaux sont mesurés par rapport à celui-ci.</translation>
    </message>
    <message>
        <source>Elo %1 ± %2; the first level is set at 1000.</source>
        <translation>Elo %1 ± %2&#x202f;; le premier niveau est fixé à 1000.</translation>
    </message>
    <message>
        <source>Wins %1 of the games against %2.</source>
        <translation>Gagne %1 des parties contre %2.</translation>
    </message>
    <message>
        <source>Elo relative to %1: %2.</source>
        <translation>Elo par rapport à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Habit: %1, %2. For %3: %4.</source>
        <translation>Trait dominant&#xa0;: %1, %2. Chez %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Measured on %1, each deal played twice with sides exchanged.</source>
        <translation>Mesuré le %1, chaque donne jouée deux fois, camps échangés.</translation>
    </message>
    <message>
        <source>Measured on %1, each deal played twice with sides exchanged; ± and ranges are 95% confidence intervals.</source>
        <translation>Mesuré le %1, chaque donne jouée deux fois, camps échangés&#x202f;; ± et les fourchettes sont des intervalles de confiance à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>%2’s %1: %3, no effect</source>
        <translation>%1 de %2&#xa0;: %3, sans effet</translation>
    </message>
    <message>
        <source>%2’s %1: %3</source>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Third in a row. %1 wins the game.</source>
        <translation>Troisième d’affilée. %1 gagne la partie.</translation>
    </message>
    <message>
        <source>Fifth representative. %1 wins the game.</source>
        <translation>Cinquième représentant. %1 gagne la partie.</translation>
    </message>
    <message>
        <source>Nine elections, %2&#xa0;to&#xa0;%3. %1 wins the game.</source>
        <translation>Neuf élections, %2&#xa0;à&#xa0;%3. %1 gagne la partie.</translation>
    </message>
    <message>
        <source>Third in a row. You win the game.</source>
        <translation>Troisième d’affilée. Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Fifth representative. You win the game.</source>
        <translation>Cinquième représentant. Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Nine elections, %1&#xa0;to&#xa0;%2. You win the game.</source>
        <translation>Neuf élections, %1&#xa0;à&#xa0;%2. Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>block</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>contre de contre</translation>
    </message>
    <message>
        <source>This is the last election.</source>
        <translation>C’est la dernière élection.</translation>
    </message>
    <message>
        <source>The winner of this election wins the game.</source>
        <translation>Qui gagne cette élection gagne la partie.</translation>
    </message>
    <message>
        <source>You have won two in a row: a third ends the game.</source>
        <translation>Deux d’affilée pour vous&#xa0;: une troisième met fin à la partie.</translation>
    </message>
    <message>
        <source>%1 has won two in a row: a third ends the game.</source>
        <translation>Deux d’affilée pour %1&#xa0;: une troisième met fin à la partie.</translation>
    </message>
    <message>
        <source>You have four representatives: a fifth ends the game.</source>
        <translation>Vous avez quatre représentants&#xa0;: un cinquième met fin à la partie.</translation>
    </message>
    <message>
        <source>%1 has four representatives: a fifth ends the game.</source>
        <translation>%1 a quatre représentants&#xa0;: un cinquième met fin à la partie.</translation>
    </message>
    <message>
        <source>Tied, %1&#xa0;to&#xa0;%2. The last three tiles decide.</source>
        <translation>Égalité, %1&#xa0;à&#xa0;%2. Les trois dernières tuiles décident.</translation>
    </message>
    <message>
        <source>unused counter</source>
        <translation>contre de contre en trop</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4 %5, %6 %7.</source>
        <translation>%1, %2&#xa0;: %3. %4&#xa0;%5, %6&#xa0;%7.</translation>
    </message>
    <message>
        <source>%1’s hidden tile</source>
        <translation>Tuile cachée de %1</translation>
    </message>
    <message>
        <source>%2’s %1: %3, counting for&#xa0;%4</source>
        <translation>%1 de %2&#xa0;: %3, à hauteur de&#xa0;%4</translation>
    </message>
    <message>
        <source>Tied.</source>
        <translation>Égalité.</translation>
    </message>
    <message>
        <source>%1 wins the election for General, %2&#xa0;to&#xa0;%3.</source>
        <translation>%1 gagne l’élection du général, %2&#xa0;à&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 wins the election for Merchant Guildmaster, %2&#xa0;to&#xa0;%3.</source>
        <translation>%1 gagne l’élection du chef des marchands, %2&#xa0;à&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 wins the election for High Priest, %2&#xa0;to&#xa0;%3.</source>
        <translation>%1 gagne l’élection du grand prêtre, %2&#xa0;à&#xa0;%3.</translation>
    </message>
    <message>
        <source>You win the election for General, %1&#xa0;to&#xa0;%2.</source>
        <translation>Vous gagnez l’élection du général, %1&#xa0;à&#xa0;%2.</translation>
    </message>
    <message>
        <source>You win the election for Merchant Guildmaster, %1&#xa0;to&#xa0;%2.</source>
        <translation>Vous gagnez l’élection du chef des marchands, %1&#xa0;à&#xa0;%2.</translation>
    </message>
    <message>
        <source>You win the election for High Priest, %1&#xa0;to&#xa0;%2.</source>
        <translation>Vous gagnez l’élection du grand prêtre, %1&#xa0;à&#xa0;%2.</translation>
    </message>
    <message>
        <source>All tiles are turned over: %1&#xa0;to&#xa0;%2.</source>
        <translation>Toutes les tuiles sont retournées&#xa0;: %1&#xa0;à&#xa0;%2.</translation>
    </message>
    <message>
        <source>Yours, %1: %2. You %3, %4 %5.</source>
        <translation>Votre tuile, %1&#xa0;: %2. Vous&#xa0;%3, %4&#xa0;%5.</translation>
    </message>
    <message>
        <source>%4, %1: %2. You %3, %4 %5.</source>
        <translation>%4, %1&#xa0;: %2. Vous&#xa0;%3, %4&#xa0;%5.</translation>
    </message>
    <message>
        <source>Your chance of winning: %1 as far as you could know, %2 as far as %3 could know, %4 with all tiles known.</source>
        <translation>Vos chances de gagner&#xa0;: %1 selon ce que vous pouviez savoir, %2 selon ce que pouvait savoir %3, %4 toutes tuiles connues.</translation>
    </message>
    <message>
        <source>Your chance of winning: %1 as far as you could know.</source>
        <translation>Vos chances de gagner&#xa0;: %1 selon ce que vous pouviez savoir.</translation>
    </message>
    <message>
        <source>Your chance of winning: %2 as far as %3 could know.</source>
        <translation>Vos chances de gagner&#xa0;: %2 selon ce que pouvait savoir %3.</translation>
    </message>
    <message>
        <source>Your chance of winning: %4 with all tiles known.</source>
        <translation>Vos chances de gagner&#xa0;: %4 toutes tuiles connues.</translation>
    </message>
    <message>
        <source>%5’s chance of winning: %1 as far as %5 could know, %2 as far as %3 could know, %4 with all tiles known.</source>
        <translation>Chances de gagner pour %5&#xa0;: %1 selon ce que pouvait savoir %5, %2 selon ce que pouvait savoir %3, %4 toutes tuiles connues.</translation>
    </message>
    <message>
        <source>%5’s chance of winning: %1 as far as %5 could know.</source>
        <translation>Chances de gagner pour %5&#xa0;: %1 selon ce que pouvait savoir %5.</translation>
    </message>
    <message>
        <source>%5’s chance of winning: %2 as far as %3 could know.</source>
        <translation>Chances de gagner pour %5&#xa0;: %2 selon ce que pouvait savoir %3.</translation>
    </message>
    <message>
        <source>%5’s chance of winning: %4 with all tiles known.</source>
        <translation>Chances de gagner pour %5&#xa0;: %4 toutes tuiles connues.</translation>
    </message>
    <message>
        <source>It rose by %1.</source>
        <translation>Elles montent de %1.</translation>
    </message>
    <message>
        <source>It fell by %1.</source>
        <translation>Elles baissent de %1.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your view</source>
        <translation>Vu par vous</translation>
    </message>
    <message>
        <source>%1’s view</source>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>All tiles known</source>
        <translation>Tuiles connues</translation>
    </message>
    <message>
        <source>The chances are being worked out…</source>
        <translation>Calcul des chances en cours…</translation>
    </message>
    <message>
        <source>%2’s %1: not seen yet</source>
        <translation>%1 de %2&#xa0;: pas encore vue</translation>
    </message>
    <message>
        <source>%2’s %1: discarded</source>
        <translation>%1 de %2&#xa0;: défaussée</translation>
    </message>
    <message>
        <source>%2’s %1: in hand</source>
        <translation>%1 de %2&#xa0;: en main</translation>
    </message>
    <message>
        <source>%2’s %1: placed</source>
        <translation>%1 de %2&#xa0;: posée</translation>
    </message>
    <message>
        <source>%2’s %1: not drawn yet</source>
        <translation>%1 de %2&#xa0;: dans la pioche</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Merchant Guildmaster</source>
        <translation>Chef des marchands</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Grand prêtre</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: a General, in the citadels</source>
        <translation>Élection&#xa0;%1&#xa0;: général (citadelles)</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: a Merchant Guildmaster, in the markets</source>
        <translation>Élection&#xa0;%1&#xa0;: chef des marchands (marchés)</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: a High Priest, in the temples</source>
        <translation>Élection&#xa0;%1&#xa0;: grand prêtre (temples)</translation>
    </message>
    <message>
        <source>Ivory’s citadel</source>
        <translation>Citadelle beige</translation>
    </message>
    <message>
        <source>Ivory’s market</source>
        <translation>Marché beige</translation>
    </message>
    <message>
        <source>Ivory’s temple</source>
        <translation>Temple beige</translation>
    </message>
    <message>
        <source>Brown’s citadel</source>
        <translation>Citadelle marron</translation>
    </message>
    <message>
        <source>Brown’s market</source>
        <translation>Marché marron</translation>
    </message>
    <message>
        <source>Brown’s temple</source>
        <translation>Temple marron</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>contre de contre</translation>
    </message>
    <message>
        <source>Tella</source>
        <translation>Tella</translation>
    </message>
    <message>
        <source>Clamo</source>
        <translation>Clamo</translation>
    </message>
    <message>
        <source>Bybla</source>
        <translation>Bybla</translation>
    </message>
    <message>
        <source>Zaro</source>
        <translation>Zaro</translation>
    </message>
    <message>
        <source>Erma</source>
        <translation>Erma</translation>
    </message>
    <message>
        <source>Lidana</source>
        <translation>Lidana</translation>
    </message>
    <message>
        <source>Kadris</source>
        <translation>Kadris</translation>
    </message>
    <message>
        <source>Melkara</source>
        <translation>Melkara</translation>
    </message>
    <message>
        <source>Alepa</source>
        <translation>Alepa</translation>
    </message>
    <message>
        <source>Pyrgo</source>
        <translation>Pyrgo</translation>
    </message>
    <message>
        <source>Skiro</source>
        <translation>Skiro</translation>
    </message>
    <message>
        <source>Obolo</source>
        <translation>Obolo</translation>
    </message>
    <message>
        <source>Dromi</source>
        <translation>Dromi</translation>
    </message>
    <message>
        <source>The Stranger</source>
        <translation>L’Inconnu</translation>
    </message>
    <message>
        <source>ferrywoman</source>
        <translation>batelière</translation>
    </message>
    <message>
        <source>town crier</source>
        <translation>crieur public</translation>
    </message>
    <message>
        <source>harbour clerk</source>
        <translation>greffière du port</translation>
    </message>
    <message>
        <source>dockers’ tribune</source>
        <translation>tribun du port</translation>
    </message>
    <message>
        <source>magistrate</source>
        <translation>magistrate</translation>
    </message>
    <message>
        <source>senator</source>
        <translation>sénatrice</translation>
    </message>
    <message>
        <source>consul</source>
        <translation>consul</translation>
    </message>
    <message>
        <source>archon</source>
        <translation>archonte</translation>
    </message>
    <message>
        <source>mask-seller</source>
        <translation>marchande de masques</translation>
    </message>
    <message>
        <source>master mason</source>
        <translation>maître maçon</translation>
    </message>
    <message>
        <source>sponge diver</source>
        <translation>pêcheur d’éponges</translation>
    </message>
    <message>
        <source>money-changer</source>
        <translation>changeur</translation>
    </message>
    <message>
        <source>torch runner</source>
        <translation>coureuse au flambeau</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluff</translation>
    </message>
    <message>
        <source>%1 wins the game: three elections in a row.</source>
        <translation>%1 gagne la partie&#xa0;: trois élections d’affilée.</translation>
    </message>
    <message>
        <source>%1 wins the game: five representatives.</source>
        <translation>%1 gagne la partie&#xa0;: cinq représentants.</translation>
    </message>
    <message>
        <source>%1 wins the game with the most representatives.</source>
        <translation>%1 gagne la partie avec le plus de représentants.</translation>
    </message>
    <message>
        <source>under a hood</source>
        <translation>sous un capuchon</translation>
    </message>
    <message>
        <source>The disk is full: this game can’t be saved. Save it elsewhere or free some space.</source>
        <translation>Le disque est plein&#xa0;: cette partie ne peut pas être enregistrée. Enregistrez-la ailleurs ou libérez de la place.</translation>
    </message>
    <message>
        <source>This game can’t be saved in %1. Save it elsewhere, or it will be lost when you quit.</source>
        <translation>Cette partie ne peut pas être enregistrée dans %1. Enregistrez-la ailleurs, ou elle sera perdue quand vous quitterez.</translation>
    </message>
    <message>
        <source>The Dreamer</source>
        <translation>La Rêveuse</translation>
    </message>
    <message>
        <source>%1 wins the game on the last three tiles.</source>
        <translation>%1 gagne la partie grâce à ses trois dernières tuiles.</translation>
    </message>
    <message>
        <source>%1 places %2 in Ivory’s citadel.</source>
        <translation>%1 pose %2 dans la citadelle beige.</translation>
    </message>
    <message>
        <source>%1 places %2 in Ivory’s market.</source>
        <translation>%1 pose %2 dans le marché beige.</translation>
    </message>
    <message>
        <source>%1 places %2 in Ivory’s temple.</source>
        <translation>%1 pose %2 dans le temple beige.</translation>
    </message>
    <message>
        <source>%1 places %2 in Brown’s citadel.</source>
        <translation>%1 pose %2 dans la citadelle marron.</translation>
    </message>
    <message>
        <source>%1 places %2 in Brown’s market.</source>
        <translation>%1 pose %2 dans le marché marron.</translation>
    </message>
    <message>
        <source>%1 places %2 in Brown’s temple.</source>
        <translation>%1 pose %2 dans le temple marron.</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>une tuile</translation>
    </message>
    <message>
        <source>The game is drawn, even on the last three tiles.</source>
        <translation>Partie nulle, même au total des trois dernières tuiles.</translation>
    </message>
    <message>
        <source>The Apprentice</source>
        <translation>L’Apprenti</translation>
    </message>
    <message>
        <source>The Councillor</source>
        <translation>La Conseillère</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Cette tuile n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>%1 is not a Tyrus game.</source>
        <translation>%1 n’est pas une partie de Tyrus.</translation>
    </message>
    <message>
        <source>%1 holds several games. Import it to get them all.</source>
        <translation>%1 contient plusieurs parties. Importez-le pour les avoir toutes.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this is not UTF-8 text.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: ce n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>%1 is UTF-16 text. Save it again as UTF-8 text to open it.</source>
        <translation>%1 est du texte UTF-16. Enregistrez-le en UTF-8 pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 has the line ends of old Macs (CR). Save it again with modern ones to open it.</source>
        <translation>%1 a les fins de ligne des anciens Mac (CR). Enregistrez-le avec celles d’aujourd’hui pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: an entry in square brackets is expected here, such as [Date …].</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: ici devrait figurer une mention entre crochets, comme [Date …].</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the entry “%3” appears twice.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la mention «&#xa0;%3&#xa0;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the entry “%3” is missing.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la mention «&#xa0;%3&#xa0;» manque.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: an entry in square brackets follows the first election.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: une mention entre crochets suit la première élection.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: an empty line must separate the entries in square brackets from the elections.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: une ligne vide doit séparer les mentions entre crochets des élections.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this game is saved in format&#xa0;%3; only format&#xa0;1 can be read.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette partie est enregistrée au format&#xa0;%3&#x202f;; seul le format&#xa0;1 peut être lu.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “First” must be ivory or brown, not “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;First&#xa0;» doit être ivory ou brown, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “Elections” must be nine letters, three each of C, M and&#xa0;T.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;Elections&#xa0;» doit être une suite de neuf lettres, trois&#xa0;C, trois&#xa0;M et trois&#xa0;T.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “%3” must list all thirty tiles, each once.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;%3&#xa0;» doit nommer les trente tuiles, chacune une fois.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this line should begin with “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette ligne devrait commencer par «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this election has no placements.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette élection n’a aucune pose.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the votes should be “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: les voix devraient être «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this election should end with “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette élection devrait finir par «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “%3” does not belong here.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;%3&#xa0;» n’a rien à faire ici.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this game ended by the rules, so nobody can have resigned (“GivenUpBy”).</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette partie s’est terminée selon les règles, donc personne n’a pu abandonner («&#xa0;GivenUpBy&#xa0;»).</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “GivenUpBy” (who resigned) must be ivory or brown, not “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;GivenUpBy&#xa0;» (qui a abandonné) doit être ivory ou brown, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “Study” must be&#xa0;1 in a study, not “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;Study&#xa0;» doit être&#xa0;1 dans une étude, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “From” must say where a study began: a number of placements, and the identity of a game, not “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;From&#xa0;» doit dire d’où part une étude, par un nombre de poses et l’identité d’une partie, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the entry “%3” does not belong beside the packed part (“Folded”).</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la mention «&#xa0;%3&#xa0;» n’est pas permise à côté de la partie compactée («&#xa0;Folded&#xa0;»).</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: only empty lines and comments may follow the packed part (“Folded”).</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: seuls des lignes vides et des commentaires peuvent suivre la partie compactée («&#xa0;Folded&#xa0;»).</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the packed part (“Folded”) is damaged.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la partie compactée («&#xa0;Folded&#xa0;») est endommagée.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the packed part (“Folded”) is too large for a saved game.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la partie compactée («&#xa0;Folded&#xa0;») est trop volumineuse pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this saved game is packed twice (“Folded”).</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette partie est compactée deux fois («&#xa0;Folded&#xa0;»).</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the entry “%3” differs from the one in the packed part (“Folded”).</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la mention «&#xa0;%3&#xa0;» n’est pas la même dans la partie compactée («&#xa0;Folded&#xa0;»).</translation>
    </message>
    <message>
        <source>%1 is a game against an opponent this version of Tyrus doesn’t know (%3). Update the program to play on.</source>
        <translation>%1 est une partie contre un adversaire inconnu de cette version de Tyrus (%3). Mettez le programme à jour pour la reprendre.</translation>
    </message>
    <message>
        <source>%1, inside the packed part (“Folded”)</source>
        <translation>%1 de la partie compactée («&#xa0;Folded&#xa0;»)</translation>
    </message>
    <message>
        <source>There is no file named %1. Check its name, or choose another.</source>
        <translation>Aucun fichier ne s’appelle %1. Vérifiez son nom, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be, so %1 can’t be used: rename that file, or choose another folder.</source>
        <translation>Un fichier a pris la place d’un dossier, et %1 est inutilisable&#xa0;: renommez ce fichier, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>This game is already open, here or in another window. Continue there, or leave it there first.</source>
        <translation>Cette partie est déjà ouverte, ici ou dans une autre fenêtre. Continuez-la là-bas, ou quittez-la d’abord.</translation>
    </message>
    <message>
        <source>The name %1 is too long: choose a shorter one.</source>
        <translation>Le nom %1 est trop long&#xa0;: choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>%1 can’t be opened or saved: its disk is faulty, or was removed. Try again, or choose another folder.</source>
        <translation>Impossible d’ouvrir ou d’enregistrer %1&#xa0;: son disque est défaillant, ou a été retiré. Réessayez, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 can’t be opened or saved: the system has run out of memory or open files. Close other programs.</source>
        <translation>Impossible d’ouvrir ou d’enregistrer %1&#xa0;: le système manque de mémoire, ou trop de fichiers sont ouverts. Fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>%1 can’t be opened or saved (error&#xa0;%2): try again, or choose another folder.</source>
        <translation>Impossible d’ouvrir ou d’enregistrer %1 (erreur&#xa0;%2)&#xa0;: réessayez, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The computer made an error. A simpler player placed this tile, and will step in again if needed.</source>
        <translation>L’ordinateur a eu un problème. Un niveau plus simple a posé cette tuile, et recommencera au besoin.</translation>
    </message>
    <message>
        <source>The computer ran out of time. A simpler player placed this tile, and will step in again if needed.</source>
        <translation>L’ordinateur a manqué de temps. Un niveau plus simple a posé cette tuile, et recommencera au besoin.</translation>
    </message>
    <message>
        <source>%1 can’t be in your games folder, where each file is one game: choose another folder.</source>
        <translation>%1 ne peut pas être dans votre dossier de parties, où chaque fichier contient une seule partie&#xa0;: choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is damaged, or too large for a games archive. Copy it here again, or choose another file.</source>
        <translation>%1 est endommagé, ou trop volumineux pour une archive de parties. Copiez-le de nouveau, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Correct that line, or open another copy of the game.</source>
        <translation>Corrigez cette ligne, ou ouvrez une autre copie de la partie.</translation>
    </message>
    <message>
        <source>%1 is a file, but your games need a folder there. Rename it, or save this game elsewhere.</source>
        <translation>%1 est un fichier, là où vos parties ont besoin d’un dossier. Renommez-le, ou enregistrez cette partie ailleurs.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved: play on, or restart Tyrus.</source>
        <translation>Une erreur s’est produite. Votre partie est enregistrée&#xa0;: continuez, ou relancez Tyrus.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game could not be saved: save it elsewhere.</source>
        <translation>Une erreur s’est produite. Votre partie n’a pas pu être enregistrée&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>A file named %1 already exists. Choose another name, or choose that file to replace it.</source>
        <translation>Un fichier s’appelle déjà %1. Choisissez un autre nom, ou choisissez ce fichier pour le remplacer.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Tyrus. Update the program to open it.</source>
        <translation>%1 vient d’une version plus récente de Tyrus. Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: “%3” is not a placement.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: «&#xa0;%3&#xa0;» n’est pas une pose.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: %3 is not in the hand of the side to play.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: %3 n’est pas dans la main du camp qui doit jouer.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: this election has only %3 of its six placements, but another follows.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: cette élection n’a que %3 de ses six poses, mais une autre la suit.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the game was over before this line.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: la partie était finie avant cette ligne.</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the result should be “%3”.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: le résultat devrait être «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line&#xa0;%2: the character %3 in column&#xa0;%4 is not allowed here.</source>
        <translation>%1, ligne&#xa0;%2&#xa0;: le caractère %3 à la colonne&#xa0;%4 n’est pas permis ici.</translation>
    </message>
    <message>
        <source>This game is already in your games folder. Save the copy in another folder.</source>
        <translation>Cette partie est déjà dans votre dossier de parties. Enregistrez la copie dans un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is not a full backup, or comes from a newer Tyrus. Import its games instead.</source>
        <translation>%1 n’est pas une sauvegarde complète, ou vient d’un Tyrus plus récent. Importez ses parties.</translation>
    </message>
    <message>
        <source>%1 can’t hold that many games: export fewer at a time.</source>
        <translation>%1 ne peut pas contenir autant de parties&#xa0;: exportez-en moins à la fois.</translation>
    </message>
    <message>
        <source>Try another one.</source>
        <translation>Essayez-en une autre.</translation>
    </message>
    <message>
        <source>Settings can’t be saved and will be lost when you quit. Free some space, or check the permissions of the settings folder.</source>
        <translation>Les réglages ne peuvent pas être enregistrés et seront perdus quand vous quitterez. Libérez de l’espace, ou vérifiez les droits d’accès de leur dossier.</translation>
    </message>
    <message>
        <source>You don’t have permission to open or save %1: change its permissions, or choose another folder.</source>
        <translation>Vous n’avez pas la permission d’ouvrir ou d’enregistrer %1&#xa0;: changez ses droits d’accès, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is on a disk that can’t be written to: choose another folder.</source>
        <translation>Rien ne peut être enregistré sur le disque de %1&#xa0;: choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 is not a file: choose a saved game.</source>
        <translation>%1 n’est pas un fichier&#xa0;: choisissez une partie enregistrée.</translation>
    </message>
    <message>
        <source>The disk is full: %1 could not be saved. Free some space, or save it elsewhere.</source>
        <translation>Le disque est plein&#xa0;: impossible d’enregistrer %1. Libérez de l’espace, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game: choose another file.</source>
        <translation>%1 dépasse la taille d’une partie enregistrée&#xa0;: choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The disk is not responding: this game is not saved yet. Wait, or save it elsewhere.</source>
        <translation>Le disque ne répond pas&#xa0;: cette partie n’est pas encore enregistrée. Attendez, ou enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>Choose a file on this computer.</source>
        <translation>Choisissez un fichier de cet ordinateur.</translation>
    </message>
    <message>
        <source>No tiles here.</source>
        <translation>Aucune tuile ici.</translation>
    </message>
    <message>
        <source>Your tile would vote here.</source>
        <translation>Votre tuile voterait ici.</translation>
    </message>
    <message>
        <source>Your tile would block here.</source>
        <translation>Votre tuile jouerait ici en contre.</translation>
    </message>
    <message>
        <source>Your tile would counter blocks here.</source>
        <translation>Votre tuile jouerait ici en contre de contre.</translation>
    </message>
    <message>
        <source>Your tile would be a bluff here.</source>
        <translation>Votre tuile serait ici un bluff.</translation>
    </message>
    <message>
        <source>Placed in election&#xa0;%1.</source>
        <translation>Posée à l’élection&#xa0;%1.</translation>
    </message>
    <message>
        <source>It was placed last.</source>
        <translation>C’est la dernière tuile posée.</translation>
    </message>
    <message>
        <source>%1’s hand is empty.</source>
        <translation>La main de %1 est vide.</translation>
    </message>
    <message>
        <source>%1’s hand: %2.</source>
        <translation>La main de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1’s filled slots: %2.</source>
        <translation>Places occupées, %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>Elsewhere it would be a bluff.</source>
        <translation>Ailleurs, ce serait un bluff.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <translation>Piochées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your tile: %1.</source>
        <translation>Votre tuile&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your tiles: %1.</source>
        <translation>Vos tuiles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 in slot&#xa0;%2</source>
        <translation>%1 à la place&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 of&#xa0;%2.</source>
        <translation>%1 sur&#xa0;%2.</translation>
    </message>
    <message>
        <source>The election is here.</source>
        <translation>L’élection a lieu ici.</translation>
    </message>
    <message>
        <source>No elections left here.</source>
        <translation>Aucune élection à venir ici.</translation>
    </message>
    <message>
        <source>No game in progress.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Pointing at %1.</source>
        <translation>Bâtiment choisi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>It is too late to undo.</source>
        <translation>Il est trop tard pour annuler.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Holding %1.</source>
        <translation>Tuile prise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Holding the tile in slot&#xa0;%1.</source>
        <translation>Tuile prise&#xa0;: place&#xa0;%1.</translation>
    </message>
    <message>
        <source>The tiles are about to be drawn.</source>
        <translation>Les tuiles vont être piochées.</translation>
    </message>
    <message>
        <source>The curtain is closed. %1, your turn.</source>
        <translation>Le rideau est fermé. %1, à vous.</translation>
    </message>
    <message>
        <source>Find the better placement.</source>
        <translation>Trouvez la meilleure pose.</translation>
    </message>
    <message>
        <source>It is not your turn yet, so the tile went back to your hand.</source>
        <translation>Ce n’est pas encore à vous de jouer&#xa0;: la tuile est revenue dans votre main.</translation>
    </message>
    <message>
        <source>One answer: place %1 in %2.</source>
        <translation>Une bonne réponse&#xa0;: posez %1 (%2).</translation>
    </message>
    <message>
        <source>%1, arrange your tiles as you like, and remember which is in which slot.</source>
        <translation>%1, rangez vos tuiles à votre guise et retenez la place de chacune.</translation>
    </message>
    <message>
        <source>Tile placed. Undo now, and your opponent never sees it.</source>
        <translation>Tuile posée. Annulez maintenant, et votre adversaire n’en saura rien.</translation>
    </message>
    <message>
        <source>The curtain is closed. %1, look at your hand.</source>
        <translation>Le rideau est fermé. %1, regardez votre main.</translation>
    </message>
    <message>
        <source>The curtain is closed. %2, please look away: %1 is looking at their hand again.</source>
        <translation>Le rideau est fermé. %2, détournez les yeux&#xa0;: %1 revoit sa main.</translation>
    </message>
    <message>
        <source>%1, your tiles are still hidden. Show them when nobody else is looking.</source>
        <translation>%1, vos tuiles sont encore cachées. Montrez-les quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>You win, three in a row</source>
        <translation>Vous gagnez, trois d’affilée</translation>
    </message>
    <message>
        <source>You win, %1&#xa0;to&#xa0;%2</source>
        <translation>Vous gagnez, %1&#xa0;à&#xa0;%2</translation>
    </message>
    <message>
        <source>You win on the last three tiles</source>
        <translation>Vous gagnez aux trois dernières tuiles</translation>
    </message>
    <message>
        <source>%1 wins, three in a row</source>
        <translation>%1 gagne, trois d’affilée</translation>
    </message>
    <message>
        <source>%1 wins, %2&#xa0;to&#xa0;%3</source>
        <translation>%1 gagne, %2&#xa0;à&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 wins on the last three tiles</source>
        <translation>%1 gagne aux trois dernières tuiles</translation>
    </message>
    <message>
        <source>A draw, to the last tile</source>
        <translation>Partie nulle, jusqu’à la dernière tuile</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>Belle partie&#x202f;!</translation>
    </message>
    <message>
        <source>%1 thanks you for the game.</source>
        <translation>%1 vous remercie pour cette partie.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Well played, %1!</source>
        <translation>Bien joué, %1&#x202f;!</translation>
    </message>
    <message>
        <source>Match: this is the deal that was sealed at the start.</source>
        <translation>Sceau conforme&#xa0;: c’est bien la donne scellée au début.</translation>
    </message>
    <message>
        <source>A placed tile is final here.</source>
        <translation>Ici, une pose est définitive.</translation>
    </message>
    <message>
        <source>A placed tile is final. The settings can give you time to undo.</source>
        <translation>Une pose est définitive. Les réglages peuvent vous laisser le temps d’annuler.</translation>
    </message>
    <message>
        <source>This is a study: it does not change your results.</source>
        <translation>Ceci est une étude&#xa0;: elle ne change pas vos résultats.</translation>
    </message>
    <message>
        <source>No match: this is not the deal that was sealed.</source>
        <translation>Sceau non conforme&#xa0;: ce n’est pas la donne scellée.</translation>
    </message>
    <message>
        <source>A seal has 64&#xa0;digits, from 0 to&#xa0;9 and from a to&#xa0;f.</source>
        <translation>Un sceau a 64&#xa0;chiffres, de 0 à&#xa0;9 et de a à&#xa0;f.</translation>
    </message>
    <message>
        <source>You had help (advice, coach, gauge or undo): this game is counted apart.</source>
        <translation>Vous avez eu de l’aide (conseil, coach, jauge ou annulation)&#xa0;: cette partie est comptée à part.</translation>
    </message>
    <message>
        <source>A study: your results are unchanged.</source>
        <translation>Une étude&#xa0;: vos résultats ne changent pas.</translation>
    </message>
    <message>
        <source>Bluffs with %1&#xa0;in&#xa0;100&#xa0;tiles (%2: %3).</source>
        <translation>Tuiles en bluff&#xa0;: %1 sur&#xa0;100 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>Counters with %1&#xa0;in&#xa0;100&#xa0;tiles (%2: %3).</source>
        <translation>Tuiles en contre de contre&#xa0;: %1 sur&#xa0;100 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>Blocks with %1&#xa0;in&#xa0;100&#xa0;tiles (%2: %3).</source>
        <translation>Tuiles en contre&#xa0;: %1 sur&#xa0;100 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>Tiles of 8 to 10&#xa0;among 100&#xa0;placed in the first five elections: %1 (%2: %3).</source>
        <translation>Tuiles de 8 à&#xa0;10 sur 100&#xa0;tuiles posées aux cinq premières élections&#xa0;: %1 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>In the election after a win, each tile brings %1 on average (%2: %3).</source>
        <translation>À l’élection qui suit une victoire, chaque tuile apporte en moyenne %1 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>share of bluffs</source>
        <translation>part de bluffs</translation>
    </message>
    <message>
        <source>share of counters</source>
        <translation>part de contres de contre</translation>
    </message>
    <message>
        <source>share of blocks</source>
        <translation>part de contres</translation>
    </message>
    <message>
        <source>share of tiles 8 to&#xa0;10 in the first five elections</source>
        <translation>part des tuiles de 8 à&#xa0;10&#xa0;dans les cinq premières élections</translation>
    </message>
    <message>
        <source>votes per tile after a win</source>
        <translation>voix par tuile après une victoire</translation>
    </message>
    <message>
        <source>a program that thinks ahead and was trained to beat %1</source>
        <translation>un programme qui anticipe, entraîné à battre %1</translation>
    </message>
    <message>
        <source>a player who only ever votes at home</source>
        <translation>quelqu’un qui ne vote que chez soi</translation>
    </message>
    <message>
        <source>Guess that every hidden tile in your opponent’s buildings is a vote, and in yours a block: you are right %1 times in 100&#xa0;against %2, %3 times against %4. The nearer to 100, the more a tile’s place gives away.</source>
        <translation>Supposez que toute tuile cachée soit une voix dans les bâtiments de l’adversaire et un contre dans les vôtres&#xa0;: vous avez raison %1&#xa0;fois sur 100&#xa0;face à %2, %3&#xa0;fois face à %4. Plus on approche de 100, plus la place d’une tuile la trahit.</translation>
    </message>
    <message>
        <source>It is %1. All opponents here play fair: none sees your tiles or rigs the draw.</source>
        <translation>C’est %1. Ici, aucun adversaire ne triche&#xa0;: aucun ne voit vos tuiles ni ne truque la pioche.</translation>
    </message>
    <message>
        <source>%1 (%2&#xa0;to&#xa0;%3)</source>
        <translation>%1 (%2&#xa0;à&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 ± %2%</source>
        <translation>%1 ± %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1% (%2&#xa0;to&#xa0;%3)</source>
        <translation>%1&#xa0;% (%2&#xa0;à&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Equal to the last tile: %3&#xa0;to&#xa0;%3 in representatives, %4&#xa0;to&#xa0;%4 in points.</source>
        <translation>Égalité jusqu’à la dernière tuile&#xa0;: %3&#xa0;à&#xa0;%3 en représentants, %4&#xa0;à&#xa0;%4 en points.</translation>
    </message>
    <message>
        <source>Nobody had placed a single tile for election&#xa0;%2.</source>
        <translation>Personne n’avait posé la moindre tuile pour l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>Three elections were enough for you.</source>
        <translation>Trois élections vous ont suffi.</translation>
    </message>
    <message>
        <source>You had lost the first two elections, and won the game.</source>
        <translation>Vous aviez perdu les deux premières élections, et vous gagnez quand même.</translation>
    </message>
    <message>
        <source>You did not win a single election.</source>
        <translation>Vous n’avez gagné aucune élection.</translation>
    </message>
    <message>
        <source>You had more votes in all, %3&#xa0;to&#xa0;%4, and lost all the same.</source>
        <translation>Vous avez eu plus de voix en tout, %3 contre %4, et perdu quand même.</translation>
    </message>
    <message>
        <source>Everything hung on the ninth election, and you won it, %3&#xa0;to&#xa0;%4.</source>
        <translation>Tout tenait à la neuvième élection, et vous l’avez gagnée, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You snatched the last election, and the game with it, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez arraché la dernière élection, et la partie avec elle, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You won the last election by a wide margin, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez gagné haut la main la dernière élection, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You led from the first election to the last.</source>
        <translation>Vous avez mené de la première élection à la dernière.</translation>
    </message>
    <message>
        <source>You won early, in election&#xa0;%2.</source>
        <translation>Vous avez gagné dès l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>Election&#xa0;%2 made it three in a row for you, %3 to&#xa0;%4.</source>
        <translation>Avec l’élection&#xa0;%2, gagnée %3 à %4, vous en avez trois d’affilée.</translation>
    </message>
    <message>
        <source>Election&#xa0;%2 gave you your fifth representative, %3&#xa0;to&#xa0;%4.</source>
        <translation>L’élection&#xa0;%2 vous a donné votre cinquième représentant, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You ended the nine elections with more representatives, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous terminez les neuf élections avec plus de représentants, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You resigned in election&#xa0;%5; representatives: %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez abandonné à l’élection&#xa0;%5&#x202f;; représentants&#xa0;: %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>One tile of yours broke a run of two wins: %3, in election&#xa0;%2.</source>
        <translation>Une seule de vos tuiles a rompu une série de deux victoires&#xa0;: %3, à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>Election&#xa0;%2 was null and broke your run of two wins.</source>
        <translation>L’élection&#xa0;%2 a été nulle et a rompu votre série de deux victoires.</translation>
    </message>
    <message>
        <source>You had %3 in election&#xa0;%2: all were blocked.</source>
        <translation>Vous aviez %3 à l’élection&#xa0;%2&#xa0;: toutes ont été neutralisées.</translation>
    </message>
    <message>
        <source>You broke a run of two wins in election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez rompu une série de deux victoires à l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 broke your run with one tile: %3, in election&#xa0;%2.</source>
        <translation>%1 a rompu votre série avec une seule tuile&#xa0;: %3, à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>You blocked all %3 against you in election&#xa0;%2.</source>
        <translation>À l’élection&#xa0;%2, vous avez neutralisé les %3 adverses jusqu’à la dernière.</translation>
    </message>
    <message>
        <source>%1 broke your run of two wins in election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a rompu votre série de deux victoires à l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 bluffed with %3 in election&#xa0;%2.</source>
        <translation>%1 a bluffé avec %3 à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>You blocked exactly %3 against you in election&#xa0;%2, not one too many.</source>
        <translation>À l’élection&#xa0;%2, vous avez neutralisé exactement les %3 adverses, sans un point de trop.</translation>
    </message>
    <message>
        <source>%1’s best bluff was in election&#xa0;%2. Points spent: %3 against your %4.</source>
        <translation>%1 a réussi son plus beau bluff à l’élection&#xa0;%2. Points dépensés&#xa0;: %3, contre %4 pour vous.</translation>
    </message>
    <message>
        <source>%1’s tile from election&#xa0;%3 did not count until election&#xa0;%2.</source>
        <translation>%1 avait posé à l’élection&#xa0;%3 une tuile qui n’a compté qu’à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 conceded election&#xa0;%2. Points spent: %3 against your %4.</source>
        <translation>%1 a cédé l’élection&#xa0;%2. Points dépensés&#xa0;: %3, contre %4 pour vous.</translation>
    </message>
    <message>
        <source>Representatives were equal, and the last three tiles decided: %1 had %3 to %4.</source>
        <translation>Égalité de représentants&#xa0;: les trois dernières tuiles ont décidé. %1 avait %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 broke a run of two wins with one tile: %3, in election&#xa0;%2.</source>
        <translation>%1 a rompu une série de deux victoires avec une seule tuile&#xa0;: %3, à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 had %3 in election&#xa0;%2: all were blocked.</source>
        <translation>%1 avait %3 à l’élection&#xa0;%2&#xa0;: toutes ont été neutralisées.</translation>
    </message>
    <message>
        <source>%1 broke a run of two wins in election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a rompu une série de deux victoires à l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You led %3&#xa0;to&#xa0;%4 after election&#xa0;%2.</source>
        <translation>Vous meniez %3&#xa0;à&#xa0;%4 après l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>No fewer than %3 fought over election&#xa0;%2.</source>
        <translation>Pas moins de %3 se disputaient l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>Election&#xa0;%2 was null, with %3 on either side.</source>
        <translation>L’élection&#xa0;%2 a été nulle&#xa0;: %3 de chaque côté.</translation>
    </message>
    <message>
        <source>Null elections: %3 of&#xa0;%4.</source>
        <translation>Élections nulles&#xa0;: %3 sur&#xa0;%4.</translation>
    </message>
    <message>
        <source>Together, both sides spent tiles worth %3 on election&#xa0;%2.</source>
        <translation>À l’élection&#xa0;%2, les deux camps ont dépensé ensemble %3 en tuiles.</translation>
    </message>
    <message>
        <source>You win, even at %3 to %4: three elections in a row come first.</source>
        <translation>Vous gagnez avec %3 contre %4&#xa0;: trois élections d’affilée priment.</translation>
    </message>
    <message>
        <source>Representatives were equal, and your last three tiles won: %3 to %4.</source>
        <translation>Égalité de représentants&#xa0;: vos trois dernières tuiles ont décidé, %3 contre %4.</translation>
    </message>
    <message>
        <source>You had %3 waiting in your buildings: no election came for them.</source>
        <translation>Vous gardiez %3 dans vos bâtiments&#xa0;: leur élection n’est jamais venue.</translation>
    </message>
    <message>
        <source>You had been behind; election&#xa0;%2 put you ahead for good, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous étiez à la traîne&#x202f;; avec l’élection&#xa0;%2, vous avez pris la tête pour de bon, %3 à %4.</translation>
    </message>
    <message>
        <source>You won election&#xa0;%2 for next to nothing, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez gagné l’élection&#xa0;%2 pour presque rien, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You won election&#xa0;%2 without placing a tile for it: yours were there already.</source>
        <translation>Vous avez gagné l’élection&#xa0;%2 sans y poser de tuile&#xa0;: les vôtres attendaient déjà.</translation>
    </message>
    <message>
        <source>Your counter of&#xa0;%3 made the difference in election&#xa0;%2: %4&#xa0;to&#xa0;%5.</source>
        <translation>Votre contre de contre de&#xa0;%3 a fait la différence à l’élection&#xa0;%2&#xa0;: %4&#xa0;à&#xa0;%5.</translation>
    </message>
    <message>
        <source>You won election&#xa0;%2 with the very last tile placed: %3.</source>
        <translation>Vous avez gagné l’élection&#xa0;%2 avec la toute dernière tuile posée&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A single vote gave you election&#xa0;%2: %3&#xa0;to&#xa0;%4.</source>
        <translation>Une seule voix vous a donné l’élection&#xa0;%2&#xa0;: %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You swept election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez raflé l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>Your block of&#xa0;%3 decided election&#xa0;%2: %4&#xa0;to&#xa0;%5.</source>
        <translation>Votre contre de&#xa0;%3 a décidé de l’élection&#xa0;%2&#xa0;: %4&#xa0;à&#xa0;%5.</translation>
    </message>
    <message>
        <source>The narrowest win was in election&#xa0;%2: you won it %3&#xa0;to&#xa0;%4.</source>
        <translation>La victoire la plus serrée fut celle de l’élection&#xa0;%2&#xa0;: vous l’avez emporté %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You won election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>Vous avez remporté l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You bluffed with %3 in election&#xa0;%2.</source>
        <translation>Vous avez bluffé avec %3 à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>Your bluff in election&#xa0;%2 lured out a counter of&#xa0;%3, which met no block.</source>
        <translation>Votre bluff de l’élection&#xa0;%2 a attiré un contre de contre de&#xa0;%3, en pure perte.</translation>
    </message>
    <message>
        <source>You lured a block of&#xa0;%3 into a building without votes in election&#xa0;%2.</source>
        <translation>À l’élection&#xa0;%2, vous avez attiré un contre de&#xa0;%3 dans un bâtiment sans une seule voix.</translation>
    </message>
    <message>
        <source>You bluffed with a tile of value&#xa0;%3 in election&#xa0;%2.</source>
        <translation>Vous avez bluffé avec une tuile de valeur&#xa0;%3 à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>A tile you placed in election&#xa0;%3 did not count until election&#xa0;%2.</source>
        <translation>Une tuile que vous aviez posée à l’élection&#xa0;%3 n’a compté qu’à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 needed three elections, no more.</source>
        <translation>%1 n’a eu besoin que de trois élections.</translation>
    </message>
    <message>
        <source>%1 had lost the first two elections, and won the game.</source>
        <translation>%1 avait perdu les deux premières élections, et gagne quand même.</translation>
    </message>
    <message>
        <source>%1 did not win a single election.</source>
        <translation>%1 n’a gagné aucune élection.</translation>
    </message>
    <message>
        <source>%1 had more votes in all, %3&#xa0;to&#xa0;%4, and lost all the same.</source>
        <translation>%1 a eu plus de voix en tout, %3 contre %4, et perd quand même.</translation>
    </message>
    <message>
        <source>Everything hung on the ninth election. %1 won it, %3&#xa0;to&#xa0;%4.</source>
        <translation>Tout tenait à la neuvième élection. %1 l’a gagnée, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>You had %3 in election&#xa0;%2, and exactly as many were blocked.</source>
        <translation>Vous aviez %3 à l’élection&#xa0;%2, et les contres en ont neutralisé exactement autant.</translation>
    </message>
    <message>
        <source>Your best bluff was in election&#xa0;%2. Points spent: %3 against your opponent’s %4.</source>
        <translation>Vous avez réussi votre plus beau bluff à l’élection&#xa0;%2. Points dépensés&#xa0;: %3, contre %4 pour l’adversaire.</translation>
    </message>
    <message>
        <source>You conceded election&#xa0;%2. Points spent: %3 against %4.</source>
        <translation>Vous avez cédé l’élection&#xa0;%2. Points dépensés&#xa0;: %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 wins, even at %3 to %4: three elections in a row come first.</source>
        <translation>%1 gagne avec %3 contre %4&#xa0;: trois élections d’affilée priment.</translation>
    </message>
    <message>
        <source>Representatives were equal, and the last three tiles decided: %3 against your %4.</source>
        <translation>Égalité de représentants&#xa0;: les trois dernières tuiles ont décidé, %3 contre vos %4.</translation>
    </message>
    <message>
        <source>%1 had %3 waiting at home: no election came for them.</source>
        <translation>%1 gardait %3 dans ses bâtiments&#xa0;: leur élection n’est jamais venue.</translation>
    </message>
    <message>
        <source>%1 snatched the last election, and the game with it, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a arraché la dernière élection, et la partie avec elle, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 won the last election by a wide margin, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a gagné haut la main la dernière élection, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 led from the first election to the last.</source>
        <translation>%1 a mené de la première élection à la dernière.</translation>
    </message>
    <message>
        <source>%1 won early, in election&#xa0;%2.</source>
        <translation>%1 a gagné dès l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2, the third in a row, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a gagné l’élection&#xa0;%2, la troisième d’affilée, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 won the fifth representative in election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a gagné son cinquième représentant à l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 ended the nine elections with more representatives, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 termine les neuf élections avec plus de représentants, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 resigned in election&#xa0;%5; representatives: %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a abandonné à l’élection&#xa0;%5&#x202f;; représentants&#xa0;: %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 had won two in a row; then election&#xa0;%2 turned out null.</source>
        <translation>%1 avait gagné deux élections d’affilée&#x202f;; puis l’élection&#xa0;%2 a été nulle.</translation>
    </message>
    <message>
        <source>%1 led %3&#xa0;to&#xa0;%4 after election&#xa0;%2.</source>
        <translation>%1 menait %3&#xa0;à&#xa0;%4 après l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 had been behind, and took the lead for good in election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 était à la traîne, puis a pris la tête pour de bon à l’élection&#xa0;%2, %3 à %4.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 for next to nothing, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 pour presque rien, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 with tiles from earlier elections alone.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 sans y poser de tuile&#xa0;: les siennes attendaient déjà.</translation>
    </message>
    <message>
        <source>%1 had %3 in election&#xa0;%2, and exactly as many were blocked.</source>
        <translation>%1 avait %3 à l’élection&#xa0;%2, et les contres en ont neutralisé exactement autant.</translation>
    </message>
    <message>
        <source>%1’s best bluff was in election&#xa0;%2. Points spent: %3 against the opponent’s %4.</source>
        <translation>%1 a réussi son plus beau bluff à l’élection&#xa0;%2. Points dépensés&#xa0;: %3, contre %4 pour l’adversaire.</translation>
    </message>
    <message>
        <source>%1 conceded election&#xa0;%2. Points spent: %3 against the opponent’s %4.</source>
        <translation>%1 a cédé l’élection&#xa0;%2. Points dépensés&#xa0;: %3, contre %4 pour l’adversaire.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 with a counter of&#xa0;%3: %4&#xa0;to&#xa0;%5.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 grâce à un contre de contre de&#xa0;%3&#xa0;: %4&#xa0;à&#xa0;%5.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 with the very last tile placed: %3.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 avec la toute dernière tuile posée&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 by a single vote: %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 d’une seule voix&#xa0;: %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 swept election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a raflé l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2 with a block of&#xa0;%3: %4&#xa0;to&#xa0;%5.</source>
        <translation>%1 a gagné l’élection&#xa0;%2 grâce à un contre de&#xa0;%3&#xa0;: %4&#xa0;à&#xa0;%5.</translation>
    </message>
    <message>
        <source>The narrowest win was in election&#xa0;%2: %1 won it %3&#xa0;to&#xa0;%4.</source>
        <translation>La victoire la plus serrée fut celle de l’élection&#xa0;%2&#xa0;: %1 l’a emporté %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 won election&#xa0;%2, %3&#xa0;to&#xa0;%4.</source>
        <translation>%1 a remporté l’élection&#xa0;%2, %3&#xa0;à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 bluffed with a tile of value&#xa0;%3 in election&#xa0;%2.</source>
        <translation>%1 a bluffé avec une tuile de valeur&#xa0;%3 à l’élection&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 bluffed in election&#xa0;%2, and your counter of&#xa0;%3 met no block.</source>
        <translation>%1 a bluffé à l’élection&#xa0;%2, et votre contre de contre de&#xa0;%3 n’a servi à rien.</translation>
    </message>
    <message>
        <source>You placed a block of&#xa0;%3 in election&#xa0;%2, and there was no vote to block.</source>
        <translation>À l’élection&#xa0;%2, vous avez joué un contre de&#xa0;%3 là où il n’y avait aucune voix.</translation>
    </message>
    <message>
        <source>%1 bluffed in election&#xa0;%2, and a counter of&#xa0;%3 met no block.</source>
        <translation>%1 a bluffé à l’élection&#xa0;%2, et un contre de contre de&#xa0;%3 n’a servi à rien.</translation>
    </message>
    <message>
        <source>%1 lured a block of&#xa0;%3 into a building without votes in election&#xa0;%2.</source>
        <translation>%1 a attiré à l’élection&#xa0;%2 un contre de&#xa0;%3 dans un bâtiment sans une seule voix.</translation>
    </message>
    <message>
        <source>A digit picks up a tile; Escape asks to leave.</source>
        <translation>Un chiffre prend une tuile&#x202f;; Échap propose de quitter.</translation>
    </message>
    <message>
        <source>Keys: %1, then %2.</source>
        <translation>Touches&#xa0;: %1, puis %2.</translation>
    </message>
    <message>
        <source>Press Space.</source>
        <translation>Appuyez sur Espace.</translation>
    </message>
    <message>
        <source>Your opponents make no more remarks. “Opponents’ remarks” in the settings brings them back.</source>
        <translation>Vos adversaires ne feront plus de remarques. «&#xa0;Remarques de l’adversaire&#xa0;», dans les réglages, les rétablit.</translation>
    </message>
    <message>
        <source>Plays what she sees; forgets every tile once shown.</source>
        <translation>Joue ce qu’elle voit&#x202f;; oublie toute tuile déjà montrée.</translation>
    </message>
    <message>
        <source>Loud and cheerful; remembers only the last election.</source>
        <translation>Bruyant et gai&#x202f;; ne retient que la dernière élection.</translation>
    </message>
    <message>
        <source>Tidy: remembers two elections, but does not count the votes.</source>
        <translation>Soigneuse&#xa0;: retient deux élections, mais ne compte pas les voix.</translation>
    </message>
    <message>
        <source>Counts, and fights for every election; saves nothing for later.</source>
        <translation>Compte, et se bat à chaque élection&#x202f;; ne garde rien pour plus tard.</translation>
    </message>
    <message>
        <source>Thorough: remembers every tile shown, and saves her high ones.</source>
        <translation>Méthodique&#xa0;: retient toutes les tuiles vues et garde ses tuiles fortes.</translation>
    </message>
    <message>
        <source>Has learned from millions of games, but overlooks one tile in ten and remembers only the last five elections.</source>
        <translation>Formée par des millions de parties, elle néglige pourtant une tuile sur dix et ne retient que les cinq dernières élections.</translation>
    </message>
    <message>
        <source>Weighs what your hidden tiles may be, then places.</source>
        <translation>Pèse ce que peuvent être vos tuiles cachées, puis pose.</translation>
    </message>
    <message>
        <source>Guards his own house; counters more than the others.</source>
        <translation>Protège ses voix&#x202f;; joue plus de contres de contre que les autres.</translation>
    </message>
    <message>
        <source>Goes for your votes; blocks more than the others.</source>
        <translation>S’en prend à vos voix&#x202f;; joue plus de contres que les autres.</translation>
    </message>
    <message>
        <source>One of the five styles, chosen at random for each game. Guess which one at the end.</source>
        <translation>L’un des cinq styles, tiré au sort à chaque partie. À vous de le deviner à la fin.</translation>
    </message>
    <message>
        <source>Suggested for a close game: you would win about %1%.</source>
        <translation>Suggestion pour une partie serrée&#xa0;: environ %1&#xa0;% de victoires.</translation>
    </message>
    <message>
        <source>Your games: %1&#xa0;won, %2&#xa0;lost, %3&#xa0;drawn.</source>
        <translation>Victoires&#xa0;: %1&#x202f;; défaites&#xa0;: %2&#x202f;; nulles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your games: %1&#xa0;won, %2&#xa0;lost.</source>
        <translation>Victoires&#xa0;: %1&#x202f;; défaites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Keeps his high tiles for the late elections.</source>
        <translation>Garde ses tuiles fortes pour les dernières élections.</translation>
    </message>
    <message>
        <source>After a win she votes with her high tiles, to make it three in a row.</source>
        <translation>Après une victoire, vote avec ses tuiles fortes pour en gagner trois d’affilée.</translation>
    </message>
    <message>
        <source>Beats %1 in six games out of ten.</source>
        <translation>Bat %1 six fois sur dix.</translation>
    </message>
    <message>
        <source>Beats %1 in seven games out of ten.</source>
        <translation>Bat %1 sept fois sur dix.</translation>
    </message>
    <message>
        <source>Beats %1 in eight games out of ten.</source>
        <translation>Bat %1 huit fois sur dix.</translation>
    </message>
    <message>
        <source>Beats %1 in nine games out of ten.</source>
        <translation>Bat %1 neuf fois sur dix.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Plays slightly worse than %1.</source>
        <translation>Joue un peu moins bien que %1.</translation>
    </message>
    <message>
        <source>Plays slightly better than %1.</source>
        <translation>Joue un peu mieux que %1.</translation>
    </message>
    <message>
        <source>Who was the Stranger? Tiles shown: %1&#xa0;voted, %2&#xa0;blocked, %3&#xa0;countered, %4&#xa0;bluffed.</source>
        <translation>Qui était l’Inconnu&#x202f;? Tuiles vues&#xa0;: voix&#xa0;%1, contres&#xa0;%2, contres de contre&#xa0;%3, bluffs&#xa0;%4.</translation>
    </message>
    <message>
        <source>Suggested to begin with.</source>
        <translation>Suggestion pour débuter.</translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>For your first games.</source>
        <translation>Pour vos premières parties.</translation>
    </message>
    <message>
        <source>Nearly always beats %1.</source>
        <translation>Bat presque toujours %1.</translation>
    </message>
    <message>
        <source>a program that thinks ahead and knows how %1 would play any hand</source>
        <translation>un programme qui anticipe et sait comment %1 jouerait n’importe quelle main</translation>
    </message>
    <message>
        <source>The strongest of the levels.</source>
        <translation>Le plus fort des niveaux.</translation>
    </message>
    <message>
        <source>Plays about as well as %1.</source>
        <translation>Joue à peu près aussi bien que %1.</translation>
    </message>
    <message>
        <source>Thinks ahead as Melkara does, but trusts his instinct more.</source>
        <translation>Anticipe comme Melkara, mais se fie davantage à son instinct.</translation>
    </message>
    <message>
        <source>Loves to bluff, right where you are looking.</source>
        <translation>Adore bluffer, juste là où vous regardez.</translation>
    </message>
    <message>
        <source>bluffs often</source>
        <translation>bluffe souvent</translation>
    </message>
    <message>
        <source>counters often</source>
        <translation>annule souvent les contres</translation>
    </message>
    <message>
        <source>blocks often</source>
        <translation>joue souvent en contre</translation>
    </message>
    <message>
        <source>saves high tiles</source>
        <translation>garde ses tuiles fortes</translation>
    </message>
    <message>
        <source>presses on after a win</source>
        <translation>pousse son avantage</translation>
    </message>
    <message>
        <source>Play against the Stranger</source>
        <translation>Jouer contre l’Inconnu</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <translation>Jouer contre %1</translation>
    </message>
    <message>
        <source>Play the Stranger again</source>
        <translation>Rejouer contre l’Inconnu</translation>
    </message>
    <message>
        <source>Play %1 again</source>
        <translation>Rejouer contre %1</translation>
    </message>
    <message>
        <source>Who was the Stranger?</source>
        <translation>Qui était l’Inconnu&#x202f;?</translation>
    </message>
    <message>
        <source>The Stranger was %1.</source>
        <translation>L’Inconnu, c’était %1.</translation>
    </message>
    <message>
        <source>Well guessed: the Stranger was %1.</source>
        <translation>Bien deviné&#xa0;: l’Inconnu, c’était %1.</translation>
    </message>
    <message>
        <source>The Stranger was %1, not %2.</source>
        <translation>L’Inconnu, c’était %1, pas %2.</translation>
    </message>
    <message>
        <source>Beats %1 in two games out of three.</source>
        <translation>Bat %1 deux fois sur trois.</translation>
    </message>
    <message>
        <source>Mind the step. Is this seat free?</source>
        <translation>Attention à la marche. La place est libre&#x202f;?</translation>
    </message>
    <message>
        <source>I only came to watch, but let’s play.</source>
        <translation>J’étais là pour regarder, mais jouons.</translation>
    </message>
    <message>
        <source>Did that work? It actually worked!</source>
        <translation>Ça a marché&#x202f;? Mais oui, ça a marché&#x202f;!</translation>
    </message>
    <message>
        <source>It was empty! I nearly told you.</source>
        <translation>C’était vide&#x202f;! J’ai failli vous le dire.</translation>
    </message>
    <message>
        <source>And I rowed all that way for nothing.</source>
        <translation>Et moi qui ai ramé pour rien&#x202f;!</translation>
    </message>
    <message>
        <source>You had me rowing in circles.</source>
        <translation>Vous m’avez fait ramer en rond.</translation>
    </message>
    <message>
        <source>I can’t look. Somebody tell me.</source>
        <translation>Je n’ose pas regarder. Racontez-moi.</translation>
    </message>
    <message>
        <source>My hands are shaking. Are yours?</source>
        <translation>J’ai les mains qui tremblent. Et vous&#x202f;?</translation>
    </message>
    <message>
        <source>I won? I’ll row you home for free.</source>
        <translation>J’ai gagné&#x202f;? Je vous ramène gratis.</translation>
    </message>
    <message>
        <source>Wait until the ferry hears of this!</source>
        <translation>On ne parlera que de ça sur le bac&#x202f;!</translation>
    </message>
    <message>
        <source>You steer better than I do.</source>
        <translation>Vous menez mieux la barque que moi.</translation>
    </message>
    <message>
        <source>Well rowed. I never saw it coming.</source>
        <translation>Bien ramé. Je n’ai rien vu venir.</translation>
    </message>
    <message>
        <source>Hear ye, hear ye! The polls are open!</source>
        <translation>Oyez, oyez&#x202f;! Les urnes sont ouvertes&#x202f;!</translation>
    </message>
    <message>
        <source>Good people! Two rivals, one city!</source>
        <translation>Bonnes gens&#x202f;! Deux rivaux, une ville&#x202f;!</translation>
    </message>
    <message>
        <source>Nothing in it! Spread the news!</source>
        <translation>Rien dedans&#x202f;! Faites passer la nouvelle&#x202f;!</translation>
    </message>
    <message>
        <source>False news! And I spread it myself!</source>
        <translation>Fausse nouvelle&#x202f;! Et de ma bouche&#x202f;!</translation>
    </message>
    <message>
        <source>That news I would rather not cry.</source>
        <translation>Cette nouvelle-là, je la crierai tout bas.</translation>
    </message>
    <message>
        <source>I cried it before I checked it.</source>
        <translation>J’ai crié avant de vérifier.</translation>
    </message>
    <message>
        <source>Silence on the quay! They are counting.</source>
        <translation>Silence sur le quai&#x202f;! On dépouille.</translation>
    </message>
    <message>
        <source>Ears open, mouths shut: the tally!</source>
        <translation>Ouvrez grand les oreilles&#xa0;: on dépouille&#x202f;!</translation>
    </message>
    <message>
        <source>Victory! I’ll shout it until dusk.</source>
        <translation>Victoire&#x202f;! Je la crie jusqu’au soir.</translation>
    </message>
    <message>
        <source>Ring the bells! The city is mine!</source>
        <translation>Sonnez les cloches&#x202f;! La ville est à moi&#x202f;!</translation>
    </message>
    <message>
        <source>Lost. I’ll announce it once, quietly.</source>
        <translation>Perdu. Je ne l’annonce qu’une fois.</translation>
    </message>
    <message>
        <source>Your name, then. How is it spelled?</source>
        <translation>Votre nom, donc. Il s’écrit comment&#x202f;?</translation>
    </message>
    <message>
        <source>Your name? Good. A clean page.</source>
        <translation>Votre nom&#x202f;? Bien. Une page neuve.</translation>
    </message>
    <message>
        <source>Ink, sand, two names. Let us begin.</source>
        <translation>Encre, sable, deux noms. Commençons.</translation>
    </message>
    <message>
        <source>I write down: nothing at all.</source>
        <translation>J’inscris&#xa0;: rien du tout.</translation>
    </message>
    <message>
        <source>A blank line. You read too much in it.</source>
        <translation>Une ligne vide. Vous y avez lu trop de choses.</translation>
    </message>
    <message>
        <source>I shall have to correct that page.</source>
        <translation>Voilà une page à recopier.</translation>
    </message>
    <message>
        <source>A blot on my page. How annoying.</source>
        <translation>Une tache sur ma page. Fâcheux.</translation>
    </message>
    <message>
        <source>Slowly, please. I note everything.</source>
        <translation>Doucement, je note tout.</translation>
    </message>
    <message>
        <source>My pen is ready. Turn them over.</source>
        <translation>Ma plume est prête. Retournez-les.</translation>
    </message>
    <message>
        <source>The sum is right. And mine.</source>
        <translation>Le compte est bon. Pour moi.</translation>
    </message>
    <message>
        <source>Signed, sealed, and in my name.</source>
        <translation>Signé, scellé, et à mon nom.</translation>
    </message>
    <message>
        <source>The sum is right. Yours, alas.</source>
        <translation>Le compte est bon. Pour vous, hélas.</translation>
    </message>
    <message>
        <source>I make a fair copy: you win.</source>
        <translation>Je mets au propre&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>The docks are with me. Who’s with you?</source>
        <translation>Le port est avec moi. Qui est avec vous&#x202f;?</translation>
    </message>
    <message>
        <source>No speeches. Let us count hands.</source>
        <translation>Pas de discours. Comptons les bras.</translation>
    </message>
    <message>
        <source>All that muscle for an empty crate!</source>
        <translation>Tant de bras pour une caisse vide&#x202f;!</translation>
    </message>
    <message>
        <source>You hauled hard on a loose rope!</source>
        <translation>Vous avez tiré fort sur une corde lâche&#x202f;!</translation>
    </message>
    <message>
        <source>Fair trick. The lads are laughing.</source>
        <translation>Joli tour. Les gars rient encore.</translation>
    </message>
    <message>
        <source>We hauled, and nothing was tied to it.</source>
        <translation>On a tiré, et il n’y avait rien au bout.</translation>
    </message>
    <message>
        <source>Shoulder to shoulder now. Count them!</source>
        <translation>Épaule contre épaule. Comptez&#x202f;!</translation>
    </message>
    <message>
        <source>All hands on the quay for this one!</source>
        <translation>Tout le monde sur le quai pour celle-ci&#x202f;!</translation>
    </message>
    <message>
        <source>The docks have spoken!</source>
        <translation>Le port a parlé&#x202f;!</translation>
    </message>
    <message>
        <source>Drinks for the whole quay!</source>
        <translation>Tournée générale sur le quai&#x202f;!</translation>
    </message>
    <message>
        <source>The city’s yours. I’ll carry the crates.</source>
        <translation>À vous la ville, à moi les caisses.</translation>
    </message>
    <message>
        <source>We lost, but together. Well fought.</source>
        <translation>Perdu, mais tous ensemble. Bien joué.</translation>
    </message>
    <message>
        <source>Both parties are present. Proceed.</source>
        <translation>Les parties sont présentes. Commençons.</translation>
    </message>
    <message>
        <source>That witness had nothing to say.</source>
        <translation>Ce témoin n’avait rien à dire.</translation>
    </message>
    <message>
        <source>There never was any evidence.</source>
        <translation>Il n’y a jamais eu de preuve.</translation>
    </message>
    <message>
        <source>I believed a false witness. Noted.</source>
        <translation>J’ai cru un faux témoin. C’est noté.</translation>
    </message>
    <message>
        <source>I ruled on an empty file.</source>
        <translation>J’ai jugé sur un dossier vide.</translation>
    </message>
    <message>
        <source>All rise for the tally.</source>
        <translation>Levez-vous pour le dépouillement.</translation>
    </message>
    <message>
        <source>The court is in session. Let us be brief.</source>
        <translation>L’audience est ouverte. Venons-en au fait.</translation>
    </message>
    <message>
        <source>Silence in court. The verdict, please.</source>
        <translation>Silence dans la salle. Le verdict.</translation>
    </message>
    <message>
        <source>Judgment is given, for me.</source>
        <translation>Jugement rendu, en ma faveur.</translation>
    </message>
    <message>
        <source>The case is closed, in my favour.</source>
        <translation>L’affaire est close, à mon avantage.</translation>
    </message>
    <message>
        <source>Judgment for you. No appeal.</source>
        <translation>Jugement en votre faveur. Sans appel.</translation>
    </message>
    <message>
        <source>The court thanks you. You win.</source>
        <translation>La cour vous remercie. Vous gagnez.</translation>
    </message>
    <message>
        <source>Do sit down. We have all afternoon.</source>
        <translation>Asseyez-vous. Nous avons tout l’après-midi.</translation>
    </message>
    <message>
        <source>No hurry. The wine is still cool.</source>
        <translation>Rien ne presse. Le vin est encore frais.</translation>
    </message>
    <message>
        <source>An old trick. It keeps well.</source>
        <translation>Un vieux tour. Il se garde bien.</translation>
    </message>
    <message>
        <source>A little too soon. It happens.</source>
        <translation>Un peu trop tôt. Cela arrive.</translation>
    </message>
    <message>
        <source>Well, well. I am still learning.</source>
        <translation>Tiens, tiens. J’apprends encore.</translation>
    </message>
    <message>
        <source>At my age, to fall for that!</source>
        <translation>À mon âge, m’y laisser prendre&#x202f;!</translation>
    </message>
    <message>
        <source>Now we shall see who could wait.</source>
        <translation>Voyons qui a su attendre.</translation>
    </message>
    <message>
        <source>The slow part is over.</source>
        <translation>Le plus long est passé.</translation>
    </message>
    <message>
        <source>Patience pays, in the end.</source>
        <translation>La patience finit par payer.</translation>
    </message>
    <message>
        <source>A fine afternoon. For me, at least.</source>
        <translation>Un bel après-midi. Pour moi, du moins.</translation>
    </message>
    <message>
        <source>You waited better. I admire that.</source>
        <translation>Vous avez mieux attendu. Je vous admire.</translation>
    </message>
    <message>
        <source>Next time I shall hurry. Perhaps.</source>
        <translation>La prochaine fois, je me presserai. Peut-être.</translation>
    </message>
    <message>
        <source>I know this harbour from both quays.</source>
        <translation>Je connais ce port par ses deux quais.</translation>
    </message>
    <message>
        <source>Two quays, one bridge. After you.</source>
        <translation>Deux quais, un pont. Après vous.</translation>
    </message>
    <message>
        <source>I was elsewhere all along.</source>
        <translation>J’étais ailleurs depuis le début.</translation>
    </message>
    <message>
        <source>You were watching the wrong quay.</source>
        <translation>Vous surveilliez le mauvais quai.</translation>
    </message>
    <message>
        <source>I blinked. It is rare.</source>
        <translation>J’ai cillé. C’est rare.</translation>
    </message>
    <message>
        <source>I followed your eyes. My mistake.</source>
        <translation>J’ai suivi votre regard. À tort.</translation>
    </message>
    <message>
        <source>This is the one they’ll remember.</source>
        <translation>C’est celle-ci qu’on retiendra.</translation>
    </message>
    <message>
        <source>One bridge left to cross.</source>
        <translation>Plus qu’un pont à passer.</translation>
    </message>
    <message>
        <source>Not easy. Thank you.</source>
        <translation>Pas facile. Merci.</translation>
    </message>
    <message>
        <source>You held out longer than most.</source>
        <translation>Vous m’avez tenu tête longtemps.</translation>
    </message>
    <message>
        <source>You saw further. I salute you.</source>
        <translation>Vous avez vu plus loin. Je vous salue.</translation>
    </message>
    <message>
        <source>My compliments. The harbour is yours.</source>
        <translation>Mes compliments. Le port est à vous.</translation>
    </message>
    <message>
        <source>Everything here has two sides. Show me one.</source>
        <translation>Ici, tout a deux faces. Montrez-m’en une.</translation>
    </message>
    <message>
        <source>We both hide something. Let us begin.</source>
        <translation>Chacun cache quelque chose. Commençons.</translation>
    </message>
    <message>
        <source>You believed it. So would I.</source>
        <translation>Vous y avez cru. Moi aussi, j’y aurais cru.</translation>
    </message>
    <message>
        <source>An empty hand can weigh a great deal.</source>
        <translation>Une main vide peut peser très lourd.</translation>
    </message>
    <message>
        <source>I weighed everything but that.</source>
        <translation>J’avais tout pesé, sauf cela.</translation>
    </message>
    <message>
        <source>So that was the other face.</source>
        <translation>Voilà donc l’autre face.</translation>
    </message>
    <message>
        <source>Hidden long enough. Turn them over.</source>
        <translation>Assez de secrets. Retournez-les.</translation>
    </message>
    <message>
        <source>One of us has read the other.</source>
        <translation>Quelqu’un ici a percé l’autre à jour.</translation>
    </message>
    <message>
        <source>Mine. You made me work for it.</source>
        <translation>À moi. Mais il a fallu lutter.</translation>
    </message>
    <message>
        <source>I was never sure. That is the game.</source>
        <translation>Rien n’était sûr. C’est tout le jeu.</translation>
    </message>
    <message>
        <source>Yours. Few ever took it from me.</source>
        <translation>À vous. Peu me l’ont prise.</translation>
    </message>
    <message>
        <source>You knew how to read me. That is rare.</source>
        <translation>Vous avez su me lire. C’est rare.</translation>
    </message>
    <message>
        <source>I never lie. Except in elections.</source>
        <translation>Je ne mens jamais. Sauf aux élections.</translation>
    </message>
    <message>
        <source>Trust me. Or don’t. I like both.</source>
        <translation>Croyez-moi. Ou pas. J’aime les deux.</translation>
    </message>
    <message>
        <source>Air! Nothing but air!</source>
        <translation>Du vent&#x202f;! Rien que du vent&#x202f;!</translation>
    </message>
    <message>
        <source>You looked so sure of it!</source>
        <translation>Vous aviez l’air d’y croire&#x202f;!</translation>
    </message>
    <message>
        <source>Me, caught at my own game!</source>
        <translation>Moi, prise à mon propre jeu&#x202f;!</translation>
    </message>
    <message>
        <source>A mask! I should have known.</source>
        <translation>Un masque&#x202f;! J’aurais dû le voir.</translation>
    </message>
    <message>
        <source>So, which of them do you believe?</source>
        <translation>Alors, à laquelle croyez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Masks off. I love this part.</source>
        <translation>Bas les masques. J’adore ce moment.</translation>
    </message>
    <message>
        <source>Every word was honest. Nearly.</source>
        <translation>Tout était vrai. Presque.</translation>
    </message>
    <message>
        <source>I only said what you hoped to hear.</source>
        <translation>J’ai dit ce que vous vouliez entendre.</translation>
    </message>
    <message>
        <source>You looked behind the mask. Well done.</source>
        <translation>Vous avez regardé sous le masque. Bravo.</translation>
    </message>
    <message>
        <source>Beaten by the truth. How unusual.</source>
        <translation>Battue par la vérité. C’est nouveau.</translation>
    </message>
    <message>
        <source>My walls are up. Try the door.</source>
        <translation>Mes murs sont hauts. Essayez la porte.</translation>
    </message>
    <message>
        <source>Come closer. Not that close.</source>
        <translation>Approchez. Pas si près.</translation>
    </message>
    <message>
        <source>There was nobody on that wall.</source>
        <translation>Il n’y avait personne sur ce mur.</translation>
    </message>
    <message>
        <source>You besieged an empty tower.</source>
        <translation>Vous avez assiégé une tour vide.</translation>
    </message>
    <message>
        <source>I barred a door nobody knocked at.</source>
        <translation>J’ai barré une porte où personne ne frappait.</translation>
    </message>
    <message>
        <source>My whole guard out, and nobody came.</source>
        <translation>Toute ma garde dehors, et personne n’est venu.</translation>
    </message>
    <message>
        <source>Let us see what still stands.</source>
        <translation>Voyons ce qui tient encore.</translation>
    </message>
    <message>
        <source>Let us see whether the gate held.</source>
        <translation>Voyons si la porte a tenu.</translation>
    </message>
    <message>
        <source>Not one stone moved.</source>
        <translation>Pas une pierre n’a bougé.</translation>
    </message>
    <message>
        <source>The gate stays shut. Good night.</source>
        <translation>La porte reste close. Bonne nuit.</translation>
    </message>
    <message>
        <source>You found the loose stone.</source>
        <translation>Vous avez trouvé la pierre descellée.</translation>
    </message>
    <message>
        <source>You walked in. I never heard a thing.</source>
        <translation>Vous voilà dedans. Je n’ai rien entendu.</translation>
    </message>
    <message>
        <source>Nice boat. Is that rope new?</source>
        <translation>Joli bateau. Elle est neuve, cette amarre&#x202f;?</translation>
    </message>
    <message>
        <source>Calm water. I do like calm water.</source>
        <translation>L’eau est calme. J’aime ça.</translation>
    </message>
    <message>
        <source>A dive for nothing. I know that feeling.</source>
        <translation>Plonger pour rien… Je connais ça.</translation>
    </message>
    <message>
        <source>You dived after a shadow.</source>
        <translation>Vous avez plongé pour une ombre.</translation>
    </message>
    <message>
        <source>I cut a rope that held nothing.</source>
        <translation>J’ai coupé une amarre sans bateau.</translation>
    </message>
    <message>
        <source>I bored a hole in a painted boat.</source>
        <translation>J’ai sabordé un bateau en carton.</translation>
    </message>
    <message>
        <source>Hold your breath.</source>
        <translation>Retenez votre souffle.</translation>
    </message>
    <message>
        <source>Listen. Something is dripping.</source>
        <translation>Écoutez. Ça goutte quelque part.</translation>
    </message>
    <message>
        <source>Ah. Air, at last.</source>
        <translation>Ah. De l’air, enfin.</translation>
    </message>
    <message>
        <source>Look down. Your feet are wet.</source>
        <translation>Regardez. Vous avez les pieds mouillés.</translation>
    </message>
    <message>
        <source>Still afloat, and I tried everything.</source>
        <translation>Toujours à flot, et j’ai tout essayé.</translation>
    </message>
    <message>
        <source>A good hull. I found no leak.</source>
        <translation>Bonne coque. Pas une fuite.</translation>
    </message>
    <message>
        <source>A game? It costs nothing. I’ll play.</source>
        <translation>Une partie&#x202f;? C’est gratuit. Je joue.</translation>
    </message>
    <message>
        <source>Sit down. The chair is free of charge.</source>
        <translation>Asseyez-vous. La chaise est gratuite.</translation>
    </message>
    <message>
        <source>An empty purse, and it looked so full.</source>
        <translation>Une bourse vide, et elle semblait si pleine.</translation>
    </message>
    <message>
        <source>You paid for that? Thank you.</source>
        <translation>Vous avez payé pour ça&#x202f;? Merci.</translation>
    </message>
    <message>
        <source>Spent! And for nothing! Spent!</source>
        <translation>Dépensé&#x202f;! Pour rien&#x202f;! Dépensé&#x202f;!</translation>
    </message>
    <message>
        <source>Good coin for a false one. Never again.</source>
        <translation>Du bon argent pour du faux. Plus jamais.</translation>
    </message>
    <message>
        <source>Count it twice. I always do.</source>
        <translation>Comptez deux fois. Moi, toujours.</translation>
    </message>
    <message>
        <source>Open the purses. Slowly.</source>
        <translation>Ouvrez les bourses. Doucement.</translation>
    </message>
    <message>
        <source>Into the chest with it.</source>
        <translation>Allez, au coffre&#x202f;!</translation>
    </message>
    <message>
        <source>First save, then win. In that order.</source>
        <translation>D’abord épargner, puis gagner. Dans cet ordre.</translation>
    </message>
    <message>
        <source>Take it. And close the door.</source>
        <translation>Prenez. Et fermez la porte.</translation>
    </message>
    <message>
        <source>I kept too much, for too long.</source>
        <translation>J’ai trop gardé, et trop longtemps.</translation>
    </message>
    <message>
        <source>On your marks? I’m already off.</source>
        <translation>À vos marques&#x202f;? Je suis partie.</translation>
    </message>
    <message>
        <source>Quick, sit down! We’re late already.</source>
        <translation>Vite, asseyez-vous&#x202f;! On est en retard.</translation>
    </message>
    <message>
        <source>Nobody ran that way!</source>
        <translation>Personne ne courait par là&#x202f;!</translation>
    </message>
    <message>
        <source>A false start, and you followed it!</source>
        <translation>Faux départ, et vous avez suivi&#x202f;!</translation>
    </message>
    <message>
        <source>I ran straight into that.</source>
        <translation>J’ai foncé droit dedans.</translation>
    </message>
    <message>
        <source>The wrong lane. I ran it all the same.</source>
        <translation>Mauvais couloir. J’ai couru quand même.</translation>
    </message>
    <message>
        <source>The line is close, for somebody.</source>
        <translation>L’arrivée est proche, pour quelqu’un.</translation>
    </message>
    <message>
        <source>The home straight. Breathe in.</source>
        <translation>Dernière ligne droite. Respirez.</translation>
    </message>
    <message>
        <source>Finished! Some water, please.</source>
        <translation>Arrivée&#x202f;! De l’eau, s’il vous plaît.</translation>
    </message>
    <message>
        <source>First! Did you see that finish?</source>
        <translation>Première&#x202f;! Vous avez vu cette arrivée&#x202f;?</translation>
    </message>
    <message>
        <source>You paced it better than I did.</source>
        <translation>Vous avez mieux tenu l’allure.</translation>
    </message>
    <message>
        <source>You were out of sight. Well run.</source>
        <translation>Je ne vous voyais plus. Belle course.</translation>
    </message>
    <message>
        <source>Shall we begin?</source>
        <translation>On commence&#x202f;?</translation>
    </message>
    <message>
        <source>Good luck.</source>
        <translation>Bonne chance.</translation>
    </message>
    <message>
        <source>There was nothing there.</source>
        <translation>Il n’y avait rien là.</translation>
    </message>
    <message>
        <source>It was not what it seemed.</source>
        <translation>Ce n’était pas ce qu’on croyait.</translation>
    </message>
    <message>
        <source>I believed it.</source>
        <translation>J’y ai cru.</translation>
    </message>
    <message>
        <source>I was mistaken.</source>
        <translation>C’était une erreur de ma part.</translation>
    </message>
    <message>
        <source>Let us see.</source>
        <translation>Voyons.</translation>
    </message>
    <message>
        <source>It is time to count.</source>
        <translation>Il est temps de compter.</translation>
    </message>
    <message>
        <source>Thank you for the game.</source>
        <translation>Merci pour la partie.</translation>
    </message>
    <message>
        <source>That was a good game.</source>
        <translation>C’était une bonne partie.</translation>
    </message>
    <message>
        <source>The game is yours.</source>
        <translation>La partie est à vous.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>trois d’affilée</translation>
    </message>
    <message>
        <source>five representatives</source>
        <translation>cinq représentants</translation>
    </message>
    <message>
        <source>most representatives</source>
        <translation>majorité</translation>
    </message>
    <message>
        <source>last three tiles</source>
        <translation>trois dernières tuiles</translation>
    </message>
    <message>
        <source>equal on all counts</source>
        <translation>égalité parfaite</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>with help or undo, counted apart</source>
        <translation>avec aide ou annulation, comptée à part</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importée</translation>
    </message>
    <message>
        <source>study from election&#xa0;%1</source>
        <translation>étude à partir de l’élection&#xa0;%1</translation>
    </message>
    <message>
        <source>study</source>
        <translation>étude</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>étoilée</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Le texte collé</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>This game is not in your library: “Add to library” puts it there.</source>
        <translation>Cette partie n’est pas dans votre bibliothèque&#xa0;: «&#xa0;Ajouter à la bibliothèque&#xa0;» l’y met.</translation>
    </message>
    <message>
        <source>This game is not in your library yet: the next tile adds it.</source>
        <translation>Cette partie n’est pas encore dans votre bibliothèque&#xa0;: la prochaine tuile l’y ajoutera.</translation>
    </message>
    <message>
        <source>%1 resigns: %2 wins the game.</source>
        <translation>%1 abandonne&#xa0;: %2 gagne la partie.</translation>
    </message>
    <message>
        <source>%1. %2: %3 to %4, null</source>
        <translation>%1. %2&#xa0;: %3 à %4, nulle</translation>
    </message>
    <message>
        <source>%1. %2: %3 to %4, %5</source>
        <translation>%1. %2&#xa0;: %3 à %4, %5</translation>
    </message>
    <message>
        <source>In a citadel, its owner’s soldiers vote and priests counter; the other side’s merchants block.</source>
        <translation>Dans une citadelle, les soldats de son camp votent et ses prêtres jouent en contre de contre&#x202f;; les marchands de l’autre camp jouent en contre.</translation>
    </message>
    <message>
        <source>In a market, its owner’s merchants vote and soldiers counter; the other side’s priests block.</source>
        <translation>Dans un marché, les marchands de son camp votent et ses soldats jouent en contre de contre&#x202f;; les prêtres de l’autre camp jouent en contre.</translation>
    </message>
    <message>
        <source>In a temple, its owner’s priests vote and merchants counter; the other side’s soldiers block.</source>
        <translation>Dans un temple, les prêtres de son camp votent et ses marchands jouent en contre de contre&#x202f;; les soldats de l’autre camp jouent en contre.</translation>
    </message>
    <message>
        <source>The side with more votes in the citadels wins the General; in a tie nobody does.</source>
        <translation>Le camp qui a le plus de voix dans les citadelles gagne le général&#x202f;; à égalité, personne.</translation>
    </message>
    <message>
        <source>The side with more votes in the markets wins the Merchant Guildmaster; in a tie nobody does.</source>
        <translation>Le camp qui a le plus de voix dans les marchés gagne le chef des marchands&#x202f;; à égalité, personne.</translation>
    </message>
    <message>
        <source>The side with more votes in the temples wins the High Priest; in a tie nobody does.</source>
        <translation>Le camp qui a le plus de voix dans les temples gagne le grand prêtre&#x202f;; à égalité, personne.</translation>
    </message>
    <message>
        <source>Its card is turned over when it begins.</source>
        <translation>Sa carte est retournée au début de l’élection.</translation>
    </message>
    <message>
        <source>Nobody wins it, and it breaks any run of wins.</source>
        <translation>Personne ne la gagne, et elle rompt toute série de victoires.</translation>
    </message>
    <message>
        <source>It counts for %1. Three wins in a row or five representatives win the game.</source>
        <translation>Cette élection est à %1. Trois d’affilée ou cinq représentants donnent la victoire.</translation>
    </message>
    <message>
        <source>Three tiles are drawn from the reserve after each election.</source>
        <translation>Trois tuiles sont piochées après chaque élection.</translation>
    </message>
    <message>
        <source>The reserve is empty: no more tiles are drawn.</source>
        <translation>La pioche est vide&#xa0;: plus aucune tuile n’est piochée.</translation>
    </message>
    <message>
        <source>This is the last election card.</source>
        <translation>C’est la dernière carte Élection.</translation>
    </message>
    <message>
        <source>Tiles shown in a tally are discarded here and never come back.</source>
        <translation>Les tuiles retournées au dépouillement sont défaussées ici et n’en reviennent jamais.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: %2 places tile&#xa0;%3 of&#xa0;%4.</source>
        <translation>Élection&#xa0;%1&#xa0;: %2 pose sa tuile&#xa0;%3 sur&#xa0;%4.</translation>
    </message>
    <message>
        <source>It looked like a vote, but in election&#xa0;%1 it was a counter.</source>
        <translation>Elle passait pour une voix&#xa0;: à l’élection&#xa0;%1, c’était un contre de contre.</translation>
    </message>
    <message>
        <source>It looked like a vote, but in election&#xa0;%1 it was a bluff.</source>
        <translation>Elle passait pour une voix&#xa0;: à l’élection&#xa0;%1, c’était un bluff.</translation>
    </message>
    <message>
        <source>It looked like a block, but in election&#xa0;%1 it was a bluff.</source>
        <translation>Elle passait pour un contre&#xa0;: à l’élection&#xa0;%1, c’était un bluff.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>All tiles are face up.</source>
        <translation>Toutes les tuiles sont visibles.</translation>
    </message>
    <message>
        <source>What both of you know.</source>
        <translation>Ce que savent les deux camps.</translation>
    </message>
    <message>
        <source>Through your eyes: you saw only this.</source>
        <translation>Vu par vous&#xa0;: vous ne voyiez que cela.</translation>
    </message>
    <message>
        <source>Tiles of past elections stay face down until the end: remembering is part of the game.</source>
        <translation>Les tuiles des élections passées restent cachées jusqu’à la fin&#xa0;: s’en souvenir fait partie du jeu.</translation>
    </message>
    <message>
        <source>Through the eyes of %1: the computer saw only this.</source>
        <translation>Vu par %1&#xa0;: l’ordinateur ne voyait que cela.</translation>
    </message>
    <message>
        <source>Through the eyes of %1, who saw only this.</source>
        <translation>Vu par %1, qui ne voyait que cela.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: the card</source>
        <translation>Élection&#xa0;%1&#xa0;: la carte</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: tile&#xa0;%2 of&#xa0;%3</source>
        <translation>Élection&#xa0;%1&#xa0;: tuile&#xa0;%2 sur&#xa0;%3</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: the tally</source>
        <translation>Élection&#xa0;%1&#xa0;: le dépouillement</translation>
    </message>
    <message>
        <source>Election&#xa0;%1: the draw</source>
        <translation>Élection&#xa0;%1&#xa0;: la pioche</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Through the eyes of %1: all tiles are face up now.</source>
        <translation>Vu par %1&#xa0;: toutes les tuiles sont maintenant visibles.</translation>
    </message>
    <message>
        <source>Through your eyes: all tiles are face up now.</source>
        <translation>Vu par vous&#xa0;: toutes les tuiles sont maintenant visibles.</translation>
    </message>
    <message>
        <source>×&#xa0;%1</source>
        <translation>×&#xa0;%1</translation>
    </message>
    <message>
        <source>%1’s tile, placed in election&#xa0;%2: %3</source>
        <translation>Tuile de %1 posée à l’élection&#xa0;%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Tiles that were not what they seemed: %1&#xa0;%2, %3&#xa0;%4.</source>
        <translation>Tuiles trompeuses&#xa0;: %1&#xa0;%2, %3&#xa0;%4.</translation>
    </message>
    <message>
        <source>In this game each tile was what it seemed.</source>
        <translation>Dans cette partie, aucune tuile n’était trompeuse.</translation>
    </message>
    <message>
        <source>Click a tile, a line of the log or an election to go there.</source>
        <translation>Cliquez sur une tuile, le journal ou une élection pour y aller.</translation>
    </message>
    <message>
        <source>Your results appear after a game against the computer, without help or undo.</source>
        <translation>Vos résultats apparaîtront après une partie contre l’ordinateur, sans aide ni annulation.</translation>
    </message>
    <message>
        <source>Your habits appear after a game against the computer, without help or undo.</source>
        <translation>Vos habitudes apparaîtront après une partie contre l’ordinateur, sans aide ni annulation.</translation>
    </message>
    <message>
        <source>The disc is your value so far. The true value very probably lies within the rounded bar, a 95% interval.</source>
        <translation>Le disque donne votre valeur jusqu’ici. La vraie valeur se trouve très probablement dans la barre arrondie, un intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Fewer than five games are shown one by one: a full disc is a win, an empty one a loss.</source>
        <translation>À moins de cinq parties, chacune a son disque&#xa0;: plein si elle est gagnée, vide si elle est perdue.</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>The Stranger, by style</source>
        <translation>L’Inconnu, par style</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Par fin de partie</translation>
    </message>
    <message>
        <source>Elections</source>
        <translation>Élections</translation>
    </message>
    <message>
        <source>Between two people</source>
        <translation>Entre deux personnes</translation>
    </message>
    <message>
        <source>Not counted above</source>
        <translation>Parties non comptées ci-dessus</translation>
    </message>
    <message>
        <source>Reading score</source>
        <translation>Score de lecture</translation>
    </message>
    <message>
        <source>What differs most</source>
        <translation>Ce qui diffère le plus</translation>
    </message>
    <message>
        <source>The other habits</source>
        <translation>Les autres habitudes</translation>
    </message>
    <message>
        <source>In the citadels</source>
        <translation>Dans les citadelles</translation>
    </message>
    <message>
        <source>In the markets</source>
        <translation>Dans les marchés</translation>
    </message>
    <message>
        <source>In the temples</source>
        <translation>Dans les temples</translation>
    </message>
    <message>
        <source>When you place last</source>
        <translation>Quand vous posez en dernier</translation>
    </message>
    <message>
        <source>When you place first</source>
        <translation>Quand vous posez en premier</translation>
    </message>
    <message>
        <source>Null elections</source>
        <translation>Élections nulles</translation>
    </message>
    <message>
        <source>Runs of two that you broke</source>
        <translation>Séries de deux que vous avez rompues</translation>
    </message>
    <message>
        <source>Won after trailing by two</source>
        <translation>Gagnées après un retard de deux</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Imported games</source>
        <translation>Parties importées</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Contres</translation>
    </message>
    <message>
        <source>Unused counters</source>
        <translation>Contres de contre inutiles</translation>
    </message>
    <message>
        <source>Points for each representative</source>
        <translation>Points par représentant</translation>
    </message>
    <message>
        <source>Each of your representatives cost %1 on average (%2).</source>
        <translation>Chaque représentant vous a coûté %1 en moyenne (%2).</translation>
    </message>
    <message>
        <source>Points in lost elections</source>
        <translation>Points dans des élections perdues</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Écart à la victoire</translation>
    </message>
    <message>
        <source>You won elections by %1 on average (%2).</source>
        <translation>Vous gagnez vos élections avec %1 d’avance en moyenne (%2).</translation>
    </message>
    <message>
        <source>Last three tiles</source>
        <translation>Trois dernières tuiles</translation>
    </message>
    <message>
        <source>Tiles as expected</source>
        <translation>Tuiles là où on les attend</translation>
    </message>
    <message>
        <source>Fooled by bluffs</source>
        <translation>Bluffs pris au sérieux</translation>
    </message>
    <message>
        <source>Bluffs that fooled</source>
        <translation>Bluffs réussis</translation>
    </message>
    <message>
        <source>You bluffed with %1 of your tiles (%2).</source>
        <translation>Vous avez bluffé avec %1 de vos tuiles (%2).</translation>
    </message>
    <message>
        <source>You blocked with %1 of your tiles (%2).</source>
        <translation>Vous avez joué %1 de vos tuiles en contre (%2).</translation>
    </message>
    <message>
        <source>%1 of your counters met no block (%2).</source>
        <translation>%1 de vos contres de contre n’avaient rien à annuler (%2).</translation>
    </message>
    <message>
        <source>%1 of your points went to elections that you lost (%2).</source>
        <translation>%1 de vos points sont allés à des élections perdues (%2).</translation>
    </message>
    <message>
        <source>After nine elections your last three tiles were worth %1 on average (%2).</source>
        <translation>Après neuf élections, vos trois dernières tuiles valaient %1 en moyenne (%2).</translation>
    </message>
    <message>
        <source>%1 of your tiles were what their place suggests (%2).</source>
        <translation>%1 de vos tuiles étaient ce que leur place laisse attendre (%2).</translation>
    </message>
    <message>
        <source>A bluff fooled you in %1 of the elections (%2).</source>
        <translation>Vous avez cru à un bluff dans %1 des élections (%2).</translation>
    </message>
    <message>
        <source>Your bluff fooled your opponent in %1 of the elections (%2).</source>
        <translation>Votre adversaire a cru à votre bluff dans %1 des élections (%2).</translation>
    </message>
    <message>
        <source>More is better.</source>
        <translation>Plus haut, c’est mieux.</translation>
    </message>
    <message>
        <source>Less is better.</source>
        <translation>Plus bas, c’est mieux.</translation>
    </message>
    <message>
        <source>Draws and cards changed your chance of winning by %1 a game (%2).</source>
        <translation>Par partie, la pioche et les cartes ont changé vos chances de gagner de %1 (%2).</translation>
    </message>
    <message>
        <source>Your choices changed your chance of winning by %1 a game, compared with those of a player of your level (%2).</source>
        <translation>Par partie, vos choix ont changé vos chances de gagner de %1, comparés à ceux de votre niveau (%2).</translation>
    </message>
    <message>
        <source>Your opponents’ tiles changed your chance of winning by %1 a game (%2).</source>
        <translation>Par partie, les tuiles adverses ont changé vos chances de gagner de %1 (%2).</translation>
    </message>
    <message>
        <source>%1, in&#xa0;%2.</source>
        <translation>%1, en&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1&#xa0;on average, in&#xa0;%2.</source>
        <translation>%1&#xa0;en moyenne, en&#xa0;%2.</translation>
    </message>
    <message>
        <source>Counted: games since %1.</source>
        <translation>Comptées&#xa0;: les parties depuis le %1.</translation>
    </message>
    <message>
        <source>Counting your games…</source>
        <translation>Comptage de vos parties…</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>going first</source>
        <translation>en commençant</translation>
    </message>
    <message>
        <source>going second</source>
        <translation>en second</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>comptées</translation>
    </message>
    <message>
        <source>Draws, choices, tiles</source>
        <translation>Pioche, choix, tuiles</translation>
    </message>
    <message>
        <source>Draws and cards</source>
        <translation>Pioche et cartes</translation>
    </message>
    <message>
        <source>Your opponents’ tiles</source>
        <translation>Tuiles adverses</translation>
    </message>
    <message>
        <source>With help or undo</source>
        <translation>Avec aide ou annulation</translation>
    </message>
    <message>
        <source>The disc is your value, the rounded bar its 95% interval, the diamond %1.</source>
        <translation>Le disque donne votre valeur, la barre arrondie son intervalle à 95&#xa0;%, le losange la valeur du plus haut niveau, %1.</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Autres adversaires</translation>
    </message>
    <message>
        <source>%1 to&#xa0;%2</source>
        <translation>%1 à&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of&#xa0;%2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Won %1.</source>
        <translation>Gagnées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Won %1, %2&#xa0;null.</source>
        <translation>Gagnées&#xa0;: %1, nulles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Won %1, %2&#xa0;drawn.</source>
        <translation>Gagnées&#xa0;: %1, nulles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Won %1, %3&#xa0;drawn: %2.</source>
        <translation>Gagnées&#xa0;: %1 (nulles&#xa0;: %3), soit %2.</translation>
    </message>
    <message>
        <source>Won %1: %2.</source>
        <translation>Gagnées&#xa0;: %1, soit %2.</translation>
    </message>
    <message>
        <source>Your score appears after ten games of guessing. So far: %1.</source>
        <translation>Le score apparaîtra après dix parties à deviner. Jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Going first: %1. Going second: %2.</source>
        <translation>En commençant&#xa0;: %1. En second&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 won&#xa0;%2, %3 won&#xa0;%4.</source>
        <translation>%1&#xa0;: %2&#x202f;; %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 won&#xa0;%2, %3 won&#xa0;%4, %5&#xa0;drawn.</source>
        <translation>%1&#xa0;: %2&#x202f;; %3&#xa0;: %4&#x202f;; nulles&#xa0;: %5.</translation>
    </message>
    <message>
        <source>After ten games you can compare your habits with those of %1, the strongest level. Games so far: %2.</source>
        <translation>Après dix parties, vos habitudes seront comparées à celles du plus haut niveau, %1. Parties jusqu’ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This is where you differ most from %1, the strongest level. None of it costs you games.</source>
        <translation>Face au plus haut niveau, %1, voici ce qui vous distingue surtout. Rien de tout cela ne vous coûte de parties.</translation>
    </message>
    <message>
        <source>This is where you differ most from %1, the strongest level. A lesson beside a habit means that the habit costs you games.</source>
        <translation>Face au plus haut niveau, %1, voici ce qui vous distingue surtout. Une leçon à côté signale une habitude qui vous coûte des parties.</translation>
    </message>
    <message>
        <source>The averages appear when all your games are reviewed: %1 of&#xa0;%2 so far.</source>
        <translation>Les moyennes apparaîtront quand toutes vos parties seront analysées&#xa0;: %1 sur %2 jusqu’ici.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>What decided your games</source>
        <translation>Ce qui a décidé de vos parties</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Won %1, %3&#xa0;null: %2.</source>
        <translation>Gagnées&#xa0;: %1 (nulles&#xa0;: %3), soit %2.</translation>
    </message>
    <message>
        <source>So far, no habit of yours differs clearly from those of %1, the strongest level.</source>
        <translation>Pour l’instant, vos habitudes ne s’écartent pas nettement de celles du plus haut niveau, %1.</translation>
    </message>
    <message>
        <source>%1 is still stronger. Your rating is %2, very probably between %3 and&#xa0;%4.</source>
        <translation>%1 garde l’avantage. Votre classement est %2, très probablement entre %3 et %4.</translation>
    </message>
    <message>
        <source>You play about as well as %1. Your rating is %2, very probably between %3 and&#xa0;%4.</source>
        <translation>Vous faites à peu près jeu égal avec %1. Votre classement est %2, très probablement entre %3 et %4.</translation>
    </message>
    <message>
        <source>The fuller a disc, the more of its games you won: up to %1 in each.</source>
        <translation>Plus un disque est plein, plus il réunit de victoires&#xa0;: jusqu’à %1 par disque.</translation>
    </message>
    <message>
        <source>You are stronger than %1. Your rating is %2, very probably between %3 and&#xa0;%4.</source>
        <translation>Vous dépassez %1. Votre classement est %2, très probablement entre %3 et %4.</translation>
    </message>
    <message>
        <source>Rating over %1, from %2 to&#xa0;%3, beside %4, %5, to %6, %7.</source>
        <translation>Classement sur %1, de %2 à&#xa0;%3, avec pour échelle %4, %5, jusqu’à %6, %7.</translation>
    </message>
    <message>
        <source>Begin with %1, the first level.</source>
        <translation>Commencez par %1, le premier niveau.</translation>
    </message>
    <message>
        <source>For a close game, play %1: you would win about %2&#xa0;in&#xa0;100.</source>
        <translation>Pour une partie serrée, jouez contre %1&#xa0;: vous gagneriez environ %2&#xa0;fois sur&#xa0;100.</translation>
    </message>
    <message>
        <source>The rating counts results only, weighted by each opponent’s measured strength. The band is the 95% interval.</source>
        <translation>Seuls les résultats comptent, pondérés par la force mesurée de l’adversaire. La bande est l’intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This game could not be reviewed: reinstall Tyrus.</source>
        <translation>Cette partie n’a pas pu être analysée&#xa0;: réinstallez Tyrus.</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>(±%1)</source>
        <translation>(±&#xa0;%1)</translation>
    </message>
    <message>
        <source>%1’s choices</source>
        <translation>Choix faits par %1</translation>
    </message>
    <message>
        <source>This is a study of a game that was not over, so it has no advice and no review.</source>
        <translation>Cette étude part d’une partie qui n’était pas terminée&#xa0;: elle n’a ni conseil ni analyse.</translation>
    </message>
    <message>
        <source>%1’s tiles</source>
        <translation>Tuiles posées par %1</translation>
    </message>
    <message>
        <source>helped you %1</source>
        <translation>gain de %1</translation>
    </message>
    <message>
        <source>cost you %1</source>
        <translation>perte de %1</translation>
    </message>
    <message>
        <source>helped %1</source>
        <translation>gain de %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>perte de %1</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>Your chance of winning starts at 50&#xa0;in&#xa0;100. It ends at 100 for a win, 50 for a draw, 0 for a loss. These points explain the difference: %1.</source>
        <translation>Vos chances partent de 50&#xa0;sur&#xa0;100. Elles finissent à 100 (victoire), 50 (partie nulle) ou 0 (défaite). Ces points expliquent l’écart&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1’s chance of winning starts at 50&#xa0;in&#xa0;100. It ends at 100 for a win, 50 for a draw, 0 for a loss. These points explain the difference: %2.</source>
        <translation>Pour %1, les chances partent de 50&#xa0;sur&#xa0;100. Elles finissent à 100 (victoire), 50 (partie nulle) ou 0 (défaite). Ces points expliquent l’écart&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>This was luck: the deal, who went first, the tiles drawn and the election cards.</source>
        <translation>C’est la part du hasard&#xa0;: la donne, le tirage de qui commence, les tuiles piochées et les cartes Élection.</translation>
    </message>
    <message>
        <source>How good your choices were, given what you could know. The yardstick is a player of your level.</source>
        <translation>Ce que valaient vos choix, d’après ce que vous pouviez savoir. Ils sont comparés à ceux de votre niveau.</translation>
    </message>
    <message>
        <source>What you gained or lost through %1’s tiles, when they were placed and when they were turned over.</source>
        <translation>Ce que les tuiles posées par %1 vous ont fait gagner ou perdre, à la pose et au dépouillement.</translation>
    </message>
    <message>
        <source>How good %2’s choices were, given what %2 could know. The yardstick is a player of that level.</source>
        <translation>Ce que valaient les choix faits par %2, d’après ce que pouvait savoir %2. Ils sont comparés à ceux de son niveau.</translation>
    </message>
    <message>
        <source>What %2 gained or lost through %1’s tiles, when they were placed and when they were turned over.</source>
        <translation>Ce qu’ont rapporté ou coûté à %2 les tuiles posées par %1, à la pose et au dépouillement.</translation>
    </message>
    <message>
        <source>What was left to win or lose when %1 resigned.</source>
        <translation>Ce qui restait à gagner ou à perdre quand %1 a abandonné.</translation>
    </message>
    <message>
        <source>What was left of your chance of winning when you resigned, as far as you could know.</source>
        <translation>Ce qui restait de vos chances de gagner quand vous avez abandonné, d’après ce que vous saviez.</translation>
    </message>
    <message>
        <source>These numbers are estimates, usually right to within ±%1.</source>
        <translation>Ces nombres sont des estimations, en général à ±&#xa0;%1.</translation>
    </message>
    <message>
        <source>These numbers are estimates, usually right to within ±%1. A thorough review takes about a minute, and is a little more exact.</source>
        <translation>Ces nombres sont des estimations, en général à ±&#xa0;%1. Une analyse approfondie les précise un peu, en une minute environ.</translation>
    </message>
    <message>
        <source>The review of this game is %1% done.</source>
        <translation>L’analyse de cette partie est faite à %1&#xa0;%.</translation>
    </message>
    <message>
        <source>What decided the game: %1</source>
        <translation>Ce qui a décidé de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tiles as high there: %1&#xa0;in&#xa0;100</source>
        <translation>Une tuile aussi forte&#xa0;: %1&#xa0;fois sur&#xa0;100</translation>
    </message>
    <message>
        <source>Election&#xa0;%1</source>
        <translation>Élection&#xa0;%1</translation>
    </message>
    <message>
        <source>%1: contest it cheaply, with a low tile.</source>
        <translation>%1&#xa0;: disputez ce bâtiment à peu de frais, avec une tuile faible.</translation>
    </message>
    <message>
        <source>%1: vote there, with a medium tile.</source>
        <translation>%1&#xa0;: votez-y avec une tuile moyenne.</translation>
    </message>
    <message>
        <source>%1: fight for it, with a high tile.</source>
        <translation>%1&#xa0;: battez-vous pour ce bâtiment, avec une tuile forte.</translation>
    </message>
    <message>
        <source>%1: block there cheaply, with a low tile.</source>
        <translation>%1&#xa0;: jouez-y en contre, à peu de frais, avec une tuile faible.</translation>
    </message>
    <message>
        <source>%1: block there, with a medium tile.</source>
        <translation>%1&#xa0;: jouez-y en contre, avec une tuile moyenne.</translation>
    </message>
    <message>
        <source>%1: block there hard, with a high tile.</source>
        <translation>%1&#xa0;: jouez-y en contre, avec une tuile forte.</translation>
    </message>
    <message>
        <source>%1: counter there cheaply, with a low tile.</source>
        <translation>%1&#xa0;: jouez-y en contre de contre, à peu de frais, avec une tuile faible.</translation>
    </message>
    <message>
        <source>%1: counter there, with a medium tile.</source>
        <translation>%1&#xa0;: jouez-y en contre de contre, avec une tuile moyenne.</translation>
    </message>
    <message>
        <source>%1: counter there hard, with a high tile.</source>
        <translation>%1&#xa0;: jouez-y en contre de contre, avec une tuile forte.</translation>
    </message>
    <message>
        <source>%1: place a vote there now, for a later election.</source>
        <translation>%1&#xa0;: votez-y dès maintenant, pour une élection suivante.</translation>
    </message>
    <message>
        <source>%1: place a block there now, for a later election.</source>
        <translation>%1&#xa0;: jouez-y en contre dès maintenant, pour une élection suivante.</translation>
    </message>
    <message>
        <source>%1: place a counter there now, for a later election.</source>
        <translation>%1&#xa0;: jouez-y en contre de contre dès maintenant, pour une élection suivante.</translation>
    </message>
    <message>
        <source>%1: bluff, with a tile that does not count there.</source>
        <translation>%1&#xa0;: bluffez, avec une tuile qui n’y compte pas.</translation>
    </message>
    <message>
        <source>Probably %1 in all, give or take %2.</source>
        <translation>Au total, probablement %1, à %2 près.</translation>
    </message>
    <message>
        <source>Probably %1, give or take %2. Chance of a bluff:&#xa0;%3&#xa0;in&#xa0;10.</source>
        <translation>Probablement %1, à %2 près. Un bluff&#xa0;: %3&#xa0;fois sur&#xa0;10.</translation>
    </message>
    <message>
        <source>Probably %1, give or take %2.</source>
        <translation>Probablement %1, à %2 près.</translation>
    </message>
    <message>
        <source>Coach: with this placement your opponent probably wins a third election in a row.</source>
        <translation>Coach&#xa0;: avec cette pose, votre adversaire gagnera sans doute une troisième élection d’affilée.</translation>
    </message>
    <message>
        <source>Coach: your tiles in this election have already cost you a lot. Another placement is better.</source>
        <translation>Coach&#xa0;: cette élection vous a déjà coûté cher en tuiles. Une autre pose vaut mieux.</translation>
    </message>
    <message>
        <source>You lost your last game. A coach can warn you before a costly placement: turn on “Coach” on the “Help” page of the settings.</source>
        <translation>Vous avez perdu votre dernière partie. Un coach peut vous avertir avant une pose coûteuse&#xa0;: activez «&#xa0;Coach&#xa0;» dans les réglages, à la page «&#xa0;Aide&#xa0;».</translation>
    </message>
    <message>
        <source>Coach: another placement gives you a much better chance of winning.</source>
        <translation>Coach&#xa0;: une autre pose vous donne de bien meilleures chances de gagner.</translation>
    </message>
    <message>
        <source>Place %1 in %2, as a bluff: your opponent can’t tell, and you save better tiles.</source>
        <translation>Bluffez avec %1 (%2)&#xa0;: votre adversaire n’en voit que le dos, et vous gardez de meilleures tuiles.</translation>
    </message>
    <message>
        <source>Place %1 in %2, though there are probably blocks there.</source>
        <translation>Posez %1 (%2), même si des contres s’y opposent sans doute pour l’instant.</translation>
    </message>
    <message>
        <source>Place %1 in %2, to block the votes that follow.</source>
        <translation>Posez %1 en contre (%2), pour neutraliser les voix qui viendront.</translation>
    </message>
    <message>
        <source>Place %1 in %2, to counter the blocks that follow.</source>
        <translation>Posez %1 en contre de contre (%2), pour annuler les contres qui viendront.</translation>
    </message>
    <message>
        <source>The coach could not check this tile.</source>
        <translation>Le coach n’a pas pu examiner cette tuile.</translation>
    </message>
    <message>
        <source>Ask for advice on your turn against the computer. “Advice” and “Show tiles seen” must be on in the settings.</source>
        <translation>Demandez conseil à votre tour, contre l’ordinateur, avec «&#xa0;Conseil&#xa0;» et «&#xa0;Afficher les tuiles vues&#xa0;» activés dans les réglages.</translation>
    </message>
    <message>
        <source>No advice: something went wrong. Just play on.</source>
        <translation>Aucun conseil&#xa0;: une erreur s’est produite. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>The tile that fooled best</source>
        <translation>La tuile qui a le mieux trompé</translation>
    </message>
    <message>
        <source>The tile best seen through</source>
        <translation>La tuile la mieux devinée</translation>
    </message>
    <message>
        <source>The biggest waste on a bluff</source>
        <translation>Le plus grand gaspillage contre un bluff</translation>
    </message>
    <message>
        <source>No hidden tile cost anybody much.</source>
        <translation>Aucune tuile cachée n’a coûté grand-chose.</translation>
    </message>
    <message>
        <source>It lured out %1. Points wasted: %2.</source>
        <translation>Elle a attiré %1. Points gaspillés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, %2: %3 answered %4. Points wasted: %5.</source>
        <translation>Élection&#xa0;%1, %2&#xa0;: %3 en réponse à %4. Points gaspillés&#xa0;: %5.</translation>
    </message>
    <message>
        <source>Before this placement you could expect the marked tile (%1) to be worth %2&#xa0;±&#xa0;%3.</source>
        <translation>Avant cette pose, d’après ce que vous saviez, la tuile marquée (%1) valait %2&#xa0;±&#xa0;%3.</translation>
    </message>
    <message>
        <source>Before this placement %1 could expect the marked tile (%2) to be worth %3&#xa0;±&#xa0;%4.</source>
        <translation>Avant cette pose, d’après ce que savait %1, la tuile marquée (%2) valait %3&#xa0;±&#xa0;%4.</translation>
    </message>
    <message>
        <source>The chance of a bluff was %1%.</source>
        <translation>Il y avait %1&#xa0;% de chances que ce soit un bluff.</translation>
    </message>
    <message>
        <source>It was %1: a bluff.</source>
        <translation>C’était un bluff&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>En fait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not knowing this cost %1 about %2 in 100&#xa0;games like this one.</source>
        <translation>Faute de le savoir, %1 perd environ %2 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>Not knowing this cost you about %1 in 100&#xa0;games like this one.</source>
        <translation>Faute de le savoir, vous perdez environ %1 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>%1 placed as if it were face up. That won about %2 more in 100&#xa0;games like this one.</source>
        <translation>%1 a joué comme si elle était visible, et gagne ainsi environ %2 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>You placed as if it were face up. That won you about %1 more in 100&#xa0;games like this one.</source>
        <translation>Vous avez joué comme si elle était visible, et gagnez ainsi environ %1 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>That adds %1 to the votes there in this election.</source>
        <translation>Cela y ajoute %1&#xa0;voix pour cette élection.</translation>
    </message>
    <message>
        <source>That adds %1 to the votes there in a later election.</source>
        <translation>Cela y ajoute %1&#xa0;voix pour une élection à venir.</translation>
    </message>
    <message>
        <source>That blocks votes there in this election, up to %1.</source>
        <translation>C’est un contre pour cette élection, jusqu’à %1&#xa0;voix.</translation>
    </message>
    <message>
        <source>That blocks votes there in a later election, up to %1.</source>
        <translation>C’est un contre pour une élection à venir, jusqu’à %1&#xa0;voix.</translation>
    </message>
    <message>
        <source>That counters blocks there in this election, up to %1.</source>
        <translation>C’est un contre de contre pour cette élection, jusqu’à %1.</translation>
    </message>
    <message>
        <source>That counters blocks there in a later election, up to %1.</source>
        <translation>C’est un contre de contre pour une élection à venir, jusqu’à %1.</translation>
    </message>
    <message>
        <source>A slip</source>
        <translation>Un faux pas</translation>
    </message>
    <message>
        <source>This placement was better.</source>
        <translation>Cette pose valait mieux.</translation>
    </message>
    <message>
        <source>The game is still being reviewed.</source>
        <translation>L’analyse de la partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>No single placement of yours was clearly wrong.</source>
        <translation>Aucune de vos poses n’était à elle seule une erreur nette.</translation>
    </message>
    <message>
        <source>No single placement was clearly wrong on either side.</source>
        <translation>Aucune pose n’était à elle seule une erreur nette, d’un côté comme de l’autre.</translation>
    </message>
    <message>
        <source>You had a better placement here</source>
        <translation>Ici, vous pouviez faire une meilleure pose</translation>
    </message>
    <message>
        <source>%1 had a better placement here</source>
        <translation>Ici, %1 pouvait faire une meilleure pose</translation>
    </message>
    <message>
        <source>You placed %1 in %2. As far as you could know, there was a better placement.</source>
        <translation>Vous avez posé %1 (%2). D’après ce que vous saviez, une autre pose valait mieux.</translation>
    </message>
    <message>
        <source>%1 placed %2 in %3. As far as %1 could know, there was a better placement.</source>
        <translation>%1 a posé %2 (%3). D’après ce que savait %1, une autre pose valait mieux.</translation>
    </message>
    <message>
        <source>Right: no placement was better.</source>
        <translation>C’est bien cela&#xa0;: aucune pose ne valait mieux.</translation>
    </message>
    <message>
        <source>That is what was placed in the game.</source>
        <translation>C’est la pose de la partie.</translation>
    </message>
    <message>
        <source>Another placement was better.</source>
        <translation>Une autre pose valait mieux.</translation>
    </message>
    <message>
        <source>Better: %1 in %2.</source>
        <translation>Mieux&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>In the game: %1 in %2.</source>
        <translation>Dans la partie&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>No election is left there, so it never counts.</source>
        <translation>Aucune élection n’y aura plus lieu&#xa0;: la tuile n’y compte pas.</translation>
    </message>
    <message>
        <source>That is a bluff: it does not count there, and the other tiles stay in hand.</source>
        <translation>C’est un bluff&#xa0;: la tuile n’y compte pas, et les autres restent en main.</translation>
    </message>
    <message>
        <source>Enemy tiles face down in that building: %1.</source>
        <translation>Tuiles adverses cachées dans ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A lower tile was enough there.</source>
        <translation>Une tuile plus faible suffisait.</translation>
    </message>
    <message>
        <source>A higher tile was worth it there.</source>
        <translation>Une tuile plus forte en valait la peine.</translation>
    </message>
    <message>
        <source>Other placements about as good: %1.</source>
        <translation>Autres poses à peu près aussi bonnes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>As far as you could know, this placement wins about %1 more in 100&#xa0;games like this one.</source>
        <translation>D’après ce que vous saviez, cette pose gagne environ %1 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>As far as that side could know, this placement wins about %1 more in 100&#xa0;games like this one.</source>
        <translation>D’après ce que savait ce camp, cette pose gagne environ %1 de plus sur 100&#xa0;parties semblables.</translation>
    </message>
    <message>
        <source>low</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>high</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>bluff, unsure</source>
        <translation>bluff, peut-être</translation>
    </message>
    <message>
        <source>bluff, likely</source>
        <translation>bluff, sans doute</translation>
    </message>
    <message>
        <source>bluff, sure</source>
        <translation>bluff, à coup sûr</translation>
    </message>
    <message>
        <source>low, unsure</source>
        <translation>faible, peut-être</translation>
    </message>
    <message>
        <source>low, likely</source>
        <translation>faible, sans doute</translation>
    </message>
    <message>
        <source>low, sure</source>
        <translation>faible, à coup sûr</translation>
    </message>
    <message>
        <source>medium, unsure</source>
        <translation>moyenne, peut-être</translation>
    </message>
    <message>
        <source>medium, likely</source>
        <translation>moyenne, sans doute</translation>
    </message>
    <message>
        <source>medium, sure</source>
        <translation>moyenne, à coup sûr</translation>
    </message>
    <message>
        <source>high, unsure</source>
        <translation>forte, peut-être</translation>
    </message>
    <message>
        <source>high, likely</source>
        <translation>forte, sans doute</translation>
    </message>
    <message>
        <source>high, sure</source>
        <translation>forte, à coup sûr</translation>
    </message>
    <message>
        <source>This game is saved. “Guess the tiles” resumes it.</source>
        <translation>Cette partie est enregistrée. «&#xa0;Deviner les tuiles&#xa0;» la reprend.</translation>
    </message>
    <message>
        <source>Before each tally you guess what %1’s hidden tiles are worth.</source>
        <translation>Avant chaque dépouillement, vous devinez ce que valent les tuiles cachées de %1.</translation>
    </message>
    <message>
        <source>Tile&#xa0;%1 of&#xa0;%2 (%3; election&#xa0;%4, tile&#xa0;%5): what will it be worth?</source>
        <translation>Tuile&#xa0;%1 sur&#xa0;%2 (%3&#x202f;; élection&#xa0;%4, tuile&#xa0;%5)&#xa0;: que vaudra-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2. You: %3. A perfect reader: %4.</source>
        <translation>%1&#xa0;: %2. Vous&#xa0;: %3. Une lecture parfaite&#xa0;: %4.</translation>
    </message>
    <message>
        <source>No hidden tile was turned over in this game.</source>
        <translation>Aucune tuile cachée n’a été retournée dans cette partie.</translation>
    </message>
    <message>
        <source>Your progress can’t be saved: another program is using %1. Close it.</source>
        <translation>Vos progrès ne peuvent pas être enregistrés&#xa0;: un autre programme utilise %1. Fermez ce programme.</translation>
    </message>
    <message>
        <source>Your progress can’t be saved in %1 (error&#xa0;%2). Free some space, or check its permissions.</source>
        <translation>Vos progrès ne peuvent pas être enregistrés dans %1 (erreur&#xa0;%2). Libérez de l’espace, ou vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>0% is guessing by how often each value occurs; 100% is knowing how the opponent chooses. Being sure and wrong costs most.</source>
        <translation>À 0&#xa0;%, on connaît seulement la fréquence des valeurs&#x202f;; à 100&#xa0;%, on sait comment l’adversaire choisit. Une erreur annoncée «&#xa0;à coup sûr&#xa0;» coûte le plus cher.</translation>
    </message>
    <message>
        <source>Just practice: you have seen the end of this game, so it doesn’t count.</source>
        <translation>Simple exercice&#xa0;: vous connaissez la fin de cette partie, elle ne compte donc pas.</translation>
    </message>
    <message>
        <source>Reading score: %1% (%2 to&#xa0;%3%, from %4).</source>
        <translation>Score de lecture&#xa0;: %1&#xa0;% (de %2 à %3&#xa0;%, sur %4).</translation>
    </message>
    <message>
        <source>Your progress file was damaged. It is now called %1, and a new one was started.</source>
        <translation>Votre fichier de progrès était endommagé. Il s’appelle maintenant %1, et un nouveau le remplace.</translation>
    </message>
    <message>
        <source>%1 is from a newer version of Tyrus, so your progress can’t be saved. Update the program.</source>
        <translation>%1 vient d’une version plus récente de Tyrus&#xa0;: vos progrès ne peuvent pas être enregistrés. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, citadel</source>
        <translation>Élection&#xa0;%1, citadelle</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, market</source>
        <translation>Élection&#xa0;%1, marché</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, temple</source>
        <translation>Élection&#xa0;%1, temple</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, your tile&#xa0;%2 of 3</source>
        <translation>Élection&#xa0;%1, votre tuile&#xa0;%2 sur 3</translation>
    </message>
    <message>
        <source>Election&#xa0;%1, guess the tiles again</source>
        <translation>Élection&#xa0;%1, devinez encore les tuiles</translation>
    </message>
    <message>
        <source>Nobody won: no single moment decided the game.</source>
        <translation>Personne n’a gagné&#xa0;: aucun moment n’a décidé seul de la partie.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 decided the game: your chance of winning fell from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a décidé de la partie&#xa0;: vos chances de gagner sont tombées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 decided the game: your chance of winning rose from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a décidé de la partie&#xa0;: vos chances de gagner sont montées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 decided the game: %4’s chance of winning fell from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a décidé de la partie&#xa0;: pour %4, les chances de gagner sont tombées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 decided the game: between equal players, your chance of winning went from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a décidé de la partie&#xa0;: à forces égales, vos chances de gagner y passent de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 decided the game: between equal players, %4’s chance of winning went from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a décidé de la partie&#xa0;: à forces égales, les chances de gagner pour %4 y passent de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 mattered most: your chance of winning fell from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a compté le plus&#xa0;: vos chances de gagner sont tombées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 mattered most: your chance of winning rose from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a compté le plus&#xa0;: vos chances de gagner sont montées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 mattered most: %4’s chance of winning fell from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a compté le plus&#xa0;: pour %4, les chances de gagner sont tombées de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>As far as you could know, %6 in %7 was better there by %8.</source>
        <translation>D’après ce que vous saviez, poser %6 (%7) y valait %8 de plus.</translation>
    </message>
    <message>
        <source>As far as %4 could know, %6 in %7 was better there by %8.</source>
        <translation>D’après ce que savait %4, poser %6 (%7) y valait %8 de plus.</translation>
    </message>
    <message>
        <source>The tiles drawn before it were against you.</source>
        <translation>Les tuiles piochées avant cette élection étaient contre vous.</translation>
    </message>
    <message>
        <source>The tiles drawn before it were on your side.</source>
        <translation>Les tuiles piochées avant cette élection étaient de votre côté.</translation>
    </message>
    <message>
        <source>The tiles drawn before it were against %4.</source>
        <translation>Les tuiles piochées avant cette élection étaient contre %4.</translation>
    </message>
    <message>
        <source>The election card was against you.</source>
        <translation>La carte Élection était contre vous.</translation>
    </message>
    <message>
        <source>The election card was on your side.</source>
        <translation>La carte Élection était de votre côté.</translation>
    </message>
    <message>
        <source>The election card was against %4.</source>
        <translation>La carte Élection était contre %4.</translation>
    </message>
    <message>
        <source>As you saw it before the tally, your chance in that election was %8&#xa0;in&#xa0;100. Then %6 turned up in %7: only %9&#xa0;in&#xa0;100&#xa0;tiles there are as high.</source>
        <translation>Avant le dépouillement, vous pouviez espérer la gagner %8&#xa0;fois sur&#xa0;100. Puis est apparue la tuile %6 (%7)&#xa0;: là, une tuile aussi forte ne se trouve que %9&#xa0;fois sur&#xa0;100.</translation>
    </message>
    <message>
        <source>As %4 saw it before the tally, the chance in that election was %8&#xa0;in&#xa0;100. Then %6 turned up in %7: only %9&#xa0;in&#xa0;100&#xa0;tiles there are as high.</source>
        <translation>Avant le dépouillement, %4 pouvait espérer la gagner %8&#xa0;fois sur&#xa0;100. Puis est apparue la tuile %6 (%7)&#xa0;: là, une tuile aussi forte ne se trouve que %9&#xa0;fois sur&#xa0;100.</translation>
    </message>
    <message>
        <source>As you saw it before the tally, your chance in that election was %8&#xa0;in&#xa0;100.</source>
        <translation>Avant le dépouillement, vous pouviez espérer la gagner %8&#xa0;fois sur&#xa0;100.</translation>
    </message>
    <message>
        <source>As %4 saw it before the tally, the chance in that election was %8&#xa0;in&#xa0;100.</source>
        <translation>Avant le dépouillement, %4 pouvait espérer la gagner %8&#xa0;fois sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Your choice in election&#xa0;%1 cost you the most: as far as you could know, %6 in %7 was better by %8.</source>
        <translation>C’est à l’élection&#xa0;%1 que vous avez le plus perdu&#xa0;: d’après ce que vous saviez, poser %6 (%7) valait %8 de plus.</translation>
    </message>
    <message>
        <source>%4’s choice in election&#xa0;%1 helped you the most: %6 in %7 was better by %8.</source>
        <translation>À l’élection&#xa0;%1, %4 vous a rendu le plus grand service&#xa0;: poser %6 (%7) valait %8 de plus.</translation>
    </message>
    <message>
        <source>%4’s choice in election&#xa0;%1 cost the most: %6 in %7 was better by %8.</source>
        <translation>%4 a perdu le plus à l’élection&#xa0;%1&#xa0;: poser %6 (%7) valait %8 de plus.</translation>
    </message>
    <message>
        <source>Your costliest choice was in election&#xa0;%1: as far as you could know, %6 in %7 was better by %8.</source>
        <translation>Votre choix le plus coûteux date de l’élection&#xa0;%1&#xa0;: d’après ce que vous saviez, poser %6 (%7) valait %8 de plus.</translation>
    </message>
    <message>
        <source>%4’s costliest choice was in election&#xa0;%1: %6 in %7 was better by %8.</source>
        <translation>Le choix qui a coûté le plus cher à %4 date de l’élection&#xa0;%1&#xa0;: poser %6 (%7) valait %8 de plus.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 mattered most: between equal players, your chance of winning went from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a compté le plus&#xa0;: à forces égales, vos chances de gagner y passent de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 mattered most: between equal players, %4’s chance of winning went from %2 to %3&#xa0;in&#xa0;100.</source>
        <translation>L’élection&#xa0;%1 a compté le plus&#xa0;: à forces égales, les chances de gagner pour %4 y passent de %2 à %3&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>%5 won it cheaply: the tiles there totalled %8 less than you could expect.</source>
        <translation>%5 l’a gagnée à bon compte&#xa0;: ses tuiles y valaient au total&#xa0;%8 de moins que vous ne pouviez prévoir.</translation>
    </message>
    <message>
        <source>You won it cheaply: your tiles there totalled %8 less than %4 could expect.</source>
        <translation>Vous l’avez gagnée à bon compte&#xa0;: vos tuiles y valaient au total&#xa0;%8 de moins que prévu par %4.</translation>
    </message>
    <message>
        <source>%5 won it cheaply: the tiles there totalled %8 less than %4 could expect.</source>
        <translation>%5 l’a gagnée à bon compte&#xa0;: ses tuiles y valaient au total&#xa0;%8 de moins que prévu par %4.</translation>
    </message>
    <message>
        <source>Nobody won it, and you needed it.</source>
        <translation>Personne ne l’a remportée, et il vous la fallait.</translation>
    </message>
    <message>
        <source>Nobody won it, and %4 needed it.</source>
        <translation>Personne ne l’a remportée, et il la fallait à %4.</translation>
    </message>
    <message>
        <source>You won it, but at too high a price.</source>
        <translation>Vous l’avez remportée, mais à trop haut prix.</translation>
    </message>
    <message>
        <source>%4 won it, but at too high a price.</source>
        <translation>%4 l’a remportée, mais à trop haut prix.</translation>
    </message>
    <message>
        <source>It was %5’s third win in a row.</source>
        <translation>Avec elle, %5 gagnait une troisième élection d’affilée.</translation>
    </message>
    <message>
        <source>It was your third win in a row.</source>
        <translation>Avec elle, vous gagniez une troisième élection d’affilée.</translation>
    </message>
    <message>
        <source>%5 was stronger there, and you could see it coming.</source>
        <translation>%5 avait plus de force dans cette élection, et vous pouviez le voir.</translation>
    </message>
    <message>
        <source>You were stronger there, and %4 could see it coming.</source>
        <translation>Vous aviez plus de force dans cette élection, et %4 pouvait le voir.</translation>
    </message>
    <message>
        <source>%5 was stronger there, and %4 could see it coming.</source>
        <translation>%5 avait plus de force dans cette élection, et %4 pouvait le voir.</translation>
    </message>
    <message>
        <source>Two elections decided the game: %1 and %2.</source>
        <translation>Deux élections ont décidé de la partie&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>No single moment decided the game.</source>
        <translation>Aucun moment n’a décidé seul de la partie.</translation>
    </message>
    <message>
        <source>No choice of yours cost you much.</source>
        <translation>Aucun de vos choix ne vous a coûté cher.</translation>
    </message>
    <message>
        <source>No choice of %4’s cost much.</source>
        <translation>%4 n’a fait aucun choix coûteux.</translation>
    </message>
    <message>
        <source>You resigned. With all tiles known, your chance of winning was still %8&#xa0;in&#xa0;100.</source>
        <translation>Vous avez abandonné. Toutes tuiles connues, vos chances de gagner étaient encore de %8&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>%4 resigned. With all tiles known, the chance of winning was still %8&#xa0;in&#xa0;100.</source>
        <translation>%4 a abandonné. Toutes tuiles connues, les chances de gagner étaient encore de %8&#xa0;sur&#xa0;100.</translation>
    </message>
    <message>
        <source>pick up a tile from your hand</source>
        <translation>prendre une tuile de votre main</translation>
    </message>
    <message>
        <source>pick up the next tile; once one is picked up, choose the next building or, while you look at your slots, another slot</source>
        <translation>prendre la tuile suivante&#x202f;; si une tuile est prise, choisir le bâtiment suivant ou, quand vous regardez votre main, une autre place</translation>
    </message>
    <message>
        <source>choose the far or near row</source>
        <translation>choisir la rangée du fond ou celle de devant</translation>
    </message>
    <message>
        <source>place the tile in the far citadel, market or temple; with no tile picked up, read out what is there</source>
        <translation>poser la tuile dans la citadelle, le marché ou le temple du fond&#x202f;; sans tuile prise, faire lire ce qui s’y trouve</translation>
    </message>
    <message>
        <source>place the tile in the near citadel, market or temple; with no tile picked up, read out what is there</source>
        <translation>poser la tuile dans la citadelle, le marché ou le temple de devant&#x202f;; sans tuile prise, faire lire ce qui s’y trouve</translation>
    </message>
    <message>
        <source>read out the chosen building, or your hand</source>
        <translation>faire lire le bâtiment choisi, ou votre main</translation>
    </message>
    <message>
        <source>read out the state of the game</source>
        <translation>faire lire l’état de la partie</translation>
    </message>
    <message>
        <source>read out the elections so far and the latest from the log</source>
        <translation>faire lire les élections passées et la fin du journal</translation>
    </message>
    <message>
        <source>open or close the ledger: tiles seen, elections, log, powers; there, the arrows turn its pages</source>
        <translation>ouvrir ou fermer le registre&#xa0;: tuiles vues, élections, journal, pouvoirs&#x202f;; les flèches y tournent les pages</translation>
    </message>
    <message>
        <source>advice against the computer: first an idea, then the tile and the reason</source>
        <translation>conseil contre l’ordinateur&#xa0;: une idée, puis la tuile et la raison</translation>
    </message>
    <message>
        <source>place the tile in the chosen building, or press a button</source>
        <translation>poser la tuile dans le bâtiment choisi, ou appuyer sur un bouton</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>return the tile to your hand, or undo</source>
        <translation>remettre la tuile en main, ou annuler la pose</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>skip the animation, or shorten the opponent’s pause</source>
        <translation>passer l’animation, ou abréger l’attente de l’adversaire</translation>
    </message>
    <message>
        <source>undo your tile; against the computer, also its answer</source>
        <translation>annuler la pose&#x202f;; contre l’ordinateur, annuler aussi sa réponse</translation>
    </message>
    <message>
        <source>look back at the game; this list then shows its keys</source>
        <translation>revoir la partie&#x202f;; cette liste montre alors ses touches</translation>
    </message>
    <message>
        <source>your games: library, results, habits and rating</source>
        <translation>vos parties&#xa0;: bibliothèque, résultats, habitudes et classement</translation>
    </message>
    <message>
        <source>quick rules</source>
        <translation>règles en bref</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>menus, which show the other keys</source>
        <translation>menus, qui montrent les autres touches</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>show the previous or the next moment</source>
        <translation>montrer le moment précédent, ou le suivant</translation>
    </message>
    <message>
        <source>go to the start of this election, then of earlier ones, or of the next; from a tally, to other tallies</source>
        <translation>revenir au début de l’élection, puis des précédentes, ou aller à la suivante&#x202f;; depuis un dépouillement, passer aux autres</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>show the first or the last moment</source>
        <translation>montrer le premier moment, ou le dernier</translation>
    </message>
    <message>
        <source>once the game is over: look through Ivory’s eyes, through Brown’s, or with all tiles face up</source>
        <translation>la partie finie&#xa0;: vue par Beige, par Marron, ou toutes tuiles visibles</translation>
    </message>
    <message>
        <source>once the game is over, while this key is held: look through the other side’s eyes</source>
        <translation>la partie finie, tant que cette touche est enfoncée&#xa0;: vue par l’autre camp</translation>
    </message>
    <message>
        <source>once the game is over: show or hide the chances of winning</source>
        <translation>la partie finie&#xa0;: montrer ou cacher les chances de gagner</translation>
    </message>
    <message>
        <source>once the game is over: show the next tile that was not what it seemed</source>
        <translation>la partie finie&#xa0;: montrer la prochaine tuile trompeuse</translation>
    </message>
    <message>
        <source>once the game is over and reviewed: show the next slip, so that you can try a better placement</source>
        <translation>après l’analyse de la partie finie&#xa0;: montrer le faux pas suivant, pour chercher la meilleure pose</translation>
    </message>
    <message>
        <source>once the game is over and reviewed: show the next card on who believed whom</source>
        <translation>après l’analyse de la partie finie&#xa0;: montrer la carte suivante sur qui a cru qui</translation>
    </message>
    <message>
        <source>play the moments one by one, or pause</source>
        <translation>faire défiler les moments, ou s’arrêter</translation>
    </message>
    <message>
        <source>play faster or slower</source>
        <translation>plus vite ou plus lentement</translation>
    </message>
    <message>
        <source>while you guess tiles: say what the tile will be worth; press again to be surer</source>
        <translation>en devinant les tuiles&#xa0;: dire ce que la tuile vaudra&#x202f;; de nouveau, pour plus de certitude</translation>
    </message>
    <message>
        <source>while you guess tiles: choose another tile</source>
        <translation>en devinant les tuiles&#xa0;: choisir une autre tuile</translation>
    </message>
    <message>
        <source>while you guess tiles: go on to the next one, turn them over, or go on</source>
        <translation>en devinant les tuiles&#xa0;: passer à la suivante, les retourner ou continuer</translation>
    </message>
    <message>
        <source>leave “Look back”</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>menus</source>
        <translation>menus</translation>
    </message>
    <message>
        <source>select another game; with Shift, several</source>
        <translation>sélectionner une autre partie&#x202f;; avec Maj, plusieurs</translation>
    </message>
    <message>
        <source>open the selected game, or resume it</source>
        <translation>ouvrir la partie sélectionnée, ou la reprendre</translation>
    </message>
    <message>
        <source>give the selected games a star, or take it away</source>
        <translation>mettre une étoile aux parties sélectionnées, ou la retirer</translation>
    </message>
    <message>
        <source>title and note of the selected game</source>
        <translation>titre et note de la partie sélectionnée</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>delete the selected games</source>
        <translation>supprimer les parties sélectionnées</translation>
    </message>
    <message>
        <source>undo delete</source>
        <translation>annuler la suppression</translation>
    </message>
    <message>
        <source>select all games</source>
        <translation>sélectionner toutes les parties</translation>
    </message>
    <message>
        <source>go to another game, and leave the selection as it is</source>
        <translation>aller à une autre partie sans changer la sélection</translation>
    </message>
    <message>
        <source>add the game to the selection, or remove it</source>
        <translation>ajouter la partie à la sélection, ou l’en retirer</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>import a game that was copied as text or as a file</source>
        <translation>importer une partie copiée en texte ou en fichier</translation>
    </message>
    <message>
        <source>next page: library, results, habits, rating</source>
        <translation>page suivante&#xa0;: bibliothèque, résultats, habitudes, classement</translation>
    </message>
    <message>
        <source>go to a page</source>
        <translation>aller à une page</translation>
    </message>
    <message>
        <source>close your games</source>
        <translation>fermer vos parties</translation>
    </message>
    <message>
        <source>Blocks and counters</source>
        <translation>Contres et contres de contre</translation>
    </message>
    <message>
        <source>You are Brown this time. Ivory hid a tile in your citadel earlier: perhaps merchants, who block soldiers.</source>
        <translation>Cette fois, vous êtes Marron. Beige a déjà une tuile dans votre citadelle&#xa0;: des marchands, en contre&#x202f;?</translation>
    </message>
    <message>
        <source>Put your 10&#xa0;soldiers in your citadel.</source>
        <translation>Posez vos 10&#xa0;soldats dans votre citadelle.</translation>
    </message>
    <message>
        <source>Some of them may be blocked: begin with your 10&#xa0;soldiers.</source>
        <translation>Certains seront peut-être neutralisés&#xa0;: commencez par vos 10&#xa0;soldats.</translation>
    </message>
    <message>
        <source>Priests would counter merchants there, but you have few. More soldiers do more.</source>
        <translation>Des prêtres y annuleraient le contre, mais vous en avez peu. Mieux vaut plus de soldats.</translation>
    </message>
    <message>
        <source>Merchants block there, but no soldiers are there yet. Votes first.</source>
        <translation>Les marchands y jouent en contre, mais il n’y a encore rien à neutraliser. D’abord des voix.</translation>
    </message>
    <message>
        <source>That gives no vote for the General. Soldiers do, in your citadel.</source>
        <translation>Cela ne donne aucune voix pour le général. Les soldats en donnent, dans votre citadelle.</translation>
    </message>
    <message>
        <source>Ivory placed a tile in its own citadel: probably soldiers. Each merchant there blocks one soldier.</source>
        <translation>Beige pose une tuile dans sa citadelle&#xa0;: des soldats, sans doute. Chaque marchand en neutralise un.</translation>
    </message>
    <message>
        <source>Put your 8&#xa0;merchants in Ivory’s citadel.</source>
        <translation>Posez vos 8&#xa0;marchands dans la citadelle beige.</translation>
    </message>
    <message>
        <source>Ivory may counter some of them: send your highest tile.</source>
        <translation>Beige en annulera peut-être quelques-uns&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>More votes will help, too. But block first, while Ivory still has tiles to spend on it.</source>
        <translation>Des voix serviront aussi. Mais d’abord le contre&#xa0;: Beige devra y répondre.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Only merchants block in Ivory’s citadel.</source>
        <translation>Là, ce serait un bluff. Dans la citadelle beige, seuls des marchands jouent en contre.</translation>
    </message>
    <message>
        <source>Then Ivory would keep all its votes. Merchants in its citadel block them.</source>
        <translation>Beige garderait alors toutes ses voix. Des marchands dans sa citadelle les neutralisent.</translation>
    </message>
    <message>
        <source>Ivory answered in its citadel: more soldiers, or priests, who counter merchants?</source>
        <translation>Beige répond dans sa citadelle&#xa0;: des soldats, ou des prêtres en contre de contre&#x202f;?</translation>
    </message>
    <message>
        <source>Make sure: put your 8&#xa0;soldiers in your citadel.</source>
        <translation>Assurez-vous&#xa0;: posez vos 8&#xa0;soldats dans votre citadelle.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 8&#xa0;soldiers give eight.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 8&#xa0;soldats en donnent huit.</translation>
    </message>
    <message>
        <source>Three priests counter three blocks at most. Your 8&#xa0;soldiers give more.</source>
        <translation>Trois prêtres annulent trois contres au plus. Vos 8&#xa0;soldats donnent davantage.</translation>
    </message>
    <message>
        <source>A few more blocks. Your 8&#xa0;soldiers are worth more, and leave less to chance.</source>
        <translation>Quelques contres de plus. Vos 8&#xa0;soldats valent davantage.</translation>
    </message>
    <message>
        <source>Ten votes may not be enough. More soldiers, in your citadel.</source>
        <translation>Dix voix ne suffiront peut-être pas. Encore des soldats, dans votre citadelle.</translation>
    </message>
    <message>
        <source>Ivory placed its last tile in its citadel.</source>
        <translation>Beige pose sa dernière tuile dans sa citadelle.</translation>
    </message>
    <message>
        <source>Turn over the two citadels, and count.</source>
        <translation>Retournez les deux citadelles, et comptez.</translation>
    </message>
    <message>
        <source>You: eighteen votes. Seven merchants block seven of them, and no priest counters.</source>
        <translation>Vous&#xa0;: dix-huit voix. Sept marchands en neutralisent sept, sans contre de contre.</translation>
    </message>
    <message>
        <source>18 − 7 = 11</source>
        <translation>18 − 7 = 11</translation>
    </message>
    <message>
        <source>Ivory: twelve votes. Six priests counter six of your eight blocks; two are left.</source>
        <translation>Beige&#xa0;: douze voix. Six prêtres annulent six de vos huit contres&#x202f;; il en reste deux.</translation>
    </message>
    <message>
        <source>12 − (8 − 6) = 10</source>
        <translation>12 − (8 − 6) = 10</translation>
    </message>
    <message>
        <source>You win the election for General, 11&#xa0;to&#xa0;10.</source>
        <translation>Vous gagnez l’élection du général, 11&#xa0;à&#xa0;10.</translation>
    </message>
    <message>
        <source>Without your merchants, Ivory would have won 12&#xa0;to&#xa0;11.</source>
        <translation>Sans vos marchands, Beige gagnait 12&#xa0;à&#xa0;11.</translation>
    </message>
    <message>
        <source>Every tally works like this, building by building: votes, minus the blocks that were not countered.</source>
        <translation>Chaque dépouillement se compte ainsi, bâtiment par bâtiment&#xa0;: les voix, moins les contres qui n’ont pas été annulés.</translation>
    </message>
    <message>
        <source>Counters without blocks add nothing, and votes never fall below zero.</source>
        <translation>Un contre de contre sans contre n’ajoute rien, et les voix ne descendent jamais sous zéro.</translation>
    </message>
    <message>
        <source>A bluff, and what it costs</source>
        <translation>Un bluff, et ce qu’il coûte</translation>
    </message>
    <message>
        <source>Brown placed a tile in its market: probably many merchants. It will see only a back, so make it worry.</source>
        <translation>Marron pose une tuile dans son marché&#xa0;: beaucoup de marchands, sans doute. Semez le doute&#xa0;: Marron ne verra qu’un dos.</translation>
    </message>
    <message>
        <source>Bluff: put your lowest tile, 1&#xa0;soldier, in Brown’s market.</source>
        <translation>Bluffez&#xa0;: posez la tuile 1&#xa0;soldat dans le marché marron.</translation>
    </message>
    <message>
        <source>That bluff looks the same, and costs more: soldiers vote in the next General’s election. Take the lowest tile, 1&#xa0;soldier.</source>
        <translation>Ce bluff a le même dos et coûte plus cher&#xa0;: ces soldats voteront pour un général. Prenez la tuile 1&#xa0;soldat.</translation>
    </message>
    <message>
        <source>That bluff looks the same, but these merchants are your votes. Take the lowest tile, 1&#xa0;soldier.</source>
        <translation>Ce bluff a le même dos, mais ces marchands sont vos voix. Prenez la tuile 1&#xa0;soldat.</translation>
    </message>
    <message>
        <source>That is a real block. Save it, and first see what a tile worth almost nothing can do.</source>
        <translation>C’est un vrai contre. Gardez-le, et voyez d’abord ce que peut une tuile qui ne vaut presque rien.</translation>
    </message>
    <message>
        <source>Votes can wait. A bluff can’t: Brown must still have tiles to answer it.</source>
        <translation>Les voix peuvent attendre, un bluff non&#xa0;: il faut que Marron puisse encore y répondre.</translation>
    </message>
    <message>
        <source>That would worry nobody. Bluff where Brown’s votes are: in its market.</source>
        <translation>Cela n’inquiéterait personne. Bluffez là où sont les voix de Marron&#xa0;: dans son marché.</translation>
    </message>
    <message>
        <source>Brown answered with a tile of its own: your soldier may have lured out many.</source>
        <translation>Marron a répondu par une tuile&#xa0;: votre soldat en a peut-être attiré beaucoup.</translation>
    </message>
    <message>
        <source>Now votes: put your 8&#xa0;merchants in your market.</source>
        <translation>Maintenant, des voix&#xa0;: posez vos 8&#xa0;marchands dans votre marché.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 8&#xa0;merchants give eight.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 8&#xa0;marchands en donnent huit.</translation>
    </message>
    <message>
        <source>If Brown sent soldiers against your bluff, they now counter real priests, too.</source>
        <translation>Si Marron a posé des soldats contre votre bluff, ils annuleront aussi de vrais prêtres.</translation>
    </message>
    <message>
        <source>A second bluff is a second tile without votes. Now you need some.</source>
        <translation>Un deuxième bluff, c’est une deuxième tuile sans voix. Or il vous faut des voix, maintenant.</translation>
    </message>
    <message>
        <source>That gives no votes now. Merchants do, in your market.</source>
        <translation>Cela ne donne pas de voix maintenant. Les marchands en donnent, dans votre marché.</translation>
    </message>
    <message>
        <source>Brown hid a tile in your market. You place last: nobody would answer a bluff now.</source>
        <translation>Marron cache une tuile dans votre marché. Vous posez en dernier&#xa0;: plus personne ne répondrait à un bluff.</translation>
    </message>
    <message>
        <source>Put your 6&#xa0;merchants in your market.</source>
        <translation>Posez vos 6&#xa0;marchands dans votre marché.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 6&#xa0;merchants give six.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 6&#xa0;marchands en donnent six.</translation>
    </message>
    <message>
        <source>A block, but Brown’s answer to your bluff may counter it. Votes are safer.</source>
        <translation>Un contre, mais la réponse de Marron à votre bluff l’annulerait peut-être. Des voix sont plus sûres.</translation>
    </message>
    <message>
        <source>Soldiers counter priests there, but without more votes that is not enough.</source>
        <translation>Les soldats y annulent le contre des prêtres, mais il vous faut surtout des voix.</translation>
    </message>
    <message>
        <source>Nobody will answer it any more. Votes, in your market.</source>
        <translation>Plus personne n’y répondra. Des voix, dans votre marché.</translation>
    </message>
    <message>
        <source>Your bluff cost one soldier. What did it cost Brown?</source>
        <translation>Votre bluff a coûté un soldat. Qu’a-t-il coûté à Marron&#x202f;?</translation>
    </message>
    <message>
        <source>Turn over the two markets.</source>
        <translation>Retournez les tuiles des deux marchés.</translation>
    </message>
    <message>
        <source>You: fourteen votes. Brown’s priests block four.</source>
        <translation>Vous&#xa0;: quatorze voix. Les prêtres de Marron en neutralisent quatre.</translation>
    </message>
    <message>
        <source>8 + 6 − 4 = 10</source>
        <translation>8 + 6 − 4 = 10</translation>
    </message>
    <message>
        <source>Brown: nine votes. Eight soldiers stood guard against priests who never came.</source>
        <translation>Marron&#xa0;: neuf voix. Huit soldats ont guetté des prêtres qui ne sont jamais venus.</translation>
    </message>
    <message>
        <source>One soldier lured out eight.</source>
        <translation>Un soldat en a attiré huit.</translation>
    </message>
    <message>
        <source>You win the election for Merchant Guildmaster, 10&#xa0;to&#xa0;9.</source>
        <translation>Vous gagnez l’élection du chef des marchands, 10&#xa0;à&#xa0;9.</translation>
    </message>
    <message>
        <source>Without the bluff, Brown could have added the 7&#xa0;merchants in its hand: sixteen votes.</source>
        <translation>Sans le bluff, Marron pouvait ajouter les 7&#xa0;marchands de sa main&#xa0;: seize voix.</translation>
    </message>
    <message>
        <source>A bluff costs the tile, which could have counted somewhere: take the lowest.</source>
        <translation>Un bluff coûte la tuile, qui aurait compté ailleurs&#xa0;: prenez la plus faible.</translation>
    </message>
    <message>
        <source>Bluff early, where your opponent fears for votes. If nobody answers, you have lost one tile.</source>
        <translation>Bluffez tôt, là où votre adversaire craint pour ses voix. Si personne ne répond, c’est une tuile perdue.</translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation>Première partie guidée</translation>
    </message>
    <message>
        <source>You are Ivory, below. Soldiers’ values add up: the citadel with the higher total wins the election for General.</source>
        <translation>Vous êtes Beige, en bas. Les soldats s’additionnent&#xa0;: le plus grand total gagne l’élection du général.</translation>
    </message>
    <message>
        <source>Point at a tile: what would it do?</source>
        <translation>Pointez une tuile&#xa0;: que ferait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Brown sees only the backs of your tiles.</source>
        <translation>Marron ne voit que le dos de vos tuiles.</translation>
    </message>
    <message>
        <source>Put your 10&#xa0;soldiers in your citadel: ten votes.</source>
        <translation>Posez vos 10&#xa0;soldats dans votre citadelle&#xa0;: dix voix.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 10&#xa0;soldiers give ten.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 10&#xa0;soldats en donnent dix.</translation>
    </message>
    <message>
        <source>There soldiers counter, in a later election. Now they vote in your citadel.</source>
        <translation>Là, ce serait un contre de contre, plus tard. Pour l’instant, les soldats votent dans votre citadelle.</translation>
    </message>
    <message>
        <source>There soldiers block, in a later election. Now they vote in your citadel.</source>
        <translation>Là, ce serait un contre, plus tard. Pour l’instant, les soldats votent dans votre citadelle.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Soldiers vote in your own citadel.</source>
        <translation>Là, ce serait un bluff. Les soldats votent dans votre citadelle.</translation>
    </message>
    <message>
        <source>Priests counter there, but you have no votes to guard yet. Soldiers first.</source>
        <translation>Les prêtres y jouent en contre de contre, mais vous n’avez pas encore de voix à protéger. D’abord les soldats.</translation>
    </message>
    <message>
        <source>Priests don’t elect a General. Soldiers do, in your citadel.</source>
        <translation>Les prêtres n’élisent pas le général. Les soldats, si, dans votre citadelle.</translation>
    </message>
    <message>
        <source>Brown hid a tile in your citadel: probably merchants, who block soldiers.</source>
        <translation>Marron cache une tuile chez vous&#xa0;: des marchands, sans doute, contre vos soldats.</translation>
    </message>
    <message>
        <source>Priests counter merchants. Put your 6&#xa0;priests in your citadel.</source>
        <translation>Les prêtres annulent ce contre&#xa0;: posez vos 6&#xa0;prêtres dans votre citadelle.</translation>
    </message>
    <message>
        <source>You can’t see how many they are: send your highest tile.</source>
        <translation>Vous ignorez combien ils sont&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>More votes, but a block could take them all. Priests first.</source>
        <translation>Plus de voix, mais un contre pourrait toutes les neutraliser. D’abord les prêtres.</translation>
    </message>
    <message>
        <source>Then a block could take your ten votes. Priests in your citadel guard them.</source>
        <translation>Un contre pourrait alors neutraliser vos dix voix. Dans votre citadelle, des prêtres les protègent.</translation>
    </message>
    <message>
        <source>Brown placed a tile at home. You have no merchants to block it.</source>
        <translation>Marron a posé une tuile dans sa citadelle. Vous n’avez pas de marchands pour la neutraliser.</translation>
    </message>
    <message>
        <source>So bluff: put one of your lowest tiles, 1&#xa0;soldier, in Brown’s citadel.</source>
        <translation>Alors bluffez&#xa0;: posez la tuile 1&#xa0;soldat dans la citadelle marron.</translation>
    </message>
    <message>
        <source>Honest, but it does little. A bluff may do more.</source>
        <translation>Honnête, mais c’est peu. Un bluff peut valoir mieux.</translation>
    </message>
    <message>
        <source>The bluff must worry Brown: put a tile in Brown’s citadel.</source>
        <translation>Le bluff doit inquiéter Marron&#xa0;: posez une tuile dans sa citadelle.</translation>
    </message>
    <message>
        <source>Your tile does nothing there, but Brown saw only a back, and answered it.</source>
        <translation>Votre tuile n’y fait rien, mais Marron n’a vu qu’un dos, et y a répondu.</translation>
    </message>
    <message>
        <source>Now turn over the tiles in the two citadels.</source>
        <translation>Retournez les tuiles des deux citadelles.</translation>
    </message>
    <message>
        <source>You: ten votes. Eight are blocked, but your priests counter six of those blocks.</source>
        <translation>Vous&#xa0;: dix voix. Des huit contres de Marron, vos prêtres en annulent six&#x202f;; il en reste deux.</translation>
    </message>
    <message>
        <source>10 − 2 = 8</source>
        <translation>10 − 2 = 8</translation>
    </message>
    <message>
        <source>Brown: seven votes. Your bluff did nothing.</source>
        <translation>Marron&#xa0;: sept voix. Votre bluff n’en retire aucune.</translation>
    </message>
    <message>
        <source>But nine priests stood guard against merchants who never came.</source>
        <translation>Mais neuf prêtres ont guetté des marchands qui ne sont jamais venus.</translation>
    </message>
    <message>
        <source>You win the election for General, 8&#xa0;to&#xa0;7.</source>
        <translation>Vous gagnez l’élection du général, 8&#xa0;à&#xa0;7.</translation>
    </message>
    <message>
        <source>Without your bluff, Brown would have added the 5&#xa0;soldiers in its hand, and won 12&#xa0;to&#xa0;8.</source>
        <translation>Sans votre bluff, Marron ajoutait les 5&#xa0;soldats de sa main et gagnait, 12&#xa0;à&#xa0;8.</translation>
    </message>
    <message>
        <source>For this lesson the tiles were chosen; in a game they are drawn at random.</source>
        <translation>Pour cette leçon, les tuiles étaient choisies&#x202f;; dans une vraie partie, on les pioche au hasard.</translation>
    </message>
    <message>
        <source>Win three elections in a row, or the most out of nine. Tiles may wait for a later election.</source>
        <translation>Sur neuf élections, gagnez-en trois d’affilée, ou le plus. Une tuile peut attendre une autre élection.</translation>
    </message>
    <message>
        <source>The last three tiles</source>
        <translation>Les trois dernières tuiles</translation>
    </message>
    <message>
        <source>The ninth election: three representatives for you, four for Brown. If you win it, the higher total on the last three tiles decides.</source>
        <translation>Neuvième élection&#xa0;: trois représentants pour vous, quatre pour Marron. À égalité, le total des trois dernières tuiles décide.</translation>
    </message>
    <message>
        <source>Put your 4&#xa0;priests in your temple, not the&#xa0;9.</source>
        <translation>Posez vos 4&#xa0;prêtres dans votre temple, pas les&#xa0;9.</translation>
    </message>
    <message>
        <source>Nine votes are safer, but they take nine points from your last three tiles.</source>
        <translation>Neuf voix sont plus sûres, mais ces neuf points manqueraient à vos trois dernières tuiles.</translation>
    </message>
    <message>
        <source>Merchants counter soldiers there, but you have no votes to guard yet.</source>
        <translation>Les marchands y jouent en contre de contre, mais vous n’avez pas encore de voix à protéger.</translation>
    </message>
    <message>
        <source>Soldiers block priests there, but no tile is there yet. Votes first.</source>
        <translation>Les soldats y jouent en contre, mais il n’y a encore rien à neutraliser. D’abord des voix.</translation>
    </message>
    <message>
        <source>This is the last election: only the temples count now.</source>
        <translation>C’est la dernière élection&#xa0;: seuls les temples comptent.</translation>
    </message>
    <message>
        <source>Brown hid a tile in your temple: probably soldiers, who block priests. Brown saves its high tiles, too.</source>
        <translation>Marron cache une tuile dans votre temple&#xa0;: des soldats, sans doute. Marron aussi garde ses tuiles fortes.</translation>
    </message>
    <message>
        <source>Counter with a low tile: your 3&#xa0;merchants.</source>
        <translation>Jouez une tuile faible en contre de contre&#xa0;: vos 3&#xa0;marchands.</translation>
    </message>
    <message>
        <source>A safer counter, but it takes ten points from your total.</source>
        <translation>Ce contre de contre serait plus sûr, mais ces dix points manqueraient à votre total.</translation>
    </message>
    <message>
        <source>That would be a safer win, but cost you nine points of your total.</source>
        <translation>Ce serait plus sûr, et coûterait neuf points à votre total.</translation>
    </message>
    <message>
        <source>A block is useful later. First guard your four votes.</source>
        <translation>Un contre servira plus tard. Protégez d’abord vos quatre voix.</translation>
    </message>
    <message>
        <source>Brown placed a tile in its own temple. Two low tiles of yours are spent already.</source>
        <translation>Marron pose une tuile dans son temple. Vous avez déjà dépensé deux tuiles faibles.</translation>
    </message>
    <message>
        <source>Block with the third: put your 2&#xa0;soldiers in Brown’s temple.</source>
        <translation>Jouez la troisième en contre&#xa0;: vos 2&#xa0;soldats, dans le temple marron.</translation>
    </message>
    <message>
        <source>It would block more, but you need these eight points for the total.</source>
        <translation>Elle en neutraliserait plus, mais ces huit points comptent pour le total.</translation>
    </message>
    <message>
        <source>Nine more votes would win this election, but not the game: keep your nine points.</source>
        <translation>Neuf voix de plus gagneraient l’élection, mais pas la partie&#xa0;: gardez ces neuf points.</translation>
    </message>
    <message>
        <source>Your highest tile: you need these ten points for the total.</source>
        <translation>Votre tuile la plus forte&#xa0;: gardez ses dix points pour le total.</translation>
    </message>
    <message>
        <source>The right tile. It blocks priests in Brown’s temple.</source>
        <translation>La bonne tuile. C’est dans le temple marron qu’elle neutralise des prêtres.</translation>
    </message>
    <message>
        <source>That would cost many points of your total. Use your lowest tile.</source>
        <translation>Cela coûterait cher à votre total. Jouez votre tuile la plus faible.</translation>
    </message>
    <message>
        <source>You keep 10, 9 and 8: twenty-seven points. But first you must win this election.</source>
        <translation>Vous gardez 10, 9 et 8&#xa0;: vingt-sept points. Encore faut-il gagner cette élection.</translation>
    </message>
    <message>
        <source>Turn over the two temples.</source>
        <translation>Retournez les tuiles des deux temples.</translation>
    </message>
    <message>
        <source>You: four votes. Three soldiers block, and your three merchants counter.</source>
        <translation>Vous&#xa0;: quatre voix. Trois soldats en contre, que vos trois marchands annulent.</translation>
    </message>
    <message>
        <source>4 − (3 − 3) = 4</source>
        <translation>4 − (3 − 3) = 4</translation>
    </message>
    <message>
        <source>Brown: four votes. Your soldiers block two.</source>
        <translation>Marron&#xa0;: quatre voix. Vos soldats en neutralisent deux.</translation>
    </message>
    <message>
        <source>3 + 1 − 2 = 2</source>
        <translation>3 + 1 − 2 = 2</translation>
    </message>
    <message>
        <source>You win 4&#xa0;to&#xa0;2, and have four representatives each.</source>
        <translation>Vous gagnez 4&#xa0;à&#xa0;2, et chacun a quatre représentants.</translation>
    </message>
    <message>
        <source>Your three tiles total&#xa0;27, Brown’s 9 + 9 + 7 =&#xa0;25: you win the game.</source>
        <translation>Vos trois tuiles font&#xa0;27, celles de Marron 9 + 9 + 7 =&#xa0;25&#xa0;: vous gagnez la partie.</translation>
    </message>
    <message>
        <source>With the 9&#xa0;priests you would have won by more votes, kept&#xa0;22, and lost the game.</source>
        <translation>Avec les 9&#xa0;prêtres, vous gagniez plus largement, gardiez&#xa0;22 et perdiez la partie.</translation>
    </message>
    <message>
        <source>If these totals are equal too, the game is drawn. The last draw follows the seventh election.</source>
        <translation>Si ces totaux aussi sont égaux, la partie est nulle. On pioche pour la dernière fois après la septième élection.</translation>
    </message>
    <message>
        <source>Tiles for later elections</source>
        <translation>Des tuiles pour plus tard</translation>
    </message>
    <message>
        <source>You have few merchants for this Guildmaster. But two High Priests are left to elect.</source>
        <translation>Pour ce chef des marchands, vous avez peu de marchands. Mais il reste deux grands prêtres à élire.</translation>
    </message>
    <message>
        <source>Let this one go: put your 10&#xa0;priests in your temple.</source>
        <translation>Cédez cette élection&#xa0;: posez vos 10&#xa0;prêtres dans votre temple.</translation>
    </message>
    <message>
        <source>They may wait there, too, but your 10&#xa0;priests are more votes.</source>
        <translation>Ils peuvent y attendre aussi, mais vos 10&#xa0;prêtres font plus de voix.</translation>
    </message>
    <message>
        <source>All three Generals are elected: a tile in a citadel never counts again.</source>
        <translation>Les trois généraux sont élus&#xa0;: dans une citadelle, une tuile ne comptera plus jamais.</translation>
    </message>
    <message>
        <source>You have few merchants: against a strong market, they would be spent for nothing.</source>
        <translation>Vos marchands sont peu nombreux&#xa0;: ce serait les perdre pour rien.</translation>
    </message>
    <message>
        <source>Priests block there, but yours can elect two High Priests. Don’t spend them here.</source>
        <translation>C’est un contre, mais vos prêtres peuvent élire deux grands prêtres. Gardez-les pour cela.</translation>
    </message>
    <message>
        <source>They could wait there to block. But first place votes: your 10&#xa0;priests.</source>
        <translation>Vos soldats pourraient y attendre, en contre. Mais d’abord des voix&#xa0;: vos 10&#xa0;prêtres.</translation>
    </message>
    <message>
        <source>It would help little. Your 10&#xa0;priests can wait in your temple, for a High Priest.</source>
        <translation>Cela servirait peu. Vos 10&#xa0;prêtres peuvent attendre un grand prêtre dans votre temple.</translation>
    </message>
    <message>
        <source>Brown spends a second tile on its market. You save yours.</source>
        <translation>Marron dépense une deuxième tuile dans son marché. Vous économisez les vôtres.</translation>
    </message>
    <message>
        <source>Put your 8&#xa0;priests in your temple, too.</source>
        <translation>Posez aussi vos 8&#xa0;prêtres dans votre temple.</translation>
    </message>
    <message>
        <source>No General is left to elect: there it would be lost.</source>
        <translation>Il ne reste aucun général à élire&#xa0;: dans une citadelle, elle serait perdue.</translation>
    </message>
    <message>
        <source>Against two tiles in Brown’s market? That would be spent for nothing.</source>
        <translation>Contre deux tuiles dans le marché marron&#x202f;? Ce serait la perdre pour rien.</translation>
    </message>
    <message>
        <source>They may wait there, too, but your 8&#xa0;priests are more votes.</source>
        <translation>Ils peuvent y attendre aussi, mais vos 8&#xa0;prêtres font plus de voix.</translation>
    </message>
    <message>
        <source>Soon. First more votes for the High Priest: your 8&#xa0;priests, in your temple.</source>
        <translation>Bientôt. D’abord d’autres voix pour le grand prêtre&#xa0;: vos 8&#xa0;prêtres, dans votre temple.</translation>
    </message>
    <message>
        <source>A block can wait as well. Soldiers block priests, in Brown’s temple.</source>
        <translation>Un contre peut attendre aussi&#xa0;: dans le temple marron, les soldats neutralisent les prêtres.</translation>
    </message>
    <message>
        <source>Put your 9&#xa0;soldiers there. With no General left to elect, they can’t vote any more.</source>
        <translation>Posez-y vos 9&#xa0;soldats. Il ne reste aucun général à élire&#xa0;: ils ne peuvent plus voter.</translation>
    </message>
    <message>
        <source>Your 9&#xa0;soldiers block more, and can’t vote any more.</source>
        <translation>Vos 9&#xa0;soldats neutralisent davantage, et ne peuvent plus voter.</translation>
    </message>
    <message>
        <source>A good idea, a little later: they counter there. First block Brown’s votes.</source>
        <translation>Bonne idée, un peu plus tard&#xa0;: c’est un contre de contre. D’abord le contre.</translation>
    </message>
    <message>
        <source>That would do little. Nine soldiers in Brown’s temple will block nine priests.</source>
        <translation>Cela servirait peu. Neuf soldats dans le temple marron neutraliseront neuf prêtres.</translation>
    </message>
    <message>
        <source>You lost 19&#xa0;to&#xa0;0, but Brown spent three tiles and you none. Eighteen votes of yours are waiting in the temples.</source>
        <translation>Vous perdez 19&#xa0;à&#xa0;0, mais Marron a dépensé trois tuiles, et vous aucune. Dix-huit voix attendent dans votre temple.</translation>
    </message>
    <message>
        <source>Guard them against soldiers: put your 7&#xa0;merchants in your temple.</source>
        <translation>Protégez-les des soldats&#xa0;: posez vos 7&#xa0;marchands dans votre temple.</translation>
    </message>
    <message>
        <source>You can’t see how many soldiers will come: send your highest tile.</source>
        <translation>Vous ignorez combien de soldats viendront&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>Eighteen votes are plenty. Guard them.</source>
        <translation>Dix-huit voix, c’est déjà beaucoup. Protégez-les.</translation>
    </message>
    <message>
        <source>First guard your eighteen votes: merchants counter soldiers, in your temple.</source>
        <translation>Protégez d’abord vos dix-huit voix&#xa0;: dans votre temple, les marchands annulent le contre des soldats.</translation>
    </message>
    <message>
        <source>Brown sent one tile against you. You are far ahead: don’t add to it.</source>
        <translation>Marron a envoyé une tuile contre vous. Vous avez assez d’avance&#xa0;: n’ajoutez rien ici.</translation>
    </message>
    <message>
        <source>One Guildmaster is left to elect: put your 6&#xa0;merchants in your market.</source>
        <translation>Il reste un chef des marchands à élire&#xa0;: posez vos 6&#xa0;marchands dans votre marché.</translation>
    </message>
    <message>
        <source>Tiles in the temples are discarded with this tally. Use this one for the next.</source>
        <translation>Les tuiles des temples partent à la défausse après ce dépouillement. Servez-vous de celle-ci pour la suite.</translation>
    </message>
    <message>
        <source>They may wait there, too, but your 6&#xa0;merchants are more votes.</source>
        <translation>Ils peuvent y attendre aussi, mais vos 6&#xa0;marchands font plus de voix.</translation>
    </message>
    <message>
        <source>It would do little there. Your 6&#xa0;merchants can wait in your market, to vote.</source>
        <translation>Là, elle servirait peu. Vos 6&#xa0;marchands peuvent attendre dans votre marché, pour voter.</translation>
    </message>
    <message>
        <source>Brown placed a tile at home. Your nine soldiers have waited for it.</source>
        <translation>Marron pose une tuile dans son temple. Vos neuf soldats l’y attendent.</translation>
    </message>
    <message>
        <source>So prepare the markets again: put your 4&#xa0;priests in Brown’s market, to block.</source>
        <translation>Préparez encore les marchés&#xa0;: posez vos 4&#xa0;prêtres en contre dans le marché marron.</translation>
    </message>
    <message>
        <source>Your 4&#xa0;priests block more there.</source>
        <translation>Vos 4&#xa0;prêtres en neutralisent davantage.</translation>
    </message>
    <message>
        <source>Your votes are enough, and what lies in the temples is discarded now. Think of the next card.</source>
        <translation>Vos voix suffisent, et les tuiles des temples seront défaussées. Pensez à la carte suivante.</translation>
    </message>
    <message>
        <source>Possible, but not much. Four priests in Brown’s market will block four merchants.</source>
        <translation>Possible, mais c’est peu. Quatre prêtres dans le marché marron neutraliseront quatre marchands.</translation>
    </message>
    <message>
        <source>In this election you placed one tile in the temples. Three waited there.</source>
        <translation>À cette élection, vous n’avez posé qu’une tuile aux temples. Trois y attendaient.</translation>
    </message>
    <message>
        <source>You: eighteen votes. Thirteen soldiers block, seven merchants counter; six blocks are left.</source>
        <translation>Vous&#xa0;: dix-huit voix. Treize soldats en contre, sept marchands en annulent sept&#x202f;; il en reste six.</translation>
    </message>
    <message>
        <source>18 − (13 − 7) = 12</source>
        <translation>18 − (13 − 7) = 12</translation>
    </message>
    <message>
        <source>Brown: nine votes. The soldiers that waited block all of them.</source>
        <translation>Marron&#xa0;: neuf voix. Les soldats qui attendaient les neutralisent toutes.</translation>
    </message>
    <message>
        <source>9 − 9 = 0</source>
        <translation>9 − 9 = 0</translation>
    </message>
    <message>
        <source>You win the election for High Priest, 12&#xa0;to&#xa0;0.</source>
        <translation>Vous gagnez l’élection du grand prêtre, 12&#xa0;à&#xa0;0.</translation>
    </message>
    <message>
        <source>You lost one election on purpose, and two tiles are already waiting for the last Guildmaster.</source>
        <translation>Vous avez cédé une élection exprès, et deux tuiles attendent déjà le dernier chef des marchands.</translation>
    </message>
    <message>
        <source>Three cards of each kind: count how many are left before you let a tile wait.</source>
        <translation>Trois cartes de chaque sorte&#xa0;: avant de laisser une tuile attendre, comptez les cartes qui restent.</translation>
    </message>
    <message>
        <source>A big win has cost too much; a big loss should have cost nothing.</source>
        <translation>Une élection gagnée de loin a coûté trop cher&#x202f;; une élection perdue de loin ne devrait rien coûter.</translation>
    </message>
    <message>
        <source>Stop three in a row</source>
        <translation>Rompre une série de victoires</translation>
    </message>
    <message>
        <source>You are Brown. Ivory has won two elections in a row: a third would end the game.</source>
        <translation>Vous êtes Marron. Beige a gagné deux élections d’affilée&#xa0;: une troisième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>Take its votes away: put your 8&#xa0;merchants in Ivory’s citadel.</source>
        <translation>Ôtez-lui ses voix&#xa0;: posez vos 8&#xa0;marchands dans la citadelle beige.</translation>
    </message>
    <message>
        <source>You can’t see how many soldiers there are: send your highest tile.</source>
        <translation>Vous ignorez combien de soldats il y a là&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>You have few soldiers. You need not win: it is enough if Ivory doesn’t.</source>
        <translation>Vous avez peu de soldats. Inutile de gagner&#xa0;: il suffit que Beige ne gagne pas.</translation>
    </message>
    <message>
        <source>No time for later elections: there may be none. Merchants in Ivory’s citadel block its votes.</source>
        <translation>Pas le temps de préparer la suite&#xa0;: il n’y en aura peut-être pas. Des marchands dans la citadelle beige&#x202f;!</translation>
    </message>
    <message>
        <source>Ivory placed a second tile there: probably priests, who counter merchants.</source>
        <translation>Beige y pose une deuxième tuile&#xa0;: des prêtres, sans doute, contre vos marchands.</translation>
    </message>
    <message>
        <source>Then block more: put your 5&#xa0;merchants there, too.</source>
        <translation>Renforcez votre contre&#xa0;: posez-y aussi vos 5&#xa0;marchands.</translation>
    </message>
    <message>
        <source>Your 5&#xa0;merchants block more.</source>
        <translation>Vos 5&#xa0;marchands en neutralisent davantage.</translation>
    </message>
    <message>
        <source>Five votes at most. If Ivory keeps more, the game is over: block.</source>
        <translation>Cinq voix au plus. S’il en reste davantage à Beige, la partie est finie&#xa0;: neutralisez.</translation>
    </message>
    <message>
        <source>First break the run. Merchants in Ivory’s citadel block its votes.</source>
        <translation>D’abord, rompez la série. Des marchands dans la citadelle beige neutralisent ses voix.</translation>
    </message>
    <message>
        <source>Ivory hid a tile in your citadel, so votes there may be blocked. But a tie breaks the run as well, even 0 to&#xa0;0.</source>
        <translation>Beige a une tuile chez vous&#xa0;: des voix y seraient neutralisées. Mais l’égalité aussi rompt la série, même 0&#xa0;à&#xa0;0.</translation>
    </message>
    <message>
        <source>Put your 3&#xa0;merchants in Ivory’s citadel.</source>
        <translation>Posez vos 3&#xa0;marchands dans la citadelle beige.</translation>
    </message>
    <message>
        <source>You can’t know how many it takes: send your 3&#xa0;merchants.</source>
        <translation>Vous ignorez combien il en faut&#xa0;: envoyez vos 3&#xa0;marchands.</translation>
    </message>
    <message>
        <source>If the hidden tile is merchants, these votes are blocked. A tie is safer.</source>
        <translation>Si ce sont des marchands, ces voix seront neutralisées. L’égalité est plus sûre.</translation>
    </message>
    <message>
        <source>Ivory may still have a few votes left. Block those, too.</source>
        <translation>Il reste peut-être quelques voix à Beige. Neutralisez-les aussi.</translation>
    </message>
    <message>
        <source>No vote in your citadel: you are playing for a tie.</source>
        <translation>Aucune voix dans votre citadelle&#xa0;: vous jouez l’égalité.</translation>
    </message>
    <message>
        <source>Turn over the two citadels.</source>
        <translation>Retournez les tuiles des deux citadelles.</translation>
    </message>
    <message>
        <source>You: no votes. Ivory’s eight merchants had nothing to block.</source>
        <translation>Vous&#xa0;: aucune voix. Les huit marchands de Beige n’avaient rien à neutraliser.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Ivory: nine votes. Sixteen merchants block, six priests counter; ten blocks are left. Votes never fall below zero.</source>
        <translation>Beige&#xa0;: neuf voix. Seize marchands en contre, six prêtres en annulent six&#x202f;; il en reste dix. Jamais moins de zéro.</translation>
    </message>
    <message>
        <source>9 − (16 − 6) = −1, so 0</source>
        <translation>9 − (16 − 6) = −1, donc 0</translation>
    </message>
    <message>
        <source>0 to&#xa0;0: a null election. Nobody wins it, and Ivory’s run is broken.</source>
        <translation>0&#xa0;à&#xa0;0&#xa0;: l’élection est nulle. Personne ne la gagne, et la série de Beige est rompue.</translation>
    </message>
    <message>
        <source>Without your 3&#xa0;merchants, Ivory would have kept two votes, and won the game.</source>
        <translation>Sans vos 3&#xa0;marchands, il restait deux voix à Beige, qui gagnait la partie.</translation>
    </message>
    <message>
        <source>After two wins in a row, the other side must win or tie, and spends what it has.</source>
        <translation>Après deux victoires d’affilée, l’autre camp doit gagner ou égaliser, et dépense ses tuiles fortes.</translation>
    </message>
    <message>
        <source>Next time, threaten a third win yourself: the other side has to answer.</source>
        <translation>À votre tour, menacez d’une troisième victoire&#xa0;: il faudra bien y répondre.</translation>
    </message>
    <message>
        <source>Guided second game</source>
        <translation>Deuxième partie guidée</translation>
    </message>
    <message>
        <source>Two elections this time. First a High Priest: priests vote, in the temples.</source>
        <translation>Deux élections, cette fois. D’abord un grand prêtre&#xa0;: les prêtres votent, dans les temples.</translation>
    </message>
    <message>
        <source>Put your 9&#xa0;priests in your temple: nine votes.</source>
        <translation>Posez vos 9&#xa0;prêtres dans votre temple&#xa0;: neuf voix.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 9&#xa0;priests give nine.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 9&#xa0;prêtres en donnent neuf.</translation>
    </message>
    <message>
        <source>Soldiers block there, but no tile is there to be blocked. Votes first.</source>
        <translation>Les soldats y jouent en contre, mais il n’y a encore rien à neutraliser. D’abord des voix.</translation>
    </message>
    <message>
        <source>Merchants counter there, but you have no votes to guard yet. Priests first.</source>
        <translation>Les marchands y jouent en contre de contre, mais vous n’avez pas encore de voix à protéger. D’abord les prêtres.</translation>
    </message>
    <message>
        <source>Priests give votes in your own temple. Start there.</source>
        <translation>Les prêtres donnent des voix dans votre temple. Commencez par là.</translation>
    </message>
    <message>
        <source>That gives no vote in the temples. Priests do, in your own.</source>
        <translation>Cela ne donne aucune voix dans les temples. Les prêtres en donnent, dans le vôtre.</translation>
    </message>
    <message>
        <source>Brown hid a tile in its own temple: probably priests.</source>
        <translation>Une tuile dans le temple marron&#xa0;: des prêtres, sans doute. Les soldats les neutralisent.</translation>
    </message>
    <message>
        <source>Soldiers block priests. Put your 8&#xa0;soldiers in Brown’s temple.</source>
        <translation>Jouez vos 8&#xa0;soldats en contre, dans le temple marron.</translation>
    </message>
    <message>
        <source>You can’t see how many priests there are: send your highest tile.</source>
        <translation>Vous ignorez combien ils sont&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>There they would be a bluff. Soldiers block in Brown’s temple.</source>
        <translation>Là, ce serait un bluff. Les soldats jouent en contre dans le temple marron.</translation>
    </message>
    <message>
        <source>A few more votes, but Brown would keep all of its own. Block them.</source>
        <translation>Quelques voix de plus, mais Marron garderait toutes les siennes. Jouez en contre.</translation>
    </message>
    <message>
        <source>Merchants counter soldiers, but no enemy tile is in your temple.</source>
        <translation>Les marchands y jouent en contre de contre, mais Marron n’a rien posé dans votre temple.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Only soldiers block in Brown’s temple.</source>
        <translation>Là, ce serait un bluff. Dans le temple marron, seuls des soldats jouent en contre.</translation>
    </message>
    <message>
        <source>Then Brown would keep all its votes. Soldiers in its temple block them.</source>
        <translation>Marron garderait alors toutes ses voix. Des soldats dans son temple les neutralisent.</translation>
    </message>
    <message>
        <source>Brown placed another tile in its temple. A tile placed elsewhere waits, hidden, for its building’s election.</source>
        <translation>Marron pose une autre tuile dans son temple. Posée ailleurs, une tuile attend, cachée, l’élection de son bâtiment.</translation>
    </message>
    <message>
        <source>Put your 9&#xa0;merchants in your market.</source>
        <translation>Posez vos 9&#xa0;marchands dans votre marché.</translation>
    </message>
    <message>
        <source>They would wait there, too, but your 9&#xa0;merchants are more votes.</source>
        <translation>Ils y attendraient aussi, mais vos 9&#xa0;marchands font plus de voix.</translation>
    </message>
    <message>
        <source>They would counter there, but no enemy tile is there. In your market they will vote.</source>
        <translation>Là, ce serait un contre de contre, mais il n’y a rien à annuler. Au marché, ils voteront.</translation>
    </message>
    <message>
        <source>There they would wait to block soldiers. Let them wait at home, to vote.</source>
        <translation>Ils y attendraient pour jouer en contre. Qu’ils attendent plutôt chez vous, pour voter.</translation>
    </message>
    <message>
        <source>There they would be a bluff. In your market they will vote, later.</source>
        <translation>Là, ce serait un bluff. Dans votre marché, ils voteront plus tard.</translation>
    </message>
    <message>
        <source>Few votes, for this election alone. Nine merchants can wait for a later one.</source>
        <translation>Peu de voix, et pour cette élection seule. Neuf marchands peuvent en attendre une autre.</translation>
    </message>
    <message>
        <source>More blocks, perhaps for nothing. Nine merchants can wait for a later election.</source>
        <translation>Un contre de plus, pour rien peut-être. Neuf marchands peuvent attendre une autre élection.</translation>
    </message>
    <message>
        <source>There it would be a bluff. In your market, nine merchants can wait for a later election.</source>
        <translation>Là, ce serait un bluff. Dans votre marché, neuf marchands peuvent attendre une autre élection.</translation>
    </message>
    <message>
        <source>Soldiers could wait there, too. But your 9&#xa0;merchants are stronger.</source>
        <translation>Des soldats pourraient y attendre aussi. Mais vos 9&#xa0;marchands sont plus forts.</translation>
    </message>
    <message>
        <source>Tiles wait there, too. But your 9&#xa0;merchants, in your market, will be nine votes.</source>
        <translation>Une tuile y attend aussi. Mais vos 9&#xa0;marchands, dans votre marché, feront neuf voix.</translation>
    </message>
    <message>
        <source>Now the markets: your 9&#xa0;merchants already count. But Brown may have priests there.</source>
        <translation>Au marché, vos 9&#xa0;marchands comptent déjà. Marron y cache peut-être des prêtres.</translation>
    </message>
    <message>
        <source>Soldiers counter priests. Put your 7&#xa0;soldiers in your market.</source>
        <translation>Les soldats annulent ce contre&#xa0;: posez vos 7&#xa0;soldats dans votre marché.</translation>
    </message>
    <message>
        <source>More votes, but priests could take them all. Soldiers first.</source>
        <translation>Plus de voix, mais des prêtres pourraient les neutraliser. D’abord les soldats.</translation>
    </message>
    <message>
        <source>There they would be a bluff. Soldiers counter in your market.</source>
        <translation>Là, ce serait un bluff. Dans votre marché, ce sont les soldats qui jouent en contre de contre.</translation>
    </message>
    <message>
        <source>They block there, and you will need that. First guard your nine votes.</source>
        <translation>C’est un contre, et il servira. Mais protégez d’abord vos neuf voix.</translation>
    </message>
    <message>
        <source>Then priests could block your nine votes. Soldiers in your market guard them.</source>
        <translation>Des prêtres pourraient alors neutraliser vos neuf voix. Dans votre marché, des soldats les protègent.</translation>
    </message>
    <message>
        <source>Brown has two tiles in its own market: probably merchants.</source>
        <translation>Deux tuiles dans le marché marron&#xa0;: des marchands, sans doute. Les prêtres les neutralisent.</translation>
    </message>
    <message>
        <source>Priests block merchants. Put your 6&#xa0;priests in Brown’s market.</source>
        <translation>Jouez vos 6&#xa0;prêtres en contre, dans le marché marron.</translation>
    </message>
    <message>
        <source>Two tiles may be many votes: send your highest tile.</source>
        <translation>Deux tuiles peuvent faire beaucoup de voix&#xa0;: envoyez votre tuile la plus forte.</translation>
    </message>
    <message>
        <source>Good votes, but they can wait until your last tile. Now block.</source>
        <translation>De bonnes voix, mais gardez-les pour votre dernière tuile. Maintenant, le contre.</translation>
    </message>
    <message>
        <source>Your seven soldiers guard there already. Now block Brown’s votes.</source>
        <translation>Vos sept soldats y veillent déjà. Maintenant, neutralisez les voix de Marron.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Only priests block in Brown’s market.</source>
        <translation>Là, ce serait un bluff. Dans le marché marron, seuls des prêtres jouent en contre.</translation>
    </message>
    <message>
        <source>Then Brown would keep all its votes. Priests in its market block them.</source>
        <translation>Marron garderait alors toutes ses voix. Des prêtres dans son marché les neutralisent.</translation>
    </message>
    <message>
        <source>Brown put one more in your market: block, or bluff? You place last, so Brown can’t answer.</source>
        <translation>Encore une chez vous&#xa0;: contre, ou bluff&#x202f;? Vous posez en dernier&#xa0;: Marron n’y répondra pas.</translation>
    </message>
    <message>
        <source>Put your 5&#xa0;merchants in your market.</source>
        <translation>Posez vos 5&#xa0;marchands dans votre marché.</translation>
    </message>
    <message>
        <source>That would be fewer votes: your 5&#xa0;merchants give five.</source>
        <translation>Cela ferait moins de voix&#xa0;: vos 5&#xa0;marchands en donnent cinq.</translation>
    </message>
    <message>
        <source>Soldiers only guard votes. Merchants add some, whatever that tile is.</source>
        <translation>Les soldats ne font que protéger des voix. Les marchands en ajoutent, quelle que soit cette tuile.</translation>
    </message>
    <message>
        <source>A small block. Your 5&#xa0;merchants give more, and nobody can block them now.</source>
        <translation>Un petit contre. Vos 5&#xa0;marchands donnent davantage, et Marron n’y répondra plus.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Merchants vote in your own market.</source>
        <translation>Là, ce serait un bluff. Les marchands votent dans votre marché.</translation>
    </message>
    <message>
        <source>It could wait there, but more votes help now: merchants, in your market.</source>
        <translation>Une tuile peut y attendre, mais il faut des voix maintenant. Des marchands, dans votre marché.</translation>
    </message>
    <message>
        <source>Your 9&#xa0;merchants, and one of Brown’s tiles, were in your market before this election.</source>
        <translation>Vos 9&#xa0;marchands et une tuile de Marron étaient dans votre marché avant cette élection.</translation>
    </message>
    <message>
        <source>Now turn over the tiles in the two markets.</source>
        <translation>Retournez les tuiles des deux marchés.</translation>
    </message>
    <message>
        <source>You: fourteen votes. Your soldiers counter five blocks, and the other tile was a bluff.</source>
        <translation>Vous&#xa0;: quatorze voix. Vos soldats annulent les cinq contres, et l’autre tuile était un bluff.</translation>
    </message>
    <message>
        <source>9 + 5 = 14</source>
        <translation>9 + 5 = 14</translation>
    </message>
    <message>
        <source>Brown: nineteen votes. Your priests block six of them.</source>
        <translation>Marron&#xa0;: dix-neuf voix. Vos prêtres en neutralisent six.</translation>
    </message>
    <message>
        <source>19 − 6 = 13</source>
        <translation>19 − 6 = 13</translation>
    </message>
    <message>
        <source>You win the election for Merchant Guildmaster, 14&#xa0;to&#xa0;13.</source>
        <translation>Vous gagnez l’élection du chef des marchands, 14&#xa0;à&#xa0;13.</translation>
    </message>
    <message>
        <source>Without the 9&#xa0;merchants that waited, you would have had five votes.</source>
        <translation>Sans les 9&#xa0;marchands qui attendaient, vous n’auriez eu que cinq voix.</translation>
    </message>
    <message>
        <source>You have won two elections in a row, with tiles chosen for this lesson.</source>
        <translation>Vous avez gagné deux élections d’affilée, avec des tuiles choisies pour cette leçon.</translation>
    </message>
    <message>
        <source>A third would win the game at once; so would five wins in all.</source>
        <translation>Une troisième vous donnerait aussitôt la victoire&#x202f;; cinq victoires en tout aussi.</translation>
    </message>
    <message>
        <source>When a null election is enough</source>
        <translation>Quand une élection nulle suffit</translation>
    </message>
    <message>
        <source>Four representatives each. If this last election is null, the higher total on the last three tiles decides.</source>
        <translation>Quatre représentants chacun. Si cette dernière élection est nulle, le total des trois dernières tuiles décide.</translation>
    </message>
    <message>
        <source>So a null election is enough: block with your 6&#xa0;priests, in Brown’s market.</source>
        <translation>Une élection nulle suffit&#xa0;: posez vos 6&#xa0;prêtres en contre dans le marché marron.</translation>
    </message>
    <message>
        <source>Your 8&#xa0;priests block more, but you need their eight points for the total at the end.</source>
        <translation>Vos 8&#xa0;prêtres en neutralisent plus, mais leurs huit points comptent pour le total de la fin.</translation>
    </message>
    <message>
        <source>Few priests block few votes: begin with your 6&#xa0;priests.</source>
        <translation>Peu de prêtres neutralisent peu de voix&#xa0;: commencez par vos 6&#xa0;prêtres.</translation>
    </message>
    <message>
        <source>Two of Brown’s tiles wait in your market: probably priests, who would block these votes.</source>
        <translation>Deux tuiles de Marron attendent dans votre marché&#xa0;: sans doute des prêtres, qui neutraliseraient ces voix.</translation>
    </message>
    <message>
        <source>Soldiers counter priests in your market, but you have no votes to guard there.</source>
        <translation>Dans votre marché, les soldats annulent les contres. Mais vous n’y avez aucune voix à protéger.</translation>
    </message>
    <message>
        <source>There it would be a bluff. Your priests block, in Brown’s market.</source>
        <translation>Cette tuile y serait un bluff. Vos prêtres jouent en contre, dans le marché marron.</translation>
    </message>
    <message>
        <source>This is the last election: only the markets count.</source>
        <translation>C’est la dernière élection&#xa0;: seuls les marchés comptent.</translation>
    </message>
    <message>
        <source>By the tiles seen, Brown has 5 and 1&#xa0;merchants left to vote, and 4&#xa0;soldiers to counter. Ten priests are enough.</source>
        <translation>D’après les tuiles vues, il reste à Marron 5 et 1&#xa0;marchands pour voter, et 4&#xa0;soldats. Dix prêtres suffisent.</translation>
    </message>
    <message>
        <source>Six are there. Put your 3&#xa0;priests in Brown’s market.</source>
        <translation>Vous en avez posé six. Posez aussi vos 3&#xa0;prêtres dans le marché marron.</translation>
    </message>
    <message>
        <source>Your 8&#xa0;priests would block all, but you would lose the tie-break: you need their eight points.</source>
        <translation>Vos 8&#xa0;prêtres neutraliseraient tout, mais leurs huit points manqueraient au total de la fin.</translation>
    </message>
    <message>
        <source>That block is for your last tile. First your 3&#xa0;priests.</source>
        <translation>Ce contre sera pour votre dernière tuile. D’abord vos 3&#xa0;prêtres.</translation>
    </message>
    <message>
        <source>Brown’s last tile is placed, so nothing can answer yours. One more block makes ten.</source>
        <translation>Marron a posé sa dernière tuile et ne peut plus répondre. Encore un contre, et vous en avez dix.</translation>
    </message>
    <message>
        <source>Put your lowest tile, 1&#xa0;priest, in Brown’s market.</source>
        <translation>Posez votre tuile la plus faible, 1&#xa0;prêtre, dans le marché marron.</translation>
    </message>
    <message>
        <source>One priest is enough. You need these eight points for the total.</source>
        <translation>Un seul prêtre suffit. Ces huit points comptent pour le total.</translation>
    </message>
    <message>
        <source>You keep 9, 8 and 5: twenty-two points. They decide if the election is null.</source>
        <translation>Vous gardez 9, 8 et 5&#xa0;: vingt-deux points. Ils décident si l’élection est nulle.</translation>
    </message>
    <message>
        <source>You: no votes. Brown’s nineteen priests had nothing to block.</source>
        <translation>Vous&#xa0;: aucune voix. Les dix-neuf prêtres de Marron n’avaient rien à neutraliser.</translation>
    </message>
    <message>
        <source>Brown: six votes. Four soldiers counter four of your ten blocks; six are left.</source>
        <translation>Marron&#xa0;: six voix. Quatre soldats annulent quatre de vos dix contres&#x202f;; il en reste six.</translation>
    </message>
    <message>
        <source>6 − (10 − 4) = 0</source>
        <translation>6 − (10 − 4) = 0</translation>
    </message>
    <message>
        <source>0&#xa0;to&#xa0;0: the election is null, and each side has four representatives.</source>
        <translation>0&#xa0;à&#xa0;0&#xa0;: l’élection est nulle, et chacun a quatre représentants.</translation>
    </message>
    <message>
        <source>Your three tiles total&#xa0;22, Brown’s 8 + 7 + 6 =&#xa0;21: you win the game.</source>
        <translation>Vos trois tuiles font&#xa0;22, celles de Marron 8 + 7 + 6 =&#xa0;21&#xa0;: vous gagnez la partie.</translation>
    </message>
    <message>
        <source>With the 8&#xa0;priests instead of the&#xa0;6, the election would be null too, but you would keep&#xa0;20 and lose the game.</source>
        <translation>Avec les 8&#xa0;prêtres au lieu des&#xa0;6, l’élection était nulle aussi, mais vous gardiez&#xa0;20 et perdiez la partie.</translation>
    </message>
    <message>
        <source>Nobody draws after the seventh election: if a tie is possible, save your high tiles from then on.</source>
        <translation>On ne pioche plus après la septième élection&#xa0;: si l’égalité est possible, gardez dès lors vos tuiles fortes.</translation>
    </message>
    <message>
        <source>Win with a low tile</source>
        <translation>Gagner avec une tuile faible</translation>
    </message>
    <message>
        <source>The only placement</source>
        <translation>La seule pose</translation>
    </message>
    <message>
        <source>The lowest safe tile</source>
        <translation>La tuile sûre la plus faible</translation>
    </message>
    <message>
        <source>The best chance</source>
        <translation>La meilleure chance</translation>
    </message>
    <message>
        <source>You place last. Win the game for sure with a tile of 3 or less.</source>
        <translation>Vous posez en dernier. Gagnez la partie à coup sûr avec une tuile de 3&#xa0;ou moins.</translation>
    </message>
    <message>
        <source>Your opponent has won two in a row. Which placement is sure to break the run?</source>
        <translation>Votre adversaire a gagné deux élections d’affilée. Quelle pose rompt la série à coup sûr&#x202f;?</translation>
    </message>
    <message>
        <source>You place last. Which is the lowest tile that is sure to be enough?</source>
        <translation>Vous posez en dernier. Quelle est la tuile la plus faible qui suffit à coup sûr&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is certain. Which placement wins most often?</source>
        <translation>Rien n’est certain. Quelle pose gagne le plus souvent&#x202f;?</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: decide it cheaply</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: tout se joue, à peu de frais</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: break a run cheaply</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: rompre une série à peu de frais</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: hold the decider cheaply</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: tout se joue, à peu de frais</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: break a run cheaply</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: rompre une série à peu de frais</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: stop a fifth win cheaply</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: éviter une cinquième défaite à peu de frais</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: complete your run cheaply</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: compléter votre série à peu de frais</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: win a fifth election cheaply</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: une cinquième victoire à peu de frais</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: only one placement breaks the run</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: une seule pose rompt la série</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: only one placement holds the decider</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: tout se joue, une seule pose suffit</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: only one placement breaks the run</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: une seule pose rompt la série</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: win the game with a low tile</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: gagner la partie avec une tuile faible</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: a low tile against a run</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: une tuile faible contre une série</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: the decider with a low tile</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: tout se joue, avec une tuile faible</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: complete your run with a low tile</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: compléter votre série avec une tuile faible</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: a fifth win with a low tile</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: une cinquième victoire avec une tuile faible</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: your best chance</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: votre meilleure chance</translation>
    </message>
    <message>
        <source>Last election, {own} to {enemy}: your best chance against a run</source>
        <translation>Dernière élection, {own} à {enemy}&#xa0;: votre meilleure chance contre une série</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: your best chance in the decider</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: tout se joue, votre meilleure chance</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: your best chance against a run</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: votre meilleure chance contre une série</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: your best chance against a fifth win</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: votre meilleure chance contre une cinquième défaite</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: your best chance to complete a run</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: votre meilleure chance de compléter la série</translation>
    </message>
    <message>
        <source>Election&#xa0;{election}, {own} to {enemy}: your best chance of a fifth win</source>
        <translation>Élection&#xa0;{election}, {own} à {enemy}&#xa0;: votre meilleure chance d’avoir un cinquième représentant</translation>
    </message>
    <message>
        <source>You place the last tile of the last election.</source>
        <translation>À vous la dernière tuile de la dernière élection.</translation>
    </message>
    <message>
        <source>You place the last tile of the last election. With a third win in a row, your opponent would win the game.</source>
        <translation>À vous la dernière tuile de la dernière élection. Avec une troisième victoire d’affilée, votre adversaire gagnerait la partie.</translation>
    </message>
    <message>
        <source>You place the last tile. Whoever wins this election wins the game.</source>
        <translation>À vous la dernière tuile. Qui gagne cette élection gagne la partie.</translation>
    </message>
    <message>
        <source>You place the last tile. With a third win in a row, your opponent would win the game.</source>
        <translation>À vous la dernière tuile. Avec une troisième victoire d’affilée, votre adversaire gagnerait la partie.</translation>
    </message>
    <message>
        <source>You place the last tile. With a fifth representative, your opponent would win the game.</source>
        <translation>À vous la dernière tuile. Avec un cinquième représentant, votre adversaire gagnerait la partie.</translation>
    </message>
    <message>
        <source>You place the last tile. With a third win in a row, you would win the game.</source>
        <translation>À vous la dernière tuile. Avec une troisième victoire d’affilée, vous gagneriez la partie.</translation>
    </message>
    <message>
        <source>You place the last tile. With a fifth representative, you would win the game.</source>
        <translation>À vous la dernière tuile. Avec un cinquième représentant, vous gagneriez la partie.</translation>
    </message>
    <message>
        <source>Place the lowest tile that is sure not to lose this election, whatever the hidden tiles are.</source>
        <translation>Posez la tuile la plus faible qui vous évite à coup sûr de perdre cette élection, quelles que soient les tuiles cachées.</translation>
    </message>
    <message>
        <source>Place the lowest tile that is sure not to lose the game, whatever the hidden tiles are.</source>
        <translation>Posez la tuile la plus faible qui vous évite à coup sûr de perdre la partie, quelles que soient les tuiles cachées.</translation>
    </message>
    <message>
        <source>Place the lowest tile that is sure to win the game, whatever the hidden tiles are.</source>
        <translation>Posez la tuile la plus faible qui gagne à coup sûr la partie, quelles que soient les tuiles cachées.</translation>
    </message>
    <message>
        <source>Only one placement is sure not to lose this election, whatever the hidden tiles are. Find it.</source>
        <translation>Une seule pose vous évite à coup sûr de perdre cette élection, quelles que soient les tuiles cachées. Trouvez-la.</translation>
    </message>
    <message>
        <source>Only one placement is sure not to lose the game, whatever the hidden tiles are. Find it.</source>
        <translation>Une seule pose vous évite à coup sûr de perdre la partie, quelles que soient les tuiles cachées. Trouvez-la.</translation>
    </message>
    <message>
        <source>Only one placement is sure to win the game, whatever the hidden tiles are. Find it.</source>
        <translation>Une seule pose gagne à coup sûr la partie, quelles que soient les tuiles cachées. Trouvez-la.</translation>
    </message>
    <message>
        <source>Win the game for sure with a tile of 3 or less, whatever the hidden tiles are.</source>
        <translation>Gagnez à coup sûr la partie avec une tuile de&#xa0;3 au plus, quelles que soient les tuiles cachées.</translation>
    </message>
    <message>
        <source>Nothing is certain here. Place the tile with the best chance of winning the game. The strongest level is the judge.</source>
        <translation>Rien n’est sûr ici. Posez la tuile qui donne les meilleures chances de gagner la partie. Le plus haut niveau en juge.</translation>
    </message>
    <message>
        <source>Right: you don’t lose this election, even against the highest tiles possible.</source>
        <translation>Bonne réponse&#xa0;: vous ne perdez pas cette élection, même contre les tuiles les plus fortes possibles.</translation>
    </message>
    <message>
        <source>Right: you don’t lose the game, whatever the hidden tiles are. Here it is drawn: each side’s last three tiles total {own}.</source>
        <translation>Bonne réponse&#xa0;: quelles que soient les tuiles cachées, vous ne perdez pas la partie. Ici, elle est nulle&#xa0;: les trois dernières tuiles de chaque camp valent {own}.</translation>
    </message>
    <message>
        <source>Right: you win the game, even against the highest tiles possible.</source>
        <translation>Bonne réponse&#xa0;: vous gagnez la partie, même contre les tuiles les plus fortes possibles.</translation>
    </message>
    <message>
        <source>Right: you win the game, whatever the hidden tiles are. Even now you have more representatives: {own} to {enemy}.</source>
        <translation>Bonne réponse&#xa0;: vous gagnez la partie, quelles que soient les tuiles cachées. Même ainsi, vous avez plus de représentants&#xa0;: {own} à {enemy}.</translation>
    </message>
    <message>
        <source>Right: you win the game, whatever the hidden tiles are. Even now your last three tiles total more: {own} to {enemy}.</source>
        <translation>Bonne réponse&#xa0;: vous gagnez la partie, quelles que soient les tuiles cachées. Même ainsi, vos trois dernières tuiles valent plus&#xa0;: {own} à {enemy}.</translation>
    </message>
    <message>
        <source>Right. In 100&#xa0;games like this one, the second-best idea wins about {games} fewer. You saw one case of many.</source>
        <translation>Bonne réponse. Sur 100&#xa0;parties semblables, la deuxième idée en gagne environ {games} de moins. Vous avez vu un cas parmi d’autres.</translation>
    </message>
    <message>
        <source>The tiles you just saw are possible. With them you don’t win the election, and the game goes on.</source>
        <translation>Les tuiles que vous venez de voir sont possibles. Avec elles, vous ne gagnez pas l’élection, et la partie continue.</translation>
    </message>
    <message>
        <source>The tiles you just saw are possible. With them the game is drawn: each side’s last three tiles total {own}.</source>
        <translation>Les tuiles que vous venez de voir sont possibles. Avec elles, la partie est nulle&#xa0;: les trois dernières tuiles de chaque camp valent {own}.</translation>
    </message>
    <message>
        <source>The tiles you just saw are possible, and with them you lose the game.</source>
        <translation>Les tuiles que vous venez de voir sont possibles, et avec elles vous perdez la partie.</translation>
    </message>
    <message>
        <source>The tiles you just saw are possible. With them you lose the game, with fewer representatives: {own} to {enemy}.</source>
        <translation>Les tuiles que vous venez de voir sont possibles. Avec elles, vous perdez la partie, avec moins de représentants&#xa0;: {own} à {enemy}.</translation>
    </message>
    <message>
        <source>The tiles you just saw are possible. With them you lose the game, because your last three tiles total less: {own} to {enemy}.</source>
        <translation>Les tuiles que vous venez de voir sont possibles. Avec elles, vous perdez la partie, car vos trois dernières tuiles valent moins&#xa0;: {own} à {enemy}.</translation>
    </message>
    <message>
        <source>In 100&#xa0;games like this one, this placement wins about {games} fewer than the best idea. You saw one case of many.</source>
        <translation>Sur 100&#xa0;parties semblables, cette pose en gagne environ {games} de moins que la meilleure idée. Vous avez vu un cas parmi d’autres.</translation>
    </message>
    <message>
        <source>This tile is sure to be enough too, but so is a lower one.</source>
        <translation>Cette tuile suffit à coup sûr, mais une plus faible aussi.</translation>
    </message>
    <message>
        <source>This tile is even sure to win the election, but a lower one is enough not to lose it.</source>
        <translation>Cette tuile gagne même l’élection à coup sûr, mais une plus faible suffit à ne pas la perdre.</translation>
    </message>
    <message>
        <source>This tile is sure to win the game too, but it is higher than&#xa0;3.</source>
        <translation>Cette tuile fait aussi gagner la partie à coup sûr, mais elle vaut plus de&#xa0;3.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tyrus</source>
        <translation>À propos de Tyrus</translation>
    </message>
    <message>
        <source>Tyrus %1, a bluffing game for two. It never connects to any network.</source>
        <translation>Tyrus&#xa0;%1, un jeu de bluff à deux. Il ne se connecte à aucun réseau.</translation>
    </message>
    <message>
        <source>Tyrus is a game by Laurent Escoffier and David Franck, illustrated by Jérôme Caproni and published by Descartes in 2004. This program is the unaffiliated work of admirers, with drawings of its own.</source>
        <translation>Tyrus est un jeu de Laurent Escoffier et David Franck, illustré par Jérôme Caproni et édité par Descartes en 2004. Ce programme, fait par passion et sans lien avec eux, a ses propres dessins.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version&#xa0;3 or later.</source>
        <translation>Ce programme est un logiciel libre, sous licence publique générale GNU (GPL), version&#xa0;3 ou ultérieure.</translation>
    </message>
    <message>
        <source>It uses Qt and PySide6 under the GNU Lesser General Public License, version&#xa0;3; Python under the PSF licence; numpy under the BSD licence; tqdm under the MPL&#xa0;2.0 and MIT licences; miniaudio under the MIT licence; cffi under the MIT-0 licence; and the fonts that come with it under the SIL Open Font License.</source>
        <translation>Il utilise Qt et PySide6 sous licence publique générale limitée GNU (LGPL), version&#xa0;3&#x202f;; Python sous licence PSF&#x202f;; numpy sous licence BSD&#x202f;; tqdm sous licences MPL&#xa0;2.0 et MIT&#x202f;; miniaudio sous licence MIT&#x202f;; cffi sous licence MIT-0&#x202f;; et les polices qui l’accompagnent sous licence SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>The rules on this. Key: F1</source>
        <translation>Ce qu’en disent les règles. Touche&#xa0;: F1</translation>
    </message>
</context>
<context>
    <name>BaseDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ChanceHead</name>
    <message>
        <source>As a table…</source>
        <translation>En tableau…</translation>
    </message>
</context>
<context>
    <name>ChanceMarks</name>
    <message>
        <source>Decided here</source>
        <translation>Moment décisif</translation>
    </message>
</context>
<context>
    <name>ChanceNames</name>
    <message>
        <source>50%</source>
        <translation>50&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ChanceTable</name>
    <message>
        <source>Chances of winning</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Election chart</source>
        <translation>Tableau de comptage</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1, à vous</translation>
    </message>
    <message>
        <source>%1, look at your hand</source>
        <translation>%1, regardez votre main</translation>
    </message>
    <message>
        <source>%1, please look away</source>
        <translation>%1, détournez les yeux</translation>
    </message>
    <message>
        <source>Make sure that your opponent looks away first.</source>
        <translation>Vérifiez d’abord que votre adversaire ne regarde pas.</translation>
    </message>
    <message>
        <source>%1 wants to see their hand again.</source>
        <translation>%1 veut revoir sa main.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Montrer mes tuiles</translation>
    </message>
    <message>
        <source>By keyboard: Tab, then Enter, for each button</source>
        <translation>Au clavier&#xa0;: Tab, puis Entrée, pour chaque bouton</translation>
    </message>
    <message>
        <source>Release all keys</source>
        <translation>Relâchez toutes les touches</translation>
    </message>
</context>
<context>
    <name>DescribeDialog</name>
    <message>
        <source>Title and note</source>
        <translation>Titre et note</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Your opponent will win this game.</source>
        <translation>Votre adversaire gagnera cette partie.</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>This game is saved; you can open it again later.</source>
        <translation>Cette partie est enregistrée&#xa0;: vous pourrez la rouvrir.</translation>
    </message>
    <message>
        <source>This game could not be saved and may be lost. Save it elsewhere first.</source>
        <translation>Cette partie n’a pas pu être enregistrée et risque d’être perdue. Enregistrez-la d’abord ailleurs.</translation>
    </message>
    <message>
        <source>New game?</source>
        <translation>Nouvelle partie&#x202f;?</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Guess in another game?</source>
        <translation>Deviner dans une autre partie&#x202f;?</translation>
    </message>
    <message>
        <source>Practise now?</source>
        <translation>S’entraîner maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Delete this profile?</source>
        <translation>Supprimer ce profil&#x202f;?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Open another game?</source>
        <translation>Ouvrir une autre partie&#x202f;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1’s games stay in the library, but count for nobody; the practice is deleted.</source>
        <translation>Les parties du profil %1 restent dans la bibliothèque sans compter pour personne&#x202f;; l’entraînement est effacé.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Guess the tiles</source>
        <translation>Deviner les tuiles</translation>
    </message>
    <message>
        <source>You can come back to it at any time.</source>
        <translation>Vous pourrez y revenir à tout moment.</translation>
    </message>
    <message>
        <source>Leave now?</source>
        <translation>Quitter maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>A game could not be saved and will be lost. Save it elsewhere first.</source>
        <translation>Une partie n’a pas pu être enregistrée et sera perdue. Enregistrez-la d’abord ailleurs.</translation>
    </message>
    <message>
        <source>Games are still being imported or exported. If you quit now, the rest is left out.</source>
        <translation>Une importation ou une exportation de parties est en cours. Si vous quittez maintenant, le reste manquera.</translation>
    </message>
    <message>
        <source>Quit now?</source>
        <translation>Quitter maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Quitter sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>This game is not over, so the file contains both hands. Nobody reads them at a glance, but they are not encrypted.</source>
        <translation>Cette partie n’est pas finie&#xa0;: le fichier contient les deux mains. On ne les y voit pas d’un coup d’œil, mais elles ne sont pas chiffrées.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>ElectionCard</name>
    <message>
        <source>Election in progress: General, in the citadels</source>
        <translation>Élection en cours&#xa0;: général (citadelles)</translation>
    </message>
    <message>
        <source>Election in progress: Merchant Guildmaster, in the markets</source>
        <translation>Élection en cours&#xa0;: chef des marchands (marchés)</translation>
    </message>
    <message>
        <source>Election in progress: High Priest, in the temples</source>
        <translation>Élection en cours&#xa0;: grand prêtre (temples)</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 of&#xa0;9</source>
        <translation>Élection&#xa0;%1 sur&#xa0;9</translation>
    </message>
    <message>
        <source>Elections</source>
        <translation>Élections</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Guildmaster</source>
        <translation>Chef des marchands</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Grand prêtre</translation>
    </message>
</context>
<context>
    <name>EndFoot</name>
    <message>
        <source>Easier level: %1</source>
        <translation>Niveau plus facile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next level: %1</source>
        <translation>Niveau suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Ajouter à la bibliothèque</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>See the moment that decided the game</source>
        <translation>Voir le moment décisif de la partie</translation>
    </message>
    <message>
        <source>See the tally of election&#xa0;%1</source>
        <translation>Revoir le dépouillement de l’élection&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>100%</source>
        <translation>100&#xa0;%</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Type de fichier</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Tyrus figures.csv</source>
        <translation>Chiffres Tyrus.csv</translation>
    </message>
    <message>
        <source>Tyrus games (*.tyrus)</source>
        <translation>Parties de Tyrus (*.tyrus)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>Tyrus games and archives (*.tyrus *.zip)</source>
        <translation>Parties de Tyrus et archives (*.tyrus *.zip)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archives zip (*.zip)</translation>
    </message>
    <message>
        <source>Back up everything as</source>
        <translation>Tout sauvegarder sous</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Export games as a zip archive</source>
        <translation>Exporter les parties dans une archive zip</translation>
    </message>
    <message>
        <source>Export games as one text file</source>
        <translation>Exporter les parties dans un seul fichier texte</translation>
    </message>
    <message>
        <source>Export games to a folder</source>
        <translation>Exporter les parties dans un dossier</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Save the figures as</source>
        <translation>Enregistrer les chiffres sous</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>Enregistrer l’image sous</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the text as</source>
        <translation>Enregistrer le texte sous</translation>
    </message>
</context>
<context>
    <name>FindingPanel</name>
    <message>
        <source>Trying</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>GameSigns</name>
    <message>
        <source>Close the ledger</source>
        <translation>Fermer le registre</translation>
    </message>
    <message>
        <source>Open the ledger: tiles seen, elections, log, powers</source>
        <translation>Ouvrir le registre&#xa0;: tuiles vues, élections, journal, pouvoirs</translation>
    </message>
    <message>
        <source>Key: T</source>
        <translation>Touche&#xa0;: T</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Gauge</source>
        <translation>Jauge</translation>
    </message>
</context>
<context>
    <name>HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
</context>
<context>
    <name>HeaderTabs</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>KeyboardPlay</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>LaneSum</name>
    <message>
        <source>votes</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>contres</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>annulés</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>block</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>annulé</translation>
    </message>
    <message numerus="yes">
        <source>counter, %n unused</source>
        <translation>
            <numerusform>annulé, %n&#xa0;point en trop</numerusform>
            <numerusform>annulé, %n&#xa0;points en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters, %n unused</source>
        <translation>
            <numerusform>annulés, %n&#xa0;point en trop</numerusform>
            <numerusform>annulés, %n&#xa0;points en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unused</source>
        <translation>%1 en trop</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Tiles seen</source>
        <translation>Tuiles vues</translation>
    </message>
    <message>
        <source>Election chart</source>
        <translation>Tableau de comptage</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Reminder of powers</source>
        <translation>Mémo des pouvoirs</translation>
    </message>
    <message>
        <source>A page of the ledger. Keys: T, then the arrows</source>
        <translation>Une page du registre. Touches&#xa0;: T, puis les flèches</translation>
    </message>
</context>
<context>
    <name>LensChoice</name>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Key: %1. Hold O to look through the other side’s eyes.</source>
        <translation>Touche&#xa0;: %1. Maintenez O pour voir ce que voyait l’autre camp.</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Repeat the lesson</source>
        <translation>Refaire la leçon</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>LessonPrompt</name>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Place it for me</source>
        <translation>Posez-la pour moi</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove star</source>
        <translation>Retirer l’étoile</translation>
    </message>
    <message>
        <source>Add star</source>
        <translation>Mettre une étoile</translation>
    </message>
    <message>
        <source>Title and note…</source>
        <translation>Titre et note…</translation>
    </message>
    <message>
        <source>Whose…</source>
        <translation>À qui…</translation>
    </message>
    <message>
        <source>Who played this?</source>
        <translation>Qui a joué&#x202f;?</translation>
    </message>
    <message>
        <source>I played Ivory</source>
        <translation>J’ai joué Beige</translation>
    </message>
    <message>
        <source>I played Brown</source>
        <translation>J’ai joué Marron</translation>
    </message>
    <message>
        <source>Others played</source>
        <translation>D’autres ont joué</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export the chosen games</source>
        <translation>Exporter les parties choisies</translation>
    </message>
    <message>
        <source>As a zip archive…</source>
        <translation>Dans une archive zip…</translation>
    </message>
    <message>
        <source>As files…</source>
        <translation>Dans des fichiers séparés…</translation>
    </message>
    <message>
        <source>As one text file…</source>
        <translation>Dans un seul fichier texte…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>LibraryHeadings</name>
    <message>
        <source>sorted, descending</source>
        <translation>trié, ordre décroissant</translation>
    </message>
    <message>
        <source>sorted, ascending</source>
        <translation>trié, ordre croissant</translation>
    </message>
    <message>
        <source>Sort by star</source>
        <translation>Trier par étoile</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Elections</source>
        <translation>Élections</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No games yet. Every game that you play is saved here.</source>
        <translation>Aucune partie pour l’instant. Toutes celles que vous jouerez seront enregistrées ici.</translation>
    </message>
    <message>
        <source>No games left.</source>
        <translation>Il ne reste aucune partie.</translation>
    </message>
    <message>
        <source>Your games folder can’t be read.</source>
        <translation>Votre dossier de parties est illisible.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer toutes les parties</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search names, titles, notes, dates, results</source>
        <translation>Chercher un nom, un titre, une note, une date, un résultat</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Touches (?)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Étoilées</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importées</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message numerus="yes">
        <source>Games shown: %n of %1</source>
        <translation>
            <numerusform>%n&#xa0;partie affichée sur %1</numerusform>
            <numerusform>%n&#xa0;parties affichées sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing or exporting</source>
        <translation>Importation ou exportation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Loading games</source>
        <translation>Chargement des parties</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tyrus: %1</source>
        <translation>Tyrus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tyrus: game over</source>
        <translation>Tyrus&#xa0;: partie terminée</translation>
    </message>
    <message>
        <source>Tyrus: election&#xa0;%1</source>
        <translation>Tyrus&#xa0;: élection&#xa0;%1</translation>
    </message>
    <message>
        <source>Tyrus: study, election&#xa0;%1</source>
        <translation>Tyrus&#xa0;: étude, élection&#xa0;%1</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Not saved · Save as…</source>
        <translation>Pas enregistrée · Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>&amp;Vérifier la donne…</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Add to library</source>
        <translation>Ajo&amp;uter à la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>Back &amp;up everything…</source>
        <translation>Tout sa&amp;uvegarder…</translation>
    </message>
    <message>
        <source>Res&amp;tore…</source>
        <translation>Res&amp;taurer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Opponents’ remarks</source>
        <translation>Remar&amp;ques de l’adversaire</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Shown in both languages, so that people who read only one of them find it.</extracomment>
        <translation>&amp;Langue / Language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Quick &amp;rules</source>
        <translation>&amp;Règles en bref</translation>
    </message>
    <message>
        <source>&amp;Your games…</source>
        <translation>&amp;Vos parties…</translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation>P&amp;rofils</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>&amp;Guess the tiles</source>
        <translation>&amp;Deviner les tuiles</translation>
    </message>
    <message>
        <source>Opponents’ &amp;strength</source>
        <translation>&amp;Force des adversaires</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts (?)</source>
        <translation>Raccourcis &amp;clavier (?)</translation>
    </message>
    <message>
        <source>&amp;About Tyrus</source>
        <translation>&amp;À propos de Tyrus</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Tiles seen</source>
        <translation>Tuiles vues</translation>
    </message>
    <message>
        <source>Struck out: discarded. Filled: not seen yet.</source>
        <translation>Barrée&#xa0;: défaussée. Pleine&#xa0;: pas encore vue.</translation>
    </message>
    <message>
        <source>Struck out: discarded. Outlined: in reserve. Filled: in hand or placed or, of the other side, not seen yet.</source>
        <translation>Barrée&#xa0;: défaussée. Encadrée&#xa0;: dans la pioche. Pleine&#xa0;: en main ou posée&#x202f;; de l’autre camp&#xa0;: pas encore vue.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge this profile?</source>
        <translation>Fusionner ce profil&#x202f;?</translation>
    </message>
    <message>
        <source>All games, results and practice of %1 go to the profile chosen here, for good.</source>
        <translation>Les parties, les résultats et l’entraînement du profil %1 passent pour de bon au profil choisi ici.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>%1 in reserve</source>
        <translation>%1 dans la pioche</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Two players, one screen</source>
        <translation>À deux sur le même écran</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Opponents’ remarks</source>
        <translation>Remarques de l’adversaire</translation>
    </message>
    <message>
        <source>Keep “%1” as a profile</source>
        <translation>Garder «&#xa0;%1&#xa0;» comme profil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ivory’s name</source>
        <translation>Nom de Beige</translation>
    </message>
    <message>
        <source>With a screen reader: use headphones, one player at a time. Otherwise your opponent hears your hand.</source>
        <translation>Avec un lecteur d’écran&#xa0;: mettez un casque, à tour de rôle. Sinon, votre adversaire entend votre main.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Brown’s name</source>
        <translation>Nom de Marron</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>l’adversaire</translation>
    </message>
    <message>
        <source>Quick rules</source>
        <translation>Règles en bref</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer la partie</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Show in library</source>
        <translation>Voir dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Details copied: versions, time and place of the error, nothing from your game.</source>
        <translation>Détails copiés&#xa0;: versions, heure et endroit de l’erreur, rien de votre partie.</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>OpponentChoice</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>Styles of the highest level</source>
        <translation>Styles du plus haut niveau</translation>
    </message>
</context>
<context>
    <name>OpponentPane</name>
    <message>
        <source>level&#xa0;%1 of&#xa0;%2</source>
        <translation>niveau&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>All opponents’ strength…</source>
        <translation>Force de tous les adversaires…</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>Elections so far</source>
        <translation>Élections jusqu’ici</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>A study changes neither your results nor the suggested level. The game stays as it is, and you can go back to it.</source>
        <translation>Une étude ne change ni vos résultats ni le niveau suggéré. La partie reste telle quelle, et vous pouvez y revenir.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>Tuiles cachées</translation>
    </message>
    <message>
        <source>as in the game</source>
        <translation>comme dans la partie</translation>
    </message>
    <message>
        <source>new, at random</source>
        <translation>autres, au hasard</translation>
    </message>
    <message>
        <source>This game is not over, so whatever you can’t see is redrawn at random: your opponent’s hidden tiles and hand, both reserves, the election cards left. It still fits everything you have seen.</source>
        <translation>Cette partie n’est pas finie. Ce que vous ne voyez pas est donc tiré de nouveau au sort&#xa0;: tuiles cachées et main de l’adversaire, les deux pioches, les élections à venir. Tout s’accorde avec ce que vous avez vu.</translation>
    </message>
    <message>
        <source>Whatever your side could not see then is redrawn at random: the opponent’s hidden tiles and hand, both reserves, the election cards left. It still fits everything your side had seen.</source>
        <translation>Ce que votre camp ne voyait pas alors est tiré de nouveau au sort&#xa0;: tuiles cachées et main de l’adversaire, les deux pioches, les élections à venir. Tout s’accorde avec ce qu’il avait vu.</translation>
    </message>
    <message>
        <source>Your opponent’s hidden tiles and hand, both reserves and the election cards left are those of the game. You may know some of them by now.</source>
        <translation>Les tuiles cachées et la main de l’adversaire, les deux pioches et les élections à venir sont celles de la partie. Vous en connaissez peut-être déjà.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start the study</source>
        <translation>Commencer l’étude</translation>
    </message>
</context>
<context>
    <name>PowersTable</name>
    <message>
        <source>citadels</source>
        <translation>citadelles</translation>
    </message>
    <message>
        <source>markets</source>
        <translation>marchés</translation>
    </message>
    <message>
        <source>temples</source>
        <translation>temples</translation>
    </message>
    <message>
        <source>soldiers</source>
        <translation>soldats</translation>
    </message>
    <message>
        <source>merchants</source>
        <translation>marchands</translation>
    </message>
    <message>
        <source>priests</source>
        <translation>prêtres</translation>
    </message>
    <message>
        <source>votes
in your own</source>
        <translation>voix
chez soi</translation>
    </message>
    <message>
        <source>blocks
in the opponent’s</source>
        <translation>contre
chez l’adversaire</translation>
    </message>
    <message>
        <source>counters
in your own</source>
        <translation>contre de contre
chez soi</translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;étoile</numerusform>
            <numerusform>%n&#xa0;étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>déjà fait</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Your slips and guesses</source>
        <translation>Vos faux pas et méprises</translation>
    </message>
    <message>
        <source>All ideas</source>
        <translation>Toutes les idées</translation>
    </message>
    <message>
        <source>Guess the tiles</source>
        <translation>Deviner les tuiles</translation>
    </message>
    <message>
        <source>Before each tally, guess the hidden tiles of a game that the computer plays against itself.</source>
        <translation>Avant chaque dépouillement, devinez les tuiles cachées d’une partie que l’ordinateur joue contre lui-même.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>PracticeShelves</name>
    <message>
        <source>All %1</source>
        <translation>Les %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ProfileButton</name>
    <message>
        <source>Profile: %1</source>
        <translation>Profil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ProfileMenu</name>
    <message>
        <source>Add or &amp;rename…</source>
        <translation>Ajouter ou &amp;renommer…</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Each profile has its own results, rating and practice.</source>
        <translation>Chaque profil a ses résultats, son classement et son entraînement.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <translation>%1 joue maintenant</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Merge %1…</source>
        <translation>Fusionner %1…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Delete %1…</source>
        <translation>Supprimer %1…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>There is already a profile with this name.</source>
        <translation>Un profil porte déjà ce nom.</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <translation>Cacher mes tuiles</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir mes tuiles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Place it anyway</source>
        <translation>Poser quand même</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Dossier personnel</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Looking back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>The chance of winning at each moment: as far as each side could know, and with all tiles known, but not the future. Key: C</source>
        <translation>Les chances de gagner à chaque moment&#xa0;: selon ce que chaque camp pouvait savoir, et toutes tuiles connues, mais pas la suite. Touche&#xa0;: C</translation>
    </message>
</context>
<context>
    <name>RailButtons</name>
    <message>
        <source>You can try to find the better placement. Key: P</source>
        <translation>Vous pouvez chercher la meilleure pose. Touche&#xa0;: P</translation>
    </message>
    <message>
        <source>The next slip</source>
        <translation>Le faux pas suivant</translation>
    </message>
    <message>
        <source>The tile that fooled best, the tile best seen through, and the biggest waste on a bluff. Key: B</source>
        <translation>La tuile qui a le mieux trompé, la tuile la mieux devinée et le plus grand gaspillage contre un bluff. Touche&#xa0;: B</translation>
    </message>
    <message>
        <source>Who believed whom</source>
        <translation>Qui a cru qui</translation>
    </message>
    <message>
        <source>Every such tile is marked where it was placed. Key: M</source>
        <translation>Chaque tuile trompeuse est marquée là où elle a été posée. Touche&#xa0;: M</translation>
    </message>
    <message>
        <source>The next tile that was not what it seemed</source>
        <translation>La prochaine tuile trompeuse</translation>
    </message>
    <message>
        <source>Shows the moments one by one. Key: Space</source>
        <translation>Montre les moments l’un après l’autre. Touche&#xa0;: Espace</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lentement</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Revenir ici</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Guess the tiles</source>
        <translation>Deviner les tuiles</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>RailPin</name>
    <message>
        <source>Key: P</source>
        <translation>Touche&#xa0;: P</translation>
    </message>
</context>
<context>
    <name>RailTrack</name>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
</context>
<context>
    <name>ReadingPane</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Low&#xa0;1–3</source>
        <translation>Faible 1–3</translation>
    </message>
    <message>
        <source>Medium&#xa0;4–7</source>
        <translation>Moyenne 4–7</translation>
    </message>
    <message>
        <source>High&#xa0;8–10</source>
        <translation>Forte 8–10</translation>
    </message>
    <message>
        <source>What the tile will be worth</source>
        <translation>Ce que vaudra la tuile</translation>
    </message>
    <message>
        <source>The tile will not count there. Key: 1</source>
        <translation>La tuile n’y comptera pas. Touche&#xa0;: 1</translation>
    </message>
    <message>
        <source>Key: %1. Press it again to be surer.</source>
        <translation>Touche&#xa0;: %1. Appuyez de nouveau pour plus de certitude.</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Peut-être</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Sans doute</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>À coup sûr</translation>
    </message>
    <message>
        <source>How sure you are</source>
        <translation>Votre certitude</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Voir la fin</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>Montrer la suite</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Une autre partie</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>What decided the game</source>
        <translation>Ce qui a décidé de la partie</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <translation>Tuile par tuile</translation>
    </message>
    <message>
        <source>Thorough review</source>
        <translation>Analyse approfondie</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Quick rules</source>
        <translation>Règles en bref</translation>
    </message>
    <message>
        <source>1. Place</source>
        <translation>1. Poser</translation>
    </message>
    <message>
        <source>2. Tiles</source>
        <translation>2. Les tuiles</translation>
    </message>
    <message>
        <source>3. Count</source>
        <translation>3. Dépouiller</translation>
    </message>
    <message>
        <source>4. Win</source>
        <translation>4. Gagner</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>A card is turned up: a General is elected in the citadels, a Merchant Guildmaster in the markets or a High Priest in the temples. There are three of each.</source>
        <translation>On retourne une carte&#xa0;: on élit un général dans les citadelles, un chef des marchands dans les marchés ou un grand prêtre dans les temples. Il y en a trois de chaque.</translation>
    </message>
    <message>
        <source>The sides take turns to place three tiles each, face hidden, in any of the six buildings, their own or the opponent’s. A placed tile never moves. In a building that is not voting now, it waits, hidden, for a later election.</source>
        <translation>À tour de rôle, chaque camp pose trois tuiles, face cachée, dans les bâtiments de son choix, chez lui ou chez l’adversaire. Une tuile posée ne bouge plus. Dans un bâtiment où l’on ne vote pas, elle attend, cachée, une élection suivante.</translation>
    </message>
    <message>
        <source>A toss decides which side goes first in odd-numbered elections.</source>
        <translation>Un tirage au sort désigne le camp qui joue en premier aux élections impaires.</translation>
    </message>
    <message>
        <source>Each side has thirty tiles, 1&#xa0;to&#xa0;10 of each kind, and nine in hand. The number is how many soldiers, merchants or priests the tile stands for.</source>
        <translation>Chaque camp a trente tuiles, de 1&#xa0;à&#xa0;10 dans chaque corporation, dont neuf en main. Le nombre dit combien de soldats, de marchands ou de prêtres la tuile représente.</translation>
    </message>
    <message>
        <source>What they do depends on the building, as the table shows. Anywhere else a tile is a bluff: it does not count, but your opponent can’t tell.</source>
        <translation>Ce qu’ils font dépend du bâtiment, comme le montre le tableau. Partout ailleurs, une tuile est un bluff&#xa0;: elle ne compte pas, mais l’adversaire l’ignore.</translation>
    </message>
    <message>
        <source>Only the tiles in the election’s two buildings are turned over. In its own building, each side counts its votes, minus the enemy blocks it did not counter; never less than zero.</source>
        <translation>On ne retourne que les tuiles des deux bâtiments de l’élection. Dans son bâtiment, chaque camp compte ses voix, moins les contres qu’il n’a pas annulés&#x202f;; jamais moins de zéro.</translation>
    </message>
    <message>
        <source>The higher total wins the representative. A tie, even 0&#xa0;to&#xa0;0, is a null election: nobody wins it.</source>
        <translation>Le plus grand total gagne le représentant. À égalité, même 0&#xa0;à&#xa0;0, l’élection est nulle&#xa0;: personne ne la gagne.</translation>
    </message>
    <message>
        <source>The tiles shown are discarded, and each side draws three; the last draw follows the seventh election.</source>
        <translation>Les tuiles retournées sont défaussées, et chaque camp en pioche trois&#x202f;; on pioche pour la dernière fois après la septième élection.</translation>
    </message>
    <message>
        <source>Three elections won in a row win the game at once, even with fewer representatives. So do five representatives. A null election breaks a run.</source>
        <translation>Trois élections gagnées d’affilée donnent aussitôt la victoire, même avec moins de représentants&#x202f;; cinq représentants aussi. Une élection nulle rompt la série.</translation>
    </message>
    <message>
        <source>Otherwise the side with more representatives after nine elections wins.</source>
        <translation>Sinon, après neuf élections, le camp qui a le plus de représentants l’emporte.</translation>
    </message>
    <message>
        <source>If both have the same number, the higher total on the last three tiles wins. If that is equal too, the game is drawn.</source>
        <translation>À égalité, le plus grand total des trois dernières tuiles l’emporte&#x202f;; si ces totaux aussi sont égaux, la partie est nulle.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>RulesPlace</name>
    <message>
        <source>The card of a General, and the six buildings, each side’s in a row. Hidden tiles stand in both citadels and in a temple.</source>
        <translation>La carte d’un général et les six bâtiments, une rangée par camp. Des tuiles cachées dans les deux citadelles et dans un temple.</translation>
    </message>
</context>
<context>
    <name>RulesTally</name>
    <message>
        <source>12&#xa0;votes; 8&#xa0;blocks, of which 6 are countered, leave&#xa0;2: 12&#xa0;−&#xa0;2 = 10&#xa0;votes.</source>
        <translation>12&#xa0;voix&#x202f;; 8&#xa0;contres, dont 6&#xa0;annulés&#xa0;: il en reste&#xa0;2, et 12&#xa0;−&#xa0;2 = 10&#xa0;voix.</translation>
    </message>
    <message>
        <source>12&#xa0;votes</source>
        <translation>12&#xa0;voix</translation>
    </message>
    <message>
        <source>8&#xa0;blocks</source>
        <translation>8&#xa0;contres</translation>
    </message>
    <message>
        <source>6&#xa0;counters</source>
        <translation>6&#xa0;contres de contre</translation>
    </message>
</context>
<context>
    <name>RulesTiles</name>
    <message>
        <source>8&#xa0;soldiers</source>
        <translation>8&#xa0;soldats</translation>
    </message>
    <message>
        <source>3&#xa0;merchants</source>
        <translation>3&#xa0;marchands</translation>
    </message>
    <message>
        <source>10&#xa0;priests</source>
        <translation>10&#xa0;prêtres</translation>
    </message>
</context>
<context>
    <name>RulesWin</name>
    <message>
        <source>Three Ivory representatives in a row, or five with Brown’s between them.</source>
        <translation>Trois représentants d’affilée pour Beige, ou cinq, entrecoupés de ceux de Marron.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>Check the deal</source>
        <translation>Vérifier la donne</translation>
    </message>
    <message>
        <source>This game has no seal.</source>
        <translation>Cette partie n’a pas de sceau.</translation>
    </message>
    <message>
        <source>Everything was drawn at random before the first tile: who goes first, the nine elections, the order of both reserves. The seal is a fingerprint (SHA-256) of all that plus a secret salt. Any other deal gives another seal.</source>
        <translation>Tout a été tiré au sort avant la première tuile&#xa0;: qui commence, les neuf élections, l’ordre des deux pioches. Le sceau est l’empreinte (SHA-256) de ce tirage et d’un sel secret. Toute autre donne a un autre sceau.</translation>
    </message>
    <message>
        <source>This is a study: its deal is that of another game or was drawn to fit that game, so it has no seal.</source>
        <translation>Ceci est une étude&#xa0;: sa donne est celle d’une autre partie, ou a été tirée pour s’accorder avec elle&#x202f;; elle n’a donc pas de sceau.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The game is over. This is its salt:</source>
        <translation>La partie est finie. Voici son sel&#xa0;:</translation>
    </message>
    <message>
        <source>The salt is missing, so the seal can’t be checked.</source>
        <translation>Le sel manque&#xa0;: le sceau ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>Write the seal down, or copy it somewhere outside this program. After the game you get the salt and can check the seal.</source>
        <translation>Notez ce sceau, ou copiez-le ailleurs, en dehors de ce programme. Après la partie, vous verrez le sel et pourrez vérifier votre sceau.</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Sel</translation>
    </message>
    <message>
        <source>Check the seal you noted:</source>
        <translation>Vérifiez le sceau que vous avez noté&#xa0;:</translation>
    </message>
    <message>
        <source>The seal you noted</source>
        <translation>Le sceau noté</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>A match proves that the deal did not change after you saw the seal. It can’t prove that the deal was fair: a program could draw many deals and seal the one it likes.</source>
        <translation>Un sceau conforme prouve que la donne n’a pas changé depuis que vous avez vu ce sceau. Il ne prouve pas qu’elle était honnête&#xa0;: un programme pourrait tirer plusieurs donnes et sceller celle qui lui plaît.</translation>
    </message>
</context>
<context>
    <name>SealDigits</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>Look and sound</source>
        <translation>Affichage et son</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse d’animation</translation>
    </message>
    <message>
        <source>Your opponent sees the placement only when this time is up. Against the computer you can undo later too, until the tally; the saved game says how often. When two play from memory, a placed tile is final.</source>
        <translation>Votre adversaire ne voit la pose qu’après ce délai. Contre l’ordinateur, vous pouvez aussi annuler plus tard, jusqu’au dépouillement&#xa0;: la partie enregistrée indique combien de fois. À deux, de mémoire, une pose est définitive.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>When on, you can ask for advice in games against the computer, if “Show tiles seen” is on too. The saved game says how often you asked.</source>
        <translation>Avec cette option, vous pouvez demander conseil contre l’ordinateur, si «&#xa0;Afficher les tuiles vues&#xa0;» est activé aussi. La partie enregistrée indique combien de fois.</translation>
    </message>
    <message>
        <source>When on, a coach warns you, in games against the computer, before a placement that would cost you dearly. The saved game says how often.</source>
        <translation>Avec cette option, un coach vous avertit, contre l’ordinateur, avant une pose qui vous coûterait cher. La partie enregistrée indique combien de fois.</translation>
    </message>
    <message>
        <source>When on, a bar on the back of each enemy tile shows what the tile is probably worth. The saved game says how often.</source>
        <translation>Avec cette option, une barre sur chaque dos adverse indique sa valeur probable. La partie enregistrée indique combien de fois.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Gauge</source>
        <translation>Jauge</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantanée</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvements réduits</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>When on, tiles fade instead of moving.</source>
        <translation>Avec cette option, les tuiles apparaissent en fondu, sans se déplacer.</translation>
    </message>
    <message>
        <source>After a tally</source>
        <translation>Après un dépouillement</translation>
    </message>
    <message>
        <source>wait for you</source>
        <translation>vous attendre</translation>
    </message>
    <message>
        <source>short pause</source>
        <translation>courte pause</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sans pause</translation>
    </message>
    <message>
        <source>When on, computer opponents make remarks, at most four in a game.</source>
        <translation>Avec cette option, l’ordinateur fait des remarques, quatre par partie au plus.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler une pose</translation>
    </message>
    <message>
        <source>briefly</source>
        <translation>un court instant</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>until you confirm</source>
        <translation>jusqu’à votre confirmation</translation>
    </message>
    <message>
        <source>Your first three tallies, and any that may end the game, wait for you, except with “no&#xa0;pause”.</source>
        <translation>Vos trois premiers dépouillements, et ceux qui peuvent mettre fin à la partie, vous attendent, sauf avec «&#xa0;sans pause&#xa0;».</translation>
    </message>
    <message>
        <source>Opponents’ remarks</source>
        <translation>Remarques de l’adversaire</translation>
    </message>
    <message>
        <source>Show tiles seen</source>
        <translation>Afficher les tuiles vues</translation>
    </message>
    <message>
        <source>against the computer</source>
        <translation>contre l’ordinateur</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>The tiles turned over so far. At a real table, nobody sees them again.</source>
        <translation>Les tuiles déjà retournées. À une vraie table, on ne les revoit pas.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share a game</source>
        <translation>Partager une partie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Game file</source>
        <translation>Fichier de partie</translation>
    </message>
    <message>
        <source>Share as</source>
        <translation>Partager sous forme de</translation>
    </message>
    <message>
        <source>With names</source>
        <translation>Avec les noms</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Sans les noms</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Picture of the final table</source>
        <translation>Image de la table à la fin de la partie</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>SharingChoice</name>
    <message>
        <source>Pass the screen</source>
        <translation>Passer l’écran</translation>
    </message>
    <message>
        <source>Play from memory</source>
        <translation>Jouer de mémoire</translation>
    </message>
    <message>
        <source>A curtain hides your hand between turns.</source>
        <translation>Un rideau cache votre main à chaque passage de l’écran.</translation>
    </message>
    <message>
        <source>Ivory plays from the near row, Brown from the far one.</source>
        <translation>Beige joue depuis la rangée de devant, Marron depuis la rangée du fond.</translation>
    </message>
    <message>
        <source>You place a tile.</source>
        <translation>Vous posez une tuile.</translation>
    </message>
    <message>
        <source>The curtain falls: pass the screen.</source>
        <translation>Le rideau tombe&#xa0;: passez l’écran.</translation>
    </message>
    <message>
        <source>Your opponent places one.</source>
        <translation>Votre adversaire en pose une.</translation>
    </message>
    <message>
        <source>Look at your hand, once per election.</source>
        <translation>Regardez votre main, une fois par élection.</translation>
    </message>
    <message>
        <source>Both hands lie face down, each tile in its slot.</source>
        <translation>Les deux mains sont face cachée, chaque tuile à sa place.</translation>
    </message>
    <message>
        <source>Choose slots from memory.</source>
        <translation>Choisissez les places de mémoire.</translation>
    </message>
    <message>
        <source>Keep hands secret</source>
        <translation>Mains secrètes</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys for your games</source>
        <translation>Touches de vos parties</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Keys for looking back</source>
        <translation>Touches pour revoir la partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SpeechBubble</name>
    <message>
        <source>No more remarks</source>
        <translation>Couper les remarques</translation>
    </message>
</context>
<context>
    <name>StorySentence</name>
    <message>
        <source>See it</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>StrangerQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Dites-le-moi</translation>
    </message>
</context>
<context>
    <name>StreakSign</name>
    <message>
        <source>Two in a row: %1</source>
        <translation>Deux d’affilée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Opponents’ strength</source>
        <translation>Force des adversaires</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Their tiles</source>
        <translation>Leurs tuiles</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Each line says how many games a level wins, out of&#xa0;100, against each of the others, which are numbered at the top. Elo sums this up in one number: the first level is set at&#xa0;1000, and a player 80&#xa0;points higher wins about 61&#xa0;games out of&#xa0;100.</source>
        <translation>Une ligne dit combien de parties sur 100&#xa0;un niveau gagne contre chacun des autres, numérotés en haut. L’Elo le résume en un nombre&#xa0;: le premier niveau est fixé à 1000, et avec 80&#xa0;points de plus, on gagne environ 61&#xa0;parties sur 100.</translation>
    </message>
    <message>
        <source>guessed right</source>
        <translation>bien devinées</translation>
    </message>
    <message>
        <source>first tile at home: a vote</source>
        <translation>première tuile chez soi&#xa0;: une voix</translation>
    </message>
    <message>
        <source>tile in your building: a block</source>
        <translation>tuile chez vous&#xa0;: un contre</translation>
    </message>
    <message>
        <source>habit</source>
        <translation>trait dominant</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>How many games out of 100&#xa0;each attacker wins against one level.</source>
        <translation>Combien de parties sur 100&#xa0;chaque attaquant gagne contre un niveau.</translation>
    </message>
    <message>
        <source>Elo relative to %1</source>
        <translation>Elo par rapport à %1</translation>
    </message>
    <message>
        <source>Each pair of levels played at least %1; %3 and %4 only %2 against levels more than one step away. Each deal was played twice, with sides exchanged. Measured on %5. ± is the 95% confidence interval: the true figure very probably lies within it.</source>
        <translation>Chaque paire de niveaux a joué au moins %1&#x202f;; %3 et %4, seulement %2 contre les niveaux à plus d’un échelon du leur. Chaque donne a servi deux fois, camps échangés. Mesuré le %5. ± est l’intervalle de confiance à 95&#xa0;%&#xa0;: la vraie valeur s’y trouve très probablement.</translation>
    </message>
    <message>
        <source>Each level played at least %1 against itself. A bluff here is a tile that can never count where it is placed.</source>
        <translation>Chaque niveau a joué au moins %1 contre lui-même. Un bluff est ici une tuile qui ne peut jamais compter là où elle est posée.</translation>
    </message>
    <message>
        <source>Each style played %1 against %2, who favours none. Each habit was measured for both players.</source>
        <translation>Chaque style a joué %1 contre %2, sans style particulier. Son trait dominant est mesuré chez les deux.</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>The levels</source>
        <translation>Les niveaux</translation>
    </message>
    <message>
        <source>± and ranges are 95% confidence intervals: the true figure very probably lies within them.</source>
        <translation>± et les fourchettes sont des intervalles de confiance à 95&#xa0;%&#xa0;: la vraie valeur s’y trouve très probablement.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Les attaques</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>bluffs</source>
        <translation>bluffs</translation>
    </message>
    <message>
        <source>Playing styles</source>
        <translation>Les styles de jeu</translation>
    </message>
    <message>
        <source>this style</source>
        <translation>ce style</translation>
    </message>
</context>
<context>
    <name>StudyButtons</name>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Back to the ending</source>
        <translation>Revenir à la fin</translation>
    </message>
</context>
<context>
    <name>TallyBand</name>
    <message>
        <source>Ivory’s citadel</source>
        <translation>Citadelle beige</translation>
    </message>
    <message>
        <source>Ivory’s market</source>
        <translation>Marché beige</translation>
    </message>
    <message>
        <source>Ivory’s temple</source>
        <translation>Temple beige</translation>
    </message>
    <message>
        <source>Brown’s citadel</source>
        <translation>Citadelle marron</translation>
    </message>
    <message>
        <source>Brown’s market</source>
        <translation>Marché marron</translation>
    </message>
    <message>
        <source>Brown’s temple</source>
        <translation>Temple marron</translation>
    </message>
</context>
<context>
    <name>TallyFoot</name>
    <message>
        <source>Space, or a click anywhere, shows the result at once</source>
        <translation>Espace, ou un clic n’importe où, montre aussitôt le résultat</translation>
    </message>
    <message>
        <source>Space, or a click anywhere, goes on</source>
        <translation>Espace, ou un clic n’importe où, pour continuer</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>TallyHead</name>
    <message>
        <source>Election&#xa0;%1 · a General</source>
        <translation>Élection&#xa0;%1 · général</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 · a Merchant Guildmaster</source>
        <translation>Élection&#xa0;%1 · chef des marchands</translation>
    </message>
    <message>
        <source>Election&#xa0;%1 · a High Priest</source>
        <translation>Élection&#xa0;%1 · grand prêtre</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Tally %1: General</source>
        <translation>Dépouillement&#xa0;%1&#xa0;: général</translation>
    </message>
    <message>
        <source>Tally %1: Guildmaster</source>
        <translation>Dépouillement&#xa0;%1&#xa0;: chef des marchands</translation>
    </message>
    <message>
        <source>Tally %1: High Priest</source>
        <translation>Dépouillement&#xa0;%1&#xa0;: grand prêtre</translation>
    </message>
    <message>
        <source>votes − blocks + counters = total</source>
        <translation>voix − contre + contre de contre = total</translation>
    </message>
    <message>
        <source>Each tally appears here.
Click it to see it again.</source>
        <translation>Chaque dépouillement apparaît ici.
Un clic le rouvre.</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Open this tally again</source>
        <translation>Revoir ce dépouillement</translation>
    </message>
</context>
<context>
    <name>TallyStamp</name>
    <message>
        <source>UNUSED</source>
        <comment>stamp: a counter with nothing to counter</comment>
        <translation>EN TROP</translation>
    </message>
    <message>
        <source>VOTE</source>
        <comment>stamp</comment>
        <translation>VOIX</translation>
    </message>
    <message>
        <source>BLOCK</source>
        <comment>stamp</comment>
        <translation>CONTRE</translation>
    </message>
    <message>
        <source>COUNTER</source>
        <comment>stamp</comment>
        <translation>CONTRE DE
CONTRE</translation>
    </message>
    <message>
        <source>BLUFF</source>
        <comment>stamp</comment>
        <translation>BLUFF</translation>
    </message>
</context>
<context>
    <name>TallyTotal</name>
    <message>
        <source>%1 − %2 =</source>
        <translation>%1 − %2 =</translation>
    </message>
    <message>
        <source>%1 − %2 → 0</source>
        <comment>no sum is below 0</comment>
        <translation>%1 − %2 → 0</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Hide tiles in six buildings. Win three elections in a row, or the most out of nine.</source>
        <translation>Cachez vos tuiles dans six bâtiments. Gagnez trois élections d’affilée, ou le plus d’élections sur neuf.</translation>
    </message>
    <message>
        <source>Guided first game · 90&#xa0;seconds</source>
        <translation>Première partie guidée · 90&#xa0;secondes</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Two players, one screen</source>
        <translation>À deux sur le même écran</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Quick rules</source>
        <translation>Règles en bref</translation>
    </message>
</context>
<context>
    <name>WelcomeTiles</name>
    <message>
        <source>10&#xa0;soldiers</source>
        <translation>10&#xa0;soldats</translation>
    </message>
    <message>
        <source>10&#xa0;merchants</source>
        <translation>10&#xa0;marchands</translation>
    </message>
    <message>
        <source>10&#xa0;priests</source>
        <translation>10&#xa0;prêtres</translation>
    </message>
    <message>
        <source>Soldiers vote in your citadel, counter in your market and block in the enemy temple. Elsewhere they bluff.</source>
        <translation>Les soldats votent dans votre citadelle, jouent en contre de contre dans votre marché et en contre dans le temple adverse. Ailleurs, c’est un bluff.</translation>
    </message>
    <message>
        <source>Merchants vote in your market, counter in your temple and block in the enemy citadel. Elsewhere they bluff.</source>
        <translation>Les marchands votent dans votre marché, jouent en contre de contre dans votre temple et en contre dans la citadelle adverse. Ailleurs, c’est un bluff.</translation>
    </message>
    <message>
        <source>Priests vote in your temple, counter in your citadel and block in the enemy market. Elsewhere they bluff.</source>
        <translation>Les prêtres votent dans votre temple, jouent en contre de contre dans votre citadelle et en contre dans le marché adverse. Ailleurs, c’est un bluff.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>You draw %n tile(s).</source>
        <translation>
            <numerusform>Vous piochez %n&#xa0;tuile.</numerusform>
            <numerusform>Vous piochez %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s).</source>
        <translation>
            <numerusform>%1 pioche %n&#xa0;tuile.</numerusform>
            <numerusform>%1 pioche %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s).</source>
        <translation>
            <numerusform>%n&#xa0;représentant.</numerusform>
            <numerusform>%n&#xa0;représentants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elections won in a row.</source>
        <translation>
            <numerusform>%n&#xa0;élection gagnée d’affilée.</numerusform>
            <numerusform>%n&#xa0;élections gagnées d’affilée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3, unused&#xa0;%4.</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3, en trop&#xa0;%4.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3, en trop&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3.</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2.</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2, counters&#xa0;%3; bluffs:&#xa0;%4.</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3&#x202f;; bluffs&#xa0;:&#xa0;%4.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2, contres de contre&#xa0;%3&#x202f;; bluffs&#xa0;:&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s), enemy blocks&#xa0;%2; bluffs:&#xa0;%4.</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2&#x202f;; bluffs&#xa0;:&#xa0;%4.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix, contres adverses&#xa0;%2&#x202f;; bluffs&#xa0;:&#xa0;%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s).</source>
        <translation>
            <numerusform>%1&#xa0;: %n&#xa0;voix.</numerusform>
            <numerusform>%1&#xa0;: %n&#xa0;voix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>Égalité&#x202f;; encore une tuile à retourner.</numerusform>
            <numerusform>Égalité&#x202f;; encore %n&#xa0;tuiles à retourner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead, %1 to %2; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>Vous menez, %1&#xa0;à&#xa0;%2&#x202f;; encore une tuile à retourner.</numerusform>
            <numerusform>Vous menez, %1&#xa0;à&#xa0;%2&#x202f;; encore %n&#xa0;tuiles à retourner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads, %2 to %3; %n tile(s) to turn over.</source>
        <translation>
            <numerusform>%1 mène, %2&#xa0;à&#xa0;%3&#x202f;; encore une tuile à retourner.</numerusform>
            <numerusform>%1 mène, %2&#xa0;à&#xa0;%3&#x202f;; encore %n&#xa0;tuiles à retourner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bluffed with %n tile(s).</source>
        <translation>
            <numerusform>Vous avez bluffé avec une tuile.</numerusform>
            <numerusform>Vous avez bluffé avec %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bluffed with %n tile(s).</source>
        <translation>
            <numerusform>%1 a bluffé avec une tuile.</numerusform>
            <numerusform>%1 a bluffé avec %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>environ %n&#xa0;seconde</numerusform>
            <numerusform>environ %n&#xa0;secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n&#xa0;soldat</numerusform>
            <numerusform>%n&#xa0;soldats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merchant(s)</source>
        <translation>
            <numerusform>%n&#xa0;marchand</numerusform>
            <numerusform>%n&#xa0;marchands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priest(s)</source>
        <translation>
            <numerusform>%n&#xa0;prêtre</numerusform>
            <numerusform>%n&#xa0;prêtres</numerusform>
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
            <numerusform>%1&#xa0;voix</numerusform>
            <numerusform>%1&#xa0;voix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n&#xa0;tuile</numerusform>
            <numerusform>%n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s)</source>
        <translation>
            <numerusform>%n&#xa0;représentant</numerusform>
            <numerusform>%n&#xa0;représentants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1&#xa0;partie</numerusform>
            <numerusform>%1&#xa0;parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in %1’s hand.</source>
        <translation>
            <numerusform>%n&#xa0;tuile dans la main de %1.</numerusform>
            <numerusform>%n&#xa0;tuiles dans la main de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election(s) left here.</source>
        <translation>
            <numerusform>Encore %n&#xa0;élection ici.</numerusform>
            <numerusform>Encore %n&#xa0;élections ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1: %2.</source>
        <translation>
            <numerusform>%n&#xa0;tuile de %1&#xa0;: %2.</numerusform>
            <numerusform>%n&#xa0;tuiles de %1&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy tile(s), hidden.</source>
        <translation>
            <numerusform>%n&#xa0;tuile adverse, cachée.</numerusform>
            <numerusform>%n&#xa0;tuiles adverses, cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1, hidden.</source>
        <translation>
            <numerusform>%n&#xa0;tuile de %1, cachée.</numerusform>
            <numerusform>%n&#xa0;tuiles de %1, cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s) included, with both hands.</source>
        <translation>
            <numerusform>%n&#xa0;partie inachevée&#xa0;: on peut y lire les deux mains.</numerusform>
            <numerusform>%n&#xa0;parties inachevées&#xa0;: on peut y lire les deux mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election(s)</source>
        <translation>
            <numerusform>%n&#xa0;élection</numerusform>
            <numerusform>%n&#xa0;élections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n&#xa0;partie supprimée.</numerusform>
            <numerusform>%n&#xa0;parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) given back: others played them.</source>
        <translation>
            <numerusform>%n&#xa0;partie n’est plus la vôtre&#xa0;: d’autres l’ont jouée.</numerusform>
            <numerusform>%n&#xa0;parties ne sont plus les vôtres&#xa0;: d’autres les ont jouées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are now yours.</source>
        <translation>
            <numerusform>%n&#xa0;partie est maintenant la vôtre.</numerusform>
            <numerusform>%n&#xa0;parties sont maintenant les vôtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n&#xa0;partie rétablie.</numerusform>
            <numerusform>%n&#xa0;parties rétablies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to %1.</source>
        <translation>
            <numerusform>%n&#xa0;partie exportée vers %1.</numerusform>
            <numerusform>%n&#xa0;parties exportées vers %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s) left out, as a text would show both hands.</source>
        <translation>
            <numerusform>%n&#xa0;partie inachevée n’y est pas&#xa0;: un texte montrerait les deux mains.</numerusform>
            <numerusform>%n&#xa0;parties inachevées n’y sont pas&#xa0;: un texte montrerait les deux mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), your progress and your settings are now in %1.</source>
        <translation>
            <numerusform>%n&#xa0;partie, vos progrès et vos réglages sont maintenant dans %1.</numerusform>
            <numerusform>%n&#xa0;parties, vos progrès et vos réglages sont maintenant dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and are not in it.</source>
        <translation>
            <numerusform>%n&#xa0;fichier n’a pas pu être lu et n’y figure pas.</numerusform>
            <numerusform>%n&#xa0;fichiers n’ont pas pu être lus et n’y figurent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n&#xa0;partie importée.</numerusform>
            <numerusform>%n&#xa0;parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already in the library.</source>
        <translation>
            <numerusform>%n&#xa0;partie était déjà dans la bibliothèque.</numerusform>
            <numerusform>%n&#xa0;parties étaient déjà dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n&#xa0;fichier n’a pas pu être lu.</numerusform>
            <numerusform>%n&#xa0;fichiers n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more representative(s) would win the game.</source>
        <translation>
            <numerusform>Encore %n&#xa0;représentant donnerait la victoire.</numerusform>
            <numerusform>Encore %n&#xa0;représentants donneraient la victoire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more win(s) in a row would win it too.</source>
        <translation>
            <numerusform>Une troisième victoire d’affilée aussi.</numerusform>
            <numerusform>Encore %n&#xa0;victoires d’affilée aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n election card(s) still face down.</source>
        <translation>
            <numerusform>%n&#xa0;carte Élection encore cachée.</numerusform>
            <numerusform>%n&#xa0;cartes Élection encore cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) so far.</source>
        <translation>
            <numerusform>Jusqu’ici, %n&#xa0;tuile.</numerusform>
            <numerusform>Jusqu’ici, %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misled you with %n tile(s).</source>
        <translation>
            <numerusform>%1 cachait son jeu&#xa0;: une tuile trompeuse.</numerusform>
            <numerusform>%1 cachait son jeu&#xa0;: %n&#xa0;tuiles trompeuses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer.</source>
        <translation>
            <numerusform>Sur %n&#xa0;partie contre l’ordinateur, vous en avez gagné %1.</numerusform>
            <numerusform>Sur %n&#xa0;parties contre l’ordinateur, vous en avez gagné %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer, %3 drawn.</source>
        <translation>
            <numerusform>Sur %n&#xa0;partie contre l’ordinateur, vous en avez gagné %1 (nulles&#xa0;: %3).</numerusform>
            <numerusform>Sur %n&#xa0;parties contre l’ordinateur, vous en avez gagné %1 (nulles&#xa0;: %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer: %2.</source>
        <translation>
            <numerusform>Sur %n&#xa0;partie contre l’ordinateur, vous en avez gagné %1, soit %2.</numerusform>
            <numerusform>Sur %n&#xa0;parties contre l’ordinateur, vous en avez gagné %1, soit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n game(s) against the computer, %3 drawn: %2.</source>
        <translation>
            <numerusform>Sur %n&#xa0;partie contre l’ordinateur, vous en avez gagné %1 (nulles&#xa0;: %3), soit %2.</numerusform>
            <numerusform>Sur %n&#xa0;parties contre l’ordinateur, vous en avez gagné %1 (nulles&#xa0;: %3), soit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your guesses earn %1% of a perfect reader’s points (%2 to %3; from %n game(s)).</source>
        <translation>
            <numerusform>Vos réponses valent %1&#xa0;% de celles d’une lecture parfaite (%2 à %3&#x202f;; sur %n&#xa0;partie).</numerusform>
            <numerusform>Vos réponses valent %1&#xa0;% de celles d’une lecture parfaite (%2 à %3&#x202f;; sur %n&#xa0;parties).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are getting better: %n game(s) ago your rating was %1.</source>
        <translation>
            <numerusform>Vous progressez&#xa0;: il y a %n&#xa0;partie, votre classement était %1.</numerusform>
            <numerusform>Vous progressez&#xa0;: il y a %n&#xa0;parties, votre classement était %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating fell: %n game(s) ago it was %1.</source>
        <translation>
            <numerusform>Votre classement a baissé&#xa0;: il y a %n&#xa0;partie, il était de %1.</numerusform>
            <numerusform>Votre classement a baissé&#xa0;: il y a %n&#xa0;parties, il était de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No clear change: your rating was %1 before your last %n game(s).</source>
        <translation>
            <numerusform>Pas de changement net&#xa0;: avant votre dernière partie, votre classement était %1.</numerusform>
            <numerusform>Pas de changement net&#xa0;: avant vos %n&#xa0;dernières parties, votre classement était %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n more game(s) against the computer.</source>
        <translation>
            <numerusform>Votre classement apparaîtra après encore %n&#xa0;partie contre l’ordinateur.</numerusform>
            <numerusform>Votre classement apparaîtra après encore %n&#xa0;parties contre l’ordinateur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2: you gain about %n vote(s).</source>
        <translation>
            <numerusform>Posez %1 (%2)&#xa0;: vous gagnez environ %n&#xa0;voix.</numerusform>
            <numerusform>Posez %1 (%2)&#xa0;: vous gagnez environ %n&#xa0;voix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2, to block about %n vote(s).</source>
        <translation>
            <numerusform>Posez %1 en contre (%2)&#xa0;: environ %n&#xa0;voix à neutraliser.</numerusform>
            <numerusform>Posez %1 en contre (%2)&#xa0;: environ %n&#xa0;voix à neutraliser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 in %2, to counter about %n block(s).</source>
        <translation>
            <numerusform>Posez %1 en contre de contre (%2)&#xa0;: environ %n&#xa0;contre à annuler.</numerusform>
            <numerusform>Posez %1 en contre de contre (%2)&#xa0;: environ %n&#xa0;contres à annuler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s) right.</source>
        <translation>
            <numerusform>Bonnes réponses&#xa0;: %1 sur %n&#xa0;tuile.</numerusform>
            <numerusform>Bonnes réponses&#xa0;: %1 sur %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this game, %1 of %n tile(s) right; a perfect reader: %2.</source>
        <translation>
            <numerusform>Bonnes réponses dans cette partie&#xa0;: %1 sur %n&#xa0;tuile&#x202f;; une lecture parfaite&#xa0;: %2.</numerusform>
            <numerusform>Bonnes réponses dans cette partie&#xa0;: %1 sur %n&#xa0;tuiles&#x202f;; une lecture parfaite&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your reading score appears after %n game(s) of guessing. So far: %1.</source>
        <translation>
            <numerusform>Le score de lecture apparaît après %n&#xa0;partie&#x202f;; jusqu’ici&#xa0;: %1.</numerusform>
            <numerusform>Le score de lecture apparaît après %n&#xa0;parties&#x202f;; jusqu’ici&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer proved · found by %1 of the %n level(s)</source>
        <translation>
            <numerusform>Réponse démontrée · trouvée par %1 niveau sur %n</numerusform>
            <numerusform>Réponse démontrée · trouvée par %1 des %n&#xa0;niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer judged by the strongest level · found by %1 of the %n level(s)</source>
        <translation>
            <numerusform>Réponse jugée par le plus haut niveau · trouvée par %1 niveau sur %n</numerusform>
            <numerusform>Réponse jugée par le plus haut niveau · trouvée par %1 des %n&#xa0;niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost %n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point perdu</numerusform>
            <numerusform>%n&#xa0;points perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even %1 can be beaten: the best program built to do so wins %n game(s) out of 100.</source>
        <translation>
            <numerusform>Même %1 n’est pas imbattable&#xa0;: le meilleur programme conçu pour cela gagne %n&#xa0;partie sur 100.</numerusform>
            <numerusform>Même %1 n’est pas imbattable&#xa0;: le meilleur programme conçu pour cela gagne %n&#xa0;parties sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If all you know is to vote at home, you win %n game(s) out of 100.</source>
        <translation>
            <numerusform>En ne votant que chez soi, on gagne %n&#xa0;partie sur 100.</numerusform>
            <numerusform>En ne votant que chez soi, on gagne %n&#xa0;parties sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a program that learned from %n million placements and never thinks ahead</source>
        <translation>
            <numerusform>un programme formé par %n&#xa0;million de poses, qui n’anticipe jamais</numerusform>
            <numerusform>un programme formé par %n&#xa0;millions de poses, qui n’anticipe jamais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %n game(s) out of 100 against %1.</source>
        <translation>
            <numerusform>Gagne %n&#xa0;partie sur 100&#xa0;contre %1.</numerusform>
            <numerusform>Gagne %n&#xa0;parties sur 100&#xa0;contre %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YourGamesDialog</name>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Habits</source>
        <translation>Habitudes</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Count from today</source>
        <translation>Compter à partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>Count all games</source>
        <translation>Compter toutes les parties</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
</context>
</TS>
