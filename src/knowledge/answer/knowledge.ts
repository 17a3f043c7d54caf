/**
 * Everything one seat can know of the hands it cannot see, in one pass: the law's figures, the
 * agreements' figures beside them, every inference judged, and which actions must have been off.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import { partner } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { likelyPatterns, type NamedAction, partnerFirstOf } from '../inference/conflict.ts'
import { actionsIn, type Inference, isPromise } from '../inference/inference.ts'
import { isUsable, problemOf } from '../inference/inference-problems.ts'
import { judgedReadings } from '../inference/judged-readings.ts'
import { statusOf } from '../inference/status.ts'
import type { Conflict, WeighedInference } from '../inference/weighed.ts'
import { fewLayouts } from '../law/every-layout.ts'
import { positionFromScratch } from '../law/fold.ts'
import type { Position } from '../law/position.ts'
import { type Beliefs, beliefsOf } from '../posterior/beliefs.ts'
import { type ShownBeliefs, shownBeliefs } from '../posterior/beyond-count.ts'
import { hasWeight, type Shown } from '../posterior/figures.ts'
import { lawfulFigures } from '../posterior/lawful-figures.ts'
import { countWork, livingActions, surely, totalWeight } from '../posterior/weighing.ts'
import { type Action, agreedOnly, agreedPredicate } from '../predicates/action.ts'
import { bounded } from '../predicates/meets.ts'
import { asksWholeHands, not, type Predicate } from '../predicates/predicate.ts'
import { inferencesOf } from '../sources/index.ts'
import type { Agreements } from '../sources/source.ts'
import { figuresByLaw, figuresNow, suitFigures, totalOf } from './figures-now.ts'
import type { Knowledge } from './knowledge-data.ts'
import { likelyShapes, SHAPES_LISTED } from './likely-shapes.ts'

export interface KnowledgeOptions {
  /** Leaves the agreements out. */
  readonly lawOnly?: boolean
  /** Leaves out chances of readings and of violations, for a quicker answer. */
  readonly figuresOnly?: boolean
  /**
   * Takes bounds where an exact count would have to walk whole hands, for a first answer; of three hands
   * only what each by itself can be. Shapes are then not told.
   */
  readonly quick?: boolean
  /**
   * Layouts drawn where the figures can only be bounded, and these bounds lie far apart: the figures are
   * then intervals that hold the exact ones nineteen times in twenty. None when absent.
   */
  readonly draws?: number
  /** Draws even where a count is exact, for an answer before it. */
  readonly uncounted?: boolean
  /** Conditions on single hands that follow from what is agreed, for closer ranges where these are bounds. */
  readonly closer?: readonly Action[]
  /** Shapes listed for each hand; 8 when absent. */
  readonly shapes?: number
  /** Layouts drawn to find the likely shapes where the count tells none; 10,000 when absent. */
  readonly samples?: number
}
export interface KnowledgeProgress {
  readonly stage: 'figures' | 'inferences' | 'conflict'
  /** Of the stage, 0..1. */
  readonly done: number
}

function* staged<T>(
  stage: KnowledgeProgress['stage'],
  steps: Generator<number, T, void>,
): Generator<KnowledgeProgress, T, void> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    yield { stage, done: step.value }
  }
}

/**
 * What the observer of the view knows at its last card.
 * @returns a problem when the view has no lawful position: a hand that is not of thirteen cards, or
 * cards that contradict each other.
 */
export function* knowledgeOf(
  view: SeatView,
  agreements: Agreements,
  options: KnowledgeOptions = {},
): Generator<KnowledgeProgress, Result<Knowledge, Problem>, void> {
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const law = lawfulFigures(position)
  const read = options.lawOnly === true ? [] : inferencesOf(view, agreements)
  const problems = read.flatMap(problemOf)
  const inferences = read.filter(isUsable)
  const living = livingOf(position, inferences)
  const actions = living.map((one) => one.action)
  // A signal weighs and never erases: ranges come from what calls and leads promise.
  const promised = living.flatMap((one) => (one.principal ? [one.action] : []))
  const wanted = options.figuresOnly === true ? [] : predicatesOf(inferences, position)
  const walk = options.quick !== true
  const { beliefs, agreed } = yield* staged(
    'figures',
    shownBeliefs(position, actions, wanted, options, promised),
  )
  const conflict = yield* staged(
    'conflict',
    conflictOf(view, position, living, beliefs, agreed, options),
  )
  const kept = yield* staged('figures', keptOf(position, living, agreed, conflict))
  const believed =
    kept.length === promised.length && kept.every((action, i) => action === promised[i])
      ? agreed
      : yield* staged('figures', beliefsOf(position, kept.map(agreedOnly), wanted, 'may', walk))
  const { weighed } = beliefs
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
          options.figuresOnly === true ? undefined : { beliefs, agreed: believed },
        ),
      ),
    )
  }
  const shapes = walk
    ? yield* staged('figures', likelyShapes(position, law, weighed, actions, options))
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
  })
}

