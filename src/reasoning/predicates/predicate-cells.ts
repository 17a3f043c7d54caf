/** Predicates about one hand as cells: which shapes and points they allow, and which they need nothing more than. */
import {
  andCells,
  type CellPair,
  type CellSet,
  cellsOf,
  emptyCells,
  exactly,
  fullCells,
  notCells,
  orCells,
} from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { areBalanced, type Predicate, type ShapeFact, twoLongest } from './predicate.ts'

const meets = (fact: Exclude<ShapeFact, { kind: 'cells' }>, shape: Shape, points: number) => {
  switch (fact.kind) {
    case 'length':
      return shape[fact.suit] >= fact.min && shape[fact.suit] <= fact.max
    case 'longer':
      return shape[fact.suit] - shape[fact.than] >= fact.by
    case 'hcp':
      return points >= fact.min && points <= fact.max
    case 'rule':
      return points + twoLongest(...shape) >= fact.n
    case 'balanced':
      return areBalanced(...shape)
  }
}
function shapeCells(fact: Exclude<ShapeFact, { kind: 'cells' }>): CellSet {
  const cells = emptyCells()
  for (const [i, shape] of SHAPES.entries())
    for (let points = 0; points < CELL_POINTS; points++) {
      const at = i * CELL_POINTS + points
      if (meets(fact, shape, points)) cells[at >> 5] = cells[at >> 5]! | (1 << (at & 31))
    }
  return andCells(cells, fullCells(), cells)
}

const notOf = ({ may, must }: CellPair): CellPair => ({ may: notCells(must), must: notCells(may) })
const andOf = (pairs: readonly CellPair[]): CellPair =>
  pairs.reduce((a, b) => ({ may: andCells(a.may, b.may), must: andCells(a.must, b.must) }), {
    may: fullCells(),
    must: fullCells(),
  })
const orOf = (pairs: readonly CellPair[]): CellPair =>
  pairs.reduce((a, b) => ({ may: orCells(a.may, b.may), must: orCells(a.must, b.must) }), {
    may: emptyCells(),
    must: emptyCells(),
  })

const kept = new WeakMap<Predicate, CellPair>()
/**
 * `may`: every cell in which some hand meets the predicate. `must`: only cells in which every hand
 * does. All its facts must speak of one hand.
 */
export function predicateCells(p: Predicate): CellPair {
  const known = kept.get(p)
  if (known !== undefined) return known
  const made = pairOf(p)
  kept.set(p, made)
  return made
}
function pairOf(p: Predicate): CellPair {
  switch (p.kind) {
    case 'not':
      return notOf(predicateCells(p.of))
    case 'all':
      return andOf(p.of.map(predicateCells))
    case 'any':
      return orOf(p.of.map(predicateCells))
    case 'one': {
      const pairs = p.of.map(predicateCells)
      return orOf(
        pairs.map((pair, i) => andOf([pair, ...pairs.filter((_, j) => j !== i).map(notOf)])),
      )
    }
    case 'cells':
      return exactly(p.cells)
    case 'meets':
      return cellsOf(p.is)
    // What single cards decide is left open.
    case 'card':
    case 'lead':
    case 'among':
    case 'holding':
      return { may: fullCells(), must: emptyCells() }
    default:
      return exactly(shapeCells(p))
  }
}
