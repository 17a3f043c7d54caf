/**
 * What an opening call shows and what it denies, read off the exact counts of the hands that make
 * it. For every upper limit it says what becomes of the hands beyond it: an earlier section takes
 * them, or they fail the call's own conditions and go on to a later one.
 */

import { callToken, type Phrase, suitToken } from '#constraint/phrase.ts'
import { type Call, isBid, PASS, strainOf } from '#core/call.ts'
import { numberWord } from '#core/number-words.ts'
import { isBalanced, SHAPES } from '#core/shape.ts'
import { HEARTS, isMajor, SPADES, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { OpeningClasses } from '#reasoning/inference/opening-classes.ts'

/** An outcome of the procedure under its public names. */
export interface OutcomeName {
  /** Section label: `12a`. */
  readonly label: string
  /** Place of the section in executed order. */
  readonly order: number
  readonly call: Call
}
export interface ShownStatement {
  /** `shows`: what every such hand has. `denies`: what none has, though the cards in view allow it. */
  readonly kind: 'shows' | 'denies'
  readonly text: Phrase
  /** What becomes of the hands beyond the limit; absent where it needs no saying. */
  readonly because?: Phrase
}
/** The hands in question: classes, each with its weight in layouts. */
export interface ShowsInput {
  readonly classes: OpeningClasses
  /** By shape: ways of the other hands to share the rest. */
  readonly ways: Float64Array
  /** By place in `classes.outcomes`. */
  readonly names: readonly OutcomeName[]
  /** The outcomes in question: those of a call, or of a call at one section. */
  readonly meant: (name: OutcomeName) => boolean
}

/** The four lengths, clubs first, then the points. */
const HCP = 4
const FEATURES = 5
type Features = Float64Array | readonly number[]

interface Box {
  readonly lo: number[]
  readonly hi: number[]
}
const emptyBox = (): Box => ({ lo: [99, 99, 99, 99, 99], hi: [-1, -1, -1, -1, -1] })
const widen = (box: Box, features: Features): void => {
  for (let f = 0; f < FEATURES; f++) {
    const value = features[f]!
    if (value < box.lo[f]!) box.lo[f] = value
    if (value > box.hi[f]!) box.hi[f] = value
  }
}
/** True when every feature but one lies in the box. */
const insideBut = (box: Box, features: Features, but: number): boolean => {
  for (let f = 0; f < FEATURES; f++)
    if (f !== but && (features[f]! < box.lo[f]! || features[f]! > box.hi[f]!)) return false
  return true
}

/** The classes that some layout holds, one after the other; the features are written over each time. */
function visit(
  { classes, ways, names, meant }: ShowsInput,
  see: (
    features: Features,
    balanced: boolean,
    weight: number,
    name: OutcomeName,
    is: boolean,
  ) => void,
): void {
  const is = names.map(meant)
  const features = new Float64Array(FEATURES)
  for (let i = 0; i < classes.hands.length; i++) {
    const at = classes.shape[i]!
    const rest = ways[at]!
    if (rest === 0) continue
    const shape = SHAPES[at]!
    for (let suit = 0; suit < 4; suit++) features[suit] = shape[suit as Suit]
    features[HCP] = classes.hcp[i]!
    const outcome = classes.outcome[i]!
    see(features, isBalanced(shape), classes.hands[i]! * rest, names[outcome]!, is[outcome]!)
  }
}

/** Who takes the hands beyond a limit: layouts by section and call. */
type Takers = Map<string, { readonly name: OutcomeName; weight: number }>
const take = (takers: Takers, name: OutcomeName, weight: number): void => {
  const key = `${name.label} ${name.call}`
  const known = takers.get(key)
  if (known === undefined) takers.set(key, { name, weight })
  else known.weight += weight
}

/**
 * What becomes of the hands beyond a limit; `undefined` when there are none.
 * @param last place of the last section that is meant: whoever stands before it came first.
 */
function fateOf(takers: Takers, last: number): Phrase | undefined {
  const [first, ...others] = [...takers.values()].sort((a, b) => b.weight - a.weight)
  if (first === undefined) return undefined
  const { label, order, call } = first.name
  const mostly = others.length === 0 ? '' : t`, mostly`
  if (order <= last)
    return [
      t`section ${label} would have come first${mostly} (`,
      call === PASS ? t`pass` : callToken(call),
      ')',
    ]
  return call === PASS
    ? [t`such a hand goes on to section ${label} and passes${mostly}`]
    : [t`such a hand goes on to section ${label} and opens `, callToken(call), mostly]
}

const points = (n: number): string => (n === 1 ? t`point` : t`points`)

/**
 * The statements, what is shown before what is denied. Empty when no hand in view is meant.
 * @param input the hands; the law's limits are those of all of them, the call's those of the meant.
 */
export function whatItShows(input: ShowsInput): readonly ShownStatement[] {
  const law = emptyBox()
  const box = emptyBox()
  const even = { lo: 99, hi: -1 }
  let meantWeight = 0
  let evenWeight = 0
  let last = -1
  let call: Call = PASS
  visit(input, (features, balanced, weight, name, is) => {
    widen(law, features)
    if (!is) return
    widen(box, features)
    last = Math.max(last, name.order)
    call = name.call
    meantWeight += weight
    if (!balanced) return
    evenWeight += weight
    even.lo = Math.min(even.lo, features[HCP]!)
    even.hi = Math.max(even.hi, features[HCP]!)
  })
  if (last < 0) return []

  // Second pass: whoever lies beyond one limit and inside all others.
  const above = Array.from({ length: FEATURES }, (): Takers => new Map())
  const majors: Takers = new Map()
  const balancedAny: Takers = new Map()
  const balancedAbove: Takers = new Map()
  const balancedBelow: Takers = new Map()
  visit(input, (features, balanced, weight, name, is) => {
    if (is) return
    for (let f = 0; f < FEATURES; f++) {
      if (features[f]! <= box.hi[f]! || !insideBut(box, features, f)) continue
      take(above[f]!, name, weight)
      if (f === HEARTS || f === SPADES) take(majors, name, weight)
    }
    if (!balanced || !insideBut(box, features, -1)) return
    const hcp = features[HCP]!
    if (evenWeight === 0) take(balancedAny, name, weight)
    else if (hcp > even.hi) take(balancedAbove, name, weight)
    else if (hcp < even.lo) take(balancedBelow, name, weight)
  })

  const lo = (f: number): number => box.lo[f]!
  const hi = (f: number): number => box.hi[f]!
  const allBalanced = evenWeight === meantWeight
  const strain = isBid(call) ? strainOf(call) : undefined
  const shows: ShownStatement[] = []
  const denies: ShownStatement[] = []
  const show = (...text: Phrase): void => {
    shows.push({ kind: 'shows', text })
  }
  const deny = (text: Phrase, takers: Takers): void => {
    const because = fateOf(takers, last)
    if (because !== undefined) denies.push({ kind: 'denies', text, because })
  }

  if (lo(HCP) === hi(HCP)) show(t`exactly ${hi(HCP)} ${points(hi(HCP))}`)
  else
    show(
      lo(HCP) === 0 ? t`at most ${hi(HCP)} ${points(hi(HCP))}` : t`${lo(HCP)} to ${hi(HCP)} points`,
    )
  for (const suit of SUITS_DESCENDING) {
    // A single card is shown by no call: it only follows from how long the others can be. So does
    // a doubleton from being balanced.
    if (lo(suit) <= law.lo[suit]! || lo(suit) < (allBalanced ? 3 : 2)) continue
    show(
      lo(suit) === hi(suit)
        ? t`exactly ${numberWord(lo(suit))} `
        : t`${numberWord(lo(suit))} or more `,
      suitToken(suit),
    )
  }
  if (allBalanced) show(t`a balanced hand`)

  deny([t`no more than ${hi(HCP)} ${points(hi(HCP))}`], above[HCP]!)
  const capped = (suit: Suit): boolean =>
    lo(suit) < hi(suit) && (above[suit]?.size ?? 0) > 0 && !(allBalanced && hi(suit) === 5)
  const noMajor =
    (strain === undefined || !isMajor(strain)) &&
    hi(HEARTS) === hi(SPADES) &&
    hi(HEARTS) >= 3 &&
    capped(HEARTS) &&
    capped(SPADES)
  if (noMajor) deny([t`no ${numberWord(hi(SPADES) + 1)}-card major`], majors)
  for (const suit of SUITS_DESCENDING)
    if (capped(suit) && !(noMajor && isMajor(suit)))
      deny(
        hi(suit) === 0
          ? [t`no `, suitToken(suit)]
          : [t`no more than ${numberWord(hi(suit))} `, suitToken(suit)],
        above[suit]!,
      )
  if (evenWeight === 0) deny([t`no balanced hand`], balancedAny)
  deny([t`not balanced with more than ${even.hi} ${points(even.hi)}`], balancedAbove)
  deny([t`not balanced with fewer than ${even.lo} points`], balancedBelow)
  return [...shows, ...denies]
}
