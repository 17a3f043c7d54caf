/** Which readings of an act are shown, in which order, and with which words. */
import { NEARLY_SURE } from '#core/chance.ts'
import { t } from '#core/text.ts'
import type { Inference, Reading } from '../../../ask/knowledge/hidden-model.ts'

/**
 * True for what the reader wants to see at once: not impossible from the start, not against the
 * agreements, and of a call by rules not what would be believed if the call were not what it is.
 */
const isPlain = (inference: Inference, reading: Reading): boolean =>
  inference.kind === 'chain'
    ? inference.read === undefined || reading.role !== 'asleep'
    : isLikely(inference, reading)
const isLikely = (inference: Inference, reading: Reading): boolean =>
  reading.status === 'confirmed' ||
  (reading.qualifier !== 'inconsistent' &&
    reading.status === 'open' &&
    !isNoise(inference, reading)) ||
  (inference.verdict === 'off-system' && reading.status === 'open')

/** A signal: a card that may tell, a lead apart. */
const isSignal = ({ kind, sign }: Inference): boolean =>
  kind === 'exactly-one' && sign !== '' && sign !== 'lead'
/** Nobody has said what these players signal, and the chance does not bear the reading out. */
const isNoise = (inference: Inference, { chance = 0, upTo }: Reading): boolean =>
  isSignal(inference) &&
  inference.readings.every(({ qualifier }) => qualifier === undefined) &&
  (upTo !== undefined || chance < NEARLY_SURE)
/** A signal of which no reading is borne out: it says little. */
export const saysLittle = (inference: Inference): boolean =>
  isSignal(inference) &&
  inference.readings.every(
    (reading) => reading.status !== 'confirmed' && isNoise(inference, reading),
  )

/** Whether a reading is marked with how it stands with the agreement: a charge only where it is almost sure. */
export const isMarked = ({ qualifier, status, chance = 0, upTo }: Reading): boolean =>
  qualifier !== 'inconsistent' ||
  status === 'confirmed' ||
  (upTo === undefined && chance >= NEARLY_SURE)

export interface Ordered {
  /** Place in the list of readings. */
  readonly at: number
  /** False for one that stands behind the button for more. */
  readonly plain: boolean
}

/** A chain keeps its order; of readings that exclude each other the likeliest come first. */
export function likelyFirst(inference: Inference): readonly Ordered[] {
  const list = inference.readings.map((reading, at) => ({
    at,
    plain: isPlain(inference, reading),
    chance: reading.chance ?? 0,
  }))
  if (inference.kind === 'chain') return list
  return [...list].sort(
    (a, b) => Number(b.plain) - Number(a.plain) || b.chance - a.chance || a.at - b.at,
  )
}

/** What a reading is in a chain of fallbacks, in brackets behind it; nothing where it is plain. */
export function roleWords(reading: Reading, index: number): string | undefined {
  if (reading.role === 'asleep') return t`fallback, asleep`
  if (reading.role === 'active' && index > 0) return t`fallback, awake`
  return undefined
}

/** Why an act is off-system. */
export const verdictWords = (inference: Inference, name: string): string =>
  inference.act.kind === 'call'
    ? t`No hand ${name} can still hold fits what the call was agreed to show. It is read by law alone, or the agreement is not what we think.`
    : t`No agreed reading of the card is possible any more. ${name} did not keep to the agreement, or it is not what we think.`

/**
 * What the agreements make of an open reading, where it is news: that a believed reading is implied,
 * or that its own fallback is, goes without saying.
 */
export const softOf = ({ role, soft }: Reading): Reading['soft'] =>
  role === 'one-of' || soft === 'excluded' ? soft : undefined

/** A signal that was almost surely not as agreed: the likeliest reading against the agreement, and its chance. */
export interface FalseSignal {
  readonly inference: Inference
  /** Place of the reading. */
  readonly reading: number
  readonly chance: number
}
/** Signals that were almost surely false; what is certain stands with its act. */
export function falseSignals(inferences: readonly Inference[]): readonly FalseSignal[] {
  return inferences
    .filter(({ kind, sign }) => kind === 'exactly-one' && sign !== 'lead')
    .flatMap((inference): readonly FalseSignal[] => {
      const reading = inference.readings.findIndex(
        ({ qualifier, chance = 0, upTo, status }) =>
          qualifier === 'inconsistent' &&
          status === 'open' &&
          upTo === undefined &&
          chance >= NEARLY_SURE,
      )
      return reading < 0
        ? []
        : [{ inference, reading, chance: inference.readings[reading]?.chance ?? 0 }]
    })
    .toSorted((a, b) => b.chance - a.chance)
}
