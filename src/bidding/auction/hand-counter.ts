/**
 * Counting hands by the outcome of tests: by cells where cells decide, by classes of holdings where
 * single honours do. Every hand is counted once.
 */
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import {
  type AskedParts,
  askParts,
  type HoldingClass,
  holdingClasses,
  noParts,
} from '#constraint/holding-classes.ts'
import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { givenAt, isSettled, type Open, OUT, openAt, type Reading } from './hand-tests.ts'

export interface HandQuestion {
  /** Cards that are surely held, and those that may be. */
  readonly known: Hand
  readonly unseen: Hand
  /** How many hands of these cards are in each cell. */
  readonly weights: Readonly<CellWeights>
  /** Only hands that are in all of these are counted. */
  readonly before: readonly Reading[]
  /** What is asked of each. */
  readonly asked: readonly Reading[]
  /**
   * Called for hands that are alike: their cell, the answer of each reading for them, how many there are, and one of
   * them, which is written over afterwards; absent where every hand of the cell is one.
   */
  readonly tell: (cell: number, given: readonly number[], hands: number, one?: Hand) => void
}

interface OpenCell {
  readonly cell: number
  readonly before: readonly Open[]
  readonly asked: readonly Open[]
}
const countHand = (open: OpenCell, hand: Hand, n: number, tell: HandQuestion['tell']): void => {
  for (const one of open.before) if (givenAt(one, hand) === OUT) return
  tell(
    open.cell,
    open.asked.map((one) => givenAt(one, hand)),
    n,
    hand,
  )
}

/** Classes of several suits at once, by their points together. */
interface Bundle {
  readonly holdings: readonly Holding[]
  readonly hcp: number
  readonly ways: number
}
const bundled = (suits: readonly (readonly HoldingClass[])[]): readonly Bundle[] =>
  suits.reduce<readonly Bundle[]>(
    (bundles, classes) => {
      const next = new Map<number, Bundle>()
      for (const bundle of bundles)
        for (const { holding, hcp, ways } of classes) {
          const points = bundle.hcp + hcp
          const same = next.get(points)
          next.set(points, {
            holdings: same?.holdings ?? [...bundle.holdings, holding],
            hcp: points,
            ways: (same?.ways ?? 0) + bundle.ways * ways,
          })
        }
      return [...next.values()]
    },
    [{ holdings: [], hcp: 0, ways: 1 }],
  )

/** Hands counted between two yields; a hand takes some tenths of a microsecond. */
const HANDS_A_STEP = 20_000

/** The fewest and the most points that hands can have. */
type Points = readonly [number, number]
const pointsAmong = (list: readonly { readonly hcp: number }[]): Points => [
  list.reduce((least, { hcp }) => Math.min(least, hcp), Number.POSITIVE_INFINITY),
  list.reduce((most, { hcp }) => Math.max(most, hcp), Number.NEGATIVE_INFINITY),
]

/** Counts the hands of a shape in its open cells, by points. */
function* countShape(
  shape: Shape,
  open: ReadonlyMap<number, OpenCell>,
  told: AskedParts,
  classesOf: (suit: Suit, names: ReadonlySet<string>) => readonly (readonly HoldingClass[])[],
  tell: HandQuestion['tell'],
): Generator<void, void, void> {
  const classes = SUITS.map((suit) => classesOf(suit, told[suit])[shape[suit]] ?? [])
  const asked = SUITS.filter((suit) => told[suit].size > 0)
  const others = SUITS.filter((suit) => told[suit].size === 0)
  const rest = bundled(others.map((suit) => classes[suit] ?? []))
  const hand: [Holding, Holding, Holding, Holding] = [...EMPTY_HAND]
  const [lowest, highest] = pointsAmong([...open.keys()].map((hcp) => ({ hcp })))
  /** By the number of suits filled so far: the points that the others can add. */
  const left = asked.reduceRight<readonly Points[]>(
    (later, suit) => {
      const [least, most] = pointsAmong(classes[suit]!)
      const [[few, many]] = later as readonly [Points]
      return [[least + few, most + many], ...later]
    },
    [pointsAmong(rest)],
  )
  /** Whether a hand with this many suits filled and this many points can still fall into an open cell. */
  const within = (filled: number, hcp: number): boolean => {
    const [least, most] = left[filled]!
    return hcp + least <= highest && hcp + most >= lowest
  }
  let done = 0
  const close = (hcp: number, ways: number): void => {
    for (const bundle of rest) {
      const cell = open.get(hcp + bundle.hcp)
      if (cell === undefined) continue
      for (let i = 0; i < others.length; i++) hand[others[i]!] = bundle.holdings[i]!
      countHand(cell, hand, ways * bundle.ways, tell)
      done++
    }
  }
  const fill = (at: number, hcp: number, ways: number): void => {
    const suit = asked[at]
    if (suit === undefined) {
      close(hcp, ways)
      return
    }
    for (const one of classes[suit]!) {
      const points = hcp + one.hcp
      if (!within(at + 1, points)) continue
      hand[suit] = one.holding
      fill(at + 1, points, ways * one.ways)
    }
  }
  const [first, second] = asked
  // The first two suits are gone through here, so that there is room to yield.
  for (const one of first === undefined ? [] : classes[first]!) {
    hand[first!] = one.holding
    for (const two of second === undefined ? [] : classes[second]!) {
      hand[second!] = two.holding
      const points = one.hcp + two.hcp
      if (within(2, points)) fill(2, points, one.ways * two.ways)
      if (done < HANDS_A_STEP) continue
      done = 0
      yield
    }
    if (second === undefined && within(1, one.hcp)) fill(1, one.hcp, one.ways)
  }
  if (first === undefined) fill(0, 0, 1)
}

/**
 * Reports every hand.
 * @yields the share that is done, 0 to 1; many times.
 */
export function* countHands(question: HandQuestion): Generator<number, void, void> {
  const { known, unseen, weights, before, asked, tell } = question
  const kept = new Map<string, readonly (readonly HoldingClass[])[]>()
  const classesOf = (suit: Suit, names: ReadonlySet<string>) => {
    const key = `${suit} ${[...names].sort().join()}`
    const classes = kept.get(key) ?? holdingClasses(known[suit], unseen[suit], names)
    kept.set(key, classes)
    return classes
  }
  for (const [at, shape] of SHAPES.entries()) {
    const open = new Map<number, OpenCell>()
    const told = noParts()
    for (let points = 0; points < CELL_POINTS; points++) {
      const cell = at * CELL_POINTS + points
      const weight = weights[cell]!
      if (weight === 0) continue
      const earlier = before.map((reading) => openAt(reading, cell))
      if (earlier.some((one) => isSettled(one) && one.otherwise === OUT)) continue
      const unsettled = earlier.filter((one) => !isSettled(one))
      const here = asked.map((reading) => openAt(reading, cell))
      if (unsettled.length === 0 && here.every(isSettled)) {
        tell(
          cell,
          here.map(({ otherwise }) => otherwise),
          weight,
        )
        continue
      }
      open.set(points, { cell, before: unsettled, asked: here })
      for (const { steps } of [...unsettled, ...here])
        for (const { shows } of steps) if (shows !== undefined) askParts(shows, told)
    }
    if (open.size > 0)
      for (const _ of countShape(shape, open, told, classesOf, tell)) yield at / SHAPES.length
    if (at % 8 === 0) yield at / SHAPES.length
  }
}
