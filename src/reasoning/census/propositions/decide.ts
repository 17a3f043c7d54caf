/**
 * Every claim decided over all 635,013,559,600 hands. Hands are walked shape by shape, merged to
 * classes the claims cannot tell apart, and each class goes down the tree of cases once; counts are
 * sums of products of multiplicities below 2^53, so they are exact.
 */
import { ANYTHING, type HandConstraint } from '#constraint/constraint.ts'
import { EMPTY_HAND } from '#core/hand.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { type OpenbidReading, READINGS } from '#systems/schenken-1967/readings.ts'
import { type OpenbidSystem, openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Case } from './claim.ts'
import { indexClaims } from './claims.ts'
import { AT, compileHand, SUIT_AT, SUIT_WIDTH, VECTOR_LENGTH } from './compile.ts'
import { BOOK } from './data/book.ts'
import { createMoves, type Move } from './moves.ts'
import { buildNodes, type Now } from './nodes.ts'
import { sectionsFor, waysOf } from './sections.ts'
import { type States, statesByLength } from './states.ts'
import { createTally } from './tally.ts'
import type { PropositionVerdict } from './verdict.ts'

export interface DecideProgress {
  /** Shapes walked. */
  readonly shapes: number
  readonly hands: number
}
export interface DecideInput {
  readonly reading: OpenbidReading
  /** The rules to judge by; OPENBID's under the reading when absent. */
  readonly system?: OpenbidSystem
  /** Rules whose openings are counted beside those. */
  readonly beside?: OpenbidSystem
  /** The claims; all of the paper's when absent. */
  readonly book?: readonly Case[]
  /** The shapes to walk; all 560 when absent. */
  readonly shapes?: readonly Shape[]
  /** What every hand of the claims is: others are not opened. All hands when absent. */
  readonly when?: HandConstraint
}
export interface DecidedClaims {
  readonly verdicts: readonly PropositionVerdict[]
  /** Classes walked. */
  readonly classes: number
  /** Hands that open otherwise by the rules `beside`, the commonest first; none where there are no such rules. */
  readonly moves: readonly Move[]
}

// The hot loops read these; names of another module are slower to reach in some runners.
const HCP = AT.hcp
const ACES = AT.aces
const TOTAL = AT.totalPoints
const TRICKS = AT.tricks
const STOPPERS = AT.stoppers
const TOP = AT.topSuitPoints
const SECOND = AT.secondSuitPoints
const FIRST_SUIT = SUIT_AT
const WIDTH = SUIT_WIDTH

/** Classes between two yields: a few milliseconds. */
const PAUSE = 1_500

/**
 * Decides the claims.
 * @yields how far it is, every few milliseconds of work.
 */
