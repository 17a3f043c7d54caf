/**
 * Everything one seat can know of the hands it cannot see, in one pass: the law's figures, the
 * agreements' figures beside them, every inference judged, and which actions must have been off.
 */
import { DECK, rankOf, suitOf } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import { EMPTY_HOLDING, FULL_HOLDING, type Holding, has } from '#core/holding.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { partner, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { type Action, agreedOnly, agreedPredicate, checkAction } from './action.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { type ShownBeliefs, shownBeliefs } from './beyond-count.ts'
import { likelyPatterns, type NamedAction, partnerFirstOf } from './conflict.ts'
import { figureOf, hasWeight, type Shown, spreadOf } from './figures.ts'
import { positionFromScratch } from './fold.ts'
import type { Inference } from './inference.ts'
import { judgedReadings } from './judged-readings.ts'
import type {
  BothSpreads,
  Knowledge,
  KnownCard,
  KnownConflict,
  KnownHand,
  KnownInference,
  KnownProblem,
  KnownSplit,
} from './knowledge-data.ts'
import { knownShapes } from './known-shapes.ts'
import { type LawfulFigures, lawfulFigures, splitBefore } from './lawful-figures.ts'
import { bounded } from './meets.ts'
import { type Position, supplyOf } from './position.ts'
import { cardWeight, lengthWeight, pointsWeight, splitWeight } from './posterior.ts'
import { asksWholeHands, facts, isNever, not, type Predicate } from './predicate.ts'
import { inferencesOf } from './sources/index.ts'
import type { Agreements } from './sources/source.ts'
import { statusOf } from './status.ts'
import { walkWork } from './walk-work.ts'
import { livingActions, surely, totalWeight, type Weighed, whensOf } from './weighing.ts'

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

/** Hands in sight of the observer: its own, and dummy once it is faced. */
export const facedFor = (view: SeatView, position: Position): PartialDeal =>
  SEATS.map((seat) =>
    seat === view.seat ? view.hand : position.seats.includes(seat) ? undefined : view.dummy,
  ) as unknown as PartialDeal

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
  const faced = facedFor(view, position)
  const law = lawfulFigures(position)
  const read = options.lawOnly === true ? [] : inferencesOf(view, agreements)
  const problems = read.flatMap(problemOf)
  const inferences = read.filter(isUsable)
  const living = livingOf(inferences, faced)
  const actions = living.map((one) => one.action)
  const wanted = options.figuresOnly === true ? [] : predicatesOf(inferences, living)
  const walk = options.quick !== true
  const { beliefs, agreed } = yield* staged(
    'figures',
    shownBeliefs(position, actions, faced, wanted, options),
  )
  // Where a first reading is disproved, the fallback that woke is what is believed (inference.md, 6).
  // Nothing can have to wake while all first readings together leave a layout.
  const woken = hasWeight(agreed.weighed)
    ? actions
    : yield* staged('figures', wokenOf(actions, position, faced))
  const asBefore =
    woken.length === actions.length && woken.every((action, i) => action === actions[i])
  const believed = asBefore
    ? agreed
    : yield* staged(
        'figures',
        beliefsOf(position, woken.map(agreedOnly), faced, wanted, 'may', walk),
      )
  const { weighed } = beliefs
  const judged: KnownInference[] = []
  for (const [i, inference] of inferences.entries()) {
    yield { stage: 'inferences', done: i / inferences.length }
    const action = living.find((one) => one.id === inference.id)?.action
    judged.push(
      yield* staged(
        'inferences',
        judgedReadings(
          inference,
          action,
          position,
          faced,
          options.figuresOnly === true ? undefined : { beliefs, agreed: believed },
        ),
      ),
    )
  }
  const conflict = yield* staged(
    'conflict',
    conflictOf(view, position, faced, living, beliefs, agreed, options),
  )
  const shapes = walk
    ? yield* staged('figures', knownShapes(position, law, weighed, actions, faced, options))
    : []
  return ok({
    observer: view.seat,
    seats: position.seats,
    layouts: String(law.layouts),
    total: totalOf(weighed),
    figures: options.lawOnly === true ? 'law' : weighed.kind,
    ...(weighed.kind === 'drawn' ? { drawn: weighed.posterior.total } : {}),
    hands: position.seats.map(
      (seat, h): KnownHand => ({
        seat,
        lengths: SUITS.map((suit) =>
          lengthsOf(law, weighed, seat, h, suit),
        ) as unknown as KnownHand['lengths'],
        hcp: {
          law: law.points(h),
          now: spreadOf(weighed, 40, (p, n) => pointsWeight(p, seat, n)),
        },
        agreed: agreedBounds(believed.weighed, seat),
        shapes: shapes[h]?.shapes ?? [],
        ...(shapes[h]?.sampled === undefined ? {} : { shapesSampled: shapes[h].sampled }),
      }),
    ),
    cards: cardsOf(position, law, weighed),
    splits: SUITS.map((suit) =>
      splitsOf(position, suit, law, weighed),
    ) as unknown as Knowledge['splits'],
    inferences: judged,
    problems,
    conflict,
  })
}

