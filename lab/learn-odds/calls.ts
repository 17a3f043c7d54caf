/**
 * Odds of calls out of recorded auctions, for each class of calls: the factors under which the hands that
 * could have made a call have on the mean the points and lengths of those that made it.
 */
import { legalCalls } from '#core/auction.ts'
import { isBid, strainOf } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { hcp } from '#core/hand.ts'
import { rotate } from '#core/seat.ts'
import { shapeOf } from '#core/shape.ts'
import { NOTRUMP } from '#core/suit.ts'
import {
  LENGTH_BANDS,
  POINT_BANDS,
  type RecordedCalls,
  type UsualHand,
} from '#reasoning/sources/call-odds.ts'
import {
  classOfCall,
  commonTurn,
  SUIT_ROLES,
  type SuitRole,
} from '#reasoning/sources/common-calls.ts'
import { bandOf, callOddsText } from '#testing/call-odds-text.ts'
import type { Recorded } from '../calibrate/recorded.ts'
import { solved } from './solve.ts'

/** What of a hand the factors look at, by number: one for all, bands of points, then lengths by role. */
const FEATURES = 1 + POINT_BANDS.length + SUIT_ROLES.length * LENGTH_BANDS
const lengthFeature = (role: SuitRole, length: number): number =>
  1 +
  POINT_BANDS.length +
  SUIT_ROLES.indexOf(role) * LENGTH_BANDS +
  Math.min(length, LENGTH_BANDS - 1)

/** Hands alike in all that the factors look at: how many could have made a call of the class, and how many did. */
interface Row {
  readonly features: readonly number[]
  hands: number
  made: number
}
interface Rows {
  readonly alike: Map<string, Row>
  /** Of the hands that made it: points, and cards of the suit named. */
  readonly points: number[]
  readonly cards: number[]
}
export interface CallRows {
  readonly rows: Map<string, Rows>
  /** Names of classes that no wider one stands behind. */
  readonly widest: Set<string>
}
export const noCallRows = (): CallRows => ({ rows: new Map(), widest: new Set() })

function rowsOf(rows: CallRows['rows'], name: string): Rows {
  const mine = rows.get(name) ?? { alike: new Map(), points: [], cards: [] }
  rows.set(name, mine)
  return mine
}
function count(mine: Rows, key: string, features: readonly number[], hands: number, made: number) {
  const row = mine.alike.get(key)
  if (row === undefined) mine.alike.set(key, { features, hands, made })
  else {
    row.hands += hands
    row.made += made
  }
}
/** What several folds have, together. */
export function together(folds: readonly CallRows[]): CallRows {
  const all = noCallRows()
  for (const { rows, widest } of folds) {
    for (const name of widest) all.widest.add(name)
    for (const [name, { alike, points, cards }] of rows) {
      const mine = rowsOf(all.rows, name)
      for (const [key, { features, hands, made }] of alike) count(mine, key, features, hands, made)
      mine.points.push(...points)
      mine.cards.push(...cards)
    }
  }
  return all
}

/** One row for each call that could have been made at each turn of the auction. */
export function addCalls({ rows, widest }: CallRows, { record }: Recorded): void {
  const deal = record.board.deal as Deal
  const { dealer } = record.board
  const calls = record.calls.map(({ call }) => call)
  for (const [index, chosen] of calls.entries()) {
    const before = calls.slice(0, index)
    const turn = commonTurn(before)
    const hand = deal[rotate(dealer, index)]
    const shape = shapeOf(hand)
    const points = hcp(hand)
    for (const call of legalCalls({ dealer, calls: before })) {
      const found = classOfCall(turn, call)
      if (found === undefined) continue
      const named = isBid(call) ? strainOf(call) : NOTRUMP
      const features = [
        0,
        1 + bandOf(points),
        ...found.roles.map((role, suit) => lengthFeature(role, shape[suit as 0])),
      ]
      widest.add(found.names.at(-1)!)
      const key = features.join()
      for (const name of found.names) {
        const mine = rowsOf(rows, name)
        count(mine, key, features, 1, call === chosen ? 1 : 0)
        if (call !== chosen) continue
        mine.points.push(points)
        mine.cards.push(named === NOTRUMP ? 0 : shape[named])
      }
    }
  }
}

