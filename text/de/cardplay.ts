import type { Message } from '../catalogue/cardplay.ts'

export const cardplay: Record<Message, string> = {
  'too long': 'zu lang',
  'There is no contract to play.': 'Es gibt keinen Kontrakt zu spielen.',
  'Dummy cannot claim.': 'Der Dummy kann nichts beanspruchen.',
  'Declarer has {0} tricks and {1} are left: {2} in all cannot be claimed.':
    'Der Alleinspieler hat {0} Stiche, und {1} sind übrig: {2} insgesamt geht nicht.',
  'No layout fits what was known at this call.':
    'Keine Lage passt zu dem, was bei dieser Ansage bekannt war.',
  'The number of layouts is a whole number from 1.': 'Die Zahl der Lagen ist eine ganze Zahl ab 1.',
  '{0}’s hand is known: it can have no condition.':
    'Die Hand von {0} ist bekannt: Sie kann keine Bedingung haben.',
  'No layout fits the cards, the auction and the conditions.':
    'Keine Lage passt zu Karten, Reizung und Bedingungen.',
  'All cards have been played.': 'Alle Karten sind gespielt.',
  'The next card is for {0} to choose, not for {1}.': 'Die nächste Karte wählt {0}, nicht {1}.',
  'The hand of {0} is not known.': 'Die Hand von {0} ist unbekannt.',
}
