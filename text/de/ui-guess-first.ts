import type { Message } from '../catalogue/ui-guess-first.ts'

export const uiGuessFirst: Record<Message, string> = {
  'card ': 'Karte ',
  'One value': 'Ein Wert',
  'A range': 'Ein Bereich',
  Chances: 'Chancen',
  'card {0}': 'Karte {0}',
  'Your guess': 'Deine Vermutung',
  What: 'Was',
  Length: 'Länge',
  'high card points': 'Figurenpunkte',
  'Who has': 'Wer hat',
  Hand: 'Hand',
  'It lies with': 'Sie liegt bei',
  As: 'Als',
  Value: 'Wert',
  Least: 'Mindestens',
  Most: 'Höchstens',
  'Each value, or a stretch, with its weight: 2: 20, 3: 50, 4-5: 30.':
    'Jeder Wert oder Abschnitt mit seinem Gewicht: 2: 20, 3: 50, 4-5: 30.',
  'What could be known is still being worked out.': 'Was man wissen konnte, wird noch ermittelt.',
  'Mark the guess': 'Vermutung bewerten',
  'The guess could not be marked: {0} {1}': 'Die Vermutung ließ sich nicht bewerten: {0} {1}',
  'Try again': 'Noch einmal versuchen',
  'less than 1': 'weniger als 1',
  '{0} of 100': '{0} von 100',
  'Here the chances are known as intervals only; the middle of each is what counts.':
    'Hier sind die Chancen nur als Intervalle bekannt; es zählt die Mitte.',
  Why: 'Warum',
  'Show the answers': 'Antworten zeigen',
  'Guess first': 'Erst raten',
  'Hidden while you guess first, in Hidden hands.':
    'Verdeckt, solange du unter „Verdeckte Hände“ erst rätst.',
  'Give at least one value with its chance, such as 3: 50.':
    'Gib mindestens einen Wert mit seiner Chance an, etwa 3: 50.',
  '“{0}” is not a value and its chance, such as 3: 50.':
    '„{0}“ ist kein Wert mit seiner Chance, etwa 3: 50.',
  '“{0}” is upside down: {1} is more than {2}.': '„{0}“ ist verkehrt herum: {1} ist mehr als {2}.',
  '“{0}” goes beyond {1}.': '„{0}“ geht über {1} hinaus.',
  'Every chance is 0.': 'Jede Chance ist 0.',
  'A whole number from 0 to {0}.': 'Eine ganze Zahl von 0 bis {0}.',
  'The most, {0}, is less than the least, {1}.':
    'Das Höchste, {0}, ist weniger als das Mindeste, {1}.',
}
