/**
 * Every hand that a closed hand can still be, by what it would have opened: its known cards with
 * each choice of unseen ones, taken in classes that the opening rules cannot tell apart, each class
 * opened once and its hands counted. One walk answers for all openings, the pass among them.
 *
 * The rules come in as a reader of holdings, because knowledge knows no system; which one it is
 * makes no difference to the counting.
 */

import type { Hand } from '#core/hand.ts'
import { EMPTY_HOLDING, HOLDING_HCP, type Holding, length, minus, union } from '#core/holding.ts'
import { isBalanced, SHAPES, type Shape } from '#core/shape.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { suitStates } from '#counting/classes.ts'

/** Opening rules as the walk asks them. All functions are of whole dealt holdings, and pure. */
export interface HandReader {
  /**
   * What the rules can read of the suit in hands of one kind. Holdings with one key must be opened
   * alike whatever stands beside them, and have the same length and points.
   * @param balanced whether the hand is 4333, 4432 or 5332.
   */
  readonly key: (suit: Suit, balanced: boolean, holding: Holding) => string
  /** The holding's part of a sum over the four suits. */
  readonly part: (holding: Holding) => number
  /** What the rules read of this suit by itself. */
  readonly own: (holding: Holding) => number
  /** The outcome of a hand from the sum of parts and the four suits' own words: 0..8191. */
  readonly open: (
    sum: number,
    spades: number,
    hearts: number,
    diamonds: number,
    clubs: number,
  ) => number
}

/** What one closed hand has shown, and what it may still hold. */
export interface Candidates {
  /** Cards of the hand that have been seen, by suit, clubs first. */
  readonly known: Hand
  /** Cards that it or another closed hand holds. */
  readonly unseen: Hand
  /** Bit `suit` set when the hand holds no unseen card of that suit. */
  readonly voids: number
}

/**
 * The other closed hand of two, which holds what the first leaves, so that its own call can be
 * counted in: only hands of the first are kept that leave the second one of its call.
 */
export interface Counterpart {
  /** Cards of it that have been seen. */
  readonly known: Hand
  /** Whether the outcome is the call it made. */
  readonly made: (outcome: number) => boolean
}

/** Hands by shape, points and outcome; entry i of the four columns belongs together. */
export interface OpeningClasses {
  /** Outcomes in rising order; `outcome` holds places in this list. */
  readonly outcomes: readonly number[]
  /** Place in `SHAPES` of the hand as dealt. */
  readonly shape: Uint16Array
  /** Points of the hand as dealt, 0..37. */
  readonly hcp: Uint8Array
  readonly outcome: Uint8Array
  /** Ways to choose the hand's unseen cards: exact, since no more than C(52, 13). */
  readonly hands: Float64Array
}
export interface ClassesProgress {
  /** Shapes done, of 560. */
  readonly shapes: number
}

interface Packed {
  readonly count: number
  readonly part: Int32Array
  readonly own: Int32Array
  readonly hcp: Uint8Array
  readonly ways: Float64Array
  /** The same two words of what the counterpart holds then; zeros without one. */
  readonly leftPart: Int32Array
  readonly leftOwn: Int32Array
}

/** The hand's possible holdings of a suit by dealt length, merged to what the rules can read. */
function holdingsOf(
  candidates: Candidates,
  reader: HandReader,
  suit: Suit,
  balanced: boolean,
  counterpart: Counterpart | undefined,
  leftBalanced: boolean,
): readonly Packed[] {
  const known = candidates.known[suit]
  const unseen = candidates.unseen[suit]
  const isVoid = ((candidates.voids >> suit) & 1) === 1
  const merged = new Map<
    string,
    { holding: Holding; left: Holding; length: number; ways: number }
  >()
  for (const state of suitStates(isVoid ? EMPTY_HOLDING : unseen)) {
    const holding = union(state.holding, known)
    let key = reader.key(suit, balanced, holding)
    let left = EMPTY_HOLDING
    if (counterpart !== undefined) {
      left = union(minus(unseen, state.holding), counterpart.known[suit])
      key = `${key}|${reader.key(suit, leftBalanced, left)}`
    }
    const met = merged.get(key)
    if (met === undefined)
      merged.set(key, { holding, left, length: length(holding), ways: state.ways })
    else met.ways += state.ways
  }
  const all = [...merged.values()]
  return Array.from({ length: 14 }, (_, n) => all.filter((one) => one.length === n)).map(
    (list) => ({
      count: list.length,
      part: Int32Array.from(list, ({ holding }) => reader.part(holding)),
      own: Int32Array.from(list, ({ holding }) => reader.own(holding)),
      hcp: Uint8Array.from(list, ({ holding }) => HOLDING_HCP[holding]!),
      ways: Float64Array.from(list, ({ ways }) => ways),
      leftPart: Int32Array.from(list, ({ left }) => reader.part(left)),
      leftOwn: Int32Array.from(list, ({ left }) => reader.own(left)),
    }),
  )
}

