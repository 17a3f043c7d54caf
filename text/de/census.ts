import type { Message } from '../catalogue/census.ts'

export const census: Record<Message, string> = {
  'no honours': 'keine Figuren',
  none: 'keine',
  'spades of {0} with {1} → {2} playing tricks': '{0} Pik mit {1} → {2} Spielstiche',
  'one card': 'eine Karte',
  '{0} cards': '{0} Karten',
  'Starred as a bug of the code: the value since is 1.':
    'Als Fehler des Codes markiert: Der Wert ist seitdem 1.',
  '{0} or {1}': '{0} oder {1}',
  'meets section {0}': 'erreicht Abschnitt {0}',
  'can bid {0} at {1}': 'kann {0} bei {1} bieten',
  'cannot bid at {0}': 'kann bei {0} nicht bieten',
  'opens {0}': 'eröffnet {0}',
  'no hand opens with code {0}': 'keine Hand eröffnet mit Code {0}',
  'bids alike at {0} and {1}': 'bietet bei {0} und {1} gleich',
  'some hand opens with code {0}': 'eine Hand eröffnet mit Code {0}',
  'some hand is so: {0}': 'eine Hand ist so: {0}',
  'stands in {0} to {1} leaves': 'steht in {0} bis {1} Blättern',
  'any hand': 'jede Hand',
  'Honours are not told apart in this suit at this length.':
    'Bei dieser Länge werden Figuren in dieser Farbe nicht unterschieden.',
  'the bid at {0} is preferred': 'das Gebot bei {0} hat Vorzug',
  'T − HCP lies between {0} and {1}, or {2} with four aces':
    'T − FP liegt zwischen {0} und {1}, oder {2} mit vier Assen',
  'T − HCP can be {0}': 'T − FP kann {0} sein',
  'T − HCP can be {0} without four aces': 'T − FP kann ohne vier Asse {0} sein',
  Coverage: 'Vollständigkeit',
  'stands in a leaf of Part Two': 'steht in einem Blatt von Teil zwei',
  'stands in one leaf, when case e. is limited to HCP ≤ 12':
    'steht in einem Blatt, wenn Fall e. auf FP ≤ 12 begrenzt ist',
  'stands in two leaves, one of case a. or b. and one of case e.':
    'steht in zwei Blättern, einem von Fall a. oder b. und einem von Fall e.',
  'stands in one leaf': 'steht in einem Blatt',
  'only {0} can be bid at {1}': 'nur {0} kann bei {1} geboten werden',
  Order: 'Reihenfolge',
  'one suit only to choose from': 'nur eine Farbe zur Wahl',
  'the suit stands at the level of the notrump, {0}':
    'die Farbe steht auf der Stufe des Sans Atout, {0}',
  'both majors fit; spades come first': 'beide Oberfarben passen; Pik kommt zuerst',
  'only 1S, 1H, 1D and 2C are bid at 12': 'bei 12 werden nur 1S, 1H, 1D und 2C geboten',
  'neither major has promise: five cards, or four with 2 points':
    'keine Oberfarbe taugt: fünf Karten, oder vier mit 2 Punkten',
  'The paper speaks of minimal promise without a figure; taken as what 12e and 12f ask of a suit.':
    'Der Aufsatz spricht ohne Zahl von kleinster Tauglichkeit; genommen ist, was 12e und 12f von einer Farbe verlangen.',
  'the strong four-card suit is preferred to the empty five-card one':
    'die starke Viererfarbe hat Vorzug vor der leeren Fünferfarbe',
  'only spades, hearts and diamonds are bid at 13': 'bei 13 werden nur Pik, Coeur und Karo geboten',
  'cannot bid at 13d as well': 'kann auch bei 13d nicht bieten',
  'one of the suit is preferred to two': 'eins der Farbe hat Vorzug vor zwei',
  'the pass at 1 is preferred: the exception that the paper makes':
    'das Passe bei 1 hat Vorzug: die Ausnahme des Aufsatzes',
  'the two four-card suits have 6 points between them':
    'die zwei Viererfarben haben zusammen 6 Punkte',
  'the two four-card suits have 5 points between them':
    'die zwei Viererfarben haben zusammen 5 Punkte',
  'The hearts are labelled with a J in the print.': 'Im Druck sind die Coeur mit J bezeichnet.',
  'Twelve cards in the print: the clubs get one more spot card.':
    'Zwölf Karten im Druck: Treff bekommt eine kleine Karte mehr.',
  'The scan has 13 for the least length of the diamonds; 3 is meant, since case 2 has 2.':
    'Die Vorlage hat 13 als kürzeste Länge der Karo; gemeint ist 3, da Fall 2 die 2 hat.',
  'Read as: no club suit as long. Hands whose clubs tie for longest are those of 2.a, where the paper sends them through this case again; so each hand stands in one leaf, and alpha and (II).(B) live on there.':
    'Gelesen als: keine Treff so lang. Hände mit Treff als gleich langer Farbe gehören zu 2.a, wo der Aufsatz sie noch einmal durch diesen Fall schickt; so steht jede Hand in einem Blatt, und alpha und (II).(B) leben dort weiter.',
  'Case a.ii.beta.(II).(A) cannot occur here, as the paper notes.':
    'Fall a.ii.beta.(II).(A) kann hier nicht vorkommen, wie der Aufsatz bemerkt.',
  'the clubs are five to the king without the ten': 'Treff sind fünf mit König ohne die Zehn',
  'The scan has lost the bid; the tests are those of 12d, and the like leaf II.B.2.b.ii.alpha bids 1D there.':
    'Die Vorlage hat das Gebot verloren; die Tests sind die von 12d, und das gleiche Blatt II.B.2.b.ii.alpha bietet dort 1D.',
  'clubs of at most 3 points, and a four-card suit of 4 or more: case (3) cannot occur':
    'Treff mit höchstens 3 Punkten und eine Viererfarbe mit 4 oder mehr: Fall (3) kann nicht vorkommen',
  'The clubs are labelled with a D in the print.': 'Im Druck sind die Treff mit D bezeichnet.',
  'Printed as 2S, 2H at 13b; that section bids 1S and 1H only.':
    'Gedruckt als 2S, 2H bei 13b; dieser Abschnitt bietet nur 1S und 1H.',
  'The print has nine cards in the long suit, one spot card too many.':
    'Der Druck hat neun Karten in der langen Farbe, eine kleine zu viel.',
  'HCP 11; the short suits are QJ, QJ and a bare Q or K; the long suit has at most 3 points; P ≤ 5':
    'FP 11; die kurzen Farben sind DB, DB und blanke D oder K; die lange Farbe hat höchstens 3 Punkte; P ≤ 5',
  'six cards to QJ10 or less, a bare queen and another short suit without A, K, Q':
    'sechs Karten mit DB10 oder weniger, eine blanke Dame und eine weitere kurze Farbe ohne A, K, D',
  'T ≥ {0} less the short honours': 'T ≥ {0} ohne die kurzen Figuren',
  'any suit': 'jede Farbe',
  ' or ': ' oder ',
  '{0} with {1}': '{0} mit {1}',
  '{0} of {1} only with {2}': '{0} von {1} nur mit {2}',
  '{0} longest{1}': '{0} am längsten{1}',
  ' with {0}': ' mit {0}',
  '{0} longest only with {1}': '{0} am längsten nur mit {1}',
  'distribution {0}': 'Verteilung {0}',
  '{0} is of the case {1} and passes': '{0} gehört zu Fall {1} und passt',
  'of {0} leaves none is without hands (leaves are counted here, not hands)':
    'von {0} Blättern ist keines ohne Hände (hier zählen Blätter, nicht Hände)',
  'Without hands: {0}.': 'Ohne Hände: {0}.',
}
