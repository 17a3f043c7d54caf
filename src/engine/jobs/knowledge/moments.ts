/**
 * What one seat can know of the hands it cannot see at the moments of a line: by law, by what each act
 * told, and with what is agreed. A moment is whole: its figures by agreement never stand without the
 * figures by law of the same moment.
 */
import type { Problem } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { defineJob, type Job } from '../../job.ts'
import { agreedFigures } from './agreed-figures.ts'
import type { KnowledgeInWords } from './knowledge-answer.ts'
import type { KnowledgeInput } from './knowledge-input.ts'
import {
  type LawfulMoment,
  lastMomentByLaw,
  lawfulMoments,
  supposedMoment,
} from './lawful-moments.ts'
import { type ToldByAct, toldByActs } from './told-by-acts.ts'

export interface MomentsInput extends KnowledgeInput {
  /**
   * Tells of the last moment alone, with what the agreements make of its figures. Left out, every moment
   * of the view is told by law, and what each act told; figures by agreement of all would take minutes.
   * Only of the last one something can be supposed.
   */
  readonly last?: true
}
export interface Moment {
  readonly law: LawfulMoment
  /** Absent until it has been worked out. */
  readonly agreed?: KnowledgeInWords
}
export interface Moments {
  /** By cards played, and the last one alone where that was asked for. */
  readonly moments: readonly Moment[]
  /** What acts told by agreement, in order; of a whole line. */
  readonly told: readonly ToldByAct[]
  /** Why there are no moments, or none after a card that contradicts those before it. */
  readonly problem?: Problem
}
export interface MomentsProgress extends Partial<Pick<Moments, 'moments' | 'told'>> {
  /** Of the work under way, 0..1. */
  readonly share: number
}
type Telling = Generator<MomentsProgress, Moments, void>

function* wholeLine(input: MomentsInput): Telling {
  const counted = yield* reporting(lawfulMoments(input.view), (told) => ({ share: told }))
  if (!counted.ok) return { moments: [], told: [], problem: counted.error }
  const { moments: byLaw, ...rest } = counted.value
  const moments = byLaw.map((law) => ({ law }))
  if (input.lawOnly === true) return { moments, told: [], ...rest }
  yield { share: 0, moments }
  const told = yield* reporting(toldByActs(input), (so) => ({ share: so, moments }))
  return { moments, told, ...rest }
}

function* lastMoment(input: MomentsInput): Telling {
  const { view, supposed = [] } = input
  const byLaw =
    supposed.length === 0
      ? lastMomentByLaw(view)
      : yield* reporting(supposedMoment(view, supposed), () => ({ share: 0 }))
  if (!byLaw.ok) return { moments: [], told: [], problem: byLaw.error }
  const law = byLaw.value
  // The line knows the law of its own moments; what is supposed is of no line.
  let moments: readonly Moment[] | undefined = supposed.length === 0 ? undefined : [{ law }]
  if (moments !== undefined) yield { share: 0, moments }
  const counting = agreedFigures(input)
  let step = counting.next()
  while (step.done !== true) {
    const { share, told: agreed } = step.value
    if (agreed !== moments?.[0]?.agreed) moments = agreed && [{ law, agreed }]
    yield moments === undefined ? { share } : { share, moments }
    step = counting.next()
  }
  return step.value.ok
    ? { moments: [{ law, agreed: step.value.value }], told: [] }
    : { moments: [{ law }], told: [], problem: step.value.error }
}

/** @see MomentsInput */
export const moments: Job<MomentsInput, MomentsProgress, Moments> = (input) =>
  input.last === true ? lastMoment(input) : wholeLine(input)

export const job = defineJob({
  name: 'moments',
  family: 'knowledge',
  weight: 'heavy',
  systems: ['systems'],
  run: moments,
})
declare module '../../registry.ts' {
  interface JobsByName {
    moments: typeof moments
  }
}
