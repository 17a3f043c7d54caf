/**
 * Measures: every number a rule may ask about, in one table each for hands and for single suits.
 * A measure has its value, the interval it can lie in, and its wording; nothing else in the
 * program knows how one is computed. To add one, add a line.
 */
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  ACES,
  BAD_NOTRUMP,
  DISTRIBUTION,
  HONOUR_COUNT,
  KINGS,
  REBIDDABLE,
  SAFE,
  STOPPED,
  TOPS,
  TOTAL_POINTS_PART,
} from './holding-features.ts'
import { PLAYING_TRICKS, type TrickReading } from './playing-tricks.ts'

export interface MeasureWording {
  /** As a condition says it: `HCP`, `T`, `spade points`. */
  readonly short: string
  /** One of them, in a sentence: `stopper`. */
  readonly one: string
  readonly many: string
  /** The glossary entry that explains it, where the word is a term of art. */
  readonly term?: string
  /** Said as a number of them, `12+ HCP`; others stand in a formula, `T ≥ 12`. */
  readonly counted?: boolean
}
export interface HandMeasure extends MeasureWording {
  /** The value is a suit, clubs 0 to spades 3, and is said as one. */
  readonly ofSuits?: boolean
  /** The numbers that decided the value: of the suit it is, then of the next, where there is one. */
  readonly decided?: (hand: Hand) => readonly number[]
  readonly value: (hand: Hand) => number
  /** Least and greatest value over all hands of thirteen cards. */
  readonly min: number
  readonly max: number
}
export interface SuitMeasure extends MeasureWording {
  readonly value: (holding: Holding) => number
  readonly min: number
  readonly max: number
  /** A yes-or-no property of a suit, said by its short name: `♠ rebiddable`. */
  readonly quality?: boolean
  /** There is only one in a suit: `the ace`. */
  readonly single?: boolean
}

const at = (table: { readonly [i: number]: number }, h: Holding): number => table[h]!
const sum = (table: { readonly [i: number]: number }, h: Hand): number =>
  at(table, h[0]) + at(table, h[1]) + at(table, h[2]) + at(table, h[3])

/** TOTALPTS of the 1967 paper: points and one, with length, aces, 4333 and short honours weighed. */
const totalPoints = (h: Hand): number => {
  const aces = sum(ACES, h)
  // Only 4333 has no suit shorter than three.
  const pattern4333 = sum(DISTRIBUTION, h) === 0
  return (
    sum(TOTAL_POINTS_PART, h) + 1 + (aces === 4 ? 1 : aces === 0 ? -1 : 0) - (pattern4333 ? 1 : 0)
  )
}
const longest = (h: Hand): number =>
  Math.max(
    at(HOLDING_LENGTH, h[0]),
    at(HOLDING_LENGTH, h[1]),
    at(HOLDING_LENGTH, h[2]),
    at(HOLDING_LENGTH, h[3]),
  )
/** Cards of the two longest suits. */
const twoLongest = (h: Hand): number => {
  const sorted = h.map((holding) => at(HOLDING_LENGTH, holding)).sort((a, b) => b - a)
  return sorted[0]! + sorted[1]!
}
/** A card for each beyond the fourth of a suit. */
const extraLength = (h: Hand): number =>
  h.reduce((sum: number, holding) => sum + Math.max(0, at(HOLDING_LENGTH, holding) - 4), 0)
const points = (h: Hand, suit: 0 | 1 | 2 | 3): number => at(HOLDING_HCP, h[suit])
const topPoints = (h: Hand): number =>
  Math.max(points(h, 0), points(h, 1), points(h, 2), points(h, 3))
/** Second in order of size, with repetition: the better of the second-best of each pair. */
const secondPoints = (h: Hand): number => {
  const a = points(h, 0)
  const b = points(h, 1)
  const c = points(h, 2)
  const d = points(h, 3)
  return Math.max(Math.min(Math.max(a, b), Math.max(c, d)), Math.min(a, b), Math.min(c, d))
}
/**
 * Estimate of a suit's playing strength: its length and a tenth of its points, a quarter more in a
 * major. Stanier (1975), Program Details.
 */
export const suitStrength = (h: Hand, suit: Suit): number =>
  // In fortieths, so that tenths and quarters come out exactly.
  ((10 * at(HOLDING_LENGTH, h[suit]) + at(HOLDING_HCP, h[suit])) * (suit >= 2 ? 5 : 4)) / 40

/**
 * Place of the suit with the greatest estimate of playing strength, of those with four cards or
 * more; of equals the higher ranking. Stanier (1975), “at least four of the suit”, Introduction.
 */
const bestSuit = (h: Hand): number => {
  let best = 0
  let most = -1
  for (let suit = 0 as Suit; suit < 4; suit++) {
    const strength = suitStrength(h, suit)
    if (at(HOLDING_LENGTH, h[suit]) >= 4 && strength >= most) {
      best = suit
      most = strength
    }
  }
  return best
}
const bestStrengths = (h: Hand): readonly number[] =>
  SUITS.filter((suit) => at(HOLDING_LENGTH, h[suit]) >= 4)
    .map((suit) => suitStrength(h, suit))
    .sort((a, b) => b - a)
    .slice(0, 2)

const playingTricks = (reading: TrickReading, min: number): HandMeasure => ({
  value: (h) => sum(PLAYING_TRICKS[reading], h),
  min,
  max: 13,
  short: 'P',
  one: t`playing trick`,
  many: t`playing tricks`,
  term: 'playtricks',
})

