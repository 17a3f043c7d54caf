/** Bare hands: a deal in one line, four hands each on its own or drawn, lists of a double-dummy solver. */
import type { FileReader } from '../format.ts'
import { DIAGRAM_LINES, diagramAt } from './diagram.ts'
import { DEAL, DOTTED, isNamedHand, LABELLED } from './hand-text.ts'
import { readDeals } from './read.ts'

export const deals: FileReader<'deals'> = {
  id: 'deals',
  extensions: [],
  detect: (text) => {
    const start = text.slice(0, 1 << 14)
    if (DEAL.test(start)) return true
    const lines = start.split('\n')
    return (
      lines.some((line) => LABELLED.test(line) || isNamedHand(line)) ||
      lines.some(
        (_, i) => diagramAt(lines.slice(i, i + DIAGRAM_LINES), lines[i - 1] ?? '') !== undefined,
      ) ||
      (start.match(new RegExp(DOTTED, 'g'))?.length ?? 0) >= 1
    )
  },
  read: readDeals,
}
