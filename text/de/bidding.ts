import type { Message } from '../catalogue/bidding.ts'

export const bidding: Record<Message, string> = {
  Silent: 'Stumm',
  'This side does not bid.': 'Diese Seite reizt nicht.',
  '{0} shows {1}': '{0} zeigt {1}',
  'The auction has ended; there is no call to make.':
    'Die Reizung ist beendet; es ist keine Ansage zu machen.',
  'It is {0}’s turn to call, not {1}’s.': '{0} ist mit der Ansage dran, nicht {1}.',
  'A hand has 13 cards; this one has {0}.': 'Eine Hand hat 13 Karten; diese hat {0}.',
  'There is no call {0}.': 'Eine Ansage {0} gibt es nicht.',
  'card {0}': 'Karte {0}',
  'Call {0}, {1} by {2}: {3}': 'Ansage {0}, {1} von {2}: {3}',
  'Ten {x} between us: as many tricks as trumps, so four.':
    'Zusammen zehn {x}: so viele Stiche wie Trümpfe, also vier.',
  'Nine {x} between us: as many tricks as trumps, so three.':
    'Zusammen neun {x}: so viele Stiche wie Trümpfe, also drei.',
  'Eight {x} between us: as many tricks as trumps, so two.':
    'Zusammen acht {x}: so viele Stiche wie Trümpfe, also zwei.',
  'Eight {x} between us and at least 23 points together, short suits counted: one more, and game if partner has extra.':
    'Zusammen acht {x} und mindestens 23 Punkte, Kürzen mitgezählt: eins mehr, und Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least 24 points together and three of their trumps: they cannot make it.':
    'Mindestens 24 Punkte zusammen und drei ihrer Trümpfe: Sie können es nicht erfüllen.',
  'At least 22 points together and four of their trumps with two honours: they cannot make it.':
    'Mindestens 22 Punkte zusammen und vier ihrer Trümpfe mit zwei Figuren: Sie können es nicht erfüllen.',
  'At least 24 points together: we have the balance of strength.':
    'Mindestens 24 Punkte zusammen: Wir haben die Mehrheit der Stärke.',
  'Balanced with 15–18 points and their suit stopped.':
    'Ausgeglichen mit 15–18 Punkten und Stopper in der Gegnerfarbe.',
  'Balanced with 11–15 points and their suit stopped: partner has some of the rest.':
    'Ausgeglichen mit 11–15 Punkten und Stopper in der Gegnerfarbe: Der Partner hat etwas vom Rest.',
  '18 points or more: too strong for an overcall, so double first.':
    '18 Punkte oder mehr: zu stark für eine Gegenreizung, also erst Kontra.',
  'At least five {x} with two honours and 8–17 points: overcall at one.':
    'Mindestens fünf {x} mit zwei Figuren und 8–17 Punkte: Gegenreizung auf Stufe eins.',
  '12 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.':
    '12 Punkte oder mehr, kurz in {theirs} und mindestens drei Karten in jeder anderen Farbe: Informationskontra.',
  'At least five {x} and 8–17 points: overcall at one.':
    'Mindestens fünf {x} und 8–17 Punkte: Gegenreizung auf Stufe eins.',
  'At least six {x} with two honours and 5–10 points: a weak jump takes their room.':
    'Mindestens sechs {x} mit zwei Figuren und 5–10 Punkte: Ein schwacher Sprung nimmt ihnen Raum.',
  'At least five {x} with two honours and 11–17 points: enough for the two level.':
    'Mindestens fünf {x} mit zwei Figuren und 11–17 Punkte: genug für die Zweierstufe.',
  'Nine points or more, short in {theirs} and at least three cards in each other suit: do not let them play at one.':
    'Neun Punkte oder mehr, kurz in {theirs} und mindestens drei Karten in jeder anderen Farbe: Lass sie nicht auf Stufe eins spielen.',
  'Balanced with 16–18 points and their suit stopped.':
    'Ausgeglichen mit 16–18 Punkten und Stopper in der Gegnerfarbe.',
  '17–22 points and their suit stopped: game.':
    '17–22 Punkte und Stopper in der Gegnerfarbe: Vollspiel.',
  '14 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.':
    '14 Punkte oder mehr, kurz in {theirs} und mindestens drei Karten in jeder anderen Farbe: Informationskontra.',
  '18 points or more: too strong to be shut out.':
    '18 Punkte oder mehr: zu stark, um sich aussperren zu lassen.',
  'At least six {x} and 14 points or more: enough over a preempt.':
    'Mindestens sechs {x} und 14 Punkte oder mehr: genug gegen ein Sperrgebot.',
  'At least five {x} with three honours and 15 points or more: enough over a preempt.':
    'Mindestens fünf {x} mit drei Figuren und 15 Punkte oder mehr: genug gegen ein Sperrgebot.',
  '16 points or more, short in {theirs} and at least three cards in each other suit: double even this high.':
    '16 Punkte oder mehr, kurz in {theirs} und mindestens drei Karten in jeder anderen Farbe: Kontra selbst so hoch.',
  'No good overcall or double over their bid.':
    'Keine gute Gegenreizung und kein gutes Kontra gegen ihr Gebot.',
  'Partner doubled for penalties, and I have no suit of six cards: we defend.':
    'Der Partner gab Strafkontra, und ich habe keine Sechserfarbe: Wir spielen dagegen.',
  'Five of their suit with three honours: their contract doubled is the best place.':
    'Fünf ihrer Farbe mit drei Figuren: Ihr kontrierter Kontrakt ist der beste Platz.',
  'Four of their suit with two honours, short in partner’s, and five points or more: a misfit, so defend.':
    'Vier ihrer Farbe mit zwei Figuren, kurz in Partners und fünf Punkte oder mehr: ein Misfit, also Gegenspiel.',
  'Four {x} or more and 9 or 10 points: jump, as a plain answer promises nothing.':
    'Vier {x} oder mehr und 9 oder 10 Punkte: Sprung, denn eine einfache Antwort verspricht nichts.',
  'Four {x} or more and 11 points or more opposite a double: game.':
    'Vier {x} oder mehr und 11 Punkte oder mehr gegenüber einem Kontra: Vollspiel.',
  'At least 24 points together and their suit stopped: game.':
    'Mindestens 24 Punkte zusammen und Stopper in der Gegnerfarbe: Vollspiel.',
  'Balanced, 22 or 23 points together and their suit stopped.':
    'Ausgeglichen, zusammen 22 oder 23 Punkte und Stopper in der Gegnerfarbe.',
  'At least three {partner} for the suit that the doubler bid before, and no five cards elsewhere.':
    'Mindestens drei {partner} für die Farbe, die der Kontrierende vorher gereizt hat, und sonst keine fünf Karten.',
  'Four {x} or more: the major that partner’s double asked for.':
    'Vier {x} oder mehr: die Oberfarbe, nach der Partners Kontra fragte.',
  'Four {x} or more and five points or more: a free bid, as their call has answered the double.':
    'Vier {x} oder mehr und fünf Punkte oder mehr: ein freies Gebot, denn ihre Ansage hat das Kontra beantwortet.',
  '6–9 points and their suit stopped.': '6–9 Punkte und Stopper in der Gegnerfarbe.',
  'At least five {mine} and no unbid suit of four cards: the first suit answers the double.':
    'Mindestens fünf {mine} und keine ungenannte Viererfarbe: Die erste Farbe beantwortet das Kontra.',
  'No unbid suit is longer than the {x}: the double must be answered.':
    'Keine ungenannte Farbe ist länger als {x}: Das Kontra muss beantwortet werden.',
  'Seven points or more and a four-card major that nobody has bid: double to show it.':
    'Sieben Punkte oder mehr und eine ungenannte Vierer-Oberfarbe: Kontra zeigt sie.',
  'Four {x} or more and six points or more: a new suit at one.':
    'Vier {x} oder mehr und sechs Punkte oder mehr: eine neue Farbe auf Stufe eins.',
  'At least five {x} and 10 points or more: enough for a new suit at two.':
    'Mindestens fünf {x} und 10 Punkte oder mehr: genug für eine neue Farbe auf Stufe zwei.',
  'At least five {x} and 24 points or more together: enough for a new suit at three.':
    'Mindestens fünf {x} und 24 Punkte oder mehr zusammen: genug für eine neue Farbe auf Stufe drei.',
  '8–11 points and their suit stopped.': '8–11 Punkte und Stopper in der Gegnerfarbe.',
  '23 or 24 points together and their suit stopped: game if partner has extra.':
    '23 oder 24 Punkte zusammen und Stopper in der Gegnerfarbe: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least 23 points together and no better bid: double, and partner bids on.':
    'Mindestens 23 Punkte zusammen und kein besseres Gebot: Kontra, und der Partner reizt weiter.',
  'Balanced with 17 points or more and their suit stopped.':
    'Ausgeglichen mit 17 Punkten oder mehr und Stopper in der Gegnerfarbe.',
  '18 points or more: too strong to pass.': '18 Punkte oder mehr: zu stark zum Passen.',
  'At least six {mine}, longer than my bids have shown: once more.':
    'Mindestens sechs {mine}, länger als gezeigt: noch einmal.',
  'At least seven {mine} and 10 points or more: once more, even at three.':
    'Mindestens sieben {mine} und 10 Punkte oder mehr: noch einmal, selbst auf Stufe drei.',
  '14 points or more and four {x}: a second suit to compete in.':
    '14 Punkte oder mehr und vier {x}: eine zweite Farbe zum Mitreizen.',
  '12 points or more and short in {theirs}: partner may be waiting with the rest, so double.':
    '12 Punkte oder mehr und kurz in {theirs}: Der Partner wartet vielleicht mit dem Rest, also Kontra.',
  'Natural bidding': 'Natürliche Reizung',
  'Not a hand that the system opens.': 'Keine Hand, die das System eröffnet.',
  'Nothing more worth bidding.': 'Nichts mehr zu reizen.',
  'An eight-card fit in {x} and at least 23 points together, short suits counted: game if partner has extra.':
    'Ein Achterfit in {x} und mindestens 23 Punkte zusammen, Kürzen mitgezählt: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least 23 points together and no singleton: game if partner has extra.':
    'Mindestens 23 Punkte zusammen und kein Single: Vollspiel, wenn der Partner Zusatzwerte hat.',
  'At least two {partnerFirst}, and no fewer than of partner’s second suit: back to the first.':
    'Mindestens zwei {partnerFirst} und nicht weniger als von Partners zweiter Farbe: zurück zur ersten.',
  'At least six {mine} and no more than one of partner’s: my suit plays better.':
    'Mindestens sechs {mine} und höchstens eine von Partners Farbe: Meine spielt sich besser.',
  'At least six {x} and at most 22 points together: the long suit is safer than notrump.':
    'Mindestens sechs {x} und höchstens 22 Punkte zusammen: Die lange Farbe ist sicherer als Sans Atout.',
  'Eight {x} between us and at least 27 points together: game, and notrump is not safe.':
    'Zusammen acht {x} und mindestens 27 Punkte: Vollspiel, und Sans Atout ist nicht sicher.',
  'At least 27 points together: game must be bid, and notrump is the shortest.':
    'Mindestens 27 Punkte zusammen: Vollspiel muss sein, und Sans Atout ist das kürzeste.',
  'Three {x} or more and 17 points or more, with game in reach: one more.':
    'Drei {x} oder mehr und 17 Punkte oder mehr, Vollspiel in Reichweite: eins mehr.',
  '18 points or more, their suit stopped and game in reach: notrump.':
    '18 Punkte oder mehr, Stopper in der Gegnerfarbe und Vollspiel in Reichweite: Sans Atout.',
  'At least six {mine} and 17 points or more, with game in reach: the long suit again.':
    'Mindestens sechs {mine} und 17 Punkte oder mehr, Vollspiel in Reichweite: die lange Farbe noch einmal.',
  'Eight {x} between us and 17 points or more, with game in reach: one more.':
    'Zusammen acht {x} und 17 Punkte oder mehr, Vollspiel in Reichweite: eins mehr.',
  'Game would need nearly all that partner can have: high enough.':
    'Vollspiel bräuchte fast alles, was der Partner haben kann: hoch genug.',
  'No fit, and neither a suit nor notrump to bid: partner’s suit is as good as any.':
    'Kein Fit und weder Farbe noch Sans Atout zu reizen: Partners Farbe ist so gut wie jede.',
  'Partner’s bid must be answered, and {x} is a fit of eight.':
    'Partners Gebot muss beantwortet werden, und {x} ist ein Achterfit.',
  'Partner’s bid must be answered: my six {mine} again.':
    'Partners Gebot muss beantwortet werden: noch einmal meine sechs {mine}.',
  'Partner’s bid must be answered: the major not yet bid, with four or more.':
    'Partners Gebot muss beantwortet werden: die noch ungenannte Oberfarbe, mit vier oder mehr.',
  'Partner’s bid must be answered: my five {x}, a suit not yet bid.':
    'Partners Gebot muss beantwortet werden: meine fünf {x}, eine noch ungenannte Farbe.',
  'Partner’s bid must be answered: no singleton, and their suit stopped.':
    'Partners Gebot muss beantwortet werden: kein Single und Stopper in der Gegnerfarbe.',
  'Partner’s bid must be answered: at least three cards in support.':
    'Partners Gebot muss beantwortet werden: mindestens drei Karten Anschluss.',
  'Partner’s bid must be answered: at least two of partner’s first suit.':
    'Partners Gebot muss beantwortet werden: mindestens zwei von Partners erster Farbe.',
  'Partner’s bid must be answered: my four {x}, a suit not yet bid.':
    'Partners Gebot muss beantwortet werden: meine vier {x}, eine noch ungenannte Farbe.',
  'Partner’s bid must be answered: my five {mine} again.':
    'Partners Gebot muss beantwortet werden: noch einmal meine fünf {mine}.',
  'Partner’s bid must be answered: their suit is stopped, so notrump.':
    'Partners Gebot muss beantwortet werden: Stopper in der Gegnerfarbe, also Sans Atout.',
  'Partner’s bid must be answered: three {x} are the longest unbid suit.':
    'Partners Gebot muss beantwortet werden: Drei {x} sind die längste ungenannte Farbe.',
  'Partner’s bid must be answered: no unbid suit is longer than the {x}.':
    'Partners Gebot muss beantwortet werden: Keine ungenannte Farbe ist länger als {x}.',
  'Partner’s bid must be answered: back to the suit that partner knows.':
    'Partners Gebot muss beantwortet werden: zurück zur Farbe, die der Partner kennt.',
  'Partner’s bid must be answered: notrump is all that is left.':
    'Partners Gebot muss beantwortet werden: Nur Sans Atout bleibt.',
  'An eight-card fit in {partner} and at least 18 points together, short suits counted: a raise.':
    'Ein Achterfit in {partner} und mindestens 18 Punkte zusammen, Kürzen mitgezählt: eine Hebung.',
  '6–10 points and no suit to show at one.': '6–10 Punkte und keine Farbe für Stufe eins.',
  'An eight-card fit in {x} and at least 34 points together, short suits counted: small slam.':
    'Ein Achterfit in {x} und mindestens 34 Punkte zusammen, Kürzen mitgezählt: Kleinschlemm.',
  'At least 33 points together and no singleton: small slam.':
    'Mindestens 33 Punkte zusammen und kein Single: Kleinschlemm.',
  'An eight-card fit in {x} and at least 26 points together, short suits counted: game.':
    'Ein Achterfit in {x} und mindestens 26 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'At least seven {x} and 24 points or more together: game.':
    'Mindestens sieben {x} und 24 Punkte oder mehr zusammen: Vollspiel.',
  'At least 25 points together and every suit of theirs stopped: game.':
    'Mindestens 25 Punkte zusammen und Stopper in jeder Gegnerfarbe: Vollspiel.',
  'A nine-card fit in {x}, a short suit and at least 28 points together, short suits counted: game.':
    'Ein Neunerfit in {x}, eine kurze Farbe und mindestens 28 Punkte zusammen, Kürzen mitgezählt: Vollspiel.',
  'We have reached game: high enough.': 'Vollspiel ist erreicht: hoch genug.',
  'Partner has asked to play here.': 'Der Partner will hier spielen.',
  'None of {0} random deals fits the cards seen and the auction.':
    'Keine von {0} zufälligen Austeilungen passt zu den gesehenen Karten und der Reizung.',
  'with first-round control': 'mit Erstrundenkontrolle',
  'a balanced hand': 'eine ausgeglichene Hand',
  'a hand at least nearly balanced': 'eine mindestens fast ausgeglichene Hand',
  'a balanced hand without a five-card major': 'eine ausgeglichene Hand ohne Fünfer-Oberfarbe',
  'a singleton or void': 'ein Single oder eine Chicane',
  'two five-card suits': 'zwei Fünferfarben',
  'Balanced with 12–14 points.': 'Ausgeglichen mit 12–14 Punkten.',
  System: 'System',
  stopped: 'mit Stopper',
}
