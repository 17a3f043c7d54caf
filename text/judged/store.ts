import type { Judged } from './judged.ts'

export const store: Judged = {
  kept: ['{0} is a call', '{0} was opened for reading only', 'answer ', 'item '],
  also: [],
}
