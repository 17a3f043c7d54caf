import type { Message } from '../catalogue/systems-opening-strategies.ts'

export const systemsOpeningStrategies: Record<Message, string> = {
  '1 point': '1 Punkt',
  'The hand has {0}; a notrump bid needs at least {1} in every suit.':
    'Die Hand hat {0}; ein SA-Gebot braucht mindestens {1} in jeder Farbe.',
  'The hand has {0}; a notrump bid has at most {1} in a major.':
    'Die Hand hat {0}; ein SA-Gebot hat höchstens {1} in einer Oberfarbe.',
  'The hand has {0}; {1} needs at least {2}.': 'Die Hand hat {0}; {1} braucht mindestens {2}.',
  'The hand has {0}; {1} has at most {2}.': 'Die Hand hat {0}; {1} hat höchstens {2}.',
  'The hand has {0}, more than the {1} from which {2} is opened.':
    'Die Hand hat {0}, mehr als die {1}, ab denen {2} eröffnet wird.',
  'The hand has {0} and {1}: enough for {2}.': 'Die Hand hat {0} und {1}: genug für {2}.',
  'The hand has {0} and {1}, enough for {2}, and the strategy does not prefer {3}.':
    'Die Hand hat {0} und {1}, genug für {2}, und die Strategie zieht {3} nicht vor.',
  'The hand has {0} and {1}: a major comes before a minor, and this is enough for {2}.':
    'Die Hand hat {0} und {1}: Oberfarbe geht vor Unterfarbe, und das reicht für {2}.',
  'After a notrump opening': 'Nach einer SA-Eröffnung',
  'After a strong opening': 'Nach einer starken Eröffnung',
  'Answers to a weak opening': 'Antworten auf eine schwache Eröffnung',
  'Answers to a strong two': 'Antworten auf eine starke Zwei',
  'Answers to one of a suit': 'Antworten auf eins in Farbe',
  'Slams after a raise': 'Schlemms nach einer Hebung',
  'After a jump in a new suit': 'Nach einem Sprung in neuer Farbe',
  'Opener’s second call': 'Zweite Ansage des Eröffners',
  'Later calls': 'Spätere Ansagen',
  'Slams on a long suit': 'Schlemms mit langer Farbe',
  'With what partner has shown there is game.':
    'Mit dem, was der Partner gezeigt hat, reicht es für das Vollspiel.',
  'Game if partner has more than the least of a raise.':
    'Vollspiel, wenn der Partner mehr als Minimum für eine Hebung hat.',
  'No game opposite what partner has shown.':
    'Kein Vollspiel gegenüber dem, was der Partner gezeigt hat.',
  'More than the least of a raise: the invitation is accepted.':
    'Mehr als Minimum für eine Hebung: nimmt die Einladung an.',
  'The least of a raise.': 'Minimum für eine Hebung.',
  'Six trumps opposite a balanced hand and the points for game.':
    'Sechs Trümpfe gegenüber einer ausgeglichenen Hand und die Punkte für das Vollspiel.',
  'Five cards and the points for game: partner chooses between the suit and notrump.':
    'Fünf Karten und die Punkte für das Vollspiel: Der Partner wählt zwischen der Farbe und Sans Atout.',
  'Game if partner has more than the least.': 'Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Six trumps play better than notrump.': 'Sechs Trümpfe spielen sich besser als Sans Atout.',
  'Five trumps opposite a flat hand play better than notrump.':
    'Fünf Trümpfe gegenüber einer flachen Hand spielen sich besser als Sans Atout.',
  'No game opposite a balanced minimum.': 'Kein Vollspiel gegenüber einem ausgeglichenen Minimum.',
  'Six trumps opposite a strong balanced hand.':
    'Sechs Trümpfe gegenüber einer starken ausgeglichenen Hand.',
  'No game even opposite a strong balanced hand.':
    'Selbst gegenüber einer starken ausgeglichenen Hand kein Vollspiel.',
  'The points for game, and eight trumps, or two for a suit bid twice with notrump unsafe.':
    'Die Punkte für das Vollspiel und acht Trümpfe, oder zwei für eine zweimal gereizte Farbe, wenn Sans Atout unsicher ist.',
  'Six trumps of my own and the points for game.':
    'Sechs eigene Trümpfe und die Punkte für das Vollspiel.',
  'Eight trumps together: game if partner has more than the least.':
    'Acht Trümpfe zusammen: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Six cards of my own and no fit for partner.':
    'Eine eigene Sechserlänge und kein Fit in Partners Farbe.',
  'No game, and partner’s long suit is the place.':
    'Kein Vollspiel: Gespielt wird in Partners langer Farbe.',
  'Eight trumps together and the points for game.':
    'Acht Trümpfe zusammen und die Punkte für das Vollspiel.',
  'Three trumps for the first suit and the points for game.':
    'Drei Trümpfe für die erste Farbe und die Punkte für das Vollspiel.',
  'The points for game and the unbid suit stopped.':
    'Die Punkte für das Vollspiel und Stopper in der ungereizten Farbe.',
  'The fourth suit: the points for game, and partner is asked to say more.':
    'Die vierte Farbe: die Punkte für das Vollspiel, und der Partner soll mehr sagen.',
  'Four trumps: game if partner has more than the least.':
    'Vier Trümpfe: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Four trumps and no more than an answer needs.':
    'Vier Trümpfe und nicht mehr, als eine Antwort braucht.',
  'Six cards of my own: game if partner has more than the least.':
    'Eine eigene Sechserlänge: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'The unbid suit stopped: game if partner has more than the least.':
    'Stopper in der ungereizten Farbe: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Four cards for the second suit: game if partner has more than the least.':
    'Vier Karten für die zweite Farbe: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Three cards for the first suit: game if partner has more than the least.':
    'Drei Karten für die erste Farbe: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Six cards of my own and no game in sight.':
    'Eine eigene Sechserlänge und kein Vollspiel in Sicht.',
  'Back to the first suit, which is no shorter here than the second.':
    'Zurück zur ersten Farbe, die hier nicht kürzer ist als die zweite.',
  'No fit and no more than an answer needs.': 'Kein Fit und nicht mehr, als eine Antwort braucht.',
  'No game opposite the least of an opening.': 'Kein Vollspiel gegenüber einer Minimumeröffnung.',
  'More than the least, and partner’s suit needs no help: the invitation is accepted.':
    'Mehr als Minimum, und Partners Farbe braucht keine Hilfe: nimmt die Einladung an.',
  'More than the least and the unbid suits stopped: nine tricks in notrump.':
    'Mehr als Minimum und Stopper in den ungereizten Farben: neun Stiche in Sans Atout.',
  'Game is certain and the unbid suits are stopped: nine tricks in notrump.':
    'Vollspiel ist sicher, Stopper in den ungereizten Farben: neun Stiche in Sans Atout.',
  'More than the least of my raise: the invitation is accepted.':
    'Mehr als Minimum für die eigene Hebung: nimmt die Einladung an.',
  'Eight trumps together: game in the suit.': 'Acht Trümpfe zusammen: Vollspiel in der Farbe.',
  '16–18 points opposite 6 to 10: game if partner has more than the least.':
    '16–18 Punkte gegenüber 6 bis 10: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'More than the least: partner’s try is accepted.': 'Mehr als Minimum: nimmt Partners Versuch an.',
  'Game is certain and the minor is agreed: five.':
    'Vollspiel ist sicher, und die Unterfarbe ist vereinbart: Fünferstufe.',
  'HCP with short suits counted': 'FP, Kürzen mitgezählt',
  'HCP with long suits counted': 'FP, Längen mitgezählt',
  ' together': ' zusammen',
  ' in both hands': ' in beiden Händen',
  ' at most together': ' höchstens zusammen',
  ' in both hands if partner has the most': ' in beiden Händen, wenn der Partner Maximum hat',
  'cards {0}': 'Karten {0}',
  'cards in {0}': 'Karten ({0})',
  HCP: 'FP',
  'at most {0} {1}': 'höchstens {0} {1}',
  'at least {0} {1}': 'mindestens {0} {1}',
  'As the partnership agreed: {0}.': 'Wie die Partnerschaft vereinbart hat: {0}.',
  'any points and length': 'beliebige Punkte und Länge',
  'A six-card major and 33 points together, long suits counted: four clubs asks for aces.':
    'Eine Sechser-Oberfarbe und zusammen 33 Punkte, Längen mitgezählt: 4 Treff fragt nach Assen.',
  'Six {x} opposite a notrump opening and the points for game.':
    'Sechs {x} gegenüber einer SA-Eröffnung und die Punkte für das Vollspiel.',
  'Thirty-three points together: a small slam.': 'Zusammen 33 Punkte: Kleinschlemm.',
  'A slam if partner has the most that the opening shows.':
    'Schlemm, wenn der Partner Maximum für die Eröffnung hat.',
  'Five {x} and the points for game: partner chooses between the suit and notrump.':
    'Fünf {x} und die Punkte für das Vollspiel: Der Partner wählt zwischen der Farbe und Sans Atout.',
  'A four-card major and the points for a try at game: asks for partner’s majors.':
    'Eine Vierer-Oberfarbe und die Punkte für einen Versuch zum Vollspiel: fragt nach Partners Oberfarben.',
  'Five {x} and no game: better than one notrump.': 'Fünf {x} und kein Vollspiel: besser als 1SA.',
  'Six clubs, a short suit and no game: better than one notrump, and two clubs would ask.':
    'Sechs Treff, eine kurze Farbe und kein Vollspiel: besser als 1SA, und 2 Treff wäre eine Frage.',
  'The points for game and no major to look for.':
    'Die Punkte für das Vollspiel und keine Oberfarbe, die zu suchen wäre.',
  'Game if partner has more than the least of the opening.':
    'Vollspiel, wenn der Partner mehr als Minimum für die Eröffnung hat.',
  'No game opposite a notrump opening.': 'Kein Vollspiel gegenüber einer SA-Eröffnung.',
  'Four hearts, as asked.': 'Vier Coeur, wie gefragt.',
  'Four spades, as asked.': 'Vier Pik, wie gefragt.',
  'No four-card major.': 'Keine Vierer-Oberfarbe.',
  'Eight trumps, an ace and 33 points together, short suits counted: a small slam.':
    'Acht Trümpfe, ein Ass und zusammen 33 Punkte, Kürzen mitgezählt: Kleinschlemm.',
  'Eight trumps together and more than the least so far: there is room to look for a slam.':
    'Acht Trümpfe zusammen und mehr als bisher gezeigt: Es ist Raum, einen Schlemm zu suchen.',
  'No fit in a major, and 33 points together: a small slam.':
    'Kein Fit in Oberfarbe und zusammen 33 Punkte: Kleinschlemm.',
  'No fit in a major, and a slam if partner has more than the least of the opening.':
    'Kein Fit in Oberfarbe, und Schlemm, wenn der Partner mehr als Minimum für die Eröffnung hat.',
  'No fit in a major, and the points for game.':
    'Kein Fit in Oberfarbe und die Punkte für das Vollspiel.',
  'No fit in a major: game if partner has more than the least.':
    'Kein Fit in Oberfarbe: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Three trumps for partner’s five.': 'Drei Trümpfe gegenüber der Fünferlänge des Partners.',
  'No fit for partner’s major.': 'Kein Fit in Partners Oberfarbe.',
  'More than the least of the opening.': 'Mehr als Minimum für die Eröffnung.',
  'The least of the opening.': 'Minimum für die Eröffnung.',
  'The most of the opening, as asked.': 'Maximum für die Eröffnung, wie gefragt.',
  'More than the least of the opening and a suit of five, which is a trick: slam.':
    'Mehr als Minimum für die Eröffnung und eine Fünferlänge, die einen Stich bringt: Schlemm.',
  'Six {x} opposite two notrump: game.': 'Sechs {x} gegenüber 2SA: Vollspiel.',
  'Five {x}: partner chooses between the suit and notrump.':
    'Fünf {x}: Der Partner wählt zwischen der Farbe und Sans Atout.',
  'A four-card major and the points for game: asks for partner’s majors.':
    'Eine Vierer-Oberfarbe und die Punkte für das Vollspiel: fragt nach Partners Oberfarben.',
  'The points for game.': 'Die Punkte für das Vollspiel.',
  'No game opposite two notrump.': 'Kein Vollspiel gegenüber 2SA.',
  'Three trumps for partner’s five: they are settled low, with room to look for a slam.':
    'Drei Trümpfe gegenüber der Fünferlänge des Partners: Trumpf ist niedrig vereinbart, und es ist Raum, einen Schlemm zu suchen.',
  'Five {x} or more, shown before notrump: game is certain.':
    'Fünf {x} oder mehr, vor Sans Atout gezeigt: Vollspiel ist sicher.',
  'Five clubs or more; two clubs would ask for majors.':
    'Fünf Treff oder mehr; 2 Treff würde nach Oberfarben fragen.',
  'A four-card major: asks whether partner has four as well.':
    'Eine Vierer-Oberfarbe: fragt, ob der Partner auch vier hat.',
  'No fit and no long suit to show: partner says more.':
    'Kein Fit und keine lange Farbe zu zeigen: Der Partner sagt mehr über seine Hand.',
  '{0} points or more with short suits counted: partner may look for a slam.':
    '{0} Punkte oder mehr, Kürzen mitgezählt: Der Partner kann den Schlemm suchen.',
  'No more than a positive answer needs: game at once.':
    'Nicht mehr, als eine positive Antwort braucht: gleich das Vollspiel.',
  'Three trumps and {0} points or more with short suits counted: room is left to look for a slam.':
    'Drei Trümpfe und {0} Punkte oder mehr, Kürzen mitgezählt: Es bleibt Raum, einen Schlemm zu suchen.',
  'Three trumps and no more than a positive answer needs: game at once.':
    'Drei Trümpfe und nicht mehr, als eine positive Antwort braucht: gleich das Vollspiel.',
  'Six cards in the suit.': 'Sechs Karten in der Farbe.',
  'Four {x} beside what is shown.': 'Vier {x} neben dem Gezeigten.',
  '{0} points or more and no fit yet: partner says more.':
    '{0} Punkte oder mehr und noch kein Fit: Der Partner sagt mehr.',
  'No more than a positive answer needs, and no fit: game at once.':
    'Nicht mehr, als eine positive Antwort braucht, und kein Fit: gleich das Vollspiel.',
  '{0} points together opposite an opening without a most: invites six notrump.':
    'Zusammen {0} Punkte gegenüber einer Eröffnung ohne Obergrenze: lädt zu 6SA ein.',
  '{0} points or more with short suits counted, and partner came slowly: asks for aces.':
    '{0} Punkte oder mehr, Kürzen mitgezählt, und der Partner ging langsam vor: fragt nach Assen.',
  'The least of the opening: game is enough.': 'Minimum für die Eröffnung: Das Vollspiel genügt.',
  '{0} points or more with short suits counted, opposite a positive answer: asks for aces.':
    '{0} Punkte oder mehr, Kürzen mitgezählt, gegenüber einer positiven Antwort: fragt nach Assen.',
  'A second suit: four {x} or more.': 'Eine zweite Farbe: vier {x} oder mehr.',
  'One long suit and no more to tell.': 'Eine lange Farbe und sonst nichts zu zeigen.',
  '17 points or more and four {x} above the first suit.':
    '17 Punkte oder mehr und vier {x}, im Rang über der ersten Farbe.',
  'Four trumps and 19 points or more with short suits counted: game opposite six.':
    'Vier Trümpfe und 19 Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber sechs.',
  'Four trumps and 16–18 points with short suits counted.':
    'Vier Trümpfe und 16–18 Punkte, Kürzen mitgezählt.',
  'Four trumps and no more than an opening.': 'Vier Trümpfe und nicht mehr als eine Eröffnung.',
  '19 points or more, balanced: game opposite six.':
    '19 Punkte oder mehr, ausgeglichen: Vollspiel gegenüber sechs.',
  '17–18 points, balanced: game unless partner has the least.':
    '17–18 Punkte, ausgeglichen: Vollspiel, außer der Partner hat Minimum.',
  '19 points or more and a second suit: game is certain.':
    '19 Punkte oder mehr und eine zweite Farbe: Vollspiel ist sicher.',
  'Four {x} at the one level.': 'Vier {x} auf der Einerstufe.',
  'Balanced, and no more than 16 points.': 'Ausgeglichen und höchstens 16 Punkte.',
  'Seven trumps and 16 points or more: game by itself.':
    'Sieben Trümpfe und 16 Punkte oder mehr: Vollspiel aus eigener Hand.',
  'Six cards in the suit and 16 points or more.':
    'Sechs Karten in der Farbe und 16 Punkte oder mehr.',
  'Three trumps and a short suit: better than notrump.':
    'Drei Trümpfe und eine kurze Farbe: besser als Sans Atout.',
  'Six cards in the suit, no more than an opening.':
    'Sechs Karten in der Farbe, nicht mehr als eine Eröffnung.',
  'Four cards in partner’s minor, no more than an opening.':
    'Vier Karten in Partners Unterfarbe, nicht mehr als eine Eröffnung.',
  'No suit worth bidding again.': 'Keine Farbe, die eine Wiederholung wert ist.',
  'Five cards in the suit and nothing better to say.':
    'Fünf Karten in der Farbe und nichts Besseres zu sagen.',
  'Six trumps and 20 points or more with short suits counted.':
    'Sechs Trümpfe und 20 Punkte oder mehr, Kürzen mitgezählt.',
  'With the six points partner has shown there is game.':
    'Mit den sechs Punkten, die der Partner gezeigt hat, reicht es für das Vollspiel.',
  '18 points: game if partner has more than the least.':
    '18 Punkte: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'Six cards in the suit play better than notrump.':
    'Sechs Karten in der Farbe spielen sich besser als Sans Atout.',
  'Balanced and no game: one notrump is the place.':
    'Ausgeglichen und kein Vollspiel: 1SA ist der richtige Kontrakt.',
  'Nothing plays better than one notrump.': 'Kein Kontrakt ist besser als 1SA.',
  'More than the least of an opening: the invitation is accepted.':
    'Mehr als Minimum für eine Eröffnung: nimmt die Einladung an.',
  '18 points or more with short suits counted: game opposite a simple raise.':
    '18 Punkte oder mehr, Kürzen mitgezählt: Vollspiel gegenüber einer einfachen Hebung.',
  'No game opposite a limited raise.': 'Kein Vollspiel gegenüber einer begrenzten Hebung.',
  'Three trumps and more than the least of an opening: game.':
    'Drei Trümpfe und mehr als Minimum für eine Eröffnung: Vollspiel.',
  'Three trumps and the least of an opening.': 'Drei Trümpfe und Minimum für eine Eröffnung.',
  '15 points or more opposite 10: game in notrump.':
    '15 Punkte oder mehr gegenüber 10: Vollspiel in Sans Atout.',
  'Six cards in the suit and more than the least of an opening.':
    'Sechs Karten in der Farbe und mehr als Minimum für eine Eröffnung.',
  'Six cards in the suit and the least of an opening.':
    'Sechs Karten in der Farbe und Minimum für eine Eröffnung.',
  '15 points or more and four {x} above the first suit.':
    '15 Punkte oder mehr und vier {x}, im Rang über der ersten Farbe.',
  'Four trumps, a short suit and 18 points or more with short suits counted.':
    'Vier Trümpfe, eine kurze Farbe und 18 Punkte oder mehr, Kürzen mitgezählt.',
  'The least of an opening and no second suit.':
    'Minimum für eine Eröffnung und keine zweite Farbe.',
  'Four cards in partner’s minor.': 'Vier Karten in der Unterfarbe des Partners.',
  '15 points or more and four {x}.': '15 Punkte oder mehr und vier {x}.',
  'Nothing better to say.': 'Nichts Besseres zu sagen.',
  'Six trumps and the points for game.': 'Sechs Trümpfe und die Punkte für das Vollspiel.',
  'With the 11 points partner has shown there is game.':
    'Mit den 11 Punkten, die der Partner gezeigt hat, reicht es für das Vollspiel.',
  'Six cards in the suit and no game.': 'Sechs Karten in der Farbe und kein Vollspiel.',
  'No game opposite 11 or 12 points.': 'Kein Vollspiel gegenüber 11 oder 12 Punkten.',
  '17 points or more and a good suit: a slam is near, so partner is told at once.':
    '17 Punkte oder mehr und eine gute Farbe: Ein Schlemm ist nah, also erfährt es der Partner gleich.',
  'Nine trumps together and the points of an opening: enough for game.':
    'Neun Trümpfe zusammen und die Punkte einer Eröffnung: genug für das Vollspiel.',
  'A fit and 10–12 points with short suits counted: partner decides on game.':
    'Ein Fit und 10–12 Punkte, Kürzen mitgezählt: Der Partner entscheidet über das Vollspiel.',
  'A fit and 6–9 points with short suits counted: a simple raise.':
    'Ein Fit und 6–9 Punkte, Kürzen mitgezählt: einfache Hebung.',
  'Five {x} or more and six points, long suits counted; of two long suits the higher.':
    'Fünf {x} oder mehr und sechs Punkte, Längen mitgezählt; von zwei langen Farben die höhere.',
  'Four {x} and six points; of equal suits the cheapest.':
    'Vier {x} und sechs Punkte; von gleich langen Farben die billigste.',
  'Four {x}, and too little for the two level.': 'Vier {x} und zu wenig für die Zweierstufe.',
  'Four {x}, a little, and no cards for partner’s minor: any other place is better.':
    'Vier {x}, etwas Stärke und keine Karten für Partners Unterfarbe: Jede andere Farbe ist besser.',
  '11 or 12 points, balanced, no fit: partner decides on game.':
    '11 oder 12 Punkte, ausgeglichen, kein Fit: Der Partner entscheidet über das Vollspiel.',
  '13–15 points, balanced, no fit: enough for game.':
    '13–15 Punkte, ausgeglichen, kein Fit: genug für das Vollspiel.',
  'Five hearts or more and 10 points or more.': 'Fünf Coeur oder mehr und 10 Punkte oder mehr.',
  'Five {x} or more and 10 points or more.': 'Fünf {x} oder mehr und 10 Punkte oder mehr.',
  'Four {x} or more and 10 points or more, no fit yet.':
    'Vier {x} oder mehr und 10 Punkte oder mehr, noch kein Fit.',
  '13–17 points, balanced, no major to bid: enough for game.':
    '13–17 Punkte, ausgeglichen, keine Oberfarbe zu reizen: genug für das Vollspiel.',
  '11 or 12 points, balanced, no major to bid.':
    '11 oder 12 Punkte, ausgeglichen, keine Oberfarbe zu reizen.',
  '10–12 points and a fit for the minor, no major to bid.':
    '10–12 Punkte und Fit für die Unterfarbe, keine Oberfarbe zu reizen.',
  '6–9 points and a fit for the minor, no major to bid.':
    '6–9 Punkte und Fit für die Unterfarbe, keine Oberfarbe zu reizen.',
  'The points for game and nothing better to say.':
    'Die Punkte für das Vollspiel und nichts Besseres zu sagen.',
  '11 or 12 points and nothing better to say.': '11 oder 12 Punkte und nichts Besseres zu sagen.',
  '6–10 points, and no suit or fit to show at this level.':
    '6–10 Punkte und auf dieser Stufe keine Farbe und kein Fit zu zeigen.',
  'Fewer than six points.': 'Weniger als sechs Punkte.',
  'Three trumps for partner’s long suit, settled below game: there is room to look for a slam.':
    'Drei Trümpfe für Partners lange Farbe, unter dem Vollspiel vereinbart: Es ist Raum, einen Schlemm zu suchen.',
  'Six cards in the first suit; game is certain.':
    'Sechs Karten in der ersten Farbe; Vollspiel ist sicher.',
  'No fit, no second suit and no more than 15 points.':
    'Kein Fit, keine zweite Farbe und höchstens 15 Punkte.',
  'Three trumps for the first suit, settled below game: there is room to look for a slam.':
    'Drei Trümpfe für die erste Farbe, unter dem Vollspiel vereinbart: Es ist Raum, einen Schlemm zu suchen.',
  'Six cards in the suit: partner chooses between it and notrump.':
    'Sechs Karten in der Farbe: Der Partner wählt zwischen ihr und Sans Atout.',
  'At least 31 points together and no great fit: invites six notrump.':
    'Zusammen mindestens 31 Punkte und kein großer Fit: lädt zu 6SA ein.',
  'A minor is agreed and 33 points together, short suits counted: a small slam.':
    'Eine Unterfarbe ist vereinbart, und zusammen sind es 33 Punkte, Kürzen mitgezählt: Kleinschlemm.',
  'simple raise': 'einfachen Hebung',
  'limit raise': 'einladenden Hebung',
  'raise to game': 'Hebung ins Vollspiel',
  'jump raise': 'Sprunghebung',
  '{0} points or more with short suits counted, opposite a {1}: asks for aces.':
    '{0} Punkte oder mehr, Kürzen mitgezählt, gegenüber einer {1}: fragt nach Assen.',
  '{0} points or more with short suits counted, opposite opener’s {1}: asks for aces.':
    '{0} Punkte oder mehr, Kürzen mitgezählt, gegenüber der {1} des Eröffners: fragt nach Assen.',
  'Three trumps for the first suit and 32 points together, short suits counted: asks for aces.':
    'Drei Trümpfe für die erste Farbe und zusammen 32 Punkte, Kürzen mitgezählt: fragt nach Assen.',
  '17 points or more and two trumps, opposite six and the points for game: asks for aces.':
    '17 Punkte oder mehr und zwei Trümpfe, gegenüber sechs und den Punkten für das Vollspiel: fragt nach Assen.',
  'Eight points and five {x}: game is certain.': 'Acht Punkte und fünf {x}: Vollspiel ist sicher.',
  'Eight points and five clubs: game is certain.':
    'Acht Punkte und fünf Treff: Vollspiel ist sicher.',
  'Eight points and five diamonds; the cheaper bid is the weak answer.':
    'Acht Punkte und fünf Karo; das billigere Gebot ist die schwache Antwort.',
  'Eight points and no five-card suit: game is certain.':
    'Acht Punkte und keine Fünferlänge: Vollspiel ist sicher.',
  'Fewer than eight points; says nothing of diamonds.':
    'Weniger als acht Punkte; sagt nichts über Karo.',
  'Balanced, with the least of the opening or a little more.':
    'Ausgeglichen, mit Minimum für die Eröffnung oder etwas mehr.',
  'Balanced, with the points for game alone.':
    'Ausgeglichen, mit genug Punkten, um das Vollspiel allein zu reizen.',
  'Five {x} or more: game is certain.': 'Fünf {x} oder mehr: Vollspiel ist sicher.',
  'No five-card suit and not balanced: the cheapest of four.':
    'Keine Fünferlänge und nicht ausgeglichen: die billigste Viererlänge.',
  'More than the least of the opening: the invitation is accepted.':
    'Mehr als Minimum für die Eröffnung: nimmt die Einladung an.',
  'Three trumps for partner’s five and more than the least of the opening.':
    'Drei Trümpfe gegenüber der Fünferlänge des Partners und mehr als Minimum für die Eröffnung.',
  'More than the least of the opening, a long suit or a flat hand, and the unbid suits stopped.':
    'Mehr als Minimum für die Eröffnung, eine lange Farbe oder flache Hand und Stopper in den ungereizten Farben.',
  'Five {x} and a little: partner chooses the game.':
    'Fünf {x} und etwas Stärke: Der Partner wählt das Vollspiel.',
  'A little is enough for game.': 'Etwas Stärke reicht für das Vollspiel.',
  'Nothing to add to two notrump.': 'Zu 2SA ist nichts hinzuzufügen.',
  'Three trumps for partner’s suit.': 'Drei Trümpfe für Partners Farbe.',
  'Five {x}.': 'Fünf {x}.',
  'Nothing to show: partner goes on.': 'Nichts zu zeigen: Der Partner reizt weiter.',
  'Five {x} and nearly game alone.': 'Fünf {x} und fast ein Vollspiel aus eigener Hand.',
  'Balanced, with more than the least of the opening.':
    'Ausgeglichen, mit mehr als Minimum für die Eröffnung.',
  'Balanced, with nearly game alone.': 'Ausgeglichen, mit fast einem Vollspiel aus eigener Hand.',
  'Five {x} or more.': 'Fünf {x} oder mehr.',
  'Five {x} and no game.': 'Fünf {x} und kein Vollspiel.',
  'A four-card major and a try for game: asks for partner’s majors.':
    'Eine Vierer-Oberfarbe und ein Versuch zum Vollspiel: fragt nach Partners Oberfarben.',
  'Three trumps and seven points with short suits counted: game opposite a strong club.':
    'Drei Trümpfe und sieben Punkte, Kürzen mitgezählt: Vollspiel gegenüber einem starken Treff.',
  'Three trumps and a little.': 'Drei Trümpfe und etwas Stärke.',
  'Five {x} and a little.': 'Fünf {x} und etwas Stärke.',
  'Four cards in partner’s minor and a little.':
    'Vier Karten in Partners Unterfarbe und etwas Stärke.',
  'Five points or more and no suit to show: game if partner has more than the least.':
    'Fünf Punkte oder mehr und keine Farbe zu zeigen: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'the suit bid': 'die gereizte Farbe',
  'partner’s suit': 'Partners Farbe',
  'partner’s first suit': 'Partners erste Farbe',
  'my suit': 'meine Farbe',
  'the trump suit': 'die Trumpffarbe',
  'the fourth suit': 'die vierte Farbe',
  'a suit': 'eine Farbe',
  'a major': 'eine Oberfarbe',
  'a minor': 'eine Unterfarbe',
  'a new suit': 'eine neue Farbe',
  '{0} of {1}': '{1} auf Stufe {0}',
  'a jump in {0}': 'ein Sprung in {0}',
  '{0} as cheaply as can be': '{0} so billig wie möglich',
  'a raise of {0}': '{0} gehoben',
  'a jump raise of {0}': '{0} im Sprung gehoben',
  'a raise to four of {0}': '{0} auf die Viererstufe gehoben',
  'game in {0}': '{0} auf Vollspielhöhe',
  '{0} steps up': '{0} Stufen höher',
  '$1 notrump': '$1 Sans Atout',
  'Trumps for partner’s six and the points for game.':
    'Trumpfunterstützung für Partners Sechserlänge und die Punkte für das Vollspiel.',
  'Five {x} and enough for the three level: partner bids again.':
    'Fünf {x} und genug für die Dreierstufe: Der Partner reizt weiter.',
  'The points for game, with the tricks of partner’s long suit.':
    'Die Punkte für das Vollspiel, mit den Stichen von Partners langer Farbe.',
  'Nine trumps together: game if partner has more than the least.':
    'Neun Trümpfe zusammen: Vollspiel, wenn der Partner mehr als Minimum hat.',
  'No game opposite a limited opening.': 'Kein Vollspiel gegenüber einer begrenzten Eröffnung.',
  'The least of the opening, and a suit of six.':
    'Minimum für die Eröffnung und eine Sechserlänge.',
  'More than the least of the opening, and no fit.':
    'Mehr als Minimum für die Eröffnung und kein Fit.',
  'Trumps for partner and 21 points or more, short suits counted: asks for aces.':
    'Trumpfunterstützung und 21 Punkte oder mehr, Kürzen mitgezählt: fragt nach Assen.',
  'An opening hand and more, with trumps for partner: game.':
    'Mehr als eine Eröffnungshand, mit Trumpfunterstützung: Vollspiel.',
  'Ten trumps together: as high as the fit at once.':
    'Zehn Trümpfe zusammen: gleich bis zur Stufe des Fits.',
  '17 points or more and a fit for the long suit: nine tricks.':
    '17 Punkte oder mehr und Fit für die lange Farbe: neun Stiche.',
  'Nine trumps together: as high as the fit at once.':
    'Neun Trümpfe zusammen: gleich bis zur Stufe des Fits.',
  '16 points or more and a suit of my own.': '16 Punkte oder mehr und eine eigene Farbe.',
  '19 points or more and the other suits stopped: nine tricks without partner’s suit.':
    '19 Punkte oder mehr und Stopper in den anderen Farben: neun Stiche ohne Partners Farbe.',
  '16 points or more and at least five {x}: partner bids again.':
    '16 Punkte oder mehr und mindestens fünf {x}: Der Partner reizt weiter.',
  'No game opposite a weak opening.': 'Kein Vollspiel gegenüber einer schwachen Eröffnung.',
  'Three trumps for partner.': 'Drei Trümpfe für den Partner.',
  'Nothing but the long suit.': 'Nichts als die lange Farbe.',
  'The facts of East 2006 open; natural rules written from them go on.':
    'Eröffnet wird nach den Fakten von East 2006; danach gelten natürliche Regeln, die aus ihnen geschrieben sind.',
  'The facts of East 2006 open, a strong club among them; natural rules written from them go on.':
    'Eröffnet wird nach den Fakten von East 2006, darunter ein starkes Treff; danach gelten natürliche Regeln, die aus ihnen geschrieben sind.',
  'Our own facts open, so that no hand is left without a call; natural rules go on.':
    'Eröffnet wird nach unseren eigenen Fakten, damit keine Hand ohne Ansage bleibt; danach gelten natürliche Regeln.',
  'one of {0} shapes': 'eine von {0} Verteilungen',
  'Modern five-card majors': 'Moderne Fünfer-Oberfarben',
  'no other call of the strategy comes first': 'keine andere Ansage der Strategie geht vor',
  'No opening of the strategy fits the hand.': 'Keine Eröffnung der Strategie passt zur Hand.',
  '{0} points': '{0} Punkte',
  '{0} points or more': '{0} Punkte oder mehr',
  '{0}–{1} points': '{0}–{1} Punkte',
  '{0} in a notrump shape.': '{0} in SA-Verteilung.',
  '{0}; it says nothing of the suit.': '{0}; sagt nichts über die Farbe.',
  '{0} and at least {1} {2}.': '{0} und mindestens {1} {2}.',
  'One call': 'Eine Ansage',
  'Exactly one bid, or Pass, is the answer.': 'Genau ein Gebot oder Passe ist die Antwort.',
  'Short suit': 'Kurze Farbe',
  'A notrump bid falls if a suit is shorter than notrumpmin, unless the bid is a convention.':
    'Ein SA-Gebot fällt, wenn eine Farbe kürzer als notrumpmin ist, außer das Gebot ist eine Konvention.',
  'Long major': 'Lange Oberfarbe',
  'A notrump bid falls if a major is longer than ntmaxmajor, unless the bid is a convention.':
    'Ein SA-Gebot fällt, wenn eine Oberfarbe länger als ntmaxmajor ist, außer das Gebot ist eine Konvention.',
  'Too weak for notrump': 'Zu schwach für SA',
  'A notrump bid falls below the minimum of its notrumpopen fact.':
    'Ein SA-Gebot fällt unter dem Minimum seines Fakts notrumpopen.',
  'Too strong for notrump': 'Zu stark für SA',
  'A notrump bid falls above the maximum of its notrumpopen fact.':
    'Ein SA-Gebot fällt über dem Maximum seines Fakts notrumpopen.',
  'Too strong to pass': 'Zu stark für Passe',
  'Pass falls above the minimum of any notrumpopen fact (at the minimum itself it does not).':
    'Passe fällt über dem Minimum jedes Fakts notrumpopen (genau beim Minimum nicht).',
  'Too weak': 'Zu schwach',
  'A suit bid falls below the minimum of its open fact.':
    'Ein Farbgebot fällt unter dem Minimum seines Fakts open.',
  'Too strong': 'Zu stark',
  'A suit bid falls above the maximum of its open fact.':
    'Ein Farbgebot fällt über dem Maximum seines Fakts open.',
  'Too short': 'Zu kurz',
  'A suit bid falls if the suit is shorter than its open fact asks.':
    'Ein Farbgebot fällt, wenn die Farbe kürzer ist, als sein Fakt open verlangt.',
  'A suit to open': 'Eine Farbe zum Eröffnen',
  'Pass falls if the hand has the minimum and the length of any open fact; its maximum is not looked at.':
    'Passe fällt, wenn die Hand Minimum und Länge eines Fakts open hat; sein Maximum zählt nicht.',
  'The other major': 'Die andere Oberfarbe',
  'A bid in a major falls if the other major has the minimum and the length of its open fact at that level, unless majorprefer prefers the bid.':
    'Ein Oberfarbgebot fällt, wenn die andere Oberfarbe Minimum und Länge ihres Fakts open auf dieser Stufe hat, außer majorprefer zieht das Gebot vor.',
  'Major before minor': 'Oberfarbe vor Unterfarbe',
  'A bid in a minor falls if a major meets its open fact at that level, unless the bid is a convention.':
    'Ein Unterfarbgebot fällt, wenn eine Oberfarbe ihren Fakt open auf dieser Stufe erfüllt, außer das Gebot ist eine Konvention.',
  'Above the preempts': 'Über den Sperrgeboten',
  'A bid above the level of preempt falls.': 'Ein Gebot über der Stufe von preempt fällt.',
  'no points': 'keine Punkte',
  'no {0}': 'kein {0}',
  'No bid above the {0} level is made.': 'Über Stufe {0} wird nicht gereizt.',
}
