/** The named quantities that OPENBID computes for a hand, as the paper lists them (Appendix 2). */
import { admits, admitsSuit } from '#constraint/admits.ts'
import { HAND_MEASURES, SUIT_MEASURES, type SuitMeasureId } from '#constraint/measures.ts'
import { PLAYING_TRICKS } from '#constraint/playing-tricks.ts'
import type { Hand } from '#core/hand.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { type OpenbidReading, READINGS, tricksMeasure } from './readings.ts'
import { aceOutside, even, hasVoid, notrumpTry, shortWithoutLong, solid } from './terms.ts'

/** Lists by suit run spades, hearts, diamonds, clubs, as the paper scans them. */
export interface OpenbidFeatures {
  readonly hcp: number
  readonly totalPoints: number
  readonly playingTricks: number
  readonly stoppers: number
  readonly longest: number
  readonly distribution: number
  readonly aces: number
  readonly even: boolean
  readonly void: boolean
  readonly fourFourOne: boolean
  readonly solid: boolean
  readonly notrumpTry: boolean
  /** Suit points, most first. */
  readonly suitPointsSorted: readonly number[]
  readonly lengths: readonly number[]
  readonly points: readonly number[]
  readonly honours: readonly number[]
  readonly tricks: readonly number[]
  readonly rebiddable: readonly boolean[]
  readonly badNotrump: readonly boolean[]
  readonly aceOutside: readonly boolean[]
}

export function openbidFeatures(
  hand: Hand,
  reading: OpenbidReading = READINGS.corrected,
): OpenbidFeatures {
  const bySuit = (measure: SuitMeasureId): number[] =>
    SUITS_DESCENDING.map((suit) => SUIT_MEASURES[measure].value(hand[suit]))
  const points = bySuit('points')
  return {
    hcp: HAND_MEASURES.hcp.value(hand),
    totalPoints: HAND_MEASURES.totalPoints.value(hand),
    playingTricks: HAND_MEASURES[tricksMeasure(reading)].value(hand),
    stoppers: HAND_MEASURES.stoppers.value(hand),
    longest: HAND_MEASURES.longest.value(hand),
    distribution: HAND_MEASURES.distribution.value(hand),
    aces: HAND_MEASURES.aces.value(hand),
    even: admits(even, hand),
    void: admits(hasVoid, hand),
    fourFourOne: admits(shortWithoutLong, hand),
    solid: admits(solid(reading), hand),
    notrumpTry: admits(notrumpTry(reading), hand),
    suitPointsSorted: [...points].sort((a, b) => b - a),
    lengths: bySuit('length'),
    points,
    honours: bySuit('honours'),
    tricks: SUITS_DESCENDING.map((suit) => PLAYING_TRICKS[reading.tricks][hand[suit]]!),
    rebiddable: bySuit('rebiddable').map((n) => n === 1),
    badNotrump: bySuit('badNotrump').map((n) => n === 1),
    aceOutside: SUITS_DESCENDING.map((suit) => admitsSuit(aceOutside, hand, suit)),
  }
}
