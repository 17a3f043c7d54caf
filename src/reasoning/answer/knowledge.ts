/**
 * Everything one seat can know of the hands it cannot see, in one pass: the law's figures, the
 * agreements' figures beside them, every inference judged, and which actions must have been off.
 */

import { ok, type Problem, type Result } from '#core/result.ts'
import { partner, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { likelyPatterns, type NamedAction } from '../inference/conflict.ts'
import { actionsIn, type Inference, isPromise } from '../inference/inference.ts'
import { isUsable, problemOf } from '../inference/inference-problems.ts'
import { judgedReadings } from '../inference/judged-readings.ts'
import { leaveNothing, partnerFirst, wokenOf } from '../inference/partner-first.ts'
import type { Conflict, WeighedInference } from '../inference/weighed.ts'
import type { Position } from '../law/position.ts'
import { lastPosition } from '../law/replay-play.ts'
import { type ShownBeliefs, shownBeliefs } from '../posterior/approximate.ts'
import { type Beliefs, beliefsOf } from '../posterior/beliefs.ts'
import { chanceOf, hasWeight, type Shown } from '../posterior/figures.ts'
import { countWork, livingActions } from '../posterior/weighing.ts'
import { agreedOnly, agreedPredicate, type Likelihood } from '../predicates/likelihood.ts'
import { allOf, asksWholeHands, not, type Predicate } from '../predicates/predicate.ts'
import { inferencesOf } from '../sources/index.ts'
import type { Agreements } from '../sources/source.ts'
import { figuresByLaw, figuresNow, suitFigures, totalOf } from './figures-now.ts'
import type { Knowledge, SupposedChance } from './knowledge-data.ts'
import { likelyShapes, SHAPES_LISTED } from './likely-shapes.ts'
import { figuresSupposed, type Supposition, supposedActions } from './supposed.ts'

export interface KnowledgeOptions {
  /** Leaves the agreements out. */
  readonly lawOnly?: boolean
  /** Leaves out chances of readings and of violations, for a quicker answer. */
  readonly figuresOnly?: boolean
  /**
   * Takes bounds where an exact count would have to walk whole hands, for a first answer; of three
   * hands only what each by itself can be. Shapes are then left out.
   */
  readonly quick?: boolean
  /**
   * Layouts drawn where the figures can only be bounded, and these bounds lie far apart: the figures are
   * then intervals that hold the exact ones nineteen times in twenty. None when absent.
   */
  readonly draws?: number
  /** Draws even where a count is exact, to have an answer before the count ends. */
  readonly uncounted?: boolean
  /** Conditions on single hands that follow from what is agreed, for closer ranges where these are bounds. */
  readonly closer?: readonly Likelihood[]
  /** Shapes listed for each hand; 8 when absent. */
  readonly shapes?: number
  /** Layouts drawn to find the likely shapes where the count gives none; 10,000 when absent. */
  readonly samples?: number
  /** Taken to be so: every figure is of the layouts in which it is. */
  readonly supposed?: readonly Supposition[]
}
export interface KnowledgeProgress {
  readonly stage: 'figures' | 'inferences' | 'conflict'
  /** Of the stage, 0..1. */
  readonly done: number
}

const staged = <T>(
  stage: KnowledgeProgress['stage'],
  steps: Generator<number, T, void>,
): Generator<KnowledgeProgress, T, void> => reporting(steps, (done) => ({ stage, done }))

/**
 * What the observer of the view knows at its last card.
 * @returns a problem when the view has no lawful position: a hand that is not of thirteen cards, or
 * cards that contradict each other, or where nothing of it has all that is supposed.
 */
export function* knowledgeOf(
  view: SeatView,
  agreements: Agreements,
  options: KnowledgeOptions = {},
): Generator<KnowledgeProgress, Result<Knowledge, Problem>, void> {
  const from = lastPosition(view)
  if (!from.ok) return from
  const position = from.value
  const { supposed = [] } = options
  const left = yield* staged('figures', figuresSupposed(position, supposed, options))
  if (!left.ok) return left
  const law = left.value
  const given = supposedActions(position, supposed)
  const read = options.lawOnly === true ? [] : inferencesOf(view, agreements)
  const problems = read.flatMap(problemOf)
  const inferences = read.filter(isUsable)
  const wanted = options.figuresOnly === true ? [] : predicatesOf(inferences, position)
  const walk = options.quick !== true
  const likely =
    supposed.length === 0
      ? undefined
      : yield* staged('figures', chanceOfAll(position, inferences, view.seat, options))
  const weighing = yield* staged(
    'figures',
    believing(position, inferences, wanted, view.seat, options),
  )
  const { living, promised, beliefs, agreed } = weighing
  const found = yield* staged('conflict', conflictOf(position, living, beliefs, agreed, options))
  const conflict: Conflict = { ...found, partnerFirst: weighing.partnerFirst }
  const kept = yield* staged(
    'figures',
    keptOf(position, living, agreed, conflict, view.seat, given),
  )
  const believed =
    kept.length === promised.length && kept.every((action, i) => action === promised[i])
      ? agreed
      : yield* staged(
          'figures',
          beliefsOf(position, [...given, ...kept.map(agreedOnly)], wanted, 'may', walk),
        )
  const { weighed } = beliefs
  // What promises conflict, and which of them stand, is told even where figures alone are.
  const isTold = (one: Inference): boolean =>
    options.figuresOnly !== true || (walk && conflict.kind === 'priced' && isPromise(one))
  const judged: WeighedInference[] = []
  for (const [i, inference] of inferences.entries()) {
    yield { stage: 'inferences', done: i / inferences.length }
    const [action] = livingActions(position, [inference.action])
    judged.push(
      yield* staged(
        'inferences',
        judgedReadings(
          inference,
          action,
          position,
          isTold(inference) ? { beliefs, agreed: believed } : undefined,
        ),
      ),
    )
  }
  const shapes = walk
    ? yield* staged(
        'figures',
        likelyShapes(
          position,
          law,
          weighed,
          living.map(({ action }) => action),
          options,
        ),
      )
    : []
  const now = figuresNow(position, weighed, believed.weighed, shapes)
  return ok({
    observer: view.seat,
    seats: position.seats,
    layouts: String(law.layouts),
    total: totalOf(weighed),
    precision: options.lawOnly === true ? 'law' : precisionOf(weighed),
    ...(weighed.kind === 'drawn' ? { drawn: weighed.posterior.total } : {}),
    law: figuresByLaw(position, law, options.shapes ?? SHAPES_LISTED),
    ...(now === undefined ? {} : { now }),
    splits: suitFigures(position, law, weighed),
    inferences: judged,
    problems,
    conflict,
    ...(likely === undefined ? {} : { supposed: likely }),
  })
}

/** How likely it is that all that is supposed is so, by law and with the agreements. */
function* chanceOfAll(
  position: Position,
  inferences: readonly Inference[],
  observer: Seat,
  options: KnowledgeOptions,
): Generator<number, SupposedChance, void> {
  const { supposed = [], ...rest } = options
  const all = allOf(...supposed)
  const byLaw = yield* beliefsOf(position, [], [all])
  const lawful = yield* byLaw.of(all)
  const { beliefs } = yield* believing(position, inferences, [all], observer, rest)
  const now = yield* beliefs.of(all)
  return { lawful: lawful?.chance ?? 0, ...(now === undefined ? {} : { now: chanceOf(now) }) }
}

interface Weighing {
  readonly living: readonly NamedAction[]
  /** A signal weighs and never erases: ranges come from what calls and leads promise. */
  readonly promised: readonly Likelihood[]
  readonly beliefs: ShownBeliefs
  readonly agreed: Beliefs
  /** Promises conflict, and partner’s were believed before the opponents’. */
  readonly partnerFirst: boolean
}
function* counted(
  position: Position,
  inferences: readonly Inference[],
  wanted: readonly Predicate[],
  options: KnowledgeOptions,
): Generator<number, Omit<Weighing, 'partnerFirst'>, void> {
  const given = supposedActions(position, options.supposed ?? [])
  const living = [
    ...livingOf(position, inferences),
    ...given.map((action): NamedAction => ({ id: '', action, principal: false })),
  ]
  const actions = living.map(({ action }) => action)
  const promised = living.flatMap((one) => (one.principal ? [one.action] : []))
  const kept = [...given, ...promised]
  const both = yield* shownBeliefs(position, actions, wanted, options, kept)
  return { living, promised, ...both }
}
/** Weighs the layouts; once more with partner’s promises as certain where all together leave none. */
function* believing(
  position: Position,
  inferences: readonly Inference[],
  wanted: readonly Predicate[],
  observer: Seat,
  options: KnowledgeOptions,
): Generator<number, Weighing, void> {
  const all = yield* counted(position, inferences, wanted, options)
  if (hasWeight(all.agreed.weighed)) return { ...all, partnerFirst: false }
  const given = supposedActions(position, options.supposed ?? [])
  const standing = yield* partnerFirst(position, inferences, observer, given)
  if (standing === inferences) return { ...all, partnerFirst: false }
  return { ...(yield* counted(position, standing, wanted, options)), partnerFirst: true }
}

function precisionOf(weighed: Shown): Knowledge['precision'] {
  if (weighed.kind === 'between') return 'interval'
  if (weighed.kind === 'drawn') return 'drawn'
  return hasWeight(weighed) && weighed.posterior.exact ? 'exact' : 'rounded'
}

/** The inferences of all sources from the view, without those that contradict themselves. */
export const usableInferences = (view: SeatView, agreements: Agreements): readonly Inference[] =>
  inferencesOf(view, agreements).filter(isUsable)
/** The actions that weigh layouts differently, by name. */
export function livingOf(
  position: Position,
  inferences: readonly Inference[],
): readonly NamedAction[] {
  return inferences.flatMap((inference): readonly NamedAction[] =>
    livingActions(position, actionsIn(inference)).map((action) => ({
      id: inference.id,
      action,
      principal: isPromise(inference),
    })),
  )
}

/**
 * The promises that are believed to be kept. Where a first reading is disproved, the fallback that
 * woke is believed. Where promises still contradict each other, those that were off in the
 * likeliest pattern are left out; where no pattern can be had, those that leave nothing beside
 * partner’s and the earlier ones. Nothing has to change while all first readings together leave a layout.
 * @param given what is supposed, as certainties.
 */
function* keptOf(
  position: Position,
  living: readonly NamedAction[],
  agreed: Beliefs,
  { patterns }: Conflict,
  observer: Seat,
  given: readonly Likelihood[],
): Generator<number, readonly Likelihood[], void> {
  const promises = living.filter((one) => one.principal)
  const all = promises.map(({ action }) => action)
  if (hasWeight(agreed.weighed)) return all
  const woken = yield* wokenOf(all, position, given)
  const leaves = (some: readonly Likelihood[]) =>
    leaveNothing(position, [...given, ...some.map(agreedOnly)])
  if (!(yield* leaves(woken))) return woken
  const [likeliest] = patterns
  if (likeliest !== undefined)
    return promises.flatMap(({ id, action }) => (likeliest.off.includes(id) ? [] : [action]))
  const isPartners = ({ seat }: Likelihood): boolean => seat === partner(observer)
  const kept: Likelihood[] = []
  for (const one of [...woken.filter(isPartners), ...woken.filter((a) => !isPartners(a))])
    if (!(yield* leaves([...kept, one]))) kept.push(one)
  return kept
}

/**
 * The predicates that will be asked. Those about whole hands come with their opposites, which
 * decide whether a reading is implied.
 */
function predicatesOf(inferences: readonly Inference[], position: Position): readonly Predicate[] {
  const readings = inferences.flatMap((inference) => inference.readings.map(({ says }) => says))
  return [
    ...readings,
    ...inferences.flatMap(({ kind, action }) =>
      kind === 'tendency' || livingActions(position, [action]).length === 0
        ? []
        : [agreedPredicate(action)],
    ),
    ...(readings.some(asksWholeHands) ? readings.map(not) : []),
  ]
}

/** What all patterns together may cost, see `countWork`. */
const PATTERN_WORK = 1_000_000_000

function* conflictOf(
  position: Position,
  living: readonly NamedAction[],
  { weighed }: ShownBeliefs,
  agreed: Beliefs,
  { figuresOnly = false, quick = false }: KnowledgeOptions,
): Generator<number, Omit<Conflict, 'partnerFirst'>, void> {
  const nothing = !hasWeight(weighed)
  const kind = nothing ? 'total' : hasWeight(agreed.weighed) ? 'none' : 'priced'
  if (nothing || weighed.kind !== 'exact' || quick || (figuresOnly && kind === 'none'))
    return { kind, patterns: [] }
  // Nothing was certainly broken, so whole hands are not walked for each way in which something may
  // be broken.
  const work = countWork(
    position,
    living.map(({ action }) => action),
  )
  const most = work === 0 ? undefined : kind === 'none' ? 0 : Math.floor(PATTERN_WORK / work)
  return { kind, patterns: yield* likelyPatterns(position, living, weighed.posterior.total, most) }
}
