/** What decides of several conditions: those that follow from the others are no reasons. */
import { andCells, cellsOf, fullCells, subsetOf } from '#constraint/cells.ts'
import type { HandConstraint } from '#constraint/constraint.ts'

/**
 * The same hands with fewer conditions: with five spades nobody has nine clubs. What takes most away stays; of
 * conditions that follow from each other the first.
 */
export function withoutImplied(shows: HandConstraint): HandConstraint {
  if (shows.kind !== 'all') return shows
  const parts = shows.of.map((part) => ({ part, ...cellsOf(part) }))
  for (let i = parts.length - 1; i >= 0; i--) {
    const others = parts.filter((_, k) => k !== i)
    const left = others.reduce((cells, { may }) => andCells(cells, may), fullCells())
    if (subsetOf(left, parts[i]!.must)) parts.splice(i, 1)
  }
  return { ...shows, of: parts.map(({ part }) => part) }
}
