import type { Message } from '../catalogue/ui-parts.ts'

export const uiParts: Record<Message, string> = {
  Pass: 'Passe',
  Dbl: 'X',
  Rdbl: 'XX',
  ' and ': ' und ',
  Copied: 'Kopiert',
  'Copied.': 'Kopiert.',
  'Text to copy': 'Text zum Kopieren',
  Close: 'Schließen',
  'Try again': 'Noch einmal versuchen',
  none: 'keine',
  ', with the {0}': ', mit {0}',
  'By law': 'Nach den Regeln',
  Agreed: 'Vereinbart',
  Confirmed: 'Bestätigt',
  Consistent: 'Vereinbar',
  'Not covered': 'Nicht erfasst',
  'Against system': 'Gegen das System',
  Impossible: 'Unmöglich',
  Likely: 'Wahrscheinlich',
  'not met': 'nicht erfüllt',
  'not reached': 'nicht erreicht',
  Hands: 'Hände',
  HCP: 'FP',
  'Picked with': 'Gewählt mit',
  'Survives for': 'Überlebt bei',
  'This could not be worked out.': 'Das ließ sich nicht ermitteln.',
  NT: 'SA',
  notrump: 'Sans Atout',
  'No survivor': 'Kein Überlebender',
  Board: 'Board',
  'One deal with its number; the number settles who deals and who is vulnerable.':
    'Eine Austeilung mit ihrer Nummer; die Nummer bestimmt, wer teilt und wer in Gefahr ist.',
  Dealer: 'Teiler',
  'The player who makes the first call.': 'Wer die erste Ansage macht.',
  Vulnerable: 'In Gefahr',
  'A vulnerable side scores more for a game or slam and loses more for each trick it falls short.':
    'Eine Seite in Gefahr bekommt mehr für Vollspiel oder Schlemm und verliert mehr für jeden Faller.',
  Call: 'Ansage',
  'A bid, a pass, a double or a redouble.': 'Ein Gebot, Passe, Kontra oder Rekontra.',
  Bid: 'Gebot',
  'A number of tricks over six and a trump suit (or notrump) to win them in: 1♠ promises seven tricks with spades as trumps.':
    'Eine Zahl von Stichen über sechs und eine Trumpffarbe (oder Sans Atout): 1♠ verspricht sieben Stiche mit Pik als Trumpf.',
  'No bid this time. Three passes after a bid end the auction.':
    'Kein Gebot in dieser Runde. Drei Passe nach einem Gebot beenden die Reizung.',
  Double: 'Kontra',
  'A call over an opponents’ bid: both the reward for making it and the price of failing go up.':
    'Eine Ansage auf ein Gebot der Gegner: Gewinn bei Erfüllung und Preis beim Fallen steigen.',
  Redouble: 'Rekontra',
  'An answer to the opponents’ double that raises the stakes again.':
    'Die Antwort auf ein Kontra der Gegner, die den Einsatz noch einmal erhöht.',
  Opening: 'Eröffnung',
  'The first bid of the auction that is not a pass.':
    'Die erste Ansage der Reizung, die nicht Passe ist.',
  Alert: 'Alert',
  'A mark on a call whose agreed meaning the opponents might not expect.':
    'Ein Zeichen an einer Ansage, deren vereinbarte Bedeutung die Gegner vielleicht nicht erwarten.',
  Contract: 'Kontrakt',
  'The last bid of the auction: how many tricks the declaring side must win, and the trumps.':
    'Das letzte Gebot der Reizung: wie viele Stiche die spielende Seite braucht, und der Trumpf.',
  Declarer: 'Alleinspieler',
  'The player of the winning side who first named the final suit or notrump. Declarer plays both hands of the side.':
    'Wer auf der spielenden Seite die Farbe des Kontrakts (oder Sans Atout) zuerst genannt hat. Der Alleinspieler spielt beide Hände seiner Seite.',
  Dummy: 'Dummy',
  'Declarer’s partner. Dummy’s cards are faced after the opening lead and declarer plays them.':
    'Der Partner des Alleinspielers. Nach dem Ausspiel liegen seine Karten offen, und der Alleinspieler spielt sie.',
  Defender: 'Gegenspieler',
  'Either opponent of the declarer.': 'Jeder der beiden Gegner des Alleinspielers.',
  'Opening lead': 'Ausspiel',
  'The first card of the play, from the player at declarer’s left.':
    'Die erste Karte des Spiels, vom Spieler links des Alleinspielers.',
  Trick: 'Stich',
  'Four cards, one from each hand. The highest trump wins it, or else the highest card of the suit led.':
    'Vier Karten, eine aus jeder Hand. Der höchste Trumpf gewinnt ihn, sonst die höchste Karte der ausgespielten Farbe.',
  Trump: 'Trumpf',
  'A card of the contract’s suit: it beats every card of the other suits.':
    'Eine Karte der Kontraktfarbe: Sie schlägt jede Karte der anderen Farben.',
  Notrump: 'Sans Atout',
  'A contract without trumps: the highest card of the suit led wins.':
    'Ein Kontrakt ohne Trumpf: Die höchste Karte der ausgespielten Farbe gewinnt.',
  'Follow suit': 'Bedienen',
  'Play a card of the suit that was led. Whoever holds one must.':
    'Eine Karte der ausgespielten Farbe spielen. Wer eine hat, muss.',
  'Show out': 'Nicht bedienen',
  'To play another suit because none of the suit led is left. From then on everyone knows that hand is void in it.':
    'Eine andere Farbe spielen, weil von der ausgespielten keine Karte mehr da ist. Von da an wissen alle, dass diese Hand dort keine mehr hat.',
  Revoke: 'Revoke',
  'Failing to follow suit while able to. This table does not let it happen.':
    'Nicht bedienen, obwohl man könnte. Dieser Tisch lässt es nicht zu.',
  Claim: 'Stiche beanspruchen',
  'To end the play by saying how many of the remaining tricks one side takes.':
    'Das Spiel beenden und sagen, wie viele der restlichen Stiche eine Seite macht.',
  'Left-hand opponent: the player who acts next.':
    'Linker Gegner: der Spieler, der als Nächster dran ist.',
  'Right-hand opponent: the player who acted before.':
    'Rechter Gegner: der Spieler, der vorher dran war.',
  Kibitzer: 'Kiebitz',
  'Someone who watches a bridge table. To kibitz a seat is to see that hand only.':
    'Wer am Bridgetisch zuschaut. Bei einem Platz kiebitzen heißt, nur diese Hand zu sehen.',
  Score: 'Punkte',
  'Duplicate points of the board, counted for the declaring side.':
    'Die Punkte des Boards im Turnierbridge, für die spielende Seite gezählt.',
  'International match points: a scale, 0 to 24, for the difference between two tables’ scores.':
    'International Match Points: eine Skala von 0 bis 24 für den Unterschied zwischen den Ergebnissen zweier Tische.',
  Matchpoints: 'Paarpunkte',
  'Two points for each table outscored and one for each tied.':
    'Zwei Punkte für jeden übertroffenen Tisch und einer für jeden gleichen.',
  'High card points: ace 4, king 3, queen 2, jack 1. The pack has forty.':
    'Figurenpunkte: Ass 4, König 3, Dame 2, Bube 1. Das Kartenspiel hat vierzig.',
  Honour: 'Figur',
  'An ace, king, queen, jack or ten.': 'Ass, König, Dame, Bube oder Zehn.',
  Major: 'Oberfarbe',
  'Spades or hearts.': 'Pik oder Coeur.',
  Minor: 'Unterfarbe',
  'Diamonds or clubs.': 'Karo oder Treff.',
  Shape: 'Verteilung',
  'The lengths of the four suits. 4=5=3=1 names spades, hearts, diamonds, clubs in turn; 5431 is the same pattern in any suits.':
    'Die Längen der vier Farben. 4=5=3=1 nennt Pik, Coeur, Karo, Treff der Reihe nach; 5431 ist dasselbe Muster in beliebigen Farben.',
  Balanced: 'Ausgeglichen',
  'No void, no singleton and at most one doubleton: 4333, 4432 or 5332.':
    'Keine Chicane, kein Single und höchstens ein Doubleton: 4333, 4432 oder 5332.',
  Void: 'Chicane',
  'No card of a suit.': 'Keine Karte einer Farbe.',
  Singleton: 'Single',
  'Exactly one card of a suit.': 'Genau eine Karte einer Farbe.',
  Doubleton: 'Doubleton',
  'Exactly two cards of a suit.': 'Genau zwei Karten einer Farbe.',
  'Concealed hand': 'Verdeckte Hand',
  'A hand the chosen observer cannot see: neither its own nor the faced dummy.':
    'Eine Hand, die der gewählte Beobachter nicht sieht: weder die eigene noch der offene Dummy.',
  'Vacant place': 'Freier Platz',
  'A card of a concealed hand that is not yet placed: thirteen, less the cards it has played, less those it is known to hold.':
    'Eine Karte einer verdeckten Hand, die noch nicht bestimmt ist: dreizehn, weniger die gespielten, weniger die, die sie sicher hat.',
  Bound: 'Grenze',
  'The least or the most that the laws still allow, given every card seen. A bound is certain, not likely.':
    'Das Mindeste oder Höchste, das die Regeln nach allen gesehenen Karten noch erlauben. Eine Grenze ist sicher, nicht wahrscheinlich.',
  'It follows from the cards seen and the rules of play alone, whatever anyone agreed.':
    'Es folgt allein aus den gesehenen Karten und den Spielregeln, was immer vereinbart ist.',
  'Seen from a seat': 'Von einem Platz gesehen',
  'What is known depends on whose cards are seen: declarer and defenders see their own hand and dummy, dummy its own hand alone. A watcher without a hand, with four hands closed, is not offered: the quick bounds are not tight there, and a looser answer would pass for the true one.':
    'Was bekannt ist, hängt davon ab, wessen Karten man sieht: Alleinspieler und Gegenspieler sehen die eigene Hand und den Dummy, der Dummy nur die eigene. Ein Zuschauer ohne Hand, mit vier verdeckten Händen, wird nicht angeboten: Die schnellen Grenzen sind dort nicht scharf, und eine lockere Antwort ginge als die wahre durch.',
  'A priori': 'A priori',
  'The chance before any card was played or call was made: the missing cards of the suit dealt at random to the closed hands.':
    'Die Chance vor jeder Ansage und jeder Karte: Die fehlenden Karten der Farbe sind zufällig auf die verdeckten Hände verteilt.',
  'By agreement': 'Nach Vereinbarung',
  'It follows only if the player kept to the partnership’s bidding or carding system.':
    'Es folgt nur, wenn der Spieler sich an das System seiner Partnerschaft in Reizung und Markierung gehalten hat.',
  'X is a card the hand must hold in that suit, ? is room for one more, and [?] is room that this card has just taken away.':
    'X ist eine Karte, die die Hand in der Farbe haben muss, ? ist Platz für noch eine, und [?] ist Platz, den diese Karte gerade genommen hat.',
  Layout: 'Lage',
  'One way in which the unseen cards can lie in the concealed hands.':
    'Eine Art, wie die ungesehenen Karten in den verdeckten Händen liegen können.',
  Unseen: 'Ungesehen',
  'Not in the observer’s hand, not in the faced dummy and not yet played.':
    'Nicht in der Hand des Beobachters, nicht im offenen Dummy und noch nicht gespielt.',
  'The opening-bid procedure published by London and Wasserman in 1967 for the Schenken system, run here exactly as its authors printed it.':
    'Das Eröffnungsverfahren, das London und Wasserman 1967 für das Schenken-System veröffentlicht haben; hier läuft es genau so, wie es gedruckt wurde.',
  Section: 'Abschnitt',
  'OPENBID tries fourteen numbered sections in order, and the first that gives a bid ends it. A letter names the paragraph: 12e is the fifth of section 12.':
    'OPENBID versucht vierzehn nummerierte Abschnitte der Reihe nach, und der erste mit einem Gebot beendet es. Ein Buchstabe nennt den Absatz: 12e ist der fünfte von Abschnitt 12.',
  'Schenken system': 'Schenken-System',
  'Howard Schenken’s bidding system of the 1960s: 1♣ is strong and artificial, openings of one in another suit are limited.':
    'Howard Schenkens System der 1960er Jahre: 1♣ ist stark und künstlich, andere Einereröffnungen in Farbe sind begrenzt.',
  'T, total points': 'T, Gesamtpunkte',
  'HCP plus one, with additions for suits of five and more and for four aces, and deductions for no ace, 4333 and short honours.':
    'FP plus eins, mit Zuschlägen für Farben ab fünf Karten und für vier Asse und Abzügen für kein Ass, 4333 und kurze Figuren.',
  'P, playing tricks': 'P, Spielstiche',
  'The tricks a hand should win by itself with its best suit as trumps, summed from a table by suit.':
    'Die Stiche, die eine Hand allein mit ihrer besten Farbe als Trumpf machen sollte, aus einer Tabelle je Farbe summiert.',
  'L, longest': 'L, längste',
  'The length of the longest suit.': 'Die Länge der längsten Farbe.',
  'Distribution points': 'Verteilungspunkte',
  'Three for a void, two for a singleton, one for a doubleton.':
    'Drei für eine Chicane, zwei für ein Single, einer für ein Doubleton.',
  Even: 'Gleichmäßig',
  'At most one distribution point: 4333, 4432 or 5332.':
    'Höchstens ein Verteilungspunkt: 4333, 4432 oder 5332.',
  'STOP, safe suits': 'STOP, sichere Farben',
  'How many suits are safe: three or more cards, a doubleton with the ace or king, or the ace alone.':
    'Wie viele Farben sicher sind: drei oder mehr Karten, ein Doubleton mit Ass oder König oder das blanke Ass.',
  'A singleton and no suit longer than five: 4441, 5431 or 5521.':
    'Ein Single und keine Farbe länger als fünf: 4441, 5431 oder 5521.',
  Aces: 'Asse',
  'How many of the four aces the hand holds.': 'Wie viele der vier Asse die Hand hat.',
  'Bad for notrump': 'Schlecht für Sans Atout',
  'A lone king, or queen and jack alone, spoils notrump.':
    'Ein blanker König oder Dame und Bube allein verderben Sans Atout.',
  'Ace outside': 'Ass daneben',
  'An ace in another suit than this one.': 'Ein Ass in einer anderen Farbe als dieser.',
  'No lone king or bare queen-jack, and at least three points in every suit of four cards or fewer.':
    'Kein blanker König, keine blanke Dame-Bube und mindestens drei Punkte in jeder Farbe von höchstens vier Karten.',
  'Notrump try': 'Versuch in Sans Atout',
  'No lone king or bare queen-jack, no suit shorter than two, three points in each doubleton and two in each suit of three.':
    'Kein blanker König, keine blanke Dame-Bube, keine Farbe kürzer als zwei, drei Punkte in jedem Doubleton und zwei in jeder Dreierfarbe.',
  'Sliding test': 'Gleitender Test',
  'Length before strength: each further card of the suit lowers the points the suit must have.':
    'Länge vor Stärke: Jede weitere Karte der Farbe senkt die Punkte, die die Farbe braucht.',
  Rebiddable: 'Wiederholbar',
  'A suit of six cards, or of five with four points and two honours.':
    'Eine Farbe von sechs Karten oder von fünf mit vier Punkten und zwei Figuren.',
  'Provisional bid': 'Vorläufiges Gebot',
  'A three-level bid that paragraph 11a finds with exactly ten points: later sections may still replace it.':
    'Ein Gebot der Dreierstufe, das Absatz 11a mit genau zehn Punkten findet: Spätere Abschnitte können es noch ersetzen.',
  'Near miss': 'Knapp verfehlt',
  'A section that would have given its bid if one test had come out a single step better.':
    'Ein Abschnitt, der sein Gebot gegeben hätte, wäre ein Test um einen einzigen Schritt besser ausgefallen.',
}
