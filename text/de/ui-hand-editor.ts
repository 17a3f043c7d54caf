import type { Message } from '../catalogue/ui-hand-editor.ts'

export const uiHandEditor: Record<Message, string> = {
  '{0} more to choose.': 'Noch {0} zu wählen.',
  'Press a card to take it out or put it in, or drag one onto another.':
    'Drücke eine Karte, um sie herauszunehmen oder hineinzulegen, oder zieh eine auf eine andere.',
  'As text': 'Als Text',
  'Spades, hearts, diamonds, clubs with dots between: AK4.Q82.T976.J53':
    'Pik, Coeur, Karo, Treff mit Punkten dazwischen: AK4.Q82.T976.J53',
  'The pack': 'Das Kartenspiel',
  '{0} {1} more to choose.': '{0} Noch {1} zu wählen.',
  'One card': 'eine Karte',
  '{0} cards': '{0} Karten',
  'The {0} is out.': '{0} ist heraus.',
  'The hand has thirteen cards. Take one out before the {0} goes in.':
    'Die Hand hat dreizehn Karten. Nimm eine heraus, bevor {0} hineinkommt.',
  'The {0} is in.': '{0} ist drin.',
  'The {0} is out, the {1} is in.': '{0} ist heraus, {1} ist drin.',
  'The hand is read.': 'Die Hand ist gelesen.',
  ' Ringed: the cards of the smallest change.': ' Umrandet: die Karten der kleinsten Änderung.',
  'At letter {0}: {1}': 'Bei Zeichen {0}: {1}',
}
