<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tyrus</source>
        <translation>À propos de Tyrus</translation>
    </message>
    <message>
        <source>Tyrus %1, the game of bluff for two. It never connects to any network.</source>
        <translation>Tyrus %1, le jeu de bluff à deux. Il ne se connecte à aucun réseau.</translation>
    </message>
    <message>
        <source>Tyrus is a game by Laurent Escoffier and David Franck, illustrated by Jérôme Caproni and published by Descartes in 2004. This program is the unaffiliated work of admirers, with drawings of its own.</source>
        <translation>Tyrus est un jeu de Laurent Escoffier et David Franck, illustré par Jérôme Caproni et édité par Descartes en 2004. Ce programme, fait par passion et sans lien avec eux, a ses propres dessins.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later.</source>
        <translation>Ce programme est un logiciel libre, sous licence publique générale GNU (GPL), version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>It uses Qt and PySide6 under the GNU Lesser General Public License, version 3; Python under the PSF licence; numpy under the BSD licence; tqdm under the MPL and MIT licences; miniaudio and cffi under the MIT licence; and the fonts that come with it under the SIL Open Font License.</source>
        <translation>Il utilise Qt et PySide6 sous licence publique générale limitée GNU (LGPL), version 3&#x202f;; Python sous licence PSF&#x202f;; numpy sous licence BSD&#x202f;; tqdm sous licences MPL et MIT&#x202f;; miniaudio et cffi sous licence MIT&#x202f;; et les polices qui l’accompagnent sous licence SIL Open Font License.</translation>
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
        <source>Null</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>a third in a row wins</source>
        <translation>la troisième d’affilée gagne</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>%1, take your seat</source>
        <translation>%1, prenez place</translation>
    </message>
    <message>
        <source>The other player looks away. Your tiles are shown when you are ready.</source>
        <translation>Votre adversaire détourne les yeux. Vos tuiles apparaîtront à votre signal.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Montrer mes tuiles</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Give this game up? The other side wins it.</source>
        <translation>Abandonner cette partie&#x202f;? L’autre camp la gagne.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Leave this game for a new one? It is kept, and can be opened again.</source>
        <translation>Quitter cette partie pour une nouvelle&#x202f;? Elle est conservée, et vous pourrez la rouvrir.</translation>
    </message>
    <message>
        <source>Leave this game for a new one? It could not be kept, and may be lost: save it elsewhere first.</source>
        <translation>Quitter cette partie pour une nouvelle&#x202f;? Elle n’a pas pu être conservée et risque d’être perdue&#xa0;: enregistrez-la d’abord ailleurs.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Close the program? A game could not be kept, and is lost unless you save it elsewhere first.</source>
        <translation>Fermer le programme&#x202f;? Une partie n’a pas pu être conservée&#xa0;: elle sera perdue si vous ne l’enregistrez pas d’abord ailleurs.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The file of a game that is not over holds both hands. They are folded, so that a glance into it shows nothing, but not encrypted.</source>
        <translation>Le fichier d’une partie en cours contient les deux mains. Elles sont repliées, si bien qu’un coup d’œil n’y montre rien, mais elles ne sont pas chiffrées.</translation>
    </message>
    <message>
        <source>Leave this game for another? It is kept, and can be opened again.</source>
        <translation>Quitter cette partie pour une autre&#x202f;? Elle est conservée, et vous pourrez la rouvrir.</translation>
    </message>
    <message>
        <source>Leave this game for another? It could not be kept, and may be lost: save it elsewhere first.</source>
        <translation>Quitter cette partie pour une autre&#x202f;? Elle n’a pas pu être conservée et risque d’être perdue&#xa0;: enregistrez-la d’abord ailleurs.</translation>
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
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>ElectionPile</name>
    <message>
        <source>Election %1 of 9</source>
        <translation>Élection %1 sur 9</translation>
    </message>
    <message>
        <source>Elections</source>
        <translation>Élections</translation>
    </message>
    <message>
        <source>Card in force: a General, in the citadels</source>
        <translation>Carte en vigueur&#xa0;: un général, dans les citadelles</translation>
    </message>
    <message>
        <source>Card in force: a Merchant Guildmaster, in the markets</source>
        <translation>Carte en vigueur&#xa0;: un chef des marchands, dans les marchés</translation>
    </message>
    <message>
        <source>Card in force: a High Priest, in the temples</source>
        <translation>Carte en vigueur&#xa0;: un grand prêtre, dans les temples</translation>
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
        <source>still to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>Citadel elections to come: %1</source>
        <translation>Élections à venir dans les citadelles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Market elections to come: %1</source>
        <translation>Élections à venir dans les marchés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Temple elections to come: %1</source>
        <translation>Élections à venir dans les temples&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Check the deal…</source>
        <translation>Vérifier la donne…</translation>
    </message>
</context>
<context>
    <name>GameFileDialogs</name>
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
</context>
<context>
    <name>KeyboardPlay</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>LevelLadder</name>
    <message>
        <source>%1, level %2 of %3, %4 Elo</source>
        <translation>%1, niveau %2 sur %3, %4 Elo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Tiles seen</source>
        <translation>Tuiles vues</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tyrus: election %1</source>
        <translation>Tyrus&#xa0;: élection %1</translation>
    </message>
    <message>
        <source>The details are copied: versions, time, and where in the program the error arose. Nothing of your game is in them.</source>
        <translation>Les détails sont copiés&#xa0;: les versions, l’heure et l’endroit du programme où l’erreur s’est produite. Ils ne contiennent rien de votre partie.</translation>
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
        <source>&amp;Give up…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>The sealed &amp;deal…</source>
        <translation>La &amp;donne scellée…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
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
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Shown in both languages, so that whoever reads only one of them finds it.</extracomment>
        <translation>&amp;Langue / Language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>&amp;Règles en bref</translation>
    </message>
    <message>
        <source>&amp;Strength of the levels</source>
        <translation>&amp;Force des niveaux</translation>
    </message>
    <message>
        <source>&amp;Keys (?)</source>
        <translation>&amp;Touches (?)</translation>
    </message>
    <message>
        <source>&amp;About Tyrus</source>
        <translation>À &amp;propos de Tyrus</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>framed: in your hand or placed; pale: still to be drawn; struck out: shown and gone</source>
        <translation>encadrée&#xa0;: en main ou posée&#x202f;; pâle&#xa0;: encore à piocher&#x202f;; barrée&#xa0;: retournée, défaussée</translation>
    </message>
