import type { Message } from '../catalogue/core.ts'

export const core: Record<Message, string> = {
  ' and ': ' und ',
  'The auction has ended; no further call can be made.':
    'Die Reizung ist beendet; es ist keine Ansage mehr möglich.',
  '{0} is not enough: a bid must be higher than {1}.':
    '{0} reicht nicht: Ein Gebot muss höher sein als {1}.',
  'There is no bid to {0}.': '{0} geht nicht: Es liegt kein Gebot vor.',
  '{0} was bid by your own side and cannot be doubled.':
    '{0} kommt von der eigenen Seite und kann nicht kontriert werden.',
  '{0} is already doubled.': '{0} ist schon kontriert.',
  '{0} is not doubled, so it cannot be redoubled.':
    '{0} ist nicht kontriert, also ist kein Rekontra möglich.',
  '{0} is already redoubled.': '{0} ist schon rekontriert.',
  'Only the side that was doubled may redouble.': 'Nur die kontrierte Seite darf rekontrieren.',
  pass: 'Passe',
  double: 'Kontra',
  redouble: 'Rekontra',
  two: 'Zwei',
  three: 'Drei',
  four: 'Vier',
  five: 'Fünf',
  six: 'Sechs',
  seven: 'Sieben',
  eight: 'Acht',
  nine: 'Neun',
  ten: 'Zehn',
  jack: 'Bube',
  queen: 'Dame',
  king: 'König',
  ace: 'Ass',
  notrump: 'Sans Atout',
  '{0} of {1}': '{1}-{0}',
  ' doubled': ' kontriert',
  ' redoubled': ' rekontriert',
  '“{0}” is not a figure of a deal number.': '„{0}“ ist keine Ziffer der Nummer einer Austeilung.',
  'A deal number needs at least one figure.':
    'Die Nummer einer Austeilung braucht mindestens eine Ziffer.',
  'Deal numbers run from 0 to {0}.': 'Die Nummern der Austeilungen gehen von 0 bis {0}.',
  'A deal begins with the first seat and a colon, such as “N:”.':
    'Eine Austeilung beginnt mit dem ersten Platz und einem Doppelpunkt, etwa „N:“.',
  'The deal has a fifth hand, “{0}”; there are four seats.':
    'Die Austeilung hat eine fünfte Hand, „{0}“; es gibt vier Plätze.',
  'The {0} stands in two hands, {1}.': 'Die Karte {0} steht in zwei Händen, {1}.',
  'The deal has {0} hands; it needs four, with “-” for one that is unknown.':
    'Die Austeilung hat {0} Hände; nötig sind vier, mit „-“ für eine unbekannte.',
  'There are more than {0} boards. The first {1} were read; {2}':
    'Es sind mehr als {0} Boards. Die ersten {1} wurden gelesen; {2}',
  'A hand is written as four suits with dots between them, spades first (AK4.Q82.T976.J53); this has {0}.':
    'Eine Hand wird als vier Farben mit Punkten dazwischen geschrieben, Pik zuerst (AK4.Q82.T976.J53); hier sind es {0}.',
  'The card {0}{1} stands twice in the {2}.': 'Die Karte {0}{1} steht zweimal in {2}.',
  '“{0}” in the {1} is not a rank (A K Q J T or 10, 9 to 2).':
    '„{0}“ in {1} ist kein Kartenwert (A K Q J T oder 10, 9 bis 2).',
  'The hand has {0}; it needs {1}.': 'Die Hand hat {0}; nötig sind {1}.',
  'one card': 'eine Karte',
  '{0} cards': '{0} Karten',
  'The hand has {0} cards; thirteen is the most.':
    'Die Hand hat {0} Karten; dreizehn sind das Höchste.',
  'All thirteen tricks have been played.': 'Alle dreizehn Stiche sind gespielt.',
  'The {0} has been played already.': 'Die Karte {0} ist schon gespielt.',
  "It is {0}'s turn, and the {1} is in {2}'s hand.":
    '{0} ist an der Reihe, und die Karte {1} hat {2}.',
  "It is {0}'s turn, and {1} does not hold the {2}.":
    '{0} ist an der Reihe, und {1} hat die Karte {2} nicht.',
  '{0} must follow suit: a {1} was led and {2} holds {3}.':
    '{0} muss bedienen: Ausgespielt ist {1}, und {2} hat {3}.',
  '“{0}” cannot stand in a seed: it is written in digits and letters without U.':
    '„{0}“ kann in einem Startwert nicht stehen: Er besteht aus Ziffern und Buchstaben ohne U.',
  'A seed has {0} letters; this one has {1}.': 'Ein Startwert hat {0} Zeichen; dieser hat {1}.',
  'A seed begins with a digit from 0 to 7.': 'Ein Startwert beginnt mit einer Ziffer von 0 bis 7.',
  North: 'Nord',
  East: 'Ost',
  South: 'Süd',
  West: 'West',
  'North–South': 'Nord–Süd',
  'East–West': 'Ost–West',
  clubs: 'Treff',
  diamonds: 'Karo',
  hearts: 'Coeur',
  spades: 'Pik',
  club: 'Treff',
  diamond: 'Karo',
  heart: 'Coeur',
  spade: 'Pik',
  'This is no part of such a file.': 'Das ist kein Teil einer solchen Datei.',
  'It is missing.': 'Es fehlt.',
  'a text': 'ein Text',
  'a number': 'eine Zahl',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  '{0} does not fit.': '{0} passt nicht.',
  '{0} stands where {1} is expected.': 'Hier steht {0}; erwartet wird {1}.',
}
