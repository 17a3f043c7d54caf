/**
 * Whom to believe where promises contradict each other: partner. Its promises then stand as given and
 * the opponents’ fall. Where partner’s own contradict one another nothing is decided here: the
 * likeliest pattern of violations is.
 *
 * @see Action-based inferences, section XVIII.
 */
import { partner, type Seat } from '#core/seat.ts'
import { fewLayouts } from '../law/every-layout.ts'
import type { Position } from '../law/position.ts'
import { livingActions, surely, totalWeight, weigh } from '../posterior/weighing.ts'
import { agreedOnly, type Likelihood } from '../predicates/likelihood.ts'
import { bounded } from '../predicates/meets.ts'
import { asksWholeHands, type Predicate } from '../predicates/predicate.ts'
import { actionsIn, type Inference, isPromise } from './inference.ts'
import { statusOf } from './status.ts'

/** Whether the actions leave no layout any weight; where only bounds can be counted, whether these say so. */
export function* leaveNothing(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, boolean, void> {
  const total = yield* totalWeight(position, actions)
  if (total !== undefined) return total === 0
  const most = yield* weigh(position, actions, [], 'may', false)
  return most.kind === 'exact' && most.posterior.total === 0
}

/**
 * Each action from its first possible term on; the same object where that is the first. An action
 * with no possible term was off-system: nothing of it is believed, and it is left out.
 * @param supposed what is taken to be so, as certainties.
 */
export function* wokenOf(
  actions: readonly Likelihood[],
  position: Position,
  supposed: readonly Likelihood[] = [],
): Generator<number, readonly Likelihood[], void> {
  const woken: Likelihood[] = []
  for (const action of actions) {
    let first = 0
    while (first < action.terms.length) {
      const { when } = action.terms[first]!
      if (!(yield* isImpossible(when, position, supposed))) break
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
function* isImpossible(
  when: Predicate,
  position: Position,
  supposed: readonly Likelihood[],
): Generator<number, boolean, void> {
  if (statusOf(position, bounded(when, 'may')) === 'impossible') return true
  if (supposed.length > 0) return yield* leaveNothing(position, [...supposed, surely(when)])
  if (!asksWholeHands(when)) return false
  if (position.seats.length > 2 && fewLayouts(position) === undefined) return false
  return (yield* totalWeight(position, [surely(when)])) === 0
}

/** The action as a certainty: what was agreed weighs as before, the rest nothing. */
const certain = (action: Likelihood): Likelihood => {
  const kept = agreedOnly(action)
  const weight = action.terms[0]?.weight ?? 1
  return { ...kept, terms: kept.terms.map((term) => ({ ...term, weight: term.weight * weight })) }
}

/** An act that its side never makes otherwise still may have been made: it falls, and leaves the rest. */
const falling = (inference: Inference): Inference => ({
  ...inference,
  action: { ...inference.action, otherwise: Math.max(1, inference.action.otherwise) },
})

/**
 * The inferences as they weigh: the same list where the promises, each by its first possible reading,
 * leave a layout, or where partner’s own leave none.
 * @param supposed what is taken to be so, as certainties.
 */
export function* partnerFirst(
  position: Position,
  inferences: readonly Inference[],
  observer: Seat,
  supposed: readonly Likelihood[] = [],
): Generator<number, readonly Inference[], void> {
  const promised = inferences.filter(
    (one) => isPromise(one) && livingActions(position, [one.action]).length > 0,
  )
  const ours = promised.filter(({ seat }) => seat === partner(observer))
  const woken = new Map<string, Likelihood>()
  for (const one of promised) {
    const [kept] = yield* wokenOf(livingActions(position, [one.action]), position, supposed)
    if (kept !== undefined) woken.set(one.id, kept)
  }
  const kept = (of: readonly Inference[]): readonly Likelihood[] => [
    ...supposed,
    ...of.flatMap(({ id }) => woken.get(id) ?? []).map(agreedOnly),
  ]
  const partners = kept(ours)
  const own = partners.length - supposed.length
  if (own === 0 || own === woken.size) return inferences
  if (!(yield* leaveNothing(position, kept(promised)))) return inferences
  if (yield* leaveNothing(position, partners)) return inferences
  const believed = inferences.map((one): Inference => {
    const action = ours.includes(one) ? woken.get(one.id) : undefined
    return action === undefined ? one : { ...one, action: certain(action) }
  })
  const never = promised.some((one) => !ours.includes(one) && one.action.otherwise === 0)
  if (!never) return believed
  const living = [...supposed, ...livingActions(position, believed.flatMap(actionsIn))]
  return (yield* leaveNothing(position, living))
    ? believed.map((one) => (isPromise(one) && one.seat !== partner(observer) ? falling(one) : one))
    : believed
}
