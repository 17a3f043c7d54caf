/**
 * What a constraint sees of a hand besides its shape and points: the measures that it asks of each
 * suit. Holdings that none of them tells apart are one class, so that hands can be counted class by
 * class where a shape and a number of points do not decide.
 */

import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { suitStates } from '#counting/classes.ts'
import type { HandConstraint, SuitConstraint } from './constraint.ts'
import { ACES, KINGS, SAFE, TOTAL_POINTS_PART } from './holding-features.ts'
import { type HandMeasureId, SUIT_MEASURES, type SuitMeasureId } from './measures.ts'
import { PLAYING_TRICKS } from './playing-tricks.ts'

/** Numbers of a holding that a measure of the whole hand is made of. */
const PARTS = {
  points: (h) => HOLDING_HCP[h]!,
  aces: (h) => ACES[h]!,
  kings: (h) => KINGS[h]!,
  safe: (h) => SAFE[h]!,
  totalPart: (h) => TOTAL_POINTS_PART[h]!,
  tricks: (h) => PLAYING_TRICKS.corrected[h]!,
  tricksPublished: (h) => PLAYING_TRICKS.published[h]!,
  tricksKj2: (h) => PLAYING_TRICKS.kj2[h]!,
  tricksJrow: (h) => PLAYING_TRICKS.jrow[h]!,
} satisfies Readonly<Record<string, (h: Holding) => number>>
type Part = keyof typeof PARTS

/** What a measure of the hand asks of each suit, besides its length and the points of all four. */
const PARTS_OF = {
  hcp: [],
  aces: ['aces'],
  kings: ['kings'],
  longest: [],
  twoLongest: [],
  extraLength: [],
  totalPoints: ['totalPart', 'aces'],
  playingTricks: ['tricks'],
  playingTricksPublished: ['tricksPublished'],
  playingTricksKj2: ['tricksKj2'],
  playingTricksJrow: ['tricksJrow'],
  distribution: [],
  stoppers: ['safe'],
  voids: [],
  topSuitPoints: ['points'],
  secondSuitPoints: ['points'],
  bestSuit: ['points'],
} as const satisfies Readonly<Record<HandMeasureId, readonly Part[]>>

/** By suit: the numbers of its holding that are asked for. The shape gives the lengths already. */
export type AskedParts = Tuple4<Set<string>>
export const noParts = (): AskedParts => [new Set(), new Set(), new Set(), new Set()]

const ofHand = (measure: HandMeasureId, into: AskedParts): void => {
  for (const part of PARTS_OF[measure]) for (const suit of SUITS) into[suit].add(part)
}
const ofSuit = (measure: SuitMeasureId, suit: Suit, into: AskedParts): void => {
  if (measure !== 'length') into[suit].add(measure)
}
const tellSuit = (c: SuitConstraint, suit: Suit, into: AskedParts): void => {
  switch (c.kind) {
    case 'suit-range':
      ofSuit(c.measure, suit, into)
      break
    case 'suit-sum':
      for (const term of c.terms)
        if (term.of === 'hand') ofHand(term.measure, into)
        else ofSuit(term.measure, suit, into)
      break
    case 'elsewhere':
      for (const other of SUITS) if (other !== suit) tellSuit(c.is, other, into)
      break
    case 'hand':
      askParts(c.is, into)
      break
    case 'all':
    case 'any':
      for (const part of c.of) tellSuit(part, suit, into)
      break
    case 'not':
      tellSuit(c.of, suit, into)
      break
    case 'named':
      tellSuit(c.is, suit, into)
      break
  }
}
/** Adds what the constraint asks of each suit. */
export function askParts(c: HandConstraint, into: AskedParts): void {
  switch (c.kind) {
    case 'range':
      ofHand(c.measure, into)
      break
    case 'sum':
      for (const { measure } of c.terms) ofHand(measure, into)
      break
    case 'shape':
      break
    case 'suit':
      tellSuit(c.is, c.suit, into)
      break
    case 'some':
    case 'every':
      for (const suit of c.among) tellSuit(c.is, suit, into)
      break
    case 'all':
    case 'any':
      for (const part of c.of) askParts(part, into)
      break
    case 'not':
      askParts(c.of, into)
      break
    case 'named':
      askParts(c.is, into)
      break
  }
}

/** Holdings of one length that the question does not tell apart. */
export interface HoldingClass {
  /** One of them. */
  readonly holding: Holding
  readonly hcp: number
  /** How many there are, 1 or more. */
  readonly ways: number
}
const numberOf = (name: string): ((h: Holding) => number) =>
  name in PARTS ? PARTS[name as Part] : SUIT_MEASURES[name as SuitMeasureId].value

/**
 * The holdings of a suit by length (0 to 13), in classes by points and by the numbers named.
 * @param known cards that are surely held; @param unseen those that may be.
 */
export function holdingClasses(
  known: Holding,
  unseen: Holding,
  names: Iterable<string>,
): readonly (readonly HoldingClass[])[] {
  const values = [...names].map(numberOf)
  const byLength = Array.from({ length: 14 }, () => new Map<string, HoldingClass>())
  for (const state of suitStates(unseen)) {
    const holding = (state.holding | known) as Holding
    const hcp = HOLDING_HCP[holding]!
    const classes = byLength[HOLDING_LENGTH[holding]!]
    const key = `${hcp} ${values.map((value) => value(holding)).join()}`
    const same = classes?.get(key)
    classes?.set(key, { holding, hcp, ways: (same?.ways ?? 0) + state.ways })
  }
  return byLength.map((classes) => [...classes.values()])
}
