import type { Message } from '../catalogue/ui-boards.ts'

export const uiBoards: Record<Message, string> = {
  '{0} shown.': '{0} gezeigt.',
  'Looking for': 'Suche nach',
  'No board matches': 'Kein Board passt',
  Boards: 'Boards',
  'Passed out': 'Durchgepasst',
  'no contract': 'kein Kontrakt',
  'One board': 'Ein Board',
  '{0} boards': '{0} Boards',
  ' from {0}': ' aus {0}',
  Filter: 'Filter',
  'A board number, a contract such as 4S, a name, a word of your note, “passed” or “played”.':
    'Eine Boardnummer, ein Kontrakt wie 4S, ein Name, ein Wort der Notiz, „durchgepasst“ oder „gespielt“.',
  'passed out': 'durchgepasst',
  open: 'offen',
  played: 'gespielt',
  Open: 'Offen',
  Closed: 'Geschlossen',
  'Deal {0}': 'Austeilung {0}',
  'Board {0}': 'Board {0}',
}
