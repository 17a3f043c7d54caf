/** The question that the jobs about hidden hands and agreements share. */
import type { SeatView } from '#core/seat-view.ts'
import {
  COMMON,
  COMMON_READINGS,
  type CommonReading,
  type SystemRef,
  type SystemRefs,
} from '#core/system-ref.ts'
import type { Supposition } from '#reasoning/answer/supposed.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import { callMeanings } from '../../call-meanings.ts'
import type { BothSides } from './agreements-check.ts'

/** Shapes told of each hand. */
export const MOST_SHAPES = 6
/** Layouts drawn where figures can only be bounded: a chance of a half is then known to 1.6 %. */
export const DRAWS = 4000

export interface KnowledgeInput {
  /** What the observer has seen up to the moment asked about. */
  readonly view: SeatView
  /** What the sides agree by hand, North–South first. */
  readonly sides: BothSides
  /** What their calls are read by where nothing is written by hand. */
  readonly systems: SystemRefs
  /** Leaves every agreement out. */
  readonly lawOnly?: boolean
  /** Taken to be so, for *What if*: every figure of the moment is of the layouts in which it is. */
  readonly supposed?: readonly Supposition[]
}

const chosenFor = ({ id, reading }: SystemRef): CommonReading | undefined =>
  id === COMMON ? COMMON_READINGS.find((one) => one === reading) : undefined

/** Everything the sides agree about the calls and cards of the view. */
export const agreementsOf = ({ view, sides, systems, lawOnly }: KnowledgeInput): Agreements => ({
  carding: [sides[0].carding, sides[1].carding],
  calls: [sides[0].calls, sides[1].calls],
  common: [systems[0].id === COMMON, systems[1].id === COMMON],
  readAs: [chosenFor(systems[0]), chosenFor(systems[1])],
  meanings: lawOnly === true ? [] : callMeanings(view, systems),
})
