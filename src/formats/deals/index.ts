/** Bare hands: a deal in one line, four hands each on its own, lists of a double-dummy solver. */
import type { FileReader } from '../format.ts'
import { DEAL, DOTTED, isNamedHand, LABELLED } from './hand-text.ts'
import { readDeals } from './read.ts'

export const deals: FileReader = {
  id: 'deals',
  name: 'hands',
  extensions: [],
  detect: (text) => {
    const start = text.slice(0, 1 << 14)
    if (DEAL.test(start)) return true
    const lines = start.split('\n')
    return (
      lines.some((line) => LABELLED.test(line) || isNamedHand(line)) ||
      (start.match(new RegExp(DOTTED, 'g'))?.length ?? 0) >= 1
    )
  },
  read: readDeals,
}