/** What is wrong with an inference in itself, whatever the cards: figures out of range, or no hand at all. */
function problemOf({ id, because, readings, action }: Inference): readonly KnownProblem[] {
  const checked = checkAction(action)
  if (!checked.ok) return [{ id, because, problem: checked.error }]
  const says = because.kind === 'call' ? readings[0]?.says : undefined
  if (says === undefined || isPossible(says)) return []
  const message = 'It contradicts itself: no hand of thirteen cards is so.'
  return [{ id, because, problem: { code: 'agreement/nothing', message } }]
}
/** Whether it can be counted with: a contradiction in its first reading leaves the weaker ones. */
const isUsable = ({ because, readings, action }: Inference): boolean =>
  checkAction(action).ok &&
  (because.kind === 'card' || readings.some((reading) => isPossible(reading.says)))
/** What the sources make of the view, without what contradicts itself. */
export const usableInferences = (view: SeatView, agreements: Agreements): readonly Inference[] =>
  inferencesOf(view, agreements).filter(isUsable)
const judgedPossible = new WeakMap<Predicate, boolean>()
/** Whether some hand of thirteen cards meets the predicate. */
function isPossible(p: Predicate): boolean {
  const known = judgedPossible.get(p)
  if (known !== undefined) return known
  const [seat, ...others] = new Set(facts(p).map((fact) => fact.seat))
  // Of several hands together nothing is refused before the cards are seen.
  const possible =
    others.length > 0
      ? true
      : seat === undefined
        ? !isNever(p)
        : statusOf(anyHand(seat), bounded(p, 'may')) !== 'impossible'
  judgedPossible.set(p, possible)
  return possible
}
/** Thirteen of fifty-two cards, all the others together. */
const anyHand = (seat: Seat): Position => ({
  observer: seat,
  seats: [seat, partner(seat)],
  known: new Array<Holding>(8).fill(EMPTY_HOLDING),
  voids: [0, 0],
  vacant: [13, 39],
  unseen: SUITS.map(() => FULL_HOLDING) as unknown as Position['unseen'],
})

/** Calls and leads can be off; signals and tendencies only weigh. */
const isPrincipal = ({ kind, because }: Inference): boolean =>
  kind === 'chain' || (because.kind === 'card' && because.sign === 'lead')

/** The actions that weigh layouts differently, by name. */
export function livingOf(
  inferences: readonly Inference[],
  faced: PartialDeal,
): readonly NamedAction[] {
  return inferences.flatMap((inference): readonly NamedAction[] =>
    livingActions([inference.action], faced).map((action) => ({
      id: inference.id,
      action,
      principal: isPrincipal(inference),
    })),
  )
}

/**
 * The actions, each from its first term on that is not impossible; the same action where that is the
 * first. One of which no term is left was off-system: nothing of it is believed, and it is left out.
 */
function* wokenOf(
  actions: readonly Action[],
  position: Position,
  faced: PartialDeal,
): Generator<number, readonly Action[], void> {
  const woken: Action[] = []
  for (const action of actions) {
    let first = 0
    while (first < action.terms.length) {
      const { when } = action.terms[first] as Action['terms'][number]
      if (!(yield* isImpossible(when, position, faced))) break
      first += 1
    }
    if (first === 0) woken.push(action)
    else if (first < action.terms.length)
      woken.push({ ...action, terms: action.terms.slice(first) })
  }
  return woken
}

/** Whether no layout meets it. Of whole hands among three only what their lengths and points tell is asked. */
function* isImpossible(
  when: Predicate,
  position: Position,
  faced: PartialDeal,
): Generator<number, boolean, void> {
  if (statusOf(position, bounded(when, 'may'), faced) === 'impossible') return true
  if (!asksWholeHands(when) || position.seats.length > 2) return false
  return (yield* totalWeight(position, [surely(when)], faced)) === 0
}

/** What will be asked; of whole hands the opposites too, as whether a reading is implied turns on them. */
function predicatesOf(
  inferences: readonly Inference[],
  living: readonly NamedAction[],
): readonly Predicate[] {
  const readings = inferences.flatMap((inference) => inference.readings.map(({ says }) => says))
  return [
    ...readings,
    ...living.map((one) => agreedPredicate(one.action)),
    ...(readings.some(asksWholeHands) ? readings.map(not) : []),
  ]
}

