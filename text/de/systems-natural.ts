import type { Message } from '../catalogue/systems-natural.ts'

export const systemsNatural: Record<Message, string> = {
  // advances
  'Five good cards in their suit: passes, and the double becomes a penalty double.':
    'Fünf gute Karten in der Gegnerfarbe: passt, und das Kontra wird zum Strafkontra.',
  'No five-card suit to run to at this level: the double stands.':
    'Keine Fünferlänge zum Ausweichen auf dieser Stufe: Das Kontra bleibt stehen.',
  'Five cards in a major and game values opposite an opening hand.':
    'Fünfer-Oberfarbe und Vollspielstärke gegenüber einer Eröffnungshand.',
  'Game values and a major: bids their suit to find the best fit.':
    'Vollspielstärke und eine Oberfarbe: reizt die Gegnerfarbe, um den besten Fit zu finden.',
  'Four cards in a major and the points for game opposite a double at the three level.':
    'Vierer-Oberfarbe und Punkte für das Vollspiel gegenüber einem Kontra auf der Dreierstufe.',
  'Game values with their suit stopped.': 'Vollspielstärke mit Stopper in der Gegnerfarbe.',
  'Four {x} and {0}–{1} points: a jump invites game.':
    'Viererlänge in {x} und {0}–{1} Punkte: Ein Sprung lädt zum Vollspiel ein.',
  '{0} or {1} points with their suit stopped: invites three notrump.':
    '{0} oder {1} Punkte mit Stopper in der Gegnerfarbe: lädt zu 3SA ein.',
  'Five {x} and {0} points or more: a jump invites.':
    'Fünferlänge in {x} und mindestens {0} Punkte: Ein Sprung lädt ein.',
  'Four {x} and a weak hand: bids the major as cheaply as can be.':
    'Viererlänge in {x} und schwache Hand: reizt die Oberfarbe so billig wie möglich.',
  'A weak hand with a four-card minor: bids it as cheaply as can be.':
    'Schwache Hand mit Vierer-Unterfarbe: reizt sie so billig wie möglich.',
  '{0}–{1} points with their suit stopped and no major.':
    '{0}–{1} Punkte mit Stopper in der Gegnerfarbe und ohne Oberfarbe.',
  'The longest suit, as cheaply as can be: the double must not be passed with a weak hand.':
    'Die längste Farbe, so billig wie möglich: Mit einer schwachen Hand darf das Kontra nicht stehen bleiben.',
  'No four-card suit outside theirs: the cheapest suit of three.':
    'Keine Viererlänge außer in der Gegnerfarbe: die billigste Farbe mit drei Karten.',
  'Five cards in a major and game values.': 'Fünfer-Oberfarbe und Vollspielstärke.',
  'Five trumps and shape: takes their room.': 'Fünf Trümpfe und Verteilung: nimmt Bietraum.',
  'They have raised and I have no clear suit: doubler chooses.':
    'Die Gegner haben gehoben, und eine klare Farbe fehlt: Der Kontrierende wählt.',
  'A five-card suit and the values for the three level.':
    'Fünferlänge und die Stärke für die Dreierstufe.',
  'Some values and a suit: competes freely.': 'Etwas Stärke und eine Farbe: reizt freiwillig mit.',
  'Some values with their suits stopped.': 'Etwas Stärke mit Stopper in den Gegnerfarben.',
  'The next hand has bid: a weak hand need not.':
    'Der rechte Gegner hat gereizt: Eine schwache Hand muss nicht mehr.',
  'Partner doubles again: shows the other suit.':
    'Der Partner kontriert noch einmal: zeigt die andere Farbe.',
  'Partner doubles again: the long suit once more.':
    'Der Partner kontriert noch einmal: die lange Farbe zum zweiten Mal.',
  'Four cards for the major that the double held: game.':
    'Viererlänge in der Oberfarbe, die das Kontra hielt: Vollspiel.',
  'No fit for hearts and four spades: the doubler may have both.':
    'Kein Fit in Coeur, aber Viererlänge in Pik: Der Kontrierende kann beide haben.',
  'No fit in a major, and points enough for game: notrump.':
    'Kein Fit in Oberfarbe, aber genug Punkte für das Vollspiel: Sans Atout.',
  'Defensive bidding': 'Gegenreizung',
  // doubler-again
  'More than a minimum opposite a jump: game.':
    'Mehr als Minimum gegenüber einem Sprung: Vollspiel.',
  'More than a minimum with their suit stopped.':
    'Mehr als Minimum mit Stopper in der Gegnerfarbe.',
  'A minimum double: the invitation is declined.':
    'Das Kontra war Minimum: Die Einladung wird abgelehnt.',
  'Partner came in freely at the three level, and I have three trumps with shape or more: game.':
    'Der Partner hat freiwillig auf der Dreierstufe gereizt, hier sind drei Trümpfe mit Verteilung oder mehr: Vollspiel.',
  'Four trumps and a huge hand: game opposite nothing much.':
    'Vier Trümpfe und eine riesige Hand: Vollspiel gegenüber fast nichts.',
  'Four trumps and 19–21 points: partner needs very little for game.':
    'Vier Trümpfe und 19–21 Punkte: Der Partner braucht sehr wenig für das Vollspiel.',
  'Four trumps and 16–18 points: partner has promised nothing yet.':
    'Vier Trümpfe und 16–18 Punkte: Der Partner hat noch nichts versprochen.',
  'Double and then a suit: too strong for a simple overcall.':
    'Erst Kontra, dann eine Farbe: zu stark für eine einfache Gegenreizung.',
  '23 points or more with their suit stopped: game.':
    'Mindestens 23 Punkte mit Stopper in der Gegnerfarbe: Vollspiel.',
  'Balanced with 21–22 points and their suit stopped.':
    'Ausgeglichen mit 21–22 Punkten und Stopper in der Gegnerfarbe.',
  'Balanced with more than a 1NT overcall: 18–20 points.':
    'Ausgeglichen und zu stark für eine 1SA-Gegenreizung: 18–20 Punkte.',
  'More than a balancing notrump: 15–18 points.':
    'Mehr als eine Wiederbelebung mit Sans Atout: 15–18 Punkte.',
  '19–21 points with their suit stopped.': '19–21 Punkte mit Stopper in der Gegnerfarbe.',
  'Four trumps and extra values.': 'Vier Trümpfe und Zusatzwerte.',
  'Three trumps and 20 points with short suits counted: partner needs little for game.':
    'Drei Trümpfe und 20 Punkte, Kürzen mitgezählt: Der Partner braucht wenig für das Vollspiel.',
  'The double has told the story.': 'Das Kontra hat alles gesagt.',
  'Trumps and something useful opposite 18 points or more: game.':
    'Trümpfe und etwas Nützliches gegenüber mindestens 18 Punkten: Vollspiel.',
  'Three trumps and a little: keeps game in sight.':
    'Drei Trümpfe und ein wenig Stärke: hält das Vollspiel im Blick.',
  'Seven points or more and their suit stopped opposite 18: game.':
    'Mindestens sieben Punkte und Stopper in der Gegnerfarbe gegenüber 18: Vollspiel.',
  '18 points or more opposite 6–10: game.': 'Mindestens 18 Punkte gegenüber 6–10: Vollspiel.',
  '16–17 points opposite 6–10: invites.': '16–17 Punkte gegenüber 6–10: lädt ein.',
  'More than a minimum opposite 11–12: game.': 'Mehr als Minimum gegenüber 11–12: Vollspiel.',
  'No game opposite those points.': 'Kein Vollspiel gegenüber diesen Punkten.',
  'Four {x}: the cheapest major first.': 'Viererlänge in {x}: die billigste Oberfarbe zuerst.',
  'No four-card major and their suit stopped.':
    'Keine Vierer-Oberfarbe, aber Stopper in der Gegnerfarbe.',
  'No four-card major and no stopper: a minor.':
    'Keine Vierer-Oberfarbe und kein Stopper: eine Unterfarbe.',
  'Partner’s double asks me to choose: the cheapest suit of four.':
    'Das Kontra des Partners bittet um eine Wahl: die billigste Farbe mit vier Karten.',
  'Partner’s double asks me to choose, and no suit has four cards: the cheapest of three.':
    'Das Kontra des Partners bittet um eine Wahl, und keine Farbe hat vier Karten: die billigste mit drei.',
  'Much stronger than the first double promised: asks again.':
    'Viel stärker, als das erste Kontra versprach: fragt noch einmal.',
  'Three trumps and 19 points or more: too strong to let them play.':
    'Drei Trümpfe und mindestens 19 Punkte: zu stark, um die Gegner spielen zu lassen.',
  'Four trumps and a little more than a minimum, or three and more: competes.':
    'Vier Trümpfe und etwas mehr als Minimum, oder drei und noch mehr Stärke: reizt mit.',
  'The double has told the story: partner decides.':
    'Das Kontra hat alles gesagt: Der Partner entscheidet.',
  // key-cards
  'no key card': 'keine Keycard',
  'one key card': 'eine Keycard',
  'two key cards': 'zwei Keycards',
  'three key cards': 'drei Keycards',
  'four key cards': 'vier Keycards',
  'all five key cards': 'alle fünf Keycards',
  'the queen of trumps': 'die Trumpfdame',
  'One key card or four, the king of trumps counted.':
    'Eine Keycard oder vier, der Trumpfkönig mitgezählt.',
  'No key card or three, the king of trumps counted.':
    'Keine Keycard oder drei, der Trumpfkönig mitgezählt.',
  'Two key cards without the queen of trumps.': 'Zwei Keycards ohne die Trumpfdame.',
  'Two key cards and the queen of trumps.': 'Zwei Keycards und die Trumpfdame.',
  'All five key cards and good trumps: five notrump asks for kings.':
    'Alle fünf Keycards und gute Trümpfe: 5SA fragt nach Königen.',
  'At most one key card is missing: the next suit asks for the queen of trumps.':
    'Höchstens eine Keycard fehlt: Die nächste Farbe fragt nach der Trumpfdame.',
  'Enough key cards together: six.': 'Zusammen genug Keycards: Kleinschlemm.',
  'Too much is missing: five is enough.': 'Es fehlt zu viel: Die Fünferstufe genügt.',
  'Too much is missing, and the answer is the trump suit.':
    'Es fehlt zu viel, und die Antwort ist die Trumpffarbe.',
  'The answer is above five of the trump suit: six it is.':
    'Die Antwort liegt über der Trumpffarbe auf der Fünferstufe: also Kleinschlemm.',
  'No queen of trumps.': 'Keine Trumpfdame.',
  'The queen of trumps, and the king of {x}.': 'Die Trumpfdame und der König in {x}.',
  'The queen of trumps and no king outside.': 'Die Trumpfdame und kein König daneben.',
  'A key card and the queen of trumps are missing: five is enough.':
    'Eine Keycard und die Trumpfdame fehlen: Die Fünferstufe genügt.',
  'All key cards, the queen of trumps and at least 36 points together, short suits counted: seven.':
    'Alle Keycards, die Trumpfdame und zusammen mindestens 36 Punkte, Kürzen mitgezählt: Großschlemm.',
  'One key card or the queen of trumps is missing at most: six.':
    'Höchstens eine Keycard oder die Trumpfdame fehlt: Kleinschlemm.',
  'Six is where we want to be.': 'Der Kleinschlemm ist der richtige Kontrakt.',
  'Slam bidding': 'Schlemmreizung',
  // new-minor
  'Five cards in my major and 11 points or more: the new minor asks opener for support.':
    'Fünferlänge in der eigenen Oberfarbe und mindestens 11 Punkte: Die neue Unterfarbe fragt den Eröffner nach Unterstützung.',
  'Weak and short somewhere: two {x} would ask, so the five-card major again.':
    'Schwach mit einer Kürze: 2 {x} wäre eine Frage, also noch einmal die Oberfarbe mit fünf Karten.',
  'Five spades, four hearts and a weak hand: opener chooses.':
    'Fünferlänge in Pik, Viererlänge in Coeur und schwache Hand: Der Eröffner wählt.',
  'Too weak to ask with two {x}: one notrump will do.':
    'Zu schwach, um mit 2 {x} zu fragen: 1SA genügt.',
  'Four {x}: shown before three cards in responder’s major.':
    'Viererlänge in {x}: wird vor drei Karten in der Oberfarbe des Antwortenden gezeigt.',
  'Three cards in responder’s major and a maximum.':
    'Drei Karten in der Oberfarbe des Antwortenden und Maximum.',
  'Three cards in responder’s major and a minimum.':
    'Drei Karten in der Oberfarbe des Antwortenden und Minimum.',
  'No fit for the major, and a maximum: game in notrump.':
    'Kein Fit in der Oberfarbe und Maximum: Vollspiel in Sans Atout.',
  'No fit for the major, and a minimum.': 'Kein Fit in der Oberfarbe und Minimum.',
  'Five spades, four {x} and a weak hand: opener chooses.':
    'Fünferlänge in Pik, Viererlänge in {x} und schwache Hand: Der Eröffner wählt.',
  '19 points or more with short suits counted, opposite 12–14 with a fit: asks for aces.':
    'Mindestens 19 Punkte, Kürzen mitgezählt, gegenüber 12–14 mit Fit: fragt nach Assen.',
  'Eight trumps and the points for game.': 'Acht Trümpfe und Punkte für das Vollspiel.',
  'Eight trumps opposite a maximum: game.': 'Acht Trümpfe gegenüber Maximum: Vollspiel.',
  'Opener is minimum: two of the major is enough.':
    'Der Eröffner hat Minimum: Die Oberfarbe auf der Zweierstufe genügt.',
  'Four cards in opener’s major and the points for game.':
    'Vier Karten in der Oberfarbe des Eröffners und Punkte für das Vollspiel.',
  'Four cards in opener’s major and an invitation.':
    'Vier Karten in der Oberfarbe des Eröffners und Stärke für eine Einladung.',
  'At least 33 points together: six notrump.': 'Zusammen mindestens 33 Punkte: 6SA.',
  'Opener is maximum without a fit, and notrump is game.':
    'Der Eröffner hat Maximum ohne Fit, und Sans Atout ist schon Vollspiel.',
  'No fit found: game in notrump.': 'Kein Fit gefunden: Vollspiel in Sans Atout.',
  'No fit found and 11–12 points: invites three notrump.':
    'Kein Fit gefunden und 11–12 Punkte: lädt zu 3SA ein.',
  'Opener is minimum, and two notrump is enough.': 'Der Eröffner hat Minimum, und 2SA genügt.',
  'Three cards in responder’s five-card major as well: game there.':
    'Auch drei Karten in der Fünfer-Oberfarbe des Antwortenden: Vollspiel in dieser Farbe.',
  'Three cards in responder’s major and more than a minimum: accepts.':
    'Drei Karten in der Oberfarbe des Antwortenden und mehr als Minimum: nimmt an.',
  'Three cards in responder’s major and a minimum: safer than notrump.':
    'Drei Karten in der Oberfarbe des Antwortenden und Minimum: sicherer als Sans Atout.',
  'More than a minimum: accepts the invitation.': 'Mehr als Minimum: nimmt die Einladung an.',
  'Nothing more to say: this is enough.': 'Nichts mehr zu sagen: Das genügt.',
  'New-minor forcing': 'Neue Unterfarbe forcierend',
  // notrump-asks
  'A long strong suit and slam values: four clubs asks for aces over notrump.':
    'Lange starke Farbe und Schlemmstärke: 4 Treff fragt nach Sans Atout nach Assen.',
  'A six-card major and slam interest opposite 15–17.':
    'Sechser-Oberfarbe und Schlemminteresse gegenüber 15–17.',
  'Five cards in one major and four in the other: asks for a four-card major.':
    'Beide Oberfarben, fünf und vier Karten: fragt nach einer Vierer-Oberfarbe.',
  'Five spades or more: asks partner to bid two spades.':
    'Mindestens Fünferlänge in Pik: bittet den Partner um 2 Pik.',
  'Five hearts or more: asks partner to bid two hearts.':
    'Mindestens Fünferlänge in Coeur: bittet den Partner um 2 Coeur.',
  'A four-card major and at least an invitation: asks for partner’s majors.':
    'Vierer-Oberfarbe und mindestens Einladungsstärke: fragt den Partner nach Oberfarben.',
  'Weak and short in clubs: passes whatever suit partner answers.':
    'Schwach und kurz in Treff: passt auf jede Antwort des Partners.',
  'A strong shapely hand with a minor: two clubs first, then the suit.':
    'Starke Hand mit Verteilung und einer Unterfarbe: erst 2 Treff, dann die Farbe.',
  'A long minor headed by two top honours: nine tricks are near.':
    'Lange Unterfarbe mit zwei Spitzenfiguren: Neun Stiche sind nah.',
  'Six good {x} and a little less than game: asks for a fitting honour.':
    'Gute Sechserlänge in {x}, knapp zu schwach für das Vollspiel: fragt nach einer passenden Figur.',
  'A weak hand with a long minor: asks for three clubs, to pass or correct.':
    'Schwache Hand mit langer Unterfarbe: bittet um 3 Treff und passt dann oder bessert aus.',
  '16–17 points opposite 15–17: invites slam.':
    '16–17 Punkte gegenüber 15–17: lädt zum Schlemm ein.',
  'Game values and no major to look for.':
    'Vollspielstärke und keine Oberfarbe, die zu suchen wäre.',
  'One or two points short of game: invites.':
    'Ein oder zwei Punkte zu wenig für das Vollspiel: lädt ein.',
  'Too weak to invite, and no suit to run to.':
    'Zu schwach für eine Einladung und keine Farbe zum Ausweichen.',
  'Four hearts; there may be four spades as well.':
    'Viererlänge in Coeur; in Pik können auch vier sein.',
  'Four spades, not four hearts.': 'Viererlänge in Pik, nicht in Coeur.',
  'No four-card major.': 'Keine Vierer-Oberfarbe.',
  'Four trumps and a maximum, a doubleton counted: jumps past the transfer.':
    'Vier Trümpfe und Maximum, ein Doubleton mitgezählt: springt über den Transfer hinaus.',
  'Accepts the transfer; it says nothing more.':
    'Führt den Transfer aus; mehr sagt das Gebot nicht.',
  'Three clubs as asked: partner passes or corrects.':
    '3 Treff wie verlangt: Der Partner passt oder bessert aus.',
  'Three trumps opposite six: agrees the suit.':
    'Drei Trümpfe gegenüber sechs: Die Farbe ist vereinbart.',
  'Only two trumps: suggests notrump.': 'Nur zwei Trümpfe: schlägt Sans Atout vor.',
  'An honour in the long minor: nine tricks are likely.':
    'Eine Figur in der langen Unterfarbe: Neun Stiche sind wahrscheinlich.',
  'No fitting honour: three of the minor is enough.':
    'Keine passende Figur: Die Unterfarbe auf der Dreierstufe genügt.',
  'A minimum: declines.': 'Minimum: lehnt ab.',
  'A maximum: accepts the slam invitation.': 'Maximum: nimmt die Schlemmeinladung an.',
  'In the middle of the range: passes the decision back.':
    'In der Mitte der Spanne: gibt die Entscheidung zurück.',
  'Partner wants six at least and I have nothing to add.':
    'Der Partner will mindestens Kleinschlemm, und es gibt nichts hinzuzufügen.',
  // notrump-second
  'A four-four fit and at least 32 points together: slam.':
    '4-4-Fit und zusammen mindestens 32 Punkte: Schlemm.',
  'A four-four fit and game values.': '4-4-Fit und Vollspielstärke.',
  'A four-four fit and an invitation.': '4-4-Fit und Stärke für eine Einladung.',
  'Five {x} and four of the other major with game values.':
    'Fünferlänge in {x}, Viererlänge in der anderen Oberfarbe und Vollspielstärke.',
  'Five {x} and four of the other major: invites.':
    'Fünferlänge in {x} und Viererlänge in der anderen Oberfarbe: lädt ein.',
  'Five {x}, game values and shape: looks beyond three notrump.':
    'Fünferlänge in {x}, Vollspielstärke und Verteilung: blickt über 3SA hinaus.',
  'No fit and 16–17 points: invites slam in notrump.':
    'Kein Fit und 16–17 Punkte: lädt zum Schlemm in Sans Atout ein.',
  'No fit and 33 points together: six notrump.': 'Kein Fit und zusammen 33 Punkte: 6SA.',
  'No four-four fit: three notrump.': 'Kein 4-4-Fit: 3SA.',
  'No four-four fit: invites three notrump.': 'Kein 4-4-Fit: lädt zu 3SA ein.',
  'The weak hand that only wanted a suit.': 'Die schwache Hand, die nur eine Farbe wollte.',
  'A five-card major and 16 points or more: invites slam.':
    'Fünfer-Oberfarbe und mindestens 16 Punkte: lädt zum Schlemm ein.',
  'A six-card major and game values.': 'Sechser-Oberfarbe und Vollspielstärke.',
  'Five hearts as well and game values: partner chooses.':
    'Auch Fünferlänge in Coeur und Vollspielstärke: Der Partner wählt.',
  'Five spades as well and invitational values.': 'Auch Fünferlänge in Pik und Einladungsstärke.',
  'A six-card major and an invitation.': 'Sechser-Oberfarbe und Einladungsstärke.',
  'A second suit with game values.': 'Eine Zweitfarbe mit Vollspielstärke.',
  'Five cards in the major and game values: partner chooses.':
    'Fünferlänge in der Oberfarbe und Vollspielstärke: Der Partner wählt.',
  'Five cards in the major and an invitation.':
    'Fünferlänge in der Oberfarbe und Einladungsstärke.',
  'A weak hand: the major is home.': 'Schwache Hand: Die Oberfarbe ist das Ziel.',
  'The long suit is clubs.': 'Die lange Farbe ist Treff.',
  'The long suit is diamonds.': 'Die lange Farbe ist Karo.',
  'Nine trumps and a maximum opposite 6 points, or 5 with a sixth trump: game.':
    'Neun Trümpfe und Maximum gegenüber 6 Punkten, oder 5 mit sechstem Trumpf: Vollspiel.',
  'Too weak even so.': 'Selbst so zu schwach.',
  'Three trumps and more than a minimum: game in the major.':
    'Drei Trümpfe und mehr als Minimum: Vollspiel in der Oberfarbe.',
  'Three trumps and a minimum: the major is safer.':
    'Drei Trümpfe und Minimum: Die Oberfarbe ist sicherer.',
  'Three trumps opposite five: the eight-card fit plays better.':
    'Drei Trümpfe gegenüber fünf: Der Achterfit spielt sich besser.',
  'Less than a maximum: declines the invitation.': 'Kein Maximum: lehnt die Einladung ab.',
  'Three-card support for the major.': 'Dreierunterstützung für die Oberfarbe.',
  'No fit: three notrump.': 'Kein Fit: 3SA.',
  'Three cards opposite five: game in the major.':
    'Drei Karten gegenüber fünf: Vollspiel in der Oberfarbe.',
  'Only two cards: three notrump.': 'Nur zwei Karten: 3SA.',
  'A fit and more than a minimum.': 'Fit und mehr als Minimum.',
  'A maximum without a fit.': 'Maximum ohne Fit.',
  'A fit and a good hand: game.': 'Fit und eine gute Hand: Vollspiel.',
  'A minimum with hearts.': 'Minimum mit Coeur.',
  'Partner has five of each major: spades fit as well.':
    'Der Partner hat beide Oberfarben zu fünft: Pik passt auch.',
  'Partner has four spades, having asked and no hearts: game there.':
    'Der Partner hat nach Oberfarben gefragt und kein Coeur, also vier Karten in Pik: Vollspiel in Pik.',
  'Four spades as well and a minimum.': 'Auch Viererlänge in Pik und Minimum.',
  'More than a minimum: accepts.': 'Mehr als Minimum: nimmt an.',
  'Partner asked and has no four hearts, so has four spades: they fit.':
    'Der Partner hat gefragt und hat keine Viererlänge in Coeur, also eine in Pik: Das ist der Fit.',
  'Partner has placed the contract.': 'Der Partner hat den Kontrakt bestimmt.',
  'Notrump bidding': 'Reizung nach Sans Atout',
  // over-notrump
  'As strong as the notrump opener: a double for penalties.':
    'So stark wie der Sans-Atout-Eröffner: Strafkontra.',
  'Seven good {x}: takes their room.': 'Gute Siebenerlänge in {x}: nimmt Bietraum.',
  'Both majors.': 'Beide Oberfarben.',
  'Five {x} and a five-card minor.': 'Fünferlänge in {x} und Fünfer-Unterfarbe.',
  'Both minors.': 'Beide Unterfarben.',
  'A long suit of its own: partner bids two diamonds to hear which.':
    'Eine lange Farbe für sich: Der Partner reizt 2 Karo, um zu hören, welche.',
  'A long spade suit.': 'Eine lange Pikfarbe.',
  'Diamonds and a major.': 'Karo und eine Oberfarbe.',
  'Clubs and a higher suit.': 'Treff und eine höhere Farbe.',
  'A long suit below spades: partner bids two clubs to hear which.':
    'Eine lange Farbe unter Pik: Der Partner reizt 2 Treff, um zu hören, welche.',
  'Good {x}: a natural overcall.': 'Eine gute Farbe in {x}: natürliche Gegenreizung.',
  'Not the shape or strength to disturb one notrump.':
    'Weder Verteilung noch Stärke, um 1SA zu stören.',
  'A better suit of my own.': 'Eine bessere eigene Farbe.',
  'Asks which suit partner has.': 'Fragt, welche Farbe der Partner hat.',
  'Long diamonds and no fit for a major: plays there.':
    'Lange Karofarbe und kein Fit in Oberfarbe: spielt in Karo.',
  'A fit and the points for game.': 'Fit und Punkte für das Vollspiel.',
  'A four-card fit and good values: invites.': 'Vier Karten Fit und gute Werte: lädt ein.',
  'Longer spades than hearts.': 'Pik länger als Coeur.',
  'Hearts at least as long as spades.': 'Coeur mindestens so lang wie Pik.',
  'Asks for the minor; may raise the major afterwards.':
    'Fragt nach der Unterfarbe; kann danach die Oberfarbe heben.',
  'A nine-card fit: competes.': 'Neunerfit: reizt mit.',
  'Long spades and no fit for hearts.': 'Lange Pikfarbe und kein Fit in Coeur.',
  'The major will do.': 'Die Oberfarbe genügt.',
  'The long suit is {x}.': 'Die lange Farbe ist {x}.',
  'Shows the minor.': 'Zeigt die Unterfarbe.',
  'A fit for the major and invitational values.': 'Fit in der Oberfarbe und Einladungsstärke.',
  'The minor will do.': 'Die Unterfarbe genügt.',
  'A weak hand with a long suit: one notrump doubled may make.':
    'Schwache Hand mit langer Farbe: 1SA im Kontra kann erfüllt werden.',
  'They are in trouble: the double stands.':
    'Die Gegner sind in Schwierigkeiten: Das Kontra bleibt stehen.',
  'They run, and I have their suit: doubles again.':
    'Die Gegner weichen aus, und ihre Farbe ist hier lang: kontriert noch einmal.',
  'A five-card suit and some values.': 'Fünferlänge und etwas Stärke.',
  'They have run: partner decides.': 'Die Gegner sind ausgewichen: Der Partner entscheidet.',
  'A fit: competes.': 'Fit: reizt mit.',
  'The suit will do.': 'Die Farbe genügt.',
  'No fit: the next suit asks for partner’s other one.':
    'Kein Fit: Die nächste Farbe fragt nach der anderen Farbe des Partners.',
  'Defence to one notrump': 'Gegen 1SA',
  'Five good cards in the suit of their artificial bid: asks for that lead.':
    'Fünf gute Karten in der Farbe ihres künstlichen Gebots: wünscht dieses Ausspiel.',
  'They have shown strength: stay out of the way.':
    'Die Gegner haben Stärke gezeigt: nicht einmischen.',
  // overcall-answers
  'Partner’s jump showed a good six-card major and an opening hand: trumps and some values make game.':
    'Der Sprung des Partners zeigte eine gute Sechser-Oberfarbe und Eröffnungshand: Trümpfe und etwas Stärke ergeben Vollspiel.',
  'An overcall at the three level is a sound opening hand: with trumps and values, game.':
    'Eine Gegenreizung auf der Dreierstufe ist eine solide Eröffnungshand: mit Trümpfen und Werten Vollspiel.',
  'Their suit stopped and 11 points or more opposite a sound overcall: game.':
    'Stopper in der Gegnerfarbe und mindestens 11 Punkte gegenüber einer soliden Gegenreizung: Vollspiel.',
  'Two trumps at least and an opening hand opposite an overcall of a weak two: game.':
    'Mindestens zwei Trümpfe und Eröffnungshand gegenüber einer Gegenreizung gegen Weak Two: Vollspiel.',
  'Ten trumps together and shape: game as an advance sacrifice or to make.':
    'Zusammen zehn Trümpfe und Verteilung: Vollspiel, als vorweggenommenes Opfer oder zum Erfüllen.',
  'Nine trumps together and a weak hand: to the level of the fit.':
    'Zusammen neun Trümpfe und schwache Hand: bis zur Stufe des Fits.',
  'Support and 10 points, 11 with short suits counted: their suit shows a good raise.':
    'Unterstützung und 10 Punkte, 11 mit Kürzen: Die Gegnerfarbe zeigt eine gute Hebung.',
  'Support and 12 points or more with short suits counted: their suit shows a good raise.':
    'Unterstützung und mindestens 12 Punkte, Kürzen mitgezählt: Die Gegnerfarbe zeigt eine gute Hebung.',
  'Partner balanced, perhaps lightly: their suit shows support and 13 points or more with short suits counted.':
    'Der Partner hat wiederbelebt, vielleicht leicht: Die Gegnerfarbe zeigt Unterstützung und mindestens 13 Punkte, Kürzen mitgezählt.',
  'Three trumps or more and 6–11 points with short suits counted: raises to compete.':
    'Mindestens drei Trümpfe und 6–11 Punkte, Kürzen mitgezählt: hebt, um mitzureizen.',
  'Support and good values opposite a two-level overcall: invites.':
    'Unterstützung und gute Werte gegenüber einer Gegenreizung auf der Zweierstufe: lädt ein.',
  'Their suit stopped, cards in partner’s suit and game values.':
    'Stopper in der Gegnerfarbe, Karten in der Partnerfarbe und Vollspielstärke.',
  'Five {x} and eight points or more.': 'Fünferlänge in {x} und mindestens acht Punkte.',
  'Five good {x} and 10 points or more.': 'Gute Fünferlänge in {x} und mindestens 10 Punkte.',
  '11–14 points with their suit stopped: invites.':
    '11–14 Punkte mit Stopper in der Gegnerfarbe: lädt ein.',
  '8–11 points with their suit stopped and no fit.':
    '8–11 Punkte mit Stopper in der Gegnerfarbe und ohne Fit.',
  'No fit and not the points for anything else.': 'Kein Fit und nicht genug Punkte für anderes.',
  'A sound overcall, or a sixth trump and shape, opposite a good raise: game.':
    'Solide Gegenreizung, oder sechster Trumpf und Verteilung, gegenüber einer guten Hebung: Vollspiel.',
  'A minimum overcall: the suit again.': 'Die Gegenreizung war Minimum: noch einmal die Farbe.',
  'More than a minimum: invites in return.': 'Mehr als Minimum: lädt seinerseits ein.',
  'The suit again.': 'Noch einmal die Farbe.',
  'A strong overcall opposite 6–10, or nearly as strong with a sixth trump: game.':
    'Starke Gegenreizung gegenüber 6–10, oder fast so stark mit sechstem Trumpf: Vollspiel.',
  'A long minor that partner helps, their suit stopped and 15 points: nine tricks are near.':
    'Lange Unterfarbe mit Hilfe des Partners, Stopper in der Gegnerfarbe und 15 Punkte: Neun Stiche sind nah.',
  'A good overcall opposite 6–10, or a sixth trump and shape: invites.':
    'Gute Gegenreizung gegenüber 6–10, oder sechster Trumpf und Verteilung: lädt ein.',
  'No game opposite 6–10 points.': 'Kein Vollspiel gegenüber 6–10 Punkten.',
  'Nine trumps together and a strong overcall: game even opposite a weak hand.':
    'Zusammen neun Trümpfe und eine starke Gegenreizung: Vollspiel selbst gegenüber einer schwachen Hand.',
  'A long major and a sound overcall opposite 11–14: game there.':
    'Lange Oberfarbe und solide Gegenreizung gegenüber 11–14: Vollspiel in dieser Farbe.',
  'A sound overcall opposite 11–14: accepts the invitation.':
    'Solide Gegenreizung gegenüber 11–14: nimmt die Einladung an.',
  'A light overcall with a long suit: safer than notrump.':
    'Leichte Gegenreizung mit langer Farbe: sicherer als Sans Atout.',
  'A light overcall: declines.': 'Leichte Gegenreizung: lehnt ab.',
  'Game even opposite a minimum overcall.':
    'Vollspiel selbst gegenüber dem Minimum einer Gegenreizung.',
  'More than a cue bid promised: one more try.':
    'Mehr, als der Überruf versprach: noch ein Versuch.',
  'No game opposite a minimum.': 'Kein Vollspiel gegenüber Minimum.',
  'Nine trumps together: to the three level over theirs.':
    'Zusammen neun Trümpfe: über die Gegner auf die Dreierstufe.',
  'Short in their suit with more to say: asks partner for a suit.':
    'Kurz in der Gegnerfarbe und mehr zu sagen: fragt den Partner nach einer Farbe.',
  'A second suit at the one level.': 'Eine Zweitfarbe auf der Einerstufe.',
  'A long suit and a good overcall: bids it again.':
    'Lange Farbe und gute Gegenreizung: reizt sie noch einmal.',
  'The overcall has told the story.': 'Die Gegenreizung hat alles gesagt.',
  // overcalls
  'short in their suit with support for the others':
    'kurz in der Gegnerfarbe mit Unterstützung für die übrigen',
  'Eight {x} and a weak hand: preempt over them.':
    'Achterlänge in {x} und schwache Hand: Sperrgebot.',
  'Seven {x} and a weak hand: preempt over them.':
    'Siebenerlänge in {x} und schwache Hand: Sperrgebot.',
  'Six good {x} and 5–11 points: a weak jump overcall.':
    'Gute Sechserlänge in {x} und 5–11 Punkte: schwache Gegenreizung im Sprung.',
  'Balanced with 15–18 points and their suit stopped.':
    'Ausgeglichen mit 15–18 Punkten und Stopper in der Gegnerfarbe.',
  'Too strong for an overcall: double first, then bid again.':
    'Zu stark für eine Gegenreizung: erst Kontra, dann wieder reizen.',
  'Both unbid suits and 10 points or more: asks partner to choose.':
    'Beide ungereizten Farben und mindestens 10 Punkte: Der Partner soll wählen.',
  'Five {x} or more and 8 points to a good 17: an overcall at the one level.':
    'Mindestens Fünferlänge in {x} und 8 bis gute 17 Punkte: Gegenreizung auf der Einerstufe.',
  'Four very strong {x} and an opening hand: good enough for the one level.':
    'Sehr starke Viererlänge in {x} und Eröffnungshand: gut genug für die Einerstufe.',
  'Six {x} and an opening hand: overcall at the two level.':
    'Sechserlänge in {x} und Eröffnungshand: Gegenreizung auf der Zweierstufe.',
  'Five good hearts and a sound opening hand: the major before a double.':
    'Gute Fünferlänge in Coeur und solide Eröffnungshand: die Oberfarbe vor dem Kontra.',
  'An opening hand, short in their suit, with support for the other suits.':
    'Eröffnungshand, kurz in der Gegnerfarbe, mit Unterstützung für die anderen Farben.',
  'Five good diamonds and 8 points to a good 17: an overcall at the one level.':
    'Gute Fünferlänge in Karo und 8 bis gute 17 Punkte: Gegenreizung auf der Einerstufe.',
  'Six good {x} and 10 points: enough for the two level.':
    'Gute Sechserlänge in {x} und 10 Punkte: genug für die Zweierstufe.',
  'Five good {x} and an opening hand: an overcall at the two level.':
    'Gute Fünferlänge in {x} und Eröffnungshand: Gegenreizung auf der Zweierstufe.',
  'Vulnerable at the two level: five good {x} and a sound opening hand.':
    'In Gefahr auf der Zweierstufe: gute Fünferlänge in {x} und solide Eröffnungshand.',
  '{0} points or more and no better bid: an opening hand doubles.':
    'Mindestens {0} Punkte und kein besseres Gebot: Mit einer Eröffnungshand wird kontriert.',
  'Fewer than {0} points and nothing to overcall on.':
    'Weniger als {0} Punkte und nichts für eine Gegenreizung.',
  'No suit to overcall and not the shape for a double.':
    'Keine Farbe für eine Gegenreizung und nicht die Verteilung für ein Kontra.',
  'Balanced with 19–21 points and their suit stopped.':
    'Ausgeglichen mit 19–21 Punkten und Stopper in der Gegnerfarbe.',
  'Too strong for one notrump in the balancing seat: double first.':
    'Zu stark für 1SA in der Wiederbelebung: erst Kontra.',
  'A good six-card suit and an opening hand: in the balancing seat a jump is not weak.':
    'Gute Sechserlänge und Eröffnungshand: In der Wiederbelebung ist ein Sprung nicht schwach.',
  'Balanced with their suit stopped: in the balancing seat 10–15 points will do.':
    'Ausgeglichen mit Stopper in der Gegnerfarbe: In der Wiederbelebung genügen 10–15 Punkte.',
  'Five {x}: a light overcall keeps them from playing at the one level.':
    'Fünferlänge in {x}: Eine leichte Gegenreizung lässt die Gegner nicht auf der Einerstufe spielen.',
  'Support for the other suits: partner must hold some of the missing points.':
    'Unterstützung für die anderen Farben: Der Partner muss einen Teil der fehlenden Punkte haben.',
  'A long suit and nine points or more: do not let them play at the one level.':
    'Lange Farbe und mindestens neun Punkte: Die Gegner sollen nicht auf der Einerstufe spielen.',
  'Too weak, or too many of their suit: let them play.':
    'Zu schwach oder zu viele Karten in der Gegnerfarbe: Die Gegner sollen spielen.',
  'An opening hand short in their suit: asks for the other suits.':
    'Eröffnungshand, kurz in der Gegnerfarbe: fragt nach den anderen Farben.',
  'Six strong {x} and nine points or more: enough for the two level.':
    'Starke Sechserlänge in {x} und mindestens neun Punkte: genug für die Zweierstufe.',
  'Five good {x} and 11 points or more.': 'Gute Fünferlänge in {x} und mindestens 11 Punkte.',
  'Six good {x} and a sound opening hand.': 'Gute Sechserlänge in {x} und solide Eröffnungshand.',
  'They have a fit and stop low, so partner has points: compete.':
    'Die Gegner haben einen Fit und bleiben niedrig, also hat der Partner Punkte: mitreizen.',
  'They have a fit and stop low: asks partner for a suit.':
    'Die Gegner haben einen Fit und bleiben niedrig: fragt den Partner nach einer Farbe.',
  'A long suit, and they have stopped low: compete.':
    'Lange Farbe, und die Gegner sind niedrig geblieben: mitreizen.',
  'Nothing to compete with.': 'Nichts, um mitzureizen.',
  'Balanced with a strong notrump or better and their suit stopped.':
    'Ausgeglichen mit der Stärke eines starken Sans Atout oder mehr und Stopper in der Gegnerfarbe.',
  'A strong hand with their suit stopped: nine tricks may be there.':
    'Starke Hand mit Stopper in der Gegnerfarbe: Neun Stiche sind möglich.',
  'Too strong to overcall: double first, then bid again.':
    'Zu stark für eine Gegenreizung: erst Kontra, dann wieder reizen.',
  'A long major and an opening hand: game.': 'Lange Oberfarbe und Eröffnungshand: Vollspiel.',
  'An opening hand short in their suit, with support for the others.':
    'Eröffnungshand, kurz in der Gegnerfarbe, mit Unterstützung für die übrigen.',
  'A good opening hand short in their suit, with support for the others.':
    'Gute Eröffnungshand, kurz in der Gegnerfarbe, mit Unterstützung für die übrigen.',
  'A strong hand short in their suit: partner bids or passes for penalties.':
    'Starke Hand, kurz in der Gegnerfarbe: Der Partner reizt oder passt zur Strafe.',
  'Six strong {x} and nine points or more: not shut out by a weak two.':
    'Starke Sechserlänge in {x} und mindestens neun Punkte: lässt sich von einem Weak Two nicht sperren.',
  'A good suit and a sound opening hand: worth the three level.':
    'Gute Farbe und solide Eröffnungshand: stark genug für die Dreierstufe.',
  'Not strong enough to act over a preempt.':
    'Nicht stark genug, um über ein Sperrgebot zu reizen.',
  'A good six-card suit over their strong opening: takes room.':
    'Gute Sechserlänge gegen die starke Eröffnung: nimmt Bietraum.',
  'Five good {x}: a lead for partner, and less room for them.':
    'Gute Fünferlänge in {x}: ein Ausspiel für den Partner und weniger Bietraum für die Gegner.',
  'They are strong: stay out of the way.': 'Die Gegner sind stark: nicht einmischen.',
  'A takeout double of the suit opened.': 'Informationskontra gegen die eröffnete Farbe.',
  'Nothing to bid over their notrump.': 'Nichts zu reizen über das Sans Atout der Gegner.',
  'They have shown strength and found their way: nothing to add.':
    'Die Gegner haben Stärke gezeigt und ihren Weg gefunden: nichts hinzuzufügen.',
  // packages
  'Smolen after Stayman': 'Smolen nach Stayman',
  'Two over one, game forcing': 'Zwei über eins, partieforcierend',
  // preempt-answers
  'A fit and a very strong hand: asks for aces.':
    'Fit und eine sehr starke Hand: fragt nach Assen.',
  'Ten trumps together, or a fit with shape: game as an advance or to make.':
    'Zusammen zehn Trümpfe oder Fit mit Verteilung: Vollspiel, als Sperre oder zum Erfüllen.',
  'Vulnerable against not, trumps alone are not enough: four with 13 points, short suits counted, or three with 16.':
    'In Gefahr gegen nicht in Gefahr genügen Trümpfe allein nicht: vier mit 13 Punkten, Kürzen mitgezählt, oder drei mit 16.',
  'Game is possible: asks for a feature outside the suit.':
    'Vollspiel ist möglich: fragt nach einer Figur außerhalb der Farbe.',
  'Six {x} and a good hand: a new suit forces.':
    'Sechserlänge in {x} und eine gute Hand: Eine neue Farbe forciert.',
  'Five {x} and a good hand: a new suit forces.':
    'Fünferlänge in {x} und eine gute Hand: Eine neue Farbe forciert.',
  'Nine trumps together: raises the preempt and does not invite.':
    'Zusammen neun Trümpfe: hebt das Sperrgebot und lädt nicht ein.',
  'No game opposite 5–11 points, and no fit to raise.':
    'Kein Vollspiel gegenüber 5–11 Punkten und kein Fit zum Heben.',
  'A solid suit: six tricks for notrump.': 'Stehende Farbe: sechs Stiche für Sans Atout.',
  'More than a minimum, with an honour in {x}.': 'Mehr als Minimum, mit einer Figur in {x}.',
  'A minimum, or no honour outside the suit.': 'Minimum oder keine Figur außerhalb der Farbe.',
  'Three cards in partner’s suit.': 'Drei Karten in der Partnerfarbe.',
  'A maximum and a good suit, but no fit for partner’s.':
    'Maximum und eine gute Farbe, aber kein Fit für die Partnerfarbe.',
  'A minimum and no fit: the long suit again.':
    'Minimum und kein Fit: noch einmal die lange Farbe.',
  'The preempt said it all: partner decides.':
    'Das Sperrgebot hat alles gesagt: Der Partner entscheidet.',
  'A feature opposite a strong hand: asks for aces.':
    'Eine Figur in einer Nebenfarbe gegenüber einer starken Hand: fragt nach Assen.',
  'Enough for game in the long major.': 'Genug für das Vollspiel in der langen Oberfarbe.',
  'The other suits stopped and a long suit opposite.':
    'Stopper in den anderen Farben und eine lange Farbe gegenüber.',
  'Partner has told enough: no more.': 'Der Partner hat genug gesagt: nicht weiter.',
  'A fit and the controls for slam: asks for aces.':
    'Fit und die Kontrollen für den Schlemm: fragt nach Assen.',
  'Ten trumps together, or the high cards for game.':
    'Zusammen zehn Trümpfe oder die Figuren für das Vollspiel.',
  'Vulnerable against not, ten trumps are not enough: they need 11 points, short suits counted, or the high cards for game.':
    'In Gefahr gegen nicht in Gefahr genügen zehn Trümpfe nicht: Dazu gehören 11 Punkte, Kürzen mitgezählt, oder die Figuren für das Vollspiel.',
  'A fit for the long minor and the tricks for game.':
    'Fit in der langen Unterfarbe und die Stiche für das Vollspiel.',
  'The high cards for game opposite eight of the minor.':
    'Die Figuren für das Vollspiel gegenüber einer Achter-Unterfarbe.',
  'A strong hand with cards in the long minor: nine tricks may run.':
    'Starke Hand mit Karten in der langen Unterfarbe: Neun Stiche können laufen.',
  'A strong hand and a long suit: a new suit forces.':
    'Starke Hand und eine lange Farbe: Eine neue Farbe forciert.',
  'Ten trumps together: raises the preempt.': 'Zusammen zehn Trümpfe: hebt das Sperrgebot.',
  'No fit to raise and no game.': 'Kein Fit zum Heben und kein Vollspiel.',
  'Preemptive openings': 'Sperreröffnungen',
  // preempts
  'Eight {x} and no more than 10 points: open as high as the suit stands.':
    'Achterlänge in {x} und höchstens 10 Punkte: so hoch eröffnen, wie die Farbe trägt.',
  'Seven {x} with two of the top three honours and a weak hand: take their room.':
    'Siebenerlänge in {x} mit zwei der drei Topfiguren, schwache Hand: Bietraum nehmen.',
  'Seven {x} and partner has passed: preempt more freely in third seat.':
    'Siebenerlänge in {x}, und der Partner hat gepasst: In dritter Hand wird freier gesperrt.',
  'Six solid clubs: two clubs would be strong, so open three.':
    'Stehende Sechserlänge in Treff: 2 Treff wäre stark, also 3 Treff eröffnen.',
  'Six good {x}, 5–10 points and no four-card major beside them: a weak two.':
    'Gute Sechserlänge in {x}, 5–10 Punkte und keine Vierer-Oberfarbe daneben: Weak Two.',
  // slam-values
  'Trumps are agreed and at least 32 points together, short suits counted: asks for aces.':
    'Trumpf ist vereinbart und zusammen mindestens 32 Punkte, Kürzen mitgezählt: fragt nach Assen.',
  'Eight {partner} together and at least 32 points, short suits counted: asks for aces.':
    'Zusammen acht Karten in {partner} und mindestens 32 Punkte, Kürzen mitgezählt: fragt nach Assen.',
  'At least 33 points together: small slam.': 'Zusammen mindestens 33 Punkte: Kleinschlemm.',
  'At least 31 points together, 33 if partner is at the top: six notrump with more than a minimum.':
    'Zusammen mindestens 31 Punkte, 33 wenn der Partner Maximum hat: 6SA mit mehr als Minimum.',
  'More than a minimum for my bids: slam.': 'Mehr als Minimum für die eigenen Gebote: Schlemm.',
  'A minimum for my bids: no slam.': 'Minimum für die eigenen Gebote: kein Schlemm.',
  // slam
  'Answers the ask for aces: none or all four.': 'Antwort auf die Assfrage: keins oder alle vier.',
  'Answers the ask for kings: none or all four.':
    'Antwort auf die Königsfrage: keiner oder alle vier.',
  'Answers the ask for aces: one.': 'Antwort auf die Assfrage: eins.',
  'Answers the ask for kings: one.': 'Antwort auf die Königsfrage: einer.',
  'Answers the ask for aces: two.': 'Antwort auf die Assfrage: zwei.',
  'Answers the ask for kings: two.': 'Antwort auf die Königsfrage: zwei.',
  'Answers the ask for aces: three.': 'Antwort auf die Assfrage: drei.',
  'Answers the ask for kings: three.': 'Antwort auf die Königsfrage: drei.',
  'A fit, no void and about 32 points together, short suits counted: asks for aces before slam.':
    'Fit, keine Chicane und zusammen etwa 32 Punkte, Kürzen mitgezählt: fragt vor dem Schlemm nach Assen.',
  'All the aces are held and grand slam is possible: asks for kings.':
    'Alle Asse sind da, und Großschlemm ist möglich: fragt nach Königen.',
  'At most one ace is missing: six.': 'Höchstens ein Ass fehlt: Kleinschlemm.',
  'Two aces are missing: five is enough.': 'Zwei Asse fehlen: Die Fünferstufe genügt.',
  'Two aces are missing, and partner’s answer is the trump suit.':
    'Zwei Asse fehlen, und die Antwort des Partners ist die Trumpffarbe.',
  'All aces and all kings: seven.': 'Alle Asse und alle Könige: Großschlemm.',
  'A king is missing: six.': 'Ein König fehlt: Kleinschlemm.',
  'A king is missing and the answer is the trump suit.':
    'Ein König fehlt, und die Antwort ist die Trumpffarbe.',
  'All the aces are held: five clubs asks for kings.':
    'Alle Asse sind da: 5 Treff fragt nach Königen.',
  'At most one ace is missing: six in the long suit.':
    'Höchstens ein Ass fehlt: Kleinschlemm in der langen Farbe.',
  'At most one ace is missing: six notrump.': 'Höchstens ein Ass fehlt: 6SA.',
  'Two aces are missing: stops in notrump.': 'Zwei Asse fehlen: bleibt in Sans Atout stehen.',
  'Two of the top three trumps: the grand slam force is answered with seven.':
    'Zwei der drei höchsten Trümpfe: Die Frage nach dem Großschlemm wird mit Sieben beantwortet.',
  'Fewer than two of the top three trumps: six.':
    'Weniger als zwei der drei höchsten Trümpfe: Kleinschlemm.',
  'Better trumps or more points than promised: six.':
    'Bessere Trümpfe oder mehr Punkte als versprochen: Kleinschlemm.',
  'Nothing more than promised: five is enough.':
    'Nicht mehr als versprochen: Die Fünferstufe genügt.',
  // slams-on-length
  'Nine trumps together with partner’s jump, and 31 points: a small slam.':
    'Mit dem Sprung des Partners zusammen neun Trümpfe und 31 Punkte: Kleinschlemm.',
  'At least 31 points together and a good suit of six: twelve tricks.':
    'Zusammen mindestens 31 Punkte und eine gute Sechserlänge: zwölf Stiche.',
  // smolen
  'Game values with four cards here and five {0}: the strong hand will play {1}.':
    'Vollspielstärke mit vier Karten in dieser Farbe und Fünferlänge in {0}: Die starke Hand spielt {1}.',
  'Three {0} opposite five: game there, played from the strong side.':
    'Drei Karten in {0} gegenüber fünf: Vollspiel in dieser Farbe, von der starken Hand gespielt.',
  'Only two {0}: three notrump.': 'Nur zwei Karten in {0}: 3SA.',
  'Six {0} opposite two: game there after all.':
    'Sechserlänge in {0} gegenüber zwei Karten: doch Vollspiel in dieser Farbe.',
  'Game is reached, and there is no slam.': 'Das Vollspiel ist erreicht, ein Schlemm ist nicht da.',
  // strong-club-contested
  'Six {x} and a weak hand: the suit and no more.':
    'Sechserlänge in {x} und schwache Hand: die Farbe und nicht mehr.',
  'At least five {x} and a positive answer: game is certain.':
    'Mindestens Fünferlänge in {x} und eine positive Antwort: Vollspiel ist sicher.',
  'Balanced, their suit stopped, and a positive answer: game is certain.':
    'Ausgeglichen, Stopper in der Gegnerfarbe und eine positive Antwort: Vollspiel ist sicher.',
  'Some strength and no better call: partner bids on.':
    'Etwas Stärke und keine bessere Ansage: Der Partner reizt weiter.',
  'Weak: partner has another turn.': 'Schwach: Der Partner kommt noch einmal an die Reihe.',
  'A positive answer without a long suit: game is certain.':
    'Positive Antwort ohne lange Farbe: Vollspiel ist sicher.',
  'The weak answer, whatever the diamonds.': 'Die schwache Antwort, gleich wie die Karofarbe ist.',
  // two-over-one
  'The points for game and no suit to bid: two clubs on three cards.':
    'Genug Punkte für das Vollspiel und keine Farbe zum Reizen: 2 Treff mit drei Karten.',
  'Three trumps and 10–12 points with short suits counted: one notrump first, then three of the major.':
    'Drei Trümpfe und 10–12 Punkte, Kürzen mitgezählt: erst 1SA, dann die Oberfarbe auf der Dreierstufe.',
  'A five-card suit and the points for game: two over one forces to game.':
    'Fünferlänge und Punkte für das Vollspiel: Zwei über eins forciert zum Vollspiel.',
  'The points for game and four {x}: two over one forces to game.':
    'Genug Punkte für das Vollspiel und Viererlänge in {x}: Zwei über eins forciert zum Vollspiel.',
  'Too weak to force to game, at most 12 points, and no fit: one notrump forces for one round.':
    'Zu schwach für partieforcierend, höchstens 12 Punkte, und kein Fit: 1SA forciert für eine Runde.',
  'Balanced, and one notrump forces: the cheaper minor on three cards.':
    'Ausgeglichen, und 1SA forciert: die billigere Unterfarbe mit drei Karten.',
  'Four spades, too weak to reverse, and one notrump forces: hearts again.':
    'Viererlänge in Pik, zu schwach für ein Reverse, und 1SA forciert: noch einmal Coeur.',
  'Three trumps and 10 points or more with short suits counted: the limit raise.':
    'Drei Trümpfe und mindestens 10 Punkte, Kürzen mitgezählt: die einladende Hebung.',
  'Two trumps opposite six and 10–12 points: invites.':
    'Zwei Trümpfe gegenüber sechs und 10–12 Punkte: lädt ein.',
  'Four hearts and 10 points or more with short suits counted: invites.':
    'Viererlänge in Coeur und mindestens 10 Punkte, Kürzen mitgezählt: lädt ein.',
  '11–12 points and no fit: invites three notrump.': '11–12 Punkte und kein Fit: lädt zu 3SA ein.',
  'Two or three cards in the major: the minor may be three cards long.':
    'Zwei oder drei Karten in der Oberfarbe: Die Unterfarbe kann nur drei Karten lang sein.',
  'Three trumps opposite 18–19: game.': 'Drei Trümpfe gegenüber 18–19: Vollspiel.',
  'Six points or more opposite 18–19: game.': 'Mindestens sechs Punkte gegenüber 18–19: Vollspiel.',
  'Three trumps and 16 points or more with short suits counted: stronger than game at once.':
    'Drei Trümpfe und mindestens 16 Punkte, Kürzen mitgezählt: stärker als das direkte Vollspiel.',
  'At least 31 points together, short suits counted: asks for aces.':
    'Zusammen mindestens 31 Punkte, Kürzen mitgezählt: fragt nach Assen.',
  'Nothing extra: game, and partner may still go on.':
    'Keine Zusatzwerte: Vollspiel, und der Partner kann noch weiterreizen.',
  'Two over one': 'Zwei über eins',
  // two-suiters
  'Five cards in each major, and either weak or very strong.':
    'Fünferlänge in beiden Oberfarben, entweder schwach oder sehr stark.',
  'Five cards in the other major and in a minor.':
    'Fünferlänge in der anderen Oberfarbe und in einer Unterfarbe.',
  'Five cards in each of the two lowest unbid suits, and either weak or very strong.':
    'Fünferlänge in den beiden niedrigsten ungereizten Farben, entweder schwach oder sehr stark.',
  'A nine-card fit and working cards: game.': 'Neunerfit und nützliche Karten: Vollspiel.',
  'A nine-card fit and some values: takes the auction up.':
    'Neunerfit und etwas Stärke: treibt die Reizung nach oben.',
  'Chooses the better major.': 'Wählt die bessere Oberfarbe.',
  'A fit for the major: game.': 'Fit in der Oberfarbe: Vollspiel.',
  'Three cards in the other major and some values.':
    'Drei Karten in der anderen Oberfarbe und etwas Stärke.',
  'Three spades: that suit will do.': 'Drei Karten in Pik: Diese Farbe genügt.',
  'No fit for the major: asks which minor.':
    'Kein Fit in der Oberfarbe: fragt nach der Unterfarbe.',
  'No fit for the major: partner passes with clubs or bids diamonds.':
    'Kein Fit in der Oberfarbe: Der Partner passt mit Treff oder reizt Karo.',
  'Support for either minor: partner passes with clubs or bids diamonds.':
    'Unterstützung für beide Unterfarben: Der Partner passt mit Treff oder reizt Karo.',
  'A nine-card major fit and working cards: game.':
    'Neunerfit in Oberfarbe und nützliche Karten: Vollspiel.',
  'A nine-card fit and some values: takes their room.':
    'Neunerfit und etwas Stärke: nimmt Bietraum.',
  'Chooses the better of partner’s suits.': 'Wählt die bessere der Farben des Partners.',
  'The minor, and the strong hand: jumps.': 'Die Unterfarbe und die starke Hand: springt.',
  'The minor is clubs.': 'Die Unterfarbe ist Treff.',
  'The minor is diamonds.': 'Die Unterfarbe ist Karo.',
  'Partner wants the minor: shows it.': 'Der Partner will die Unterfarbe wissen: zeigt sie.',
  'Michaels cue bid and unusual notrump': 'Michaels-Überruf und ungewöhnliches Sans Atout',
  'Both minors and a hand that makes game opposite a fit.':
    'Beide Unterfarben und eine Hand, die gegenüber einem Fit das Vollspiel erfüllt.',
  'Five cards in each major.': 'Fünferlänge in beiden Oberfarben.',
  'Five cards in each major over their notrump answer.':
    'Fünferlänge in beiden Oberfarben über ihre Antwort in Sans Atout.',
}
