/**
 * The limits that hands of a call keep, and the words for them: `8+ points, 4+ ♥ or 4+ ♠`.
 */
import { lengthPhrase } from '#constraint/length-words.ts'
import { SUIT_MEASURES } from '#constraint/measures.ts'
import { join, type Phrase } from '#constraint/phrase.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { type Holding, length } from '#core/holding.ts'
import { isBalanced, type Shape, shapeOf } from '#core/shape.ts'
import {
  CLUBS,
  DIAMONDS,
  HEARTS,
  isMajor,
  SPADES,
  SUITS_DESCENDING,
  type Suit,
} from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'

export const MAJORS: readonly Suit[] = [HEARTS, SPADES]
export const MINORS: readonly Suit[] = [CLUBS, DIAMONDS]

/** The least and the most. */
export type Limit = readonly [low: number, high: number]
/** Limits that all but a few of the hands keep; what is not worth saying is no limit. */
export interface PlayedLimits {
  readonly points: Limit
  /** Points with three, two and one for a void, a singleton and a doubleton. */
  readonly withShort?: Limit
  /** Points with one for each card of a suit beyond four. */
  readonly withLength?: Limit
  /** By suit, clubs first. */
  readonly lengths: Tuple4<Limit>
  readonly balanced?: boolean
  /** Of the longest suit, whichever it is. */
  readonly longest?: Limit
  /** Of the longer of the two majors, and of the minors. */
  readonly majors?: Limit
  readonly minors?: Limit
  /** Five cards or more with two of the top three honours, in whatever suit. */
  readonly goodSuit?: boolean
  readonly majorsStopped?: boolean
}

/** The share of hands left out at either end of a limit, and of those that a word for all of them leaves out. */
const TAIL = 0.01
/** Lengths that say something: so many at least, or so few at most; longer suits have no upper end. */
const LONG = 3
const SHORT = 3
const OPEN_CARDS = 6
/** A major that is denied: shorter than what would have been bid. It goes without saying beside a longer suit. */
const DENIED_MAJOR = 4
/** Points from which no upper end is said, and up to which no lower one is. */
const OPEN_POINTS = 20
const FEW_POINTS = 2
export const MOST_POINTS = 37
export const MOST_CARDS = 13

function limits(values: readonly number[]): Limit {
  const sorted = values.toSorted((a, b) => a - b)
  const out = Math.floor(sorted.length * TAIL)
  return [sorted[out]!, sorted[sorted.length - 1 - out]!]
}

export const longerOf = (shape: Shape, suits: readonly Suit[]): number =>
  Math.max(...suits.map((suit) => shape[suit]))
/** The cards that one suit of a pair surely has, where that is more than either is sure of. */
function pairLimits(hands: readonly Hand[], lengths: Tuple4<Limit>) {
  for (const [name, suits] of [
    ['majors', MAJORS],
    ['minors', MINORS],
  ] as const) {
    const [cards] = limits(hands.map((hand) => longerOf(shapeOf(hand), suits)))
    if (cards > LONG && suits.every((suit) => lengths[suit][0] < LONG))
      return { [name]: [cards, MOST_CARDS] as const }
  }
  return {}
}

const SUITS_UP: Tuple4<Suit> = [CLUBS, DIAMONDS, HEARTS, SPADES]
/** Points with shape counted at most. */
export const MOST_COUNTED = MOST_POINTS + 9
const ANY_COUNT: Limit = [0, MOST_COUNTED]
const ANY: Limit = [0, MOST_CARDS]
const ANY_LENGTHS: Tuple4<Limit> = [ANY, ANY, ANY, ANY]

/** A length that is worth saying, with the ends that are. */
function saidLength([low, high]: Limit, few: number): Limit {
  if (low < LONG && high > few) return ANY
  return [low < LONG ? 0 : low, high >= OPEN_CARDS && low < high ? MOST_CARDS : high]
}
/** The limits of these hands; there is one at least. */
export function playedLimits(hands: readonly Hand[]): PlayedLimits {
  const lengths = mapTuple4(SUITS_UP, (suit) => limits(hands.map((hand) => length(hand[suit]))))
  const [low, high] = limits(hands.map(hcp))
  const points: Limit = [low <= FEW_POINTS ? 0 : low, high >= OPEN_POINTS ? MOST_POINTS : high]
  const uneven = hands.filter((hand) => !isBalanced(shapeOf(hand))).length
  // What a balanced hand can be needs no lengths beside it.
  if (uneven <= hands.length * TAIL) return { points, lengths: ANY_LENGTHS, balanced: true }
  const hasLong = lengths.some(([least]) => least > DENIED_MAJOR)
  return {
    points,
    lengths: mapTuple4(SUITS_UP, (suit) =>
      saidLength(lengths[suit], isMajor(suit) && !hasLong ? DENIED_MAJOR : SHORT),
    ),
    ...pairLimits(hands, lengths),
  }
}

const shortPoints = (shape: Shape): number =>
  shape.reduce((points, cards) => points + Math.max(0, LONG - cards), 0)