const totalOf = (weighed: Shown): string => {
  if (weighed.kind === 'drawn') return totalOf(weighed.bounds)
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  return posterior.exact ? String(BigInt(posterior.total)) : String(posterior.total)
}

const lengthsOf = (
  law: LawfulFigures,
  weighed: Shown,
  seat: Seat,
  hand: number,
  suit: Suit,
): BothSpreads => ({
  law: law.length(hand, suit),
  now: spreadOf(weighed, 13, (p, n) => lengthWeight(p, seat, suit, n)),
})

/** The support of the layouts that meet everything agreed. */
function agreedBounds(weighed: Weighed, seat: Seat): KnownHand['agreed'] {
  if (!hasWeight(weighed)) return undefined
  const posterior = weighed.kind === 'exact' ? weighed.posterior : weighed.most
  const range = (top: number, weight: (n: number) => number) => {
    const all = Array.from({ length: top + 1 }, (_, n) => n).filter((n) => weight(n) > 0)
    return { lo: all[0] ?? 0, hi: all.at(-1) ?? 0 }
  }
  return {
    lengths: SUITS.map((suit) => range(13, (n) => lengthWeight(posterior, seat, suit, n))),
    hcp: range(40, (n) => pointsWeight(posterior, seat, n)),
  }
}

/** Every card whose owner is not in sight, spades first and highest first. */
function cardsOf(position: Position, law: LawfulFigures, weighed: Shown): readonly KnownCard[] {
  const hidden = DECK.filter((card) => has(position.unseen[suitOf(card)], rankOf(card)))
  return [...hidden]
    .sort((a, b) => b - a)
    .map((card): KnownCard => {
      const figures = position.seats.map((seat) =>
        figureOf(weighed, (p) => cardWeight(p, seat, card)),
      )
      const now = figures.flatMap((figure) => (figure === undefined ? [] : [figure]))
      const counts = now.flatMap((figure) => figure.count ?? [])
      const between = now.flatMap((figure) => figure.between ?? [])
      return {
        card,
        law: position.seats.map((_, h) => law.card(h, suitOf(card))),
        now: now.length === 0 ? undefined : now.map((figure) => figure.chance),
        ...(counts.length > 0 ? { counts } : {}),
        ...(between.length > 0 ? { between } : {}),
      }
    })
}

/** Ways for the suit to lie that were possible before the play. */
function splitsOf(
  position: Position,
  suit: Suit,
  law: LawfulFigures,
  weighed: Shown,
): readonly KnownSplit[] {
  const supply = supplyOf(position, suit)
  const out: KnownSplit[] = []
  const put = (lengths: readonly number[]): void => {
    const [a, b] = lengths as [number, number]
    const before = splitBefore(supply, lengths)
    if (before === 0) return
    const now = figureOf(weighed, (p) => splitWeight(p, suit, a, b))
    out.push({
      lengths,
      before,
      law: law.split(suit, a, b),
      now: now?.chance,
      ...(now?.between === undefined ? {} : { between: now.between }),
    })
  }
  for (let a = 0; a <= supply; a++)
    if (position.seats.length === 2) put([a, supply - a])
    else for (let b = 0; a + b <= supply; b++) put([a, b, supply - a - b])
  return out
}

/** What all patterns together may cost, see `walkWork`. */
const PATTERN_WORK = 1_000_000_000

function* conflictOf(
  view: SeatView,
  position: Position,
  faced: PartialDeal,
  living: readonly NamedAction[],
  beliefs: ShownBeliefs,
  agreed: Beliefs,
  options: KnowledgeOptions,
): Generator<number, KnownConflict, void> {
  const { weighed } = beliefs
  const nothing = !hasWeight(weighed)
  const kind = nothing ? 'total' : hasWeight(agreed.weighed) ? 'none' : 'priced'
  if (nothing || weighed.kind !== 'exact' || options.figuresOnly === true)
    return { kind, patterns: [], partnerFirst: [] }
  // Nothing was broken for sure, so whole hands are not walked for each way in which something may be.
  const work = walkWork(position, whensOf(living.map(({ action }) => action)))
  const most = work === 0 ? undefined : kind === 'none' ? 0 : Math.floor(PATTERN_WORK / work)
  const patterns = yield* likelyPatterns(position, living, faced, weighed.posterior.total, most)
  const seatOf = new Map(living.map((one) => [one.id, one.action.seat]))
  return {
    kind,
    patterns,
    partnerFirst: partnerFirstOf(patterns, (id) => seatOf.get(id) === partner(view.seat)),
  }
}
