import type { Message } from '../catalogue/core-number-words.ts'

export const coreNumberWords: Record<Message, string> = {
  no: 'kein',
  one: 'ein',
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  ten: 'zehn',
  eleven: 'elf',
  twelve: 'zwölf',
  thirteen: 'dreizehn',
}
