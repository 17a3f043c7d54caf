/**
 * OPENBID over every hand there is: each class of hands opened once, its hands counted. Suit states
 * are first merged to what the procedure can tell apart, so that some four million classes stand for
 * all 635,013,559,600 hands. Counts stay below 2^53, so they are exact.
 */

import { isBalanced, SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { CLUBS, DIAMONDS, SUITS, type Suit } from '#core/suit.ts'
import { byLength, mergeStates, type SuitState, suitStates } from '#counting/classes.ts'
import { decideOpening } from '#systems/schenken-1967/openbid.ts'
import type { OpenbidReading } from '#systems/schenken-1967/readings.ts'
import {
  HONOURS_MASK,
  LOOSE_BIT,
  NOT_TRY_MASK,
  type OpenbidTables,
  openbidTables,
  REBID_BIT,
  STOP_MASK,
} from '#systems/schenken-1967/tables.ts'

/** Hands by what they open, at which section, by points and by shape. */
export interface CensusCube {
  /** The openings that occur: BIDVAL and place of the section, in rising order of their code. */
  readonly outcomes: readonly { readonly bidval: number; readonly section: number }[]
  /** Hands at `hcp * outcomes.length + outcome`, HCP 0..37. */
  readonly byHcp: Float64Array
  /** Hands at `shape * outcomes.length + outcome`, shapes as in `SHAPES`. */
  readonly byShape: Float64Array
  /** Classes opened, after merging. */
  readonly classes: number
}
export interface CensusProgress {
  /** Hands counted so far, of 635,013,559,600. */
  readonly hands: number
}

/** High card points a hand can have: 0..37. */
export const HCP_COUNT = 38
/** More than the outcomes there are; a power of two keeps the index a shift. */
const ROW = 128

/** One suit's states of one length, as the inner loops read them. */
interface Packed {
  readonly count: number
  readonly sum: Int32Array
  readonly suit: Int32Array
  readonly ways: Float64Array
}

/**
 * What the procedure can read of a suit in hands of one kind, as a key. It asks for the honours of
 * clubs from five cards and of majors from six, of diamonds never; whether a suit is rebiddable
 * never of diamonds; for stoppers, notrump tries and solid suits only in even hands (8c wants a
 * notrump try of any shape, but 8b leaves it four-card suits only, and 4441 is no try).
 */
export const seen = (tables: OpenbidTables, suit: Suit, even: boolean, holding: number): string => {
  let word = tables.suit[holding]!
  let sum = tables.sum[holding]!
  const length = word & 15
  if (suit === DIAMONDS) word &= ~(HONOURS_MASK | REBID_BIT)
  else if (length < (suit === CLUBS ? 5 : 6)) word &= ~HONOURS_MASK
  if (!even) {
    word &= ~LOOSE_BIT
    sum &= ~(STOP_MASK | NOT_TRY_MASK)
  }
  return `${sum} ${word}`
}

const pack = (tables: OpenbidTables, suit: Suit, even: boolean): readonly Packed[] => {
  const states = mergeStates(suitStates(), (h) => seen(tables, suit, even, h))
  return byLength(states).map((list: readonly SuitState[]) => ({
    count: list.length,
    sum: Int32Array.from(list, (s) => tables.sum[s.holding]!),
    suit: Int32Array.from(list, (s) => tables.suit[s.holding]!),
    ways: Float64Array.from(list, (s) => s.ways),
  }))
}

/** Bits of a packed answer that name the outcome: BIDVAL and section. */
const OUTCOME = 0x1fff

/**
 * Counts all hands by opening.
 * @yields the hands counted, every few milliseconds of work.
 */
export function* openbidCensus(
  reading: OpenbidReading,
): Generator<CensusProgress, CensusCube, void> {
  const tables = openbidTables(reading)
  const synopsis7 = reading.doubt === 'synopsis'
  const packs = [false, true].map((even) => SUITS.map((suit) => pack(tables, suit, even)))
  const states = (shape: Shape, suit: Suit): Packed =>
    packs[isBalanced(shape) ? 1 : 0]![suit]![shape[suit]]!

  // Outcomes are numbered as they are met; 255 is one not met yet.
  const number = new Uint8Array(OUTCOME + 1).fill(255)
  const met: number[] = []
  const byHcp = new Float64Array(HCP_COUNT * ROW)
  const byShape = new Float64Array(SHAPES.length * ROW)
  const cell = new Float64Array(HCP_COUNT * ROW)
  let hands = 0
  let classes = 0

  const countShape = (S: Packed, H: Packed, D: Packed, C: Packed): void => {
    for (let i = 0; i < S.count; i++) {
      const s = S.suit[i]!
      const sumS = S.sum[i]!
      const waysS = S.ways[i]!
      for (let j = 0; j < H.count; j++) {
        const h = H.suit[j]!
        const sumH = (sumS + H.sum[j]!) | 0
        const waysH = waysS * H.ways[j]!
        for (let k = 0; k < D.count; k++) {
          const d = D.suit[k]!
          const sumD = (sumH + D.sum[k]!) | 0
          const waysD = waysH * D.ways[k]!
          for (let l = 0; l < C.count; l++) {
            const sum = (sumD + C.sum[l]!) | 0
            const packed = decideOpening(sum, s, h, d, C.suit[l]!, synopsis7) & OUTCOME
            let outcome = number[packed]!
            if (outcome === 255) {
              outcome = met.length
              number[packed] = outcome
              met.push(packed)
            }
            const at = (sum & 63) * ROW + outcome
            cell[at] = cell[at]! + waysD * C.ways[l]!
          }
        }
      }
    }
    classes += S.count * H.count * D.count * C.count
  }

  for (let ns = 0; ns <= 13; ns++)
    for (let nh = 0; ns + nh <= 13; nh++) {
      for (let nd = 0; ns + nh + nd <= 13; nd++) {
        const shape: Shape = [13 - ns - nh - nd, nd, nh, ns]
        const index = shapeIndex(shape)
        countShape(states(shape, 3), states(shape, 2), states(shape, 1), states(shape, 0))
        for (let at = 0; at < cell.length; at++) {
          const n = cell[at]!
          if (n === 0) continue
          byHcp[at] = byHcp[at]! + n
          const to = index * ROW + (at % ROW)
          byShape[to] = byShape[to]! + n
          hands += n
          cell[at] = 0
        }
      }
      yield { hands }
    }
  return { ...inOrder(met, byHcp, byShape), classes }
}

/** The cube with its outcomes in rising order of code, so that it does not depend on the visit. */
const inOrder = (
  met: readonly number[],
  byHcp: Float64Array,
  byShape: Float64Array,
): Pick<CensusCube, 'outcomes' | 'byHcp' | 'byShape'> => {
  const order = met.map((packed, from) => ({ packed, from })).sort((a, b) => a.packed - b.packed)
  const narrow = (wide: Float64Array): Float64Array => {
    const rows = wide.length / ROW
    const out = new Float64Array(rows * order.length)
    for (let row = 0; row < rows; row++)
      for (const [to, { from }] of order.entries())
        out[row * order.length + to] = wide[row * ROW + from]!
    return out
  }
  return {
    outcomes: order.map(({ packed }) => ({ bidval: packed & 127, section: packed >> 7 })),
    byHcp: narrow(byHcp),
    byShape: narrow(byShape),
  }
}