</context>
<context>
    <name>NamePlate</name>
    <message>
        <source>%1 in a row!</source>
        <translation>%1 d’affilée&#x202f;!</translation>
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
        <source>in reserve: %1</source>
        <translation>pioche&#xa0;: %1</translation>
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
        <source>against the computer</source>
        <translation>contre l’ordinateur</translation>
    </message>
    <message>
        <source>two at this screen</source>
        <translation>à deux sur cet écran</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>level %1 of %2, %3 Elo</source>
        <translation>niveau %1 sur %2, %3 Elo</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Caractère</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sans penchant</translation>
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
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>Name of Ivory</source>
        <translation>Nom de Beige</translation>
    </message>
    <message>
        <source>Name of Brown</source>
        <translation>Nom de Marron</translation>
    </message>
    <message>
        <source>Hidden by</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>a curtain at each turn</source>
        <translation>rideau à chaque tour</translation>
    </message>
    <message>
        <source>slots you remember</source>
        <translation>places à retenir</translation>
    </message>
    <message>
        <source>The screen changes hands at every tile.</source>
        <translation>L’écran change de mains à chaque tuile.</translation>
    </message>
    <message>
        <source>Look at your hand once an election, then both play openly, backs to the screen.</source>
        <translation>Voyez votre main une fois par élection, puis jouez ensemble, tuiles de dos.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>a toss</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>me</source>
        <translation>moi</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Règles en bref</translation>
    </message>
    <message>
        <source>Strength of the levels</source>
        <translation>Force des niveaux</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Copy the details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>PowersMemo</name>
    <message>
        <source>Reminder of powers</source>
        <translation>Mémo des pouvoirs</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>contre de
contre</translation>
    </message>
    <message>
        <source>In a citadel soldiers vote, enemy merchants block, own priests counter.</source>
        <translation>Dans une citadelle, les soldats votent, les marchands adverses jouent en contre, vos prêtres en contre de contre.</translation>
    </message>
    <message>
        <source>In a market merchants vote, enemy priests block, own soldiers counter.</source>
        <translation>Dans un marché, les marchands votent, les prêtres adverses jouent en contre, vos soldats en contre de contre.</translation>
    </message>
    <message>
        <source>In a temple priests vote, enemy soldiers block, own merchants counter.</source>
        <translation>Dans un temple, les prêtres votent, les soldats adverses jouent en contre, vos marchands en contre de contre.</translation>
    </message>
    <message>
        <source>votes and counters at home,
blocks at the enemy’s</source>
        <translation>contre chez l’adversaire,
le reste chez soi</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>I have seen them</source>
        <translation>C’est vu</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir mes tuiles</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser là</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The aim</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>An election</source>
        <translation>Une élection</translation>
    </message>
    <message>
        <source>What a tile does</source>
        <translation>Ce que fait une tuile</translation>
    </message>
    <message>
        <source>The tally</source>
        <translation>Le dépouillement</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Two sides want to rule the city. Win three elections in a row, or hold more representatives than the other side after nine elections. A fifth representative ends the game as well.</source>
        <translation>Deux camps veulent gouverner la cité. Gagnez trois élections d’affilée, ou ayez plus de représentants que l’autre camp au terme des neuf élections. Un cinquième représentant met aussi fin à la partie.</translation>
    </message>
    <message>
        <source>An election card names what is elected: a General in the citadels, a Merchant Guildmaster in the markets, a High Priest in the temples. In turn each side places three tiles, one at a time, in any of the six buildings, its own or the enemy’s. Their faces stay hidden. Tiles outside the two buildings of the election stay for a later one.</source>
        <translation>Une carte Élection désigne le représentant à élire&#xa0;: un général dans les citadelles, un chef des marchands dans les marchés, un grand prêtre dans les temples. À tour de rôle, chaque camp pose trois tuiles, une à la fois, dans n’importe lequel des six bâtiments, les siens ou ceux de l’adversaire. Leur face reste cachée. Les tuiles posées hors des deux bâtiments de l’élection y restent et serviront plus tard.</translation>
    </message>
    <message>
        <source>It depends on the building. At home a tile votes, or counters whoever blocks there; in the enemy’s building it may block. Any other tile is a bluff: it counts for nothing, but the enemy doesn’t know.</source>
        <translation>Tout dépend du bâtiment. Chez soi, une tuile vote, ou joue en contre de contre&#x202f;; chez l’adversaire, elle peut jouer en contre. Toute autre tuile est un bluff&#xa0;: elle ne compte pas, mais l’adversaire n’en sait rien.</translation>
    </message>
    <message>
        <source>Only the tiles in the two buildings of the election are shown. From each side’s votes comes off what the enemy blocks there, except what was countered. No total falls below zero, and spare counters add nothing. The higher total wins the representative; equal totals make the election null. What was shown is discarded, and each side draws three tiles.</source>
        <translation>Seules les tuiles des deux bâtiments de l’élection sont retournées. Du vote de chaque camp, on retranche les contres de l’adversaire, eux-mêmes diminués des contres de contre. Un total ne descend jamais sous zéro, et un contre de contre en trop n’ajoute rien. Le plus grand total gagne le représentant&#x202f;; à égalité, l’élection est nulle. Les tuiles retournées sont défaussées, et chaque camp en pioche trois.</translation>
    </message>
    <message>
        <source>After the seventh election nothing is left to draw, so everybody ends with three tiles. If both sides hold as many representatives, the higher total on the last three tiles wins; if those are equal too, the game is drawn. The first player opens the odd elections, the other one the even ones.</source>
        <translation>Après la septième élection, on ne pioche plus&#xa0;: chaque camp finit la partie avec trois tuiles en main. À égalité de représentants, le plus grand total de ces trois tuiles l’emporte&#x202f;; s’il y a encore égalité, la partie est nulle. Le camp qui commence la partie joue en premier aux élections impaires, l’autre aux élections paires.</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Règles en bref</translation>
    </message>
