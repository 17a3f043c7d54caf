import type { Message } from '../catalogue/systems-schenken-1967.ts'

export const systemsSchenken1967: Record<Message, string> = {
  NT: 'SA',
  'Partner has asked to play here, or we are in slam already.':
    'Der Partner will hier spielen, oder wir sind schon im Schlemm.',
  'At least two points more than my bids have shown: slam.':
    'Mindestens zwei Punkte mehr als gezeigt: Schlemm.',
  'No more than my bids have shown: no slam.': 'Nicht mehr als gezeigt: kein Schlemm.',
  'An eight-card fit in {x} and at least 33 points together, short suits counted: ask for aces.':
    'Ein Achterfit in {x} und mindestens 33 Punkte zusammen, Kürzen mitgezählt: nach Assen fragen.',
  'An eight-card fit in {x}, and partner’s middle strength makes slam likely: ask for aces.':
    'Ein Achterfit in {x}, und Partners mittlere Stärke macht Schlemm wahrscheinlich: nach Assen fragen.',
  'At least 33 points together: small slam.': 'Zusammen mindestens 33 Punkte: Kleinschlemm.',
  'No singleton, and partner’s middle strength makes 33 points with mine: small slam.':
    'Kein Single, und Partners mittlere Stärke ergibt mit meiner 33 Punkte: Kleinschlemm.',
  'An eight-card fit in {x} and at least 26 points together, short suits counted: game.':
    'Ein Achterfit in {x} und mindestens 26 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'At least 26 points together, with one for each card past the fourth of the longest suit: game in notrump.':
    'Mindestens 26 Punkte zusammen, mit einem für jede Karte nach der vierten der längsten Farbe: Vollspiel in Sans Atout.',
  'An eight-card fit in {x}, and partner’s middle strength makes 26 points, short suits counted: game.':
    'Ein Achterfit in {x}, und Partners mittlere Stärke ergibt 26 Punkte, Kürzen mitgezählt: Vollspiel.',
  'Partner’s middle strength makes 26 points with mine, the longest suit counted: game in notrump.':
    'Partners mittlere Stärke ergibt mit meiner 26 Punkte, die längste Farbe mitgezählt: Vollspiel in Sans Atout.',
  'An eight-card fit in {x} and at least 29 points together, short suits counted: game.':
    'Ein Achterfit in {x} und mindestens 29 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'An eight-card fit in {partner}, and three points more than my bids have shown, short suits counted: accept.':
    'Ein Achterfit in {partner} und drei Punkte mehr, als meine Gebote gezeigt haben, Kürzen mitgezählt: annehmen.',
  'At least 25 points together, with one for each card past the fourth of the longest suit: accept.':
    'Mindestens 25 Punkte zusammen, mit einem für jede Karte nach der vierten der längsten Farbe: annehmen.',
  'An eight-card fit in {x} and at least 22 points together, short suits counted: game if partner has extra.':
    'Ein Achterfit in {x} und mindestens 22 Punkte zusammen, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least 22 points together and no eight-card major fit: game if partner has extra.':
    'Mindestens 22 Punkte zusammen und kein Achterfit in Oberfarbe: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'An eight-card fit in {x}: show it before the level goes up.':
    'Ein Achterfit in {x}: zeigen, bevor die Stufe steigt.',
  'At least six {mine}, one more than my bids have shown.':
    'Mindestens sechs {mine}, eine mehr als gezeigt.',
  'Four {x} or more and an unbalanced hand: a second suit on the way to game.':
    'Vier {x} oder mehr und eine unausgeglichene Hand: eine zweite Farbe auf dem Weg ins Vollspiel.',
  'An eight-card fit in {partner}: show it on the way to game.':
    'Ein Achterfit in {partner}: auf dem Weg ins Vollspiel zeigen.',
  'Four {x} or more: a new suit on the way to game.':
    'Vier {x} oder mehr: eine neue Farbe auf dem Weg ins Vollspiel.',
  'A card more in {mine} than my bids have shown.': 'Eine Karte mehr in {mine} als gezeigt.',
  'Game was promised, and there is no fit or suit to show: notrump.':
    'Vollspiel ist versprochen, und kein Fit und keine Farbe zu zeigen: Sans Atout.',
  'Partner’s bid must be answered, and {partner} is a fit of eight.':
    'Partners Gebot muss beantwortet werden, und {partner} ist ein Achterfit.',
  'Partner’s bid must be answered, and {partnerFirst}, the first suit, is a fit of eight.':
    'Partners Gebot muss beantwortet werden, und {partnerFirst}, die erste Farbe, ist ein Achterfit.',
  'Three of partner’s first suit and at least 23 points together: game if partner has extra.':
    'Drei von Partners erster Farbe und mindestens 23 Punkte zusammen: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Partner’s bid must be answered: three of partner’s first suit come before my own once more.':
    'Partners Gebot muss beantwortet werden: Drei von Partners erster Farbe gehen vor meiner eigenen.',
  'Partner’s bid must be answered: a card more in {mine} than my bids have shown.':
    'Partners Gebot muss beantwortet werden: eine Karte mehr in {mine} als gezeigt.',
  'Partner’s bid must be answered: at least two of partner’s first suit, no four of the second.':
    'Partners Gebot muss beantwortet werden: mindestens zwei von Partners erster Farbe, keine vier von der zweiten.',
  'Partner’s bid must be answered: at least three cards in support.':
    'Partners Gebot muss beantwortet werden: mindestens drei Karten Anschluss.',
  'Partner’s bid must be answered: notrump is all that is left.':
    'Partners Gebot muss beantwortet werden: Nur Sans Atout bleibt.',
  'At least five {mine} and a short suit: no hand for notrump.':
    'Mindestens fünf {mine} und eine kurze Farbe: keine Hand für Sans Atout.',
  'Four {partnerFirst} or more and a short suit: no hand for notrump.':
    'Vier {partnerFirst} oder mehr und eine kurze Farbe: keine Hand für Sans Atout.',
  'At least five {x} and a short suit: no hand for notrump.':
    'Mindestens fünf {x} und eine kurze Farbe: keine Hand für Sans Atout.',
  'At least two {partnerFirst}, and no fewer than of partner’s second suit: back to the first.':
    'Mindestens zwei {partnerFirst} und nicht weniger als in Partners zweiter Farbe: zurück zur ersten.',
  'Seven trumps between us and no game: high enough.':
    'Zusammen sieben Trümpfe und kein Vollspiel: hoch genug.',
  'Partner’s first suit makes seven trumps and the second does not: back to the first.':
    'Partners erste Farbe ergibt sieben Trümpfe, die zweite nicht: zurück zur ersten.',
  'At least six {mine}: the long suit again.':
    'Mindestens sechs {mine}: die lange Farbe noch einmal.',
  'No game and no better place: high enough.':
    'Kein Vollspiel und kein besserer Platz: hoch genug.',
  'We are in game, and slam is out of reach.':
    'Wir sind im Vollspiel, und Schlemm ist außer Reichweite.',
  'Four {0} or more and eight points or more with short suits counted: game opposite 17.':
    'Vier {0} oder mehr und acht Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber 17.',
  'At least three {0} and seven points or more with short suits counted: game if partner has extra.':
    'Mindestens drei {0} und sieben Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least three {0} and four points or more with short suits counted: a raise.':
    'Mindestens drei {0} und vier Punkte oder mehr, Kürzen mitgezählt: eine Hebung.',
  'Four spades or more and four points or more: the other major while it is cheap.':
    'Vier Pik oder mehr und vier Punkte oder mehr: die andere Oberfarbe, solange sie billig ist.',
  'At least five {x} and five points or more: a suit of my own.':
    'Mindestens fünf {x} und fünf Punkte oder mehr: eine eigene Farbe.',
  'Five points or more, no fit and no suit to show.':
    'Fünf Punkte oder mehr, kein Fit und keine Farbe zu zeigen.',
  'Too weak to answer again: no game.': 'Zu schwach für eine weitere Antwort: kein Vollspiel.',
  'At least five {x} and four points or more: a suit of my own.':
    'Mindestens fünf {x} und vier Punkte oder mehr: eine eigene Farbe.',
  'Seven points or more and at most three {0}: game if partner has extra.':
    'Sieben Punkte oder mehr und höchstens drei {0}: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four {0} or more and five points or more: game if partner has extra.':
    'Vier {0} oder mehr und fünf Punkte oder mehr: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four {x} or more and six points or more: partner may have four too.':
    'Vier {x} oder mehr und sechs Punkte oder mehr: Der Partner kann auch vier haben.',
  'Too weak to go on: no game.': 'Zu schwach zum Weiterreizen: kein Vollspiel.',
  'At least three {0} and at most five points: game and no more.':
    'Mindestens drei {0} und höchstens fünf Punkte: Vollspiel und nicht mehr.',
  'At least three {0}: slower than game, so stronger.':
    'Mindestens drei {0}: langsamer als Vollspiel, also stärker.',
  'Five points or more and no fit: game in notrump.':
    'Fünf Punkte oder mehr und kein Fit: Vollspiel in Sans Atout.',
  'Partner’s jump must be answered: the weakest answer there is.':
    'Partners Sprung muss beantwortet werden: die schwächste Antwort.',
  'At least five {x} and three points or more: game, in {x} if partner fits.':
    'Mindestens fünf {x} und drei Punkte oder mehr: Vollspiel, in {x}, wenn der Partner Anschluss hat.',
  'Four {0} or more, a short suit and five points or more: game.':
    'Vier {0} oder mehr, eine kurze Farbe und fünf Punkte oder mehr: Vollspiel.',
  'Five points or more opposite a strong jump: game in notrump.':
    'Fünf Punkte oder mehr gegenüber einem starken Sprung: Vollspiel in Sans Atout.',
  'At least three {0}: a fit, and game if partner has extra.':
    'Mindestens drei {0}: ein Fit, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Partner’s jump must be answered, and there is no fit: notrump.':
    'Partners Sprung muss beantwortet werden, und es gibt keinen Fit: Sans Atout.',
  '21 points or more with short suits counted, opposite at least four: game.':
    '21 Punkte oder mehr, Kürzen mitgezählt, gegenüber mindestens vier: Vollspiel.',
  '19 points or more with short suits counted: game if partner is at the top.':
    '19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Maximum hat.',
  'Not enough for game opposite a weak raise.':
    'Nicht genug für Vollspiel gegenüber einer schwachen Hebung.',
  '19 points or more with short suits counted, opposite at least seven: game.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber mindestens sieben: Vollspiel.',
  'A minimum for the strong club: no game.': 'Ein Minimum für das starke Treff: kein Vollspiel.',
  '20 points or more and no singleton opposite five: game.':
    '20 Punkte oder mehr und kein Single gegenüber fünf: Vollspiel.',
  '18 points or more and no singleton: game if partner is at the top.':
    '18 Punkte oder mehr und kein Single: Vollspiel, wenn der Partner Maximum hat.',
  'At least six {0} and 19 points or more with short suits counted: game if partner has a little.':
    'Mindestens sechs {0} und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner ein wenig hat.',
  'At least six {0}: they play better as trumps.':
    'Mindestens sechs {0}: Als Trumpf spielen sie sich besser.',
  'Four hearts or more: the second major.': 'Vier Coeur oder mehr: die zweite Oberfarbe.',
  'Four {x} or more and an unbalanced hand: a second suit.':
    'Vier {x} oder mehr und eine unausgeglichene Hand: eine zweite Farbe.',
  'Notrump is high enough: no game.': 'Sans Atout ist hoch genug: kein Vollspiel.',
  'Four spades or more and 21 points or more with short suits counted: game.':
    'Vier Pik oder mehr und 21 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'Four spades or more and 19 points or more with short suits counted: game if partner is at the top.':
    'Vier Pik oder mehr und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Maximum hat.',
  'Four spades or more: a fit.': 'Vier Pik oder mehr: ein Fit.',
  '19 points or more and no singleton: game if partner is at the top.':
    '19 Punkte oder mehr und kein Single: Vollspiel, wenn der Partner Maximum hat.',
  'At least six hearts and 19 points or more with short suits counted: game if partner has a little.':
    'Mindestens sechs Coeur und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner ein wenig hat.',
  'At least six hearts: the long suit again.':
    'Mindestens sechs Coeur: die lange Farbe noch einmal.',
  'No fit for spades and no second suit: notrump.':
    'Kein Fit in Pik und keine zweite Farbe: Sans Atout.',
  'At least three {partner} and 20 points or more with short suits counted: game.':
    'Mindestens drei {partner} und 20 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At least three {partner}: a fit, and game if partner has extra.':
    'Mindestens drei {partner}: ein Fit, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  '17 points or more and no singleton: notrump, and game if partner has extra.':
    '17 Punkte oder mehr und kein Single: Sans Atout, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'No fit for the major and no hand for notrump: the {0} again.':
    'Kein Fit für die Oberfarbe und keine Hand für Sans Atout: noch einmal {0}.',
  '18 points or more and no singleton, or six solid trumps: nine tricks are easier than eleven.':
    '18 Punkte oder mehr und kein Single, oder sechs stehende Trümpfe: Neun Stiche sind leichter als elf.',
  '22 points or more with short suits counted: game in the minor.':
    '22 Punkte oder mehr, Kürzen mitgezählt: Vollspiel in der Unterfarbe.',
  '{0} points, or one fewer with a five-card suit: game.':
    '{0} Punkte, oder einer weniger mit einer Fünferfarbe: Vollspiel.',
  'Not at the top: no game.': 'Kein Maximum: kein Vollspiel.',
  'Partner’s bid of two is to play.': 'Partners Gebot auf zwei ist zum Spielen.',
  '{0} points or more: at the top, so game.': '{0} Punkte oder mehr: Maximum, also Vollspiel.',
  'Not at the top: three is high enough.': 'Kein Maximum: Drei ist hoch genug.',
  'Four spades beside the hearts and {0} points or more: partner asked for a major, so that is the fit.':
    'Vier Pik neben den Coeur und {0} Punkte oder mehr: Der Partner fragte nach einer Oberfarbe, also ist das der Fit.',
  'Four spades beside the hearts: partner asked for a major, so that is the fit.':
    'Vier Pik neben den Coeur: Der Partner fragte nach einer Oberfarbe, also ist das der Fit.',
  'Partner asked for a major and has no four hearts, so four spades: that is the fit.':
    'Der Partner fragte nach einer Oberfarbe und hat keine vier Coeur, also vier Pik: Das ist der Fit.',
  'Partner has chosen notrump, and there is no fit to go back to.':
    'Der Partner wählte Sans Atout, und es gibt keinen Fit.',
  'At least three {0} opposite five: game in the fit.':
    'Mindestens drei {0} gegenüber fünf: Vollspiel im Fit.',
  'Fewer than three {0}: game in notrump instead.':
    'Weniger als drei {0}: stattdessen Vollspiel in Sans Atout.',
  'At least four of the minor and {0} points or more: towards a slam.':
    'Mindestens vier der Unterfarbe und {0} Punkte oder mehr: auf einen Schlemm zu.',
  'Not the hand for a slam in the minor: game in notrump.':
    'Keine Hand für Schlemm in der Unterfarbe: Vollspiel in Sans Atout.',
  '{0}: the answer to four clubs.': '{0}: die Antwort auf vier Treff.',
  'At least six {x} and three aces between us: small slam.':
    'Mindestens sechs {x} und zusammen drei Asse: Kleinschlemm.',
  'Two aces may be missing: game in the six-card {x}.':
    'Zwei Asse können fehlen: Vollspiel in der Sechserfarbe {x}.',
  '{0} points or more: at the top, so slam.': '{0} Punkte oder mehr: Maximum, also Schlemm.',
  'Not at the top: no slam.': 'Kein Maximum: kein Schlemm.',
  'Partner has chosen the final contract.': 'Der Partner hat den Endkontrakt gewählt.',
  'Balanced, no four-card major and {0} points or more: small slam.':
    'Ausgeglichen, keine Vierer-Oberfarbe und {0} Punkte oder mehr: Kleinschlemm.',
  'Balanced, no four-card major and {0}–{1} points: slam if partner has extra.':
    'Ausgeglichen, keine Vierer-Oberfarbe und {0}–{1} Punkte: Schlemm, wenn der Partner Zusatzwerte hat.',
  'A six-card major and {0} points or more: ask for aces.':
    'Eine Sechser-Oberfarbe und {0} Punkte oder mehr: nach Assen fragen.',
  'At least six {x} and {0} points or more: game is certain and slam may be on.':
    'Mindestens sechs {x} und {0} Punkte oder mehr: Vollspiel ist sicher und Schlemm möglich.',
  'At least six {x} and {0} points or more: game in the major.':
    'Mindestens sechs {x} und {0} Punkte oder mehr: Vollspiel in der Oberfarbe.',
  'At least five {x} and {0} points or more: game, in {x} if partner has three of them.':
    'Mindestens fünf {x} und {0} Punkte oder mehr: Vollspiel, in {x}, wenn der Partner drei davon hat.',
  '{0} points or more and four cards in a major: ask whether partner has one too.':
    '{0} Punkte oder mehr und eine Vierer-Oberfarbe: fragen, ob der Partner auch eine hat.',
  'At least five {x} and at most {0} points: to play in the long suit.':
    'Mindestens fünf {x} und höchstens {0} Punkte: zum Spielen in der langen Farbe.',
  'At least five diamonds and at most {0} points: to play in the long suit.':
    'Mindestens fünf Karo und höchstens {0} Punkte: zum Spielen in der langen Farbe.',
  'At most {0} points: no game.': 'Höchstens {0} Punkte: kein Vollspiel.',
  'Four hearts or more: answer with the major.': 'Vier Coeur oder mehr: Antwort in der Oberfarbe.',
  'Four spades or more: answer with the major.': 'Vier Pik oder mehr: Antwort in der Oberfarbe.',
  'No four-card major to show.': 'Keine Vierer-Oberfarbe zu zeigen.',
  'Four {0} as well and {1} points or more with short suits counted: small slam.':
    'Auch vier {0} und {1} Punkte oder mehr, Kürzen mitgezählt: Kleinschlemm.',
  'Four {0} as well{1}: game in the fit.': 'Auch vier {0}{1}: Vollspiel im Fit.',
  'Four {0} as well: game if partner is at the top.':
    'Auch vier {0}: Vollspiel, wenn der Partner Maximum hat.',
  'No fit, but {0} points or more: small slam in notrump.':
    'Kein Fit, aber {0} Punkte oder mehr: Kleinschlemm in Sans Atout.',
  'No fit, but {0} points or more: slam if partner has extra.':
    'Kein Fit, aber {0} Punkte oder mehr: Schlemm, wenn der Partner Zusatzwerte hat.',
  'No fit, and {0} points or more: game in notrump.':
    'Kein Fit und {0} Punkte oder mehr: Vollspiel in Sans Atout.',
  'No fit, and {0} points: game if partner is at the top.':
    'Kein Fit und {0} Punkte: Vollspiel, wenn der Partner Maximum hat.',
  'No fit, and game was promised: notrump.': 'Kein Fit, und Vollspiel ist versprochen: Sans Atout.',
  'Fewer than nine points: the weak answer, whatever the diamonds.':
    'Weniger als neun Punkte: die schwache Antwort, bei beliebigen Karo.',
  'At least six {x} with ace, king and queen: a jump shows that the suit is solid.':
    'Mindestens sechs {x} mit Ass, König und Dame: Ein Sprung zeigt, dass die Farbe steht.',
  'At least seven {x} with three honours, two of them of the top three: a nearly solid suit.':
    'Mindestens sieben {x} mit drei Figuren, zwei davon aus den höchsten drei: eine fast stehende Farbe.',
  'At least five {x} and no longer suit: a positive answer, so game is certain.':
    'Mindestens fünf {x} und keine längere Farbe: eine positive Antwort, also ist Vollspiel sicher.',
  'At least five {x} and no longer major: a positive answer, so game is certain.':
    'Mindestens fünf {x} und keine längere Oberfarbe: eine positive Antwort, also ist Vollspiel sicher.',
  'Balanced with 12–14 points: game is certain.':
    'Ausgeglichen mit 12–14 Punkten: Vollspiel ist sicher.',
  'Balanced with 15–17 points: game at once, and slam if partner has extra.':
    'Ausgeglichen mit 15–17 Punkten: sofort Vollspiel, und Schlemm, wenn der Partner Zusatzwerte hat.',
  'Balanced with 9–11 points: game is certain.':
    'Ausgeglichen mit 9–11 Punkten: Vollspiel ist sicher.',
  'Four {x} or more: a positive answer, so game is certain.':
    'Vier {x} oder mehr: eine positive Antwort, also ist Vollspiel sicher.',
  'At least six {x} and 26 points or more with short suits counted: game without help.':
    'Mindestens sechs {x} und 26 Punkte oder mehr, Kürzen mitgezählt: Vollspiel ohne Hilfe.',
  'At least five {x} and far more than a minimum: a jump to show both.':
    'Mindestens fünf {x} und weit mehr als das Minimum: Ein Sprung zeigt beides.',
  'Balanced with 23 points or more: game opposite almost nothing.':
    'Ausgeglichen mit 23 Punkten oder mehr: Vollspiel gegenüber fast nichts.',
  'Strength recorded in notrump and 21 or 22 points.':
    'Stärke in Sans Atout vermerkt und 21 oder 22 Punkte.',
  spades: 'Pik',
  hearts: 'Coeur',
  'The suit behind the strong club is {0}.': 'Die Farbe hinter dem starken Treff ist {0}.',
  'Balanced, or strength recorded in notrump: too weak for a jump.':
    'Ausgeglichen oder Stärke in Sans Atout vermerkt: zu schwach für einen Sprung.',
  'The suit behind the strong club is diamonds.': 'Die Farbe hinter dem starken Treff ist Karo.',
  'The suit behind the strong club is clubs.': 'Die Farbe hinter dem starken Treff ist Treff.',
  'Four {0} or more and 14 points or more with short suits counted: game is certain.':
    'Vier {0} oder mehr und 14 Punkte oder mehr, Kürzen mitgezählt: Vollspiel ist sicher.',
  '17 points or more and at least five {x}, with no longer suit: slam may be on.':
    '17 Punkte oder mehr und mindestens fünf {x}, keine längere Farbe: Schlemm ist möglich.',
  'At least five {0} and at most nine points: shape for game, not strength.':
    'Mindestens fünf {0} und höchstens neun Punkte: Verteilung für Vollspiel, nicht Stärke.',
  'Four {0} or more and 10–13 points with short suits counted: game if partner has extra.':
    'Vier {0} oder mehr und 10–13 Punkte, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four {0} or more and 7–9 points with short suits counted: a simple raise.':
    'Vier {0} oder mehr und 7–9 Punkte, Kürzen mitgezählt: eine einfache Hebung.',
  'Three {0} and 10 points with short suits counted: a simple raise.':
    'Drei {0} und 10 Punkte, Kürzen mitgezählt: eine einfache Hebung.',
  'Balanced with 16 or 17 points and at most three {0}: game in notrump.':
    'Ausgeglichen mit 16 oder 17 Punkten und höchstens drei {0}: Vollspiel in Sans Atout.',
  'Balanced with 13–15 points and at most three {0}: game is certain.':
    'Ausgeglichen mit 13–15 Punkten und höchstens drei {0}: Vollspiel ist sicher.',
  'Four {x} or more and 11 points or more: enough for the two level.':
    'Vier {x} oder mehr und 11 Punkte oder mehr: genug für die Zweierstufe.',
  '11 points or more and no better suit to bid: clubs, to hear more.':
    '11 Punkte oder mehr und keine bessere Farbe: Treff, um mehr zu hören.',
  '6–10 points, no fit and nothing to show at one.':
    '6–10 Punkte, kein Fit und auf der Einerstufe nichts zu zeigen.',
  'Too weak to answer: game is out of reach.':
    'Zu schwach zum Antworten: Vollspiel ist außer Reichweite.',
  'At least five {x}, no longer suit, and six points or more.':
    'Mindestens fünf {x}, keine längere Farbe und sechs Punkte oder mehr.',
  'At least five clubs, longer than either major, and 12 points or more: the long suit first.':
    'Mindestens fünf Treff, länger als jede Oberfarbe, und 12 Punkte oder mehr: die lange Farbe zuerst.',
  'Four {x} or more and six points or more: a new suit at one.':
    'Vier {x} oder mehr und sechs Punkte oder mehr: eine neue Farbe auf der Einerstufe.',
  'Balanced with 16 or 17 points: game in notrump.':
    'Ausgeglichen mit 16 oder 17 Punkten: Vollspiel in Sans Atout.',
  'Balanced with 13–15 points: game is certain.':
    'Ausgeglichen mit 13–15 Punkten: Vollspiel ist sicher.',
  'At least five diamonds and 10–12 points: game if partner has extra.':
    'Mindestens fünf Karo und 10–12 Punkte: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four clubs or more and 11 points or more: enough for the two level.':
    'Vier Treff oder mehr und 11 Punkte oder mehr: genug für die Zweierstufe.',
  '13 points or more, with diamonds and no other suit to show: game in notrump.':
    '13 Punkte oder mehr, mit Karo und sonst keiner Farbe zu zeigen: Vollspiel in Sans Atout.',
  '11 points or more and nothing to show but diamonds: game if partner has extra.':
    '11 Punkte oder mehr und nichts als Karo zu zeigen: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Four diamonds or more and 6–10 points: a simple raise.':
    'Vier Karo oder mehr und 6–10 Punkte: eine einfache Hebung.',
  '6–10 points and no major to show.': '6–10 Punkte und keine Oberfarbe zu zeigen.',
  '15 points or more and at least six {x}: game, and perhaps slam.':
    '15 Punkte oder mehr und mindestens sechs {x}: Vollspiel und vielleicht Schlemm.',
  '13 points or more, no singleton and no four-card major: game in notrump.':
    '13 Punkte oder mehr, kein Single und keine Vierer-Oberfarbe: Vollspiel in Sans Atout.',
  '11 points or more: ask partner to tell more, whatever the diamonds.':
    '11 Punkte oder mehr: den Partner nach mehr fragen, bei beliebigen Karo.',
  'Not enough to go on opposite a limited opening.':
    'Nicht genug zum Weiterreizen gegenüber einer begrenzten Eröffnung.',
  'At least three {partner}: a fit, and game is certain.':
    'Mindestens drei {partner}: ein Fit, und Vollspiel ist sicher.',
  'Four spades or more beside the strong club: partner may have four too.':
    'Vier Pik oder mehr neben dem starken Treff: Der Partner kann auch vier haben.',
  'At least five {x}, no longer suit and an unbalanced hand.':
    'Mindestens fünf {x}, keine längere Farbe und eine unausgeglichene Hand.',
  '21 points or more and no singleton: far more than a minimum.':
    '21 Punkte oder mehr und kein Single: weit mehr als das Minimum.',
  'No fit and no suit to show: notrump, with game certain.':
    'Kein Fit und keine Farbe zu zeigen: Sans Atout, Vollspiel ist sicher.',
  'At least five {x}: a suit to show.': 'Mindestens fünf {x}: eine Farbe zu zeigen.',
  'At least five diamonds: a suit to show.': 'Mindestens fünf Karo: eine Farbe zu zeigen.',
  'At least three {partner}, and the shape for a suit contract: a raise.':
    'Mindestens drei {partner} und Verteilung für einen Farbkontrakt: eine Hebung.',
  'Four {x} or more: a major beside the strong club.':
    'Vier {x} oder mehr: eine Oberfarbe neben dem starken Treff.',
  'At least five clubs and an unbalanced hand.':
    'Mindestens fünf Treff und eine unausgeglichene Hand.',
  'Balanced with {0} points or more opposite at least {1}: small slam.':
    'Ausgeglichen mit {0} Punkten oder mehr gegenüber mindestens {1}: Kleinschlemm.',
  'Balanced with {0} points or more opposite at least {1}: slam if partner has extra.':
    'Ausgeglichen mit {0} Punkten oder mehr gegenüber mindestens {1}: Schlemm, wenn der Partner Zusatzwerte hat.',
  'At least six {x}: eight trumps, so game in the major.':
    'Mindestens sechs {x}: acht Trümpfe, also Vollspiel in der Oberfarbe.',
  'Not enough for slam opposite 15–17: game is high enough.':
    'Nicht genug für Schlemm gegenüber 15–17: Vollspiel ist hoch genug.',
  'At least five {x} and no longer suit, with the shape for a suit contract.':
    'Mindestens fünf {x} und keine längere Farbe, mit Verteilung für einen Farbkontrakt.',
  'At least five {x}: partner may have three.': 'Mindestens fünf {x}: Der Partner kann drei haben.',
  'Four {x} or more and an unbalanced hand: partner may have four too.':
    'Vier {x} oder mehr und eine unausgeglichene Hand: Der Partner kann auch vier haben.',
  'No suit worth showing opposite a balanced hand: game in notrump.':
    'Keine Farbe, die gegenüber einer ausgeglichenen Hand lohnt: Vollspiel in Sans Atout.',
  '20 points or more opposite a solid suit: only aces matter, so ask.':
    '20 Punkte oder mehr gegenüber einer stehenden Farbe: Nur Asse zählen, also fragen.',
  'At least two cards in each major, and partner’s minor runs: nine tricks.':
    'Mindestens zwei Karten in jeder Oberfarbe, und Partners Unterfarbe läuft: neun Stiche.',
  'At least two {partner} opposite a solid suit: game.':
    'Mindestens zwei {partner} gegenüber einer stehenden Farbe: Vollspiel.',
  'Partner’s suit is good for its tricks: game in notrump.':
    'Partners Farbe bringt ihre Stiche: Vollspiel in Sans Atout.',
  '16 points or more with short suits counted, opposite the strong club and a fit: ask for aces.':
    '16 Punkte oder mehr, Kürzen mitgezählt, gegenüber starkem Treff und Fit: nach Assen fragen.',
  '13 points or more with short suits counted: more than a minimum, so slower than game.':
    '13 Punkte oder mehr, Kürzen mitgezählt: mehr als das Minimum, also langsamer als Vollspiel.',
  'A minimum positive answer: game and no more.':
    'Eine positive Minimumantwort: Vollspiel und nicht mehr.',
  '19 points or more with short suits counted, opposite more than a minimum: ask for aces.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber mehr als dem Minimum: nach Assen fragen.',
  'No more than a minimum strong club: game is enough.':
    'Nicht mehr als ein minimales starkes Treff: Vollspiel reicht.',
  'Partner has a minimum: game is enough.': 'Der Partner hat ein Minimum: Vollspiel reicht.',
  '21 points or more and at least two {partner}: a slam is in sight, so ask for aces.':
    '21 Punkte oder mehr und mindestens zwei {partner}: Schlemm ist in Sicht, also nach Assen fragen.',
  'At least two {partner} and 16 points or more with short suits counted, or four of them: game.':
    'Mindestens zwei {partner} und 16 Punkte oder mehr, Kürzen mitgezählt, oder vier davon: Vollspiel.',
  '18 points or more and the other suits stopped: game in notrump.':
    '18 Punkte oder mehr und Stopper in den anderen Farben: Vollspiel in Sans Atout.',
  'At least six {x} and 16 points or more: partner bids again.':
    'Mindestens sechs {x} und 16 Punkte oder mehr: Der Partner reizt weiter.',
  'At least three {partner}, eight points or more with short suits counted and at most 11: take their room.':
    'Mindestens drei {partner}, acht Punkte oder mehr, Kürzen mitgezählt, und höchstens 11: den Gegnern Raum nehmen.',
  'Not enough for game, and no fit to raise.': 'Nicht genug für Vollspiel und kein Fit zum Heben.',
  '18 points or more with short suits counted, or 16 with two cards in support: game.':
    '18 Punkte oder mehr, Kürzen mitgezählt, oder 16 mit zwei Karten Anschluss: Vollspiel.',
  '16 points or more and at least two diamonds: the long suit will run.':
    '16 Punkte oder mehr und mindestens zwei Karo: Die lange Farbe läuft.',
  'Not enough for game opposite a preempt.':
    'Nicht genug für Vollspiel gegenüber einem Sperrgebot.',
  'Nine points or more and both majors stopped, opposite good clubs: game.':
    'Neun Punkte oder mehr und Stopper in beiden Oberfarben, gegenüber guten Treff: Vollspiel.',
  'At least six {x} and 12 points or more: partner bids again.':
    'Mindestens sechs {x} und 12 Punkte oder mehr: Der Partner reizt weiter.',
  'Not enough for game, or a major unstopped.':
    'Nicht genug für Vollspiel, oder eine Oberfarbe ohne Stopper.',
  'Four {partner} or more and 18 points or more with short suits counted: game opposite a bare answer.':
    'Vier {partner} oder mehr und 18 Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber einer knappen Antwort.',
  'Four {partner} or more and 16 points or more with short suits counted: game if partner is not at the bottom.':
    'Vier {partner} oder mehr und 16 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner kein Minimum hat.',
  'Four {partner} or more: a fit.': 'Vier {partner} oder mehr: ein Fit.',
  'Four spades or more: the other major while it is cheap.':
    'Vier Pik oder mehr: die andere Oberfarbe, solange sie billig ist.',
  'At least three {partner} and an unbalanced hand: a raise.':
    'Mindestens drei {partner} und eine unausgeglichene Hand: eine Hebung.',
  '15 points or more and no singleton: game if partner is not at the bottom.':
    '15 Punkte oder mehr und kein Single: Vollspiel, wenn der Partner kein Minimum hat.',
  'Balanced: one notrump describes it.': 'Ausgeglichen: Ein Sans Atout beschreibt es.',
  'Four {x} or more: a second suit that partner can pass or correct.':
    'Vier {x} oder mehr: eine zweite Farbe, auf die der Partner passen oder ausbessern kann.',
  'Four hearts or more and 15 points or more: strong enough to show the higher suit at two.':
    'Vier Coeur oder mehr und 15 Punkte oder mehr: stark genug, die höhere Farbe auf zwei zu zeigen.',
  'At least five {mine}, and nothing else to show.':
    'Mindestens fünf {mine} und sonst nichts zu zeigen.',
  'At least six {mine}: they play better as trumps.':
    'Mindestens sechs {mine}: Als Trumpf spielen sie sich besser.',
  '16 points or more: game if partner is at the top of 6–10.':
    '16 Punkte oder mehr: Vollspiel, wenn der Partner das Maximum von 6–10 hat.',
  'Four {x} or more and an unbalanced hand: partner chooses between the suits.':
    'Vier {x} oder mehr und eine unausgeglichene Hand: Der Partner wählt zwischen den Farben.',
  'No game opposite 6–10, and no better place.':
    'Kein Vollspiel gegenüber 6–10 und kein besserer Platz.',
  'At least three hearts and 14 points or more with short suits counted, opposite 11: game.':
    'Mindestens drei Coeur und 14 Punkte oder mehr, Kürzen mitgezählt, gegenüber 11: Vollspiel.',
  'At least three hearts: a raise.': 'Mindestens drei Coeur: eine Hebung.',
  'At least six {mine} and 14 points or more opposite 11: game is certain.':
    'Mindestens sechs {mine} und 14 Punkte oder mehr gegenüber 11: Vollspiel ist sicher.',
  'Balanced with 15 points or more opposite 11: game.':
    'Ausgeglichen mit 15 Punkten oder mehr gegenüber 11: Vollspiel.',
  'Balanced with at most 14 points.': 'Ausgeglichen mit höchstens 14 Punkten.',
  'Four {x} or more: a major beside the diamonds.':
    'Vier {x} oder mehr: eine Oberfarbe neben den Karo.',
  'Four {partner} or more: a fit for partner’s suit.':
    'Vier {partner} oder mehr: Fit für Partners Farbe.',
  'Four diamonds or more: a second suit.': 'Vier Karo oder mehr: eine zweite Farbe.',
  'At least five {mine}: the first suit again.':
    'Mindestens fünf {mine}: die erste Farbe noch einmal.',
  'No second suit, no fit and no five cards to repeat: notrump.':
    'Keine zweite Farbe, kein Fit und keine fünf Karten zu wiederholen: Sans Atout.',
  '19 points or more with short suits counted, opposite 7–10: game.':
    '19 Punkte oder mehr, Kürzen mitgezählt, gegenüber 7–10: Vollspiel.',
  '17 points or more with short suits counted: game if partner is at the top.':
    '17 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Maximum hat.',
  'Not enough for game opposite 6–10.': 'Nicht genug für Vollspiel gegenüber 6–10.',
  '13 points or more with short suits counted, opposite 10–13: game.':
    '13 Punkte oder mehr, Kürzen mitgezählt, gegenüber 10–13: Vollspiel.',
  'A minimum: no game opposite 10–13.': 'Ein Minimum: kein Vollspiel gegenüber 10–13.',
  'A minimum: game and no more.': 'Ein Minimum: Vollspiel und nicht mehr.',
  'No more than the raise promised: game is enough.':
    'Nicht mehr, als die Hebung versprach: Vollspiel reicht.',
  '19 points or more with short suits counted: slam may be on even opposite a minimum, so ask for aces.':
    '19 Punkte oder mehr, Kürzen mitgezählt: Schlemm ist selbst gegenüber dem Minimum möglich, also nach Assen fragen.',
  'At least six {0}: game in the long suit.':
    'Mindestens sechs {0}: Vollspiel in der langen Farbe.',
  'At least five {0} and an unbalanced hand: partner may have three.':
    'Mindestens fünf {0} und eine unausgeglichene Hand: Der Partner kann drei haben.',
  'Nothing against notrump opposite 13–15: game.':
    'Nichts gegen Sans Atout gegenüber 13–15: Vollspiel.',
  '15 points or more and no singleton: game in notrump if partner is at the top.':
    '15 Punkte oder mehr und kein Single: Vollspiel in Sans Atout, wenn der Partner Maximum hat.',
  '18 points or more with short suits counted: game if partner is at the top.':
    '18 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Maximum hat.',
  '14 points or more opposite a limit raise: nine tricks are easier than eleven.':
    '14 Punkte oder mehr gegenüber einer einladenden Hebung: Neun Stiche sind leichter als elf.',
  'A minimum: no game opposite a limit raise.':
    'Ein Minimum: kein Vollspiel gegenüber einer einladenden Hebung.',
  'Partner has 13–15 points: game in notrump.':
    'Der Partner hat 13–15 Punkte: Vollspiel in Sans Atout.',
  'Four {x} or more: a major beside the clubs.':
    'Vier {x} oder mehr: eine Oberfarbe neben den Treff.',
  '15 points or more and no singleton opposite 11: game.':
    '15 Punkte oder mehr und kein Single gegenüber 11: Vollspiel.',
  'No singleton: notrump beside the clubs.': 'Kein Single: Sans Atout neben den Treff.',
  'Nothing else to show: the clubs again.': 'Sonst nichts zu zeigen: noch einmal Treff.',
  '{0}: the answer to four notrump.': '{0}: die Antwort auf vier Sans Atout.',
  '{0}: the answer to five notrump.': '{0}: die Antwort auf fünf Sans Atout.',
  'At least three aces between us: small slam.': 'Mindestens drei Asse zusammen: Kleinschlemm.',
  'Two aces may be missing: stop at five.': 'Zwei Asse können fehlen: auf fünf anhalten.',
  'Two aces may be missing, and the answer already stands in trumps: stop here.':
    'Zwei Asse können fehlen, und die Antwort steht schon im Trumpf: hier anhalten.',
  'All the aces and all the kings between us: grand slam.':
    'Alle Asse und alle Könige zusammen: Großschlemm.',
  'A king is missing: small slam is enough.': 'Ein König fehlt: Kleinschlemm reicht.',
  'The answer stands in trumps at six: stop here.':
    'Die Antwort steht im Trumpf auf sechs: hier anhalten.',
  'Trumps are agreed and at least 33 points together, short suits counted: ask for aces.':
    'Trumpf steht fest und mindestens 33 Punkte zusammen, Kürzen mitgezählt: nach Assen fragen.',
  'Trumps are agreed, and partner’s middle strength makes slam likely: ask for aces.':
    'Trumpf steht fest, und Partners mittlere Stärke macht Schlemm wahrscheinlich: nach Assen fragen.',
  Ours: 'Von uns',
  'Fewer than eight points: wait, and hear partner’s suit.':
    'Weniger als acht Punkte: abwarten und Partners Farbe hören.',
  'At least five spades and no longer suit: a positive answer.':
    'Mindestens fünf Pik und keine längere Farbe: eine positive Antwort.',
  'At least five {x} and no longer suit: a positive answer.':
    'Mindestens fünf {x} und keine längere Farbe: eine positive Antwort.',
  'No five-card suit to show: a positive answer in notrump.':
    'Keine Fünferfarbe zu zeigen: eine positive Antwort in Sans Atout.',
  'The strength was recorded in notrump: a balanced hand for the strong opening.':
    'Die Stärke ist in Sans Atout vermerkt: eine ausgeglichene Hand für die starke Eröffnung.',
  'The suit behind the strong opening is spades.':
    'Die Farbe hinter der starken Eröffnung ist Pik.',
  'The suit behind the strong opening is hearts.':
    'Die Farbe hinter der starken Eröffnung ist Coeur.',
  'The suit behind the strong opening is diamonds.':
    'Die Farbe hinter der starken Eröffnung ist Karo.',
  'The suit behind the strong opening is clubs.':
    'Die Farbe hinter der starken Eröffnung ist Treff.',
  'At least three spades and three points or more: slower than four, so stronger.':
    'Mindestens drei Pik und drei Punkte oder mehr: langsamer als vier, also stärker.',
  'At least three spades and nothing more: game at once.':
    'Mindestens drei Pik und sonst nichts: sofort Vollspiel.',
  'Two hearts or more: enough to play game in partner’s suit.':
    'Zwei Coeur oder mehr: genug für Vollspiel in Partners Farbe.',
  'At least five {x}: game, in {x} if partner has three of them.':
    'Mindestens fünf {x}: Vollspiel, in {x}, wenn der Partner drei davon hat.',
  'No five-card major opposite the balanced hand: game in notrump.':
    'Keine Fünfer-Oberfarbe gegenüber der ausgeglichenen Hand: Vollspiel in Sans Atout.',
  'OPENBID’s fourteen sections open; its continuations go on to a final contract. 1967 did not speak of opponents: the overcalls and doubles are ours, and where no rule speaks the natural defaults bid, and are marked. Strong balanced hands follow OPENBID (2NT 22–24, 2♦ from 25), not the summaries of 1963; the answers to 2♦ are ours.':
    'OPENBIDs vierzehn Abschnitte eröffnen; seine Fortsetzungen führen zum Endkontrakt. 1967 sprach nicht von Gegnern: Gegenreizung und Kontra sind von uns, und wo keine Regel spricht, reizen die natürlichen Vorgaben und sind markiert. Starke ausgeglichene Hände folgen OPENBID (2SA 22–24, 2♦ ab 25), nicht den Übersichten von 1963; die Antworten auf 2♦ sind von uns.',
  'section {0}': 'Abschnitt {0}',
  'At most six total points: nothing to open.': 'Höchstens sechs Gesamtpunkte: nichts zu eröffnen.',
  'At least 12 tricks and all four aces in one hand: bid the slam at once.':
    'Mindestens 12 Stiche und alle vier Asse in einer Hand: sofort Schlemm.',
  'At least 12 tricks and eight {x} or more in one hand: bid the slam at once.':
    'Mindestens 12 Stiche und acht {x} oder mehr in einer Hand: sofort Schlemm.',
  'Balanced with 25 points or more. OPENBID’s own: summaries of 1963 show 22–24 balanced so, and 25 or more by 1♣ and then 2NT.':
    'Ausgeglichen mit 25 Punkten oder mehr. Eigenheit von OPENBID: Übersichten von 1963 zeigen so 22–24 ausgeglichen und 25 oder mehr mit 1♣ und dann 2SA.',
  Notrump: 'Sans Atout',
  'Balanced with 22–24 points. OPENBID’s own: summaries of 1963 open these hands 2♦.':
    'Ausgeglichen mit 22–24 Punkten. Eigenheit von OPENBID: Übersichten von 1963 eröffnen diese Hände mit 2♦.',
  'Nine tricks or more in one hand, {x} the longest suit: the strongest opening.':
    'Neun Stiche oder mehr in einer Hand, {x} die längste Farbe: die stärkste Eröffnung.',
  'Nine tricks or more in one hand, {x} the best of the four-card suits: the strongest opening.':
    'Neun Stiche oder mehr in einer Hand, {x} die beste der Viererfarben: die stärkste Eröffnung.',
  'At least eight {x} and nine tricks, but at most 15 points: game at once.':
    'Mindestens acht {x} und neun Stiche, aber höchstens 15 Punkte: sofort Vollspiel.',
  'At least eight {x} and ten tricks, but at most 15 points: game at once.':
    'Mindestens acht {x} und zehn Stiche, aber höchstens 15 Punkte: sofort Vollspiel.',
  'Even shape, 15–18 points and every suit stopped: 1NT.':
    'Gleichmäßige Verteilung, 15–18 Punkte und Stopper in jeder Farbe: 1SA.',
  'Even shape, 18–21 points and every suit well filled: the strong club.':
    'Gleichmäßige Verteilung, 18–21 Punkte und jede Farbe gut besetzt: das starke Treff.',
  'Enough for the strong club, {x} the longest suit.':
    'Genug für das starke Treff, {x} die längste Farbe.',
  'At least 18 points and the shape for notrump: the strong club.':
    'Mindestens 18 Punkte und Verteilung für Sans Atout: das starke Treff.',
  'Enough for the strong club, {x} the best suit of four cards.':
    'Genug für das starke Treff, {x} die beste Viererfarbe.',
  'Even shape, at least 18 points and every suit stopped: the strong club.':
    'Gleichmäßige Verteilung, mindestens 18 Punkte und Stopper in jeder Farbe: das starke Treff.',
  'At least six very good clubs and at most 14 points: 3♣.':
    'Mindestens sechs sehr gute Treff und höchstens 14 Punkte: 3♣.',
  'Long {x} with the honours for a weak two, and 6–12 points.':
    'Lange {x} mit den Figuren für ein Weak Two und 6–12 Punkte.',
  'At least seven {x} with the honours for a preempt, and at most nine points.':
    'Mindestens sieben {x} mit den Figuren für ein Sperrgebot und höchstens neun Punkte.',
  'At least eight clubs and eight tricks, but at most 10 points: 4♣.':
    'Mindestens acht Treff und acht Stiche, aber höchstens 10 Punkte: 4♣.',
  'Enough to open, and at least five {x}, the longest suit.':
    'Genug zum Eröffnen und mindestens fünf {x}, die längste Farbe.',
  'Enough to open, but poor clubs: {x} rather than 2♣.':
    'Genug zum Eröffnen, aber schlechte Treff: {x} statt 2♣.',
  'Enough to open, and at least five clubs that can be bid twice.':
    'Genug zum Eröffnen und mindestens fünf wiederholbare Treff.',
  'Enough to open with fair diamonds, and no hearts or spades to bid first.':
    'Genug zum Eröffnen mit ordentlichen Karo und ohne Coeur oder Pik, die vorgehen.',
  'Enough to open with good hearts, and no spades to bid first.':
    'Genug zum Eröffnen mit guten Coeur und ohne Pik, die vorgehen.',
  'Enough to open with fair {x}, not too light for the suit.':
    'Genug zum Eröffnen mit ordentlichen {x}, nicht zu leicht für die Farbe.',
  'Enough to open: four good {x} come before five small cards elsewhere.':
    'Genug zum Eröffnen: Vier gute {x} gehen vor fünf kleinen Karten anderswo.',
  'At least 13 points and five {x}, though all small.':
    'Mindestens 13 Punkte und fünf {x}, wenn auch alle klein.',
  'At least 13 points, even shape and three diamonds: 1♦ for want of a better suit.':
    'Mindestens 13 Punkte, gleichmäßige Verteilung und drei Karo: 1♦ mangels besserer Farbe.',
  'At least 13 points and five clubs with something in them: 2♣.':
    'Mindestens 13 Punkte und fünf Treff, in denen etwas ist: 2♣.',
  'At least 10 points and six {x} or more with some strength: enough for a last look.':
    'Mindestens 10 Punkte und sechs {x} oder mehr mit etwas Stärke: genug für einen letzten Blick.',
  'At least 10 points and 14 total points, with {x} that can be bid twice.':
    'Mindestens 10 Punkte und 14 Gesamtpunkte, mit wiederholbaren {x}.',
  'Six {x} or more, with the honours for a weak two, and 6–12 points.':
    'Sechs {x} oder mehr mit den Figuren für ein Weak Two und 6–12 Punkte.',
  'At least 14 points, too many to pass, and {x} the first suit of four with a point in it.':
    'Mindestens 14 Punkte, zu viele zum Passen, und {x} die erste Viererfarbe mit einem Punkt darin.',
  'At least seven {x} with the honours for a preempt, and 10 points.':
    'Mindestens sieben {x} mit den Figuren für ein Sperrgebot und 10 Punkte.',
  'Nothing to open: no section fits the hand.':
    'Nichts zu eröffnen: Kein Abschnitt passt zur Hand.',
  'a void': 'eine Chicane',
  '20 points or more and no singleton, or 19 with six {0}: game in notrump.':
    '20 Punkte oder mehr und kein Single, oder 19 mit sechs {0}: Vollspiel in Sans Atout.',
  '18 points or more, 17 with five {0}, or six of them: game.':
    '18 Punkte oder mehr, 17 mit fünf {0}, oder sechs davon: Vollspiel.',
  rebiddable: 'wiederholbar',
  'the best points': 'mit den meisten Punkten',
  'the second-best points': 'mit den zweitmeisten Punkten',
  'Hopeless pass': 'Hoffnungsloses Passe',
  'Slam in own hand': 'Schlemm aus eigener Hand',
  'Strong notrump': 'Starkes Sans Atout',
  'Strong suit': 'Starke Farbe',
  'Strong preempt': 'Starkes Sperrgebot',
  'doubtful and not solid': 'zweifelhaft und nicht gut besetzt',
  Conventional: 'Konventionell',
  Special: 'Besonderes',
  'Weak two': 'Weak Two',
  'Weak preempt': 'Schwaches Sperrgebot',
  'Standard opening': 'Normale Eröffnung',
  'a hand for section 11': 'eine Hand für Abschnitt 11',
  '5 cards with a point, or 6': '5 Karten mit einem Punkt, oder 6',
  '5 cards, or 4 with 5 points': '5 Karten, oder 4 mit 5 Punkten',
  'Last chances': 'Letzte Möglichkeiten',
  '6 cards with 2 points, or 7': '6 Karten mit 2 Punkten, oder 7',
  'Pass by falling through': 'Passe, weil nichts passt',
  'even distribution': 'gleichmäßige Verteilung',
  'a singleton and no suit over five': 'ein Single und keine Farbe über fünf',
  'no bare K or QJ': 'kein blanker K und keine blanken DB',
  'a notrump try': 'ein Versuch in Sans Atout',
  'fit for notrump': 'geeignet für Sans Atout',
  'a solid hand': 'eine gut besetzte Hand',
  'well filled': 'gut besetzt',
  'as long as any': 'so lang wie jede andere',
  '3 honours in 6 cards, 2 in 7, 1 in 8': '3 Figuren bei 6 Karten, 2 bei 7, 1 bei 8',
  'an ace outside': 'ein Ass daneben',
  '7 cards with 4 points, 8 with 2, or 9': '7 Karten mit 4 Punkten, 8 mit 2, oder 9',
  '5 cards, or 4 with 2 points': '5 Karten, oder 4 mit 2 Punkten',
  'light for the suit': 'zu leicht für die Farbe',
  'four-card suits in play': 'Viererfarben kommen in Frage',
  '5 cards, or 4 with 3 points': '5 Karten, oder 4 mit 3 Punkten',
  '9–14 points and at most five {mine}, opposite six diamonds with something extra: game in notrump.':
    '9–14 Punkte und höchstens fünf {mine}, gegenüber sechs Karo mit Zusatzwerten: Vollspiel in Sans Atout.',
  'At least two {partner} opposite six, and 8–15 points with short suits counted: game.':
    'Mindestens zwei {partner} gegenüber sechs und 8–15 Punkte, Kürzen mitgezählt: Vollspiel.',
  'Eight points or more with short suits counted, opposite 17 or 18: the upper half of a raise, so game.':
    'Acht Punkte oder mehr, Kürzen mitgezählt, gegenüber 17 oder 18: die obere Hälfte einer Hebung, also Vollspiel.',
  'The lower half of a raise, opposite 17 or 18: no game.':
    'Die untere Hälfte einer Hebung, gegenüber 17 oder 18: kein Vollspiel.',
  'over a jump: game in opener’s major':
    'nach einem Sprung: Vollspiel in der Oberfarbe des Eröffners',
  'over a jump: three notrump': 'nach einem Sprung: Drei Sans Atout',
  'responder: game in six cards': 'Antwortender: Vollspiel mit sechs Karten',
  'responder: game in six cards over a jump':
    'Antwortender: Vollspiel mit sechs Karten nach einem Sprung',
  'At least six {mine} and 12 points or more opposite an opening: game in my own suit.':
    'Mindestens sechs {mine} und 12 Punkte oder mehr gegenüber einer Eröffnung: Vollspiel in der eigenen Farbe.',
  'At least six {mine} and nine points or more opposite a jump: game in my own suit.':
    'Mindestens sechs {mine} und neun Punkte oder mehr gegenüber einem Sprung: Vollspiel in der eigenen Farbe.',
  '{0} points or more opposite at least {1}, and a five-card suit for the tricks: small slam.':
    '{0} Punkte oder mehr gegenüber mindestens {1}, und eine Fünferfarbe für die Stiche: Kleinschlemm.',
  '10–15 points, at most five spades and one heart, opposite six hearts with something extra: game in notrump.':
    '10–15 Punkte, höchstens fünf Pik und ein Coeur, gegenüber sechs Coeur mit Zusatzwerten: Vollspiel in Sans Atout.',
  '12–17 points opposite a balanced opening: game in notrump.':
    '12–17 Punkte gegenüber einer ausgeglichenen Eröffnung: Vollspiel in Sans Atout.',
  '15 points or more with short suits counted: more than a minimum, so slower than game.':
    '15 Punkte oder mehr, Kürzen mitgezählt: mehr als das Minimum, also langsamer als Vollspiel.',
  '16 points or more with short suits counted, opposite more than a minimum: ask for aces.':
    '16 Punkte oder mehr, Kürzen mitgezählt, gegenüber mehr als dem Minimum: nach Assen fragen.',
  '22 points or more with short suits counted: slam may be on even opposite a minimum, so ask for aces.':
    '22 Punkte oder mehr, Kürzen mitgezählt: Schlemm ist auch gegenüber dem Minimum möglich, also nach Assen fragen.',
  'All four aces between us, a king here, and partner’s middle strength makes a grand slam possible: ask for kings.':
    'Alle vier Asse bei uns, ein König hier, und Partners mittlere Stärke macht Großschlemm möglich: nach Königen fragen.',
  'An eight-card fit in diamonds and at least 21 points together, short suits counted: a jump, and game if partner has extra.':
    'Ein Achterfit in Karo und mindestens 21 Punkte zusammen, Kürzen mitgezählt: ein Sprung, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least five hearts and 11 points or more, or six hearts and eight: enough for the two level.':
    'Mindestens fünf Coeur und 11 Punkte oder mehr, oder sechs Coeur und acht: genug für die Zweierstufe.',
  'At least five hearts, no four spades and 12 points or more: game, in hearts if partner has three.':
    'Mindestens fünf Coeur, keine vier Pik und 12 Punkte oder mehr: Vollspiel, in Coeur, wenn der Partner drei hat.',
  'At least five spades and no four hearts: partner may have three.':
    'Mindestens fünf Pik und keine vier Coeur: Der Partner kann drei haben.',
  'At least five {agreed}, raised, and 10 points or more with short suits counted: game if partner has extra.':
    'Mindestens fünf {agreed}, gehoben, und 10 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least five {mine} and at most one of partner’s suit: back to the major.':
    'Mindestens fünf {mine} und höchstens eine Karte in Partners Farbe: zurück zur Oberfarbe.',
  'At least five {x} and 11–17 points: game, in {x} if partner has three of them.':
    'Mindestens fünf {x} und 11–17 Punkte: Vollspiel, in {x}, wenn der Partner drei davon hat.',
  'At least five {x}, no longer suit and 5–10 points, with at most two clubs unless the {x} are six: a better place than the clubs.':
    'Mindestens fünf {x}, keine längere Farbe und 5–10 Punkte, mit höchstens zwei Treff, wenn die {x} nicht sechs sind: ein besserer Platz als Treff.',
  'At least six clubs and at most one of partner’s suit: the clubs again.':
    'Mindestens sechs Treff und höchstens eine Karte in Partners Farbe: noch einmal Treff.',
  'At least six diamonds and 16 points or more with short suits counted: game if partner is not at the bottom.':
    'Mindestens sechs Karo und 16 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner kein Minimum hat.',
  'At least six hearts and 15 points or more with short suits counted, or seven and 14: game if partner is not at the bottom.':
    'Mindestens sechs Coeur und 15 Punkte oder mehr, Kürzen mitgezählt, oder sieben und 14: Vollspiel, wenn der Partner kein Minimum hat.',
  'At least six {mine} and 16 points or more with short suits counted, or seven and 14: game if partner is at the top.':
    'Mindestens sechs {mine} und 16 Punkte oder mehr, Kürzen mitgezählt, oder sieben und 14: Vollspiel, wenn der Partner Maximum hat.',
  'At least six {mine} and 19 points or more with short suits counted: game if partner has a little.':
    'Mindestens sechs {mine} und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner ein wenig hat.',
  'At least six {x} and 11–16 points opposite an opening: game in the major.':
    'Mindestens sechs {x} und 11–16 Punkte gegenüber einer Eröffnung: Vollspiel in der Oberfarbe.',
  'At least three hearts opposite five, and 20 points or more with short suits counted: game.':
    'Mindestens drei Coeur gegenüber fünf und 20 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At least three hearts opposite five: a fit, and game if partner has extra.':
    'Mindestens drei Coeur gegenüber fünf: ein Fit, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least three {partner} and 15 points or more with short suits counted: game if partner is not at the bottom.':
    'Mindestens drei {partner} und 15 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner kein Minimum hat.',
  'At least three {partner} and 18 points or more with short suits counted: game.':
    'Mindestens drei {partner} und 18 Punkte oder mehr, Kürzen mitgezählt: Vollspiel.',
  'At least three {partner} opposite five, and 19 points or more with short suits counted: game if partner has extra.':
    'Mindestens drei {partner} gegenüber fünf und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Eight hearts between us and 10 points or more with short suits counted: game if partner has extra.':
    'Acht Coeur zusammen und 10 Punkte oder mehr, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Eight points or more opposite long diamonds with something extra: game in notrump.':
    'Acht Punkte oder mehr gegenüber langen Karo mit Zusatzwerten: Vollspiel in Sans Atout.',
  'Four spades or more and six points or more, or six spades and four points: a new suit at one.':
    'Vier Pik oder mehr und sechs Punkte oder mehr, oder sechs Pik und vier Punkte: eine neue Farbe auf der Einerstufe.',
  'Four {x} or more and 15 points or more opposite 11: a second suit, and game is certain.':
    'Vier {x} oder mehr und 15 Punkte oder mehr gegenüber 11: eine zweite Farbe, und Vollspiel ist sicher.',
  'Four {x} or more and no fit: a second suit at the same level.':
    'Vier {x} oder mehr und kein Fit: eine zweite Farbe auf derselben Stufe.',
  'Four {x} or more: the second major before notrump.':
    'Vier {x} oder mehr: die zweite Oberfarbe vor Sans Atout.',
  'Nine {partner} between us and 12 points or more: the ninth trump is worth the step to game.':
    'Neun {partner} zusammen und 12 Punkte oder mehr: Der neunte Trumpf ist den Schritt ins Vollspiel wert.',
  'Nine {x} between us and at least 19 points together, short suits counted: game if partner has extra.':
    'Neun {x} zusammen und mindestens 19 Punkte zusammen, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'Nine {x} between us, and partner’s middle strength makes 24 points, short suits counted: game.':
    'Neun {x} zusammen, und Partners mittlere Stärke ergibt 24 Punkte, Kürzen mitgezählt: Vollspiel.',
  'the sources give no responses to the natural 2♣':
    'die Quellen geben keine Antworten auf das natürliche 2♣',
  '{0} points or more opposite at least {1}, and a five-card suit: slam unless partner is at the bottom.':
    '{0} Punkte oder mehr gegenüber mindestens {1}, und eine Fünferfarbe: Schlemm, wenn der Partner kein Minimum hat.',
  '{0} points or more opposite partner’s notrump, or one fewer with a five-card minor: game.':
    '{0} Punkte oder mehr gegenüber Partners Sans Atout, oder einer weniger mit einer Fünfer-Unterfarbe: Vollspiel.',
  '{0} points or more, so not at the bottom: slam.':
    '{0} Punkte oder mehr, also kein Minimum: Schlemm.',
  '{0} points or more opposite partner’s notrump: game.':
    '{0} Punkte oder mehr gegenüber Partners Sans Atout: Vollspiel.',
  'Three {0} and at most nine points with short suits counted, opposite at most 16: game is out of reach, and one is low enough.':
    'Drei {0} und höchstens neun Punkte, Kürzen mitgezählt, gegenüber höchstens 16: Vollspiel ist außer Reichweite, und eins ist niedrig genug.',
  '{0} points, or {1} with a five-card suit: game if partner is at the top.':
    '{0} Punkte, oder {1} mit einer Fünferfarbe: Vollspiel, wenn der Partner Maximum hat.',
  '{0}–{1} points: game if partner is at the top.':
    '{0}–{1} Punkte: Vollspiel, wenn der Partner Maximum hat.',
  'At least two {partner} opposite six with something extra, and 19 points or more with short suits counted: ask for aces.':
    'Mindestens zwei {partner} gegenüber sechs mit Zusatzwerten und 19 Punkte oder mehr, Kürzen mitgezählt: nach Assen fragen.',
  '16 points or more and no singleton: game if partner is at the top of 5–10.':
    '16 Punkte oder mehr und kein Single: Vollspiel, wenn der Partner das Maximum von 5–10 hat.',
  'At most 15 points, or a short suit and no fit: partner’s suit is a good place.':
    'Höchstens 15 Punkte, oder eine Kürze und kein Fit: Partners Farbe ist ein guter Platz.',
  'At most 17 points: a minimum, and partner’s suit is a good place.':
    'Höchstens 17 Punkte: das Minimum, und Partners Farbe ist ein guter Platz.',
  'Four {x} or more and 18 points or more: a second suit, and game is near.':
    'Vier {x} oder mehr und 18 Punkte oder mehr: eine zweite Farbe, und Vollspiel ist nah.',
  'At least 30 points together, and 33 if partner is at the top: slam then.':
    'Mindestens 30 Punkte zusammen, und 33, wenn der Partner Maximum hat: dann Schlemm.',
  'At most six points, no short suit and no long one, opposite at most 16: game is out of reach, and one is low enough.':
    'Höchstens sechs Punkte, keine Kürze und keine lange Farbe, gegenüber höchstens 16: Vollspiel ist außer Reichweite, und eins ist niedrig genug.',
  'Not enough for game opposite 7–10.': 'Nicht genug für Vollspiel gegenüber 7–10.',
  'At least six {mine} and no game: they play better as trumps.':
    'Mindestens sechs {mine} und kein Vollspiel: Als Trumpf spielen sie sich besser.',
}
