/**
 * What a hand must be, as statements: the ranges of points and lengths exactly (from cells), and
 * what cells do not hold – controls, aces, kings, single cards – from the form of the constraint.
 */
import { type CellSet, cellsOf, hasCell, subsetOf } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import { cardOf } from '#core/card.ts'
import { ACE, KING, type Rank } from '#core/rank.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { implies, meet, type Statement, topicOf } from './statement.ts'

/** Least and greatest points and lengths of a set of cells, and by how much suits are longer. */
export interface CellBox {
  readonly points: { readonly min: number; readonly max: number }
  readonly lengths: readonly { readonly min: number; readonly max: number }[]
  /** By suit × 4 + other: the least difference of their lengths. */
  readonly longer: readonly number[]
}
/** The box of the cells; `undefined` when there are none. */
export function boxOf(cells: CellSet): CellBox | undefined {
  let min = CELL_POINTS
  let max = -1
  const lengths = SUITS.map(() => ({ min: 14, max: -1 }))
  const longer = new Array<number>(16).fill(14)
  for (const [i, shape] of SHAPES.entries()) {
    let some = false
    for (let p = 0; p < CELL_POINTS; p++)
      if (hasCell(cells, i * CELL_POINTS + p)) {
        some = true
        min = Math.min(min, p)
        max = Math.max(max, p)
      }
    if (!some) continue
    for (const a of SUITS) {
      const range = lengths[a] as { min: number; max: number }
      range.min = Math.min(range.min, shape[a])
      range.max = Math.max(range.max, shape[a])
      for (const b of SUITS) longer[a * 4 + b] = Math.min(longer[a * 4 + b]!, shape[a] - shape[b])
    }
  }
  return max < 0 ? undefined : { points: { min, max }, lengths, longer }
}

const RANK_OF: Readonly<Partial<Record<string, Rank>>> = { aces: ACE, kings: KING }

const isFirstRoundControl = (c: SuitConstraint): boolean =>
  c.kind === 'named'
    ? isFirstRoundControl(c.is)
    : c.kind === 'any' &&
      c.of.length === 2 &&
      c.of.some((p) => p.kind === 'suit-range' && p.measure === 'aces' && p.min === 1) &&
      c.of.some((p) => p.kind === 'suit-range' && p.measure === 'length' && p.max === 0)

const numbers = (min = 0, max = 4): readonly number[] =>
  [0, 1, 2, 3, 4].filter((n) => n >= min && n <= max)

const suitPromises = (suit: Suit, c: SuitConstraint): readonly Statement[] => {
  if (isFirstRoundControl(c)) return [{ kind: 'control', suit, held: true }]
  switch (c.kind) {
    case 'named':
      return suitPromises(suit, c.is)
    case 'all':
      return c.of.flatMap((part) => suitPromises(suit, part))
    case 'suit-range':
      if (c.measure === 'aces' && (c.min ?? 0) > 0)
        return [{ kind: 'card', card: cardOf(suit, ACE), held: true }]
      if (c.measure === 'aces' && c.max === 0)
        return [{ kind: 'card', card: cardOf(suit, ACE), held: false }]
      if (c.measure === 'points')
        return [{ kind: 'suit-points', suit, min: c.min ?? 0, max: c.max ?? 10 }]
      return []
    default:
      return []
  }
}

/** Both lists together: one statement a topic. */
const joined = (lists: readonly (readonly Statement[])[]): readonly Statement[] => {
  const byTopic = new Map<string, Statement>()
  for (const says of lists.flat()) {
    const topic = topicOf(says)
    const known = byTopic.get(topic)
    byTopic.set(topic, known === undefined ? says : (meet(known, says) ?? known))
  }
  return [...byTopic.values()]
}
/** What either promises; only topics that all of them speak of. */
const hull = (lists: readonly (readonly Statement[])[]): readonly Statement[] => {
  const [first, ...rest] = lists
  return (first ?? []).flatMap((says): readonly Statement[] => {
    let wide: Statement | undefined = says
    for (const list of rest) {
      const other = list.find((s) => topicOf(s) === topicOf(says))
      wide = other && wide && widened(wide, other)
    }
    return wide === undefined ? [] : [wide]
  })
}
const widened = (a: Statement, b: Statement): Statement | undefined => {
  if (implies(a, b)) return b
  if (implies(b, a)) return a
  if (a.kind === 'count' && b.kind === 'count')
    return { ...a, of: [...new Set([...a.of, ...b.of])].sort((x, y) => x - y) }
  if ('min' in a && 'min' in b && a.kind === b.kind)
    return { ...a, min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) }
  return undefined
}

