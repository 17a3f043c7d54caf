import type { Message } from '../catalogue/systems-essex-acol.ts'

export const systemsEssexAcol: Record<Message, string> = {
  'Four {partner} or more and 13 points or more with short suits counted: game.':
    'Vier {partner} oder mehr und 13 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'Four {partner} or more and 10–12 points with short suits counted: game if partner has extra.':
    'Vier {partner} oder mehr und 10–12 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least three {partner} and 6–12 points with short suits counted: show the fit over their bid.':
    'Mindestens drei {partner} und 6–12 Punkte, Kürzen mitgezählt: den Fit über das Gebot der Gegner zeigen.',
  'Seven points or more and a four-card major that nobody has bid: double to show it.':
    'Sieben Punkte oder mehr und eine ungereizte Vierer-Oberfarbe: Kontra zeigt sie.',
  'At least five {x} and six points or more: a new suit at one.':
    'Mindestens fünf {x} und sechs Punkte oder mehr: eine neue Farbe auf der Einerstufe.',
  'At least five {x} and 10 points or more: enough for a new suit at two.':
    'Mindestens fünf {x} und 10 Punkte oder mehr: genug für eine neue Farbe auf der Zweierstufe.',
  'Four {partner} or more and 6–11 points with short suits counted: show the fit over their bid.':
    'Vier {partner} oder mehr und 6–11 Punkte, Kürzen mitgezählt: den Fit über das Gebot der Gegner zeigen.',
  '13–17 points and their suit stopped, opposite an opening: game.':
    '13–17 Punkte und Stopper in der Gegnerfarbe, gegenüber einer Eröffnung: Vollspiel.',
  '11 or 12 points and their suit stopped: game if partner has extra.':
    '11 oder 12 Punkte und Stopper in der Gegnerfarbe: Vollspiel, wenn der Partner Zusatzwerte hat.',
  '7–10 points and their suit stopped.': '7–10 Punkte und Stopper in der Gegnerfarbe.',
  'At least five {x} and 12 points or more: enough for a new suit at three.':
    'Mindestens fünf {x} und 12 Punkte oder mehr: genug für eine neue Farbe auf der Dreierstufe.',
  '11 points or more and no better bid: double, and partner bids on.':
    '11 Punkte oder mehr und kein besseres Gebot: Kontra, und der Partner reizt weiter.',
  'No fit, no suit and too few points to bid freely over theirs.':
    'Kein Fit, keine Farbe und zu wenig Punkte für ein freies Gebot über das der Gegner.',
  'At least five {partner} and 6–12 points with short suits counted: shut them out at game.':
    'Mindestens fünf {partner} und 6–12 Punkte, Kürzen mitgezählt: das Vollspiel als Sperre.',
  'Four {partner} or more and 6–11 points with short suits counted: jump before they find their fit.':
    'Vier {partner} oder mehr und 6–11 Punkte, Kürzen mitgezählt: springen, bevor die Gegner ihren Fit finden.',
  '10 points or more: we have the balance of strength.':
    '10 Punkte oder mehr: Wir haben die Mehrheit der Punkte.',
  'At least three {partner} and 5–9 points with short suits counted: take away a level.':
    'Mindestens drei {partner} und 5–9 Punkte, Kürzen mitgezählt: den Gegnern eine Stufe nehmen.',
  'Four {x} or more and 5–9 points: the suit as if they had passed.':
    'Vier {x} oder mehr und 5–9 Punkte: die Farbe, als hätten die Gegner gepasst.',
  'Balanced with 6–9 points.': 'Ausgeglichen mit 6–9 Punkten.',
  'At least six {x} and 5–9 points: a long suit of my own.':
    'Mindestens sechs {x} und 5–9 Punkte: eine lange eigene Farbe.',
  'Too weak to act over the double, or nothing to act on.':
    'Zu schwach, um über das Kontra zu reizen, oder nichts zu reizen.',
  'Nine points or more opposite an opening: we have more than they do, so double for penalties.':
    'Neun Punkte oder mehr gegenüber einer Eröffnung: Wir haben mehr als die Gegner, also Strafkontra.',
  'Four {partner} or more and 5–8 points: compete in the fit.':
    'Vier {partner} oder mehr und 5–8 Punkte: im Fit mitreizen.',
  'At least six {x} and 4–8 points: compete in the long suit.':
    'Mindestens sechs {x} und 4–8 Punkte: in der langen Farbe mitreizen.',
  'Not enough to punish their notrump, and no suit to run to.':
    'Zu wenig, um das Sans Atout der Gegner zu strafen, und keine Farbe zum Ausweichen.',
  '12 points or more opposite 12–14, and their suit stopped: game.':
    '12 Punkte oder mehr gegenüber 12–14 und Stopper in der Gegnerfarbe: Vollspiel.',
  'At least five {x} and 12 points or more: game, in {x} if partner has three of them.':
    'Mindestens fünf {x} und 12 Punkte oder mehr: Vollspiel, in {x}, wenn der Partner drei davon hat.',
  'Nine points or more and three of their suit: we have more than they do, so double for penalties.':
    'Neun Punkte oder mehr und drei Karten in der Gegnerfarbe: Wir haben mehr als die Gegner, also Strafkontra.',
  'Nine points or more opposite 12–14: one notrump will make.':
    'Neun Punkte oder mehr gegenüber 12–14: 1SA wird erfüllt.',
  'At least five {x} and at most 11 points: to play.':
    'Mindestens fünf {x} und höchstens 11 Punkte: zum Spielen.',
  'Nothing to add over their call: partner’s notrump has said everything.':
    'Nichts hinzuzufügen über die Ansage der Gegner: Partners Sans Atout hat alles gesagt.',
  'At least three {partner} and 6–15 points with short suits counted: take their room.':
    'Mindestens drei {partner} und 6–15 Punkte, Kürzen mitgezählt: Bietraum nehmen.',
  'At least three {partner} and 16 points or more with short suits counted: game.':
    'Mindestens drei {partner} und 16 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At least three {partner} opposite seven: ten trumps belong at the four level.':
    'Mindestens drei {partner} gegenüber sieben: Zehn Trümpfe gehören auf die Viererstufe.',
  'No fit worth raising over their call.':
    'Kein Fit, der über die Ansage der Gegner eine Hebung wert ist.',
  '19 points or more with short suits counted, and the major is agreed: game.':
    '19 Punkte oder mehr, Kürzen mitgezählt, und die Oberfarbe ist vereinbart: Vollspiel.',
  '15 points or more with short suits counted, opposite a limit raise: game.':
    '15 Punkte oder mehr, Kürzen mitgezählt, gegenüber einer einladenden Hebung: Vollspiel.',
  '16 points or more and their suit stopped: nine tricks are easier than eleven.':
    '16 Punkte oder mehr und Stopper in der Gegnerfarbe: Neun Stiche sind leichter als elf.',
  'At least seven {agreed} and 15 points or more with short suits counted: game on the long trumps.':
    'Mindestens sieben {agreed} und 15 Punkte oder mehr, Kürzen mitgezählt: Vollspiel mit den langen Trümpfen.',
  'At least six {agreed} and at most 18 points: one more on the sixth trump.':
    'Mindestens sechs {agreed} und höchstens 18 Punkte: eine Stufe höher wegen des sechsten Trumpfs.',
  'At least five {agreed} and 15–18 points with short suits counted: more than an opening, so one more.':
    'Mindestens fünf {agreed} und 15–18 Punkte, Kürzen mitgezählt: mehr als eine Minimumeröffnung, also eine Stufe höher.',
  '19 points or more and their suit stopped: nine tricks are easier than eleven.':
    '19 Punkte oder mehr und Stopper in der Gegnerfarbe: Neun Stiche sind leichter als elf.',
  'Balanced with 17 or 18 points and their suit stopped: game if partner is at the top.':
    'Ausgeglichen mit 17 oder 18 Punkten und Stopper in der Gegnerfarbe: Vollspiel, wenn der Partner Maximum hat.',
  '17 points or more: one more, and game if partner is at the top.':
    '17 Punkte oder mehr: eine Stufe höher, und Vollspiel, wenn der Partner Maximum hat.',
  'Partner’s raise is high enough for this hand.': 'Partners Hebung ist hoch genug für diese Hand.',
  'Four {x} and 19 points or more with short suits counted: game opposite partner’s double.':
    'Vier {x} und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber Partners Kontra.',
  'Four {x} and 16–18 points with short suits counted: jump to show more than a minimum.':
    'Vier {x} und 16–18 Punkte, Kürzen mitgezählt: Ein Sprung zeigt mehr als Minimum.',
  'Four {x}, the major that partner’s double asked for.':
    'Vier {x}, die Oberfarbe, nach der Partners Kontra fragte.',
  '19 points or more and their suit stopped: game.':
    '19 Punkte oder mehr und Stopper in der Gegnerfarbe: Vollspiel.',
  '17 or 18 points and their suit stopped.': '17 oder 18 Punkte und Stopper in der Gegnerfarbe.',
  '12–16 points, no singleton and their suit stopped: notrump answers the double.':
    '12–16 Punkte, kein Single und Stopper in der Gegnerfarbe: Sans Atout beantwortet das Kontra.',
  'Balanced and their suit stopped: notrump answers the double.':
    'Ausgeglichen und Stopper in der Gegnerfarbe: Sans Atout beantwortet das Kontra.',
  'At least six {mine} and 16 points or more: jump to show both.':
    'Mindestens sechs {mine} und 16 Punkte oder mehr: Ein Sprung zeigt beides.',
  'Four {x} and 17 points or more: jump to show more than a minimum.':
    'Vier {x} und 17 Punkte oder mehr: Ein Sprung zeigt mehr als Minimum.',
  'Four {x}: a second suit answers the double.':
    'Vier {x}: Eine zweite Farbe beantwortet das Kontra.',
  'Four {x}, the major that partner’s double asked for, even this high.':
    'Vier {x}, die Oberfarbe, nach der Partners Kontra fragte, selbst so hoch.',
  'Partner’s double asks for a bid, and there is no second suit: the first one again.':
    'Partners Kontra verlangt ein Gebot, und es gibt keine zweite Farbe: die erste noch einmal.',
  'At least six {mine} and 24 points or more together: game in the major.':
    'Mindestens sechs {mine} und zusammen 24 Punkte oder mehr: Vollspiel in der Oberfarbe.',
  'At least 25 points together: game.': 'Mindestens 25 Punkte zusammen: Vollspiel.',
  'At least 23 points together and no singleton: game if partner is at the top.':
    'Mindestens 23 Punkte zusammen und kein Single: Vollspiel, wenn der Partner Maximum hat.',
  'At least six {mine}: they play better as trumps.':
    'Mindestens sechs {mine}: Als Trumpf spielen sie sich besser.',
  'Four {x} and an unbalanced hand: partner chooses between the two suits.':
    'Vier {x} und eine unausgeglichene Hand: Der Partner wählt zwischen den zwei Farben.',
  'Not enough for game, and notrump will do.':
    'Nicht genug für das Vollspiel, und Sans Atout genügt.',
  'Four {partner} and 19 points or more with short suits counted: game.':
    'Vier {partner} und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'An eight-card fit in {partner} and at least 26 points together, short suits counted: game.':
    'Ein Achterfit in {partner} und mindestens 26 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'Four {partner} and 16–18 points with short suits counted: game if partner is not at the bottom.':
    'Vier {partner} und 16–18 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Four {partner} and at most 15 points with short suits counted: show the fit.':
    'Vier {partner} und höchstens 15 Punkte, Kürzen mitgezählt: den Fit zeigen.',
  'At least 26 points together and their suit stopped: game.':
    'Mindestens 26 Punkte zusammen und Stopper in der Gegnerfarbe: Vollspiel.',
  'Balanced with 17–19 points and their suit stopped.':
    'Ausgeglichen mit 17–19 Punkten und Stopper in der Gegnerfarbe.',
  'Balanced with 12–16 points and their suit stopped.':
    'Ausgeglichen mit 12–16 Punkten und Stopper in der Gegnerfarbe.',
  'At least six {mine}: the long suit again.':
    'Mindestens sechs {mine}: die lange Farbe noch einmal.',
  'Four {x} or more: a second suit.': 'Vier {x} oder mehr: eine zweite Farbe.',
  '18 points or more: too strong to pass, and partner chooses.':
    '18 Punkte oder mehr: zu stark zum Passen, und der Partner wählt.',
  'Three {partner}: support partner against their bid.':
    'Drei {partner}: den Partner über das Gebot der Gegner unterstützen.',
  'Partner’s bid must be answered, and there is nothing new to show: the first suit again.':
    'Partners Gebot verlangt eine Antwort, und es gibt nichts Neues zu zeigen: die erste Farbe noch einmal.',
  '13 points or more and short in {theirs}: partner may be waiting with the rest, so double.':
    '13 Punkte oder mehr und kurz in {theirs}: Der Partner wartet vielleicht mit dem Rest, also Kontra.',
  'At least six {mine} and 13 points or more, or seven cards: compete at two.':
    'Mindestens sechs {mine} und 13 Punkte oder mehr, oder sieben Karten: auf der Zweierstufe mitreizen.',
  'At least six {mine} with three honours and 16 points or more: compete at three.':
    'Mindestens sechs {mine} mit drei Figuren und 16 Punkte oder mehr: auf der Dreierstufe mitreizen.',
  'At least five {x} and 14 points or more: a second suit to compete in.':
    'Mindestens fünf {x} und 14 Punkte oder mehr: eine zweite Farbe zum Mitreizen.',
  '18 points or more: too strong to sell out to a low bid.':
    '18 Punkte oder mehr: zu stark, um ein niedriges Gebot stehen zu lassen.',
  'Partner has shown nothing, and the opening said it all.':
    'Der Partner hat nichts gezeigt, und die Eröffnung hat alles gesagt.',
  '13 points or more and four {theirs} with three honours: they are going down, so double.':
    '13 Punkte oder mehr und vier {theirs} mit drei Figuren: Die Gegner werden fallen, also Kontra.',
  'One notrump has told the whole hand: partner decides.':
    '1SA hat die ganze Hand gezeigt: Der Partner entscheidet.',
  'The ace of {x}, or none of the suit, and game is sure: any cheaper suit passed over has neither.':
    'Das Ass in {x} oder keine Karte davon, und Vollspiel ist sicher: In jeder billigeren Farbe, die übergangen wurde, fehlt beides.',
  'The ace of {x}, or none of the suit: any cheaper suit passed over has neither.':
    'Das Ass in {x} oder keine Karte davon: In jeder billigeren Farbe, die übergangen wurde, fehlt beides.',
  'At least seven points more than my raise has shown: ask for aces.':
    'Mindestens sieben Punkte mehr, als die eigene Hebung gezeigt hat: nach Assen fragen.',
  'At least 29 points together, short suits counted: a slam may be on, so ask for aces.':
    'Mindestens 29 Punkte zusammen, Kürzen mitgezählt: Ein Schlemm ist möglich, also nach Assen fragen.',
  'No control left to show below game: stop there.':
    'Unter dem Vollspiel ist keine Kontrolle mehr zu zeigen: im Vollspiel stehen bleiben.',
  'No ace or three of them: the first step.': 'Kein Ass oder drei: die erste Stufe.',
  'One ace or all four: the second step.': 'Ein Ass oder alle vier: die zweite Stufe.',
  'Two aces of one colour or one rank: the third step.':
    'Zwei Asse gleicher Farbe (rot oder schwarz) oder gleichen Rangs (Ober- oder Unterfarbe): die dritte Stufe.',
  'Two aces that match neither in colour nor in rank: the fourth step.':
    'Zwei Asse, die weder in Farbe noch im Rang übereinstimmen: die vierte Stufe.',
  'No king or three of them: the first step.': 'Kein König oder drei: die erste Stufe.',
  'One king or all four: the second step.': 'Ein König oder alle vier: die zweite Stufe.',
  'Two kings of one colour or one rank: the third step.':
    'Zwei Könige gleicher Farbe (rot oder schwarz) oder gleichen Rangs (Ober- oder Unterfarbe): die dritte Stufe.',
  'Two kings that match neither in colour nor in rank: the fourth step.':
    'Zwei Könige, die weder in Farbe noch im Rang übereinstimmen: die vierte Stufe.',
  'All four aces between us: ask for kings, with a grand slam in mind.':
    'Alle vier Asse zusammen: nach Königen fragen, mit Blick auf den Großschlemm.',
  'At least three aces between us: small slam.': 'Mindestens drei Asse zusammen: Kleinschlemm.',
  'Two aces may be missing: stop at five.':
    'Zwei Asse können fehlen: auf der Fünferstufe stehen bleiben.',
  'Two aces may be missing, and the answer already stands in trumps: stop here.':
    'Zwei Asse können fehlen, und die Antwort ist schon die Trumpffarbe: hier stehen bleiben.',
  'The answer is above five of the trump suit: six it must be.':
    'Die Antwort liegt über der Trumpffarbe auf der Fünferstufe: Es muss der Kleinschlemm sein.',
  'All the aces, all the kings and eight trumps between us: grand slam.':
    'Alle Asse, alle Könige und acht Trümpfe zusammen: Großschlemm.',
  'A king is missing: small slam is enough.': 'Ein König fehlt: Der Kleinschlemm genügt.',
  'The answer stands in trumps at six: stop here.':
    'Die Antwort ist die Trumpffarbe auf der Sechserstufe: hier stehen bleiben.',
  '15 points or more, at least as many as theirs: double for penalties.':
    '15 Punkte oder mehr, mindestens so viele wie der Eröffner: Strafkontra.',
  'Six {x} or more and 10–14 points: the long suit, over their notrump.':
    'Sechs {x} oder mehr und 10–14 Punkte: die lange Farbe über das Sans Atout der Gegner.',
  'At least five {x} with two honours, 12–14 points and some shape.':
    'Mindestens fünf {x} mit zwei Figuren, 12–14 Punkte und etwas Verteilung.',
  'At most 14 points and no suit worth a bid over their notrump.':
    'Höchstens 14 Punkte und keine Farbe, die über das Sans Atout der Gegner ein Gebot wert ist.',
  '16 points or more: double their notrump for penalties.':
    '16 Punkte oder mehr: Strafkontra gegen das Sans Atout der Gegner.',
  'At least five {x}, 9–15 points and some shape: compete against their notrump.':
    'Mindestens fünf {x}, 9–15 Punkte und etwas Verteilung: gegen das Sans Atout der Gegner mitreizen.',
  'At most 15 points and no suit worth a bid: let them play.':
    'Höchstens 15 Punkte und keine Farbe, die ein Gebot wert ist: die Gegner spielen lassen.',
  '13 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.':
    '13 Punkte oder mehr, kurz in {theirs} und mindestens drei Karten in jeder anderen Farbe: Informationskontra.',
  'At least six {x} with two honours and 12–17 points: compete over their two.':
    'Mindestens sechs {x} mit zwei Figuren und 12–17 Punkte: über das Gebot der Gegner auf der Zweierstufe mitreizen.',
  'At least five {x} with two honours and 11–17 points: compete while it is still the two level.':
    'Mindestens fünf {x} mit zwei Figuren und 11–17 Punkte: mitreizen, solange es noch die Zweierstufe ist.',
  '9–12 points with their preempt stopped and no four-card major, opposite a strong double: game.':
    '9–12 Punkte mit Stopper gegen ihr Sperrgebot und keine Vierer-Oberfarbe, gegenüber einem starken Kontra: Vollspiel.',
  'At most seven points with short suits counted: an overcall at two is high enough.':
    'Höchstens sieben Punkte, Kürzen mitgezählt: Eine Gegenreizung auf der Zweierstufe ist hoch genug.',
  '17 points or more with their suit stopped, opposite a free bid: game.':
    '17 Punkte oder mehr mit Stopper in der Gegnerfarbe, gegenüber einem freien Gebot: Vollspiel.',
  '15 or 16 points with their suit stopped: too much to pass partner’s suit.':
    '15 oder 16 Punkte mit Stopper in der Gegnerfarbe: zu viel, um auf Partners Farbe zu passen.',
  'At least six {mine} and no fit for partner’s suit: the long suit once more.':
    'Mindestens sechs {mine} und kein Fit für Partners Farbe: die lange Farbe noch einmal.',
  'First-round control without the ace is a void':
    'Kontrolle in der ersten Runde ohne das Ass ist eine Chicane',
  'Our side has opened': 'Die eigene Seite hat eröffnet',
  'Partner’s points set the safe level': 'Partners Punkte bestimmen die sichere Stufe',
  'Partner’s points, short suits counted, set the safe level':
    'Partners Punkte, Kürzen mitgezählt, bestimmen die sichere Stufe',
  'A suit that both have bid is trumps': 'Eine Farbe, die beide gereizt haben, ist Trumpf',
  'weak two': 'Weak Two',
  'Acol for all four seats, with BRIBIP’s fact base beside the table.':
    'Acol für alle vier Plätze, mit der Faktenbasis von BRIBIP neben dem Tisch.',
  '13 points or more with short suits counted, opposite a jump to game: a slam is in sight, so ask for aces.':
    '13 Punkte oder mehr, Kürzen mitgezählt, gegenüber einem Sprung ins Vollspiel: Der Schlemm ist in Sicht, also nach Assen fragen.',
  'At most 12 points with short suits counted: game is enough.':
    'Höchstens 12 Punkte, Kürzen mitgezählt: Das Vollspiel genügt.',
  'At most eight points with short suits counted: too few for game.':
    'Höchstens acht Punkte, Kürzen mitgezählt: zu wenig für das Vollspiel.',
  '11 or 12 points with short suits counted: game if partner has a little extra.':
    '11 oder 12 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner etwas mehr hat.',
  'At most 10 points with short suits counted, opposite a minimum: no game.':
    'Höchstens 10 Punkte, Kürzen mitgezählt, gegenüber Minimum: kein Vollspiel.',
  '16 points or more with short suits counted: far more than the raise promised, so ask for aces.':
    '16 Punkte oder mehr, Kürzen mitgezählt: weit mehr, als die Hebung versprach, also nach Assen fragen.',
  'Three trumps, no short suit and at least eight points: offer notrump as a choice of games.':
    'Drei Trümpfe, keine kurze Farbe und mindestens acht Punkte: Sans Atout als Vollspiel zur Wahl stellen.',
  '9–15 points with short suits counted: more than a bare raise, so game.':
    '9–15 Punkte, Kürzen mitgezählt: mehr als Minimum für die Hebung, also Vollspiel.',
  'At most eight points with short suits counted: a bare raise, so no game.':
    'Höchstens acht Punkte, Kürzen mitgezählt: Minimum für die Hebung, also kein Vollspiel.',
  'At most 11 points with short suits counted, opposite a minimum: three is high enough.':
    'Höchstens 11 Punkte, Kürzen mitgezählt, gegenüber Minimum: Die Dreierstufe ist hoch genug.',
  'At most 15 points with short suits counted: game is enough.':
    'Höchstens 15 Punkte, Kürzen mitgezählt: Das Vollspiel genügt.',
  'At least six {mine} and 32 points together, short suits counted: ask for aces.':
    'Mindestens sechs {mine} und zusammen 32 Punkte, Kürzen mitgezählt: nach Assen fragen.',
  'At least six {mine} and nine points or more opposite 15–17, and no slam: game in the major.':
    'Mindestens sechs {mine} und neun Punkte oder mehr gegenüber 15–17, kein Schlemm: Vollspiel in der Oberfarbe.',
  'At least five {mine} and 10 points or more: game, in {mine} if partner has three of them.':
    'Mindestens fünf {mine} und 10 Punkte oder mehr: Vollspiel, in {mine}, wenn der Partner drei davon hat.',
  'At least five {mine} and at most seven points: to play in the long suit.':
    'Mindestens fünf {mine} und höchstens sieben Punkte: zum Spielen in der langen Farbe.',
  'Four {partnerFirst} and an unbalanced hand: back to partner’s first suit.':
    'Vier {partnerFirst} und eine unausgeglichene Hand: zurück in Partners erste Farbe.',
  'At least six diamonds: to play in the long suit.':
    'Mindestens sechs Karo: zum Spielen in der langen Farbe.',
  'At most seven points opposite 15–17: no game.':
    'Höchstens sieben Punkte gegenüber 15–17: kein Vollspiel.',
  'At least six {mine} and five points or more opposite 18 or 19: game in the major.':
    'Mindestens sechs {mine} und fünf Punkte oder mehr gegenüber 18 oder 19: Vollspiel in der Oberfarbe.',
  'At least five {mine} and six points or more: game, in {mine} if partner has three of them.':
    'Mindestens fünf {mine} und sechs Punkte oder mehr: Vollspiel, in {mine}, wenn der Partner drei davon hat.',
  'At least six diamonds and 13 points or more opposite 18 or 19: small slam on the long suit.':
    'Mindestens sechs Karo und 13 Punkte oder mehr gegenüber 18 oder 19: Kleinschlemm mit der langen Farbe.',
  'Six points or more opposite 18 or 19: game.':
    'Sechs Punkte oder mehr gegenüber 18 oder 19: Vollspiel.',
  'At least three {partner} and 16 points or more with short suits counted, opposite six and 16: small slam.':
    'Mindestens drei {partner} und 16 Punkte oder mehr, Kürzen mitgezählt, gegenüber sechs und 16: Kleinschlemm.',
  'At least two {partner} opposite six and eight points or more with short suits counted: game.':
    'Mindestens zwei {partner} gegenüber sechs und acht Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At least six {mine} and eight points or more opposite a jump: game in my own suit.':
    'Mindestens sechs {mine} und acht Punkte oder mehr gegenüber einem Sprung: Vollspiel in der eigenen Farbe.',
  'Eight points or more opposite a jump: game in notrump.':
    'Acht Punkte oder mehr gegenüber einem Sprung: Vollspiel in Sans Atout.',
  'Eight points or more with short suits counted, opposite a jump in a six-card major: game.':
    'Acht Punkte oder mehr, Kürzen mitgezählt, gegenüber einem Sprung in einer Sechser-Oberfarbe: Vollspiel.',
  'At most seven points opposite a jump that does not force: no game.':
    'Höchstens sieben Punkte gegenüber einem nicht forcierenden Sprung: kein Vollspiel.',
  'At least two {partner} and 13 points or more with short suits counted, opposite a rebid major: game.':
    'Mindestens zwei {partner} und 13 Punkte oder mehr, Kürzen mitgezählt, gegenüber einer wiederholten Oberfarbe: Vollspiel.',
  'At least six {mine} and 12 points or more opposite an opening: game in my own suit.':
    'Mindestens sechs {mine} und 12 Punkte oder mehr gegenüber einer Eröffnung: Vollspiel in der eigenen Farbe.',
  '13 points or more, and at least two cards in each unbid suit: game in notrump.':
    '13 Punkte oder mehr und mindestens zwei Karten in jeder ungereizten Farbe: Vollspiel in Sans Atout.',
  'At least six {mine} and 10 or 11 points: game if partner has extra.':
    'Mindestens sechs {mine} und 10 oder 11 Punkte: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least three {partner} and 11 points or more with short suits counted: game if partner has extra.':
    'Mindestens drei {partner} und 11 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  '11 or 12 points: game in notrump if partner has extra.':
    '11 oder 12 Punkte: Vollspiel in Sans Atout, wenn der Partner Zusatzwerte hat.',
  'At least six {mine} and no more than one of partner’s: my suit plays better.':
    'Mindestens sechs {mine} und höchstens eine Karte in Partners Farbe: Die eigene Farbe spielt sich besser.',
  'At most 11 points opposite a minimum: no game.':
    'Höchstens 11 Punkte gegenüber Minimum: kein Vollspiel.',
  'Four {partner} or more and 13 points or more with short suits counted: game in the fit.':
    'Vier {partner} oder mehr und 13 Punkte oder mehr, Kürzen mitgezählt: Vollspiel im Fit.',
  'Four {partner} or more, short elsewhere and 15 points or more with short suits counted: game in the minor.':
    'Vier {partner} oder mehr, sonst kurz und 15 Punkte oder mehr, Kürzen mitgezählt: Vollspiel in der Unterfarbe.',
  'Four {partner} or more and 10–14 points with short suits counted: game if partner has extra.':
    'Vier {partner} oder mehr und 10–14 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  '13 points or more opposite an opening: game.':
    '13 Punkte oder mehr gegenüber einer Eröffnung: Vollspiel.',
  '11 or 12 points: game if partner has extra.':
    '11 oder 12 Punkte: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four {partner} or more: a fit for the second suit.':
    'Vier {partner} oder mehr: Fit für die zweite Farbe.',
  '6–10 points and no fit: the cheapest place to stop.':
    '6–10 Punkte und kein Fit: der billigste Kontrakt.',
  'At least two {partnerFirst}, and no fewer than of partner’s second suit: back to the first.':
    'Mindestens zwei {partnerFirst} und nicht weniger als in Partners zweiter Farbe: zurück in die erste.',
  '8–10 points and two {partnerFirst}: partner may have 18, so keep the bidding open.':
    '8–10 Punkte und zwei {partnerFirst}: Der Partner kann 18 haben, also die Reizung offen halten.',
  'At most 10 points, and partner’s second suit is the better place.':
    'Höchstens 10 Punkte, und Partners zweite Farbe ist der bessere Kontrakt.',
  'At least six {mine} and 14 points or more opposite an opening: game in my own suit.':
    'Mindestens sechs {mine} und 14 Punkte oder mehr gegenüber einer Eröffnung: Vollspiel in der eigenen Farbe.',
  'Four {partner} or more and 12 points or more with short suits counted: game in the fit.':
    'Vier {partner} oder mehr und 12 Punkte oder mehr, Kürzen mitgezählt: Vollspiel im Fit.',
  'Four {partner} or more: a fit for the second suit, and game if partner has extra.':
    'Vier {partner} oder mehr: Fit für die zweite Farbe, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least three {partnerFirst} and 13 points or more: game in partner’s first suit.':
    'Mindestens drei {partnerFirst} und 13 Punkte oder mehr: Vollspiel in Partners erster Farbe.',
  'At least six {mine} and 10–13 points: the long suit, and game if partner has extra.':
    'Mindestens sechs {mine} und 10–13 Punkte: die lange Farbe, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  '11 or 12 points, and at least two cards in each unbid suit: game if partner has extra.':
    '11 oder 12 Punkte und mindestens zwei Karten in jeder ungereizten Farbe: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least two {partnerFirst}: back to partner’s first suit.':
    'Mindestens zwei {partnerFirst}: zurück in Partners erste Farbe.',
  'At most 12 points: no game, and no better place.':
    'Höchstens 12 Punkte: kein Vollspiel und kein besserer Kontrakt.',
  'At least five {x} and at most 10 points: to play in the long suit.':
    'Mindestens fünf {x} und höchstens 10 Punkte: zum Spielen in der langen Farbe.',
  '11 points or more and a four-card major: ask whether partner has one too.':
    '11 Punkte oder mehr und eine Vierer-Oberfarbe: fragen, ob der Partner auch eine hat.',
  'Balanced with 20 points or more opposite at least 12: small slam.':
    'Ausgeglichen mit 20 Punkten oder mehr gegenüber mindestens 12: Kleinschlemm.',
  'At most 10 points opposite 12–14: no game.':
    'Höchstens 10 Punkte gegenüber 12–14: kein Vollspiel.',
  'Four hearts or more: answer with the major.': 'Vier Coeur oder mehr: Antwort in der Oberfarbe.',
  'Four spades or more: answer with the major.': 'Vier Pik oder mehr: Antwort in der Oberfarbe.',
  'No four-card major to show.': 'Keine Vierer-Oberfarbe zu zeigen.',
  'Four {partner} as well and at most 12 points: game if partner is better than minimum.':
    'Auch vier {partner} und höchstens 12 Punkte: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Balanced, with at least 33 points together: small slam.':
    'Ausgeglichen, mit mindestens 33 Punkten zusammen: Kleinschlemm.',
  'Asking over 2NT promised game, and there is no fit: notrump.':
    'Die Frage über 2SA versprach das Vollspiel, und es gibt keinen Fit: Sans Atout.',
  'No fit found: notrump, and game if partner is better than minimum.':
    'Kein Fit gefunden: Sans Atout, und Vollspiel, wenn der Partner mehr als Minimum hat.',
  'At least 13 points: not a minimum, so game.':
    'Mindestens 13 Punkte: kein Minimum, also Vollspiel.',
  'A minimum for the notrump: no game.': 'Minimum für das Sans Atout: kein Vollspiel.',
  'At least three {partner} opposite five: game in the fit.':
    'Mindestens drei {partner} gegenüber fünf: Vollspiel im Fit.',
  'Fewer than three {partner}: game in notrump instead.':
    'Weniger als drei {partner}: stattdessen Vollspiel in Sans Atout.',
  'Partner’s bid of two is to play.': 'Partners Gebot auf der Zweierstufe ist zum Spielen.',
  'At least six {mine}, a void and 32 points together, short suits counted: small slam.':
    'Mindestens sechs {mine}, eine Chicane und zusammen 32 Punkte, Kürzen mitgezählt: Kleinschlemm.',
  'At least six {mine} opposite two, and 32 points together, short suits counted: ask for aces.':
    'Mindestens sechs {mine} gegenüber zwei und zusammen 32 Punkte, Kürzen mitgezählt: nach Assen fragen.',
  'At least six {mine} opposite two: game in the major instead.':
    'Mindestens sechs {mine} gegenüber zwei: stattdessen Vollspiel in der Oberfarbe.',
  'Six {x} or more and 3–10 points opposite 20: game in the major.':
    'Sechs {x} oder mehr und 3–10 Punkte gegenüber 20: Vollspiel in der Oberfarbe.',
  'At least five {x} and four points or more: game, in {x} if partner has three of them.':
    'Mindestens fünf {x} und vier Punkte oder mehr: Vollspiel, in {x}, wenn der Partner drei davon hat.',
  'Four points or more and a four-card major: ask whether partner has one too.':
    'Vier Punkte oder mehr und eine Vierer-Oberfarbe: fragen, ob der Partner auch eine hat.',
  '13 points or more opposite at least 20: small slam.':
    '13 Punkte oder mehr gegenüber mindestens 20: Kleinschlemm.',
  'Four points or more opposite at least 20: game.':
    'Vier Punkte oder mehr gegenüber mindestens 20: Vollspiel.',
  'At most three points: not enough for game opposite 20–22.':
    'Höchstens drei Punkte: nicht genug für das Vollspiel gegenüber 20–22.',
  'Eight points or more and at least five {x}: a positive answer.':
    'Acht Punkte oder mehr und mindestens fünf {x}: eine positive Antwort.',
  'Eight points or more and at least five {x}: a positive answer, at three because 2♦ is the weak one.':
    'Acht Punkte oder mehr und mindestens fünf {x}: eine positive Antwort, auf der Dreierstufe, weil 2♦ die schwache ist.',
  'Eight points or more and no five-card suit: a positive answer.':
    'Acht Punkte oder mehr und keine Fünferlänge: eine positive Antwort.',
  'Fewer than eight points: the weak answer, whatever the diamonds.':
    'Weniger als acht Punkte: die schwache Antwort, gleich wie die Karofarbe ist.',
  'Balanced with 23 or 24 points: partner may still pass with nothing.':
    'Ausgeglichen mit 23 oder 24 Punkten: Mit nichts darf der Partner noch passen.',
  'Balanced with 25 points or more: enough for game alone.':
    'Ausgeglichen mit 25 Punkten oder mehr: genug für das Vollspiel aus eigener Hand.',
  'At least five {x} and no longer suit: game is certain.':
    'Mindestens fünf {x} und keine längere Farbe: Vollspiel ist sicher.',
  'Four {x} or more and no longer suit: game is certain.':
    'Vier {x} oder mehr und keine längere Farbe: Vollspiel ist sicher.',
  'At least three {partner}: a fit, and game is certain.':
    'Mindestens drei {partner}: ein Fit, und Vollspiel ist sicher.',
  'At least five {x} and two points or more opposite 23: game, in {x} if partner fits.':
    'Mindestens fünf {x} und zwei Punkte oder mehr gegenüber 23: Vollspiel, in {x}, wenn der Partner Fit hat.',
  'Two points or more and a four-card major: ask whether partner has one too.':
    'Zwei Punkte oder mehr und eine Vierer-Oberfarbe: fragen, ob der Partner auch eine hat.',
  'Two points or more opposite at least 23: game.':
    'Zwei Punkte oder mehr gegenüber mindestens 23: Vollspiel.',
  'Nothing at all opposite 23 or 24: no game.': 'Gar nichts gegenüber 23 oder 24: kein Vollspiel.',
  'At least five {x}, a suit of my own to show.':
    'Mindestens fünf {x}, eine eigene Farbe zu zeigen.',
  'No fit and no suit of five to show: notrump.':
    'Kein Fit und keine Fünferlänge zu zeigen: Sans Atout.',
  '21 points or more and at least two {partner}: a slam is in sight, so ask for aces.':
    '21 Punkte oder mehr und mindestens zwei {partner}: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '16 points or more and at least two {partner} opposite six: game.':
    '16 Punkte oder mehr und mindestens zwei {partner} gegenüber sechs: Vollspiel.',
  'At least three {partner} and 15 points or more: game.':
    'Mindestens drei {partner} und 15 Punkte oder mehr: Vollspiel.',
  'At least four {partner}, a short suit and at most 14 points: raise before they find their fit.':
    'Mindestens vier {partner}, eine kurze Farbe und höchstens 14 Punkte: heben, bevor die Gegner ihren Fit finden.',
  'At least three {partner} and at most 14 points: make it harder for them.':
    'Mindestens drei {partner} und höchstens 14 Punkte: es den Gegnern schwerer machen.',
  '16 points or more and at least five {x}: partner bids again.':
    '16 Punkte oder mehr und mindestens fünf {x}: Der Partner reizt weiter.',
  '17 points or more and at least two {partner}: the long suit will run.':
    '17 Punkte oder mehr und mindestens zwei {partner}: Die lange Farbe läuft.',
  'At least three {partner} and 8–13 points opposite seven: ten trumps belong at the four level.':
    'Mindestens drei {partner} und 8–13 Punkte gegenüber sieben: Zehn Trümpfe gehören auf die Viererstufe.',
  '19 points or more and the other suits stopped: nine tricks without partner’s suit.':
    '19 Punkte oder mehr und Stopper in den anderen Farben: neun Stiche ohne Partners Farbe.',
  '16 points or more and at least six {x}: partner bids again.':
    '16 Punkte oder mehr und mindestens sechs {x}: Der Partner reizt weiter.',
  'Not enough for game opposite a preempt.':
    'Nicht genug für das Vollspiel gegenüber einem Sperrgebot.',
  'Not enough for game, and no fit to raise.':
    'Nicht genug für das Vollspiel und kein Fit zum Heben.',
  '23 points or more, whatever the shape: the strongest opening.':
    '23 Punkte oder mehr, gleich welche Verteilung: die stärkste Eröffnung.',
  'Balanced with 20–22 points: two notrump.': 'Ausgeglichen mit 20–22 Punkten: 2SA.',
  'Balanced with 12–14 points and no five-card major: the weak notrump.':
    'Ausgeglichen mit 12–14 Punkten und ohne Fünfer-Oberfarbe: das schwache Sans Atout.',
  'At least eight {x} headed by two honours, and at most 10 points: shut them out at game.':
    'Mindestens acht {x} mit zwei Figuren an der Spitze und höchstens 10 Punkte: das Vollspiel als Sperre.',
  'At least seven {x} headed by two honours, and at most 10 points: a preempt.':
    'Mindestens sieben {x} mit zwei Figuren an der Spitze und höchstens 10 Punkte: ein Sperrgebot.',
  'Six good {x} and 6–10 points: a weak two.': 'Sechs gute {x} und 6–10 Punkte: ein Weak Two.',
  'Fewer than 12 points: not enough to open.': 'Weniger als 12 Punkte: nicht genug zum Eröffnen.',
  'At least 23 points together: game if partner is at the top.':
    'Mindestens 23 Punkte zusammen: Vollspiel, wenn der Partner Maximum hat.',
  'At least five {x} and 25 points or more together: game is there, so look for the best one.':
    'Mindestens fünf {x} und zusammen 25 Punkte oder mehr: Vollspiel ist sicher, also das beste suchen.',
  'At least six {mine} and 10–12 points: game if partner has extra.':
    'Mindestens sechs {mine} und 10–12 Punkte: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least 25 points together and their suit stopped: game.':
    'Mindestens 25 Punkte zusammen und Stopper in der Gegnerfarbe: Vollspiel.',
  'A nine-card fit in {partner} and at least 28 points together, short suits counted: game.':
    'Ein Neunerfit in {partner} und mindestens 28 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'An eight-card fit in {partner} and at least 23 points together, short suits counted: game if partner has extra.':
    'Ein Achterfit in {partner} und mindestens 23 Punkte zusammen, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  '15 points or more with short suits counted: more than a minimum, so game.':
    '15 Punkte oder mehr, Kürzen mitgezählt: mehr als Minimum, also Vollspiel.',
  '15 points or more, with the unbid suits stopped: nine tricks are easier than eleven.':
    '15 Punkte oder mehr, Stopper in den ungereizten Farben: Neun Stiche sind leichter als elf.',
  '18 points or more with short suits counted, and partner fits the minor: game.':
    '18 Punkte oder mehr, Kürzen mitgezählt, und der Partner hat Fit in der Unterfarbe: Vollspiel.',
  'At least five {agreed}: eight trumps, so back to the major.':
    'Mindestens fünf {agreed}: acht Trümpfe, also zurück in die Oberfarbe.',
  'Four trumps or more and shape, but at most 11 high-card points: bid the game at once.':
    'Vier Trümpfe oder mehr und Verteilung, aber höchstens 11 Figurenpunkte: gleich das Vollspiel reizen.',
  'Four trumps or more and 10–12 points with short suits counted: game if partner has extra.':
    'Vier Trümpfe oder mehr und 10–12 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four trumps and six points or more, or three with 10 or an unbalanced hand: tell partner of the fit first.':
    'Vier Trümpfe und sechs Punkte oder mehr, oder drei mit 10 oder unausgeglichen: dem Partner zuerst den Fit zeigen.',
  'At least five {partner}, 9–11 points and no four-card major: game if partner has extra.':
    'Mindestens fünf {partner}, 9–11 Punkte und keine Vierer-Oberfarbe: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four clubs or more and six points or more: the raise comes before a new suit.':
    'Vier Treff oder mehr und sechs Punkte oder mehr: Die Hebung geht vor eine neue Farbe.',
  'Four diamonds or more, six points or more and no four-card major to show.':
    'Vier Karo oder mehr, sechs Punkte oder mehr und keine Vierer-Oberfarbe zu zeigen.',
  'Four trumps or more and at least 33 points together, short suits counted: a slam is in sight, so ask for aces.':
    'Vier Trümpfe oder mehr und mindestens 33 Punkte zusammen, Kürzen mitgezählt: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '21 points or more with short suits counted: a slam is in sight, so ask for aces.':
    '21 Punkte oder mehr, Kürzen mitgezählt: Der Schlemm ist in Sicht, also nach Assen fragen.',
  'At most 15 points with short suits counted: no more than an opening.':
    'Höchstens 15 Punkte, Kürzen mitgezählt: nicht mehr als eine Eröffnung.',
  '18 or 19 points and no singleton: nine tricks are easier than eleven.':
    '18 oder 19 Punkte und kein Single: Neun Stiche sind leichter als elf.',
  'Four {x} beside the minor: show the major on the way.':
    'Vier {x} neben der Unterfarbe: die Oberfarbe unterwegs zeigen.',
  '15–17 points and no singleton: notrump, if partner has a little extra.':
    '15–17 Punkte und kein Single: Sans Atout, falls der Partner etwas mehr hat.',
  '12–16 points: the minor is high enough at three.':
    '12–16 Punkte: Die Unterfarbe auf der Dreierstufe ist hoch genug.',
  '12–14 points: no game opposite a limit raise of a minor.':
    '12–14 Punkte: kein Vollspiel gegenüber der einladenden Hebung einer Unterfarbe.',
  'Four {partner} and 19 points or more with short suits counted: game opposite a bare answer.':
    'Vier {partner} und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber dem Minimum einer Antwort.',
  'Four {partner} and at most 15 points with short suits counted: a fit, and a minimum opening.':
    'Vier {partner} und höchstens 15 Punkte, Kürzen mitgezählt: Fit und Minimumeröffnung.',
  'Balanced with 18 or 19 points: game if partner has a little more than six.':
    'Ausgeglichen mit 18 oder 19 Punkten: Vollspiel, wenn der Partner etwas mehr als sechs hat.',
  '18 points or more and four {x}: game opposite any answer.':
    '18 Punkte oder mehr und vier {x}: Vollspiel gegenüber jeder Antwort.',
  'Four {x}, at most 18 points: the second suit while it is cheap.':
    'Vier {x}, höchstens 18 Punkte: die zweite Farbe, solange sie billig ist.',
  'Balanced with at most 17 points: notrump at its cheapest.':
    'Ausgeglichen mit höchstens 17 Punkten: Sans Atout so billig wie möglich.',
  'At least seven {mine} and 16 points or more: bid the game myself.':
    'Mindestens sieben {mine} und 16 Punkte oder mehr: das Vollspiel selbst reizen.',
  'At least six {mine} and 16 points or more: game if partner has a little more than six points.':
    'Mindestens sechs {mine} und 16 Punkte oder mehr: Vollspiel, wenn der Partner etwas mehr als sechs Punkte hat.',
  'Four {x}, ranking below the first suit: partner can go back to it at two.':
    'Vier {x}, im Rang unter der ersten Farbe: Der Partner kann auf der Zweierstufe ausbessern.',
  'Four {x} and 16 points or more: strong enough to send partner back to the three level.':
    'Vier {x} und 16 Punkte oder mehr: stark genug, damit der Partner auf der Dreierstufe ausbessern kann.',
  'At least five {mine} and nothing more to show.':
    'Mindestens fünf {mine} und sonst nichts zu zeigen.',
  'At least six {mine} and 20 points or more with short suits counted: game in the major.':
    'Mindestens sechs {mine} und 20 Punkte oder mehr, Kürzen mitgezählt: Vollspiel in der Oberfarbe.',
  '19 points or more and four {x}: game, and partner chooses which.':
    '19 Punkte oder mehr und vier {x}: Vollspiel, und der Partner wählt, welches.',
  'Six {mine} or more: they play better as trumps than in notrump.':
    'Sechs {mine} oder mehr: Als Trumpf spielen sie sich besser als in Sans Atout.',
  'Balanced, opposite 6–10 points: one notrump is high enough.':
    'Ausgeglichen, gegenüber 6–10 Punkten: 1SA ist hoch genug.',
  'Four {x}, ranking below the first suit: partner chooses between the two.':
    'Vier {x}, im Rang unter der ersten Farbe: Der Partner wählt zwischen beiden.',
  'Four {x} and 17 points or more: strong enough to send partner back to the three level.':
    'Vier {x} und 17 Punkte oder mehr: stark genug, damit der Partner auf der Dreierstufe ausbessern kann.',
  'Five {mine} or more, and the shape is wrong for notrump.':
    'Fünf {mine} oder mehr, und die Verteilung passt nicht für Sans Atout.',
  'At least three {partner} and 15 points or more with short suits counted, opposite 10: game.':
    'Mindestens drei {partner} und 15 Punkte oder mehr, Kürzen mitgezählt, gegenüber 10: Vollspiel.',
  'At least three {partner} and at most 14 points with short suits counted: a fit, and a minimum.':
    'Mindestens drei {partner} und höchstens 14 Punkte, Kürzen mitgezählt: Fit und Minimum.',
  'Balanced with 17–19 points opposite at least 10: game.':
    'Ausgeglichen mit 17–19 Punkten gegenüber mindestens 10: Vollspiel.',
  'Balanced with at most 16 points: notrump, and game is still to come.':
    'Ausgeglichen mit höchstens 16 Punkten: Sans Atout, und das Vollspiel wird noch gereizt.',
  'At least six {mine} and 15 points or more opposite at least 10: game is certain.':
    'Mindestens sechs {mine} und 15 Punkte oder mehr gegenüber mindestens 10: Vollspiel ist sicher.',
  'Four {x} or more, and no other new suit is longer.':
    'Vier {x} oder mehr, und keine andere neue Farbe ist länger.',
  'Four {x} and 15 points or more opposite at least 10: game is certain.':
    'Vier {x} und 15 Punkte oder mehr gegenüber mindestens 10: Vollspiel ist sicher.',
  'Four {x} and 15 points or more: enough for the three level, and game.':
    'Vier {x} und 15 Punkte oder mehr: genug für die Dreierstufe und das Vollspiel.',
  'Four {partner} and 18 points or more with short suits counted: past three notrump, looking for slam.':
    'Vier {partner} und 18 Punkte oder mehr, Kürzen mitgezählt: über 3SA hinaus auf der Suche nach dem Schlemm.',
  'Four {partner}: a fit for partner’s minor.': 'Vier {partner}: Fit für Partners Unterfarbe.',
  'Six {mine} or more: the long suit again.':
    'Sechs {mine} oder mehr: die lange Farbe noch einmal.',
  '14 points or more and no singleton: notrump.':
    '14 Punkte oder mehr und kein Single: Sans Atout.',
  'Four {mine} at least, and no other suit to show: the first suit again.':
    'Mindestens vier {mine} und keine andere Farbe zu zeigen: die erste noch einmal.',
  '16 points or more and at least five {x}: game is certain and slam may be on.':
    '16 Punkte oder mehr und mindestens fünf {x}: Vollspiel ist sicher und Schlemm möglich.',
  'Six points or more and at least four {x}: the cheapest suit first, and partner bids again.':
    'Sechs Punkte oder mehr und mindestens vier {x}: die billigste Farbe zuerst, und der Partner reizt weiter.',
  'Six points or more and at least four spades.': 'Sechs Punkte oder mehr und mindestens vier Pik.',
  'Balanced with 13–15 points opposite an opening: game in notrump.':
    'Ausgeglichen mit 13–15 Punkten gegenüber einer Eröffnung: Vollspiel in Sans Atout.',
  'Balanced with 11 or 12 points: game if partner has a little extra.':
    'Ausgeglichen mit 11 oder 12 Punkten: Vollspiel, wenn der Partner etwas mehr hat.',
  'At least five {x} and 10 points or more: enough for the two level.':
    'Mindestens fünf {x} und 10 Punkte oder mehr: genug für die Zweierstufe.',
  'At least four {x} and 10 points or more: enough for the two level.':
    'Mindestens vier {x} und 10 Punkte oder mehr: genug für die Zweierstufe.',
  '6–10 points and no suit to show at the one level.':
    '6–10 Punkte und keine Farbe für die Einerstufe.',
  'Fewer than six points: game is out of reach.':
    'Weniger als sechs Punkte: Das Vollspiel ist außer Reichweite.',
  'Balanced with 11 or 12 points and no four-card major, opposite 20–22: six notrump unless partner has the least.':
    'Ausgeglichen mit 11 oder 12 Punkten und ohne Vierer-Oberfarbe, gegenüber 20–22: 6SA, außer der Partner hat Minimum.',
  'Four {partner} and at least 32 points together, short suits counted: ask for aces.':
    'Vier {partner} und mindestens 32 Punkte zusammen, Kürzen mitgezählt: nach Assen fragen.',
  '31 or 32 points together and no fit: six notrump unless partner has the least.':
    '31 oder 32 Punkte zusammen und kein Fit: 6SA, außer der Partner hat Minimum.',
  'A fit and at least 32 points together, short suits counted: ask for aces.':
    'Ein Fit und mindestens 32 Punkte zusammen, Kürzen mitgezählt: nach Assen fragen.',
  'At least seven points more than my raise has shown, and partner believes in game: ask for aces.':
    'Mindestens sieben Punkte mehr, als die eigene Hebung gezeigt hat, und der Partner glaubt an das Vollspiel: nach Assen fragen.',
  'Eight {partner} together and at least 32 points, short suits counted with three trumps: ask for aces.':
    'Zusammen acht {partner} und mindestens 32 Punkte, Kürzen bei drei Trümpfen mitgezählt: nach Assen fragen.',
  '12 points or more, and {0} is the best suit.':
    '12 Punkte oder mehr, und {0} ist die beste Farbe.',
  '{0} the best suit': '{0} die beste Farbe',
  '{0} can be the best suit': '{0} kann die beste Farbe sein',
  'no lower suit can be better': 'keine niedrigere Farbe kann besser sein',
  '12 points or more and no singleton, opposite an opening: nine tricks are easier than eleven.':
    '12 Punkte oder mehr und kein Single, gegenüber einer Eröffnung: Neun Stiche sind leichter als elf.',
  '12 points or more opposite 12–14: game.': '12 Punkte oder mehr gegenüber 12–14: Vollspiel.',
  '12–18 points with short suits counted, opposite a minimum opening: game.':
    '12–18 Punkte, Kürzen mitgezählt, gegenüber einer Minimumeröffnung: Vollspiel.',
  '13 points or more, or 14 with short suits counted: not a minimum, so game.':
    '13 Punkte oder mehr, oder 14, Kürzen mitgezählt: kein Minimum, also Vollspiel.',
  '13–18 points with short suits counted, opposite an opening and a fit: game.':
    '13–18 Punkte, Kürzen mitgezählt, gegenüber Eröffnung und Fit: Vollspiel.',
  '14 points or more with short suits counted, and partner asks for a little more: game.':
    '14 Punkte oder mehr, Kürzen mitgezählt, und der Partner fragt nach etwas mehr: Vollspiel.',
  '14 points or more, 15 with short suits counted, and at least two {partner} opposite seven: game.':
    '14 Punkte oder mehr, 15 mit Kürzen, und mindestens zwei {partner} gegenüber sieben: Vollspiel.',
  '14–20 points with short suits counted, opposite a limit raise: game.':
    '14–20 Punkte, Kürzen mitgezählt, gegenüber einer einladenden Hebung: Vollspiel.',
  '15–17 points and no singleton, opposite 9–11 and five trumps: nine tricks in notrump.':
    '15–17 Punkte und kein Single, gegenüber 9–11 und fünf Trümpfen: neun Stiche in Sans Atout.',
  '16 or 17 points with short suits counted: ask whether partner has a little more than a simple raise.':
    '16 oder 17 Punkte, Kürzen mitgezählt: fragen, ob der Partner etwas mehr als eine einfache Hebung hat.',
  '16 points or more with short suits counted, opposite 16–18: a slam is in sight, so ask for aces.':
    '16 Punkte oder mehr, Kürzen mitgezählt, gegenüber 16–18: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '18 points or more with short suits counted, opposite at least six: game.':
    '18 Punkte oder mehr, Kürzen mitgezählt, gegenüber mindestens sechs: Vollspiel.',
  '19 points or more with short suits counted, opposite a minimum: a slam is in sight, so ask for aces.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber Minimum: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '19 points or more with short suits counted, opposite an opening: a slam is in sight, so ask for aces.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber einer Eröffnung: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '19 points or more with short suits counted, opposite shape worth game: a slam is in sight, so ask for aces.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber einer Verteilung, die das Vollspiel wert ist: Der Schlemm ist in Sicht, also nach Assen fragen.',
  '9–15 points with short suits counted, opposite 16–18: game.':
    '9–15 Punkte, Kürzen mitgezählt, gegenüber 16–18: Vollspiel.',
  'A five-card major, 10 points and a short suit: too good for a bid of two to play, so ask first.':
    'Eine Fünfer-Oberfarbe, 10 Punkte und eine Kürze: zu gut für ein Abschlussgebot auf der Zweierstufe, also erst fragen.',
  'A minimum for the notrump: two of partner’s suit is high enough.':
    'Minimum für das Sans Atout: Partners Farbe auf der Zweierstufe ist hoch genug.',
  'At least 13 points and fewer than three {partner}: game in notrump instead.':
    'Mindestens 13 Punkte und weniger als drei {partner}: stattdessen Vollspiel in Sans Atout.',
  'At least 13 points, and partner asked with 11: not a minimum, so game.':
    'Mindestens 13 Punkte, und der Partner hat mit 11 gefragt: kein Minimum, also Vollspiel.',
  'At least 24 points together with partner’s least: game has an even chance or better.':
    'Zusammen mit Partners Minimum mindestens 24 Punkte: Das Vollspiel gelingt mindestens jedes zweite Mal.',
  'At least 24 points together: game in notrump.':
    'Mindestens 24 Punkte zusammen: Vollspiel in Sans Atout.',
  'At least six {mineFirst} and 17 or 18 points with short suits counted: game if partner is at the top.':
    'Mindestens sechs {mineFirst} und 17 oder 18 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner Maximum hat.',
  'At least six {mineFirst} and 19 points or more with short suits counted, opposite two: game.':
    'Mindestens sechs {mineFirst} und 19 Punkte oder mehr, Kürzen mitgezählt, gegenüber zwei Karten: Vollspiel.',
  'At least six {mine} and 17 points or more with short suits counted: game if partner is not at the bottom.':
    'Mindestens sechs {mine} und 17 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'At least three {partner} opposite five, and 13 points or more: game in the fit.':
    'Mindestens drei {partner} gegenüber fünf und 13 Punkte oder mehr: Vollspiel im Fit.',
  'At least two {partner} opposite six, and 14 points or more with short suits counted: game.':
    'Mindestens zwei {partner} gegenüber sechs und 14 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At most 13 points with short suits counted: too few for game opposite a limit raise.':
    'Höchstens 13 Punkte, Kürzen mitgezählt: zu wenig für das Vollspiel gegenüber einer einladenden Hebung.',
  'At most 18 points with short suits counted: game is enough.':
    'Höchstens 18 Punkte, Kürzen mitgezählt: Das Vollspiel genügt.',
  'Five {x} or more and at most 11 points: game if partner is better than minimum.':
    'Fünf {x} oder mehr und höchstens 11 Punkte: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Four {partner} as well, and at least 25 points together, short suits counted: game in the fit.':
    'Auch vier {partner} und mindestens 25 Punkte zusammen, Kürzen mitgezählt: Vollspiel im Fit.',
  'Just 11 points: game if partner is better than minimum.':
    'Genau 11 Punkte: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Just 17 points and no singleton: game if partner is at the top of 6–10.':
    'Genau 17 Punkte und kein Single: Vollspiel, wenn der Partner von 6–10 Maximum hat.',
  'Just eight points opposite 15–17: game if partner is not at the bottom.':
    'Genau acht Punkte gegenüber 15–17: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Nine points or more opposite 15–17: game.': 'Neun Punkte oder mehr gegenüber 15–17: Vollspiel.',
  'No singleton and 18 points or more opposite 6–10: game.':
    'Kein Single und 18 Punkte oder mehr gegenüber 6–10: Vollspiel.',
  'Six {x} or more and 11 points with short suits counted, at most 16 without, opposite a notrump: game in the major, no slam.':
    'Sechs {x} oder mehr und 11 Punkte mit Kürzen, höchstens 16 ohne, gegenüber Sans Atout: Vollspiel in der Oberfarbe, kein Schlemm.',
  '13 points or more with short suits counted, opposite three trumps and 10: game.':
    '13 Punkte oder mehr, Kürzen mitgezählt, gegenüber drei Trümpfen und 10: Vollspiel.',
  '13–18 points and no singleton, opposite 11 or 12: game in notrump.':
    '13–18 Punkte und kein Single, gegenüber 11 oder 12: Vollspiel in Sans Atout.',
  'At least six {mine} and 14 points or more with short suits counted, opposite 11 or 12 balanced: game in the major.':
    'Mindestens sechs {mine} und 14 Punkte oder mehr, Kürzen mitgezählt, gegenüber 11 oder 12 ausgeglichen: Vollspiel in der Oberfarbe.',
  'At least three {partner} and 10 points, short suits counted, opposite six and 10 or 11: game if partner has shape.':
    'Mindestens drei {partner} und 10 Punkte, Kürzen mitgezählt, gegenüber sechs und 10 oder 11: Vollspiel, wenn der Partner Verteilung hat.',
  'At most 12 points with short suits counted: three is high enough.':
    'Höchstens 12 Punkte, Kürzen mitgezählt: Die Dreierstufe ist hoch genug.',
  'At most nine points and a short suit: no game, and the minor plays better than notrump.':
    'Höchstens neun Punkte und eine kurze Farbe: kein Vollspiel, und die Unterfarbe spielt sich besser als Sans Atout.',
  'At most nine points opposite 15–17, and no short suit: no game.':
    'Höchstens neun Punkte gegenüber 15–17 und keine kurze Farbe: kein Vollspiel.',
  'Both of us could not open at one: two is high enough.':
    'Keiner von beiden konnte auf der Einerstufe eröffnen: Die Zweierstufe ist hoch genug.',
  'Five trumps or more and at least seven points with short suits counted, but at most five high-card points: nine trumps take their room away.':
    'Fünf Trümpfe oder mehr und mindestens sieben Punkte, Kürzen mitgezählt, aber höchstens fünf Figurenpunkte: Neun Trümpfe nehmen den Gegnern Bietraum.',
  '10 points or more opposite 15–17: at least 25 together are game in notrump.':
    '10 Punkte oder mehr gegenüber 15–17: Zusammen mindestens 25 sind Vollspiel in Sans Atout.',
  'Six {x} or more and 10 or 11 points in fourth seat: half of all points with partner’s share, and a major to outbid them with.':
    'Sechs {x} oder mehr und 10 oder 11 Punkte in vierter Hand: mit dem Anteil des Partners die Hälfte aller Punkte, und eine Oberfarbe, die höher ist als die Farben der Gegner.',
}
