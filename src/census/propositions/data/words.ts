/** The few words in which the cases are written. */
import {
  all,
  any,
  elsewhere,
  everySuit,
  type HandConstraint,
  inSuit,
  named,
  not,
  type SuitConstraint,
  type SuitRange,
  someSuit,
  suitExactly,
} from '#constraint/constraint.ts'
import { describeSuit } from '#constraint/describe.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import { plain } from '#constraint/phrase.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { pattern, SHAPES } from '#core/shape.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit, suitLetter } from '#core/suit.ts'
import { isLongest } from '#systems/schenken-1967/terms.ts'
import { type Asserted, type Case, type Check, type ExampleHand, PASSED } from '../claim.ts'

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
export const safe = suitExactly('safe', 1)
export const holdsAce = suitExactly('aces', 1)

export const suit = (which: Suit, ...is: readonly SuitConstraint[]): HandConstraint =>
  inSuit(which, together(is))
const together = (is: readonly SuitConstraint[]): SuitConstraint =>
  is.length === 1 ? is[0]! : suitBoth(...is)
/** `S, H or D`. */
const letters = (among: readonly Suit[]): string =>
  among.length === 4
    ? 'any suit'
    : among
        .map(suitLetter)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' or ')
const words = (is: SuitConstraint): string => plain(describeSuit(is))
export const some = (among: readonly Suit[], ...is: readonly SuitConstraint[]): HandConstraint => {
  const that = together(is)
  return named(`${letters(among)} with ${words(that)}`, undefined, someSuit(among, that))
}
/** Each of the suits that is `which` is `is`. */
export const each = (
  among: readonly Suit[],
  which: SuitConstraint,
  is: SuitConstraint,
): HandConstraint =>
  named(
    `${letters(among)} of ${words(which)} only with ${words(is)}`,
    undefined,
    everySuit(among, suitEither(suitNo(which), is)),
  )
/** A longest suit among these, alone or level with others. */
export const long = (among: readonly Suit[], ...is: readonly SuitConstraint[]): HandConstraint =>
  named(
    `${letters(among)} longest${is.length === 0 ? '' : ` with ${words(together(is))}`}`,
    undefined,
    someSuit(among, suitBoth(isLongest, ...is)),
  )
export const eachLong = (among: readonly Suit[], is: SuitConstraint): HandConstraint =>
  named(
    `${letters(among)} longest only with ${words(is)}`,
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
  words: `distribution ${patterns.map(distribution).join(' or ')}`,
})
/** Two suits of the kind with so many points between them at least. */
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

const is = (that: HandConstraint): Asserted => ({ kind: 'is', that })
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

interface Rest {
  readonly so?: readonly Check[]
  readonly settled?: string
  readonly asIn?: string
  readonly example?: string
  readonly repaired?: string
}
const example = ({ example: hand, repaired }: Rest): { readonly example?: ExampleHand } =>
  hand === undefined ? {} : { example: repaired === undefined ? { hand } : { hand, repaired } }

const leaf = (
  step: string,
  when: HandConstraint,
  asserted: Asserted,
  rest: Rest & { readonly claimSettled?: string },
): Case => ({
  step,
  when,
  checks: [
    ...(rest.so ?? []),
    {
      kind: 'leaf',
      mark: '',
      asserted,
      ...(rest.claimSettled === undefined ? {} : { settled: rest.claimSettled }),
    },
  ],
  ...example(rest),
  ...(rest.asIn === undefined ? {} : { asIn: rest.asIn }),
  ...(rest.settled === undefined ? {} : { settled: rest.settled }),
})
/** A leaf that ends in a bid: `bids('I', …, '1S 1H 1D', '12a')`. */
export const bids = (
  step: string,
  when: HandConstraint,
  calls: string,
  at: string,
  rest: Rest & { readonly claimSettled?: string } = {},
): Case => leaf(step, when, { kind: 'meets', at, calls: calls.split(' ') }, rest)
/** A leaf that ends in a pass. */
export const passes = (step: string, when: HandConstraint, hand?: string, rest: Rest = {}): Case =>
  leaf(
    step,
    when,
    { kind: 'opens', calls: [PASSED] },
    hand === undefined ? rest : { ...rest, example: hand },
  )
/** A case split further. */
export const split = (
  step: string,
  when: HandConstraint,
  cases: readonly Case[],
  { so: checks = [], settled, asIn }: Rest = {},
): Case => ({
  step,
  when,
  cases,
  checks,
  ...(asIn === undefined ? {} : { asIn }),
  ...(settled === undefined ? {} : { settled }),
})