export function* decideClaims(
  input: DecideInput = { reading: READINGS.corrected },
): Generator<DecideProgress, DecidedClaims, void> {
  const {
    reading,
    system = openbidSystem(reading),
    book = BOOK,
    shapes = SHAPES,
    when = ANYTHING,
    beside,
  } = input
  const ways = waysOf(system)
  const others = beside && waysOf(beside)
  const states = SUITS.map((suit) => statesByLength(reading.tricks, suit))
  const index = indexClaims(book)
  const asksOpenings = index.claims.some(
    ({ check: { asserted } }) => asserted.kind === 'never' || asserted.kind === 'ever',
  )
  const v = new Int32Array(VECTOR_LENGTH)
  const now: Now = {
    v,
    weight: 0,
    plainness: 0,
    opened: -1,
    leaves: 0,
    leavesE: 0,
    hand: () => EMPTY_HAND,
  }
  const tally = createTally(index, ways, now)
  const moves = others && createMoves(others, ways, now)
  let counted = 0
  let since = 0
  let classes = 0

  const setSuit = (base: number, list: States, i: number): void => {
    const from = i * WIDTH
    for (let k = 0; k < WIDTH; k++) v[base + k] = list.measures[from + k]!
  }
  const suitBase = (suit: number): number => FIRST_SUIT + suit * WIDTH
  const place = { s: 0, h: 0, d: 0, c: 0 }

  for (const [done, shape] of shapes.entries()) {
    const looked = compileHand(when, shape)
    if (looked === false) continue
    const [nc, nd, nh, ns] = shape
    const S = states[3]![ns]!
    const H = states[2]![nh]!
    const D = states[1]![nd]!
    const C = states[0]![nc]!
    const sections = sectionsFor(ways, shape)
    const besides = others && sectionsFor(others, shape)
    // Coverage stands last in the book, when the leaves have been counted.
    const roots = buildNodes(index.entries, shape, sections, ways, now)
    if (roots.length === 0 && !asksOpenings && besides === undefined) continue
    const even4333 = shape.every((n) => n >= 3) ? 1 : 0
    const squares = shape.reduce<number>((n, length) => n + length * length, 0)
    now.hand = () => [
      C.holding[place.c]!,
      D.holding[place.d]!,
      H.holding[place.h]!,
      S.holding[place.s]!,
    ]
    classes += S.count * H.count * D.count * C.count
    for (let i = 0; i < S.count; i++) {
      setSuit(suitBase(3), S, i)
      place.s = i
      for (let j = 0; j < H.count; j++) {
        if (since > PAUSE) {
          since = 0
          yield { shapes: done, hands: counted }
        }
        since += D.count * C.count
        setSuit(suitBase(2), H, j)
        place.h = j
        for (let k = 0; k < D.count; k++) {
          setSuit(suitBase(1), D, k)
          place.d = k
          const ways3 = S.ways[i]! * H.ways[j]! * D.ways[k]!
          const total3 = S.total[i]! + H.total[j]! + D.total[k]! + 1 - even4333
          const tricks3 = S.tricks[i]! + H.tricks[j]! + D.tricks[k]!
          const honours3 = S.honours[i]! + H.honours[j]! + D.honours[k]!
          for (let l = 0; l < C.count; l++) {
            setSuit(suitBase(0), C, l)
            place.c = l
            fillHand(v, total3 + C.total[l]!)
            v[TRICKS] = tricks3 + C.tricks[l]!
            if (looked !== true && !looked(v)) continue
            now.weight = ways3 * C.ways[l]!
            now.plainness = ((honours3 + C.honours[l]!) * 256 + squares) * 64 + v[HCP]!
            sections.look(v)
            now.opened = sections.opens()
            now.leaves = 0
            now.leavesE = 0
            tally.walk(roots)
            tally.count()
            if (besides !== undefined) {
              besides.look(v)
              moves?.count(besides.opens())
            }
            counted += now.weight
          }
        }
      }
    }
    yield { shapes: done + 1, hands: counted }
  }

  return { classes, verdicts: tally.verdicts(), moves: moves?.moved() ?? [] }
}

/** The measures of the whole hand, from those of its suits. */
const fillHand = (v: Int32Array, total: number): void => {
  const suit = (k: number, measure: number): number => v[FIRST_SUIT + k * WIDTH + measure]!
  const c = suit(0, 0)
  const d = suit(1, 0)
  const h = suit(2, 0)
  const s = suit(3, 0)
  const aces = suit(0, 2) + suit(1, 2) + suit(2, 2) + suit(3, 2)
  v[HCP] = c + d + h + s
  v[ACES] = aces
  v[TOTAL] = total + (aces === 4 ? 1 : aces === 0 ? -1 : 0)
  v[STOPPERS] = suit(0, 3) + suit(1, 3) + suit(2, 3) + suit(3, 3)
  const low = c > d ? c : d
  const high = h > s ? h : s
  v[TOP] = low > high ? low : high
  const lowRest = c > d ? d : c
  const highRest = h > s ? s : h
  v[SECOND] = low > high ? (lowRest > high ? lowRest : high) : highRest > low ? highRest : low
}
