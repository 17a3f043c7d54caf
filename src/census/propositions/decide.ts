/**
 * Every claim decided over all 635,013,559,600 hands. Hands are walked shape by shape, merged to
 * classes the claims cannot tell apart, and each class goes down the tree of cases once; counts are
 * sums of products of multiplicities below 2^53, so they are exact.
 */
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { READINGS, type Reading } from '#systems/schenken-1967/readings.ts'
import { type OpenbidSystem, openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Asserted, Case } from './claim.ts'
import { type Claim, type Entry, indexClaims } from './claims.ts'
import {
  AT,
  allOf,
  anyOf,
  compileHand,
  noneOf,
  type Predicate,
  SUIT_AT,
  SUIT_WIDTH,
  VECTOR_LENGTH,
} from './compile.ts'
import { BOOK } from './data/book.ts'
import { type Sections, sectionsFor, standsAt, type Way, waysOf } from './sections.ts'
import { type States, statesByLength } from './states.ts'
import type { Verdict } from './verdict.ts'

export interface DecideProgress {
  /** Shapes walked. */
  readonly shapes: number
  readonly hands: number
}
export interface DecideInput {
  readonly reading: Reading
  /** The rules to judge by; OPENBID's under the reading when absent. */
  readonly system?: OpenbidSystem
  /** The claims; all of the paper's when absent. */
  readonly book?: readonly Case[]
  /** The shapes to walk; all 560 when absent. */
  readonly shapes?: readonly Shape[]
}
export interface Decided {
  readonly verdicts: readonly Verdict[]
  /** Classes walked. */
  readonly classes: number
}