/** The counterpart's shape when the hand has this one. */
const shapeLeft = ({ known, unseen }: Candidates, counterpart: Counterpart, shape: Shape): Shape =>
  bySuit((s) => length(counterpart.known[s]) + length(unseen[s]) - (shape[s] - length(known[s])))

/** High card points a hand can have: 0..37. */
const POINTS = 38
/** More than the outcomes there are; a power of two keeps the index a shift. */
const ROW = 128
const NOT_MET = 255

/**
 * Counts the hands.
 * @param counterpart the other hand, where just two are closed and its call is to be counted in.
 * @param possible whether any hand of that shape is possible; an impossible one is left out.
 * @yields the shapes done, every few milliseconds of work.
 */
export function* openingClasses(
  candidates: Candidates,
  reader: HandReader,
  possible: (shape: number) => boolean = () => true,
  counterpart?: Counterpart,
): Generator<ClassesProgress, OpeningClasses, void> {
  const packs = new Map<number, readonly (readonly Packed[])[]>()
  const holdings = (shape: Shape): Tuple4<Packed> => {
    const balanced = isBalanced(shape)
    const leftBalanced =
      counterpart !== undefined && isBalanced(shapeLeft(candidates, counterpart, shape))
    const kind = (balanced ? 1 : 0) + (leftBalanced ? 2 : 0)
    const made =
      packs.get(kind) ??
      SUITS.map((suit) => holdingsOf(candidates, reader, suit, balanced, counterpart, leftBalanced))
    packs.set(kind, made)
    return bySuit((suit) => made[suit]![shape[suit]]!)
  }
  const { open } = reader
  const leaves =
    counterpart && Uint8Array.from({ length: 8192 }, (_, code) => (counterpart.made(code) ? 1 : 0))

  // Outcomes are numbered as they are met.
  const number = new Uint8Array(8192).fill(NOT_MET)
  const met: number[] = []
  const cell = new Float64Array(POINTS * ROW)
  const openLeft = (
    S: Packed,
    H: Packed,
    D: Packed,
    C: Packed,
    i: number,
    j: number,
    k: number,
    l: number,
  ): number =>
    open(
      (S.leftPart[i]! + H.leftPart[j]! + D.leftPart[k]! + C.leftPart[l]!) | 0,
      S.leftOwn[i]!,
      H.leftOwn[j]!,
      D.leftOwn[k]!,
      C.leftOwn[l]!,
    )
  const count = (S: Packed, H: Packed, D: Packed, C: Packed): void => {
    for (let i = 0; i < S.count; i++) {
      const s = S.own[i]!
      const sumS = S.part[i]!
      const hcpS = S.hcp[i]!
      const waysS = S.ways[i]!
      for (let j = 0; j < H.count; j++) {
        const h = H.own[j]!
        const sumH = (sumS + H.part[j]!) | 0
        const hcpH = hcpS + H.hcp[j]!
        const waysH = waysS * H.ways[j]!
        for (let k = 0; k < D.count; k++) {
          const d = D.own[k]!
          const sumD = (sumH + D.part[k]!) | 0
          const hcpD = hcpH + D.hcp[k]!
          const waysD = waysH * D.ways[k]!
          for (let l = 0; l < C.count; l++) {
            if (leaves !== undefined && leaves[openLeft(S, H, D, C, i, j, k, l)] === 0) continue
            const code = open((sumD + C.part[l]!) | 0, s, h, d, C.own[l]!)
            let outcome = number[code]!
            if (outcome === NOT_MET) {
              outcome = met.length
              number[code] = outcome
              met.push(code)
            }
            const at = (hcpD + C.hcp[l]!) * ROW + outcome
            cell[at] = cell[at]! + waysD * C.ways[l]!
          }
        }
      }
    }
  }

  const rows: { shape: number; at: number; hands: number }[] = []
  let work = 0
  for (const [index, shape] of SHAPES.entries()) {
    if (!possible(index)) continue
    const [C, D, H, S] = holdings(shape)
    const classes = S.count * H.count * D.count * C.count
    if (classes === 0) continue
    count(S, H, D, C)
    for (let at = 0; at < cell.length; at++) {
      const hands = cell[at]!
      if (hands === 0) continue
      rows.push({ shape: index, at, hands })
      cell[at] = 0
    }
    work += classes
    if (work > 50_000) {
      work = 0
      yield { shapes: index + 1 }
    }
  }
  // In rising order of outcome, so that the answer does not depend on the order of the walk.
  const order = [...met].sort((a, b) => a - b)
  return {
    outcomes: order,
    shape: Uint16Array.from(rows, (row) => row.shape),
    hcp: Uint8Array.from(rows, ({ at }) => Math.floor(at / ROW)),
    outcome: Uint8Array.from(rows, ({ at }) => order.indexOf(met[at % ROW]!)),
    hands: Float64Array.from(rows, (row) => row.hands),
  }
}