/** A class that was made less often than this is not told: a wider one is read in its place, or nothing. */
const FEWEST = { narrow: 80, widest: 40 } as const
/** How strongly neighbouring bands are held together, and all of them to nought. */
const SMOOTH = 2
const SHRINK = 0.1

/**
 * Calls of one hand tell partly the same, so each is taken at less than its word: the power that makes
 * chances come true (`npm run lab -- calibrate`).
 */
const TEMPER = 0.65

/** Places of features that neighbour each other. */
const NEIGHBOURS: readonly (readonly [number, number])[] = [
  ...Array.from({ length: POINT_BANDS.length - 1 }, (_, i): [number, number] => [1 + i, 2 + i]),
  ...SUIT_ROLES.flatMap((role) =>
    Array.from({ length: LENGTH_BANDS - 1 }, (_, n): [number, number] => [
      lengthFeature(role, n),
      lengthFeature(role, n + 1),
    ]),
  ),
]

const ROUNDS = 40
/** A step is cut to so much: the exponential is steep. */
const STRIDE = 1
/** The coefficients that describe the rows best, by Newton's method. */
function fitted({ alike, points }: Rows): Float64Array {
  const n = FEATURES
  const theta = new Float64Array(n)
  const rows = [...alike.values()]
  const hands = rows.reduce((sum, one) => sum + one.hands, 0)
  theta[0] = Math.log((points.length + 1) / (hands + 2))
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(n)
    const curve = new Float64Array(n * n)
    for (const { features: here, hands: times, made } of rows) {
      let logit = 0
      for (const f of here) logit += theta[f]!
      const weight = times * Math.exp(logit)
      const rest = made - weight
      for (const f of here) {
        slope[f] = slope[f]! + rest
        for (const g of here) curve[f * n + g] = curve[f * n + g]! + weight
      }
    }
    for (let f = 0; f < n; f++) {
      // What every row has is held to nothing.
      const hold = f === 0 ? 1e-6 : SHRINK
      slope[f] = slope[f]! - hold * theta[f]!
      curve[f * n + f] = curve[f * n + f]! + hold
    }
    for (const [f, g] of NEIGHBOURS) {
      const apart = SMOOTH * (theta[f]! - theta[g]!)
      slope[f] = slope[f]! - apart
      slope[g] = slope[g]! + apart
      for (const [i, j, by] of [
        [f, f, SMOOTH],
        [g, g, SMOOTH],
        [f, g, -SMOOTH],
        [g, f, -SMOOTH],
      ] as const)
        curve[i * n + j] = curve[i * n + j]! + by
    }
    const step = solved(curve, slope)
    let most = 0
    for (let f = 0; f < n; f++) {
      theta[f] = theta[f]! + Math.max(-STRIDE, Math.min(STRIDE, step[f]!))
      most = Math.max(most, Math.abs(step[f]!))
    }
    if (most < 1e-3) break
  }
  return theta
}

/** The value below which so many in twenty lie. */
const quantile = (values: readonly number[], twentieths: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * twentieths) / 20))
  ] ?? 0
const usualOf = ({ points, cards }: Rows): UsualHand => ({
  points: [quantile(points, 1), quantile(points, 19)],
  cards: quantile(cards, 2),
})
const oddsIn = (rows: Rows, theta: Float64Array): string =>
  callOddsText(
    usualOf(rows),
    POINT_BANDS.map((_, i) => TEMPER * theta[1 + i]!),
    (role) =>
      Array.from({ length: LENGTH_BANDS }, (_, n) => TEMPER * theta[lengthFeature(role, n)]!),
  )

export const callOddsOf = ({ rows, widest }: CallRows): RecordedCalls =>
  Object.fromEntries(
    [...rows]
      .filter(
        ([name, { points }]) => points.length >= FEWEST[widest.has(name) ? 'widest' : 'narrow'],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, mine]) => [name, oddsIn(mine, fitted(mine))]),
  )