</context>
<context>
    <name>RulesPowers</name>
    <message>
        <source>in the citadels</source>
        <translation>dans les citadelles</translation>
    </message>
    <message>
        <source>in the markets</source>
        <translation>dans les marchés</translation>
    </message>
    <message>
        <source>in the temples</source>
        <translation>dans les temples</translation>
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
        <source>vote at home</source>
        <translation>vote chez soi</translation>
    </message>
    <message>
        <source>block at the enemy’s</source>
        <translation>contre chez l’adversaire</translation>
    </message>
    <message>
        <source>counter at home</source>
        <translation>contre de contre chez soi</translation>
    </message>
    <message>
        <source>In a citadel soldiers vote, enemy merchants block, own priests counter.</source>
        <translation>Dans une citadelle, les soldats votent, les marchands adverses jouent en contre, vos prêtres en contre de contre.</translation>
    </message>
    <message>
        <source>In a market merchants vote, enemy priests block, own soldiers counter.</source>
        <translation>Dans un marché, les marchands votent, les prêtres adverses jouent en contre, vos soldats en contre de contre.</translation>
    </message>
    <message>
        <source>In a temple priests vote, enemy soldiers block, own merchants counter.</source>
        <translation>Dans un temple, les prêtres votent, les soldats adverses jouent en contre, vos marchands en contre de contre.</translation>
    </message>
</context>
<context>
    <name>RulesTally</name>
    <message>
        <source>votes</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>countered</source>
        <translation>contre de contre</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>For example 12 votes, less 8 blocked, plus 6 countered, make 10.</source>
        <translation>Par exemple, 12 de vote, moins 8 de contre, plus 6 de contre de contre, font 10.</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>Par exemple&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The sealed deal</source>
        <translation>La donne scellée</translation>
    </message>
    <message>
        <source>This game has no seal.</source>
        <translation>Cette partie n’a pas de sceau.</translation>
    </message>
    <message>
        <source>Before the first tile, all was drawn by lot: who begins, the nine elections, the order of both reserves. This seal was made of that and of a secret salt; any other deal would have another.</source>
        <translation>Avant la première tuile, tout a été tiré au sort&#xa0;: qui commence, les neuf élections, l’ordre des deux pioches. Ce sceau en est fait, avec un sel secret&#x202f;; toute autre donne en aurait un autre.</translation>
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
        <source>The game is over, and this is its salt:</source>
        <translation>La partie est finie, et voici son sel&#xa0;:</translation>
    </message>
    <message>
        <source>Its salt is not known here, so that the seal can’t be checked.</source>
        <translation>Son sel n’est pas connu ici&#xa0;: le sceau ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>Note it down, or copy it to where this program can’t change it. When the game is over you will be shown the salt, and can check whether your seal still fits.</source>
        <translation>Notez-le, ou copiez-le là où ce programme ne peut rien y changer. À la fin de la partie, le sel vous sera montré, et vous pourrez vérifier que votre sceau correspond toujours.</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Sel</translation>
    </message>
    <message>
        <source>Check the seal that you noted against this deal and this salt:</source>
        <translation>Comparez le sceau que vous avez noté à cette donne et à ce sel&#xa0;:</translation>
    </message>
    <message>
        <source>The seal that you noted</source>
        <translation>Le sceau que vous avez noté</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>A seal that fits proves that the deal was not changed after you saw it. It can’t prove that the deal was fair: a program could have drawn again and again before sealing what it liked.</source>
        <translation>Un sceau qui correspond prouve que la donne n’a pas changé depuis que vous avez vu ce sceau. Il ne peut pas prouver qu’elle était honnête&#xa0;: un programme aurait pu tirer et retirer, puis sceller ce qui lui plaisait.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>noon</source>
        <translation>midi</translation>
    </message>
    <message>
        <source>lamps</source>
        <translation>lampes</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>like the system</source>
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
        <source>This window has room for %1% at most.</source>
        <translation>Dans cette fenêtre, %1&#xa0;% au plus.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
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
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Nothing flies or wobbles: things fade, one after the other.</source>
        <translation>Rien ne vole ni ne vacille&#xa0;: tout apparaît en fondu, une chose après l’autre.</translation>
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
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>for a moment</source>
        <translation>un instant</translation>
    </message>
    <message>
        <source>until I confirm</source>
        <translation>jusqu’à confirmation</translation>
    </message>
    <message>
        <source>Against the computer only. It hears of a tile once the tile is there to stay.</source>
        <translation>Contre l’ordinateur seulement&#xa0;: il n’apprend une pose qu’une fois définitive.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
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
        <source>The tiles shown so far. At a real table they are out of sight.</source>
        <translation>Les tuiles déjà retournées. À une vraie table, on ne les revoit pas.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>point at the far or the near buildings</source>
        <translation>désigner les bâtiments du fond ou de devant</translation>
    </message>
    <message>
        <source>place it in the building pointed at, or press a button</source>
        <translation>la poser à l’endroit désigné, ou actionner un bouton</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>put the tile down, or take it back</source>
        <translation>remettre la tuile en main, ou la reprendre</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>speed on what is being shown</source>
        <translation>accélérer l’action en cours</translation>
    </message>
    <message>
        <source>the rules in short</source>
        <translation>les règles en bref</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>pick up a tile of your hand</source>
        <translation>prendre une tuile de la main</translation>
    </message>
    <message>
        <source>pick up the next tile, or point at the next building</source>
        <translation>prendre la tuile suivante, ou désigner le bâtiment suivant</translation>
    </message>
    <message>
        <source>place it in a far building: citadel, market, temple; without a tile: what lies there</source>
        <translation>la poser au loin&#xa0;: citadelle, marché, temple&#x202f;; sans tuile&#xa0;: ce qui s’y trouve</translation>
    </message>
    <message>
        <source>place it in a near building: citadel, market, temple; without a tile: what lies there</source>
        <translation>la poser tout près&#xa0;: citadelle, marché, temple&#x202f;; sans tuile&#xa0;: ce qui s’y trouve</translation>
    </message>
    <message>
        <source>what lies here: in the building pointed at, or in your hand</source>
        <translation>ce qu’il y a là&#xa0;: dans le bâtiment visé, ou dans votre main</translation>
    </message>
    <message>
        <source>where you are in the game</source>
        <translation>où vous en êtes dans la partie</translation>
    </message>
    <message>
        <source>the menus</source>
        <translation>les menus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Strength of the levels</source>
        <translation>Force des niveaux</translation>
    </message>
    <message>
        <source>Any two levels played %1 games, the Archon and those that are not its neighbours %2, each deal twice with the sides exchanged. A row tells what share of the games, in per cent, its level won against the level of each column; Elo sums it up, from 1000 for the first level; its interval, against the mean of all, holds 95 times in 100.</source>
        <translation>Deux niveaux quelconques se rencontrent en %1 parties, l’Archonte et ceux qui ne sont pas ses voisins en %2, chaque donne deux fois, en échangeant les camps. Une ligne dit, en pour cent, la part des parties que son niveau gagne contre celui de chaque colonne&#x202f;; l’Elo la résume, à partir de 1000 pour le premier niveau&#x202f;; son intervalle, par rapport à la moyenne de tous, est bon 95 fois sur 100.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>Les caractères</translation>
    </message>
    <message>
        <source>Each played %1 games against the plain Archon. Beside it stands what gives it away, and the same of the plain Archon.</source>
        <translation>Chacun a joué %1 parties contre l’Archonte sans penchant. En regard&#xa0;: ce qui le trahit, et la même mesure chez l’Archonte.</translation>
    </message>
    <message>
        <source>Elo beside the Archon</source>
        <translation>Elo face à l’Archonte</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>the Archon’s</source>
        <translation>chez l’Archonte</translation>
    </message>
    <message>
        <source>Can it be beaten?</source>
        <translation>Où est la faille&#x202f;?</translation>
    </message>
    <message>
        <source>Measured on %1. No level peeks, stacks a draw, or plays at random: the weaker ones learned for a shorter time, overlook tiles of their hand and forget faces.</source>
        <translation>Mesuré le %1. Aucun niveau ne regarde sous les tuiles, n’arrange la pioche ni ne joue au hasard&#xa0;: les plus faibles ont appris moins longtemps, négligent des tuiles de leur main et oublient ce qui a été retourné.</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message>
        <source>Ivory</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>%1 (%2 spare)</source>
        <translation>%1 (%2 en trop)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Tally %1: General</source>
        <translation>Dépouillement %1&#xa0;: citadelles</translation>
    </message>
    <message>
        <source>Tally %1: Guildmaster</source>
        <translation>Dépouillement %1&#xa0;: marchés</translation>
    </message>
    <message>
        <source>Tally %1: High Priest</source>
        <translation>Dépouillement %1&#xa0;: temples</translation>
    </message>
    <message>
        <source>Last tally</source>
        <translation>Dernier dépouillement</translation>
    </message>
    <message>
        <source>After each election, its tally can be read here. Click a number to see its tiles.</source>
        <translation>Après chaque élection, son dépouillement se lit ici. Un clic sur un nombre montre ses tuiles.</translation>
    </message>
