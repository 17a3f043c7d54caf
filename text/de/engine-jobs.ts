import type { Message } from '../catalogue/engine-jobs.ts'

export const engineJobs: Record<Message, string> = {
  'Neither side plays a system that keeps a fact base.':
    'Keine Seite spielt ein System, das eine Faktenbasis führt.',
  '“{0}” does not open by the facts of a strategy.':
    '„{0}“ eröffnet nicht nach den Fakten einer Strategie.',
  Openings: 'Eröffnungen',
  Responses: 'Antworten',
  Notrump: 'Sans Atout',
  'Other openings': 'Andere Eröffnungen',
  Slam: 'Schlemm',
  'They open': 'Sie eröffnen',
  'They come in': 'Sie reizen mit',
  '$1 cards': '$1 Karten',
  'No rule here calls ': 'Keine Regel sagt hier ',
  'That rule does not speak in this auction.': 'Diese Regel spricht in dieser Reizung nicht.',
  'the caller': 'der Ansagende',
  'the left-hand opponent': 'der linke Gegner',
  'the right-hand opponent': 'der rechte Gegner',
  '{0} has a choice among no conditions.': '{0} hat eine Wahl unter keinen Bedingungen.',
  '{0} asks for at least {1} and at most {2}: no hand can have both.':
    '{0} verlangt mindestens {1} und höchstens {2}: Keine Hand kann beides haben.',
  '{0} contradicts itself: no hand at all is so.': '{0} widerspricht sich: Keine Hand ist so.',
  '{0} contradicts itself: no deal gives such hands to {1}.':
    '{0} widerspricht sich: Keine Austeilung gibt {1} solche Hände.',
  'Call {0}, {1}{2}:': 'Ansage {0}, {1}{2}:',
  ' after {0}': ' nach {0}',
  '{0} {1} cannot be called there. {2}': '{0} {1} ist dort nicht möglich. {2}',
  '{0} the auction so far begins with the first call that is not a pass.':
    '{0} Die Reizung bisher beginnt mit der ersten Ansage, die nicht Passe ist.',
  '{0} it stands in the table already, as call {1}.':
    '{0} Sie steht schon in der Tabelle, als Ansage {1}.',
  'what it shows': 'was sie zeigt',
  'fallback {0}': 'Ersatz {0}',
  '{0} fallback {1} says no less than what stands before it.':
    '{0} Ersatz {1} sagt nicht weniger als das davor.',
  'from at least {0} and at most {1} cards: no holding is so.':
    'von mindestens {0} und höchstens {1} Karten: Keine Haltung ist so.',
  'the {0}th highest of at most {1} cards: there is no such card.':
    'die {0}.-höchste von höchstens {1} Karten: So eine Karte gibt es nicht.',
  'Leads against notrump': 'Ausspiele gegen Sans Atout',
  'Leads against suits': 'Ausspiele gegen Farbkontrakte',
  'Later leads against notrump': 'Spätere Ausspiele gegen Sans Atout',
  'Later leads against suits': 'Spätere Ausspiele gegen Farbkontrakte',
  '{0}, rule {1}: {2}': '{0}, Regel {1}: {2}',
  'Leads: every weight is 0, so no lead at all would be made.':
    'Ausspiele: Jedes Gewicht ist 0, also käme gar kein Ausspiel.',
  'Signals: every weight is 0, so no card at all would be played.':
    'Markierungen: Jedes Gewicht ist 0, also käme gar keine Karte.',
  'the same, give or take a card or two points': 'dasselbe, auf eine Karte oder zwei Punkte genau',
  'less than {0}': 'weniger als {0}',
  'more than {0}': 'mehr als {0}',
  '{0} to {1}': '{0} bis {1}',
  'Exactly what could be known: nothing is lost.':
    'Genau das, was zu wissen war: Nichts ist verloren.',
  'It gives nothing to a value that is possible.': 'Sie gibt einem möglichen Wert nichts.',
  'It loses {0} bits against the best possible.': 'Sie verliert {0} Bit gegen das bestmögliche.',
  'less than 0.01': 'weniger als 0,01',
  'About as good as can be. {0}': 'Fast so gut wie möglich. {0}',
  'The range is upside down.': 'Der Bereich ist verkehrt herum.',
  'Right: no guess could be better. {0} has {1}.':
    'Richtig: Keine Vermutung ist besser. {0} hat {1}.',
  'As good as any: {0} has {1}, the best, {2}, {3}.':
    'So gut wie jede: {0} hat {1}, die beste, {2}, {3}.',
  '{0} has {1}; the best, {2}, has {3}.': '{0} hat {1}; die beste, {2}, hat {3}.',
  '{0} is impossible; the best, {1}, has {2}.': '{0} ist unmöglich; die beste, {1}, hat {2}.',
  '{0} has none where it could lie': '{0} hat keinen Platz dafür',
  '{0} has {1} unknown {2}': '{0} hat {1} unbekannte {2}',
  card: 'Karte',
  cards: 'Karten',
  'By law alone {0} would have it with {1}; what was agreed makes it {2}.':
    'Allein nach den Regeln läge die Karte mit {1} bei {0}; das Vereinbarte macht {2} daraus.',
  'Counting the layouts that are left, {0} give it to {1}.':
    'Zählt man die übrigen Lagen, liegt die Karte in {0} davon bei {1}.',
  '{0}’s hand is not closed.': 'Die Hand von {0} ist nicht verdeckt.',
  '{0} has it with {1}': '{0} mit {1}',
  'Right: no guess could be better. {0} has the {1} with {2}.':
    'Richtig: Keine Vermutung ist besser. {0} hat {1} mit {2}.',
  'As good as any: {0} has the {1} with {2}, {3}.': 'So gut wie jede: {0} hat {1} mit {2}, {3}.',
  '{0} has the {1} with {2}; {3}.': '{0} hat {1} mit {2}; {3}.',
  '{0} cannot have the {1}; {2}.': '{0} kann {1} nicht haben; {2}.',
  'There is no such moment.': 'Diesen Augenblick gibt es nicht.',
  '{0}’s hand is not closed at that moment.':
    'Die Hand von {0} ist in diesem Augenblick nicht verdeckt.',
  'That hand cannot be counted.': 'Diese Hand lässt sich nicht zählen.',
  'By law alone {0} {1} would have {2}; what was agreed makes it {3}.':
    'Allein nach den Regeln wären es {2} für {0} {1}; das Vereinbarte macht {3} daraus.',
  'Counting the layouts that are left, {0} give {1} {2} {3}.':
    'Zählt man die übrigen Lagen, geben {0} {1} {2} {3}.',
  'No card mattered on forty boards.': 'Auf vierzig Boards kam keine Karte vor, die zählt.',
  'These hands are too hard: the search was given up.':
    'Diese Hände sind zu schwer: Die Suche ist aufgegeben.',
  'There was no contract to play.': 'Es gab keinen Kontrakt zu spielen.',
  'All four hands must be known.': 'Alle vier Hände müssen bekannt sein.',
  'Robots need all four hands to replay a board.':
    'Robots brauchen alle vier Hände, um ein Board nachzuspielen.',
  'Deals for that rule are too rare to be met.': 'Austeilungen für diese Regel sind zu selten.',
  'no rule here calls ': 'keine Regel sagt hier ',
  'The auction has ended.': 'Die Reizung ist beendet.',
  'That is not in question at this moment.': 'Danach ist in diesem Augenblick nicht gefragt.',
  'The card has been seen.': 'Die Karte ist gesehen.',
  'in which the suit lies so': 'in denen die Farbe so liegt',
  'No hand at all opens ': 'Gar keine Hand eröffnet ',
  ' or ': ' oder ',
  'The calls not made': 'Die unterlassenen Ansagen',
  'Every hand one and two cards away has been tried.':
    'Jede Hand im Abstand von einer und zwei Karten ist versucht.',
  Shape: 'Verteilung',
  'Only of an opening by OPENBID is the change looked for.':
    'Nur für eine Eröffnung nach OPENBID wird die Änderung gesucht.',
  'So that it opens {0}': 'Damit sie {0} eröffnet',
  'It opens ': 'Sie eröffnet ',
  ' as it is, at section {0}.': ' so, wie sie ist, bei Abschnitt {0}.',
  ': no change makes it one.': ': Keine Änderung macht eine daraus.',
  'section {0} opens ': 'Abschnitt {0} eröffnet ',
  'The suit cannot lie so.': 'So kann die Farbe nicht liegen.',
  'So {0}.': 'Also {0}.',
  'The hand is in sight.': 'Die Hand ist zu sehen.',
  'Of these, as agreed': 'Davon, wie vereinbart',
  'The hands that {0} can hold': 'Die Hände, die {0} haben kann',
  'That call is not one of this player’s.': 'Diese Ansage ist nicht von diesem Spieler.',
  'The reading of the call had to give way.': 'Die Lesart der Ansage musste weichen.',
  '{0} − {1} = {2} cut.': '{0} − {1} = {2} gestrichen.',
  '{0} {1} {2} left.': '{0} {1} {2} übrig.',
  'The calls not made cut none:': 'Die unterlassenen Ansagen streichen keine:',
  'With the calls not made denied': 'Mit Verneinung der unterlassenen Ansagen',
  is: 'bleibt',
  are: 'bleiben',
  '{0} of these {1} ways to lie': '{0} dieser {1} Lagen',
  'It lies so in {0}: {1} of the deals, {2}.': 'So liegt es in {0}: {1} der Austeilungen, {2}.',
  '{0} tricks': '{0} Stiche',
  '{0} more, each less likely: {1}.': '{0} weitere, jede unwahrscheinlicher: {1}.',
  'The odds lie between bounds: the panel takes their middle.':
    'Die Chancen liegen zwischen Grenzen: Es gilt ihre Mitte.',
  'Together {0}.': 'Zusammen {0}.',
  'The number expected, call by call and card by card':
    'Die erwartete Zahl, Ansage für Ansage und Karte für Karte',
  'No act moves it.': 'Nichts bewegt sie.',
  '{0} layouts': '{0} Lagen',
  'By section {0}, {1}: {2}.': 'Nach Abschnitt {0}, {1}: {2}.',
  'Of {0} those count in which {1} has a hand for its {2}.':
    'Von {0} zählen die, in denen {1} eine Hand für {2} hat.',
  '{0}{1} of {2}: {3}.': '{0}{1} von {2}: {3}.',
  'The ways cannot be counted exactly here.': 'Hier lassen sich die Fälle nicht genau zählen.',
  'A weight: of a hundred such hands, so many would act so.':
    'Ein Gewicht: Von hundert solchen Händen handelten so viele so.',
  'These numbers are good to fourteen digits.': 'Diese Zahlen sind auf vierzehn Stellen genau.',
  'No honour of the suit is missing.': 'Keine Figur der Farbe fehlt.',
  'If all is as agreed, the suit does not lie so.':
    'Wenn alles wie vereinbart ist, liegt die Farbe nicht so.',
  'The catalogue has no question of this difficulty.':
    'Der Katalog hat keine Frage dieser Schwierigkeit.',
  'There is no such plan for this target.': 'Für dieses Ziel gibt es diesen Plan nicht.',
  'Your cards:': 'Deine Karten:',
  'Dummy:': 'Dummy:',
  '{0} cards are not seen; up to {1} can be searched.':
    '{0} Karten sind nicht gesehen; bis zu {1} lassen sich durchsuchen.',
  'These suits together are too much to search: take one of them out, or fewer hidden cards.':
    'Diese Farben zusammen sind zu viel: Nimm eine heraus oder weniger verdeckte Karten.',
  '{0}: the {1} from {2}': '{0}: {1} von {2}',
  North: 'Nord',
  South: 'Süd',
  'Dummy is not down yet: leads are worked out from two hands.':
    'Der Dummy liegt noch nicht: Ausspiele werden aus zwei Händen ermittelt.',
  '{0} does not defend.': '{0} spielt nicht gegen.',
  '{0} have been led: the leads are worked out anew when the trick is complete.':
    '{0} ist angespielt: Die Ausspiele werden neu ermittelt, wenn der Stich vollständig ist.',
  '{0} has no {1} left to lead.': '{0} hat kein {1} mehr auszuspielen.',
  '{0} cards of {1} are hidden: too many lies to search.':
    '{0} Karten in {1} sind verdeckt: zu viele Lagen.',
  '{0}, and plan then.': '{0} und dann planen.',
  'if {0} shows out': 'wenn {0} nicht bedient',
  'if both follow': 'wenn beide bedienen',
  'Play {0} of {1} first': 'Spiele zuerst {0} {1}',
  'a round': 'eine Runde',
  '{0} rounds': '{0} Runden',
  'Mixing is worked out for a suit with free entries only.':
    'Das Los wird nur für eine Farbe mit freien Übergängen ermittelt.',
  'What the calls and cards are taken to say leaves no layout: use the count of the cards instead.':
    'Was Ansagen und Karten sagen sollen, lässt keine Lage übrig: Nimm stattdessen die Zählung der Karten.',
  'one trick': 'ein Stich',
  'Declarer comes to {0}.': 'Der Alleinspieler kommt auf {0}.',
  '{0} A false card: every lower card gives declarer more, for this one makes the plan go the other way.':
    '{0} Eine Täuschkarte: Jede niedrigere gibt dem Alleinspieler mehr, denn diese lenkt den Plan um.',
  '{0} The best there is.': '{0} Das Beste, was es gibt.',
  'West cannot hold {0}: it is not hidden.': 'West kann {0} nicht haben: Das ist nicht verdeckt.',
  '{0} {1} leads the {2}.': '{0} {1} spielt {2} an.',
  'Card {0} of the play: {1} has no {2}.': 'Karte {0} des Spiels: {1} hat {2} nicht.',
  '{0} is out': '{0} hat keine mehr',
  '{0} plays the {1}': '{0} spielt {1}',
  '{0} has no card left': '{0} hat keine Karte mehr',
  'the plan is the {0} from {1}': 'der Plan ist {0} von {1}',
  '{0} wins the trick.': '{0} gewinnt den Stich.',
  '{0} The defender to be kept out is in: the counting stops.':
    '{0} Der Gegenspieler, der fernbleiben soll, ist am Stich: Die Zählung endet.',
  'The {0}.': '{0}.',
  'last card is a winner': 'Die letzte Karte ist ein Gewinner',
  '{0} cards left are winners': 'Die {0} übrigen Karten sind Gewinner',
  '{0} {1} Declarer has {2}.': '{0} {1} Der Alleinspieler hat {2}.',
  'The winners wanted are a whole number of at least 0.':
    'Die gewünschten Gewinner sind eine ganze Zahl ab 0.',
  'the {0} from {1}': '{0} von {1}',
  'the {0}': '{0}',
  'There has been no play yet.': 'Noch wurde nicht gespielt.',
  'The play is looked back on as {0}.': 'Der Rückblick gilt von {0} aus.',
  'Declarer’s side led no {0} while any were hidden.':
    'Die Seite des Alleinspielers spielte kein {0} an, solange welche verdeckt waren.',
  East: 'Ost',
  West: 'West',
  '“{0}” is no trick: a leader, N or S, and four cards.':
    '„{0}“ ist kein Stich: erst N oder S, dann vier Karten.',
  'The cards left are winners.': 'Die übrigen Karten sind Gewinner.',
  'The plan asks for no more here.': 'Der Plan verlangt hier nicht mehr.',
  'No more can be led.': 'Mehr lässt sich nicht anspielen.',
  'No card is left to lead.': 'Es ist keine Karte zum Anspielen übrig.',
  'The plan does not play the trick {0}.': 'Der Plan spielt den Stich {0} nicht.',
  'Declarer’s side has no card left.': 'Die Seite des Alleinspielers hat keine Karte mehr.',
  'declarer’s side is out': 'die Seite des Alleinspielers hat keine mehr',
  'declarer’s side has no card left': 'die Seite des Alleinspielers hat keine Karte mehr',
  'There is no play yet: plans are worked out once dummy is down.':
    'Noch kein Spiel: Pläne gibt es, sobald der Dummy liegt.',
  'The defenders have led {0}: the plans are worked out anew when the trick is complete.':
    'Die Gegenspieler haben {0} angespielt: Die Pläne werden neu ermittelt, wenn der Stich vollständig ist.',
  '{0} has shown {1}': '{0} zeigte {1}',
  '{0} has {1} vacant {2}, {3} {4}': '{0} hat {1} freie {2}, {3} {4}',
  place: 'Platz',
  places: 'Plätze',
  '{0}; the calls and cards so far speak too.': '{0}; die Ansagen und Karten bisher sprechen mit.',
  'Dummy is not down yet: plans are worked out from two hands.':
    'Der Dummy liegt noch nicht: Pläne werden aus zwei Händen ermittelt.',
  'Plans for declarer’s suits are worked out as {0}, who sees dummy, would.':
    'Pläne für die Farben des Alleinspielers werden so ermittelt, wie {0}, der den Dummy sieht, es täte.',
  'Every card of {0} has been seen.': 'Jede Karte in {0} ist gesehen.',
  '{0}: the fewest {1}, {2}, are more than the most, {3}.':
    '{0}: die wenigsten {1}, {2}, sind mehr als die meisten, {3}.',
  'Board numbers run from 1 to {0}.': 'Boardnummern gehen von 1 bis {0}.',
  'Between 1 and {0} boards can be dealt at a time.':
    'Auf einmal lassen sich 1 bis {0} Boards austeilen.',
  'Board {0}: there are such deals, but none came up in {1} draws; ask for a little less.':
    'Board {0}: Solche Austeilungen gibt es, aber in {1} Ziehungen kam keine; verlange etwas weniger.',
  points: 'Punkte',
}