interface Tested {
  readonly claim: number
  readonly holds: Predicate
  /** The call claimed and where, for a leaf that ends in a bid. */
  readonly outcome: Int8Array | undefined
}
interface Node {
  /** Absent when every hand of the shape is of the case. */
  readonly test: ((v: Int32Array) => boolean) | undefined
  /** First of the case's claims; -1 without any. They are all about the same hands. */
  readonly first: number
  /** Those that the shape alone does not settle in their favour. */
  readonly checks: readonly Tested[]
  readonly cases: readonly Node[]
  /** Leaves count for the coverage claims: 1 when the case is one. */
  readonly leaf: 0 | 1
  /** The same, in case e. of the paper. */
  readonly leafE: 0 | 1
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

const CLAIMED = 0
const EARLIER = 1
const OTHERWISE = 2

/** The propositions on hands with a suit of six cards or more. */
const CASE_E = /^P([6-9]|1[0-3])(\.|$)/
const isLeaf = (one: Case): boolean => one.checks?.some((check) => check.kind === 'leaf') ?? false

/** For each claim, the first claim of its case. */
const firstClaims = (entries: readonly Entry[]): readonly number[] =>
  entries.flatMap(({ of, first, entries: inner }) => [
    ...(of.checks ?? []).map(() => first),
    ...firstClaims(inner),
  ])

/** For each way, whether a hand that opens so does as the leaf says. */
const outcomes = (asserted: Asserted, ways: readonly Way[]): Int8Array | undefined => {
  if (asserted.kind !== 'meets') return undefined
  const first = ways.find((way) => standsAt(way, asserted.at))?.rule ?? 0
  return Int8Array.from(ways, (way) =>
    standsAt(way, asserted.at) && (asserted.calls?.includes(way.call) ?? true)
      ? CLAIMED
      : way.rule < first
        ? EARLIER
        : OTHERWISE,
  )
}

/**
 * Decides the claims.
 * @yields how far it is, every few milliseconds of work.
 */
export function* decideClaims(
  input: DecideInput = { reading: READINGS.corrected },
): Generator<DecideProgress, Decided, void> {
  const { reading, system = openbidSystem(reading), book = BOOK, shapes = SHAPES } = input
  const ways = waysOf(system)
  const states = SUITS.map((suit) => statesByLength(reading.tricks, suit))
  const { claims, entries } = indexClaims(book)
  const outcomesOf = claims.map(({ check }) =>
    check.kind === 'leaf' ? outcomes(check.asserted, ways) : undefined,
  )

  /** By the first claim of each case: its hands. */
  const hands = new Float64Array(claims.length)
  const firstOf = firstClaims(entries)
  const failing = new Float64Array(claims.length)
  const actual = new Float64Array(claims.length * 3)
  const plainest = new Float64Array(claims.length).fill(Infinity)
  const example: (Hand | undefined)[] = new Array(claims.length).fill(undefined)

  const v = new Int32Array(VECTOR_LENGTH)
  let weight = 0
  let plainness = 0
  let opened = -1
  let leaves = 0
  let leavesE = 0
  const limited = (): number => ((v[HCP] as number) > 12 ? leaves - leavesE : leaves)
  let seen: () => Hand
  let counted = 0
  let since = 0
  let classes = 0

  const asserts = (asserted: Asserted, shape: Shape, from: Sections): Predicate => {
    switch (asserted.kind) {
      case 'is':
        return compileHand(asserted.that, shape)
      case 'meets':
        return from.meets(asserted.at, asserted.calls)
      case 'fails':
        return noneOf(from.meets(asserted.at))
      case 'counted':
        return true
      case 'opens':
        return () => {
          const way = ways[opened]
          return way !== undefined && asserted.calls.includes(way.call)
        }
      case 'reached':
        return compileHand(asserted.that, shape)
      case 'never':
      case 'ever':
        // Answered from the openings when all are counted.
        return true
      case 'same': {
        const calls = [...new Set(ways.filter((w) => standsAt(w, asserted.at)).map((w) => w.call))]
        return anyOf(
          calls.map((call) =>
            allOf([from.meets(asserted.at, [call]), from.meets(asserted.as, [call])]),
          ),
        )
      }
      case 'leaves':
        return asserted.limited
          ? () => limited() >= asserted.least && limited() <= asserted.most
          : () => leaves >= asserted.least && leaves <= asserted.most
    }
  }
  const build = (
    list: readonly Entry[],
    shape: Shape,
    from: Sections,
    inE = false,
  ): readonly Node[] => {
    const nodes: Node[] = []
    for (const { of: one, path, first, entries: inner } of list) {
      const e = inE || CASE_E.test(path)
      const test = allOf([
        compileHand(one.when, shape),
        ...(one.meeting ?? []).map((at) => from.meets(at)),
      ])
      if (test === false) continue
      const checks = (one.checks ?? []).map((check, i): Tested => {
        const claim = first + i
        return { claim, holds: asserts(check.asserted, shape, from), outcome: outcomesOf[claim] }
      })
      nodes.push({
        test: test === true ? undefined : test,
        first: checks.length === 0 ? -1 : first,
        checks: checks.filter(({ holds, outcome }) => holds !== true || outcome !== undefined),
        cases: build(inner, shape, from, e),
        leaf: isLeaf(one) ? 1 : 0,
        leafE: e && isLeaf(one) ? 1 : 0,
      })
    }
    return nodes
  }

  const check = ({ claim, holds, outcome }: Tested): void => {
    if (outcome !== undefined) {
      const way = opened
      const at = claim * 3 + (way < 0 ? OTHERWISE : (outcome[way] as number))
      actual[at] = (actual[at] as number) + weight
    }
    if (holds === true || (holds !== false && holds(v))) return
    failing[claim] = (failing[claim] as number) + weight
    if (plainness < (plainest[claim] as number)) {
      plainest[claim] = plainness
      example[claim] = seen()
    }
  }
  const asksOpenings = claims.some(
    ({ check: { asserted } }) => asserted.kind === 'never' || asserted.kind === 'ever',
  )
  const openHands = new Float64Array(ways.length)
  const openPlainest = new Float64Array(ways.length).fill(Infinity)
  const openExample: (Hand | undefined)[] = new Array(ways.length).fill(undefined)
  /** Counts the hand under what it opens. */
  const count = (): void => {
    const way = opened
    if (way < 0) return
    openHands[way] = (openHands[way] as number) + weight
    if (plainness < (openPlainest[way] as number)) {
      openPlainest[way] = plainness
      openExample[way] = seen()
    }
  }
  const walk = (nodes: readonly Node[]): void => {
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i] as Node
      const { test, first, checks, cases } = node
      if (test !== undefined && !test(v)) continue
      leaves += node.leaf
      leavesE += node.leafE
      if (first >= 0) hands[first] = (hands[first] as number) + weight
      for (let k = 0; k < checks.length; k++) check(checks[k] as Tested)
      if (cases.length > 0) walk(cases)
    }
  }

  const setSuit = (base: number, list: States, i: number): void => {
    const from = i * WIDTH
    for (let k = 0; k < WIDTH; k++) v[base + k] = list.measures[from + k] as number
  }
  const suitBase = (suit: number): number => FIRST_SUIT + suit * WIDTH
  const place = { s: 0, h: 0, d: 0, c: 0 }

  for (const [done, shape] of shapes.entries()) {
    const [nc, nd, nh, ns] = shape
    const S = states[3]?.[ns] as States
    const H = states[2]?.[nh] as States
    const D = states[1]?.[nd] as States
    const C = states[0]?.[nc] as States
    const sections = sectionsFor(ways, shape)
    // Coverage stands last in the book, when the leaves have been counted.
    const roots = build(entries, shape, sections)
    if (roots.length === 0 && !asksOpenings) continue
    const even4333 = shape.every((n) => n >= 3) ? 1 : 0
    const squares = shape.reduce<number>((n, length) => n + length * length, 0)
    seen = () => [
      C.holding[place.c] as Hand[0],
      D.holding[place.d] as Hand[1],
      H.holding[place.h] as Hand[2],
      S.holding[place.s] as Hand[3],
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
          const ways3 = (S.ways[i] as number) * (H.ways[j] as number) * (D.ways[k] as number)
          const total3 =
            (S.total[i] as number) + (H.total[j] as number) + (D.total[k] as number) + 1 - even4333
          const tricks3 =
            (S.tricks[i] as number) + (H.tricks[j] as number) + (D.tricks[k] as number)
          const honours3 =
            (S.honours[i] as number) + (H.honours[j] as number) + (D.honours[k] as number)
          for (let l = 0; l < C.count; l++) {
            setSuit(suitBase(0), C, l)
            place.c = l
            fillHand(v, total3 + (C.total[l] as number))
            v[TRICKS] = tricks3 + (C.tricks[l] as number)
            weight = ways3 * (C.ways[l] as number)
            plainness =
              ((honours3 + (C.honours[l] as number)) * 256 + squares) * 64 + (v[HCP] as number)
            sections.look(v)
            opened = sections.opens()
            leaves = 0
            leavesE = 0
            walk(roots)
            count()
            counted += weight
          }
        }
      }
    }
    yield { shapes: done + 1, hands: counted }
  }

  const verdicts = claims.map((claim, i): Verdict => {
    const { asserted } = claim.check
    if (asserted.kind === 'never' || asserted.kind === 'ever') {
      const codes = [...ways.keys()].filter((w) => ways[w]?.bidval === asserted.bidval)
      const openers = codes.reduce((n, w) => n + (openHands[w] as number), 0)
      const plain = [...codes].sort(
        (a, b) => (openPlainest[a] as number) - (openPlainest[b] as number),
      )[0]
      if (asserted.kind === 'ever') return verdict(claim, counted, openers > 0 ? 0 : counted)
      return verdict(claim, counted, openers, plain === undefined ? undefined : openExample[plain])
    }
    const about = hands[firstOf[i] as number] as number
    const against = failing[i] as number
    if (asserted.kind === 'reached')
      return verdict(claim, about, against < about ? 0 : Math.max(about, 1))
    const leaf = outcomesOf[i] !== undefined
    return verdict(
      claim,
      about,
      against,
      example[i],
      leaf ? actual.subarray(i * 3, i * 3 + 3) : undefined,
    )
  })
  return { classes, verdicts }
}

/** The measures of the whole hand, from those of its suits. */
const fillHand = (v: Int32Array, total: number): void => {
  const suit = (k: number, measure: number): number => v[FIRST_SUIT + k * WIDTH + measure] as number
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

const verdict = (
  { id, check, words }: Claim,
  hands: number,
  failing: number,
  example?: Hand,
  actual?: Float64Array,
): Verdict => ({
  id,
  kind: check.kind,
  claim: words,
  hands,
  holds: failing === 0,
  failing,
  ...(example === undefined ? {} : { counterexample: handText.format(example) }),
  ...(actual === undefined
    ? {}
    : {
        actual: {
          asClaimed: actual[CLAIMED] as number,
          earlier: actual[EARLIER] as number,
          otherwise: actual[OTHERWISE] as number,
        },
      }),
  ...(check.settled === undefined ? {} : { settled: check.settled }),
})
