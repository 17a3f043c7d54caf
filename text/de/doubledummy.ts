import type { Message } from '../catalogue/doubledummy.ts'

export const doubledummy: Record<Message, string> = {
  'one card': 'eine Karte',
  '{0} cards': '{0} Karten',
  '{0} has {1} and {2} {3}: the hands do not go round.':
    '{0} hat {1} und {2} {3}: Die Hände gehen nicht auf.',
  'No card is left to play.': 'Es ist keine Karte zu spielen übrig.',
  'The hands have {0} cards; thirteen is the most.':
    'Die Hände haben {0} Karten; dreizehn sind das Höchste.',
  '{0} cards are on the table; a trick in play has three at most.':
    '{0} Karten liegen auf dem Tisch; ein laufender Stich hat höchstens drei.',
  'The {0} is on the table twice.': '{0} liegt zweimal auf dem Tisch.',
  'The {0} is on the table, and {1} still holds it.':
    '{0} liegt auf dem Tisch, und {1} hat sie noch.',
  '{0} played the {1} and still holds a {2}: {3} were led.':
    '{0} spielte {1} und hat noch {2}: Angespielt war {3}.',
  "{0}'s hand is not known: double dummy needs all four.":
    'Die Hand von {0} ist unbekannt: Double-Dummy braucht alle vier.',
  'The {0} stands in two hands, {1}.': 'Die Karte {0} steht in zwei Händen, {1}.',
  ' and ': ' und ',
}