</context>
<context>
    <name>TallyTable</name>
    <message>
        <source>votes</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>countered</source>
        <translation>contre de
contre</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>TossCoin</name>
    <message>
        <source>Ivory begins</source>
        <translation>Beige commence</translation>
    </message>
    <message>
        <source>Brown begins</source>
        <translation>Marron commence</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Nine elections, six buildings, and nobody shows a tile.</source>
        <translation>Neuf élections, six bâtiments, et personne ne montre ses tuiles.</translation>
    </message>
    <message>
        <source>A game is not finished</source>
        <translation>Une partie vous attend</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Règles en bref</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Player</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>The settings can’t be written: they last until you close the program.</source>
        <translation>Les réglages ne peuvent pas être enregistrés&#xa0;: ils valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The file of settings was damaged: look whether they are as you like them.</source>
        <translation>Le fichier des réglages était abîmé&#xa0;: voyez s’ils sont à votre goût.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your game is kept.</source>
        <translation>Une erreur s’est produite (%1). Votre partie est conservée.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your game is not kept: save it elsewhere.</source>
        <translation>Une erreur s’est produite (%1). Votre partie n’est pas conservée&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>The computer player failed. A simpler one places for it, now and whenever that happens again.</source>
        <translation>L’ordinateur a eu une défaillance. Un adversaire plus simple pose à sa place, cette fois et chaque fois que cela se reproduira.</translation>
    </message>
    <message>
        <source>The computer player could not answer in time. A simpler one places for it, now and whenever that happens again.</source>
        <translation>L’ordinateur n’a pas pu répondre à temps. Un adversaire plus simple pose à sa place, cette fois et chaque fois que cela se reproduira.</translation>
    </message>
    <message>
        <source>%1 against %2, %3: election %4</source>
        <translation>%1 contre %2, %3&#xa0;: élection %4</translation>
    </message>
    <message>
        <source>The disk does not answer: what is played now is not kept yet.</source>
        <translation>Le disque ne répond pas&#xa0;: ce qui se joue n’est pas encore conservé.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Partie enregistrée sous le nom %1.</translation>
    </message>
    <message>
        <source>Counting the citadels: votes, less what is blocked, plus what is countered.</source>
        <translation>Dépouillement des citadelles&#xa0;: les votes, moins les contres, plus les contres de contre.</translation>
    </message>
    <message>
        <source>Counting the markets: votes, less what is blocked, plus what is countered.</source>
        <translation>Dépouillement des marchés&#xa0;: les votes, moins les contres, plus les contres de contre.</translation>
    </message>
    <message>
        <source>Counting the temples: votes, less what is blocked, plus what is countered.</source>
        <translation>Dépouillement des temples&#xa0;: les votes, moins les contres, plus les contres de contre.</translation>
    </message>
    <message>
        <source>%1 wins a General, %2 to %3.</source>
        <translation>%1 gagne un général, %2 à %3.</translation>
    </message>
    <message>
        <source>%1 wins a Merchant Guildmaster, %2 to %3.</source>
        <translation>%1 gagne un chef des marchands, %2 à %3.</translation>
    </message>
    <message>
        <source>%1 wins a High Priest, %2 to %3.</source>
        <translation>%1 gagne un grand prêtre, %2 à %3.</translation>
    </message>
    <message>
        <source>%1, place a tile in any building: %2 of %3 in this election.</source>
        <translation>%1, posez une tuile dans un bâtiment&#xa0;: %2 sur %3 pour cette élection.</translation>
    </message>
    <message>
        <source>%1, remember which tile stands in which slot.</source>
        <translation>%1, retenez la place de chaque tuile.</translation>
    </message>
    <message>
        <source>Placed. You can still take it back.</source>
        <translation>Tuile posée. Vous pouvez encore la reprendre.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>The election is null: %1 to %2.</source>
        <translation>L’élection est nulle&#xa0;: %1 à %2.</translation>
    </message>
    <message>
        <source>%1 gave the game up: %2 wins.</source>
        <translation>%1 abandonne&#xa0;: %2 gagne la partie.</translation>
    </message>
    <message>
        <source>Representatives: %1 each. Points in hand: %2 to %3.</source>
        <translation>Représentants&#xa0;: %1 partout. Points en main&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>Elections %1, %2 and %3. Representatives: Ivory %4, Brown %5.</source>
        <translation>Élections %1, %2 et %3. Représentants&#xa0;: Beige %4, Marron %5.</translation>
    </message>
    <message>
        <source>Representatives: Ivory %1, Brown %2.</source>
        <translation>Représentants&#xa0;: Beige %1, Marron %2.</translation>
    </message>
    <message>
        <source>%1 is the first player.</source>
        <translation>%1 commence la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n tile(s).</source>
        <translation>
            <numerusform>%1 pioche %n tuile.</numerusform>
            <numerusform>%1 pioche %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation>%1 abandonne la partie.</translation>
    </message>
    <message>
        <source>All hidden tiles are turned over.</source>
        <translation>Toutes les tuiles cachées sont retournées.</translation>
    </message>
    <message>
        <source>The deal is sealed: %1… The Game menu shows the whole seal.</source>
        <translation>La donne est scellée&#xa0;: %1… Le menu Partie montre le sceau entier.</translation>
    </message>
    <message>
        <source>The election is null.</source>
        <translation>L’élection est nulle.</translation>
    </message>
    <message>
        <source>%1 wins a General.</source>
        <translation>%1 gagne un général.</translation>
    </message>
    <message>
        <source>%1 wins a Merchant Guildmaster.</source>
        <translation>%1 gagne un chef des marchands.</translation>
    </message>
    <message>
        <source>%1 wins a High Priest.</source>
        <translation>%1 gagne un grand prêtre.</translation>
    </message>
    <message>
        <source>%1: votes %2, with counters of %6 to spare.</source>
        <translation>%1&#xa0;: vote %2, avec %6 de contre de contre en trop.</translation>
    </message>
    <message>
        <source>%1: votes %2, blocked %3, countered %4 with %6 to spare, total %5.</source>
        <translation>%1&#xa0;: vote %2, contre %3, contre de contre %4 et %6 en trop, total %5.</translation>
    </message>
    <message>
        <source>%1: votes %2, blocked %3, countered %4, total %5.</source>
        <translation>%1&#xa0;: vote %2, contre %3, contre de contre %4, total %5.</translation>
    </message>
    <message>
        <source>%1: votes %2, blocked %3, total %5.</source>
        <translation>%1&#xa0;: vote %2, contre %3, total %5.</translation>
    </message>
    <message>
        <source>%1: votes %2.</source>
        <translation>%1&#xa0;: vote %2.</translation>
    </message>
    <message>
        <source>Hidden tile of %1 in %2</source>
        <translation>%2&#xa0;: tuile cachée de %1</translation>
    </message>
    <message>
        <source>%3, of %1, in %2</source>
        <translation>%2&#xa0;: %3, de %1</translation>
    </message>
    <message>
        <source>hidden tile</source>
        <translation>tuile cachée</translation>
    </message>
    <message>
        <source>Slot %1 of %2: %3</source>
        <translation>Place %1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Hidden tile in the hand of %1</source>
        <translation>Tuile cachée dans la main de %1</translation>
    </message>
    <message>
        <source>%2, in the hand of %1</source>
        <translation>%2, dans la main de %1</translation>
    </message>
    <message>
        <source>counts for nothing</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>in this election</source>
        <translation>à cette élection</translation>
    </message>
    <message>
        <source>later: %1 to come</source>
        <translation>encore %1 à venir</translation>
    </message>
    <message>
        <source>no election left</source>
        <translation>plus d’élection ici</translation>
    </message>
    <message>
        <source>Election %1: not yet known</source>
        <translation>Élection %1&#xa0;: encore inconnue</translation>
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
        <source>%1, to be elected</source>
        <translation>%1, à élire</translation>
    </message>
    <message>
        <source>%1 of nobody: election %2 was null</source>
        <translation>%1 de personne&#xa0;: l’élection %2 a été nulle</translation>
    </message>
    <message>
        <source>%1 of %2, won in election %3</source>
        <translation>%1 de %2, gagné à l’élection %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 tiles in hand, %4 in reserve.</source>
        <translation>%1, %2&#xa0;: en main %3, dans la pioche %4.</translation>
    </message>
    <message>
        <source>Level %1 of %2.</source>
        <translation>Niveau %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n representative(s).</source>
        <translation>
            <numerusform>%n représentant.</numerusform>
            <numerusform>%n représentants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elections won in a row.</source>
        <translation>
            <numerusform>%n élection gagnée d’affilée.</numerusform>
            <numerusform>%n élections gagnées d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of %2: %3, without effect</source>
        <translation>%1, de %2&#xa0;: %3, sans effet</translation>
    </message>
    <message>
        <source>%1, of %2: %3</source>
        <translation>%1, de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, of %2: %3, %4 of it with effect</source>
        <translation>%1, de %2&#xa0;: %3, pour %4 seulement</translation>
    </message>
    <message>
        <source>%1, of %2: never shown</source>
        <translation>%1, de %2&#xa0;: jamais vue</translation>
    </message>
    <message>
        <source>%1, of %2: shown and gone</source>
        <translation>%1, de %2&#xa0;: à la défausse</translation>
    </message>
    <message>
        <source>%1, of %2: in the hand</source>
        <translation>%1, de %2&#xa0;: en main</translation>
    </message>
    <message>
        <source>%1, of %2: on the board</source>
        <translation>%1, de %2&#xa0;: sur le plateau</translation>
    </message>
    <message>
        <source>%1, of %2: still to be drawn</source>
        <translation>%1, de %2&#xa0;: dans la pioche</translation>
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
        <source>Soldiers %1</source>
        <translation>Soldats %1</translation>
    </message>
    <message>
        <source>Merchants %1</source>
        <translation>Marchands %1</translation>
    </message>
    <message>
        <source>Priests %1</source>
        <translation>Prêtres %1</translation>
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
        <source>Election %1: a General, in the citadels</source>
        <translation>Élection %1&#xa0;: un général, dans les citadelles</translation>
    </message>
    <message>
        <source>Election %1: a Merchant Guildmaster, in the markets</source>
        <translation>Élection %1&#xa0;: un chef des marchands, dans les marchés</translation>
    </message>
    <message>
        <source>Election %1: a High Priest, in the temples</source>
        <translation>Élection %1&#xa0;: un grand prêtre, dans les temples</translation>
    </message>
    <message>
        <source>Ivory’s citadel</source>
        <translation>Citadelle de Beige</translation>
    </message>
    <message>
        <source>Ivory’s market</source>
        <translation>Marché de Beige</translation>
    </message>
    <message>
        <source>Ivory’s temple</source>
        <translation>Temple de Beige</translation>
    </message>
    <message>
        <source>Brown’s citadel</source>
        <translation>Citadelle de Marron</translation>
    </message>
    <message>
        <source>Brown’s market</source>
        <translation>Marché de Marron</translation>
    </message>
    <message>
        <source>Brown’s temple</source>
        <translation>Temple de Marron</translation>
    </message>
    <message>
        <source>%1 places a tile in Ivory’s citadel.</source>
        <translation>%1 pose une tuile dans la citadelle de Beige.</translation>
    </message>
    <message>
        <source>%1 places a tile in Ivory’s market.</source>
        <translation>%1 pose une tuile dans le marché de Beige.</translation>
    </message>
    <message>
        <source>%1 places a tile in Ivory’s temple.</source>
        <translation>%1 pose une tuile dans le temple de Beige.</translation>
    </message>
    <message>
        <source>%1 places a tile in Brown’s citadel.</source>
        <translation>%1 pose une tuile dans la citadelle de Marron.</translation>
    </message>
    <message>
        <source>%1 places a tile in Brown’s market.</source>
        <translation>%1 pose une tuile dans le marché de Marron.</translation>
    </message>
    <message>
        <source>%1 places a tile in Brown’s temple.</source>
        <translation>%1 pose une tuile dans le temple de Marron.</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>vote</translation>
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
        <source>%1 wins the game: more representatives.</source>
        <translation>%1 gagne la partie&#xa0;: plus de représentants.</translation>
    </message>
    <message>
        <source>The Citizen</source>
        <translation>La Citoyenne</translation>
    </message>
    <message>
        <source>The Herald</source>
        <translation>Le Héraut</translation>
    </message>
    <message>
        <source>The Scribe</source>
        <translation>La Scribe</translation>
    </message>
    <message>
        <source>The Tribune</source>
        <translation>Le Tribun</translation>
    </message>
    <message>
        <source>The Magistrate</source>
        <translation>La Magistrate</translation>
    </message>
    <message>
        <source>The Senator</source>
        <translation>La Sénatrice</translation>
    </message>
    <message>
        <source>The Consul</source>
        <translation>Le Consul</translation>
    </message>
    <message>
        <source>The Archon</source>
        <translation>L’Archonte</translation>
    </message>
    <message>
        <source>The Bluffer</source>
        <translation>La Bluffeuse</translation>
    </message>
    <message>
        <source>The Rampart</source>
        <translation>Le Rempart</translation>
    </message>
    <message>
        <source>The Saboteur</source>
        <translation>Le Saboteur</translation>
    </message>
    <message>
        <source>The Miser</source>
        <translation>L’Avare</translation>
    </message>
    <message>
        <source>The Sprinter</source>
        <translation>La Coureuse</translation>
    </message>
    <message>
        <source>You may not read or write %1.</source>
        <translation>Vous n’avez pas le droit de lire ou d’écrire %1.</translation>
    </message>
    <message>
        <source>%1 is being played in another window of Tyrus.</source>
        <translation>%1 est en cours dans une autre fenêtre de Tyrus.</translation>
    </message>
    <message>
        <source>The disk is full: what is played now can’t be kept. Save the game elsewhere, or make some room.</source>
        <translation>Le disque est plein&#xa0;: ce qui se joue ne peut pas être conservé. Enregistrez la partie ailleurs, ou faites de la place.</translation>
    </message>
    <message>
        <source>The game can’t be kept in %1. Save it elsewhere, or it is lost when you close the program.</source>
        <translation>La partie ne peut pas être conservée dans %1. Enregistrez-la ailleurs, ou elle sera perdue à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The Dreamer</source>
        <translation>La Rêveuse</translation>
    </message>
    <message>
        <source>%1 wins the game on the last three tiles.</source>
        <translation>%1 gagne la partie aux trois dernières tuiles.</translation>
    </message>
    <message>
        <source>The game is drawn, even on the last three tiles.</source>
        <translation>Partie nulle, même aux trois dernières tuiles.</translation>
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
        <source>It is the other side’s turn.</source>
        <translation>C’est à l’autre camp de jouer.</translation>
    </message>
    <message>
        <source>That tile is not in the hand.</source>
        <translation>Cette tuile n’est pas dans la main.</translation>
    </message>
    <message>
        <source>%1, line %2: this is not a text file in UTF-8.</source>
        <translation>%1, ligne %2&#xa0;: ce n’est pas un fichier texte en UTF-8.</translation>
    </message>
    <message>
        <source>%1, line %2: this is not a header line.</source>
        <translation>%1, ligne %2&#xa0;: ce n’est pas une ligne d’en-tête.</translation>
    </message>
    <message>
        <source>%1, line %2: the header %3 is there twice.</source>
        <translation>%1, ligne %2&#xa0;: l’en-tête %3 y est deux fois.</translation>
    </message>
    <message>
        <source>%1, line %2: the header %3 is missing.</source>
        <translation>%1, ligne %2&#xa0;: l’en-tête %3 manque.</translation>
    </message>
    <message>
        <source>%1, line %2: a header stands after the first election.</source>
        <translation>%1, ligne %2&#xa0;: un en-tête suit la première élection.</translation>
    </message>
    <message>
        <source>%1, line %2: an empty line must part the headers from the elections.</source>
        <translation>%1, ligne %2&#xa0;: une ligne vide doit séparer les en-têtes des élections.</translation>
    </message>
    <message>
        <source>%1, line %2: this is a record of format %3, and only format 1 can be read.</source>
        <translation>%1, ligne %2&#xa0;: cette partie est notée au format %3, et seul le format 1 peut être lu.</translation>
    </message>
    <message>
        <source>%1, line %2: First must be ivory or brown, not “%3”.</source>
        <translation>%1, ligne %2&#xa0;: First doit être ivory ou brown, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line %2: Elections must be nine letters, three each of C, M and T.</source>
        <translation>%1, ligne %2&#xa0;: Elections doit être une suite de neuf lettres, trois C, trois M et trois T.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 must be all thirty tiles, each once.</source>
        <translation>%1, ligne %2&#xa0;: %3 doit nommer les trente tuiles, chacune une fois.</translation>
    </message>
    <message>
        <source>%1, line %2: this should be election %3.</source>
        <translation>%1, ligne %2&#xa0;: ce devrait être l’élection %3.</translation>
    </message>
    <message>
        <source>%1, line %2: an election without a placement must not be written.</source>
        <translation>%1, ligne %2&#xa0;: une élection où aucune tuile n’est posée ne doit pas être notée.</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is not a placement.</source>
        <translation>%1, ligne %2&#xa0;: «&#xa0;%3&#xa0;» n’est pas une pose.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 is not in the hand of the side whose turn it is.</source>
        <translation>%1, ligne %2&#xa0;: %3 n’est pas dans la main du camp qui doit jouer.</translation>
    </message>
    <message>
        <source>%1, line %2: the votes should be %3.</source>
        <translation>%1, ligne %2&#xa0;: les votes devraient être %3.</translation>
    </message>
    <message>
        <source>%1, line %2: the election should end with %3.</source>
        <translation>%1, ligne %2&#xa0;: l’élection devrait finir par %3.</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is too much on this line.</source>
        <translation>%1, ligne %2&#xa0;: «&#xa0;%3&#xa0;» est de trop sur cette ligne.</translation>
    </message>
    <message>
        <source>%1, line %2: this election has %3 of its six placements, and another follows it.</source>
        <translation>%1, ligne %2&#xa0;: cette élection n’a que %3 de ses six poses, et une autre la suit.</translation>
    </message>
    <message>
        <source>%1, line %2: the game was over before this line.</source>
        <translation>%1, ligne %2&#xa0;: la partie était finie avant cette ligne.</translation>
    </message>
    <message>
        <source>%1, line %2: the result should be “%3”.</source>
        <translation>%1, ligne %2&#xa0;: le résultat devrait être «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line %2: the character %3 in column %4 is not allowed here.</source>
        <translation>%1, ligne %2&#xa0;: le caractère %3 à la colonne %4 n’est pas permis ici.</translation>
    </message>
    <message>
        <source>%1, line %2: GivenUpBy must be ivory or brown, not “%3”.</source>
        <translation>%1, ligne %2&#xa0;: GivenUpBy doit être ivory ou brown, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1, line %2: the header %3 is not allowed beside Folded.</source>
        <translation>%1, ligne %2&#xa0;: l’en-tête %3 n’est pas permis à côté de Folded.</translation>
    </message>
    <message>
        <source>%1, line %2: only empty lines and comments may follow Folded.</source>
        <translation>%1, ligne %2&#xa0;: seuls des lignes vides et des commentaires peuvent suivre Folded.</translation>
    </message>
    <message>
        <source>%1, line %2: Folded is damaged.</source>
        <translation>%1, ligne %2&#xa0;: Folded est endommagé.</translation>
    </message>
    <message>
        <source>%1, line %2: Folded holds more than a game record can have.</source>
        <translation>%1, ligne %2&#xa0;: Folded contient plus que ne peut avoir une partie enregistrée.</translation>
    </message>
    <message>
        <source>%1, line %2: a folded record must not be folded again.</source>
        <translation>%1, ligne %2&#xa0;: une partie pliée ne doit pas l’être une seconde fois.</translation>
    </message>
    <message>
        <source>%1, line %2: a game that is over must not be folded.</source>
        <translation>%1, ligne %2&#xa0;: une partie finie ne doit pas être pliée.</translation>
    </message>
    <message>
        <source>%1, line %2: the header %3 differs from the one inside Folded.</source>
        <translation>%1, ligne %2&#xa0;: l’en-tête %3 diffère de celui dans Folded.</translation>
    </message>
    <message>
        <source>%1, inside Folded</source>
        <translation>%1, dans Folded</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not written.</source>
        <translation>Le disque est plein&#xa0;: %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>%1 is too large for the record of a game.</source>
        <translation>%1 est trop gros pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>%1 can’t be read or written (%2).</source>
        <translation>%1 ne peut être ni lu ni écrit (%2).</translation>
    </message>
    <message>
        <source>It votes.</source>
        <translation>Elle vote.</translation>
    </message>
    <message>
        <source>It blocks.</source>
        <translation>Elle joue en contre.</translation>
    </message>
    <message>
        <source>It counters.</source>
        <translation>Elle joue en contre de contre.</translation>
    </message>
    <message>
        <source>It was a bluff, and counts for nothing.</source>
        <translation>C’était un bluff&#xa0;: elle ne compte pas.</translation>
    </message>
    <message>
        <source>No tile stands here.</source>
        <translation>Aucune tuile ici.</translation>
    </message>
    <message>
        <source>The tile held: %1.</source>
        <translation>La tuile en main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tile %1 of %2 in the hand.</source>
        <translation>Tuile %1 sur %2 de la main.</translation>
    </message>
    <message>
        <source>Placed in election %1.</source>
        <translation>Posée à l’élection %1.</translation>
    </message>
    <message>
        <source>It is the tile placed last.</source>
        <translation>C’est la dernière tuile posée.</translation>
    </message>
    <message>
        <source>The hand of %1 is empty.</source>
        <translation>La main de %1 est vide.</translation>
    </message>
    <message>
        <source>The hand of %1: %2.</source>
        <translation>La main de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Slots of %1: %2.</source>
        <translation>Places de %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the hand of %1.</source>
        <translation>
            <numerusform>%n tuile dans la main de %1.</numerusform>
            <numerusform>%n tuiles dans la main de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Shown in %1: %2.</source>
        <translation>Retourné dans ce bâtiment, %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 in slot %2</source>
        <translation>%1 à la place %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles: %1.</source>
        <translation>
            <numerusform>%n de vos tuiles&#xa0;: %1.</numerusform>
            <numerusform>%n de vos tuiles&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1: %2.</source>
        <translation>
            <numerusform>%n tuile de %1&#xa0;: %2.</numerusform>
            <numerusform>%n tuiles de %1&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy tile(s), hidden.</source>
        <translation>
            <numerusform>%n tuile adverse, cachée.</numerusform>
            <numerusform>%n tuiles adverses, cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of %1, hidden.</source>
        <translation>
            <numerusform>%n tuile de %1, cachée.</numerusform>
            <numerusform>%n tuiles de %1, cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The election is here.</source>
        <translation>L’élection a lieu ici.</translation>
    </message>
    <message>
        <source>No election is left here.</source>
        <translation>Il n’y aura plus d’élection ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n election(s) to come here.</source>
        <translation>
            <numerusform>Encore %n élection ici.</numerusform>
            <numerusform>Encore %n élections ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is on.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>You point at %1.</source>
        <translation>Vous visez ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Vous tenez %1.</translation>
    </message>
    <message>
        <source>You hold the tile of slot %1.</source>
        <translation>Vous tenez la tuile de la place %1.</translation>
    </message>
    <message>
        <source>The curtain is closed: %1, take your seat.</source>
        <translation>Le rideau est tiré&#xa0;: %1, à vous.</translation>
    </message>
    <message>
        <source>%1, your tiles are still hidden: show them once nobody else looks.</source>
        <translation>%1, vos tuiles sont encore cachées&#xa0;: montrez-les quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>A fine game!</source>
        <translation>Belle partie&#x202f;!</translation>
    </message>
    <message>
        <source>%1 thanks you for the game.</source>
        <translation>%1 vous remercie de cette partie.</translation>
    </message>
    <message>
        <source>Well played, %1!</source>
        <translation>Bien joué, %1&#x202f;!</translation>
    </message>
    <message>
        <source>It fits: this is the deal that was sealed at the start.</source>
        <translation>Il correspond&#xa0;: c’est bien la donne scellée au début.</translation>
    </message>
    <message>
        <source>It does not fit: this is not the deal that was sealed under it.</source>
        <translation>Il ne correspond pas&#xa0;: ce n’est pas la donne que ce sceau a scellée.</translation>
    </message>
    <message>
        <source>A seal has 64 digits, from 0 to 9 and from a to f.</source>
        <translation>Un sceau a 64 chiffres, de 0 à 9 et de a à f.</translation>
    </message>
    <message>
        <source>Knows where tiles vote; remembers the last election alone.</source>
        <translation>Sait où les tuiles votent&#x202f;; ne se souvient que de la dernière élection.</translation>
    </message>
    <message>
        <source>Blocks and counters on sight, but counts no votes.</source>
        <translation>Joue en contre et en contre de contre dès qu’il voit une tuile, mais ne compte pas les votes.</translation>
    </message>
    <message>
        <source>Counts, and stops when it has enough; but saves nothing for later.</source>
        <translation>Compte, et s’arrête quand il en a assez&#x202f;; mais ne garde rien pour plus tard.</translation>
    </message>
    <message>
        <source>Counts, remembers every face that it saw, and saves its high tiles.</source>
        <translation>Compte, se souvient de tout ce qui a été retourné, et garde ses fortes tuiles.</translation>
    </message>
    <message>
        <source>New to politics: hardly compares its tiles, and forgets every face that it saw.</source>
        <translation>Débute en politique&#xa0;: compare à peine ses tuiles, et oublie tout ce qui a été retourné.</translation>
    </message>
    <message>
        <source>Thinks like the Consul, but sees only a part of its hand.</source>
        <translation>Pense comme le Consul, mais ne voit qu’une partie de sa main.</translation>
    </message>
    <message>
        <source>Has played millions of games, and trusts its eye.</source>
        <translation>Des millions de parties d’expérience, et se fie à son œil.</translation>
    </message>
    <message>
        <source>The Consul’s eye; but it tries out what your hidden tiles may be before it places.</source>
        <translation>L’œil du Consul, mais essaie ce que peuvent être vos tuiles cachées avant de poser.</translation>
    </message>
    <message>
        <source>Places tiles that do nothing just where you look.</source>
        <translation>Pose des tuiles qui ne comptent pour rien, là où l’on regarde.</translation>
    </message>
    <message>
        <source>Guards its own buildings, and counters far more often.</source>
        <translation>Garde ses bâtiments et joue bien plus souvent en contre de contre.</translation>
    </message>
    <message>
        <source>Would rather block your votes than gather its own.</source>
        <translation>Préfère neutraliser vos votes plutôt que de réunir les siens.</translation>
    </message>
    <message>
        <source>Keeps its high tiles for later elections.</source>
        <translation>Garde ses fortes tuiles pour plus tard.</translation>
    </message>
    <message>
        <source>After a win it spends more, to win three in a row.</source>
        <translation>Mise davantage après une victoire, pour en obtenir trois d’affilée.</translation>
    </message>
    <message>
        <source>bluffs, of all its tiles</source>
        <translation>bluffs, parmi ses tuiles</translation>
    </message>
    <message>
        <source>counters, of all its tiles</source>
        <translation>contres de contre, parmi ses tuiles</translation>
    </message>
    <message>
        <source>blocks, of all its tiles</source>
        <translation>contres, parmi ses tuiles</translation>
    </message>
    <message>
        <source>8 to 10 in the first five elections</source>
        <translation>8 à 10 dans les cinq premières élections</translation>
    </message>
    <message>
        <source>points a tile after a win</source>
        <translation>points par tuile après une victoire</translation>
    </message>
    <message>
        <source>A player trained for nothing but beating the Consul, an imitation of the Archon and networks before them, with %1 million placements to learn from, took %2 of the games from the Consul and %3 from the Archon.</source>
        <translation>Une machine entraînée à la seule fin de battre le Consul, une imitation de l’Archonte et des réseaux d’avant eux, sur %1 millions de poses, a pris %2 des parties au Consul et %3 à l’Archonte.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 ± %2%</source>
        <translation>%1 ± %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
</TS>
