import type { Message } from '../catalogue/counting.ts'

export const counting: Record<Message, string> = {
  '{0}: no hand of these shapes has that many points.':
    '{0}: Keine Hand mit diesen Verteilungen hat so viele Punkte.',
  '{0} and {1}': '{0} und {1}',
  'No deal gives both {0} what is asked of them.': 'Keine Austeilung gibt {0} das Verlangte.',
  'No deal gives {0} what is asked of them together.':
    'Keine Austeilung gibt {0} zusammen das Verlangte.',
  '“{0}” is not a shape: write a pattern (5431), an exact shape from spades to clubs (4=5=3=1) or “balanced”.':
    '„{0}“ ist keine Verteilung: Schreibe ein Muster (5431), eine genaue Verteilung von Pik bis Treff (4=5=3=1) oder „balanced“.',
  '“{0}” is no shape of thirteen cards.': '„{0}“ ist keine Verteilung von dreizehn Karten.',
  '{0}: the fewest points, {1}, are more than the most, {2}.':
    '{0}: die wenigsten Punkte, {1}, sind mehr als die meisten, {2}.',
  '{0}: a hand has 0 to 37 points, not {1} to {2}.':
    '{0}: Eine Hand hat 0 bis 37 Punkte, nicht {1} bis {2}.',
  '{0}: no shape of thirteen cards meets these lengths and shapes.':
    '{0}: Keine Verteilung von dreizehn Karten passt zu diesen Längen und Verteilungen.',
  'The hands are to have at least {0} points together; the pack has 40.':
    'Die Hände sollen zusammen mindestens {0} Punkte haben; das Kartenspiel hat 40.',
  'The hands may have at most {0} points together; the pack has 40.':
    'Die Hände dürfen zusammen höchstens {0} Punkte haben; das Kartenspiel hat 40.',
  'The hands are to have at least {0} {1} together; there are 13.':
    'Die Hände sollen zusammen mindestens {0} {1} haben; es gibt 13.',
  'The hands may have at most {0} {1} together; there are 13.':
    'Die Hände dürfen zusammen höchstens {0} {1} haben; es gibt 13.',
}
