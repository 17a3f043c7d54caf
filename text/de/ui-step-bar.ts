import type { Message } from '../catalogue/ui-step-bar.ts'

export const uiStepBar: Record<Message, string> = {
  'Position in the board': 'Stelle im Board',
  'This is the start of the board.': 'Das ist der Anfang des Boards.',
  'This is the end of the line.': 'Das ist das Ende der Linie.',
  Steps: 'Schritte',
  'To the start': 'Zum Anfang',
  'One back': 'Eins zurück',
  'One on': 'Eins weiter',
  'To the end': 'Zum Ende',
  Auction: 'Reizung',
}
