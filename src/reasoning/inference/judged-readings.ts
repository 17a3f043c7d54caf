/** One inference judged for a panel: statuses by law, what the agreements add, and chances. */
import { NEARLY_SURE } from '#core/chance.ts'
import type { Position } from '../law/position.ts'
import type { ShownBeliefs } from '../posterior/approximate.ts'
import type { Beliefs } from '../posterior/beliefs.ts'
import { chanceOf, type Figure, hasWeight } from '../posterior/figures.ts'
import { agreedPredicate, type Likelihood } from '../predicates/likelihood.ts'
import { not, type Predicate } from '../predicates/predicate.ts'
import { type Inference, judgeInference, type MeaningPart } from './inference.ts'
import { type Status, statusOf } from './status.ts'
import type { WeighedInference, WeighedPart, WeighedReading } from './weighed.ts'

export interface BothBeliefs {
  readonly beliefs: ShownBeliefs
  /** The same by what was agreed alone. */
  readonly agreed: Beliefs
}

/** What is left of a chance where figures good to fourteen digits should cancel out. */
const DUST = 1e-12

/** @param beliefs absent when no chances are asked for. */
export function* judgedReadings(
  inference: Inference,
  action: Likelihood | undefined,
  position: Position,
  beliefs: BothBeliefs | undefined,
): Generator<number, WeighedInference, void> {
  const judged = judgeInference(inference, position)
  const readings: WeighedReading[] = []
  for (const [i, { says, qualifier }] of inference.readings.entries())
    readings.push(yield* readingOf(says, qualifier, judged.statuses[i]!, beliefs))
  let off: number | undefined
  // Nobody promised what merely tends to be so.
  if (
    beliefs !== undefined &&
    action !== undefined &&
    action.terms.length > 0 &&
    inference.kind !== 'tendency'
  ) {
    const met = yield* beliefs.beliefs.of(agreedPredicate(action))
    const missed = met === undefined || met.between !== undefined ? undefined : 1 - met.chance
    off = missed !== undefined && missed < DUST ? 0 : missed
  }
  const { parts } = inference
  return {
    id: inference.id,
    seat: inference.seat,
    because: inference.because,
    kind: inference.kind,
    readings,
    active: judged.active,
    verdict: judged.verdict,
    ...(parts === undefined
      ? {}
      : {
          directly: partOf(parts.directly, position),
          byDenial: partOf(parts.byDenial, position),
        }),
    off,
  }
}

function* readingOf(
  says: Predicate,
  qualifier: WeighedReading['qualifier'],
  status: Status,
  both: BothBeliefs | undefined,
): Generator<number, WeighedReading, void> {
  const plain = { says, qualifier, status }
  if (both === undefined) return { ...plain, agreed: undefined }
  if (status !== 'open') {
    const sure = status === 'confirmed'
    return {
      ...plain,
      agreed: !hasWeight(both.agreed.weighed) ? undefined : sure ? 'implied' : 'excluded',
      ...(hasWeight(both.beliefs.weighed) ? { chance: sure ? 1 : 0 } : {}),
    }
  }
  const now = yield* both.beliefs.of(says)
  const soft = yield* both.agreed.of(says)
  const against =
    soft !== undefined && soft.chance > 0.5 ? yield* both.agreed.of(not(says)) : undefined
  const exact = now !== undefined && now.between === undefined
  const found =
    soft === undefined
      ? undefined
      : (soft.between?.most ?? soft.chance) === 0
        ? 'excluded'
        : against !== undefined && (against.between?.most ?? against.chance) === 0
          ? 'implied'
          : 'neither'
  const agreed = found && (isBorneOut(found, qualifier, now) ? found : 'neither')
  return {
    ...plain,
    agreed,
    ...(now === undefined ? {} : chanceOf(now)),
    ...(exact && now.count !== undefined ? { count: now.count } : {}),
  }
}

/**
 * Whether what follows from all that is agreed is told of a reading: not of one that no agreement covers,
 * which stays neutral (section XIV), and not against the chance that stands beside it.
 */
function isBorneOut(
  agreed: NonNullable<WeighedReading['agreed']>,
  qualifier: WeighedReading['qualifier'],
  now: Figure | undefined,
): boolean {
  if (agreed === 'neither' || now === undefined) return true
  if (qualifier === 'unspecified') return false
  return agreed === 'excluded'
    ? (now.between?.most ?? now.chance) <= 1 - NEARLY_SURE
    : (now.between?.least ?? now.chance) >= NEARLY_SURE
}

const partOf = (part: MeaningPart, position: Position): WeighedPart => ({
  status: statusOf(position, part.says),
  lengths: part.lengths,
  hcp: part.hcp,
})
