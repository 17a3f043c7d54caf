/** The quantities that OPENBID computes for a hand, and the disputed readings that change its answer. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Strain } from '#core/suit.ts'
import { type OpenbidFeatures, openbidFeatures } from '#systems/schenken-1967/features.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READING_NAMES, READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { type TotalPart, totalPointsParts } from '#systems/schenken-1967/total-points.ts'

export interface OpeningFeaturesInput {
  /** Thirteen cards. */
  readonly hand: Hand
  readonly reading: ReadingName
}
export interface OtherReading {
  readonly reading: ReadingName
  readonly call: Call
  readonly section: string
}
export interface OpeningFeaturesOutput {
  readonly features: OpenbidFeatures
  /** BIDVAL: the code of Appendix 5. */
  readonly code: number
  /** For a strong opening: the strain that the strength comes from. */
  readonly strength?: Strain
  /** TOTALPTS as a sum. */
  readonly total: readonly TotalPart[]
  /** The readings under which this hand is opened otherwise, or at another section. */
  readonly others: readonly OtherReading[]
}

/** @see OpeningFeaturesInput */
export function featuresOf({ hand, reading }: OpeningFeaturesInput): OpeningFeaturesOutput {
  const own = openbid(hand, READINGS[reading])
  const others = READING_NAMES.map((name): OtherReading => {
    const { call, section } = openbid(hand, READINGS[name])
    return { reading: name, call, section }
  }).filter((other) => other.call !== own.call || other.section !== own.section)
  return {
    features: openbidFeatures(hand, READINGS[reading]),
    code: own.bidval,
    ...(own.strength === undefined ? {} : { strength: own.strength }),
    total: totalPointsParts(hand),
    others,
  }
}
