import type { Message } from '../catalogue/ui-lens.ts'

export const uiLens: Record<Message, string> = {
  'What the lens shows': 'Was der Blick zeigt',
  'Close the lens': 'Blick schließen',
  'Open the lens: {0}': 'Blick öffnen: {0}',
  'Three ways in': 'Drei Wege hinein',
  'Nothing is hidden': 'Nichts ist verdeckt',
  ', {0} for {1}': ', {0} für {1}',
  Start: 'Start',
  Lens: 'Blick',
  'Second lens': 'Zweiter Blick',
  Result: 'Ergebnis',
  Why: 'Warum',
  Hands: 'Hände',
  Suit: 'Farbe',
  More: 'Mehr',
}
