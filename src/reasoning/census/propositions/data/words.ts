/** The few words in which the cases are written. */
import {
  all,
  any,
  elsewhere,
  everySuit,
  type HandConstraint,
  type HandTerm,
  inSuit,
  named,
  not,
  type SuitConstraint,
  type SuitRange,
  type SuitTerm,
  someSuit,
  suitExactly,
} from '#constraint/constraint.ts'
import { describeSuit } from '#constraint/describe.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import { plain } from '#constraint/phrase.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { pattern, SHAPES } from '#core/shape.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { isLongest } from '#systems/schenken-1967/terms.ts'
import type { Asserted, Case, Check } from '../claim.ts'

export const S = SPADES
export const H = HEARTS
export const D = DIAMONDS
export const C = CLUBS
export const SHDC: readonly Suit[] = [S, H, D, C]
export const SHD: readonly Suit[] = [S, H, D]
export const SH: readonly Suit[] = [S, H]
export const SD: readonly Suit[] = [S, D]

export const both = all<HandConstraint>
export const either = any<HandConstraint>
export const no = not<HandConstraint>
export const suitBoth = all<SuitConstraint>
export const suitEither = any<SuitConstraint>
export const suitNo = not<SuitConstraint>

const TOP = 60
/** An interval with its open ends left out. */
const limits = (min: number, max: number) => ({
  ...(min > -TOP ? { min } : {}),
  ...(max < TOP ? { max } : {}),
})
const measured =
  (measure: HandMeasureId) =>
  (min: number, max: number = min): HandConstraint => ({
    kind: 'range',
    measure,
    ...limits(min, max),
  })
/** Each takes the least and the greatest value; one figure alone is exact. */
export const hcp = measured('hcp')
export const total = measured('totalPoints')
export const tricks = measured('playingTricks')
export const longest = measured('longest')
export const aces = measured('aces')
export const stop = measured('stoppers')
/** No upper end. */
export const up = TOP
/** No lower end. */
export const down = -TOP

const suitMeasured =
  (measure: SuitMeasureId) =>
  (min: number, max: number = min): SuitRange => ({
    kind: 'suit-range',
    measure,
    ...limits(min, max),
  })
export const cards = suitMeasured('length')
export const points = suitMeasured('points')
export const honours = suitMeasured('honours')
/** The terms sum to so much at least. */
export const sum = (min: number, ...terms: readonly (HandTerm | SuitTerm)[]): SuitConstraint => ({
  kind: 'suit-sum',
  terms,
  min,
})
export const ofHand = (measure: HandMeasureId, times = 1): HandTerm => ({
  of: 'hand',
  measure,
  times,
})
export const ofSuit = (measure: SuitMeasureId, times = 1): SuitTerm => ({
  of: 'suit',
  measure,
  times,
})
export const safe = suitExactly('safe', 1)
export const holdsAce = suitExactly('aces', 1)

export const suit = (which: Suit, ...is: readonly SuitConstraint[]): HandConstraint =>
  inSuit(which, together(is))
const together = (is: readonly SuitConstraint[]): SuitConstraint =>
  is.length === 1 ? is[0]! : suitBoth(...is)
/** `S, H or D`. */
const letters = (among: readonly Suit[]): string =>
  among.length === 4
    ? t`any suit`
    : among
        .map(suitLetter)
        .join(', ')
        .replace(/, (?=[^,]*$)/, t` or `)
const words = (that: SuitConstraint): string => plain(describeSuit(that))
export const some = (among: readonly Suit[], ...is: readonly SuitConstraint[]): HandConstraint => {
  const that = together(is)
  return named(t`${letters(among)} with ${words(that)}`, undefined, someSuit(among, that))
}
/** Each of the suits that is `which` is `is`. */
export const each = (
  among: readonly Suit[],
  which: SuitConstraint,
  is: SuitConstraint,
): HandConstraint =>
  named(
    t`${letters(among)} of ${words(which)} only with ${words(is)}`,
    undefined,
    everySuit(among, suitEither(suitNo(which), is)),
  )
/** A longest suit among these, alone or level with others. */
export const long = (among: readonly Suit[], ...is: readonly SuitConstraint[]): HandConstraint =>
  named(
    t`${letters(among)} longest${is.length === 0 ? '' : t` with ${words(together(is))}`}`,
    undefined,
    someSuit(among, suitBoth(isLongest, ...is)),
  )
export const eachLong = (among: readonly Suit[], is: SuitConstraint): HandConstraint =>
  named(
    t`${letters(among)} longest only with ${words(is)}`,
    undefined,
    everySuit(among, suitEither(suitNo(isLongest), is)),
  )
export const four = cards(4)
export const five = cards(5)

const DIGITS = '0123456789abcd'
/** `5431`, or `10-2-1-0` for `a210`. */
export const distribution = (pattern: string): string =>
  /[a-d]/.test(pattern) ? [...pattern].map((letter) => DIGITS.indexOf(letter)).join('-') : pattern
/** The pattern of each shape, spelled once: hundreds of claims name one. */
const SPELLED = SHAPES.map(pattern)
/** Distributions whatever the suits. */
export const shaped = (...patterns: readonly string[]): HandConstraint => ({
  kind: 'shape',
  shapes: shapesWhere((_, i) => patterns.includes(SPELLED[i]!)),
  words: t`distribution ${patterns.map(distribution).join(t` or `)}`,
})
/** Two suits of the kind with at least this many points between them. */
export const pairWorth = (which: SuitConstraint, least: number, name: string): HandConstraint =>
  named(
    name,
    undefined,
    either(
      ...Array.from({ length: 11 }, (_, p) =>
        some(SHDC, which, points(p), elsewhere(suitBoth(which, points(least - p, TOP)))),
      ),
    ),
  )

export const is = (that: HandConstraint): Asserted => ({ kind: 'is', that })
/** An inference; `n` counts those of one case. */
export const so = (n: number, that: HandConstraint, words?: string): Check => ({
  kind: 'inference',
  mark: `#${n}`,
  asserted: is(that),
  ...(words === undefined ? {} : { words }),
})
/** Something said in passing, without the therefore sign. */
export const remark = (n: number, that: HandConstraint, words?: string): Check => ({
  ...so(n, that, words),
  kind: 'remark',
})
/** The inferences of a case that the paper does not print again, but refers to with "as in". */
export const again = (checks: readonly Check[]): readonly Check[] =>
  checks.map((check) => (check.kind === 'inference' ? { ...check, kind: 'repeated' } : check))
/** The same all the way down. */
export const repeated = (cases: readonly Case[]): readonly Case[] =>
  cases.map((one) => ({
    ...one,
    ...(one.checks === undefined ? {} : { checks: again(one.checks) }),
    ...(one.cases === undefined ? {} : { cases: repeated(one.cases) }),
  }))
/** Inferences in the order given. */
export const therefore = (...those: readonly HandConstraint[]): readonly Check[] =>
  those.map((that, i) => so(i + 1, that))
/** The same cases without their example hands, where the paper gives them once. */
export const withoutExamples = (cases: readonly Case[]): readonly Case[] =>
  cases.map(({ example: _, ...one }) => ({
    ...one,
    ...(one.cases === undefined ? {} : { cases: withoutExamples(one.cases) }),
  }))
