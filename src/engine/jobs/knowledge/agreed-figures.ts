/**
 * What the agreements make of the hidden hands at one moment: ranges and chances, each inference with
 * its status, the odd ones out.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import {
  type KnowledgeOptions,
  knowledgeOf,
  type KnowledgeProgress as Stage,
} from '#reasoning/answer/knowledge.ts'
import { actionsIn, type Inference } from '#reasoning/inference/inference.ts'
import type { Position } from '#reasoning/law/position.ts'
import { lastPosition } from '#reasoning/law/replay-play.ts'
import { MOST_WORK } from '#reasoning/posterior/walk-work.ts'
import { countWork, livingActions, wayToCount } from '#reasoning/posterior/weighing.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { supportActions } from '../../call-support.ts'
import type { KnowledgeInWords } from './knowledge-answer.ts'
import { agreementsOf, DRAWS, type KnowledgeInput, MOST_SHAPES } from './knowledge-input.ts'
import { inWords } from './knowledge-words.ts'

export interface AgreedSoFar {
  /** Of the work under way, 0..1. */
  readonly share: number
  /** Intervals that hold the exact figures, while these are being counted. */
  readonly told?: KnowledgeInWords
}

/** Where each stage begins, and how much of the whole it is; told by what took longest in trials. */
const STAGES = {
  figures: { from: 0, of: 0.5 },
  inferences: { from: 0.5, of: 0.35 },
  conflict: { from: 0.85, of: 0.15 },
} as const satisfies Readonly<
  Record<Stage['stage'], { readonly from: number; readonly of: number }>
>

/** Likely shapes of three closed hands are found by so many samples. */
const SAMPLES = 4000
/** From so much work on (see `countWork`) bounds come first, and from so much on layouts drawn before the count. */
const SOME_WORK = 20_000_000
const MUCH_WORK = 300_000_000
/** Acts of three closed hands that are judged one by one: each takes a count of its own. */
const FEW_ACTS = 4

/** What is answered in turn: each answer is better than the one before, and the last one stays. */
function answersFor(
  position: Position,
  inferences: readonly Inference[],
): readonly KnowledgeOptions[] {
  const three = position.seats.length > 2
  const actions = livingActions(position, inferences.flatMap(actionsIn))
  const work = countWork(position, actions)
  const first: KnowledgeOptions = { quick: true, figuresOnly: true }
  const drawn: KnowledgeOptions = { draws: DRAWS }
  if (wayToCount(position, actions) === 'list') return [{}]
  if (work > MOST_WORK) return [first, drawn]
  if (work === 0) return [three ? { samples: SAMPLES, figuresOnly: actions.length > FEW_ACTS } : {}]
  const exact: KnowledgeOptions = three ? { samples: SAMPLES, figuresOnly: true } : {}
  return work <= SOME_WORK && !three
    ? [exact]
    : work <= MUCH_WORK
      ? [first, exact]
      : [first, { ...drawn, uncounted: true }, exact]
}

/**
 * The figures at the last act of the view. Where the exact ones are slow, ranges and intervals that hold
 * them come first, then figures from layouts drawn, as progress; these stay where an exact count would
 * take too long.
 */
export function* agreedFigures(
  input: KnowledgeInput,
): Generator<AgreedSoFar, Result<KnowledgeInWords, Problem>, void> {
  const { view, lawOnly = false, supposed = [] } = input
  const position = lastPosition(view)
  if (!position.ok) return position
  const agreements = agreementsOf(input)
  let told: KnowledgeInWords | undefined
  let share = 0
  function* answer(
    options: KnowledgeOptions,
  ): Generator<AgreedSoFar, Result<KnowledgeInWords, Problem>> {
    const steps = knowledgeOf(view, agreements, {
      ...{ lawOnly, supposed, shapes: MOST_SHAPES },
      ...options,
    })
    for (;;) {
      const step = steps.next()
      if (step.done === true)
        return step.value.ok ? ok(inWords(step.value.value, view, agreements.meanings)) : step.value
      const { from, of } = STAGES[step.value.stage]
      share = Math.max(share, from + of * step.value.done)
      yield told === undefined ? { share } : { share, told }
    }
  }
  const inferences = lawOnly ? [] : inferencesOf(view, agreements)
  const answers = answersFor(position.value, inferences)
  for (const options of answers.slice(0, -1)) {
    const first = yield* answer(options)
    if (!first.ok) return first
    told = first.value
    share = 0
    yield { share, told }
  }
  const last = answers.at(-1) ?? {}
  const drawn = yield* answer(last)
  if (last.draws === undefined || !drawn.ok) return drawn
  // Closer ranges take longer than the layouts, and change no chance.
  told = drawn.value
  share = 0
  const support = supportActions(view, input.systems, agreements, position.value.seats)
  let step = support.next()
  while (step.done !== true) {
    share = Math.max(share, step.value / 2)
    yield { share, told }
    step = support.next()
  }
  if (step.value.length === 0) return drawn
  return yield* answer({ ...last, closer: step.value })
}
