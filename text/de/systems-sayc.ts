import type { Message } from '../catalogue/systems-sayc.ts'

export const systemsSayc: Record<Message, string> = {
  // competing
  'Competitive bidding': 'Reizung mit Gegnern',
  'Short in their suit and 18 points or more: doubles again, still for takeout.':
    'Kurz in der Gegnerfarbe und mindestens 18 Punkte: kontriert noch einmal, weiter als Informationskontra.',
  'Opener’s strong raise and 10 points: game over their bid.':
    'Starke Hebung des Eröffners und 10 Punkte: Vollspiel über das Gebot der Gegner.',
  'At least 25 points together and no better bid: partner bids, or passes to defend.':
    'Zusammen mindestens 25 Punkte und kein besseres Gebot: Der Partner reizt, oder er passt zum Gegenspiel.',
  'Both sides have a fit and half of the points are ours: not left to play at two.':
    'Beide Seiten haben einen Fit, und die Hälfte der Punkte ist hier: Die Gegner sollen nicht auf der Zweierstufe spielen.',
  'Half of the points are ours, and I am short in their suit: partner bids, or passes with trumps.':
    'Die Hälfte der Punkte ist hier und die Gegnerfarbe kurz: Der Partner reizt, oder er passt mit Trümpfen.',
  '22 points together at least, often more, and their suit is stopped: three notrump.':
    'Zusammen mindestens 22 Punkte, oft mehr, und Stopper in der Gegnerfarbe: 3SA.',
  'Partner asks for a choice: three cards in the suit that partner bid.':
    'Der Partner bittet um eine Wahl: drei Karten in der Farbe, die er gereizt hat.',
  'Partner asks for a choice: the long suit again.':
    'Der Partner bittet um eine Wahl: noch einmal die lange Farbe.',
  'Partner overcalled one notrump, and I have the other suits: asks for one.':
    'Der Partner hat mit 1SA gegengereizt, und die anderen Farben sind hier: fragt nach einer davon.',
  'Five {x} opposite a notrump overcall: enough to compete.':
    'Fünferlänge in {x} gegenüber einer Gegenreizung mit Sans Atout: genug, um mitzureizen.',
  // contested-opener
  'Four cards in partner’s major and 19 points: game.':
    'Vier Karten in der Oberfarbe des Partners und 19 Punkte: Vollspiel.',
  'Four cards in partner’s major and 16–18 points: a jump.':
    'Vier Karten in der Oberfarbe des Partners und 16–18 Punkte: ein Sprung.',
  'Four cards in partner’s major and more than a minimum: no room to invite, so game.':
    'Vier Karten in der Oberfarbe des Partners und mehr als Minimum: kein Platz für eine Einladung, also Vollspiel.',
  'Four cards in partner’s major and a minimum.':
    'Vier Karten in der Oberfarbe des Partners und Minimum.',
  '18–19 points with their suit stopped: game.':
    '18–19 Punkte mit Stopper in der Gegnerfarbe: Vollspiel.',
  'More than a minimum with their suit stopped: invites.':
    'Mehr als Minimum mit Stopper in der Gegnerfarbe: lädt ein.',
  'Balanced with their suit stopped.': 'Ausgeglichen mit Stopper in der Gegnerfarbe.',
  'A long major and 19 points with length counted opposite a negative double: game.':
    'Lange Oberfarbe und 19 Punkte, Längen mitgezählt, gegenüber einem Negativkontra: Vollspiel.',
  'A six-card suit and extra values.': 'Sechserlänge und Zusatzwerte.',
  'The opened suit again: a minimum.': 'Noch einmal die eröffnete Farbe: Minimum.',
  'A minimum with their suit stopped.': 'Minimum mit Stopper in der Gegnerfarbe.',
  'A second suit.': 'Eine Zweitfarbe.',
  'Three cards in partner’s major: nothing better.':
    'Drei Karten in der Oberfarbe des Partners: nichts Besseres.',
  'The fit is found and the points are there: game.':
    'Der Fit ist gefunden, und die Punkte sind da: Vollspiel.',
  'The fit is found at the three level and 11 points with short suits counted: game.':
    'Der Fit ist auf der Dreierstufe gefunden und 11 Punkte, Kürzen mitgezählt: Vollspiel.',
  'Opener jumped, and I have a fit and eight points or more: game.':
    'Der Eröffner ist gesprungen, hier sind ein Fit und mindestens acht Punkte: Vollspiel.',
  'The fit is found and 10 points with short suits counted, at most 11 without: invites.':
    'Der Fit ist gefunden und 10 Punkte, Kürzen mitgezählt, höchstens 11 ohne: lädt ein.',
  'Opener has their suit stopped, and 11 points are enough for game.':
    'Der Eröffner hat einen Stopper in der Gegnerfarbe, und 11 Punkte reichen für das Vollspiel.',
  'No fit, but their suit stopped and game values.':
    'Kein Fit, aber Stopper in der Gegnerfarbe und Vollspielstärke.',
  'Game values and no clear bid: their suit asks opener to say more.':
    'Vollspielstärke und kein klares Gebot: Die Gegnerfarbe fragt den Eröffner nach mehr.',
  '10–11 points with their suit stopped: invites.':
    '10–11 Punkte mit Stopper in der Gegnerfarbe: lädt ein.',
  'A long suit and a weak hand.': 'Lange Farbe und schwache Hand.',
  'Four-card support and more than a minimum double.':
    'Viererunterstützung und mehr als das Minimum des Kontras.',
  'A minimum double: opener’s answer will do.':
    'Das Kontra war Minimum: Die Antwort des Eröffners genügt.',
  'Balanced with 18–19 points and their suit stopped.':
    'Ausgeglichen mit 18–19 Punkten und Stopper in der Gegnerfarbe.',
  'Short in their suit: partner may be waiting to double them, so reopen.':
    'Kurz in der Gegnerfarbe: Der Partner wartet vielleicht auf ein Strafkontra, also wiederbeleben.',
  'Very short in their suit with extra values, or 18 points: reopen.':
    'Sehr kurz in der Gegnerfarbe mit Zusatzwerten, oder 18 Punkte: wiederbeleben.',
  'Short in their suit and strong, even at this height: partner bids, or passes to defend.':
    'Kurz in der Gegnerfarbe und stark, selbst auf dieser Höhe: Der Partner reizt, oder er passt zum Gegenspiel.',
  'Nine trumps together, or eight and a short suit of theirs: not left to play there.':
    'Zusammen neun Trümpfe, oder acht und kurz in der Gegnerfarbe: Die Gegner sollen dort nicht spielen.',
  'A six-card suit: bids it again.': 'Sechserlänge: reizt die Farbe noch einmal.',
  'A second suit: competes.': 'Eine Zweitfarbe: reizt mit.',
  'Length in their suit, or a minimum: lets them play.':
    'Länge in der Gegnerfarbe oder Minimum: lässt die Gegner spielen.',
  'Length in their suit: passes, and the double is for penalties.':
    'Länge in der Gegnerfarbe: passt, und das Kontra wird zum Strafkontra.',
  'Three cards in opener’s suit.': 'Drei Karten in der Farbe des Eröffners.',
  'The longest unbid suit.': 'Die längste ungereizte Farbe.',
  'No suit of four: back to opener’s suit.':
    'Keine Viererlänge: zurück in die Farbe des Eröffners.',
  'Four cards in partner’s major and 18 points with short suits counted: game over their bid.':
    'Vier Karten in der Oberfarbe des Partners und 18 Punkte, Kürzen mitgezählt: Vollspiel über das Gebot der Gegner.',
  'Four cards in partner’s major: competes.':
    'Vier Karten in der Oberfarbe des Partners: reizt mit.',
  'A second five-card suit.': 'Eine zweite Fünferlänge.',
  'A minimum, and they have bid: no need to answer the double.':
    'Minimum, und die Gegner haben gereizt: Das Kontra braucht keine Antwort mehr.',
  'The points for game whatever they bid.':
    'Genug Punkte für das Vollspiel, gleich was die Gegner reizen.',
  'More than a minimum opposite a limit raise: game.':
    'Mehr als Minimum gegenüber einer einladenden Hebung: Vollspiel.',
  'Nine trumps together: to the three level by the Law of total tricks.':
    'Zusammen neun Trümpfe: auf die Dreierstufe nach dem Gesetz der Gesamtstiche.',
  'A strong hand: shows a suit on the way to game.':
    'Starke Hand: zeigt eine Farbe auf dem Weg zum Vollspiel.',
  'A minimum: partner has told the length of the fit.':
    'Minimum: Der Partner hat die Länge des Fits genannt.',
  'Four trumps and 19 points: game.': 'Vier Trümpfe und 19 Punkte: Vollspiel.',
  'Four trumps and 16–18 points: invites.': 'Vier Trümpfe und 16–18 Punkte: lädt ein.',
  'Four trumps: raises as without their bid.': 'Vier Trümpfe: hebt wie ohne das Gebot der Gegner.',
  'Extra values and no clear bid.': 'Zusatzwerte und kein klares Gebot.',
  'A six-card suit.': 'Sechserlänge.',
  'A minimum: no need to bid over theirs.':
    'Minimum: Über das Gebot der Gegner muss nicht gereizt werden.',
  'Extra values, short in their suit: asks partner to choose.':
    'Zusatzwerte, kurz in der Gegnerfarbe: Der Partner soll wählen.',
  'Short in their suit with the other suits: asks partner to choose.':
    'Kurz in der Gegnerfarbe mit den anderen Farben: Der Partner soll wählen.',
  'Seven good trumps and 15 points: game is bid in spite of them.':
    'Sieben gute Trümpfe und 15 Punkte: Vollspiel trotz der Gegner.',
  'A six-card suit and a sound opening: competes.':
    'Sechserlänge und eine solide Eröffnung: reizt mit.',
  'Partner has nothing and they have bid: no more to say.':
    'Der Partner hat nichts, und die Gegner haben gereizt: nichts mehr zu sagen.',
  'A six-card suit: competes.': 'Sechserlänge: reizt mit.',
  'Five cards in a second suit: competes with shape.':
    'Fünf Karten in einer Zweitfarbe: reizt wegen der Verteilung mit.',
  'Extra values over their bid.': 'Zusatzwerte über das Gebot der Gegner.',
  'A minimum: lets them play.': 'Minimum: lässt die Gegner spielen.',
  'Partner has 10 points and I have their suit: for penalties.':
    'Der Partner hat 10 Punkte, und die Gegnerfarbe ist hier lang: Strafkontra.',
  'Partner’s redouble promised another bid.':
    'Das Rekontra des Partners versprach ein weiteres Gebot.',
  'Four of their suit after a redouble: for penalties.':
    'Vier Karten in der Gegnerfarbe nach einem Rekontra: Strafkontra.',
  'Support and 10 points or more.': 'Unterstützung und mindestens 10 Punkte.',
  '10 points or more with their suit stopped.':
    'Mindestens 10 Punkte mit Stopper in der Gegnerfarbe.',
  // contested
  'Ten trumps together and shape: game at once.':
    'Zusammen zehn Trümpfe und Verteilung: gleich das Vollspiel.',
  'Support and 10–12 points with short suits counted: invites game over their overcall.':
    'Unterstützung und 10–12 Punkte, Kürzen mitgezählt: lädt über die Gegenreizung zum Vollspiel ein.',
  'Three trumps or more and 6–10 points: raises as without the overcall.':
    'Mindestens drei Trümpfe und 6–10 Punkte: hebt wie ohne die Gegenreizung.',
  'Five {x} and six points or more.': 'Fünferlänge in {x} und mindestens sechs Punkte.',
  'Five {x} and 11 points or more: a free bid at the two level.':
    'Fünferlänge in {x} und mindestens 11 Punkte: freies Gebot auf der Zweierstufe.',
  'Five {x} and nine points or more: a passed hand’s new suit does not force.':
    'Fünferlänge in {x} und mindestens neun Punkte: Nach anfänglichem Passe forciert eine neue Farbe nicht.',
  'Five {x} and opening values: forcing to game.':
    'Fünferlänge in {x} und Eröffnungsstärke: partieforcierend.',
  'Both majors: doubles to show them at once.':
    'Beide Oberfarben: kontriert, um sie auf einmal zu zeigen.',
  'Exactly four spades: bidding them would promise five.':
    'Genau vier Karten in Pik: Ein Pikgebot verspräche fünf.',
  'Four hearts or more and six points: too little for a bid at the two level.':
    'Mindestens Viererlänge in Coeur und sechs Punkte: zu wenig für ein Gebot auf der Zweierstufe.',
  'Seven points or more with the unbid majors: asks opener to choose.':
    'Mindestens sieben Punkte mit den ungereizten Oberfarben: Der Eröffner soll wählen.',
  'Five cards in a major and too little to bid them freely: doubles first.':
    'Fünfer-Oberfarbe und zu wenig, um sie frei zu reizen: kontriert zuerst.',
  'Nine points or more with a major: asks opener to choose.':
    'Mindestens neun Punkte mit einer Oberfarbe: Der Eröffner soll wählen.',
  'Opening values with their suit stopped: game.':
    'Eröffnungsstärke mit Stopper in der Gegnerfarbe: Vollspiel.',
  '11–12 points with their suit stopped: invites.':
    '11–12 Punkte mit Stopper in der Gegnerfarbe: lädt ein.',
  '7–10 points with their suit stopped.': '7–10 Punkte mit Stopper in der Gegnerfarbe.',
  'Four {x} and six points or more.': 'Viererlänge in {x} und mindestens sechs Punkte.',
  'Five trumps and 10–12 points: invites.': 'Fünf Trümpfe und 10–12 Punkte: lädt ein.',
  'Four trumps and 6–11 points with short suits counted: competes.':
    'Vier Trümpfe und 6–11 Punkte, Kürzen mitgezählt: reizt mit.',
  'Support and game values: bids their suit.':
    'Unterstützung und Vollspielstärke: reizt die Gegnerfarbe.',
  'Too little to act freely, or a hand that hopes opener doubles.':
    'Zu wenig, um frei zu reizen, oder eine Hand, die auf ein Kontra des Eröffners hofft.',
  'Their suit is mine: passes, and hopes that opener doubles.':
    'Die Gegnerfarbe ist hier lang: passt und hofft auf ein Kontra des Eröffners.',
  'Four trumps and 10 points or more: two notrump over a double is a good raise.':
    'Vier Trümpfe und mindestens 10 Punkte: 2SA über ein Kontra ist eine gute Hebung.',
  'Four trumps and a weak hand: to the level of the fit before they find theirs.':
    'Vier Trümpfe und schwache Hand: bis zur Stufe des Fits, bevor die Gegner ihren finden.',
  'Six points or more: suits at the one level are bid as without the double.':
    'Mindestens sechs Punkte: Farben auf der Einerstufe werden wie ohne das Kontra gereizt.',
  '10 points or more: the deal is ours, and they may be doubled.':
    'Mindestens 10 Punkte: Die Mehrheit der Punkte ist hier, und die Gegner können kontriert werden.',
  'A long suit and a weak hand: a preempt over the double.':
    'Lange Farbe und schwache Hand: Sperrgebot über das Kontra.',
  'Support and 6–10 points with short suits counted.':
    'Unterstützung und 6–10 Punkte, Kürzen mitgezählt.',
  'A long suit and a weak hand: not forcing over the double.':
    'Lange Farbe und schwache Hand: über das Kontra nicht forcierend.',
  '7–9 points and nothing better to show.': '7–9 Punkte und nichts Besseres zu zeigen.',
  'Nothing to say over the double.': 'Nichts zu sagen über das Kontra.',
  'A big fit over their two-suited bid: game.':
    'Großer Fit über das Zweifärbergebot der Gegner: Vollspiel.',
  'Support over their two-suited bid.': 'Unterstützung über das Zweifärbergebot der Gegner.',
  '10 points or more: the deal is ours.': 'Mindestens 10 Punkte: Die Mehrheit der Punkte ist hier.',
  'Nothing to say over their two-suited bid.':
    'Nichts zu sagen über das Zweifärbergebot der Gegner.',
  'Nine points or more opposite an opening: one notrump should fail.':
    'Mindestens neun Punkte gegenüber einer Eröffnung: 1SA sollte fallen.',
  'A long suit, or five cards with shape, and a weak hand: not forcing.':
    'Lange Farbe, oder Fünferlänge mit Verteilung, und schwache Hand: nicht forcierend.',
  'Not enough to bid over their notrump.':
    'Nicht genug, um über das Sans Atout der Gegner zu reizen.',
  // high-notrump
  'Five cards in one major and four in the other: asks for a four-card major.':
    'Beide Oberfarben, fünf und vier Karten: fragt nach einer Vierer-Oberfarbe.',
  'Five spades or more: asks partner to bid the suit.':
    'Mindestens Fünferlänge in Pik: bittet den Partner, die Farbe zu reizen.',
  'Five hearts or more: asks partner to bid the suit.':
    'Mindestens Fünferlänge in Coeur: bittet den Partner, die Farbe zu reizen.',
  'A four-card major and enough for game: asks for partner’s majors.':
    'Vierer-Oberfarbe und genug für das Vollspiel: fragt den Partner nach Oberfarben.',
  'At least 33 points together: six notrump.': 'Zusammen mindestens 33 Punkte: 6SA.',
  '11 or 12 points: invites slam.': '11 oder 12 Punkte: lädt zum Schlemm ein.',
  'Enough for game and no major to look for.':
    'Genug für das Vollspiel und keine Oberfarbe, die zu suchen wäre.',
  'Too little for game, or nothing to add.': 'Zu wenig für das Vollspiel oder nichts hinzuzufügen.',
  'Four hearts.': 'Viererlänge in Coeur.',
  'Four spades, not four hearts.': 'Viererlänge in Pik, nicht in Coeur.',
  'No four-card major.': 'Keine Vierer-Oberfarbe.',
  'Accepts the transfer.': 'Führt den Transfer aus.',
  'A maximum: accepts.': 'Maximum: nimmt an.',
  'Partner has placed the contract.': 'Der Partner hat den Kontrakt bestimmt.',
  'A four-four fit and at least 33 points together, short suits counted: slam.':
    '4-4-Fit und zusammen mindestens 33 Punkte, Kürzen mitgezählt: Schlemm.',
  'A four-four fit: game.': '4-4-Fit: Vollspiel.',
  'Five {x}: partner chooses the game.': 'Fünferlänge in {x}: Der Partner wählt das Vollspiel.',
  'No fit and at least 33 points together: six notrump.':
    'Kein Fit und zusammen mindestens 33 Punkte: 6SA.',
  'No fit and at least 31 points together: invites slam.':
    'Kein Fit und zusammen mindestens 31 Punkte: lädt zum Schlemm ein.',
  'No fit: three notrump.': 'Kein Fit: 3SA.',
  'Six trumps and at least 33 points together, short suits counted: slam.':
    'Sechs Trümpfe und zusammen mindestens 33 Punkte, Kürzen mitgezählt: Schlemm.',
  'A five-card suit and at least 32 points together: six notrump.':
    'Fünferlänge und zusammen mindestens 32 Punkte: 6SA.',
  'A six-card major: game there.': 'Sechser-Oberfarbe: Vollspiel in dieser Farbe.',
  'Five cards and enough for game: partner chooses.':
    'Fünferlänge und genug für das Vollspiel: Der Partner wählt.',
  'The major is home, and there is no more.': 'Die Oberfarbe ist das Ziel, mehr ist nicht da.',
  'A minimum: four notrump is enough.': 'Minimum: 4SA genügt.',
  'Partner asked and has no four hearts, so has four spades.':
    'Der Partner hat gefragt und hat keine Viererlänge in Coeur, also eine in Pik.',
  'Three cards opposite five: game in the major.':
    'Drei Karten gegenüber fünf: Vollspiel in der Oberfarbe.',
  'Only two cards: three notrump.': 'Nur zwei Karten: 3SA.',
  'Three trumps opposite five: the major plays better.':
    'Drei Trümpfe gegenüber fünf: Die Oberfarbe spielt sich besser.',
  // index
  'Five-card majors, a strong notrump, weak twos and transfers, with competition; the conventions over their notrump can be changed.':
    'Fünfer-Oberfarben, starkes Sans Atout, Weak Two und Transfers, auch wenn die Gegner reizen; die Konventionen gegen ihr Sans Atout sind wählbar.',
  // later
  'Three cards in responder’s suit: the first thing the fourth suit asks.':
    'Drei Karten in der Farbe des Antwortenden: Danach fragt die vierte Farbe zuerst.',
  'Four cards in the fourth suit.': 'Vier Karten in der vierten Farbe.',
  'The fourth suit stopped and more than a minimum: three notrump.':
    'Stopper in der vierten Farbe und mehr als Minimum: 3SA.',
  'The fourth suit stopped.': 'Stopper in der vierten Farbe.',
  'Extra length in the first suit, no stopper and no support.':
    'Zusatzlänge in der ersten Farbe, kein Stopper und keine Unterstützung.',
  'Extra length in the second suit.': 'Zusatzlänge in der zweiten Farbe.',
  'No support, no stopper and nothing extra: back to the first suit.':
    'Keine Unterstützung, kein Stopper und keine Zusatzwerte: zurück in die erste Farbe.',
  'A fit and slam values: asks for aces.': 'Fit und Schlemmstärke: fragt nach Assen.',
  'Five cards opposite three: game in the major.':
    'Fünf Karten gegenüber drei: Vollspiel in der Oberfarbe.',
  'Opener has a stopper: three notrump.': 'Der Eröffner hat einen Stopper: 3SA.',
  'The fourth suit is stopped here: three notrump.':
    'Der Stopper in der vierten Farbe ist hier: 3SA.',
  'No stopper anywhere: the long major is the best game.':
    'Nirgends ein Stopper: Die lange Oberfarbe ist das beste Vollspiel.',
  'No stopper anywhere: looks for game in the minor.':
    'Nirgends ein Stopper: sucht das Vollspiel in der Unterfarbe.',
  'Four spades and more than a minimum: invites.':
    'Viererlänge in Pik und mehr als Minimum: lädt ein.',
  'Four spades and a minimum.': 'Viererlänge in Pik und Minimum.',
  'A strong hand with the other suits stopped.': 'Starke Hand mit Stoppern in den anderen Farben.',
  'No fit for spades: one notrump.': 'Kein Fit in Pik: 1SA.',
  'Two cards opposite six and a sound opening: game.':
    'Zwei Karten gegenüber sechs und eine solide Eröffnung: Vollspiel.',
  'More than a minimum with the other suits stopped.':
    'Mehr als Minimum mit Stoppern in den anderen Farben.',
  'A six-card major and a sound opening.': 'Sechser-Oberfarbe und eine solide Eröffnung.',
  'A strong hand with a fit and no notrump.': 'Starke Hand mit Fit und ohne Sans Atout.',
  'A minimum opposite 10–12: enough.': 'Minimum gegenüber 10–12: Das genügt.',
  'A six-card major and more than a minimum: game there.':
    'Sechser-Oberfarbe und mehr als Minimum: Vollspiel in dieser Farbe.',
  'More than a flat 13, or 13 with a five-card suit to run: accepts the invitation.':
    'Mehr als 13 flache Punkte, oder 13 mit einer Fünferlänge, die Stiche bringt: nimmt die Einladung an.',
  'A minimum with a long suit: safer than notrump.':
    'Minimum mit langer Farbe: sicherer als Sans Atout.',
  'A minimum: declines the invitation.': 'Minimum: lehnt die Einladung ab.',
  '14 points or more with short suits counted: accepts the invitation.':
    'Mindestens 14 Punkte, Kürzen mitgezählt: nimmt die Einladung an.',
  'Two trumps opposite six and 14 points with short suits counted: game.':
    'Zwei Trümpfe gegenüber sechs und 14 Punkte, Kürzen mitgezählt: Vollspiel.',
  'A minimum: declines.': 'Minimum: lehnt ab.',
  'At least 32 points together, short suits counted: asks for aces over game.':
    'Zusammen mindestens 32 Punkte, Kürzen mitgezählt: fragt über das Vollspiel hinaus nach Assen.',
  'Rebids by opener and responder': 'Wiedergebote von Eröffner und Antwortendem',
  // notrump-contested
  'Five spades or more: transfers work as without the double.':
    'Mindestens Fünferlänge in Pik: Transfers gelten wie ohne das Kontra.',
  'Five hearts or more: transfers work as without the double.':
    'Mindestens Fünferlänge in Coeur: Transfers gelten wie ohne das Kontra.',
  'A weak hand with a minor: partner bids two clubs, to pass or correct.':
    'Schwache Hand mit Unterfarbe: Der Partner reizt 2 Treff, dann folgt Passe oder die richtige Farbe.',
  'No long suit to run to.': 'Keine lange Farbe zum Ausweichen.',
  'Five spades or more: transfers work as without two clubs.':
    'Mindestens Fünferlänge in Pik: Transfers gelten wie ohne 2 Treff.',
  'Five hearts or more: transfers work as without two clubs.':
    'Mindestens Fünferlänge in Coeur: Transfers gelten wie ohne 2 Treff.',
  'The double takes the place of Stayman.': 'Das Kontra ersetzt Stayman.',
  'Good cards in their suit opposite a strong notrump: for penalties.':
    'Gute Karten in der Gegnerfarbe gegenüber einem starken Sans Atout: Strafkontra.',
  'Their suit takes the place of Stayman with game values.':
    'Die Gegnerfarbe ersetzt Stayman bei Vollspielstärke.',
  'Six cards in a major and game values.': 'Sechser-Oberfarbe und Vollspielstärke.',
  'Five {x} and game values.': 'Fünferlänge in {x} und Vollspielstärke.',
  'A long suit and a weak hand: competes.': 'Lange Farbe und schwache Hand: reizt mit.',
  'Game values opposite 15–17.': 'Vollspielstärke gegenüber 15–17.',
  '8–9 points opposite 15–17: invites.': '8–9 Punkte gegenüber 15–17: lädt ein.',
  'A weak hand without a long suit.': 'Schwache Hand ohne lange Farbe.',
  'Two clubs as asked: partner passes or corrects.':
    '2 Treff wie verlangt: Der Partner passt oder bessert aus.',
  'Good clubs: lets the double stand.': 'Gute Trefffarbe: lässt das Kontra stehen.',
  'No four-card major and no clubs.': 'Keine Vierer-Oberfarbe und kein Treff.',
  'No four-card major, and clubs will do.': 'Keine Vierer-Oberfarbe, und Treff genügt.',
  'Four good cards in their suit: for penalties.':
    'Vier gute Karten in der Gegnerfarbe: Strafkontra.',
  'Four {x}, shown all the same.': 'Viererlänge in {x}, trotzdem gezeigt.',
  'Nothing to show over their bid.': 'Nichts zu zeigen über das Gebot der Gegner.',
  'Four trumps and a maximum.': 'Vier Trümpfe und Maximum.',
  'Three trumps: accepts over the double.': 'Drei Trümpfe: nimmt über das Kontra an.',
  'Only two trumps: leaves it to partner.': 'Nur zwei Trümpfe: überlässt es dem Partner.',
  'Three trumps and more than a minimum: competes.':
    'Drei Trümpfe und mehr als Minimum: reizt mit.',
  'Partner knows my hand and decides.': 'Der Partner kennt diese Hand und entscheidet.',
  'The notrump opening has told the story.': 'Die Sans-Atout-Eröffnung hat alles gesagt.',
  'The long suit is clubs.': 'Die lange Farbe ist Treff.',
  'The long suit is diamonds.': 'Die lange Farbe ist Karo.',
  'Notrump bidding in competition': 'Reizung nach Sans Atout mit Gegnern',
  // openings
  'Opening bids': 'Eröffnungen',
  '22 points or more, or ten tricks in hand: too strong for an opening of one.':
    'Mindestens 22 Punkte oder zehn Stiche auf der Hand: zu stark für eine Eröffnung auf der Einerstufe.',
  'Balanced with 20–21 points.': 'Ausgeglichen mit 20–21 Punkten.',
  'Balanced with 15–17 points.': 'Ausgeglichen mit 15–17 Punkten.',
  'Five spades or more and {0}.': 'Mindestens Fünferlänge in Pik und {0}.',
  'Five hearts or more and {0}.': 'Mindestens Fünferlänge in Coeur und {0}.',
  'No five-card major, diamonds the better minor, and {0}.':
    'Keine Fünfer-Oberfarbe, Karo ist die bessere Unterfarbe, und {0}.',
  'No five-card major, clubs the better minor, and {0}.':
    'Keine Fünfer-Oberfarbe, Treff ist die bessere Unterfarbe, und {0}.',
  'the strength of an opening': 'genug Stärke für eine Eröffnung',
  'enough to open in third seat': 'genug Stärke für eine Eröffnung in dritter Hand',
  'points and spades come to fifteen': 'Punkte und Pikkarten ergeben zusammen fünfzehn',
  'Not enough to open, and no suit for a preempt.':
    'Nicht genug für eine Eröffnung und keine Farbe für ein Sperrgebot.',
  // packages
  'Cappelletti over their one notrump': 'Cappelletti gegen ihr 1SA',
  'DONT over their one notrump': 'DONT gegen ihr 1SA',
  'Natural overcalls of their one notrump': 'Natürliche Gegenreizung gegen ihr 1SA',
  // raised
  'Strong enough for slam opposite the right raise: shows shortness in {x}.':
    'Stark genug für den Schlemm gegenüber der richtigen Hebung: zeigt Kürze in {x}.',
  'About 19 points with shape opposite 6–9: game.':
    'Etwa 19 Punkte mit Verteilung gegenüber 6–9: Vollspiel.',
  'Balanced with 16–19 points: asks partner to choose between partscore and game.':
    'Ausgeglichen mit 16–19 Punkten: Der Partner soll zwischen Teilkontrakt und Vollspiel wählen.',
  'A game try: help in {x} or a maximum bids game.':
    'Versuchsgebot: Hilfe in {x} oder Maximum reizt das Vollspiel.',
  'A sixth trump and 15 points or more with short suits counted: invites game.':
    'Sechster Trumpf und mindestens 15 Punkte, Kürzen mitgezählt: lädt zum Vollspiel ein.',
  'A minimum opposite 6–9 points: no game.': 'Minimum gegenüber 6–9 Punkten: kein Vollspiel.',
  '21 points or more opposite a limit raise: asks for aces on the way to slam.':
    'Mindestens 21 Punkte gegenüber einer einladenden Hebung: fragt auf dem Weg zum Schlemm nach Assen.',
  'More than a flat 13, or a sixth trump, opposite 10–12 points: game.':
    'Mehr als 13 flache Punkte, oder ein sechster Trumpf, gegenüber 10–12 Punkten: Vollspiel.',
  'A minimum opening opposite the artificial raise: back to the trumps.':
    'Minimumeröffnung gegenüber der künstlichen Hebung: zurück in die Trumpffarbe.',
  'A minimum opening: the invitation is declined.':
    'Minimumeröffnung: Die Einladung wird abgelehnt.',
  'A good five-card second suit in {x}.': 'Gute Zweitfarbe mit Fünferlänge in {x}.',
  'A singleton or void in {x}.': 'Single oder Chicane in {x}.',
  'No shortness and 18 points or more: slam is near.':
    'Keine Kürze und mindestens 18 Punkte: Der Schlemm ist nah.',
  'No shortness and more than a minimum, 16 points or more with length counted.':
    'Keine Kürze und mehr als Minimum, mindestens 16 Punkte, Längen mitgezählt.',
  'No shortness and a minimum: game and no more.':
    'Keine Kürze und Minimum: Vollspiel und nicht mehr.',
  'Balanced with 18 points or more opposite 6–10: game in notrump.':
    'Ausgeglichen mit mindestens 18 Punkten gegenüber 6–10: Vollspiel in Sans Atout.',
  '16 points or more and {x} held: looks for three notrump.':
    'Mindestens 16 Punkte und Stopper in {x}: sucht 3SA.',
  'Extra values and the other suits stopped: invites three notrump.':
    'Zusatzwerte und Stopper in den anderen Farben: lädt zu 3SA ein.',
  'Six trumps and extra values: invites game.':
    'Sechs Trümpfe und Zusatzwerte: lädt zum Vollspiel ein.',
  'A minimum: a minor partscore is enough.': 'Minimum: Ein Teilkontrakt in Unterfarbe genügt.',
  'More than a minimum and every suit stopped: three notrump.':
    'Mehr als Minimum und Stopper in allen Farben: 3SA.',
  'Shape and extra values: game in the minor.':
    'Verteilung und Zusatzwerte: Vollspiel in der Unterfarbe.',
  'Game values with {x} stopped: asks for the other stoppers.':
    'Vollspielstärke mit Stopper in {x}: fragt nach den anderen Stoppern.',
  '17 points or more opposite an opening hand with support: asks for aces.':
    'Mindestens 17 Punkte gegenüber einer Eröffnungshand mit Unterstützung: fragt nach Assen.',
  'No slam in sight: game in the minor.': 'Kein Schlemm in Sicht: Vollspiel in der Unterfarbe.',
  'Extra values, or little wasted opposite the short suit: asks for aces.':
    'Zusatzwerte, oder wenig vergeudet gegenüber der Kürze: fragt nach Assen.',
  'Nothing extra: game.': 'Keine Zusatzwerte: Vollspiel.',
  'A maximum and a flat hand with three trumps: offers three notrump.':
    'Maximum und eine flache Hand mit drei Trümpfen: bietet 3SA an.',
  'A maximum raise opposite a balanced 16–19: game in the major.':
    'Maximum für die Hebung gegenüber ausgeglichenen 16–19: Vollspiel in der Oberfarbe.',
  'A maximum raise, 8–9 points with an ace or two kings, or 10: accepts game.':
    'Maximum für die Hebung, 8–9 Punkte mit einem Ass oder zwei Königen, oder 10: nimmt das Vollspiel an.',
  'Help in the suit partner tried with: game.': 'Hilfe in der Farbe des Versuchsgebots: Vollspiel.',
  'A minimum raise: no game.': 'Minimum für die Hebung: kein Vollspiel.',
  'No honour wasted opposite the short suit, and more than a minimum: asks for aces.':
    'Keine Figur vergeudet gegenüber der Kürze und mehr als Minimum: fragt nach Assen.',
  'Slam values opposite an opening hand: asks for aces.':
    'Schlemmstärke gegenüber einer Eröffnungshand: fragt nach Assen.',
  'A good second suit opposite 15 points and four trumps: asks for aces.':
    'Gute Zweitfarbe gegenüber 15 Punkten und vier Trümpfen: fragt nach Assen.',
  'Partner has 18 or more: fifteen is enough to look for slam.':
    'Der Partner hat mindestens 18: Fünfzehn reichen, um den Schlemm zu suchen.',
  'No more than game values: game.': 'Nicht mehr als Vollspielstärke: Vollspiel.',
  'Rebids by opener after a raise': 'Wiedergebote des Eröffners nach einer Hebung',
  // rebids
  'Balanced with 18–19 points: too strong for an opening of 1NT.':
    'Ausgeglichen mit 18–19 Punkten: zu stark für eine Eröffnung mit 1SA.',
  'Partner passed before and I have a minimum: no game, and three trumps will do.':
    'Der Partner hat zuvor gepasst, und hier ist Minimum: kein Vollspiel, und drei Trümpfe genügen.',
  'Four trumps and 19 points with short suits counted: game opposite six.':
    'Vier Trümpfe und 19 Punkte, Kürzen mitgezählt: Vollspiel gegenüber sechs.',
  'Four trumps and 16–18 points with short suits counted: invites game.':
    'Vier Trümpfe und 16–18 Punkte, Kürzen mitgezählt: lädt zum Vollspiel ein.',
  'Four trumps and a minimum opening.': 'Vier Trümpfe und eine Minimumeröffnung.',
  '19 points or more and a second suit: forcing to game.':
    'Mindestens 19 Punkte und eine Zweitfarbe: partieforcierend.',
  'Four {x}: shown at the one level before notrump.':
    'Viererlänge in {x}: auf der Einerstufe vor Sans Atout gezeigt.',
  'A second suit above the first at the two level: 17 points or more.':
    'Eine Zweitfarbe über der ersten auf der Zweierstufe: mindestens 17 Punkte.',
  'A long major and game in hand opposite a response.':
    'Lange Oberfarbe und das Vollspiel auf der Hand gegenüber einer Antwort.',
  'A six-card suit and 16–19 points: invites game.':
    'Sechserlänge und 16–19 Punkte: lädt zum Vollspiel ein.',
  'Four trumps and 16 points or more: invites game.':
    'Vier Trümpfe und mindestens 16 Punkte: lädt zum Vollspiel ein.',
  'Balanced with 12–14 points.': 'Ausgeglichen mit 12–14 Punkten.',
  'A six-card suit and a minimum opening.': 'Sechserlänge und eine Minimumeröffnung.',
  'A second suit below the first: 12–18 points.': 'Eine Zweitfarbe unter der ersten: 12–18 Punkte.',
  'Three trumps and a side short suit: a minimum raise.':
    'Drei Trümpfe und eine Kürze daneben: Hebung mit Minimum.',
  'Nothing better: the opened suit again.': 'Nichts Besseres: noch einmal die eröffnete Farbe.',
  'A minimum without a second suit to show at this level.':
    'Minimum ohne Zweitfarbe, die auf dieser Stufe zu zeigen wäre.',
  '19 points opposite 6–10: game in notrump.': '19 Punkte gegenüber 6–10: Vollspiel in Sans Atout.',
  'Balanced with 18 points: invites game opposite 6–10.':
    'Ausgeglichen mit 18 Punkten: lädt gegenüber 6–10 zum Vollspiel ein.',
  'A second suit above the first: 17 points or more.':
    'Eine Zweitfarbe über der ersten: mindestens 17 Punkte.',
  'A long major and game in hand opposite six points.':
    'Lange Oberfarbe und das Vollspiel auf der Hand gegenüber sechs Punkten.',
  'A six-card suit and 16–18 points: invites game.':
    'Sechserlänge und 16–18 Punkte: lädt zum Vollspiel ein.',
  'Balanced and no game opposite 6–10 points: pass.':
    'Ausgeglichen und kein Vollspiel gegenüber 6–10 Punkten: Passe.',
  'A second suit below the first: partner chooses between them.':
    'Eine Zweitfarbe unter der ersten: Der Partner wählt zwischen beiden.',
  'Unbalanced with no second suit to show: the opened suit again.':
    'Unausgeglichen und keine Zweitfarbe zu zeigen: noch einmal die eröffnete Farbe.',
  'Nothing better than one notrump.': 'Nichts Besseres als 1SA.',
  'Three hearts opposite five and more than a minimum: game.':
    'Drei Karten in Coeur gegenüber fünf und mehr als Minimum: Vollspiel.',
  'Three hearts opposite five: raises with a minimum.':
    'Drei Karten in Coeur gegenüber fünf: hebt mit Minimum.',
  'Balanced with 18–19 points opposite ten: game.':
    'Ausgeglichen mit 18–19 Punkten gegenüber zehn: Vollspiel.',
  'A good six-card suit and extra values: game is certain.':
    'Gute Sechserlänge und Zusatzwerte: Vollspiel ist sicher.',
  'A second suit above the first shows extra values, so game is certain.':
    'Eine Zweitfarbe über der ersten zeigt Zusatzwerte, also ist Vollspiel sicher.',
  'Four {x}: a second suit at the two level costs nothing.':
    'Viererlänge in {x}: Eine Zweitfarbe auf der Zweierstufe kostet nichts.',
  'Four trumps and a strong hand: a slam may be on.':
    'Vier Trümpfe und eine starke Hand: Ein Schlemm ist möglich.',
  'Four cards in partner’s minor.': 'Vier Karten in der Unterfarbe des Partners.',
  'A second suit at the three level: extra values, and game is certain.':
    'Eine Zweitfarbe auf der Dreierstufe: Zusatzwerte, und Vollspiel ist sicher.',
  'Balanced with 12–14 points and the other suits stopped.':
    'Ausgeglichen mit 12–14 Punkten und Stoppern in den anderen Farben.',
  'A minimum, and nothing better than the opened suit again.':
    'Minimum und nichts Besseres als noch einmal die eröffnete Farbe.',
  'No second suit to show and the opened suit too short to bid again.':
    'Keine Zweitfarbe zu zeigen, und die eröffnete Farbe ist zu kurz, um sie zu wiederholen.',
  'Support for the strong suit.': 'Unterstützung für die starke Farbe.',
  'A second suit in {x}.': 'Zweitfarbe in {x}.',
  'Nothing to add: notrump.': 'Nichts hinzuzufügen: Sans Atout.',
  '13 points or more opposite 11–12: accepts the invitation.':
    'Mindestens 13 Punkte gegenüber 11–12: nimmt die Einladung an.',
  'A minimum with six of the minor: safer than notrump.':
    'Minimum mit Sechserlänge in der Unterfarbe: sicherer als Sans Atout.',
  'A minimum opposite 11–12: declines the invitation.':
    'Minimum gegenüber 11–12: lehnt die Einladung ab.',
  '18–19 points opposite 13–15: invites slam.':
    '18–19 Punkte gegenüber 13–15: lädt zum Schlemm ein.',
  'A shapely hand: shows the second suit on the way to game.':
    'Hand mit Verteilung: zeigt die Zweitfarbe auf dem Weg zum Vollspiel.',
  'A long minor and shape: notrump may be wrong.':
    'Lange Unterfarbe und Verteilung: Sans Atout kann falsch sein.',
  'Game values together and nothing else to show: three notrump.':
    'Zusammen Vollspielstärke und sonst nichts zu zeigen: 3SA.',
  'Rebids by opener': 'Wiedergebote des Eröffners',
  // responder-after-minimum
  'Partner has 19 or more with four trumps: 11 points and shape look for slam.':
    'Der Partner hat mindestens 19 mit vier Trümpfen: 11 Punkte mit Verteilung suchen den Schlemm.',
  '16 points or more opposite a strong raise: asks for aces.':
    'Mindestens 16 Punkte gegenüber einer starken Hebung: fragt nach Assen.',
  'Eight points or more opposite 16–18: game.':
    'Mindestens acht Punkte gegenüber 16–18: Vollspiel.',
  '20 points or more with a fit: asks for aces.': 'Mindestens 20 Punkte mit Fit: fragt nach Assen.',
  '13 points with short suits counted opposite an opening hand with a fit: game.':
    '13 Punkte, Kürzen mitgezählt, gegenüber einer Eröffnungshand mit Fit: Vollspiel.',
  '11–12 points with short suits counted with a fit: invites game.':
    '11–12 Punkte, Kürzen mitgezählt, mit Fit: lädt zum Vollspiel ein.',
  'Game values and the other suits stopped: three notrump.':
    'Vollspielstärke und Stopper in den anderen Farben: 3SA.',
  'Not enough for game.': 'Nicht genug für das Vollspiel.',
  'Six cards or more opposite a balanced opening, and the points for game.':
    'Mindestens Sechserlänge gegenüber einer ausgeglichenen Eröffnung und Punkte für das Vollspiel.',
  'A six-card suit and about 11 points: invites game.':
    'Sechserlänge und etwa 11 Punkte: lädt zum Vollspiel ein.',
  'A long suit and no game: play in it.': 'Lange Farbe und kein Vollspiel: in ihr spielen.',
  'Game values and two suits: a jump shift is forcing to game.':
    'Vollspielstärke und zwei Farben: Ein Sprung in neuer Farbe ist partieforcierend.',
  'Five cards in opener’s suit, shape and invitational values.':
    'Fünf Karten in der Farbe des Eröffners, Verteilung und Einladungsstärke.',
  '20 points or more opposite 12–14: slam.': 'Mindestens 20 Punkte gegenüber 12–14: Schlemm.',
  'An opening hand, or 12 points with five cards, opposite 12–14: game.':
    'Eröffnungshand, oder 12 Punkte mit Fünferlänge, gegenüber 12–14: Vollspiel.',
  '11–12 points opposite 12–14: invites game.':
    '11–12 Punkte gegenüber 12–14: lädt zum Vollspiel ein.',
  'Two suits and a weak hand: opener chooses.':
    'Zwei Farben und schwache Hand: Der Eröffner wählt.',
  'Five cards in opener’s suit and a weak shapely hand: play there.':
    'Fünf Karten in der Farbe des Eröffners und schwache Hand mit Verteilung: dort spielen.',
  'A long minor and no game: play in it.': 'Lange Unterfarbe und kein Vollspiel: in ihr spielen.',
  'No game opposite 12–14, and notrump will do.':
    'Kein Vollspiel gegenüber 12–14, und Sans Atout genügt.',
  'A four-card fit and opening values: game.': 'Vier Karten Fit und Eröffnungsstärke: Vollspiel.',
  'A four-card fit and 10–12 points: invites game.':
    'Vier Karten Fit und 10–12 Punkte: lädt zum Vollspiel ein.',
  'A four-card fit and 11–12 points: invites game.':
    'Vier Karten Fit und 11–12 Punkte: lädt zum Vollspiel ein.',
  'A four-card fit and 6–10 points.': 'Vier Karten Fit und 6–10 Punkte.',
  'Four spades: still looking for a fit at the one level.':
    'Viererlänge in Pik: sucht auf der Einerstufe weiter nach einem Fit.',
  'Six cards in the major and game values.': 'Sechserlänge in der Oberfarbe und Vollspielstärke.',
  'A six-card suit and 10–12 points: invites game.':
    'Sechserlänge und 10–12 Punkte: lädt zum Vollspiel ein.',
  'Opening values and the other suit stopped: three notrump.':
    'Eröffnungsstärke und Stopper in der anderen Farbe: 3SA.',
  'Game values and no clear bid: the fourth suit asks opener to describe the hand.':
    'Vollspielstärke und kein klares Gebot: Die vierte Farbe bittet den Eröffner, die Hand zu beschreiben.',
  '10–12 points and the other suit stopped: invites three notrump.':
    '10–12 Punkte und Stopper in der anderen Farbe: lädt zu 3SA ein.',
  'Support for opener’s first suit and 10–12 points: a jump preference invites.':
    'Unterstützung für die erste Farbe des Eröffners und 10–12 Punkte: Ausbessern im Sprung lädt ein.',
  'A six-card suit and a weak hand: play in it.': 'Sechserlänge und schwache Hand: in ihr spielen.',
  '6–10 points and no fit: one notrump.': '6–10 Punkte und kein Fit: 1SA.',
  'At least as many cards in opener’s first suit: prefers it, with a weak hand.':
    'Mindestens so viele Karten in der ersten Farbe des Eröffners: bessert mit einer schwachen Hand aus.',
  'A four-card fit and shape: opener may have more to say.':
    'Vier Karten Fit und Verteilung: Der Eröffner hat vielleicht mehr zu sagen.',
  'The second suit fits better, and there is no game.':
    'Die zweite Farbe passt besser, und ein Vollspiel ist nicht da.',
  '18 points opposite a six-card major: asks for aces.':
    '18 Punkte gegenüber einer Sechser-Oberfarbe: fragt nach Assen.',
  'Two trumps opposite six and game values.': 'Zwei Trümpfe gegenüber sechs und Vollspielstärke.',
  'Trump support and 10–12 points: invites game.':
    'Trumpfunterstützung und 10–12 Punkte: lädt zum Vollspiel ein.',
  'A new suit above the first shows values and forces.':
    'Eine neue Farbe über der ersten zeigt Werte und forciert.',
  'Game values and not every suit stopped: a new suit is forcing.':
    'Vollspielstärke und nicht in jeder Farbe ein Stopper: Eine neue Farbe forciert.',
  '10–12 points and the other suits stopped: invites three notrump.':
    '10–12 Punkte und Stopper in den anderen Farben: lädt zu 3SA ein.',
  'Support for the minor and 10–12 points.': 'Unterstützung für die Unterfarbe und 10–12 Punkte.',
  'My six cards are better than opener’s suit.':
    'Die eigene Sechserlänge ist besser als die Farbe des Eröffners.',
  'No game, and opener’s suit will do.': 'Kein Vollspiel, und die Farbe des Eröffners genügt.',
  'Two trumps opposite a strong six-card suit: game.':
    'Zwei Trümpfe gegenüber einer starken Sechserlänge: Vollspiel.',
  'Seven points or more opposite 16–18 and the other suits stopped.':
    'Mindestens sieben Punkte gegenüber 16–18 und Stopper in den anderen Farben.',
  'Five cards and game values: looks for the best game.':
    'Fünferlänge und Vollspielstärke: sucht das beste Vollspiel.',
  'Support for the long minor and no good stoppers: game there.':
    'Unterstützung für die lange Unterfarbe und keine guten Stopper: Vollspiel in dieser Farbe.',
  'Too little for game opposite 16–18.': 'Zu wenig für das Vollspiel gegenüber 16–18.',
  // responder-after-strength
  'Six cards in the major opposite a strong balanced hand: game.':
    'Sechserlänge in der Oberfarbe gegenüber einer starken ausgeglichenen Hand: Vollspiel.',
  'Five cards: asks opener to choose between the major and notrump.':
    'Fünferlänge: Der Eröffner soll zwischen Oberfarbe und Sans Atout wählen.',
  '14 points opposite 18–19: invites slam.': '14 Punkte gegenüber 18–19: lädt zum Schlemm ein.',
  '15 points or more opposite 18–19: slam.': 'Mindestens 15 Punkte gegenüber 18–19: Schlemm.',
  'A second suit on the way to game.': 'Eine Zweitfarbe auf dem Weg zum Vollspiel.',
  'Support for opener’s suit and a shapely hand: looks for the best game.':
    'Unterstützung für die Farbe des Eröffners und eine Hand mit Verteilung: sucht das beste Vollspiel.',
  'Six points or more opposite 18–19: game.': 'Mindestens sechs Punkte gegenüber 18–19: Vollspiel.',
  'Too little even opposite 18–19.': 'Selbst gegenüber 18–19 zu wenig.',
  'A four-card fit and no slam interest: game.':
    'Vier Karten Fit und kein Schlemminteresse: Vollspiel.',
  'A four-card fit and nine points or more opposite seventeen: slam is possible.':
    'Vier Karten Fit und mindestens neun Punkte gegenüber siebzehn: Schlemm ist möglich.',
  'Game values and the fourth suit not stopped: asks opener for help.':
    'Vollspielstärke und kein Stopper in der vierten Farbe: bittet den Eröffner um Hilfe.',
  'Game values opposite seventeen and the fourth suit stopped.':
    'Vollspielstärke gegenüber siebzehn und Stopper in der vierten Farbe.',
  'Five cards or more; says nothing of strength.':
    'Mindestens Fünferlänge; sagt nichts über die Stärke.',
  'Support for the first suit and game values.':
    'Unterstützung für die erste Farbe und Vollspielstärke.',
  'A weak hand: opener bids the cheapest suit unless strong.':
    'Schwache Hand: Der Eröffner reizt die billigste Farbe, wenn er nicht stark ist.',
  'An opening hand opposite a jump shift, and a fit: asks for aces.':
    'Eröffnungshand gegenüber einem Sprung in neuer Farbe und ein Fit: fragt nach Assen.',
  'Support for the first suit in a game-forcing auction.':
    'Unterstützung für die erste Farbe in einer partieforcierenden Reizung.',
  'A long suit of my own.': 'Eine lange eigene Farbe.',
  'The last suit stopped: three notrump.': 'Stopper in der letzten Farbe: 3SA.',
  'A four-card fit in a game-forcing auction.':
    'Vier Karten Fit in einer partieforcierenden Reizung.',
  // responder-after-two-over-one
  'Three trumps and game values.': 'Drei Trümpfe und Vollspielstärke.',
  'Three trumps and 10–13 points with short suits counted: invites game.':
    'Drei Trümpfe und 10–13 Punkte, Kürzen mitgezählt: lädt zum Vollspiel ein.',
  'Four hearts and game values.': 'Viererlänge in Coeur und Vollspielstärke.',
  'A six-card suit of my own, and no game yet.':
    'Eine eigene Sechserlänge und noch kein Vollspiel.',
  'The fourth suit stopped: three notrump.': 'Stopper in der vierten Farbe: 3SA.',
  'Opening values and the fourth suit stopped: three notrump.':
    'Eröffnungsstärke und Stopper in der vierten Farbe: 3SA.',
  'Game values and no stopper in the fourth suit: asks opener for one.':
    'Vollspielstärke und kein Stopper in der vierten Farbe: fragt den Eröffner danach.',
  'Two cards in the first suit and 10–11 points: a preference that does not force.':
    'Zwei Karten in der ersten Farbe und 10–11 Punkte: Ausbessern, das nicht forciert.',
  '10–12 points: invites three notrump.': '10–12 Punkte: lädt zu 3SA ein.',
  'Four-card support for the second suit.': 'Viererunterstützung für die zweite Farbe.',
  'Opener’s major fits too: game there.':
    'Auch die Oberfarbe des Eröffners passt: Vollspiel in dieser Farbe.',
  'Three cards in opener’s major: offers it.':
    'Drei Karten in der Oberfarbe des Eröffners: bietet sie an.',
  'The major fits and the points are there: game.':
    'Die Oberfarbe passt, und die Punkte sind da: Vollspiel.',
  'The unbid suits stopped: three notrump.': 'Stopper in den ungereizten Farben: 3SA.',
  'Game values: shows a stopper on the way to three notrump.':
    'Vollspielstärke: zeigt einen Stopper auf dem Weg zu 3SA.',
  'Opposite a minimum there is no game.': 'Gegenüber Minimum gibt es kein Vollspiel.',
  '16 points opposite a strong six-card major: asks for aces.':
    '16 Punkte gegenüber einer starken Sechser-Oberfarbe: fragt nach Assen.',
  // responder-rebids
  'A maximum with two trumps opposite a strong six-card suit.':
    'Maximum mit zwei Trümpfen gegenüber einer starken Sechserlänge.',
  'A good fit for the second suit and a maximum.': 'Guter Fit in der zweiten Farbe und Maximum.',
  'A maximum, 10 points, with the other suits stopped.':
    'Maximum, 10 Punkte, mit Stoppern in den anderen Farben.',
  'A long suit and no fit: play there.': 'Lange Farbe und kein Fit: dort spielen.',
  'As many cards in the first suit: prefers it.':
    'Ebenso viele Karten in der ersten Farbe: bessert aus.',
  'A maximum: back to the five-card major in case opener has extra values.':
    'Maximum: zurück in die Fünfer-Oberfarbe, falls der Eröffner Zusatzwerte hat.',
  'A maximum with the other suits stopped.': 'Maximum mit Stoppern in den anderen Farben.',
  'A weak hand and a suit that will do.': 'Schwache Hand und eine Farbe, die genügt.',
  'Rebids by responder': 'Wiedergebote des Antwortenden',
  // responses
  'Good {x} and 17 points or more with length counted: a jump shift looks for slam.':
    'Gute Farbe in {x} und mindestens 17 Punkte mit Länge: Der Sprung sucht den Schlemm.',
  'Responses to one of a major': 'Antworten auf eins in Oberfarbe',
  'Four trumps, game values and shortness in {x}.':
    'Vier Trümpfe, Vollspielstärke und Kürze in {x}.',
  'Four trumps and the points for game: opener shows shortness or strength.':
    'Vier Trümpfe und Punkte für das Vollspiel: Der Eröffner zeigt Kürze oder Stärke.',
  'Five trumps and a weak hand: ten trumps together, so bid game at once.':
    'Fünf Trümpfe und schwache Hand: zusammen zehn Trümpfe, also gleich das Vollspiel reizen.',
  'Support and 10–12 points with short suits counted: partner bids game unless minimum.':
    'Unterstützung und 10–12 Punkte, Kürzen mitgezählt: Der Partner reizt das Vollspiel, außer mit Minimum.',
  'Three trumps or more and 6–9 points with short suits counted: a simple raise.':
    'Mindestens drei Trümpfe und 6–9 Punkte, Kürzen mitgezählt: einfache Hebung.',
  'Game values: bid the long suit first.': 'Vollspielstärke: zuerst die lange Farbe reizen.',
  'Four spades or more and six points: show them at the one level.':
    'Mindestens Viererlänge in Pik und sechs Punkte: auf der Einerstufe zeigen.',
  'Balanced with 15–17 points and no four-card fit.':
    'Ausgeglichen mit 15–17 Punkten und ohne Fit mit vier Karten.',
  '10 points or more and five {x}: enough for the two level.':
    'Mindestens 10 Punkte und Fünferlänge in {x}: genug für die Zweierstufe.',
  '11 points or more: too strong for 1NT, so show a four-card minor.':
    'Mindestens 11 Punkte: zu stark für 1SA, also eine Vierer-Unterfarbe zeigen.',
  '11 points or more and no suit to bid: two clubs on three cards.':
    'Mindestens 11 Punkte und keine Farbe zum Reizen: 2 Treff mit drei Karten.',
  'About 6–10 points, no fit and no suit to bid at the one level.':
    'Etwa 6–10 Punkte, kein Fit und keine Farbe für die Einerstufe.',
  'Responses to one of a minor': 'Antworten auf eins in Unterfarbe',
  'Game values and longer clubs: bid the long suit first.':
    'Vollspielstärke und Treff länger: zuerst die lange Farbe reizen.',
  'Six points or more and five {x}: the longest suit first, the higher of two.':
    'Mindestens sechs Punkte und Fünferlänge in {x}: die längste Farbe zuerst, von zweien die höhere.',
  'Six points or more: four-card suits are bid up the line.':
    'Mindestens sechs Punkte: Viererlängen werden von unten nach oben gereizt.',
  'Five trumps and an opening hand without a major: forcing to game in the minor.':
    'Fünf Trümpfe und Eröffnungshand ohne Oberfarbe: partieforcierend in der Unterfarbe.',
  'Balanced with 16–18 points and no four-card major.':
    'Ausgeglichen mit 16–18 Punkten und ohne Vierer-Oberfarbe.',
  'Balanced with 13–15 points and no four-card major: game is certain.':
    'Ausgeglichen mit 13–15 Punkten und ohne Vierer-Oberfarbe: Vollspiel ist sicher.',
  '11 points or more with five clubs and no major.':
    'Mindestens 11 Punkte mit Fünferlänge in Treff und ohne Oberfarbe.',
  'Five clubs and 11–12 points with no four-card major: invites game.':
    'Fünferlänge in Treff und 11–12 Punkte ohne Vierer-Oberfarbe: lädt zum Vollspiel ein.',
  'Four diamonds and 10–12 points with no four-card major: invites game.':
    'Viererlänge in Karo und 10–12 Punkte ohne Vierer-Oberfarbe: lädt zum Vollspiel ein.',
  'Five clubs, 6–10 points and no four-card major.':
    'Fünferlänge in Treff, 6–10 Punkte und keine Vierer-Oberfarbe.',
  'Four diamonds, 6–10 points and no four-card major.':
    'Viererlänge in Karo, 6–10 Punkte und keine Vierer-Oberfarbe.',
  '11 points or more: too strong for 1NT, so show the clubs.':
    'Mindestens 11 Punkte: zu stark für 1SA, also Treff zeigen.',
  'Balanced with 11–12 points after a pass, and no four-card major: invites three notrump.':
    'Nach anfänglichem Passe ausgeglichen mit 11–12 Punkten und ohne Vierer-Oberfarbe: lädt zu 3SA ein.',
  'No four-card major, no fit, and not the points for two notrump.':
    'Keine Vierer-Oberfarbe, kein Fit und nicht genug Punkte für 2SA.',
  '13–15 points and nothing better to describe: notrump, and game is certain.':
    '13–15 Punkte und nichts Besseres zu beschreiben: Sans Atout, und Vollspiel ist sicher.',
  '16 points or more and no suit to show: three notrump.':
    'Mindestens 16 Punkte und keine Farbe zu zeigen: 3SA.',
  'Fewer than six points: pass.': 'Weniger als sechs Punkte: Passe.',
  // strong-two
  'A good five-card suit and about eight points opposite 22: game at least.':
    'Gute Fünferlänge und etwa acht Punkte gegenüber 22: mindestens Vollspiel.',
  'A good minor and about eight points opposite 22: game at least.':
    'Gute Unterfarbe und etwa acht Punkte gegenüber 22: mindestens Vollspiel.',
  'Balanced with eight points or more opposite 22.':
    'Ausgeglichen mit mindestens acht Punkten gegenüber 22.',
  'Waiting: opener describes the strong hand.':
    'Wartegebot: Der Eröffner beschreibt die starke Hand.',
  'A solid suit of seven: trumps are settled.':
    'Stehende Siebenerlänge: Die Trumpffarbe steht fest.',
  'Balanced with 22–24 points.': 'Ausgeglichen mit 22–24 Punkten.',
  'Balanced with 25–27 points.': 'Ausgeglichen mit 25–27 Punkten.',
  'The long suit of a strong hand.': 'Die lange Farbe einer starken Hand.',
  'The long minor of a strong hand.': 'Die lange Unterfarbe einer starken Hand.',
  'A strong hand with no five-card suit: nearest to 22–24 balanced.':
    'Starke Hand ohne Fünferlänge: am nächsten an ausgeglichenen 22–24.',
  'Support for the positive response: trumps are agreed.':
    'Unterstützung für die positive Antwort: Trumpf ist vereinbart.',
  'No long suit: notrump.': 'Keine lange Farbe: Sans Atout.',
  'Support and something useful: stronger than game at once.':
    'Unterstützung und etwas Nützliches: stärker als das direkte Vollspiel.',
  'Four trumps and next to nothing else: game.': 'Vier Trümpfe und sonst fast nichts: Vollspiel.',
  'The cheaper minor: at most three points.': 'Die billigere Unterfarbe: höchstens drei Punkte.',
  'Five {x} and some values: game is certain.':
    'Fünferlänge in {x} und etwas Stärke: Vollspiel ist sicher.',
  'Some values and no suit to show.': 'Etwas Stärke und keine Farbe zu zeigen.',
  'Trumps are settled and I hold the ace of {x}.':
    'Die Trumpffarbe steht fest, und das Ass in {x} ist hier.',
  'No ace to show: game.': 'Kein Ass zu zeigen: Vollspiel.',
  'Support: opener may look for slam.': 'Unterstützung: Der Eröffner kann den Schlemm suchen.',
  '11 points or more opposite 22: six notrump.': 'Mindestens 11 Punkte gegenüber 22: 6SA.',
  'Nine points or more opposite 22: invites slam.':
    'Mindestens neun Punkte gegenüber 22: lädt zum Schlemm ein.',
  'All the side suits are held: asks partner for help in trumps.':
    'Alle Nebenfarben sind gehalten: bittet den Partner um Hilfe in Trumpf.',
  'Enough for game opposite nothing.': 'Genug für das Vollspiel gegenüber nichts.',
  'The suit again: partner may pass with nothing.':
    'Noch einmal die Farbe: Der Partner darf mit nichts passen.',
  'A second suit: partner chooses.': 'Eine Zweitfarbe: Der Partner wählt.',
  'Strong two club opening': 'Starke Eröffnung mit 2 Treff',
  'Notrump bidding': 'Reizung nach Sans Atout',
}
