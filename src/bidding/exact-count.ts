/**
 * The hands before a call, after what it shows and after what it denies, counted exactly: by cells
 * where cells decide, by classes of holdings where single honours do.
 */

import { type CellSet, cellsOf, fullCells, hasCell } from '#constraint/cells.ts'
import { CELL_POINTS, CELLS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import {
  type AskedParts,
  askParts,
  type HoldingClass,
  holdingClasses,
  noParts,
} from '#constraint/holding-classes.ts'
import type { Call } from '#core/call.ts'
import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { FULL_HOLDING, type Holding } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { BySide } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { type HandTest, quickTest } from '#rules/quick.ts'
import { stateAfter, statesBefore } from './fold.ts'
import { naturalMeaning } from './natural-reading.ts'
import type { CallPicture } from './pictures.ts'
import type { PublicState } from './public-state.ts'
import { relaxed } from './reading.ts'
import { sightOf, weightsFor } from './sight.ts'
import type { BiddingSystem } from './system.ts'
import { rulesAt } from './turn-rules.ts'

/** One test of a reading: the first that a hand meets decides whether the hand is in it. */
interface Step {
  readonly may: CellSet
  readonly must: CellSet
  readonly test: HandTest
  readonly shows: HandConstraint | undefined
  readonly takes: boolean
}
/** What a call says of a hand; a hand that no step takes is not in it. */
type Reading = readonly Step[]

const stepOf = (shows: HandConstraint, takes: boolean): Step => ({
  ...cellsOf(shows),
  test: quickTest(shows),
  shows,
  takes,
})
const ofCells = (cells: CellSet): Step => ({
  may: cells,
  must: cells,
  test: () => true,
  shows: undefined,
  takes: true,
})
const directOf = (state: PublicState, call: Call): Reading => {
  const turnRules = rulesAt(state).filter((turnRule) => turnRule.call === call)
  return turnRules.length === 0
    ? [stepOf(naturalMeaning(state, call), true)]
    : turnRules.map(({ rule }) => stepOf(rule.shows, true))
}
const exactOf = (state: PublicState, call: Call): Reading => {
  const rules = rulesAt(state)
  return rules.some((turnRule) => turnRule.call === call)
    ? rules.map((turnRule) => stepOf(turnRule.rule.shows, turnRule.call === call))
    : directOf(state, call)
}
/** The reading that the call fell back to. */
const appliedOf = (state: PublicState, { call, status }: CallPicture): Reading => {
  switch (status) {
    case 'exact':
      return exactOf(state, call)
    case 'direct':
      return directOf(state, call)
    case 'relaxed':
      return directOf(state, call).map(({ may }) => ofCells(relaxed(may)))
    case 'dropped':
      return [ofCells(fullCells())]
  }
}

/** The steps that a cell leaves open, up to the first that it decides. */
interface Open {
  readonly steps: readonly Step[]
  /** For a hand that meets none of them. */
  readonly otherwise: boolean
}
const openAt = (reading: Reading, cell: number): Open => {
  const steps: Step[] = []
  for (const step of reading) {
    if (!hasCell(step.may, cell)) continue
    if (hasCell(step.must, cell)) return { steps, otherwise: step.takes }
    steps.push(step)
  }
  return { steps, otherwise: false }
}
const holds = ({ steps, otherwise }: Open, hand: Hand): boolean => {
  for (const { test, takes } of steps) if (test(hand)) return takes
  return otherwise
}
/** Whether the answer is the same for all hands of the cell. */
const isSettled = ({ steps, otherwise }: Open): boolean =>
  steps.every(({ takes }) => takes === otherwise)

/** Hands of each cell, and in all, at the three stages of a call. */
export interface ExactCount {
  readonly before: number
  readonly shown: number
  readonly after: number
  /** By `cellIndex`. */
  readonly cells: {
    readonly before: Readonly<CellWeights>
    readonly shown: Readonly<CellWeights>
    readonly after: Readonly<CellWeights>
  }
}
interface OpenCell {
  readonly cell: number
  readonly before: readonly Open[]
  readonly shown: Open
  readonly after: Open
}
interface Counting {
  readonly before: CellWeights
  readonly shown: CellWeights
  readonly after: CellWeights
}
const addTo = (counts: CellWeights, cell: number, n: number): void => {
  counts[cell] = counts[cell]! + n
}
const countHand = (into: Counting, open: OpenCell, hand: Hand, n: number): void => {
  for (const one of open.before) if (!holds(one, hand)) return
  addTo(into.before, open.cell, n)
  if (holds(open.shown, hand)) addTo(into.shown, open.cell, n)
  if (holds(open.after, hand)) addTo(into.after, open.cell, n)
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

/** Counts the hands of a shape in its open cells. */
function* countShape(
  shape: Shape,
  open: ReadonlyMap<number, OpenCell>,
  told: AskedParts,
  classesOf: (suit: Suit, names: ReadonlySet<string>) => readonly (readonly HoldingClass[])[],
  into: Counting,
): Generator<void, void, void> {
  const classes = SUITS.map((suit) => classesOf(suit, told[suit])[shape[suit]] ?? [])
  const asked = SUITS.filter((suit) => told[suit].size > 0)
  const others = SUITS.filter((suit) => told[suit].size === 0)
  const rest = bundled(others.map((suit) => classes[suit] ?? []))
  const hand: [Holding, Holding, Holding, Holding] = [...EMPTY_HAND]
  let done = 0
  const fill = function* (at: number, hcp: number, ways: number): Generator<void, void, void> {
    const suit = asked[at]
    if (suit !== undefined) {
      for (const one of classes[suit] ?? []) {
        hand[suit] = one.holding
        if (at + 1 < asked.length) yield* fill(at + 1, hcp + one.hcp, ways * one.ways)
        else close(hcp + one.hcp, ways * one.ways)
      }
      if (done >= HANDS_A_STEP) {
        done = 0
        yield
      }
    } else close(hcp, ways)
  }
  const close = (hcp: number, ways: number): void => {
    for (const bundle of rest) {
      const cell = open.get(hcp + bundle.hcp)
      if (cell === undefined) continue
      for (let i = 0; i < others.length; i++) hand[others[i]!] = bundle.holdings[i]!
      countHand(into, cell, hand, ways * bundle.ways)
      done++
    }
  }
  yield* fill(0, 0, 1)
}

const totalOf = (cells: CellWeights): number => cells.reduce((sum, n) => sum + n, 0)

/**
 * Counts the hands of the caller at one call of the view's auction, as the viewer sees them.
 * @param calls the auction as `auctionPictures` read it, for the same view and sides.
 * @param index place of the call.
 * @yields the share that is done, 0 to 1; many times.
 * @returns a problem when there is no such call.
 */
export function* exactCountSteps(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  calls: readonly Pick<CallPicture, 'index' | 'seat' | 'call' | 'status'>[],
  index: number,
): Generator<number, Result<ExactCount, Problem>, void> {
  const made = view.calls.map(({ call }) => call)
  const end = stateAfter(sides, view.dealer, view.vulnerability, made)
  if (!end.ok) return end
  const states = statesBefore(end.value)
  const subject = calls[index]
  if (subject === undefined || states[index] === undefined)
    return problem('count/call', `There is no call ${index + 1}.`)
  const earlier = calls
    .slice(0, index)
    .filter(({ seat }) => seat === subject.seat)
    .map((one) => appliedOf(states[one.index]!, one as CallPicture))
  const after = appliedOf(states[index], subject as CallPicture)
  // Where the reading had to give way, no denial cut anything.
  const shown = subject.status === 'exact' ? directOf(states[index], subject.call) : after

  const sight = sightOf(view)
  const weights = weightsFor(sight, subject.seat)
  const into: Counting = {
    before: new Float64Array(CELLS),
    shown: new Float64Array(CELLS),
    after: new Float64Array(CELLS),
  }
  const hidden = sight.hidden.includes(subject.seat)
  const known = new Map<string, readonly (readonly HoldingClass[])[]>()
  const classesOf = (suit: Suit, names: ReadonlySet<string>) => {
    const key = `${suit} ${[...names].sort().join()}`
    const classes =
      known.get(key) ??
      holdingClasses(
        hidden ? sight.known[subject.seat][suit] : (0 as Holding),
        hidden ? sight.unseen[suit] : FULL_HOLDING,
        names,
      )
    known.set(key, classes)
    return classes
  }
  for (const [at, shape] of SHAPES.entries()) {
    const open = new Map<number, OpenCell>()
    const told = noParts()
    for (let points = 0; points < CELL_POINTS; points++) {
      const cell = at * CELL_POINTS + points
      const weight = weights[cell]!
      if (weight === 0) continue
      const before = earlier.map((reading) => openAt(reading, cell))
      if (before.some((one) => isSettled(one) && !one.otherwise)) continue
      const unsettled = before.filter((one) => !isSettled(one))
      const one: OpenCell = {
        cell,
        before: unsettled,
        shown: openAt(shown, cell),
        after: openAt(after, cell),
      }
      if (unsettled.length === 0 && isSettled(one.shown) && isSettled(one.after)) {
        addTo(into.before, cell, weight)
        if (one.shown.otherwise) addTo(into.shown, cell, weight)
        if (one.after.otherwise) addTo(into.after, cell, weight)
        continue
      }
      open.set(points, one)
      for (const { steps } of [...unsettled, one.shown, one.after])
        for (const { shows } of steps) if (shows !== undefined) askParts(shows, told)
    }
    if (open.size > 0)
      for (const _ of countShape(shape, open, told, classesOf, into)) yield at / SHAPES.length
    if (at % 8 === 0) yield at / SHAPES.length
  }
  return ok({
    before: totalOf(into.before),
    shown: totalOf(into.shown),
    after: totalOf(into.after),
    cells: into,
  })
}