function precisionOf(weighed: Shown): Knowledge['precision'] {
  if (weighed.kind === 'between') return 'interval'
  if (weighed.kind === 'drawn') return 'drawn'
  return hasWeight(weighed) && weighed.posterior.exact ? 'exact' : 'rounded'
}

/** What the sources make of the view, without what contradicts itself. */
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
 * The promises that are believed kept. Where a first reading is disproved, the fallback that woke is
 * (inference.md, 6). Where promises contradict one another still, those that were off in the likeliest
 * pattern are left out. Nothing has to change while all first readings together leave a layout.
 */
function* keptOf(
  position: Position,
  living: readonly NamedAction[],
  agreed: Beliefs,
  { patterns }: Conflict,
): Generator<number, readonly Action[], void> {
  const promises = living.filter((one) => one.principal)
  const all = promises.map(({ action }) => action)
  if (hasWeight(agreed.weighed)) return all
  const woken = yield* wokenOf(all, position)
  const left = yield* totalWeight(position, woken.map(agreedOnly))
  const [likeliest] = patterns
  if (left !== 0 || likeliest === undefined) return woken
  return promises.flatMap(({ id, action }) => (likeliest.off.includes(id) ? [] : [action]))
}

/**
 * Each action from its first possible term on; the same object where that is the first. An action
 * with no possible term was off-system: nothing of it is believed, and it is left out.
 */
function* wokenOf(
  actions: readonly Action[],
  position: Position,
): Generator<number, readonly Action[], void> {
  const woken: Action[] = []
  for (const action of actions) {
    let first = 0
    while (first < action.terms.length) {
      const { when } = action.terms[first]!
      if (!(yield* isImpossible(when, position))) break
      first += 1
    }
    if (first === 0) woken.push(action)
    else if (first < action.terms.length)
      woken.push({ ...action, terms: action.terms.slice(first) })
  }
  return woken
}

/**
 * Whether no layout meets it. Among three concealed hands it asks only about their lengths and
 * points, unless the layouts are few.
 */
function* isImpossible(when: Predicate, position: Position): Generator<number, boolean, void> {
  if (statusOf(position, bounded(when, 'may')) === 'impossible') return true
  if (!asksWholeHands(when)) return false
  if (position.seats.length > 2 && fewLayouts(position) === undefined) return false
  return (yield* totalWeight(position, [surely(when)])) === 0
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
  view: SeatView,
  position: Position,
  living: readonly NamedAction[],
  beliefs: ShownBeliefs,
  agreed: Beliefs,
  options: KnowledgeOptions,
): Generator<number, Conflict, void> {
  const { weighed } = beliefs
  const nothing = !hasWeight(weighed)
  const kind = nothing ? 'total' : hasWeight(agreed.weighed) ? 'none' : 'priced'
  if (nothing || weighed.kind !== 'exact' || options.figuresOnly === true)
    return { kind, patterns: [], partnerFirst: [] }
  // Nothing was broken for sure, so whole hands are not walked for each way in which something may be.
  const work = countWork(
    position,
    living.map(({ action }) => action),
  )
  const most = work === 0 ? undefined : kind === 'none' ? 0 : Math.floor(PATTERN_WORK / work)
  const patterns = yield* likelyPatterns(position, living, weighed.posterior.total, most)
  const seatOf = new Map(living.map((one) => [one.id, one.action.seat]))
  return {
    kind,
    patterns,
    partnerFirst: partnerFirstOf(patterns, (id) => seatOf.get(id) === partner(view.seat)),
  }
}
