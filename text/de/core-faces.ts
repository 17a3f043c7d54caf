import type { Message } from '../catalogue/core-faces.ts'

export const coreFaces: Record<Message, string> = {
  N: 'N',
  E: 'O',
  S: 'S',
  W: 'W',
  J: 'B',
  Q: 'D',
  K: 'K',
  A: 'A',
  None: 'Niemand',
  'Both sides': 'Beide Seiten',
}