const handMeasures = {
  hcp: {
    value: hand.hcp,
    min: 0,
    max: 37,
    short: t`HCP`,
    one: t`high-card point`,
    many: t`high-card points`,
    term: 'hcp',
    counted: true,
  },
  aces: {
    value: (h) => sum(ACES, h),
    min: 0,
    max: 4,
    short: t`aces`,
    one: t`ace`,
    many: t`aces`,
    counted: true,
  },
  kings: {
    value: (h) => sum(KINGS, h),
    min: 0,
    max: 4,
    short: t`kings`,
    one: t`king`,
    many: t`kings`,
    counted: true,
  },
  longest: {
    value: longest,
    min: 4,
    max: 13,
    short: 'L',
    one: t`card in the longest suit`,
    many: t`cards in the longest suit`,
    term: 'longest',
  },
  twoLongest: {
    value: twoLongest,
    min: 7,
    max: 13,
    short: t`cards in the two longest suits`,
    one: t`card in the two longest suits`,
    many: t`cards in the two longest suits`,
    counted: true,
  },
  extraLength: {
    value: extraLength,
    min: 0,
    max: 9,
    short: t`length points`,
    one: t`length point`,
    many: t`length points`,
    counted: true,
  },
  totalPoints: {
    value: totalPoints,
    min: -1,
    max: 38,
    short: 'T',
    one: t`total point`,
    many: t`total points`,
    term: 'totalpts',
  },
  playingTricks: playingTricks('corrected', 0),
  playingTricksPublished: playingTricks('published', 0),
  playingTricksKj2: playingTricks('kj2', -3),
  playingTricksJrow: playingTricks('jrow', 0),
  distribution: {
    value: (h) => sum(DISTRIBUTION, h),
    min: 0,
    max: 9,
    short: t`distribution points`,
    one: t`distribution point`,
    many: t`distribution points`,
    term: 'distp',
    counted: true,
  },
  stoppers: {
    value: (h) => sum(SAFE, h),
    min: 1,
    max: 4,
    short: t`stoppers`,
    one: t`stopper`,
    many: t`stoppers`,
    term: 'stop',
    counted: true,
  },
  voids: {
    value: (h) => +(h[0] === 0) + +(h[1] === 0) + +(h[2] === 0) + +(h[3] === 0),
    min: 0,
    max: 3,
    short: t`voids`,
    one: t`void`,
    many: t`voids`,
    term: 'void',
    counted: true,
  },
  topSuitPoints: {
    value: topPoints,
    min: 0,
    max: 10,
    short: t`the best suit’s points`,
    one: t`point in the best suit`,
    many: t`points in the best suit`,
  },
  secondSuitPoints: {
    value: secondPoints,
    min: 0,
    max: 10,
    short: t`the second-best suit’s points`,
    one: t`point in the second-best suit`,
    many: t`points in the second-best suit`,
  },
  bestSuit: {
    value: bestSuit,
    min: 0,
    max: 3,
    short: t`best suit`,
    one: t`best suit`,
    many: t`best suits`,
    ofSuits: true,
    decided: bestStrengths,
  },
} satisfies Readonly<Record<string, HandMeasure>>

const suitMeasures = {
  length: {
    value: (h) => at(HOLDING_LENGTH, h),
    min: 0,
    max: 13,
    short: t`length`,
    one: t`card`,
    many: t`cards`,
  },
  points: {
    value: (h) => at(HOLDING_HCP, h),
    min: 0,
    max: 10,
    short: t`points`,
    one: t`point`,
    many: t`points`,
  },
  honours: {
    value: (h) => at(HONOUR_COUNT, h),
    min: 0,
    max: 5,
    short: t`honours`,
    one: t`honour`,
    many: t`honours`,
    term: 'honour',
  },
  aces: {
    value: (h) => at(ACES, h),
    min: 0,
    max: 1,
    short: t`aces`,
    one: t`ace`,
    many: t`aces`,
    single: true,
  },
  kings: {
    value: (h) => at(KINGS, h),
    min: 0,
    max: 1,
    short: t`kings`,
    one: t`king`,
    many: t`kings`,
    single: true,
  },
  tops: {
    value: (h) => at(TOPS, h),
    min: 0,
    max: 3,
    short: t`top honours`,
    one: t`top honour`,
    many: t`top honours`,
  },
  stopped: {
    value: (h) => at(STOPPED, h),
    min: 0,
    max: 1,
    short: t`stopped`,
    one: t`card that stops the suit`,
    many: t`cards that stop the suit`,
    quality: true,
  },
  safe: {
    value: (h) => at(SAFE, h),
    min: 0,
    max: 1,
    short: t`stoppers`,
    one: t`stopper`,
    many: t`stoppers`,
    term: 'stop',
  },
  badNotrump: {
    value: (h) => at(BAD_NOTRUMP, h),
    min: 0,
    max: 1,
    short: t`bad short honours`,
    one: t`bad short honour holding`,
    many: t`bad short honour holdings`,
  },
  rebiddable: {
    value: (h) => at(REBIDDABLE, h),
    min: 0,
    max: 1,
    short: t`rebiddable`,
    one: t`rebiddable suit`,
    many: t`rebiddable suits`,
    term: 'rebiddable',
    quality: true,
  },
} satisfies Readonly<Record<string, SuitMeasure>>

export type HandMeasureId = keyof typeof handMeasures
export type SuitMeasureId = keyof typeof suitMeasures

export const HAND_MEASURES: Readonly<Record<HandMeasureId, HandMeasure>> = handMeasures
export const SUIT_MEASURES: Readonly<Record<SuitMeasureId, SuitMeasure>> = suitMeasures