/** Statements that cells do not hold, read off the form. */
export function honourPromises(c: HandConstraint): readonly Statement[] {
  switch (c.kind) {
    case 'named':
      return honourPromises(c.is)
    case 'all':
      return joined(c.of.map(honourPromises))
    case 'any':
      return hull(c.of.map(honourPromises))
    case 'range': {
      const rank = RANK_OF[c.measure]
      return rank === undefined ? [] : [{ kind: 'count', rank, of: numbers(c.min, c.max) }]
    }
    case 'sum': {
      const names = c.terms.map((t) => `${t.times} ${t.measure}`).sort()
      return names.join() === '1 distribution,1 hcp'
        ? [{ kind: 'total', min: c.min ?? 0, max: c.max ?? 46 }]
        : []
    }
    case 'suit':
      return suitPromises(c.suit, c.is)
    case 'every':
      return c.among.flatMap((suit) => suitPromises(suit, c.is))
    default:
      return []
  }
}

/** Lengths that are worth saying: at least this many cards, at most that many. */
const SHORT = 2
const LONG = 5

const boxStatements = (box: CellBox, outside: CellBox | undefined): readonly Statement[] => {
  const says: Statement[] = []
  const wider = outside ?? {
    points: { min: 0, max: 37 },
    lengths: SUITS.map(() => ({ min: 0, max: 13 })),
    longer: new Array<number>(16).fill(-13),
  }
  const { points } = box
  // Without a limit of their own, the most points are those of some freak hand: not worth saying.
  const most = points.max >= 30 && points.max >= wider.points.max - 7 ? 37 : points.max
  if (points.min > wider.points.min || most < Math.min(wider.points.max, 30))
    says.push({ kind: 'points', min: points.min, max: most })
  for (const suit of SUITS) {
    const range = box.lengths[suit] as { min: number; max: number }
    const before = wider.lengths[suit] as { min: number; max: number }
    const max = range.max > LONG ? 13 : range.max
    const least = range.min < SHORT ? 0 : range.min
    if (least > before.min || max < Math.min(LONG + 1, before.max))
      says.push({ kind: 'length', suit, min: least, max })
  }
  return says
}

/** What the call promises by itself: points, lengths, then honours. */
export function directPromises(c: HandConstraint): readonly Statement[] {
  const box = boxOf(cellsOf(c).may)
  if (box === undefined) return []
  const honours = honourPromises(c)
  // High card points that follow from a total are no separate promise.
  const hasTotal = honours.some(({ kind }) => kind === 'total')
  return [
    ...boxStatements(box, undefined).filter(({ kind }) => !(hasTotal && kind === 'points')),
    ...honours,
  ]
}

/** Parts of an `all`, opened. */
const conjuncts = (c: HandConstraint): readonly HandConstraint[] =>
  c.kind === 'all' ? c.of.flatMap(conjuncts) : c.kind === 'named' ? conjuncts(c.is) : [c]

/** The one thing that must fail, when all the other parts of what is denied are promised. */
function deniedHonours(direct: HandConstraint, denied: HandConstraint): readonly Statement[] {
  const may = cellsOf(direct).may
  const promised = honourPromises(direct)
  const open = conjuncts(denied).filter((part) => {
    const says = honourPromises(part)
    if (says.length > 0) return !says.every((s) => promised.some((p) => implies(p, s)))
    return !subsetOf(may, cellsOf(part).must)
  })
  const [only] = open
  if (only === undefined || open.length > 1) return []
  const [says] = honourPromises(only)
  if (says?.kind === 'control') return [{ ...says, held: !says.held }]
  if (says?.kind === 'card') return [{ ...says, held: !says.held }]
  if (says?.kind === 'count')
    return [{ ...says, of: [0, 1, 2, 3, 4].filter((n) => !says.of.includes(n)) }]
  return []
}

/**
 * What follows from the calls that were not made: bounds that move, suits that must be longer, and
 * controls that cannot be held.
 * @param direct what the call promises.
 * @param denies what would have been bid otherwise.
 * @param exact both together: exactly the hands that make the call.
 */
export function deniedPromises(
  direct: HandConstraint,
  denies: readonly HandConstraint[],
  exact: HandConstraint,
): readonly Statement[] {
  const before = boxOf(cellsOf(direct).may)
  const after = boxOf(cellsOf(exact).may)
  if (before === undefined || after === undefined) return []
  const says: Statement[] = [...boxStatements(after, before)]
  for (const suit of SUITS)
    for (const than of SUITS) {
      const by = after.longer[suit * 4 + than]!
      if (suit !== than && by >= 0 && by <= 1 && by > before.longer[suit * 4 + than]!) {
        // Bounds of the two suits may say as much already.
        const least = after.lengths[suit]?.min ?? 0
        const most = after.lengths[than]?.max ?? 13
        if (least - most < by) says.push({ kind: 'longer', suit, than, by })
      }
    }
  for (const denied of denies)
    for (const honour of deniedHonours(direct, denied))
      if (!says.some((s) => implies(s, honour))) says.push(honour)
  return says
}