const lengthPoints = (shape: Shape): number =>
  shape.reduce((points, cards) => points + Math.max(0, cards - DENIED_MAJOR), 0)
/** Whether hands of that shape and so many points are such as the words say, honours aside. */
export function isToldCell(told: PlayedLimits, shape: Shape, points: number): boolean {
  const { lengths, balanced, longest = ANY, majors = ANY, minors = ANY } = told
  const { withShort = ANY_COUNT, withLength = ANY_COUNT } = told
  return (
    isIn(told.points, points) &&
    isIn(withShort, points + shortPoints(shape)) &&
    isIn(withLength, points + lengthPoints(shape)) &&
    lengths.every((limit, suit) => isIn(limit, shape[suit as Suit])) &&
    (balanced === undefined || isBalanced(shape) === balanced) &&
    isIn(longest, Math.max(...shape)) &&
    isIn(majors, longerOf(shape, MAJORS)) &&
    isIn(minors, longerOf(shape, MINORS))
  )
}
const isIn = ([low, high]: Limit, value: number): boolean => value >= low && value <= high
export const withShort = (hand: Hand): number => hcp(hand) + shortPoints(shapeOf(hand))
export const withLength = (hand: Hand): number => hcp(hand) + lengthPoints(shapeOf(hand))
const TOP_THREE = 0x1c00
/** Whether a suit of five cards or more has two of the top three honours. */
export const hasGoodSuit = (hand: Hand): boolean =>
  hand.some((held) => length(held) > DENIED_MAJOR && length((held & TOP_THREE) as Holding) > 1)
export const hasMajorsStopped = (hand: Hand): boolean =>
  MAJORS.every((suit) => SUIT_MEASURES.stopped.value(hand[suit]) > 0)
/** Whether the words say honours, which shape and points do not tell. */
export const saysHonours = ({ goodSuit, majorsStopped }: PlayedLimits): boolean =>
  goodSuit !== undefined || majorsStopped !== undefined
/** Whether the hand is such as the words say. */
export const isTold = (told: PlayedLimits, hand: Hand): boolean =>
  isToldCell(told, shapeOf(hand), hcp(hand)) &&
  (told.goodSuit === undefined || hasGoodSuit(hand) === told.goodSuit) &&
  (told.majorsStopped === undefined || hasMajorsStopped(hand) === told.majorsStopped)

/** `6–10 points`: the ends that are said. */
function pointsWords([low, high]: Limit, most: number): string | undefined {
  if (high >= most) return low === 0 ? undefined : t`${low}+ points`
  if (low === high) return t`exactly ${low} points`
  return low === 0 ? t`at most ${high} points` : t`${low}–${high} points`
}
function pointsPhrases({ points, withShort, withLength }: PlayedLimits): readonly Phrase[] {
  const own = pointsWords(points, MOST_POINTS)
  const short = withShort && pointsWords(withShort, MOST_COUNTED)
  const long = withLength && pointsWords(withLength, MOST_COUNTED)
  return [
    ...(own === undefined ? [] : [[own]]),
    ...(short === undefined ? [] : [[t`${short} with short suits counted`]]),
    ...(long === undefined ? [] : [[t`${long} with long suits counted`]]),
  ]
}
const isSaid = ([low, high]: Limit): boolean => low > 0 || high < MOST_CARDS
function pairPhrases([low, high]: Limit, suits: readonly Suit[]): readonly Phrase[] {
  const words = (from: number, to: number) => suits.map((suit) => lengthPhrase(suit, from, to))
  const long = low > 0 ? [join(words(low, MOST_CARDS), t` or `)] : []
  return high < MOST_CARDS ? [...long, ...words(0, high)] : long
}
function longestPhrases([low, high]: Limit): readonly Phrase[] {
  const long: readonly Phrase[] = low > 0 ? [[t`a suit of ${low} or more`]] : []
  return high < MOST_CARDS ? [...long, [t`no suit longer than ${high}`]] : long
}
/** `8+ points, 4+ ♥ or 4+ ♠`. */
export function playedWords(limits: PlayedLimits): Phrase {
  const { lengths, majors = ANY, minors = ANY, longest = ANY } = limits
  const either = (is: boolean | undefined, yes: string, no: string): readonly Phrase[] =>
    is === undefined ? [] : [[is ? yes : no]]
  const all = [
    ...pointsPhrases(limits),
    ...either(limits.balanced, t`balanced`, t`not balanced`),
    ...pairPhrases(majors, MAJORS),
    ...pairPhrases(minors, MINORS),
    ...SUITS_DESCENDING.filter((suit) => isSaid(lengths[suit])).map((suit) =>
      lengthPhrase(suit, ...lengths[suit]),
    ),
    ...longestPhrases(longest),
    ...either(
      limits.goodSuit,
      t`five cards with two of the top three honours`,
      t`no five cards with two of the top three honours`,
    ),
    ...either(limits.majorsStopped, t`both majors stopped`, t`a major not stopped`),
  ]
  return all.length === 0 ? [t`nearly any hand`] : join(all, ', ')
}
