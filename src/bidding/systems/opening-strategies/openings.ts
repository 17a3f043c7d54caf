/**
 * The openings of a strategy as rules of a system: for each call the hands that the thirteen rules and
 * the tie-break pick it with. They depend on the points and the shape alone, so the rules are exact.
 */
import { type RuleDraft, rule } from '#bidding/language/drafts.ts'
import {
  all,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  named,
  type SuitRange,
} from '#constraint/constraint.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { type Call, callCode, isBid, levelOf, strainOf } from '#core/call.ts'
import { numberWord } from '#core/number-words.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { AnswerTurn, OpenFact, Strategy } from '#core/strategy.ts'
import { NOTRUMP, SUITS, type Suit, strainName, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { pick, survivorsOf } from './bidder.ts'

/** High card points that a hand can have: 0..37. */
const MOST_POINTS = 37

/** By points: the shapes with which the strategy picks one call. */
export type PickedShapes = readonly (readonly Shape[])[]
/** @param turn absent for the opening. */
export function pickedShapes(
  strategy: Strategy,
  turn?: AnswerTurn,
): ReadonlyMap<Call, PickedShapes> {
  const survivors = survivorsOf(strategy, { turn })
  const found = new Map<Call, Shape[][]>()
  // A tie-break looks at the set and at which suits are longest, and there are few of both.
  const picks = new Map<number, Call>()
  for (const shape of SHAPES) {
    const longest = Math.max(...shape)
    const which = shape.reduce((bits, n, suit) => bits + (n === longest ? 1 << suit : 0), 0)
    for (let total = 0; total <= MOST_POINTS; total++) {
      const left = survivors(shape[0], shape[1], shape[2], shape[3], total)
      const key = left * 16 + which
      const call = picks.get(key) ?? pick(callsOf(left), strategy.tieBreak, shape).call
      picks.set(key, call)
      const rows = found.get(call) ?? Array.from({ length: MOST_POINTS + 1 }, (): Shape[] => [])
      found.set(call, rows)
      rows[total]?.push(shape)
    }
  }
  return found
}

const pointsBetween = (lo: number, hi: number): HandConstraint =>
  lo === 0 ? atMost('hcp', hi) : hi === MOST_POINTS ? atLeast('hcp', lo) : between('hcp', lo, hi)
const lengthBetween = (suit: Suit, lo: number, hi: number): HandConstraint => {
  const range: SuitRange = {
    kind: 'suit-range',
    measure: 'length',
    ...(lo > 0 ? { min: lo } : {}),
    ...(hi < 13 ? { max: hi } : {}),
  }
  return inSuit(suit, range)
}

/** Exactly the hands of the rows: first their ranges, then which of them go elsewhere. */
export function handsOf(picked: PickedShapes): HandConstraint {
  const points = picked.flatMap((shapes, total) => (shapes.length > 0 ? [total] : []))
  const least = points[0] ?? 0
  const most = points.at(-1) ?? MOST_POINTS
  const shapes = [...new Set(picked.flat())]
  const ranges = SUITS.map((suit) => {
    const held = shapes.map((shape) => shape[suit])
    return { suit, lo: Math.min(...held), hi: Math.max(...held) }
  })
  const within = SHAPES.filter((shape) =>
    ranges.every(({ suit, lo, hi }) => shape[suit] >= lo && shape[suit] <= hi),
  )
  const whole = picked.every(
    (some, total) => total < least || total > most || some.length === within.length,
  )
  return all<HandConstraint>(
    ...(least > 0 || most < MOST_POINTS ? [pointsBetween(least, most)] : []),
    ...ranges
      .filter(({ lo, hi }) => lo > 0 || hi < 13)
      .map(({ suit, lo, hi }) => lengthBetween(suit, lo, hi)),
    ...(whole ? [] : [picksIt(picked, least, most)]),
  )
}
/** The hands of the rows and no others: one part for each run of points with the same shapes. */
function picksIt(picked: PickedShapes, least: number, most: number): HandConstraint {
  const parts: { readonly from: number; to: number; readonly held: readonly Shape[] }[] = []
  for (let total = least; total <= most; total++) {
    const held = picked[total] ?? []
    const last = parts.at(-1)
    if (last?.held.length === held.length && last.held.every((shape, i) => shape === held[i]))
      last.to = total
    else parts.push({ from: total, to: total, held })
  }
  const ways = parts
    .filter(({ held }) => held.length > 0)
    .map(({ from, to, held }) => {
      const among = new Set(held)
      return all<HandConstraint>(pointsBetween(from, to), {
        kind: 'shape',
        shapes: shapesWhere((shape) => among.has(shape)),
        words: t`one of ${held.length} shapes`,
      })
    })
  return named(t`no other call of the strategy comes first`, undefined, { kind: 'any', of: ways })
}

const isAbout = (call: Call, fact: OpenFact): boolean =>
  isBid(call) && levelOf(call) === fact.level && strainOf(call) === fact.suit
/** The fact of a suit opening; of several the first. */
const openFactOf = ({ facts }: Strategy, call: Call): OpenFact | undefined =>
  facts.find((fact): fact is OpenFact => fact.kind === 'open' && isAbout(call, fact))
/** Fewer cards than a suit needs to be called natural. */
const NATURAL_LENGTH = 3
/** What the call does besides showing its hands: one on a short suit, or on none, must be alerted. */
function marksOf(strategy: Strategy, call: Call): Partial<RuleDraft> {
  const fact = openFactOf(strategy, call)
  if (fact === undefined || fact.length >= NATURAL_LENGTH) return {}
  return fact.length === 0
    ? { artificial: true, forcing: 'one-round' }
    : { artificial: true, suits: [suitLetter(fact.suit)] }
}

/** `6–9 points`, of the hands that the call is picked with. */
export function pickedPoints(picked: PickedShapes): string {
  const held = picked.flatMap((shapes, total) => (shapes.length > 0 ? [total] : []))
  const [least = 0, most = MOST_POINTS] = [held[0], held.at(-1)]
  return least === most
    ? t`${least} points`
    : most >= MOST_POINTS
      ? t`${least} points or more`
      : t`${least}–${most} points`
}
/** The points, and the fewest cards of the suit: `6–9 points and at least three hearts.` */
export function pickedInSuit(picked: PickedShapes, suit: Suit): string {
  const length = Math.min(...picked.flat().map((shape) => shape[suit]))
  return t`${pickedPoints(picked)} and at least ${numberWord(length)} ${strainName(suit)}.`
}
/** What the hands have that the call is picked with; the facts alone may promise more. */
function saysOf(strategy: Strategy, call: Call, picked: PickedShapes): string {
  if (!isBid(call)) return t`No opening of the strategy fits the hand.`
  const points = pickedPoints(picked)
  const strain = strainOf(call)
  if (strain === NOTRUMP) return t`${points} in a notrump shape.`
  if (openFactOf(strategy, call)?.length === 0) return t`${points}; it says nothing of the suit.`
  return pickedInSuit(picked, strain)
}

/** The openings of the strategy, in the order of the calls; together they take every hand. */
export function openings(strategy: Strategy): readonly RuleDraft[] {
  return [...pickedShapes(strategy)]
    .sort(([a], [b]) => a - b)
    .map(([call, picked]) =>
      rule({
        name: `open ${callCode(call)}`,
        when: { role: 'opening' },
        call: { kind: 'call', call },
        shows: handsOf(picked),
        ...marksOf(strategy, call),
        says: saysOf(strategy, call, picked),
      }),
    )
}
