/** One inference judged for a panel: statuses by law, what the agreements add, and chances. */
import type { Position } from '../law/position.ts'
import type { Beliefs } from '../posterior/beliefs.ts'
import type { ShownBeliefs } from '../posterior/beyond-count.ts'
import { chanceOf, hasWeight } from '../posterior/figures.ts'
import { type Action, agreedPredicate } from '../predicates/action.ts'
import { not, type Predicate } from '../predicates/predicate.ts'
import { type Inference, judgeInference, type MeaningPart } from './inference.ts'
import { type Status, statusOf } from './status.ts'
import type { WeighedInference, WeighedPart, WeighedReading } from './weighed.ts'

export interface BothBeliefs {
  readonly beliefs: ShownBeliefs
  /** The same by what was agreed alone. */
  readonly agreed: Beliefs
}

/** @param beliefs absent when no chances are asked for. */
export function* judgedReadings(
  inference: Inference,
  action: Action | undefined,
  position: Position,
  beliefs: BothBeliefs | undefined,
): Generator<number, WeighedInference, void> {
  const judged = judgeInference(inference, position)
  const readings: WeighedReading[] = []
  for (const [i, { says, qualifier }] of inference.readings.entries())
    readings.push(yield* readingOf(says, qualifier, judged.statuses[i]!, beliefs))
  let off: number | undefined
  // Nobody promised what merely tends to be so.
  if (beliefs !== undefined && action !== undefined && inference.kind !== 'tendency') {
    const met = yield* beliefs.beliefs.of(agreedPredicate(action))
    off = met === undefined || met.between !== undefined ? undefined : Math.max(0, 1 - met.chance)
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
  const agreed =
    soft === undefined
      ? undefined
      : (soft.between?.most ?? soft.chance) === 0
        ? 'excluded'
        : against !== undefined && (against.between?.most ?? against.chance) === 0
          ? 'implied'
          : 'neither'
  return {
    ...plain,
    agreed,
    ...(now === undefined ? {} : chanceOf(now)),
    ...(exact && now.count !== undefined ? { count: now.count } : {}),
  }
}

const partOf = (part: MeaningPart, position: Position): WeighedPart => ({
  status: statusOf(position, part.says),
  lengths: part.lengths,
  hcp: part.hcp,
})
